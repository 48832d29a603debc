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
    let detail: String
    /// A search text that matches the cards of these assets and no others.
    let query: String
    var count = 0
    /// The number of the asset that was counted last.
    var asset = 0
  }

  private var problems: [Problem] = []
  private var places: [String: Int] = [:]
  private var assets = 0
  private let language: Language
  /// The noun for an asset.
  private let noun: Noun

  init(in language: Language, noun: Noun) {
    self.language = language
    self.noun = noun
  }

  mutating func add(_ asset: CheckedAsset) {
    assets += 1
    let (language, words) = (language, words)
    if let error = asset.facts.error {
      count("\(Issue.unreadableRule) \(error.code.rawValue)", .unreadable) {
        Problem(
          grade: .unreadable, message: TerminalText.escaped(error.text(in: language)),
          detail: words.page.cannotRead.lowercased() + words.terms.colon + error.code.rawValue,
          query: "\(words.page.cannotRead.lowercased()) \(error.code.rawValue)")
      }
      return
    }
    // Notes without an effect on the outcome are only in the card of their asset.
    for issue in Issue.all(of: asset, in: language) where issue.grade > .note {
      count("\(issue.rule) \(issue.destination?.id ?? "")", issue.grade) {
        let name = issue.destination.map { TerminalText.escaped($0.name) } ?? ""
        let parts = [name, issue.answer, issue.fix.map { "→ \($0)" } ?? ""]
        return Problem(
          grade: issue.grade, message: issue.message, detail: parts.filter { !$0.isEmpty }.joined(separator: " · "),
          query: issue.finding == nil ? "\(words.verdicts.undecided) \(name)" : TerminalText.escaped(issue.rule))
      }
    }
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
  }

  private var words: Words { language.words }

  func write(to page: inout MarkupWriter) {
    guard !problems.isEmpty else { return }
    // Unreadable assets are sorted with errors.
    let order = { (problem: Problem) in (min(problem.grade, .error).rawValue, problem.count) }
    let sorted = problems.enumerated().sorted { left, right in
      order(left.element) == order(right.element)
        ? left.offset < right.offset : order(left.element) > order(right.element)
    }.map(\.element)
    page.markup("<section class=\"problems\" aria-labelledby=\"problems\">\n<h2 id=\"problems\">")
    page.text(words.page.problems)
    page.markup("</h2>\n")
    writeList(sorted.prefix(Self.shown), to: &page)
    let rest = sorted.dropFirst(Self.shown)
    if !rest.isEmpty {
      page.markup("<details><summary>")
      page.text(words.page.moreProblems(rest.count))
      page.markup("</summary>\n")
      writeList(rest.prefix(Self.more), to: &page)
      page.markup("</details>\n")
    }
    page.markup("</section>\n")
  }

  private func writeList(_ problems: ArraySlice<Problem>, to page: inout MarkupWriter) {
    page.markup("<ol>\n")
    for problem in problems {
      // Without the script this is a line of text that does nothing.
      page.markup("<li><button type=\"button\"")
      page.attribute("class", "ask \(problem.grade.letter)")
      page.attribute("data-q", problem.query)
      page.markup("><b>")
      page.text("\(problem.count)")
      page.markup("<span class=\"sr\">")
      page.text(words.page.counted(problem.count, noun))
      page.markup("</span></b><span class=\"said\">")
      page.text(
        problem.count > 1
          ? words.page.example(problem.message) : problem.message.prefix(1).uppercased() + problem.message.dropFirst())
      page.markup("</span><small>")
      page.text(problem.detail)
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
