import Foundation
import MediaProbe
import ReferenceProbe
import Testing

@Suite struct DamageTests {
  @Test func `A truncated movie still has its facts`() throws {
    let whole = try FFmpegFile("mp4", [picture()], h264 + ["-movflags", "+faststart"]).bytes
    let facts = try TemporaryFile(Array(whole.prefix(whole.count * 3 / 4))).read()
    #expect(facts.video?.width == 160 && abs((facts.duration ?? 0) - 2) < 0.1)
    #expect(facts.problems.map(\.code) == [.truncated])
  }

  @Test(arguments: ["mkv", "avi"]) func `It reports truncated media`(fileExtension: String) throws {
    let whole = try FFmpegFile(fileExtension, [picture()], h264).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    #expect(try TemporaryFile(Array(whole.prefix(whole.count * 3 / 4))).read().problems.map(\.code) == [.truncated])
  }

  @Test func `It reports truncated audio`() throws {
    let whole = try FFmpegFile("mp3", [audio()], []).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    #expect(try TemporaryFile(Array(whole.prefix(whole.count / 2))).read().problems.map(\.code) == [.truncated])
  }

  @Test func `The error states that the index of a truncated movie is missing`() throws {
    let whole = try FFmpegFile("mp4", [picture()], h264).bytes
    let facts = try TemporaryFile(Array(whole.prefix(whole.count / 2))).read()
    #expect(facts.error?.code == .truncated && facts.error?.message.english.contains("moov") == true)
  }

  @Test func `Frames without durations have no frame rate`() throws {
    var bytes = try FFmpegFile("mp4", [picture()], h264).bytes
    let table = try #require(bytes.indices.dropLast(4).first { bytes[$0..<$0 + 4] == Array("stts".utf8)[...] })
    // The duration of a sample follows version, flags, the number of entries and the number of samples.
    bytes.replaceSubrange(table + 16..<table + 20, with: [0, 0, 0, 0])
    let video = try #require(try TemporaryFile(bytes).read().video)
    // The codec states 50 fields per second (ISO/IEC 14496-10, E.2.1).
    #expect(video.averageFrameRate == Ratio(25, 1) && video.hasVariableFrameRate == nil && video.duration == nil)
  }

