/// The items of a meta box (ISO/IEC 14496-12, 8.11): types, the primary item, references, locations, and properties
/// (ISO/IEC 23008-12, 9.3).
struct ItemTable {
  struct Reference {
    let type: FourCC
    let from: Int64
    let to: [Int64]
  }

  /// Largest number of items that are read. A phone's picture has about 60 items, which are its tiles.
  private static let mostItems = 4096
  /// Largest number of references of all items together.
  private static let mostLinks = 1 << 16

  private(set) var primary: Int64?
  private(set) var types: [Int64: FourCC] = [:]
  private(set) var references: [Reference] = []
  private(set) var properties: [BoxContent] = []
  /// For each item, its property indices, from 1 into `properties`, in the order in which they apply.
  private(set) var associations: [Int64: [Int]] = [:]
  /// For each item, the end of its last byte in the file; items with their bytes in the meta box have none.
  private(set) var extents: [Int64: UInt64] = [:]
  /// For each item, its pieces in order. Items with more than `mostPieces` have none.
  private(set) var pieces: [Int64: Pieces] = [:]
  /// Items with a place that is not among the pieces: too many of them, or the bytes of another item.
  private var unreadPlaces: Set<Int64> = []
  /// True if the list of places was not read to its end.
  private var hasUnreadPlaces = false
  /// Items whose bytes are in another file.
  private(set) var external: Set<Int64> = []
  /// For each entry of the data references (8.7.2), true if it is this file.
  private var isThisFile: [Bool] = []
  /// The data within the meta box (8.11.11).
  private(set) var data: Fields?

  /// The bytes of an item, in the file or in the data of the meta box.
  struct Pieces {
    let areInMeta: Bool
    var ranges: [Range<UInt64>]
  }

  /// Largest number of pieces of an item whose places are kept. Writers usually make one piece.
  private static let mostPieces = 16

  init(_ meta: Fields) {
    // The meta box is a full box in files with items; its boxes follow version and flags.
    guard let list = meta.part(4) else { return }
    let boxes = BoxContent.list(in: list, limit: 64)
    if let information = boxes.first("dinf") { readDataReferences(information) }
    for box in boxes {
      switch box.type {
      case "pitm": primary = box.content.item(4, isWide: box.content.version != 0)
      case "iinf": readInformation(box.content)
      case "iref": readReferences(box.content)
      case "iprp": readProperties(box.content)
      case "iloc": readLocations(box.content)
      case "idat": data = box.content
      default: break
      }
    }
  }

  /// Returns the properties of an item in order; invalid indices are skipped.
  func properties(of item: Int64) -> [BoxContent] {
    (associations[item] ?? []).compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
  }

