import MediaProbe

extension CheckedAsset {
  /// What is wrong with the file itself, said once however many destinations were asked. Empty for a request, whose
  /// findings name the field of the file.
  var fileFindings: [Finding] {
    request == nil ? verdicts.first?.findings.filter { $0.rule.isOfFile } ?? [] : []
  }

  /// The findings of a verdict that are not said once for the whole file.
  func ownFindings(of verdict: Verdict) -> [Finding] {
    request == nil ? verdict.findings.filter { !$0.rule.isOfFile } : verdict.findings
  }

  /// The answer to what is wrong with the file, of the first destination that has one.
  var fileAnswer: (state: PredictedShareState, destination: Destination)? {
    for verdict in verdicts {
      for finding in verdict.findings where finding.rule.isOfFile && finding.severity == .error {
        if let code = finding.shareState { return (verdict.destination.predicted(code), verdict.destination) }
      }
    }
    return nil
  }

  /// The reason for which a file that could be read is unreadable to a destination: its content is not what its name says.
  /// Nil where a finding on the file says it.
  var promiseError: ReadError? {
    guard facts.error == nil, !fileFindings.contains(where: { $0.severity == .error }) else { return nil }
    return verdicts.lazy.compactMap(\.error).first
  }

  /// The verdicts that this reason decides.
  var brokenPromises: [Verdict] { promiseError == nil ? [] : verdicts.filter { $0.error != nil } }

  /// What was met while reading the file, where no rule was asked about it.
  var unjudgedProblems: [Problem] { verdicts.isEmpty ? facts.problems : [] }
}

extension Problem {
  /// The id of the rule on the state of a file that speaks of it: `file/trailing-data`.
  var rule: String { "\(FileRules.id)/" + code.rawValue.split(separator: "_").joined(separator: "-") }
}

extension Language {
  /// What stands in the place of a destination's name: `The file itself`.
  var nameOfFile: String { Destinations.file.translated(to: self).name }
}

extension [Finding] {
  /// Errors first, notes last, else in their order.
  var worstFirst: [Finding] { Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } } }
}
