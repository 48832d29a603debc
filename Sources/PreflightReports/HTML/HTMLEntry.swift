import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The parts of a page for one asset: its row in the matrix and its card. Both are split where the folder of the asset is
/// written, because the folder that all assets share is known at the end.
struct HTMLEntry {
  /// The number of the asset in the run, starting with 1.
  let number: Int
  /// The severity of the worst outcome and the number of destinations that do not take the asset.
  let rank: (gravity: Int, refusals: Int)
  /// The letter of the worst outcome.
  let letter: String
  /// The folder with its slash, as bytes.
  let folder: [UInt8]
  private let row: (start: [UInt8], end: [UInt8])
  private let card: (start: [UInt8], end: [UInt8])
  let hasThumbnail: Bool

  var size: Int { row.start.count + row.end.count + card.start.count + card.end.count }

  /// - Parameter problems: The places of the asset's problems in the list above the matrix.
  init(_ asset: CheckedAsset, number: Int, _ run: RunInfo, _ columns: HTMLColumns, problems: [Int]) {
    let (folder, name) = Self.split(asset.path)
    let worst = asset.worstOutcome ?? (asset.facts.error == nil ? .pass : .unreadable)
    let (row, card) = (HTMLRow(asset, run: run, columns: columns), HTMLCard(asset, number: number, in: run))
    self.number = number
    rank = (worst.gravity, asset.verdicts.count { $0.outcome == .fail || $0.outcome == .unreadable })
    letter = worst.letter
    self.folder = folder
    // Copies have no spare capacity, which may otherwise double the size.
    self.row = (
      Self.written { row.writeStart(number, worst, name: name, problems: problems, to: &$0) },
      Self.written { row.writeEnd(to: &$0) }
    )
    self.card = (
      Self.written { card.writeStart(to: &$0) }, Self.written { card.writeEnd(name: name, to: &$0) }
    )
    hasThumbnail = asset.thumbnail != nil
  }

  /// Writes the row, with the folder if it is not the one that all assets share.
  func writeRow(_ places: HTMLPlaces, to page: inout MarkupWriter) {
    page.append(MarkupWriter(row.start))
    let folder = places.folder(folder)
    if !folder.isEmpty {
      page.markup("<bdi class=\"in\">")
      page.text(folder)
      page.markup("</bdi> ")
    }
    page.append(MarkupWriter(row.end))
  }

  func writeCard(_ places: HTMLPlaces, to page: inout MarkupWriter) {
    page.append(MarkupWriter(card.start))
    page.text(places.base + places.folder(folder))
    page.append(MarkupWriter(card.end))
  }

  private static func written(_ write: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    write(&writer)
    return writer.bytes.map { $0 }
  }

  /// Returns the folder with its slash, and the escaped name.
  private static func split(_ path: AssetPath) -> (folder: [UInt8], name: String) {
    let bytes = Array(path.normalized)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return (Array(bytes[..<end]), TerminalText.escaped(AssetPath(bytes: Array(bytes[end...]))))
  }
}

/// Writes the row of an asset in the matrix.
private struct HTMLRow {
  /// The number of problems that a printed row shows; on a screen it shows the first.
  private static let mostProblems = 2
  /// The largest number of destinations that are named with a problem.
  private static let mostNames = 3

  let asset: CheckedAsset
  let run: RunInfo
  let columns: HTMLColumns

  init(_ asset: CheckedAsset, run: RunInfo, columns: HTMLColumns) {
    self.asset = asset
    self.run = run
    self.columns = columns
  }

  // The roles are explicit because the style turns bodies and rows into boxes, which some browsers no longer treat as a
  // table.

  /// Writes the row up to the folder.
  func writeStart(_ number: Int, _ worst: Outcome, name: String, problems: [Int], to row: inout MarkupWriter) {
    row.markup("<tr role=\"row\"")
    row.attribute("data-w", worst.letter)
    let ordered = run.destinations.isEmpty ? asset.verdicts : columns.order.map { asset.verdicts[$0] }
    row.attribute("data-v", ordered.map(\.outcome.letter).joined())
    row.attribute("data-n", numbers)
    if !problems.isEmpty { row.attribute("data-p", problems.map(String.init).joined(separator: " ")) }
    row.markup("><th role=\"rowheader\" scope=\"row\" class=\"name\"")
    if asset.thumbnail == nil, let format { row.attribute("data-format", TerminalText.escaped(format)) }
    row.markup("><a")
    row.attribute("href", "#c\(number)")
    row.markup("><bdi>")
    row.text(name)
    row.markup("</bdi></a><small")
    row.attribute("class", isTroubled ? "line trouble" : "line")
    row.markup(">")
  }

