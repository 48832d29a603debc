import MediaProbe
import Preflight
import PreflightReports
import PreflightRules

/// Searches the posts of one destination for the smallest decision that separates two groups of them: one comparison of one fact, from a
/// day on.
struct SeparationSearch {
  /// The fewest posts that a decision must cover. Two can agree by chance in many facts.
  private static let fewest = 3
  /// The least difference of the covered shares of both groups.
  private static let leastScore = 0.8
  /// Decisions whose difference is this close are alike, because facts such as the durations of a file and of its sound are.
  private static let alike = 0.02
  /// The greatest probability that a decision separates the groups by chance, divided by the number of decisions that were tried.
  private static let greatestChance = 0.01

  private let table: OutcomeTable
  private let posts: [OutcomeTable.Post]
  private let destination: Destination?

  init(_ table: OutcomeTable, _ posts: [OutcomeTable.Post], _ destination: Destination?) {
    (self.table, self.posts, self.destination) = (table, posts, destination)
  }

  // MARK: - Results

  /// Returns the refusals that no rule explains, by code, the most frequent first.
  func unexplained() -> [OutcomeSummary.Unexplained] {
    var groups: [Int32: [OutcomeTable.Post]] = [:]
    // No slot takes a file that is not applicable, which explains its refusal.
    for post in posts where post.answer == .refused && !post.isPredictedToFail && post.predicted != .notApplicable {
      groups[post.code, default: []].append(post)
    }
    let passed = posts.filter { $0.answer == .accepted || $0.answer == .altered }
    return groups.map { code, refused in
      let found = search(refused, against: passed)
      return OutcomeSummary.Unexplained(
        code: code < 0 ? nil : table.words[code], ids: refused.prefix(10).map(\.text), posts: refused.count,
        separation: found.map { separation($0, refused, passed) })
    }.sorted { ($1.posts, $0.code ?? "") < ($0.posts, $1.code ?? "") }
  }

  private func separation(
    _ found: Found, _ refused: [OutcomeTable.Post], _ passed: [OutcomeTable.Post]
  ) -> OutcomeSummary.Separation {
    let name = found.decision.fact
    let earlier = found.since.map { day in covered(by: found.decision, passed.filter { $0.day < day }) } ?? []
    let rule = rule(on: name, above: found.decision.comparison == .above)
    return OutcomeSummary.Separation(
      decision: found.decision, refused: ObservedShare(found.inside, of: refused.count),
      accepted: ObservedShare(found.outside, of: found.others), since: found.since, acceptedBefore: earlier.count,
      lastAccepted: earlier.map(\.day).max(), rule: rule?.rule.id, ruleLimit: rule?.limit)
  }

  /// Returns the rules with errors on posts that the destination accepted.
  func contradicted(_ rules: [OutcomeSummary.OfRule]) -> [OutcomeSummary.Contradicted] {
    rules.filter { $0.accepted >= Self.fewest }.compactMap { counted in
      guard let number = table.words.known(counted.id) else { return nil }
      let lists = Set(table.lists.values.indices.filter { table.lists.values[$0].contains(number) }.map { Int32($0) })
      let failed = posts.filter { lists.contains($0.errors) }
      let accepted = failed.filter { $0.answer == .accepted }
      let refused = failed.filter { $0.answer == .refused }
      var best: (score: Double, since: CivilDate?)?
      for since in starts(of: accepted) {
        let inside = since.map { day in accepted.count { $0.day >= day } } ?? accepted.count
        let others = since.map { day in refused.count { $0.day >= day } } ?? refused.count
        let score =
          Double(inside) / Double(accepted.count) - (refused.isEmpty ? 0 : Double(others) / Double(refused.count))
        if score > (best?.score ?? Self.leastScore - Self.alike) + Self.alike { best = (score, since) }
      }
      guard let best else { return nil }
      let since = best.since
      let inTime = accepted.filter { $0.day >= (since ?? $0.day) }
      let all = failed.count { $0.day >= (since ?? $0.day) && ($0.answer == .accepted || $0.answer == .refused) }
      let limit = limit(ofRule: counted.id)
      return OutcomeSummary.Contradicted(
        rule: counted.id, accepted: ObservedShare(inTime.count, of: all), since: since,
        decision: limit.flatMap { looser($0, inTime, refused.filter { $0.day >= (since ?? $0.day) }) },
        ruleLimit: limit?.limit)
    }
  }

