/// A format that is recognized by content or name but not read: other media, and files that are among media by mistake.
public struct ForeignFormat: Sendable, Equatable {
  /// The common name; with an English article for a format that is not media.
  public let name: Message
  /// The kind of media; nil for a format that is not media.
  public let kind: MediaFacts.Kind?
  /// The lowercased extensions without a dot.
  public let extensions: [String]
  /// FFmpeg's names of its demuxers.
  package let demuxers: [String]
  /// Bytes of which any one identifies the format; empty for a format without reliable ones.
  package let marks: [Mark]

  init(
    _ name: String, _ kind: MediaFacts.Kind?, _ extensions: [String] = [], demuxers: [String] = [], _ marks: Mark...
  ) {
    self.name = Message(asWritten: name)
    (self.kind, self.extensions, self.demuxers, self.marks) = (kind, extensions, demuxers, marks)
  }

  /// Creates a format that is not media and has a name in each language.
  init(notMedia name: Message.ID, _ marks: Mark...) {
    self.name = Message(name)
    (kind, extensions, demuxers, self.marks) = (nil, [], [], marks)
  }

  /// The extensions of formats that are media.
  static var allExtensions: [String] { byExtension.filter { $1.kind != nil }.map { $0.key } }

  /// Returns the format with this extension; nil if no format has it.
  public static func named(byExtension fileExtension: String) -> ForeignFormat? { byExtension[fileExtension] }

  /// Returns the format that this demuxer of FFmpeg reads; nil if the list has none.
  package static func named(byDemuxer demuxer: String) -> ForeignFormat? { byDemuxer[demuxer] }

  /// Recognizes the format by the first bytes of a file; nil if they match none.
  init?(head: [UInt8]) {
    let fields = Fields(head)
    let found = ForeignFormat.byMark.format(of: fields).map { ForeignFormat.all[$0] }
    guard let format = found ?? ForeignFormat.byStructure(fields) else { return nil }
    self = format
  }

  /// The error with which a file of this format is refused.
  package var refusal: ReadError {
    switch kind {
    case nil:
      ReadError(.notMedia, .foundNoMedia, .message(name))
    case .audio: unread(Message(.m4aOrMP3))
    case .image: unread(Message(.jpegOrPNG))
    case .video, .other: unread(Message(asWritten: "MP4"))
    }
  }

  private func unread(_ better: Message) -> ReadError {
    ReadError(.unsupported, .foundUnreadFormat, .message(name), .message(better))
  }

  private static let byMark = MarkIndex(all.map { $0.marks })
  private static let byExtension = [String: ForeignFormat](
    firstOf: all.flatMap { format in format.extensions.map { ($0, format) } })
  private static let byDemuxer = [String: ForeignFormat](
    firstOf: all.flatMap { format in format.demuxers.map { ($0, format) } })
}

extension ForeignFormat {
  /// Returns a format without constant bytes, recognized by fields that must be consistent with one another.
  private static func byStructure(_ head: Fields) -> ForeignFormat? {
    if isPortableAnymap(head) { return anymap }
    if isPaintbrush(head) { return paintbrush }
    if isSiliconGraphics(head) { return siliconGraphics }
    if isTapeArchive(head) { return tapeArchive }
    if isWindowsProgram(head) { return program }
    return nil
  }

  /// Returns true for Netpbm ("PPM Format Specification" and related): a number in the magic, then decimal numbers
  /// after white space and comments.
  private static func isPortableAnymap(_ head: Fields) -> Bool {
    guard head.u8(0) == 0x50, let variant = head.u8(1), let space = head.u8(2), [9, 10, 13, 32].contains(space) else {
      return false
    }
    // PAM, and PFM with one or three channels.
    if variant == 0x37 { return head.has("WIDTH", at: 3) || head.u8(3) == 0x23 }
    guard (0x31...0x36).contains(variant) || variant == 0x46 || variant == 0x66 else { return false }
    var place = 2
    for _ in 0..<2 {
      var isComment = false
      while let byte = head.u8(place), isComment || byte == 0x23 || [9, 10, 13, 32].contains(byte) {
        if byte == 0x23 { isComment = true }
        if byte == 10 { isComment = false }
        place += 1
      }
      let start = place
      while let byte = head.u8(place), (0x30...0x39).contains(byte) { place += 1 }
      guard place > start, let end = head.u8(place), [9, 10, 13, 32].contains(end) else { return false }
    }
    return true
  }

  /// Returns true for ZSoft PCX ("PCX File Format"): manufacturer, version, encoding, bits per pixel, a window that is
  /// not empty, a zero and a few planes.
  private static func isPaintbrush(_ head: Fields) -> Bool {
    let fields = Fields(head.bytes, .little)
    guard fields.u8(0) == 10, let version = fields.u8(1), [0, 2, 3, 4, 5].contains(version), fields.u8(2) == 1,
      let bits = fields.u8(3), [1, 2, 4, 8].contains(bits), let left = fields.u16(4), let top = fields.u16(6),
      let right = fields.u16(8), let bottom = fields.u16(10), let planes = fields.u8(65)
    else { return false }
    return left <= right && top <= bottom && fields.u8(64) == 0 && (1...4).contains(planes)
  }

  /// Returns true for an SGI image (SGI Image File Format 1.00): storage, bytes per channel, dimensions.
  private static func isSiliconGraphics(_ head: Fields) -> Bool {
    guard head.u16(0) == 474, let storage = head.u8(2), storage <= 1, let bytes = head.u8(3), (1...2).contains(bytes),
      let dimensions = head.u16(4), (1...3).contains(dimensions)
    else { return false }
    return head.u16(6) ?? 0 > 0
  }

  /// Returns true for a TAR archive (POSIX.1-2017, pax, "ustar Interchange Format"): its header has an octal checksum,
  /// computed with spaces in the checksum field. Older archives have the checksum but no magic.
  private static func isTapeArchive(_ head: Fields) -> Bool {
    guard let block = head.part(0, 512), block.u8(0) ?? 0 > 0, let field = block.part(148, 8) else { return false }
    var stated = 0
    var digits = 0
    for byte in field.bytes.drop(while: { $0 == 0x20 }) {
      guard (0x30...0x37).contains(byte) else { break }
      stated = stated << 3 | Int(byte & 7)
      digits += 1
    }
    let sum = block.bytes.reduce(0) { $0 + Int($1) } - field.bytes.reduce(0) { $0 + Int($1) } + 8 * 0x20
    return digits > 0 && stated == sum
  }

  /// Returns true for a Windows program (Microsoft, "PE Format"): the first header contains the offset of the second signature.
  private static func isWindowsProgram(_ head: Fields) -> Bool {
    guard head.has("MZ", at: 0), let place = Fields(head.bytes, .little).u32(60) else { return false }
    return head.has("PE\0\0", at: place)
  }
}
