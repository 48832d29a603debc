import MediaProbe
import Preflight

/// Reads an object of the caller, which answers with the ranges that are needed. It keeps only the bytes that describe the file.
struct ExchangeObject {
  /// Bytes of a range at least, so that a header takes few round trips.
  private static let leastRange: UInt64 = 65_536

  let name: AssetPath
  let size: UInt64?
  /// The version that all ranges must have, such as an ETag; nil to compare none.
  let version: String?
  let ask: ExchangeAnswers.Ask

  /// Returns the facts of the header.
  ///
  /// - Parameter judges: Judges that end the reading as soon as all of them refuse the object for certain; empty for none.
  /// - Returns: The facts, and the verdicts if the reading ended early; nil if it did not.
  func facts(judgedBy judges: [Judge]) async throws -> (facts: MediaFacts, early: [Verdict]?) {
    var upload = UploadCheck(judges: judges, size: size, named: name.bytes.isEmpty ? nil : name)
    var isAtEnd = false
    while !isAtEnd, let wanted = upload.wanted {
      if upload.isRefused { return (upload.facts, upload.verdicts) }
      try Task.checkCancellation()
      let range = range(for: wanted)
      guard !range.isEmpty else { break }
      let answer = try await ask(range)
      guard let text = answer["bytes"]?.text, let bytes = ExchangeFile.decoded(text) else {
        throw CallFailure(.rangeFailed, "found an answer without bytes in base64")
      }
      guard UInt64(bytes.count) <= UInt64(range.count) else {
        throw CallFailure(.rangeFailed, "found \(bytes.count) bytes, expected at most \(range.count)")
      }
      let isShort = UInt64(bytes.count) < UInt64(range.count)
      let isOther = version != nil && answer["version"].map { $0.text != version } ?? false
      // An object of known size has all its bytes, so a short answer is one of another state.
      if isOther || isShort && size != nil { return (MediaFacts(error: .changedWhileReading), nil) }
      upload.add(bytes, at: range.lowerBound)
      isAtEnd = isShort
    }
    if upload.isRefused, !isAtEnd, upload.wanted != nil { return (upload.facts, upload.verdicts) }
    if isAtEnd || size != nil && upload.wanted != nil { upload.end() }
    return (upload.facts, nil)
  }

  /// Returns the range to ask for.
  private func range(for wanted: Range<UInt64>) -> Range<UInt64> {
    let start = wanted.lowerBound
    let count = min(max(wanted.upperBound - start, Self.leastRange), Exchange.largestRange)
    let (sum, overflow) = start.addingReportingOverflow(count)
    let end = min(overflow ? .max : sum, size ?? .max)
    return start..<max(start, end)
  }
}
