import Testing

/// Small HEIC files with images that ffmpeg encodes (ISO/IEC 23008-12).
enum HEICFile {
  private static let tile = (width: 64, height: 64)

  /// Returns a file with one image.
  ///
  /// - Parameter input: The options that make an image of 128 × 64 pixels.
  static func single(_ input: [String]) throws -> [UInt8] {
    let (configuration, data) = try coded(input)
    return file([("hvc1", data, [1, 2])], [box("hvcC", configuration), size(128, 64)], grid: nil)
  }

  /// Returns a file with a grid of four tiles, which shows 120 × 112 pixels of them.
  static func grid() throws -> [UInt8] {
    var items: [(type: String, data: [UInt8], properties: [UInt8])] = [("grid", [], [3])]
    var configuration: [UInt8] = []
    for color in ["FFFF40", "FF0040", "00FF40", "000040"] {
      let tile = try coded(["-f", "lavfi", "-i", "color=c=0x\(color):size=64x64:rate=10:duration=1"])
      configuration = tile.configuration
      items.append(("hvc1", tile.data, [1, 2]))
    }
    return file(
      items, [box("hvcC", configuration), size(tile.width, tile.height), size(120, 112)],
      grid: [0, 0, 1, 1] + number(120, 2) + number(112, 2))
  }

  /// Returns the decoder configuration record and the sample of a video with one frame.
  private static func coded(_ input: [String]) throws -> (configuration: [UInt8], data: [UInt8]) {
    let options = [
      "-frames:v", "1", "-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-tag:v", "hvc1",
    ]
    let movie = try FFmpegFile("mp4", [input], options).bytes
    return (try content(of: "hvcC", in: movie), try content(of: "mdat", in: movie))
  }

  private static func content(of type: String, in movie: [UInt8]) throws -> [UInt8] {
    let name = try #require(movie.firstRange(of: Array(type.utf8)))
    let length = movie[(name.lowerBound - 4)..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    return Array(movie[name.upperBound..<(name.lowerBound - 4 + length)])
  }

  private static func file(
    _ items: [(type: String, data: [UInt8], properties: [UInt8])], _ properties: [[UInt8]], grid: [UInt8]?
  ) -> [UInt8] {
    let type = box("ftyp", Array("heic".utf8) + number(0, 4) + Array("mif1heic".utf8))
    func meta(dataStart: Int) -> [UInt8] {
      var places: [UInt8] = []
      var start = dataStart
      for (index, item) in items.enumerated() {
        let isInMeta = item.type == "grid"
        places += number(index + 1, 2) + number(isInMeta ? 1 : 0, 2) + number(0, 2) + number(1, 2)
        places += isInMeta ? number(0, 4) + number(grid?.count ?? 0, 4) : number(start, 4) + number(item.data.count, 4)
        start += item.data.count
      }
      let entries = items.enumerated().flatMap { index, item in
        full("infe", 2, number(index + 1, 2) + number(0, 2) + Array(item.type.utf8) + [0])
      }
      let links = items.enumerated().flatMap { index, item in
        number(index + 1, 2) + [UInt8(item.properties.count)] + item.properties
      }
      let tiles = items.indices.dropFirst().flatMap { number($0 + 1, 2) }
      let references = box("dimg", number(1, 2) + number(items.count - 1, 2) + tiles)
      return full(
        "meta", 0,
        full("hdlr", 0, number(0, 4) + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
          + full("pitm", 0, number(1, 2)) + full("iinf", 0, number(items.count, 2) + entries)
          + (grid == nil ? [] : full("iref", 0, references))
          + box("iprp", box("ipco", properties.flatMap { $0 }) + full("ipma", 0, number(items.count, 4) + links))
          + full("iloc", 1, [0x44, 0] + number(items.count, 2) + places) + (grid.map { box("idat", $0) } ?? []))
    }
    let start = type.count + meta(dataStart: 0).count + 8
    return type + meta(dataStart: start) + box("mdat", items.flatMap(\.data))
  }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] {
    full("ispe", 0, number(width, 4) + number(height, 4))
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4) + Array(type.utf8) + content
  }

  private static func full(_ type: String, _ version: UInt8, _ content: [UInt8]) -> [UInt8] {
    box(type, [version, 0, 0, 0] + content)
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
