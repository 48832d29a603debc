package import MediaProbe

extension Edit {
  /// Returns the facts of the file that the change makes. A number that depends on the encoder has its highest possible value.
  package func predict(_ original: MediaFacts) -> MediaFacts {
    var facts = original
    facts.problems = original.problems.filter { problem in
      switch problem.code {
      case .truncated, .zeroFilled, .damaged, .decodeError, .externalReference, .unplayable, .encrypted: true
      // FFmpeg joins the parts of streams whose clock may start anew.
      case .timeGap: !["mpegts", "mpegps"].contains(original.container)
      default: false
      }
    }
    facts.container = container
    facts.mimeType = nil
    facts.extensionMatches = true
    if kind == .image { return image(facts, original) }

    let isMovie = ["mp4", "mov", "m4a"].contains(container)
    facts.isFastStart = isMovie ? true : nil
    facts.isFragmented = isMovie ? false : nil
    facts.hasEditList = isMovie ? writesEditList(original) : nil
    if let duration { facts = facts.limited(to: duration.value) }
    let seconds = facts.duration ?? 0
    if video.isEncoded { encodeVideo(&facts, original) }
    if video == .copied { copyVideo(&facts) }
    if !keepsProjection(original) { facts.video?.projection = nil }
    facts.movieParts = keptParts(original)
    if case .encoded(let codec) = audio { encodeAudio(&facts, codec) }
    if !original.streams.isEmpty { facts.streams = keptStreams(original) }
    if isLossless, let duration, let size = original.fileSize, let before = original.duration, before > duration.value {
      // The beginning can have more bits than the average.
      let share = Int64(saturating: Double(size) * duration.value / before * 1.25)
      facts.fileSize = min(size, share.saturatingSum(65_536))
    }
    if video.isEncoded || audio.isEncoded {
      // The tracks together have at most their limits; a copied track keeps its bit rate.
      let videoBits = facts.video == nil ? 0 : facts.video?.bitRate
      let audioBits = facts.audio == nil ? 0 : facts.audio?.bitRate
      if let videoBits, let audioBits {
        let bits = videoBits.saturatingSum(audioBits)
        facts.bitRate = bits
        facts.fileSize = Int64(saturating: Double(bits) / 8 * (seconds + 1) + 16_384)
      }
    }
    return facts
  }

  /// Returns true if the muxer writes an edit list that does more than skip the delay of an encoder, because one track begins
  /// later than another. A copy keeps the edits of its tracks.
  private func writesEditList(_ original: MediaFacts) -> Bool {
    if video.isEncoded {
      if original.movieParts.contains(.lateVideo), audio != .absent { return true }
      let frame = 1 / max(1, (frameRate ?? original.video?.averageFrameRate)?.value ?? 30)
      let shortest = keepsExactTimes(original) ? 0.001 : frame / 2
      if let startShift {
        // A constant rate moves the first picture to the nearest multiple of the distance of its pictures, which can be later.
        let frames = startShift.value / frame
        return frameRate != nil && (frames.rounded() - frames) * frame > 0.001
      }
      return trackStarts(original).map { abs($0.video - $0.audio) > shortest } ?? false
    }
    if ["matroska", "webm", "mpegts"].contains(original.container) {
      return startShift == nil && trackStarts(original) != nil
    }
    return original.hasEditList == true
  }

  /// The times at which the main tracks begin, if they differ.
  func trackStarts(_ facts: MediaFacts) -> (video: Double, audio: Double)? {
    guard video != .absent, audio != .absent, let video = facts.mainStream(.video),
      let audio = facts.mainStream(.audio), video.start ?? 0 != audio.start ?? 0
    else { return nil }
    return (video.start ?? 0, audio.start ?? 0)
  }

  private func copyVideo(_ facts: inout MediaFacts) {
    if retagsHEVC { facts.video?.codecTag = "hvc1" }
    if let retimedRate {
      facts.video?.averageFrameRate = retimedRate
      facts.video?.hasVariableFrameRate = false
    }
  }

