import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The details of one asset in a page: for each verdict the problems, fixes and sources, then the facts.
struct HTMLCard {
  private let asset: CheckedAsset
  private let number: Int
  private let run: RunInfo
  private var language: Language { run.language }

  /// - Parameter number: The number of the asset in the run, starting with 1, for the card's id.
  init(_ asset: CheckedAsset, number: Int, in run: RunInfo) {
    self.asset = asset
    self.number = number
    self.run = run
  }

  private var words: Words { language.words }

  /// Writes the card up to the folder in its heading.
  func writeStart(to page: inout MarkupWriter) {
    // A browser that runs the page's script treats the content as text until the asset is opened.
    page.markup("<noscript><article class=\"card\"")
    page.attribute("id", "c\(number)")
    page.attribute("aria-labelledby", "t\(number)")
    page.markup("><h2")
    page.attribute("id", "t\(number)")
    page.markup("><bdi>")
  }

  /// Writes the card after the folder in its heading.
  func writeEnd(name: String, to page: inout MarkupWriter) {
    page.text(name)
    page.markup("</bdi></h2><div class=\"body\">")
    writeThumbnail(to: &page)
    page.markup("<div class=\"verdicts\">")
    if let error = asset.facts.error, asset.verdicts.acceptanceOfError == nil {
      write(error, of: asset.verdicts, to: &page)
    } else {
      writeFile(to: &page)
      if let error = asset.promiseError { write(error, of: asset.brokenPromises, to: &page) }
      writeVerdicts(to: &page)
    }
    writeProblems(to: &page)
    writeAccepted(to: &page)
    page.markup("</div></div>")
    writeFacts(to: &page)
    page.markup("</article></noscript>\n")
  }

  /// Writes the thumbnail. It only helps to recognize the asset, so it has no alternative text.
  private func writeThumbnail(to page: inout MarkupWriter) {
    guard let thumbnail = asset.thumbnail else { return }
    page.markup("<img alt=\"\" decoding=\"async\"")
    page.attribute("width", "\((thumbnail.width + 1) / 2)")
    page.attribute("height", "\((thumbnail.height + 1) / 2)")
    page.markup(" src=\"")
    page.data("image/jpeg", thumbnail.jpeg)
    page.markup("\">")
  }

  // MARK: Verdicts

  private func write(_ error: ReadError, of verdicts: [Verdict], to page: inout MarkupWriter) {
    page.markup("<section class=\"verdict f\"><h3>")
    mark(.unreadable, to: &page)
    page.text(words.page.cannotRead)
    page.markup(" <span class=\"answer\">")
    page.text(error.code.rawValue)
    page.markup("</span></h3><p class=\"what\">")
    page.text(TerminalText.escaped(error.text(in: language)))
    page.markup("</p>")
    let answers = verdicts.compactMap { verdict in verdict.shareState.map { (verdict.destination, $0) } }
    if !answers.isEmpty {
      page.markup("<ul class=\"answers\">")
      for (destination, state) in answers {
        page.markup("<li>")
        page.text(TerminalText.escaped(destination.name) + words.terms.colon + state.words)
        page.markup("</li>")
      }
      page.markup("</ul>")
    }
    page.markup("</section>")
  }

  private func writeVerdicts(to page: inout MarkupWriter) {
    let quiet: (Verdict) -> Bool = {
      $0.outcome == .pass && findings(of: $0).isEmpty || $0.outcome == .notApplicable || $0.error != nil
    }
    let loud = asset.verdicts.filter { !quiet($0) }
    if run.hasManyDestinations {
      let problems = SharedProblem.all(of: loud, in: run, findings: findings)
      for problem in problems { write(problem, to: &page) }
    } else {
      for verdict in loud.sorted(by: { $0.outcome.gravity > $1.outcome.gravity }) { write(verdict, to: &page) }
    }
    list(
      asset.verdicts.filter { verdict in
        verdict.outcome == .pass && quiet(verdict) && !verdict.findings.contains { $0.acceptance != nil }
      }, .pass, words.page.unbroken, to: &page)
    list(
      asset.answers.filter { $0.outcome == .notApplicable && $0.reason == nil }, .notApplicable, words.page.takesNone,
      to: &page)
    for reason in asset.answers.filter({ $0.acceptance == nil }).compactMap(\.reason) {
      page.markup("<p class=\"quiet\">")
      mark(.notApplicable, to: &page)
      page.text(TerminalText.escaped(reason.text(in: language)))
      page.markup("</p>")
    }
  }

