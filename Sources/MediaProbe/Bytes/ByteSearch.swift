/// Searches for ASCII texts in bytes. The search of the standard library is in a module that Embedded Swift does not have.
extension ArraySlice<UInt8> {
  /// Returns the range of the first occurrence of a text; nil if it does not occur.
  package func firstRange(ofText text: StaticString) -> Range<Int>? {
    text.withUTF8Buffer { text in
      guard let first = unsafe text.first else { return nil }
      var rest = self
      while let start = rest.firstIndex(of: first) {
        guard endIndex - start >= text.count else { return nil }
        if unsafe self[start..<start + text.count].elementsEqual(text) { return start..<start + text.count }
        rest = self[(start + 1)...]
      }
      return nil
    }
  }

  /// Returns true if a text occurs in the bytes.
  package func contains(text: StaticString) -> Bool { firstRange(ofText: text) != nil }

  /// Returns true if the bytes begin with a text.
  package func begins(with text: StaticString) -> Bool { text.withUTF8Buffer { unsafe starts(with: $0) } }
}

#if hasFeature(Embedded)
  extension [UInt8] {
    /// Returns the offset of the first byte 0xFF, with which markers of JPEG begin, at or after an offset; nil if it does not
    /// occur. With the C library, the faster version in Platform/ is used.
    func firstMarkerByte(from start: Int) -> Int? { self[Swift.min(start, count)...].firstIndex(of: 0xFF) }
  }
#endif
