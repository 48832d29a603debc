import MediaProbe

/// The facts in which the reference is wrong or cannot know the value and the header is right, each with its evidence.
enum KnownException {
  /// Returns true if a known exception explains a disagreement.
  static func explains(_ disagreement: Disagreement, _ facts: MediaFacts) -> Bool {
    if case .unknown(let reason) = disagreement.header {
      return isOpen(disagreement.fact, because: reason.message.id)
    }
    return switch disagreement.fact {
    // libavformat ignores ContentEncryption of a Matroska track; mkvinfo and mediainfo show it.
    case .encrypted: facts.container == "webm" || facts.container == "matroska"
    // libavcodec is built without gray decoding. It decodes H.264 with chroma_format_idc 0 as 4:2:0 with empty planes;
    // the sequence parameters state 4:0:0 (ISO/IEC 14496-10, 7.4.2.1.1).
    case .videoChromaSubsampling: disagreement.header == .known(.text("4:0:0"))
    // An index without chunks still lists the size of every sample. libavformat drops the list ("missing mandatory
    // atoms, broken header") and reports the highest rate in the audio's descriptor.
    case .audioBitRate, .videoBitRate: facts.problems.contains { $0.code == .corrupt }
    default: false
    }
  }

  /// Returns true for facts that the reference concludes from packets which tell nothing about them.
  private static func isOpen(_ fact: Fact, because id: Message.ID) -> Bool {
    switch id {
    // The reference counts encrypted packets, and takes their key frames as closed, without reading any.
    case .samplesEncrypted: [.videoClosedGOP, .videoFrameCount, .videoBitRate].contains(fact)
    // An initialization segment has no packets, so the reference finds no open group of pictures.
    case .initializationSegment: fact == .videoClosedGOP
    default: false
    }
  }
}
