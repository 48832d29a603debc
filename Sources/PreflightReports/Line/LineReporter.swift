import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage

/// One line for each problem, for `grep` and for editors that understand the messages of compilers:
/// `path: error rule: message`. A problem in a document has its line and column after the path.
package struct LineReporter: ItemwiseReporter {
  package static let name = "line"
  package static let summary = "a line for each problem, path: error rule: message"

  private let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for issue in Issue.all(of: asset, in: run.language) {
      let place = issue.place.map { ":\($0.line):\($0.column)" } ?? ""
      let fix = issue.fix.map { run.words.terms.stop + run.words.terms.gap + $0 } ?? ""
      // The words of the format stay the same in every language, so that patterns match.
      appendLine(
        "\(issue.givenFile.display)\(place): \(issue.grade.word) \(TerminalText.escaped(issue.rule)): \(issue.message)\(fix)",
        to: &out)
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {}
}

extension Issue.Grade {
  /// The severity in formats that know errors, warnings and notes.
  var word: String { self >= .error ? "error" : self == .note ? "note" : "warning" }
}
