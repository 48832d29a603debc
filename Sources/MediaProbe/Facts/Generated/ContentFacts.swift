// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// What can be seen and heard in a file that was read to the depth `content`. Times are seconds from the start of the
/// file.
public struct ContentFacts: Sendable, Hashable {
  /// The longest time in seconds in which the picture is black: at least 99.5 % of it is at most 5 % of the signal
  /// range above black.
  public var longestBlack: Double?
  /// The share of the video that is black, from 0 to 1.
  public var blackShare: Double?
  /// True if the first frame of the video is black. Many destinations make the thumbnail from it.
  public var isFirstFrameBlack: Bool?
  /// True if the last frame of the video is black.
  public var isLastFrameBlack: Bool?
  /// True if a video that starts with black brightens gradually.
  public var fadesIn: Bool?
  /// True if a video that ends with black darkens gradually.
  public var fadesOut: Bool?
  /// The longest time in seconds in which the whole picture has a single color other than black.
  public var longestSingleColor: Double?
  /// True if the first frame has a single color other than black.
  public var isFirstFrameSingleColor: Bool?
  /// True if the last frame has a single color other than black.
  public var isLastFrameSingleColor: Bool?
  /// The longest time in seconds in which a moving picture stops. A still between two cuts, such as a title card, is
  /// not a freeze.
  public var longestFreeze: Double?
  /// The share of the video that neither moves nor is black or of a single color, from 0 to 1.
  public var stillShare: Double?
  /// The share of the frames that repeat the frame before while the picture moves, from 0 to 1.
  public var repeatedFrameShare: Double?
  /// The number of different frames in a second and the number of shown frames, if frames repeat regularly: `24 in 30`.
  public var cadence: String?
  /// The longest time in seconds with black bars at an edge of the picture. Bars of less than 2 % of the width or
  /// height do not count.
  public var longestBars: Double?
  /// The share of the picture that black bars cover in the interval with the largest bars, from 0 to 1.
  public var barShare: Double?
  /// The width and height in stored pixels of the part of the picture that bars never cover.
  public var activeArea: PixelSize?
  /// The most general flashes within one second (WCAG 2.2, ITU-R BT.1702).
  public var flashes: Int?
  /// The most flashes of saturated red within one second (WCAG 2.2, ITU-R BT.1702).
  public var redFlashes: Int?
  /// The largest share of the picture that flashes at once, from 0 to 1.
  public var flashArea: Double?
  /// The mean width of the edges in the picture in pixels (Marziliano et al. 2002), from about 2 for a sharp picture.
  /// It is the median of the sharper half of the examined frames.
  public var blur: Double?
  /// The share of the edges between blocks of 8 by 8 pixels that show as a step, from 0 to 1. It is the median of the
  /// examined frames.
  public var blockiness: Double?
  /// The mean signal of the picture, from 0 (black) to 1 (white).
  public var brightness: Double?
  /// The share of the luma samples beyond the range that EBU R 103 tolerates, from 0 to 1. It is 0 for full range.
  public var outOfRangeShare: Double?
  /// The share of the frames with interlace combs that are not marked as interlaced, from 0 to 1.
  public var combedShare: Double?
  /// The longest time in seconds in which all samples of all channels are below -60 dBFS.
  public var longestSilence: Double?
  /// The share of the sound that is silent, from 0 to 1.
  public var silentShare: Double?
  /// The number of channels that are silent from start to end.
  public var silentChannels: Int?
  /// True if both channels of a stereo track have the same sound.
  public var isDualMono: Bool?
  /// The correlation of both channels of a stereo track, from -1 (opposite phase) to 1 (same sound).
  public var phaseCorrelation: Double?
  /// The integrated loudness in LUFS (ITU-R BS.1770-5, EBU R 128). It does not apply to sound below -70 LUFS.
  public var loudness: Double?
  /// The loudness range in LU (EBU Tech 3342).
  public var loudnessRange: Double?
  /// The largest momentary loudness in LUFS, of 400 ms (EBU Tech 3341).
  public var maxMomentaryLoudness: Double?
  /// The largest short-term loudness in LUFS, of 3 s (EBU Tech 3341).
  public var maxShortTermLoudness: Double?
  /// The maximum true peak in dBTP (ITU-R BS.1770-5, Annex 2).
  public var truePeak: Double?
  /// The longest time in seconds in which the sound is clipped.
  public var longestClipping: Double?
  /// The share of the samples in runs at full scale, from 0 to 1.
  public var clippedShare: Double?
  /// The largest mean of a channel as a share of full scale, without its sign.
  public var dcOffset: Double?
  /// The time in seconds from the end of the sound to the end of the picture. It is 0 if the sound is as long.
  public var soundEndsEarly: Double?
  /// The time in seconds from the start of the file to the first frame. It is 0 if the picture begins with the file.
  public var pictureBeginsLate: Double?
  /// The longest time in seconds with color bars and a steady tone.
  public var longestTestCard: Double?
  /// True if a still picture has a single color.
  public var isSingleColor: Bool?
  /// What the alpha channel of a still picture holds: `opaque`, `transparent` or `mixed`.
  public var alpha: Alpha?
  /// The parts of the time line that show or lack something, by their start.
  public var intervals: [ContentInterval] = []
  /// The course of the loudness and of the light; each is nil without its track.
  public var loudnessCurve: ContentCurve?
  public var brightnessCurve: ContentCurve?

