package import MediaProbe
package import Preflight
import PreflightDocuments
import PreflightReports
import WorkerPool

/// Reads posted files, judges them, and records the predictions with the answers of their destinations.
package struct OutcomeJob: Sendable {
  /// A post and the answer to it.
  package struct Posted: Sendable {
    package var file: AssetPath
    package var destination: String
    package var answer: PostAnswer
    package var code: String?
    package var text: String?
    package var date: CivilDate
    /// The name of the post in the system that posted it; nil for none.
    package var post: String?

    package init(
      _ file: AssetPath, to destination: String, answer: PostAnswer, code: String? = nil, text: String? = nil,
      date: CivilDate, post: String? = nil
    ) {
      self.file = file
      self.destination = destination
      self.answer = answer
      self.code = code
      self.text = text
      self.date = date
      self.post = post
    }
  }

  private let choice: JobChoice
  private let surroundings: Surroundings
  /// True if texts are stored as they are, with the names in them.
  private let keepsNames: Bool

  package init(_ choice: JobChoice, keepsNames: Bool, in surroundings: Surroundings) {
    (self.choice, self.keepsNames, self.surroundings) = (choice, keepsNames, surroundings)
  }

  /// Returns a record for each destination of a post.
  ///
  /// - Parameter remark: Takes what a person should know of a record, such as a code that no document lists.
  package func records(
    of posted: [Posted], remark: (CommandText) -> Void
  ) async throws -> [OutcomeRecord] {
    let today = try surroundings.dayOfRun()
    if let ahead = posted.first(where: { $0.date > today }) {
      throw mistake(.dayAhead("\(ahead.date)", "\(today)"))
    }
    let settings = try choice.settings(near: posted.map(\.file), in: surroundings)
    let reading = try settings.reading()
    let pool = reading.makePool()
    let checker = reading.makeChecker(pool)
    var plans: [String: ScanPlan] = [:]
    var records: [OutcomeRecord] = []
    var remarked: Set<String> = []
    for post in posted {
      try post.file.expectFile()
      let plan: ScanPlan
      if let known = plans[post.destination] {
        plan = known
      } else {
        var choice = choice
        choice.to = post.destination.split(separator: ",").map(String.init)
        let own = try choice.settings(near: posted.map(\.file), in: surroundings)
        plan = try choice.plan(own)
        try own.expectDepth(of: plan)
        plans[post.destination] = plan
      }
      let facts = try await checker.facts(of: post.file)
      guard let sum = (try? OpenFile(post.file))?.sha256 else {
        throw Failure(.incomplete, .unreadablePost(shown(post.file)))
      }
      for (judge, verdict) in verdicts(on: post.file, facts, plan) {
        var (answer, code) = (post.answer, post.code)
        if let given = code, answer == .refused {
          if verdict.destination.isAtRunTime(code: given) { answer = .unrelated }
          if !verdict.destination.lists(code: given), remarked.insert("\(verdict.destination.id)/\(given)").inserted {
            remark(.codeNotListed(verdict.destination.shortName, given))
          }
        }
        if answer == .accepted { code = nil }
        let text = post.text.map { keepsNames ? $0 : Self.withoutNames($0, of: post.file) }
        records.append(
          OutcomeRecord(
            facts, verdict, rules: judge.fingerprint, sha256: sum, answer: answer, code: code, text: text,
            date: post.date, post: post.post))
      }
    }
    await pool?.shutdown()
    return records
  }

  private func verdicts(on path: AssetPath, _ facts: MediaFacts, _ plan: ScanPlan) -> [(Judge, Verdict)] {
    let judges = plan.policy.judges(of: path)
    return CheckedAsset(path, facts, by: plan.policy, isNamed: true).verdicts.compactMap { verdict in
      judges.first { $0.destination === verdict.destination }.map { ($0, verdict) }
    }
  }

  /// Returns a text in which words that can name a person are replaced: names with @, addresses, and the name of the file.
  package static func withoutNames(_ text: String, of file: AssetPath) -> String {
    let name = AssetPath(bytes: Array(file.lastComponent)).text
    return text.replacing(name, with: "…").split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.contains("@") || word.contains("://") || word.hasPrefix("www.") ? "…" : String(word)
    }.joined(separator: " ")
  }
}

extension Destination {
  /// True for a code that only the time of the request can cause, such as an expired login.
  fileprivate func isAtRunTime(code: String) -> Bool {
    let evidence = nativeCodes?[code]?.predictableFrom ?? Int(code).flatMap { shareState($0)?.predictableFrom } ?? []
    return !evidence.isEmpty && evidence.allSatisfy { $0 == .runTime }
  }
}
