import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// One asset as a row of the matrix, as plain text that is not yet fitted to columns.
struct Row {
  let path: String
  let section: OverviewWords.Section
  let facts: FactColumns
  /// The text in place of missing facts: the reason, or its code if the reason is too long.
  let trouble: (words: String, code: String)?
  let cells: [Cell]

  init(_ asset: CheckedAsset, _ run: RunInfo) {
    path = asset.path.display + asset.suffix
    section = OverviewWords.Section(asset.facts)
    facts = FactColumns(asset.facts)
    trouble = asset.trouble(in: run.language).map { ($0, asset.facts.error?.code.rawValue ?? "") }
    cells = asset.verdicts.map(Cell.init)
  }

  /// The folder with its slash; empty if the path has none.
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

extension OverviewWords.Section {
  fileprivate init(_ facts: MediaFacts) {
    switch facts.kind {
    case _ where facts.error != nil: self = .unreadable
    case .video: self = .videos
    case .image: self = .pictures
    default: self = .others
    }
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
    outcome.painted(text(withSlot: withSlot), palette)
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

  /// True if users have to look at a file with this outcome.
  var isProblem: Bool { self != .pass && self != .notApplicable }

  func painted(_ text: String, _ palette: Palette) -> String {
    switch self {
    case .pass: palette.green(text)
    case .warn, .unknown: palette.yellow(text)
    case .fail, .unreadable: palette.red(text)
    case .notApplicable: palette.dim(text)
    }
  }
}

extension Destination {
  // Destinations may be a user's own, with arbitrary names.

  /// The header of the column.
  var label: String { TerminalText.escaped(shortName) }
  /// The full name for people.
  var title: String { TerminalText.escaped(name) }
}
