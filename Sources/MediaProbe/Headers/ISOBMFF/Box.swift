/// Where a box lies (ISO/IEC 14496-12, 4.2): what follows its header, at most as far as what it lies in.
package struct BoxPlace: Sendable {
  package let type: FourCC
  package let start: UInt64
  package let body: UInt64
  package let end: UInt64
  /// It declares more than what it lies in has.
  package let isCut: Bool

  var length: UInt64 { end - body }
}

/// A box in memory, for those that are read whole: its type and its content.
struct BoxContent {
  let type: FourCC
  let content: Fields

  /// The boxes that follow one another in a content. One that reaches past the end is cut to it, and is the last.
  static func list(in fields: Fields, limit: Int) -> [BoxContent] {
    var boxes: [BoxContent] = []
    boxes.reserveCapacity(8)
    var place = 0
    while boxes.count < limit, let size = fields.u32(place), let type = fields.code(place + 4) {
      var header = 8
      var length = size
      if size == 1 {
        guard let large = fields.u64(place + 8), let exact = Int(exactly: large) else { break }
        (header, length) = (16, exact)
      } else if size == 0 {
        length = fields.count - place
      }
      guard length >= header else { break }
      let available = min(length, fields.count - place)
      guard available >= header, let content = fields.part(place + header, available - header) else { break }
      boxes.append(BoxContent(type: type, content: content))
      if length > available { break }
      place += length
    }
    return boxes
  }
}

extension [BoxContent] {
  func first(_ type: FourCC) -> Fields? { first { $0.type == type }?.content }
}

extension Fields {
  /// The content behind version and flags (4.2, FullBox).
  var version: Int? { u8(0) }
  var flags: Int? { u24(1) }
}
