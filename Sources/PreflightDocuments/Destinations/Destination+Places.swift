package import Preflight

extension Destination {
  /// A sentence about each rule that refuses files by a figure of a document, but does not say where the figure stands and how
  /// it is written there. An outcome that somebody saw needs no document, and neither do the rules on the state of a file.
  package var errorsWithoutPlace: [String] {
    var ids: Set<String> = []
    return rules.filter { rule in
      rule.severity == .error && ![.derived, .observed].contains(rule.certainty)
        && (rule.place == nil || rule.written == nil) && ids.insert(rule.id).inserted
    }.map {
      "\($0.id) is an error without “where” and “written”: give both, a recorded outcome as its source, or a lower strength"
    }
  }
}