  @Test func `It finds audio after garbage`() throws {
    let audio = try FFmpegFile("mp3", [audio()], ["-id3v2_version", "0"]).bytes
    let garbage = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 3) & 0x7F }
    let facts = try TemporaryFile(garbage + audio).read()
    #expect(facts.kind == .audio && facts.container == "mp3" && abs((facts.duration ?? 0) - 2) < 0.1)
    #expect(facts.problems.map(\.code) == [.leadingGarbage])
  }

  @Test(arguments: ["jpg", "png"]) func `It reports a truncated image`(fileExtension: String) throws {
    let whole = try FFmpegFile(fileExtension, [picture(640, 360)], ["-frames:v", "1"]).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    for count in [whole.count / 2, whole.count - 2000, whole.count - 1] {
      #expect(try TemporaryFile(Array(whole.prefix(count))).read().problems.map(\.code) == [.truncated], "\(count)")
    }
    #expect(try TemporaryFile(whole + [UInt8](repeating: 0, count: 9000)).read().problems.isEmpty)
    let other = try FFmpegFile("mp4", [picture()], h264).bytes
    #expect(try TemporaryFile(whole + other).read().problems.isEmpty)
  }

  @Test(arguments: [[], ["-c:a", "aac"]]) func `It reports samples of zeros`(options: [String]) throws {
    let inputs = options.isEmpty ? [picture()] : [picture(), audio()]
    let whole = try FFmpegFile("mp4", inputs, h264 + options + ["-movflags", "+faststart"]).bytes
    #expect(try TemporaryFile(whole).read().problems.isEmpty)
    let third = [UInt8](repeating: 0, count: whole.count * 2 / 3)
    let facts = try TemporaryFile(Array(whole.prefix(whole.count - third.count)) + third).read()
    #expect(facts.video?.width == 160 && facts.problems.contains { $0.code == .zeroFilled })
  }

  /// libjpeg would take replacements for missing bytes for a size.
  @Test func `A truncated frame header gives no size`() throws {
    let whole = try FFmpegFile("jpg", [picture(256, 48)], ["-frames:v", "1"]).bytes
    // T.81, B.2.2: marker, length, precision, height, width, number of components.
    let frame = try #require(whole.indices.dropLast(2).first { whole[$0] == 0xFF && whole[$0 + 1] == 0xC0 })
    for count in 4..<frame + 10 {
      let facts = try TemporaryFile(Array(whole.prefix(count))).read()
      #expect(facts.error?.code == .truncated && facts.image == nil, "\(count) of \(frame) bytes")
    }
    for count in frame + 10..<frame + 40 {
      let facts = try TemporaryFile(Array(whole.prefix(count))).read()
      #expect(facts.image?.storedWidth == 256 && facts.image?.storedHeight == 48, "\(count) of \(frame) bytes")
      #expect(facts.problems.map(\.code) == [.truncated], "\(count) of \(frame) bytes")
    }
  }

  @Test func `Decoding a sound file finds no problems`() throws {
    for (fileExtension, options) in [("mp4", h264), ("png", ["-frames:v", "1"]), ("jpg", ["-frames:v", "1"])] {
      let facts = try FFmpegFile(fileExtension, [picture(seconds: 0.4)], options).read(depth: .decode)
      #expect(facts.tier == .decode && facts.problems.isEmpty)
    }
  }

  @Test func `Decoding counts damage`() throws {
    for (fileExtension, options) in [("mp4", h264), ("png", ["-frames:v", "1"]), ("jpg", ["-frames:v", "1"])] {
      var bytes = try FFmpegFile(fileExtension, [picture(seconds: 0.4)], options).bytes
      for place in stride(from: bytes.count / 3, to: bytes.count / 2, by: 7) { bytes[place] ^= 0x55 }
      let file = try TemporaryFile(bytes)
      #expect(try file.read().error == nil)
      #expect(try file.read(depth: .decode).problems.contains { $0.code == .decodeError })
    }
  }

  @Test func `Damage is counted in plain words`() throws {
    let jpeg = try FFmpegFile("jpg", [picture(320, 240, seconds: 0.04)], ["-frames:v", "1"]).bytes
    let cut = try TemporaryFile(Array(jpeg.prefix(jpeg.count * 2 / 3))).read(depth: .decode)
    #expect(cut.problems.last?.message.english == "decoding ended before the end of the picture")
    #expect(damage(decoding(errors: 1, frames: 1)).english == "decoding found 1 error in 1 frame")
    #expect(damage(decoding(errors: 2, frames: 25)).english == "decoding found 2 errors in 25 frames")
    #expect(
      damage(decoding(errors: 1, frames: 2, at: 4.26)).english
        == "decoding found 1 error in 2 frames, the first at about 4.3 s")
    #expect(
      damage(decoding(errors: 2, frames: 2, at: 0, missing: 3, detail: "words")).english
        == "decoding found 2 errors in 2 frames, the first at about 0.0 s, and 3 references to missing pictures: words")
    #expect(
      damage(decoding(frames: 9, missing: 3)).english == "decoding found 3 references to missing pictures in 9 frames")
    #expect(damage(0).english == "decoding found 0 errors")
  }

  @Test func `Reading and decoding share one deadline`() throws {
    let temporary = try TemporaryFile([0])
    let file = try OpenFile(AssetPath(temporary.url.path))
    let reading = FileReading(file: file, source: MeteredSource(file), given: ReferenceLimits(deadline: 5))
    let first = reading.limits.deadline
    usleep(20_000)
    #expect(first <= 5 && reading.limits.deadline <= first - 0.02)
    let late = FileReading(file: file, source: MeteredSource(file), given: ReferenceLimits(deadline: 0.01))
    usleep(20_000)
    #expect(late.limits.deadline == 0)
  }

  @Test func `Odd color information is not damage`() throws {
    let png = try FFmpegFile("png", [picture(32, 32)], ["-frames:v", "1"]).bytes
    // PNG 11.3.2.2: a gamma of 1/2.2, which may occur once. It follows the header and has a checksum.
    let gamma = [0, 0, 0, 4] + Array("gAMA".utf8) + [0, 0, 0xB1, 0x8F, 0x0B, 0xFC, 0x61, 0x05]
    let twice = Array(png.prefix(33)) + gamma + gamma + png.dropFirst(33)
    #expect(try TemporaryFile(twice).read(depth: .decode).problems == [])
    let damaged = Array(png.prefix(33)) + gamma.dropLast() + [0] + png.dropFirst(33)
    #expect(try TemporaryFile(damaged).read().problems.map(\.code) == [.corrupt])

    var jpeg = try FFmpegFile("jpg", [picture(32, 32)], ["-frames:v", "1"]).bytes
    // ITU-T T.871, 10.1: the major version follows the identifier.
    try #require(Array(jpeg[6..<11]) == Array("JFIF\0".utf8))
    jpeg[11] = 2
    // ITU-T T.872, 6.5.3: the transform is for four components, but there are three.
    let adobe = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2]
    #expect(try TemporaryFile(Array(jpeg.prefix(20)) + adobe + jpeg.dropFirst(20)).read().problems == [])
    let garbage = Array(jpeg.prefix(20)) + [1, 2, 3] + jpeg.dropFirst(20)
    #expect(try TemporaryFile(garbage).read().problems.map(\.code) == [.corrupt])
  }

  /// A trap would end the tests, so a reading that ends has passed.
  @Test(arguments: ["mp4", "mkv", "flv", "mp3", "gif", "webp"])
  func `Reading ends for every truncated length`(fileExtension: String) throws {
    let inputs = fileExtension == "mp3" ? [audio(seconds: 0.2)] : [picture(32, 32, seconds: 0.2)]
    let bytes = try FFmpegFile(fileExtension, inputs, []).bytes
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 150)) {
      let facts = try TemporaryFile(Array(bytes.prefix(count))).read()
      #expect(facts.error != nil || facts.kind != nil)
    }
  }

  @Test func `Reading stops at its deadline`() throws {
    let file = try FFmpegFile("mp4", [picture(seconds: 1)], h264)
    let probe = ReferenceProbe(limits: ReferenceLimits(deadline: 0))
    let facts = probe.read(try OpenFile(AssetPath(file.url.path)))
    #expect(facts.error?.code == .timedOut)
  }

  @Test func `It refuses more tracks than its limit`() throws {
    let maps = (0..<3).flatMap { _ in ["-map", "0"] }
    let file = try FFmpegFile("mp4", [audio(seconds: 0.2)], maps)
    let probe = ReferenceProbe(limits: ReferenceLimits(tracks: 2))
    #expect(probe.read(try OpenFile(AssetPath(file.url.path))).error?.code == .tooManyTracks)
    let matroska = try FFmpegFile("mkv", [audio(seconds: 0.2)], maps)
    #expect(probe.read(try OpenFile(AssetPath(matroska.url.path))).error?.code == .tooManyTracks)
  }
}

