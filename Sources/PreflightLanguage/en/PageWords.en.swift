import MediaProbe

extension PageWords {
  static let english = PageWords(
    skip: { "Skip to the \($0.rawValue)s" },
    report: "Preflight report",
    cards: { "\(capitalized($0)) by \($0.rawValue)" },
    sums: "Verdicts by destination",
    destination: "Destination",
    verdicts: "Verdicts",
    share: "Share",
    filters: { "Filter the \($0.rawValue)s" },
    searchLabel: "Search names, problems and rules",
    search: "Search",
    searchHint: "Press / to search",
    outcome: "Outcome",
    unreadable: "unreadable",
    readable: "readable",
    allDestinations: "All destinations",
    folder: "Folder",
    allFolders: "All folders",
    copyHint: { "Copy the paths of the \($0.rawValue)s that are shown" },
    copy: "Copy paths",
    copyCommand: "Copy",
    part: "Picture or sound",
    allParts: "Everything",
    openAll: "Open all",
    table: { "\(capitalized($0))s and destinations" },
    caption: { "The predicted answer of each destination for each \($0.rawValue)" },
    asset: { capitalized($0) },
    length: "Length",
    size: "Size",
    codec: "Codec",
    weight: "File size",
    noneShown: { "No \($0.rawValue) matches." },
    cut: { shown, all, noun in
      "This page shows \(shown) of \(all) \(noun.rawValue)s, the worst ones. The counts are of all of them; "
        + "--report ndjson=FILE or csv=FILE lists them."
    },
    problems: "Problems, the most common first",
    problemsOfContent: "Problems, those of picture and sound first",
    moreProblems: { "\($0) more" },
    counted: { " \($1.rawValue)\($0 == 1 ? "" : "s"): " },
    example: { "e.g. \($0)" },
    cannotRead: "Cannot be read",
    accepted: { "\($0) accepted problem\($0 == 1 ? "" : "s")" },
    inBaseline: "listed in the baseline",
    until: { "until \($0)" },
    unbroken: "No documented rule is broken:",
    takesNone: "Does not accept this kind of file:",
    fix: "Fix: ",
    warning: "warning",
    note: "note",
    checked: { ", checked \($0)" },
    content: "Picture and sound",
    picture: "Picture",
    sound: "Sound",
    interval: { interval($0) },
    frame: { "The frame at \($0)" },
    facts: "Facts",
    group: { $0.prefix(1).uppercased() + $0.dropFirst() },
    fact: { ($0.part.map { "\($0.rawValue) " } ?? "") + FactWords.english.name($0) },
    factInGroup: FactWords.english.name,
    notKnown: { "Not known, since \($0): \($1.joined(separator: ", "))" },
    ready: "Ready to post",
    readyHint: { "Show only the \($0.rawValue)s that can be posted, and those with warnings last" },
    readyWithWarnings: "Ready, with warnings",
    readyCount: { "\($0) ready" },
    readyWarned: { ", \($0) with warnings" },
    sortHint: { "Sort by \($0.lowercased())" },
    name: "Name",
    clear: "Clear filters",
    clearProblem: "Show other problems too",
    moreInRow: { "\($0) more problem\($0 == 1 ? "" : "s")" },
    script: ScriptWords(
      allShown: { "\($0) \($1.rawValue)\($0 == 1 ? "" : "s")" },
      someShown: { "{shown} of \($0) \($1.rawValue)\($0 == 1 ? "" : "s")" },
      copiedOne: "1 path copied",
      copied: "{count} paths copied",
      notCopied: "The browser does not allow copying",
      ready: "{ready} of {shown} shown files ready to post", taken: "Copied", closeAll: "Close all"))

  private static func interval(_ kind: ContentInterval.Kind) -> String {
    switch kind {
    case .black: "black"
    case .singleColor: "single color"
    case .freeze: "freeze"
    case .still: "still"
    case .bars: "bars"
    case .flashes: "flashes"
    case .redFlashes: "red flashes"
    case .silence: "silence"
    case .clipping: "clipping"
    case .missingSound: "sound missing"
    case .testCard: "test card"
    }
  }

  private static func capitalized(_ noun: Noun) -> String {
    noun.rawValue.prefix(1).uppercased() + noun.rawValue.dropFirst()
  }
}
