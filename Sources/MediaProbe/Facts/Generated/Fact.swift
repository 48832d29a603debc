// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The name of one measured property of a file: its key in a facts record. Rules refer to it, and `unknown` uses it to
/// say why a value is missing.
@nonexhaustive public enum Fact: String, Sendable, Hashable, CaseIterable {
  /// The size of the file in bytes.
  case fileSize = "file_size"
  /// The kind of media: `video`, `image`, `audio` or `other`. A picture is an image, animated or not. A file whose only
  /// picture is cover art is audio.
  case kind
  /// The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …
  case container
  /// The media type (MIME type) by content.
  case mimeType = "mime_type"
  /// True if the extension of the file name belongs to the content. It does not apply to a name without an extension.
  case extensionMatches = "extension_matches"
  /// The presentation duration in seconds with edit lists applied, as a player's timeline shows it. It does not apply
  /// to stills.
  case duration
  /// The bit rate of the whole file in bits per second.
  case bitRate = "bit_rate"
  /// True if the index precedes the media data. It applies only to ISO base media files such as MP4.
  case fastStart = "fast_start"
  /// True if the file uses movie fragments. It applies only to ISO base media files such as MP4.
  case fragmented
  /// True if an edit list does more than skip encoder priming. It applies only to ISO base media files such as MP4.
  case editList = "edit_list"
  /// True if samples of a track are encrypted.
  case encrypted

  /// The codec by FFmpeg's name: `h264`, `hevc`, `vp9` …
  case videoCodec = "video.codec"
  /// The four-character code of the sample entry: `avc1`, `hvc1` …
  case videoCodecTag = "video.codec_tag"
  /// The profile by FFmpeg's name. It does not apply to codecs without profiles.
  case videoProfile = "video.profile"
  /// The level as a number: 4.1 for level 4.1. It does not apply to codecs without levels.
  case videoLevel = "video.level"
  /// The display width in pixels: rotated, sample aspect ratio applied, rounded half up.
  case videoWidth = "video.width"
  /// The display height in pixels: rotated, sample aspect ratio applied, rounded half up.
  case videoHeight = "video.height"
  /// The stored width in pixels.
  case videoStoredWidth = "video.stored_width"
  /// The stored height in pixels.
  case videoStoredHeight = "video.stored_height"
  /// The size of the clean aperture in pixels. It is reported, but not applied to `width` and `height`.
  case videoCleanAperture = "video.clean_aperture"
  /// The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270.
  case videoRotation = "video.rotation"
  /// True if the picture is flipped top to bottom before the rotation.
  case videoMirrored = "video.mirrored"
  /// The width of one stored pixel over its height.
  case videoSampleAspectRatio = "video.sample_aspect_ratio"
  /// The exact display aspect ratio: width over height, not rounded.
  case videoAspectRatio = "video.aspect_ratio"
  /// The number of frames divided by their duration.
  case videoAverageFrameRate = "video.avg_frame_rate"
  /// The average frame rate as a number.
  case videoFrameRate = "video.frame_rate"
  /// True if the frames have different durations.
  case videoVariableFrameRate = "video.variable_frame_rate"
  /// The number of frames.
  case videoFrameCount = "video.frame_count"
  /// The longest distance between two key frames in seconds.
  case videoMaxKeyframeInterval = "video.max_keyframe_interval"
  /// True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven.
  case videoClosedGOP = "video.closed_gop"
  /// The pixel format by FFmpeg's name: `yuv420p` …
  case videoPixelFormat = "video.pixel_format"
  /// The number of bits per component.
  case videoBitDepth = "video.bit_depth"
  /// The chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` (no color) or `rgb`.
  case videoChromaSubsampling = "video.chroma_subsampling"
  /// The color primaries by FFmpeg's name: `bt709`, `bt2020` …
  case videoColorPrimaries = "video.color_primaries"
  /// The transfer function by FFmpeg's name: `bt709`, `smpte2084`, `arib-std-b67` …
  case videoColorTransfer = "video.color_transfer"
  /// The matrix coefficients by FFmpeg's name: `bt709`, `bt2020nc` …
  case videoColorSpace = "video.color_space"
  /// The color range: `tv` is limited, `pc` is full.
  case videoColorRange = "video.color_range"
  /// True if the frames consist of two fields.
  case videoInterlaced = "video.interlaced"
  /// The projection of spherical video: `equirectangular`, `cubemap` … It does not apply to a flat picture.
  case videoProjection = "video.projection"
  /// The dynamic range by transfer function and metadata: `sdr`, `pq`, `hdr10`, `hlg` or `dolby_vision`.
  case videoHDR = "video.hdr"
  /// The duration of the track in seconds.
  case videoDuration = "video.duration"
  /// The bit rate of the track in bits per second.
  case videoBitRate = "video.bit_rate"

