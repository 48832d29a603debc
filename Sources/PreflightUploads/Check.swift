public import MediaProbe
public import PreflightJudging
public import PreflightRules

/// Predicts the answers of destinations to a file of which ranges are fetched, such as an object in a store.
///
/// It fetches only the ranges that describe the file, and stops as soon as all destinations refuse it.
///
/// - Parameters:
///   - source: Returns the size of the file and ranges of its bytes.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
/// - Returns: One verdict for each destination, in their order. A source with fewer bytes than its size gives `unreadable`.
/// - Throws: A `JudgeError`, `CancellationError`, or an error of the source.
public func check(
  source: some AsyncByteSource, named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) async throws -> [Verdict] {
  let judges = try Judge.judges(for: destinations, assuming: assumptions)
  let size = try await source.size
  var upload = UploadCheck(judges: judges, size: size, named: name)
  while let needed = upload.needed, !upload.isRefused {
    try Task.checkCancellation()
    let start = min(needed.lowerBound, size)
    let range = start..<min(max(needed.upperBound, start + min(UploadCheck.firstJudged, size - start)), size)
    guard !range.isEmpty else { break }
    let bytes = try await source.bytes(range)
    // With fewer bytes than it stated, the source is another one by now.
    guard bytes.count == range.count else {
      return judges.verdicts(
        on: name?.assetPath ?? "", MediaFacts(error: .changedWhileReading, fileSize: Int64(clamping: size)))
    }
    upload.add(bytes, at: range.lowerBound)
  }
  if upload.progress != .complete, !upload.isRefused { upload.end() }
  return upload.verdicts
}

/// Predicts the answers of destinations to a file that arrives in chunks. It stops reading at the first certain answer.
///
/// `UploadCheck` gives the answers in between.
///
/// - Parameters:
///   - chunks: The bytes of the file in their order, in chunks of any size and type.
///   - size: The length of the file in bytes, for example from `Content-Length`; nil if it is not known.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - destinations: The destinations to predict.
///   - assumptions: Values that no file contains.
/// - Returns: One verdict for each destination, in their order.
/// - Throws: A `JudgeError`, `CancellationError`, or an error of the sequence.
public func check<Chunks: AsyncSequence>(
  chunks: Chunks, size: UInt64? = nil, named name: (any PathRepresentable)? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) async throws -> [Verdict] where Chunks.Element: Collection<UInt8> {
  var upload = try UploadCheck(for: destinations, size: size, named: name, assuming: assumptions)
  for try await chunk in chunks {
    try Task.checkCancellation()
    upload.add(chunk)
    if upload.isRefused { return upload.verdicts }
  }
  upload.end()
  return upload.verdicts
}
