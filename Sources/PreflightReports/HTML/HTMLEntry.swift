import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The parts of a page for one asset: its row in the matrix and its card. Both are split where the folder of the asset is
/// written, because the common folder of all assets is known only at the end.
struct HTMLEntry {
  /// The number of the asset in the run, starting with 1.
  let number: Int
  /// The worst outcome.
  let outcome: Outcome
  /// The number of destinations that do not accept the asset.
  let refusals: Int
  /// The folder with its slash, as bytes.
  let folder: [UInt8]
  private let row: (start: [UInt8], end: [UInt8])
  private let card: (start: [UInt8], end: [UInt8])
  let hasThumbnail: Bool

  var size: Int { rowSize + card.start.count + card.end.count }
  var rowSize: Int { row.start.count + row.end.count }

  /// - Parameter problems: The places of the asset's problems in the list above the matrix.
  init(_ asset: PresentedAsset, number: Int, _ columns: HTMLColumns, problems: [Int]) {
    let (folder, name) = Self.split(asset.asset.path)
    let (row, card) = (HTMLRow(asset: asset, columns: columns), HTMLCard(asset, number: number))
    self.number = number
    outcome = asset.outcome
    refusals = asset.verdicts.count { $0.outcome >= .fail }
    self.folder = folder
    // Copies have no spare capacity, which may otherwise double the size.
    self.row = (
      Self.written { row.writeStart(number, name: name, problems: problems, to: &$0) },
      Self.written { row.writeEnd(to: &$0) }
    )
    self.card = (
      Self.written { card.writeStart(to: &$0) }, Self.written { card.writeEnd(name: name, to: &$0) }
    )
    hasThumbnail = asset.asset.thumbnail != nil
  }

  /// Writes the row, with the folder if it differs from the one that all assets share.
  func writeRow(_ places: HTMLPlaces, to page: inout MarkupWriter) {
    page.append(MarkupWriter(row.start))
    let folder = places.folder(folder)
    if !folder.isEmpty { page.write("<bdi class=\"in\">\(folder)</bdi> ") }
    page.append(MarkupWriter(row.end))
  }

