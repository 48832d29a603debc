/// The layout of text for people on an output.
struct OutputStyle {
  /// The number of columns: that of the terminal, else COLUMNS, else 100.
  let width: Int
  /// True if the output is a terminal with colors, and the user did not turn them off (https://no-color.org).
  let color: Bool

  init(_ output: borrowing ReportOutput) {
    width = (output.isTerminal ? output.columns : nil) ?? environment("COLUMNS").flatMap { Int($0) } ?? 100
    color = output.isTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }
}
