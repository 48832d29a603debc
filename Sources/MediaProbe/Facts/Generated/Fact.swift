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
  /// The number of audio tracks of a video or of audio. It is 0 for a silent video.
  case audioTracks = "audio_tracks"

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
  /// The size of the clean aperture in pixels. Matroska's cropping counts for `width` and `height`. The clean aperture
  /// of a movie does not, since players differ.
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
  /// The frame rate that the container states, also if its frames do not keep it. It applies only to containers that
  /// state one: Matroska, WebM and AVI.
  case videoNominalFrameRate = "video.nominal_frame_rate"
  /// True if the frames have different durations.
  case videoVariableFrameRate = "video.variable_frame_rate"
  /// The number of frames.
  case videoFrameCount = "video.frame_count"
  /// The longest distance between two key frames in seconds.
  case videoMaxKeyframeInterval = "video.max_keyframe_interval"
  /// The shortest distance between two key frames in seconds. It does not apply to a video with one key frame.
  case videoMinKeyframeInterval = "video.min_keyframe_interval"
  /// True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven.
  case videoClosedGOP = "video.closed_gop"
  /// True if frames are stored in another order than they are shown, as B frames require. It is stated only if the
  /// times or the codec prove it.
  case videoBFrames = "video.b_frames"
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
  /// `constant` if no second of the track deviates from the mean bit rate by more than a tenth, otherwise `variable`.
  /// The last, incomplete second does not count.
  case videoBitRateMode = "video.bit_rate_mode"

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
  /// `constant` or `variable`: the Xing, Info or VBRI header of an MP3 says it. In other tracks it is `constant` if no
  /// second deviates from the mean bit rate by more than a tenth.
  case audioBitRateMode = "audio.bit_rate_mode"
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
  /// True if a JPEG contains several views of a scene (MPO): a panorama, or pictures for each eye or angle. It applies
  /// only to JPEG.
  case imageMultiPicture = "image.multi_picture"
  /// The version of a GIF: `87a` or `89a`. It applies only to GIF.
  case imageGIFVersion = "image.gif_version"
  /// The number of frames of an animation divided by its duration. It does not apply to stills.
  case imageFrameRate = "image.frame_rate"
  /// The number of times that an animation plays; 0 means forever. It does not apply to stills.
  case imageLoopCount = "image.loop_count"
  /// The pixels per inch that the picture states: horizontally, if both directions differ. A field of the format itself
  /// (JFIF, pHYs, BMP, TIFF) counts before EXIF. It does not apply to a picture that states none.
  case imageDensity = "image.density"

  /// The name of the RGB color space of a picture: `sRGB`, `Display P3`, `Adobe RGB (1998)`, `ProPhoto RGB`, `BT.2020`,
  /// `BT.2100 PQ`, `BT.2100 HLG`, otherwise the description of the ICC profile, or `custom`. It does not apply to a
  /// picture that states no RGB colors, which viewers show as sRGB, and not to a video.
  case colorSpace = "color.space"
  /// The color primaries by FFmpeg's name for the code of ITU-T H.273: `bt709`, `smpte432` (P3), `bt2020` … It does not
  /// apply to primaries without a code, such as those of Adobe RGB, and to a file that states none.
  case colorPrimaries = "color.primaries"
  /// The transfer function by FFmpeg's name for the code of ITU-T H.273: `iec61966-2-1` (sRGB), `bt470m` (gamma 2.2),
  /// `smpte2084` (PQ) … It does not apply to a function without a code, and to a file that states none.
  case colorTransfer = "color.transfer"
  /// The matrix coefficients by FFmpeg's name for the code of ITU-T H.273. They are `video.color_space` in a video. It
  /// does not apply to a file that states none.
  case colorMatrix = "color.matrix"
  /// The color range: `tv` is limited, `pc` is full. It does not apply to a file that states none.
  case colorRange = "color.range"
  /// The place of the colors in the file: `icc_profile`, the chunks `cicp`, `srgb` and `gamma` (gAMA, cHRM) of PNG,
  /// `exif`, `nclx` of HEIC and AVIF, another field of the `container`, or the coded `stream`. If several state colors,
  /// the one that precedes the others counts.
  case colorSource = "color.source"

  /// The longest time in seconds in which the picture is black: at least 99.5 % of it is at most 5 % of the signal
  /// range above black.
  case contentLongestBlack = "content.longest_black"
  /// The share of the video that is black, from 0 to 1.
  case contentBlackShare = "content.black_share"
  /// True if the first frame of the video is black. Many destinations make the thumbnail from it.
  case contentFirstFrameBlack = "content.first_frame_black"
  /// True if the last frame of the video is black.
  case contentLastFrameBlack = "content.last_frame_black"
  /// True if a video that starts with black brightens gradually.
  case contentFadesIn = "content.fades_in"
  /// True if a video that ends with black darkens gradually.
  case contentFadesOut = "content.fades_out"
  /// The longest time in seconds in which the whole picture has a single color other than black.
  case contentLongestSingleColor = "content.longest_single_color"
  /// True if the first frame has a single color other than black.
  case contentFirstFrameSingleColor = "content.first_frame_single_color"
  /// True if the last frame has a single color other than black.
  case contentLastFrameSingleColor = "content.last_frame_single_color"
  /// The longest time in seconds in which a moving picture stops. A still between two cuts, such as a title card, is
  /// not a freeze.
  case contentLongestFreeze = "content.longest_freeze"
  /// The share of the video that neither moves nor is black or of a single color, from 0 to 1.
  case contentStillShare = "content.still_share"
  /// The share of the frames that repeat the frame before while the picture moves, from 0 to 1.
  case contentRepeatedFrameShare = "content.repeated_frame_share"
  /// The number of different frames in a second and the number of shown frames, if frames repeat regularly: `24 in 30`.
  case contentCadence = "content.cadence"
  /// The longest time in seconds with black bars at an edge of the picture. Bars of less than 2 % of the width or
  /// height do not count.
  case contentLongestBars = "content.longest_bars"
  /// The share of the picture that black bars cover in the interval with the largest bars, from 0 to 1.
  case contentBarShare = "content.bar_share"
  /// The width and height in stored pixels of the part of the picture that bars never cover.
  case contentActiveArea = "content.active_area"
  /// The most general flashes within one second (WCAG 2.2, ITU-R BT.1702).
  case contentFlashes = "content.flashes"
  /// The most flashes of saturated red within one second (WCAG 2.2, ITU-R BT.1702).
  case contentRedFlashes = "content.red_flashes"
  /// The largest share of the picture that flashes at once, from 0 to 1.
  case contentFlashArea = "content.flash_area"
  /// The mean width of the edges in the picture in pixels (Marziliano et al. 2002), from about 2 for a sharp picture.
  /// It is the median of the sharper half of the examined frames.
  case contentBlur = "content.blur"
  /// The share of the edges between blocks of 8 by 8 pixels that show as a step, from 0 to 1. It is the median of the
  /// examined frames.
  case contentBlockiness = "content.blockiness"
  /// The mean signal of the picture, from 0 (black) to 1 (white).
  case contentBrightness = "content.brightness"
  /// The share of the luma samples beyond the range that EBU R 103 tolerates, from 0 to 1. It is 0 for full range.
  case contentOutOfRangeShare = "content.out_of_range_share"
  /// The share of the frames with interlace combs that are not marked as interlaced, from 0 to 1.
  case contentCombedShare = "content.combed_share"
  /// The longest time in seconds in which all samples of all channels are below -60 dBFS.
  case contentLongestSilence = "content.longest_silence"
  /// The share of the sound that is silent, from 0 to 1.
  case contentSilentShare = "content.silent_share"
  /// The number of channels that are silent from start to end.
  case contentSilentChannels = "content.silent_channels"
  /// True if both channels of a stereo track have the same sound.
  case contentDualMono = "content.dual_mono"
  /// The correlation of both channels of a stereo track, from -1 (opposite phase) to 1 (same sound).
  case contentPhaseCorrelation = "content.phase_correlation"
  /// The integrated loudness in LUFS (ITU-R BS.1770-5, EBU R 128). It does not apply to sound below -70 LUFS.
  case contentLoudness = "content.loudness"
  /// The loudness range in LU (EBU Tech 3342).
  case contentLoudnessRange = "content.loudness_range"
  /// The largest momentary loudness in LUFS, of 400 ms (EBU Tech 3341).
  case contentMaxMomentaryLoudness = "content.max_momentary_loudness"
  /// The largest short-term loudness in LUFS, of 3 s (EBU Tech 3341).
  case contentMaxShortTermLoudness = "content.max_short_term_loudness"
  /// The maximum true peak in dBTP (ITU-R BS.1770-5, Annex 2).
  case contentTruePeak = "content.true_peak"
  /// The longest time in seconds in which the sound is clipped.
  case contentLongestClipping = "content.longest_clipping"
  /// The share of the samples in runs at full scale, from 0 to 1.
  case contentClippedShare = "content.clipped_share"
  /// The largest mean of a channel as a share of full scale, without its sign.
  case contentDcOffset = "content.dc_offset"
  /// The time in seconds from the end of the sound to the end of the picture. It is 0 if the sound is as long.
  case contentSoundEndsEarly = "content.sound_ends_early"
  /// The time in seconds from the start of the file to the first frame. It is 0 if the picture begins with the file.
  case contentPictureBeginsLate = "content.picture_begins_late"
  /// The longest time in seconds with color bars and a steady tone.
  case contentLongestTestCard = "content.longest_test_card"
  /// True if a still picture has a single color.
  case contentSingleColor = "content.single_color"
  /// What the alpha channel of a still picture holds: `opaque`, `transparent` or `mixed`.
  case contentAlpha = "content.alpha"

  /// The number of pages of a PDF.
  case documentPages = "document.pages"
  /// The width of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
  case documentPageWidth = "document.page_width"
  /// The height of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
  case documentPageHeight = "document.page_height"

  /// The number of files in a ZIP archive, without folders.
  case archiveFiles = "archive.files"
  /// The number of files in the archive with the extension html or htm.
  case archiveHtmlFiles = "archive.html_files"
  /// The number of files in the archive that are neither HTML, CSS, JavaScript, JPEG, PNG, GIF nor SVG by their
  /// extension.
  case archiveOtherFiles = "archive.other_files"
  /// The size of all files in the archive in bytes, as its directory states it. Nothing is unpacked.
  case archiveUnpackedSize = "archive.unpacked_size"
  /// True if a name in the archive is absolute or contains `..`, so that unpacking can write elsewhere.
  case archiveUnsafeNames = "archive.unsafe_names"

  /// The number of cues of a WebVTT or SRT file.
  case captionsCues = "captions.cues"
  /// The earliest start of a cue in seconds. It does not apply to a file without cues.
  case captionsFirstCue = "captions.first_cue"
  /// The latest end of a cue in seconds. It does not apply to a file without cues.
  case captionsLastCueEnd = "captions.last_cue_end"
  /// True if a cue begins before an earlier one ends.
  case captionsOverlapping = "captions.overlapping"
}

