/// One track of an AVI: its stream header, format and video properties.
struct AVITrack {
  let kind: StreamFacts.Kind
  let codec: String?
  let codecTag: FourCC?
  /// Picture width in pixels.
  let width: Int
  let height: Int
  let format: WaveFormat?
  /// The bytes after the fixed part of the format.
  private let extra: Fields?
  /// Number of samples (frames, or audio blocks) per second.
  private let rate: Ratio?
  private let length: Int64
  private let aspect: Ratio?

  /// Reads the track; nil if the stream header is cut off.
  init?(_ header: Fields, _ format: Fields?, _ properties: Fields?) {
    let names = Fields(header.bytes)
    // AVISTREAMHEADER: type, handler, … scale at 20, rate, start, length, buffer, quality, sample size.
    guard let type = names.code(0), let scale = header.u32(20), let rate = header.u32(24), let length = header.u32(32)
    else { return nil }
    self.rate = Ratio(rate, scale).flatMap { $0.numerator > 0 ? $0 : nil }
    self.length = length
    var (width, height) = (0, 0)
    var (codec, tag, wave): (String?, FourCC?, WaveFormat?) = (nil, nil, nil)
    switch type {
    case "vids":
      kind = .video
      // BITMAPINFOHEADER: a negative height means rows from top to bottom.
      width = format?.i32(4) ?? 0
      height = Int(clamping: (format?.i32(8) ?? 0).magnitude)
      tag = format.flatMap { Fields($0.bytes).code(16) }
      codec = tag.flatMap { $0.value == 0 ? "rawvideo" : windowsVideoName($0) }
    case "auds":
      kind = .audio
      wave = format.flatMap { WaveFormat($0) }
      codec = wave.flatMap { windowsAudioName($0.tag, bits: $0.bits) }
    case "txts": kind = .subtitle
    default: kind = .data
    }
    (self.width, self.height) = (width, height)
    (self.codec, codecTag, self.format) = (codec, tag, wave)
    // These bytes follow WAVEFORMATEX, or the fields that WAVEFORMATEXTENSIBLE adds to it.
    extra = wave.flatMap { wave in format?.part(wave.isExtensible ? 40 : 18) }
    // OpenDML 1.02, 5.0: the aspect ratio of the frame is at 20, its size at 24 and 28.
    if let properties, let down = properties.u16(20), let across = properties.u16(22),
      let frameWidth = properties.u32(24),
      let frameHeight = properties.u32(28), frameWidth > 0, frameHeight > 0,
      let shape = Ratio(Int64(across), Int64(down)), shape.numerator > 0,
      let turned = Ratio(frameHeight, frameWidth)
    {
      aspect = shape.multiplied(by: turned)
    } else {
      aspect = nil
    }
  }

  /// Duration in seconds; nil if the header states none.
  var duration: Double? {
    guard let rate, length > 0 else { return nil }
    return Double(length) * Double(rate.denominator) / Double(rate.numerator)
  }

  func videoFacts(_ frame: Fields?) -> VideoFacts {
    var video = VideoFacts()
    video.codec = codec
    video.codecTag = codecTag?.text
    if width > 0, height > 0 { (video.storedWidth, video.storedHeight) = (width, height) }
    video.sampleAspectRatio = aspect
    let details = frame.flatMap(details)
    if let details { video.take(details) }
    // If the frames can state another sample aspect ratio, the value 1:1 is not assumed.
    if details != nil || !codecsWithSampleAspectRatios.contains(codec ?? "") {
      video.sampleAspectRatio = video.sampleAspectRatio ?? Ratio(1, 1)
    }
    (video.rotation, video.isMirrored) = (0, false)
    if video.sampleAspectRatio != nil { video.deriveShownSize() }
    video.derive(from: details)
    video.duration = duration
    // Frames have no times, so all have the same duration.
    video.nominalFrameRate = rate
    if length > 0 { video.averageFrameRate = rate }
    return video
  }

  private func details(_ frame: Fields) -> VideoCodecDetails? {
    switch codec {
    case "mpeg4": mpeg4VisualConfiguration(frame)
    case "h264": firstUnit(frame) { $0 & 0x1F == 7 }.flatMap { avcSequenceParameters($0.bytes) }
    case "vp8": vp8Frame(frame)
    case "vp9": vp9Frame(frame)
    default: nil
    }
  }

  /// Returns the first NAL unit of a type in a byte stream (ISO/IEC 14496-10, annex B).
  private func firstUnit(_ stream: Fields, _ isWanted: (Int) -> Bool) -> Fields? {
    var place = 0
    while let prefix = stream.u24(place) {
      guard prefix == 1, let header = stream.u8(place + 3), isWanted(header) else {
        place += 1
        continue
      }
      // The unit extends to the next start code or to the end.
      var end = place + 3
      while let next = stream.u24(end), next > 1 { end += 1 }
      return stream.part(place + 3, (stream.u24(end) == nil ? stream.count : end) - place - 3)
    }
    return nil
  }

  func audioFacts() -> AudioFacts {
    var audio = AudioFacts()
    audio.codec = codec
    audio.sampleRate = format?.sampleRate
    audio.channels = format?.channels
    audio.channelLayout = format?.mask.flatMap(windowsLayoutName)
    if codec == "aac", let details = extra.flatMap(aacConfiguration) { audio.take(details) }
    audio.deriveFromCodec(bits: codec?.hasPrefix("pcm_") == true ? format?.bits : nil)
    audio.duration = duration
    return audio
  }
}

/// Codecs whose frames may state the sample aspect ratio.
private let codecsWithSampleAspectRatios: Set = [
  "mpeg4", "h264", "hevc", "mpeg1video", "mpeg2video", "dvvideo", "theora", "vc1",
]
