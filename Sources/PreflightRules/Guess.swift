package import MediaProbe

/// Suggestions for misspelled words.
package enum Guess {
  /// Returns `; did you mean “x”?`, or a list of the known words if none is similar. The list is omitted if it is long.
  ///
  /// - Parameter rarer: Words that are suggested, but are not in that list.
  package static func suffix(for word: String, among known: [String], rarer: [String] = []) -> String {
    hint(for: word, among: known, rarer: rarer).map { "; " + $0.english } ?? ""
  }

  /// Returns a question whether the nearest word was meant, or the list of known words if no word is similar; nil if the list
  /// is too long.
  ///
  /// - Parameter rarer: Words that can also be suggested, but are not in that list.
  package static func hint(for word: String, among known: [String], rarer: [String] = []) -> Message? {
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
      // Each additional letter in one of them must be inserted.
      guard abs(letters.count - others.count) <= largestDistance else { continue }
      let distance = distance(letters, others)
      guard distance <= min(largestDistance, max(1, min(letters.count, others.count) / 2)) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.word
  }

  /// The maximum number of letters by which a similar word differs.
  private static let largestDistance = 3

  /// Returns the letters of a word that are compared. There are at most 64 of them, which limits the time that hostile words
  /// take.
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

  /// Returns true if both have the same letters and digits, ignoring the case of ASCII letters.
  private static func isSpelled(_ left: String, like right: String) -> Bool {
    func letters(_ text: String) -> some Sequence<UInt8> {
      text.utf8.lazy.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
        .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
    return letters(left).elementsEqual(letters(right))
  }
}
