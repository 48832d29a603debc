package import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightReports
import PreflightRules

/// Changes of a team's own rules that recorded outcomes suggest, as a patch. Nothing applies it.
package struct OutcomeProposal {
  private let summary: OutcomeSummary
  private let list: DestinationList
  private let today: CivilDate

  package init(_ summary: OutcomeSummary, _ list: DestinationList, today: CivilDate) {
    (self.summary, self.list, self.today) = (summary, list, today)
  }

  /// Returns a unified diff with one file for each destination that has proposals; empty if there are none.
  ///
  /// - Parameter folder: The folder of the team's own destinations; nil for the working folder. A file that is there is replaced.
  package func patch(in folder: AssetPath?) -> [UInt8] {
    var text = ""
    for destination in summary.destinations {
      guard let known = list.all.first(where: { $0.id == destination.id }), let file = file(destination, known) else {
        continue
      }
      let name = "observed-\(destination.id).yml"
      let path = folder.map { "\($0.text)/\(name)" } ?? name
      let old = Self.lines(of: AssetPath(bytes: Array(path.utf8)))
      text += "--- \(old.isEmpty ? "/dev/null" : "a/\(path)")\n+++ b/\(path)\n"
      text += "@@ -\(old.isEmpty ? 0 : 1),\(old.count) +1,\(file.count) @@\n"
      text += old.map { "-\($0)\n" }.joined() + file.map { "+\($0)\n" }.joined()
    }
    return Array(text.utf8)
  }

  private static func lines(of path: AssetPath) -> [String] {
    guard let file = try? OpenFile(path), let bytes = try? file.bytes(0..<1 << 20) else { return [] }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Returns the lines of a destination file; nil if nothing is proposed.
  private func file(_ outcomes: OutcomeSummary.OfDestination, _ destination: Destination) -> [String]? {
    var rules: [(slot: String, lines: [String])] = []
    var sources: [String] = []
    var off: [String] = []
    for group in outcomes.unexplained {
      guard let separation = group.separation,
        let rule = self.rule(separation.decision, at: destination)
      else { continue }
      sources += source(number: sources.count / 3 + 1, evidence(separation, group.code))
      rules.append((rule.slot, rule.lines(sources.count / 3)))
    }
    for contradicted in outcomes.contradicted {
      guard let name = contradicted.rule.split(separator: "/", maxSplits: 1).last.map(String.init) else { continue }
      off.append("  \(name): off  # \(evidence(contradicted))")
      guard let decision = contradicted.decision,
        let rule = self.rule(decision, at: destination)
      else { continue }
      sources += source(number: sources.count / 3 + 1, evidence(contradicted))
      rules.append((rule.slot, rule.lines(sources.count / 3)))
    }
    guard !rules.isEmpty || !off.isEmpty else { return nil }
    var lines = [
      "# Proposed by 'preflight outcome propose' on \(today). Read it before you use it.",
      "id: observed-\(destination.id)", "extends: \(destination.id)",
    ]
    if !off.isEmpty { lines += ["rules:"] + off }
    if !sources.isEmpty { lines += ["sources:"] + sources }
    if !rules.isEmpty { lines.append("slots:") }
    for slot in destination.slots.map(\.name) {
      let own = rules.filter { $0.slot == slot }
      if !own.isEmpty { lines += ["  - name: \(slot)", "    rules:"] + own.flatMap(\.lines) }
    }
    return lines
  }

  private struct ProposedRule {
    let slot: String
    /// Returns the lines with the number of the source.
    let lines: (Int) -> [String]
  }

  private func rule(_ decision: OutcomeSummary.Decision, at destination: Destination) -> ProposedRule? {
    // A store is a file that anybody can have written, so only names of facts and plain words become rules.
    guard Fact(rawValue: decision.fact) != nil, let slot = slot(for: decision.fact, at: destination) else { return nil }
    let constraint: String
    var nearest: String?
    if let limit = decision.limit {
      let key = decision.comparison == .above ? "max" : "min"
      constraint = "{ \(key): \(OutcomeText.digits(limit)) }"
      // The nearest values on both sides are the tolerance of the limit.
      if let between = decision.between, between.inside != between.outside {
        nearest = "  # \(OutcomeText.digits(between.inside)) passed, and \(OutcomeText.digits(between.outside)) did not"
      }
    } else {
      guard let word = decision.word.flatMap(Self.plain) else { return nil }
      constraint =
        ["true", "false"].contains(word)
        ? "{ equals: \(word == "true" ? "false" : "true") }" : "{ none_of: [\"\(word)\"] }"
    }
    let name = decision.fact.map { $0 == "." || $0 == "_" ? "-" : String($0) }.joined()
    return ProposedRule(slot: slot) { source in
      [
        "      - id: observed-\(name)-\(decision.comparison.rawValue)", "        fact: \(decision.fact)",
        "        constraint: \(constraint)\(nearest ?? "")", "        strength: hard", "        certainty: observed",
        "        source: posts-\(source)",
      ]
    }
  }

  /// Returns the slot that has a rule on a fact, or else one that takes such files; nil for none.
  private func slot(for fact: String, at destination: Destination) -> String? {
    if let slot = destination.slots.first(where: { $0.rules.contains { $0.subject.name == fact } }) { return slot.name }
    let kind: MediaFacts.Kind? =
      fact.hasPrefix("image.") ? .image : fact.hasPrefix("video.") || fact == "duration" ? .video : nil
    return destination.slots.first { slot in kind.map { slot.takes.contains($0) } ?? true }?.name
  }

  private func source(number: Int, _ title: String) -> [String] {
    ["  posts-\(number):", "    title: \"\(title)\"", "    checked: \(today)"]
  }

  private func evidence(_ separation: OutcomeSummary.Separation, _ code: String?) -> String {
    let start = (separation.since ?? summary.days?.first).map { " from \($0)" } ?? ""
    let end = (summary.days?.last).map { " to \($0)" } ?? ""
    let (refused, accepted) = (separation.refused, separation.accepted)
    return "Our own posts\(start)\(end): \(refused.count) of \(refused.total) refusals"
      + (code.flatMap(Self.plain).map { " with code \($0)" } ?? "")
      + ", \(accepted.count) of \(accepted.total) accepted posts"
  }

  private func evidence(_ contradicted: OutcomeSummary.Contradicted) -> String {
    let start = (contradicted.since ?? summary.days?.first).map { " from \($0)" } ?? ""
    let end = (summary.days?.last).map { " to \($0)" } ?? ""
    return
      "Our own posts\(start)\(end): \(contradicted.accepted.count) of \(contradicted.accepted.total) were accepted"
  }

  /// Returns a code that can stand in a YAML text; nil for another one.
  private static func plain(_ code: String) -> String? {
    code.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      ? code : nil
  }
}
