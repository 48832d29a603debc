/// Text in GitHub's Markdown (https://github.github.com/gfm/), such that nothing in it acts: no markup, no tags, no
/// mentions, no references to issues, no links.
enum Markdown {
  /// Between other text. The result is one line.
  static func escaped(_ text: String) -> String {
    var out = ""
    var previous: Unicode.Scalar = " "
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      // Backslash escapes (2.4) for what begins emphasis, code, links, tables, strikethrough.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": out += "\\" + String(scalar)
      // GitHub looks for mentions, issues and formulas in the text of the page, where a backslash is gone; an element
      // between the sign and the word keeps them apart.
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

  /// A name as code.
  ///
  /// Not by backticks, which cannot hold every text in a table: by an element whose content is escaped.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// A link to a source; only its title where the address may not stand as one.
  static func link(_ title: String, to source: Source) -> String {
    guard let address = source.link else { return escaped(title) }
    return "[\(escaped(title))](<\(address)>)"
  }
}
