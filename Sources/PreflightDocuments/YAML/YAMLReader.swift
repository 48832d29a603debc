import MediaProbe

/// Reads YAML, which includes JSON, into values with their places. It enforces limits, because documents can be hostile.
package enum YAMLReader {
  /// The largest size in bytes. A destination with a hundred rules has 60 KB.
  static let sizeLimit = 1 << 20
  /// The deepest nesting. No known document needs as much, and the parser is recursive.
  static let depthLimit = 64
  /// The largest number of aliases. Aliases can repeat each other, so a short document can expand without limit.
  static let aliasLimit = 32
  /// The largest number of anchors, and of lines that begin like a directive. The parser compares each with all before it.
  static let anchorLimit = 1_000
  static let directiveLimit = 32
  static let valueLimit = 50_000
  /// The number of members of a mapping above which a set finds repeated names. Below it, comparisons take less time than
  /// preparing the first set of a process.
  private static let fewMembers = 32

  /// Returns the only document in these bytes.
  ///
  /// - Parameter orEmpty: True to accept a file without a document, such as one with only comments.
  package static func read(_ bytes: [UInt8], mistakes: Mistakes, orEmpty: Bool = false) -> DocumentValue? {
    read(bytes, isAlone: true, mistakes, orEmpty: orEmpty)?.first
  }

  /// Returns all documents in these bytes, which `---` separates.
  package static func readAll(_ bytes: [UInt8], mistakes: Mistakes) -> [DocumentValue]? {
    read(bytes, isAlone: false, mistakes, orEmpty: false)
  }

  private static func read(_ bytes: [UInt8], isAlone: Bool, _ mistakes: Mistakes, orEmpty: Bool) -> [DocumentValue]? {
    guard bytes.count <= sizeLimit else {
      mistakes.add(.documentTooLarge, .int(bytes.count), .int(sizeLimit), at: .start)
      return nil
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard String(validating: content, as: UTF8.self) != nil else {
      mistakes.add(.invalidUTF8, at: place(ofInvalid: content))
      return nil
    }
    guard isTame(content, mistakes: mistakes) else { return nil }
    let tame = SurrogateEscapes.joined(content)
    var values: [DocumentValue] = []
    var budget = valueLimit
    var isWhole = true
    let comments = Comments(tame)
    YAMLDocument.each(in: tame) { document in
      if let failure = document.failure {
        let position = failure.offset.map { place(after: tame.prefix($0)) }
        if mistakes.areOfJSON {
          mistakes.add(.invalidJSON, .text(failure.problem), at: position ?? failure.place)
        } else {
          let id = failure.comesFromMissingQuotes ? Message.ID.invalidYAMLUnquoted : .invalidYAML
          mistakes.add(id, .text(failure.problem), at: position ?? failure.place)
        }
        isWhole = false
      } else if isAlone, !values.isEmpty {
        mistakes.add(.secondYAMLDocument, at: document.place)
        isWhole = false
      } else if let root = document.root,
        let value = value(root, in: document, comments, depth: 0, budget: &budget, mistakes: mistakes)
      {
        values.append(value)
      } else {
        isWhole = false
      }
      return isWhole
    }
    if isWhole, values.isEmpty, !orEmpty { mistakes.add(.documentEmpty, at: .start) }
    return isWhole && !values.isEmpty ? values : nil
  }

  private static func value(
    _ index: Int32, in document: borrowing YAMLDocument, _ comments: Comments, depth: Int, budget: inout Int,
    mistakes: Mistakes
  ) -> DocumentValue? {
    guard let node = document.node(index) else { return nil }
    budget -= 1
    guard mistakes.spend(at: node.place) else { return nil }
    // The mistake is reported once, although every later value ends here too.
    guard budget >= 0 else {
      if budget == -1 {
        mistakes.add(.tooManyValuesWithAliases, .int(valueLimit), at: node.place)
      }
      return nil
    }
    guard depth <= depthLimit else {
      mistakes.add(.nestedTooDeep, .int(depthLimit), at: node.place)
      return nil
    }
    switch node.content {
    case .scalar(let text, let isQuoted):
      let cut = isQuoted ? nil : comments.text(after: node, spending: mistakes)
      return DocumentValue(place: node.place, content: .scalar(text, quoted: isQuoted), cut: cut)
    case .list(let items):
      var list: [DocumentValue] = []
      for item in items {
        guard let item = value(item, in: document, comments, depth: depth + 1, budget: &budget, mistakes: mistakes)
        else {
          return nil
        }
        list.append(item)
      }
      return DocumentValue(place: node.place, content: .list(list))
    case .mapping(let members):
      var pairs: [(key: DocumentValue, value: DocumentValue)] = []
      var names: Set<String> = []
      for (key, item) in members {
        guard let key = value(key, in: document, comments, depth: depth + 1, budget: &budget, mistakes: mistakes),
          let item = value(item, in: document, comments, depth: depth + 1, budget: &budget, mistakes: mistakes)
        else { return nil }
        if pairs.count == fewMembers { names = Set(pairs.compactMap(\.key.scalar)) }
        if let name = key.scalar,
          pairs.count < fewMembers ? pairs.contains(where: { $0.key.scalar == name }) : !names.insert(name).inserted
        {
          mistakes.add(.repeatedMappingKey, .text(name.shortened), at: key.place)
          return nil
        }
        pairs.append((key, item))
      }
      return DocumentValue(place: node.place, content: .mapping(pairs))
    }
  }

  /// The comments of a document, as far as they may be parts of texts: `#harbor`, but not `# harbor`.
  private struct Comments {
    /// The lines of the document; empty if no such comment is in it.
    private let lines: [ArraySlice<UInt8>]
    /// The longest line that is searched. Each value of a line is compared with all of it.
    private static let lineLimit = 8192

    init(_ bytes: ArraySlice<UInt8>) {
      let signs = bytes.indices.dropLast().contains {
        bytes[$0] == UInt8(ascii: "#") && !" \t\r\n".utf8.contains(bytes[$0 + 1])
      }
      lines = signs ? bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) : []
    }

    /// Returns the comment after a value; nil for a value without one. It is in the same line, or in the next line if that
    /// is indented more.
    func text(after node: YAMLDocument.Node, spending mistakes: Mistakes) -> String? {
      let index = node.end.line - 1
      guard lines.indices.contains(index), lines[index].count <= Self.lineLimit else { return nil }
      let line = Array(String(decoding: lines[index], as: UTF8.self).unicodeScalars)
      guard line.contains("#") || index + 1 < lines.count, mistakes.spend(line.count, at: node.place),
        node.end.column - 1 <= line.count
      else { return nil }
      let rest = line[(node.end.column - 1)...].drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if let first = rest.first {
        guard first == "#", rest.count > 1, !rest[rest.startIndex + 1].properties.isWhitespace else { return nil }
        return String(String.UnicodeScalarView(rest)).trimmed
      }
      // A plain text can go on in lines that are indented more than the line where it begins.
      guard index + 1 < lines.count, lines.indices.contains(node.place.line - 1) else { return nil }
      let next = lines[index + 1]
      func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == UInt8(ascii: " ") }.count }
      let comment = next.dropFirst(indentation(next))
      guard indentation(next) > indentation(lines[node.place.line - 1]), next.count <= Self.lineLimit,
        comment.count > 1,
        comment.first == UInt8(ascii: "#"), !" \t\r".utf8.contains(comment[comment.startIndex + 1])
      else { return nil }
      return String(decoding: comment, as: UTF8.self).trimmed
    }
  }

  /// Returns false for a document that would make the parser itself run for a long time or nest deeply.
  private static func isTame(_ bytes: ArraySlice<UInt8>, mistakes: Mistakes) -> Bool {
    var place = Place.start
    var brackets = 0
    var openings = 0
    var leading = 0
    var atStart = true
    var aliases = 0
    var anchors = 0
    var mayBeginAnchor = false
    var directives = 0
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): (brackets, openings) = (brackets + 1, openings + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "*") where " \n\t[{,".utf8.contains(previous): aliases += 1
      case UInt8(ascii: "&"): mayBeginAnchor = " \n\t[{,".utf8.contains(previous)
      case UInt8(ascii: "%") where previous == UInt8(ascii: "\n"): directives += 1
      default: break
      }
      // Each level of nesting without brackets takes a column or an indicator at the start of a line.
      if atStart {
        if " -?\t".utf8.contains(byte) { leading += 1 } else { atStart = false }
      }
      if brackets > 2 * depthLimit || leading > 4 * depthLimit {
        mistakes.add(.nestedTooDeep, .int(depthLimit), at: place)
        return false
      }
      if aliases > aliasLimit {
        mistakes.add(.tooManyAliases, .int(aliasLimit), at: place)
        return false
      }
      if byte != UInt8(ascii: "&") {
        // A sign between spaces is plain text.
        if mayBeginAnchor, !" \n\t".utf8.contains(byte) { anchors += 1 }
        mayBeginAnchor = false
      }
      if anchors > anchorLimit || directives > directiveLimit {
        let isAnchor = anchors > anchorLimit
        mistakes.add(
          isAnchor ? Message(.tooManyAnchors, .int(anchorLimit)) : Message(.tooManyDirectives, .int(directiveLimit)),
          at: place)
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
    // A bracket in a text or a comment closes nothing, so only the parser can find the depth of the others.
    if openings > 2 * depthLimit, let place = YAMLDocument.place(in: bytes, nestedDeeperThan: depthLimit) {
      mistakes.add(.nestedTooDeep, .int(depthLimit), at: place)
      return false
    }
    return true
  }

  private static func place(ofInvalid bytes: ArraySlice<UInt8>) -> Place {
    // The bytes before the first difference from the repaired text are valid.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return place(after: bytes.prefix(zip(bytes, repaired).prefix { $0 == $1 }.count))
  }

  private static func place(after bytes: ArraySlice<UInt8>) -> Place {
    let line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let column = bytes.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 } + 1
    return Place(line: line, column: column)
  }
}

extension YAMLDocument.Failure {
  /// True if a text without quotes is the usual cause: it begins with a sign such as `@`, or contains a colon and a space.
  fileprivate var comesFromMissingQuotes: Bool {
    [
      "found character that cannot start any token", "mapping values are not allowed", "while scanning an alias",
      "while scanning an anchor", "did not find expected ',' or ']'",
    ].contains { problem.contains($0) }
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmed: String {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