  public init() {}
}

extension ContentFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.contentLongestBlack, "longest_black", longestBlack)
    out.put(.contentBlackShare, "black_share", blackShare)
    out.put(.contentFirstFrameBlack, "first_frame_black", isFirstFrameBlack)
    out.put(.contentLastFrameBlack, "last_frame_black", isLastFrameBlack)
    out.put(.contentFadesIn, "fades_in", fadesIn)
    out.put(.contentFadesOut, "fades_out", fadesOut)
    out.put(.contentLongestSingleColor, "longest_single_color", longestSingleColor)
    out.put(.contentFirstFrameSingleColor, "first_frame_single_color", isFirstFrameSingleColor)
    out.put(.contentLastFrameSingleColor, "last_frame_single_color", isLastFrameSingleColor)
    out.put(.contentLongestFreeze, "longest_freeze", longestFreeze)
    out.put(.contentStillShare, "still_share", stillShare)
    out.put(.contentRepeatedFrameShare, "repeated_frame_share", repeatedFrameShare)
    out.put(.contentCadence, "cadence", cadence)
    out.put(.contentLongestBars, "longest_bars", longestBars)
    out.put(.contentBarShare, "bar_share", barShare)
    out.put(.contentActiveArea, "active_area", activeArea)
    out.put(.contentFlashes, "flashes", flashes)
    out.put(.contentRedFlashes, "red_flashes", redFlashes)
    out.put(.contentFlashArea, "flash_area", flashArea)
    out.put(.contentBlur, "blur", blur)
    out.put(.contentBlockiness, "blockiness", blockiness)
    out.put(.contentBrightness, "brightness", brightness)
    out.put(.contentOutOfRangeShare, "out_of_range_share", outOfRangeShare)
    out.put(.contentCombedShare, "combed_share", combedShare)
    out.put(.contentLongestSilence, "longest_silence", longestSilence)
    out.put(.contentSilentShare, "silent_share", silentShare)
    out.put(.contentSilentChannels, "silent_channels", silentChannels)
    out.put(.contentDualMono, "dual_mono", isDualMono)
    out.put(.contentPhaseCorrelation, "phase_correlation", phaseCorrelation)
    out.put(.contentLoudness, "loudness", loudness)
    out.put(.contentLoudnessRange, "loudness_range", loudnessRange)
    out.put(.contentMaxMomentaryLoudness, "max_momentary_loudness", maxMomentaryLoudness)
    out.put(.contentMaxShortTermLoudness, "max_short_term_loudness", maxShortTermLoudness)
    out.put(.contentTruePeak, "true_peak", truePeak)
    out.put(.contentLongestClipping, "longest_clipping", longestClipping)
    out.put(.contentClippedShare, "clipped_share", clippedShare)
    out.put(.contentDcOffset, "dc_offset", dcOffset)
    out.put(.contentSoundEndsEarly, "sound_ends_early", soundEndsEarly)
    out.put(.contentPictureBeginsLate, "picture_begins_late", pictureBeginsLate)
    out.put(.contentLongestTestCard, "longest_test_card", longestTestCard)
    out.put(.contentSingleColor, "single_color", isSingleColor)
    out.put(.contentAlpha, "alpha", alpha?.rawValue)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("longest_black", &longestBlack)
    try json.read("black_share", &blackShare)
    try json.read("first_frame_black", &isFirstFrameBlack)
    try json.read("last_frame_black", &isLastFrameBlack)
    try json.read("fades_in", &fadesIn)
    try json.read("fades_out", &fadesOut)
    try json.read("longest_single_color", &longestSingleColor)
    try json.read("first_frame_single_color", &isFirstFrameSingleColor)
    try json.read("last_frame_single_color", &isLastFrameSingleColor)
    try json.read("longest_freeze", &longestFreeze)
    try json.read("still_share", &stillShare)
    try json.read("repeated_frame_share", &repeatedFrameShare)
    try json.read("cadence", &cadence)
    try json.read("longest_bars", &longestBars)
    try json.read("bar_share", &barShare)
    try json.read("active_area", &activeArea)
    try json.read("flashes", &flashes)
    try json.read("red_flashes", &redFlashes)
    try json.read("flash_area", &flashArea)
    try json.read("blur", &blur)
    try json.read("blockiness", &blockiness)
    try json.read("brightness", &brightness)
    try json.read("out_of_range_share", &outOfRangeShare)
    try json.read("combed_share", &combedShare)
    try json.read("longest_silence", &longestSilence)
    try json.read("silent_share", &silentShare)
    try json.read("silent_channels", &silentChannels)
    try json.read("dual_mono", &isDualMono)
    try json.read("phase_correlation", &phaseCorrelation)
    try json.read("loudness", &loudness)
    try json.read("loudness_range", &loudnessRange)
    try json.read("max_momentary_loudness", &maxMomentaryLoudness)
    try json.read("max_short_term_loudness", &maxShortTermLoudness)
    try json.read("true_peak", &truePeak)
    try json.read("longest_clipping", &longestClipping)
    try json.read("clipped_share", &clippedShare)
    try json.read("dc_offset", &dcOffset)
    try json.read("sound_ends_early", &soundEndsEarly)
    try json.read("picture_begins_late", &pictureBeginsLate)
    try json.read("longest_test_card", &longestTestCard)
    try json.read("single_color", &isSingleColor)
    try json.read("alpha", &alpha)
  }
}
