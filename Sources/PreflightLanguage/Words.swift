import MediaProbe

/// All texts of one language, except those of destinations (`DestinationTexts`).
///
/// Every topic is a structure with one instance for each language, in the folder of the language, so the compiler finds
/// missing texts. This is a class because it has many members and is passed around.
package final class Words: Sendable {
  /// The language tag (BCP 47, RFC 5646).
  let tag: String
  /// Returns true if a POSIX locale, by its name in lower case (`zh_cn`), uses this language.
  let isOfLocale: @Sendable (_ name: String) -> Bool
  let typography: Typography
  let messages: MessageCatalog
  let codes: CodeWords
  package let phrases: PhraseWords
  let findings: FindingWords
  package let forms: FormWords
  package let terms: TermWords
  package let run: RunWords
  package let overview: OverviewWords
  package let log: LogWords
  package let verdicts: VerdictWords
  package let page: PageWords
  package let rules: RuleWords
  package let destinations: DestinationWords
  package let planning: PlanningWords
  package let repairs: RepairWords
  package let delivery: DeliveryWords
  package let headlines: HeadlineWords
  package let factSheet: FactSheetWords
  package let facts: FactWords

  init(
    tag: String, isOfLocale: @escaping @Sendable (String) -> Bool, typography: Typography, messages: MessageCatalog,
    codes: CodeWords, phrases: PhraseWords, findings: FindingWords, forms: FormWords, terms: TermWords, run: RunWords,
    overview: OverviewWords, log: LogWords, verdicts: VerdictWords, page: PageWords, rules: RuleWords,
    destinations: DestinationWords, planning: PlanningWords, repairs: RepairWords, delivery: DeliveryWords,
    headlines: HeadlineWords, factSheet: FactSheetWords, facts: FactWords
  ) {
    self.tag = tag
    self.isOfLocale = isOfLocale
    self.typography = typography
    self.messages = messages
    self.codes = codes
    self.phrases = phrases
    self.findings = findings
    self.forms = forms
    self.terms = terms
    self.run = run
    self.overview = overview
    self.log = log
    self.verdicts = verdicts
    self.page = page
    self.rules = rules
    self.destinations = destinations
    self.planning = planning
    self.repairs = repairs
    self.delivery = delivery
    self.headlines = headlines
    self.factSheet = factSheet
    self.facts = facts
  }
}
