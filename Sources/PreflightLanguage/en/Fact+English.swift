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
    case .videoNominalFrameRate: "nominal frame rate"
    case .videoVariableFrameRate: "variable frame rate"
    case .videoFrameCount, .imageFrameCount: "frame count"
    case .videoMaxKeyframeInterval: "max keyframe interval"
    case .videoClosedGOP: "closed gop"
    case .videoBFrames: "B frames"
    case .videoPixelFormat: "pixel format"
    case .videoBitDepth, .imageBitDepth: "bit depth"
    case .videoChromaSubsampling: "chroma subsampling"
    case .videoColorPrimaries: "color primaries"
    case .videoColorTransfer: "color transfer"
    case .videoColorSpace, .colorSpace: "color space"
    case .videoColorRange, .colorRange: "color range"
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
    case .imageMultiPicture: "multi-picture"
    case .imageGIFVersion: "GIF version"
    case .colorPrimaries: "primaries"
    case .colorTransfer: "transfer function"
    case .colorMatrix: "matrix"
    case .colorSource: "source of the colors"
    case .contentLongestBlack: "longest black"
    case .contentBlackShare: "black share"
    case .contentFirstFrameBlack: "first frame black"
    case .contentLastFrameBlack: "last frame black"
    case .contentFadesIn: "fades in"
    case .contentFadesOut: "fades out"
    case .contentLongestSingleColor: "longest single color"
    case .contentFirstFrameSingleColor: "first frame single color"
    case .contentLastFrameSingleColor: "last frame single color"
    case .contentLongestFreeze: "longest freeze"
    case .contentStillShare: "still share"
    case .contentRepeatedFrameShare: "repeated frame share"
    case .contentCadence: "cadence"
    case .contentLongestBars: "longest bars"
    case .contentBarShare: "bar share"
    case .contentActiveArea: "active area"
    case .contentFlashes: "flashes"
    case .contentRedFlashes: "red flashes"
    case .contentFlashArea: "flash area"
    case .contentBlur: "blur"
    case .contentBlockiness: "blockiness"
    case .contentBrightness: "brightness"
    case .contentOutOfRangeShare: "out of range share"
    case .contentCombedShare: "combed share"
    case .contentLongestSilence: "longest silence"
    case .contentSilentShare: "silent share"
    case .contentSilentChannels: "silent channels"
    case .contentDualMono: "dual mono"
    case .contentPhaseCorrelation: "phase correlation"
    case .contentLoudness: "loudness"
    case .contentLoudnessRange: "loudness range"
    case .contentMaxMomentaryLoudness: "maximum momentary loudness"
    case .contentMaxShortTermLoudness: "maximum short-term loudness"
    case .contentTruePeak: "true peak"
    case .contentLongestClipping: "longest clipping"
    case .contentClippedShare: "clipped share"
    case .contentDcOffset: "DC offset"
    case .contentSoundEndsEarly: "sound ends early"
    case .contentPictureBeginsLate: "picture begins late"
    case .contentLongestTestCard: "longest test card"
    case .contentSingleColor: "single color"
    case .contentAlpha: "alpha"
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
      "The size of the clean aperture in pixels. Matroska's cropping counts for `width` and `height`. The clean aperture of a movie does not, since players differ."
    case .videoRotation: "The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270."
    case .videoMirrored: "True if the picture is flipped top to bottom before the rotation."
    case .videoSampleAspectRatio: "The width of one stored pixel over its height."
    case .videoAspectRatio: "The exact display aspect ratio: width over height, not rounded."
    case .videoAverageFrameRate: "The number of frames divided by their duration."
    case .videoFrameRate: "The average frame rate as a number."
    case .videoNominalFrameRate:
      "The frame rate that the container states, also if its frames do not keep it. It applies only to containers that state one: Matroska, WebM and AVI."
    case .videoVariableFrameRate: "True if the frames have different durations."
    case .videoFrameCount, .imageFrameCount: "The number of frames."
    case .videoMaxKeyframeInterval: "The longest distance between two key frames in seconds."
    case .videoClosedGOP:
      "True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven."
    case .videoBFrames:
      "True if frames are stored in another order than they are shown, as B frames require. It is stated only if the times or the codec prove it."
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
    case .imageMultiPicture:
      "True if a JPEG contains several views of a scene (MPO): a panorama, or pictures for each eye or angle. It applies only to JPEG."
    case .imageGIFVersion: "The version of a GIF: `87a` or `89a`. It applies only to GIF."
    case .colorSpace:
      "The name of the RGB color space of a picture: `sRGB`, `Display P3`, `Adobe RGB (1998)`, `ProPhoto RGB`, `BT.2020`, `BT.2100 PQ`, `BT.2100 HLG`, otherwise the description of the ICC profile, or `custom`. It does not apply to a picture that states no RGB colors, which viewers show as sRGB, and not to a video."
    case .colorPrimaries:
      "The color primaries by FFmpeg's name for the code of ITU-T H.273: `bt709`, `smpte432` (P3), `bt2020` … It does not apply to primaries without a code, such as those of Adobe RGB, and to a file that states none."
    case .colorTransfer:
      "The transfer function by FFmpeg's name for the code of ITU-T H.273: `iec61966-2-1` (sRGB), `bt470m` (gamma 2.2), `smpte2084` (PQ) … It does not apply to a function without a code, and to a file that states none."
    case .colorMatrix:
      "The matrix coefficients by FFmpeg's name for the code of ITU-T H.273. They are `video.color_space` in a video. It does not apply to a file that states none."
    case .colorRange: "The color range: `tv` is limited, `pc` is full. It does not apply to a file that states none."
    case .colorSource:
      "The place of the colors in the file: `icc_profile`, the chunks `cicp`, `srgb` and `gamma` (gAMA, cHRM) of PNG, `exif`, `nclx` of HEIC and AVIF, another field of the `container`, or the coded `stream`. If several state colors, the one that precedes the others counts."
    case .contentLongestBlack:
      "The longest time in seconds in which the picture is black: at least 99.5 % of it is at most 5 % of the signal range above black."
    case .contentBlackShare: "The share of the video that is black, from 0 to 1."
    case .contentFirstFrameBlack:
      "True if the first frame of the video is black. Many destinations make the thumbnail from it."
    case .contentLastFrameBlack: "True if the last frame of the video is black."
    case .contentFadesIn: "True if a video that starts with black brightens gradually."
    case .contentFadesOut: "True if a video that ends with black darkens gradually."
    case .contentLongestSingleColor:
      "The longest time in seconds in which the whole picture has a single color other than black."
    case .contentFirstFrameSingleColor: "True if the first frame has a single color other than black."
    case .contentLastFrameSingleColor: "True if the last frame has a single color other than black."
    case .contentLongestFreeze:
      "The longest time in seconds in which a moving picture stops. A still between two cuts, such as a title card, is not a freeze."
    case .contentStillShare: "The share of the video that neither moves nor is black or of a single color, from 0 to 1."
    case .contentRepeatedFrameShare:
      "The share of the frames that repeat the frame before while the picture moves, from 0 to 1."
    case .contentCadence:
      "The number of different frames in a second and the number of shown frames, if frames repeat regularly: `24 in 30`."
    case .contentLongestBars:
      "The longest time in seconds with black bars at an edge of the picture. Bars of less than 2 % of the width or height do not count."
    case .contentBarShare:
      "The share of the picture that black bars cover in the interval with the largest bars, from 0 to 1."
    case .contentActiveArea: "The width and height in stored pixels of the part of the picture that bars never cover."
    case .contentFlashes: "The most general flashes within one second (WCAG 2.2, ITU-R BT.1702)."
    case .contentRedFlashes: "The most flashes of saturated red within one second (WCAG 2.2, ITU-R BT.1702)."
    case .contentFlashArea: "The largest share of the picture that flashes at once, from 0 to 1."
    case .contentBlur:
      "The mean width of the edges in the picture in pixels (Marziliano et al. 2002), from about 2 for a sharp picture. It is the median of the sharper half of the examined frames."
    case .contentBlockiness:
      "The share of the edges between blocks of 8 by 8 pixels that show as a step, from 0 to 1. It is the median of the examined frames."
    case .contentBrightness: "The mean signal of the picture, from 0 (black) to 1 (white)."
    case .contentOutOfRangeShare:
      "The share of the luma samples beyond the range that EBU R 103 tolerates, from 0 to 1. It is 0 for full range."
    case .contentCombedShare:
      "The share of the frames with interlace combs that are not marked as interlaced, from 0 to 1."
    case .contentLongestSilence: "The longest time in seconds in which all samples of all channels are below -60 dBFS."
    case .contentSilentShare: "The share of the sound that is silent, from 0 to 1."
    case .contentSilentChannels: "The number of channels that are silent from start to end."
    case .contentDualMono: "True if both channels of a stereo track have the same sound."
    case .contentPhaseCorrelation:
      "The correlation of both channels of a stereo track, from -1 (opposite phase) to 1 (same sound)."
    case .contentLoudness:
      "The integrated loudness in LUFS (ITU-R BS.1770-5, EBU R 128). It does not apply to sound below -70 LUFS."
    case .contentLoudnessRange: "The loudness range in LU (EBU Tech 3342)."
    case .contentMaxMomentaryLoudness: "The largest momentary loudness in LUFS, of 400 ms (EBU Tech 3341)."
    case .contentMaxShortTermLoudness: "The largest short-term loudness in LUFS, of 3 s (EBU Tech 3341)."
    case .contentTruePeak: "The maximum true peak in dBTP (ITU-R BS.1770-5, Annex 2)."
    case .contentLongestClipping: "The longest time in seconds in which the sound is clipped."
    case .contentClippedShare: "The share of the samples in runs at full scale, from 0 to 1."
    case .contentDcOffset: "The largest mean of a channel as a share of full scale, without its sign."
    case .contentSoundEndsEarly:
      "The time in seconds from the end of the sound to the end of the picture. It is 0 if the sound is as long."
    case .contentPictureBeginsLate:
      "The time in seconds from the start of the file to the first frame. It is 0 if the picture begins with the file."
    case .contentLongestTestCard: "The longest time in seconds with color bars and a steady tone."
    case .contentSingleColor: "True if a still picture has a single color."
    case .contentAlpha: "What the alpha channel of a still picture holds: `opaque`, `transparent` or `mixed`."
    }
  }
}
