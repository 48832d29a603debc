/// The color information of a picture (ISO/IEC 14496-12, 12.1.5).
package enum ColorInformation: Sendable, Equatable {
  /// Code points of ITU-T H.273.
  case codes(primaries: Int, transfer: Int, matrix: Int, isFullRange: Bool?)
  /// An ICC profile; nil if it is not valid.
  case profile(ICCProfile?)

  init?(_ content: Fields) {
    switch content.code(0) {
    case "nclx", "nclc":
      guard let primaries = content.u16(4), let transfer = content.u16(6), let matrix = content.u16(8) else {
        return nil
      }
      // QuickTime's `nclc` has no range flag.
      let range = content.code(0) == "nclx" ? content.u8(10).map { $0 & 0x80 != 0 } : nil
      self = .codes(primaries: primaries, transfer: transfer, matrix: matrix, isFullRange: range)
    case "prof", "rICC":
      guard let profile = content.part(4) else { return nil }
      self = .profile(ICCProfile(profile))
    default: return nil
    }
  }
}
