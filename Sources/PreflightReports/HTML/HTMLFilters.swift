import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The search, the buttons and the selections above the matrix, which the script of the page shows.
struct HTMLFilters {
  let run: RunInfo
  let columns: HTMLColumns
  /// The number of assets in the run.
  let count: Int
  /// True if the picture or the sound of an asset was measured.
  let hasContent: Bool

  private var words: PageWords { run.words.page }

  /// Returns the outcomes that can be filtered, with their names.
  static func outcomes(in run: RunInfo) -> [(outcome: Outcome, name: String)] {
    run.destinations.isEmpty
      ? [(.fail, run.words.page.unreadable), (.pass, run.words.page.readable)]
      : Outcome.bySign.map { ($0, run.words.terms.outcome($0)) }
  }

  func write(to page: inout MarkupWriter) {
    page.write(
      #"""
      <form class="filters" role="search" hidden aria-label="\#(words.filters(run.noun))" data-words="\#(scriptWords)">
      <label class="field"><span class="sr">\#(words.searchLabel)</span><input id="q" type="search" \#
      placeholder="\#(words.search)" aria-keyshortcuts="/" title="\#(words.searchHint)" \#
      autocomplete="off" spellcheck="false"></label>
      <div class="chips" role="group" aria-label="\#(words.outcome)">\#n
      """#)
    for (outcome, name) in Self.outcomes(in: run) {
      page.write(
        #"""
        <button type="button" aria-pressed="false" class="chip \#(outcome.letter)" data-o="\#(outcome.letter)" \#
        data-name="\#(name)" data-sign="\#(outcome.symbol)"><span aria-hidden="true">\#(outcome.symbol)</span> \#
        \#(name) <b>0</b></button>\#n
        """#)
    }
    page.write("</div>\n")
    if !run.destinations.isEmpty { writeToggles(to: &page) }
    if run.destinations.count > 1 {
      writeChoice(#"<select id="d">"#, words.destination, all: words.allDestinations, to: &page)
      for (index, place) in columns.order.enumerated() {
        page.write("<option value=\"\(index)\">\(run.destinations[place].title)</option>")
      }
      page.write("</select></label>\n")
    }
    if hasContent {
      writeChoice(#"<select id="m">"#, words.part, all: words.allParts, to: &page)
      for (value, name) in [("ps", words.content), ("p", words.picture), ("s", words.sound)] {
        page.write("<option value=\"\(value)\">\(name)</option>")
      }
      page.write("</select></label>\n")
    }
    writeChoice(#"<select id="f">"#, words.folder, all: words.allFolders, to: &page)
    page.write(
      #"""
      </select></label>
      <button type="button" id="asked" class="toggle" aria-pressed="true" hidden title="\#(words.clearProblem)">\#
      <span></span></button>
      <button type="button" id="clear" hidden>\#(words.clear)</button>
      <div class="end"><button type="button" id="copy" title="\#(words.copyHint(run.noun))">\#(words.copy)</button>
      <button type="button" id="all">\#(words.openAll)</button>
      <p id="shown" role="status" aria-live="polite"></p></div>
      </form>\#n
      """#)
  }

  private func writeToggles(to page: inout MarkupWriter) {
    let (isOn, overview) = (run.onlyProblems ? "true" : "false", run.words.overview)
    page.write(
      #"""
      <button type="button" id="only" class="toggle" aria-pressed="\#(isOn)" \#
      title="\#(overview.onlyProblemsHint(run.noun))">\#(overview.onlyProblems)</button>
      <button type="button" id="ready" class="toggle" aria-pressed="false" title="\#(words.readyHint(run.noun))">\#
      \#(words.ready)</button>\#n
      """#)
  }

  /// The texts for the script, as JSON.
  private var scriptWords: String {
    let (script, terms) = (run.words.script, run.words.terms)
    var json = JSONWriter()
    json.object { json in
      for (key, text) in [
        ("all", script.allShown(count, run.noun)), ("some", script.someShown(count, run.noun)),
        ("copied_one", script.copiedOne), ("copied", script.copied), ("not_copied", script.notCopied),
        ("open_all", words.openAll), ("close_all", script.closeAll), ("ready", words.ready),
        ("ready_with_warnings", words.readyWithWarnings), ("colon", terms.colon), ("comma", terms.comma),
        ("stop", terms.stop), ("some_ready", script.ready), ("taken", script.taken),
      ] as [(StaticString, String)] {
        json.member(key, text)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Writes the beginning of a selection, up to its first option.
  private func writeChoice(_ select: Markup, _ label: String, all: String, to page: inout MarkupWriter) {
    page.write(
      #"""
      <label class="field"><span class="sr">\#(label)</span>\#(select)<option value="">\#(all)</option>
      """#)
  }
}
