/// A camera raw picture with the structure of TIFF. Destinations that accept TIFF do not accept it.
struct CameraRaw {
  /// The usual extension of the maker's files; `raw` if the maker is not known.
  let name: String

  /// The name for a maker. The entry Make begins with it, in any letter case.
  private static let names: [(maker: String, name: String)] = [
    ("NIKON", "nef"), ("SONY", "arw"), ("CANON", "cr2"), ("PENTAX", "pef"), ("RICOH", "pef"), ("SAMSUNG", "srw"),
    ("HASSELBLAD", "3fr"), ("PHASE ONE", "iiq"), ("SEIKO EPSON", "erf"), ("MAMIYA", "mef"), ("LEAF", "mos"),
    ("EASTMAN KODAK", "dcr"), ("KODAK", "dcr"),
  ]

  /// The names of all such pictures.
  static let all = Set(names.map { $0.name } + ["dng", "raw"])

  /// Largest number of subdirectories in which sensor data is looked for.
  private static let mostSubdirectories = 2

  /// Recognizes raw pictures by their own marks, or by sensor data.
  init?(
    _ first: TIFFDirectory, _ main: TIFFDirectory, _ window: inout ByteWindow, _ header: TIFFHeader
  ) throws(ReadInterruption) {
    // Canon's mark is two letters after the header. DNG 1.6, "DNGVersion": the entry is in the first directory.
    if try window.fields(8, 2)?.has("CR", at: 0) == true {
      name = "cr2"
    } else if first.numbers[.dngVersion] != nil {
      name = "dng"
    } else {
      guard try Self.hasSensorData(first, main, &window, header) else { return nil }
      name = try Self.name(ofMakerIn: first, &window)
    }
  }

  private static func hasSensorData(
    _ first: TIFFDirectory, _ main: TIFFDirectory, _ window: inout ByteWindow, _ header: TIFFHeader
  ) throws(ReadInterruption) -> Bool {
    if first.isOfSensor || main.isOfSensor { return true }
    // Pictures in several sizes have subdirectories too, but no camera maker.
    guard first.make != nil else { return false }
    for offset in (first.numbers[.subDirectories] ?? []).prefix(mostSubdirectories) {
      do {
        if try TIFFDirectory(&window, header, at: offset).isOfSensor { return true }
      } catch .failed(let error) where !error.code.isOfSystem {
        continue
      }
    }
    return false
  }

  private static func name(ofMakerIn first: TIFFDirectory, _ window: inout ByteWindow) throws(ReadInterruption)
    -> String
  {
    guard let (offset, count) = first.make, let text = try window.fields(offset, min(count, 32)) else { return "raw" }
    let maker = text.bytes.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 & 0xDF : $0 }
    return names.first { maker.starts(with: $0.maker.utf8) }?.name ?? "raw"
  }
}

extension TIFFDirectory {
  /// True for the data of a sensor (TIFF/EP, ISO 12234-2, 5.1: color filter array; DNG 1.6, "LinearRaw").
  fileprivate var isOfSensor: Bool { number(.photometric) == 32803 || number(.photometric) == 34892 }
}
