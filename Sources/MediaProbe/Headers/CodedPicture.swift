/// The coded picture of a HEIC file: one image, or the tiles of a grid in rows (ISO/IEC 23008-12, 6.6.2.3).
package struct CodedPicture: Sendable {
  package struct Tile: Sendable {
    /// The decoder configuration record (ISO/IEC 14496-15, 8.3.3.1).
    package let configuration: [UInt8]
    /// The ranges of the file that contain its NAL units.
    package let ranges: [Range<UInt64>]
  }

  package let size: PixelSize
  package let tileSize: PixelSize
  package let columns: Int
  package let tiles: [Tile]

  /// The number of bytes of all tiles.
  package var byteCount: UInt64 {
    tiles.reduce(0) { sum, tile in tile.ranges.reduce(sum) { $0.saturatingSum($1.upperBound - $1.lowerBound) } }
  }

  /// Returns nil if the picture is not coded as HEVC, or is derived in another way than as a grid.
  init?(_ items: ItemTable) {
    guard let primary = items.primary ?? items.types.keys.min(),
      let size = ItemPicture(items.properties(of: primary)).size
    else { return nil }
    self.size = size
    if let tile = Self.tile(primary, items) {
      (tileSize, columns, tiles) = (size, 1, [tile])
      return
    }
    let parts = items.items(from: primary, by: "dimg")
    guard items.types[primary] == "grid", let grid = Self.content(of: primary, items), let rows = grid.u8(2),
      let columns = grid.u8(3), parts.count == (rows + 1) * (columns + 1), let first = parts.first,
      let tileSize = ItemPicture(items.properties(of: first)).size
    else { return nil }
    let tiles = parts.compactMap { Self.tile($0, items) }
    guard tiles.count == parts.count else { return nil }
    (self.tileSize, self.columns, self.tiles) = (tileSize, columns + 1, tiles)
  }

  private static func tile(_ item: Int64, _ items: ItemTable) -> Tile? {
    guard items.types[item] == "hvc1", let pieces = items.pieces[item], !pieces.areInMeta,
      let configuration = items.properties(of: item).first("hvcC")
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
  /// Returns the coded picture of a HEIC file; nil if there is none that can be decoded piece by piece.
  package static func codedPicture(_ source: any ByteSource) throws(ReadInterruption) -> CodedPicture? {
    var walk = BoxWalk(source, isQuickTime: false, .header)
    guard let place = try walk.readLayout().meta, place.length <= largestMeta else { return nil }
    return CodedPicture(ItemTable(Fields(try source.bytes(place.body..<place.end))))
  }
}