  /// Returns the limit that accepted posts allow.
  private func looser(
    _ rule: RuleLimit, _ accepted: [OutcomeTable.Post], _ refused: [OutcomeTable.Post]
  ) -> OutcomeSummary.Decision? {
    let inside = accepted.compactMap { value(of: rule.fact, in: $0) }
    let beyond = refused.compactMap { value(of: rule.fact, in: $0) }
    if rule.isUpper {
      guard let most = inside.max() else { return nil }
      let next = beyond.filter { $0 > most }.min() ?? most
      return .init(fact: rule.fact, above: next > most ? Self.round(most, next) : most, between: (most, next))
    }
    guard let least = inside.min() else { return nil }
    let next = beyond.filter { $0 < least }.max() ?? least
    return .init(fact: rule.fact, below: next < least ? -Self.round(-least, -next) : least, between: (least, next))
  }

  // MARK: - Rules

  private struct RuleLimit {
    let rule: Rule
    let fact: String
    let limit: Double
    /// True for a greatest value.
    let isUpper: Bool
  }

  private func limits(of rule: Rule) -> [RuleLimit] {
    guard case .measure = rule.subject, case .within(let bound) = rule.constraint else { return [] }
    func limit(_ limit: Limit, isUpper: Bool) -> RuleLimit? {
      guard case .fixed(let number) = limit else { return nil }
      return RuleLimit(
        rule: rule, fact: rule.subject.name, limit: Double(number.numerator) / Double(number.denominator),
        isUpper: isUpper)
    }
    return switch bound {
    case .max(let most), .below(let most): [limit(most, isUpper: true)].compactMap(\.self)
    case .min(let least), .above(let least): [limit(least, isUpper: false)].compactMap(\.self)
    case .range(let least, let most): [limit(least, isUpper: false), limit(most, isUpper: true)].compactMap(\.self)
    }
  }

  private var rules: [Rule] { destination?.slots.flatMap(\.rules) ?? [] }

  /// Returns the rule on a fact with a limit on one side; nil for none.
  private func rule(on fact: String, above isUpper: Bool) -> RuleLimit? {
    // A rule on the length of a file can be on that of its picture.
    let names = fact == "duration" ? [fact, "video.duration"] : [fact]
    let found = names.flatMap { name in rules.filter { $0.subject.name == name } }.flatMap(limits)
      .filter { $0.isUpper == isUpper }
    // A recommendation can have another limit.
    return found.first { $0.rule.strength != .advice && $0.rule.strength != .remark } ?? found.first
  }

  private func limit(ofRule id: String) -> RuleLimit? { rules.first { $0.id == id }.flatMap { limits(of: $0).last } }

  // MARK: - Search

  private struct Found {
    let decision: OutcomeSummary.Decision
    let since: CivilDate?
    /// The posts of the first group that it covers, and those of the second.
    let inside: Int
    let outside: Int
    /// The posts of the second group in the same time.
    let others: Int
    let score: Double
  }

  /// Returns nil for all days, and the first day of each month in which posts were.
  private func starts(of posts: [OutcomeTable.Post]) -> [CivilDate?] {
    let months = Set(posts.map(\.day.monthNumber)).sorted()
    return [nil] + months.map { CivilDate($0 / 12, $0 % 12 + 1, 1) }
  }

