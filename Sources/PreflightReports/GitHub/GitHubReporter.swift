import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// Workflow commands that GitHub turns into annotations
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
///
/// GitHub shows ten annotations per step and silently drops the rest
/// (https://github.com/orgs/community/discussions/26680). The report therefore has the nine most severe, and one that
/// counts the others. The longer list is for the summary of the step (`MarkdownReporter.Limit.stepSummary`).
package struct GitHubReporter: AssetReporter {
  package static let name = "github"

  private static let annotationsPerStep = 10

  package let run: RunInfo
  private var problems = WorstFirst<PresentedProblem>(limit: annotationsPerStep)

  package init(_ run: RunInfo) { self.run = run }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    for problem in asset.problems { problems.add(problem, problem.outcome) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let fits = problems.count <= Self.annotationsPerStep
    let shown = problems.first(fits ? Self.annotationsPerStep : Self.annotationsPerStep - 1)
    for problem in shown {
      var properties = [("file", problem.annotated(in: run).display)]
      if let place = problem.place { properties += [("line", "\(place.line)"), ("col", "\(place.column)")] }
      properties.append(("title", "Preflight: \(problem.rule)"))
      command(problem.outcome.severity.command, properties, problem.sentenceWithAnswer, into: &out)
    }
    if !fits {
      let grave = Outcome.allCases.filter { $0 >= .fail }.reduce(0) { $0 + problems.count($1) }
      let errors = max(0, grave - shown.count)
      command(
        errors > 0 ? "error" : "warning", [("title", "Preflight")],
        run.words.verdicts.moreAnnotations(problems.count - shown.count, errors), into: &out)
    }
    // This line is not a command, so that a clean run has output too.
    out.append(contentsOf: "Preflight: \(Headline(run: run, tally: summary.tally).counts)\n".utf8)
  }

  /// Writes `::name key=value,key=value::message`.
  private func command(
    _ name: String, _ properties: [(key: String, value: String)], _ message: String, into out: inout [UInt8]
  ) {
    let list = properties.map { "\($0.key)=\(escaped($0.value, isProperty: true))" }.joined(separator: ",")
    out.append(contentsOf: "::\(name) \(list)::\(escaped(message, isProperty: false))\n".utf8)
  }

  /// Returns text in the runner's escapes: `%`, CR and LF everywhere, `:` and `,` in properties too
  /// (https://github.com/actions/toolkit, packages/core/src/command.ts).
  private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Severity {
  /// The severities of GitHub are error, warning and notice.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
