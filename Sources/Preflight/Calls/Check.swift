public import MediaProbe
public import PreflightBatch
public import PreflightJudging
public import PreflightRequests
public import PreflightRules

/// Predicts the answers of destinations to a file.
///
/// ```swift
/// let verdicts = try await check("clip.mp4", for: [.instagramReel, .tikTokVideo])
/// ```
///
/// A file that cannot be read has the outcome `unreadable`; it is no error.
///
/// - Parameters:
///   - path: The path of the file: a `String`, an `AssetPath`, or a type that conforms to `PathRepresentable`.
///   - destinations: The destinations to predict, which are built in (`.tikTokVideo`) or a team's own.
///   - assumptions: Values that no file contains, such as `["app_version": "17.3"]`. A destination ignores those that
///     only others have.
///   - checker: The tiers that may read the file. The standard one reads only headers, so a rule that needs more stays
///     open and the outcome is `unknown`.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
///   `CancellationError` if the task is canceled.
public func check(
  _ path: some PathRepresentable, for destinations: [Destination], assuming assumptions: Assumptions = [:],
  using checker: Checker = Checker()
) async throws -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  return try await checker.check(path.assetPath, with: judges).verdicts
}

/// Predicts the answers of destinations to an open file.
///
/// - Parameters:
///   - descriptor: A file descriptor that is open for reading. It stays open, and its position stays the same.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
///   - checker: The tiers that may read the file.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` or `CancellationError`, as for a path.
public func check(
  descriptor: Int32, named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:], using checker: Checker = Checker()
) async throws -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  return try await checker.check(descriptor: descriptor, named: name?.assetPath ?? "", with: judges).verdicts
}

/// Predicts the answers of destinations to a file in memory. Only its header is read.
///
/// - Parameters:
///   - bytes: The whole file.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
public func check(
  bytes: [UInt8], named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  try check(source: MemorySource(bytes), named: name, for: destinations, assuming: assumptions)
}

/// Predicts the answers of destinations to a file from a source of any kind. Only its header is read.
///
/// - Parameters:
///   - source: The source, from which a few ranges of bytes are read.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
public func check(
  source: some ByteSource, named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  try judge(probe(source: source, named: name), named: name, for: destinations, assuming: assumptions)
}

/// Predicts the answers of destinations to many files at once.
///
/// ```swift
/// for try await asset in try check(paths, for: [.tikTokVideo]) where asset.verdicts[0].outcome == .fail { … }
/// ```
///
/// The call reads files only as fast as the loop takes their results, and stops when the loop ends.
///
/// - Parameters:
///   - paths: The paths of the files.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
///   - order: The order of the results: that of the paths, or each as soon as it is known.
///   - checker: The tiers that may read the files.
/// - Returns: The checked files.
/// - Throws: A `JudgeError` if no destination has an assumed parameter, or if a value does not fit its parameter.
public func check(
  _ paths: some Sequence<some PathRepresentable> & Sendable, for destinations: [Destination],
  assuming assumptions: Assumptions = [:], order: Batch.Order = .ofInputs, using checker: Checker = Checker()
) throws(JudgeError) -> CheckedAssets {
  CheckedAssets(
    of: paths, by: Batch(checker, judges: try Judge.judges(for: destinations, assuming: assumptions), order: order))
}

/// Predicts the answer of the destination that a share request names.
///
/// - Parameters:
///   - request: The request. Its media are read. The contents of its app's files are used if they are given.
///   - assumptions: Values of parameters that the request does not set.
///   - checker: The tiers that may read the media.
/// - Returns: The verdict; nil for a destination whose requests have no document form.
/// - Throws: A `JudgeError` if the destination does not have an assumed parameter. `CancellationError` if the task is
///   canceled.
public func check(
  _ request: ShareRequest, assuming assumptions: Assumptions = [:], using checker: Checker = Checker()
) async throws -> Verdict? {
  // A mistake of the caller is reported before any file is read.
  try assumptions.requireParameters(of: [request.destination])
  guard let judge = RequestJudge(request.destination) else { return nil }
  var media: [MediaFacts] = []
  for medium in request.media {
    if let refusal = medium.refusal {
      media.append(MediaFacts(error: refusal))
    } else {
      media.append(try await probe(medium.path, using: checker))
    }
  }
  return try judge.verdict(for: request, media: media, assuming: assumptions)
}