  /// Returns the decision that covers most of the first posts and fewest of the others.
  private func search(_ group: [OutcomeTable.Post], against others: [OutcomeTable.Post]) -> Found? {
    guard group.count >= Self.fewest, !others.isEmpty else { return nil }
    let starts = starts(of: group)
    // The posts of the other group from each start on.
    let totals = starts.map { start in start.map { day in others.count { $0.day >= day } } ?? others.count }
    var candidates: [Found] = []
    var tried = 0
    for fact in facts(of: group) {
      let values = values(of: fact, group, others)
      for (start, total) in zip(starts, totals) where total >= Self.fewest {
        tried += 1
        candidates += best(of: values, table.words[fact], since: start, group.count, total)
      }
    }
    guard let top = candidates.map(\.score).max(), top >= Self.leastScore else { return nil }
    let found = candidates.filter { $0.score >= top - Self.alike }.min { precedes($0, $1) }
    return found.flatMap { found in
      let chance = Self.chance(found.inside, of: group.count, found.outside, of: found.others)
      return found.inside >= Self.fewest && chance * Double(max(1, tried)) <= Self.greatestChance ? found : nil
    }
  }

  /// True if the left one of two decisions that separate alike is the simpler one: for all days, on a fact that a rule is about, with a
  /// rounder limit, and on the fact that comes first.
  private func precedes(_ left: Found, _ right: Found) -> Bool {
    func key(_ found: Found) -> [Int] {
      let name = found.decision.fact
      let hasRule = rules.contains { $0.subject.name == name }
      let isBounded = rule(on: name, above: found.decision.comparison == .above) != nil
      let month = found.since.map(\.monthNumber) ?? 0
      return [
        found.since == nil ? 0 : 1, isBounded ? 0 : 1, hasRule ? 0 : 1, Int(-found.score * 1000), month,
        found.decision.limit.map(Self.digits) ?? 1, Self.order[name] ?? Int.max,
      ]
    }
    return key(left).lexicographicallyPrecedes(key(right))
  }

  private static let order = Dictionary(
    uniqueKeysWithValues: Fact.allCases.enumerated().map { ($1.rawValue, $0) })

  /// The values of one fact in the posts that have it.
  private struct Values {
    var numbers: [(value: Double, day: CivilDate, isMember: Bool)] = []
    var words: [Int32: [(day: CivilDate, isMember: Bool)]] = [:]
  }

  /// Returns the values of a fact in two groups, and sorts the numbers.
  private func values(of fact: Int32, _ group: [OutcomeTable.Post], _ others: [OutcomeTable.Post]) -> Values {
    let places = table.places(of: fact)
    var values = Values()
    for (posts, isMember) in [(group, true), (others, false)] {
      for post in posts {
        guard let place = places[Int(post.shape)] else { continue }
        let value = table.value(of: post, at: place.index)
        if place.isNumber {
          values.numbers.append((value, post.day, isMember))
        } else {
          values.words[Int32(value), default: []].append((post.day, isMember))
        }
      }
    }
    values.numbers.sort { $0.value < $1.value }
    return values
  }

  private func facts(of posts: [OutcomeTable.Post]) -> [Int32] {
    var facts: Set<Int32> = []
    for shape in Set(posts.map(\.shape)) { facts.formUnion(table.shapes[shape].map(\.name)) }
    return facts.sorted()
  }

