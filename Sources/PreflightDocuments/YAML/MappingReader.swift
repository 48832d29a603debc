import MediaProbe
import Preflight

/// Reads the members of a mapping, and reports unknown ones.
///
/// A function that does not find what it expects reports a mistake and returns nil. So one pass over a document finds
/// several mistakes.
struct MappingReader {
  let place: Place
  let mistakes: Mistakes
  private let what: Message
  private var pairs: [Pair]
  private var asked: [String] = []

  private struct Pair {
    let key: String
    let place: Place
    let value: DocumentValue
    var used = false
  }

  /// Creates a reader; nil if the value is not a mapping. `what` is its name in messages, such as “a rule”.
  init?(_ value: DocumentValue, _ what: Message, _ mistakes: Mistakes) {
    guard case .mapping(let members) = value.content else {
      mistakes.add(.expectedMapping, .message(value.kind), .message(what), at: value.place)
      return nil
    }
    place = value.place
    self.what = what
    self.mistakes = mistakes
    pairs = []
    for (key, value) in members where mistakes.spend(at: key.place) {
      guard case .scalar(let name, _) = key.content else {
        mistakes.add(.keyIsNoWord, .message(key.kind), .message(what), at: key.place)
        continue
      }
      pairs.append(Pair(key: name, place: key.place, value: value))
    }
  }

  /// Creates a reader for a mapping of a destination file, whose name is the same in every language.
  init?(_ value: DocumentValue, _ what: String, _ mistakes: Mistakes) {
    self.init(value, Message(asWritten: what), mistakes)
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// Returns the value of a key; nil if it is missing or null.
  mutating func optional(_ key: String) -> DocumentValue? {
    asked.append(key)
    guard mistakes.spend(pairs.count, at: place), let index = pairs.firstIndex(where: { $0.key == key }) else {
      return nil
    }
    pairs[index].used = true
    return pairs[index].value.isNull ? nil : pairs[index].value
  }

  /// Returns true if the mapping has a key.
  func has(_ key: String) -> Bool { pairs.contains { $0.key == key } }

  /// Returns the value of a key, which must exist but can be null.
  mutating func nullable(_ key: String) -> DocumentValue? {
    let value = optional(key)
    if !pairs.contains(where: { $0.key == key }) { mistakes.add(.keyMissing, .message(what), .text(key), at: place) }
    return value
  }

  mutating func required(_ key: String) -> DocumentValue? {
    if let value = optional(key) { return value }
    let isNull = pairs.first { $0.key == key }
    mistakes.add(
      isNull == nil ? Message(.keyMissing, .message(what), .text(key)) : Message(.valueEmpty, .text(key)),
      at: isNull?.value.place ?? place)
    return nil
  }

  /// Returns all members that were not read yet, for mappings whose keys are names. All members then count as read.
  mutating func rest() -> [(key: String, place: Place, value: DocumentValue)] {
    defer { for index in pairs.indices { pairs[index].used = true } }
    return pairs.filter { !$0.used }.map { ($0.key, $0.place, $0.value) }
  }

  /// Returns the members with these names that were not read yet. They then count as read.
  mutating func take(_ names: [String]) -> [(key: String, place: Place, value: DocumentValue)] {
    var taken: [(key: String, place: Place, value: DocumentValue)] = []
    for index in pairs.indices where !pairs[index].used && names.contains(pairs[index].key) {
      pairs[index].used = true
      taken.append((pairs[index].key, pairs[index].place, pairs[index].value))
    }
    return taken
  }

  /// Reports the keys that were not read.
  ///
  /// - Parameter ignoringShared: True if a shared file may have more members than the document needs.
  func finish(ignoringShared: Bool = false) {
    for pair in pairs where !pair.used && !(ignoringShared && pair.place.document != nil) {
      mistakes.add(
        Message(.unknownKey, .text(pair.key.shortened), .message(what)).joined(
          with: Guess.hint(for: pair.key, among: asked)), at: pair.place)
    }
  }
}
