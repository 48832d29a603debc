public import MediaProbe
import PreflightBatch
public import PreflightJudging
public import PreflightRules

/// Predicts the answers of destinations to a file whose facts are known, for example from a database.
///
/// - Parameters:
///   - facts: The facts of the file.
///   - name: The name of the file, whose extension gives the expected kind of an unreadable file; nil if it is not known.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains. A destination ignores those of others.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
public func judge(
  _ facts: MediaFacts, named name: AssetPath? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  return judges.verdicts(on: name ?? "", facts)
}

extension Judge {
  /// Returns one judge for each destination. Each gets the assumptions that it has parameters for.
  ///
  /// - Throws: A `JudgeError` if no destination has an assumed parameter, as the command does.
  static func judges(for destinations: [Destination], assuming assumptions: Assumptions) throws(JudgeError) -> [Judge] {
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
  func requireParameters(of destinations: [Destination]) throws(JudgeError) {
    for entry in entries
    where !destinations.contains(where: { $0.parameters.contains { $0.name == entry.name } }) {
      throw .unknownParameter(
        entry.name, destination: destinations.map(\.id).joined(separator: ", "),
        known: Set(destinations.flatMap { $0.parameters.map(\.name) }).sorted())
    }
  }
}
