/// The description inside an ICC profile (ISO 15076-1, 7.3 and 9.2.41); an empty one when the profile has none, nil when
/// the bytes are no profile.
public func iccDescription(_ profile: Fields) -> String? {
  // 7.2: the file signature stands at 36; 7.3: the tag table behind 128 bytes of header.
  guard profile.has("acsp", at: 36), let count = profile.u32(128) else { return nil }
  // The standard names fewer than a hundred tags.
  for index in 0..<min(count, 100) {
    let entry = 132 + 12 * index
    guard profile.code(entry) == "desc", let offset = profile.u32(entry + 4), let size = profile.u32(entry + 8),
      let tag = profile.part(offset, size)
    else { continue }
    if tag.code(0) == "desc", let length = tag.u32(8), let text = tag.part(12, min(max(length - 1, 0), 256)) {
      return String(decoding: text.bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    // 10.15: multi-localized text, of which the first record is taken; UTF-16 in big-endian order.
    if tag.code(0) == "mluc", let length = tag.u32(20), let start = tag.u32(24),
      let text = tag.part(start, min(length, 512))
    {
      let units = (0..<text.count / 2).compactMap { text.u16(2 * $0).map { UInt16($0) } }
      return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    }
  }
  return ""
}