  private func encodeVideo(_ facts: inout MediaFacts, _ original: MediaFacts) {
    guard case .encoded(let codec) = video, let old = original.video else { return }
    var new = VideoFacts()
    let keepsHDR = old.hdr != nil && old.hdr != .sdr && !mapsTones
    new.codec = codec
    new.codecTag = codec == "h264" ? "avc1" : codec == "hevc" ? "hvc1" : nil
    new.profile =
      codec == "h264"
      ? avoidsBFrames ? "Main" : "High" : codec == "hevc" ? keepsHDR ? "Main 10" : "Main" : "Profile 0"
    new.width = size?.width ?? old.width
    new.height = size?.height ?? old.height
    new.storedWidth = new.width
    new.storedHeight = new.height
    new.rotation = 0
    new.isMirrored = false
    new.sampleAspectRatio = Ratio(1, 1)
    new.averageFrameRate = frameRate ?? old.averageFrameRate
    new.hasVariableFrameRate = frameRate == nil ? old.hasVariableFrameRate : false
    new.maxKeyframeInterval = writtenKeyframeInterval(old)
    new.hasClosedGOP = true
    new.hasBFrames = codec != "vp9" && !avoidsBFrames
    new.pixelFormat = keepsHDR ? "yuv420p10le" : "yuv420p"
    new.bitDepth = keepsHDR ? 10 : 8
    new.chromaSubsampling = "4:2:0"
    new.colorPrimaries = mapsTones ? "bt709" : old.colorPrimaries
    new.colorTransfer = mapsTones ? "bt709" : old.colorTransfer
    new.colorSpace = mapsTones || old.isRGB ? "bt709" : old.colorSpace
    new.projection = old.projection
    new.colorRange = "tv"
    // The description of the mastering display is lost.
    new.hdr = keepsHDR ? old.hdr == .hlg ? .hlg : .pq : .sdr
    new.isInterlaced = deinterlaces ? false : old.isInterlaced
    new.duration = facts.video?.duration
    new.bitRate = videoBitRate
    facts.video = new
    facts.unknown.removeAll { $0.rawValue.hasPrefix("video.") }
  }

  private func encodeAudio(_ facts: inout MediaFacts, _ codec: String) {
    var new = AudioFacts()
    new.codec = codec
    new.profile = codec == "aac" ? "LC" : nil
    new.sampleRate = codec == "opus" ? 48_000 : sampleRate.map { Int($0) } ?? facts.audio?.sampleRate
    new.channels = channels.map { Int($0) } ?? facts.audio?.channels
    new.channelLayout = new.channels == 1 ? "mono" : new.channels == 2 ? "stereo" : facts.audio?.channelLayout
    new.duration = facts.audio?.duration
    new.bitRate = audioBitRate
    facts.audio = new
    facts.unknown.removeAll { $0.rawValue.hasPrefix("audio.") }
  }

  /// The longest distance of key frames in the new file, in seconds.
  package func writtenKeyframeInterval(_ old: VideoFacts) -> Double {
    let rate = (frameRate ?? old.averageFrameRate)?.value ?? 30
    return Double(keyframeFrames(old)) / max(rate, 0.001)
  }

  /// The distance in seconds after which the next picture of a variable frame rate becomes a key frame. It is a little shorter than
  /// the longest distance, because that picture can come late.
  var forcedKeyframeInterval: String {
    let most = keyframeInterval?.value ?? 2
    return Ratio(Int64(saturating: max(0.1, most - 0.1) * 1000), 1000)?.decimal ?? "2"
  }

  /// The longest distance of key frames in the new file, in frames.
  package func keyframeFrames(_ old: VideoFacts) -> Int {
    let rate = (frameRate ?? old.averageFrameRate)?.value ?? 30
    return max(1, Int(saturating: (keyframeInterval?.value ?? 2) * rate))
  }
}

// MARK: - Pictures

extension Edit {
  /// True if the new picture keeps the frames of an animation.
  func keepsAnimation(_ image: ImageFacts) -> Bool { image.isAnimated == true && Self.isAnimated(container) }

  /// True if the new picture keeps transparent parts.
  func keepsAlpha(_ image: ImageFacts) -> Bool {
    image.hasAlpha == true && background == nil && !dropsOpaqueAlpha && Self.hasAlpha(container)
  }

  /// True if the new picture keeps the description of a panorama, which names the sides of the picture.
  var keepsProjection: Bool { size == nil && reshaping == nil }

