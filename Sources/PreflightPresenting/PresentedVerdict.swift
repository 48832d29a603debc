import MediaProbe
package import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// The answer of a destination as reports show it, with its problems.
package struct PresentedVerdict {
  package let verdict: Verdict
  /// All problems, in the order of the destination.
  package let all: [PresentedProblem]
  /// The problems without those of the file itself.
  package private(set) var problems: [PresentedProblem]
  /// The statement that the answer is open; nil if it is decided.
  package let undecided: PresentedProblem?
  private let language: Language

  init(_ verdict: Verdict, _ maker: ProblemMaker) {
    self.verdict = verdict
    language = maker.language
    all = maker.problems(of: verdict)
    problems = all.contains(where: { $0.isOfFile }) ? all.filter { !$0.isOfFile } : all
    undecided = maker.undecided(verdict)
  }

  package var outcome: Outcome { verdict.outcome }
  package var destination: Destination { verdict.destination }

  /// True if the asset can be sent to the destination as it is; see ``Verdict/isReady``.
  package var isReady: Bool { verdict.isReady }

  /// The outcome as lists of ready files count it. A file with accepted problems is not ready, even if it has only warnings
  /// besides.
  package var counted: Outcome { outcome == .warn && !isReady ? .accepted : outcome }

  /// The number of warnings of an asset that is ready. A warning can also depend on a parameter without a value.
  package var warnings: Int {
    outcome == .pass ? 0 : max(1, all.count { $0.severity == .warning })
  }

  /// The rules whose violations the team accepts, or the error code of an unreadable file that the team accepts.
  package var acceptedRules: [String] {
    if verdict.isAcceptedUnreadable, let error { return [error.code] }
    return all.compactMap { $0.acceptance == nil ? nil : $0.rule }
  }

  /// The reason why nothing was judged for the destination, safe to print; nil for any other verdict.
  package var reason: String? { verdict.reason.map { TerminalText.escaped($0.text(in: language)) } }

  /// The code and the message of the error that the destination reports for the file; nil without such an error.
  package var error: (code: String, message: String)? {
    verdict.error.map { ($0.code.rawValue, TerminalText.escaped($0.text(in: language))) }
  }

  /// True if the verdict is a problem of the file that was reported for all destinations.
  package var isReportedForFile: Bool {
    problems.isEmpty && outcome != .unknown && (verdict.error != nil || !all.isEmpty)
  }

  /// True if the verdict has nothing to report except its outcome.
  package var isSilent: Bool {
    outcome == .pass && problems.isEmpty || outcome == .notApplicable || verdict.error != nil
  }

  /// True if a verdict without a problem has something to say. What the team decided itself is no news.
  package func hasRemark(all showsAll: Bool) -> Bool {
    if showsAll { return verdict.reason != nil || !problems.isEmpty }
    let isDecided = verdict.acceptance != nil || [.notChosenForPath, .otherOrientation].contains(verdict.reason?.id)
    return verdict.reason != nil && !isDecided || problems.contains { $0.acceptance == nil }
  }

  /// Returns the answer without the problems that the team accepts.
  package var withoutAccepted: PresentedVerdict {
    var answer = self
    answer.problems.removeAll { $0.acceptance != nil }
    return answer
  }

  // MARK: Words

  /// The predicted answer: `20007 video length not accepted`, `may answer 20007, 20011`; empty if no answer is predicted.
  package var answer: String {
    outcome == .fail ? verdict.refusal?.words ?? verdict.mayAnswerWords : verdict.likelyAnswerWords
  }

  /// The slot if the destination has several; nil if it has one, or if no slot accepts the asset.
  package var slot: String? {
    destination.slots.count > 1 ? verdict.slot.map(TerminalText.escaped) : nil
  }

  /// The slot after the name of a destination with more than two: ` (sticker)`; empty for other destinations.
  package var slotSuffix: String {
    destination.slots.count > 2 ? verdict.slot.map { words.inSlot(TerminalText.escaped($0)) } ?? "" : ""
  }

  /// True if the predicted refusal only has a code of other destinations.
  package var isBorrowed: Bool {
    outcome == .fail && verdict.shareState?.isBorrowed == true && verdict.nativeCodes.isEmpty
  }

  /// The code of a refusal, or the slot if a destination has more than two.
  package var detail: String {
    switch outcome {
    case .fail, .unreadable: verdict.refusal?.code ?? ""
    case .pass, .accepted, .warn, .notJudged, .unknown:
      destination.slots.count > 2 ? verdict.slot.map(TerminalText.escaped) ?? "" : ""
    case .notApplicable: ""
    }
  }

  /// The first problem that leads to the refusal, in words: `video too long`; nil if the file is not refused.
  package var refusalTitle: String? {
    guard outcome == .fail else { return nil }
    return problems.first { $0.severity == .error }?.title.text(in: language).withoutCapital
  }

  /// The detail with the words for a refusal without a code of the destination's own: `video too long ≈20007`.
  package var longDetail: String {
    let title = isBorrowed ? refusalTitle.map { [$0] } ?? [] : []
    return (title + [detail, length ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The length of the text of a request that uses most of its limit, as `251 of 280`; nil without such a text.
  package var length: String? {
    let text = verdict.texts.filter { !$0.isShown }.max { $1.isTighter(than: $0) }
    return text.map { language.words.overview.length($0.length, $0.limit) }
  }

  /// The places at which the texts of a request are cut, safe to print.
  package var cuts: [String] {
    verdict.texts.compactMap { text in
      guard let (fitting, rest) = text.parts else { return nil }
      let end = (fitting.count > 20 ? "…" : "") + TerminalText.escaped(String(fitting.suffix(20)))
      let next = TerminalText.escaped(String(rest.prefix(20))) + (rest.count > 20 ? "…" : "")
      return language.words.overview.cut(TerminalText.escaped(text.field), end, next, text.isShown)
    }
  }

  private var words: VerdictWords { language.words.verdicts }
}

extension Destination {
  // Destinations may be a user's own, with arbitrary names.

  /// The header of the column.
  package var label: String { TerminalText.escaped(shortName) }
  /// The full name for people.
  package var title: String { TerminalText.escaped(name) }
}

extension Verdict {
  /// The ids of the rules whose breach is an error.
  package var errorRules: [String] { findings.compactMap { $0.severity == .error ? $0.rule.id : nil } }

  /// `may answer 20007, 20011`; empty without such codes.
  package var mayAnswerWords: String {
    mayAnswer.isEmpty ? "" : words.mayAnswer(mayAnswer.map { destination.answer($0).code })
  }

  /// The same for people: a recommendation has no code that is borrowed from other destinations.
  package var likelyAnswerWords: String {
    guard outcome == .warn, dependsOn.isEmpty else { return mayAnswerWords }
    let codes = mayAnswer.filter { code in
      !destination.answer(code).isBorrowed
        || findings.contains { $0.shareState == code && ![.advice, .changed].contains($0.rule.strength) }
    }
    return codes.isEmpty ? "" : words.mayAnswer(codes.map { destination.answer($0).code })
  }

  /// The reason why the verdict is undecided; nil if it is decided.
  package var undecidedReason: String? {
    guard outcome == .unknown else { return nil }
    let semicolon = destination.language.words.terms.semicolon
    let reasons = reasonsToDoubt(joint: semicolon).map { reason in
      reason.rules.isEmpty ? reason.text : reason.text + semicolon + words.neededBy(reason.rules)
    }
    return reasons.isEmpty ? words.factUnknown : words.undecidedSince(reasons.joined(separator: semicolon))
  }

  /// Returns the parameters that the answer depends on, the ways to set them, and the unknown facts. Each text is safe to
  /// print, and has the ids of the rules that need it.
  package func reasonsToDoubt(joint: String) -> [(text: String, rules: [String])] {
    let reasons = unknown.prefix(Self.mostReasons).map { unknown in
      let text = TerminalText.escaped(unknown.text(in: destination.language))
      let way = unknown.tier.map { destination.language.words.terms.semicolon + words.readBy($0.rawValue) } ?? ""
      return (text: text + way, rules: unknown.rules.map(TerminalText.escaped))
    }
    return (dependsOn.isEmpty ? [] : [(text: dependence(joint: joint), rules: [])]) + reasons
      + (unknown.count > reasons.count ? [(text: words.more(unknown.count - reasons.count), rules: [])] : [])
  }

  /// The maximum number of reasons, because a request with many files could have very many.
  private static let mostReasons = 5

  private func dependence(joint: String) -> String {
    var (options, fields, settings) = ([String](), 0, 0)
    for name in dependsOn {
      if let parameter = destination.parameters.first(where: { $0.name == name }) {
        options.append("--assume \(name)=…")
        if dependsOn.count == 1 {
          let language = destination.language
          options[0] += language.words.terms.inParentheses(parameter.expectation(in: language))
        }
      } else if name.hasPrefix("context.") {
        fields += 1
      } else if name.hasPrefix("$") {
        settings += 1
      } else {
        options.append("--" + name.split(separator: "_").joined(separator: "-"))
      }
    }
    let ways = [
      options.isEmpty ? nil : words.give(options), fields == 0 ? nil : words.nameInContext(fields),
      settings == 0 ? nil : words.buildSetting,
    ].compactMap { $0 }.joined(separator: destination.language.words.terms.semicolon)
    return TerminalText.escaped(words.dependsOn(dependsOn) + joint + ways)
  }

  private var words: VerdictWords { destination.language.words.verdicts }
}
