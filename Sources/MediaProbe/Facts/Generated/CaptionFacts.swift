// swift-format-ignore-file
// Made by script/tools/generate from Sources/MediaProbe/Facts/facts.tsv.

/// The cues of a file with captions, such as WebVTT or SRT.
public struct CaptionFacts: Sendable, Hashable {
  /// The number of cues of a WebVTT or SRT file.
  public var cues: Int?
  /// The earliest start of a cue in seconds. It does not apply to a file without cues.
  public var firstCue: Double?
  /// The latest end of a cue in seconds. It does not apply to a file without cues.
  public var lastCueEnd: Double?
  /// True if a cue begins before an earlier one ends.
  public var hasOverlaps: Bool?

  public init() {}
}

extension CaptionFacts {
  /// Writes the known facts, and `null` for those that are unknown.
  func writeFacts(to out: inout MemberWriter) {
    out.put(.captionsCues, "cues", cues)
    out.put(.captionsFirstCue, "first_cue", firstCue)
    out.put(.captionsLastCueEnd, "last_cue_end", lastCueEnd)
    out.put(.captionsOverlapping, "overlapping", hasOverlaps)
  }

  /// Reads the facts from a record that this version wrote.
  mutating func readFacts(written json: inout JSONScanner) throws(JSONDamage) {
    try json.read("cues", &cues)
    try json.read("first_cue", &firstCue)
    try json.read("last_cue_end", &lastCueEnd)
    try json.read("overlapping", &hasOverlaps)
  }
}
