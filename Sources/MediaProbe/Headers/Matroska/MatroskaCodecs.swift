/// Returns FFmpeg's name for a track's codec id (RFC 9559, 5.1.4.1.21, and draft-ietf-cellar-codec); nil for an
/// unlisted one.
func matroskaCodecName(_ track: MatroskaTrack) -> String? {
  let id = track.codecID
  switch id {
  case "V_MS/VFW/FOURCC":
    // This is a BITMAPINFOHEADER with its compression code at 16.
    return track.codecPrivate?.code(16).flatMap(windowsVideoName)
  case "A_MS/ACM":
    guard let format = track.codecPrivate.map({ Fields($0.bytes, .little) }), let tag = format.u16(0) else {
      return nil
    }
    return windowsAudioName(tag, bits: format.u16(14) ?? 0)
  case "A_PCM/INT/LIT", "A_PCM/INT/BIG":
    let depth = track.audio.bitDepth ?? 16
    if depth == 8 { return "pcm_u8" }
    return [16, 24, 32].contains(depth) ? "pcm_s\(depth)\(id == "A_PCM/INT/BIG" ? "be" : "le")" : nil
  case "A_PCM/FLOAT/IEEE": return track.audio.bitDepth == 64 ? "pcm_f64le" : "pcm_f32le"
  default:
    // Ids may have a suffix after the name: A_AAC/MPEG4/LC, V_MPEG4/ISO/AVC.
    return matroskaCodecNames.first { id.hasPrefix($0.id) }?.name
  }
}

private let matroskaCodecNames: [(id: String, name: String)] = [
  ("V_VP9", "vp9"), ("V_VP8", "vp8"), ("V_AV1", "av1"), ("A_OPUS", "opus"), ("A_VORBIS", "vorbis"), ("A_AAC", "aac"),
  ("V_MPEG4/ISO/AVC", "h264"), ("V_MPEGH/ISO/HEVC", "hevc"), ("V_MPEGI/ISO/VVC", "vvc"), ("V_MPEG4/MS/V3", "msmpeg4v3"),
  ("V_MPEG4/ISO", "mpeg4"), ("V_MPEG2", "mpeg2video"), ("V_MPEG1", "mpeg1video"), ("V_MJPEG", "mjpeg"),
  ("V_THEORA", "theora"), ("V_PRORES", "prores"), ("V_FFV1", "ffv1"), ("V_DIRAC", "dirac"), ("V_SNOW", "snow"),
  ("V_UNCOMPRESSED", "rawvideo"), ("V_REAL/RV10", "rv10"), ("V_REAL/RV20", "rv20"), ("V_REAL/RV30", "rv30"),
  ("V_REAL/RV40", "rv40"), ("V_AVS2", "avs2"), ("V_AVS3", "avs3"),
  ("A_AC3", "ac3"), ("A_EAC3", "eac3"), ("A_MPEG/L3", "mp3"), ("A_MPEG/L2", "mp2"), ("A_MPEG/L1", "mp1"),
  ("A_FLAC", "flac"), ("A_DTS", "dts"), ("A_TRUEHD", "truehd"), ("A_MLP", "mlp"), ("A_ALAC", "alac"), ("A_TTA1", "tta"),
  ("A_WAVPACK4", "wavpack"), ("A_REAL/COOK", "cook"), ("A_REAL/14_4", "ra_144"), ("A_REAL/28_8", "ra_288"),
  ("S_TEXT/UTF8", "subrip"), ("S_TEXT/ASCII", "text"), ("S_TEXT/ASS", "ass"), ("S_TEXT/SSA", "ass"), ("S_ASS", "ass"),
  ("S_SSA", "ass"), ("S_TEXT/WEBVTT", "webvtt"), ("D_WEBVTT", "webvtt"), ("S_VOBSUB", "dvd_subtitle"),
  ("S_DVBSUB", "dvb_subtitle"), ("S_HDMV/PGS", "hdmv_pgs_subtitle"), ("S_HDMV/TEXTST", "hdmv_text_subtitle"),
]

/// Returns the video properties in a track's private data; nil if the data is missing or compressed.
func matroskaVideoDetails(_ track: MatroskaTrack, codec: String?) -> VideoCodecDetails? {
  guard let record = track.codecPrivate, !track.encoding.isPacked else { return nil }
  return switch codec {
  case "h264" where track.codecID.hasPrefix("V_MPEG4"): avcConfiguration(record)
  case "hevc" where track.codecID.hasPrefix("V_MPEGH"): hevcConfiguration(record)
  case "av1" where track.codecID.hasPrefix("V_AV1"): av1Configuration(record)
  case "mpeg4" where track.codecID.hasPrefix("V_MPEG4"): mpeg4VisualConfiguration(record)
  default: nil
  }
}

/// Returns the audio properties in a track's private data; nil if the data is missing or compressed.
func matroskaAudioDetails(_ track: MatroskaTrack, codec: String?) -> AudioCodecDetails? {
  guard let record = track.codecPrivate, !track.encoding.isPacked else { return nil }
  switch codec {
  case "aac" where track.codecID.hasPrefix("A_AAC"): return aacConfiguration(record)
  case "opus": return opusHead(record)
  case "vorbis": return laced(record).flatMap(vorbisIdentification)
  // The stream marker "fLaC" and metadata blocks, as in the box after its version and flags.
  case "flac":
    guard record.has("fLaC", at: 0), var details = flacConfiguration(record) else { return nil }
    details.layout = flacChannelMask(inBlocks: record).flatMap(windowsLayoutName) ?? details.layout
    return details
  case "alac": return appleLosslessConfiguration(record)
  default: return nil
  }
}

/// Returns the first of the packets in the private data of Xiph's codecs. The data has their number minus one, then all
/// sizes but the last in bytes that end below 255, then the packets.
private func laced(_ record: Fields) -> Fields? {
  guard let others = record.u8(0), others > 0 else { return nil }
  var place = 1
  var first = 0
  for packet in 0..<others {
    var length = 0
    while true {
      guard let byte = record.u8(place) else { return nil }
      place += 1
      length += byte
      if byte < 255 { break }
    }
    if packet == 0 { first = length }
  }
  return record.part(place, first)
}
