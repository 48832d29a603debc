import Foundation
import MediaProbe
import ReferenceProbe
import Testing

@Suite struct DamageTests {
  @Test func readsTheFactsOfAMovieWhoseDataIsCut() throws {
    let whole = try FFmpegFile("mp4", [picture()], h264 + ["-movflags", "+faststart"]).bytes
    let facts = try TemporaryFile(Array(whole.prefix(whole.count * 3 / 4))).read()
    #expect(facts.video?.width == 160 && abs((facts.duration ?? 0) - 2) < 0.1)
    #expect(facts.problems.map(\.code) == [.truncated])
  }

  @Test(arguments: ["mkv", "avi"]) func noticesThatMediaAreCut(fileExtension: String) throws {
    let whole = try FFmpegFile(fileExtension, [picture()], h264).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    #expect(try TemporaryFile(Array(whole.prefix(whole.count * 3 / 4))).read().problems.map(\.code) == [.truncated])
  }

  @Test func noticesThatSoundIsCut() throws {
    let whole = try FFmpegFile("mp3", [sound()], []).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    #expect(try TemporaryFile(Array(whole.prefix(whole.count / 2))).read().problems.map(\.code) == [.truncated])
  }

  @Test func saysThatTheIndexOfACutMovieIsMissing() throws {
    let whole = try FFmpegFile("mp4", [picture()], h264).bytes
    let facts = try TemporaryFile(Array(whole.prefix(whole.count / 2))).read()
    #expect(facts.error?.code == .truncated && facts.error?.message.contains("moov") == true)
  }

  @Test func inventsNoRateForFramesWithoutTime() throws {
    var bytes = try FFmpegFile("mp4", [picture()], h264).bytes
    let table = try #require(bytes.indices.dropLast(4).first { bytes[$0..<$0 + 4] == Array("stts".utf8)[...] })
    // Behind version, flags, the number of entries and that of samples: how long one lasts.
    bytes.replaceSubrange(table + 16..<table + 20, with: [0, 0, 0, 0])
    let video = try #require(try TemporaryFile(bytes).read().video)
    // The coding states 50 fields a second (ISO/IEC 14496-10, E.2.1).
    #expect(video.averageFrameRate == Ratio(25, 1) && video.variableFrameRate == nil && video.duration == nil)
  }

  @Test func findsSoundBehindGarbage() throws {
    let sound = try FFmpegFile("mp3", [sound()], ["-id3v2_version", "0"]).bytes
    let garbage = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 3) & 0x7F }
    let facts = try TemporaryFile(garbage + sound).read()
    #expect(facts.kind == .audio && facts.container == "mp3" && abs((facts.duration ?? 0) - 2) < 0.1)
    #expect(facts.problems.map(\.code) == [.leadingGarbage])
  }

  @Test func decodesWhatIsSound() throws {
    for (fileExtension, options) in [("mp4", h264), ("png", ["-frames:v", "1"]), ("jpg", ["-frames:v", "1"])] {
      let facts = try FFmpegFile(fileExtension, [picture(seconds: 0.4)], options).read(depth: .decode)
      #expect(facts.tier == .decode && facts.problems.isEmpty)
    }
  }

  @Test func countsDamageWhenItDecodes() throws {
    for (fileExtension, options) in [("mp4", h264), ("png", ["-frames:v", "1"]), ("jpg", ["-frames:v", "1"])] {
      var bytes = try FFmpegFile(fileExtension, [picture(seconds: 0.4)], options).bytes
      for place in stride(from: bytes.count / 3, to: bytes.count / 2, by: 7) { bytes[place] ^= 0x55 }
      let file = try TemporaryFile(bytes)
      #expect(try file.read().error == nil)
      #expect(try file.read(depth: .decode).problems.contains { $0.code == .decodeError })
    }
  }

  @Test func takesNoOddityOfColorForDamage() throws {
    let png = try FFmpegFile("png", [picture(32, 32)], ["-frames:v", "1"]).bytes
    // PNG 11.3.2.2: a gamma of 1/2.2, of which there may be one. It stands behind the header, and has a checksum.
    let gamma = [0, 0, 0, 4] + Array("gAMA".utf8) + [0, 0, 0xB1, 0x8F, 0x0B, 0xFC, 0x61, 0x05]
    let twice = Array(png.prefix(33)) + gamma + gamma + png.dropFirst(33)
    #expect(try TemporaryFile(twice).read(depth: .decode).problems == [])
    let damaged = Array(png.prefix(33)) + gamma.dropLast() + [0] + png.dropFirst(33)
    #expect(try TemporaryFile(damaged).read().problems.map(\.code) == [.corrupt])

    var jpeg = try FFmpegFile("jpg", [picture(32, 32)], ["-frames:v", "1"]).bytes
    // ITU-T T.871, 10.1: the major version stands behind the identifier.
    try #require(Array(jpeg[6..<11]) == Array("JFIF\0".utf8))
    jpeg[11] = 2
    // ITU-T T.872, 6.5.3: a transform of four components, for three.
    let adobe = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2]
    #expect(try TemporaryFile(Array(jpeg.prefix(20)) + adobe + jpeg.dropFirst(20)).read().problems == [])
    let garbage = Array(jpeg.prefix(20)) + [1, 2, 3] + jpeg.dropFirst(20)
    #expect(try TemporaryFile(garbage).read().problems.map(\.code) == [.corrupt])
  }

  /// A trap would end the tests, so that a reading that ends at all has passed.
  @Test(arguments: ["mp4", "mkv", "flv", "mp3", "gif", "webp"]) func endsOnEveryCut(fileExtension: String) throws {
    let inputs = fileExtension == "mp3" ? [sound(seconds: 0.2)] : [picture(32, 32, seconds: 0.2)]
    let bytes = try FFmpegFile(fileExtension, inputs, []).bytes
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 150)) {
      let facts = try TemporaryFile(Array(bytes.prefix(count))).read()
      #expect(facts.error != nil || facts.kind != nil)
    }
  }

  @Test func stopsAtItsDeadline() throws {
    let file = try FFmpegFile("mp4", [picture(seconds: 1)], h264)
    let probe = ReferenceProbe(limits: ReferenceLimits(deadline: 0))
    let facts = probe.read(try OpenFile(AssetPath(file.url.path)))
    #expect(facts.error?.code == .timedOut)
  }

  @Test func refusesMoreTracksThanItsLimit() throws {
    let maps = (0..<3).flatMap { _ in ["-map", "0"] }
    let file = try FFmpegFile("mp4", [sound(seconds: 0.2)], maps)
    let probe = ReferenceProbe(limits: ReferenceLimits(tracks: 2))
    #expect(probe.read(try OpenFile(AssetPath(file.url.path))).error?.code == .tooManyTracks)
    let matroska = try FFmpegFile("mkv", [sound(seconds: 0.2)], maps)
    #expect(probe.read(try OpenFile(AssetPath(matroska.url.path))).error?.code == .tooManyTracks)
  }
}
