/// A language in which people are told what was found, by its tag (BCP 47, RFC 5646).
///
/// What programs read never changes with it: keys, codes, ids of rules, outcomes, the facts of a file.
public enum Language: String, Sendable, Hashable, CaseIterable, Codable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of a POSIX locale such as `zh_CN.UTF-8`: Chinese as written in mainland China and Singapore, English for
  /// every other, Chinese in traditional characters included.
  public init(posixLocale: String) {
    let name = posixLocale.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("-", with: "_")
    let isSimplifiedChinese =
      ["zh", "zh_cn", "zh_sg", "zh_hans"].contains(name) || name.hasPrefix("zh_hans_")
    self = isSimplifiedChinese ? .simplifiedChinese : .english
  }

  /// The language that an environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty
  /// decides (POSIX.1-2017, Base Definitions, 8.2).
  public init(environment value: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(posixLocale: locale ?? "C")
  }
}
