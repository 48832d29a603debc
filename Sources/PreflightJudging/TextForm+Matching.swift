package import PreflightRules

extension TextForm {
  package func matches(_ text: String) -> Bool {
    switch self {
    case .hexColor:
      text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#") && text.utf8.dropFirst().allSatisfy { $0.isHexDigit }
    case .httpsURL: text.isURL(of: "https://")
    case .webURL: text.isURL(of: "https://") || text.isURL(of: "http://")
    case .digits: text[...].isDigits
    case .filled: !text.allSatisfy { $0.isWhitespace } && !text.isPlaceholder
    case .plainText: !text.unicodeScalars.contains { $0.isControl || $0.setsDirection }
    }
  }
}

extension UInt8 {
  /// True for the ASCII code of a hexadecimal digit.
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension String {
  /// Returns true if the text begins with this scheme and a host, and has no white space.
  fileprivate func isURL(of scheme: String) -> Bool {
    lowercased().hasPrefix(scheme)
      && !dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }.isEmpty
      && !contains { $0.isWhitespace }
  }
}

extension Unicode.Scalar {
  /// True for C0 and C1 control characters (ECMA-48), except line ends and tabs.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t" && self != "\r"
  }

  /// True for characters that embed, override, isolate or mark a text direction (Unicode Standard Annex #9, 2.1 to
  /// 2.6).
  fileprivate var setsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
