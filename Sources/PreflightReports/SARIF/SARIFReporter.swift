import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// Results for code scanning (SARIF 2.1.0, OASIS Standard of 2020-03-27).
///
/// Every rule of the run's destinations is listed with its help, so that a viewer also explains rules that nothing
/// broke. Media have no lines, so their location is a file without a region. GitHub accepts 25,000 results of a run and
/// shows the 5,000 most severe
/// (https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit). The
/// report has no more than these, and a notification with the number of the others.
package struct SARIFReporter: Reporter {
  package static let name = "sarif"
  package static let summary = "SARIF 2.1.0 for code scanning, the 5,000 most severe results"
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { head in
    head.begins(with: "{\"$schema\":") && head.contains("\"driver\":{\"name\":\"Preflight\"".utf8)
  }

  static let mostResults = 5000

  private let run: RunInfo
  private var issues = WorstFirst<Issue>(limit: mostResults, grades: Issue.Grade.allCases.count)

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for issue in Issue.annotations(of: asset, in: run) { issues.add(issue, grade: issue.grade.rawValue) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let rules = SARIFRules(run)
    var json = JSONWriter(consume out)
    json.beginObject()
    json.key("$schema")
    json.string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.key("version")
    json.string("2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.key("name")
    json.string("Preflight")
    json.key("version")
    json.string(run.toolVersion)
    if let date = run.rulesDate {
      json.key("properties")
      json.beginObject()
      json.key("rules")
      json.string(date)
      if let day = run.asOf {
        json.key("as_of")
        json.string(day.description)
      }
      json.endObject()
    }
    json.key("rules")
    rules.write(to: &json)
    json.endObject()
    json.endObject()
    json.key("columnKind")
    json.string("unicodeCodePoints")
    writeInvocation(summary, to: &json)
    json.key("results")
    json.beginArray()
    for issue in issues.first(Self.mostResults) {
      json.bytes.append(UInt8(ascii: "\n"))
      issue.writeResult(ruleIndex: rules.index(of: issue.rule), to: &json, run.words)
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    out = json.bytes
    out.append(UInt8(ascii: "\n"))
  }

  private func writeInvocation(_ summary: RunSummary, to json: inout JSONWriter) {
    let cut = max(0, issues.count - Self.mostResults)
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.key("executionSuccessful")
    json.bool(!summary.tally.interrupted)
    json.key("toolExecutionNotifications")
    json.beginArray()
    notification("note", Headline(run: run, tally: summary.tally).counts, to: &json)
    if cut > 0 {
      notification(
        "warning", run.words.verdicts.moreResults(cut, Self.mostResults, issues.count), to: &json)
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private func notification(_ level: String, _ text: String, to json: inout JSONWriter) {
    json.beginObject()
    json.key("level")
    json.string(level)
    json.key("message")
    writeText(text, to: &json)
    json.endObject()
  }
}

/// Writes a message or description: `{"text": …}`.
func writeText(_ text: String, markdown: String? = nil, to json: inout JSONWriter) {
  json.beginObject()
  json.key("text")
  json.string(text)
  if let markdown {
    json.key("markdown")
    json.string(markdown)
  }
  json.endObject()
}

extension Issue {
  fileprivate func writeResult(ruleIndex: Int?, to json: inout JSONWriter, _ words: Words) {
    json.beginObject()
    json.key("ruleId")
    json.string(rule)
    if let ruleIndex {
      json.key("ruleIndex")
      json.int(ruleIndex)
    }
    json.key("level")
    json.string(grade >= .error ? "error" : grade == .note ? "note" : "warning")
    json.key("message")
    writeText(
      Self.withoutLinks(answer.isEmpty ? sentence : sentence + words.terms.inParentheses(answer)), to: &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.key("uri")
    json.string(file.uri)
    if !file.isAbsolute {
      json.key("uriBaseId")
      json.string("%SRCROOT%")
    }
    json.endObject()
    if let place {
      json.key("region")
      json.beginObject()
      json.key("startLine")
      json.int(place.line)
      json.key("startColumn")
      json.int(place.column)
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.key("preflightIssue/v1")
    json.string(fingerprint)
    // The only key that GitHub compares. The count after the colon distinguishes equal lines, which media do not have.
    json.key("primaryLocationLineHash")
    json.string("\(fingerprint):1")
    json.endObject()
    if let acceptance {
      // 3.35: a suppressed result is listed, and does not count.
      json.key("suppressions")
      json.beginArray()
      json.beginObject()
      json.key("kind")
      json.string("external")
      if let reason = acceptance.reason {
        json.key("justification")
        json.string(reason)
      }
      json.endObject()
      json.endArray()
    }
    if let destination {
      json.key("properties")
      json.beginObject()
      json.key("destination")
      json.string(destination.id)
      if let code = finding?.shareState {
        json.key("share_state")
        json.int(code)
      }
      json.endObject()
    }
    json.endObject()
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
