import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// A comment for a pull request, or the summary of a GitHub step: counts by destination, then the problems, worst
/// first.
///
/// GitHub refuses texts above a size limit, so the list ends earlier, with the number of omitted assets.
package struct MarkdownReporter: Reporter {
  package static let name = "markdown"
  package static let summary = "a pull request comment, worst first, within GitHub's limit"
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { $0.begins(with: "### Preflight: ") }

  /// The maximum size of the text.
  package enum Limit: Sendable {
    /// 65,536 characters (https://github.com/orgs/community/discussions/27190), here counted in UTF-16.
    case comment
    /// The rest of the 1 MiB that GitHub allows for a step
    /// (https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-markdown-summary),
    /// in bytes.
    case stepSummary(left: Int)

    /// The maximum size of a step's summary in bytes.
    package static let stepSummaryBytes = 1 << 20

    var most: Int {
      switch self {
      case .comment: 65_536
      case .stepSummary(let left): min(left, Self.stepSummaryBytes)
      }
    }

    func length(of text: String) -> Int {
      switch self {
      case .comment: text.utf16.count
      case .stepSummary: text.utf8.count
      }
    }
  }

  /// The maximum size for one asset, so that an asset with very many findings does not displace the others.
  private static let mostCharactersPerAsset = 4000
  private static let longestPath = 200
  /// The size that is reserved for the closing lines.
  private static let reserve = 1200

  private struct Block {
    let text: String
    let length: Int
  }

  private let run: RunInfo
  private let limit: Limit
  /// The blocks by outcome, because an asset is sorted by its worst verdict.
  private var blocks: WorstFirst<Block>
  private var counts: [[Outcome: Int]]

  package init(_ run: RunInfo) { self.init(run, limit: .comment) }

  package init(_ run: RunInfo, limit: Limit) {
    self.run = run
    self.limit = limit
    // No block is shorter than 64 characters, so no more can fit.
    blocks = WorstFirst(limit: max(1, limit.most / 64), grades: 6)
    counts = Array(repeating: [:], count: run.destinations.count)
  }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for (index, verdict) in asset.verdicts.enumerated() where index < counts.count {
      counts[index][verdict.outcome, default: 0] += 1
    }
    var worst = asset.worstOutcome ?? (asset.facts.error == nil ? .pass : .unreadable)
    if worst == .pass || worst == .notApplicable {
      // What the team accepts is no news.
      let hasNews = asset.verdicts.contains { $0.findings.contains { $0.acceptance == nil } }
      guard hasNews || !asset.unjudgedProblems.isEmpty else { return }
      worst = .warn
    }
    let block = block(asset, worst)
    blocks.add(block, grade: worst.gravity)
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let headline = Headline(run: run, tally: summary.tally)
    var text = "### Preflight: \(headline.title)\n\n"
    text += "\(Markdown.escaped(headline.counts))\n"
    if run.hasManyDestinations {
      let overview = RunOverview(run)
      let hint = overview.hint.map { run.words.terms.stop + run.words.terms.gap + $0 } ?? run.words.terms.stop
      text += "\n\(Markdown.escaped(overview.count + hint))\n"
      // Many rows would stand between the counts and the problems.
      let summary = Markdown.escaped(run.words.page.sums)
      text += "\n<details><summary>\(summary)</summary>\n\(table())\n</details>\n"
    } else {
      text += table()
    }
    var length = limit.length(of: text)
    var isFolded = false
    var shown = 0
    for (grade, block) in ranked() {
      guard length + block.length + 80 <= limit.most - Self.reserve else { break }
      if grade < Outcome.fail.gravity, !isFolded {
        // Problems that do not fail the run are collapsed.
        text += "\n<details><summary>\(run.words.verdicts.warningsAndUndecided)</summary>\n"
        isFolded = true
        length += 80
      }
      text += "\n" + block.text
      length += block.length + 1
      shown += 1
    }
    // The step's summary is nearly full. A missing part is better than exceeding the limit, which would lose all of it.
    guard length + Self.reserve <= limit.most else { return }
    if isFolded { text += "\n</details>\n" }
    let left = blocks.count - shown
    if left > 0 {
      text += "\n\(run.words.verdicts.moreAssets(left, run.noun))\n"
    }
    if !run.destinations.isEmpty {
      let date = run.rulesTitle.map { rules in
        run.words.terms.gap + rules.prefix(1).uppercased() + rules.dropFirst() + run.words.terms.stop
      }
      text += "\n<sub>\(Markdown.escaped(run.words.run.promise))\(date ?? "")</sub>\n"
    }
    out.append(contentsOf: text.utf8)
  }

  private func ranked() -> [(grade: Int, Block)] {
    let grades = (0..<6).reversed().flatMap { grade in
      Array(repeating: grade, count: blocks.keptCount(grade: grade))
    }
    return Array(zip(grades, blocks.first()))
  }

  // MARK: Parts

  private func table() -> String {
    guard !run.destinations.isEmpty else { return "" }
    let columns = [Outcome.fail, .unknown, .warn, .pass, .notApplicable].map { outcome in
      (
        "\(outcome.symbol) \(run.words.terms.outcome(outcome))",
        outcome == .fail ? [.fail, .unreadable] : [outcome]
      )
    }
    let used = columns.filter { column in
      counts.contains { count in column.1.contains { count[$0, default: 0] > 0 } }
    }
    guard !used.isEmpty else { return "" }
    var text = "\n| \(run.words.verdicts.destination) |" + used.map { " \($0.0) |" }.joined() + "\n| --- |"
    text += used.map { _ in " ---: |" }.joined() + "\n"
    // A run with hundreds of destinations would leave no room for the assets.
    for (destination, count) in zip(run.destinations, counts).prefix(100) {
      if run.onlyProblems, count.allSatisfy({ $0.value == 0 || !$0.key.isProblem }) { continue }
      text += "| \(Markdown.escaped(destination.name)) |"
      for column in used {
        let sum = column.1.reduce(0) { $0 + count[$1, default: 0] }
        text += sum == 0 ? " |" : " \(sum) |"
      }
      text += "\n"
    }
    return text
  }

  private func block(_ asset: CheckedAsset, _ worst: Outcome) -> Block {
    let facts = FactColumns(asset.facts).all.filter { !$0.isEmpty }.joined(separator: " · ")
    let path = Markdown.code(TerminalText.shortened(asset.path.display + asset.suffix, to: Self.longestPath))
    var text = "**\(worst.symbol)** \(path)" + (facts.isEmpty ? "" : " · \(Markdown.escaped(facts))") + "\n"
    if let error = asset.facts.error {
      text += "- \(Markdown.escaped(error.text(in: run.language)))\n"
      let answers =
        run.hasManyDestinations
        ? SharedProblem.answers(of: asset.verdicts, in: run)
        : asset.verdicts.compactMap { verdict in
          verdict.shareState.map { "\(verdict.destination.name) \($0.number)" }
        }
      if !answers.isEmpty {
        let separator = run.hasManyDestinations ? run.words.terms.semicolon : run.words.terms.comma
        text += "- \(run.words.verdicts.predicted)\(Markdown.escaped(answers.joined(separator: separator)))\n"
      }
      return Block(text: text, length: limit.length(of: text))
    }
    var left = 0
    if let error = asset.promiseError { text += "- \(Markdown.escaped(error.text(in: run.language)))\n" }
    let fileFindings = asset.fileFindings.worstFirst
    if !fileFindings.isEmpty {
      let answer = asset.fileAnswer.map { " " + Markdown.escaped($0.state.words) } ?? ""
      text += "- **\(Markdown.escaped(run.language.nameOfFile))**\(answer)\n"
      for finding in fileFindings { text += "  - \(line(finding))\n" }
    }
    if run.hasManyDestinations {
      let problems = SharedProblem.all(of: asset.verdicts, in: run) { asset.ownFindings(of: $0) }
      for problem in problems {
        let line = "- \(line(problem))\n"
        if text.utf16.count + line.utf16.count > Self.mostCharactersPerAsset { left += 1 } else { text += line }
      }
    }
    for verdict in run.hasManyDestinations ? [] : asset.verdicts {
      var lines = asset.ownFindings(of: verdict).worstFirst.map(line)
      if let reason = verdict.undecidedReason { lines.append(Markdown.escaped(reason)) }
      guard !lines.isEmpty else { continue }
      let answer =
        verdict.outcome == .fail
        ? verdict.shareState?.words ?? verdict.mayAnswerWords : verdict.mayAnswerWords
      var head = "- \(verdict.outcome.symbol) **\(Markdown.escaped(verdict.destination.name))**"
      if !answer.isEmpty { head += " \(Markdown.escaped(answer))" }
      var part = head + "\n"
      for line in lines {
        if text.utf16.count + part.utf16.count + line.utf16.count > Self.mostCharactersPerAsset {
          left += 1
        } else {
          part += "  - \(line)\n"
        }
      }
      if part.utf16.count > head.utf16.count + 1 { text += part }
    }
    for problem in asset.unjudgedProblems {
      let line = "- \(Markdown.escaped(problem.text(in: run.language)))\n"
      if text.utf16.count + line.utf16.count > Self.mostCharactersPerAsset { left += 1 } else { text += line }
    }
    if left > 0 { text += "- \(run.words.verdicts.more(left))\n" }
    return Block(text: text, length: limit.length(of: text))
  }

  /// Returns a problem with all destinations that report it.
  private func line(_ problem: SharedProblem) -> String {
    let symbol = problem.outcome == .pass ? run.words.verdicts.note : problem.outcome.symbol + " "
    let fix = problem.fix.map { " _\(Markdown.escaped($0))_" } ?? ""
    let source = problem.rules + (problem.certainty.map { [run.words.terms.certainty($0)] } ?? [])
    let places = ([problem.names(in: run)] + source).joined(separator: " · ")
    return symbol + Markdown.escaped(problem.message) + run.words.terms.stop + fix
      + " <sub>\(Markdown.escaped(places))</sub>"
  }

  private func line(_ finding: Finding) -> String {
    let severity =
      switch finding.severity {
      case .error: ""
      case .warning: run.words.verdicts.warning
      case .note: run.words.verdicts.note
      }
    let fix = finding.fix.map { " _\(Markdown.escaped($0))_" } ?? ""
    let source = Markdown.link("\(finding.rule.shortID)", to: finding.source)
    return severity + Markdown.escaped(finding.position() + finding.message) + run.words.terms.stop + fix
      + " <sub>\(source)\(run.words.terms.comma)\(run.words.terms.certainty(finding.certainty))</sub>"
  }
}
