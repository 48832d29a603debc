import PreflightDocuments
import PreflightOperations

/// The layout of text for people on an output.
struct OutputStyle {
  /// The number of columns: that of the terminal, else COLUMNS, else 100. COLUMNS is ignored if no terminal is as wide.
  let width: Int
  /// True if the output gets escape sequences for colors.
  let color: Bool

  var layout: TextLayout { TextLayout(width: width, color: color) }

  /// - Parameters:
  ///   - choice: The user's choice of colors.
  ///   - isFile: True if the output is a file that an option names. Such a file never gets colors.
  init(_ output: borrowing OutputFile, _ choice: ColorChoice = .auto, isFile: Bool = false) {
    let stated = environment("COLUMNS").flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    width = (output.isTerminal ? output.columns : nil) ?? stated ?? 100
    color = !isFile && choice.isOn(isTerminal: output.isTerminal)
  }
}

/// The user's choice of colors on standard output.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// The first of these decides: `--color always` and `never`, NO_COLOR (https://no-color.org), FORCE_COLOR
  /// (https://force-color.org) and CLICOLOR_FORCE, CLICOLOR (https://bixense.com/clicolors), and the terminal.
  func isOn(isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR") != nil { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), value != "0", value.lowercased() != "false" { return true }
    }
    return isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }
}
