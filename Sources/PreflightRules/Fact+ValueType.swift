// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

package import MediaProbe

extension Fact {
  /// The type of the value, as rules compare it.
  package var valueType: ValueType {
    switch self {
    case .fileSize, .bitRate, .audioTracks, .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight,
      .videoRotation, .videoFrameCount, .videoBitDepth, .videoBitRate, .audioSampleRate, .audioChannels, .audioBitRate,
      .imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageOrientation,
      .imageBitDepth, .imageFrameCount, .imageLoopCount, .contentFlashes, .contentRedFlashes, .contentSilentChannels,
      .documentPages, .archiveFiles, .archiveHtmlFiles, .archiveOtherFiles, .archiveUnpackedSize, .captionsCues:
      .integer
    case .kind, .container, .mimeType, .videoCodec, .videoCodecTag, .videoProfile, .videoPixelFormat,
      .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer, .videoColorSpace, .videoColorRange,
      .videoProjection, .videoHDR, .videoBitRateMode, .audioCodec, .audioProfile, .audioChannelLayout,
      .audioBitRateMode, .imageFormat, .imageColorType, .imageICCProfile, .imageGIFVersion, .colorSpace,
      .colorPrimaries, .colorTransfer, .colorMatrix, .colorRange, .colorSource, .contentCadence, .contentAlpha:
      .text
    case .extensionMatches, .fastStart, .fragmented, .editList, .encrypted, .videoMirrored, .videoVariableFrameRate,
      .videoClosedGOP, .videoBFrames, .videoInterlaced, .imageMirrored, .imageHasAlpha, .imageAnimated,
      .imageProgressive, .imageMotionPhoto, .imageMultiPicture, .contentFirstFrameBlack, .contentLastFrameBlack,
      .contentFadesIn, .contentFadesOut, .contentFirstFrameSingleColor, .contentLastFrameSingleColor, .contentDualMono,
      .contentSingleColor, .archiveUnsafeNames, .captionsOverlapping:
      .flag
    case .duration, .videoLevel, .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .videoDuration, .audioDuration,
      .imageFrameRate, .imageDensity, .contentLongestBlack, .contentBlackShare, .contentLongestSingleColor,
      .contentLongestFreeze, .contentStillShare, .contentRepeatedFrameShare, .contentLongestBars, .contentBarShare,
      .contentFlashArea, .contentBlur, .contentBlockiness, .contentBrightness, .contentOutOfRangeShare,
      .contentCombedShare, .contentLongestSilence, .contentSilentShare, .contentPhaseCorrelation, .contentLoudness,
      .contentLoudnessRange, .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness, .contentTruePeak,
      .contentLongestClipping, .contentClippedShare, .contentDcOffset, .contentSoundEndsEarly,
      .contentPictureBeginsLate, .contentLongestTestCard, .documentPageWidth, .documentPageHeight, .captionsFirstCue,
      .captionsLastCueEnd:
      .number
    case .videoCleanAperture, .contentActiveArea: .size
    case .videoSampleAspectRatio, .videoAspectRatio, .videoAverageFrameRate, .videoFrameRate, .videoNominalFrameRate:
      .ratio
    }
  }

  /// The unit; nil for a word, a count or an aspect ratio.
  package var unit: Unit? {
    switch self {
    case .fileSize, .archiveUnpackedSize: .bytes
    case .duration, .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .videoDuration, .audioDuration,
      .contentLongestBlack, .contentLongestSingleColor, .contentLongestFreeze, .contentLongestBars,
      .contentLongestSilence, .contentLongestClipping, .contentSoundEndsEarly, .contentPictureBeginsLate,
      .contentLongestTestCard, .captionsFirstCue, .captionsLastCueEnd:
      .seconds
    case .bitRate, .videoBitRate, .audioBitRate: .bitsPerSecond
    case .videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoCleanAperture, .imageWidth,
      .imageHeight, .imageStoredWidth, .imageStoredHeight, .contentActiveArea, .contentBlur:
      .pixels
    case .videoRotation, .imageRotation: .degrees
    case .videoAverageFrameRate, .videoFrameRate, .videoNominalFrameRate, .imageFrameRate: .framesPerSecond
    case .videoFrameCount, .imageFrameCount: .frames
    case .videoBitDepth, .imageBitDepth: .bits
    case .audioSampleRate: .hertz
    case .imageDensity: .dotsPerInch
    case .contentLoudness, .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness: .loudnessUnitsFullScale
    case .contentLoudnessRange: .loudnessUnits
    case .contentTruePeak: .decibelsTruePeak
    case .documentPageWidth, .documentPageHeight: .points
    default: nil
    }
  }

  /// The only words that the fact can have; empty if it can have others, or has no words.
  package var words: [String] {
    switch self {
    case .kind: ["video", "image", "audio", "other"]
    case .videoColorRange, .colorRange: ["tv", "pc"]
    case .videoHDR: ["sdr", "pq", "hdr10", "hlg", "dolby_vision"]
    case .videoBitRateMode, .audioBitRateMode: ["constant", "variable"]
    case .imageColorType: ["gray", "gray_alpha", "rgb", "rgba", "palette", "ycbcr", "cmyk", "ycck", "bilevel", "lab"]
    case .imageGIFVersion: ["87a", "89a"]
    case .colorSource: ["icc_profile", "cicp", "srgb", "gamma", "exif", "nclx", "container", "stream"]
    case .contentAlpha: ["opaque", "transparent", "mixed"]
    default: []
    }
  }
}
