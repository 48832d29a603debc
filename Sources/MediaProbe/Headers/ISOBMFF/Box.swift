/// The location of a box (ISO/IEC 14496-12, 4.2): the content after its header, limited by the enclosing box.
package struct BoxPlace: Sendable {
  package let type: FourCC
  package let start: UInt64
  package let body: UInt64
  package let end: UInt64
  /// True if the box declares more bytes than the enclosing box has.
  package let isCut: Bool

  var length: UInt64 { end - body }
}

/// A box in memory, for boxes that are read as a whole: its type and content.
struct BoxContent {
  let type: FourCC
  let content: Fields

  /// Returns the boxes in a content, in order. A box that exceeds the end is truncated and is the last one.
  static func list(in fields: Fields, limit: Int) -> [BoxContent] {
    var boxes: [BoxContent] = []
    boxes.reserveCapacity(8)
    var place = 0
    while boxes.count < limit, let size = fields.u32(place), let type = fields.code(place + 4) {
      var header = 8
      var length = UInt64(size)
      if size == 1 {
        guard let large = fields.u64(place + 8), large <= Int64.max else { break }
        (header, length) = (16, large)
      } else if size == 0 {
        length = UInt64(fields.count - place)
      }
      guard length >= header else { break }
      let available = Int(min(length, UInt64(fields.count - place)))
      guard available >= header, let content = fields.part(place + header, available - header) else { break }
      boxes.append(BoxContent(type: type, content: content))
      if length > available { break }
      place += available
    }
    return boxes
  }
}

extension [BoxContent] {
  func first(_ type: FourCC) -> Fields? { first { $0.type == type }?.content }
}

extension Fields {
  /// The version of a full box (4.2, FullBox); the flags follow it.
  var version: Int? { u8(0) }
  var flags: Int? { u24(1) }
}
