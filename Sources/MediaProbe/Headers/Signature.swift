/// The type of a file's content according to its first bytes.
public enum Signature: Sendable, Equatable {
  /// A format in `MediaFormat.all`, by its name.
  case format(String)
  /// A playlist or script that refers to other files: `hls`, `dash`, `ffconcat` …
  case playlist(String)
  /// A git-lfs pointer.
  case lfsPointer
  /// Media of a format that is not read, or content that is not media.
  case foreign(ForeignFormat)
  /// Text of another kind.
  case text
  /// Unknown content. It may still be media without a signature (raw streams, audio after garbage).
  case none

  /// Number of bytes at the start of a file that are examined: one page, which a disk reads in any case.
  public static let length = 4096

  /// Recognizes a format by its first bytes. `head` is the whole file or its first `length` bytes.
  public init(_ head: [UInt8]) {
    if let format = binaryFormat(of: head) {
      self = .format(format)
    } else if let foreign = ForeignFormat(head: head) {
      self = .foreign(foreign)
    } else if let text = plainText(in: head) {
      self = .init(text: text)
    } else {
      self = .none
    }
  }

  /// True if the content is media, even of a format that is not read.
  public var isMedia: Bool {
    switch self {
    case .format: true
    case .foreign(let format): format.kind != nil
    case .playlist, .lfsPointer, .text, .none: false
    }
  }

  private init(text: [UInt8]) {
    let start = withoutLeadingSpace(text)
    let lowered = beginning(of: withoutComments(start)).map(lowercased)[...]
    // https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
    if start.begins(with: "version https://git-lfs.github.com/spec/")
      || start.begins(with: "version https://hawser.github.com/")
    {
      self = .lfsPointer
    } else if start.begins(with: "#EXTM3U") || lowered.contains(text: "#ext-x-") || lowered.contains(text: "#extinf:") {
      self = .playlist("hls")
    } else if start.begins(with: "ffconcat") {
      self = .playlist("ffconcat")
    } else if start.begins(with: "v=0"),
      lowered.contains(text: "\no=") || lowered.contains(text: "\nm=") || lowered.contains(text: "\r\n")
    {
      self = .playlist("sdp")
    } else if lowered.begins(with: "[playlist]") {
      self = .playlist("pls")
    } else if lowered.contains(text: "<mpd") {
      self = .playlist("dash")
    } else if lowered.contains(text: "<smil") {
      self = .playlist("smil")
    } else if lowered.contains(text: "<asx") {
      self = .playlist("asx")
    } else if lowered.contains(text: "<smoothstreamingmedia") {
      self = .playlist("smooth streaming")
    } else if lowered.contains(text: "<svg") {
      self = .format("svg")
    } else {
      self = .text
    }
  }
}

/// Returns text without spaces, line ends and byte order marks at its beginning.
private func withoutLeadingSpace(_ text: [UInt8]) -> ArraySlice<UInt8> {
  var rest = text[...]
  while true {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard rest.begins(with: "\u{FEFF}") else { return rest }
    rest = rest.dropFirst(3)
  }
}

