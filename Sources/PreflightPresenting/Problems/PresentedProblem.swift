package import MediaProbe
import PreflightBatch
package import PreflightJudging
package import PreflightLanguage
import PreflightRequests
package import PreflightRules

/// One problem of a file or a request with its texts, which are made on demand.
package struct PresentedProblem {
  /// The source of the problem.
  enum Content {
    case finding(Finding, Shared<Verdict>)
    case undecided(Verdict)
    case unreadable(ReadError, [Verdict], DocumentPlace?)
    /// A problem that was found while the file was read, without a rule that was judged. It has the problem's index among those
    /// of the file.
    case unjudged(Problem, Int)
  }

  /// The outcome that the problem leads to; a pass for a note.
  package let outcome: Outcome
  private let maker: ProblemMaker
  private let content: Content

  package static let unreadableRule = "preflight/unreadable"
  package static let undecidedRule = "preflight/undecided"

  init(_ content: Content, _ outcome: Outcome, _ maker: ProblemMaker) {
    self.content = content
    self.outcome = outcome
    self.maker = maker
  }

  /// The path of the asset, or of its file that could not be read.
  private var path: AssetPath { if case .unreadable = content { maker.culprit } else { maker.path } }
  private var kind: MediaFacts.Kind? { maker.kind }
  private var request: RequestID? { maker.request }
  private var language: Language { maker.language }

  // MARK: What it is

  /// The place in a document; nil for media, which have no lines.
  package var place: DocumentPlace? {
    switch content {
    case .finding(let finding, _): finding.place
    case .undecided, .unjudged: nil
    case .unreadable(_, _, let place): place
    }
  }

  /// The file of the problem, by the path that was given: the path of the asset, or of a file of the app.
  package var file: AssetPath { place?.document ?? path }

  /// The id of the rule, or one of `unreadableRule` and `undecidedRule`.
  package var rule: String {
    switch content {
    case .finding(let finding, _): finding.rule.id
    case .undecided: Self.undecidedRule
    case .unreadable: Self.unreadableRule
    // The rule on this problem, which was not judged: `file/trailing-data`.
    case .unjudged(let problem, _): problem.rule
    }
  }

  /// The id of the rule, safe to print.
  package var shownRule: String { TerminalText.escaped(rule) }

  /// The id of the rule without the destination, safe to print; nil if no rule is broken.
  package var shortRule: String? { finding.map { TerminalText.escaped(String($0.rule.shortID)) } }

  /// The rule in a list of many problems: the name without its destination, the id of a rule on every file, or the code of the
  /// error.
  package var briefRule: String {
    errorCode ?? (FileRules.have(rule) ? shownRule : shortRule ?? rule)
  }

  /// The severity of the problem itself. With an open parameter, an error may leave the outcome undecided.
  package var severity: Severity { finding?.severity ?? outcome.severity }

  /// The certainty of the rule in words, after the words for a file that is accepted but shown differently; nil if no rule is broken.
  package var certainty: String? {
    let terms = language.words.terms
    return finding.map { ($0.isChange ? terms.strength(.changed) + " · " : "") + terms.certainty($0.certainty) }
  }

  /// The page that states the limit; nil if no rule is broken.
  package var source: Source? { finding?.source }

  /// The share state that the rule predicts.
  package var shareState: Int? { finding?.shareState }

  /// The code of the error of an unreadable file; nil for any other problem.
  package var errorCode: String? { error?.code.rawValue }

  /// True if the problem comes from this program, this machine or the caller, and not from the file.
  package var isOfThisMachine: Bool { error?.code.isOfMedia == false }

  /// The reason for which the team accepts the problem; nil if it counts.
  package var acceptance: Acceptance? {
    switch content {
    case .finding(let finding, _): finding.acceptance
    case .unreadable(_, let verdicts, _): verdicts.acceptanceOfError
    case .undecided, .unjudged: nil
    }
  }

  /// The destination; nil if the problem applies to all.
  package var destination: Destination? {
    switch content {
    case .finding where isOfFile: nil
    case .finding(_, let verdict): verdict.value.destination
    case .undecided(let verdict): verdict.destination
    case .unreadable, .unjudged: nil
    }
  }

  /// True if the problem is one of the file itself, for which a rule was judged.
  package var isOfFile: Bool { request == nil && finding?.rule.isOfFile == true }

  /// The part of the content that the problem is about, of a file whose picture and sound were measured.
  package enum ContentPart: String, Sendable {
    case picture = "p"
    case sound = "s"
  }

  /// The part of the content that the problem is about; nil for any other problem.
  package var contentPart: ContentPart? {
    guard let rule = finding?.rule, rule.isOnContent else { return nil }
    return rule.subject.facts.contains { $0.isOfSound } ? .sound : .picture
  }

  /// True for an error of the file itself that is not about what can be seen and heard.
  package var isDamage: Bool { isOfFile && severity == .error && contentPart == nil }

  /// The verdicts that an unreadable file decides; empty for any other problem.
  package var refusals: [Verdict] { if case .unreadable(_, let verdicts, _) = content { verdicts } else { [] } }

  private var finding: Finding? { if case .finding(let finding, _) = content { finding } else { nil } }
  private var error: ReadError? { if case .unreadable(let error, _, _) = content { error } else { nil } }

  // MARK: Words

  /// The problem in one line that is safe to print.
  package var message: String {
    switch content {
    case .finding(let finding, _): TerminalText.escaped(finding.message)
    case .undecided(let verdict): verdict.undecidedReason ?? language.words.verdicts.undecided
    case .unreadable(let error, _, _): TerminalText.escaped(error.text(in: language))
    case .unjudged(let problem, _): TerminalText.escaped(problem.text(in: language))
    }
  }

  /// The message after its place in a document: `3:5: is 754.2 s long`.
  package var located: String { (finding?.position() ?? "") + message }

  /// Returns the message after its place, with the name of the document unless it is this one.
  package func located(seenFrom document: AssetPath) -> String {
    (finding?.position(seenFrom: document) ?? "") + message
  }

  /// The headline in the language of the run: `Video too long`.
  package var headline: String { title.text(in: language) }

  /// The headline with the message: `Video too long: is 12:34 long; the limit is 10:00`.
  package var titledMessage: String { headline + language.words.terms.colon + message }

  /// The fix in one line that is safe to print; nil if the file cannot be fixed.
  package var fix: String? { finding?.fix.map(TerminalText.escaped) }

  /// The message with its fix: `is png; Instagram accepts only JPEG. Convert it to JPEG.`
  package var advice: String { language.words.joined(message, fix: fix) }

  /// The destination and the problem: `TikTok Share Kit (iOS): is 754.2 s long; the limit is 600 s. Trim it to 600 s.`
  package var sentence: String { (destination.map { $0.title + language.words.terms.colon } ?? "") + advice }

  /// The sentence with the predicted answer in parentheses.
  package var sentenceWithAnswer: String {
    let answer = answer
    return answer.isEmpty ? sentence : sentence + language.words.terms.inParentheses(answer)
  }

  /// The word before a problem that is not an error: `warning: `. Empty for an error, and if no rule was judged.
  package var tag: String {
    switch finding?.severity {
    case .warning: language.words.verdicts.warning
    case .note: language.words.verdicts.note
    case .error, nil: ""
    }
  }

  /// The predicted answer: `20007 video length doesn't meet requirements`; empty if no answer is predicted.
  package var answer: String {
    switch content {
    case .finding(let finding, let verdict): verdict.value.destination.answer(to: finding.rule)?.words ?? ""
    case .undecided(let verdict): verdict.mayAnswerWords
    case .unjudged: ""
    case .unreadable:
      answers { $0.words }.joined(separator: language.words.terms.semicolon)
    }
  }

  /// The answer for people: a recommendation has no code that is borrowed from other destinations.
  package var shownAnswer: String {
    if let rule = finding?.rule, [.advice, .changed].contains(rule.strength), case .finding(_, let verdict) = content,
      verdict.value.destination.answer(to: rule)?.isBorrowed == true
    {
      return ""
    }
    return answer
  }

  /// The code of the predicted answer to a broken rule; empty if no code is predicted.
  package var code: String {
    if case .finding(let finding, let verdict) = content {
      verdict.value.destination.answer(to: finding.rule)?.code ?? ""
    } else {
      ""
    }
  }

  /// Returns the predicted answer of each destination to an unreadable file: `TikTok Share Kit (iOS): 20010 …`.
  package func answers(_ joint: String? = nil, _ text: (PredictedAnswer) -> String) -> [String] {
    refusals.compactMap { verdict in
      verdict.refusal.map { verdict.destination.title + (joint ?? language.words.terms.colon) + text($0) }
    }
  }

  /// The title: `Video too long`.
  package var title: ProblemHeadline {
    switch content {
    case .finding(let finding, _): .broken(ProblemTitle(finding.rule, measured: finding.measured, kind: kind))
    case .undecided(let verdict): .undecided(dependsOnValue: !verdict.dependsOn.isEmpty)
    case .unreadable(let error, _, _): .unreadable(error.code)
    case .unjudged(let problem, _): .broken(ProblemTitle(problem.code))
    }
  }

  // MARK: Formats with annotations

  /// Returns the file for an annotation, whose path begins at the top of its git work tree.
  package func annotated(in run: RunInfo) -> AssetPath { run.annotated?(file) ?? file }

  /// Returns an id that is the same for the same rule and file in every run, regardless of measured values; 32
  /// hexadecimal digits.
  package func fingerprint(in run: RunInfo) -> String {
    var hash = SHA256()
    var parts = [
      Array((run.annotated?(path) ?? path).normalized), Array(rule.utf8), Array((destination?.id ?? "").utf8),
    ]
    parts += (finding?.when ?? []).map { Array($0.description.utf8) }
    // A field keeps its name when lines are added above it.
    if let request { parts += [Array("\(request.index)".utf8), Array((finding?.field ?? "").utf8)] }
    // Several problems with one code get separate fingerprints.
    if case .unjudged(let problem, let index) = content {
      parts.append(Array("\(problem.code.rawValue) \(index)".utf8))
    }
    for part in parts {
      hash.add(part)
      // A separator, because paths, ids and names contain no zero bytes.
      hash.add([0])
    }
    return hash.digest().prefix(16).hexadecimal
  }
}

