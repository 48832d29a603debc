import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// Test results for CI servers: a suite for each destination, with a case for each asset.
///
/// Viewers can thus group by destination, count assets and name the failing file. A case fails exactly if its verdict leads to
/// exit status 1 (`RunInfo.failOn`), because users do not trust a server whose colors contradict the job. It is a failure, or
/// an error if the file was unreadable. Verdicts that are not a pass but do not fail the run are skipped cases. Warnings that
/// do not fail the run are in the `system-out` of a passing case. A file that no slot accepts is a skipped case too.
///
/// The format is that of Jenkins (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd). Suites are written one
/// after another and begin with their counts. All cases are therefore kept until the end, in a spool: a few hundred
/// bytes for each verdict.
package struct JUnitReporter: AssetReporter {
  package static let name = "junit"
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

    mutating func count(_ mark: CaseResult.Mark?) {
      tests += 1
      switch mark {
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      case nil: break
      }
    }
  }

  /// A part that is written at the end.
  private enum Part {
    case text(MarkupWriter)
    case spooled(Range<UInt64>)
  }

  package let run: RunInfo
  private let spool: (any ReportSpool)?
  private var suites: [Suite]
  /// The error that prevented a case from being kept; nil without an error.
  private var failure: (any Error)?
  /// The parts that are still to be written, in reverse order.
  private var parts: [Part] = []

  package init(_ run: RunInfo) {
    self.run = run
    spool = run.makeSpool?()
    suites = run.destinations.map { Suite(name: $0.name, id: $0.id) }
    if suites.isEmpty { suites = [Suite(name: run.words.verdicts.readable, id: "preflight")] }
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    if run.destinations.isEmpty { add(asset, nil, to: 0) }
    for (index, answer) in asset.verdicts.enumerated()
    where index < suites.count && (asset.asset.request == nil || answer.verdict.isAnswer) {
      add(asset, answer, to: index)
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    guard failure == nil else { return }
    func sum(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
    var xml = MarkupWriter()
    xml.write(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Preflight" tests="\#(sum(\.tests))" failures="\#(sum(\.failures))" errors="\#(sum(\.errors))">\#n
      """#)
    for suite in suites {
      xml.write(
        #"""
          <testsuite name="\#(suite.name)" package="\#(suite.id)" tests="\#(suite.tests)" \#
        failures="\#(suite.failures)" errors="\#(suite.errors)" skipped="\#(suite.skipped)">
            <properties>\#n
        """#)
      for (name, value) in properties(summary.tally) {
        xml.write(#"      <property name="\#(name)" value="\#(value)"/>\#n"#)
      }
      xml.write("    </properties>\n")
      parts.append(.text(xml))
      parts += suite.cases.blocks.map { .spooled($0) }
      xml = suite.cases.tail
      xml.write("  </testsuite>\n")
    }
    xml.write("</testsuites>\n")
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

  private func properties(_ tally: Tally) -> [(name: String, value: String)] {
    [("preflight.version", run.toolVersion)] + (run.rulesDate.map { [("preflight.rules", $0)] } ?? [])
      + (run.asOf.map { [("preflight.as_of", $0.description)] } ?? [])
      + [
        ("preflight.skipped_files", "\(tally.skips)"), ("preflight.interrupted", tally.interrupted ? "true" : "false"),
      ]
  }

  private mutating func add(_ asset: PresentedAsset, _ answer: PresentedVerdict?, to index: Int) {
    let result = CaseResult(asset, answer)
    suites[index].count(result.mark)
    guard failure == nil else { return }
    do {
      let id = suites[index].id
      try suites[index].cases.append(to: spool) { result.write(path: asset.path, classname: id, to: &$0) }
    } catch {
      failure = error
    }
  }
}

/// The content of one case.
private struct CaseResult {
  enum Mark: String { case failure, error, skipped }

  /// The mark of the case; nil for a case that passes.
  var mark: Mark?
  /// A word for lists: the share state or the error code.
  var type = ""
  /// A summary in one line.
  var message = ""
  /// All details, for readers who open the case.
  var detail: [String] = []
  var output: [String] = []

  private let words: Words

  init(_ asset: PresentedAsset, _ answer: PresentedVerdict?) {
    let run = asset.run
    words = run.words
    let isRed = answer.map { run.failOn.isReached(by: $0.verdict) } ?? true
    if let problem = asset.unreadable {
      // A failure of this program or this machine is always an error, because the run ends with status 2.
      mark = isRed || problem.isOfThisMachine ? .error : .skipped
      type = problem.errorCode ?? ""
      message = problem.message
      detail = [message]
      if let refusal = answer?.verdict.refusal { detail.append(words.verdicts.wouldBeAnswered(refusal.words)) }
      if mark == .skipped { dismiss() }
      return
    }
    guard let answer else {
      output = asset.ofFile.map(\.message)
      return
    }
    let errors = answer.all.filter { $0.severity == .error }
    let warnings = answer.all.filter { $0.severity != .error }.worstFirst
    let refusal = answer.verdict.refusal
    if answer.outcome.isProblem { mark = isRed ? .failure : .skipped }
    switch answer.outcome {
    case .unreadable where errors.isEmpty:
      type = refusal?.code ?? ""
      message = answer.error?.message ?? ""
      detail = [message]
      output = warnings.flatMap(lines)
    case .fail, .unreadable:
      type = refusal?.code ?? answer.verdict.mayAnswerWords
      message = (refusal.map { $0.words + words.terms.colon } ?? "") + reasons(errors)
      detail = errors.flatMap(lines)
      output = warnings.flatMap(lines)
    case .unknown:
      type = "not decided"
      message = answer.undecided?.message ?? ""
      detail = [answer.verdict.mayAnswerWords].filter { !$0.isEmpty } + answer.all.flatMap(lines)
    case .warn where isRed:
      type = "warning"
      message = reasons(warnings)
      detail = warnings.flatMap(lines)
    case .notApplicable:
      mark = .skipped
      message = answer.reason ?? words.verdicts.noSlot(answer.destination.title)
      output = answer.all.flatMap(lines)
    case .accepted:
      mark = .skipped
      message = answer.all.lazy.compactMap { $0.acceptance?.reason }.first ?? words.page.inBaseline
      output = answer.all.flatMap(lines)
    case .notJudged:
      type = "not judged"
      message = words.headlines.sign(.notJudged)
      output = answer.all.flatMap(lines)
    case .pass, .warn:
      mark = nil
      output = answer.all.flatMap(lines)
    }
    if mark == .skipped { dismiss() }
    if !output.isEmpty, let slot = answer.slot { output.insert(words.verdicts.slot(slot), at: 0) }
  }

  /// Turns the case into a skipped one. The schema allows only a message for a skipped case, so the details move to the output.
  private mutating func dismiss() {
    output = detail + output
    detail = []
    type = ""
  }

  private func reasons(_ problems: [PresentedProblem]) -> String {
    problems.map(\.message).joined(separator: words.terms.semicolon)
  }

  private func lines(_ problem: PresentedProblem) -> [String] {
    let head = words.terms.severity(problem.severity) + words.terms.colon + problem.located
    let source = [problem.rule, problem.certainty, problem.source?.url.map(TerminalText.escaped)]
    return [head] + (problem.fix.map { ["  " + $0] } ?? []) + ["  " + source.compactMap { $0 }.joined(separator: " · ")]
  }

  func write(path: String, classname: String, to xml: inout MarkupWriter) {
    xml.write(#"    <testcase classname="\#(classname)" name="\#(path)""#)
    if mark == nil, output.isEmpty { return xml.write("/>\n") }
    xml.write(">")
    if let mark { write(mark, to: &xml) }
    if !output.isEmpty { xml.write("\n      <system-out>\(lines: output)</system-out>") }
    xml.write("\n    </testcase>\n")
  }

  private func write(_ mark: Mark, to xml: inout MarkupWriter) {
    xml.write("\n      <\(mark.rawValue)")
    if !type.isEmpty { xml.write(#" type="\#(type)""#) }
    xml.write(#" message="\#(message)""#)
    if detail.isEmpty { return xml.write("/>") }
    xml.write(">\(lines: detail)</\(mark.rawValue)>")
  }
}
