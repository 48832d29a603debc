/// An ES_Descriptor (ISO/IEC 14496-1, 7.2.6.5) of an `esds` box: the codec and its configuration.
package struct ElementaryStreamDescriptor {
  /// objectTypeIndication (7.2.6.6, table 5): 0x40 AAC, 0x20 MPEG-4 Visual, 0x6B MP3 …
  package let objectType: Int
  /// DecoderSpecificInfo; nil if the descriptor has none.
  package let configuration: Fields?

  /// Reads the descriptors; nil if they are malformed.
  ///
  /// - Parameter content: Content of the box, including version and flags.
  package init?(_ content: Fields) {
    var place = 4
    // Some files omit the outer descriptor.
    if content.u8(place) == 3 {
      guard ElementaryStreamDescriptor.enter(3, content, &place) != nil, let flags = content.u8(place + 2) else {
        return nil
      }
      place += 3
      if flags & 0x80 != 0 { place += 2 }  // dependsOn_ES_ID
      if flags & 0x40 != 0 { place += 1 + (content.u8(place) ?? 0) }  // URL
      if flags & 0x20 != 0 { place += 2 }  // OCR_ES_ID
    }
    guard ElementaryStreamDescriptor.enter(4, content, &place) != nil, let type = content.u8(place) else { return nil }
    objectType = type
    // The next fields are stream type, buffer size, maximum and average bit rate. Files need not keep to them, so they
    // are not used.
    place += 13
    if let length = ElementaryStreamDescriptor.enter(5, content, &place) {
      configuration = content.part(place, min(length, max(0, content.count - place)))
    } else {
      configuration = nil
    }
  }

  /// Skips tag and length of a descriptor (8.3.3: up to four bytes of seven bits); nil if it has another tag.
  private static func enter(_ tag: Int, _ content: Fields, _ place: inout Int) -> Int? {
    guard content.u8(place) == tag else { return nil }
    place += 1
    var length = 0
    for _ in 0..<4 {
      guard let byte = content.u8(place) else { return nil }
      place += 1
      length = length << 7 | byte & 0x7F
      if byte & 0x80 == 0 { break }
    }
    return length
  }
}
