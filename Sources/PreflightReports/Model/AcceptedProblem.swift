import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// A problem of one file that the team accepts.
struct AcceptedProblem {
  /// The destination; nil for a problem of the file itself.
  let destination: Destination?
  /// The rule, or the code of the error of a file that cannot be read.
  let rule: String
  /// The problem in one line that is safe to print.
  let message: String
  let acceptance: Acceptance

  /// Returns what the team accepts of a file: first what is wrong with the file itself, then the others in the order of its
  /// verdicts.
  static func all(of asset: CheckedAsset, in language: Language) -> [AcceptedProblem] {
    var problems: [AcceptedProblem] = []
    func add(_ findings: [Finding], _ destination: Destination?) {
      for finding in findings {
        guard let acceptance = finding.acceptance else { continue }
        problems.append(
          AcceptedProblem(
            destination: destination, rule: TerminalText.escaped(finding.rule.id),
            message: finding.position() + TerminalText.escaped(finding.message), acceptance: acceptance))
      }
    }
    add(asset.fileFindings, nil)
    for verdict in asset.verdicts {
      add(asset.ownFindings(of: verdict), verdict.destination)
      guard let code = verdict.acceptedError, let acceptance = verdict.acceptance else { continue }
      let message = asset.facts.error?.text(in: language) ?? verdict.reason?.text(in: language) ?? ""
      problems.append(
        AcceptedProblem(
          destination: asset.facts.error == nil ? verdict.destination : nil, rule: code,
          message: TerminalText.escaped(message), acceptance: acceptance))
      // The file cannot be read for any destination.
      if asset.facts.error != nil { break }
    }
    return problems
  }

  /// The name of the destination, or of the file itself.
  func place(in language: Language) -> String {
    destination.map { TerminalText.escaped($0.name) } ?? language.nameOfFile
  }
}

extension Acceptance {
  /// The reason and the end: `Legal wants the long version. · until 2999-12-31`.
  func words(in language: Language) -> String {
    let reason = reason.map(TerminalText.escaped) ?? language.words.page.inBaseline
    return ([reason] + (until.map { [language.words.page.until($0)] } ?? [])).joined(separator: " · ")
  }
}

extension Verdict {
  /// The code of the error that the team accepts; nil if it accepts none.
  var acceptedError: String? {
    guard acceptance != nil, case .text(let code)? = reason?.arguments.first else { return nil }
    return code
  }
}

extension [Verdict] {
  /// The reason for which it is accepted that the file of these verdicts cannot be read; nil if that counts.
  var acceptanceOfError: Acceptance? {
    contains { $0.outcome == .unreadable } ? nil : lazy.compactMap(\.acceptance).first
  }
}