extension Fact {
  /// The member of a facts record that holds a fact.
  package enum Part: String, Sendable {
    case video, audio, image, color, content, document, archive, captions
  }

  /// The part that holds this fact; nil if the fact describes the whole file.
  package var part: Part? {
    switch self {
    case .fileSize, .kind, .container, .mimeType, .extensionMatches, .duration, .bitRate, .fastStart, .fragmented,
      .editList, .encrypted, .audioTracks:
      nil
    case .videoCodec, .videoCodecTag, .videoProfile, .videoLevel, .videoWidth, .videoHeight, .videoStoredWidth,
      .videoStoredHeight, .videoCleanAperture, .videoRotation, .videoMirrored, .videoSampleAspectRatio,
      .videoAspectRatio, .videoAverageFrameRate, .videoFrameRate, .videoNominalFrameRate, .videoVariableFrameRate,
      .videoFrameCount, .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .videoClosedGOP, .videoBFrames,
      .videoPixelFormat, .videoBitDepth, .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer,
      .videoColorSpace, .videoColorRange, .videoInterlaced, .videoProjection, .videoHDR, .videoDuration, .videoBitRate,
      .videoBitRateMode:
      .video
    case .audioCodec, .audioProfile, .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate,
      .audioBitRateMode, .audioDuration:
      .audio
    case .imageFormat, .imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageMirrored,
      .imageOrientation, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated, .imageFrameCount,
      .imageProgressive, .imageICCProfile, .imageMotionPhoto, .imageMultiPicture, .imageGIFVersion, .imageFrameRate,
      .imageLoopCount, .imageDensity:
      .image
    case .colorSpace, .colorPrimaries, .colorTransfer, .colorMatrix, .colorRange, .colorSource: .color
    case .contentLongestBlack, .contentBlackShare, .contentFirstFrameBlack, .contentLastFrameBlack, .contentFadesIn,
      .contentFadesOut, .contentLongestSingleColor, .contentFirstFrameSingleColor, .contentLastFrameSingleColor,
      .contentLongestFreeze, .contentStillShare, .contentRepeatedFrameShare, .contentCadence, .contentLongestBars,
      .contentBarShare, .contentActiveArea, .contentFlashes, .contentRedFlashes, .contentFlashArea, .contentBlur,
      .contentBlockiness, .contentBrightness, .contentOutOfRangeShare, .contentCombedShare, .contentLongestSilence,
      .contentSilentShare, .contentSilentChannels, .contentDualMono, .contentPhaseCorrelation, .contentLoudness,
      .contentLoudnessRange, .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness, .contentTruePeak,
      .contentLongestClipping, .contentClippedShare, .contentDcOffset, .contentSoundEndsEarly,
      .contentPictureBeginsLate, .contentLongestTestCard, .contentSingleColor, .contentAlpha:
      .content
    case .documentPages, .documentPageWidth, .documentPageHeight: .document
    case .archiveFiles, .archiveHtmlFiles, .archiveOtherFiles, .archiveUnpackedSize, .archiveUnsafeNames: .archive
    case .captionsCues, .captionsFirstCue, .captionsLastCueEnd, .captionsOverlapping: .captions
    }
  }

