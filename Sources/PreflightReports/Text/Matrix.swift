import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// A batch of rows as one table, or as a table for each kind of file if not all columns fit.
struct Matrix {
  private struct Table {
    let title: String?
    let rows: [Row]
    let layout: MatrixLayout
  }

  private let run: RunInfo
  private let folder: String
  private let tables: [Table]

  /// - Parameters:
  ///   - rows: The rows of the batch, in the order of the run.
  ///   - folder: The folder, with its slash, that the head of the report shows and paths omit.
  init(rows: [Row], folder: String, run: RunInfo) {
    self.run = run
    self.folder = folder
    let all = run.destinations.indices.filter { column in
      !run.onlyProblems || rows.contains { $0.cells[column].outcome.isProblem }
    }
    guard run.hasManyDestinations, !MatrixLayout.fitsPlainly(rows, columns: all, folder: folder, run: run) else {
      tables = [Table(title: nil, rows: rows, layout: MatrixLayout(rows: rows, columns: all, folder: folder, run: run))]
      return
    }
    tables = [OverviewWords.Section.videos, .pictures, .others, .unreadable].compactMap { section in
      let rows = rows.filter { $0.section == section }
      guard !rows.isEmpty else { return nil }
      // No destination could judge an unreadable file, so all its columns would be the same.
      let columns =
        section == .unreadable
        ? []
        : all.filter { column in
          rows.contains {
            run.onlyProblems ? $0.cells[column].outcome.isProblem : $0.cells[column].outcome != .notApplicable
          }
        }
      return Table(
        title: Self.title(section, columns.count, run), rows: rows,
        layout: MatrixLayout(rows: rows, columns: columns, folder: folder, run: run))
    }
  }

  private static func title(_ section: OverviewWords.Section, _ columns: Int, _ run: RunInfo) -> String {
    let (words, terms) = (run.words.overview, run.words.terms)
    guard section != .unreadable else { return words.section(section) }
    let (count, all) = (columns, run.destinations.count)
    return words.section(section) + terms.colon
      + (run.onlyProblems ? words.troubled(count, all) : words.taking(count, all))
  }

  func lines(_ palette: Palette) -> [String] {
    tables.enumerated().flatMap { index, table in
      (index > 0 ? [""] : []) + table.layout.header(table.title, palette) + table.layout.lines(table.rows, palette)
    }
  }
}

/// The lines above the matrix: the folder, the destinations and the date of the rules.
struct MatrixHead {
  /// The largest number of lines with names of destinations.
  private static let mostNameLines = 3

  let run: RunInfo
  /// The folder of all files, with its slash; empty if the files have no common folder.
  let folder: String
  /// False if the report has a line for each destination anyway.
  var namesDestinations = true

  func lines(_ palette: Palette) -> [String] {
    let place = folder.isEmpty ? [] : [String(folder.dropLast())]
    guard !run.destinations.isEmpty else { return place.flatMap { ["  " + palette.bold($0), ""] } }
    let overview = RunOverview(run)
    let titles = run.destinations.map { destination in
      // For a request, a finding reports this.
      let isToBeTold = destination.isDeprecated && !run.isOfRequests
      return destination.title + (isToBeTold ? run.words.terms.inParentheses(run.words.destinations.deprecated) : "")
    }
    let names = (place + (run.hasManyDestinations ? [overview.count] : titles)).joined(separator: " · ")
    let date = run.rulesTitle ?? ""
    let room = run.width - 2 - TerminalText.width(names) - TerminalText.width(date)
    var lines: [String] = []
    if room >= 2 {
      lines.append("  " + palette.bold(names) + TerminalText.spaces(room) + palette.dim(date))
    } else {
      lines += TerminalText.wrapped(names, to: run.width - 2).map { "  " + palette.bold($0) }
      lines.append("  " + palette.dim(date))
    }
    if run.hasManyDestinations {
      if namesDestinations {
        lines += MatrixLayout.listed(
          [("", overview.names)], run.words.terms, width: run.width - 2, lines: Self.mostNameLines
        ).map { "  " + $0 }
      }
      lines += TerminalText.wrapped(overview.hint ?? "", to: run.width - 2).map { "  " + palette.dim($0) }
    }
    return lines + [""]
  }
}
