import MediaProbe
import Preflight
import PreflightRules

/// The words that a fact can have in a file. Rules accept the common other spellings of them, and no word that no file has.
enum FactSpelling {
  /// Common other spellings in lower case.
  private static let spellings: [String: String] = [
    "jpg": "jpeg", "jpe": "jpeg", "tif": "tiff", "mkv": "matroska", "quicktime": "mov", "ts": "mpegts", "vtt": "webvtt",
    "avc": "h264", "h265": "hevc", "cbr": "constant", "vbr": "variable", "limited": "tv", "full": "pc",
    "grey": "gray", "grayscale": "gray", "greyscale": "gray",
  ]

  /// Codecs that are often misspelled. Facts can also have other names of FFmpeg.
  private static let codecs = [
    "h264", "hevc", "av1", "vp8", "vp9", "mpeg4", "prores", "aac", "mp3", "opus", "vorbis", "flac", "ac3", "eac3",
    "alac",
  ]

  private static let formats = MediaFormat.all.map { $0.name }

  /// Reads a format of images or a container.
  static func format(_ value: DocumentValue, _ mistakes: Mistakes) -> String? {
    guard let text = value.text(mistakes) else { return nil }
    if let format = word(text, of: .imageFormat) { return format }
    mistakes.add("no file has the format “\(text.shortened)”" + hint(for: text, of: .imageFormat), at: value.place)
    return nil
  }

  /// Returns the value with the usual spelling. A word that no file has is a mistake.
  static func checked(
    _ value: FactValue, of subject: Subject, at place: Place, _ mistakes: Mistakes
  ) -> FactValue? {
    guard case .text(let text) = value, let fact = fact(of: subject) else { return value }
    if let word = word(text, of: fact) { return .text(word) }
    mistakes.add(
      "no file has “\(text.shortened)” as its \(fact.rawValue)" + hint(for: text, of: fact), at: place)
    return nil
  }

  /// Returns the value with the usual spelling, or unchanged if no file has it.
  static func plain(_ value: FactValue, of subject: Subject) -> FactValue {
    guard case .text(let text) = value, let fact = fact(of: subject) else { return value }
    return .text(word(text, of: fact) ?? text)
  }

  /// Returns the word of a fact for one in a document; nil if no file has it.
  static func word(_ text: String, of measure: Measure) -> String? {
    if case .fact(let fact) = measure { word(text, of: fact) } else { text }
  }

  private static func fact(of subject: Subject) -> Fact? {
    switch subject {
    case .measure(.fact(let fact)): return fact
    case .aggregate(let aggregate):
      if case .fact(let fact)? = aggregate.measure { return fact }
      return nil
    default: return nil
    }
  }

  private static func word(_ text: String, of fact: Fact) -> String? {
    let lower = text.lowercased()
    switch fact {
    case .videoCodec, .audioCodec:
      let letters = lower.filter { $0.isLetter || $0.isNumber }
      let word = spellings[letters] ?? letters
      if codecs.contains(word) { return word }
      // FFmpeg's names have no other characters.
      return lower.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F })
        ? lower : nil
    case .mimeType:
      return MediaFormat.mimeType(spelled: lower)
    default:
      let known = known(of: fact)
      if known.isEmpty || known.contains(text) { return text }
      // A destination can accept a format that is only recognized, such as EPS.
      if fact == .container || fact == .imageFormat, MediaFormat.unreadExtensions.contains(lower) { return lower }
      let word = spellings[lower] ?? lower.filter { $0 != " " && $0 != "-" }
      return known.first { $0 == word || $0.filter { $0 != "_" } == word.filter { $0 != "_" } }
    }
  }

  /// The words of a fact; empty if it can have others.
  private static func known(of fact: Fact) -> [String] {
    switch fact {
    case .container: formats
    case .imageFormat: formats + MediaFormat.rawNames
    case .mimeType: MediaFormat.mimeTypes
    default: fact.words
    }
  }

  private static func hint(for text: String, of fact: Fact) -> String {
    let lower = text.lowercased()
    // A file extension says more than similar letters.
    let named = MediaFormat.all.first { $0.extensions.contains(lower) }?.name
    if let named, fact == .container || fact == .imageFormat { return "; did you mean “\(named)”?" }
    if fact == .videoCodec || fact == .audioCodec {
      return Guess.nearest(to: lower, among: codecs).map { "; did you mean “\($0)”?" }
        ?? "; expected the name of a codec, such as h264 or aac"
    }
    return Guess.suffix(for: lower, among: known(of: fact))
  }
}