  /// The codec by FFmpeg's name: `aac`, `mp3`, `opus` …
  case audioCodec = "audio.codec"
  /// The profile by FFmpeg's name: `LC`, `HE-AAC` … It does not apply to codecs without profiles.
  case audioProfile = "audio.profile"
  /// The sample rate in hertz as played, with implicit spectral band replication included.
  case audioSampleRate = "audio.sample_rate"
  /// The number of channels.
  case audioChannels = "audio.channels"
  /// The channel layout by FFmpeg's name: `mono`, `stereo`, `5.1` …
  case audioChannelLayout = "audio.channel_layout"
  /// The bit rate of the track in bits per second.
  case audioBitRate = "audio.bit_rate"
  /// The duration of the track in seconds.
  case audioDuration = "audio.duration"

  /// The codec or format of the picture: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …
  case imageFormat = "image.format"
  /// The display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
  case imageWidth = "image.width"
  /// The display height in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
  case imageHeight = "image.height"
  /// The stored width in pixels.
  case imageStoredWidth = "image.stored_width"
  /// The stored height in pixels.
  case imageStoredHeight = "image.stored_height"
  /// The clockwise rotation in degrees: 0, 90, 180 or 270.
  case imageRotation = "image.rotation"
  /// True if the picture is flipped left to right before the rotation.
  case imageMirrored = "image.mirrored"
  /// The EXIF orientation, 1 to 8, as stated in the file. It does not apply to a file that states none.
  case imageOrientation = "image.orientation"
  /// The number of bits per component.
  case imageBitDepth = "image.bit_depth"
  /// The color model as stored: `gray`, `gray_alpha`, `rgb`, `rgba`, `palette`, `ycbcr`, `cmyk`, `ycck`, `bilevel` or
  /// `lab`.
  case imageColorType = "image.color_type"
  /// True if the picture has an alpha channel or a transparent color.
  case imageHasAlpha = "image.has_alpha"
  /// True if the picture has several frames that follow each other in time.
  case imageAnimated = "image.animated"
  /// The number of frames.
  case imageFrameCount = "image.frame_count"
  /// True for progressive JPEG and interlaced PNG or GIF.
  case imageProgressive = "image.progressive"
  /// The description in the embedded ICC profile. In PNG it is the name in the iCCP chunk (PNG 11.3.2.3), because the
  /// profile is compressed. It does not apply to a picture without a profile.
  case imageICCProfile = "image.icc_profile"
  /// True if the still contains a video clip.
  case imageMotionPhoto = "image.motion_photo"
}

extension Fact {
  /// The member of a facts record that holds a fact.
  package enum Part: String, Sendable {
    case video, audio, image
  }

