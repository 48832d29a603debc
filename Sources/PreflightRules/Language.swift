/// A language of the texts for people, by its tag (BCP 47, RFC 5646): `en`, `zh-Hans`.
///
/// It does not affect the values that programs read: keys, codes, rule ids, outcomes and the facts of a file. Rules and
/// verdicts only store the language. Another module, which imports this one, has the list of languages and their texts.
public struct Language: RawRepresentable, Sendable, Hashable {
  /// The tag.
  public let rawValue: String

  /// Creates a language from its tag, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The language of the rules as they are written, unless a translation replaces their texts.
  public static let english = Language(rawValue: "en")
  /// Chinese as written in mainland China and Singapore.
  public static let simplifiedChinese = Language(rawValue: "zh-Hans")
}
