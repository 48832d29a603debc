import MediaProbe
import PreflightLanguage

/// Markup from the source code of a report, with texts that are escaped where they are inserted:
/// `"<b>\(text)</b>"`. Only a literal can make it, so that no text becomes markup.
struct Markup: ExpressibleByStringInterpolation {
  fileprivate let bytes: [UInt8]

  init(stringLiteral literal: StaticString) { bytes = Array(literal.description.utf8) }
  init(stringInterpolation: Interpolation) { bytes = stringInterpolation.writer.bytes }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var writer = MarkupWriter()

    init(literalCapacity: Int, interpolationCount: Int) { writer.reserve(literalCapacity + 16 * interpolationCount) }

    mutating func appendLiteral(_ literal: StaticString) { writer.append(literal) }
    /// Inserts text between tags, or between the quotes of an attribute.
    mutating func appendInterpolation(_ text: String) { writer.text(text) }
    mutating func appendInterpolation(_ number: Int) { writer.text("\(number)") }
    mutating func appendInterpolation(_ markup: Markup) { writer.write(markup) }
    /// Inserts lines of text.
    mutating func appendInterpolation(lines: [String]) {
      for (index, line) in lines.enumerated() {
        if index > 0 { writer.append("\n") }
        writer.text(line)
      }
    }
  }
}

/// Writes XML and HTML. Markup can only come from literals, and all data is escaped.
struct MarkupWriter {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func write(_ markup: Markup) { bytes.append(contentsOf: markup.bytes) }

  /// Removes the content and keeps the capacity.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends the content of another writer.
  mutating func append(_ written: MarkupWriter) { bytes.append(contentsOf: written.bytes) }

  fileprivate mutating func append(_ literal: StaticString) { bytes.append(contentsOf: literal.description.utf8) }

  fileprivate mutating func text(_ text: String) {
    if text.utf8.allSatisfy({ $0.isPlainMarkup }), !CommandGuard.mayAct(text) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    var acts: [Bool] = []
    CommandGuard.visit(text) { acts.append($1) }
    var index = 0
    TerminalText.visit(text) { scalar, disturbs in
      write(scalar, disturbs: disturbs, acts: acts[index])
      index += 1
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, disturbs: Bool, acts: Bool) {
    switch scalar {
    case "&": bytes.append(contentsOf: "&amp;".utf8)
    case "<": bytes.append(contentsOf: "&lt;".utf8)
    // This is also escaped where XML allows it, so that `]]>` never occurs in a text (XML 1.0, 2.4).
    case ">": bytes.append(contentsOf: "&gt;".utf8)
    case "\"": bytes.append(contentsOf: "&quot;".utf8)
    case "'": bytes.append(contentsOf: "&#39;".utf8)
    // Parsers turn line breaks in attributes into spaces unless they are references (XML 1.0, 3.3.3).
    case "\n": bytes.append(contentsOf: "&#10;".utf8)
    case "\t": bytes.append(UInt8(ascii: "\t"))
    // These are the characters outside of XML 1.0, 2.2. The carriage return is here because parsers convert it. So are
    // characters that control terminals or reorder text, because logs show these files.
    case _ where disturbs || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
      bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
    case _ where acts: bytes.append(contentsOf: "&#\(scalar.value);".utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Appends bytes as a data URL (RFC 2397), which needs no escaping.
  mutating func data(_ type: StaticString, _ content: [UInt8]) {
    append("data:")
    append(type)
    append(";base64,")
    bytes.append(contentsOf: base64(content))
  }
}

extension UInt8 {
  /// True for printable ASCII without a meaning in markup.
  fileprivate var isPlainMarkup: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: (0x20...0x7E).contains(self)
    }
  }
}
