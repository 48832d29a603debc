/// Largest number of tags at the start of a file; a tagger that cannot read another's tag adds its own before it.
private let mostTags = 16
/// Largest number of frames that are read in a tag; taggers write about a dozen.
private let mostFrames = 256
/// Largest number of pictures in one file, equal to the limit of tracks in other containers.
private let mostPictures = 63

/// The consecutive ID3 tags before audio data (ID3v2.4.0, 3.1; ID3v2.3.0; ID3v2.2).
package struct ID3Tags: Sendable, Equatable {
  private var tags: [Range<UInt64>] = []

  /// Number of bytes of all tags, including footers; 0 without tags.
  package var length: UInt64 { tags.last?.upperBound ?? 0 }

  package init(_ source: any ByteSource) throws(ReadInterruption) {
    var window = ByteWindow(source)
    while tags.count < mostTags, let head = try window.fields(length, 10), let size = ID3Tags.size(head) {
      tags.append(length..<length + size)
    }
  }

  /// Returns the size of the tag with this header (ID3v2.4.0, 3.1 and 3.4); nil if it is not a tag header.
  private static func size(_ head: Fields) -> UInt64? {
    guard head.has("ID3", at: 0), let flags = head.u8(5), let size = head.u32(6), size & 0x8080_8080 == 0 else {
      return nil
    }
    return UInt64(10 + synchsafe(size) + (flags & 0x10 != 0 ? 10 : 0))
  }

  /// Returns the codecs of the pictures in the tags.
  package func pictures(_ source: any ByteSource) throws(ReadInterruption) -> [String] {
    var window = ByteWindow(source)
    var found: [String] = []
    for tag in tags { try addPictures(&found, tag, &window) }
    return found
  }

  /// Adds the pictures in the frames of one tag (ID3v2.4.0, 4, and ID3v2.3.0; ID3v2.2 has identifiers of three
  /// letters).
  private func addPictures(_ found: inout [String], _ tag: Range<UInt64>, _ window: inout ByteWindow)
    throws(ReadInterruption)
  {
    guard let head = try window.fields(tag.lowerBound, 14), let version = head.u8(3), let flags = head.u8(5) else {
      return
    }
    let isShort = version == 2
    var position = tag.lowerBound + 10
    // An extended header (3.2) states its own size; in ID3v2.3 the size excludes the size field.
    if !isShort, flags & 0x40 != 0, let size = head.u32(10) {
      position += version == 4 ? UInt64(synchsafe(size)) : UInt64(size) + 4
    }
    for _ in 0..<mostFrames {
      let headLength = isShort ? 6 : 10
      guard position + UInt64(headLength) <= tag.upperBound, let frame = try window.fields(position, headLength) else {
        return
      }
      guard let first = frame.u8(0), first > 0 else { return }
      let start = position + UInt64(headLength)
      let size = isShort ? Int64(frame.u24(3) ?? 0) : version == 4 ? synchsafe(frame.u32(4) ?? 0) : frame.u32(4) ?? 0
      guard size > 0, start + UInt64(size) <= tag.upperBound else { return }
      if frame.has(isShort ? "PIC" : "APIC", at: 0), found.count < mostPictures,
        let body = try window.fields(start, min(size, 64))
      {
        // 4.14: text encoding, then the media type with a terminating zero; ID3v2.2 has three letters.
        let type = isShort ? body.part(1, 3)?.string : body.part(1)?.string
        if let codec = type.flatMap(attachedPictureCodec) { found.append(codec) }
      }
      position = start + UInt64(size)
    }
  }
}

/// Returns the value of a synchsafe number: four bytes with seven bits each (ID3v2.4.0, 6.2).
private func synchsafe(_ value: Int64) -> Int64 {
  (value & 0x7F) | (value >> 1 & 0x3F80) | (value >> 2 & 0x1F_C000) | (value >> 3 & 0xFE0_0000)
}
