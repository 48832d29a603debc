extension [Unicode.Scalar] {
  /// Returns the end of the emoji that begins here; nil if the scalar does not begin one. An emoji of several scalars has
  /// one of the forms of Unicode Technical Standard #51, 1.4. Sequences that Unicode does not recommend (RGI) are several emoji.
  func endOfEmoji(at start: Int) -> Int? {
    let first = self[start]
    switch first.value {
    // Keycaps: a digit, # or *.
    case 0x23, 0x2A, 0x30...0x39:
      let mark = has(0xFE0F, at: start + 1) ? start + 2 : start + 1
      return has(0x20E3, at: mark) ? mark + 1 : nil
    case 0..<0xA9: return nil
    // These two are text unless a selector follows.
    case 0xA9, 0xAE: return has(0xFE0F, at: start + 1) ? start + 2 : nil
    case 0x1F1E6...0x1F1FF:
      guard start + 1 < count, Self.isFlag(first, self[start + 1]) else { return nil }
      return start + 2
    case 0x1F3F4:
      if let end = endOfTags(at: start + 1) { return end }
    default: break
    }
    guard var end = endOfElement(at: start) else { return nil }
    var left = first
    while has(0x200D, at: end), end + 1 < count, Self.mayJoin(left, self[end + 1]),
      let next = endOfElement(at: end + 1)
    {
      left = self[end + 1]
      end = next
    }
    return end
  }

  private func has(_ value: UInt32, at index: Int) -> Bool { index < count && self[index].value == value }

  /// Returns the end of one emoji with its selector or its skin tone; nil if the scalar is no emoji.
  private func endOfElement(at start: Int) -> Int? {
    let properties = self[start].properties
    guard properties.isEmoji, self[start].value > 0xFF else { return nil }
    if has(0xFE0F, at: start + 1) { return properties.isEmojiPresentation ? start + 1 : start + 2 }
    let isToned = start + 1 < count && (0x1F3FB...0x1F3FF).contains(self[start + 1].value)
    return isToned && properties.isEmojiModifierBase ? start + 2 : start + 1
  }

  /// Returns the end of the tags that name England, Scotland or Wales; nil if there are none.
  private func endOfTags(at start: Int) -> Int? {
    for region in ["gbeng", "gbsct", "gbwls"] {
      var index = start
      for letter in region.unicodeScalars where has(0xE0000 + letter.value, at: index) { index += 1 }
      if index == start + 5, has(0xE007F, at: index) { return index + 1 }
    }
    return nil
  }

  /// The regions with a flag. The first letter of each word is followed by the second letters.
  private static let flags =
    "ACDEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNOPQRUVWXYZ DEGJKMOZ EACEGHRSTU FIJKMOR GABDEFGHILMNPQRSTUWY "
    + "HKMNRTU ICDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA "
    + "REOSUW SABCDEGHIJKLMNORSTVXYZ TACDFGHJKLMNORTVWZ UAGMNSYZ VACEGINU WFS XK YET ZAMW"

  private static func isFlag(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard (0x1F1E6...0x1F1FF).contains(second.value) else { return false }
    let letters = (UInt8(first.value - 0x1F1E6) + 0x41, UInt8(second.value - 0x1F1E6) + 0x41)
    var (isFirst, isRegion) = (true, false)
    for byte in flags.utf8 {
      if byte == 0x20 {
        isFirst = true
      } else if isFirst {
        (isFirst, isRegion) = (false, byte == letters.0)
      } else if isRegion, byte == letters.1 {
        return true
      }
    }
    return false
  }

  /// Returns true if a joiner (U+200D) between two emoji makes one of them.
  private static func mayJoin(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    func isPerson(_ scalar: Unicode.Scalar) -> Bool { [0x1F468, 0x1F469, 0x1F9D1].contains(scalar.value) }
    switch right.value {
    // The signs of genders, of persons and of roles.
    case 0x2640, 0x2642:
      return left.properties.isEmojiModifierBase || [0x1F46F, 0x1F93C, 0x1F9DE, 0x1F9DF].contains(left.value)
    case 0x2695, 0x2696, 0x2708, 0x1F33E, 0x1F373, 0x1F37C, 0x1F384, 0x1F393, 0x1F3A4, 0x1F3A8, 0x1F3EB, 0x1F3ED,
      0x1F4BB, 0x1F4BC, 0x1F527, 0x1F52C, 0x1F680, 0x1F692, 0x1F91D, 0x1F9AF...0x1F9B3, 0x1F9BC, 0x1F9BD, 0x2764:
      return isPerson(left)
    case 0x1F48B: return left.value == 0x2764
    case 0x1F466...0x1F469, 0x1F9D1, 0x1F9D2:
      return isPerson(left) || [0x2764, 0x1F48B, 0x1F91D, 0x1F466, 0x1F467, 0x1F9D2].contains(left.value)
    case 0x27A1:
      return left.properties.isEmojiModifierBase || [0x2640, 0x2642, 0x1F9AF, 0x1F9BC, 0x1F9BD].contains(left.value)
    default:
      return pairs.contains { $0 == (left.value, right.value) }
    }
  }

  private static let pairs: [(UInt32, UInt32)] = [
    (0x1F3F3, 0x1F308), (0x1F3F3, 0x26A7), (0x1F3F4, 0x2620), (0x1F441, 0x1F5E8), (0x1F415, 0x1F9BA), (0x1F43B, 0x2744),
    (0x1F408, 0x2B1B), (0x1F426, 0x2B1B), (0x1F426, 0x1F525), (0x2764, 0x1F525), (0x2764, 0x1FA79), (0x1F62E, 0x1F4A8),
    (0x1F635, 0x1F4AB), (0x1F636, 0x1F32B), (0x1F642, 0x2194), (0x1F642, 0x2195), (0x1F34B, 0x1F7E9),
    (0x1F344, 0x1F7EB), (0x26D3, 0x1F4A5), (0x1FAF1, 0x1FAF2),
  ]
}
