import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting

/// One asset as a row of the matrix, as plain text that is not yet fitted to columns.
struct Row {
  let path: String
  let section: OverviewWords.Section
  let facts: FactColumns
  /// The text in place of missing facts: the reason, or its code if the reason is too long.
  let trouble: (words: String, code: String)?
  let cells: [Cell]

  init(_ asset: PresentedAsset) {
    path = asset.path
    section = asset.section
    facts = FactColumns(asset.asset.facts)
    trouble = asset.trouble.map { ($0, asset.unreadable?.errorCode ?? "") }
    cells = asset.verdicts.map(Cell.init)
  }

  /// The folder with its slash; empty if the path has no folder.
  var folder: Substring { path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)] }

  /// The name of the file, safe at the beginning of a line.
  var name: String { CommandGuard.shown(String(path[folder.endIndex...])) }

  /// Returns the path without a common folder, safe at the beginning of a line.
  func path(in common: String) -> String {
    CommandGuard.shown(path.hasPrefix(common) ? String(path.dropFirst(common.count)) : path)
  }

  /// Returns the folder without a common folder, and without its slash.
  func folder(in common: String) -> String {
    let rest = folder.hasPrefix(common) ? folder.dropFirst(common.count) : folder
    return rest.count > 1 ? CommandGuard.shown(String(rest.dropLast())) : rest.isEmpty ? "." : "/"
  }

  /// True if a destination does not simply pass the file.
  var hasProblem: Bool { trouble != nil || cells.contains { $0.outcome.isProblem } }
}

/// One verdict in a cell of the matrix.
struct Cell {
  let outcome: Outcome
  /// The code, or the slot if a destination has several.
  let detail: String
  /// The detail with words before a borrowed code.
  private let longDetail: String
  /// The length of the text of a request; nil without one.
  private let length: String?

  init(_ answer: PresentedVerdict) {
    (outcome, detail, longDetail, length) = (answer.outcome, answer.detail, answer.longDetail, answer.length)
  }

  /// - Parameter isWide: False in a narrow matrix, which omits slots and words. The problems below it have the codes.
  func text(isWide: Bool) -> String {
    let detail = isWide ? longDetail : length ?? (outcome < .fail ? "" : detail)
    return detail.isEmpty ? outcome.symbol : "\(outcome.symbol) \(detail)"
  }

  func painted(_ palette: Palette, isWide: Bool) -> String {
    outcome.painted(text(isWide: isWide), palette)
  }
}
