/// The coded picture of a HEIC or AVIF file: one image, or the tiles of a grid in rows (ISO/IEC 23008-12, 6.6.2.3).
package struct CodedPicture: Sendable {
  package struct Tile: Sendable {
    /// The decoder configuration record (ISO/IEC 14496-15, 8.3.3.1; AV1-ISOBMFF, 2.3).
    package let configuration: [UInt8]
    /// The ranges of the file that contain its NAL units or OBUs.
    package let ranges: [Range<UInt64>]
  }

  /// A part of the picture, with the place of its first pixel.
  package struct Part: Sendable, Equatable {
    package var left = 0
    package var top = 0
    package var size: PixelSize
  }

  package let size: PixelSize
  package let tileSize: PixelSize
  package let columns: Int
  package let tiles: [Tile]
  /// True if the tiles are coded as AV1, false for HEVC.
  package let isAV1: Bool
  /// The code points of the colors, if the file states any.
  package let colors: ColorInformation?
  /// The part that is shown (clean aperture); the whole picture if the file states none.
  package let shown: Part

  /// The number of bytes of all tiles.
  package var byteCount: UInt64 {
    tiles.reduce(0) { sum, tile in tile.ranges.reduce(sum) { $0.saturatingSum($1.upperBound - $1.lowerBound) } }
  }

  /// The number of rows of tiles.
  package var rows: Int { (tiles.count + columns - 1) / max(1, columns) }

  /// Returns a tile as a raw stream that a decoder reads without its container: NAL units with start codes (ISO/IEC 14496-10,
  /// annex B), or OBUs after a temporal delimiter (AV1, 7.5). Nil if it is not valid.
  package func stream(of tile: Tile, _ data: [UInt8]) -> [UInt8]? {
    let record = Fields(tile.configuration)
    if isAV1 { return [0x12, 0] + (record.part(4)?.bytes ?? []) + data }
    guard let lengths = record.u8(21), let arrays = record.u8(22) else { return nil }
    var stream: [UInt8] = []
    func add(_ unit: Fields) { stream += [0, 0, 0, 1] + unit.bytes }
    var place = 23
    for _ in 0..<arrays {
      guard let count = record.u16(place + 1) else { return nil }
      place += 3
      for _ in 0..<count {
        guard let length = record.u16(place), let unit = record.part(place + 2, length) else { return nil }
        add(unit)
        place += 2 + length
      }
    }
    let width = (lengths & 3) + 1
    let units = Fields(data)
    place = 0
    while place < data.count {
      guard let length = units.unsigned(at: place, width).flatMap({ Int(exactly: $0) }),
        let unit = units.part(place + width, length)
      else { return nil }
      add(unit)
      place += width + length
    }
    return stream
  }

  /// Returns nil if the picture is not coded as HEVC or AV1, or is derived in another way than as a grid.
  init?(_ items: ItemTable) {
    guard let primary = items.primary ?? items.types.keys.min(),
      let size = ItemPicture(items.properties(of: primary)).size
    else { return nil }
    self.size = size
    let properties = items.properties(of: primary)
    shown = properties.first("clap").flatMap { CleanAperture($0)?.part(of: size) } ?? Part(size: size)
    let parts = items.items(from: primary, by: "dimg")
    let described = properties + (parts.first.map { items.properties(of: $0) } ?? [])
    colors = described.lazy.filter { $0.type == "colr" }.compactMap { ColorInformation($0.content) }.first {
      if case .codes = $0 { true } else { false }
    }
    isAV1 = items.types[parts.first ?? primary] == "av01" || items.types[primary] == "av01"
    if let tile = Self.tile(primary, items) {
      (tileSize, columns, tiles) = (size, 1, [tile])
      return
    }
    guard items.types[primary] == "grid", let grid = Self.content(of: primary, items), let rows = grid.u8(2),
      let columns = grid.u8(3), parts.count == (rows + 1) * (columns + 1), let first = parts.first,
      let tileSize = ItemPicture(items.properties(of: first)).size
    else { return nil }
    let tiles = parts.compactMap { Self.tile($0, items) }
    guard tiles.count == parts.count else { return nil }
    (self.tileSize, self.columns, self.tiles) = (tileSize, columns + 1, tiles)
  }

  private static func tile(_ item: Int64, _ items: ItemTable) -> Tile? {
    let record: FourCC
    switch items.types[item] {
    case "hvc1": record = "hvcC"
    case "av01": record = "av1C"
    default: return nil
    }
    guard let pieces = items.pieces[item], !pieces.areInMeta,
      let configuration = items.properties(of: item).first(record)
    else { return nil }
    return Tile(configuration: Array(configuration.bytes), ranges: pieces.ranges)
  }

  /// Returns the content of an item in the meta box, where writers have the few bytes of a grid.
  private static func content(of item: Int64, _ items: ItemTable) -> Fields? {
    guard let pieces = items.pieces[item], pieces.areInMeta, pieces.ranges.count == 1, let range = pieces.ranges.first,
      let data = items.data, range.upperBound <= UInt64(data.count)
    else { return nil }
    return data.part(Int(range.lowerBound))
  }
}

extension HeaderReader {
  /// Returns the coded picture of a HEIC file; nil if it has no picture that can be decoded piece by piece.
  package static func codedPicture(_ source: any ByteSource) throws(ReadInterruption) -> CodedPicture? {
    var walk = BoxWalk(source, isQuickTime: false, .header)
    guard let place = try walk.readLayout().meta, place.length <= largestMeta else { return nil }
    return CodedPicture(ItemTable(Fields(try source.bytes(place.body..<place.end))))
  }
}
