/// Reads an HEVCDecoderConfigurationRecord (ISO/IEC 14496-15, 8.3.2.1), the `hvcC` box of H.265.
///
/// - Returns: The values of the base layer's sequence parameter set; without one (`hev1`), the values of the record
/// itself.
package func hevcConfiguration(_ record: Fields) -> VideoCodecDetails? {
  guard let space = record.u8(1), let chroma = record.u8(16).map({ $0 & 3 }), let depth = record.u8(17).map({ $0 & 7 }),
    let level = record.u8(12), let arrays = record.u8(22)
  else { return nil }
  var stated: VideoCodecDetails?
  var hasStaticMetadata = false
  var hasAlpha = false
  var settings: DecoderSettings = []
  var place = 23
  for _ in 0..<arrays {
    guard let type = record.u8(place).map({ $0 & 0x3F }), let count = record.u16(place + 1) else { break }
    place += 3
    for _ in 0..<count {
      guard let length = record.u16(place), let unit = record.part(place + 2, length) else { break }
      place += 2 + length
      switch type {
      case 32: settings.insert(.video)
      case 33:
        if stated == nil { stated = hevcSequenceParameters(unit.bytes) }
        settings.insert(.sequence)
      case 34: settings.insert(.picture)
      default: break
      }
      // 39 is PREFIX_SEI_NUT. Encoders put one message in a unit, so the first one is enough.
      if type == 39, [137, 144].contains(unit.u8(2)) { hasStaticMetadata = true }
      // ITU-T H.265, F.14.2.8: alpha channel information.
      if type == 39, unit.u8(2) == 165 { hasAlpha = true }
    }
  }
  var details = stated ?? VideoCodecDetails()
  if stated == nil {
    details.profile = hevcProfileName(space & 0x1F)
    details.level = hevcLevel(level)
    details.chroma = Chroma(index: chroma)
    details.bitDepth = depth + 8
  } else {
    let profile = hevcProfileName(space & 0x1F)
    if details.bitDepth != depth + 8 || details.profile != profile {
      var described = VideoCodecDetails()
      (described.profile, described.bitDepth) = (profile, depth + 8)
      details.contradictions = described.contradictions(to: details)
    }
  }
  details.hasStaticMetadata = hasStaticMetadata
  details.hasAlpha = hasAlpha
  details.lengthSize = hevcLengthSize(record)
  if stated == nil { settings.remove(.sequence) }
  if settings == [.video, .sequence, .picture] { settings.insert(.complete) }
  details.settings = settings
  return details
}

/// Returns true if the record has lost the highest bit of its bytes. Reserved bits, which are always set, precede
/// min_spatial_segmentation_idc and parallelismType.
func hevcLacksHighBits(_ record: Fields) -> Bool {
  record.u8(13).map { $0 & 0xF0 } == 0x70 && record.u8(15).map { $0 & 0xFC } == 0x7C
}

/// Returns the number of bytes of the length field before each NAL unit (ISO/IEC 14496-15, 8.3.3.1); nil if the record
/// is not of version 1. Parameter sets with start codes begin with zeros.
func hevcLengthSize(_ record: Fields) -> Int? { record.u8(0) == 1 ? record.u8(21).map { $0 & 3 + 1 } : nil }

/// Returns the level for general_level_idc (ISO/IEC 23008-2, A.4), which is thirty times the level; nil below the
/// lowest.
func hevcLevel(_ number: Int) -> Double? { number >= 3 ? Double(number / 3) / 10 : nil }

/// Returns FFmpeg's name of a profile (ISO/IEC 23008-2, A.3).
func hevcProfileName(_ profile: Int) -> String? {
  switch profile {
  case 1: "Main"
  case 2: "Main 10"
  case 3: "Main Still Picture"
  case 4: "Rext"
  default: nil
  }
}
