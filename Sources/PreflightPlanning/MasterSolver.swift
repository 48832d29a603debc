package import MediaProbe
package import PreflightJudging
import PreflightRules

extension Master {
  /// Returns the master of as many of these destinations as possible; nil if no master exists for any of them.
  ///
  /// The master meets all rules that are errors. It meets rules that warn if they agree with these and with each other.
  package static func make(
    _ kind: MediaFacts.Kind, for judges: [Judge]
  ) -> (master: Master?, excluded: [Exclusion]) {
    let all = judges.indices
    var best = choose(kind, judges, Array(all))
    // If rules exclude each other, another order can serve more destinations. So each excluded destination comes first once.
    for first in best.excluded.filter({ $0.conflict != nil }).map({ $0.index }) {
      let choice = choose(kind, judges, [first] + all.filter { $0 != first })
      if choice.slots.count > best.slots.count { best = choice }
    }
    let excluded = all.compactMap { index in best.excluded.first { $0.index == index } }.map {
      Exclusion(destination: judges[$0.index].destination, conflict: $0.conflict)
    }
    let places = all.compactMap { index in
      best.slots.first { $0.index == index }.map { Place(judge: judges[index], slot: $0.slot.name) }
    }
    guard let solution = best.solution, !places.isEmpty else { return (nil, excluded) }
    return (
      Master(
        kind: kind, places: places, excluded: excluded, format: solution.format, size: solution.size,
        ranges: solution.ranges, chosen: solution.chosen, facts: solution.facts, wordRules: solution.wordRules,
        sizeRules: solution.sizeRules, unmet: solution.unmet),
      excluded
    )
  }

  private struct Choice {
    var slots: [(index: Int, slot: PreparedSlot)] = []
    var excluded: [(index: Int, conflict: Conflict?)] = []
    var solution: Solution?
  }

  /// Adds one destination after the other, each in its first slot that agrees with those before.
  private static func choose(_ kind: MediaFacts.Kind, _ judges: [Judge], _ order: [Int]) -> Choice {
    var choice = Choice()
    // Usually the first slots of all destinations agree, and one solution is enough.
    let firsts = order.compactMap { index in
      judges[index].slots.first { $0.takes.contains(kind) }.map { (index: index, slot: $0) }
    }
    if case .success(let solution) = Solution.of(kind, firsts.map({ $0.slot })) {
      choice.slots = firsts
      choice.solution = solution
      choice.excluded = order.filter { index in !firsts.contains { $0.index == index } }.map { ($0, nil) }
      return choice
    }
    for index in order {
      let slots = judges[index].slots.filter { $0.takes.contains(kind) }
      var conflict: Conflict?
      var isServed = false
      for slot in slots {
        switch Solution.of(kind, choice.slots.map({ $0.slot }) + [slot]) {
        case .success(let solution):
          choice.slots.append((index, slot))
          choice.solution = solution
          isServed = true
        case .failure(let error): conflict = conflict ?? error.conflict
        }
        if isServed { break }
      }
      if !isServed { choice.excluded.append((index, conflict)) }
    }
    return choice
  }
}

/// A file that meets the rules of several slots.
struct Solution {
  var format: MasterFormat
  var size: PixelSize
  var ranges: [MasterNumber: Interval] = [:]
  var chosen: [MasterNumber: Ratio] = [:]
  var facts: MediaFacts
  var wordRules: [(subject: String, rules: [String])] = []
  var sizeRules: [String] = []
  var unmet: [String] = []

  /// Returns the file that meets all rules that are errors and most rules that warn, or the rules that exclude each other.
  static func of(_ kind: MediaFacts.Kind, _ slots: [PreparedSlot]) -> Result<Solution, ConflictError> {
    let rules = MasterRules(slots)
    var candidates: [(format: MasterFormat, warnings: Int)] = []
    var broken: [[String]] = []
    for format in MasterFormat.all(kind) {
      let facts = format.facts(kind)
      let unmet = rules.words.filter { $0.answer(for: facts) == .notMet }
      let errors = unmet.filter { $0.severity == .error }.map { $0.rule.id }
      if errors.isEmpty { candidates.append((format, unmet.count)) } else { broken.append(errors) }
    }
    var failure = Conflict("format", Conflict.core(broken))
    // Sorting is stable, so that the preferred format is first among those with the same number of warnings.
    var isFirst = true
    for candidate in candidates.sorted(by: { $0.warnings < $1.warnings }) {
      switch solve(kind, candidate.format, rules) {
      case .success(let solution): return .success(solution)
      case .failure(let error):
        if isFirst { failure = error.conflict }
        isFirst = false
      }
    }
    return .failure(ConflictError(failure))
  }