  /// The cheapest tier that is sure to read the fact. Headers can also state facts of the stream tier.
  package var tier: Tier {
    switch self {
    case .fileSize, .kind, .container, .mimeType, .extensionMatches, .fastStart, .fragmented, .editList, .encrypted,
      .audioTracks, .videoCodecTag, .videoStoredWidth, .videoStoredHeight, .videoCleanAperture, .videoRotation,
      .videoMirrored, .videoSampleAspectRatio, .videoAspectRatio, .videoNominalFrameRate, .videoProjection,
      .imageFormat, .imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight, .imageRotation, .imageMirrored,
      .imageOrientation, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated, .imageFrameCount,
      .imageProgressive, .imageICCProfile, .imageMotionPhoto, .imageMultiPicture, .imageGIFVersion, .imageFrameRate,
      .imageLoopCount, .imageDensity, .colorSpace, .colorPrimaries, .colorTransfer, .colorMatrix, .colorRange,
      .colorSource, .documentPages, .documentPageWidth, .documentPageHeight, .archiveFiles, .archiveHtmlFiles,
      .archiveOtherFiles, .archiveUnpackedSize, .archiveUnsafeNames, .captionsCues, .captionsFirstCue,
      .captionsLastCueEnd, .captionsOverlapping:
      .header
    case .duration, .bitRate, .videoCodec, .videoProfile, .videoLevel, .videoWidth, .videoHeight,
      .videoAverageFrameRate, .videoFrameRate, .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval,
      .videoMinKeyframeInterval, .videoClosedGOP, .videoBFrames, .videoPixelFormat, .videoBitDepth,
      .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer, .videoColorSpace, .videoColorRange,
      .videoInterlaced, .videoHDR, .videoDuration, .videoBitRate, .videoBitRateMode, .audioCodec, .audioProfile,
      .audioSampleRate, .audioChannels, .audioChannelLayout, .audioBitRate, .audioBitRateMode, .audioDuration:
      .stream
    case .contentLongestBlack, .contentBlackShare, .contentFirstFrameBlack, .contentLastFrameBlack, .contentFadesIn,
      .contentFadesOut, .contentLongestSingleColor, .contentFirstFrameSingleColor, .contentLastFrameSingleColor,
      .contentLongestFreeze, .contentStillShare, .contentRepeatedFrameShare, .contentCadence, .contentLongestBars,
      .contentBarShare, .contentActiveArea, .contentFlashes, .contentRedFlashes, .contentFlashArea, .contentBlur,
      .contentBlockiness, .contentBrightness, .contentOutOfRangeShare, .contentCombedShare, .contentLongestSilence,
      .contentSilentShare, .contentSilentChannels, .contentDualMono, .contentPhaseCorrelation, .contentLoudness,
      .contentLoudnessRange, .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness, .contentTruePeak,
      .contentLongestClipping, .contentClippedShare, .contentDcOffset, .contentSoundEndsEarly,
      .contentPictureBeginsLate, .contentLongestTestCard, .contentSingleColor, .contentAlpha:
      .content
    }
  }

