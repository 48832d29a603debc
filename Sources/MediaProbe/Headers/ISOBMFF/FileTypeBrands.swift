/// The brands of a file type box (ISO/IEC 14496-12, 4.3).
struct FileTypeBrands {
  private let brands: Fields

  init(head: Fields, boxSize: Int64) { brands = head.part(0, min(Int64(head.count), max(boxSize, 8))) ?? head }

  private var major: FourCC { brands.code(8) ?? "" }

  /// Returns true if one of these is the major brand or a compatible brand.
  private func hasAny(_ wanted: FourCC...) -> Bool {
    wanted.contains(major)
      || stride(from: 16, to: brands.count, by: 4).contains { place in
        brands.code(place).map { wanted.contains($0) } ?? false
      }
  }

  /// True for Canon's raw pictures (CR3).
  var isCanonRaw: Bool { major == "crx " }

  /// True for brands of image sequences (ISO/IEC 23008-12, 10.3 and B.4.2; AV1 Image File Format, 6.3).
  var hasSequences: Bool { hasAny("msf1", "hevc", "hevx", "avis", "avcs", "jpgs", "vvis", "evbs", "j2is") }

  /// The name of the format that has these brands. Formats without brands of their own are read as MP4.
  var container: String {
    switch major {
    // ISO/IEC 23008-12: brands of structure, of other codecs (annexes H to L), and of a bare image item ("mini").
    case "mif1", "msf1", "mif2", "mif3", "MiHB", "MiHE", "MiAn", "miaf", "avci", "avcs", "jpeg", "jpgs", "j2ki", "j2is",
      "vvic", "vvis", "evbi", "evbs", "unif":
      hasAny("avif", "avis") ? "avif" : "heic"
    default: brands.part(8).flatMap { MediaFormat.name(ofBrand: $0) } ?? "mp4"
    }
  }
}

/// Returns the ISO BMFF format by the first box, or by the file type box after boxes that may precede it.
package func isoBoxFormat(of head: [UInt8]) -> String? {
  let fields = Fields(head)
  guard let size = fields.u32(0), let type = fields.code(4) else { return nil }
  switch type {
  case "free", "skip", "wide", "uuid":
    var place = size
    for _ in 0..<8 {
      guard place >= 8, let next = fields.part(place), let size = next.u32(0), let type = next.code(4) else { break }
      if type == "ftyp" { return FileTypeBrands(head: next, boxSize: size).container }
      guard ["free", "skip", "wide", "uuid"].contains(type), size >= 8 else { break }
      place += size
    }
  default: break
  }
  switch type {
  case "ftyp", "styp":
    let brands = FileTypeBrands(head: fields, boxSize: size)
    // This is a camera raw picture in proprietary boxes.
    return brands.isCanonRaw ? nil : brands.container
  case "moov", "mdat", "wide", "pnot":
    // Before brands existed (QuickTime File Format, 2001), a movie began with any of these boxes.
    return size == 0 || size == 1 || size >= 8 ? "mov" : nil
  case "free", "skip", "moof", "sidx", "emsg":
    return size == 1 || size >= 8 ? "mp4" : nil
  default: return nil
  }
}
