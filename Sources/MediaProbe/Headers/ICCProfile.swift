/// Largest number of tags that are searched; the standard defines fewer.
private let mostTags = 100
/// Largest description in bytes, with all its languages.
private let longestDescription: Int64 = 1 << 16

/// Returns the description in an ICC profile (ISO 15076-1, 7.3 and 9.2.41). It is empty if the profile has none, and
/// nil if the bytes are not a profile.
package func iccDescription(_ profile: Fields) -> String? {
  guard isProfile(profile) else { return nil }
  return descriptionPlace(profile).flatMap { profile.part($0.offset, $0.size) }.flatMap(text(of:)) ?? ""
}

/// Returns the description of a profile within a file; it reads only the tag table and the description.
func iccDescription(_ window: inout ByteWindow, at start: UInt64, _ count: Int64) throws(ReadInterruption) -> String? {
  guard let list = try window.fields(start, min(count, 132 + 12 * Int64(mostTags))), isProfile(list) else { return nil }
  guard let place = descriptionPlace(list), place.size <= longestDescription, place.offset + place.size <= count,
    let description = try window.fields(start.saturatingSum(UInt64(place.offset)), place.size)
  else { return "" }
  return text(of: description) ?? ""
}

/// The description in a compressed profile of which the first bytes were read.
enum CompressedProfileDescription {
  case description(String)
  /// The bytes end before the description does.
  case cut
  /// The bytes are not a compressed profile.
  case invalid
}

/// Returns the description in the first bytes of a profile that zlib compressed. It inflates only the tag table and the
/// description.
func compressedProfileDescription(_ bytes: ArraySlice<UInt8>) -> CompressedProfileDescription {
  // The tag tables of common profiles have fewer tags than the largest one that is searched.
  for length in [132 + 12 * 20, 132 + 12 * mostTags] {
    guard let start = inflated(bytes, upTo: length) else { return .invalid }
    let profile = Fields(start)
    guard start.count >= 132, isProfile(profile) else { return start.count < 132 ? .cut : .invalid }
    guard let place = descriptionPlace(profile) else {
      if start.count < length || profile.u32(128) ?? 0 <= 20 { return .description("") }
      continue
    }
    let (end, overflow) = place.offset.addingReportingOverflow(place.size)
    guard !overflow, end <= longestDescription else { return .cut }
    guard let whole = inflated(bytes, upTo: Int(end)) else { return .invalid }
    guard whole.count >= end else { return .cut }
    return iccDescription(Fields(whole)).map { .description($0) } ?? .invalid
  }
  return .description("")
}

/// Returns true if the file signature is at offset 36 (7.2).
private func isProfile(_ profile: Fields) -> Bool { profile.has("acsp", at: 36) && profile.count >= 132 }

/// Returns the place of the description in the tag table, which follows the header of 128 bytes (7.3).
private func descriptionPlace(_ profile: Fields) -> (offset: Int64, size: Int64)? {
  for index in 0..<Int(min(profile.u32(128) ?? 0, Int64(mostTags))) {
    let entry = 132 + 12 * index
    guard profile.code(entry) == "desc", let offset = profile.u32(entry + 4), let size = profile.u32(entry + 8) else {
      continue
    }
    return (offset, size)
  }
  return nil
}

private func text(of description: Fields) -> String? {
  if description.code(0) == "desc", let length = description.u32(8),
    let text = description.part(12, min(max(length - 1, 0), 256))
  {
    return String(decoding: text.bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
  // 10.15: multi-localized text in big-endian UTF-16; the first record is used.
  guard description.code(0) == "mluc", let length = description.u32(20), let start = description.u32(24),
    let text = description.part(start, min(length, 512))
  else { return nil }
  let units = (0..<text.count / 2).compactMap { text.u16(2 * $0).map { UInt16($0) } }
  return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
}