  /// Returns the findings of a verdict, without those of the file itself and those that the team accepts.
  private func findings(of verdict: Verdict) -> [Finding] {
    asset.ownFindings(of: verdict).filter { $0.acceptance == nil }
  }

  /// Writes the problems that the team accepts, folded.
  private func writeAccepted(to page: inout MarkupWriter) {
    let problems = AcceptedProblem.all(of: asset, in: language)
    guard !problems.isEmpty else { return }
    page.markup("<details class=\"accepted\"><summary>")
    page.text(words.page.accepted(problems.count))
    page.markup("</summary><ul>")
    for problem in problems {
      page.markup("<li><p class=\"what\">")
      page.text(problem.message.prefix(1).uppercased() + problem.message.dropFirst())
      page.markup("</p><p class=\"meta\">")
      page.text(problem.place(in: language) + " · ")
      page.markup("<code>")
      page.text(problem.rule)
      page.markup("</code> · ")
      page.text(problem.acceptance.words(in: language))
      page.markup("</p></li>")
    }
    page.markup("</ul></details>")
  }

  /// Writes the problems of the file itself, which apply to every destination.
  private func writeFile(to page: inout MarkupWriter) {
    let findings = asset.fileFindings.filter { $0.acceptance == nil }.worstFirst
    guard let worst = findings.first?.severity else { return }
    let outcome = worst == .error ? Outcome.fail : worst == .warning ? .warn : .pass
    page.markup("<section")
    page.attribute("class", "verdict \(outcome.letter)")
    page.markup("><h3>")
    if worst > .note { mark(outcome, to: &page) }
    page.text(language.nameOfFile)
    if let answer = asset.fileAnswer {
      page.markup(" <span class=\"answer\">")
      page.text(answer.state.words)
      page.markup("</span>")
    }
    page.markup("</h3><ul>")
    for finding in findings { write(finding, to: &page) }
    page.markup("</ul></section>")
  }

  /// Writes a problem once, with all destinations that report it.
  private func write(_ problem: SharedProblem, to page: inout MarkupWriter) {
    page.markup("<section")
    page.attribute("class", "verdict \(problem.outcome.letter)")
    page.markup("><h3>")
    if problem.outcome.isProblem {
      mark(problem.outcome, to: &page)
    } else {
      page.markup("<span class=\"tag\">")
      page.text(words.page.note)
      page.markup("</span> ")
    }
    page.text(problem.message.prefix(1).uppercased() + problem.message.dropFirst())
    page.markup("</h3>")
    if let fix = problem.fix { write(fix: fix, to: &page) }
    page.markup("<ul class=\"at\">")
    for (verdict, finding, answer) in problem.destinations {
      page.markup("<li>")
      let slot = verdict.destination.slots.count > 2 ? verdict.slot.map(words.verdicts.inSlot) ?? "" : ""
      page.text(TerminalText.escaped(verdict.destination.name + slot))
      if finding == nil {
        page.text(words.terms.colon + words.verdicts.undecided)
      }
      if !answer.isEmpty {
        page.markup(" <span class=\"answer\">")
        page.text(answer)
        page.markup("</span>")
      }
      if let finding {
        page.markup(" <span class=\"meta\">")
        writeSource(of: finding, to: &page)
        page.markup("</span>")
      }
      page.markup("</li>")
    }
    page.markup("</ul></section>")
  }

