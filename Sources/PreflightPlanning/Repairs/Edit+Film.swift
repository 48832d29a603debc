package import MediaProbe

/// The parts of a film that the new file keeps.
extension Edit {
  /// Returns true if the times of encoded pictures are not rounded to a frame rate.
  func keepsExactTimes(_ facts: MediaFacts) -> Bool {
    video.isEncoded && frameRate == nil && facts.video?.hasVariableFrameRate != false
  }

  /// Returns true if the new video keeps its alpha channel. Encoders here write none.
  func keepsAlpha(_ facts: MediaFacts) -> Bool {
    guard video == .copied else { return false }
    return switch facts.video?.codec {
    case "vp8", "vp9": container == "webm" || container == "matroska"
    case "hevc": container == "mp4" || container == "mov"
    default: container == "mov" || container == facts.container
    }
  }

  /// Returns true if the new file describes the projection and the views of the pictures. Bars and cropping would change the
  /// sphere, and with Dolby Vision, FFmpeg would describe a layer that the new video does not have.
  private func describesViews(_ facts: MediaFacts) -> Bool {
    // FFmpeg writes these boxes into MP4, but not into MOV.
    guard ["mp4", "webm", "matroska"].contains(container) else { return false }
    return !video.isEncoded || reshaping == nil && facts.video?.hdr != .dolbyVision
  }

  func keepsProjection(_ facts: MediaFacts) -> Bool { facts.video?.projection != nil && describesViews(facts) }

  func keepsStereo(_ facts: MediaFacts) -> Bool { facts.movieParts.contains(.stereo) && describesViews(facts) }

  /// Returns true if the coded stream still announces two views. Among the encoders, only that of H.264 does that, and bars and
  /// cropping would move the views.
  private func keepsCodedStereo(_ facts: MediaFacts) -> Bool {
    facts.movieParts.contains(.codedStereo) && (!video.isEncoded || video == .encoded("h264") && reshaping == nil)
  }

  /// Returns true if the new file no longer describes the projection or the views, which other containers keep.
  func losesViews(_ facts: MediaFacts) -> Bool {
    facts.video?.projection != nil && !keepsProjection(facts)
      || facts.movieParts.contains(.stereo) && !keepsStereo(facts)
  }

  /// True if the container takes the box with XMP.
  private var takesXMP: Bool { ["mp4", "mov", "m4a"].contains(container) }

  /// Returns true if the box with XMP is copied. It can contain the place.
  package func keepsXMP(_ facts: MediaFacts) -> Bool {
    facts.movieParts.contains(.xmp) && takesXMP && !(stripsLocation && facts.movieParts.contains(.location))
  }

  /// Returns the parts of the new file that no rule judges.
  package func keptParts(_ facts: MediaFacts) -> MovieParts {
    var parts = facts.movieParts.intersection(stripsLocation ? .chapters : [.location, .chapters])
    if keepsAlpha(facts), facts.movieParts.contains(.alpha) { parts.insert(.alpha) }
    if keepsStereo(facts) { parts.insert(.stereo) }
    if keepsCodedStereo(facts) { parts.insert(.codedStereo) }
    if keepsXMP(facts) { parts.formUnion(facts.movieParts.intersection([.xmp, .generatedLabel])) }
    return parts
  }

  /// Returns the losses of parts that no rule judges, and of what the colors of a film have besides their codes.
  func partLosses(_ facts: MediaFacts) -> [Loss] {
    let (parts, kept) = (facts.movieParts, keptParts(facts))
    var losses: [Loss] = []
    if facts.hasVideoAlpha, !keepsAlpha(facts) { losses.append(.transparency) }
    if facts.video?.projection != nil && !keepsProjection(facts) || parts.contains(.otherProjection) {
      losses.append(.projection)
    }
    let views: MovieParts = [.stereo, .codedStereo]
    if parts.intersection(views) != kept.intersection(views) || parts.contains(.otherStereo) { losses.append(.stereo) }
    if video.isEncoded, !mapsTones, [.hdr10, .dolbyVision].contains(facts.video?.hdr) { losses.append(.hdrMetadata) }
    if parts.contains(.otherTags) { losses.append(.tags) }
    if parts.contains(.generatedLabel), !kept.contains(.generatedLabel) { losses.append(.labelOfAI) }
    if parts.contains(.contentCredentials) { losses.append(.contentCredentials) }
    return losses
  }

  /// Returns the decoder that also reads the alpha channel, as an option before the input. FFmpeg's own decoders of VP8 and VP9
  /// leave it out.
  package func alphaDecoder(_ facts: MediaFacts) -> [String] {
    guard facts.hasVideoAlpha, !keepsAlpha(facts) else { return [] }
    return switch facts.video?.codec {
    case "vp8": ["-c:v", "libvpx"]
    case "vp9": ["-c:v", "libvpx-vp9"]
    default: []
    }
  }

  /// Returns true if FFmpeg decodes the alpha channel, so that a color can be put behind the picture. It reads only the first
  /// layer of HEVC.
  package func fillsBackground(_ facts: MediaFacts) -> Bool {
    background != nil && facts.hasVideoAlpha && facts.video?.codec != "hevc"
  }

  /// Returns the filters that put the color behind the transparent parts of a film. The pictures stay in YUV, so that their other
  /// colors do not change.
  func backgroundFilters(_ facts: MediaFacts) -> [String] {
    guard let background, fillsBackground(facts) else { return [] }
    let matrix = facts.video?.colorSpace
    let (y, u, v) = background.components(isHD: matrix != "smpte170m" && matrix != "bt470bg")
    return [
      "format=yuva420p",
      "split[front][back];[back]lutyuv=y=\(y):u=\(u):v=\(v):a=255[color];[color][front]overlay=format=yuv420",
    ]
  }
}

extension RepairColor {
  /// Returns luma and chroma in limited range (ITU-R BT.709 or BT.601).
  fileprivate func components(isHD: Bool) -> (y: Int, u: Int, v: Int) {
    let (kr, kb) = isHD ? (0.2126, 0.0722) : (0.299, 0.114)
    let (r, g, b) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let luma = kr * r + (1 - kr - kb) * g + kb * b
    func rounded(_ value: Double) -> Int { Int(saturating: value.rounded()) }
    return (
      rounded(16 + 219 * luma), rounded(128 + 224 * (b - luma) / (2 * (1 - kb))),
      rounded(128 + 224 * (r - luma) / (2 * (1 - kr)))
    )
  }
}
