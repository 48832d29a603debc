import MediaProbe

/// An element of an XML document, with its place.
struct XMLElement {
  let name: String
  let place: Place
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  /// The text of the element itself, with entities resolved.
  var text = ""
}

/// Reads XML strictly, without document types, which can define entities and name other files.
struct XMLTree {
  private static let sizeLimit = 1 << 20
  private static let depthLimit = 64
  private static let elementLimit = 20_000

  private struct Stop: Error {}

  private let text: [Unicode.Scalar]
  private let mistakes: Mistakes
  private var index = 0
  private var place = Place.start
  private var count = 0

  /// Returns the root element; nil if a mistake was reported.
  static func read(_ bytes: [UInt8], _ mistakes: Mistakes) -> XMLElement? {
    guard bytes.count <= sizeLimit else {
      mistakes.add(.documentTooLarge, .int(bytes.count), .int(sizeLimit), at: .start)
      return nil
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      mistakes.add("found bytes that are not UTF-8, expected XML", at: .start)
      return nil
    }
    var tree = XMLTree(text: Array(text.unicodeScalars), mistakes: mistakes)
    return try? tree.document()
  }

  private init(text: [Unicode.Scalar], mistakes: Mistakes) { (self.text, self.mistakes) = (text, mistakes) }

  private mutating func document() throws -> XMLElement {
    try skipOutside()
    guard next == "<" else { try fail("found \(found), expected an XML element") }
    let root = try element(depth: 1)
    try skipOutside()
    if index < text.count { try fail("found \(found) after the end of the document") }
    return root
  }

  private mutating func element(depth: Int) throws -> XMLElement {
    let start = place
    count += 1
    if depth > Self.depthLimit { try fail("found more than \(Self.depthLimit) nested elements", at: start) }
    if count > Self.elementLimit { try fail("found more than \(Self.elementLimit) elements", at: start) }
    advance()
    var element = XMLElement(name: try name(), place: start)
    while true {
      skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      let attributePlace = place
      let key = try name()
      skipSpace()
      guard take("=") else { try fail("found \(found), expected “=” after “\(key.shortened)”") }
      skipSpace()
      guard let quote = next, quote == "\"" || quote == "'" else { try fail("found \(found), expected a quoted value") }
      advance()
      let value = try characters { $0 == quote }
      guard next == quote else { try fail("the value of “\(key.shortened)” has no end", at: attributePlace) }
      advance()
      guard element.attributes.updateValue(value, forKey: key) == nil else {
        try fail("the attribute “\(key.shortened)” occurs twice", at: attributePlace)
      }
    }
    while true {
      element.text += try characters { $0 == "<" }
      guard next != nil else { try fail("the element “\(element.name.shortened)” has no end", at: start) }
      if take("</") {
        let end = try name()
        guard end == element.name else {
          try fail("found the end of “\(end.shortened)”, expected that of “\(element.name.shortened)”")
        }
        skipSpace()
        guard take(">") else { try fail("found \(found), expected “>”") }
        return element
      }
      if take("<![CDATA[") {
        while next != nil, !take("]]>") {
          if let next { element.text.unicodeScalars.append(next) }
          advance()
        }
      } else if try !skipMarkup() {
        element.children.append(try self.element(depth: depth + 1))
      }
    }
  }

  /// Reads text up to a character, and resolves references.
  private mutating func characters(until isEnd: (Unicode.Scalar) -> Bool) throws -> String {
    var read = String.UnicodeScalarView()
    while let scalar = next, !isEnd(scalar) {
      if scalar == "&" {
        read.append(try reference())
      } else {
        if scalar.value < 0x20, !"\t\n\r".unicodeScalars.contains(scalar) { try fail("found a control character") }
        read.append(scalar)
        advance()
      }
    }
    return String(read)
  }

  private mutating func reference() throws -> Unicode.Scalar {
    let start = place
    advance()
    var name = ""
    while let scalar = next, scalar != ";", name.utf8.count < 12 {
      name.unicodeScalars.append(scalar)
      advance()
    }
    guard take(";") else { try fail("found “&”, expected “&amp;”", at: start) }
    let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let scalar = known[name] { return scalar }
    let digits = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let scalar = digits.flatMap({ Unicode.Scalar($0) }) else {
      try fail("unknown entity “&\(name);”", at: start)
    }
    return scalar
  }

  private mutating func name() throws -> String {
    var name = String.UnicodeScalarView()
    while let scalar = next,
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_:-.".unicodeScalars.contains(scalar)
    {
      name.append(scalar)
      advance()
    }
    if name.isEmpty { try fail("found \(found), expected a name") }
    return String(name)
  }

  private mutating func skipOutside() throws {
    repeat { skipSpace() } while try skipMarkup()
  }

  /// Skips a comment or a processing instruction; false if something else follows.
  private mutating func skipMarkup() throws -> Bool {
    let start = place
    if take("<!--") {
      while next != nil { if take("-->") { return true } else { advance() } }
      try fail("the comment has no end", at: start)
    }
    if take("<?") {
      while next != nil { if take("?>") { return true } else { advance() } }
      try fail("the instruction has no end", at: start)
    }
    if starts("<!") { try fail("found a document type, expected XML without one") }
    return false
  }

  private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }
  private var found: String { next.map { "“\($0)”" } ?? "the end of the document" }

  private mutating func advance() {
    guard index < text.count else { return }
    place.move(over: text[index])
    index += 1
  }

  private mutating func skipSpace() { while let next, " \t\n\r".unicodeScalars.contains(next) { advance() } }

  private func starts(_ word: String) -> Bool { text[index...].starts(with: word.unicodeScalars) }

  private mutating func take(_ word: String) -> Bool {
    guard starts(word) else { return false }
    for _ in word.unicodeScalars { advance() }
    return true
  }

  private func fail(_ message: String, at place: Place? = nil) throws -> Never {
    mistakes.add(message, at: place ?? self.place)
    throw Stop()
  }
}