  private func write(_ verdict: Verdict, to page: inout MarkupWriter) {
    page.markup("<section")
    page.attribute("class", "verdict \(verdict.outcome.letter)")
    page.markup("><h3>")
    mark(verdict.outcome, to: &page)
    page.text(TerminalText.escaped(verdict.destination.name))
    if verdict.destination.slots.count > 1, let slot = verdict.slot {
      page.markup(" <small>")
      page.text(TerminalText.escaped(slot))
      page.markup("</small>")
    }
    let answer = verdict.outcome == .fail ? verdict.shareState?.words ?? verdict.mayAnswerWords : verdict.mayAnswerWords
    if !answer.isEmpty {
      page.markup(" <span class=\"answer\">")
      page.text(answer)
      page.markup("</span>")
    }
    page.markup("</h3>")
    if let reason = verdict.undecidedReason {
      page.markup("<p class=\"what\">")
      page.text(reason.prefix(1).uppercased() + reason.dropFirst())
      page.markup("</p>")
    }
    let findings = findings(of: verdict).worstFirst
    if !findings.isEmpty {
      page.markup("<ul>")
      for finding in findings { write(finding, to: &page) }
      page.markup("</ul>")
    }
    page.markup("</section>")
  }

  private func write(_ finding: Finding, to page: inout MarkupWriter) {
    page.markup("<li><p class=\"what\">")
    if finding.severity != .error {
      page.markup("<span class=\"tag\">")
      page.text(finding.severity == .warning ? words.page.warning : words.page.note)
      page.markup("</span> ")
    }
    let message = TerminalText.escaped(finding.message)
    // The name of a field keeps the spelling of the SDK.
    page.text(finding.position())
    page.text(finding.field == nil ? message.prefix(1).uppercased() + message.dropFirst() : message)
    page.markup("</p>")
    if let fix = finding.fix { write(fix: TerminalText.escaped(fix), to: &page) }
    page.markup("<p class=\"meta\">")
    writeSource(of: finding, to: &page)
    page.markup("</p></li>")
  }

  private func write(fix: String, to page: inout MarkupWriter) {
    page.markup("<p class=\"fix\"><span class=\"sr\">")
    page.text(words.page.fix)
    page.markup("</span>")
    page.text(fix)
    page.markup("</p>")
  }

  private func writeSource(of finding: Finding, to page: inout MarkupWriter) {
    page.markup("<code>")
    page.text(TerminalText.escaped(finding.rule.id))
    page.markup("</code> · ")
    page.text("\(words.terms.certainty(finding.certainty)) · ")
    link(finding.source, to: &page)
    page.text(words.page.checked(finding.source.checked))
    page.text(words.rules.pageDate(of: finding.source))
  }

  private func link(_ source: Source, to page: inout MarkupWriter) {
    guard let address = source.link else {
      page.markup("<span class=\"source\">")
      page.text(TerminalText.escaped(source.title))
      page.markup("</span>")
      return
    }
    page.markup("<a rel=\"noreferrer noopener\"")
    page.attribute("href", address)
    page.markup(">")
    page.text(TerminalText.escaped(source.title))
    page.markup("</a>")
  }

  private func list(_ verdicts: [Verdict], _ outcome: Outcome, _ title: String, to page: inout MarkupWriter) {
    guard !verdicts.isEmpty else { return }
    page.markup("<p class=\"quiet\">")
    mark(outcome, to: &page)
    let names = verdicts.map { verdict in
      let slot = verdict.destination.slots.count > 2 ? verdict.slot.map(words.verdicts.inSlot) ?? "" : ""
      return TerminalText.escaped(verdict.destination.name + slot)
    }
    page.text(title + words.terms.gap + names.joined(separator: words.terms.comma))
    page.markup("</p>")
  }

