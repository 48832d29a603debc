/// The rules that exclude each other, so that one file cannot meet all of them.
package struct Conflict: Sendable, Equatable {
  /// The property on which the rules differ: `duration`, `image.format`, `size`.
  package let subject: String
  /// The ids of the rules. If any one of them is removed, one file can meet the others.
  package let rules: [String]

  package init(_ subject: String, _ rules: [String]) {
    self.subject = subject
    self.rules = rules
  }

  /// Returns a smallest set of rules that no candidate meets.
  ///
  /// - Parameter broken: For each candidate, the rules that it breaks. None of them is empty.
  package static func core(_ broken: [[String]]) -> [String] {
    var core: [String] = []
    for rule in broken.joined() where !core.contains(rule) { core.append(rule) }
    // Rules that many candidates break are kept, because two of them explain more than ten others do.
    let counts = core.map { rule in broken.count { $0.contains(rule) } }
    let order = core.indices.sorted { counts[$0] < counts[$1] }.map { core[$0] }
    for rule in order {
      let rest = core.filter { $0 != rule }
      if broken.allSatisfy({ $0.contains { rest.contains($0) } }) { core = rest }
    }
    return core
  }
}
