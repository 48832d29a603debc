import MediaProbe
import Preflight
import Synchronization

/// An upload of a caller in C. Its threads can use it at the same time.
final class SharedUpload: Sendable {
  /// Why an upload cannot begin, in one line of English.
  struct Mistake: Error {
    private static let longest = 1000
    let text: String

    /// - Parameter text: May have words of the caller, who may have them from anyone.
    init(text: String) { self.text = TerminalText.shortened(TerminalText.escaped(text), to: Self.longest) }
  }

  private struct State {
    var check: UploadCheck
    var hasEnded = false
  }

  /// The largest offset of the system. Beyond it, the check could not count bytes anymore.
  static let largestOffset = UInt64(Int64.max)
  /// Most values of a JSON text.
  private static let mostValues = 1000

  private let state: Mutex<State>

  /// - Parameters:
  ///   - names: Ids, short names or groups, separated by commas.
  ///   - assumptions: A JSON object; nil for no assumption.
  ///   - size: The length of the file in bytes; nil if it is not known.
  ///   - name: The name of the file; nil if it is not known.
  init(to names: String, assuming assumptions: [UInt8]?, size: UInt64?, named name: [UInt8]?) throws(Mistake) {
    if let size, size > Self.largestOffset {
      throw Mistake(text: "the size is \(size), expected at most \(Self.largestOffset), or PREFLIGHT_SIZE_UNKNOWN")
    }
    let names = names.split(separator: ",").map(\.trimmingSpaces).filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw Mistake(text: "found no destination, expected names separated by commas, such as instagram-reel")
    }
    let assumed = try assumptions.map { (text) throws(Mistake) in try Self.assumptions(text) } ?? []
    do {
      var check = try UploadCheck(
        for: Destinations.chosen(by: names), size: size, named: name.map { AssetPath(bytes: $0) },
        assuming: Assumptions(assumed))
      // An empty file has arrived already.
      if size == 0 { check.end() }
      state = Mutex(State(check: check))
    } catch {
      // It is an `UnknownDestination` or a `JudgeError`, which describe themselves.
      throw Mistake(text: "\(error)")
    }
  }

  private static func assumptions(_ text: [UInt8]) throws(Mistake) -> [Assumptions.Entry] {
    let value: JSONValue
    do throws(JSONDamage) {
      value = try JSONValue(text: text, atMost: mostValues)
    } catch {
      throw Mistake(text: "the assumptions are no JSON: \(error.message), at byte \(error.offset)")
    }
    guard case .object(let members) = value else {
      throw Mistake(text: "the assumptions are no JSON object, expected one such as {\"app_version\": \"17.3\"}")
    }
    return try members.sorted { $0.key < $1.key }.map { (key, value) throws(Mistake) in
      guard let text = value.text else {
        throw Mistake(text: "the assumption “\(key)” is no text, expected one in quotes such as \"17.3\"")
      }
      return Assumptions.Entry(key, text)
    }
  }

  /// Adds bytes at an offset, or after the last ones. Returns false if the place makes no sense.
  func add(_ bytes: some Collection<UInt8>, at offset: UInt64?) -> Bool {
    state.withLock { state in
      let start = offset ?? state.check.bytesArrived
      guard start <= Self.largestOffset, UInt64(bytes.count) <= Self.largestOffset - start else { return false }
      if state.hasEnded, offset == nil || start + UInt64(bytes.count) > state.check.bytesArrived { return false }
      state.check.add(bytes, at: start)
      return true
    }
  }

  /// The range of bytes to add next; nil if none is needed.
  var needed: Range<UInt64>? { state.withLock { $0.check.needed } }

  /// Ends the upload. Returns false if it has ended already.
  func end() -> Bool {
    state.withLock { state in
      guard !state.hasEnded else { return false }
      state.hasEnded = true
      state.check.end()
      return true
    }
  }

  /// Whether the upload is accepted or refused. Both are false if neither is certain.
  var answer: (isAccepted: Bool, isRefused: Bool) {
    state.withLock { ($0.check.isAccepted, $0.check.isRefused) }
  }

  /// The verdicts as a JSON array.
  var json: String {
    let verdicts = state.withLock { $0.check.verdicts }
    return "[" + verdicts.map(\.json).joined(separator: ",") + "]"
  }
}
