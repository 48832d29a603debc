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
    if let name = MediaFormat.name(of: head) {
      self = .format(name)
    } else if let foreign = ForeignFormat(head: head) {
      self = .foreign(foreign)
    } else if let text = plainText(in: head) {
      self = .init(text: text)
    } else {
      self = .none
    }
  }

  /// True if the content is media, including formats that are not read.
  public var isMedia: Bool {
    switch self {
    case .format(let name): MediaFormat.named(name)?.refusal == nil
    case .foreign(let format): format.kind != nil
    case .playlist, .lfsPointer, .text, .none: false
    }
  }

  /// True if the content is a document, an archive or captions.
  package var isDocument: Bool {
    if case .format(let name) = self { MediaFormat.named(name)?.refusal != nil } else { false }
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
    } else {
      self.init(markup: lowered)
    }
  }
}

extension Signature {
  /// Recognizes text by its structure: a drawing has the root element `svg`, and a page with a drawing in it is a page.
  fileprivate init(markup text: ArraySlice<UInt8>) {
    switch rootElement(of: text).map({ String(decoding: $0, as: UTF8.self) }) {
    case "svg": self = .format("svg")
    case "html", "head", "body": self = .foreign(.webPage)
    case let name? where text.begins(with: "<?php") || name.isEmpty: self = .foreign(.sourceCode)
    case _?: self = text.begins(with: "<?xml") ? .foreign(.document) : .text
    case nil: self = looksLikeCode(text) ? .foreign(.sourceCode) : .text
    }
  }
}

/// Returns the local name of the first element of markup (XML 1.0, 2.1), or of the declared type if that element is not in the
/// examined part. Nil for other text, and an empty name for a script in place of markup.
private func rootElement(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  var rest = text
  var declared: ArraySlice<UInt8>?
  while true {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if rest.begins(with: "<?php") { return [] }
    if rest.begins(with: "<?") {
      guard let end = rest.firstRange(ofText: "?>") else { return declared }
      rest = rest[end.upperBound...]
    } else if rest.begins(with: "<!doctype") {
      declared = name(at: rest.dropFirst(9).drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
      // An internal subset is in brackets, and its declarations end like the type (2.8).
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return declared }
      if let open = rest.firstIndex(of: UInt8(ascii: "[")), open < end {
        guard let close = rest.firstRange(ofText: "]") else { return declared }
        rest = rest[close.upperBound...].drop { $0 != UInt8(ascii: ">") }.dropFirst()
      } else {
        rest = rest[(end + 1)...]
      }
    } else {
      return rest.first == UInt8(ascii: "<") ? name(at: rest.dropFirst()) ?? declared : declared
    }
  }
}

/// Returns the local name at the beginning of text; nil if no name begins there.
private func name(at text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let name = text.prefix { (0x61...0x7A).contains($0) || (0x30...0x3A).contains($0) || $0 == 0x2D || $0 == 0x5F }
  guard let first = name.first, (0x61...0x7A).contains(first) else { return nil }
  return name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
}

/// Returns true for the first words of scripts and programs.
private func looksLikeCode(_ text: ArraySlice<UInt8>) -> Bool {
  [
    "#!/", "#include", "import ", "export ", "package ", "const ", "function ", "class ", "using ", "public ", "'use ",
    "\"use ", "//", "/*", "def ", "from ",
  ].contains { text.begins(with: $0) }
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
