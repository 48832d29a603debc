import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightRules

extension CheckedAsset {
  /// The findings on the file itself, which reports print once for all destinations. Empty for a request, whose
  /// findings name the field of the file.
  var fileFindings: [Finding] {
    request == nil ? verdicts.first?.findings.filter { $0.rule.isOfFile } ?? [] : []
  }

  /// Returns the findings of a verdict that are not on the file itself.
  func ownFindings(of verdict: Verdict) -> [Finding] {
    request == nil ? verdict.findings.filter { !$0.rule.isOfFile } : verdict.findings
  }

  /// The share state that the findings on the file predict, at the first destination that has one.
  var fileAnswer: (state: PredictedShareState, destination: Destination)? {
    for verdict in verdicts {
      for finding in verdict.findings where finding.rule.isOfFile && finding.severity == .error {
        if let code = finding.shareState { return (verdict.destination.predicted(code), verdict.destination) }
      }
    }
    return nil
  }

  /// The error of a readable file whose content contradicts its name; nil if a finding on the file reports it already.
  var promiseError: ReadError? {
    guard facts.error == nil, !fileFindings.contains(where: { $0.severity == .error }) else { return nil }
    return verdicts.lazy.compactMap(\.error).first
  }

  /// The verdicts that `promiseError` decides.
  var brokenPromises: [Verdict] { promiseError == nil ? [] : verdicts.filter { $0.error != nil } }

  /// The problems of a file that no destination judged; empty if there are verdicts.
  var unjudgedProblems: [Problem] { verdicts.isEmpty ? facts.problems : [] }
}

extension Problem {
  /// The id of the file rule for this problem: `file/trailing-data`.
  var rule: String { "\(FileRules.id)/" + code.rawValue.split(separator: "_").joined(separator: "-") }
}

extension Language {
  /// The text in place of a destination's name: `The file itself`.
  var nameOfFile: String { Destinations.file.translated(to: self).name }
}

extension [Finding] {
  /// Errors first, notes last, otherwise in the original order.
  var worstFirst: [Finding] { Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } } }
}