  /// The part that holds this fact; nil if the fact describes the whole file.
  package var part: Part? {
    switch self {
    case .fileSize, .kind, .container, .mimeType, .extensionMatches, .duration, .bitRate, .fastStart, .fragmented,
      .editList, .encrypted:
      nil
    case .videoCodec, .videoCodecTag, .videoProfile, .videoLevel, .videoWidth, .videoHeight, .videoStoredWidth,
      .videoStoredHeight, .videoCleanAperture, .videoRotation, .videoMirrored, .videoSampleAspectRatio,
      .videoAspectRatio, .videoAverageFrameRate, .videoFrameRate, .videoVariableFrameRate, .videoFrameCount,
      .videoMaxKeyframeInterval, .videoClosedGOP, .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling,
      .videoColorPrimaries, .videoColorTransfer, .videoColorSpace, .videoColorRange, .videoInterlaced, .videoProjection,
      .videoHDR, .videoDuration, .videoBitRate:
      .video
    case .audioCodec, .audioProfile, .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate,
      .audioDuration:
      .audio
    case .imageFormat, .imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageMirrored,
      .imageOrientation, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated, .imageFrameCount,
      .imageProgressive, .imageICCProfile, .imageMotionPhoto:
      .image
    }
  }

  /// The cheapest tier that is sure to read the fact. Headers can also state facts of the stream tier.
  package var tier: Tier {
    switch self {
    case .fileSize, .kind, .container, .mimeType, .extensionMatches, .fastStart, .fragmented, .editList, .encrypted,
      .videoCodecTag, .videoStoredWidth, .videoStoredHeight, .videoCleanAperture, .videoRotation, .videoMirrored,
      .videoSampleAspectRatio, .videoAspectRatio, .videoProjection, .imageFormat, .imageWidth, .imageHeight,
      .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageMirrored, .imageOrientation, .imageBitDepth,
      .imageColorType, .imageHasAlpha, .imageAnimated, .imageFrameCount, .imageProgressive, .imageICCProfile,
      .imageMotionPhoto:
      .header
    case .duration, .bitRate, .videoCodec, .videoProfile, .videoLevel, .videoWidth, .videoHeight,
      .videoAverageFrameRate, .videoFrameRate, .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval,
      .videoClosedGOP, .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries,
      .videoColorTransfer, .videoColorSpace, .videoColorRange, .videoInterlaced, .videoHDR, .videoDuration,
      .videoBitRate, .audioCodec, .audioProfile, .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate,
      .audioDuration:
      .stream
    }
  }

  /// The facts that are expected of every file.
  package static let ofEveryFile: [Fact] = [.duration, .bitRate]

  /// The facts that are expected of every file with this part.
  package static let ofEveryVideo: [Fact] = [.videoCodec, .videoWidth, .videoHeight, .videoStoredWidth,
    .videoStoredHeight, .videoRotation, .videoMirrored, .videoSampleAspectRatio, .videoAspectRatio,
    .videoAverageFrameRate, .videoFrameRate, .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval,
    .videoClosedGOP, .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries,
    .videoColorTransfer, .videoColorSpace, .videoColorRange, .videoInterlaced, .videoHDR, .videoDuration, .videoBitRate]

  /// The facts that are expected of every file with this part.
  package static let ofEveryAudio: [Fact] = [.audioCodec, .audioSampleRate, .audioChannels, .audioChannelLayout,
    .audioBitRate, .audioDuration]

  /// The facts that are expected of every file with this part.
  package static let ofEveryImage: [Fact] = [.imageFormat, .imageWidth, .imageHeight, .imageStoredWidth,
    .imageStoredHeight, .imageRotation, .imageMirrored, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated,
    .imageFrameCount]

  /// The facts that a movie can lack if its fragments were not read.
  static let statedByFragments: [Fact] = [.duration, .bitRate, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval, .videoClosedGOP, .videoDuration,
    .videoBitRate, .audioBitRate, .audioDuration]
}

