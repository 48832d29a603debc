import MediaProbe

/// Where the reference is wrong, or cannot know, and the header is right: each with its evidence.
enum KnownException {
  /// Whether a disagreement is one of those.
  static func explains(_ disagreement: Disagreement, _ facts: MediaFacts) -> Bool {
    switch disagreement.fact {
    // libavformat reads past ContentEncryption of a Matroska track and says nothing of it; mkvinfo and mediainfo show it.
    case .encrypted: facts.container == "webm" || facts.container == "matroska"
    // libavcodec is built without gray decoding and gives H.264 of chroma_format_idc 0 out as 4:2:0 with empty planes; the
    // sequence parameters say 4:0:0 (ISO/IEC 14496-10, 7.4.2.1.1).
    case .videoChromaSubsampling: disagreement.header == .known(.text("4:0:0"))
    // An index that lacks chunks still lists the size of every sample; libavformat drops the list ("missing mandatory
    // atoms, broken header") and tells the highest rate that the sound's descriptor declares.
    case .audioBitRate, .videoBitRate: facts.problems.contains { $0.code == .corrupt }
    default: false
    }
  }

}
