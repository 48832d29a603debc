import MediaProbe

extension Words {
  static let english = Words(
    tag: "en", typography: .english, messages: .en,
    codes: .en, phrases: .en, findings: .en, terms: .en, reports: .english)
}

extension Typography {
  static let english = Typography(
    append: { $1 += $0 }, afterOne: singular, joinsPlainly: true, words: nil, closingMarks: ",;.:)",
    isCounted: { _ in false })
}

/// Returns a text that begins with a noun in the plural, with the noun in the singular: ` audio channels; the limit is 0`.
private func singular(_ text: String) -> String? {
  for noun in [
    " audio channels", " videos", " images", " photos", " files", " hashtags", " items", " seconds", " frames",
  ] {
    let rest = text.dropFirst(noun.count)
    if text.hasPrefix(noun), rest.first?.isLetter != true { return String(noun.dropLast()) + rest }
  }
  return nil
}

extension ReportWords {
  #if hasFeature(Embedded) && !PAGE
    static let english = ReportWords()
  #else
    static let english = ReportWords(
      forms: .en, run: .en, overview: .en, log: .en, verdicts: .en, page: .en, script: .en, rules: .en,
      destinations: .en, planning: .en, repairs: .en, delivery: .en, headlines: .en, factSheet: .en,
      facts: .en)
  #endif
}
