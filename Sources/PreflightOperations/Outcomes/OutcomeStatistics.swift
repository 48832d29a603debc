import MediaProbe
package import Preflight
import PreflightDocuments
package import PreflightReports
import PreflightRules

extension OutcomeTable {
  /// Counts how often predictions agreed with answers, for each destination and rule.
  ///
  /// - Parameter destinations: The destinations whose rules and codes are known.
  package func summary(_ destinations: DestinationList) -> OutcomeSummary {
    var summary = OutcomeSummary()
    summary.posts = posts.count
    (summary.repeated, summary.damaged, summary.damage) = (repeated, damaged, damage)
    if let first = posts.map(\.day).min(), let last = posts.map(\.day).max() { summary.days = (first, last) }
    let known = Dictionary(destinations.all.map { ($0.id, $0) }) { first, _ in first }
    var groups: [Int32: [Post]] = [:]
    for post in posts { groups[post.destination, default: []].append(post) }
    for (number, posts) in groups.sorted(by: { words[$0.key] < words[$1.key] }) {
      let destination = known[words[number]]
      summary.destinations.append(self.summary(of: posts, words[number], destination))
      for post in posts { summary.all.add(post) }
      summary.unlisted += unlisted(in: posts, words[number], destination)
    }
    return summary
  }

  private func summary(of posts: [Post], _ id: String, _ destination: Destination?) -> OutcomeSummary.OfDestination {
    var result = OutcomeSummary.OfDestination(id: id, isKnown: destination != nil)
    var months: [Int: OutcomeSummary.Month] = [:]
    for post in posts {
      result.agreement.add(post)
      months[post.day.monthNumber, default: OutcomeSummary.Month(year: post.day.year, month: post.day.month)].add(post)
    }
    result.months = months.sorted { $0.key < $1.key }.map(\.value)
    result.rules = rules(in: posts, refusals: result.agreement.refused)
    let fired = Set(result.rules.map(\.id))
    let known = destination?.slots.flatMap(\.rules).map(\.id) ?? []
    result.neverFired = Array(Set(known).subtracting(fired)).sorted()
    let search = SeparationSearch(self, posts, destination)
    result.unexplained = search.unexplained()
    result.contradicted = search.contradicted(result.rules)
    return result
  }

  /// Counts the answers to the posts that each rule had a finding for, the most frequent first.
  private func rules(in posts: [Post], refusals: Int) -> [OutcomeSummary.OfRule] {
    var rules: [Int32: OutcomeSummary.OfRule] = [:]
    func rule(_ number: Int32) -> OutcomeSummary.OfRule {
      rules[number] ?? OutcomeSummary.OfRule(id: words[number], refusals: refusals)
    }
    for post in posts where post.answer != .unrelated {
      // A rule of a request can have several findings, one for each file.
      for number in Set(lists[post.errors]) {
        var found = rule(number)
        found.errors += 1
        if post.answer == .refused { found.refused += 1 }
        if post.answer == .accepted { found.accepted += 1 }
        rules[number] = found
      }
      for number in Set(lists[post.warnings]) {
        var found = rule(number)
        found.warnings += 1
        rules[number] = found
      }
    }
    return rules.values.sorted { ($1.errors, $1.warnings, $0.id) < ($0.errors, $0.warnings, $1.id) }
  }

  /// Returns the codes of answers that no document of a destination lists, the most frequent first.
  private func unlisted(
    in posts: [Post], _ id: String, _ destination: Destination?
  ) -> [OutcomeSummary.UnlistedCode] {
    var counts: [Int32: Int] = [:]
    for post in posts where post.code >= 0 { counts[post.code, default: 0] += 1 }
    return counts.filter { destination?.lists(code: words[$0.key]) != true }
      .map { OutcomeSummary.UnlistedCode(destination: id, code: words[$0.key], posts: $0.value) }
      .sorted { ($1.posts, $0.code) < ($0.posts, $1.code) }
  }
}

extension Destination {
  /// True if the documents of the destination have this code.
  package func lists(code: String) -> Bool {
    shareStates?.states.contains { String($0.code) == code || $0.constants.contains(code) } == true
      || nativeCodes?.codes.contains { $0.code == code || $0.constants.contains(code) } == true
  }
}

extension OutcomeTable.Post {
  /// True if the prediction was a failure. A file that cannot be read fails too.
  var isPredictedToFail: Bool { predicted == .fail || predicted == .unreadable }
}

extension OutcomeSummary.Agreement {
  fileprivate mutating func add(_ post: OutcomeTable.Post) {
    let fails = post.isPredictedToFail
    switch post.answer {
    case .refused:
      refused += 1
      if fails { refusedFail += 1 }
      if post.predicted == .warn { refusedWarn += 1 }
      if post.predicted == .notApplicable { refusedNotApplicable += 1 }
    case .accepted:
      accepted += 1
      if fails { acceptedFail += 1 }
      if post.predicted == .warn { acceptedWarn += 1 }
    case .altered:
      altered += 1
      if fails || post.predicted == .warn { alteredNoticed += 1 }
    case .unrelated: unrelated += 1
    }
  }
}

extension OutcomeSummary.Month {
  fileprivate mutating func add(_ post: OutcomeTable.Post) {
    posts += 1
    switch (post.answer, post.isPredictedToFail) {
    case (.refused, true): predicted += 1
    case (.refused, false): missed += 1
    case (.accepted, true): falseAlarms += 1
    default: break
    }
  }
}

extension CivilDate {
  /// The number of months since the year 0.
  var monthNumber: Int { year * 12 + month - 1 }
}
