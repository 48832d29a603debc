import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The details of one asset in a page: for each verdict the problems, fixes and sources, then the facts.
struct HTMLCard {
  private let asset: PresentedAsset
  private let number: Int
  private var run: RunInfo { asset.run }

  /// - Parameter number: The number of the asset in the run, starting with 1, for the card's id.
  init(_ asset: PresentedAsset, number: Int) {
    self.asset = asset
    self.number = number
  }

  private var words: Words { run.words }

  /// Writes the card up to the folder in its heading.
  func writeStart(to page: inout MarkupWriter) {
    // A browser that runs the page's script treats the content as text until the asset is opened.
    page.write(
      #"""
      <noscript><article class="card" id="\#("c\(number)")" aria-labelledby="\#("t\(number)")">\#
      <h2 id="\#("t\(number)")"><bdi>
      """#)
  }

  /// Writes the card after the folder in its heading.
  func writeEnd(name: String, to page: inout MarkupWriter) {
    page.write("\(name)</bdi></h2><div class=\"body\">")
    writeThumbnail(to: &page)
    page.write("<div class=\"verdicts\">")
    if asset.isUnreadable, let problem = asset.unreadable {
      writeUnreadable(problem, to: &page)
    } else {
      writeFile(to: &page)
      if let problem = asset.unreadMedium { writeUnreadable(problem, to: &page) }
      writeVerdicts(to: &page)
    }
    // No rules on these problems were judged.
    for problem in asset.isJudged ? [] : asset.ofFile {
      page.write("<p class=\"problem\"><code>\(problem.rule)</code> \(problem.message)</p>")
    }
    writeAccepted(to: &page)
    if asset.outcome.isProblem,
      let command = NextStep.repair(of: asset.asset, in: run) ?? NextStep.explanation(of: asset.asset, in: run)
    {
      HTMLCommand.write(command, in: run.language, to: &page)
    }
    page.write("</div></div>")
    HTMLContent(asset)?.write(to: &page)
    if asset.unreadable == nil { HTMLFacts(asset).write(to: &page) }
    page.write("</article></noscript>\n")
  }

  /// Writes the thumbnail. It only helps to recognize the asset, so it has no alternative text.
  private func writeThumbnail(to page: inout MarkupWriter) {
    guard let thumbnail = asset.asset.thumbnail else { return }
    page.image(thumbnail, alternative: "")
  }

  // MARK: Verdicts

  private func writeUnreadable(_ problem: PresentedProblem, to page: inout MarkupWriter) {
    page.write(
      #"""
      <section class="verdict f"><h3>\#(mark(.unreadable))\#(words.page.cannotRead)\#
      \#(answer(problem.errorCode ?? ""))</h3><p class="what">\#(problem.message)</p>
      """#)
    let answers = problem.answers { $0.words }
    if !answers.isEmpty {
      page.write("<ul class=\"answers\">")
      for answer in answers { page.write("<li>\(answer)</li>") }
      page.write("</ul>")
    }
    page.write("</section>")
  }

  private func writeVerdicts(to page: inout MarkupWriter) {
    let counting = asset.verdicts.map { $0.withoutAccepted }
    let loud = counting.filter { !$0.isSilent }
    let shared = loud.count > 1 || run.hasManyDestinations ? SharedProblem.all(of: loud, in: run) : []
    if run.hasManyDestinations || shared.contains(where: { $0.count > 1 }) {
      for problem in shared { write(problem, to: &page) }
    } else {
      for answer in loud.sorted(by: { $0.outcome > $1.outcome }) { write(answer, to: &page) }
    }
    list(
      counting.filter { $0.outcome == .pass && $0.isSilent && $0.acceptedRules.isEmpty }, .pass, words.page.unbroken,
      to: &page)
    let answers = asset.answers
    list(
      answers.filter { $0.outcome == .notApplicable && $0.reason == nil }, .notApplicable, words.page.takesNone,
      to: &page)
    for answer in answers where answer.verdict.acceptance == nil {
      if let reason = answer.reason { page.write("<p class=\"quiet\">\(mark(.notApplicable))\(reason)</p>") }
    }
  }

  /// Writes the problems that the team accepts, folded.
  private func writeAccepted(to page: inout MarkupWriter) {
    let problems = asset.accepted
    guard !problems.isEmpty else { return }
    page.write("<details class=\"accepted\"><summary>\(words.page.accepted(problems.count))</summary><ul>")
    for problem in problems {
      let (place, reason) = problem.origin(in: run.language)
      page.write(
        """
        <li><p class="what">\(problem.message.withCapital)</p>\
        <p class="meta">\(place) · <code>\(problem.rule)</code> · \(reason)</p></li>
        """)
    }
    page.write("</ul></details>")
  }

  /// Writes the problems of the file itself, which apply to every destination.
  private func writeFile(to page: inout MarkupWriter) {
    guard asset.isJudged else { return }
    let problems = asset.ofFile.filter { $0.acceptance == nil }.worstFirst
    guard let worst = problems.first?.severity else { return }
    let outcome = worst == .error ? Outcome.fail : worst == .warning ? .warn : .pass
    let sign: Markup = worst > .note ? mark(outcome) : ""
    page.write("<section class=\"verdict \(outcome.letter)\"><h3>\(sign)\(run.language.nameOfFile)")
    if let state = asset.fileAnswer { page.write(answer(state.words)) }
    page.write("</h3>")
    write(problems, to: &page)
    page.write("</section>")
  }

  /// Writes a problem once, with all destinations that report it.
  private func write(_ problem: SharedProblem, to page: inout MarkupWriter) {
    let sign = problem.outcome.isProblem ? mark(problem.outcome) : tag(words.page.note)
    page.write(
      "<section class=\"verdict \(problem.outcome.letter)\"><h3>\(sign)\(problem.title ?? problem.message.withCapital)</h3>"
    )
    if problem.title != nil { page.write("<p class=\"what\">\(problem.message.withCapital)</p>") }
    if let fix = problem.fix { write(fix: fix, to: &page) }
    page.write("<ul class=\"at\">")
    for place in problem.places {
      let open = place.problem == nil ? words.terms.colon + words.verdicts.undecided : ""
      page.write("<li>\(place.verdict.destination.title + place.verdict.slotSuffix)\(open)\(answer(place.answer))")
      if let problem = place.problem { page.write(" <span class=\"meta\">\(source(of: problem))</span>") }
      page.write("</li>")
    }
    page.write("</ul></section>")
  }

  private func write(_ verdict: PresentedVerdict, to page: inout MarkupWriter) {
    let slot: Markup = verdict.slot.map { " <small>\($0)</small>" } ?? ""
    page.write(
      """
      <section class="verdict \(verdict.outcome.letter)"><h3>\(mark(verdict.outcome))\(verdict.destination.title)\
      \(slot)\(answer(verdict.answer))</h3>
      """)
    if let problem = verdict.undecided { page.write("<p class=\"what\">\(problem.message.withCapital)</p>") }
    write(verdict.problems.worstFirst, to: &page)
    page.write("</section>")
  }

  private func write(_ problems: [PresentedProblem], to page: inout MarkupWriter) {
    if problems.isEmpty { return }
    page.write("<ul>")
    for problem in problems {
      let severity: Markup =
        problem.severity == .error ? "" : tag(problem.severity == .warning ? words.page.warning : words.page.note)
      page.write(
        "<li><p class=\"what\">\(severity)<b>\(problem.headline)</b>\(words.terms.colon)\(problem.located)</p>")
      if let fix = problem.fix { write(fix: fix, to: &page) }
      page.write("<p class=\"meta\">\(source(of: problem))</p></li>")
    }
    page.write("</ul>")
  }

  private func write(fix: String, to page: inout MarkupWriter) {
    page.write("<p class=\"fix\"><span class=\"sr\">\(words.page.fix)</span>\(fix)</p>")
  }

  private func list(
    _ answers: [PresentedVerdict], _ outcome: Outcome, _ title: String, to page: inout MarkupWriter
  ) {
    guard !answers.isEmpty else { return }
    let names = answers.map { $0.destination.title + $0.slotSuffix }.joined(separator: words.terms.comma)
    page.write("<p class=\"quiet\">\(mark(outcome))\(title + words.terms.gap + names)</p>")
  }

  // MARK: Parts

  private func tag(_ word: String) -> Markup { "<span class=\"tag\">\(word)</span> " }

  /// Returns a predicted answer after a space; empty if no answer is predicted.
  private func answer(_ words: String) -> Markup { words.isEmpty ? "" : " <span class=\"answer\">\(words)</span>" }

  private func source(of problem: PresentedProblem) -> Markup {
    guard let source = problem.source else { return "" }
    let title = TerminalText.escaped(source.title)
    let page: Markup =
      source.link.map { "<a rel=\"noreferrer noopener\" href=\"\($0)\">\(title)</a>" }
      ?? "<span class=\"source\">\(title)</span>"
    let dates: Markup = "\(words.page.checked(source.checked))\(words.rules.pageDate(of: source))"
    return "<code>\(problem.shownRule)</code> · \((problem.certainty ?? "") + " · ")\(page)\(dates)"
  }

  private func mark(_ outcome: Outcome) -> Markup {
    """
    <span aria-hidden="true" class="sign \(outcome.letter)">\(outcome.symbol)</span>\
    <span class="sr">\(words.terms.outcome(outcome) + words.terms.colon)</span>
    """
  }
}
