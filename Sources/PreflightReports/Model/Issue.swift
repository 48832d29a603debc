import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRequests
import PreflightRules

/// One problem of an asset, for formats that have issues instead of verdicts.
struct Issue {
  /// The severity of an issue, in ascending order, which the exit status uses too.
  enum Grade: Int, CaseIterable, Comparable {
    /// A remark that changes no outcome.
    case note
    case warning
    /// An undecided verdict: a fact or a parameter is missing.
    case undecided
    case error
    /// An unreadable file, for which no rule was judged.
    case unreadable

    static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  /// The source of the issue.
  private enum Content {
    case finding(Finding, Verdict)
    case undecided(Verdict)
    case unreadable(ReadError, [Verdict], DocumentPlace?)
    /// A problem that was found while the file was read and for which no rule was judged, with its index among the
    /// problems of the file.
    case problem(Problem, Int)
  }

  let path: AssetPath
  /// Returns the path of a file in its git work tree; nil to keep all paths.
  private var annotated: (@Sendable (AssetPath) -> AssetPath)?
  /// The kind of the file; nil if it is not known.
  private var kind: MediaFacts.Kind?
  /// The request of the document at that path; nil for a file.
  var request: RequestID?
  let grade: Grade
  private let language: Language
  private let content: Content

  static let unreadableRule = "preflight/unreadable"
  static let undecidedRule = "preflight/undecided"

  /// Returns all issues of an asset: first those of the file itself, then the others in the order of its verdicts.
  /// Texts are made on demand.
  static func all(of asset: CheckedAsset, in language: Language) -> [Issue] {
    var issues = listed(of: asset, in: language)
    for index in issues.indices { issues[index].kind = asset.facts.kind }
    return issues
  }

  /// Returns the same issues for annotations, whose paths begin at the top of the git work tree.
  static func annotations(of asset: CheckedAsset, in run: RunInfo) -> [Issue] {
    var issues = all(of: asset, in: run.language)
    guard let annotated = run.annotated else { return issues }
    for index in issues.indices { issues[index].annotated = annotated }
    return issues
  }

  private static func listed(of asset: CheckedAsset, in language: Language) -> [Issue] {
    if let error = asset.facts.error {
      // One issue for the file, regardless of the number of destinations.
      return [
        Issue(
          path: asset.culprit ?? asset.path, request: asset.request,
          grade: asset.verdicts.acceptanceOfError == nil ? .unreadable : .note, language: language,
          content: .unreadable(error, asset.verdicts, asset.place))
      ]
    }
    let ofFile = asset.fileFindings.compactMap { finding in
      asset.verdicts.first.map { verdict in
        Issue(
          path: asset.path, request: nil, grade: grade(finding, verdict), language: language,
          content: .finding(finding, verdict))
      }
    }
    let promise = asset.promiseError.map { error in
      [
        Issue(
          path: asset.path, request: asset.request, grade: .unreadable, language: language,
          content: .unreadable(error, asset.brokenPromises, nil))
      ]
    }
    let issues = asset.verdicts.flatMap { verdict -> [Issue] in
      var issues = asset.ownFindings(of: verdict).map { finding in
        Issue(
          path: asset.path, request: asset.request, grade: grade(finding, verdict), language: language,
          content: .finding(finding, verdict))
      }
      if verdict.outcome == .unknown {
        issues.append(
          Issue(
            path: asset.path, request: asset.request, grade: .undecided, language: language,
            content: .undecided(verdict)))
      }
      return issues
    }
    return (promise ?? []) + ofFile + issues
      + asset.unjudgedProblems.enumerated().map { index, problem in
        Issue(
          path: asset.path, request: asset.request, grade: .note, language: language,
          content: .problem(problem, index))
      }
  }

  private static func grade(_ finding: Finding, _ verdict: Verdict) -> Grade {
    switch finding.severity {
    case .note: .note
    case .warning: .warning
    // If an open parameter decides, the error is only one of several possible answers.
    case .error: verdict.outcome == .unknown ? .undecided : .error
    }
  }

  /// The id of the rule, or one of `unreadableRule` and `undecidedRule`.
  var rule: String {
    switch content {
    case .finding(let finding, _): finding.rule.id
    case .undecided: Self.undecidedRule
    case .unreadable: Self.unreadableRule
    case .problem(let problem, _): problem.rule
    }
  }

  private var problem: (problem: Problem, index: Int)? {
    if case .problem(let problem, let index) = content { (problem, index) } else { nil }
  }

  var finding: Finding? { if case .finding(let finding, _) = content { finding } else { nil } }

  /// The reason for which the team accepts the problem; nil if it counts.
  var acceptance: Acceptance? {
    switch content {
    case .finding(let finding, _): finding.acceptance
    case .unreadable(_, let verdicts, _): verdicts.acceptanceOfError
    case .undecided, .problem: nil
    }
  }

  /// The place in a document; nil for media, which have no lines.
  var place: DocumentPlace? {
    switch content {
    case .finding(let finding, _): finding.place
    case .undecided, .problem: nil
    case .unreadable(_, _, let place): place
    }
  }

  /// The file of the issue: that of the asset, or a file of the app. For annotations, it is its path in its work tree.
  var file: AssetPath { annotated?(givenFile) ?? givenFile }

  /// The file of the issue with the path that was given.
  var givenFile: AssetPath { place?.document ?? path }