  /// Returns the best comparisons of one fact, at most one of each kind.
  private func best(
    of values: Values, _ name: String, since start: CivilDate?, _ group: Int, _ total: Int
  ) -> [Found] {
    func score(_ inside: Int, _ outside: Int) -> Double {
      Double(inside) / Double(group) - Double(outside) / Double(total)
    }
    var found: [Found] = []
    for (word, entries) in values.words {
      let inTime = entries.filter { $0.day >= (start ?? $0.day) }
      let inside = inTime.count { $0.isMember }
      let outside = inTime.count - inside
      guard score(inside, outside) >= Self.leastScore else { continue }
      found.append(
        Found(
          decision: .init(fact: name, equals: table.words[word]), since: start, inside: inside, outside: outside,
          others: total, score: score(inside, outside)))
    }
    let numbers = start.map { day in values.numbers.filter { $0.day >= day } } ?? values.numbers
    let members = numbers.count { $0.isMember }
    var below = (inside: 0, outside: 0)
    var upper: (place: Int, inside: Int, outside: Int, score: Double)?
    var lower: (place: Int, inside: Int, outside: Int, score: Double)?
    for (place, entry) in numbers.enumerated() {
      // A limit lies between two different values.
      if place > 0, numbers[place - 1].value < entry.value {
        let above = (inside: members - below.inside, outside: numbers.count - members - below.outside)
        let (ofAbove, ofBelow) = (score(above.inside, above.outside), score(below.inside, below.outside))
        if ofAbove > (upper?.score ?? Self.leastScore - 0.001) { upper = (place, above.inside, above.outside, ofAbove) }
        if ofBelow > (lower?.score ?? Self.leastScore - 0.001) { lower = (place, below.inside, below.outside, ofBelow) }
      }
      if entry.isMember { below.inside += 1 } else { below.outside += 1 }
    }
    if let upper {
      let (inside, outside) = (numbers[upper.place - 1].value, numbers[upper.place].value)
      found.append(
        Found(
          decision: .init(fact: name, above: Self.round(inside, outside), between: (inside, outside)), since: start,
          inside: upper.inside, outside: upper.outside, others: total, score: upper.score))
    }
    if let lower {
      let (outside, inside) = (numbers[lower.place - 1].value, numbers[lower.place].value)
      found.append(
        Found(
          decision: .init(fact: name, below: -Self.round(-inside, -outside), between: (inside, outside)), since: start,
          inside: lower.inside, outside: lower.outside, others: total, score: lower.score))
    }
    return found
  }

  private func value(of fact: String, in post: OutcomeTable.Post) -> Double? {
    guard let number = table.words.known(fact), let place = table.places(of: number)[Int(post.shape)], place.isNumber
    else { return nil }
    return table.value(of: post, at: place.index)
  }

  /// Returns the posts that a decision covers.
  private func covered(by decision: OutcomeSummary.Decision, _ posts: [OutcomeTable.Post]) -> [OutcomeTable.Post] {
    guard let fact = table.words.known(decision.fact) else { return [] }
    let places = table.places(of: fact)
    let word = decision.word.flatMap(table.words.known).map { Double($0) }
    return posts.filter { post in
      guard let place = places[Int(post.shape)], place.isNumber == (decision.limit != nil) else { return false }
      let value = table.value(of: post, at: place.index)
      return decision.limit.map { decision.comparison == .above ? value > $0 : value < $0 } ?? (value == word)
    }
  }

  // MARK: - Numbers

  /// Returns the number with the fewest digits that is at least the first and less than the second.
  static func round(_ least: Double, _ bound: Double) -> Double {
    guard least < bound, least.magnitude < 1e15, bound.magnitude < 1e15 else { return least }
    var step = 1.0
    while step < bound - least { step *= 10 }
    while step > 1e-6 {
      let number =
        step >= 1
        ? (least / step).rounded(.up) * step : (least * (1 / step).rounded()).rounded(.up) / (1 / step).rounded()
      if number >= least, number < bound { return number }
      step /= 10
    }
    return least
  }

  /// The number of digits of a number without the zeros at its ends.
  private static func digits(_ number: Double) -> Int {
    guard number != 0, number.isFinite else { return 1 }
    let text = "\(number.magnitude)".filter { $0 != "." }
    let kept = text.drop { $0 == "0" }
    return kept.reversed().drop { $0 == "0" }.count
  }

  /// Returns the probability that a drawing of as many posts from both groups has exactly these parts (hypergeometric distribution).
  static func chance(_ inside: Int, of group: Int, _ outside: Int, of others: Int) -> Double {
    let drawn = inside + outside
    var chance = 1.0
    var (draws, orders) = (0, 0)
    // The factors of the draws are at most 1, and those of their orders at least 1. Taken in turn, they do not overflow.
    while draws < drawn || orders < outside {
      if orders < outside, chance <= 1 || draws == drawn {
        orders += 1
        chance *= Double(inside + orders) / Double(orders)
      } else {
        let left = draws < inside ? group - draws : others - (draws - inside)
        chance *= Double(left) / Double(group + others - draws)
        draws += 1
      }
    }
    return chance
  }
}

extension OutcomeTable.Post {
  /// The id as it is written: 16 hexadecimal digits.
  var text: String {
    let digits = String(id, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
