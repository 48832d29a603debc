// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

extension MediaFacts {
  /// Reads the facts of the file from a record.
  mutating func readFacts(from members: KeyedDecodingContainer<MemberKey>) throws {
    fileSize = try members.value("file_size")
    kind = try members.value("kind")
    container = try members.value("container")
    mimeType = try members.value("mime_type")
    extensionMatches = try members.value("extension_matches")
    duration = try members.value("duration")
    bitRate = try members.value("bit_rate")
    isFastStart = try members.value("fast_start")
    isFragmented = try members.value("fragmented")
    hasEditList = try members.value("edit_list")
    isEncrypted = try members.value("encrypted")
  }
}

extension VideoFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    codec = try members.value("codec")
    codecTag = try members.value("codec_tag")
    profile = try members.value("profile")
    level = try members.value("level")
    width = try members.value("width")
    height = try members.value("height")
    storedWidth = try members.value("stored_width")
    storedHeight = try members.value("stored_height")
    cleanAperture = try members.value("clean_aperture")
    rotation = try members.value("rotation")
    isMirrored = try members.value("mirrored")
    sampleAspectRatio = try members.value("sample_aspect_ratio")
    averageFrameRate = try members.value("avg_frame_rate")
    nominalFrameRate = try members.value("nominal_frame_rate")
    hasVariableFrameRate = try members.value("variable_frame_rate")
    frameCount = try members.value("frame_count")
    maxKeyframeInterval = try members.value("max_keyframe_interval")
    minKeyframeInterval = try members.value("min_keyframe_interval")
    hasClosedGOP = try members.value("closed_gop")
    hasBFrames = try members.value("b_frames")
    pixelFormat = try members.value("pixel_format")
    bitDepth = try members.value("bit_depth")
    chromaSubsampling = try members.value("chroma_subsampling")
    colorPrimaries = try members.value("color_primaries")
    colorTransfer = try members.value("color_transfer")
    colorSpace = try members.value("color_space")
    colorRange = try members.value("color_range")
    isInterlaced = try members.value("interlaced")
    projection = try members.value("projection")
    hdr = try members.value("hdr")
    duration = try members.value("duration")
    bitRate = try members.value("bit_rate")
    bitRateMode = try members.value("bit_rate_mode")
  }
}

extension AudioFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    codec = try members.value("codec")
    profile = try members.value("profile")
    sampleRate = try members.value("sample_rate")
    channels = try members.value("channels")
    channelLayout = try members.value("channel_layout")
    bitRate = try members.value("bit_rate")
    bitRateMode = try members.value("bit_rate_mode")
    duration = try members.value("duration")
  }
}

extension ImageFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    format = try members.value("format")
    width = try members.value("width")
    height = try members.value("height")
    storedWidth = try members.value("stored_width")
    storedHeight = try members.value("stored_height")
    rotation = try members.value("rotation")
    isMirrored = try members.value("mirrored")
    orientation = try members.value("orientation")
    bitDepth = try members.value("bit_depth")
    colorType = try members.value("color_type")
    hasAlpha = try members.value("has_alpha")
    isAnimated = try members.value("animated")
    frameCount = try members.value("frame_count")
    isProgressive = try members.value("progressive")
    iccProfile = try members.value("icc_profile")
    isMotionPhoto = try members.value("motion_photo")
    isMultiPicture = try members.value("multi_picture")
    gifVersion = try members.value("gif_version")
    frameRate = try members.value("frame_rate")
    loopCount = try members.value("loop_count")
    density = try members.value("density")
  }
}

extension ColorFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    space = try members.value("space")
    primaries = try members.value("primaries")
    transfer = try members.value("transfer")
    matrix = try members.value("matrix")
    range = try members.value("range")
    source = try members.value("source")
  }
}

extension ContentFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    longestBlack = try members.value("longest_black")
    blackShare = try members.value("black_share")
    isFirstFrameBlack = try members.value("first_frame_black")
    isLastFrameBlack = try members.value("last_frame_black")
    fadesIn = try members.value("fades_in")
    fadesOut = try members.value("fades_out")
    longestSingleColor = try members.value("longest_single_color")
    isFirstFrameSingleColor = try members.value("first_frame_single_color")
    isLastFrameSingleColor = try members.value("last_frame_single_color")
    longestFreeze = try members.value("longest_freeze")
    stillShare = try members.value("still_share")
    repeatedFrameShare = try members.value("repeated_frame_share")
    cadence = try members.value("cadence")
    longestBars = try members.value("longest_bars")
    barShare = try members.value("bar_share")
    activeArea = try members.value("active_area")
    flashes = try members.value("flashes")
    redFlashes = try members.value("red_flashes")
    flashArea = try members.value("flash_area")
    blur = try members.value("blur")
    blockiness = try members.value("blockiness")
    brightness = try members.value("brightness")
    outOfRangeShare = try members.value("out_of_range_share")
    combedShare = try members.value("combed_share")
    longestSilence = try members.value("longest_silence")
    silentShare = try members.value("silent_share")
    silentChannels = try members.value("silent_channels")
    isDualMono = try members.value("dual_mono")
    phaseCorrelation = try members.value("phase_correlation")
    loudness = try members.value("loudness")
    loudnessRange = try members.value("loudness_range")
    maxMomentaryLoudness = try members.value("max_momentary_loudness")
    maxShortTermLoudness = try members.value("max_short_term_loudness")
    truePeak = try members.value("true_peak")
    longestClipping = try members.value("longest_clipping")
    clippedShare = try members.value("clipped_share")
    dcOffset = try members.value("dc_offset")
    soundEndsEarly = try members.value("sound_ends_early")
    pictureBeginsLate = try members.value("picture_begins_late")
    longestTestCard = try members.value("longest_test_card")
    isSingleColor = try members.value("single_color")
    alpha = try members.value("alpha")
    intervals = try members.value("intervals") ?? []
    loudnessCurve = try members.value("loudness_curve")
    brightnessCurve = try members.value("brightness_curve")
  }
}

extension DocumentFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    pages = try members.value("pages")
    pageWidth = try members.value("page_width")
    pageHeight = try members.value("page_height")
  }
}

extension ArchiveFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    files = try members.value("files")
    htmlFiles = try members.value("html_files")
    otherFiles = try members.value("other_files")
    unpackedSize = try members.value("unpacked_size")
    hasUnsafeNames = try members.value("unsafe_names")
  }
}

extension CaptionFacts: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: MemberKey.self)
    cues = try members.value("cues")
    firstCue = try members.value("first_cue")
    lastCueEnd = try members.value("last_cue_end")
    hasOverlaps = try members.value("overlapping")
  }
}