  /// The destination; nil if the issue applies to all.
  var destination: Destination? {
    switch content {
    case .finding(let finding, _) where request == nil && finding.rule.isOfFile: nil
    case .finding(_, let verdict), .undecided(let verdict): verdict.destination
    case .unreadable, .problem: nil
    }
  }

  /// The predicted answer: `20007 video length doesn't meet requirements`; empty if there is none.
  var answer: String {
    switch content {
    case .finding(let finding, let verdict): finding.shareState.map { verdict.destination.predicted($0).words } ?? ""
    case .undecided(let verdict): verdict.mayAnswerWords
    case .problem: ""
    case .unreadable(_, let verdicts, _):
      verdicts.compactMap { verdict in
        verdict.shareState.map {
          TerminalText.escaped(verdict.destination.name) + language.words.terms.colon + $0.words
        }
      }.joined(separator: language.words.terms.semicolon)
    }
  }

  /// The problem without its figures, so that several files and destinations can share it.
  enum Title: Hashable {
    case broken(ProblemTitle)
    case unreadable(ReadError.Code)
    /// The answer is open because a value was not given, or because a fact is unknown.
    case undecided(dependsOnValue: Bool)

    func text(in language: Language) -> String {
      switch self {
      case .broken(let title): title.text(in: language)
      case .unreadable(let code): language.words.headlines.unreadable(code)
      case .undecided(let dependsOnValue): language.words.headlines.undecided(dependsOnValue)
      }
    }
  }

  /// The headline, which is safe to print: `Video too long`.
  var headline: String { title.text(in: language) }

  var title: Title {
    switch content {
    case .finding(let finding, _): .broken(ProblemTitle(finding.rule, measured: finding.measured, kind: kind))
    case .undecided(let verdict): .undecided(dependsOnValue: !verdict.dependsOn.isEmpty)
    case .unreadable(let error, _, _): .unreadable(error.code)
    case .problem(let problem, _): .broken(ProblemTitle(problem.code))
    }
  }

  /// The problem in one line that is safe to print.
  var message: String {
    switch content {
    case .finding(let finding, _): TerminalText.escaped(finding.message)
    case .undecided(let verdict): verdict.undecidedReason ?? language.words.verdicts.undecided
    case .unreadable(let error, _, _): TerminalText.escaped(error.text(in: language))
    case .problem(let problem, _): TerminalText.escaped(problem.text(in: language))
    }
  }

  /// The fix in one line that is safe to print; nil if the file cannot be fixed.
  var fix: String? { finding?.fix.map(TerminalText.escaped) }
}

extension Issue {
  /// The destination and the problem: `TikTok Share Kit (iOS): runs 754.2 s, at most 600 s. Trim it to 600 s.`
  var sentence: String {
    let terms = language.words.terms
    let place = destination.map { TerminalText.escaped($0.name) + terms.colon } ?? ""
    return place + message + (fix.map { terms.stop + terms.gap + $0 } ?? "")
  }

  /// An id that is the same for the same rule and file in every run, regardless of measured values; 32 hexadecimal
  /// digits.
  var fingerprint: String {
    var hash = SHA256()
    for part in [Array((annotated?(path) ?? path).normalized), Array(rule.utf8), Array((destination?.id ?? "").utf8)]
      + (finding?.when ?? []).map({ Array($0.description.utf8) })
      // A field keeps its name when lines are added above it.
      + (request.map { [Array("\($0.index)".utf8), Array((finding?.field ?? "").utf8)] } ?? [])
      // Several problems with one code get separate fingerprints.
      + (problem.map { [Array("\($0.problem.code.rawValue) \($0.index)".utf8)] } ?? [])
    {
      hash.add(part)
      // A separator, because paths, ids and names contain no zero bytes.
      hash.add([0])
    }
    return hash.digest().prefix(16).hexadecimal
  }
}

extension PredictedShareState {
  /// `≈20007 video length not accepted`.
  var words: String { name.isEmpty ? number : "\(number) \(TerminalText.escaped(name))" }

  /// `20007`, or `≈20007` if the destination publishes no codes of its own.
  var number: String { "\(isBorrowed ? "≈" : "")\(code)" }
}

extension Verdict {
  /// `may answer 20007, 20011`; empty if there are no such codes.
  var mayAnswerWords: String {
    mayAnswer.isEmpty ? "" : words.mayAnswer(mayAnswer.map { destination.predicted($0).number })
  }

  /// The reason why the verdict is undecided; nil if it is decided.
  var undecidedReason: String? {
    guard outcome == .unknown else { return nil }
    let semicolon = destination.language.words.terms.semicolon
    let reasons = reasonsToDoubt(joint: semicolon).map { reason in
      reason.rules.isEmpty ? reason.text : reason.text + semicolon + words.neededBy(reason.rules)
    }
    return reasons.isEmpty ? words.factUnknown : words.undecidedSince(reasons.joined(separator: semicolon))
  }

  /// Returns the parameters that the answer depends on, the ways to set them, and the unknown facts, in text that is
  /// safe to print, each with the ids of the rules that need it.
  func reasonsToDoubt(joint: String) -> [(text: String, rules: [String])] {
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
      if destination.parameters.contains(where: { $0.name == name }) {
        options.append("--assume \(name)=…")
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
