import MediaProbe
import Preflight
import PreflightOperations

/// Reads an object of the caller, which answers with the ranges that are needed. It keeps only the bytes that describe the file.
struct ExchangeObject {
  /// When the reading ends before the header is complete.
  enum Early: String, CaseIterable {
    /// Every destination refuses the object for certain.
    case all
    /// One destination does.
    case any
  }

  /// Bytes of a range at least, so that a header takes few round trips. It is also the length of the end.
  private static let leastRange: UInt64 = 65_536

  let name: AssetPath
  let size: UInt64?
  /// The version that all parts must have, such as an ETag; nil to compare none.
  let version: String?
  /// The first bytes, which the caller has already; empty if it sent none.
  let head: [UInt8]
  let caller: ExchangeCaller

  /// The answer is that of another state of the object.
  private struct Changed: Error {}

  /// Returns the facts of the header.
  ///
  /// - Parameter early: The judges whose certain refusal ends the reading; nil to read all that is needed.
  /// - Returns: The facts, and the verdicts if the reading ended early; nil if it did not.
  func facts(_ early: (judges: [Judge], when: Early)?) async throws -> (facts: MediaFacts, early: [Verdict]?) {
    if name.isCloudPlaceholder { return (MediaFacts(error: ReadError(.icloudPlaceholder, .inICloud)), nil) }
    var upload = UploadCheck(judges: early?.judges ?? [], size: size, named: name.bytes.isEmpty ? nil : name)
    func refused() -> [Verdict]? {
      guard let early, upload.needed != nil else { return nil }
      let isRefused = early.when == .all ? upload.isRefused : upload.verdicts.contains { $0.outcome == .fail }
      return isRefused ? upload.verdicts : nil
    }
    do {
      var isAtEnd = false
      while !isAtEnd, let wanted = upload.needed {
        if let verdicts = refused() { return (upload.facts, verdicts) }
        try Task.checkCancellation()
        let range = range(for: wanted)
        guard !range.isEmpty else { break }
        let bytes = try await bytes(range)
        isAtEnd = bytes.count < range.count
        // An object of known size has all its bytes.
        if isAtEnd, size != nil { throw Changed() }
        upload.add(bytes, at: range.lowerBound)
        try caller.hold(upload.held + head.count)
      }
      if let verdicts = refused() { return (upload.facts, verdicts) }
      if size == nil, !isAtEnd { try await readEnd(&upload) }
      if size == nil || upload.needed != nil { upload.end() }
    } catch is Changed {
      return (MediaFacts(error: .changedWhileReading), nil)
    }
    return (upload.facts, nil)
  }

  /// Returns bytes of the object; fewer at its end.
  private func bytes(_ range: Range<UInt64>) async throws -> [UInt8] {
    if range.upperBound <= head.count { return Array(head[Int(range.lowerBound)..<Int(range.upperBound)]) }
    return try await give(.range(range), atMost: range.count).bytes
  }

  /// Reads the end of an object of unknown size, which tells its size.
  private func readEnd(_ upload: inout UploadCheck) async throws {
    let (bytes, answer) = try await give(.end(Int(Self.leastRange)), atMost: Int(Self.leastRange))
    guard case .integer(let number)? = answer["size"], let size = UInt64(exactly: number), size >= UInt64(bytes.count)
    else { throw CallFailure(.rangeFailed, .noSizeOfObject) }
    upload.add(bytes, at: size - UInt64(bytes.count))
  }

  private func give(_ part: ObjectPart, atMost most: Int) async throws -> (bytes: [UInt8], answer: JSONValue) {
    let answer = try await caller.give(part)
    guard let text = answer["bytes"]?.text, let bytes = ExchangeFile.decoded(text) else {
      throw CallFailure(.rangeFailed, .answerWithoutBytes)
    }
    guard bytes.count <= most else {
      throw CallFailure(.rangeFailed, .tooManyBytesGiven(bytes.count, most))
    }
    if let version, let given = answer["version"], given.text != version { throw Changed() }
    return (bytes, answer)
  }

  /// Returns the range to read next. It is the rest of the head, or else one to ask for.
  private func range(for wanted: Range<UInt64>) -> Range<UInt64> {
    let start = wanted.lowerBound
    // All of the head is read, since it can have the end of a short file. A longer range would ask for bytes of it again.
    if start < head.count { return start..<UInt64(head.count) }
    return Self.asked(wanted, of: size)
  }

  /// Returns the range to ask for. It is long enough that a header takes few round trips, and ends with the object.
  static func asked(_ wanted: Range<UInt64>, of size: UInt64?) -> Range<UInt64> {
    let start = wanted.lowerBound
    let count = min(max(wanted.upperBound - start, leastRange), Exchange.largestRange)
    let (sum, overflow) = start.addingReportingOverflow(count)
    let end = min(overflow ? .max : sum, size ?? .max)
    return start..<max(start, end)
  }
}
