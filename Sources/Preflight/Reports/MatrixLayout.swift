import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// One asset as a row of the matrix, as plain text that is not yet fitted to columns.
struct Row {
  let path: String
  let facts: FactColumns
  /// The text in place of missing facts: the reason, or its code if the reason is too long.
  let trouble: (words: String, code: String)?
  let cells: [Cell]

  init(_ asset: CheckedAsset, _ run: RunInfo) {
    path = asset.path.display + asset.suffix
    facts = FactColumns(asset.facts)
    trouble = asset.trouble(in: run.language).map { ($0, asset.facts.error?.code.rawValue ?? "") }
    cells = asset.verdicts.map(Cell.init)
  }
}

extension CheckedAsset {
  /// Returns the reason why the file is unreadable, up to the first comma; nil if it is readable. The place before a
  /// message is only shown in the explanation.
  func trouble(in language: Language) -> String? {
    guard let error = facts.error else { return nil }
    let message = place == nil ? error.message : error.message.withoutPlace
    return TerminalText.escaped(ReadError(error.code, message).clause(in: language))
  }
}

/// One verdict in a cell of the matrix.
struct Cell {
  let outcome: Outcome
  /// The share state, or the slot if a destination has several.
  let detail: String
  /// True if the detail is a slot, which a narrow matrix omits.
  private var isSlot: Bool { outcome != .fail && outcome != .unreadable }

  init(_ verdict: Verdict) {
    outcome = verdict.outcome
    switch verdict.outcome {
    case .fail, .unreadable: detail = verdict.shareState.map { "\($0.isBorrowed ? "≈" : "")\($0.code)" } ?? ""
    case .pass, .warn, .unknown:
      detail = verdict.destination.slots.count > 2 ? verdict.slot.map(TerminalText.escaped) ?? "" : ""
    case .notApplicable: detail = ""
    }
  }

  func text(withSlot: Bool) -> String {
    detail.isEmpty || isSlot && !withSlot ? outcome.symbol : "\(outcome.symbol) \(detail)"
  }

  func painted(_ palette: Palette, withSlot: Bool) -> String {
    let text = text(withSlot: withSlot)
    return switch outcome {
    case .pass: palette.green(text)
    case .warn, .unknown: palette.yellow(text)
    case .fail, .unreadable: palette.red(text)
    case .notApplicable: palette.dim(text)
    }
  }
}

extension Outcome {
  /// The symbol, which is one column wide.
  var symbol: String {
    switch self {
    case .pass: "✓"
    case .warn: "!"
    case .unknown: "?"
    case .fail, .unreadable: "✗"
    case .notApplicable: "–"
    }
  }
}

/// The fit of a matrix into a width. It drops facts first; then the columns of destinations become lines.
struct MatrixLayout {
  private static let indent = 2
  private static let gap = 2
  private static let shortestPath = 14
  /// The width to which a path may be shortened for facts. It keeps the end, which identifies a file best.
  private static let comfortablePath = 32

  private let run: RunInfo
  private let pathWidth: Int
  /// The widths of the fact columns; 0 hides one.
  private let factWidths: [Int]
  private let cellWidths: [Int]
  private let showsSlots: Bool
  /// True if there is no room for columns, so that each verdict has its own line.
  private let isList: Bool
  /// The folder, with its slash, of all measured rows. It is shown once and omitted from each row.
  private let folder: String

  init(rows: [Row], run: RunInfo) {
    self.run = run
    let folder = commonFolder(rows.map(\.path))
    self.folder = folder
    let labels = run.destinations.map { $0.label }
    func widths(withSlot: Bool) -> [Int] {
      labels.indices.map { column in
        let texts = rows.map { TerminalText.width($0.cells[column].text(withSlot: withSlot)) }
        return max(TerminalText.width(labels[column]), texts.max() ?? 0)
      }
    }
    // Slots are shown if there is enough room left for the path.
    let spacious = widths(withSlot: true)
    let left = run.width - Self.indent - spacious.reduce(0) { $0 + Self.gap + $1 }
    showsSlots = left >= Self.comfortablePath
    let cells = showsSlots ? spacious : widths(withSlot: false)
    let wanted = rows.map { TerminalText.width(Self.shown($0.path, in: folder)) }.max() ?? 0
    let facts = (0..<4).map { column in rows.map { TerminalText.width($0.facts.all[column]) }.max() ?? 0 }
    let cellsWidth = cells.reduce(0) { $0 + Self.gap + $1 }
    let room = run.width - Self.indent

    isList = room - cellsWidth < Self.shortestPath
    cellWidths = cells
    var remaining = isList ? room : room - cellsWidth
    remaining -= max(Self.shortestPath, min(wanted, Self.comfortablePath))
    // The order in which a narrow table keeps facts: duration, dimensions, codec, file size.
    var kept = [0, 0, 0, 0]
    for column in [0, 1, 2, 3] where facts[column] > 0 {
      guard remaining >= facts[column] + Self.gap else { break }
      kept[column] = facts[column]
      remaining -= facts[column] + Self.gap
    }
    factWidths = kept
    let factsWidth = kept.reduce(0) { $0 + ($1 > 0 ? Self.gap + $1 : 0) }
    pathWidth = max(Self.shortestPath, min(wanted, room - factsWidth - (isList ? 0 : cellsWidth)))
  }

