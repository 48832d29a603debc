import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// Fits a table into a width. It drops facts first. Then the heads of columns get several lines, and then the columns become
/// lines below the file.
struct MatrixLayout {
  private static let indent = 2
  private static let gap = 2
  private static let shortestPath = 14
  /// The minimum width of a path while the heads of columns can still become narrower.
  private static let readablePath = 24
  /// The width to which a path may be shortened for facts. It keeps the end, which identifies a file best.
  private static let comfortablePath = 32
  /// The largest number of lines in the head of a column.
  private static let mostHeadLines = 3
  /// The outcomes that a row counts if it has no columns, worst first.
  private static let counted = Outcome.bySign.filter { $0 != .notApplicable }

  private let run: RunInfo
  /// The destinations with a column, by their index in the run.
  private let columns: [Int]
  /// The lines of each column's head.
  private let heads: [[String]]
  private let pathWidth: Int
  /// The widths of the fact columns; 0 hides one.
  private let factWidths: [Int]
  private let cellWidths: [Int]
  /// The widths of the counts of outcomes if the columns do not fit; 0 hides one.
  private let countWidths: [Int]
  private let showsSlots: Bool
  /// True if the columns do not fit.
  private let isList: Bool
  /// The folder, with its slash, that is omitted from each path.
  private let folder: String
  /// True if each folder is a line of its own above its files.
  private let groupsFolders: Bool

  /// - Parameters:
  ///   - rows: The rows of the table.
  ///   - columns: The destinations with a column, by their index in the run.
  ///   - folder: The folder, with its slash, that the head of the report shows.
  init(rows: [Row], columns: [Int], folder: String, run: RunInfo) {
    self.run = run
    self.columns = columns
    self.folder = folder
    let groups = Self.groupsFolders(rows)
    groupsFolders = groups
    let room = run.width - Self.indent
    let wanted = rows.map { Self.width(of: $0, in: folder, groups) }.max() ?? 0
    let isCounted = columns.isEmpty && run.hasManyDestinations
    let fit = isCounted ? nil : Self.fit(rows, columns, min(wanted, Self.readablePath), run)
    let cellsWidth: Int
    if let fit {
      (heads, cellWidths, showsSlots, isList) = (fit.heads, fit.widths, fit.showsSlots, false)
      countWidths = []
      cellsWidth = Self.total(fit.widths)
    } else {
      (heads, cellWidths, showsSlots, isList) = ([], [], true, true)
      // With few destinations, each has its own line, so nothing is counted.
      let widths = run.hasManyDestinations ? Self.countWidths(rows, in: room - Self.shortestPath) : []
      countWidths = widths
      cellsWidth = Self.total(widths.filter { $0 > 0 })
    }
    let facts = (0..<4).map { column in rows.map { TerminalText.width($0.facts.all[column]) }.max() ?? 0 }
    var remaining = room - cellsWidth - max(Self.shortestPath, min(wanted, Self.comfortablePath))
    // The order in which a narrow table keeps facts: duration, dimensions, codec, file size.
    var kept = [0, 0, 0, 0]
    for column in [0, 1, 2, 3] where facts[column] > 0 {
      guard remaining >= facts[column] + Self.gap else { break }
      kept[column] = facts[column]
      remaining -= facts[column] + Self.gap
    }
    factWidths = kept
    pathWidth = max(Self.shortestPath, min(wanted, room - Self.total(kept.filter { $0 > 0 }) - cellsWidth))
  }

  /// Returns true if all columns fit with heads of one line and readable paths.
  static func fitsPlainly(_ rows: [Row], columns: [Int], folder: String, run: RunInfo) -> Bool {
    let groups = groupsFolders(rows)
    let wanted = rows.map { width(of: $0, in: folder, groups) }.max() ?? 0
    // A few destinations have columns if any room is left.
    let least = run.hasManyDestinations ? min(wanted, readablePath) : shortestPath
    return room(rows, heads(columns, lines: 1, run), columns, isWide: false, run).left >= least
  }

  // MARK: Widths

  private struct Fit {
    let heads: [[String]]
    let widths: [Int]
    let showsSlots: Bool
  }

  /// Returns the heads with the fewest lines that leave enough room for a path; nil if the columns do not fit.
  private static func fit(_ rows: [Row], _ columns: [Int], _ readable: Int, _ run: RunInfo) -> Fit? {
    let lines = run.hasManyDestinations ? mostHeadLines : 1
    let attempts = (1...lines).map { ($0, readable) } + [(lines, shortestPath)]
    for (lines, least) in attempts {
      let heads = heads(columns, lines: lines, run)
      // Slots are shown if enough room remains for the path.
      let spacious = room(rows, heads, columns, isWide: true, run)
      if spacious.left >= comfortablePath { return Fit(heads: heads, widths: spacious.widths, showsSlots: true) }
      let plain = room(rows, heads, columns, isWide: false, run)
      if plain.left >= least { return Fit(heads: heads, widths: plain.widths, showsSlots: false) }
    }
    return nil
  }

