import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// A matrix with assets as rows and destinations as columns, followed by each problem with the measured value, the
/// limit and the fix.
struct FullText {
  /// The number of rows that are held back to find the widths of the columns.
  private static let measuredRows = 500
  /// The maximum number of assets whose problems are explained; other formats have all of them.
  private static let explainedAssets = 1000
  /// The number of assets with problems above which the most frequent causes are listed, and the number of listed causes.
  private static let manyProblems = 20
  private static let namedCauses = 5

  private let run: RunInfo
  private let palette: Palette
  private var waiting: [Row] = []
  /// The same assets for a run without chosen destinations, which has no matrix.
  private var waitingAssets: [PresentedAsset] = []
  /// The folder of the first rows, which is shown once and omitted from each path; nil before them.
  private var folder: String?
  /// The number of assets without problems that are not listed.
  private var unlisted = 0
  private var problems: [UInt8] = []
  private var explained = 0
  private var unexplained = 0
  private var groups: ProblemGroups
  /// The skipped files with the reasons, for `--all`.
  private var skips: [String] = []
  private var knownSkips: Set<String> = []
  /// The outcomes whose signs the matrix has.
  private var outcomes: [Outcome] = []

  init(_ run: RunInfo) {
    self.run = run
    palette = Palette(isOn: run.color)
    groups = ProblemGroups(run)
  }

  /// - Parameter showsFacts: True if a probed file gets all its facts instead of a row.
  mutating func add(_ asset: PresentedAsset, showsFacts: Bool, into out: inout [UInt8]) {
    explain(asset)
    groups.add(asset)
    if run.isProbe, showsFacts {
      // An unreadable file has no facts, and its problem is explained below.
      guard asset.unreadable == nil else { return }
      for text in FactSheet(asset.asset, run).lines(palette) { appendLine(text, to: &out) }
      return
    }
    let row = Row(asset)
    guard !run.onlyProblems || row.hasProblem else {
      unlisted += 1
      return
    }
    for cell in row.cells where !outcomes.contains(cell.outcome) { outcomes.append(cell.outcome) }
    waiting.append(row)
    if run.showsPlaces { waitingAssets.append(asset) }
    if waiting.count >= Self.measuredRows { flush(into: &out) }
  }

  /// Notes a skipped file; a path that is given several times once.
  mutating func skip(_ path: AssetPath, _ reason: Message) {
    let text = path.display + run.words.terms.colon + reason.text(in: run.language)
    if knownSkips.insert(text).inserted { skips.append(text) }
  }

  mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    flush(into: &out)
    if unlisted > 0 {
      if folder != nil { line("", into: &out) }
      line("  " + palette.dim(run.words.overview.unlisted(unlisted, run.noun)), into: &out)
    }
    if !problems.isEmpty, folder != nil || !run.isProbe { line("", into: &out) }
    out.append(contentsOf: problems)
    if unexplained > 0 {
      line("  " + run.words.run.moreAssets(unexplained, run.noun), into: &out)
    }
    if explained + unexplained >= Self.manyProblems { tellCauses(into: &out) }
    // The facts of a probed file end with an empty line.
    if problems.isEmpty, folder != nil || !run.isProbe { line("", into: &out) }
    tellSkips(into: &out)
    var closing = Headline.closing(of: run, summary.tally, elapsed: summary.elapsed)
    if run.isProbe, folder != nil { closing += run.words.terms.gap + run.words.headlines.howToSeeFacts }
    let legend = run.destinations.isEmpty ? [] : Legend(run, shownOutcomes).lines(to: run.width - 2)
    for text in TerminalText.wrapped(closing, to: run.width - 2) + legend { line("  " + text, into: &out) }
  }

  // MARK: The matrix

  private mutating func flush(into out: inout [UInt8]) {
    guard !waiting.isEmpty else { return }
    if folder == nil {
      let common = commonFolder(waiting.map(\.path))
      folder = common
      for text in MatrixHead(run: run, folder: common).lines(palette) { line(text, into: &out) }
    } else if run.hasManyDestinations {
      line("", into: &out)
    }
    let lines =
      run.showsPlaces
      ? PlacesText(run: run, palette: palette, folder: folder ?? "").lines(waitingAssets)
      : Matrix(rows: waiting, folder: folder ?? "", run: run).lines(palette)
    for text in lines { line(text, into: &out) }
    waiting.removeAll(keepingCapacity: true)
    waitingAssets.removeAll()
  }

  // MARK: The problems

  private mutating func explain(_ asset: PresentedAsset) {
    let troubled = asset.verdicts.filter { answer in
      answer.outcome.isProblem || !run.onlyProblems && answer.hasRemark(all: run.showsAll)
    }
    let isProbe = run.destinations.isEmpty && asset.unreadable != nil
    let hasNotes = !run.onlyProblems && !asset.ofFile.isEmpty
    guard !troubled.isEmpty || isProbe || hasNotes else { return }
    guard explained < Self.explainedAssets else {
      unexplained += 1
      return
    }
    explained += 1
    let cards = ProblemCards(run: run, palette: palette)
    for text in cards.lines(for: asset, troubled) { line(text, into: &problems) }
    tellCuts(asset)
    for text in SuggestionText(run: run, palette: palette).lines(for: asset.asset) { line(text, into: &problems) }
  }

  /// Writes the places at which texts of a request are cut, each with its destinations.
  private mutating func tellCuts(_ asset: PresentedAsset) {
    var cuts: [(text: String, destinations: [String])] = []
    for answer in asset.verdicts {
      for text in answer.cuts {
        let place = cuts.firstIndex { $0.text == text } ?? cuts.count
        if place == cuts.count { cuts.append((text, [])) }
        cuts[place].destinations.append(answer.destination.label)
      }
    }
    for cut in cuts {
      let text = cut.destinations.joined(separator: run.words.terms.comma) + run.words.terms.colon + cut.text
      for part in TerminalText.wrapped(text, to: run.width - 4) { line("    " + part, into: &problems) }
    }
    if !cuts.isEmpty { line("", into: &problems) }
  }

  /// Writes the problems of the most files. After hundreds of problems, users want to know what to fix first.
  private func tellCauses(into out: inout [UInt8]) {
    line("  " + palette.bold(run.words.run.mostOften), into: &out)
    let groups = groups.worstFirst.filter { $0.outcome > .pass }.enumerated().sorted { left, right in
      (right.element.files, left.offset) < (left.element.files, right.offset)
    }
    for (_, group) in groups.prefix(Self.namedCauses) {
      let title = group.title.text(in: run.language) + run.words.terms.inParentheses(TextSummary.rules(group))
      let text = run.words.headlines.group(title, group.files)
      for part in TerminalText.wrapped(text, to: run.width - 6) { line("      " + part, into: &out) }
    }
    line("", into: &out)
  }

  /// Writes the skipped files with the reasons.
  private func tellSkips(into out: inout [UInt8]) {
    guard !skips.isEmpty else { return }
    line("  " + palette.bold(run.words.run.skippedFiles), into: &out)
    for skip in skips {
      for text in TerminalText.wrapped(skip, to: run.width - 6) { line("      " + text, into: &out) }
    }
    line("", into: &out)
  }

  /// The outcomes whose signs are explained. A run without chosen destinations says in words which destinations a file is ready
  /// for.
  private var shownOutcomes: [Outcome] { run.showsPlaces ? outcomes.filter { $0 == .warn } : outcomes }

  private func line(_ text: String, into out: inout [UInt8]) { appendLine(text, to: &out) }
}
