import MediaProbe
package import PreflightBatch
package import PreflightJudging
package import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

/// The lines that a run of `preflight deliver` prints.
package struct DeliveryText: Sendable {
  private let language: Language
  private var words: DeliveryWords { language.words.delivery }

  package init(_ language: Language) { self.language = language }

  /// A remark about a file at a destination.
  package struct Notice: Sendable {
    package let path: String
    package var destination: String
    /// The id of the rule, or another text that is the same for the same cause.
    package let rule: String
    package let text: String

    package init(path: String, destination: String, rule: String, text: String) {
      (self.path, self.destination, self.rule, self.text) = (path, destination, rule, text)
    }

    /// The rule without its destination, since many destinations have a rule of the same name.
    fileprivate var cause: String {
      FileRules.have(rule) ? rule : String(rule.split(separator: "/", maxSplits: 1).last ?? "")
    }
  }

  /// The remarks of a run.
  package struct Notices: Sendable {
    package let warnings: [Notice]
    package let allowed: [Notice]
    /// The paths of the files whose originals are gone.
    package let withoutOriginal: [String]
    /// The paths of the files that are removed, because their destinations would not get them today.
    package let removed: [String]
    package let refused: [Notice]
    /// A file that was not delivered, with the rules that keep it out; nil for none.
    package let example: (path: String, rules: [String])?

    package init(
      warnings: [Notice], allowed: [Notice], withoutOriginal: [String], removed: [String], refused: [Notice],
      example: (path: String, rules: [String])?
    ) {
      self.warnings = warnings
      self.allowed = allowed
      self.withoutOriginal = withoutOriginal
      self.removed = removed
      self.refused = refused
      self.example = example
    }
  }

  /// Several remarks that have one cause.
  package struct Group: Sendable {
    /// The file with the shortest text, which names the cause with the fewest other things.
    package fileprivate(set) var path: String
    package fileprivate(set) var paths: [String]
    package fileprivate(set) var destinations: [String]
    /// The different texts, in the order of their destinations.
    package fileprivate(set) var texts: [String]
  }

  /// Returns remarks in groups: each has one file and one cause.
  package func together(_ notices: [Notice]) -> [Group] { groups(notices) { "\($0.path)\0\($0.cause)" } }

  private func groups(_ notices: [Notice], by key: (Notice) -> String) -> [Group] {
    Grouped.members(notices.map { (key($0), $0) }).compactMap { _, members in
      guard let example = members.min(by: { $0.text.count < $1.text.count }) else { return nil }
      var group = Group(path: example.path, paths: [], destinations: [], texts: [])
      var known: (paths: Set<String>, destinations: Set<String>, texts: Set<String>) = ([], [], [])
      for notice in members {
        if known.paths.insert(notice.path).inserted { group.paths.append(notice.path) }
        if known.destinations.insert(notice.destination).inserted { group.destinations.append(notice.destination) }
        if known.texts.insert(notice.text).inserted { group.texts.append(notice.text) }
      }
      return group
    }
  }

  /// Returns the line of a group.
  private func line(_ group: Group) -> String {
    let destinations = group.destinations.map { TerminalText.escaped($0) }.joined(separator: ", ")
    let name =
      group.paths.count == 1
      ? TerminalText.escaped(group.path) : words.several(group.paths.count, TerminalText.escaped(group.path))
    // The page has all texts.
    let text = group.texts.min { $0.count < $1.count } ?? ""
    return words.refused(name, destinations, TerminalText.escaped(text))
  }

  /// Returns the needed and the free space in bytes, or only the needed space if the free space is not known.
  package func space(_ files: Int, _ needed: Int64, free: Int64?) -> String {
    words.space(files, humanBytes(needed), free.map { humanBytes($0) })
  }

  /// Returns the reason why a destination does not get a file.
  ///
  /// - Parameter unserved: The destination with the choices that a repair of the file needs; nil if no repair was searched.
  package func reason(of verdict: Verdict, of asset: CheckedAsset, _ unserved: Unserved?) -> String {
    if let unserved { return unserved.reason(in: language) }
    switch verdict.outcome {
    case .accepted: return words.onlyAccepted
    case .notJudged: return words.notJudged
    default: break
    }
    if verdict.findings.contains(where: { $0.acceptance != nil }) { return words.onlyAccepted }
    let presented = PresentedAsset(asset, in: RunInfo(toolVersion: "", language: language))
    if let unreadable = presented.unreadable { return unreadable.message }
    let own = presented.verdicts.first {
      $0.destination === verdict.destination || $0.destination.id == verdict.destination.id
    }
    let problems = (own?.all ?? []).filter { $0.severity == .error }.map(\.message)
    if !problems.isEmpty { return problems.prefix(2).joined(separator: language.words.terms.semicolon) }
    return own?.undecided?.message ?? language.words.terms.outcome(verdict.outcome)
  }

  /// Returns the differences between a repaired copy and its original.
  package func change(_ plan: RepairPlan) -> String {
    [plan.summary(in: language), plan.lossText(in: language), plan.keptText(in: language)]
      .compactMap { $0 }
      .joined(separator: language.words.terms.semicolon)
  }

  /// Returns the line for a file that is repaired, before that begins.
  package func repairs(_ path: String, for destinations: [String], _ change: String) -> String {
    words.refused(
      TerminalText.escaped(path), destinations.map { TerminalText.escaped($0) }.joined(separator: ", "),
      TerminalText.escaped(change))
  }

  package var stray: String { words.stray }
  package var gone: String { words.gone }
  package var originalDiffers: String { words.originalDiffers }
  package func stays(_ path: String, _ reason: String) -> String { words.stays(path, reason) }
  package func changed(_ path: String) -> String { words.changed(path) }
  package func vanished(_ path: String) -> String { words.vanished(path) }
  package var keptWithoutOriginal: String { words.keptWithoutOriginal }
  package var noLongerAllowed: String { words.noLongerAllowed }
  package func postedAnyway(_ reasons: [String]) -> String {
    words.postedAnyway(reasons.map { TerminalText.escaped($0) }.joined(separator: language.words.terms.semicolon))
  }
  package var missing: String { words.missing }
  package var differs: String { words.differs }
  package var unknownDestination: String { words.unknownDestination }
  package func notReady(_ reason: String) -> String { words.notReady(reason) }
  package func checked(_ files: Int, wrong: Int) -> String { words.checked(files, wrong) }

  /// Returns the line for a file that a destination does not get, or that changed since its delivery.
  package func refused(_ path: String, _ destination: String, _ reason: String) -> String {
    "✗ "
      + words.refused(TerminalText.escaped(path), TerminalText.escaped(destination), TerminalText.escaped(reason))
  }

  /// Returns the line for a delivered file that needs a look.
  package func marked(_ path: String, _ destination: String, _ remark: String) -> String {
    "! "
      + words.refused(TerminalText.escaped(path), TerminalText.escaped(destination), TerminalText.escaped(remark))
  }

  /// Returns the lines that say how a file is delivered although rules refuse it.
  private func postAnyway(_ path: String, _ rules: [String]) -> [String] {
    // In a pattern, these characters have a meaning.
    var pattern = path.reduce(into: "") { text, character in
      if "*?[]\\!#".contains(character) { text.append("\\") }
      text.append(character)
    }
    if pattern.last == " " { pattern.insert("\\", at: pattern.index(before: pattern.endIndex)) }
    let lines = [
      words.howToPost, "  allow:", "    - paths: \(YAMLText.quoted(pattern))",
      "      rules: [\(rules.map(YAMLText.quoted).joined(separator: ", "))]", "      reason: \(words.yourReason)",
      "      deliver: yes",
    ]
    return lines.map { TerminalText.escaped($0) }
  }

  /// Returns a line for each destination, the files that were not delivered, and the counts.
  ///
  /// - Parameters:
  ///   - deliveries: The files of each destination: the number of originals, of repaired copies, and their size in bytes.
  package func summary(
    _ counts: DeliveryCounts, _ deliveries: [(name: String, originals: Int, repaired: Int, size: Int64)],
    _ notices: Notices, interrupted: Bool
  ) -> String {
    let colon = language.words.terms.colon[...].trimmingTrailingSpaces
    var lines = deliveries.map { delivery in
      words.destination(
        TerminalText.escaped(delivery.name), delivery.originals + delivery.repaired, delivery.repaired,
        humanBytes(delivery.size))
    }
    func list(_ title: String, _ entries: [String]) {
      if !entries.isEmpty { lines += [title + colon] + entries.map { "  " + $0 } }
    }
    list(words.warnings, groups(notices.warnings, by: \.cause).map { "! " + line($0) })
    list(words.allowed, together(notices.allowed).map { "! " + line($0) })
    list(words.withoutOriginal, notices.withoutOriginal.map { "! " + TerminalText.escaped($0) })
    list(words.removed, notices.removed.map { TerminalText.escaped($0) })
    list(words.notDelivered, together(notices.refused).map { "✗ " + line($0) })
    if let example = notices.example { lines += postAnyway(example.path, example.rules) }
    lines.append(words.summary(counts, notices.refused.count) + (interrupted ? language.words.run.interrupted : ""))
    return lines.joined(separator: "\n")
  }
}
