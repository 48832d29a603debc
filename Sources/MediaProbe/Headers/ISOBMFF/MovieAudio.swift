extension Movie {
  /// What a track says of its sound.
  func audioFacts(_ index: Int) -> AudioFacts {
    let description = tracks[index].description ?? SampleDescription(format: "", original: "", kind: .audio)
    var audio = AudioFacts()
    audio.codec = description.codec
    audio.duration = timings[index].presentation
    if let coding = description.audio {
      audio.profile = coding.profile
      audio.sampleRate = coding.sampleRate
      audio.channels = coding.channels
      audio.channelLayout = coding.layout
    } else if describesItself(description.codec) {
      // Uncompressed sound is what its description says. Codings with a header of their own are not: an entry of two channels
      // over one is common.
      audio.sampleRate = description.sampleRate > 0 ? description.sampleRate : nil
      audio.channels = description.channels > 0 ? description.channels : nil
    }
    // One channel is the middle, and two are left and right, where nothing says otherwise.
    if audio.channelLayout == nil, !description.hasOwnLayout, let channels = audio.channels, channels <= 2 {
      audio.channelLayout = channels == 1 ? "mono" : "stereo"
    }
    if audio.codec?.hasPrefix("pcm_") == true {
      audio.bitRate = pulseCodeRate(audio, bits: description.bitsPerSample)
    } else {
      let stated = description.audio?.bitRate
      audio.bitRate = stated.flatMap { isPlausible(bitRate: $0, index) ? $0 : nil } ?? measuredBitRate(index)
    }
    return audio
  }

  private func describesItself(_ codec: String?) -> Bool {
    guard let codec else { return false }
    return codec.hasPrefix("pcm_") || codec.hasPrefix("adpcm_")
  }

  /// Of uncompressed sound every sample has the same size.
  private func pulseCodeRate(_ audio: AudioFacts, bits: Int) -> Int64? {
    guard let rate = audio.sampleRate, let channels = audio.channels else { return nil }
    // 32 bits each in the widest description: their product may not fit.
    let frame = channels.multipliedReportingOverflow(by: bits)
    let product = rate.multipliedReportingOverflow(by: frame.partialValue)
    return frame.overflow || product.overflow || product.partialValue <= 0 ? nil : Int64(product.partialValue)
  }
}
