import MediaProbe
public import PreflightRules

extension Language: CaseIterable {
  /// The languages that have texts, English first.
  public static let allCases = catalogs.map { Language(rawValue: $0.tag) }

  /// The texts of each language. This is the only list to edit for a new language; its texts are in a folder of its own.
  static let catalogs: [Words] = [.english, .simplifiedChinese]

  /// The texts in this language; English if it has no texts.
  package var words: Words { Self.catalogs.first { $0.tag == rawValue } ?? Words.english }

  /// Returns the language of a tag such as `zh-Hans` or `zh-CN`, or of a POSIX locale, in any letter case; nil if it has no
  /// texts.
  public init?(tag: String) {
    let name = Self.localeName(tag)
    guard let words = Self.catalogs.first(where: { $0.isOfLocale(name) }) else { return nil }
    self.init(rawValue: words.tag)
  }

  /// Creates the language of a POSIX locale such as `zh_CN.UTF-8`; English if no other language claims the locale.
  public init(posixLocale: String) {
    self = Self(tag: posixLocale) ?? .english
  }

  /// Returns a tag or a locale without its character set, as `isOfLocale` expects it: `zh_cn` for `zh_CN.UTF-8`.
  private static func localeName(_ text: String) -> String {
    // The names of locales are ASCII. Comparing bytes avoids the Unicode tables, which every start would load.
    let name = text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    return String(
      decoding: name.map { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "-"): UInt8(ascii: "_")
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
