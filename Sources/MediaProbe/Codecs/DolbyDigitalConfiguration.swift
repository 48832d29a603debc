/// Reads an AC3SpecificBox (ETSI TS 102 366, F.4), the `dac3` box of AC-3.
package func ac3Configuration(_ record: Fields) -> AudioCodecDetails? {
  guard let fields = record.u24(0), fields >> 22 < 3 else { return nil }
  var details = AudioCodecDetails()
  // A bsid above 8 means half or a quarter of the rates. This is the common extension of A/52 for low sample rates;
  // decoders take it from the same field.
  let halvings = max(0, (fields >> 17 & 0x1F) - 8)
  guard halvings <= 2 else { return nil }
  details.sampleRate = [48000, 44100, 32000][fields >> 22] >> halvings
  let mode = fields >> 11 & 7
  let hasLowFrequency = fields >> 10 & 1 != 0
  details.channels = dolbyChannels(mode) + (hasLowFrequency ? 1 : 0)
  details.layout = dolbyLayoutName(mode, hasLowFrequency: hasLowFrequency)
  // Table 4.1, in kbit/s.
  let rates: [Int64] = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
  ]
  let rate = fields >> 5 & 0x1F
  details.bitRate = rate < rates.count ? rates[rate] * 1000 >> halvings : nil
  return details
}

/// Reads an EC3SpecificBox (ETSI TS 102 366, F.6), the `dec3` box of E-AC-3, by its first independent substream.
package func eac3Configuration(_ record: Fields) -> AudioCodecDetails? {
  var bits = BitReader(record.bytes)
  bits.skip(16)  // data_rate, num_ind_sub
  let rate = bits.bits(2)
  bits.skip(10)  // bsid, reserved, asvc, bsmod
  let mode = bits.bits(3)
  let hasLowFrequency = bits.flag()
  bits.skip(3)
  let dependent = bits.bits(4)
  guard !bits.isExhausted else { return nil }
  var details = AudioCodecDetails()
  // The value 3 means one of the half rates; only the substream states which.
  details.sampleRate = rate < 3 ? [48000, 44100, 32000][rate] : nil
  // Dependent substreams add channels through a channel map.
  if dependent == 0 {
    details.channels = dolbyChannels(mode) + (hasLowFrequency ? 1 : 0)
    details.layout = dolbyLayoutName(mode, hasLowFrequency: hasLowFrequency)
  }
  return details
}

/// Returns the number of full-range channels of acmod (table 4.3).
private func dolbyChannels(_ mode: Int) -> Int { [2, 1, 2, 3, 3, 4, 4, 5][mode & 7] }
