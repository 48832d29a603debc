import MediaProbe

extension Destination {
  /// The name that chooses no destination, so that only the file itself is judged.
  package static let noneID = "none"

  /// Returns what is judged without a destination: the state of a file, and what can be seen and heard in it.
  package static func ofFileAlone(in language: Language) -> Destination {
    let file = Destinations.file.translated(to: language)
    let kinds = MediaFacts.Kind.allCases
    let details = Details(publisher: file.publisher, summary: file.summary)
    return Destination(
      id: noneID, shortName: noneID, name: file.name, groups: [], isDeprecated: false, sources: file.sources,
      steps: Step.allCases, parameters: [], language: language, shareStates: Deferred { nil },
      rulebook: Deferred { Rulebook(slots: [Slot("any", takes: kinds, rules: [])], requestRules: Deferred { [] }) },
      details: Deferred { details })
  }
}
