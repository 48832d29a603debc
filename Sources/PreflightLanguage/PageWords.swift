#if !hasFeature(Embedded) || PAGE
  package import MediaProbe

  extension Words {
    /// Returns the name of a fact with the part of the file that it describes.
    package func name(of fact: Fact) -> String { page.partOf(fact.part?.rawValue ?? "", facts.name(fact)) }
  }
#endif
