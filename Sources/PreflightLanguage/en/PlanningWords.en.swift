import MediaProbe
import PreflightRules

extension PlanningWords {
  static let english = PlanningWords(
    compared: { "\($0) destinations" },
    differing: { "\($0) of \($1) rows differ and are marked with ≠" },
    nothingToCompare: "These destinations have no rules on files or requests.",
    warning: "warning only",
    noLimit: "–",
    master: { "master \($0) for \($1) \($1 == 1 ? "destination" : "destinations")" },
    noMaster: { "There is no master \($0) for any of these destinations." },
    size: "size",
    shape: { width, height in "\(width):\(height)" },
    chosen: { "\($0) is chosen" },
    longest: { "the command makes at most \($0)" },
    command: "command",
    commandNote: "replace INPUT and OUTPUT",
    leftOut: "left out",
    leftOutNote: "these destinations would refuse the master",
    takesNone: { "These destinations have no slot for the kind \($0): \($1.joined(separator: ", "))." },
    excludeEachOther: { "These rules exclude each other (\($0)):" },
    impossible: { "No file that this command can plan satisfies this rule (\($0)):" },
    unmet: "not satisfied",
    unmetNote: "warnings and advice that do not agree with the rest",
    changes: { "changes from \($0) to \($1)" },
    noChange: { "No rule changed from \($0) to \($1)." },
    changesTo: { "\($0) → \($1)" },
    begins: { "new: \($0)" },
    ends: { "no longer: \($0)" },
    from: { "from \($0)" },
    until: { "until \($0)" },
    due: { count, day in "\(count) \(count == 1 ? "source is" : "sources are") due for review on \(day)" },
    noneDue: { "No source is due for review on \($0)." },
    dueSource: { checked, reviewAfter, rules in
      "checked \(checked), due after \(reviewAfter), cited by \(rules) \(rules == 1 ? "rule" : "rules")"
    })
}
