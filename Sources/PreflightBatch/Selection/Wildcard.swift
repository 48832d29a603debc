/// A pattern in the gitignore language (https://git-scm.com/docs/gitignore#_pattern_format), over bytes.
///
/// `*` and `?` match anything except a slash, `[a-z]`, `[!x]` and `[[:digit:]]` match one byte, `**/` matches any
/// number of folders, `/**` at the end matches everything below, and a backslash escapes the next byte. All
/// alternatives are tried at once, so that the time is at most the product of the lengths of pattern and path.
struct Wildcard: Sendable {
  private enum Token: Sendable {
    case byte(UInt8)
    /// One byte of a set, by the index of the set. A token with the set itself would take twice the memory.
    case set(Int32)
    /// Any number of bytes, with slashes only if `slashes` is true.
    case many(slashes: Bool)
    /// The next tokens, this many, are optional.
    case maybe(next: Int)
  }

  private let tokens: [Token]
  private let sets: [ByteSet]
  /// The number of bytes that every match has at least.
  private let required: Int
  /// The pattern if it has no special characters, so that a comparison is sufficient.
  private let literal: [UInt8]?
  /// The text after a leading `*`, if nothing else is special and there is no slash.
  private let suffix: [UInt8]?

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")

  /// Returns true if a path contains characters of a pattern.
  static func isPattern(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.contains { $0 == star || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Reads a pattern; nil if it cannot match anything: an open `[`, an unknown class, or a backslash at the end.
  init?(_ pattern: ArraySlice<UInt8>) {
    var tokens: [Token] = []
    // The first set is that of `?`.
    var sets = [ByteSet.all]
    var required = 0
    var place = pattern.startIndex
    while place < pattern.endIndex {
      switch pattern[place] {
      case Self.backslash:
        guard place + 1 < pattern.endIndex else { return nil }
        tokens.append(.byte(pattern[place + 1]))
        place += 2
      case UInt8(ascii: "?"):
        tokens.append(.set(0))
        place += 1
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.parse(pattern[(place + 1)...]) else { return nil }
        tokens.append(.set(Int32(clamping: sets.count)))
        sets.append(set)
        place = end
      case Self.star:
        let start = place
        while place < pattern.endIndex, pattern[place] == Self.star { place += 1 }
        let opens = start == pattern.startIndex || pattern[start - 1] == Self.slash
        let rest = pattern[place...]
        let closes = rest.isEmpty || rest.first == Self.slash || rest.starts(with: [Self.backslash, Self.slash])
        guard place - start > 1, opens, closes else {
          tokens.append(.many(slashes: false))
          continue
        }
        // `**/` also matches no folder at all, and a repetition of it matches nothing else.
        if rest.first == Self.slash {
          if !Self.endsWithFolders(tokens) {
            tokens += [.maybe(next: 2), .many(slashes: true), .byte(Self.slash)]
            required -= 1
          }
          place += 1
        } else {
          tokens.append(.many(slashes: true))
        }
      case let byte:
        tokens.append(.byte(byte))
        place += 1
      }
    }
    for token in tokens {
      switch token {
      case .byte, .set: required += 1
      case .many, .maybe: break
      }
    }
    self.tokens = tokens
    self.sets = sets
    self.required = required
    literal = Self.bytes(tokens[...])
    if case .many = tokens.first, let rest = Self.bytes(tokens.dropFirst()), !rest.contains(Self.slash) {
      suffix = rest
    } else {
      suffix = nil
    }
  }

  /// Returns true if the pattern matches a whole path or name.
  func matches(_ path: ArraySlice<UInt8>, _ budget: PatternBudget? = nil) -> Bool {
    if let literal { return path.elementsEqual(literal) }
    if let suffix {
      return path.count >= suffix.count && path.suffix(suffix.count).elementsEqual(suffix)
        && !path.dropLast(suffix.count).contains(Self.slash)
    }
    guard path.count >= required else { return false }
    return ways(through: path, budget) { _ in false }.last ?? false
  }

  /// Returns true if the pattern matches a whole path or one of the folders in it.
  func matchesAnyFolder(of path: ArraySlice<UInt8>, _ budget: PatternBudget) -> Bool {
    if let literal {
      return path.starts(with: literal)
        && (path.count == literal.count || path[path.startIndex + literal.count] == Self.slash)
    }
    guard path.count >= required else { return false }
    var isFound = false
    let open = ways(through: path, budget) { open in
      isFound = open.last ?? false
      return isFound
    }
    return isFound || open.last ?? false
  }

  /// Returns true if the pattern could match a path below this folder, whose path ends with a slash or is empty.
  func mayMatch(below folder: ArraySlice<UInt8>) -> Bool {
    ways(through: folder, nil) { _ in false }.dropLast().contains(true)
  }

  /// True if the last tokens are those of `**/`.
  private static func endsWithFolders(_ tokens: [Token]) -> Bool {
    guard tokens.count >= 3, case .maybe(next: 2) = tokens[tokens.count - 3] else { return false }
    return true
  }

  /// Returns one flag for each token: true if it may come next after the path. The last flag is true if the pattern may end
  /// there.
  ///
  /// - Parameters:
  ///   - budget: The steps that are left. Without any, no flag is true.
  ///   - stops: Called before each slash with the same flags; returns true to end the search there.
  private func ways(
    through path: ArraySlice<UInt8>, _ budget: PatternBudget?, stops: ([Bool]) -> Bool
  ) -> [Bool] {
    let most = budget?.steps ?? .max
    var steps = 0
    defer { budget?.take(steps) }
    var open = [Bool](repeating: false, count: tokens.count + 1)
    open[0] = true
    skip(&open)
    for byte in path {
      steps += open.count
      guard steps <= most else { return [Bool](repeating: false, count: open.count) }
      if byte == Self.slash, stops(open) { return open }
      var isAlive = false
      open[tokens.count] = false
      for index in tokens.indices.reversed() where open[index] {
        switch tokens[index] {
        case .byte(let wanted):
          open[index] = false
          if byte == wanted { (open[index + 1], isAlive) = (true, true) }
        case .set(let set):
          open[index] = false
          if sets[Int(set)].contains(byte) { (open[index + 1], isAlive) = (true, true) }
        case .many(let slashes):
          if slashes || byte != Self.slash { isAlive = true } else { open[index] = false }
        case .maybe: open[index] = false
        }
      }
      guard isAlive else { return open }
      skip(&open)
    }
    return open
  }

  /// Marks the tokens after one that may match nothing.
  private func skip(_ open: inout [Bool]) {
    for index in tokens.indices where open[index] {
      switch tokens[index] {
      case .many: open[index + 1] = true
      case .maybe(let count): (open[index + 1], open[index + 1 + count]) = (true, true)
      case .byte, .set: break
      }
    }
  }

  private static func bytes(_ tokens: ArraySlice<Token>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

/// A set of bytes. It never contains the slash, which no wildcard of a path matches.
private struct ByteSet: Sendable {
  private var low: (UInt64, UInt64) = (0, 0)
  private var high: (UInt64, UInt64) = (0, 0)

  static let all: ByteSet = {
    var set = ByteSet()
    for byte in UInt8.min...UInt8.max { set.insert(byte) }
    return set
  }()

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: low.0
      case 1: low.1
      case 2: high.0
      default: high.1
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }

  private mutating func insert(_ byte: UInt8) {
    guard byte != UInt8(ascii: "/") else { return }
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: low.0 |= bit
    case 1: low.1 |= bit
    case 2: high.0 |= bit
    default: high.1 |= bit
    }
  }

  private var inverted: ByteSet {
    var set = ByteSet()
    for byte in UInt8.min...UInt8.max where !contains(byte) { set.insert(byte) }
    return set
  }

  /// Reads a set after `[`, and returns it with the index after its `]`; nil if it has no end, or names an unknown class.
  static func parse(_ text: ArraySlice<UInt8>) -> (ByteSet, end: Int)? {
    var set = ByteSet()
    var place = text.startIndex
    let isNegated = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
    if isNegated { place += 1 }
    let first = place
    // The previous byte, which a dash can make the start of a range.
    var previous: UInt8?
    // The bracket that would end a class. It is searched only once, because a set can have thousands of `[:`.
    var bracket = first
    while place < text.endIndex {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "]") where place > first:
        return (isNegated ? set.inverted : set, place + 1)
      case UInt8(ascii: "\\"):
        guard place + 1 < text.endIndex else { return nil }
        set.insert(text[place + 1])
        previous = text[place + 1]
        place += 2
      case UInt8(ascii: "-"):
        guard let start = previous, place + 1 < text.endIndex, text[place + 1] != UInt8(ascii: "]") else {
          set.insert(byte)
          previous = byte
          place += 1
          continue
        }
        place += 1
        if text[place] == UInt8(ascii: "\\") { place += 1 }
        guard place < text.endIndex else { return nil }
        if start <= text[place] { for member in start...text[place] { set.insert(member) } }
        previous = nil
        place += 1
      case UInt8(ascii: "[") where place + 1 < text.endIndex && text[place + 1] == UInt8(ascii: ":"):
        if bracket < place + 2 {
          guard let next = text[(place + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
          bracket = next
        }
        let end = bracket
        guard end > place + 2, text[end - 1] == UInt8(ascii: ":") else {
          // This is not a class, but a set that contains a bracket.
          set.insert(byte)
          previous = byte
          place += 1
          continue
        }
        guard let members = Self.members(of: String(decoding: text[(place + 2)..<(end - 1)], as: UTF8.self)) else {
          return nil
        }
        for member in UInt8.min..<0x80 where members(member) { set.insert(member) }
        previous = nil
        place = end + 1
      default:
        set.insert(byte)
        previous = byte
        place += 1
      }
    }
    return nil
  }

  /// Returns the members of a POSIX class (XBD 9.3.5) in ASCII.
  private static func members(of name: String) -> ((UInt8) -> Bool)? {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }
    return switch name {
    case "alnum": { isLetter($0) || isDigit($0) }
    case "alpha": isLetter
    case "blank": { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": { $0 < 0x20 || $0 == 0x7F }
    case "digit": isDigit
    case "graph": { (0x21...0x7E).contains($0) }
    case "lower": isLower
    case "print": { (0x20...0x7E).contains($0) }
    case "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) }
    case "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }
    case "upper": isUpper
    case "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
    default: nil
    }
  }
}
