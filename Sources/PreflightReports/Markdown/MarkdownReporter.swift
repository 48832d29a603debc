import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// A comment for a pull request, or the summary of a GitHub step: counts by destination, then the problems, worst
/// first.
///
/// GitHub refuses texts above a size limit, so the list ends earlier, with the number of omitted assets.
package struct MarkdownReporter: AssetReporter {
  package static let name = "markdown"
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
    let outcome: Outcome
  }

  package let run: RunInfo
  private let limit: Limit
  /// The blocks by outcome, because an asset is sorted by its worst verdict.
  private var blocks: WorstFirst<Block>
  private var counts: DestinationCounts

  package init(_ run: RunInfo) { self.init(run, limit: .comment) }

  package init(_ run: RunInfo, limit: Limit) {
    self.run = run
    self.limit = limit
    // No block is shorter than 64 characters, so no more can fit.
    blocks = WorstFirst(limit: max(1, limit.most / 64))
    counts = DestinationCounts(run)
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    counts.add(asset)
    // A problem that the team accepts does not count as new.
    guard asset.outcome.isProblem || asset.hasNews else { return }
    let outcome = max(asset.outcome, .warn)
    let text = block(asset, outcome)
    blocks.add(Block(text: text, length: limit.length(of: text), outcome: outcome), outcome)
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let headline = Headline(run: run, tally: summary.tally)
    var text = "### Preflight: \(headline.title)\n\n"
    text += "\(Markdown.escaped(headline.counts))\n"
    if run.hasManyDestinations {
      text += "\n\(Markdown.escaped(RunOverview(run).sentence))\n"
      // Otherwise many rows would come between the counts and the problems.
      let summary = Markdown.escaped(run.words.page.sums)
      text += "\n<details><summary>\(summary)</summary>\n\(table())\n</details>\n"
    } else {
      text += table()
    }
    var length = limit.length(of: text)
    var isFolded = false
    var shown = 0
    for block in blocks.first() {
      guard length + block.length + 80 <= limit.most - Self.reserve else { break }
      if block.outcome < .fail, !isFolded {
        // Problems that do not fail the run are collapsed.
        text += "\n<details><summary>\(run.words.verdicts.warningsAndUndecided)</summary>\n"
        isFolded = true
        length += 80
      }
      text += "\n" + block.text
      length += block.length + 1
      shown += 1
    }
    // The step's summary is nearly full. An incomplete summary is better than exceeding the limit, which would lose all of it.
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

  // MARK: Parts

  private func table() -> String {
    let used = counts.used
    guard !used.isEmpty else { return "" }
    var text = "\n| \(run.words.verdicts.destination) |"
    text += used.map { " \($0.symbol) \(run.words.terms.outcome($0)) |" }.joined() + "\n| --- |"
    text += used.map { _ in " ---: |" }.joined() + "\n"
    // A run with hundreds of destinations would leave no room for the assets.
    for (index, destination) in run.destinations.enumerated().prefix(100) {
      if run.onlyProblems, !counts[index].hasProblem { continue }
      text += "| \(Markdown.escaped(destination.name)) |"
      for outcome in used {
        let sum = counts[index].count(signed: outcome)
        text += sum == 0 ? " |" : " \(sum) |"
      }
      text += "\n"
    }
    return text
  }

  private func block(_ asset: PresentedAsset, _ outcome: Outcome) -> String {
    let path = Markdown.code(TerminalText.shortened(asset.path, to: Self.longestPath))
    let facts = asset.factsLine
    var text = "**\(outcome.symbol)** \(path)" + (facts.isEmpty ? "" : " · \(Markdown.escaped(facts))") + "\n"
    if let problem = asset.unreadable {
      text += "- \(Markdown.escaped(problem.message))\n"
      let answers = run.hasManyDestinations ? problem.sharedAnswers(in: run) : problem.answers(" ") { $0.code }
      let separator = run.hasManyDestinations ? run.words.terms.semicolon : run.words.terms.comma
      let list = Markdown.escaped(answers.joined(separator: separator))
      return list.isEmpty ? text : text + "- \(run.words.verdicts.predicted)\(list)\n"
    }
    if let problem = asset.unreadMedium { text += "- \(Markdown.escaped(problem.message))\n" }
    if asset.isJudged, !asset.ofFile.isEmpty {
      let answer = asset.fileAnswer.map { " " + Markdown.escaped($0.words) } ?? ""
      text += "- **\(Markdown.escaped(run.language.nameOfFile))**\(answer)\n"
      for problem in asset.ofFile.worstFirst { text += "  - \(line(problem))\n" }
    }
    var left = 0
    func add(_ lines: [String], after head: String = "") {
      var part = head
      for line in lines {
        let isTooLong = text.utf16.count + part.utf16.count + line.utf16.count > Self.mostCharactersPerAsset
        if isTooLong { left += 1 } else { part += line }
      }
      if part.utf16.count > head.utf16.count { text += part }
    }
    if run.hasManyDestinations {
      add(SharedProblem.all(of: asset.verdicts, in: run).map { "- \(line($0))\n" })
    } else {
      for answer in asset.verdicts {
        let lines =
          answer.problems.worstFirst.map(line) + (answer.undecided.map { [Markdown.escaped($0.message)] } ?? [])
        let words = answer.answer.isEmpty ? "" : " " + Markdown.escaped(answer.answer)
        let head = "- \(answer.outcome.symbol) **\(Markdown.escaped(answer.destination.name))**\(words)\n"
        add(lines.map { "  - \($0)\n" }, after: head)
      }
    }
    if !asset.isJudged { add(asset.ofFile.map { "- \(Markdown.escaped($0.message))\n" }) }
    return left > 0 ? text + "- \(run.words.verdicts.more(left))\n" : text
  }

  /// Returns a problem with all destinations that report it.
  private func line(_ problem: SharedProblem) -> String {
    let symbol = problem.outcome == .pass ? run.words.verdicts.note : problem.outcome.symbol + " "
    return line(symbol + Markdown.escaped(problem.message), problem.fix, Markdown.escaped(problem.origin(in: run)))
  }

  private func line(_ problem: PresentedProblem) -> String {
    let source = problem.source.map { Markdown.link(problem.shortRule ?? "", to: $0) } ?? ""
    return line(
      problem.tag + Markdown.escaped(problem.located), problem.fix,
      source + run.words.terms.comma + (problem.certainty ?? ""))
  }

  private func line(_ problem: String, _ fix: String?, _ origin: String) -> String {
    let fix = fix.map { " _\(Markdown.escaped($0))_" } ?? ""
    return problem + run.words.terms.stop + fix + " <sub>\(origin)</sub>"
  }
}
