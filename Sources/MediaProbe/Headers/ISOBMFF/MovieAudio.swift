extension MediaFacts {
  /// Takes over what a track says of its sound.
  mutating func setAudio(_ track: Track, _ timing: TrackTiming, _ movie: MovieDescription) {
    let description = track.description ?? SampleDescription(format: "", original: "", kind: .audio)
    var audio = AudioFacts()
    audio.codec = description.codec
    audio.duration = timing.presentation
    if let coding = description.audio {
      audio.profile = coding.profile
      audio.sampleRate = coding.sampleRate
      audio.channels = coding.channels
      audio.channelLayout = coding.layout ?? description.layout
    } else if describesItself(description.codec) {
      // Uncompressed sound is what its description says. Codings with a header of their own are not: an entry of two channels
      // over one is common.
      audio.sampleRate = description.sampleRate > 0 ? description.sampleRate : nil
      audio.channels = description.channels > 0 ? description.channels : nil
      audio.channelLayout = description.layout
    }
    // One channel is the middle, and two are left and right, where nothing says otherwise.
    if audio.channelLayout == nil, let channels = audio.channels, channels <= 2 {
      audio.channelLayout = channels == 1 ? "mono" : "stereo"
    }
    setRate(track, timing, movie, description, &audio)
    self.audio = audio
  }

  private func describesItself(_ codec: String?) -> Bool {
    guard let codec else { return false }
    return codec.hasPrefix("pcm_") || codec.hasPrefix("adpcm_")
  }

  private func setRate(
    _ track: Track, _ timing: TrackTiming, _ movie: MovieDescription, _ description: SampleDescription,
    _ audio: inout AudioFacts
  ) {
    if let rate = description.audio?.bitRate {
      audio.bitRate = rate
      return
    }
    if audio.codec?.hasPrefix("pcm_") == true, let rate = audio.sampleRate, let channels = audio.channels {
      let product = rate.multipliedReportingOverflow(by: channels * description.bitsPerSample)
      audio.bitRate = product.overflow || product.partialValue == 0 ? nil : Int64(product.partialValue)
      return
    }
    let samples = track.samples
    let fragments = movie.fragments[track.id]
    guard !movie.isFragmented || movie.fragmentsAreComplete, let ticks = timing.mediaTicks,
      let timescale = track.timescale, let own = samples.sizeCount > 0 ? samples.bytes : 0
    else { return }
    let bits =
      Double(own.addingReportingOverflow(fragments?.bytes ?? 0).partialValue) * 8 * Double(timescale) / Double(ticks)
    audio.bitRate = bits >= 1 ? Int64(exactly: bits.rounded(.towardZero)) : nil
  }
}
