import MediaProbe
public import PreflightRules

extension Language: CaseIterable {
  /// The languages that have texts, English first: those of the files in Languages/.
  public static let allCases = known.map { Language(rawValue: $0.tag) }

  /// The texts in this language; English if it has no texts.
  package var words: Words { Self.catalogs.first { $0.tag == rawValue } ?? Words.en }

  /// Returns the language of a tag such as `zh-Hans` or `pt-BR`, or of a POSIX locale, in any letter case; nil if none has texts.
  ///
  /// A language that claims the tag serves it. Otherwise it is the one with the longest tag at its beginning (RFC 4647, 3.4).
  public init?(tag: String) {
    let name = Self.range(tag)
    if let found = Self.known.first(where: { $0.claims.contains(name) }) {
      self.init(rawValue: found.tag)
      return
    }
    var range = Substring(name)
    while !range.isEmpty {
      if let found = Self.known.first(where: { range == $0.range }) {
        self.init(rawValue: found.tag)
        return
      }
      range = range[..<(range.utf8.lastIndex(of: UInt8(ascii: "-")) ?? range.startIndex)]
    }
    return nil
  }

  /// Creates the language of a POSIX locale such as `zh_CN.UTF-8`; English if no other language claims the locale.
  public init(posixLocale: String) {
    self = Self(tag: posixLocale) ?? .english
  }

  /// Returns a tag or a locale in lower case and without its character set: `zh-cn` for `zh_CN.UTF-8`.
  private static func range(_ text: String) -> String {
    // The names of locales are ASCII. Comparing bytes avoids the Unicode tables, which every start would load.
    let name = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    return String(
      decoding: name.map { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "_"): UInt8(ascii: "-")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// Creates the language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not
  /// empty decides (POSIX.1-2017, Base Definitions, 8.2).
  public init(environment value: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(posixLocale: locale ?? "C")
  }
}
