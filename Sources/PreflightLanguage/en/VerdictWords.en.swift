extension VerdictWords {
  static let english = VerdictWords(
    mayAnswer: { "may answer " + $0.joined(separator: ", ") },
    undecided: "not decided",
    factUnknown: "not decided: a fact that the rules need is unknown",
    readBy: { "--depth \($0) reads it" },
    neededBy: { "needed by \($0.joined(separator: ", "))" },
    undecidedSince: { "not decided: \($0)" },
    dependsOn: { "depends on \($0.joined(separator: ", "))" },
    give: { "give \($0.count == 1 ? "it" : "them") with \($0.joined(separator: " "))" },
    nameInContext: { "name \($0 == 1 ? "it" : "them") in the request" },
    buildSetting: "a build setting: use the property list of the built app",
    dependenceJoint: ": ",
    warning: "warning: ",
    note: "note: ",
    predicted: "predicted: ",
    wouldBeAnswered: { "predicted answer: \($0)" },
    notJudged: "no document states a limit for this kind of file, so nothing was judged",
    noSlot: { "no slot of \($0) accepts this kind of file" },
    slot: { "slot: \($0)" },
    inSlot: { " (\($0))" },
    more: { "… and \($0) more" },
    moreAssets: {
      "… and \($0) more \($1.rawValue)\($0 == 1 ? "" : "s"): the html and ndjson reports list all of them."
    },
    warningsAndUndecided: "Warnings, and what is not decided",
    destination: "destination",
    moreAnnotations: { count, errors in
      let kinds = errors > 0 ? ", \(errors) of them \(errors == 1 ? "an error" : "errors")" : ""
      return "and \(count) more\(kinds): GitHub shows ten annotations per step, and the summary lists more"
    },
    moreResults: { left, shown, all in
      "\(left) more results are not listed: these are the \(shown) most severe of \(all), as many as "
        + "GitHub shows. The ndjson report lists all of them."
    },
    readable: "readable")
}
