import MediaProbe

/// The bytes of a file that were fetched so far.
///
/// A missing byte interrupts every reading, also one that could do without it. So a reading that is not interrupted takes the same
/// bytes as one of the command, which has the whole file.
final class FetchedBytes: ByteSource {
  private var parts: ArrivingBytes
  /// The missing ranges that a reading asked for; empty if it had all bytes.
  private(set) var missing: [Range<UInt64>] = []
  /// The number of ranges for which zeros were given.
  private var guesses = 0

  /// Largest number of ranges for which zeros are given in one reading, and largest length of such a range.
  private static let mostGuesses = 12
  private static let longestGuess = 65_536

  init(size: UInt64) { parts = ArrivingBytes(size: size) }

  var size: UInt64? { parts.size }
  /// The number of bytes that it holds.
  var count: Int { parts.count }

  func add(_ bytes: some Collection<UInt8>, at offset: UInt64) { parts.add(bytes, at: offset) }

  /// Forgets what the last reading lacked.
  func restart() { (missing, guesses) = ([], 0) }

  func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    do {
      return try parts.bytes(range)
    } catch {
      if case .needs(let range) = error { missing.append(range) }
      throw error
    }
  }

  /// Returns the bytes of a range, or zeros. A reader looks at several places in this way, mostly whatever it finds, so zeros make it
  /// name all of them at once. The page then fetches them together, and the reading that had zeros does not count.
  func bytesIfPresent(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8]? {
    do {
      return try bytes(range)
    } catch {
      guard case .needs = error, guesses < Self.mostGuesses, range.count <= Self.longestGuess else { throw error }
      guesses += 1
      return [UInt8](repeating: 0, count: range.clamped(to: 0..<(size ?? .max)).count)
    }
  }
}