private func decoding(
  errors: Int64 = 0, frames: Int64, at time: Double? = nil, missing: Int64 = 0, detail: String = ""
) -> Demuxer.Decoding {
  Demuxer.Decoding(
    end: .complete, frames: frames, errors: errors, firstError: time, missingReferences: missing, cutPackets: 0,
    decodedTracks: 1, undecodableTracks: 0, detail: detail)
}

/// Key frames once a second.
private let keyed = h264 + ["-g", "25", "-sc_threshold", "0"]

@Suite struct DecodingDepthTests {
  @Test func `Only videos are sampled`() throws {
    for (fileExtension, options) in [("mp4", keyed), ("mkv", keyed), ("webm", ["-c:v", "libvpx"])] {
      let facts = try FFmpegFile(fileExtension, [picture(), audio()], options).read(depth: .sampled)
      #expect(facts.tier == .sampled && facts.problems.isEmpty, "\(fileExtension): \(facts.problems)")
    }
    for (fileExtension, input, options) in [
      ("png", picture(), ["-frames:v", "1"]), ("jpg", picture(), ["-frames:v", "1"]), ("m4a", audio(), []),
    ] {
      let facts = try FFmpegFile(fileExtension, [input], options).read(depth: .sampled)
      #expect(facts.tier == .decode && facts.problems.isEmpty, "\(fileExtension): \(facts.problems)")
    }
  }