/// Returns the first 1024 characters of UTF-8 text.
private func beginning(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var characters = 0
  return text.prefix { byte in
    if byte & 0xC0 != 0x80 { characters += 1 }
    return characters <= 1024
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// Returns text without XML comments (XML 1.0, 2.5): a license in a comment may be longer than the examined part.
private func withoutComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard var open = text.firstRange(ofText: "<!--") else { return text }
  var plain = text[..<open.lowerBound]
  while let close = text[open.upperBound...].firstRange(ofText: "-->") {
    let rest = text[close.upperBound...]
    guard let next = rest.firstRange(ofText: "<!--") else { return plain + rest }
    plain += rest[..<next.lowerBound]
    open = next
  }
  return plain
}

/// Returns the format with these magic numbers; nil if none matches.
private func binaryFormat(of head: [UInt8]) -> String? {
  /// Returns four bytes as one number; 0, which begins no format, if they are incomplete.
  func word(at offset: Int) -> UInt32 {
    guard head.count >= offset + 4 else { return 0 }
    return head[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
  func code(at offset: Int) -> FourCC { FourCC(word(at: offset)) }
  let (first, second, third) = (word(at: 0), word(at: 4), code(at: 8))

  switch first {
  // PNG 5.2; GIF89a 17; TIFF 6.0 section 2 and BigTIFF
  case 0x8950_4E47: return "png"
  case 0x4749_4638 where second >> 16 == 0x3761 || second >> 16 == 0x3961: return "gif"
  case 0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B: return "tiff"
  // ISO/IEC 18181-2 and 15444-1, in a container and bare; RFC 8794 11.2.4: the document type is in the first element.
  case 0x0000_000C where second == 0x4A58_4C20: return "jxl"
  case 0x0000_000C where second == 0x6A50_2020, 0xFF4F_FF51: return "jp2"
  case 0x1A45_DFA3: return head.prefix(64).contains(text: "webm") ? "webm" : "matroska"
  case 0x464C_5601: return "flv"
  case 0x3026_B275 where second == 0x8E66_CF11: return "asf"
  case 0x060E_2B34 where second == 0x0205_0101: return "mxf"
  case 0x0000_01BA: return "mpegps"
  case 0x0000_01B3: return "mpegvideo"
  // ITU-T T.81 B.1.1.3; ISO/IEC 18181-1
  case _ where first >> 8 == 0xFF_D8FF: return "jpeg"
  case _ where head.starts(with: [0xFF, 0x0A]): return "jxl"
  default: break
  }
  switch FourCC(first) {
  // RFC 9649 2.4
  case "RIFF" where third == "WEBP", "RIFX" where third == "WEBP": return "webp"
  case "RIFF" where third == "AVI ", "RIFX" where third == "AVI ": return "avi"
  case "RIFF" where third == "WAVE", "RIFX" where third == "WAVE", "RF64" where third == "WAVE": return "wav"
  case "FORM" where third == "AIFF" || third == "AIFC": return "aiff"
  case "OggS": return "ogg"
  case "fLaC": return "flac"
  case "DKIF": return "ivf"
  case "#!AM" where second >> 24 == 0x52: return "amr"
  case "caff": return "caf"
  case "8BPS": return "psd"
  case "DDS ": return "dds"
  case "icns": return "icns"
  default: break
  }
  // ISO/IEC 14496-12 4.3
  if let box = isoBoxFormat(of: head) { return box }
  if isTransportStream(head) { return "mpegts" }
  // The two letters of a bitmap are a weak signature, so the size of its second header must be a known one.
  if head.starts(with: [0x42, 0x4D]), head.count >= 18, head[15] == 0,
    [12, 16, 40, 52, 56, 64, 108, 124].contains(head[14])
  {
    return "bmp"
  }
  // The reserved byte of the first entry is 0, or the value that .NET's Icon.Save writes.
  if first == 0x0000_0100 || first == 0x0000_0200, head.count >= 22, head[4] > 0, head[5] == 0,
    head[9] == 0 || head[9] == 255
  {
    return "ico"
  }
  return nil
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

  /// The format that the brands name.
  var container: String {
    switch major {
    case "avif", "avis": "avif"
    // ISO/IEC 23008-12, 10: brands of HEVC and of other image items.
    case "heic", "heix", "heim", "heis", "hevc", "hevx": "heic"
    // These are brands of structure, of other codecs (annexes H to L), and of a bare image item ("mini").
    case "mif1", "msf1", "mif2", "mif3", "MiHB", "MiHE", "MiAn", "miaf", "avci", "avcs", "jpeg", "jpgs", "j2ki", "j2is",
      "vvic", "vvis", "evbi", "evbs", "unif":
      hasAny("avif", "avis") ? "avif" : "heic"
    case "qt  ": "mov"
    case "M4A ", "M4B ", "M4P ": "m4a"
    case "jp2 ", "jpx ": "jp2"
    // 3GPP TS 26.244, 5.4: any release of 3gp, 3g2 or 3gg.
    case _ where brands.has("3gp", at: 8) || brands.has("3g2", at: 8) || brands.has("3gg", at: 8): "3gp"
    default: "mp4"
    }
  }
}

/// Returns true for consecutive packets of 188 bytes (ISO/IEC 13818-1, 2.4.3.2), or of 192 bytes as written by cameras
/// and discs.
private func isTransportStream(_ head: [UInt8]) -> Bool {
  for (length, first) in [(188, 0), (192, 4)] where head.count > first + 4 * length {
    if (0..<5).allSatisfy({ head[first + $0 * length] == 0x47 }) { return true }
  }
  return false
}

/// Returns the bytes as text in UTF-8: they are that already, without control characters, or UTF-16 with a byte order
/// mark; nil if they are neither.
private func plainText(in head: [UInt8]) -> [UInt8]? {
  guard !head.isEmpty else { return nil }
  if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
    let littleEndian = head[0] == 0xFF
    let units = stride(from: 2, to: head.count - 1, by: 2).map { (at: Int) -> UInt16 in
      let (high, low) = littleEndian ? (head[at + 1], head[at]) : (head[at], head[at + 1])
      return UInt16(high) << 8 | UInt16(low)
    }
    guard !units.isEmpty, units.allSatisfy({ (unit: UInt16) in unit >= 0x20 || (9...13).contains(unit) }) else {
      return nil
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
  let printable = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F || (0x09...0x0D).contains(byte) || byte == 0x1B }
  guard head.allSatisfy(printable) else { return nil }
  // The head may end within a character, so up to three bytes of it may be missing.
  for cut in 0...(head.count < Signature.length ? 0 : 3) {
    if String(validating: head.dropLast(cut), as: UTF8.self) != nil { return head.dropLast(cut) }
  }
  // XML states its own encoding; its markup is the same in all single-byte encodings.
  guard head.starts(with: "<?xml ".utf8) else { return nil }
  return head
}