  /// Writes the row after the folder.
  func writeEnd(to row: inout MarkupWriter) {
    if !run.destinations.isEmpty {
      // A matrix with verdicts has no room for columns of facts.
      let trouble = asset.trouble(in: run.language)
      row.text(trouble ?? FactColumns(asset.facts).all.filter { !$0.isEmpty }.joined(separator: " · "))
    }
    row.markup("</small>")
    writeProblems(to: &row)
    row.markup("</th>")
    if run.destinations.isEmpty { writeFactColumns(to: &row) }
    guard columns.isWide else {
      for verdict in asset.verdicts { writeCell(verdict, "", to: &row) }
      return row.markup("</tr>\n")
    }
    for (number, group) in columns.groups.enumerated() {
      let verdicts = group.destinations.map { asset.verdicts[$0] }
      if group.folds { writeSum(verdicts, of: group, to: &row) }
      for verdict in verdicts { writeCell(verdict, group.folds ? " m k\(number)" : "", to: &row) }
    }
    row.markup("</tr>\n")
  }

  private var isTroubled: Bool {
    asset.facts.error != nil && !run.destinations.isEmpty && asset.verdicts.acceptanceOfError == nil
  }

  /// The duration, the number of pixels and the number of bytes, for sorting; each is empty if it is not known.
  private var numbers: String {
    let facts = asset.facts
    let width = facts.video?.width ?? facts.image?.width
    let height = facts.video?.height ?? facts.image?.height
    let pixels = width.flatMap { width in height.map { width.multipliedReportingOverflow(by: $0) } }
    return [
      facts.duration.map { decimal($0, places: 2) } ?? "",
      pixels.flatMap { $0.overflow ? nil : "\($0.partialValue)" } ?? "", facts.fileSize.map { "\($0)" } ?? "",
    ].joined(separator: ",")
  }

  /// The name of the format in place of a thumbnail.
  private var format: String? {
    (asset.facts.image?.format ?? asset.facts.container ?? asset.path.fileExtension).map {
      String($0.prefix(5)).uppercased()
    }
  }

  /// Writes the problems in a line, the worst first, each with its destinations.
  private func writeProblems(to row: inout MarkupWriter) {
    guard !run.destinations.isEmpty, asset.facts.error == nil else { return }
    let every = Array(columns.order.indices)
    var problems: [(message: String, places: [Int], names: String)] = []
    for finding in asset.fileFindings.worstFirst where finding.severity > .note {
      problems.append((TerminalText.escaped(finding.message), every, run.language.nameOfFile))
    }
    if let error = asset.promiseError {
      problems.append((TerminalText.escaped(error.text(in: run.language)), every, run.language.nameOfFile))
    }
    for problem in SharedProblem.all(
      of: asset.verdicts.filter({ $0.error == nil }), in: run, findings: asset.ownFindings)
    where problem.outcome.isProblem {
      problems.append((problem.message, places(of: problem), names(of: problem)))
    }
    guard !problems.isEmpty else { return }
    row.markup("<small class=\"why\">")
    for (message, places, names) in problems {
      row.markup("<span")
      row.attribute("data-d", places.map(String.init).joined(separator: " "))
      row.markup(">")
      row.text(message.prefix(1).uppercased() + message.dropFirst())
      if !names.isEmpty {
        row.markup(" <i>")
        row.text(names)
        row.markup("</i>")
      }
      row.markup("</span> ")
    }
    // A screen shows the first problem, and paper shows some.
    if problems.count > 1 {
      row.markup("<em class=\"more\">")
      row.text(run.words.page.moreInRow(problems.count - 1))
      row.markup("</em>")
    }
    if problems.count > Self.mostProblems {
      row.markup("<em class=\"rest\">")
      row.text(run.words.page.moreInRow(problems.count - Self.mostProblems))
      row.markup("</em>")
    }
    row.markup("</small>")
  }