  /// Returns true if the item is the alpha channel of another (ISO/IEC 23008-12, 6.5.8: a type with a terminating
  /// zero).
  func isAlpha(_ item: Int64) -> Bool {
    properties(of: item).contains { property in
      property.type == "auxC"
        && ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0", "urn:mpeg:hevc:2015:auxid:1\0"].contains {
          property.content.has($0, at: 4)
        }
    }
  }

  /// True if there is a primary item with a size.
  var describesPrimary: Bool { primary.map { ItemPicture(properties(of: $0)).size != nil } ?? false }

  /// Returns the items to which an item refers.
  func items(from item: Int64, by type: FourCC) -> [Int64] {
    references.filter { $0.type == type && $0.from == item }.flatMap { $0.to }
  }
  func items(to item: Int64, by type: FourCC) -> [Int64] {
    references.filter { $0.type == type && $0.to.contains(item) }.map { $0.from }
  }

  private mutating func readInformation(_ content: Fields) {
    guard let entries = content.part(content.version == 0 ? 6 : 8) else { return }
    for box in BoxContent.list(in: entries, limit: ItemTable.mostItems) where box.type == "infe" {
      switch box.content.version {
      case 2: if let id = box.content.item(4, isWide: false), let type = box.content.code(8) { types[id] = type }
      case 3: if let id = box.content.item(4, isWide: true), let type = box.content.code(10) { types[id] = type }
      default: break
      }
    }
  }

  private mutating func readReferences(_ content: Fields) {
    let wide = content.version != 0
    guard let boxes = content.part(4) else { return }
    var links = 0
    for box in BoxContent.list(in: boxes, limit: ItemTable.mostItems) {
      let width = wide ? 4 : 2
      guard let from = box.content.item(0, isWide: wide), let count = box.content.u16(width) else {
        continue
      }
      links += count
      guard links <= ItemTable.mostLinks else { return }
      let to = (0..<count).compactMap { box.content.item(width + 2 + width * $0, isWide: wide) }
      references.append(Reference(type: box.type, from: from, to: to))
    }
  }

  private mutating func readProperties(_ content: Fields) {
    let boxes = BoxContent.list(in: content, limit: 64)
    if let container = boxes.first("ipco") {
      properties = BoxContent.list(in: container, limit: ItemTable.mostItems)
    }
    for box in boxes where box.type == "ipma" { readAssociations(box.content) }
  }

  /// Reads the associations (ISO/IEC 23008-12, 9.3.1): the highest bit marks an essential property, the rest is its
  /// index.
  private mutating func readAssociations(_ content: Fields) {
    guard let version = content.version, let flags = content.flags, let count = content.u32(4) else { return }
    var place = 8
    for _ in 0..<min(count, Int64(ItemTable.mostItems)) {
      guard let item = content.item(place, isWide: version >= 1) else { return }
      place += version < 1 ? 2 : 4
      guard let links = content.u8(place) else { return }
      place += 1
      var indices: [Int] = []
      for _ in 0..<links {
        guard let link = flags & 1 != 0 ? content.u16(place) : content.u8(place) else { return }
        indices.append(link & (flags & 1 != 0 ? 0x7FFF : 0x7F))
        place += flags & 1 != 0 ? 2 : 1
      }
      // ISO/IEC 14496-12, 8.11.14.1: an item has at most one entry.
      if associations[item] == nil { associations[item] = indices }
    }
  }

  /// Reads a DataInformationBox (8.7.1): the lowest flag of an entry means that the data is in this file.
  private mutating func readDataReferences(_ content: Fields) {
    guard let references = BoxContent.list(in: content, limit: 4).first("dref"), let entries = references.part(8) else {
      return
    }
    isThisFile = BoxContent.list(in: entries, limit: 256).map { ($0.content.flags ?? 0) & 1 == 1 }
  }

  /// Reads the item locations (ISO/IEC 14496-12, 8.11.3).
  private mutating func readLocations(_ content: Fields) {
    hasUnreadPlaces = true
    guard let version = content.version, let sizes = content.u16(4), version <= 2 else { return }
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    let idWidth = version < 2 ? 2 : 4
    var place = 6
    func number(_ width: Int) -> UInt64? {
      defer { place += width }
      return switch width {
      case 0: 0
      case 2: content.u16(place).map { UInt64($0) }
      case 4: content.u32(place).map { UInt64($0) }
      case 8: content.u64(place)
      default: nil
      }
    }
    guard let count = number(idWidth) else { return }
    // Extents whose fields have no width are all equal and take no bytes in the file, so one is enough.
    let extentsDiffer = indexSize + offsetSize + lengthSize > 0
    for _ in 0..<min(count, UInt64(ItemTable.mostItems)) {
      guard let id = number(idWidth).flatMap({ Int64(exactly: $0) }) else { return }
      let method = version == 0 ? 0 : (number(2) ?? 0) & 15
      guard let reference = number(2).flatMap({ Int(exactly: $0) }), let base = number(baseSize),
        let extentCount = number(2)
      else { return }
      // 0 is this file; other numbers count from 1.
      if method == 0, reference > 0, !isThisFile.indices.contains(reference - 1) || !isThisFile[reference - 1] {
        external.insert(id)
        for _ in 0..<(extentsDiffer ? extentCount : 0) {
          guard number(indexSize) != nil, number(offsetSize) != nil, number(lengthSize) != nil else { return }
        }
        continue
      }
      var itemEnd: UInt64?
      var ranges: [Range<UInt64>] = []
      for _ in 0..<(extentsDiffer ? extentCount : min(extentCount, 1)) {
        guard number(indexSize) != nil, let offset = number(offsetSize), let length = number(lengthSize) else { return }
        let start = base.saturatingSum(offset)
        let end = start.saturatingSum(length)
        itemEnd = max(itemEnd ?? 0, end)
        if ranges.count < ItemTable.mostPieces { ranges.append(start..<end) }
      }
      // A length without a width extends to the end of the file.
      if method <= 1, extentCount <= ItemTable.mostPieces, lengthSize > 0 {
        pieces[id] = Pieces(areInMeta: method == 1, ranges: ranges)
      } else {
        unreadPlaces.insert(id)
      }
      if method == 0, let itemEnd { extents[id] = max(extents[id] ?? 0, itemEnd) }
    }
    hasUnreadPlaces = count > UInt64(ItemTable.mostItems)
  }

  /// Returns true if the place of an item is not known, although the file may state one.
  func hasUnreadPlace(_ item: Int64) -> Bool { hasUnreadPlaces || unreadPlaces.contains(item) }
}

extension Fields {
  /// Returns the number of an item, which has 16 or 32 bits.
  fileprivate func item(_ place: Int, isWide: Bool) -> Int64? { isWide ? u32(place) : u16(place).map { Int64($0) } }
}