/// Makes the problems of one asset, and assigns each to the file itself or to a destination.
struct ProblemMaker {
  private let asset: CheckedAsset
  let language: Language
  var path: AssetPath { asset.path }
  /// The path of the file that could not be read, or that of the asset.
  var culprit: AssetPath { asset.culprit ?? asset.path }
  /// The kind of the file; nil if it is not known.
  var kind: MediaFacts.Kind? { asset.facts.kind }
  /// The request of the document at that path; nil for a file.
  var request: RequestID? { asset.request }

  init(_ asset: CheckedAsset, _ language: Language) {
    self.asset = asset
    self.language = language
  }

  /// Returns the problems of a verdict, in the order of the destination.
  func problems(of verdict: Verdict) -> [PresentedProblem] {
    if verdict.findings.isEmpty { return [] }
    // An object avoids copies: a verdict has many members, and each problem would copy them.
    let shared = Shared(verdict)
    return verdict.findings.map { problem($0, shared) }
  }

  /// The problems of a file that no destination judged.
  var unjudged: [PresentedProblem] {
    asset.facts.problems.enumerated().map { index, problem in
      PresentedProblem(.unjudged(problem, index), .pass, self)
    }
  }

  private func problem(_ finding: Finding, _ verdict: Shared<Verdict>) -> PresentedProblem {
    let outcome: Outcome =
      switch finding.severity {
      case .note: .pass
      case .warning: .warn
      // If an open parameter decides, the error is only one of several possible answers.
      case .error: verdict.value.outcome == .unknown ? .unknown : .fail
      }
    return PresentedProblem(.finding(finding, verdict), outcome, self)
  }

