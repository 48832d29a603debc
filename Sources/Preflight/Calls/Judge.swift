public import MediaProbe
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
  _ facts: MediaFacts, named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  return judges.verdicts(on: name?.assetPath ?? "", facts)
}
