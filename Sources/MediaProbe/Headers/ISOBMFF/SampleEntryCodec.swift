/// Codings by the code of their sample entry (the registration authority's list at mp4ra.org, and the QuickTime File
/// Format), in FFmpeg's names. Codes that stand for a coding that FFmpeg does not know yet have the name that it gives
/// or would give.
private let codecs: [FourCC: String] = [
  "avc1": "h264", "avc2": "h264", "avc3": "h264", "avc4": "h264", "dva1": "h264", "dvav": "h264",
  "hvc1": "hevc", "hev1": "hevc", "hvc2": "hevc", "hev2": "hevc", "dvh1": "hevc", "dvhe": "hevc",
  "vvc1": "vvc", "vvi1": "vvc", "av01": "av1", "dav1": "av1", "vp08": "vp8", "vp09": "vp9",
  "mp4v": "mpeg4", "s263": "h263", "h263": "h263", "jpeg": "mjpeg", "mjpa": "mjpeg", "mjpb": "mjpegb", "png ": "png",
  "apch": "prores", "apcn": "prores", "apcs": "prores", "apco": "prores", "ap4h": "prores", "ap4x": "prores",
  "AVdn": "dnxhd", "AVdh": "dnxhd", "apv1": "apv", "lvc1": "lcevc", "evc1": "evc", "SVQ3": "svq3", "rle ": "qtrle",
  "mp4a": "aac", "ac-3": "ac3", "ec-3": "eac3", "ac-4": "ac4", "Opus": "opus", "fLaC": "flac", "alac": "alac",
  "samr": "amr_nb", "sawb": "amr_wb", "iamf": "iamf", "mha1": "mpegh_3d_audio", "mhm1": "mpegh_3d_audio",
  "mha2": "mpegh_3d_audio", "mhm2": "mpegh_3d_audio", "dtsc": "dts", "dtsh": "dts", "dtsl": "dts", "dtse": "dts",
  "mlpa": "truehd", "sowt": "pcm_s16le", "twos": "pcm_s16be", ".mp3": "mp3", "raw ": "pcm_u8", "ulaw": "pcm_mulaw",
  "alaw": "pcm_alaw", "wvtt": "webvtt", "tx3g": "mov_text", "text": "mov_text", "stpp": "ttml", "c608": "eia_608",
]

/// Codings by object type (ISO/IEC 14496-1, 7.2.6.6.2, table 5), where they differ from what the sample entry says.
private let codecsByObjectType: [Int: String] = [
  0x20: "mpeg4", 0x21: "h264", 0x23: "hevc", 0x60: "mpeg2video", 0x61: "mpeg2video", 0x62: "mpeg2video",
  0x63: "mpeg2video", 0x64: "mpeg2video", 0x65: "mpeg2video", 0x69: "mp3", 0x6A: "mpeg1video", 0x6B: "mp3",
  0x6C: "mjpeg", 0xA5: "ac3", 0xA6: "eac3", 0xA9: "dts", 0xAD: "opus", 0xDD: "vorbis",
]

extension SampleEntry {
  /// The coding in FFmpeg's name; nil when the code is none that is known.
  public var codec: String? {
    if original == "mp4a" || original == "mp4v", let objectType, let codec = codecsByObjectType[objectType] {
      return codec
    }
    return codecs[original]
  }
}
