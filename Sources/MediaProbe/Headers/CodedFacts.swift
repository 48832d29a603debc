extension VideoFacts {
  /// Takes over what a record or a first frame tells of the pictures, over what the container declared.
  mutating func take(_ coding: VideoCoding) {
    profile = coding.profile ?? profile
    level = coding.level ?? level
    if let codedWidth = coding.width, let codedHeight = coding.height, !isCut(codedWidth, codedHeight, coding) {
      (storedWidth, storedHeight) = (codedWidth, codedHeight)
    }
    sampleAspectRatio = sampleAspectRatio ?? coding.sampleAspectRatio
    interlaced = coding.interlaced ?? interlaced
    takeColor(
      primaries: coding.color.primaries, transfer: coding.color.transfer, matrix: coding.color.matrix,
      isFullRange: coding.color.isFullRange)
    guard let chroma = coding.chroma else { return }
    chromaSubsampling = chroma.name
    bitDepth = coding.bitDepth
    pixelFormat = coding.bitDepth.flatMap {
      pixelFormatName(chroma, depth: $0, isRGB: colorSpace == "gbr", isFullRange: colorRange == "pc", codec: codec)
    }
  }

  /// Whether the container's size stands for a coded one that is cut at the right and the bottom, within its last block of
  /// 16 pixels: what decoders of H.264 do.
  private func isCut(_ codedWidth: Int, _ codedHeight: Int, _ coding: VideoCoding) -> Bool {
    guard coding.mayBeCutByContainer, let storedWidth, let storedHeight else { return false }
    func blocks(_ side: Int) -> Int { (side + 15) / 16 }
    return storedWidth <= codedWidth && storedHeight <= codedHeight && blocks(storedWidth) == blocks(codedWidth)
      && blocks(storedHeight) == blocks(codedHeight)
  }

  /// Takes over code points of H.273; what is nil, unspecified or reserved changes nothing.
  mutating func takeColor(primaries: Int?, transfer: Int?, matrix: Int?, isFullRange: Bool?) {
    colorPrimaries = primaries.flatMap(primariesName) ?? colorPrimaries
    colorTransfer = transfer.flatMap(transferName) ?? colorTransfer
    colorSpace = matrix.flatMap(matrixName) ?? colorSpace
    colorRange = isFullRange.map { $0 ? "pc" : "tv" } ?? colorRange
  }

  /// Sets what follows from the coding and from its colors.
  ///
  /// - Parameters:
  ///   - coding: What was read of it beside the container.
  ///   - hasStaticMetadata: A mastering display or light levels are stated (CTA-861.3).
  mutating func derive(from coding: VideoCoding?, hasStaticMetadata: Bool = false) {
    guard let codec else { return }
    let hasStaticMetadata = hasStaticMetadata || coding?.hasStaticMetadata == true
    // What is not complete leaves something to the frames.
    let isComplete = coding?.isComplete == true
    let mayHaveFields = coding?.mayHaveFields == true || !codingsWithoutFields.contains(codec)
    interlaced = interlaced ?? (mayHaveFields ? nil : false)
    closedGOP = closedCodings.contains(codec) ? true : nil
    switch colorTransfer {
    case "smpte2084":
      // Frames of these may carry the metadata too.
      if hasStaticMetadata { hdr = .hdr10 } else if !codingsWithColors.contains(codec) { hdr = .pq }
    case "arib-std-b67": hdr = .hlg
    // High dynamic range is always signalled; what signals none is standard.
    case nil: hdr = isComplete || !codingsWithColors.contains(codec) ? .sdr : nil
    default: hdr = .sdr
    }
  }
}

/// Codings whose frames may say what their colors mean.
let codingsWithColors: Set = ["h264", "hevc", "vvc", "av1", "mpeg2video", "prores"]
/// Codings that have no fields, or whose fields each frame announces (H.265 D.3.3).
private let codingsWithoutFields: Set = [
  "hevc", "vvc", "vp6", "vp6f", "vp6a", "vp8", "vp9", "av1", "h263", "flv1", "theora", "mpeg1video", "mjpeg", "png",
  "msmpeg4v1", "msmpeg4v2", "msmpeg4v3", "wmv1", "wmv2",
]
private let codingsWithProfiles: Set = ["mjpeg", "mpeg4", "vp9", "prores", "dnxhd", "vc1", "wmv3"]
/// Codings whose key frames reset all that came before (RFC 6386, 9.1; VP9, 7.2; AV1, 7.20), or that have no others.
private let closedCodings: Set = ["vp8", "vp9", "av1", "mjpeg", "png", "prores", "dnxhd", "h263", "theora"]

extension MediaFacts {
  /// The largest side that a coding of video can state: H.264, HEVC and VP9 use 16 bits, AV1 counts to 65536.
  private static let longestVideoSide = 65536

  /// Finishes facts of a file with tracks: what follows from the rest, and what is missing.
  mutating func finishTracks(fileSize: UInt64?) {
    if let duration, duration > 0, let fileSize {
      bitRate = Int64(exactly: (Double(fileSize) * 8 / duration).rounded())
    }
    for stream in streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      problems.append(Problem(.unsupported, "track \(stream.index) is in a coding that is not known here"))
    }
    if let video, let width = video.storedWidth, let height = video.storedHeight,
      width > MediaFacts.longestVideoSide || height > MediaFacts.longestVideoSide
    {
      problems.append(
        Problem(.impossibleSize, "the video is declared as \(width) × \(height) pixels, which no coding can hold"))
      self.video?.storedWidth = nil
      self.video?.storedHeight = nil
      self.video?.deriveShownSize()
    }
    if video != nil, video?.storedWidth == nil {
      let reason = UnknownFacts.Reason("the header states no size that can be", tier: .stream)
      for fact in [Fact.videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio] {
        unknown[fact] = reason
      }
    }
    nameUnknownToHeader()
    // Profiles without levels, which these codings have too, stand in their frames.
    if let video, video.profile == nil, let codec = video.codec, codingsWithProfiles.contains(codec) {
      unknown[.videoProfile] = .init("the header does not tell", tier: .stream)
    }
  }
}

extension AudioFacts {
  /// Completes what follows from the coding, the rate and the number of channels.
  mutating func deriveFromCoding(bits: Int?) {
    guard let codec, let channels else { return }
    if let bits, bits > 0, codec.hasPrefix("pcm_"), let sampleRate {
      let (samples, overflow) = Int64(sampleRate).multipliedReportingOverflow(by: Int64(channels))
      let (rate, overflow2) = samples.multipliedReportingOverflow(by: Int64(bits))
      if !overflow, !overflow2 { bitRate = rate }
    }
    // One channel is the middle, and two are left and right, where nothing says otherwise.
    if channelLayout == nil { channelLayout = [1: "mono", 2: "stereo"][channels] }
  }

  /// Takes over what a record or a first frame tells of the sound, over what the container declared.
  mutating func take(_ coding: AudioCoding) {
    profile = coding.profile ?? profile
    bitRate = coding.bitRate ?? bitRate
    if coding.mayBeExtended {
      // What the record leaves out, only the samples tell.
      (profile, sampleRate, channels, channelLayout) = (
        coding.profile, coding.sampleRate, coding.channels, coding.layout
      )
      return
    }
    sampleRate = coding.sampleRate ?? sampleRate
    channels = coding.channels ?? channels
    channelLayout = coding.layout ?? channelLayout
  }
}
