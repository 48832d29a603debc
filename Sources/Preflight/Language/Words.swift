import MediaProbe

/// All that is said in one language, but for what a destination's own file says (`DestinationTexts`).
///
/// Every topic is a structure with one instance for each language, side by side in its file, so the compiler finds what is
/// missing. A class, since it is handed around and has many members.
final class Words: Sendable {
  let phrases: PhraseWords
  let findings: FindingWords
  let forms: FormWords
  let terms: TermWords
  let run: RunWords
  let log: LogWords
  let verdicts: VerdictWords
  let page: PageWords
  let rules: RuleWords
  let destinations: DestinationWords
  let messages: MessageCatalog
  let codes: CodeWords

  private init(
    phrases: PhraseWords, findings: FindingWords, forms: FormWords, terms: TermWords, run: RunWords,
    log: LogWords, verdicts: VerdictWords, page: PageWords, rules: RuleWords, destinations: DestinationWords,
    messages: MessageCatalog, codes: CodeWords
  ) {
    self.phrases = phrases
    self.findings = findings
    self.forms = forms
    self.terms = terms
    self.run = run
    self.log = log
    self.verdicts = verdicts
    self.page = page
    self.rules = rules
    self.destinations = destinations
    self.messages = messages
    self.codes = codes
  }

  fileprivate static let english = Words(
    phrases: .english, findings: .english, forms: .english, terms: .english, run: .english, log: .english,
    verdicts: .english, page: .english, rules: .english, destinations: .english, messages: .english, codes: .english)

  fileprivate static let simplifiedChinese = Words(
    phrases: .simplifiedChinese, findings: .simplifiedChinese, forms: .simplifiedChinese, terms: .simplifiedChinese,
    run: .simplifiedChinese, log: .simplifiedChinese, verdicts: .simplifiedChinese, page: .simplifiedChinese,
    rules: .simplifiedChinese,
    destinations: .simplifiedChinese, messages: .simplifiedChinese, codes: .simplifiedChinese)
}

extension Language {
  var words: Words {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}
