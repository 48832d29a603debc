import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// Results for code scanning (SARIF 2.1.0, OASIS Standard of 2020-03-27).
///
/// Every rule of the run's destinations is listed with its help, so that a viewer also explains rules that nothing
/// broke. Media have no lines, so their location is a file without a region. GitHub accepts 25,000 results of a run and
/// shows the 5,000 most severe
/// (https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit). The
/// report has no more than these, and a notification with the number of the others.
package struct SARIFReporter: AssetReporter {
  package static let name = "sarif"
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { head in
    head.begins(with: "{\"$schema\":") && head.contains("\"driver\":{\"name\":\"Preflight\"".utf8)
  }

  static let mostResults = 5000

  package let run: RunInfo
  private var problems = WorstFirst<PresentedProblem>(limit: mostResults)

  package init(_ run: RunInfo) { self.run = run }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    for problem in asset.problems { problems.add(problem, problem.outcome) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let rules = SARIFRules(run)
    var json = JSONWriter(consume out)
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in json.object("driver") { writeDriver(rules, to: &$0) } }
          json.member("columnKind", "unicodeCodePoints")
          json.array("invocations") { writeInvocation(summary, to: &$0) }
          json.array("results") { json in
            for problem in problems.first(Self.mostResults) {
              json.bytes.append(UInt8(ascii: "\n"))
              json.object { write(problem, ruleIndex: rules.index(of: problem.rule), to: &$0) }
            }
          }
        }
      }
    }
    out = json.bytes
    out.append(UInt8(ascii: "\n"))
  }

  private func writeDriver(_ rules: SARIFRules, to json: inout JSONWriter) {
    json.member("name", "Preflight")
    json.member("version", run.toolVersion)
    if let date = run.rulesDate {
      json.object("properties") { json in
        json.member("rules", date)
        if let day = run.asOf { json.member("as_of", day.description) }
      }
    }
    json.array("rules") { rules.write(to: &$0) }
  }

  private func writeInvocation(_ summary: RunSummary, to json: inout JSONWriter) {
    let cut = max(0, problems.count - Self.mostResults)
    json.object { json in
      json.member("executionSuccessful", !summary.tally.interrupted)
      json.array("toolExecutionNotifications") { json in
        notification("note", Headline(run: run, tally: summary.tally).counts, to: &json)
        guard cut > 0 else { return }
        notification("warning", run.words.verdicts.moreResults(cut, Self.mostResults, problems.count), to: &json)
      }
    }
  }

  private func notification(_ level: String, _ text: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("level", level)
      json.text("message", text)
    }
  }

  private func write(_ problem: PresentedProblem, ruleIndex: Int?, to json: inout JSONWriter) {
    json.member("ruleId", problem.rule)
    if let ruleIndex { json.member("ruleIndex", ruleIndex) }
    // The severity names are those of SARIF 2.1.0, 3.27.10.
    json.member("level", problem.outcome.severity.rawValue)
    json.text("message", Self.withoutLinks(problem.sentenceWithAnswer))
    json.array("locations") { json in
      json.object { json in json.object("physicalLocation") { writeLocation(of: problem, to: &$0) } }
    }
    let fingerprint = problem.fingerprint(in: run)
    json.object("partialFingerprints") { json in
      json.member("preflightIssue/v1", fingerprint)
      // The only key that GitHub compares. The count after the colon distinguishes equal lines, which media do not have.
      json.member("primaryLocationLineHash", "\(fingerprint):1")
    }
    if let acceptance = problem.acceptance {
      // A suppressed result is listed and does not count (3.35).
      json.array("suppressions") { json in
        json.object { json in
          json.member("kind", "external")
          if let reason = acceptance.reason { json.member("justification", reason) }
        }
      }
    }
    if let destination = problem.destination {
      json.object("properties") { json in
        json.member("destination", destination.id)
        if let code = problem.shareState { json.member("share_state", code) }
      }
    }
  }

  private func writeLocation(of problem: PresentedProblem, to json: inout JSONWriter) {
    let file = problem.annotated(in: run)
    json.object("artifactLocation") { json in
      json.member("uri", file.uri)
      if !file.isAbsolute { json.member("uriBaseId", "%SRCROOT%") }
    }
    if let place = problem.place {
      json.object("region") { json in
        json.member("startLine", place.line)
        json.member("startColumn", place.column)
      }
    }
  }

  /// Returns text in which a viewer finds no link: `[text](1)` would be one, and backslashes escape its brackets
  /// (3.11.6).
  private static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") else { return text }
    return text.reduce(into: "") { escaped, character in
      if "[]\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}

extension JSONWriter {
  /// Writes a message or description: `{"text": …}`.
  mutating func text(_ key: StaticString, _ text: String, markdown: String? = nil) {
    object(key) { json in
      json.member("text", text)
      if let markdown { json.member("markdown", markdown) }
    }
  }
}