  private static func solve(
    _ kind: MediaFacts.Kind, _ format: MasterFormat, _ rules: MasterRules
  ) -> Result<Solution, ConflictError> {
    let base = format.facts(kind)
    var unmet = rules.words.filter { $0.answer(for: base) == .notMet }.map { $0.rule.id }

    // Numbers: errors first, then those warnings that leave an allowed range.
    var ranges: [MasterNumber: Interval] = [:]
    var strict = ranges
    for severity in [Severity.error, .warning] {
      for rule in rules.numbers where rule.severity == severity && rule.condition(for: base) != .notMet {
        guard case .measure(let measure) = rule.subject, let number = MasterNumber(measure), let own = rule.interval
        else { continue }
        let range = (ranges[number] ?? Interval()).intersection(own)
        if !range.isEmpty {
          ranges[number] = range
        } else if severity == .error {
          return .failure(ConflictError(Conflict(number.rawValue, range.rules)))
        } else {
          unmet.append(rule.rule.id)
        }
      }
      for number in MasterNumber.allCases where severity == .error {
        let unions = rules.unions(of: number, for: base)
        if unions.isEmpty { continue }
        let options = unions.map { $0.ranges }
        guard let range = MasterNumbers.narrowed(ranges[number] ?? Interval(), by: options[...], number) else {
          return .failure(ConflictError(Conflict(number.rawValue, conflict(of: unions, ranges[number]))))
        }
        ranges[number] = range
      }
      if severity == .error { strict = ranges }
    }

    let sizes = rules.sizes + rules.words.filter { $0.isSizeUnion }
    let size: PixelSize
    switch MasterSize(kind: kind, rules: sizes, base: base).choose() {
    case .success(let chosen): size = chosen
    case .failure(let error): return .failure(error)
    }
    var facts = base.sized(size, kind)
    unmet += sizes.filter { $0.answer(for: facts) == .notMet }.map { $0.rule.id }

    let chosen: [MasterNumber: Ratio]
    var numbers = MasterNumbers(kind: kind, size: size, ranges: ranges).choose()
    if case .failure = numbers {
      // Warnings that leave no choice of numbers are not followed.
      ranges = strict
      numbers = MasterNumbers(kind: kind, size: size, ranges: ranges).choose()
    }
    switch numbers {
    case .success(let numbers): chosen = numbers
    case .failure(let error): return .failure(error)
    }
    for (number, value) in chosen { facts = facts.with(value, for: number) }

    // Constraints that are not ranges, such as lists of numbers, are only checked here.
    let all = rules.words + rules.numbers + rules.sizes
    if let first = all.first(where: { $0.severity == .error && $0.answer(for: facts) == .notMet }) {
      return .failure(ConflictError(Conflict(first.subject.name, [first.rule.id])))
    }
    for rule in rules.words + rules.numbers where rule.answer(for: facts) == .notMet && !unmet.contains(rule.rule.id) {
      unmet.append(rule.rule.id)
    }

    var solution = Solution(format: format, size: size, ranges: ranges, chosen: chosen, facts: facts)
    for rule in rules.words
    where !unmet.contains(rule.rule.id) && !rule.isSizeUnion && rule.condition(for: base) == .met
      && base.reading(of: rule.subject) != .absent
    {
      let name = rule.subject.name
      if let index = solution.wordRules.firstIndex(where: { $0.subject == name }) {
        if !solution.wordRules[index].rules.contains(rule.rule.id) {
          solution.wordRules[index].rules.append(rule.rule.id)
        }
      } else {
        solution.wordRules.append((name, [rule.rule.id]))
      }
    }
    for rule in sizes
    where !unmet.contains(rule.rule.id) && rule.condition(for: base) == .met
      && !solution.sizeRules.contains(rule.rule.id)
    {
      solution.sizeRules.append(rule.rule.id)
    }
    var seen: [String] = []
    for id in unmet where !seen.contains(id) { seen.append(id) }
    solution.unmet = seen
    return .success(solution)
  }

  /// Returns the rules that exclude each other: several that allow one of several ranges, and those of a range.
  private static func conflict(of unions: [PreparedRule], _ range: Interval?) -> [String] {
    var allowed = unions.map { (id: $0.rule.id, ranges: $0.ranges) }
    if let low = range?.low { for id in low.rules { allowed.append((id, [Interval(low: low)])) } }
    if let high = range?.high { for id in high.rules { allowed.append((id, [Interval(high: high)])) } }
    // If a file could meet some of the rules, it could with a value at an end of a range.
    let ends = allowed.flatMap { $0.ranges }.flatMap { [$0.low?.value, $0.high?.value] }.compactMap { $0 }
    let broken = ends.map { end in
      allowed.filter { rule in !rule.ranges.contains { $0.contains(end) } }.map { $0.id }
    }
    return Conflict.core(broken)
  }
}
