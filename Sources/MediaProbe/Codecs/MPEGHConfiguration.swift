/// Reads an MHADecoderConfigurationRecord (ISO/IEC 23008-3, 20.5.2), the `mhaC` box of MPEG-H 3D Audio. Nil if it has
/// no loudspeaker layout, as with object-based streams.
package func mpeghConfiguration(_ record: Fields) -> AudioCodecDetails? {
  // Version and profile precede the layout.
  guard let layout = record.u8(2), let channels = loudspeakers(layout) else { return nil }
  var details = AudioCodecDetails()
  details.channels = channels
  return details
}

/// Returns the number of loudspeakers of a layout (ISO/IEC 23091-3, table 10), including low-frequency ones.
private func loudspeakers(_ layout: Int) -> Int? {
  let counts = [1, 2, 3, 4, 5, 6, 8, nil, 3, 4, 7, 8, 24, 8, 12, 10, 12, 14, 12, 14]
  return layout >= 1 && layout <= counts.count ? counts[layout - 1] : nil
}
