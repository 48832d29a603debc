#if !hasFeature(Embedded) || PAGE
  import MediaProbe
  package import PreflightRules

  extension Words {
    /// Returns the values that a field of a request accepts.
    package func fieldValue(_ type: FieldType) -> String {
      let names: [String] =
        switch type {
        case .choice(let words, _): words
        case .media(let slots): slots
        case .attachment(let kinds): kinds.map(terms.kind)
        default: []
        }
      return destinations.fieldType(type.name, names)
    }

    /// Returns the sentence on what predicts a code of a destination.
    package func predictable(_ evidence: [ShareState.Evidence]) -> String {
      let causes = evidence.filter { $0 != .runTime }.map(destinations.evidence)
      return destinations.predictable(causes, evidence.contains(.runTime))
    }
  }
#endif
