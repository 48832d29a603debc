import MediaProbe
import TestSupport
import Testing

/// Tests that impossible declared values are unknown, with a problem, and never a number.
@Suite struct ImplausibleTests {
  private func facts(_ track: BuiltTrack) throws -> MediaFacts {
    var movie = BuiltMovie()
    movie.tracks = [track]
    return try HeaderReader.mp4.read(MemorySource(movie.bytes))
  }

  private func codes(_ facts: MediaFacts) -> [Problem.Code] { facts.problems.map(\.code) }

  @Test func `Samples without a size are not counted`() throws {
    var track = BuiltTrack()
    track.times = [(2_147_483_647, 512)]
    let facts = try facts(track)
    #expect(facts.video?.frameCount == 50 && facts.duration == 2)
    #expect(codes(facts).contains(.corrupt))
    var movie = BuiltMovie()
    movie.tracks = [track]
    let index = try #require(try Movie(MemorySource(movie.bytes), isQuickTime: false, .header))
    #expect(index.tracks.first?.boxes.samples.count == 50 && index.duration == 2 && index.isAbsurd)
  }

  @Test func `A partial edit list gives no duration`() throws {
    var track = BuiltTrack()
    track.edits = Array(repeating: (1, 0, 1 << 16), count: 70_000)
    let facts = try facts(track)
    #expect(facts.duration == nil && facts.unknown[.duration] != nil && facts.hasEditList == true)
    #expect(codes(facts).contains(.limitReached))
  }

  @Test func `A duration of centuries is unknown`() throws {
    var track = BuiltTrack()
    track.edits = [(4_294_967_294, 0, 1 << 16)]
    var movie = BuiltMovie()
    movie.tracks = [track]
    movie.timescale = 1
    let facts = try HeaderReader.mp4.read(MemorySource(movie.bytes))
    #expect(facts.duration == nil && facts.bitRate == nil && facts.unknown[.duration] != nil)
    #expect(facts.video?.duration == nil && facts.streams.first?.duration == nil && codes(facts).contains(.corrupt))
  }

  @Test(arguments: [(65536, 1), (1, 65536), (4_294_967_295, 1)])
  func `An implausible sample aspect ratio leaves the size as stored`(_ horizontal: Int, _ vertical: Int) throws {
    var track = BuiltTrack()
    let shape = ISO.box("pasp", ISO.u32(horizontal), ISO.u32(vertical))
    track.entry = BuiltTrack.visualEntry("avc1", 720, 576, ISO.box("avcC", BuiltTrack.avc), shape)
    let facts = try facts(track)
    #expect(facts.video?.sampleAspectRatio == nil && facts.unknown[.videoSampleAspectRatio] != nil)
    #expect(facts.video?.width == facts.video?.storedWidth && codes(facts).contains(.corrupt))
    let message = facts.problems.first { $0.code == .corrupt }?.message.english
    #expect(message?.hasPrefix("the declared sample aspect ratio \(horizontal):\(vertical) is impossible") == true)
  }

  @Test func `A zero timescale or time step gives no frame rate`() throws {
    var still = BuiltTrack()
    still.times = [(50, 0)]
    var timeless = BuiltTrack()
    timeless.timescale = 0
    for track in [still, timeless] {
      let facts = try facts(track)
      #expect(facts.video?.averageFrameRate == nil && facts.duration == nil)
      #expect(facts.unknown[.videoFrameRate] != nil && codes(facts).contains(.corrupt))
    }
  }

  @Test func `An image too large for decoders is refused`() throws {
    var facts = MediaFacts(container: "png", image: ImageFacts())
    facts.image?.setStoredSize(Int(Int32.max), Int(Int32.max))
    var code: ReadError.Code?
    do { try facts.checkPictureSize() } catch .failed(let error) { code = error.code }
    #expect(code == .tooLarge)
  }

  @Test func `An announced animation without frames has no frame count`() throws {
    // RFC 9649, 2.7.1: the animation flag, then a canvas of 100 by 100.
    let chunk = Array("VP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 99, 0, 0, 99, 0, 0]
    let file = Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBP".utf8) + chunk
    let facts = try HeaderReader.webp.read(MemorySource(file))
    #expect(facts.image?.frameCount == nil && facts.duration == nil && facts.unknown[.imageFrameCount] != nil)
  }

  @Test(arguments: [(136, 2), (3, 0), (16, 3)])
  func `A bit depth that PNG does not define is refused`(_ depth: Int, _ color: Int) throws {
    func isAllowed(_ depth: Int) -> Bool {
      PNGHeader(width: 1, height: 1, bitDepth: depth, colorType: color, isInterlaced: false).isDepthAllowed
    }
    #expect(!isAllowed(depth))
    #expect(isAllowed(8))
  }
}
