import MediaProbe

extension MediaFacts {
  /// Adds facts from the header of the same file that libavformat does not report. The library reads the data that is
  /// present and reports nothing about missing data.
  mutating func addHeaderFacts(_ header: MediaFacts) {
    problems += header.problems.filter { cut in cut.code == .truncated && !problems.contains { $0.code == .truncated } }
    // libavformat knows a few encryption schemes and ignores the records of others.
    if header.isEncrypted == true { isEncrypted = true }
    // libavformat knows the Dolby Vision records of the first profiles only.
    if header.video?.hdr == .dolbyVision { video?.hdr = .dolbyVision }
    // If the header states no colors, those that the library found are in the stream.
    if case .some = video { statedColors = header.statedColors ?? .ofStream }
    video?.nominalFrameRate = header.video?.nominalFrameRate
    if container == "wav" { takeSamples(header) }
    if let aperture = header.video?.cleanAperture, video?.storedWidth == header.video?.storedWidth {
      video?.cleanAperture = aperture
      video?.sampleAspectRatio = header.video?.sampleAspectRatio
      video?.deriveShownSize(ofAperture: true)
    }
    for problem in header.problems where [.unplayable, .disabled, .timeGap].contains(problem.code) {
      if !problems.contains(where: { $0.code == problem.code }) { problems.append(problem) }
    }
  }

  /// Corrects the samples of a WAV file whose samples use only part of their container (WAVEFORMATEXTENSIBLE,
  /// wValidBitsPerSample). The library uses the valid bits as the sample size and so counts too many samples.
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