  /// Returns the line above the columns; empty for `probe`.
  func header(_ palette: Palette) -> [String] {
    let place = folder.isEmpty ? [] : [String(folder.dropLast())]
    guard !run.destinations.isEmpty else { return place.flatMap { ["  " + palette.bold($0), ""] } }
    let titles = run.destinations.map { destination in
      // For a request, a finding reports this.
      let isToBeTold = destination.isDeprecated && !run.isOfRequests
      return destination.title + (isToBeTold ? run.words.terms.inParentheses(run.words.destinations.deprecated) : "")
    }
    let names = (place + titles).joined(separator: " · ")
    let date = run.rulesTitle ?? ""
    let room = run.width - Self.indent - TerminalText.width(names) - TerminalText.width(date)
    var lines: [String] = []
    if room >= 2 {
      lines.append("  " + palette.bold(names) + TerminalText.spaces(room) + palette.dim(date))
    } else {
      lines += TerminalText.wrapped(names, to: run.width - 2).map { "  " + palette.bold($0) }
      lines.append("  " + palette.dim(date))
    }
    lines.append("")
    if !isList {
      let labels = zip(run.destinations, cellWidths).map { TerminalText.fitted($0.label, to: $1) }
      let left = Self.indent + pathWidth + factWidths.reduce(0) { $0 + ($1 > 0 ? Self.gap + $1 : 0) }
      lines.append((TerminalText.spaces(left + Self.gap) + labels.joined(separator: "  "))[...].trimmingTrailingSpaces)
    }
    return lines
  }

  /// Returns the row as one line, or in a list with a line for each destination.
  func lines(_ row: Row, _ palette: Palette) -> [String] {
    let factsWidth = factWidths.reduce(0) { $0 + ($1 > 0 ? Self.gap + $1 : 0) }
    var line = TerminalText.spaces(Self.indent) + TerminalText.fitted(Self.shown(row.path, in: folder), to: pathWidth)
    if let trouble = row.trouble, factsWidth > 12 {
      let room = factsWidth - Self.gap
      let words = TerminalText.width(trouble.words) <= room ? trouble.words : trouble.code
      line += palette.dim("  " + TerminalText.fitted(words, to: room))
    } else {
      for (text, width) in zip(row.facts.all, factWidths) where width > 0 {
        // Numbers are aligned right, and names left.
        let isName = text == row.facts.codec
        let padding = TerminalText.spaces(width - TerminalText.width(text))
        line += "  " + (isName ? text + padding : padding + text)
      }
    }
    if isList {
      let labelWidth = run.destinations.map { TerminalText.width($0.label) }.max() ?? 0
      return [line[...].trimmingTrailingSpaces]
        + zip(run.destinations, row.cells).map { destination, cell in
          "    " + TerminalText.fitted(destination.label, to: labelWidth) + "  " + cell.painted(palette, withSlot: true)
        }
    }
    for (cell, width) in zip(row.cells, cellWidths) {
      let padding = TerminalText.spaces(width - TerminalText.width(cell.text(withSlot: showsSlots)))
      line += "  " + cell.painted(palette, withSlot: showsSlots) + padding
    }
    return [line[...].trimmingTrailingSpaces]
  }

  /// Returns a path without the common folder, safe at the beginning of a line.
  private static func shown(_ path: String, in folder: String) -> String {
    CommandGuard.shown(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }
}

/// Returns the longest folder, with its slash, that all paths begin with; empty if there is none.
private func commonFolder(_ paths: [String]) -> String {
  guard var common = paths.first.map({ Array($0) }), paths.count > 1 else { return "" }
  for path in paths {
    let shared = zip(common, path).prefix { $0 == $1 }.count
    common.removeLast(common.count - shared)
  }
  guard let slash = common.lastIndex(of: "/"), slash > 0 else { return "" }
  return String(common[...slash])
}

extension Destination {
  // Destinations may be a user's own, with arbitrary names.

  /// The header of the column.
  var label: String { TerminalText.escaped(shortName) }
  /// The full name for people.
  var title: String { TerminalText.escaped(name) }
}
