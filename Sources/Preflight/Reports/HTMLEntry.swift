import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The parts of a page for one asset: its row in the matrix and its card.
struct HTMLEntry {
  /// The number of the asset in the run, starting with 1.
  let number: Int
  let folder: String
  let row: [UInt8]
  let card: [UInt8]
  let hasThumbnail: Bool

  var size: Int { row.count + card.count }

  init(_ asset: CheckedAsset, number: Int, _ run: RunInfo, _ columns: HTMLColumns) {
    let (folder, name) = Self.split(asset.path)
    var row = MarkupWriter()
    HTMLRow(run: run, columns: columns).write(asset, number: number, name: name, to: &row)
    var card = MarkupWriter()
    HTMLCard(asset, number: number, in: run).write(to: &card)
    self.number = number
    self.folder = folder
    // Copies have no spare capacity, which may otherwise double the size.
    self.row = row.bytes.map { $0 }
    self.card = card.bytes.map { $0 }
    hasThumbnail = asset.thumbnail != nil
  }

  /// Returns the folder with its slash, and the name, both escaped.
  private static func split(_ path: AssetPath) -> (folder: String, name: String) {
    let bytes = Array(path.normalized)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return (
      TerminalText.escaped(AssetPath(bytes: Array(bytes[..<end]))),
      TerminalText.escaped(AssetPath(bytes: Array(bytes[end...])))
    )
  }
}

/// Writes the row of an asset in the matrix.
private struct HTMLRow {
  let run: RunInfo
  let columns: HTMLColumns

  // The roles are explicit because the style turns bodies and rows into boxes, which some browsers no longer treat as a
  // table.

  func write(_ asset: CheckedAsset, number: Int, name: String, to rows: inout MarkupWriter) {
    let worst = asset.worstOutcome ?? (asset.facts.error == nil ? .pass : .unreadable)
    rows.markup("<tr role=\"row\"")
    rows.attribute("data-w", worst.letter)
    let ordered = run.destinations.isEmpty ? asset.verdicts : columns.order.map { asset.verdicts[$0] }
    rows.attribute("data-v", ordered.map(\.outcome.letter).joined())
    rows.markup("><th role=\"rowheader\" scope=\"row\" class=\"name\"><a")
    rows.attribute("href", "#c\(number)")
    rows.markup("><bdi>")
    rows.text(name)
    rows.markup("</bdi></a>")
    if run.destinations.isEmpty {
      rows.markup("</th>")
      writeFactColumns(asset, to: &rows)
    } else {
      writeFactLine(asset, to: &rows)
      rows.markup("</th>")
    }
    guard columns.isWide else {
      for verdict in asset.verdicts { writeCell(verdict, "", to: &rows) }
      return rows.markup("</tr>\n")
    }
    for (number, group) in columns.groups.enumerated() {
      let verdicts = group.destinations.map { asset.verdicts[$0] }
      if group.folds { writeSum(verdicts, of: group, to: &rows) }
      for verdict in verdicts { writeCell(verdict, group.folds ? " m k\(number)" : "", to: &rows) }
    }
    rows.markup("</tr>\n")
  }

  /// Writes the facts as a line below the name, because a matrix with verdicts has no room for columns of facts.
  private func writeFactLine(_ asset: CheckedAsset, to rows: inout MarkupWriter) {
    rows.markup("<small")
    rows.attribute("class", asset.facts.error == nil ? "line" : "line trouble")
    rows.markup(">")
    let trouble = asset.trouble(in: run.language)
    rows.text(trouble ?? FactColumns(asset.facts).all.filter { !$0.isEmpty }.joined(separator: " · "))
    rows.markup("</small>")
  }

  private func writeFactColumns(_ asset: CheckedAsset, to rows: inout MarkupWriter) {
    if let trouble = asset.trouble(in: run.language) {
      rows.markup("<td role=\"cell\" colspan=\"4\" class=\"trouble\">")
      rows.text(trouble)
      rows.markup("</td>")
      return
    }
    let columns = FactColumns(asset.facts)
    for (text, style) in [(columns.duration, "n"), (columns.size, "n"), (columns.codec, ""), (columns.bytes, "n")] {
      rows.markup("<td role=\"cell\"")
      if !style.isEmpty { rows.attribute("class", style) }
      rows.markup(">")
      rows.text(text)
      rows.markup("</td>")
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
