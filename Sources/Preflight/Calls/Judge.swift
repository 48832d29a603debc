public import MediaProbe
public import PreflightJudging
public import PreflightRules

/// Predicts the answers of destinations to a file whose facts are known, for example from a database.
///
/// - Parameters:
///   - facts: The facts of the file.
///   - name: The name of the file, whose extension tells the expected kind of an unreadable file; nil if it is not known.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains. A destination ignores those of others.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` if the value of an assumption does not fit its parameter.
public func judge(
  _ facts: MediaFacts, named name: AssetPath? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  return judges.map { $0.verdict(for: facts, expecting: name?.promisedKind) }
}

extension Judge {
  /// Returns one judge for each destination. Each gets the assumptions that it has parameters for.
  static func judges(for destinations: [Destination], assuming assumptions: Assumptions) throws(JudgeError) -> [Judge] {
    var judges: [Judge] = []
    for destination in destinations {
      judges.append(try Judge(destination, assuming: assumptions.known(to: destination)))
    }
    return judges
  }
}
