import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightPresenting
import PreflightReports
import PreflightRules

/// The files that a page has judged so far, and the reports on them.
struct PageRun {
  /// The kinds of an added file, as the page numbers them.
  enum Added: Int32 {
    case skipped, withoutPicture, passing, troubled
  }

  private let choice: Choice
  private let run: RunInfo
  private var html: HTMLReporter
  private var json: JSONReporter
  private var tally = Tally()
  private let isJSON: Bool

  /// - Parameter isJSON: True for the JSON report, false for the HTML report.
  init(_ choice: Choice, version: String, isJSON: Bool) {
    self.choice = choice
    self.isJSON = isJSON
    var run = RunInfo(
      toolVersion: version, destinations: choice.judges.map { $0.destination }, asOf: choice.asOf,
      language: choice.language)
    run.showsPlaces = choice.onlyMeant
    self.run = run
    html = HTMLReporter(run)
    json = JSONReporter(run)
  }

  /// Appends the beginning of the report. That of an HTML report is written at its end.
  mutating func begin(into out: inout [UInt8]) { if isJSON { json.begin(into: &out) } }

  /// Adds a file that was read, and appends its part of a JSON report. A file of a folder counts only if its name or its
  /// content says that it is media, as for the command.
  mutating func add(
    _ path: AssetPath, _ facts: MediaFacts, isNamed: Bool, thumbnail: Thumbnail?, into out: inout [UInt8]
  ) -> Added {
    let facts = choice.judges.judge(facts) ? facts : facts.ofMedia
    if !isNamed, path.promisedKind == nil, facts.kind == nil, facts.error?.code != .unsupported {
      skip(path, Message(.skippedNotMedia), into: &out)
      return .skipped
    }
    let verdicts = verdicts(on: path, facts, isNamed: isNamed)
    add(
      .asset(CheckedAsset(path: path, facts: facts, verdicts: verdicts, thumbnail: thumbnail, isNamed: isNamed)),
      into: &out)
    guard facts.error == nil, facts.kind == .video || facts.kind == .image else { return .withoutPicture }
    return verdicts.contains { !$0.findings.isEmpty || $0.outcome == .unknown } ? .troubled : .passing
  }

  /// Adds a path that is not judged.
  mutating func skip(_ path: AssetPath, _ reason: Message, into out: inout [UInt8]) {
    add(.skip(path, reason: reason), into: &out)
  }

  private mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    tally.add(item)
    if isJSON { json.add(item, into: &out) } else { html.add(item, into: &out) }
  }

  private func verdicts(on path: AssetPath, _ facts: MediaFacts, isNamed: Bool) -> [Verdict] {
    choice.judges.verdicts(on: path, facts, onlyMeant: choice.onlyMeant, isNamed: isNamed)
  }

  /// Returns the content of the HTML report on the files so far.
  ///
  /// - Parameters:
  ///   - most: The maximum number of files, of which the worst are shown.
  ///   - isInterrupted: True if the page stopped before the last file.
  func parts(atMost most: Int, isInterrupted: Bool) -> HTMLParts { html.parts(summary(isInterrupted), atMost: most) }

  /// Appends the end of the report.
  mutating func end(isInterrupted: Bool, into out: inout [UInt8]) {
    if isJSON { json.end(summary(isInterrupted), into: &out) } else { html.end(summary(isInterrupted), into: &out) }
  }

  private func summary(_ isInterrupted: Bool) -> RunSummary {
    var tally = tally
    tally.interrupted = isInterrupted
    return RunSummary(tally)
  }

  /// Writes the suggested changes of a file in words: each with its command and the predicted answers.
  func writeSuggestion(for path: AssetPath, _ facts: MediaFacts, isNamed: Bool, to json: inout JSONWriter) {
    let judges = choice.judges
    let planner = RepairPlanner { _ in judges }
    let suggestion = planner.suggestion(for: path, facts, verdicts(on: path, facts, isNamed: isNamed))
    let (language, words) = (run.language, run.words.repairs)
    json.object { json in
      guard let suggestion else { return }
      if suggestion.plans.count > 1 { json.member("several", words.severalFiles) }
      json.array("plans") { json in
        for (index, plan) in suggestion.plans.enumerated() {
          json.object { json in
            json.member("summary", plan.summary(in: language).withCapital)
            if let losses = plan.lossText(in: language) { json.member("losses", losses.withCapital) }
            json.member("command", ShellText.command(suggestion.command(index, for: path)))
            let answers = plan.predicted.map {
              words.answer($0.destination.shortName, run.words.terms.outcome($0.outcome))
            }
            json.member("answers", words.predicted(answers).withCapital)
          }
        }
      }
      json.array("unserved") { json in for one in suggestion.unserved { json.string(one.text(in: language)) } }
    }
  }
}
