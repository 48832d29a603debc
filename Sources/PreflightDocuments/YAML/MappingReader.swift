/// Reads the members of one mapping, and reports those that nobody asked for.
///
/// Every function that finds something else than it expects reports that and gives nil, so that one pass over a document
/// finds several mistakes.
struct MappingReader {
  let place: Place
  let mistakes: Mistakes
  private let what: String
  private var pairs: [(key: String, place: Place, value: DocumentValue, used: Bool)]
  private var asked: [String] = []

  /// Nil when the value is no mapping; `what` names it in messages: “a rule”.
  init?(_ value: DocumentValue, _ what: String, _ mistakes: Mistakes) {
    guard case .mapping(let members) = value.content else {
      mistakes.add("found \(value.kind), expected \(what) as a mapping", at: value.place)
      return nil
    }
    place = value.place
    self.what = what
    self.mistakes = mistakes
    pairs = []
    for (key, value) in members {
      guard case .scalar(let name, _) = key.content else {
        mistakes.add("found \(key.kind) as a key of \(what), expected a word", at: key.place)
        continue
      }
      pairs.append((name, key.place, value, false))
    }
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// The value of a key; nil when it is not there, or null.
  mutating func optional(_ key: String) -> DocumentValue? {
    asked.append(key)
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
    pairs[index].used = true
    return pairs[index].value.isNull ? nil : pairs[index].value
  }

  /// The value of a key that has to be there and may be null.
  mutating func nullable(_ key: String) -> DocumentValue? {
    let value = optional(key)
    if !pairs.contains(where: { $0.key == key }) { mistakes.add("\(what) has no “\(key)”", at: place) }
    return value
  }

  mutating func required(_ key: String) -> DocumentValue? {
    if let value = optional(key) { return value }
    let isNull = pairs.first { $0.key == key }
    mistakes.add(
      isNull == nil ? "\(what) has no “\(key)”" : "“\(key)” is empty", at: isNull?.value.place ?? place)
    return nil
  }

  /// All members that were not asked for yet, for mappings whose keys are names. Nothing is left then.
  mutating func rest() -> [(key: String, place: Place, value: DocumentValue)] {
    defer { for index in pairs.indices { pairs[index].used = true } }
    return pairs.filter { !$0.used }.map { ($0.key, $0.place, $0.value) }
  }

  /// Reports the keys that nobody asked for.
  func finish() {
    for pair in pairs where !pair.used {
      mistakes.add(
        "unknown key “\(pair.key.shortened)” in \(what)" + Guess.suffix(for: pair.key, among: asked), at: pair.place)
    }
  }
}

/// The word that somebody may have meant.
package enum Guess {
  /// `; did you mean “x”?`, or what there is when nothing is near.
  ///
  /// - Parameter rarer: Words that may be meant too, and are not listed.
  package static func suffix(for word: String, among known: [String], rarer: [String] = []) -> String {
    if let near = nearest(to: word, among: known + rarer) { return "; did you mean “\(near)”?" }
    guard !known.isEmpty, known.count <= 24 else { return "" }
    return "; expected " + (known.count == 1 ? "" : "one of ") + known.joined(separator: ", ")
  }

  /// The word of which another is likely to be a misspelling; nil when none is near.
  static func nearest(to word: String, among known: [String]) -> String? {
    let near = known.map { (word: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= min(3, max(1, min(word.count, near.word.count) / 2)) else { return nil }
    return near.word
  }

  /// How many letters have to be added, taken away or replaced (Levenshtein's distance).
  static func distance(_ left: String, _ right: String) -> Int {
    // Long words are not misspelt ones.
    let left = Array(left.prefix(64))
    let right = Array(right.prefix(64))
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
}
