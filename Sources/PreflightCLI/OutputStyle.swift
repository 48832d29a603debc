/// How text for people is laid out on an output.
struct OutputStyle {
  /// Columns: the terminal's, else those that COLUMNS names, else 100.
  let width: Int
  /// Colour is for terminals that have it and people who want it (https://no-color.org).
  let color: Bool

  init(_ output: borrowing ReportOutput) {
    width = (output.isTerminal ? output.columns : nil) ?? environment("COLUMNS").flatMap { Int($0) } ?? 100
    color = output.isTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }
}
