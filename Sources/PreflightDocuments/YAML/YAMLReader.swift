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
    YAMLDocument.each(in: tame) { document in
      if let failure = document.failure {
        let position = failure.offset.map { place(after: tame.prefix($0)) }
        if mistakes.areOfJSON {
          mistakes.add(.invalidJSON, .text(failure.problem), at: position ?? failure.place)
        } else {
          mistakes.add(.invalidYAML, .text(failure.problem), at: position ?? failure.place)
        }
        isWhole = false
      } else if isAlone, !values.isEmpty {
        mistakes.add(.secondYAMLDocument, at: document.place)
        isWhole = false
      } else if let root = document.root,
        let value = value(root, in: document, depth: 0, budget: &budget, mistakes: mistakes)
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
    _ index: Int32, in document: borrowing YAMLDocument, depth: Int, budget: inout Int, mistakes: Mistakes
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
      return DocumentValue(place: node.place, content: .scalar(text, quoted: isQuoted))
    case .list(let items):
      var list: [DocumentValue] = []
      for item in items {
        guard let item = value(item, in: document, depth: depth + 1, budget: &budget, mistakes: mistakes) else {
          return nil
        }
        list.append(item)
      }
      return DocumentValue(place: node.place, content: .list(list))
    case .mapping(let members):
      var pairs: [(key: DocumentValue, value: DocumentValue)] = []
      var names: Set<String> = []
      for (key, item) in members {
        guard let key = value(key, in: document, depth: depth + 1, budget: &budget, mistakes: mistakes),
          let item = value(item, in: document, depth: depth + 1, budget: &budget, mistakes: mistakes)
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
