import MediaProbe

/// One thing to tell of an asset, for the formats that know issues and no verdicts.
struct Issue {
  /// How grave it is, from harmless to grave; the order in which exit statuses see it too.
  enum Grade: Int, CaseIterable, Comparable {
    case warning
    /// Not decided: a fact or a parameter is missing.
    case undecided
    case error
    /// Nothing could be read, so no rule was judged.
    case unreadable

    static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  let path: AssetPath
  let grade: Grade
  /// The id of the rule, or one of `Issue.unreadableRule` and `Issue.undecidedRule`.
  let rule: String
  /// Nil for what holds for every destination.
  let destination: Destination?
  /// The answer that is foretold: `20007 video length doesn't meet requirements`; empty when there is none.
  let answer: String
  /// What is wrong, in one line that is safe to print.
  let message: String
  /// What to do about it, likewise.
  let fix: String?
  let finding: Finding?

  static let unreadableRule = "preflight/unreadable"
  static let undecidedRule = "preflight/undecided"

  /// All of an asset, in the order of its verdicts.
  static func all(of asset: CheckedAsset) -> [Issue] {
    if let error = asset.facts.error { return [unreadable(asset, error)] }
    return asset.verdicts.flatMap { verdict -> [Issue] in
      var issues = verdict.findings.map { Issue($0, of: verdict, path: asset.path) }
      if verdict.outcome == .unknown { issues.append(undecided(asset, verdict)) }
      return issues
    }
  }

  private init(
    path: AssetPath, grade: Grade, rule: String, destination: Destination?, answer: String, message: String,
    fix: String? = nil, finding: Finding? = nil
  ) {
    self.path = path
    self.grade = grade
    self.rule = rule
    self.destination = destination
    self.answer = answer
    self.message = message
    self.fix = fix
    self.finding = finding
  }

  private init(_ finding: Finding, of verdict: Verdict, path: AssetPath) {
    let grade: Grade =
      switch finding.severity {
      case .warning: .warning
      // Where a parameter that was not given decides, an error is one of several answers.
      case .error: verdict.outcome == .unknown ? .undecided : .error
      }
    let code = finding.shareState.map { verdict.destination.predicted($0) }
    self.init(
      path: path, grade: grade, rule: finding.rule.id, destination: verdict.destination,
      answer: code?.words ?? "", message: TerminalText.escaped(finding.message),
      fix: finding.fix.map(TerminalText.escaped), finding: finding)
  }

  private static func unreadable(_ asset: CheckedAsset, _ error: ReadError) -> Issue {
    // One file, one reason, however many destinations are asked.
    let answers = asset.verdicts.compactMap { verdict in
      verdict.shareState.map { "\(TerminalText.escaped(verdict.destination.name)): \($0.words)" }
    }
    return Issue(
      path: asset.path, grade: .unreadable, rule: unreadableRule, destination: nil,
      answer: answers.joined(separator: "; "), message: TerminalText.escaped(error.message))
  }

  private static func undecided(_ asset: CheckedAsset, _ verdict: Verdict) -> Issue {
    Issue(
      path: asset.path, grade: .undecided, rule: undecidedRule, destination: verdict.destination,
      answer: verdict.mayAnswerWords, message: verdict.undecidedReason ?? "not decided")
  }
}

extension Issue {
  /// Where it holds and what is wrong: `TikTok Share Kit (iOS): runs 754.2 s, at most 600 s. Trim it to 600 s.`
  var sentence: String {
    let place = destination.map { "\(TerminalText.escaped($0.name)): " } ?? ""
    return place + message + (fix.map { ". \($0)" } ?? "")
  }

  /// The same for the same rule and file in every run, whatever was measured; 32 hexadecimal digits.
  var fingerprint: String {
    var hash = SHA256()
    for part in [Array(path.normalized), Array(rule.utf8), Array((destination?.id ?? "").utf8)]
      + (finding?.when ?? []).map({ Array($0.description.utf8) })
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
  var words: String { "\(number) \(TerminalText.escaped(name))" }

  /// `20007`, or `≈20007` when the destination publishes no codes of its own.
  var number: String { "\(borrowed ? "≈" : "")\(code)" }
}

extension Verdict {
  /// Errors before warnings, else in the order in which the destination meets them.
  var findingsWorstFirst: [Finding] {
    findings.filter { $0.severity == .error } + findings.filter { $0.severity == .warning }
  }

  /// `may answer 20007, 20011`; empty when nothing else may come.
  var mayAnswerWords: String {
    mayAnswer.isEmpty ? "" : "may answer " + mayAnswer.map { destination.predicted($0).number }.joined(separator: ", ")
  }

  /// Why nothing was decided; nil when something was.
  var undecidedReason: String? {
    guard outcome == .unknown else { return nil }
    guard let first = dependsOn.first else { return "not decided: a fact that the rules ask for is not known" }
    let names = TerminalText.escaped(dependsOn.joined(separator: ", "))
    return "not decided: depends on \(names); give it with --assume \(TerminalText.escaped(first))=…"
  }
}
