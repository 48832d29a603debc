import MediaProbe

extension MediaFacts {
  /// Takes over what the header of the same file tells and libavformat does not: it plays what is there, and says nothing of
  /// what is missing.
  mutating func takeWitness(_ header: MediaFacts) {
    problems += header.problems.filter { cut in cut.code == .truncated && !problems.contains { $0.code == .truncated } }
    // Of the records of Dolby Vision it knows those of the first profiles.
    if header.video?.hdr == .dolbyVision { video?.hdr = .dolbyVision }
  }
}
