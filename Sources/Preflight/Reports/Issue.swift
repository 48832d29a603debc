import MediaProbe

/// One thing to tell of an asset, for the formats that know issues and no verdicts.
struct Issue {
  /// How grave it is, from harmless to grave; the order in which exit statuses see it too.
  enum Grade: Int, CaseIterable, Comparable {
    /// Worth knowing, and changes no outcome.
    case note
    case warning
    /// Not decided: a fact or a parameter is missing.
    case undecided
    case error
    /// Nothing could be read, so no rule was judged.
    case unreadable

    static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is told.
  private enum Content {
    case finding(Finding, Verdict)
    case undecided(Verdict)
    case unreadable(ReadError, [Verdict], DocumentPlace?)
    /// Met while a file was read that no rule was asked about, with its place among the problems of its file.
    case problem(Problem, Int)
  }

  let path: AssetPath
  /// Which request of the document at that path; nil for a file.
  var request: RequestID?
  let grade: Grade
  private let language: Language
  private let content: Content

  static let unreadableRule = "preflight/unreadable"
  static let undecidedRule = "preflight/undecided"

  /// All of an asset: first what is wrong with the file itself, then the rest in the order of its verdicts. Nothing is put
  /// into words before it is asked for.
  static func all(of asset: CheckedAsset, in language: Language) -> [Issue] {
    if let error = asset.facts.error {
      // One file, one reason, however many destinations are asked.
      return [
        Issue(
          path: asset.culprit ?? asset.path, request: asset.request, grade: .unreadable, language: language,
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
    // Where a parameter that was not given decides, an error is one of several answers.
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

  /// Where in its file it stands; nil for media, which have no lines.
  var place: DocumentPlace? {
    switch content {
    case .finding(let finding, _): finding.place
    case .undecided, .problem: nil
    case .unreadable(_, _, let place): place
    }
  }

  /// The file that it is about: that of the asset, or one of the app's.
  var file: AssetPath { place?.document ?? path }

  /// Nil for what holds for every destination.
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

  /// What is wrong, in one line that is safe to print.
  var message: String {
    switch content {
    case .finding(let finding, _): TerminalText.escaped(finding.message)
    case .undecided(let verdict): verdict.undecidedReason ?? language.words.verdicts.undecided
    case .unreadable(let error, _, _): TerminalText.escaped(error.text(in: language))
    case .problem(let problem, _): TerminalText.escaped(problem.text(in: language))
    }
  }

  /// What to do about it, likewise; nil when there is nothing to do to the file.
  var fix: String? { finding?.fix.map(TerminalText.escaped) }
}

extension Issue {
  /// Where it holds and what is wrong: `TikTok Share Kit (iOS): runs 754.2 s, at most 600 s. Trim it to 600 s.`
  var sentence: String {
    let terms = language.words.terms
    let place = destination.map { TerminalText.escaped($0.name) + terms.colon } ?? ""
    return place + message + (fix.map { terms.stop + terms.gap + $0 } ?? "")
  }

  /// The same for the same rule and file in every run, whatever was measured; 32 hexadecimal digits.
  var fingerprint: String {
    var hash = SHA256()
    for part in [Array(path.normalized), Array(rule.utf8), Array((destination?.id ?? "").utf8)]
      + (finding?.when ?? []).map({ Array($0.description.utf8) })
      // A field keeps its name when lines are added above it.
      + (request.map { [Array("\($0.index)".utf8), Array((finding?.field ?? "").utf8)] } ?? [])
      // Of several problems of one code each is one by itself.
      + (problem.map { [Array("\($0.problem.code.rawValue) \($0.index)".utf8)] } ?? [])
    {
      hash.add(part)
      // No path, id or name holds a zero byte.
      hash.add([0])
    }
    return hash.digest().prefix(16).hexadecimal
  }
}

extension PredictedShareState {
  /// `≈20007 video length not accepted`.
  var words: String { name.isEmpty ? number : "\(number) \(TerminalText.escaped(name))" }

  /// `20007`, or `≈20007` when the destination publishes no codes of its own.
  var number: String { "\(borrowed ? "≈" : "")\(code)" }
}

extension Verdict {
  /// `may answer 20007, 20011`; empty when nothing else may come.
  var mayAnswerWords: String {
    mayAnswer.isEmpty ? "" : words.mayAnswer(mayAnswer.map { destination.predicted($0).number })
  }

  /// Why nothing was decided; nil when something was.
  var undecidedReason: String? {
    guard outcome == .unknown else { return nil }
    let semicolon = destination.language.words.terms.semicolon
    let reasons = reasonsToDoubt(joint: semicolon)
    return reasons.isEmpty ? words.factUnknown : words.undecidedSince(reasons.joined(separator: semicolon))
  }

  /// What the answer depends on and how that is given, and what is not known, in words that are safe to print.
  func reasonsToDoubt(joint: String) -> [String] {
    let reasons = unknown.prefix(Self.mostReasons).map { TerminalText.escaped($0.text(in: destination.language)) }
    return (dependsOn.isEmpty ? [] : [dependence(joint: joint)]) + reasons
      + (unknown.count > reasons.count ? [words.more(unknown.count - reasons.count)] : [])
  }

  /// Of a request with many files one would not read more.
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
