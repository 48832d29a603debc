package import MediaProbe
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
    let warnings: [String]
    let allowed: [String]
    let isOriginalGone: Bool
    let thumbnail: Thumbnail?

    /// - Parameters:
    ///   - path: The path below the folder of the page.
    ///   - change: The differences from the original, in words; empty for an original.
    ///   - size: In bytes.
    ///   - allowed: The team's reasons to post the file although the destination may refuse it.
    package init(
      original: String, path: String, change: String, size: Int64, warnings: [String] = [], allowed: [String] = [],
      isOriginalGone: Bool = false, thumbnail: Thumbnail? = nil
    ) {
      self.original = original
      self.path = path
      self.change = change
      self.size = size
      self.warnings = warnings
      self.allowed = allowed
      self.isOriginalGone = isOriginalGone
      self.thumbnail = thumbnail
    }
  }

  /// A file that some destinations did not get for one reason, which their limits can state in different ways.
  package struct Refusal: Sendable {
    let original: String
    let destinations: [String]
    let reasons: [String]

    package init(original: String, destinations: [String], reasons: [String]) {
      self.original = original
      self.destinations = destinations
      self.reasons = reasons
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
    let delivered = files.flatMap(\.files)
    let counts = words.page(
      delivered.count, delivered.count { !$0.warnings.isEmpty }, refusals.reduce(0) { $0 + $1.destinations.count })
    HTMLPage.writeHead(title: "Preflight: \(words.title)", in: language, to: &page)
    page.write(
      "<header class=\"top\">\n<h1>\(words.title)</h1>\n<p class=\"counts\">\(counts)</p>\n</header>\n<main>\n"
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
        let destinations = refusal.destinations.map { TerminalText.escaped($0) }.joined(separator: ", ")
        page.write(
          "<tr><td><bdi>\(TerminalText.escaped(refusal.original))</bdi></td><td>\(destinations)</td><td>")
        for reason in refusal.reasons { page.write("<p>\(TerminalText.escaped(reason))</p>") }
        page.write("</td></tr>\n")
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
    page.write("<tr><td>")
    if let thumbnail = file.thumbnail { page.image(thumbnail, alternative: "") }
    page.write(
      """
      <a href="\(AssetPath(bytes: Array(file.path.utf8)).uri)"><bdi>\(TerminalText.escaped(String(name)))</bdi></a></td>\
      <td><bdi>\(TerminalText.escaped(file.original))</bdi></td><td><p class="\(file.change.isEmpty ? "x" : "")">\(TerminalText.escaped(change))</p>
      """)
    for warning in file.warnings { page.write("<p class=\"w\">! \(TerminalText.escaped(warning))</p>") }
    if !file.allowed.isEmpty {
      let reasons = file.allowed.map { TerminalText.escaped($0) }.joined(separator: words.terms.semicolon)
      page.write("<p class=\"f\">! \(words.delivery.postedAnyway(reasons))</p>")
    }
    if file.isOriginalGone { page.write("<p class=\"w\">! \(words.delivery.keptWithoutOriginal)</p>") }
    page.write("</td><td class=\"n\">\(humanBytes(file.size))</td></tr>\n")
  }
}
