extension OverviewWords {
  static let english = OverviewWords(
    destinations: { "\($0) destinations" },
    usual: { count, areWithOwn in
      "\(count) destinations, the group default" + (areWithOwn ? " and your own" : "")
    },
    howToChoose: "Choose others with --to, for example --to meta or --to all; 'preflight destinations' lists them.",
    section: { section in
      switch section {
      case .videos: "Videos"
      case .pictures: "Images"
      case .others: "Other files"
      case .unreadable: "Unreadable files"
      }
    },
    taking: { $0 == $1 ? "\($1) destinations" : "\($0) of \($1) destinations" },
    troubled: { "problems at \($0) of \($1) destinations" },
    length: { "\($0) of \($1)" },
    cut: { "\($0): \($3 ? "is shown" : "fits") up to “\($1)”, not “\($2)”" },
    unlisted: { count, noun in
      "\(count) \(noun.rawValue)\(count == 1 ? " has" : "s have") no problem and \(count == 1 ? "is" : "are") not listed."
    },
    everyDestination: { $0 == 2 ? "both destinations" : "all \($0) destinations" },
    onlyProblems: "Only problems",
    onlyProblemsHint: { "Hide \($0.rawValue)s and destinations without problems" },
    ready: { count, withWarnings, all in
      if all == 0 { return "accepts none of these files" }
      if count + withWarnings == 0 { return "none of \(all) ready" }
      return "\(count) of \(all) ready" + (withWarnings > 0 ? ", \(withWarnings) more with warnings" : "")
    },
    warnings: { "\($0) \($0 == 1 ? "warning" : "warnings")" },
    readyFor: { count, all in
      if count == 0 { return "ready for none of \(all)" }
      return count == all ? "ready for all \(all)" : "ready for \(count) of \(all)"
    },
    notFor: { "not for \($0)" },
    otherOrientation: { "made for another orientation: \($0)" },
    noPlace: "no destination of the group accepts this kind of file",
    postable: { "\($0) of \($1) ready to post" },
    readiness: { everywhere, somewhere, nowhere in
      [(everywhere, "ready everywhere"), (somewhere, "ready for some destinations"), (nowhere, "ready for none")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    })
}
