/// HEVCDecoderConfigurationRecord (ISO/IEC 14496-15, 8.3.2.1): the `hvcC` of H.265.
///
/// - Returns: What the sequence parameter set of the base layer tells, and, where there is none in it (`hev1`), what the
///   record itself states.
func hevcConfiguration(_ record: Fields) -> VideoCoding? {
  guard let space = record.u8(1), let chroma = record.u8(16).map({ $0 & 3 }), let depth = record.u8(17).map({ $0 & 7 }),
    let level = record.u8(12), let arrays = record.u8(22)
  else { return nil }
  var stated: VideoCoding?
  var hasStaticMetadata = false
  var place = 23
  for _ in 0..<arrays {
    guard let type = record.u8(place).map({ $0 & 0x3F }), let count = record.u16(place + 1) else { break }
    place += 3
    for _ in 0..<count {
      guard let length = record.u16(place), let unit = record.part(place + 2, length) else { break }
      place += 2 + length
      if type == 33, stated == nil { stated = hevcSequenceParameters(unit.bytes) }
      // 39 is PREFIX_SEI_NUT; its first message is the only one that encoders put in one unit.
      if type == 39, [137, 144].contains(unit.u8(2)) { hasStaticMetadata = true }
    }
  }
  var coding = stated ?? VideoCoding()
  if stated == nil {
    coding.profile = hevcProfileName(space & 0x1F)
    coding.level = hevcLevel(level)
    coding.chroma = Chroma(index: chroma)
    coding.bitDepth = depth + 8
  }
  coding.hasStaticMetadata = hasStaticMetadata
  return coding
}

/// ISO/IEC 23008-2, A.4: thirty times the level; nil for what is below all of them.
func hevcLevel(_ number: Int) -> Double? { number >= 3 ? Double(number / 3) / 10 : nil }

/// ISO/IEC 23008-2, A.3, in FFmpeg's words.
func hevcProfileName(_ profile: Int) -> String? {
  switch profile {
  case 1: "Main"
  case 2: "Main 10"
  case 3: "Main Still Picture"
  case 4: "Rext"
  default: nil
  }
}
