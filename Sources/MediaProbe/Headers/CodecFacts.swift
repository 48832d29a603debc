extension VideoFacts {
  /// Adds the video properties of a codec record or a first frame, which override what the container declared.
  mutating func take(_ details: VideoCodecDetails) {
    profile = details.profile ?? profile
    level = details.level ?? level
    if let codedWidth = details.width, let codedHeight = details.height, !isCut(codedWidth, codedHeight, details) {
      (storedWidth, storedHeight) = (codedWidth, codedHeight)
    }
    sampleAspectRatio = sampleAspectRatio ?? details.sampleAspectRatio
    isInterlaced = details.interlaced ?? isInterlaced
    takeColor(
      primaries: details.color.primaries, transfer: details.color.transfer, matrix: details.color.matrix,
      isFullRange: details.color.isFullRange)
    guard let chroma = details.chroma else { return }
    chromaSubsampling = chroma.name
    bitDepth = details.bitDepth
    pixelFormat = details.bitDepth.flatMap {
      pixelFormatName(chroma, depth: $0, isRGB: colorSpace == "gbr", isFullRange: colorRange == "pc", codec: codec)
    }
  }

  /// Returns true if the container's size crops the coded size at the right and the bottom, within the last block of 16
  /// pixels. Decoders of H.264 do the same.
  private func isCut(_ codedWidth: Int, _ codedHeight: Int, _ details: VideoCodecDetails) -> Bool {
    guard details.mayBeCutByContainer, let storedWidth, let storedHeight else { return false }
    func blocks(_ side: Int) -> Int { (side + 15) / 16 }
    return storedWidth <= codedWidth && storedHeight <= codedHeight && blocks(storedWidth) == blocks(codedWidth)
      && blocks(storedHeight) == blocks(codedHeight)
  }

  /// Sets color facts from code points of H.273; a nil, unspecified or reserved value changes nothing.
  mutating func takeColor(primaries: Int?, transfer: Int?, matrix: Int?, isFullRange: Bool?) {
    colorPrimaries = primaries.flatMap(primariesName) ?? colorPrimaries
    colorTransfer = transfer.flatMap(transferName) ?? colorTransfer
    colorSpace = matrix.flatMap(matrixName) ?? colorSpace
    colorRange = isFullRange.map { $0 ? "pc" : "tv" } ?? colorRange
  }

  /// Sets the facts that follow from the codec and from its colors.
  ///
  /// - Parameters:
  ///   - details: Properties read outside of the container's own fields.
  ///   - hasStaticMetadata: True if mastering display or content light level metadata was found (CTA-861.3).
  mutating func derive(from details: VideoCodecDetails?, hasStaticMetadata: Bool = false) {
    guard let codec else { return }
    let hasStaticMetadata = hasStaticMetadata || details?.hasStaticMetadata == true
    // If the record is incomplete, the frames may contain further facts.
    let isComplete = details?.isComplete == true
    let mayHaveFields = details?.mayHaveFields == true || !codecsWithoutFields.contains(codec)
    isInterlaced = isInterlaced ?? (mayHaveFields ? nil : false)
    hasClosedGOP = closedGOPCodecs.contains(codec) ? true : nil
    hasBFrames = closedGOPCodecs.contains(codec) ? false : nil
    switch colorTransfer {
    case "smpte2084":
      // Frames of these codecs can contain the metadata too.
      if hasStaticMetadata { hdr = .hdr10 } else if !codecsWithColors.contains(codec) { hdr = .pq }
    case "arib-std-b67": hdr = .hlg
    // HDR is always signaled, so a track without a signal is SDR.
    case nil: hdr = isComplete || !codecsWithColors.contains(codec) ? .sdr : nil
    default: hdr = .sdr
    }
  }
}

/// Codecs whose frames may describe their colors.
let codecsWithColors: Set = ["h264", "hevc", "vvc", "av1", "mpeg2video", "prores"]
/// Codecs without fields, or in which each frame announces its fields (H.265 D.3.3).
private let codecsWithoutFields: Set = [
  "hevc", "vvc", "vp6", "vp6f", "vp6a", "vp8", "vp9", "av1", "h263", "flv1", "theora", "mpeg1video", "mjpeg", "png",
  "msmpeg4v1", "msmpeg4v2", "msmpeg4v3", "wmv1", "wmv2",
]
private let codecsWithProfiles: Set = ["mjpeg", "mpeg4", "vp9", "prores", "dnxhd", "vc1", "wmv3"]
/// Codecs whose key frames reset all state (RFC 6386, 9.1; VP9, 7.2; AV1, 7.20), and codecs that only have key frames. All of
/// them store frames in the order in which they are shown.
private let closedGOPCodecs: Set = ["vp8", "vp9", "av1", "mjpeg", "png", "prores", "dnxhd", "h263", "theora"]

