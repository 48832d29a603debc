import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The most frequent problems by rule, the most severe first, as a starting point for fixing many assets.
struct HTMLProblems {
  /// The numbers of problems that are shown, and that can be opened in addition.
  private static let shown = 6
  private static let more = 60

  /// A problem that several assets have.
  private struct Problem {
    /// The highest grade among its assets: with an open parameter, the problem may be certain for some of them only.
    var grade: Issue.Grade
    /// The message for the first asset.
    let message: String
    /// True if the message begins with the name of a field, which keeps the spelling of the SDK.
    var namesField = false
    /// The destination; empty if the problem applies to all.
    let name: String
    /// The id of the destination; nil if the problem applies to all.
    let destination: String?
    let answer: String
    let fix: String
    /// The rule, or the code of an unreadable file.
    let rule: String
    var count = 0
    /// The number of the asset that was counted last.
    var asset = 0
    /// A hash of the numbers of all its assets.
    var assets: UInt64 = 0
  }

  private var problems: [Problem] = []
  private var places: [String: Int] = [:]
  private var assets = 0
  /// The problems of the asset that was counted last.
  private var found: [Int] = []
  private let language: Language
  /// The noun for an asset.
  private let noun: Noun

  init(in language: Language, noun: Noun) {
    self.language = language
    self.noun = noun
  }

  /// Counts the problems of an asset.
  ///
  /// - Returns: The places of these problems in the order of their first occurrence, each once.
  mutating func add(_ asset: CheckedAsset) -> [Int] {
    assets += 1
    found = []
    let (language, words) = (language, words)
    if let error = asset.facts.error {
      guard asset.verdicts.acceptanceOfError == nil else { return [] }
      count("\(Issue.unreadableRule) \(error.code.rawValue)", .unreadable) {
        Problem(
          grade: .unreadable, message: TerminalText.escaped(error.text(in: language)),
          name: words.page.cannotRead.lowercased() + words.terms.colon + error.code.rawValue, destination: nil,
          answer: "",
          fix: "",
          rule: error.code.rawValue)
      }
      return found
    }
    // Notes without an effect on the outcome are only in the card of their asset.
    for issue in Issue.all(of: asset, in: language) where issue.grade > .note {
      count("\(issue.rule) \(issue.destination?.id ?? "")", issue.grade) {
        let name = issue.destination.map { TerminalText.escaped($0.name) } ?? ""
        return Problem(
          grade: issue.grade, message: issue.message, namesField: issue.finding?.field != nil, name: name,
          destination: issue.destination?.id,
          answer: issue.answer, fix: issue.fix ?? "",
          rule: TerminalText.escaped(issue.rule))
      }
    }
    return found
  }

  private mutating func count(_ key: String, _ grade: Issue.Grade, _ make: () -> Problem) {
    let place = places[key] ?? problems.count
    if place == problems.count {
      places[key] = place
      problems.append(make())
    }
    problems[place].grade = max(problems[place].grade, grade)
    // An asset that breaks a rule in several ways counts once.
    guard problems[place].asset < assets else { return }
    problems[place].asset = assets
    problems[place].count += 1
    problems[place].assets = (problems[place].assets &* 31) ^ UInt64(truncatingIfNeeded: assets &* 0x9E37_79B9)
    found.append(place)
  }

  private var words: Words { language.words }

  /// - Parameter columns: The ids of the destinations in the order of their columns.
  func write(columns: [String], to page: inout MarkupWriter) {
    guard !problems.isEmpty else { return }
    // Unreadable assets are sorted with errors.
    let order = { (row: Row) in (min(row.problem.grade, .error).rawValue, row.problem.count) }
    let sorted = rows.sorted { left, right in
      order(left) == order(right) ? left.place < right.place : order(left) > order(right)
    }
    page.markup("<section class=\"problems\" aria-labelledby=\"problems\">\n<h2 id=\"problems\">")
    page.text(words.page.problems)
    page.markup("</h2>\n")
    writeList(sorted.prefix(Self.shown), columns, to: &page)
    let rest = sorted.dropFirst(Self.shown)
    if !rest.isEmpty {
      page.markup("<details><summary>")
      page.text(words.page.moreProblems(rest.count))
      page.markup("</summary>\n")
      writeList(rest.prefix(Self.more), columns, to: &page)
      page.markup("</details>\n")
    }
    page.markup("</section>\n")
  }

  /// A problem with the destinations that state it in the same words about the same assets.
  private struct Row {
    let place: Int
    let problem: Problem
    var names: [String]
    var rules: [String]
    var destinations: [String?]
  }

  /// The largest number of destinations that are named with a problem.
  private static let mostNames = 3

  private var rows: [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for (index, problem) in problems.enumerated() {
      let key = [
        "\(problem.grade.rawValue) \(problem.count) \(problem.assets)", problem.message, problem.answer, problem.fix,
      ].joined(separator: "\u{0}")
      if let place = places[key] {
        rows[place].names.append(problem.name)
        rows[place].rules.append(problem.rule)
        rows[place].destinations.append(problem.destination)
      } else {
        places[key] = rows.count
        rows.append(
          Row(
            place: index, problem: problem, names: [problem.name], rules: [problem.rule],
            destinations: [problem.destination]))
      }
    }
    return rows
  }

  private func detail(of row: Row) -> String {
    let names =
      row.names.count > Self.mostNames
      ? words.overview.destinations(row.names.count) : row.names.joined(separator: words.terms.comma)
    let parts = [names, row.problem.answer, row.problem.fix.isEmpty ? "" : "→ \(row.problem.fix)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func writeList(_ rows: ArraySlice<Row>, _ columns: [String], to page: inout MarkupWriter) {
    page.markup("<ol>\n")
    for row in rows {
      let problem = row.problem
      // Without the script this is a line of text that does nothing.
      page.markup("<li><button type=\"button\"")
      page.attribute("class", "ask \(problem.grade.letter)")
      page.attribute("data-p", "\(row.place)")
      if !row.destinations.contains(nil) {
        let places = columns.indices.filter { row.destinations.contains(columns[$0]) }
        page.attribute("data-d", places.map(String.init).joined(separator: " "))
      }
      page.attribute("title", row.rules.joined(separator: " "))
      page.markup("><b>")
      page.text("\(problem.count)")
      page.markup("<span class=\"sr\">")
      page.text(words.page.counted(problem.count, noun))
      page.markup("</span></b><span class=\"said\">")
      if problem.count > 1 {
        page.text(words.page.example(problem.message))
      } else {
        let message = problem.message
        page.text(problem.namesField ? message : message.prefix(1).uppercased() + message.dropFirst())
      }
      page.markup("</span><small>")
      page.text(detail(of: row))
      page.markup("</small></button></li>\n")
    }
    page.markup("</ol>\n")
  }
}

extension Issue.Grade {
  /// The letter of the outcome that the grade leads to; see `Outcome.letter`.
  fileprivate var letter: String {
    switch self {
    case .note, .warning: Outcome.warn.letter
    case .undecided: Outcome.unknown.letter
    case .error: Outcome.fail.letter
    case .unreadable: Outcome.unreadable.letter
    }
  }
}
