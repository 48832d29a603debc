// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

package import MediaProbe

extension Fact {
  /// The type of the value, as rules compare it.
  package var valueType: ValueType {
    switch self {
    case .fileSize, .bitRate, .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoRotation,
      .videoFrameCount, .videoBitDepth, .videoBitRate, .audioSampleRate, .audioChannels, .audioBitRate, .imageWidth,
      .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageOrientation, .imageBitDepth,
      .imageFrameCount:
      .integer
    case .kind, .container, .mimeType, .videoCodec, .videoCodecTag, .videoProfile, .videoPixelFormat,
      .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer, .videoColorSpace, .videoColorRange,
      .videoProjection, .videoHDR, .audioCodec, .audioProfile, .audioChannelLayout, .imageFormat, .imageColorType,
      .imageICCProfile:
      .text
    case .extensionMatches, .fastStart, .fragmented, .editList, .encrypted, .videoMirrored, .videoVariableFrameRate,
      .videoClosedGOP, .videoInterlaced, .imageMirrored, .imageHasAlpha, .imageAnimated, .imageProgressive,
      .imageMotionPhoto:
      .flag
    case .duration, .videoLevel, .videoMaxKeyframeInterval, .videoDuration, .audioDuration: .number
    case .videoCleanAperture: .size
    case .videoSampleAspectRatio, .videoAspectRatio, .videoAverageFrameRate, .videoFrameRate: .ratio
    }
  }

  /// The unit; nil for a word, a count or an aspect ratio.
  package var unit: Unit? {
    switch self {
    case .fileSize: .bytes
    case .duration, .videoMaxKeyframeInterval, .videoDuration, .audioDuration: .seconds
    case .bitRate, .videoBitRate, .audioBitRate: .bitsPerSecond
    case .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoCleanAperture, .imageWidth,
      .imageHeight, .imageStoredWidth, .imageStoredHeight:
      .pixels
    case .videoRotation, .imageRotation: .degrees
    case .videoAverageFrameRate, .videoFrameRate: .framesPerSecond
    case .videoFrameCount, .imageFrameCount: .frames
    case .videoBitDepth, .imageBitDepth: .bits
    case .audioSampleRate: .hertz
    default: nil
    }
  }
}
