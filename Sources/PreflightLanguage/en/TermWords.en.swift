import MediaProbe
import PreflightJudging
import PreflightRules

extension TermWords {
  static let english = TermWords(
    outcome: { outcome in
      switch outcome {
      case .pass: "pass"
      case .warn: "warn"
      case .fail: "fail"
      case .unknown: "not decided"
      case .unreadable: "unreadable"
      case .notApplicable: "not applicable"
      case .accepted: "accepted"
      case .notJudged: "not judged"
      }
    },
    severity: { $0.rawValue },
    certainty: { certainty in
      switch certainty {
      case .official: "official"
      case .officialQuoted: "official, quoted"
      case .officialOlder: "official, older"
      case .thirdParty: "third party"
      case .observed: "observed"
      case .derived: "derived from the file"
      case .house: "house rule"
      }
    },
    strength: { $0 == .changed ? "shown differently" : $0.rawValue },
    step: { $0.rawValue },
    kind: { $0.rawValue },
    noun: { $0.rawValue },
    comma: ", ",
    semicolon: "; ",
    colon: ": ",
    stop: ".",
    gap: " ",
    clauseEnds: ",:",
    inParentheses: { " (\($0))" })
}
