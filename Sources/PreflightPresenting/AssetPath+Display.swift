package import MediaProbe
import PreflightBatch
import PreflightLanguage
package import PreflightRules

extension AssetPath {
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// A URI reference with the bytes of the path, in any encoding (RFC 3986, 2.1 and 4.2). It is relative for a relative path,
  /// and `file:///…` for an absolute one.
  package var uri: String {
    (isAbsolute ? "file://" : "")
      + normalized.reduce(into: "") { text, byte in
        if byte.isPlainInPath {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
  }

  /// The path for people and for tools that open the file, unchanged except that control characters are visible.
  package var display: String { TerminalText.escaped(AssetPath(bytes: Array(normalized))) }
}

extension UInt8 {
  /// True for unreserved characters (RFC 3986, 2.3) and the slash. Other characters are escaped even if a path segment
  /// allows them: a colon in the first segment would end a scheme.
  fileprivate var isPlainInPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

extension Source {
  /// The address if it is safe to link: `http` or `https`, printable ASCII, no quotes, brackets or spaces; otherwise
  /// nil. Anybody can write a destination, and a link must not run a script.
  package var link: String? {
    guard let url, url.hasPrefix("https://") || url.hasPrefix("http://") else { return nil }
    let refused = Set("\"'<>()[]{}|\\^`".utf8)
    return url.utf8.allSatisfy { (0x21...0x7E).contains($0) && !refused.contains($0) } ? url : nil
  }
}
