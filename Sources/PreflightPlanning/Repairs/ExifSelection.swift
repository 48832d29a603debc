import MediaProbe

/// Exif data of a repaired picture: the descriptions, and the entries about the time, the place and the camera. The orientation
/// is left out, because the picture is written upright, and so are thumbnails and the notes of the maker.
struct ExifSelection {
  private struct Entry {
    let tag: Int
    let type: Int
    let count: Int64
    let value: [UInt8]
  }

  private let order: Fields.Order
  private var main: [Entry] = []
  private var details: [Entry] = []
  private var place: [Entry] = []

  /// The entries of the first directory that are kept (Exif 2.32, 4.6.4): description, maker, model, software, time, artist,
  /// copyright; the rating, title, comment, author, keywords and subject of Windows.
  private static let mainTags = [
    0x010E, 0x010F, 0x0110, 0x0131, 0x0132, 0x013B, 0x4746, 0x4749, 0x8298, 0x9C9B, 0x9C9C, 0x9C9D, 0x9C9E, 0x9C9F,
  ]
  /// The entries of the second one that are not kept: the notes of the maker, the size of the original, links to others.
  private static let leftOutDetails = [0x927C, 0xA002, 0xA003, 0xA005]
  private static let orientation = 0x0112
  private static let detailsPointer = 0x8769
  private static let placePointer = 0x8825
  /// Largest number of entries of a directory, and largest size in bytes of the values of a directory. The three directories
  /// fit into one segment of a JPEG.
  private static let (mostEntries, largestDirectory) = (128, 18_000)

  /// Reads a block that begins with a TIFF header; nil if it has no entry to keep.
  ///
  /// - Parameters:
  ///   - keepsOrientation: True for a picture that is not written upright.
  ///   - keepsLocation: False to leave out the place at which the picture was taken.
  init?(_ block: [UInt8], keepsOrientation: Bool = false, keepsLocation: Bool = true) {
    switch Fields(block).u16(0) {
    case 0x4949: order = .little
    case 0x4D4D: order = .big
    default: return nil
    }
    let fields = Fields(block, order)
    guard fields.u16(2) == 42, let first = fields.u32(4) else { return nil }
    var pointers: [Int: Int64] = [:]
    main = Self.entries(fields, at: first, &pointers).filter {
      Self.mainTags.contains($0.tag) || keepsOrientation && $0.tag == Self.orientation
    }
    var others: [Int: Int64] = [:]
    if let offset = pointers[Self.detailsPointer] {
      // The profile of the copy replaces a mark of other colors than sRGB.
      details = Self.entries(fields, at: offset, &others).filter {
        !Self.leftOutDetails.contains($0.tag) && ($0.tag != 0xA001 || Fields($0.value, fields.order).u16(0) == 1)
      }
    }
    if keepsLocation, let offset = pointers[Self.placePointer] { place = Self.entries(fields, at: offset, &others) }
    if main.isEmpty, details.isEmpty, place.isEmpty { return nil }
  }

  private static func entries(_ fields: Fields, at offset: Int64, _ pointers: inout [Int: Int64]) -> [Entry] {
    guard let start = Int(exactly: offset), let count = fields.u16(start), count <= mostEntries else { return [] }
    var entries: [Entry] = []
    var total = 0
    for index in 0..<count {
      let at = start + 2 + 12 * index
      guard let tag = fields.u16(at), let type = fields.u16(at + 2), let number = fields.u32(at + 4) else { break }
      if tag == detailsPointer || tag == placePointer {
        pointers[tag] = fields.u32(at + 8)
        continue
      }
      // TIFF 6.0, section 2: the widths of the types.
      let widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
      guard type > 0, type < widths.count, number > 0, number <= Int64(largestDirectory),
        !isOfMaker(tag)
      else { continue }
      let size = Int(number) * widths[type]
      guard total + size <= largestDirectory else { continue }
      let place = size <= 4 ? at + 8 : fields.u32(at + 8).flatMap { Int(exactly: $0) } ?? fields.count
      let value = fields.part(place, size)
      guard let value else { continue }
      total += size
      entries.append(Entry(tag: tag, type: type, count: number, value: Array(value.bytes)))
    }
    return entries
  }

  /// True for the notes of the maker, which would use up the room for other entries.
  private static func isOfMaker(_ tag: Int) -> Bool { tag == 0x927C }

  /// The block with a TIFF header.
  var bytes: [UInt8] {
    var out: [UInt8] = order == .big ? [0x4D, 0x4D] : [0x49, 0x49]
    out += number(42, 2) + number(8, 4)
    let links = (details.isEmpty ? 0 : 1) + (place.isEmpty ? 0 : 1)
    let afterMain = 8 + Self.size(main) + 12 * links
    var pointers: [Entry] = []
    if !details.isEmpty {
      pointers.append(Entry(tag: Self.detailsPointer, type: 4, count: 1, value: number(afterMain, 4)))
    }
    if !place.isEmpty {
      let start = afterMain + (details.isEmpty ? 0 : Self.size(details))
      pointers.append(Entry(tag: Self.placePointer, type: 4, count: 1, value: number(start, 4)))
    }
    out += directory(main + pointers, at: 8)
    if !details.isEmpty { out += directory(details, at: out.count) }
    if !place.isEmpty { out += directory(place, at: out.count) }
    return out
  }

  private static func size(_ entries: [Entry]) -> Int {
    2 + 12 * entries.count + 4 + entries.reduce(0) { $0 + padded($1.value.count) }
  }

  /// The bytes that a value takes outside of its entry. Values begin at even offsets.
  private static func padded(_ count: Int) -> Int { count <= 4 ? 0 : count + count % 2 }

  private func directory(_ entries: [Entry], at start: Int) -> [UInt8] {
    let entries = entries.sorted { $0.tag < $1.tag }
    var head = number(entries.count, 2)
    var values: [UInt8] = []
    let valueStart = start + 2 + 12 * entries.count + 4
    for entry in entries {
      head += number(entry.tag, 2) + number(entry.type, 2) + number(Int(entry.count), 4)
      if entry.value.count <= 4 {
        head += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        head += number(valueStart + values.count, 4)
        values += entry.value + (entry.value.count % 2 == 0 ? [] : [0])
      }
    }
    return head + number(0, 4) + values
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
    return order == .big ? bytes : bytes.reversed()
  }
}
