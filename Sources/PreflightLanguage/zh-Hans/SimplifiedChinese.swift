import MediaProbe
public import PreflightRules

extension Language {
  /// Chinese as written in mainland China and Singapore. Locales with traditional characters do not use it.
  public static let simplifiedChinese = Language(rawValue: Words.simplifiedChinese.tag)
}

extension Words {
  static let simplifiedChinese = Words(
    tag: "zh-Hans",
    typography: .simplifiedChinese, messages: .zhHans, codes: .zhHans,
    phrases: .zhHans, findings: .zhHans, terms: .zhHans, reports: .simplifiedChinese)
}

extension Typography {
  static let simplifiedChinese = Typography(
    append: HanText.append, afterOne: { _ in nil }, joinsPlainly: false, words: HanText.words, closingMarks: "，；。：）",
    isCounted: HanText.isHan)
}

extension ReportWords {
  #if hasFeature(Embedded) && !PAGE
    static let simplifiedChinese = ReportWords()
  #else
    static let simplifiedChinese = ReportWords(
      forms: .zhHans, run: .zhHans, overview: .zhHans, log: .zhHans, verdicts: .zhHans, page: .zhHans, script: .zhHans,
      rules: .zhHans, destinations: .zhHans, planning: .zhHans, repairs: .zhHans, delivery: .zhHans,
      headlines: .zhHans, factSheet: .zhHans, facts: .zhHans)
  #endif
}
