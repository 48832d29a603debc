import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Tests that the libraries never get more bytes than the limits allow, in whatever way a file is made.
@Suite struct BudgetTests {
  /// Limits above any valid header of a small file, and far below what the files of these tests would cost.
  private let limits = ReferenceLimits(headerBytes: 256 << 10, indexBytes: 1 << 20, packetBytes: 256 << 10)

  private func read(_ bytes: [UInt8]) throws -> MediaFacts {
    let file = try TemporaryFile(bytes)
    let facts = ReferenceProbe(limits: limits).read(try OpenFile(AssetPath(file.url.path)))
    // The sum is for this package's own image readers and the limits above.
    #expect(facts.bytesRead < 10 << 20)
    return facts
  }

  private func flood(_ unit: [UInt8], bytes: Int) -> [UInt8] {
    var flood: [UInt8] = []
    flood.reserveCapacity(bytes)
    while flood.count < bytes { flood += unit }
    return flood
  }

  @Test func `Reading ends in fill bytes of a JPEG`() throws {
    let picture = try FFmpegFile("jpg", [picture(64, 32)], ["-frames:v", "1"]).bytes
    let fill = [UInt8](repeating: 0xFF, count: 16 << 20)
    #expect(try read(Array(picture.prefix(2)) + fill + picture.dropFirst(2)).error?.code == .tooLarge)
  }

  @Test func `Reading ends in text chunks of a PNG`() throws {
    let text: [UInt8] = [0, 1, 0, 0] + Array("tEXt".utf8) + [UInt8](repeating: 0x41, count: 0x10004)
    let facts = try read(pngHeader(width: 640, height: 480) + flood(text, bytes: 16 << 20))
    #expect(facts.image?.width == 640 && facts.problems.contains { $0.code == .limitReached })
    // The chunk that makes a color transparent may follow the text.
    #expect(facts.image?.hasAlpha == nil && facts.unknown[.imageHasAlpha] != nil)
  }

