package import MediaProbe
package import PreflightRules

extension [Judge] {
  /// Returns the verdicts on a file, in the order of the judges.
  ///
  /// A slot is left out if it is not meant for the format of the file, if any destination accepts the file.
  ///
  /// - Parameters:
  ///   - path: The path or the name of the file; empty if it is not known.
  ///   - acceptor: Decides what is accepted; nil if nothing is accepted.
  ///   - onlyMeant: True if a destination for another orientation is not applicable.
  ///   - isNamed: True if the user named the file itself, so that it fails if no destination accepts it.
  package func verdicts(
    on path: AssetPath, _ facts: MediaFacts, accepting acceptor: (any FindingAcceptor)? = nil,
    onlyMeant: Bool = false, isNamed: Bool = false
  ) -> [Verdict] {
    func verdicts(in range: Judge.Range) -> [Verdict] {
      var verdicts: [Verdict] = []
      verdicts.reserveCapacity(count)
      for judge in self {
        verdicts.append(
          judge.verdict(for: facts, expecting: path.promisedKind, accepting: acceptor, in: range))
      }
      return verdicts
    }
    // The loop uses indices, because a verdict has many members and a loop over values would copy them.
    func isTaken(_ verdicts: [Verdict]) -> Bool {
      verdicts.indices.contains { verdicts[$0].outcome != .notApplicable }
    }
    if isEmpty { return [] }
    if onlyMeant {
      let meant = verdicts(in: .meantPlacements)
      if isTaken(meant) { return meant }
    }
    let usual = verdicts(in: .meantFormats)
    if isTaken(usual) { return usual }
    let strict = verdicts(in: .anyFormat)
    return isTaken(strict) || !isNamed ? strict : verdicts(in: .anyKind)
  }
}

extension Judge {
  /// Returns one judge for each destination. Each gets the assumptions that it has parameters for.
  ///
  /// - Throws: A `JudgeError` if no destination has an assumed parameter, as the command does.
  package static func judges(
    for destinations: [Destination], assuming assumptions: Assumptions
  ) throws(JudgeError) -> [Judge] {
    try assumptions.requireParameters(of: destinations)
    var judges: [Judge] = []
    for destination in destinations {
      judges.append(try Judge(destination, assuming: assumptions.known(to: destination)))
    }
    return judges
  }
}

extension Assumptions {
  /// Throws `unknownParameter` if none of the destinations has one of the parameters.
  package func requireParameters(of destinations: [Destination]) throws(JudgeError) {
    for entry in entries
    where !destinations.contains(where: { $0.parameters.contains { $0.name == entry.name } }) {
      throw .unknownParameter(
        entry.name, destination: destinations.map { $0.id }.joined(separator: ", "),
        known: Set(destinations.flatMap { $0.parameters.map { $0.name } }).sorted())
    }
  }
}
