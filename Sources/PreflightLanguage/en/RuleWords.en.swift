import MediaProbe
import PreflightJudging
import PreflightRules

extension RuleWords {
  static let english = RuleWords(
    unreadableTitle: "The file cannot be read",
    unreadableHelp:
      "The file could not be read, so no rule was judged. The message names the cause and what to do.",
    undecidedTitle: "The answer is not decided",
    undecidedHelp:
      "A fact of the file or a parameter of the destination is not known, and the answer depends on it. Give "
      + "parameters with --assume NAME=VALUE.",
    title: { "\($0): \($1.map { "\($0): " } ?? "")\($2)" },
    sentence: { destination, subject, limit, strength in
      let breach =
        switch strength {
        case .hard: "The document says that a breach is refused or cut off."
        case .unstated: "The document does not say whether a breach is refused."
        case .advice: "The document recommends it."
        case .changed: "A breach is accepted, but shown differently."
        case .remark: "A breach changes no outcome."
        }
      return "\(destination) documents\(subject.map { " for \($0)" } ?? ""): \(limit). \(breach)"
    },
    certainty: { "Certainty: \($0)." },
    predicted: { "Predicted answer: \($0)." },
    holdsFor: { "Holds for \($0.joined(separator: ", "))." },
    checkedOn: { "\($0), checked on \($1)" },
    source: "Source: ",
    appliesWhere: { " (where \($0.joined(separator: " and ")))" },
    breach: { strength in
      switch strength {
      case .hard: "The source says that a breach is refused."
      case .unstated: "The source gives the limit, but does not say whether a breach is refused."
      case .advice: "The source recommends it."
      case .changed: "A breach is accepted, but the destination shows something else."
      case .remark: "It is only a remark: a breach changes no outcome."
      }
    },
    standing: { strength, certainty, system in
      "\(strength) Certainty: \(certainty)." + (system.map { " The figure is from the page for \($0)." } ?? "")
    },
    derived: "It follows from the file itself; no document of a platform states it.",
    examples: "examples",
    exampleOutcome: { $0 == .pass ? "passes" : $0 == .warn ? "warns" : "fails" },
    breachPredicts: "a breach predicts",
    sources: "sources",
    checked: { "\($0), checked \($1)" },
    pageDate: { $0.day.map { ", page of \($0)" } ?? ", page without a date" },
    due: { ", was due for review on \($0)" },
    notJudged: { "not judged: \($0)" },
    speaksOfOthers: "The rule does not apply to this file: it belongs to another slot, or to a whole request.",
    breaksLooser: "The file breaks even the looser of the two limits:",
    isMet: "The file does not break the rule.",
    described: { "\($0): \($1) (\($2))" })
}
