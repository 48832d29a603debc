import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage

/// Workflow commands that GitHub turns into annotations
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
///
/// GitHub shows ten annotations per step and silently drops the rest
/// (https://github.com/orgs/community/discussions/26680). The report therefore has the nine most severe, and one that
/// counts the others. The longer list is for the summary of the step (`MarkdownReporter.Limit.stepSummary`).
package struct GitHubReporter: Reporter {
  package static let name = "github"
  package static let summary = "annotations for GitHub Actions, the ten most severe"

  private static let annotationsPerStep = 10

  private let run: RunInfo
  private var issues = WorstFirst<Issue>(limit: annotationsPerStep, grades: Issue.Grade.allCases.count)

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for issue in Issue.annotations(of: asset, in: run) { issues.add(issue, grade: issue.grade.rawValue) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let fits = issues.count <= Self.annotationsPerStep
    let shown = issues.first(fits ? Self.annotationsPerStep : Self.annotationsPerStep - 1)
    for issue in shown {
      let answer = issue.answer.isEmpty ? "" : run.words.terms.inParentheses(issue.answer)
      let title = "Preflight: \(issue.rule)"
      if let place = issue.place {
        command(
          issue.grade.command,
          ["file": issue.file.display, "line": "\(place.line)", "col": "\(place.column)", "title": title],
          issue.sentence + answer, into: &out)
      } else {
        command(
          issue.grade.command, ["file": issue.file.display, "title": title], issue.sentence + answer, into: &out)
      }
    }
    if !fits {
      let count = issues.count - shown.count
      let grave = Issue.Grade.allCases.filter { $0 >= .error }.reduce(0) { $0 + issues.count(grade: $1.rawValue) }
      let errors = max(0, grave - shown.count)
      command(
        errors > 0 ? "error" : "warning", ["title": "Preflight"],
        run.words.verdicts.moreAnnotations(count, errors), into: &out)
    }
    // A line that is not a command, so that a clean run has output too.
    out.append(contentsOf: "Preflight: \(Headline(run: run, tally: summary.tally).counts)\n".utf8)
  }

  /// Writes `::name key=value,key=value::message`, with the keys in the given order.
  private func command(
    _ name: String, _ properties: KeyValuePairs<String, String>, _ message: String, into out: inout [UInt8]
  ) {
    out.append(contentsOf: "::\(name) ".utf8)
    for (index, property) in properties.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out.append(contentsOf: "\(property.key)=".utf8)
      escape(property.value, isProperty: true, into: &out)
    }
    out.append(contentsOf: "::".utf8)
    escape(message, isProperty: false, into: &out)
    out.append(UInt8(ascii: "\n"))
  }

  /// Writes text in the runner's escapes: `%`, CR and LF everywhere, `:` and `,` in properties too
  /// (https://github.com/actions/toolkit, packages/core/src/command.ts).
  private func escape(_ text: String, isProperty: Bool, into out: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): out.append(contentsOf: "%25".utf8)
      case UInt8(ascii: "\r"): out.append(contentsOf: "%0D".utf8)
      case UInt8(ascii: "\n"): out.append(contentsOf: "%0A".utf8)
      case UInt8(ascii: ":") where isProperty: out.append(contentsOf: "%3A".utf8)
      case UInt8(ascii: ",") where isProperty: out.append(contentsOf: "%2C".utf8)
      default: out.append(byte)
      }
    }
  }
}

extension Issue.Grade {
  fileprivate var command: String { self >= .error ? "error" : self == .note ? "notice" : "warning" }
}
