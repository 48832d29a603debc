import MediaProbe

// How a list is held to the entries that it has to have.

extension Evidence {
  /// What a list says to the demand for entries: unknown also where a build setting may turn out to be one.
  func answer(to entries: [ListEntry], of subject: Subject) -> Answer {
    guard let missing = missing(entries, in: subject) else { return .unknown }
    if missing.isEmpty { return .met }
    let texts = list(subject) ?? []
    if texts.contains(where: \.hasBuildSettings) { return .unknown }
    return missing.allSatisfy { entry in texts.contains { entry.isInOtherCase($0) } } ? .atLimit : .notMet
  }

  /// The entries that a list lacks, values of keys put in; nil when the list, or such a value, is not known.
  func missing(_ entries: [ListEntry], in subject: Subject) -> [ListEntry]? {
    guard let texts = list(subject) else { return nil }
    var missing: [ListEntry] = []
    for entry in entries {
      guard case .valueOf(let key) = entry else {
        if !texts.contains(where: { entry.isMet(by: $0) }) { missing.append(entry) }
        continue
      }
      switch reading(of: .app(.infoPlist(key))) {
      case .known(.text(let value)) where TextForm.filled.matches(value):
        if !texts.contains(value) { missing.append(.text(value)) }
      // Without a value there is nothing to look for; that it is missing is for another rule to say.
      case .known, .absent, .between: continue
      case .unknown: return nil
      }
    }
    return missing
  }

  /// Nil when it is not known; empty when there is none.
  private func list(_ subject: Subject) -> [String]? {
    switch reading(of: subject) {
    case .known(.list(let texts)): texts
    case .known, .absent: []
    case .unknown, .between: nil
    }
  }
}

extension ListEntry {
  func isMet(by text: String) -> Bool {
    switch self {
    case .text(let wanted): text == wanted
    case .prefix(let prefix): text.hasPrefix(prefix) && TextForm.filled.matches(String(text.dropFirst(prefix.count)))
    case .valueOf: false
    }
  }

  func isInOtherCase(_ text: String) -> Bool {
    switch self {
    case .text(let wanted): text.lowercased() == wanted.lowercased()
    case .prefix(let prefix):
      ListEntry.prefix(prefix.lowercased()).isMet(by: text.lowercased())
    case .valueOf: false
    }
  }

  /// Whether somebody who wrote this may have meant the entry: other case, spaces around it, `://` behind it.
  func resembles(_ text: String) -> Bool {
    let bare = text.filter { !$0.isWhitespace }.prefix { $0 != ":" }
    return isInOtherCase(String(bare))
  }
}