extension MediaFacts {
  /// The value of one fact; nil if none exists.
  package func value(of fact: Fact) -> FactValue? {
    switch fact {
    case .fileSize: FactValue(fileSize)
    case .kind: FactValue(kind?.rawValue)
    case .container: FactValue(container)
    case .mimeType: FactValue(mimeType)
    case .extensionMatches: FactValue(extensionMatches)
    case .duration: FactValue(duration)
    case .bitRate: FactValue(bitRate)
    case .fastStart: FactValue(isFastStart)
    case .fragmented: FactValue(isFragmented)
    case .editList: FactValue(hasEditList)
    case .encrypted: FactValue(isEncrypted)
    case .videoCodec: FactValue(video?.codec)
    case .videoCodecTag: FactValue(video?.codecTag)
    case .videoProfile: FactValue(video?.profile)
    case .videoLevel: FactValue(video?.level)
    case .videoWidth: FactValue(video?.width)
    case .videoHeight: FactValue(video?.height)
    case .videoStoredWidth: FactValue(video?.storedWidth)
    case .videoStoredHeight: FactValue(video?.storedHeight)
    case .videoCleanAperture: FactValue(video?.cleanAperture)
    case .videoRotation: FactValue(video?.rotation)
    case .videoMirrored: FactValue(video?.isMirrored)
    case .videoSampleAspectRatio: FactValue(video?.sampleAspectRatio)
    case .videoAspectRatio: FactValue(video?.aspectRatio)
    case .videoAverageFrameRate: FactValue(video?.averageFrameRate)
    case .videoFrameRate: FactValue(video?.averageFrameRate)
    case .videoVariableFrameRate: FactValue(video?.hasVariableFrameRate)
    case .videoFrameCount: FactValue(video?.frameCount)
    case .videoMaxKeyframeInterval: FactValue(video?.maxKeyframeInterval)
    case .videoClosedGOP: FactValue(video?.hasClosedGOP)
    case .videoPixelFormat: FactValue(video?.pixelFormat)
    case .videoBitDepth: FactValue(video?.bitDepth)
    case .videoChromaSubsampling: FactValue(video?.chromaSubsampling)
    case .videoColorPrimaries: FactValue(video?.colorPrimaries)
    case .videoColorTransfer: FactValue(video?.colorTransfer)
    case .videoColorSpace: FactValue(video?.colorSpace)
    case .videoColorRange: FactValue(video?.colorRange)
    case .videoInterlaced: FactValue(video?.isInterlaced)
    case .videoProjection: FactValue(video?.projection)
    case .videoHDR: FactValue(video?.hdr?.rawValue)
    case .videoDuration: FactValue(video?.duration)
    case .videoBitRate: FactValue(video?.bitRate)
    case .audioCodec: FactValue(audio?.codec)
    case .audioProfile: FactValue(audio?.profile)
    case .audioSampleRate: FactValue(audio?.sampleRate)
    case .audioChannels: FactValue(audio?.channels)
    case .audioChannelLayout: FactValue(audio?.channelLayout)
    case .audioBitRate: FactValue(audio?.bitRate)
    case .audioDuration: FactValue(audio?.duration)
    case .imageFormat: FactValue(image?.format)
    case .imageWidth: FactValue(image?.width)
    case .imageHeight: FactValue(image?.height)
    case .imageStoredWidth: FactValue(image?.storedWidth)
    case .imageStoredHeight: FactValue(image?.storedHeight)
    case .imageRotation: FactValue(image?.rotation)
    case .imageMirrored: FactValue(image?.isMirrored)
    case .imageOrientation: FactValue(image?.orientation)
    case .imageBitDepth: FactValue(image?.bitDepth)
    case .imageColorType: FactValue(image?.colorType?.rawValue)
    case .imageHasAlpha: FactValue(image?.hasAlpha)
    case .imageAnimated: FactValue(image?.isAnimated)
    case .imageFrameCount: FactValue(image?.frameCount)
    case .imageProgressive: FactValue(image?.isProgressive)
    case .imageICCProfile: FactValue(image?.iccProfile)
    case .imageMotionPhoto: FactValue(image?.isMotionPhoto)
    }
  }
}
