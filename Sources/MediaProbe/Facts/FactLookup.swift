/// The value of one fact, in the type in which rules compare it.
@nonexhaustive public enum FactValue: Sendable, Hashable {
  case integer(Int64)
  case number(Double)
  case ratio(Ratio)
  case text(String)
  case flag(Bool)
  case size(PixelSize)
  /// A list of strings, such as the entries of a property list. No fact of a media file has this type.
  case list([String])
  /// A statement about a link or a document. No fact of a media file has this type.
  case message(Message)
  /// The messages of the problems of one code.
  case messages([Message])
}

/// The answer to a lookup of one fact.
public enum FactLookup: Sendable, Hashable {
  case known(FactValue)
  /// The fact was expected but could not be read.
  case unknown(UnknownFacts.Reason)
  /// The fact does not apply to this file.
  case absent
}

extension MediaFacts {
  /// The value of one fact, or the reason why there is none.
  public subscript(fact: Fact) -> FactLookup {
    if let value = value(of: fact) { return .known(value) }
    if let reason = unknown[fact] { return .unknown(reason) }
    return .absent
  }

  /// The value of one fact; nil if there is none.
  package func value(of fact: Fact) -> FactValue? {
    func integer(_ value: Int?) -> FactValue? { value.map { .integer(Int64($0)) } }
    func integer(_ value: Int64?) -> FactValue? { value.map { .integer($0) } }
    func number(_ value: Double?) -> FactValue? { value.map { .number($0) } }
    func text(_ value: String?) -> FactValue? { value.map { .text($0) } }
    func flag(_ value: Bool?) -> FactValue? { value.map { .flag($0) } }
    func ratio(_ value: Ratio?) -> FactValue? { value.map { .ratio($0) } }

    return switch fact {
    case .fileSize: integer(fileSize)
    case .kind: text(kind?.rawValue)
    case .container: text(container)
    case .mimeType: text(mimeType)
    case .extensionMatches: flag(extensionMatches)
    case .duration: number(duration)
    case .bitRate: integer(bitRate)
    case .fastStart: flag(isFastStart)
    case .fragmented: flag(isFragmented)
    case .editList: flag(hasEditList)
    case .encrypted: flag(isEncrypted)

    case .videoCodec: text(video?.codec)
    case .videoCodecTag: text(video?.codecTag)
    case .videoProfile: text(video?.profile)
    case .videoLevel: number(video?.level)
    case .videoWidth: integer(video?.width)
    case .videoHeight: integer(video?.height)
    case .videoStoredWidth: integer(video?.storedWidth)
    case .videoStoredHeight: integer(video?.storedHeight)
    case .videoCleanAperture: (video?.cleanAperture).map { .size($0) }
    case .videoRotation: integer(video?.rotation)
    case .videoMirrored: flag(video?.isMirrored)
    case .videoSampleAspectRatio: ratio(video?.sampleAspectRatio)
    case .videoAspectRatio: ratio(video?.aspectRatio)
    case .videoAverageFrameRate, .videoFrameRate: ratio(video?.averageFrameRate)
    case .videoVariableFrameRate: flag(video?.hasVariableFrameRate)
    case .videoFrameCount: integer(video?.frameCount)
    case .videoMaxKeyframeInterval: number(video?.maxKeyframeInterval)
    case .videoClosedGOP: flag(video?.hasClosedGOP)
    case .videoPixelFormat: text(video?.pixelFormat)
    case .videoBitDepth: integer(video?.bitDepth)
    case .videoChromaSubsampling: text(video?.chromaSubsampling)
    case .videoColorPrimaries: text(video?.colorPrimaries)
    case .videoColorTransfer: text(video?.colorTransfer)
    case .videoColorSpace: text(video?.colorSpace)
    case .videoColorRange: text(video?.colorRange)
    case .videoInterlaced: flag(video?.isInterlaced)
    case .videoProjection: text(video?.projection)
    case .videoHDR: text(video?.hdr?.rawValue)
    case .videoDuration: number(video?.duration)
    case .videoBitRate: integer(video?.bitRate)

    case .audioCodec: text(audio?.codec)
    case .audioProfile: text(audio?.profile)
    case .audioSampleRate: integer(audio?.sampleRate)
    case .audioChannels: integer(audio?.channels)
    case .audioChannelLayout: text(audio?.channelLayout)
    case .audioBitRate: integer(audio?.bitRate)
    case .audioDuration: number(audio?.duration)

    case .imageFormat: text(image?.format)
    case .imageWidth: integer(image?.width)
    case .imageHeight: integer(image?.height)
    case .imageStoredWidth: integer(image?.storedWidth)
    case .imageStoredHeight: integer(image?.storedHeight)
    case .imageRotation: integer(image?.rotation)
    case .imageMirrored: flag(image?.isMirrored)
    case .imageOrientation: integer(image?.orientation)
    case .imageBitDepth: integer(image?.bitDepth)
    case .imageColorType: text(image?.colorType?.rawValue)
    case .imageHasAlpha: flag(image?.hasAlpha)
    case .imageAnimated: flag(image?.isAnimated)
    case .imageFrameCount: integer(image?.frameCount)
    case .imageProgressive: flag(image?.isProgressive)
    case .imageICCProfile: text(image?.iccProfile)
    case .imageMotionPhoto: flag(image?.isMotionPhoto)
    }
  }
}

extension FactValue {
  /// The number as a ratio; nil for anything else.
  package var exact: Ratio? {
    switch self {
    case .integer(let value): Ratio(value, 1)
    case .number(let value): value >= 0 && value < 9e12 ? Ratio(Int64((value * 1_000_000).rounded()), 1_000_000) : nil
    case .ratio(let ratio): ratio
    default: nil
    }
  }
}