  /// Returns the statement that the answer is open; nil if it is decided.
  func undecided(_ verdict: Verdict) -> PresentedProblem? {
    verdict.outcome == .unknown ? PresentedProblem(.undecided(verdict), .unknown, self) : nil
  }

  /// The reason why nothing was judged; nil if the asset could be read.
  var unreadable: PresentedProblem? {
    guard let error = asset.facts.error else { return nil }
    let content = PresentedProblem.Content.unreadable(error, asset.verdicts, asset.place)
    let isAccepted = PresentedProblem(content, .unreadable, self).acceptance != nil
    return PresentedProblem(content, isAccepted ? .pass : .unreadable, self)
  }

  /// The file of a request that cannot be read and leaves the answer open; nil if every file can be read.
  var unreadMedium: PresentedProblem? {
    guard let error = asset.verdicts.lazy.compactMap({ $0.error }).first else { return nil }
    let refusals = asset.verdicts.filter { $0.error != nil }
    return PresentedProblem(.unreadable(error, refusals, nil), .unreadable, self)
  }
}

/// The problem without its figures, so that several files and destinations can share it.
package enum ProblemHeadline: Hashable, Sendable {
  case broken(ProblemTitle)
  case unreadable(ReadError.Code)
  /// The answer is open because a value was not given, or because a fact is unknown.
  case undecided(dependsOnValue: Bool)

  package func text(in language: Language) -> String {
    switch self {
    case .broken(let title): title.text(in: language)
    case .unreadable(let code): language.words.headlines.unreadable(code)
    case .undecided(let dependsOnValue): language.words.headlines.undecided(dependsOnValue)
    }
  }
}

