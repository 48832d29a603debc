import MediaProbe

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
    for (key, value) in members {
      guard case .scalar(let name, _) = key.content else {
        mistakes.add(.keyIsNoWord, .message(key.kind), .message(what), at: key.place)
        continue
      }
      pairs.append(Pair(key: name, place: key.place, value: value))
    }
  }

  /// The same for a mapping whose name is the same in every language: those of destination files.
  init?(_ value: DocumentValue, _ what: String, _ mistakes: Mistakes) {
    self.init(value, Message(asWritten: what), mistakes)
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// Returns the value of a key; nil if it is missing or null.
  mutating func optional(_ key: String) -> DocumentValue? {
    asked.append(key)
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
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

  /// Returns all members that were not read yet, for mappings whose keys are names. After that, none is left.
  mutating func rest() -> [(key: String, place: Place, value: DocumentValue)] {
    defer { for index in pairs.indices { pairs[index].used = true } }
    return pairs.filter { !$0.used }.map { ($0.key, $0.place, $0.value) }
  }

  /// Reports the keys that were not read.
  func finish() {
    for pair in pairs where !pair.used {
      let found = Message(.unknownKey, .text(pair.key.shortened), .message(what))
      mistakes.add(found.joined(with: Guess.hint(for: pair.key, among: asked)), at: pair.place)
    }
  }
}

/// Suggestions for misspelled words.
package enum Guess {
  /// Returns `; did you mean “x”?`, or a list of the known words if none is similar. The list is omitted if it is long.
  ///
  /// - Parameter rarer: Words that are suggested, but are not in that list.
  package static func suffix(for word: String, among known: [String], rarer: [String] = []) -> String {
    hint(for: word, among: known, rarer: rarer).map { "; " + $0.english } ?? ""
  }

  /// Asks whether the nearest word was meant, or lists what there is when nothing is near; nil when that is too much.
  ///
  /// - Parameter rarer: Words that may be meant too, and are not listed.
  static func hint(for word: String, among known: [String], rarer: [String] = []) -> Message? {
    if let near = nearest(to: word, among: known + rarer) { return Message(.didYouMean, .text(near)) }
    guard !known.isEmpty, known.count <= 24 else { return nil }
    return Message(known.count == 1 ? .expectedOnly : .expectedOneOf, .text(known.joined(separator: ", ")))
  }

  /// Returns the known word that is most similar to a misspelled one; nil if none is similar.
  package static func nearest(to word: String, among known: [String]) -> String? {
    // Other languages spell the same name differently: redirect_uri is redirectURI.
    if let same = known.first(where: { isSpelled(word, like: $0) }) { return same }
    let letters = compared(word)
    var nearest: (word: String, distance: Int)?
    for candidate in known {
      let others = compared(candidate)
      // Each letter more in one of them is a letter to insert.
      guard abs(letters.count - others.count) <= largestDistance else { continue }
      let distance = distance(letters, others)
      guard distance <= min(largestDistance, max(1, min(letters.count, others.count) / 2)) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.word
  }

  /// The number of letters by which a similar word differs at most.
  private static let largestDistance = 3

  /// Returns the letters of a word that are compared: only 64, which limits the time that hostile words take.
  private static func compared(_ word: String) -> [Unicode.Scalar] { Array(word.unicodeScalars.prefix(64)) }

  /// Returns the number of letters to insert, delete or replace (Levenshtein distance).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }

  /// Returns true if both are the same letters and digits, in any letter case of the first 128 characters of Unicode.
  private static func isSpelled(_ left: String, like right: String) -> Bool {
    func letters(_ text: String) -> some Sequence<UInt8> {
      text.utf8.lazy.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
        .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
    return letters(left).elementsEqual(letters(right))
  }
}