  /// Damage in the last key frame is in the sample. Damage after the first one is not, and only decoding all finds it.
  @Test func `A sample contains only key frames`() throws {
    // All of a smaller video is decoded.
    let whole = try FFmpegFile("mp4", [picture(1280, 720, seconds: 3)], keyed + ["-movflags", "+faststart"]).bytes
    let media = try #require(whole.indices.dropLast(4).first { whole[$0..<$0 + 4] == Array("mdat".utf8)[...] }) + 4
    let length = whole.count - media
    func problems(_ range: Range<Int>, _ depth: Tier) throws -> [Problem.Code] {
      var bytes = whole
      for place in range { bytes[place] ^= UInt8(truncatingIfNeeded: place &* 37 | 1) }
      return try TemporaryFile(bytes).read(depth: depth).problems.map(\.code)
    }
    let end = media + length * 67 / 100..<media + length * 75 / 100
    #expect(try problems(end, .sampled) == [.decodeError])
    let between = media + length * 29 / 100..<media + length * 31 / 100
    #expect(try problems(between, .sampled).isEmpty)
    #expect(try problems(between, .decode) == [.decodeError])
    #expect(try problems(between, .stream).isEmpty)
  }

  @Test func `The number of threads does not change the counts`() throws {
    var bytes = try FFmpegFile("mp4", [picture(640, 360)], h264 + ["-movflags", "+faststart"]).bytes
    for place in stride(from: bytes.count / 3, to: bytes.count - 4000, by: 3001) { bytes[place] ^= 0x55 }
    let file = try TemporaryFile(bytes)
    let one = try file.read(depth: .decode).problems
    #expect(one.contains { $0.code == .decodeError && $0.message.english.contains("the first at about") }, "\(one)")
    for threads in [2, 4, 16] {
      for _ in 0..<3 { #expect(try file.read(ReferenceLimits(threads: threads), depth: .decode).problems == one) }
    }
  }

  @Test(arguments: [h264 + ["-refs", "4", "-bf", "2"], hevc])
  func `Decoding finds missing references`(options: [String]) throws {
    let dropped = ["-bsf:v", "noise=amount=0:drop='eq(mod(n,10),4)*not(key)'"]
    let facts = try FFmpegFile("mkv", [picture()], options + dropped).read(depth: .decode)
    let problem = try #require(facts.problems.first { $0.code == .decodeError })
    #expect(problem.message.english.contains("references to missing pictures"), "\(problem.message)")
  }

  @Test func `A truncated file is reported only once`() throws {
    for fileExtension in ["mp4", "mkv"] {
      let whole = try FFmpegFile(fileExtension, [picture(640, 360)], h264 + ["-movflags", "+faststart"]).bytes
      let facts = try TemporaryFile(Array(whole.prefix(whole.count * 3 / 4))).read(depth: .decode)
      #expect(facts.problems.count { $0.code == .truncated } == 1, "\(fileExtension): \(facts.problems)")
    }
  }

  /// libavformat would count for a second at each of the fragments, and would not look at the deadline.
  @Test(arguments: [Tier.stream, .decode]) func `A track without an identifier takes no time`(depth: Tier) throws {
    var bytes = try FFmpegFile(
      "mp4", [picture(), audio()], h264 + ["-movflags", "+empty_moov+frag_every_frame+default_base_moof"]
    ).bytes
    let header = try #require(bytes.ranges(of: "tkhd".utf8).last)
    bytes[header.upperBound + 12] = 0xFF
    let facts = try TemporaryFile(bytes).read(depth: depth)
    #expect(facts.problems.contains { $0.message.english.contains("without a valid identifier (tkhd)") })
    #expect(facts.video?.frameCount == 50)
  }
}
