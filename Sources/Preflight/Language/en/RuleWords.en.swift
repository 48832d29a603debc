import MediaProbe

extension RuleWords {
  static let english = RuleWords(
    unreadableTitle: "The file cannot be read",
    unreadableHelp:
      "Nothing could be read from the file, so no rule was judged. The message says what was found and what to do.",
    undecidedTitle: "The answer is not decided",
    undecidedHelp:
      "A fact of the file or a parameter of the destination is not known, and the answer depends on it. Give "
      + "parameters with --assume NAME=VALUE.",
    title: { "\($0): \($1.map { "\($0): " } ?? "")\($2)" },
    sentence: { destination, subject, limit, strength in
      let breach =
        switch strength {
        case .hard: "The document says that what breaks it is refused or cut."
        case .unstated: "The document does not say what follows from breaking it."
        case .advice: "The document advises it."
        case .remark: "It changes no outcome."
        }
      return "\(destination) documents\(subject.map { " for \($0)" } ?? ""): \(limit). \(breach)"
    },
    certainty: { "Certainty: \($0)." },
    predicted: { "Predicted answer: \($0)." },
    holdsFor: { "Holds for \($0.joined(separator: ", "))." },
    checkedOn: { "\($0), checked on \($1)" },
    source: "Source: ",
    whereTold: { " (where \($0.joined(separator: " and ")))" },
    breach: { strength in
      switch strength {
      case .hard: "The source says that a breach is refused."
      case .unstated: "The source gives the limit and not what follows from a breach."
      case .advice: "The source recommends it."
      case .remark: "It is worth knowing, and a breach changes no outcome."
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
    notJudged: { "not judged: \($0)" },
    speaksOfOthers: "The rule does not speak of this file: it stands in another slot, or of a whole request.",
    breaksLooser: "The file breaks even the looser of two figures:",
    isMet: "The file does not break it.",
    described: { "\($0): \($1) (\($2))" })
}
