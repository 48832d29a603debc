import PreflightLanguage
package import PreflightRules

/// A report of recorded outcomes as a page, with a picture of each destination's months.
package struct OutcomePage {
  private let text: OutcomeText
  private let words: OutcomesWords
  private var page = MarkupWriter()

  /// The months of a picture. It shows the last ones.
  private static let mostMonths = 36
  /// The height of the columns of a picture, in pixels, and the width of one with its gap.
  private static let height = 80
  private static let step = 20

  package init(_ summary: OutcomeSummary, in language: Language) {
    text = OutcomeText(language)
    words = .of(language)
    HTMLPage.writeHead(title: "Preflight: \(words.title)", in: language, to: &page)
    page.write("<header class=\"top\">\n<h1>\(words.title)</h1>\n")
    if let days = summary.days {
      page.write("<p class=\"counts\">\(words.total(summary.posts, days.first, days.last))</p>\n")
    }
    for line in text.notes(summary) { page.write("<p class=\"counts\">\(line)</p>\n") }
    page.write("</header>\n<main>\n")
    for destination in summary.destinations { write(destination) }
    if !summary.unlisted.isEmpty {
      page.write("<section class=\"delivery\"><h2>\(words.unlistedTitle)</h2>\n")
      for code in summary.unlisted {
        page.write("<p>\(words.unlisted(code.destination, TerminalText.escaped(code.code), code.posts))</p>\n")
      }
      page.write("</section>\n")
    }
    page.write("</main>\n<footer>\n<p>\(words.intervals)</p>\n</footer>\n</body>\n</html>\n")
  }

  package var bytes: [UInt8] { page.bytes }

  private mutating func write(_ destination: OutcomeSummary.OfDestination) {
    page.write("<section class=\"delivery\"><h2>\(text.name(destination))</h2>\n")
    for line in text.agreement(destination.agreement) { page.write("<p>\(line)</p>\n") }
    writePicture(destination.months)
    for group in destination.unexplained {
      let code = TerminalText.escaped(group.code ?? words.noCode)
      page.write("<p class=\"f\">\(words.unexplainedGroup(words.group(group.posts, code)))</p>\n<ul>\n")
      for line in text.separation(group.separation) { page.write("<li>\(line)</li>\n") }
      page.write("</ul>\n")
    }
    for rule in destination.contradicted {
      for (index, line) in text.contradicted(rule).enumerated() {
        if index == 0 { page.write("<p class=\"w\">\(line)</p>\n") } else { page.write("<p>\(line)</p>\n") }
      }
    }
    if !destination.rules.isEmpty {
      page.write("<table>\n<thead><tr>")
      for head in [words.ruleHead, words.errorsHead, words.warningsHead, words.precisionHead, words.recallHead] {
        page.write("<th scope=\"col\">\(head)</th>")
      }
      page.write("</tr></thead>\n<tbody>\n")
      for rule in destination.rules {
        page.write(
          "<tr><td><code>\(rule.id)</code></td><td class=\"n\">\(rule.errors)</td><td class=\"n\">\(rule.warnings)</td>"
        )
        for share in [rule.precision, rule.recall] {
          page.write("<td class=\"n\">\(rule.precision.total > 0 ? text.share(share) : "")</td>")
        }
        page.write("</tr>\n")
      }
      page.write("</tbody>\n</table>\n")
    }
    if !destination.neverFired.isEmpty {
      page.write("<p>\(text.neverFired(destination))</p>\n")
    }
    page.write("</section>\n")
  }

  /// Writes a column for each month: the refusals that were predicted, those that were not, and the accepted posts that were predicted to
  /// fail. A month without posts has an empty column.
  private mutating func writePicture(_ all: [OutcomeSummary.Month]) {
    let months = all.suffix(Self.mostMonths)
    let most = months.map { $0.predicted + $0.missed + $0.falseAlarms }.max() ?? 0
    guard let first = months.first, let last = months.last, most > 0 else { return }
    func number(_ month: OutcomeSummary.Month) -> Int { month.year * 12 + month.month }
    let columns = min(Self.mostMonths, number(last) - number(first) + 1)
    let start = number(last) - columns + 1
    let begin = OutcomeSummary.Month(year: (start - 1) / 12, month: (start - 1) % 12 + 1)
    let width = columns * Self.step
    page.write(
      """
      <svg role="img" width="\(width + 60)" height="\(Self.height + 36)" viewBox="0 0 \(width + 60) \(Self.height + 36)">\
      <title>\(words.pictureTitle)</title>
      """)
    for month in months where number(month) >= start {
      let left = (number(month) - start) * Self.step
      var top = Self.height
      page.write("<g><title>\(words.month(month.name, month.predicted, month.missed, month.falseAlarms))</title>")
      for (count, kind) in [(month.predicted, "p"), (month.missed, "f"), (month.falseAlarms, "w")] where count > 0 {
        let height = max(1, count * Self.height / most)
        top = max(0, top - height)
        page.write(
          "<rect class=\"\(kind)\" x=\"\(left)\" y=\"\(top)\" width=\"\(Self.step - 4)\" height=\"\(height)\"/>")
      }
      page.write("</g>")
    }
    page.write("<rect class=\"x\" x=\"0\" y=\"\(Self.height)\" width=\"\(width)\" height=\"1\"/>")
    page.write("<text font-size=\"12\" fill=\"currentColor\" x=\"\(width + 4)\" y=\"12\">\(most)</text>")
    page.write("<text font-size=\"12\" fill=\"currentColor\" x=\"0\" y=\"\(Self.height + 16)\">\(begin.name)</text>")
    if columns > 6 {
      page.write(
        "<text font-size=\"12\" fill=\"currentColor\" x=\"\(width)\" y=\"\(Self.height + 16)\" text-anchor=\"end\">\(last.name)</text>"
      )
    }
    page.write("</svg>\n<p class=\"counts\">")
    for (kind, meaning) in [("p", words.predicted), ("f", words.missed), ("w", words.falseAlarms)] {
      page.write(
        "<svg width=\"10\" height=\"10\" aria-hidden=\"true\"><rect class=\"\(kind)\" width=\"10\" height=\"10\"/></svg> \(meaning) "
      )
    }
    page.write("</p>\n")
  }
}
