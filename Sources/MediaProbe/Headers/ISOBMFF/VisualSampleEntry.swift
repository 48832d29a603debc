extension BoxWalk {
  /// Reads a VisualSampleEntry (ISO/IEC 14496-12, 12.1.3) and its boxes.
  func readVisualEntry(_ content: Fields, _ description: inout SampleDescription) {
    description.width = content.u16(24) ?? 0
    description.height = content.u16(26) ?? 0
    let children = content.part(78).map { BoxContent.list(in: $0, limit: 64) } ?? []
    if let protection = children.first("sinf") { readProtection(protection, &description) }
    description.codec = videoCodecName(description.original)
    for box in children { readVisualBox(box, &description) }
    fillFromCode(&description)
    // QuickTime File Format, "Video Sample Description": a depth of 32 has an alpha channel in these codecs.
    if content.u16(74) == 32 && mayHaveAlpha(description.codec) || description.video?.hasAlpha == true {
      description.parts.insert(.alpha)
    }
    if let width = description.video?.width, let height = description.video?.height,
      max(abs(width - description.width), abs(height - description.height)) >= BoxWalk.leastDifference
    {
      description.video?.contradictions.append(
        Contradiction(described: "\(description.width)×\(description.height)", found: "\(width)×\(height)"))
    }
  }

  /// Smallest difference in pixels that contradicts a size. Codecs pad a picture to whole blocks, and some writers crop the padding
  /// only in the description.
  static let leastDifference = 16

  private func readVisualBox(_ box: BoxContent, _ description: inout SampleDescription) {
    let content = box.content
    switch box.type {
    case "avcC" where description.codec == "h264":
      description.video = avcConfiguration(content)
      description.hasParameterSets = true
      description.lacksHighBits = avcLacksHighBits(content)
    case "hvcC" where description.codec == "hevc":
      description.video = hevcConfiguration(content)
      description.hasParameterSets = true
      description.lacksHighBits = hevcLacksHighBits(content)
    case "av1C": description.video = av1Configuration(content)
    case "vpcC": description.video = vpConfiguration(content)
    case "esds":
      guard let descriptor = ElementaryStreamDescriptor(content) else { return }
      if let name = visualObjectType(descriptor.objectType) { description.codec = name }
      if description.codec == "mpeg4" { description.video = descriptor.configuration.flatMap(mpeg4VisualConfiguration) }
    case "pasp":
      // 12.1.4.1
      if let horizontal = content.u32(0), let vertical = content.u32(4), horizontal > 0, vertical > 0 {
        description.pixelAspect = Ratio(Int64(horizontal), Int64(vertical))
      }
    case "clap":
      let aperture = CleanAperture(content)
      description.cleanAperture = aperture?.size
      let whole = PixelSize(width: description.width, height: description.height)
      description.hasEmptyAperture = content.count >= 32 && aperture?.isOutside(whole) ?? true
    case "colr":
      if description.color == nil,
        case .codes(let primaries, let transfer, let matrix, let range)? = ColorInformation(content)
      {
        description.color = ColorCodePoints(
          primaries: primaries, transfer: transfer, matrix: matrix, isFullRange: range)
      }
    case "fiel": description.isInterlaced = content.u8(0).flatMap { $0 == 1 ? false : $0 == 2 ? true : nil }
    case "mdcv", "SmDm", "clli", "CoLL": description.hasStaticMetadata = true
    case "dvcC", "dvvC", "dvwC": description.hasDolbyVision = true
    case "sv3d":
      description.projection = sphericalProjection(content)
      if description.projection == nil { description.parts.insert(.otherProjection) }
    // Spherical Video V2: 1 and 2 are views one above the other and side by side; 0 is a single view.
    case "st3d":
      if let mode = content.u8(4), mode > 0 { description.parts.insert(mode <= 2 ? .stereo : .otherStereo) }
    // ISO/IEC 14496-15, 9.5: the layers of other views. Apple describes the eyes in `vexu`.
    case "lhvC", "vexu": description.parts.insert(.otherStereo)
    default: break
    }
  }

  /// Adds properties that follow from the code of the codec.
  private func fillFromCode(_ description: inout SampleDescription) {
    guard description.video == nil else { return }
    switch description.codec {
    case "prores":
      var details = VideoCodecDetails()
      // Apple ProRes White Paper: six variants, each with a code. Those above 4:2:2 may also have an alpha channel,
      // which their frames state.
      switch description.original {
      case "apco": details.profile = "Proxy"
      case "apcs": details.profile = "LT"
      case "apcn": details.profile = "Standard"
      case "apch": details.profile = "HQ"
      case "ap4h": details.profile = "4444"
      case "ap4x": details.profile = "XQ"
      default: break
      }
      switch description.original {
      case "apco", "apcs", "apcn", "apch": (details.chroma, details.bitDepth) = (.half, 10)
      // The frames of these state if they are 4:4:4, as in the name, or 4:2:2, and if there is an alpha channel.
      case "ap4h", "ap4x": details.bitDepth = 12
      default: break
      }
      details.color.isFullRange = false
      description.video = details
    case "h263", "mpeg1video":
      var details = VideoCodecDetails()
      (details.chroma, details.bitDepth) = (.quarter, 8)
      description.video = details
    default: break
    }
  }
}

private func mayHaveAlpha(_ codec: String?) -> Bool {
  switch codec {
  case "qtrle", "prores", "png", "rawvideo", "dxv", "hap", "cfhd": true
  default: false
  }
}

/// Returns FFmpeg's name for an objectTypeIndication of video (ISO/IEC 14496-1, table 5).
private func visualObjectType(_ type: Int) -> String? {
  switch type {
  case 0x20: "mpeg4"
  case 0x21: "h264"
  case 0x23: "hevc"
  case 0x60...0x65: "mpeg2video"
  case 0x6A: "mpeg1video"
  case 0x6C: "mjpeg"
  case 0x6D: "png"
  case 0x6E: "jpeg2000"
  case 0xA3: "vc1"
  case 0xA4: "dirac"
  case 0xB1: "vp9"
  default: nil
  }
}
