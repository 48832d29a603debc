import PreflightLanguage
import PreflightRules

/// Escapes text for GitHub's Markdown (https://github.github.com/gfm/), so that it creates no markup, tags, mentions,
/// issue references or links.
package enum Markdown {
  /// Returns text for use within other text, in one line.
  package static func escaped(_ text: String) -> String {
    var out = ""
    var previous: Unicode.Scalar = " "
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      // Backslash escapes (2.4) for the characters that begin emphasis, code, links, tables and strikethrough.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": out += "\\" + String(scalar)
      // GitHub searches the rendered text for mentions, issues and formulas, after backslashes were removed. An element
      // between the sign and the word separates them.
      case "@", "#", "$": out += "<span>\(scalar)</span>"
      // Bare addresses (6.9).
      case "/" where previous == "/": out += "<span>/</span>"
      case "." where previous == "w" || previous == "W": out += "<span>.</span>"
      default: out.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return out
  }

  /// Returns a name as code.
  ///
  /// It uses an element with escaped content, because some texts in a table cannot be written between backticks.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Returns a link to a source, or only its title if its address is not safe to link.
  static func link(_ title: String, to source: Source) -> String {
    guard let address = source.link else { return escaped(title) }
    return "[\(escaped(title))](<\(address)>)"
  }
}
