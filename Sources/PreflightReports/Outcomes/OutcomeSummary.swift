package import PreflightRules

/// A part of some posts, with the interval in which the share of all such posts probably lies.
package struct ObservedShare: Sendable, Equatable {
  package let count: Int
  package let total: Int

  package init(_ count: Int, of total: Int) { (self.count, self.total) = (count, total) }

  /// The share from 0 to 1; nil if there are no posts.
  package var value: Double? { total > 0 ? Double(count) / Double(total) : nil }

  /// The ends of the 95 % interval, from 0 to 1; nil if there are no posts. Unlike the usual interval, it is of use for few posts and
  /// for shares near 0 and 1.
  ///
  /// E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference. Journal of the American Statistical
  /// Association 22 (1927), 209–212: (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n), with z = 1.96 for 95 %.
  package var interval: (low: Double, high: Double)? {
    guard let share = value else { return nil }
    let n = Double(total)
    let square = 1.96 * 1.96
    let middle = share + square / (2 * n)
    let half = 1.96 * (share * (1 - share) / n + square / (4 * n * n)).squareRoot()
    let scale = 1 + square / n
    return (max(0, (middle - half) / scale), min(1, (middle + half) / scale))
  }
}

/// How often predictions agreed with the recorded answers of destinations.
package struct OutcomeSummary: Sendable {
  /// The days of the first and the last post; nil without posts.
  package var days: (first: CivilDate, last: CivilDate)?
  /// The posts that count, each once.
  package var posts = 0
  /// The records that repeat another one.
  package var repeated = 0
  /// The number of lines that are no records.
  package var damaged = 0
  /// The first of them.
  package var damage: [Damage] = []
  /// All destinations together.
  package var all = Agreement()
  package var destinations: [OfDestination] = []
  /// Answers with a code that the destination's documents do not list.
  package var unlisted: [UnlistedCode] = []

  package init() {}

  /// A line of the store that is no record.
  package struct Damage: Sendable, Equatable {
    package let line: Int
    package let reason: String

    package init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }
  }

  package struct UnlistedCode: Sendable, Equatable {
    package let destination: String
    package let code: String
    package let posts: Int

    package init(destination: String, code: String, posts: Int) {
      (self.destination, self.code, self.posts) = (destination, code, posts)
    }
  }

  /// Counts of answers and of the predictions for them. A refusal for a reason that no file shows, such as an expired login, counts in
  /// `unrelated` alone.
  package struct Agreement: Sendable, Equatable {
    package var refused = 0
    package var refusedFail = 0
    package var refusedWarn = 0
    /// Refusals of files that no slot of the destination takes.
    package var refusedNotApplicable = 0
    package var accepted = 0
    package var acceptedFail = 0
    package var acceptedWarn = 0
    /// Posts that the destination changed.
    package var altered = 0
    package var alteredNoticed = 0
    package var unrelated = 0

    package init() {}

    package var posts: Int { refused + accepted + altered + unrelated }
    /// The share of the refusals that were predicted to fail.
    package var recall: ObservedShare { ObservedShare(refusedFail, of: refused) }
    /// The share of the refusals that failed, warned or were not applicable.
    package var noticed: ObservedShare { ObservedShare(refusedFail + refusedWarn + refusedNotApplicable, of: refused) }
    /// The share of the predicted failures that were refused. Altered posts are no failures and no successes.
    package var precision: ObservedShare { ObservedShare(refusedFail, of: refusedFail + acceptedFail) }
  }

  /// The answers to posts for which a rule had a finding.
  package struct OfRule: Sendable, Equatable {
    package let id: String
    /// The posts with an error of the rule.
    package var errors = 0
    /// The posts with a warning of the rule.
    package var warnings = 0
    /// The posts with an error that were refused.
    package var refused = 0
    /// The posts with an error that were accepted.
    package var accepted = 0
    /// The refusals of the destination.
    package let refusals: Int

    package init(id: String, refusals: Int) { (self.id, self.refusals) = (id, refusals) }

    package var precision: ObservedShare { ObservedShare(refused, of: refused + accepted) }
    package var recall: ObservedShare { ObservedShare(refused, of: refusals) }
  }

  /// The posts of one month.
  package struct Month: Sendable, Equatable {
    package let year: Int
    package let month: Int
    package var predicted = 0
    package var missed = 0
    /// The accepted posts that were predicted to fail.
    package var falseAlarms = 0
    package var posts = 0

    package init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

    /// The month as in `2026-06`.
    package var name: String { String("\(CivilDate(year, month, 1)?.description ?? "")".prefix(7)) }
  }

  /// One comparison of one fact that separates posts.
  package struct Decision: Sendable, Equatable {
    package enum Comparison: String, Sendable { case above, below, equals }

    package let fact: String
    package let comparison: Comparison
    /// The roundest number between the values of both groups; nil for a word.
    package let limit: Double?
    /// The word; nil for a number.
    package let word: String?
    /// The values on both sides of the limit: the nearest that passed, and the nearest that did not. Nil for a word.
    package let between: (inside: Double, outside: Double)?

    package init(fact: String, above limit: Double, between: (inside: Double, outside: Double)) {
      (self.fact, comparison, self.limit, word, self.between) = (fact, .above, limit, nil, between)
    }

    package init(fact: String, below limit: Double, between: (inside: Double, outside: Double)) {
      (self.fact, comparison, self.limit, word, self.between) = (fact, .below, limit, nil, between)
    }

    package init(fact: String, equals word: String) {
      (self.fact, comparison, limit, self.word, between) = (fact, .equals, nil, word, nil)
    }

    package static func == (left: Decision, right: Decision) -> Bool {
      left.fact == right.fact && left.comparison == right.comparison && left.limit == right.limit
        && left.word == right.word && left.between?.inside == right.between?.inside
        && left.between?.outside == right.between?.outside
    }
  }

  /// Refusals that no rule explains, and the smallest decision that sets them apart from what passed.
  package struct Unexplained: Sendable, Equatable {
    /// The code of the answer; nil for none.
    package let code: String?
    /// The ids of the posts, at most ten.
    package let ids: [String]
    package let posts: Int
    /// Nil if no single comparison separates them, or if there are too few of them.
    package let separation: Separation?

    package init(code: String?, ids: [String], posts: Int, separation: Separation?) {
      (self.code, self.ids, self.posts, self.separation) = (code, ids, posts, separation)
    }
  }

  /// A decision with its evidence.
  package struct Separation: Sendable, Equatable {
    package let decision: Decision
    /// The refusals that the decision covers, of all in the group.
    package let refused: ObservedShare
    /// The accepted posts that it covers, of all in the same time.
    package let accepted: ObservedShare
    /// The day from which it holds; nil if it holds for all recorded days.
    package let since: CivilDate?
    /// The accepted posts before that day that it covers.
    package let acceptedBefore: Int
    /// The last day before `since` on which such a post passed; nil for none.
    package let lastAccepted: CivilDate?
    /// The rule of the destination on the same fact; nil for none.
    package let rule: String?
    /// The limit of that rule; nil for none.
    package let ruleLimit: Double?

    package init(
      decision: Decision, refused: ObservedShare, accepted: ObservedShare, since: CivilDate?, acceptedBefore: Int,
      lastAccepted: CivilDate?, rule: String?, ruleLimit: Double?
    ) {
      self.decision = decision
      self.refused = refused
      self.accepted = accepted
      self.since = since
      self.acceptedBefore = acceptedBefore
      self.lastAccepted = lastAccepted
      self.rule = rule
      self.ruleLimit = ruleLimit
    }
  }

  /// A rule that failed posts which the destination accepted.
  package struct Contradicted: Sendable, Equatable {
    package let rule: String
    /// The accepted posts with an error of the rule, of all with one, from the day on.
    package let accepted: ObservedShare
    package let since: CivilDate?
    /// The fact of the rule, and the limit that the accepted posts allow; nil if the rule has no limit of a number.
    package let decision: Decision?
    package let ruleLimit: Double?

    package init(
      rule: String, accepted: ObservedShare, since: CivilDate?, decision: Decision?, ruleLimit: Double?
    ) {
      (self.rule, self.accepted, self.since, self.decision, self.ruleLimit) =
        (rule, accepted, since, decision, ruleLimit)
    }
  }

  package struct OfDestination: Sendable {
    package let id: String
    /// False for a destination that is not in the list.
    package let isKnown: Bool
    package var agreement = Agreement()
    package var rules: [OfRule] = []
    /// The ids of the rules on files that had no finding.
    package var neverFired: [String] = []
    package var unexplained: [Unexplained] = []
    package var contradicted: [Contradicted] = []
    package var months: [Month] = []

    package init(id: String, isKnown: Bool) { (self.id, self.isKnown) = (id, isKnown) }
  }
}
