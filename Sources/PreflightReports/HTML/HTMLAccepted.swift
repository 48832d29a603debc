import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting

/// The problems that the team accepts, folded below the list of problems. Each rule is listed once for each reason.
struct HTMLAccepted {
  private struct Key: Hashable {
    let rule: String
    let acceptance: Acceptance
  }

  private struct Row {
    /// The problem for the first asset.
    let first: AcceptedProblem
    var count = 0
  }

  /// The largest number of rows.
  private static let most = 100

  private var rows = Grouped<Key, Row>()
  private let run: RunInfo

  init(_ run: RunInfo) { self.run = run }

  mutating func add(_ asset: PresentedAsset) {
    for problem in asset.accepted {
      let key = Key(rule: problem.rule, acceptance: problem.acceptance)
      rows[rows.place(of: key) { Row(first: problem) }].count += 1
    }
  }

  func write(to page: inout MarkupWriter) {
    let rows = rows.values
    guard !rows.isEmpty else { return }
    let words = run.words.page
    let total = rows.reduce(0) { $0 + $1.count }
    page.write("<details class=\"accepted\"><summary>\(words.accepted(total))</summary>\n<ol>\n")
    let sorted = rows.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map {
      $0.element
    }
    for row in sorted.prefix(Self.most) {
      let message = row.first.message
      let (place, reason) = row.first.origin(in: run.language)
      let counted: Markup = "<b>\(row.count)<span class=\"sr\">\(words.counted(row.count, run.noun))</span></b>"
      page.write(
        """
        <li>\(counted)<span>\(row.count > 1 ? words.example(message) : message.withCapital)</span>\
        <small>\([place, row.first.rule, reason].joined(separator: " · "))</small></li>\n
        """)
    }
    page.write("</ol>\n")
    if rows.count > Self.most { page.write("<p>\(words.moreProblems(rows.count - Self.most))</p>\n") }
    page.write("</details>\n")
  }
}
