/// A language of the texts for people, by its tag (BCP 47, RFC 5646).
///
/// It does not affect what programs read: keys, codes, rule ids, outcomes and the facts of a file.
public struct Language: RawRepresentable, Sendable, CaseIterable, Codable {
  /// The languages, English first. This is the only list to edit for a new language, whose texts are in a folder of its
  /// own.
  public static let allCases: [Language] = [.english, .simplifiedChinese]

  let words: Words

  init(_ words: Words) { self.words = words }

  /// The tag: `en`, `zh-Hans`.
  public var rawValue: String { words.tag }

  public init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  /// Creates the language of a POSIX locale such as `zh_CN.UTF-8`; English if no other language claims the locale.
  public init(posixLocale: String) {
    let name = posixLocale.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("-", with: "_")
    self = Self.allCases.first { $0.words.isOfLocale(name) } ?? .english
  }

  /// Creates the language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty
  /// decides (POSIX.1-2017, Base Definitions, 8.2).
  public init(environment value: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(posixLocale: locale ?? "C")
  }
}

extension Language: Hashable {
  public static func == (left: Language, right: Language) -> Bool { left.words === right.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
