package import MediaProbe

/// All texts of one language, except those of destinations (`DestinationTexts`).
///
/// Every topic is a structure with one instance for each language, which script/tools/texts makes from the file of the language,
/// so the compiler finds missing texts. This is a class because it has many members and is passed around.
package final class Words: Sendable {
  /// The language tag (BCP 47, RFC 5646).
  let tag: String
  let typography: Typography
  /// The mark before the decimals of a number.
  let decimalMark: String
  package let messages: TextTable
  let codes: CodeWords
  package let phrases: PhraseWords
  let findings: FindingWords
  package let terms: TermWords
  let reports: ReportWords

  init(
    tag: String, typography: Typography, messages: TextTable,
    codes: CodeWords, phrases: PhraseWords, findings: FindingWords, terms: TermWords, reports: ReportWords
  ) {
    self.tag = tag
    self.typography = typography
    self.messages = messages
    decimalMark = messages.decimalMark
    self.codes = codes
    self.phrases = phrases
    self.findings = findings
    self.terms = terms
    self.reports = reports
  }
}

#if hasFeature(Embedded) && !PAGE
  /// The texts that no record has. A module for browsers does without them, because they are a fifth of it.
  struct ReportWords {}
#else
  /// The texts that no record has: those of reports, pages and the command.
  package final class ReportWords: Sendable {
    let forms: FormWords
    let run: RunWords
    let overview: OverviewWords
    let log: LogWords
    let verdicts: VerdictWords
    let page: PageWords
    let script: ScriptWords
    let rules: RuleWords
    let destinations: DestinationWords
    let planning: PlanningWords
    let repairs: RepairWords
    let delivery: DeliveryWords
    let headlines: HeadlineWords
    let factSheet: FactSheetWords
    let facts: FactWords

    init(
      forms: FormWords, run: RunWords, overview: OverviewWords, log: LogWords, verdicts: VerdictWords,
      page: PageWords, script: ScriptWords, rules: RuleWords, destinations: DestinationWords, planning: PlanningWords,
      repairs: RepairWords, delivery: DeliveryWords, headlines: HeadlineWords, factSheet: FactSheetWords,
      facts: FactWords
    ) {
      self.forms = forms
      self.run = run
      self.overview = overview
      self.log = log
      self.verdicts = verdicts
      self.page = page
      self.script = script
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

  extension Words {
    package var forms: FormWords { reports.forms }
    package var run: RunWords { reports.run }
    package var overview: OverviewWords { reports.overview }
    package var log: LogWords { reports.log }
    package var verdicts: VerdictWords { reports.verdicts }
    package var page: PageWords { reports.page }
    package var script: ScriptWords { reports.script }
    package var rules: RuleWords { reports.rules }
    package var destinations: DestinationWords { reports.destinations }
    package var planning: PlanningWords { reports.planning }
    package var repairs: RepairWords { reports.repairs }
    package var delivery: DeliveryWords { reports.delivery }
    package var headlines: HeadlineWords { reports.headlines }
    package var factSheet: FactSheetWords { reports.factSheet }
    package var facts: FactWords { reports.facts }
  }
#endif
