import MediaProbe
package import PreflightRules

/// The rules on the state of a file itself and on what can be seen and heard in it, with the share states of a destination.
package enum FileRules {
  /// The id of the document with the rules on the state of a file, and the prefix of their ids: `file/truncated`.
  package static let id = "file"
  /// The id of the document with the rules on what can be seen and heard: `content/black`.
  package static let contentID = "content"
  /// The ids of both documents, which are no destinations.
  package static let ids = [id, contentID]

  /// Returns true if the id of a rule begins with the id of one of both documents.
  package static func have(_ rule: String) -> Bool { ids.contains { rule.hasPrefix($0 + "/") } }
  package static let kindID = id + "/kind"

  /// Returns the rules with the codes of a destination. Media that cannot be processed get the code that the destination has
  /// for a truncated file. These rules have no code if the destination has none.
  package static func rules(
    at destination: Destination, of documents: @autoclosure () -> [Destination] = Destinations.ofFiles
  ) -> [Rule] {
    guard !ids.contains(destination.id) else { return [] }
    // A slot judges only files of the kinds that it accepts.
    let rules = documents().flatMap { $0.translated(to: destination.language).rules }.filter { $0.id != kindID }
      .map { $0.answered(by: destination) }
    return destination.ruleChange.map { rules.compactMap($0) } ?? rules
  }

  /// Returns the rule that the destination accepts the kind of the file; nil if a team disabled it. If the slots for a kind list
  /// formats, these replace the kind, so that the rule refuses all other files of the kind and names the formats.
  static func kindRule(at destination: Destination, accepting slots: [Slot]) -> Rule? {
    guard let rule = Destinations.file.translated(to: destination.language).rules.first(where: { $0.id == kindID })
    else { return nil }
    let accepted = MediaFacts.Kind.allCases.filter { kind in slots.contains { $0.takes.contains(kind) } }
    let own = rule.answering(
      destination.unreadableState(.unsupported, expecting: accepted.count == 1 ? accepted.first : nil),
      constraint: .oneOf(slots.accepted.map { .text($0) }))
    return destination.ruleChange.map { $0(own) } ?? own
  }
}

extension [Slot] {
  /// The kinds of file that the slots accept, or the formats in place of a kind of which they accept only these.
  var accepted: [String] {
    var words: [String] = []
    for kind in MediaFacts.Kind.allCases {
      let taking = filter { $0.takes.contains(kind) }
      let isOpen = taking.contains { $0.formats.isEmpty }
      for word in isOpen ? [kind.rawValue] : taking.flatMap({ $0.formats }) where !words.contains(word) {
        words.append(word)
      }
    }
    return words
  }
}

extension Rule {
  /// True if the rule is about the state of the file itself, which is the same for all destinations.
  package var isOfFile: Bool { id.hasPrefix(FileRules.id + "/") && id != FileRules.kindID || isOnContent }

  /// True for a built-in rule on what can be seen and heard.
  package var isOnContent: Bool { id.hasPrefix(FileRules.contentID + "/") }

  /// Returns the same rule with the codes of a destination.
  fileprivate func answered(by destination: Destination) -> Rule {
    guard let shareState else { return self }
    let own = destination.shareState(shareState) != nil ? shareState : destination.unreadableState(.truncated)
    return answering(
      own,
      mayAnswer: own == nil ? [:] : mayAnswer.filter { destination.shareState($0.value) != nil && $0.value != own })
  }
}

extension Destination {
  /// Returns the share state of a file that cannot be read for this reason; nil if the destination has no state for it.
  func unreadableState(_ code: ReadError.Code, expecting kind: MediaFacts.Kind? = nil) -> Int? {
    let entry = unreadable.first { $0.code == code }
    return kind.flatMap { entry?.byKind[$0] } ?? entry?.state
  }
}
