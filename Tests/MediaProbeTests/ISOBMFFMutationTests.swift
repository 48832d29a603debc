import MediaProbe
import Testing

/// Damaged files give a result or an error, soon; Swift traps on what is not checked, so that a defect here ends the run.
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
      movie.tracks[1].entry = BuiltTrack.soundEntry("mp4a", channels: 2, rate: 48000, record)
      return movie.bytes
    }
    let fragmented =
      ISOBMFFFragmentTests.opening(header: ISO.full("mehd", ISO.u32(9))).bytes
      + (0..<3).flatMap { ISOBMFFFragmentTests.fragment(start: $0 * 12800, samples: 25, media: 64) }
    return [rich.bytes, fragmented] + coded
  }()

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func survivesDamage(seed: UInt64) {
    var random = SeededGenerator(seed)
    let extremes: [[UInt8]] = [
      [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 7], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
    ]
    var slowest = Duration.zero
    for round in 0..<250 {
      guard var bytes = Self.originals.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 2:
          let end = min(place + 4, bytes.count)
          bytes.replaceSubrange(place..<end, with: extremes[Int.random(in: 0..<6, using: &random)].prefix(end - place))
        default:
          let end = Int.random(in: place...min(place + 64, bytes.count), using: &random)
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      let start = ContinuousClock.now
      for reader in [HeaderReader.mp4, .mov] {
        do {
          let facts = try reader.read(MemorySource(bytes))
          // No number of seconds is below zero, or none at all.
          for fact in [Fact.duration, .videoDuration, .videoMaxKeyframeInterval] {
            if case .known(.number(let seconds)) = facts[fact] { #expect(seconds.isFinite && seconds >= 0) }
          }
        } catch {
          if case .needs = error { Issue.record("asked for more of what is all there, seed \(seed), round \(round)") }
        }
      }
      slowest = max(slowest, ContinuousClock.now - start)
    }
    // A guard against readings that do not end; how fast they are is measured in bench/.
    #expect(slowest < .seconds(2))
  }

  @Test func survivesEveryLength() {
    for original in Self.originals.prefix(2) {
      for length in 0..<original.count { _ = try? HeaderReader.mp4.read(MemorySource(Array(original.prefix(length)))) }
    }
  }
}
