/// One track of an AVI: its stream header, format and video properties.
struct AVITrack {
  let kind: StreamFacts.Kind
  let codec: String?
  let codecTag: FourCC?
  /// Of the pictures.
  let width: Int
  let height: Int
  let format: WaveFormat?
  /// What stands behind the fixed part of the format.
  private let extra: Fields?
  /// Samples (frames, or blocks of sound) per second.
  private let rate: Ratio?
  private let length: Int
  private let aspect: Ratio?

  /// Nil when the stream header is cut.
  init?(_ header: Fields, _ format: Fields?, _ properties: Fields?) {
    let names = Fields(header.bytes)
    // AVISTREAMHEADER: type, handler, … scale at 20, rate, start, length, buffer, quality, sample size.
    guard let type = names.code(0), let scale = header.u32(20), let rate = header.u32(24), let length = header.u32(32)
    else { return nil }
    self.rate = Ratio(Int64(rate), Int64(scale)).flatMap { $0.numerator > 0 ? $0 : nil }
    self.length = length
    var (width, height) = (0, 0)
    var (codec, tag, wave): (String?, FourCC?, WaveFormat?) = (nil, nil, nil)
    switch type {
    case "vids":
      kind = .video
      // BITMAPINFOHEADER: a negative height stands for rows from the top.
      width = format?.i32(4) ?? 0
      height = abs(format?.i32(8) ?? 0)
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
    // Behind WAVEFORMATEX, or behind what WAVEFORMATEXTENSIBLE adds to it.
    extra = wave.flatMap { wave in format?.part(wave.isExtensible ? 40 : 18) }
    // OpenDML 1.02, 5.0: the shape of the frame at 20, its size at 24 and 28.
    if let properties, let down = properties.u16(20), let across = properties.u16(22),
      let frameWidth = properties.u32(24),
      let frameHeight = properties.u32(28), frameWidth > 0, frameHeight > 0,
      let shape = Ratio(Int64(across), Int64(down)), shape.numerator > 0,
      let turned = Ratio(Int64(frameHeight), Int64(frameWidth))
    {
      aspect = shape.multiplied(by: turned)
    } else {
      aspect = nil
    }
  }

  /// Seconds; nil when the header states none.
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
    let coding = frame.flatMap(coding)
    if let coding { video.take(coding) }
    // Where frames may tell another shape, silence says nothing.
    if coding != nil || !codingsWithShapes.contains(codec ?? "") {
      video.sampleAspectRatio = video.sampleAspectRatio ?? Ratio(1, 1)
    }
    (video.rotation, video.mirrored) = (0, false)
    if video.sampleAspectRatio != nil { video.deriveShownSize() }
    video.derive(from: coding)
    video.duration = duration
    // Frames have no times: each lasts as long as all others.
    if length > 1 { video.averageFrameRate = rate }
    return video
  }

  private func coding(_ frame: Fields) -> VideoCoding? {
    switch codec {
    case "mpeg4": mpeg4VisualConfiguration(frame)
    case "h264": firstUnit(frame) { $0 & 0x1F == 7 }.flatMap { avcSequenceParameters($0.bytes) }
    case "vp8": vp8Frame(frame)
    case "vp9": vp9Frame(frame)
    default: nil
    }
  }

  /// The first unit of a kind in a byte stream (ISO/IEC 14496-10, annex B).
  private func firstUnit(_ stream: Fields, _ isWanted: (Int) -> Bool) -> Fields? {
    var place = 0
    while let prefix = stream.u24(place) {
      guard prefix == 1, let header = stream.u8(place + 3), isWanted(header) else {
        place += 1
        continue
      }
      // Up to the next start code, or the end.
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
    if codec == "aac", let coding = extra.flatMap(aacConfiguration) { audio.take(coding) }
    audio.deriveFromCoding(bits: codec?.hasPrefix("pcm_") == true ? format?.bits : nil)
    audio.duration = duration
    return audio
  }
}

/// Codings whose frames may state the shape of a pixel.
private let codingsWithShapes: Set = ["mpeg4", "h264", "hevc", "mpeg1video", "mpeg2video", "dvvideo", "theora", "vc1"]