  /// Returns the widths of the columns, and the width that they leave for a path.
  private static func room(
    _ rows: [Row], _ heads: [[String]], _ columns: [Int], isWide: Bool, _ run: RunInfo
  ) -> (widths: [Int], left: Int) {
    let widths = zip(columns, heads).map { column, head in
      let texts = rows.map { TerminalText.width($0.cells[column].text(isWide: isWide)) }
      return max(head.map { TerminalText.width($0) }.max() ?? 0, texts.max() ?? 0)
    }
    return (widths, run.width - indent - total(widths))
  }

  /// Returns the short names, broken after hyphens into at most this many lines of the least width.
  private static func heads(_ columns: [Int], lines: Int, _ run: RunInfo) -> [[String]] {
    columns.map { column in
      let label = run.destinations[column].label
      var parts: [String] = [""]
      for character in label {
        parts[parts.count - 1].append(character)
        if character == "-" { parts.append("") }
      }
      let longest = parts.map { TerminalText.width($0) }.max() ?? 0
      for width in longest...max(longest, TerminalText.width(label)) {
        var head: [String] = [""]
        for part in parts {
          let last = head[head.count - 1] + part
          if TerminalText.width(last) <= width { head[head.count - 1] = last } else { head.append(part) }
        }
        if head.count <= lines { return head }
      }
      return [label]
    }
  }

  private static func countWidth(_ rows: [Row], _ outcome: Outcome) -> Int {
    let most = rows.map { row in row.cells.count { $0.outcome.signed == outcome } }.max() ?? 0
    return most == 0 ? 0 : 2 + "\(most)".count
  }

  /// Returns the widths of the counts of outcomes. A narrow table omits the mildest ones.
  private static func countWidths(_ rows: [Row], in room: Int) -> [Int] {
    var left = room
    return counted.map { outcome in
      let width = countWidth(rows, outcome)
      guard width > 0, left >= gap + width else { return 0 }
      left -= gap + width
      return width
    }
  }

  /// Returns the width of columns with the gaps before them.
  private static func total(_ widths: [Int]) -> Int { widths.reduce(0) { $0 + gap + $1 } }

  // MARK: Folders

  /// Returns true if the rows have several folders, most of them with several files.
  private static func groupsFolders(_ rows: [Row]) -> Bool {
    var folders = 0
    var last: Substring?
    for row in rows where row.folder != last {
      last = row.folder
      folders += 1
    }
    return folders > 1 && folders * 3 <= rows.count
  }

  private static func width(of row: Row, in folder: String, _ groups: Bool) -> Int {
    groups ? 2 + TerminalText.width(row.name) : TerminalText.width(row.path(in: folder))
  }

  // MARK: Lines

  /// Returns the lines above the columns, with the title of the table on the left.
  func header(_ title: String?, _ palette: Palette) -> [String] {
    let height = heads.map(\.count).max() ?? 0
    let left = pathWidth + Self.total(factWidths.filter { $0 > 0 })
    guard height > 0 else { return title.map { ["  " + palette.bold($0)] } ?? [] }
    let title = title ?? ""
    // A title that does not fit next to the heads has its own line.
    let isBeside = TerminalText.width(title) <= left
    var lines = isBeside ? [] : ["  " + palette.bold(title)]
    for line in 0..<height {
      let heads = zip(heads, cellWidths).map { head, width in
        let index = line - (height - head.count)
        return TerminalText.fitted(index < 0 ? "" : head[index], to: width)
      }
      let beside = line == height - 1 && isBeside ? title : ""
      let padding = TerminalText.spaces(left - TerminalText.width(beside))
      let text = Self.spaces + palette.bold(beside) + padding + Self.between + heads.joined(separator: Self.between)
      lines.append(text[...].trimmingTrailingSpaces)
    }
    return lines
  }

  private static let spaces = TerminalText.spaces(indent)
  private static let between = TerminalText.spaces(gap)

  /// Returns the lines of all rows, with their folders above them.
  func lines(_ rows: [Row], _ palette: Palette) -> [String] {
    var lines: [String] = []
    var last: Substring?
    for row in rows {
      if groupsFolders, row.folder != last {
        last = row.folder
        let shown = row.folder(in: folder)
        lines.append(Self.spaces + palette.dim(TerminalText.shortened(shown, to: run.width - Self.indent)))
      }
      lines += self.lines(row, palette)
    }
    return lines
  }

