import MediaProbe
import Preflight

/// The parts that the tables of a destination provide for its rules.
struct OfferedParts {
  /// The certainty of the rules that cite a source and state no certainty, by the id of the source.
  var certainties: [String: Certainty] = [:]
  /// The share states of rules that name no state, by fact or step.
  var predicted: [String: StatesByKind] = [:]
  /// The sources and share states that come from shared files and that the document itself does not name.
  var sources: Set<String> = []
  var shareStates: Set<Int> = []

  /// Removes the parts that the destination uses. The others do not belong to it.
  mutating func remove(
    usedBy rules: [Rule], _ form: RequestForm?, _ unreadable: [UnreadableState], _ table: ShareStateTable?
  ) {
    guard !sources.isEmpty || !shareStates.isEmpty else { return }
    for rule in rules {
      sources.subtract([rule.source.id] + rule.furtherSources.map(\.id))
      shareStates.subtract([rule.shareState].compactMap(\.self) + rule.mayAnswer.values)
    }
    if let form {
      sources.remove(form.source.id)
      shareStates.subtract([form.malformed, form.unusable].compactMap(\.self))
    }
    for state in unreadable { shareStates.subtract([state.state].compactMap(\.self) + state.byKind.values) }
    if let success = table?.success { shareStates.remove(success) }
  }
}

/// A share state that can depend on the kind of the file: `20012`, or `{ otherwise: 20012, image: 20010 }`.
struct StatesByKind {
  /// The state of files of all other kinds; nil if nothing is predicted.
  let otherwise: Int?
  let byKind: [MediaFacts.Kind: Int]

  /// Reads states, which must be in the table of share states.
  init(_ value: DocumentValue, in codes: Set<Int>, _ mistakes: Mistakes) {
    func state(_ value: DocumentValue) -> Int? {
      guard !value.isNull, let code = value.integer(mistakes) else { return nil }
      if !codes.contains(code) { mistakes.add("the table of share states has no \(code)", at: value.place) }
      return code
    }
    guard case .mapping = value.content, var members = MappingReader(value, "states by kind", mistakes) else {
      (otherwise, byKind) = (state(value), [:])
      return
    }
    otherwise = members.nullable("otherwise").flatMap(state)
    var byKind: [MediaFacts.Kind: Int] = [:]
    for kind in MediaFacts.Kind.allCases {
      if let value = members.optional(kind.rawValue), let state = state(value) { byKind[kind] = state }
    }
    members.finish()
    self.byKind = byKind
  }

  /// Returns the state of files of a kind, or of no particular kind if the argument is nil.
  func state(of kind: MediaFacts.Kind?) -> Int? { kind.flatMap { byKind[$0] } ?? otherwise }
}

extension ShareStateTable {
  /// Returns the table without some codes.
  func without(_ codes: Set<Int>) -> ShareStateTable {
    ShareStateTable(
      success: success, borrowedFrom: borrowedFrom, states: states.filter { !codes.contains($0.code) })
  }
}
