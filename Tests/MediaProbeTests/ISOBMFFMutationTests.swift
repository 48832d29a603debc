import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests that damaged files quickly give a result or an error. Swift traps on unchecked operations, so a defect ends
/// the run.
@Suite struct ISOBMFFMutationTests {
  private static let originals: [[UInt8]] = {
    var rich = BuiltMovie()
    rich.mediaLength = 64
    rich.tracks.append(.aac(id: 2))
    rich.tracks[0].offsets = [(50, 1024)]
    rich.tracks[0].edits = [(500, -1, 1 << 16), (2000, 1024, 1 << 16)]
    rich.tracks[0].references = ISO.box("tref", ISO.box("chap", ISO.u32(2)))
    rich.extras = ISO.box(
      "udta",
      ISO.full(
        "meta", ISO.full("hdlr", [UInt8](repeating: 0, count: 20)), ISO.box("ilst", ISO.box("covr", ISO.box("data")))))
    let coded = CodecConfigurationTests.records.map { type, hex in
      var movie = BuiltMovie()
      movie.mediaLength = 64
      let record = ISO.box(type, ISO.bytes(hex: hex))
      movie.tracks[0].entry = BuiltTrack.visualEntry("hvc1", 320, 240, record)
      movie.tracks.append(.aac(id: 2))
      movie.tracks[1].entry = BuiltTrack.audioEntry("mp4a", channels: 2, rate: 48000, record)
      return movie.bytes
    }
    let fragmented =
      ISOBMFFFragmentTests.opening(header: ISO.full("mehd", ISO.u32(9))).bytes
      + (0..<3).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 64) }
    return [rich.bytes, fragmented] + coded
  }()

  @Test(arguments: originals.indices) func `Mutated movies break no promise of the readers`(index: Int) {
    #expect(HeaderReader.mp4.brokenPromises(ofVariantsOf: Self.originals[index], count: 150, seed: 1) == [])
    #expect(HeaderReader.mov.brokenPromises(ofVariantsOf: Self.originals[index], count: 150, seed: 2) == [])
  }

  @Test func `Every truncated length ends reading`() {
    for original in Self.originals.prefix(2) {
      for length in 0..<original.count { _ = try? HeaderReader.mp4.read(MemorySource(Array(original.prefix(length)))) }
    }
  }
}