  /// The facts that are expected of every file.
  package static let ofEveryFile: [Fact] = [.duration, .bitRate]

  /// The facts that are expected of every file with this part.
  package static let ofEveryVideo: [Fact] = [.videoCodec, .videoWidth, .videoHeight, .videoStoredWidth,
    .videoStoredHeight, .videoRotation, .videoMirrored, .videoSampleAspectRatio, .videoAspectRatio,
    .videoAverageFrameRate, .videoFrameRate, .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval,
    .videoMinKeyframeInterval, .videoClosedGOP, .videoBFrames, .videoPixelFormat, .videoBitDepth,
    .videoChromaSubsampling, .videoColorPrimaries, .videoColorTransfer, .videoColorSpace, .videoColorRange,
    .videoInterlaced, .videoHDR, .videoDuration, .videoBitRate, .videoBitRateMode]

  /// The facts that are expected of every file with this part.
  package static let ofEveryAudio: [Fact] = [.audioCodec, .audioSampleRate, .audioChannels, .audioChannelLayout,
    .audioBitRate, .audioBitRateMode, .audioDuration]

  /// The facts that are expected of every file with this part.
  package static let ofEveryImage: [Fact] = [.imageFormat, .imageWidth, .imageHeight, .imageStoredWidth,
    .imageStoredHeight, .imageRotation, .imageMirrored, .imageBitDepth, .imageColorType, .imageHasAlpha, .imageAnimated,
    .imageFrameCount]

