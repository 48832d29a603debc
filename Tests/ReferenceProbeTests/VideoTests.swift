import Foundation
import MediaProbe
import ReferenceProbe
import Testing

@Suite struct VideoTests {
  private static let rates = ["24000/1001", "25", "30", "30000/1001", "60", "15"]
  private static let containers = [
    ("mp4", "mp4", h264), ("mov", "mov", h264), ("mkv", "matroska", h264), ("avi", "avi", h264),
    ("ts", "mpegts", h264), ("flv", "flv", h264), ("mp4", "mp4", ["-c:v", "mpeg4"]),
    ("webm", "webm", ["-c:v", "libvpx", "-deadline", "realtime"]),
  ]

  @Test(arguments: 0..<8) func `It reads size, frame rate and duration`(index: Int) throws {
    let (fileExtension, container, codec) = VideoTests.containers[index]
    let rate = VideoTests.rates[index % 6]
    let facts = try FFmpegFile(fileExtension, [picture(rate: rate)], codec).read()
    let video = try #require(facts.video)
    #expect(facts.error == nil && facts.kind == .video && facts.container == container)
    #expect(video.width == 160 && video.height == 90 && video.rotation == 0 && video.isMirrored == false)
    let expected = try #require(Ratio(rate)?.value)
    #expect(abs((video.frameRate ?? 0) - expected) < 0.005 * expected)
    #expect(abs((facts.duration ?? 0) - 2) < 0.1)
    #expect(abs(Double(video.frameCount ?? 0) - 2 * expected) <= 1)
    #expect(video.hasVariableFrameRate == false && video.hdr == .sdr && facts.isEncrypted == false)
    #expect(facts.tier == .stream && facts.bytesRead > 0)
  }

