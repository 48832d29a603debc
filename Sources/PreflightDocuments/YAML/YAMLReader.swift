import Yams

/// Reads YAML, of which JSON is a part, into values with their places, within limits: documents come from people and
/// from the network.
enum YAMLReader {
  /// A destination with a hundred rules has 60 KB.
  static let sizeLimit = 1 << 20
  /// Deeper nesting than any document of ours needs; the parser works recursively.
  static let depthLimit = 64
  /// An alias repeats what it stands for, and what that repeats: with many, a short document is an endless one.
  static let aliasLimit = 32
  static let valueLimit = 50_000

  /// The only document in these bytes.
  static func read(_ bytes: [UInt8], mistakes: Mistakes) -> DocumentValue? {
    read(bytes, mistakes) { parser in try parser.singleRoot().map { [$0] } ?? [] }?.first
  }

  /// All documents in these bytes, which `---` separates.
  static func readAll(_ bytes: [UInt8], mistakes: Mistakes) -> [DocumentValue]? {
    read(bytes, mistakes) { parser in
      var roots: [Node] = []
      while let root = try parser.nextRoot() { roots.append(root) }
      return roots
    }
  }

  private static func read(
    _ bytes: [UInt8], _ mistakes: Mistakes, roots: (Parser) throws -> [Node]
  ) -> [DocumentValue]? {
    guard bytes.count <= sizeLimit else {
      mistakes.add("the document has \(bytes.count) bytes, at most \(sizeLimit) are read", at: .start)
      return nil
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      mistakes.add("the document is not valid UTF-8", at: place(ofInvalid: content))
      return nil
    }
    guard isTame(content, mistakes: mistakes), let text = SurrogateEscapes.joined(text, mistakes: mistakes) else {
      return nil
    }
    do {
      let roots = try roots(Parser(yaml: text, encoding: .utf8))
      if roots.isEmpty { mistakes.add("the document is empty", at: .start) }
      var budget = valueLimit
      let values = roots.compactMap { value($0, depth: 0, budget: &budget, mistakes: mistakes) }
      return values.count == roots.count ? values : nil
    } catch let error as YamlError {
      report(error, text, mistakes)
    } catch {
      mistakes.add("cannot be read as YAML: \(error)", at: .start)
    }
    return nil
  }

  private static func value(_ node: Node, depth: Int, budget: inout Int, mistakes: Mistakes) -> DocumentValue? {
    let place = node.mark.map { Place(line: $0.line, column: $0.column) } ?? .start
    budget -= 1
    // The mistake is reported once: every value after it ends here too.
    guard budget >= 0 else {
      if budget == -1 { mistakes.add("the document has more than \(valueLimit) values, aliases counted", at: place) }
      return nil
    }
    guard depth <= depthLimit else {
      mistakes.add("nested deeper than \(depthLimit) levels", at: place)
      return nil
    }
    switch node {
    case .scalar(let scalar):
      return DocumentValue(
        place: place, content: .scalar(scalar.string, quoted: scalar.style != .plain && scalar.style != .any))
    case .sequence(let sequence):
      var list: [DocumentValue] = []
      for item in sequence {
        guard let item = value(item, depth: depth + 1, budget: &budget, mistakes: mistakes) else { return nil }
        list.append(item)
      }
      return DocumentValue(place: place, content: .list(list))
    case .mapping(let mapping):
      var pairs: [(key: DocumentValue, value: DocumentValue)] = []
      for (key, item) in mapping {
        guard let key = value(key, depth: depth + 1, budget: &budget, mistakes: mistakes),
          let item = value(item, depth: depth + 1, budget: &budget, mistakes: mistakes)
        else { return nil }
        pairs.append((key, item))
      }
      return DocumentValue(place: place, content: .mapping(pairs))
    case .alias:
      mistakes.add("an alias to nothing", at: place)
      return nil
    }
  }

  /// Refuses, before the parser sees it, what would make the parser itself run long or deep.
  private static func isTame(_ bytes: ArraySlice<UInt8>, mistakes: Mistakes) -> Bool {
    var place = Place.start
    var brackets = 0
    var leading = 0
    var atStart = true
    var aliases = 0
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "*") where " \n\t[{,".utf8.contains(previous): aliases += 1
      default: break
      }
      // Each level of nesting without brackets takes a column or an indicator at the start of a line.
      if atStart {
        if " -?\t".utf8.contains(byte) { leading += 1 } else { atStart = false }
      }
      if brackets > 2 * depthLimit || leading > 4 * depthLimit {
        mistakes.add("nested deeper than \(depthLimit) levels", at: place)
        return false
      }
      if aliases > aliasLimit {
        mistakes.add("more than \(aliasLimit) aliases", at: place)
        return false
      }
      previous = byte
      if byte == UInt8(ascii: "\n") {
        place = Place(line: place.line + 1, column: 1)
        (atStart, leading) = (true, 0)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return true
  }

  private static func report(_ error: YamlError, _ text: String, _ mistakes: Mistakes) {
    func add(_ problem: String, _ context: YamlError.Context?, _ mark: Mark) {
      mistakes.add(
        "no valid YAML: \(problem)" + (context.map { " \($0.text) in line \($0.mark.line)" } ?? ""),
        at: Place(line: mark.line, column: mark.column))
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      add(problem, context, mark)
    case .duplicatedKeysInMapping(let keys, let context):
      mistakes.add(
        "the key \(keys.map { "“\($0)”" }.joined(separator: ", ")) stands twice in one mapping",
        at: Place(line: context.mark.line, column: context.mark.column))
    case .reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      mistakes.add(
        "no valid YAML: \(problem)",
        at: Place(
          line: before.utf8.count { $0 == UInt8(ascii: "\n") } + 1,
          column: (before.split(separator: "\n", omittingEmptySubsequences: false).last?.unicodeScalars.count ?? 0) + 1)
      )
    default: mistakes.add("no valid YAML: \(error)", at: .start)
    }
  }

  private static func place(ofInvalid bytes: ArraySlice<UInt8>) -> Place {
    // What repairing leaves as it was, is valid.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let valid = zip(bytes, repaired).prefix { $0 == $1 }.map(\.0)
    let line = valid.count { $0 == UInt8(ascii: "\n") } + 1
    let column = valid.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 } + 1
    return Place(line: line, column: column)
  }
}
