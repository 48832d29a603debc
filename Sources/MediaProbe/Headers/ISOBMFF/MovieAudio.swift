extension Movie {
  /// Returns the audio facts of a track.
  func audioFacts(_ index: Int) -> AudioFacts {
    let description = tracks[index].boxes.description ?? SampleDescription(format: "", original: "", kind: .audio)
    var audio = AudioFacts()
    audio.codec = description.codec
    audio.duration = timings[index].presentation
    if let details = description.audio {
      audio.profile = details.profile
      audio.sampleRate = details.sampleRate
      audio.channels = details.channels
      audio.channelLayout = details.layout
    } else if describesItself(description.codec) {
      // Uncompressed audio has the properties of its description. Codecs with their own headers may differ: a
      // description with two channels for a mono stream is common.
      audio.sampleRate = description.sampleRate > 0 ? description.sampleRate : nil
      audio.channels = description.channels > 0 ? description.channels : nil
    }
    // By default one channel is mono and two channels are stereo.
    if audio.channelLayout == nil, !description.hasOwnLayout, let channels = audio.channels, channels <= 2 {
      audio.channelLayout = channels == 1 ? "mono" : "stereo"
    }
    if audio.codec?.hasPrefix("pcm_") == true {
      audio.bitRate = pcmBitRate(audio, bits: description.bitsPerSample)
      audio.bitRateMode = "constant"
    } else {
      let stated = description.audio?.bitRate
      audio.bitRate = stated.flatMap { isPlausible(bitRate: $0, index) ? $0 : nil } ?? measuredBitRate(index)
      audio.bitRateMode = bitRateMode(index, isVideo: false)
    }
    return audio
  }

  private func describesItself(_ codec: String?) -> Bool {
    guard let codec else { return false }
    return codec.hasPrefix("pcm_") || codec.hasPrefix("adpcm_")
  }

  /// Returns the bit rate of uncompressed audio, in which every sample has the same size.
  private func pcmBitRate(_ audio: AudioFacts, bits: Int) -> Int64? {
    guard let rate = audio.sampleRate, let channels = audio.channels else { return nil }
    // Each factor has up to 32 bits, so the product may not fit.
    let frame = channels.multipliedReportingOverflow(by: bits)
    let product = rate.multipliedReportingOverflow(by: frame.partialValue)
    return frame.overflow || product.overflow || product.partialValue <= 0 ? nil : Int64(product.partialValue)
  }
}