  /// Returns the columns of the destinations that report a problem.
  private func places(of problem: SharedProblem) -> [Int] {
    columns.order.indices.filter { place in
      let destination = run.destinations[columns.order[place]]
      return problem.destinations.contains { $0.verdict.destination === destination }
    }
  }

  /// Returns the short names of a few destinations, or the number of many; empty if there is only one destination.
  private func names(of problem: SharedProblem) -> String {
    let (count, all) = (problem.destinations.count, run.destinations.count)
    if all == 1 { return "" }
    if count > Self.mostNames {
      return count == all ? run.words.overview.everyDestination(all) : run.words.overview.taking(count, all)
    }
    return problem.destinations.map(\.verdict.destination.label).joined(separator: run.words.terms.comma)
  }

  private func writeFactColumns(to row: inout MarkupWriter) {
    if let trouble = asset.trouble(in: run.language) {
      row.markup("<td role=\"cell\" colspan=\"4\" class=\"trouble\">")
      row.text(trouble)
      row.markup("</td>")
      return
    }
    let columns = FactColumns(asset.facts)
    for (text, style) in [(columns.duration, "n"), (columns.size, "n"), (columns.codec, ""), (columns.bytes, "n")] {
      row.markup("<td role=\"cell\"")
      if !style.isEmpty { row.attribute("class", style) }
      row.markup(">")
      row.text(text)
      row.markup("</td>")
    }
  }

  /// Writes the worst outcome of a group, with the number of its destinations that have it: `✗ 2/9`.
  private func writeSum(_ verdicts: [Verdict], of group: HTMLColumns.Group, to rows: inout MarkupWriter) {
    let outcomes = verdicts.map { $0.outcome == .unreadable ? .fail : $0.outcome }
    let worst = outcomes.max { $0.gravity < $1.gravity } ?? .notApplicable
    let (count, all) = (outcomes.count { $0 == worst }, outcomes.count { $0 != .notApplicable })
    rows.markup("<td role=\"cell\"")
    rows.attribute("class", worst == .notApplicable ? "v g na" : "v g")
    rows.attribute("data-to", TerminalText.escaped(group.name))
    rows.markup("><span")
    rows.attribute("class", "mark \(worst.letter)")
    rows.markup("><span aria-hidden=\"true\">")
    rows.text(worst.symbol)
    rows.markup("</span><span class=\"sr\">")
    rows.text(run.words.terms.outcome(worst))
    rows.markup("</span>")
    if worst != .notApplicable { rows.text(count == all ? " \(all)" : " \(count)/\(all)") }
    rows.markup("</span></td>")
  }

  /// - Parameter style: More classes of the cell, each after a space.
  private func writeCell(_ verdict: Verdict, _ style: String, to rows: inout MarkupWriter) {
    let cell = Cell(verdict)
    rows.markup("<td role=\"cell\"")
    rows.attribute("class", "v" + style + (columns.isWide && verdict.outcome == .notApplicable ? " na" : ""))
    // A narrow page without columns shows this next to the verdict.
    rows.attribute("data-to", TerminalText.escaped(verdict.destination.shortName))
    rows.markup("><span")
    rows.attribute("class", "mark \(verdict.outcome.letter)")
    rows.markup("><span aria-hidden=\"true\">")
    rows.text(verdict.outcome.symbol)
    rows.markup("</span><span class=\"sr\">")
    rows.text(run.words.terms.outcome(verdict.outcome))
    rows.markup("</span>")
    let isCode = verdict.outcome == .fail || verdict.outcome == .unreadable
    if isCode, !cell.detail.isEmpty {
      rows.markup(" ")
      rows.text(cell.detail)
    }
    rows.markup("</span>")
    if !isCode, !cell.detail.isEmpty {
      rows.markup(" <small>")
      rows.text(TerminalText.escaped(cell.detail))
      rows.markup("</small>")
    }
    rows.markup("</td>")
  }
}