  private func mark(_ outcome: Outcome, to page: inout MarkupWriter) {
    page.markup("<span aria-hidden=\"true\"")
    page.attribute("class", "sign \(outcome.letter)")
    page.markup(">")
    page.text(outcome.symbol)
    page.markup("</span><span class=\"sr\">")
    page.text(words.terms.outcome(outcome) + words.terms.colon)
    page.markup("</span>")
  }

  // MARK: Facts

  /// Writes the problems that were found while the file was read, if no rules on them were judged.
  private func writeProblems(to page: inout MarkupWriter) {
    for problem in asset.unjudgedProblems {
      page.markup("<p class=\"problem\"><code>")
      page.text(problem.rule)
      page.markup("</code> ")
      page.text(TerminalText.escaped(problem.text(in: language)))
      page.markup("</p>")
    }
  }

  private func writeFacts(to page: inout MarkupWriter) {
    let facts = asset.facts
    guard facts.error == nil else { return }
    page.markup("<details class=\"facts\" open><summary>")
    page.text(words.page.facts)
    page.markup("</summary><div class=\"all\">")
    var group: String?
    var missing: [(reason: Message, names: [String])] = []
    for fact in Fact.allCases {
      if case .unknown(let reason) = facts[fact] {
        // Most missing facts of a file have the same reason, which is written once.
        let place = missing.firstIndex { $0.reason == reason.message } ?? missing.count
        if place == missing.count { missing.append((reason.message, [])) }
        missing[place].names.append(words.page.fact(fact))
        continue
      }
      guard let value = value(of: fact, in: facts) else { continue }
      let parts = fact.rawValue.split(separator: ".")
      let name = parts.count > 1 ? String(parts[0]) : "file"
      if name != group {
        if group != nil { page.markup("</dl>") }
        page.markup("<h3>")
        page.text(words.page.group(name))
        page.markup("</h3><dl>")
        group = name
      }
      page.markup("<div><dt>")
      page.text(words.page.factInGroup(fact))
      page.markup("</dt><dd>")
      page.text(TerminalText.escaped(value))
      page.markup("</dd></div>")
    }
    if group != nil { page.markup("</dl>") }
    page.markup("</div>")
    for (reason, names) in missing {
      page.markup("<p class=\"missing\">")
      page.text(TerminalText.escaped(words.page.notKnown(reason.text(in: language), names)))
      page.markup("</p>")
    }
    page.markup("</details>")
  }

  /// Returns the text of a fact; nil if it does not apply, is unknown or is the default: no rotation, a picture that is
  /// not animated.
  private func value(of fact: Fact, in facts: MediaFacts) -> String? {
    switch facts[fact] {
    case .absent, .unknown: return nil
    case .known(let value):
      switch (fact, value) {
      case (.videoRotation, .integer(0)), (.imageRotation, .integer(0)), (.imageOrientation, .integer(1)): return nil
      case (.videoMirrored, .flag(false)), (.imageMirrored, .flag(false)), (.encrypted, .flag(false)): return nil
      case (.imageAnimated, .flag(false)), (.imageMotionPhoto, .flag(false)), (.imageFrameCount, .integer(1)):
        return nil
      case (.extensionMatches, .flag(true)): return nil
      // The rounded rate is enough, as is the displayed size if no rotation or scaling changes it.
      case (.videoAverageFrameRate, _): return nil
      case (.videoStoredWidth, _) where facts.video?.storedWidth == facts.video?.width: return nil
      case (.videoStoredHeight, _) where facts.video?.storedHeight == facts.video?.height: return nil
      case (.imageStoredWidth, _) where facts.image?.storedWidth == facts.image?.width: return nil
      case (.imageStoredHeight, _) where facts.image?.storedHeight == facts.image?.height: return nil
      case (.kind, _): return facts.kind.map(words.terms.kind)
      default: return Phrase.of(value, unit: Measure.fact(fact).unit, in: language)
      }
    }
  }
}