  /// Returns the row as one line. Without columns, also returns the lines of its destinations.
  private func lines(_ row: Row, _ palette: Palette) -> [String] {
    let factsWidth = Self.total(factWidths.filter { $0 > 0 })
    let path = groupsFolders ? "  " + row.name : row.path(in: folder)
    var line = Self.spaces + TerminalText.fitted(path, to: pathWidth)
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
    guard !isList else {
      for (outcome, width) in zip(Self.counted, countWidths) where width > 0 {
        line += "  " + count(row, outcome, width, palette)
      }
      let room = run.width - Self.indent - pathWidth - factsWidth - Self.total(countWidths.filter { $0 > 0 }) - Self.gap
      let reasons = row.trouble.map { [$0.words, $0.code] } ?? []
      if factsWidth <= 12, let reason = reasons.first(where: { TerminalText.width($0) <= room }) {
        line += "  " + palette.dim(reason)
      }
      return [line[...].trimmingTrailingSpaces] + (run.hasManyDestinations ? names(row, palette) : each(row, palette))
    }
    for (column, width) in zip(columns, cellWidths) {
      let cell = row.cells[column]
      let padding = TerminalText.spaces(width - TerminalText.width(cell.text(isWide: showsSlots)))
      line += "  " + cell.painted(palette, isWide: showsSlots) + padding
    }
    return [line[...].trimmingTrailingSpaces]
  }

  /// Returns a line for each destination.
  private func each(_ row: Row, _ palette: Palette) -> [String] {
    let labels = columns.map { run.destinations[$0].label }
    let width = labels.map { TerminalText.width($0) }.max() ?? 0
    return zip(columns, labels).map { column, label in
      let cell = row.cells[column]
      let isWide = 6 + width + TerminalText.width(cell.text(isWide: true)) <= run.width
      return "    " + TerminalText.fitted(label, to: width) + "  " + cell.painted(palette, isWide: isWide)
    }
  }

  /// Returns `✗ 12`, with the number aligned right, or spaces.
  private func count(_ row: Row, _ outcome: Outcome, _ width: Int, _ palette: Palette) -> String {
    let count = row.cells.count { $0.outcome.signed == outcome }
    guard count > 0 else { return TerminalText.spaces(width) }
    let text = "\(outcome.symbol) " + TerminalText.spaces(width - 2 - "\(count)".count) + "\(count)"
    return outcome.painted(text, palette)
  }

  /// Returns the names of the destinations with problems: two lines of those that refuse the file, and one of others.
  private func names(_ row: Row, _ palette: Palette) -> [String] {
    guard row.trouble == nil else { return [] }
    let indent = groupsFolders ? 6 : 4
    return Self.counted.filter(\.isProblem).flatMap { outcome -> [String] in
      let cells = columns.filter { row.cells[$0].outcome.signed == outcome }
      if cells.isEmpty { return [] }
      // A share state is written once, before its destinations. A slot is omitted.
      let answers = cells.map { column in
        (outcome == .fail ? row.cells[column].detail : "", run.destinations[column].label)
      }
      let groups = Grouped.members(answers).map { ($0.isEmpty ? "" : $0 + " ", $1) }
      let lines = Self.listed(
        groups, run.words.terms, width: run.width - indent - 2, lines: outcome == .fail ? 2 : 1)
      return lines.enumerated().map { index, text in
        TerminalText.spaces(indent) + (index == 0 ? outcome.painted(outcome.symbol, palette) + " " : "  ") + text
      }
    }
  }

  /// Returns names after their introductions in at most this many lines, with the number of those that are left out:
  /// `≈20007 a, b; ≈20012 c +3`.
  static func listed(
    _ groups: [(introduction: String, names: [String])], _ terms: TermWords, width: Int, lines: Int
  ) -> [String] {
    let all = groups.reduce(0) { $0 + $1.names.count }
    for count in stride(from: all, through: 1, by: -1) {
      var left = count
      let parts = groups.compactMap { introduction, names -> String? in
        let shown = Array(names.prefix(left))
        left -= shown.count
        return shown.isEmpty ? nil : introduction + shown.joined(separator: terms.comma)
      }
      let rest = count < all ? " +\(all - count)" : ""
      let wrapped = TerminalText.wrapped(parts.joined(separator: terms.semicolon) + rest, to: width)
      if wrapped.count <= lines { return wrapped }
    }
    return [TerminalText.shortened(groups.first?.names.first ?? "", to: width)]
  }
}

/// Returns the longest folder, with its slash, that all paths begin with; empty if they have no common folder.
func commonFolder(_ paths: [String]) -> String {
  guard var common = paths.first.map({ Array($0) }), paths.count > 1 else { return "" }
  for path in paths {
    let shared = zip(common, path).prefix { $0 == $1 }.count
    common.removeLast(common.count - shared)
  }
  guard let slash = common.lastIndex(of: "/"), slash > 0 else { return "" }
  return String(common[...slash])
}
