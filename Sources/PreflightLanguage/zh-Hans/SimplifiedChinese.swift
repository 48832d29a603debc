import MediaProbe
public import PreflightRules

extension Language {
  /// Chinese as written in mainland China and Singapore. Locales with traditional characters do not use it.
  public static let simplifiedChinese = Language(rawValue: Words.simplifiedChinese.tag)
}

extension Words {
  static let simplifiedChinese = Words(
    tag: "zh-Hans",
    isOfLocale: { ["zh", "zh_cn", "zh_sg", "zh_hans"].contains($0) || $0.hasPrefix("zh_hans_") },
    typography: .simplifiedChinese, messages: .simplifiedChinese, codes: .simplifiedChinese,
    phrases: .simplifiedChinese, findings: .simplifiedChinese, terms: .simplifiedChinese, reports: .simplifiedChinese)
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
      forms: .simplifiedChinese, run: .simplifiedChinese, overview: .simplifiedChinese,
      log:
        .simplifiedChinese, verdicts: .simplifiedChinese, page: .simplifiedChinese, rules: .simplifiedChinese,
      destinations: .simplifiedChinese, planning: .simplifiedChinese, repairs: .simplifiedChinese,
      delivery:
        .simplifiedChinese, headlines: .simplifiedChinese, factSheet: .simplifiedChinese,
      facts:
        .simplifiedChinese)
  #endif
}
