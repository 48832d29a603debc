import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The matrix of assets and destinations.
struct HTMLTable {
  /// The number of rows in one table body, because browsers lay out a body when it becomes visible.
  private static let rowsPerBody = 50

  let run: RunInfo
  let columns: HTMLColumns
  let places: HTMLPlaces

  private var words: PageWords { run.words.page }

  func write(_ shown: [HTMLEntry], to page: inout MarkupWriter) {
    let classes =
      (shown.contains(where: { $0.hasThumbnail }) ? ["pictured"] : []) + (run.destinations.isEmpty ? ["measured"] : [])
    // A table with few columns needs no scrolling box of its own, so that its header can stay visible.
    let box: Markup =
      columns.isWide ? " class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(words.table(run.noun))\"" : ""
    let style: Markup = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    // Facts alone have no outcome if all files are readable.
    let isGrouped = !run.destinations.isEmpty || shown.contains { $0.outcome == .unreadable }
    page.write(
      """
      <div id="assets" data-base="\(places.base)"\(box)>
      <table id="matrix" role="table"\(style) data-grouped="\(isGrouped ? "true" : "false")">
      <caption class="sr">\(words.caption(run.noun))</caption>
      <thead role="rowgroup"><tr role="row">
      """)
    writeHeads(to: &page)
    page.write("</tr></thead>\n")
    for group in isGrouped ? shown.split(whenever: { $0.outcome.letter != $1.outcome.letter }) : [shown[...]] {
      if isGrouped { writeHeading(group, to: &page) }
      page.write("<tbody role=\"rowgroup\">\n")
      for (index, entry) in group.enumerated() {
        if index > 0, index.isMultiple(of: Self.rowsPerBody) { page.write("</tbody>\n<tbody role=\"rowgroup\">\n") }
        entry.writeRow(places, to: &page)
      }
      page.write("</tbody>\n")
    }
    page.write("</table>\n<p id=\"none\" hidden>\(words.noneShown(run.noun))</p>\n</div>\n")
  }

  private func writeHeads(to page: inout MarkupWriter) {
    if run.destinations.isEmpty {
      writeColumn("name", [(words.asset(run.noun), "name")], to: &page)
      writeColumn("n", [(words.length, "length")], to: &page)
      writeColumn("n", [(words.size, "size")], to: &page)
      writeColumn("", [(words.codec, "")], to: &page)
      writeColumn("n", [(words.weight, "weight")], to: &page)
    } else if run.isOfRequests || run.isOfApp {
      writeColumn("name", [(words.asset(run.noun), "name")], to: &page)
    } else {
      // The facts are below the name, and so are the buttons that sort by them.
      writeColumn(
        "name", [(words.name, "name"), (words.length, "length"), (words.size, "size"), (words.weight, "weight")],
        to: &page)
    }
    for (number, group) in columns.groups.enumerated() {
      if group.folds { writeGroup(group, number, to: &page) }
      for index in group.destinations {
        let place = columns.order.firstIndex(of: index) ?? index
        let style = group.folds && columns.isWide ? "to m k\(number)" : "to"
        writeColumn(style, [(run.destinations[index].title, "\(place)")], to: &page)
      }
    }
  }

  /// Writes the head of a group, whose button shows and hides the columns of its destinations.
  private func writeGroup(_ group: HTMLColumns.Group, _ number: Int, to page: inout MarkupWriter) {
    let isOpen = columns.startsUnfolded ? "true" : "false"
    page.write(
      #"""
      <th role="columnheader" scope="col" class="to g"><button type="button" class="fold" aria-expanded="\#(isOpen)" \#
      data-k="\#(number)">\#(TerminalText.escaped(group.name)) <span>\#(group.destinations.count)</span></button></th>
      """#)
  }

  /// Writes the head of a column with a button for each of its values that sorts by it.
  ///
  /// - Parameter values: The name of each value and its key in the script; an empty key if it cannot be sorted.
  private func writeColumn(_ style: String, _ values: [(name: String, key: String)], to page: inout MarkupWriter) {
    let style: Markup = style.isEmpty ? "" : " class=\"\(style)\""
    page.write("<th role=\"columnheader\" scope=\"col\"\(style)>")
    for (index, (name, key)) in values.enumerated() {
      if index > 0 { page.write(" ") }
      if key.isEmpty {
        page.write("<span class=\"label\">\(name)</span>")
      } else {
        page.write(
          #"<button type="button" class="sort" data-s="\#(key)" title="\#(words.sortHint(name))">\#(name)</button>"#
        )
      }
    }
    page.write("</th>")
  }

  /// Writes the heading of the assets with one outcome, and their number.
  private func writeHeading(_ entries: ArraySlice<HTMLEntry>, to page: inout MarkupWriter) {
    guard let letter = entries.first?.outcome.letter,
      let (outcome, name) = HTMLFilters.outcomes(in: run).first(where: { $0.outcome.letter == letter })
    else { return }
    let span = run.destinations.isEmpty ? 5 : 1 + columns.count
    page.write(
      #"""
      <tbody role="rowgroup" class="heading" data-g="\#(letter)"><tr role="row"><th role="rowheader" scope="rowgroup" \#
      colspan="\#(span)"><span aria-hidden="true" class="mark \#(letter)">\#(outcome.symbol)</span> \#(name) \#
      <b>\#(entries.count)</b></th></tr></tbody>\#n
      """#)
  }
}

extension Array {
  /// Returns the sequences of adjacent elements that belong together.
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