  @Test(arguments: [0, 90, 180, 270], ["1/1", "4/3", "12/11"])
  func `Rotation is applied before the sample aspect ratio`(
    turn: Int, aspect: String
  ) throws {
    let upright = try FFmpegFile("mp4", [picture(seconds: 0.4)], h264 + ["-vf", "setsar=\(aspect)"])
    // ffmpeg's tag is counterclockwise.
    let turned = try FFmpegFile(
      "mp4", [["-i", upright.url.path]], ["-c", "copy", "-metadata:s:v", "rotate=\((360 - turn) % 360)"])
    let video = try #require(try turned.read().video)
    let shown = Int((160 * (try #require(Ratio(aspect)).value)).rounded())
    #expect(video.rotation == turn && video.storedWidth == 160 && video.storedHeight == 90)
    #expect(video.width == (turn % 180 == 0 ? shown : 90) && video.height == (turn % 180 == 0 ? 90 : shown))
    #expect(video.sampleAspectRatio == Ratio(aspect))
  }

  @Test func `It reads fast start and fragmentation of movies`() throws {
    let base = try FFmpegFile("mp4", [picture(seconds: 4)], h264 + ["-g", "25", "-bf", "2", "-preset", "fast"])
    func remux(_ options: [String]) throws -> MediaFacts {
      try FFmpegFile("mp4", [["-i", base.url.path]], ["-c", "copy"] + options).read()
    }
    let slow = try base.read()
    #expect(slow.isFastStart == false && slow.isFragmented == false && slow.hasEditList == false)
    #expect(slow.video?.maxKeyframeInterval == 1 && slow.video?.hasClosedGOP == true && slow.video?.codecTag == "avc1")
    let fast = try remux(["-movflags", "+faststart"])
    #expect(fast.isFastStart == true && fast.duration == slow.duration)
    let fragmented = try remux(["-movflags", "frag_keyframe+empty_moov+default_base_moof"])
    #expect(fragmented.isFragmented == true && fragmented.video?.frameCount == 100)
    #expect(abs((fragmented.duration ?? 0) - 4) < 0.1 && fragmented.video?.maxKeyframeInterval == 1)
  }

  @Test func `It reads a compressed index`() throws {
    let plain = try FFmpegFile("mov", [picture()], h264 + ["-movflags", "+faststart"]).bytes
    func size(_ place: Int) -> Int { plain[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] { be32(content.count + 8) + Array(type.utf8) + content }
    func be32(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let start = size(0)
    let index = Array(plain[start..<start + size(start)])
    // RFC 1950 and RFC 1951, 3.2.4: one uncompressed block.
    var (a, b) = (1, 0)
    for byte in index { (a, b) = ((a + Int(byte)) % 65521, (b + a + Int(byte)) % 65521) }
    let length = [UInt8(index.count & 0xFF), UInt8(index.count >> 8)]
    let packed = [0x78, 0x01, 0x01] + length + length.map { ~$0 } + index + be32(b << 16 | a)
    // QuickTime File Format, "Compressed Movie Resources".
    let data = box("dcom", Array("zlib".utf8)) + box("cmvd", be32(index.count) + packed)
    let moved = box("moov", box("cmov", data))
    let facts = try TemporaryFile(Array(plain[..<start]) + moved + plain[(start + index.count)...]).read()
    #expect(facts.error == nil && facts.container == "mov" && facts.video?.codec == "h264" && facts.video?.width == 160)
    #expect(abs((facts.duration ?? 0) - 2) < 0.1 && facts.isFastStart == true && facts.unknown[.editList] != nil)
  }

  @Test func `It distinguishes edits from priming`() throws {
    let base = try FFmpegFile("mp4", [picture(seconds: 4), audio(seconds: 4)], h264 + ["-g", "25", "-c:a", "aac"])
    #expect(try base.read().hasEditList == false)
    let delayed = try FFmpegFile("mp4", [["-itsoffset", "1", "-i", base.url.path]], ["-c", "copy"]).read()
    #expect(delayed.hasEditList == true && abs((delayed.duration ?? 0) - 5) < 0.1)
    let trimmed = try FFmpegFile("mp4", [["-ss", "1.5", "-i", base.url.path]], ["-c", "copy"]).read()
    #expect(trimmed.hasEditList == true && abs((trimmed.duration ?? 0) - 2.5) < 0.1)
  }

  @Test func `It measures the duration of a file that states none`() throws {
    let live = ["-c:v", "libvpx", "-deadline", "realtime", "-live", "1"]
    let facts = try FFmpegFile("webm", [picture(seconds: 3)], live).read()
    #expect(abs((facts.duration ?? 0) - 3) < 0.1 && facts.video?.frameCount == 75)
  }

  @Test func `Frames without times do not mean a variable frame rate`() throws {
    var bytes = try FFmpegFile("mpg", [picture(seconds: 4)], ["-c:v", "mpeg2video", "-g", "12"]).bytes
    #expect(try TemporaryFile(bytes).read().video?.hasVariableFrameRate == false)
    // ISO/IEC 13818-1, 2.4.3.7: the two highest bits of the eighth byte announce times. One packet in five keeps them.
    var count = 0
    for place in bytes.indices.dropLast(8) where bytes[place..<place + 4] == [0, 0, 1, 0xE0] {
      if count % 5 != 0 { bytes[place + 7] &= 0x3F }
      count += 1
    }
    let video = try #require(try TemporaryFile(bytes).read().video)
    #expect(video.hasVariableFrameRate != true && video.averageFrameRate.map { abs($0.value - 25) < 0.1 } ?? true)
  }

  @Test func `A clock that restarts does not affect the frame rate`() throws {
    let bytes = try FFmpegFile("ts", [picture()], h264).bytes
    let video = try #require(try TemporaryFile(bytes + bytes + bytes).read().video)
    #expect(video.hasVariableFrameRate != true && video.averageFrameRate.map { abs($0.value - 25) < 0.1 } ?? true)
  }

  @Test func `It recognizes closed and open groups of pictures`() throws {
    let open = h264 + ["-preset", "fast", "-g", "25", "-x264opts", "open-gop=1"]
    #expect(try FFmpegFile("mp4", [picture(seconds: 4)], open).read().video?.hasClosedGOP == false)
    #expect(try FFmpegFile("mkv", [picture(seconds: 4)], h264 + ["-g", "25"]).read().video?.hasClosedGOP == true)
  }

  @Test(arguments: [
    ("transfer=smpte2084", VideoFacts.HDR.pq), ("transfer=arib-std-b67", .hlg), ("transfer=bt709", .sdr),
    ("transfer=smpte2084:max-cll=1000,400", .hdr10),
  ]) func `It reads the dynamic range`(parameters: String, hdr: VideoFacts.HDR) throws {
    let options = ["-pix_fmt", "yuv420p10le", "-x265-params", "log-level=none:colorprim=bt2020:\(parameters)"]
    for fileExtension in ["mp4", "mkv"] {
      let video = try FFmpegFile(fileExtension, [picture(seconds: 0.4)], hevc + options).read().video
      #expect(video?.hdr == hdr && video?.bitDepth == 10 && video?.chromaSubsampling == "4:2:0")
    }
  }

  @Test func `It recognizes interlacing and a variable frame rate`() throws {
    let interlaced = h264 + ["-vf", "interlace", "-flags", "+ilme+ildct"]
    let video = try FFmpegFile("mp4", [picture(160, 96, rate: "50")], interlaced).read().video
    #expect(video?.isInterlaced == true && video?.frameRate == 25)
    let uneven = h264 + ["-vf", "select='not(eq(mod(n,5),3))'", "-vsync", "vfr"]
    #expect(try FFmpegFile("mp4", [picture()], uneven).read().video?.hasVariableFrameRate == true)
  }

  @Test func `A raw stream without timing has no frame rate`() throws {
    let stated = try FFmpegFile("h264", [picture(rate: "30")], h264).read()
    #expect(stated.container == "h264" && stated.video?.frameRate == 30 && stated.duration == 2)
    let silent = try FFmpegFile("h264", [picture(rate: "30")], h264 + ["-bsf:v", "filter_units=remove_types=6"])
    #expect(try silent.read().video?.frameCount == 60)
  }

  @Test func `Cover art does not make audio a video`() throws {
    let cover = try FFmpegFile("jpg", [picture(seconds: 0.04)], ["-frames:v", "1"])
    let art = ["-map", "0", "-map", "1", "-c:v", "copy", "-disposition:v", "attached_pic"]
    for fileExtension in ["mp3", "m4a"] {
      let facts = try FFmpegFile(fileExtension, [audio(), ["-i", cover.url.path]], art).read()
      #expect(facts.kind == .audio && facts.video == nil && abs((facts.duration ?? 0) - 2) < 0.1)
      #expect(facts.streams.contains { $0.isAttachedPicture })
    }
  }

  /// WAVEFORMATEXTENSIBLE: 24 valid bits in samples of 32 bits.
  @Test func `The bit depth is that of the stored samples`() throws {
    var bytes = try FFmpegFile("wav", [audio()], ["-c:a", "pcm_s24le", "-ac", "2", "-ar", "48000"]).bytes
    let format = try #require(bytes.indices.dropLast(4).first { bytes[$0..<$0 + 4] == Array("fmt ".utf8)[...] })
    // Bytes per second, bytes per sample of both channels, bits.
    bytes.replaceSubrange(format + 16..<format + 24, with: [0x00, 0xDC, 0x05, 0x00, 8, 0, 32, 0])
    let facts = try TemporaryFile(bytes).read()
    #expect(facts.audio?.codec == "pcm_s32le" && facts.audio?.bitRate == 3_072_000 && facts.duration == 1.5)
    #expect(facts.streams == [StreamFacts(index: 0, type: .audio, codec: "pcm_s32le", duration: 1.5)])
  }

  @Test func `It ignores disabled tracks`() throws {
    let both = ["-map", "0", "-map", "1", "-disposition:v:0", "0", "-disposition:v:1", "default"]
    var bytes = try FFmpegFile("mkv", [picture(), picture(80, 60)], h264 + both).bytes
    // FlagDefault of the first track becomes FlagEnabled (RFC 9559, 5.1.4.1.4 and 5.1.4.1.5).
    let flag = try #require(bytes.indices.dropLast(3).first { bytes[$0..<$0 + 3] == [0x88, 0x81, 0] })
    bytes[flag] = 0xB9
    let facts = try TemporaryFile(bytes).read()
    #expect(facts.video?.storedWidth == 80 && facts.streams.map(\.isDefault) == [false, true])
  }

  @Test func `The longest track gives the duration`() throws {
    let facts = try FFmpegFile("mp4", [picture(seconds: 1), audio(seconds: 3)], h264 + ["-c:a", "aac"]).read()
    #expect(abs((facts.duration ?? 0) - 3) < 0.1 && abs((facts.video?.duration ?? 0) - 1) < 0.1)
    #expect(facts.audio?.sampleRate == 44100 && facts.audio?.channels == 1 && facts.audio?.codec == "aac")
  }
}
