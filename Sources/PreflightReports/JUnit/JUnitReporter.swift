import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// Test results for CI servers: a suite for each destination, with a case for each asset.
///
/// Viewers can thus group by destination, count assets and name the failing file. A case fails exactly if its verdict
/// leads to exit status 1 (`RunInfo.failOn`), because users do not trust a server whose colors contradict the job. It
/// is a failure, or an error if the file was unreadable. Verdicts that are no pass but do not fail the run are skipped
/// cases. Warnings that do not fail the run are in the `system-out` of a passing case. A file that no slot takes is a
/// skipped case too.
///
/// The format is that of Jenkins (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd). Suites are written one
/// after another and begin with their counts. All cases are therefore kept until the end, in a spool: a few hundred
/// bytes for each verdict.
package struct JUnitReporter: Reporter {
  package static let name = "junit"
  package static let summary = "JUnit XML for CI: suites are destinations, cases are assets"
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = {
    $0.begins(with: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Preflight\"")
  }

  private struct Suite {
    let name: String
    let id: String
    var cases = SpooledText()
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
  }

  /// A part that is written at the end.
  private enum Part {
    case text(MarkupWriter)
    case spooled(Range<UInt64>)
  }

  private let run: RunInfo
  private let spool: (any ReportSpool)?
  private var suites: [Suite]
  /// The error that prevented a case from being kept; nil if there was none.
  private var failure: (any Error)?
  /// The parts that are still to be written, in reverse order.
  private var parts: [Part] = []

  package init(_ run: RunInfo) {
    self.run = run
    spool = run.makeSpool?()
    suites = run.destinations.map { Suite(name: $0.name, id: $0.id) }
    if suites.isEmpty { suites = [Suite(name: run.words.verdicts.readable, id: "preflight")] }
  }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    if run.destinations.isEmpty { add(asset, nil, to: 0) }
    for (index, verdict) in asset.verdicts.enumerated()
    where index < suites.count && (asset.request == nil || verdict.isAnswer) {
      add(asset, verdict, to: index)
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    guard failure == nil else { return }
    var xml = MarkupWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Preflight\"")
    xml.attribute("tests", "\(suites.reduce(0) { $0 + $1.tests })")
    xml.attribute("failures", "\(suites.reduce(0) { $0 + $1.failures })")
    xml.attribute("errors", "\(suites.reduce(0) { $0 + $1.errors })")
    xml.markup(">\n")
    for suite in suites {
      xml.markup("  <testsuite")
      xml.attribute("name", suite.name)
      xml.attribute("package", suite.id)
      xml.attribute("tests", "\(suite.tests)")
      xml.attribute("failures", "\(suite.failures)")
      xml.attribute("errors", "\(suite.errors)")
      xml.attribute("skipped", "\(suite.skipped)")
      xml.markup(">\n    <properties>\n")
      property("preflight.version", run.toolVersion, to: &xml)
      if let date = run.rulesDate { property("preflight.rules", date, to: &xml) }
      if let day = run.asOf { property("preflight.as_of", day.description, to: &xml) }
      property("preflight.skipped_files", "\(summary.tally.skips)", to: &xml)
      property("preflight.interrupted", summary.tally.interrupted ? "true" : "false", to: &xml)
      xml.markup("    </properties>\n")
      parts.append(.text(xml))
      parts += suite.cases.blocks.map { .spooled($0) }
      xml = suite.cases.tail
      xml.markup("  </testsuite>\n")
    }
    xml.markup("</testsuites>\n")
    parts.append(.text(xml))
    suites = []
    parts.reverse()
    // Parts in memory are written without another call.
    while case .text(let text)? = parts.last {
      out.append(contentsOf: text.bytes)
      parts.removeLast()
    }
  }

  package mutating func continueEnd(into out: inout [UInt8]) throws -> Bool {
    if let failure { throw failure }
    guard let part = parts.popLast() else { return false }
    switch part {
    case .text(let text): out.append(contentsOf: text.bytes)
    case .spooled(let range): if let spool { out.append(contentsOf: try spool.bytes(range)) }
    }
    return true
  }

  private func property(_ name: String, _ value: String, to xml: inout MarkupWriter) {
    xml.markup("      <property")
    xml.attribute("name", name)
    xml.attribute("value", value)
    xml.markup("/>\n")
  }

  private mutating func add(_ asset: CheckedAsset, _ verdict: Verdict?, to index: Int) {
    suites[index].tests += 1
    let result = CaseResult(asset, verdict, run)
    switch result.mark {
    case .failure: suites[index].failures += 1
    case .error: suites[index].errors += 1
    case .skipped: suites[index].skipped += 1
    case .none: break
    }
    guard failure == nil else { return }
    do {
      let id = suites[index].id
      try suites[index].cases.append(to: spool) {
        result.write(path: asset.path.display + asset.suffix, classname: id, to: &$0)
      }
    } catch {
      failure = error
    }
  }
}

/// The content of one case.
private struct CaseResult {
  enum Mark { case failure, error, skipped, none }

