import MediaProbe

extension MediaFacts {
  /// Takes over what the header of the same file tells and libavformat does not: it plays what is there, and says nothing of
  /// what is missing.
  mutating func takeWitness(_ header: MediaFacts) {
    problems += header.problems.filter { cut in cut.code == .truncated && !problems.contains { $0.code == .truncated } }
    // Of the records of Dolby Vision it knows those of the first profiles.
    if header.video?.hdr == .dolbyVision { video?.hdr = .dolbyVision }
    if container == "wav" { takeSamples(header) }
  }

  /// Samples of a WAV: of those that fill their place in part libavformat takes the part for the whole (WAVEFORMATEXTENSIBLE,
  /// wValidBitsPerSample), and counts too many.
  private mutating func takeSamples(_ header: MediaFacts) {
    guard let known = header.audio, let codec = known.codec, codec.hasPrefix("pcm_"), codec != audio?.codec else {
      return
    }
    audio?.codec = codec
    audio?.bitRate = known.bitRate
    audio?.duration = known.duration
    duration = header.duration
    bitRate = header.bitRate
    for index in streams.indices {
      streams[index].codec = codec
      streams[index].duration = known.duration
    }
  }
}
