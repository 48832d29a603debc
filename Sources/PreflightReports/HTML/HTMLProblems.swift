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

  /// A problem of several assets, for all destinations that report it.
  private struct Row {
    let outcome: Outcome
    /// The headline, and the message for the first asset.
    let title: String
    let message: String
    let answer: String
    let fix: String
    /// True if it is about what can be seen and heard. These come first.
    let isOnContent: Bool
    /// The destinations, and their rules or the code of an unreadable file, each with its number in the cards of assets. The id of the
    /// destination is nil if the problem is one of the file itself.
    var places: [(number: Int, destination: String?, rule: String)] = []
    /// The names of the destinations, each once.
    var names: [String] = []
    var count = 0
    /// The asset that was counted last.
    var asset = 0

    /// - Parameter code: The code of an unreadable file.
    init(_ problem: PresentedProblem, _ code: String?) {
      outcome = problem.outcome
      (title, message) = (problem.headline, problem.message)
      answer = code == nil ? problem.shownAnswer : ""
      fix = problem.fix ?? ""
      isOnContent = problem.contentPart != nil
    }
  }

  private var rows = Grouped<String, Row>()
  /// The numbers of rules with their destinations.
  private var numbers = Grouped<String, Int>()
  private var assets = 0
  private let run: RunInfo

  init(_ run: RunInfo) { self.run = run }

  /// Counts the problems of an asset.
  ///
  /// - Returns: The numbers of these problems, each once.
  mutating func add(_ asset: PresentedAsset) -> [Int] {
    assets += 1
    var found: [Int] = []
    let code = asset.unreadable?.errorCode
    // Notes without an effect on the outcome are only in the card of their asset.
    for problem in asset.problems where problem.outcome > .pass {
      let headline = "\(problem.outcome.rawValue) \(problem.headline)"
      let row = rows.place(of: headline) { Row(problem, code) }
      // An asset with a problem at several destinations counts once.
      if rows[row].asset < assets {
        rows[row].asset = assets
        rows[row].count += 1
      }
      // Too tall and too wide are two problems of one rule.
      let known = numbers.values.count
      let number = numbers.place(of: "\(problem.rule) \(code ?? problem.destination?.id ?? "") \(headline)") { row }
      if number == known {
        rows[row].places.append((number, problem.destination?.id, code ?? problem.shownRule))
        if let name = problem.destination?.title, !rows[row].names.contains(name) { rows[row].names.append(name) }
      }
      if !found.contains(number) { found.append(number) }
    }
    return found
  }

  private var words: Words { run.words }

  /// - Parameter columns: The ids of the destinations in the order of their columns.
  func write(columns: [String], to page: inout MarkupWriter) {
    guard !rows.values.isEmpty else { return }
    // Unreadable assets are sorted with errors.
    let order = { (row: Row) in (row.isOnContent ? 1 : 0, row.outcome.signed, row.count) }
    let sorted = rows.values.enumerated().sorted { left, right in
      let (first, second) = (order(left.element), order(right.element))
      return first == second ? left.offset < right.offset : first > second
    }.map { $0.element }
    let isOnContent = sorted.first?.isOnContent == true
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

  /// The largest number of destinations that are named with a problem.
  private static let mostNames = 3

  private func detail(of row: Row) -> String {
    let names =
      row.names.count > Self.mostNames
      ? words.overview.destinations(row.names.count) : row.names.joined(separator: words.terms.comma)
    let example = row.count > 1 ? words.page.example(row.message) : row.message
    // The dot between the parts ends the sentence.
    let fix = row.fix.hasSuffix(words.terms.stop) ? String(row.fix.dropLast()) : row.fix
    let rules = row.places.prefix(1).map { $0.rule } + (row.places.count > 1 ? ["+\(row.places.count - 1)"] : [])
    let parts = [
      example, names, row.answer, row.fix.isEmpty ? "" : "→ \(fix)",
      rules.joined(separator: " "),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func writeList(_ rows: ArraySlice<Row>, _ columns: [String], to page: inout MarkupWriter) {
    page.write("<ol>\n")
    for row in rows {
      var places: Markup = ""
      if !row.places.contains(where: { $0.destination == nil }) {
        let list = row.places.map { place in columns.firstIndex { $0 == place.destination }.map(String.init) ?? "" }
        places = " data-d=\"\(list.joined(separator: " "))\""
      }
      let numbers = row.places.map { String($0.number) }.joined(separator: " ")
      let title = row.places.map { $0.rule }.joined(separator: " ")
      let counted: Markup = "\(row.count)<span class=\"sr\">\(words.page.counted(row.count, run.noun))</span>"
      // Without the script this is a line of text that does nothing.
      page.write(
        """
        <li><button type="button" class="ask \(row.outcome.letter)" data-p="\(numbers)"\(places) title="\(title)">\
        <b>\(counted)</b><span class="said">\(row.title)</span><small>\(detail(of: row))</small></button></li>\n
        """)
    }
    page.write("</ol>\n")
  }
}