  @Test func `The header fills in facts if a library is cut short`() throws {
    let font = try TemporaryFile([UInt8](repeating: 0x41, count: 1 << 20))
    let attached = ["-attach", font.url.path, "-metadata:s:t", "mimetype=application/x-truetype-font"]
    let facts = try read(try FFmpegFile("mkv", [picture()], h264 + attached).bytes)
    #expect(facts.video?.codec == "h264" && facts.video?.width == 160)
    #expect(
      facts.problems.map(\.code) == [.limitReached] && facts.unknown.facts.allSatisfy { facts.unknown[$0]?.tier == nil }
    )
  }

  @Test func `Reading ends in empty Matroska elements`() throws {
    let movie = try FFmpegFile("mkv", [picture()], h264).bytes
    // The flood is of empty EBML Void elements before the first Cluster (RFC 8794, 11.3.2; RFC 9559, 5.1).
    let cluster = try #require(movie.indices.dropLast(4).first { movie[$0..<$0 + 4] == [0x1F, 0x43, 0xB6, 0x75] })
    let facts = try read(Array(movie[..<cluster]) + flood([0xEC, 0x80], bytes: 4 << 20) + movie[cluster...])
    #expect(facts.error?.code == .tooLarge || facts.problems.contains { $0.code == .limitReached })
  }

  /// libavformat's estimate from the bit rate at the beginning is wrong for a variable bit rate.
  @Test(arguments: [
    ("mp3", ["-b:a", "320k", "-write_xing", "0"], true), ("mp3", ["-q:a", "4", "-write_xing", "0"], false),
    ("aac", ["-b:a", "160k"], false),
  ])
  func `An estimate is not used as the duration`(fileExtension: String, codec: [String], isKnown: Bool) throws {
    let swelling = ["-f", "lavfi", "-i", "anoisesrc=seed=1:duration=30,volume='t/30':eval=frame"]
    let facts = try read(try FFmpegFile(fileExtension, [swelling], codec).bytes)
    let duration = try #require(isKnown ? facts.duration : 30)
    #expect(abs(duration - 30) < 0.1)
    for fact in [Fact.duration, .bitRate, .audioDuration, .audioBitRate] {
      #expect((facts.unknown[fact] == nil) == isKnown)
    }
    #expect((facts.streams.first?.duration != nil) == isKnown)
  }

  /// A picture (ID3v2.3.0, 3.1 and 4.15) that alone exceeds the limit of header bytes.
  private var cover: [UInt8] {
    func size(_ count: Int, bits: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: count >> ((3 - $0) * bits) & ((1 << bits) - 1)) }
    }
    let picture = [0] + Array("image/jpeg".utf8) + [0, 3, 0] + [UInt8](repeating: 0x55, count: 300 << 10)
    let frame = Array("APIC".utf8) + size(picture.count, bits: 8) + [0, 0] + picture
    return Array("ID3".utf8) + [3, 0, 0] + size(frame.count, bits: 7) + frame
  }

  @Test(arguments: ["mp3", "aac", "flac"]) func `It reads past cover art`(fileExtension: String) throws {
    let audio = try FFmpegFile(fileExtension, [audio()], fileExtension == "mp3" ? ["-id3v2_version", "0"] : []).bytes
    let facts = try read(cover + audio)
    #expect(facts.container == fileExtension && abs((facts.duration ?? 0) - 2) < 0.1 && facts.problems.isEmpty)
    #expect(facts.streams.map(\.codec) == [fileExtension] + (fileExtension == "flac" ? [] : ["mjpeg"]))
  }

  /// An AIFF has its tag in a chunk, which may precede the audio data.
  @Test(arguments: [true, false]) func `It reads an AIFF with cover art`(isInFront: Bool) throws {
    var bytes = try FFmpegFile("aiff", [audio()], []).bytes
    func size(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) } }
    let chunk = Array("ID3 ".utf8) + size(cover.count) + cover + (cover.count % 2 == 1 ? [0] : [])
    bytes.insert(contentsOf: chunk, at: isInFront ? 12 : bytes.count)
    bytes.replaceSubrange(4..<8, with: size(bytes.count - 8))
    let facts = try read(bytes)
    #expect(facts.container == "aiff" && facts.duration == 2 && facts.problems.isEmpty)
    #expect(facts.streams.map(\.codec) == ["pcm_s16be", "mjpeg"])
  }

  @Test func `Reading ends in padding of a transport stream`() throws {
    let movie = try FFmpegFile("ts", [picture()], h264).bytes
    // ISO/IEC 13818-1, 2.4.3.3: packets with PID 0x1FFF are padding. Tables are in the first packets.
    let padding = [0x47, 0x1F, 0xFF, 0x10] + [UInt8](repeating: 0xFF, count: 184)
    let facts = try read(Array(movie.prefix(188 * 4)) + flood(padding, bytes: 16 << 20) + movie.dropFirst(188 * 4))
    #expect(facts.video?.codec == "h264" && facts.video?.frameCount == nil && facts.unknown[.videoFrameCount] != nil)
  }

  @Test func `The end of the budget is not the end of the file`() throws {
    let movie = try FFmpegFile("ts", [picture(640, 360, seconds: 4)], h264 + ["-b:v", "4M", "-minrate", "4M"]).bytes
    try #require(movie.count > 512 << 10)
    let facts = try read(movie)
    #expect(facts.video?.frameCount == nil && facts.video?.duration == nil)
    #expect(facts.duration.map { abs($0 - 4) < 0.1 } ?? true)
  }

  @Test func `It refuses tables that need too much memory`() throws {
    let movie = try FFmpegFile("webm", [picture()], ["-c:v", "libvpx", "-deadline", "realtime"]).bytes
    // The Tracks element has an unknown size (RFC 8794, 6.2) and contains many empty tracks.
    let tracks = try #require(movie.indices.dropLast(4).first { movie[$0..<$0 + 4] == [0x16, 0x54, 0xAE, 0x6B] })
    let open = [0x16, 0x54, 0xAE, 0x6B, 0x01] + [UInt8](repeating: 0xFF, count: 7)
    let bytes = Array(movie[..<tracks]) + open + flood([0xAE, 0x80], bytes: 200 << 10) + movie[(tracks + 5)...]
    let file = try TemporaryFile(bytes)
    let small = ReferenceLimits(allocation: 1 << 20)
    let facts = ReferenceProbe(limits: small).read(try OpenFile(AssetPath(file.url.path)))
    #expect(facts.error != nil || facts.kind != nil)
  }
}
