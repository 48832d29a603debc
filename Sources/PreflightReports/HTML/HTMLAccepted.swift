import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

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

  private var rows: [Row] = []
  private var places: [Key: Int] = [:]
  private let language: Language
  /// The noun for an asset.
  private let noun: Noun

  init(in language: Language, noun: Noun) {
    self.language = language
    self.noun = noun
  }

  mutating func add(_ asset: CheckedAsset) {
    for problem in AcceptedProblem.all(of: asset, in: language) {
      let key = Key(rule: problem.rule, acceptance: problem.acceptance)
      let place = places[key] ?? rows.count
      if place == rows.count {
        places[key] = place
        rows.append(Row(first: problem))
      }
      rows[place].count += 1
    }
  }

  func write(to page: inout MarkupWriter) {
    guard !rows.isEmpty else { return }
    let words = language.words.page
    page.markup("<details class=\"accepted\"><summary>")
    page.text(words.accepted(rows.reduce(0) { $0 + $1.count }))
    page.markup("</summary>\n<ol>\n")
    let sorted = rows.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(
      \.element)
    for row in sorted.prefix(Self.most) {
      let message = row.first.message
      page.markup("<li><b>")
      page.text("\(row.count)")
      page.markup("<span class=\"sr\">")
      page.text(words.counted(row.count, noun))
      page.markup("</span></b><span>")
      page.text(row.count > 1 ? words.example(message) : message.prefix(1).uppercased() + message.dropFirst())
      page.markup("</span><small>")
      page.text(
        [row.first.place(in: language), row.first.rule, row.first.acceptance.words(in: language)]
          .joined(separator: " · "))
      page.markup("</small></li>\n")
    }
    page.markup("</ol>\n")
    if rows.count > Self.most {
      page.markup("<p>")
      page.text(words.moreProblems(rows.count - Self.most))
      page.markup("</p>\n")
    }
    page.markup("</details>\n")
  }
}