  /// The facts that are expected of every file with this part.
  package static let ofEveryColor: [Fact] = []

  /// The facts that are expected of every file with this part.
  package static let ofEveryContent: [Fact] = []

  /// The facts that are expected of every file with this part.
  package static let ofEveryDocument: [Fact] = [.documentPages, .documentPageWidth, .documentPageHeight]

  /// The facts that are expected of every file with this part.
  package static let ofEveryArchive: [Fact] = [.archiveFiles, .archiveHtmlFiles, .archiveOtherFiles,
    .archiveUnpackedSize, .archiveUnsafeNames]

  /// The facts that are expected of every file with this part.
  package static let ofEveryCaptions: [Fact] = [.captionsCues, .captionsOverlapping]

  /// The facts that a movie can lack if its fragments were not read.
  static let statedByFragments: [Fact] = [.duration, .bitRate, .videoAverageFrameRate, .videoFrameRate,
    .videoVariableFrameRate, .videoFrameCount, .videoMaxKeyframeInterval, .videoMinKeyframeInterval, .videoClosedGOP,
    .videoBFrames, .videoDuration, .videoBitRate, .videoBitRateMode, .audioBitRate, .audioBitRateMode, .audioDuration]
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
    case .audioTracks: FactValue(audioTracks)
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
    case .videoNominalFrameRate: FactValue(video?.nominalFrameRate)
    case .videoVariableFrameRate: FactValue(video?.hasVariableFrameRate)
    case .videoFrameCount: FactValue(video?.frameCount)
    case .videoMaxKeyframeInterval: FactValue(video?.maxKeyframeInterval)
    case .videoMinKeyframeInterval: FactValue(video?.minKeyframeInterval)
    case .videoClosedGOP: FactValue(video?.hasClosedGOP)
    case .videoBFrames: FactValue(video?.hasBFrames)
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
    case .videoBitRateMode: FactValue(video?.bitRateMode)
    case .audioCodec: FactValue(audio?.codec)
    case .audioProfile: FactValue(audio?.profile)
    case .audioSampleRate: FactValue(audio?.sampleRate)
    case .audioChannels: FactValue(audio?.channels)
    case .audioChannelLayout: FactValue(audio?.channelLayout)
    case .audioBitRate: FactValue(audio?.bitRate)
    case .audioBitRateMode: FactValue(audio?.bitRateMode)
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
    case .imageMultiPicture: FactValue(image?.isMultiPicture)
    case .imageGIFVersion: FactValue(image?.gifVersion)
    case .imageFrameRate: FactValue(image?.frameRate)
    case .imageLoopCount: FactValue(image?.loopCount)
    case .imageDensity: FactValue(image?.density)
    case .colorSpace: FactValue(color?.space)
    case .colorPrimaries: FactValue(color?.primaries)
    case .colorTransfer: FactValue(color?.transfer)
    case .colorMatrix: FactValue(color?.matrix)
    case .colorRange: FactValue(color?.range)
    case .colorSource: FactValue(color?.source?.rawValue)
    case .contentLongestBlack: FactValue(content?.longestBlack)
    case .contentBlackShare: FactValue(content?.blackShare)
    case .contentFirstFrameBlack: FactValue(content?.isFirstFrameBlack)
    case .contentLastFrameBlack: FactValue(content?.isLastFrameBlack)
    case .contentFadesIn: FactValue(content?.fadesIn)
    case .contentFadesOut: FactValue(content?.fadesOut)
    case .contentLongestSingleColor: FactValue(content?.longestSingleColor)
    case .contentFirstFrameSingleColor: FactValue(content?.isFirstFrameSingleColor)
    case .contentLastFrameSingleColor: FactValue(content?.isLastFrameSingleColor)
    case .contentLongestFreeze: FactValue(content?.longestFreeze)
    case .contentStillShare: FactValue(content?.stillShare)
    case .contentRepeatedFrameShare: FactValue(content?.repeatedFrameShare)
    case .contentCadence: FactValue(content?.cadence)
    case .contentLongestBars: FactValue(content?.longestBars)
    case .contentBarShare: FactValue(content?.barShare)
    case .contentActiveArea: FactValue(content?.activeArea)
    case .contentFlashes: FactValue(content?.flashes)
    case .contentRedFlashes: FactValue(content?.redFlashes)
    case .contentFlashArea: FactValue(content?.flashArea)
    case .contentBlur: FactValue(content?.blur)
    case .contentBlockiness: FactValue(content?.blockiness)
    case .contentBrightness: FactValue(content?.brightness)
    case .contentOutOfRangeShare: FactValue(content?.outOfRangeShare)
    case .contentCombedShare: FactValue(content?.combedShare)
    case .contentLongestSilence: FactValue(content?.longestSilence)
    case .contentSilentShare: FactValue(content?.silentShare)
    case .contentSilentChannels: FactValue(content?.silentChannels)
    case .contentDualMono: FactValue(content?.isDualMono)
    case .contentPhaseCorrelation: FactValue(content?.phaseCorrelation)
    case .contentLoudness: FactValue(content?.loudness)
    case .contentLoudnessRange: FactValue(content?.loudnessRange)
    case .contentMaxMomentaryLoudness: FactValue(content?.maxMomentaryLoudness)
    case .contentMaxShortTermLoudness: FactValue(content?.maxShortTermLoudness)
    case .contentTruePeak: FactValue(content?.truePeak)
    case .contentLongestClipping: FactValue(content?.longestClipping)
    case .contentClippedShare: FactValue(content?.clippedShare)
    case .contentDcOffset: FactValue(content?.dcOffset)
    case .contentSoundEndsEarly: FactValue(content?.soundEndsEarly)
    case .contentPictureBeginsLate: FactValue(content?.pictureBeginsLate)
    case .contentLongestTestCard: FactValue(content?.longestTestCard)
    case .contentSingleColor: FactValue(content?.isSingleColor)
    case .contentAlpha: FactValue(content?.alpha?.rawValue)
    case .documentPages: FactValue(document?.pages)
    case .documentPageWidth: FactValue(document?.pageWidth)
    case .documentPageHeight: FactValue(document?.pageHeight)
    case .archiveFiles: FactValue(archive?.files)
    case .archiveHtmlFiles: FactValue(archive?.htmlFiles)
    case .archiveOtherFiles: FactValue(archive?.otherFiles)
    case .archiveUnpackedSize: FactValue(archive?.unpackedSize)
    case .archiveUnsafeNames: FactValue(archive?.hasUnsafeNames)
    case .captionsCues: FactValue(captions?.cues)
    case .captionsFirstCue: FactValue(captions?.firstCue)
    case .captionsLastCueEnd: FactValue(captions?.lastCueEnd)
    case .captionsOverlapping: FactValue(captions?.hasOverlaps)
    }
  }
}