  var mark = Mark.none
  /// A word for lists: the share state or the error code.
  var type = ""
  /// A summary in one line.
  var message = ""
  /// All details, for readers who open the case.
  var detail: [String] = []
  var output: [String] = []

  private let words: Words

  init(_ asset: CheckedAsset, _ verdict: Verdict?, _ run: RunInfo) {
    words = run.words
    let isRed = verdict.map { run.failOn.isReached(by: $0.outcome) } ?? true
    if let error = asset.facts.error {
      // A failure of this program or this machine is always an error, because the run ends with status 2.
      mark = isRed || error.code.isOfThisMachine ? .error : .skipped
      type = error.code.rawValue
      message = TerminalText.escaped(error.text(in: run.language))
      detail = [message]
      if let state = verdict?.shareState { detail.append(words.verdicts.wouldBeAnswered(state.words)) }
      if mark == .skipped { dismiss() }
      return
    }
    let problems = asset.unjudgedProblems.map { TerminalText.escaped($0.text(in: run.language)) }
    guard let verdict else {
      output = problems
      return
    }
    let errors = verdict.findings.filter { $0.severity == .error }
    let warnings = verdict.findings.filter { $0.severity != .error }.worstFirst
    switch verdict.outcome {
    case .unreadable where errors.isEmpty:
      mark = isRed ? .failure : .skipped
      type = verdict.shareState?.number ?? ""
      message = verdict.error.map { TerminalText.escaped($0.text(in: verdict.destination.language)) } ?? ""
      detail = [message]
      output = warnings.flatMap(lines)
    case .fail, .unreadable:
      mark = isRed ? .failure : .skipped
      type = verdict.shareState?.number ?? verdict.mayAnswerWords
      message = message(verdict.shareState?.words, errors)
      detail = errors.flatMap(lines)
      output = warnings.flatMap(lines)
    case .unknown:
      mark = isRed ? .failure : .skipped
      type = "not decided"
      message = verdict.undecidedReason ?? ""
      detail = [verdict.mayAnswerWords].filter { !$0.isEmpty } + verdict.findings.flatMap(lines)
    case .warn where isRed:
      mark = .failure
      type = "warning"
      message = message(nil, warnings)
      detail = warnings.flatMap(lines)
    case .notApplicable:
      mark = .skipped
      message =
        verdict.reason?.text(in: verdict.destination.language)
        ?? words.verdicts.noSlot(TerminalText.escaped(verdict.destination.name))
      output = verdict.findings.flatMap(lines)
    case .pass, .warn:
      output = verdict.findings.flatMap(lines)
    }
    if mark == .skipped { dismiss() }
    if !output.isEmpty, let slot = verdict.slot, verdict.destination.slots.count > 1 {
      output.insert(words.verdicts.slot(TerminalText.escaped(slot)), at: 0)
    }
  }

  /// Turns the case into a skipped one. The schema allows only a message for it, so the details move to the output.
  private mutating func dismiss() {
    output = detail + output
    detail = []
    type = ""
  }

  private func message(_ state: String?, _ findings: [Finding]) -> String {
    let reasons = findings.map { TerminalText.escaped($0.message) }.joined(separator: words.terms.semicolon)
    return state.map { $0 + words.terms.colon + reasons } ?? reasons
  }

  private func lines(_ finding: Finding) -> [String] {
    let fix = finding.fix.map { ["  \(TerminalText.escaped($0))"] } ?? []
    let message = finding.position() + TerminalText.escaped(finding.message)
    let head = words.terms.severity(finding.severity) + words.terms.colon + message
    let source =
      ([words.terms.certainty(finding.certainty)] + (finding.source.url.map { [TerminalText.escaped($0)] } ?? []))
      .joined(separator: " · ")
    return [head] + fix + ["  \(finding.rule.id) · \(source)"]
  }

  func write(path: String, classname: String, to xml: inout MarkupWriter) {
    xml.markup("    <testcase")
    xml.attribute("classname", classname)
    xml.attribute("name", path)
    if mark == .none, output.isEmpty {
      xml.markup("/>\n")
      return
    }
    xml.markup(">")
    switch mark {
    case .failure: element("failure", to: &xml)
    case .error: element("error", to: &xml)
    case .skipped: element("skipped", to: &xml)
    case .none: break
    }
    if !output.isEmpty {
      xml.markup("\n      <system-out>")
      write(output, to: &xml)
      xml.markup("</system-out>")
    }
    xml.markup("\n    </testcase>\n")
  }

  private func element(_ name: StaticString, to xml: inout MarkupWriter) {
    xml.markup("\n      <")
    xml.markup(name)
    if !type.isEmpty { xml.attribute("type", type) }
    xml.attribute("message", message)
    guard !detail.isEmpty else {
      xml.markup("/>")
      return
    }
    xml.markup(">")
    write(detail, to: &xml)
    xml.markup("</")
    xml.markup(name)
    xml.markup(">")
  }

  private func write(_ lines: [String], to xml: inout MarkupWriter) {
    for (index, line) in lines.enumerated() {
      if index > 0 { xml.markup("\n") }
      xml.text(line)
    }
  }
}
