import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// One line for each problem, for `grep` and for editors that understand the messages of compilers:
/// `path: error rule: message`. A problem in a document has its line and column after the path.
package struct LineReporter: AssetReporter, ItemwiseReporter {
  package static let name = "line"

  package let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    for problem in asset.problems {
      let place = problem.place.map { ":\($0.line):\($0.column)" } ?? ""
      // The words of the format stay the same in every language, so that patterns match.
      let head = "\(problem.file.display)\(place): \(problem.outcome.severity.rawValue)"
      appendLine("\(head) \(problem.shownRule): \(problem.advice)", to: &out)
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {}
}
