/// Searches for texts in texts. The search of the standard library is in a module for regular expressions, which makes
/// static programs a megabyte larger.
extension StringProtocol {
  /// Returns the range of the first occurrence of a text, compared byte by byte in UTF-8; nil if it does not occur. An empty
  /// text occurs at the start.
  package func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if utf8[start...].starts(with: text.utf8) { return start..<utf8.index(start, offsetBy: text.utf8.count) }
      rest = utf8[utf8.index(after: start)...]
    }
    return nil
  }

  /// Returns the text with every occurrence of another text replaced.
  package func replacing(text: String, by replacement: String) -> String {
    var result = ""
    var rest = self[startIndex...]
    while !text.isEmpty, let range = rest.firstRange(ofText: text) {
      result += rest[..<range.lowerBound]
      result += replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
