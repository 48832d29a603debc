// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

import MediaProbe

extension Fact {
  /// The name of the fact, without its part.
  var englishName: String {
    switch self {
    case .fileSize: "file size"
    case .kind: "kind"
    case .container: "container"
    case .mimeType: "mime type"
    case .extensionMatches: "extension matches"
    case .duration, .videoDuration, .audioDuration: "duration"
    case .bitRate, .videoBitRate, .audioBitRate: "bit rate"
    case .fastStart: "fast start"
    case .fragmented: "fragmented"
    case .editList: "edit list"
    case .encrypted: "encrypted"
    case .videoCodec, .audioCodec: "codec"
    case .videoCodecTag: "codec tag"
    case .videoProfile, .audioProfile: "profile"
    case .videoLevel: "level"
    case .videoWidth, .imageWidth: "width"
    case .videoHeight, .imageHeight: "height"
    case .videoStoredWidth, .imageStoredWidth: "stored width"
    case .videoStoredHeight, .imageStoredHeight: "stored height"
    case .videoCleanAperture: "clean aperture"
    case .videoRotation, .imageRotation: "rotation"
    case .videoMirrored, .imageMirrored: "mirrored"
    case .videoSampleAspectRatio: "sample aspect ratio"
    case .videoAspectRatio: "aspect ratio"
    case .videoAverageFrameRate: "avg frame rate"
    case .videoFrameRate: "frame rate"
    case .videoVariableFrameRate: "variable frame rate"
    case .videoFrameCount, .imageFrameCount: "frame count"
    case .videoMaxKeyframeInterval: "max keyframe interval"
    case .videoClosedGOP: "closed gop"
    case .videoPixelFormat: "pixel format"
    case .videoBitDepth, .imageBitDepth: "bit depth"
    case .videoChromaSubsampling: "chroma subsampling"
    case .videoColorPrimaries: "color primaries"
    case .videoColorTransfer: "color transfer"
    case .videoColorSpace: "color space"
    case .videoColorRange: "color range"
    case .videoInterlaced: "interlaced"
    case .videoProjection: "projection"
    case .videoHDR: "hdr"
    case .audioSampleRate: "sample rate"
    case .audioChannels: "channels"
    case .audioChannelLayout: "channel layout"
    case .imageFormat: "format"
    case .imageOrientation: "orientation"
    case .imageColorType: "color type"
    case .imageHasAlpha: "has alpha"
    case .imageAnimated: "animated"
    case .imageProgressive: "progressive"
    case .imageICCProfile: "icc profile"
    case .imageMotionPhoto: "motion photo"
    }
  }