extension Words {
  /// Returns a problem with its fix, as two sentences.
  func joined(_ problem: String, fix: String?) -> String { problem + (fix.map { terms.stop + terms.gap + $0 } ?? "") }
}

extension String {
  /// The text with a capital letter at its beginning.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small letter at its beginning. Names and abbreviations keep their capital.
  package var withoutCapital: String {
    let isName = dropFirst().prefix { !$0.isWhitespace }.contains { $0.isUppercase }
    return isName ? self : prefix(1).lowercased() + dropFirst()
  }
}

extension Problem {
  /// The id of the file rule for this problem: `file/trailing-data`.
  package var rule: String { "\(FileRules.id)/" + code.rawValue.split(separator: "_").joined(separator: "-") }
}

extension Finding {
  /// Returns the place in a document: `3:5: `. It follows the name of the file if that is another one. Empty for media.
  fileprivate func position(seenFrom document: AssetPath? = nil) -> String {
    guard let place else { return "" }
    let file = place.document.flatMap { $0 == document ? nil : $0.display + ":" } ?? ""
    return "\(file)\(place.line):\(place.column): "
  }
}

extension Fact {
  /// True for a fact about what can be heard.
  fileprivate var isOfSound: Bool {
    switch self {
    case .contentLongestSilence, .contentSilentShare, .contentSilentChannels, .contentDualMono,
      .contentPhaseCorrelation,
      .contentLoudness, .contentLoudnessRange, .contentMaxMomentaryLoudness, .contentMaxShortTermLoudness,
      .contentTruePeak, .contentLongestClipping, .contentClippedShare, .contentDcOffset, .contentSoundEndsEarly:
      true
    default: false
    }
  }
}

extension [PresentedProblem] {
  /// The problems with errors first and notes last, otherwise in the original order.
  package var worstFirst: [PresentedProblem] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension [Verdict] {
  /// The reason for which a team accepts that the file of these verdicts cannot be read; nil if it counts.
  fileprivate var acceptanceOfError: Acceptance? {
    allSatisfy { $0.outcome != .unreadable || $0.isAcceptedUnreadable } ? lazy.compactMap { $0.acceptance }.first : nil
  }
}
