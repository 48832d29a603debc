/// MHADecoderConfigurationRecord (ISO/IEC 23008-3, 20.5.2): the `mhaC` of MPEG-H 3D Audio. Nil without a layout of its own,
/// as where the stream is of objects.
func mpeghConfiguration(_ record: Fields) -> AudioCoding? {
  // Version and profile stand before the layout.
  guard let layout = record.u8(2), let channels = loudspeakers(layout) else { return nil }
  var coding = AudioCoding()
  coding.channels = channels
  return coding
}

/// ISO/IEC 23091-3, table 10: how many loudspeakers a layout has, those for low frequencies included.
private func loudspeakers(_ layout: Int) -> Int? {
  let counts = [1, 2, 3, 4, 5, 6, 8, nil, 3, 4, 7, 8, 24, 8, 12, 10, 12, 14, 12, 14]
  return layout >= 1 && layout <= counts.count ? counts[layout - 1] : nil
}