  /// True if the new picture gets the profile that describes its colors. A profile of another color model does not.
  package func keepsProfile(_ image: ImageFacts) -> Bool {
    guard container != "gif", !convertsColors else { return false }
    if let account { return account.profile != nil }
    guard image.iccProfile != nil else { return false }
    return switch image.colorType {
    case .rgb, .rgba, .ycbcr, .palette, nil: true
    default: false
    }
  }

  private func image(_ facts: MediaFacts, _ original: MediaFacts) -> MediaFacts {
    var facts = facts
    guard let old = original.image else { return facts }
    if stripsPicture {
      facts.image?.isMotionPhoto = false
      // A profile replaces the mark of Adobe RGB in Exif.
      if old.iccProfile == nil { facts.take(account?.profileFacts) }
      facts.fileSize = original.fileSize.map { min($0, imageLimit ?? $0) }
    }
    guard video.isEncoded else { return facts }
    var new = ImageFacts()
    let alpha = keepsAlpha(old)
    new.format = container
    new.width = size?.width ?? old.width
    new.height = size?.height ?? old.height
    new.storedWidth = new.width
    new.storedHeight = new.height
    new.rotation = 0
    new.isMirrored = false
    new.bitDepth = 8
    new.hasAlpha = alpha
    new.colorType =
      switch container {
      case "png": alpha ? .rgba : .rgb
      case "gif": .palette
      default: alpha ? .rgba : .ycbcr
      }
    let isAnimated = keepsAnimation(old)
    new.isAnimated = isAnimated
    new.frameCount = isAnimated ? old.frameCount : 1
    new.isProgressive = false
    new.isMotionPhoto = false
    if container == "jpeg" { new.isMultiPicture = false }
    if container == "gif" { new.gifVersion = "89a" }
    facts.image = new
    facts.statedColors = nil
    if keepsProfile(old) {
      if let account {
        facts.take(account.profileFacts)
      } else {
        facts.image?.iccProfile = old.iccProfile
        facts.statedColors = original.statedColors
      }
    }
    if !isAnimated {
      facts.duration = nil
      facts.bitRate = nil
    }
    facts.unknown.removeAll { $0.part == .image || $0.part == .color }
    if let width = new.width, let height = new.height {
      let pixels = Double(width) * Double(height) * Double(new.frameCount ?? 1)
      let bytes = Int64(saturating: pixels * Self.bytesPerPixel(container, alpha: alpha) + 4096)
      facts.fileSize = imageLimit.map { min($0, bytes) } ?? bytes
    }
    return facts
  }

  /// The bytes per pixel of an image of noise, which needs the most, with the quality that is tried first.
  static func bytesPerPixel(_ format: String, alpha: Bool) -> Double {
    switch format {
    case "jpeg": 1
    case "webp": alpha ? 2.1 : 1
    case "png": alpha ? 4.1 : 3.1
    default: 1.5
    }
  }

  /// The bytes per pixel that an image needs at a quality that still looks good, for a format and the content of the original.
  /// A smaller image has more detail in each pixel.
  func likelyBytesPerPixel(_ original: MediaFacts, pixels: Double) -> Double {
    guard let old = original.image, let size = original.fileSize, let width = old.storedWidth,
      let height = old.storedHeight, width > 0, height > 0
    else { return 0.6 }
    let before = Double(width) * Double(height) * Double(old.frameCount ?? 1)
    let stored = Double(size) / before
    let detail = max(1, (before / max(1, pixels)).squareRoot())
    let isLossless = ["png", "gif", "bmp", "tiff"].contains(old.format ?? "")
    return switch container {
    case "jpeg", "webp": min(0.6, (isLossless ? 0.35 : 0.8) * stored * detail)
    case "png": min(4, max(1, isLossless ? 1 : 6) * stored * detail)
    default: min(1.2, stored * detail)
    }
  }
}

extension MediaFacts {
  /// Returns the facts of a file that ends after this many seconds.
  fileprivate func limited(to seconds: Double) -> MediaFacts {
    var facts = self
    func least(_ value: Double?) -> Double? { value.map { min($0, seconds) } }
    facts.duration = least(duration)
    facts.video?.duration = least(video?.duration)
    facts.audio?.duration = least(audio?.duration)
    facts.video?.frameCount = nil
    return facts
  }
}
