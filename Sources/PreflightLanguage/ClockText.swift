import MediaProbe
package import PreflightRules

/// Durations for people. A duration of a minute or more is shown as on a clock: `12:34` instead of `754 s`.
package enum ClockText {
  /// Returns seconds as `12:34` or `1:02:03`, with a fraction if the value has one; nil below a minute.
  package static func clock(_ seconds: Double) -> String? {
    // From 999 million hours on, digits would be lost.
    guard seconds >= 60, seconds < 1e9 else { return nil }
    let thousandths = Int64((seconds * 1000).rounded())
    let twoDigits = { (number: Int64) in (number < 10 ? "0" : "") + "\(number)" }
    let whole = thousandths / 1000
    let fraction =
      thousandths % 1000 == 0 ? "" : String(Phrase.decimal(Double(thousandths % 1000) / 1000, digits: 3).dropFirst())
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return (hours > 0 ? "\(hours):" + twoDigits(minutes) : "\(minutes)") + ":" + twoDigits(whole % 60) + fraction
  }

  /// Returns a message in which numbers of seconds are shown as on a clock: `is 12:34 long; the limit is 10:00`. Ranges with
  /// one unit for both ends do not change.
  package static func told(_ text: String, in language: Language) -> String {
    let unit = " " + language.words.phrases.unit(.seconds)
    guard text.firstRange(ofText: unit) != nil else { return text }
    let mark = language.words.decimalMark?.first ?? "."
    var out = ""
    var rest = text[...]
    while let place = rest.firstRange(ofText: unit) {
      let before = rest[..<place.lowerBound]
      let digits = before.ending { $0.isASCII && ($0.isNumber || $0 == mark) }
      let follows = rest[place.upperBound...].first
      let isWord = follows.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "/") } ?? false
      if !isWord, let seconds = Double(String(digits.map { $0 == mark ? "." : $0 })), let clock = clock(seconds),
        !endsRange(before.dropLast(digits.count))
      {
        // A word that follows the unit without a space needs one after a number.
        let gap = follows.map { !$0.isASCII && $0.isLetter } ?? false
        out += before.dropLast(digits.count) + clock + (gap ? " " : "")
      } else {
        out += rest[..<place.upperBound]
      }
      rest = rest[place.upperBound...]
    }
    return out + rest
  }

  /// Returns true if the text ends with a number and a short word, as in `3 to `.
  private static func endsRange(_ text: Substring) -> Bool {
    let words = text.split(separator: " ").suffix(2)
    guard words.count == 2, let first = words.first, let last = words.last else { return false }
    return last.count <= 3 && last.allSatisfy { $0.isLetter } && first.last?.isNumber == true
  }
}

extension Substring {
  /// Returns the longest end of the text whose characters all meet a condition.
  fileprivate func ending(_ meets: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, meets(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