  func writeCard(_ places: HTMLPlaces, to page: inout MarkupWriter) {
    page.append(MarkupWriter(card.start))
    page.write("\(places.base + places.folder(folder))")
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
  /// The largest number of destinations that are named next to a problem.
  private static let mostNames = 3

  let asset: PresentedAsset
  let columns: HTMLColumns
  private var run: RunInfo { asset.run }

  // The roles are explicit because the style turns bodies and rows into boxes, which some browsers no longer treat as a
  // table.

  /// Writes the row up to the folder.
  func writeStart(_ number: Int, name: String, problems: [Int], to row: inout MarkupWriter) {
    let ordered = run.destinations.isEmpty ? asset.verdicts : columns.order.map { asset.verdicts[$0] }
    let letters = ordered.map { $0.counted.letter }.joined()
    row.write(#"<tr role="row" data-w="\#(asset.outcome.letter)" data-v="\#(letters)" data-n="\#(numbers)""#)
    if !problems.isEmpty { row.write(#" data-p="\#(Self.list(problems))""#) }
    if asset.asset.facts.content != nil {
      let letters = asset.outcome(of: .picture).letter + asset.outcome(of: .sound).letter
      row.write(#" data-c="\#(letters)""#)
    }
    row.write(#"><th role="rowheader" scope="row" class="name""#)
    if asset.asset.thumbnail == nil, let format { row.write(#" data-format="\#(TerminalText.escaped(format))""#) }
    let style = asset.isUnreadable && !run.destinations.isEmpty ? "line trouble" : "line"
    row.write(#"><a href="\#("#c\(number)")"><bdi>\#(name)</bdi></a><small class="\#(style)">"#)
  }

  /// Writes the row after the folder.
  func writeEnd(to row: inout MarkupWriter) {
    // A matrix with verdicts has no room for columns of facts.
    if !run.destinations.isEmpty { row.write("\(asset.trouble ?? asset.factsLine)") }
    row.write("</small>")
    writeProblems(to: &row)
    row.write("</th>")
    if run.destinations.isEmpty { writeFactColumns(to: &row) }
    for (number, group) in columns.groups.enumerated() {
      let answers = group.destinations.map { asset.verdicts[$0] }
      let folds = columns.isWide && group.folds
      if folds { writeSum(answers, of: group, to: &row) }
      for answer in answers { writeCell(answer, folds ? " m k\(number)" : "", to: &row) }
    }
    row.write("</tr>\n")
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }

  /// The duration, the number of pixels and the number of bytes, for sorting; unknown values are empty.
  private var numbers: String {
    let facts = asset.asset.facts
    let width = (facts.video?.width ?? facts.image?.width).map { Int64($0) }
    let height = (facts.video?.height ?? facts.image?.height).map { Int64($0) }
    let pixels = width.flatMap { width in height.map { width.multipliedReportingOverflow(by: $0) } }
    return [
      facts.duration.map { decimal($0, places: 2) } ?? "",
      pixels.flatMap { $0.overflow ? nil : "\($0.partialValue)" } ?? "", facts.fileSize.map { "\($0)" } ?? "",
    ].joined(separator: ",")
  }

  /// The name of the format in place of a thumbnail.
  private var format: String? {
    let facts = asset.asset.facts
    return (facts.image?.format ?? facts.container ?? asset.asset.path.fileExtension).map {
      String($0.prefix(5)).uppercased()
    }
  }

  /// Writes the problems in a line, the worst first, each with its destinations.
  private func writeProblems(to row: inout MarkupWriter) {
    guard !run.destinations.isEmpty, asset.unreadable == nil else { return }
    let every = Array(columns.order.indices)
    var problems: [(message: String, places: [Int], names: String)] = []
    var parts: [String?] = []
    let ofFile = asset.ofFile.worstFirst.filter { $0.severity > .note } + (asset.unreadMedium.map { [$0] } ?? [])
    for problem in ofFile {
      problems.append((problem.titledMessage, every, problem.briefRule))
      parts.append(problem.isDamage ? "p s" : problem.contentPart?.rawValue)
    }
    for problem in SharedProblem.all(of: asset.verdicts.filter { $0.error == nil }, in: run)
    where problem.outcome.isProblem {
      let origin = ([names(of: problem)] + problem.rules).filter { !$0.isEmpty }.joined(separator: " · ")
      problems.append((problem.titledMessage(in: run), places(of: problem), origin))
    }
    guard !problems.isEmpty else { return }
    row.write("<small class=\"why\">")
    for (index, (message, places, names)) in problems.enumerated() {
      let at: Markup = names.isEmpty ? "" : " <i>\(names)</i>"
      let part: Markup = index < parts.count ? parts[index].map { " data-c=\"\($0)\"" } ?? "" : ""
      row.write("<span data-d=\"\(Self.list(places))\"\(part)>\(message)\(at)</span> ")
    }
    // A screen shows the first problem; paper shows more.
    let words = run.words.page
    if problems.count > 1 { row.write("<em class=\"more\">\(words.moreInRow(problems.count - 1))</em>") }
    if problems.count > Self.mostProblems {
      row.write("<em class=\"rest\">\(words.moreInRow(problems.count - Self.mostProblems))</em>")
    }
    row.write("</small>")
  }

  /// Returns the columns of the destinations that report a problem.
  private func places(of problem: SharedProblem) -> [Int] {
    columns.order.indices.filter { place in
      let destination = run.destinations[columns.order[place]]
      return problem.places.contains { $0.verdict.destination === destination }
    }
  }

  /// Returns the short names of a few destinations, or the number of many; empty if there is only one destination.
  private func names(of problem: SharedProblem) -> String {
    let (count, all) = (problem.places.count, run.destinations.count)
    if all == 1 { return "" }
    if count > Self.mostNames {
      return count == all ? run.words.overview.everyDestination(all) : run.words.overview.taking(count, all)
    }
    return problem.places.map { $0.verdict.destination.label }.joined(separator: run.words.terms.comma)
  }

  private func writeFactColumns(to row: inout MarkupWriter) {
    if let trouble = asset.trouble {
      return row.write("<td role=\"cell\" colspan=\"4\" class=\"trouble\">\(trouble)</td>")
    }
    let facts = FactColumns(asset.asset.facts)
    row.write(
      """
      <td role="cell" class="n">\(facts.duration)</td><td role="cell" class="n">\(facts.size)</td>\
      <td role="cell">\(facts.codec)</td><td role="cell" class="n">\(facts.bytes)</td>
      """)
  }

  /// Writes the worst outcome of a group, with the number of its destinations that have it: `✗ 2/9`.
  private func writeSum(_ answers: [PresentedVerdict], of group: HTMLColumns.Group, to rows: inout MarkupWriter) {
    let outcomes = answers.map { $0.outcome.signed }
    let worst = outcomes.max() ?? .notApplicable
    let (count, all) = (outcomes.count { $0 == worst }, outcomes.count { $0 != .notApplicable })
    let sum = worst == .notApplicable ? "" : count == all ? " \(all)" : " \(count)/\(all)"
    rows.write(
      #"""
      <td role="cell" class="\#(worst == .notApplicable ? "v g na" : "v g")" \#
      data-to="\#(TerminalText.escaped(group.name))">\#(mark(worst))\#(sum)</span></td>
      """#)
  }

  /// - Parameter style: More classes of the cell, each after a space.
  private func writeCell(_ answer: PresentedVerdict, _ style: String, to rows: inout MarkupWriter) {
    let (outcome, detail) = (answer.outcome, answer.detail)
    let style = "v" + style + (columns.isWide && outcome == .notApplicable ? " na" : "")
    // The words for a code of other destinations are below the sign.
    let (code, words) =
      answer.isBorrowed
      ? ("", answer.longDetail) : outcome >= .fail ? (detail, answer.refusalTitle ?? "") : ("", detail)
    // A narrow page without columns shows the name of the destination next to the verdict.
    rows.write(#"<td role="cell" class="\#(style)" data-to="\#(answer.destination.label)">\#(mark(outcome))"#)
    if !code.isEmpty { rows.write(" \(code)") }
    rows.write("</span>")
    if !words.isEmpty { rows.write(" <small>\(words)</small>") }
    rows.write("</td>")
  }

  /// Returns the sign of an outcome, without the end of its element.
  private func mark(_ outcome: Outcome) -> Markup {
    """
    <span class="mark \(outcome.letter)"><span aria-hidden="true">\(outcome.symbol)</span>\
    <span class="sr">\(run.words.terms.outcome(outcome))</span>
    """
  }
}