  /// Sentences on what the value means, with code between backticks.
  var englishMeaning: String {
    switch self {
    case .fileSize: "The size of the file in bytes."
    case .kind:
      "The kind of media: `video`, `image`, `audio` or `other`. A picture is an image, animated or not. A file whose only picture is cover art is audio."
    case .container: "The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …"
    case .mimeType: "The media type (MIME type) by content."
    case .extensionMatches:
      "True if the extension of the file name belongs to the content. It does not apply to a name without an extension."
    case .duration:
      "The presentation duration in seconds with edit lists applied, as a player's timeline shows it. It does not apply to stills."
    case .bitRate: "The bit rate of the whole file in bits per second."
    case .fastStart: "True if the index precedes the media data. It applies only to ISO base media files such as MP4."
    case .fragmented: "True if the file uses movie fragments. It applies only to ISO base media files such as MP4."
    case .editList:
      "True if an edit list does more than skip encoder priming. It applies only to ISO base media files such as MP4."
    case .encrypted: "True if samples of a track are encrypted."
    case .videoCodec: "The codec by FFmpeg's name: `h264`, `hevc`, `vp9` …"
    case .videoCodecTag: "The four-character code of the sample entry: `avc1`, `hvc1` …"
    case .videoProfile: "The profile by FFmpeg's name. It does not apply to codecs without profiles."
    case .videoLevel: "The level as a number: 4.1 for level 4.1. It does not apply to codecs without levels."
    case .videoWidth: "The display width in pixels: rotated, sample aspect ratio applied, rounded half up."
    case .videoHeight: "The display height in pixels: rotated, sample aspect ratio applied, rounded half up."
    case .videoStoredWidth, .imageStoredWidth: "The stored width in pixels."
    case .videoStoredHeight, .imageStoredHeight: "The stored height in pixels."
    case .videoCleanAperture:
      "The size of the clean aperture in pixels. It is reported, but not applied to `width` and `height`."
    case .videoRotation: "The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270."
    case .videoMirrored: "True if the picture is flipped top to bottom before the rotation."
    case .videoSampleAspectRatio: "The width of one stored pixel over its height."
    case .videoAspectRatio: "The exact display aspect ratio: width over height, not rounded."
    case .videoAverageFrameRate: "The number of frames divided by their duration."
    case .videoFrameRate: "The average frame rate as a number."
    case .videoVariableFrameRate: "True if the frames have different durations."
    case .videoFrameCount, .imageFrameCount: "The number of frames."
    case .videoMaxKeyframeInterval: "The longest distance between two key frames in seconds."
    case .videoClosedGOP:
      "True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven."
    case .videoPixelFormat: "The pixel format by FFmpeg's name: `yuv420p` …"
    case .videoBitDepth, .imageBitDepth: "The number of bits per component."
    case .videoChromaSubsampling: "The chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` (no color) or `rgb`."
    case .videoColorPrimaries: "The color primaries by FFmpeg's name: `bt709`, `bt2020` …"
    case .videoColorTransfer: "The transfer function by FFmpeg's name: `bt709`, `smpte2084`, `arib-std-b67` …"
    case .videoColorSpace: "The matrix coefficients by FFmpeg's name: `bt709`, `bt2020nc` …"
    case .videoColorRange: "The color range: `tv` is limited, `pc` is full."
    case .videoInterlaced: "True if the frames consist of two fields."
    case .videoProjection:
      "The projection of spherical video: `equirectangular`, `cubemap` … It does not apply to a flat picture."
    case .videoHDR:
      "The dynamic range by transfer function and metadata: `sdr`, `pq`, `hdr10`, `hlg` or `dolby_vision`."
    case .videoDuration, .audioDuration: "The duration of the track in seconds."
    case .videoBitRate, .audioBitRate: "The bit rate of the track in bits per second."
    case .audioCodec: "The codec by FFmpeg's name: `aac`, `mp3`, `opus` …"
    case .audioProfile: "The profile by FFmpeg's name: `LC`, `HE-AAC` … It does not apply to codecs without profiles."
    case .audioSampleRate: "The sample rate in hertz as played, with implicit spectral band replication included."
    case .audioChannels: "The number of channels."
    case .audioChannelLayout: "The channel layout by FFmpeg's name: `mono`, `stereo`, `5.1` …"
    case .imageFormat:
      "The codec or format of the picture: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …"
    case .imageWidth: "The display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied."
    case .imageHeight: "The display height in pixels: EXIF orientation, rotation, mirroring and clean aperture applied."
    case .imageRotation: "The clockwise rotation in degrees: 0, 90, 180 or 270."
    case .imageMirrored: "True if the picture is flipped left to right before the rotation."
    case .imageOrientation:
      "The EXIF orientation, 1 to 8, as stated in the file. It does not apply to a file that states none."
    case .imageColorType:
      "The color model as stored: `gray`, `gray_alpha`, `rgb`, `rgba`, `palette`, `ycbcr`, `cmyk`, `ycck`, `bilevel` or `lab`."
    case .imageHasAlpha: "True if the picture has an alpha channel or a transparent color."
    case .imageAnimated: "True if the picture has several frames that follow each other in time."
    case .imageProgressive: "True for progressive JPEG and interlaced PNG or GIF."
    case .imageICCProfile:
      "The description in the embedded ICC profile. In PNG it is the name in the iCCP chunk (PNG 11.3.2.3), because the profile is compressed. It does not apply to a picture without a profile."
    case .imageMotionPhoto: "True if the still contains a video clip."
    }
  }
}
