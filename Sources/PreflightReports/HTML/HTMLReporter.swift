import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
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
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let summary = "one self-contained page for people, with filters and search"
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { head in
    head.begins(with: "<!DOCTYPE html>\n<html lang=") && head.contains("<title>Preflight: ".utf8)
  }
  package static let showsThumbnails = true

  /// The number of rows in one table body, because browsers lay out a body when it becomes visible.
  private static let rowsPerBody = 50

  /// The maximum number of assets in a page, and of their bytes: enough for their texts with five destinations and for
  /// all thumbnails from `ThumbnailStage`.
  static let mostAssets = 5000
  private static let mostBytes = 40 << 20
  /// The largest number of destinations whose counts are shown at first.
  private static let mostSums = 12
  /// The approximate size of a page without its assets.
  private static let frameBytes = 1 << 17

  private let run: RunInfo
  private let columns: HTMLColumns
  private var entries = WorstFirst<HTMLEntry>(limit: mostAssets, mostBytes: mostBytes, grades: 6)
  /// The number of assets in the run.
  private var count = 0
  private var outcomes: [[Outcome: Int]]
  private var problems: HTMLProblems
  private var accepted: HTMLAccepted

  package init(_ run: RunInfo) {
    self.run = run
    columns = HTMLColumns(run.destinations)
    outcomes = Array(repeating: [:], count: run.destinations.count)
    problems = HTMLProblems(in: run.language, noun: run.noun)
    accepted = HTMLAccepted(in: run.language, noun: run.noun)
  }

  package mutating func begin(into out: inout [UInt8]) {}

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for (index, verdict) in asset.verdicts.enumerated() where index < outcomes.count {
      outcomes[index][verdict.outcome, default: 0] += 1
    }
    let places = problems.add(asset)
    accepted.add(asset)
    count += 1
    let worst = asset.worstOutcome ?? (asset.facts.error == nil ? .pass : .unreadable)
    let (run, columns, number) = (run, columns, count)
    entries.add(HTMLEntry(asset, number: number, run, columns, problems: places), grade: worst.gravity, size: \.size)
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    // Assets with the same outcome: those that most destinations refuse first.
    let shown = entries.first().sorted { left, right in
      (right.rank.gravity, right.rank.refusals, left.number) < (left.rank.gravity, left.rank.refusals, right.number)
    }
    let places = HTMLPlaces(shown.map(\.folder))
    out.reserveCapacity(out.count + shown.reduce(Self.frameBytes) { $0 + $1.size })
    var page = MarkupWriter(consume out)
    let headline = Headline(run: run, tally: summary.tally)
    HTMLPage.writeHead(title: "Preflight: \(headline.title)", in: run.language, to: &page)
    if count > 0 {
      page.markup("<a class=\"skip\" href=\"#assets\">")
      page.text(words.skip(run.noun))
      page.markup("</a>\n")
    }
    page.markup("<header class=\"top\">\n")
    writeHeadline(headline, summary, places, to: &page)
    page.markup("</header>\n<main>\n")
    if count > 0 {
      if shown.count < count {
        page.markup("<p class=\"cut\">")
        page.text(words.cut(shown.count, count, run.noun))
        page.markup("</p>\n")
      }
      writeFilters(to: &page)
      writeTable(shown, places, to: &page)
      page.markup("<section id=\"cards\"")
      page.attribute("aria-label", words.cards(run.noun))
      page.markup(">\n")
      for entry in shown { entry.writeCard(places, to: &page) }
      page.markup("</section>\n")
    }
    page.markup("</main>\n<footer>\n")
    if !run.destinations.isEmpty {
      page.markup("<p>")
      page.text(run.words.run.promise)
      page.markup("</p>\n")
    }
    page.markup("<p>")
    page.text(versions(summary))
    page.markup("</p>\n</footer>\n")
    HTMLPage.writeFoot(to: &page)
    out = page.bytes
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
    let worst = Outcome.allCases.filter { summary.tally.worst[$0] > 0 }.max { $0.gravity < $1.gravity }
    page.markup("<p class=\"over\">")
    page.text(words.report)
    if !places.base.isEmpty {
      page.markup(" · <bdi>")
      page.text(places.base)
      page.markup("</bdi>")
    }
    page.markup("</p>\n<h1")
    page.attribute("class", run.destinations.isEmpty && summary.tally.errors > 0 ? "f" : (worst ?? .pass).letter)
    page.markup(">")
    page.text(headline.title.first.map { $0.uppercased() + headline.title.dropFirst() } ?? "")
    page.markup("</h1>\n<p class=\"counts\" id=\"counts\">")
    page.text(headline.counts)
    page.markup("</p>\n")
    let overview = RunOverview(run)
    if run.hasManyDestinations, !columns.isWide || overview.hint != nil {
      page.markup("<p class=\"counts hint\">")
      page.text(overview.count + run.words.terms.stop + (overview.hint.map { run.words.terms.gap + $0 } ?? ""))
      page.markup("</p>\n")
    }
    guard count > 0 else { return }
    page.markup("<div class=\"overview\">\n")
    if columns.isWide {
      // Many rows would stand between the headline and the matrix.
      page.markup("<details class=\"every\"")
      if run.destinations.count <= Self.mostSums { page.markup(" open") }
      page.markup("><summary>")
      page.text(run.words.overview.destinations(run.destinations.count))
      page.markup("</summary>\n")
      writeSums(to: &page)
      page.markup("</details>\n")
    } else if !run.destinations.isEmpty {
      writeSums(to: &page)
    }
    problems.write(columns: columns.order.map { run.destinations[$0].id }, to: &page)
    page.markup("</div>\n")
    accepted.write(to: &page)
  }

  private func writeSums(to page: inout MarkupWriter) {
    page.markup("<table class=\"sums\">\n<caption class=\"sr\">")
    page.text(words.sums)
    page.markup("</caption>\n<thead class=\"sr\"><tr>")
    for column in [words.destination, words.share, words.verdicts, words.ready] {
      page.markup("<th scope=\"col\">")
      page.text(column)
      page.markup("</th>")
    }
    page.markup("</tr></thead>\n<tbody>\n")
    for (place, index) in columns.order.enumerated() {
      let (destination, counts) = (run.destinations[index], outcomes[index])
      page.markup("<tr")
      page.attribute("data-to", "\(place)")
      page.markup("><th scope=\"row\">")
      page.text(TerminalText.escaped(destination.name))
      page.markup("</th><td class=\"share\">")
      writeBar(counts, to: &page)
      page.markup("</td><td class=\"n\">")
      writeCounts(counts, to: &page)
      page.markup("</td><td><button type=\"button\" class=\"pick\">")
      page.text(words.readyCount(counts[.pass, default: 0]))
      if let warned = counts[.warn] {
        page.markup(" <span aria-hidden=\"true\">")
        page.text("+ \(warned) \(Outcome.warn.symbol)")
        page.markup("</span><span class=\"sr\">")
        page.text(words.readyWarned(warned))
        page.markup("</span>")
      }
      page.markup("</button></td></tr>\n")
    }
    page.markup("</tbody>\n</table>\n")
  }

  /// Returns the counts of outcomes, worst first.
  private static func shares(_ counts: [Outcome: Int]) -> [(outcome: Outcome, count: Int)] {
    [Outcome.fail, .unknown, .warn, .pass, .notApplicable].compactMap { outcome in
      let count = counts[outcome, default: 0] + (outcome == .fail ? counts[.unreadable, default: 0] : 0)
      return count > 0 ? (outcome, count) : nil
    }
  }

  private func writeBar(_ counts: [Outcome: Int], to page: inout MarkupWriter) {
    let total = max(1, counts.values.reduce(0, +))
    page.markup("<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\" focusable=\"false\">")
    var start = 0
    for (outcome, count) in Self.shares(counts) {
      let end = start + count
      page.markup("<rect")
      page.attribute("class", outcome.letter)
      page.attribute("x", "\(start * 1000 / total)")
      page.attribute("width", "\(end * 1000 / total - start * 1000 / total)")
      page.markup(" height=\"10\"/>")
      start = end
    }
    page.markup("</svg>")
  }

  private func writeCounts(_ counts: [Outcome: Int], to page: inout MarkupWriter) {
    for (outcome, count) in Self.shares(counts) {
      page.markup("<span")
      page.attribute("class", "sum \(outcome.letter)")
      page.attribute("title", run.words.terms.outcome(outcome))
      page.markup(">")
      page.text("\(outcome.symbol) \(count) ")
      page.markup("<span class=\"sr\">")
      page.text(run.words.terms.outcome(outcome))
      page.markup("</span></span> ")
    }
  }

  /// The outcomes that can be filtered, with their names.
  private var chips: [(outcome: Outcome, name: String)] {
    run.destinations.isEmpty
      ? [(.fail, words.unreadable), (.pass, words.readable)]
      : [.fail, .unknown, .warn, .pass, .notApplicable].map { ($0, run.words.terms.outcome($0)) }
  }

  private func writeFilters(to page: inout MarkupWriter) {
    page.markup("<form class=\"filters\" role=\"search\" hidden")
    page.attribute("aria-label", words.filters(run.noun))
    page.attribute("data-words", scriptWords)
    page.markup(">\n<label class=\"field\"><span class=\"sr\">")
    page.text(words.searchLabel)
    page.markup("</span><input id=\"q\" type=\"search\"")
    page.attribute("placeholder", words.search)
    page.markup(" aria-keyshortcuts=\"/\"")
    page.attribute("title", words.searchHint)
    page.markup(" autocomplete=\"off\" spellcheck=\"false\"></label>\n<div class=\"chips\" role=\"group\"")
    page.attribute("aria-label", words.outcome)
    page.markup(">\n")
    for (outcome, name) in chips {
      page.markup("<button type=\"button\" aria-pressed=\"false\"")
      page.attribute("class", "chip \(outcome.letter)")
      page.attribute("data-o", outcome.letter)
      page.attribute("data-name", name)
      page.attribute("data-sign", outcome.symbol)
      page.markup("><span aria-hidden=\"true\">")
      page.text(outcome.symbol)
      page.markup("</span> ")
      page.text(name)
      page.markup(" <b>0</b></button>\n")
    }
    page.markup("</div>\n")
    if !run.destinations.isEmpty {
      page.markup("<button type=\"button\" id=\"only\" class=\"toggle\"")
      page.attribute("aria-pressed", run.onlyProblems ? "true" : "false")
      page.attribute("title", run.words.overview.onlyProblemsHint(run.noun))
      page.markup(">")
      page.text(run.words.overview.onlyProblems)
      page.markup("</button>\n<button type=\"button\" id=\"ready\" class=\"toggle\" aria-pressed=\"false\"")
      page.attribute("title", words.readyHint(run.noun))
      page.markup(">")
      page.text(words.ready)
      page.markup("</button>\n")
    }
    if run.destinations.count > 1 {
      writeChoice("<select id=\"d\">", words.destination, all: words.allDestinations, to: &page)
      for (index, destination) in columns.order.map({ run.destinations[$0] }).enumerated() {
        page.markup("<option")
        page.attribute("value", "\(index)")
        page.markup(">")
        page.text(TerminalText.escaped(destination.name))
        page.markup("</option>")
      }
      page.markup("</select></label>\n")
    }
    writeChoice("<select id=\"f\">", words.folder, all: words.allFolders, to: &page)
    page.markup("</select></label>\n<button type=\"button\" id=\"asked\" class=\"toggle\" aria-pressed=\"true\" hidden")
    page.attribute("title", words.clearProblem)
    page.markup("><span></span></button>\n<button type=\"button\" id=\"clear\" hidden>")
    page.text(words.clear)
    page.markup("</button>\n<div class=\"end\"><button type=\"button\" id=\"copy\"")
    page.attribute("title", words.copyHint(run.noun))
    page.markup(">")
    page.text(words.copy)
    page.markup("</button>\n<button type=\"button\" id=\"all\">")
    page.text(words.openAll)
    page.markup("</button>\n<p id=\"shown\" role=\"status\" aria-live=\"polite\"></p></div>\n</form>\n")
  }

  /// The texts for the script, as JSON.
  private var scriptWords: String {
    let (script, terms) = (words.script, run.words.terms)
    var json = JSONWriter()
    json.beginObject()
    for (key, text) in [
      ("all", script.allShown(count, run.noun)), ("some", script.someShown(count, run.noun)),
      ("copied_one", script.copiedOne), ("copied", script.copied), ("not_copied", script.notCopied),
      ("open_all", words.openAll), ("close_all", script.closeAll), ("ready", words.ready),
      ("ready_with_warnings", words.readyWithWarnings), ("colon", terms.colon), ("comma", terms.comma),
      ("stop", terms.stop),
    ] as [(StaticString, String)] {
      json.key(key)
      json.string(text)
    }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Writes the beginning of a selection, up to its first option.
  private func writeChoice(_ select: StaticString, _ label: String, all: String, to page: inout MarkupWriter) {
    page.markup("<label class=\"field\"><span class=\"sr\">")
    page.text(label)
    page.markup("</span>")
    page.markup(select)
    page.markup("<option value=\"\">")
    page.text(all)
    page.markup("</option>")
  }

  // MARK: The matrix

  private func writeTable(_ shown: [HTMLEntry], _ places: HTMLPlaces, to page: inout MarkupWriter) {
    let classes =
      (shown.contains(where: \.hasThumbnail) ? ["pictured"] : []) + (run.destinations.isEmpty ? ["measured"] : [])
    page.markup("<div id=\"assets\"")
    page.attribute("data-base", places.base)
    // A table with few columns needs no scrolling box of its own, so that its header can stay visible.
    if columns.isWide {
      page.markup(" class=\"wide\" tabindex=\"0\" role=\"region\"")
      page.attribute("aria-label", words.table(run.noun))
    }
    page.markup(">\n<table id=\"matrix\" role=\"table\"")
    if !classes.isEmpty { page.attribute("class", classes.joined(separator: " ")) }
    let isGrouped = isGrouped(shown)
    page.attribute("data-grouped", isGrouped ? "true" : "false")
    page.markup(">\n<caption class=\"sr\">")
    page.text(words.caption(run.noun))
    page.markup("</caption>\n<thead role=\"rowgroup\"><tr role=\"row\">")
    if run.destinations.isEmpty {
      writeColumn("name", [(words.asset(run.noun), "name")], to: &page)
      writeColumn("n", [(words.length, "length")], to: &page)
      writeColumn("n", [(words.size, "size")], to: &page)
      writeColumn("", [(words.codec, "")], to: &page)
      writeColumn("n", [(words.weight, "weight")], to: &page)
    } else {
      // The facts are below the name, and so are the buttons that sort by them.
      let facts = [(words.length, "length"), (words.size, "size"), (words.weight, "weight")]
      let name = run.isOfRequests || run.isOfApp ? words.asset(run.noun) : words.name
      writeColumn("name", [(name, "name")] + (run.isOfRequests || run.isOfApp ? [] : facts), to: &page)
    }
    for (number, group) in columns.groups.enumerated() {
      if group.folds { writeGroup(group, number, to: &page) }
      for index in group.destinations {
        let place = columns.order.firstIndex(of: index) ?? index
        let title = TerminalText.escaped(run.destinations[index].name)
        let style = group.folds && columns.isWide ? "to m k\(number)" : "to"
        writeColumn(style, [(title, "\(place)")], to: &page)
      }
    }
    page.markup("</tr></thead>\n")
    if isGrouped {
      for group in shown.split(whenever: { $0.letter != $1.letter }) {
        writeHeading(group, to: &page)
        write(group, places, to: &page)
      }
    } else {
      write(shown[...], places, to: &page)
    }
    page.markup("</table>\n<p id=\"none\" hidden>")
    page.text(words.noneShown(run.noun))
    page.markup("</p>\n</div>\n")
  }

  /// Returns true if the rows are grouped by outcome. Facts alone have no outcome if all files are readable.
  private func isGrouped(_ shown: [HTMLEntry]) -> Bool {
    !run.destinations.isEmpty || shown.contains { $0.letter == Outcome.unreadable.letter }
  }

  /// Writes the head of a group, whose button shows and hides the columns of its destinations.
  private func writeGroup(_ group: HTMLColumns.Group, _ number: Int, to page: inout MarkupWriter) {
    page.markup("<th role=\"columnheader\" scope=\"col\" class=\"to g\"><button type=\"button\" class=\"fold\"")
    page.attribute("aria-expanded", columns.startsUnfolded ? "true" : "false")
    page.attribute("data-k", "\(number)")
    page.markup(">")
    page.text(TerminalText.escaped(group.name))
    page.markup(" <span>")
    page.text("\(group.destinations.count)")
    page.markup("</span></button></th>")
  }

  /// Writes the head of a column with a button for each of its values that sorts by it.
  ///
  /// - Parameter values: The name of each value and its key in the script; an empty key if it cannot be sorted.
  private func writeColumn(_ style: String, _ values: [(name: String, key: String)], to page: inout MarkupWriter) {
    page.markup("<th role=\"columnheader\" scope=\"col\"")
    if !style.isEmpty { page.attribute("class", style) }
    page.markup(">")
    for (index, (name, key)) in values.enumerated() {
      if index > 0 { page.markup(" ") }
      guard !key.isEmpty else {
        page.markup("<span class=\"label\">")
        page.text(name)
        page.markup("</span>")
        continue
      }
      page.markup("<button type=\"button\" class=\"sort\"")
      page.attribute("data-s", key)
      page.attribute("title", words.sortHint(name))
      page.markup(">")
      page.text(name)
      page.markup("</button>")
    }
    page.markup("</th>")
  }

  /// Writes the heading of the assets with one outcome, and their number.
  private func writeHeading(_ entries: ArraySlice<HTMLEntry>, to page: inout MarkupWriter) {
    guard let letter = entries.first?.letter, let (outcome, name) = chips.first(where: { $0.outcome.letter == letter })
    else { return }
    page.markup("<tbody role=\"rowgroup\" class=\"heading\"")
    page.attribute("data-g", letter)
    page.markup("><tr role=\"row\"><th role=\"rowheader\" scope=\"rowgroup\"")
    page.attribute("colspan", "\(run.destinations.isEmpty ? 5 : 1 + columns.count)")
    page.markup("><span aria-hidden=\"true\"")
    page.attribute("class", "mark \(letter)")
    page.markup(">")
    page.text(outcome.symbol)
    page.markup("</span> ")
    page.text(name)
    page.markup(" <b>")
    page.text("\(entries.count)")
    page.markup("</b></th></tr></tbody>\n")
  }

  /// Writes rows.
  private func write(_ entries: ArraySlice<HTMLEntry>, _ places: HTMLPlaces, to page: inout MarkupWriter) {
    page.markup("<tbody role=\"rowgroup\">\n")
    for (index, entry) in entries.enumerated() {
      if index > 0, index.isMultiple(of: Self.rowsPerBody) { page.markup("</tbody>\n<tbody role=\"rowgroup\">\n") }
      entry.writeRow(places, to: &page)
    }
    page.markup("</tbody>\n")
  }
}

extension Array {
  /// Returns the runs of adjacent elements that belong together.
  fileprivate func split(whenever differ: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for index in indices.dropFirst() where differ(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}

extension Outcome {
  /// The CSS class of everything with this outcome, and its letter in the data of a row.
  var letter: String {
    switch self {
    case .pass: "p"
    case .warn: "w"
    case .unknown: "q"
    case .fail, .unreadable: "f"
    case .notApplicable: "x"
    }
  }
}
