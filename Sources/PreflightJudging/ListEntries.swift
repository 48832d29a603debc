import MediaProbe
import PreflightRules

// The comparison of a list with the entries that it must contain, or must lack.

extension Evidence {
  /// Returns the answer of a list to required entries. It is unknown if a build setting may turn out to be a missing
  /// entry.
  func answer(to entries: [ListEntry], of subject: Subject) -> Answer {
    guard let missing = missing(entries, in: subject) else { return .unknown }
    if missing.isEmpty { return .met }
    let texts = list(subject) ?? []
    if texts.contains(where: { $0.hasBuildSettings }) { return .unknown }
    return missing.allSatisfy { entry in texts.contains { entry.isInOtherCase($0) } } ? .atLimit : .notMet
  }

  /// Returns the answer of a list, or of a text, to entries that it must lack. Entries are compared as they are written,
  /// because a build setting seldom turns out to be a wrong entry.
  func answer(toLacking entries: [ListEntry], in subject: Subject) -> Answer {
    switch reading(of: subject) {
    case .known(.text(let text)): entries.contains { $0.isFound(in: text) } ? .notMet : .met
    case .unknown, .between: .unknown
    case .known, .absent: unwanted(entries, in: subject).isEmpty ? .met : .notMet
    }
  }

  /// Returns the texts of a list that match one of these entries.
  func unwanted(_ entries: [ListEntry], in subject: Subject) -> [String] {
    (list(subject) ?? []).filter { text in entries.contains { $0.isFound(in: text) } }
  }

  /// Returns the entries that a list lacks, with the values of keys filled in; nil if the list or such a value is
  /// unknown.
  func missing(_ entries: [ListEntry], in subject: Subject) -> [ListEntry]? {
    guard let texts = list(subject) else { return nil }
    var missing: [ListEntry] = []
    for entry in entries {
      if case .parameter = entry { continue }
      guard case .valueOf(let key) = entry else {
        if !texts.contains(where: { entry.isMet(by: $0) }) { missing.append(entry) }
        continue
      }
      switch reading(of: .app(.infoPlist(key))) {
      case .known(.text(let value)) where TextForm.filled.matches(value):
        if !texts.contains(value) { missing.append(.text(value)) }
      // Without a value there is nothing to look for. Another rule reports the missing value.
      case .known, .absent, .between: continue
      case .unknown: return nil
      }
    }
    return missing
  }

  /// Returns the texts of a list; nil if it is unknown, and empty if the list is absent.
  private func list(_ subject: Subject) -> [String]? {
    switch reading(of: subject) {
    case .known(.list(let texts)): texts
    case .known, .absent: []
    case .unknown, .between: nil
    }
  }
}

extension Substring {
  /// Returns true if the text occurs anywhere. Embedded Swift has no such function.
  fileprivate func hasPart(_ part: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(part) }
  }
}

extension ListEntry {
  func isMet(by text: String) -> Bool {
    switch self {
    case .text(let wanted): text == wanted
    case .prefix(let prefix): text.hasPrefix(prefix) && TextForm.filled.matches(String(text.dropFirst(prefix.count)))
    case .hexDigits(let prefix, let count):
      text.hasPrefix(prefix) && text.utf8.count == prefix.utf8.count + count
        && text.utf8.dropFirst(prefix.utf8.count).allSatisfy { $0.isHexDigit }
    case .containing(let prefix, let part): text.hasPrefix(prefix) && text.dropFirst(prefix.count).hasPart(part)
    case .valueOf, .parameter: false
    }
  }

  /// Returns true if a text is this entry, which a list must lack. An entry that is a beginning also matches on its own.
  func isFound(in text: String) -> Bool {
    if case .prefix(let prefix) = self { text.hasPrefix(prefix) } else { isMet(by: text) }
  }

  func isInOtherCase(_ text: String) -> Bool {
    switch self {
    case .text(let wanted): text.lowercased() == wanted.lowercased()
    case .prefix(let prefix):
      ListEntry.prefix(prefix.lowercased()).isMet(by: text.lowercased())
    case .hexDigits(let prefix, let count):
      ListEntry.hexDigits(prefix: prefix.lowercased(), count: count).isMet(by: text.lowercased())
    case .containing, .valueOf, .parameter: false
    }
  }

  /// Returns true if the text was probably meant as this entry: in different case, with spaces around it, or followed
  /// by `://`.
  package func resembles(_ text: String) -> Bool {
    let bare = text.filter { !$0.isWhitespace }.prefix { $0 != ":" }
    return isInOtherCase(String(bare))
  }
}