extension MediaFacts {
  /// Adds a reason for colors that neither the container nor the complete record of the codec states. No tier can read
  /// them.
  mutating func nameUnstatedColors(of video: VideoFacts, _ details: VideoCodecDetails?) {
    guard details?.isComplete == true else { return }
    switch video.codec {
    // The complete record, or the first frame, has all colors that frames state. Frames of VP8 state none.
    case "h264", "hevc", "av1", "vp8", "vp9": break
    default: return
    }
    var unstated: [Fact] = []
    unstated.reserveCapacity(4)
    if video.colorPrimaries == nil { unstated.append(.videoColorPrimaries) }
    if video.colorTransfer == nil { unstated.append(.videoColorTransfer) }
    if video.colorSpace == nil { unstated.append(.videoColorSpace) }
    if video.colorRange == nil { unstated.append(.videoColorRange) }
    unknown.add(unstated, .init(.notInFile))
  }

  /// Largest width or height that a video codec can express: H.264, HEVC and VP9 use 16 bits, AV1 counts to 65536.
  private static let longestVideoSide = 65536

  /// Completes the facts of a file with tracks: derives the remaining facts and adds reasons for missing ones.
  mutating func finishTracks(fileSize: UInt64?) {
    if let duration, duration > 0, let fileSize {
      bitRate = Int64(exactly: (Double(fileSize) * 8 / duration).rounded())
    }
    for stream in streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      problems.append(Problem(.unsupported, .unknownTrackCodec, .int(stream.index)))
    }
    if let video, let width = video.storedWidth, let height = video.storedHeight,
      width > MediaFacts.longestVideoSide || height > MediaFacts.longestVideoSide
    {
      problems.append(Problem(.impossibleSize, .impossibleVideoSize, .int(width), .int(height)))
      self.video?.storedWidth = nil
      self.video?.storedHeight = nil
      self.video?.deriveShownSize()
    }
    if video != nil, video?.storedWidth == nil {
      let reason = UnknownFacts.Reason(.noPossibleSize, tier: .stream)
      for fact in [Fact.videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio] {
        unknown[fact] = reason
      }
    }
    nameUnknownToHeader()
    // These codecs also have profiles without levels, which are stated in their frames.
    if let video, video.profile == nil, let codec = video.codec, codecsWithProfiles.contains(codec) {
      unknown[.videoProfile] = .init(.notInHeader, tier: .stream)
    }
  }
}

extension AudioFacts {
  /// Derives facts from the codec, the sample rate and the number of channels.
  mutating func deriveFromCodec(bits: Int?) {
    guard let codec, let channels else { return }
    if codec.hasPrefix("pcm_") { bitRateMode = "constant" }
    if let bits, bits > 0, codec.hasPrefix("pcm_"), let sampleRate {
      let (samples, overflow) = Int64(sampleRate).multipliedReportingOverflow(by: Int64(channels))
      let (rate, overflow2) = samples.multipliedReportingOverflow(by: Int64(bits))
      if !overflow, !overflow2 { bitRate = rate }
    }
    // By default one channel is mono and two channels are stereo.
    if channelLayout == nil { channelLayout = [1: "mono", 2: "stereo"][channels] }
  }

  /// Adds the audio properties of a codec record or a first frame, which override what the container declared.
  mutating func take(_ details: AudioCodecDetails) {
    profile = details.profile ?? profile
    bitRate = details.bitRate ?? bitRate
    if details.mayBeExtended {
      // Only the samples contain the values that the record omits.
      (profile, sampleRate, channels, channelLayout) = (
        details.profile, details.sampleRate, details.channels, details.layout
      )
      return
    }
    sampleRate = details.sampleRate ?? sampleRate
    channels = details.channels ?? channels
    channelLayout = details.layout ?? channelLayout
  }
}
