import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The most frequent problems by rule, the most severe first, as a starting point for fixing many assets.
struct HTMLProblems {
  /// The numbers of problems that are shown, and that can be opened in addition.
  private static let shown = 6
  private static let more = 60

  /// A problem that several assets have.
  private struct Problem {
    /// The worst outcome among its assets. If a parameter is open, the problem may be certain for only some of them.
    var outcome: Outcome
    /// The headline, and the message for the first asset.
    let title: String
    let message: String
    /// The destination; empty if the problem applies to all.
    let name: String
    /// The id of the destination; nil if the problem applies to all.
    let destination: String?
    let answer: String
    let fix: String
    /// The rule, or the code of an unreadable file.
    let rule: String
    /// True if it is about what can be seen and heard. These come first.
    let isOnContent: Bool
    var count = 0
    /// The number of the asset that was counted last.
    var asset = 0
    /// A hash of the numbers of all its assets.
    var assets: UInt64 = 0

    /// - Parameter code: The code of an unreadable file.
    init(_ problem: PresentedProblem, _ code: String?) {
      outcome = problem.outcome
      (title, message) = (problem.headline, problem.message)
      name = problem.destination?.title ?? ""
      destination = problem.destination?.id
      answer = code == nil ? problem.shownAnswer : ""
      fix = problem.fix ?? ""
      rule = code ?? problem.shownRule
      isOnContent = problem.contentPart != nil
    }
  }

  private var problems = Grouped<String, Problem>()
  private var assets = 0
  private let run: RunInfo

  init(_ run: RunInfo) { self.run = run }

  /// Counts the problems of an asset.
  ///
  /// - Returns: The places of these problems in the order of their first occurrence, each once.
  mutating func add(_ asset: PresentedAsset) -> [Int] {
    assets += 1
    var found: [Int] = []
    let code = asset.unreadable?.errorCode
    // Notes without an effect on the outcome are only in the card of their asset.
    for problem in asset.problems where problem.outcome > .pass {
      // Too tall and too wide are two problems of one rule.
      let key = "\(problem.rule) \(code ?? problem.destination?.id ?? "") \(problem.headline)"
      let place = problems.place(of: key) { Problem(problem, code) }
      problems[place].outcome = max(problems[place].outcome, problem.outcome)
      // An asset that breaks a rule in several ways counts once.
      guard problems[place].asset < assets else { continue }
      problems[place].asset = assets
      problems[place].count += 1
      problems[place].assets = (problems[place].assets &* 31) ^ (UInt64(assets) &* 0x9E37_79B9)
      found.append(place)
    }
    return found
  }

  private var words: Words { run.words }

  /// - Parameter columns: The ids of the destinations in the order of their columns.
  func write(columns: [String], to page: inout MarkupWriter) {
    guard !problems.values.isEmpty else { return }
    // Unreadable assets are sorted with errors.
    let order = { (row: Row) in
      (row.problem.isOnContent ? 1 : 0, row.problem.outcome.signed, row.problem.count)
    }
    let sorted = rows.sorted { left, right in
      order(left) == order(right) ? left.place < right.place : order(left) > order(right)
    }
    let isOnContent = sorted.first?.problem.isOnContent == true
    page.write(
      """
      <section class="problems" aria-labelledby="problems">
      <h2 id="problems">\(isOnContent ? words.page.problemsOfContent : words.page.problems)</h2>\n
      """)
    writeList(sorted.prefix(Self.shown), columns, to: &page)
    let rest = sorted.dropFirst(Self.shown)
    if !rest.isEmpty {
      page.write("<details><summary>\(words.page.moreProblems(rest.count))</summary>\n")
      writeList(rest.prefix(Self.more), columns, to: &page)
      page.write("</details>\n")
    }
    page.write("</section>\n")
  }

  /// A problem with the destinations that report it in the same words about the same assets.
  private struct Row {
    let place: Int
    let problem: Problem
    var names: [String] = []
    var rules: [String] = []
    var destinations: [String?] = []
  }

  /// The largest number of destinations that are named with a problem.
  private static let mostNames = 3

  private var rows: [Row] {
    var rows = Grouped<String, Row>()
    for (index, problem) in problems.values.enumerated() {
      let key = [
        "\(problem.outcome.rawValue) \(problem.count) \(problem.assets)", problem.message, problem.answer, problem.fix,
      ].joined(separator: "\u{0}")
      let place = rows.place(of: key) { Row(place: index, problem: problem) }
      if !problem.name.isEmpty { rows[place].names.append(problem.name) }
      rows[place].rules.append(problem.rule)
      rows[place].destinations.append(problem.destination)
    }
    return rows.values
  }

  private func detail(of row: Row) -> String {
    let names =
      row.names.count > Self.mostNames
      ? words.overview.destinations(row.names.count) : row.names.joined(separator: words.terms.comma)
    let example = row.problem.count > 1 ? words.page.example(row.problem.message) : row.problem.message
    // The dot between the parts ends the sentence.
    let fix = row.problem.fix.hasSuffix(words.terms.stop) ? String(row.problem.fix.dropLast()) : row.problem.fix
    let rules = row.rules.prefix(1) + (row.rules.count > 1 ? ["+\(row.rules.count - 1)"] : [])
    let parts = [
      example, names, row.problem.answer, row.problem.fix.isEmpty ? "" : "→ \(fix)",
      rules.joined(separator: " "),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func writeList(_ rows: ArraySlice<Row>, _ columns: [String], to page: inout MarkupWriter) {
    page.write("<ol>\n")
    for row in rows {
      let problem = row.problem
      var places: Markup = ""
      if !row.destinations.contains(nil) {
        let list = columns.indices.filter { row.destinations.contains(columns[$0]) }.map(String.init)
        places = " data-d=\"\(list.joined(separator: " "))\""
      }
      let title = row.rules.joined(separator: " ")
      let counted: Markup = "\(problem.count)<span class=\"sr\">\(words.page.counted(problem.count, run.noun))</span>"
      // Without the script this is a line of text that does nothing.
      page.write(
        """
        <li><button type="button" class="ask \(problem.outcome.letter)" data-p="\(row.place)"\(places) title="\(title)">\
        <b>\(counted)</b><span class="said">\(problem.title)</span><small>\(detail(of: row))</small></button></li>\n
        """)
    }
    page.write("</ol>\n")
  }
}
