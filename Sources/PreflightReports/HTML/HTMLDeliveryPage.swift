import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
package import PreflightRules

/// A page for whoever posts delivered files: the files of each destination, and those that were not delivered.
package struct HTMLDeliveryPage {
  /// A delivered file.
  package struct File: Sendable {
    let original: String
    let path: String
    let change: String
    let size: Int64

    /// - Parameters:
    ///   - path: The path below the folder of the page.
    ///   - change: The differences from the original, in words; empty for an original.
    ///   - size: In bytes.
    package init(original: String, path: String, change: String, size: Int64) {
      self.original = original
      self.path = path
      self.change = change
      self.size = size
    }
  }

  /// A file that was not delivered.
  package struct Refusal: Sendable {
    let original: String
    let destination: String
    let reason: String

    package init(original: String, destination: String, reason: String) {
      self.original = original
      self.destination = destination
      self.reason = reason
    }
  }

  package static let fileName = "index.html"

  /// Returns true for the first bytes of such a page.
  package static let recognizes: @Sendable ([UInt8]) -> Bool = { head in
    head.begins(with: "<!DOCTYPE html>\n<html lang=") && head.contains("<title>Preflight: ".utf8)
  }

  private var page = MarkupWriter()

  /// - Parameter files: The files of each destination, by its full name.
  package init(
    _ files: [(destination: String, files: [File])], _ refusals: [Refusal], in language: Language
  ) {
    let words = language.words.delivery
    HTMLPage.writeHead(title: "Preflight: \(words.title)", in: language, to: &page)
    page.write(
      "<header class=\"top\">\n<h1>\(words.title)</h1>\n<p class=\"counts\">\(words.page(files.reduce(0) { $0 + $1.files.count }, refusals.count))</p>\n</header>\n<main>\n"
    )
    for (destination, files) in files where !files.isEmpty {
      page.write("<section class=\"delivery\"><h2>\(TerminalText.escaped(destination))</h2>\n<table>\n<thead><tr>")
      for head in [words.file, words.original, words.change, words.size] {
        page.write("<th scope=\"col\">\(head)</th>")
      }
      page.write("</tr></thead>\n<tbody>\n")
      for file in files { write(file, language) }
      page.write("</tbody>\n</table></section>\n")
    }
    if !refusals.isEmpty {
      page.write("<section class=\"delivery\"><h2 class=\"f\">\(words.notDelivered)</h2>\n<table>\n<thead><tr>")
      for head in [words.original, language.words.page.destination, words.reason] {
        page.write("<th scope=\"col\">\(head)</th>")
      }
      page.write("</tr></thead>\n<tbody>\n")
      for refusal in refusals {
        page.write(
          """
          <tr><td><bdi>\(TerminalText.escaped(refusal.original))</bdi></td>\
          <td>\(TerminalText.escaped(refusal.destination))</td><td>\(refusal.reason)</td></tr>\n
          """)
      }
      page.write("</tbody>\n</table></section>\n")
    }
    page.write(
      "</main>\n<footer>\n<p>\(words.manifest)</p>\n<p>\(language.words.run.promise)</p>\n</footer>\n</body>\n</html>\n"
    )
  }

  package var bytes: [UInt8] { page.bytes }

  private mutating func write(_ file: File, _ language: Language) {
    let words = language.words
    let name = file.path.drop { $0 != "/" }.dropFirst()
    let change = file.change.isEmpty ? words.delivery.unchanged : file.change
    page.write(
      """
      <tr><td><a href="\(AssetPath(bytes: Array(file.path.utf8)).uri)"><bdi>\(TerminalText.escaped(String(name)))</bdi></a></td>\
      <td><bdi>\(TerminalText.escaped(file.original))</bdi></td><td>\(change)</td>\
      <td class="n">\(humanBytes(file.size))</td></tr>\n
      """)
  }
}
