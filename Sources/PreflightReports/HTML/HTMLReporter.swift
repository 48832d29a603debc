import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// A page for people: the matrix, filters, and a card for each asset with facts, problems, fixes and sources.
///
/// The page loads nothing from elsewhere, and its policy allows no script except its own. It names no folder of the machine
/// outside of the run, so it can be sent to others. Without scripts it is a document with all cards below the matrix. With
/// scripts a card is made when its row is opened. Until then it is text inside `noscript`, which browsers do not parse, so
/// that a thousand assets cost only a thousand rows.
///
/// The counts are at the top, so the page is kept in memory until the end: some kilobytes for each asset, and its
/// thumbnail. No browser can show a million assets, so the page has only the worst of them, says so, and counts all.
package struct HTMLReporter: AssetReporter {
  package static let name = "html"
  #if !hasFeature(Embedded)
    package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { head in
      head.begins(with: "<!DOCTYPE html>\n<html lang=") && head.contains("<title>Preflight: ".utf8)
    }
  #endif
  package static let showsThumbnails = true

  /// The maximum number of assets in a page, and of their bytes: enough for their texts with five destinations and for
  /// all thumbnails from `ThumbnailStage`.
  package static let mostAssets = 5000
  private static let mostBytes = 40 << 20
  /// The largest number of destinations whose counts are shown at first.
  private static let mostSums = 12
  /// The approximate size of a page without its assets.
  private static let frameBytes = 1 << 17

  package let run: RunInfo
  private let columns: HTMLColumns
  private var entries = WorstFirst<HTMLEntry>(limit: mostAssets, mostBytes: mostBytes)
  /// The number of assets in the run.
  private var count = 0
  private var counts: DestinationCounts
  /// True if the picture or the sound of an asset was measured.
  private var hasContent = false
  private var next: NextStep
  private var problems: HTMLProblems
  private var accepted: HTMLAccepted

  package init(_ run: RunInfo) {
    self.run = run
    columns = HTMLColumns(run.destinations)
    counts = DestinationCounts(run)
    problems = HTMLProblems(run)
    next = NextStep(run)
    accepted = HTMLAccepted(run)
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    counts.add(asset)
    let places = problems.add(asset)
    accepted.add(asset)
    next.add(asset.asset)
    hasContent = hasContent || asset.asset.facts.content != nil
    count += 1
    let (columns, number) = (columns, count)
    entries.add(HTMLEntry(asset, number: number, columns, problems: places), asset.outcome, size: { $0.size })
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    var page = MarkupWriter(consume out)
    HTMLPage.writeHead(title: "Preflight: \(headline(summary).title)", in: run.language, to: &page)
    let shown = shown
    let places = HTMLPlaces(shown.map { $0.folder })
    page.reserve(shown.reduce(Self.frameBytes) { $0 + $1.size })
    writeContent(summary, shown, places, hasCards: true, to: &page)
    HTMLPage.writeFoot(to: &page)
    out = page.bytes
  }

  /// Returns the content of the page in parts, for a page that has the style and the script.
  ///
  /// - Parameter most: The maximum number of assets, of which the worst are shown.
  package func parts(_ summary: RunSummary, atMost most: Int) -> HTMLParts {
    var page = MarkupWriter()
    let shown = Array(shown.prefix(most))
    let places = HTMLPlaces(shown.map { $0.folder })
    page.reserve(shown.reduce(Self.frameBytes) { $0 + $1.rowSize })
    writeContent(summary, shown, places, hasCards: false, to: &page)
    return HTMLParts(content: page.bytes, shown: shown, places: places)
  }

  private func headline(_ summary: RunSummary) -> Headline { Headline(run: run, tally: summary.tally) }

  /// The assets in the order of their rows. Those with the same outcome are sorted by the number of destinations that refuse
  /// them, largest first.
  private var shown: [HTMLEntry] {
    entries.first().sorted { left, right in
      (right.outcome, right.refusals, left.number) < (left.outcome, left.refusals, right.number)
    }
  }

  private func writeContent(
    _ summary: RunSummary, _ shown: [HTMLEntry], _ places: HTMLPlaces, hasCards: Bool, to page: inout MarkupWriter
  ) {
    if count > 0 { page.write("<a class=\"skip\" href=\"#assets\">\(words.skip(run.noun))</a>\n") }
    page.write("<header class=\"top\">\n")
    writeHeadline(headline(summary), summary, places, to: &page)
    page.write("</header>\n<main>\n")
    if count > 0 {
      if shown.count < count { page.write("<p class=\"cut\">\(words.cut(shown.count, count, run.noun))</p>\n") }
      HTMLFilters(run: run, columns: columns, count: count, hasContent: hasContent).write(to: &page)
      HTMLTable(run: run, columns: columns, places: places).write(shown, to: &page)
      page.write("<section id=\"cards\" aria-label=\"\(words.cards(run.noun))\">\n")
      if hasCards { for entry in shown { entry.writeCard(places, to: &page) } }
      page.write("</section>\n")
    }
    page.write("</main>\n<footer>\n")
    if !run.destinations.isEmpty { page.write("<p>\(run.words.run.promise)</p>\n") }
    page.write("<p>\(versions(summary))</p>\n</footer>\n")
  }

  private var words: PageWords { run.words.page }

  private func versions(_ summary: RunSummary) -> String {
    let libraries = summary.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let rules = run.rulesTitle.map { [$0] } ?? []
    return TerminalText.escaped((["Preflight \(run.toolVersion)"] + rules + libraries).joined(separator: " · "))
  }

  // MARK: Above the matrix

  private func writeHeadline(
    _ headline: Headline, _ summary: RunSummary, _ places: HTMLPlaces, to page: inout MarkupWriter
  ) {
    let isUnreadable = run.destinations.isEmpty && summary.tally.errors > 0
    let worst = isUnreadable ? .unreadable : summary.tally.worst.worst ?? .pass
    let base: Markup = places.base.isEmpty ? "" : " · <bdi>\(places.base)</bdi>"
    page.write(
      """
      <p class="over">\(words.report)\(base)</p>
      <h1 class="\(worst.letter)">\(headline.title.withCapital)</h1>
      <p class="counts" id="counts">\(headline.counts)</p>\n
      """)
    if let command = next.command { HTMLCommand.write(command, in: run.language, to: &page) }
    let overview = RunOverview(run)
    if run.hasManyDestinations, !columns.isWide || overview.hint != nil {
      page.write("<p class=\"counts hint\">\(overview.sentence)</p>\n")
    }
    guard count > 0 else { return }
    page.write("<div class=\"overview\">\n")
    if columns.isWide {
      // Otherwise many rows would come between the headline and the matrix.
      let open: Markup = run.destinations.count <= Self.mostSums ? " open" : ""
      let title = run.words.overview.destinations(run.destinations.count)
      page.write("<details class=\"every\"\(open)><summary>\(title)</summary>\n")
      writeSums(to: &page)
      page.write("</details>\n")
    } else if !run.destinations.isEmpty {
      writeSums(to: &page)
    }
    problems.write(columns: columns.order.map { run.destinations[$0].id }, to: &page)
    page.write("</div>\n")
    accepted.write(to: &page)
  }

  private func writeSums(to page: inout MarkupWriter) {
    page.write("<table class=\"sums\">\n<caption class=\"sr\">\(words.sums)</caption>\n<thead class=\"sr\"><tr>")
    for column in [words.destination, words.share, words.verdicts, words.ready] {
      page.write("<th scope=\"col\">\(column)</th>")
    }
    page.write("</tr></thead>\n<tbody>\n")
    for (place, index) in columns.order.enumerated() {
      let (title, counts) = (run.destinations[index].title, counts[index])
      page.write("<tr data-to=\"\(place)\"><th scope=\"row\">\(title)</th><td class=\"share\">")
      writeBar(counts, to: &page)
      page.write("</td><td class=\"n\">")
      for (outcome, count) in counts.shares {
        let name = run.words.terms.outcome(outcome)
        page.write(
          """
          <span class="sum \(outcome.letter)" title="\(name)">\("\(outcome.symbol) \(count) ")\
          <span class="sr">\(name)</span></span>\(" ")
          """)
      }
      page.write("</td><td><button type=\"button\" class=\"pick\">\(words.readyCount(counts[.pass]))")
      if counts[.warn] > 0 {
        page.write(
          """
           <span aria-hidden="true">\("+ \(counts[.warn]) \(Outcome.warn.symbol)")</span>\
          <span class="sr">\(words.readyWarned(counts[.warn]))</span>
          """)
      }
      page.write("</button></td></tr>\n")
    }
    page.write("</tbody>\n</table>\n")
  }

  private func writeBar(_ counts: OutcomeCounts, to page: inout MarkupWriter) {
    let shares = counts.shares
    let total = max(1, shares.reduce(0) { $0 + $1.count })
    page.write(#"<svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">"#)
    var start = 0
    for (outcome, count) in shares {
      let end = start + count
      let (x, width) = (start * 1000 / total, end * 1000 / total - start * 1000 / total)
      page.write(#"<rect class="\#(outcome.letter)" x="\#(x)" width="\#(width)" height="10"/>"#)
      start = end
    }
    page.write("</svg>")
  }
}

extension Outcome {
  /// The CSS class of everything with this outcome, and its letter in the data of a row.
  var letter: String {
    switch self {
    case .pass: "p"
    case .accepted: "a"
    case .warn: "w"
    case .notJudged: "n"
    case .unknown: "q"
    case .fail, .unreadable: "f"
    case .notApplicable: "x"
    }
  }
}
