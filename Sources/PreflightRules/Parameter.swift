package import MediaProbe

/// A value that rules depend on and that the file does not contain: the version of the receiving app, a region, a screen.
public struct Parameter: Sendable, Equatable {
  /// The values that a parameter can have.
  package enum Values: Sendable, Equatable {
    case version
    /// One of these words.
    case choice([String])
    /// A number in this range, in the unit of the facts that it limits.
    case number(from: Ratio, to: Ratio)
    /// Width × height in pixels.
    case size
    /// Any number of words, such as the permissions of an app.
    case words
    /// Any text. It is only compared with other texts. Rules on it do not apply without it.
    case text
  }

  /// The name, as in `--assume NAME=VALUE`.
  public let name: String
  package let values: Values
  /// The value that counts if none is given; nil if every value counts then.
  package let standard: ParameterValue?
  /// One sentence that says what the parameter is and where the user finds its value.
  public let meaning: String
  /// The path of the value in a document of the destination, such as `configuration.statuses.max_characters`; nil if no
  /// document has it.
  public let pathInDocument: String?

  package init(
    _ name: String, _ values: Values, standard: ParameterValue? = nil, meaning: String, pathInDocument: String? = nil
  ) {
    self.name = name
    self.values = values
    self.standard = standard
    self.meaning = meaning
    self.pathInDocument = pathInDocument
  }
}

extension Ratio {
  /// True for the upper end of a parameter without an upper limit.
  package var isUnbounded: Bool { numerator == .max }
}

/// The value of a parameter.
package enum ParameterValue: Sendable, Hashable, CustomStringConvertible {
  case version(Version)
  case choice(String)
  case number(Ratio)
  case size(PixelSize)
  case words([String])
  case text(String)

  package var description: String {
    switch self {
    case .version(let version): version.description
    case .choice(let word): word
    case .number(let number): number.denominator == 1 ? "\(number.numerator)" : "\(number.value)"
    case .size(let size): "\(size.width)x\(size.height)"
    case .words(let words): words.joined(separator: ",")
    case .text(let text): text
    }
  }
}

extension Parameter {
  /// Reads a value; nil if the parameter cannot have it.
  package func value(_ text: String) -> ParameterValue? {
    switch values {
    case .version: Version(text).map { .version($0) }
    case .choice(let words): words.contains(text) ? .choice(text) : nil
    case .number(let from, let to):
      Ratio(decimal: text).flatMap { from <= $0 && $0 <= to ? .number($0) : nil }
    case .size: PixelSize(text).map { .size($0) }
    case .text: text.allSatisfy { $0.isWhitespace } ? nil : .text(text)
    case .words: .words(text.split { $0 == "," || $0 == " " }.map(String.init))
    }
  }

  /// A description of valid values, for messages.
  package var expected: Message {
    switch values {
    case .version: Message(.aVersionSuchAs, .text("17.4.0"))
    case .choice(let words): Message(.oneOf, .text(words.joined(separator: ", ")))
    case .number(_, let to) where to.isUnbounded: Message(.aNumber)
    case .number(let from, let to):
      Message(
        .aNumberBetween, .text(ParameterValue.number(from).description), .text(ParameterValue.number(to).description))
    case .size: Message(.aSizeSuchAs, .text("1170x2532"))
    case .words: Message(.wordsByCommas)
    case .text: Message(.aText)
    }
  }
}

/// A condition on a parameter under which a rule applies.
package struct Condition: Sendable, Equatable, CustomStringConvertible {
  package enum Test: Sendable, Equatable {
    /// From the first version on, and below the second; either end can be open.
    case version(from: Version?, below: Version?)
    case oneOf([String])
  }

  package let parameter: String
  package let test: Test

  package init(_ parameter: String, _ test: Test) {
    self.parameter = parameter
    self.test = test
  }

  package func holds(for value: ParameterValue) -> Bool {
    switch (test, value) {
    case (.version(let from, let below), .version(let version)):
      (from.map { version >= $0 } ?? true) && (below.map { version < $0 } ?? true)
    case (.oneOf(let words), .choice(let word)): words.contains(word)
    default: false
    }
  }

  /// The condition for people: `app_version from 17.4.0 below 21.2.0`.
  package var description: String {
    switch test {
    case .version(let from, let below):
      parameter + (from.map { " from \($0)" } ?? "") + (below.map { " below \($0)" } ?? "")
    case .oneOf(let words): parameter + " " + words.joined(separator: " or ")
    }
  }
}

extension PixelSize {
  /// Reads `1080x1920`, also with `×`; nil for anything else, and for a side that no picture has: 0, or above 2147483647.
  package init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let width = Int(digits: parts[0]), let height = Int(digits: parts[1]),
      [width, height].allSatisfy({ (1...Self.longestSide).contains(Int64($0)) })
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension Ratio {
  /// Reads a decimal number exactly: `29.97` is 2997/100. Also `1.91:1`, `5:11`, `30000/1001`. Nil for anything else.
  package init?(decimal text: String) {
    let separator: Character = text.contains(":") ? ":" : "/"
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let top = Self.exact(first) else { return nil }
    guard parts.count == 2 else {
      self = top
      return
    }
    guard let bottom = Self.exact(parts[1])?.inverted, let quotient = top.multiplied(by: bottom) else { return nil }
    self = quotient
  }

  private static func exact(_ text: Substring) -> Ratio? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // With at most nine decimal places, there is room for every number that a rule can have.
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 15 }),
      let digits = Int64(digits: parts.joined()[...])
    else { return nil }
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    guard places <= 9 else { return nil }
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    return Ratio(digits, scale)
  }
}
