/// The header of a box (ISO/IEC 14496-12, 4.2).
struct Box {
  let type: FourCC
  let start: UInt64
  /// Where the content begins.
  let body: UInt64
  /// Where the box ends by its own account; nil when its size makes no sense. It may lie behind the end of the file.
  let end: UInt64?

  /// The box at an offset; nil where the file has no room for a header.
  init?(_ window: inout ByteWindow, at offset: UInt64) throws(Halt) {
    guard let head = try window.fields(offset, 8), let size = head.u32(0), let type = head.code(4) else { return nil }
    self.type = type
    start = offset
    switch size {
    case 0:
      // To the end of the file, wherever that is.
      body = offset + 8
      end = window.size ?? .max
    case 1:
      guard let large = try window.fields(offset + 8, 8)?.u64(0) else { return nil }
      body = offset + 16
      let (sum, overflow) = offset.addingReportingOverflow(large)
      end = large >= 16 && !overflow ? sum : nil
    default:
      body = offset + 8
      end = size >= 8 ? offset + UInt64(size) : nil
    }
  }
}

/// A box in memory, for those that are read whole: its type and its content.
struct BoxContent {
  let type: FourCC
  let content: Fields

  /// The boxes that follow one another in a content. One that reaches past the end is cut to it, and is the last.
  static func list(in fields: Fields, limit: Int) -> [BoxContent] {
    var boxes: [BoxContent] = []
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
