extension BoxWalk {
  /// Reads an AudioSampleEntry (ISO/IEC 14496-12, 12.2.3) or QuickTime's sound description of version 0 to 2, with its
  /// boxes.
  func readAudioEntry(_ content: Fields, _ description: inout SampleDescription, version: Int) {
    description.channels = content.u16(16) ?? 0
    description.bitsPerSample = content.u16(18) ?? 0
    description.sampleRate = content.u16(24) ?? 0
    var start = 28
    var flags: Int64 = 0
    // In ISO files an entry of version 1 has no further fields and is in a table of version 1.
    if version == 0 {
      switch content.u16(8) {
      case 1:
        start = 44
        if let samples = content.u32(28), let bytes = content.u32(36), samples > 1 {
          description.packet = AudioPacket(samples: UInt64(samples), bytes: bytes > 0 ? UInt64(bytes) : nil)
        }
      case 2:
        start = 64
        let rate = content.u64(32).map { Double(bitPattern: $0) } ?? 0
        description.sampleRate = rate >= 1 && rate <= Double(Int32.max) ? Int(rate) : 0
        description.channels = Int(clamping: content.u32(40) ?? 0)
        description.bitsPerSample = Int(clamping: content.u32(48) ?? 0)
        flags = content.u32(52) ?? 0
      default: break
      }
    }
    let children = content.part(start).map { BoxContent.list(in: $0, limit: 64) } ?? []
    if let protection = children.first("sinf") { readProtection(protection, &description) }
    description.codec = audioCodecName(description.original)
    // QuickTime wraps the boxes of the codec in another box.
    let wrapped = children.first("wave").map { BoxContent.list(in: $0, limit: 32) } ?? []
    for box in children { readAudioBox(box, &description) }
    for box in wrapped { readAudioBox(box, &description) }
    let isLittle = (wrapped.first("enda") ?? children.first("enda"))?.u16(0) == 1
    if let pcm = pcmFormat(description, isLittle: isLittle, flags: flags, configuration: children.first("pcmC")) {
      description.codec = pcm.name
      description.bitsPerSample = pcm.bits
    }
    fillFromCode(&description)
    // ISO/IEC 14496-14, 5.6, and Apple Lossless Format: the decoder needs the configuration.
    description.lacksRecord =
      description.audio == nil
      && (description.original == "mp4a" && description.codec == "aac" && !hasConfiguration(children + wrapped)
        || description.codec == "alac")
  }

  /// Returns true if a descriptor of AAC has a configuration, which may be of a kind that is not read.
  private func hasConfiguration(_ boxes: [BoxContent]) -> Bool {
    boxes.contains { box in
      box.type == "esds" && ElementaryStreamDescriptor(box.content)?.configuration.map { $0.count >= 2 } ?? false
    }
  }

  private func readAudioBox(_ box: BoxContent, _ description: inout SampleDescription) {
    let content = box.content
    switch box.type {
    case "esds":
      guard let descriptor = ElementaryStreamDescriptor(content) else { return }
      description.codec = audioObjectType(descriptor.objectType) ?? description.codec
      if description.codec == "aac" { description.audio = descriptor.configuration.flatMap(aacConfiguration) }
    case "dac3": description.audio = ac3Configuration(content)
    case "dec3": description.audio = eac3Configuration(content)
    case "dOps": description.audio = opusConfiguration(content)
    case "dfLa": description.audio = flacConfiguration(content)
    case "alac": description.audio = appleLosslessConfiguration(content)
    case "mhaC":
      description.audio = mpeghConfiguration(content)
      // The entry states the output sample rate (ISO/IEC 23008-3, 20.4.2).
      description.audio?.sampleRate = description.sampleRate > 0 ? description.sampleRate : nil
    case "chan": description.hasOwnLayout = !isUsualLayout(content)
    case "srat": if let rate = content.u32(4), rate > 0 { description.sampleRate = Int(clamping: rate) }
    default: break
    }
  }

  /// Adds properties that follow from the code of the codec.
  private func fillFromCode(_ description: inout SampleDescription) {
    var details = AudioCodecDetails()
    switch description.codec {
    case "amr_nb": (details.sampleRate, details.channels, details.layout) = (8000, 1, "mono")
    case "amr_wb": (details.sampleRate, details.channels, details.layout) = (16000, 1, "mono")
    case "pcm_mulaw", "pcm_alaw": description.bitsPerSample = 8
    default: return
    }
    if description.codec?.hasPrefix("pcm_") == false { description.audio = details }
  }
}

/// Returns true if a channel layout (QuickTime File Format, "Audio Channel Layout") is the default of any player:
/// center only, or left and right. Its tags and labels are those of Core Audio's `AudioChannelLayout`.
private func isUsualLayout(_ content: Fields) -> Bool {
  switch content.u32(4) {
  // kAudioChannelLayoutTag_Mono, kAudioChannelLayoutTag_Stereo
  case 100 << 16 | 1, 101 << 16 | 2: true
  // A bitmap of positions: left and right, or center.
  case 1 << 16: content.u32(8) == 3 || content.u32(8) == 4
  // A label of 20 bytes per channel: left and right, center, or mono.
  case 0:
    switch content.u32(12) {
    case 1: content.u32(16) == 3 || content.u32(16) == 42
    case 2: content.u32(16) == 1 && content.u32(36) == 2
    default: false
    }
  default: false
  }
}

/// Returns FFmpeg's name for an objectTypeIndication of audio (ISO/IEC 14496-1, table 5).
private func audioObjectType(_ type: Int) -> String? {
  switch type {
  case 0x40, 0x66, 0x67, 0x68: "aac"
  case 0x69, 0x6B: "mp3"
  case 0xA5: "ac3"
  case 0xA6: "eac3"
  case 0xA9, 0xAA, 0xAB, 0xAC: "dts"
  case 0xAD: "opus"
  case 0xC1: "flac"
  case 0xDD: "vorbis"
  case 0xE1: "qcelp"
  default: nil
  }
}
