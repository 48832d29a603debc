extension Substring {
  /// The text without spaces at both ends.
  package var trimmingSpaces: String {
    guard let first = utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return self[first...].trimmingTrailingSpaces
  }

  /// The text without spaces at its end.
  package var trimmingTrailingSpaces: String {
    // The loop uses bytes: reversed characters need generic types, which take half a millisecond to instantiate at every start.
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[..<utf8.index(after: last)])
  }
}
