public import MediaProbe
public import PreflightJudging
public import PreflightRules
import Synchronization

/// A team's decision to accept findings of some rules in some files.
public struct Allowance: Sendable {
  package let paths: PathPatterns
  /// The ids of rules, which can contain `*`.
  package let rules: [RulePattern]
  package let errors: [ReadError.Code]
  /// The team's reason.
  public let reason: String
  /// The last day on which it applies; nil for no end.
  public let until: CivilDate?
  /// The place in its document, such as `preflight.yml:12`.
  package let place: String
  /// The part of the time line whose findings are accepted; nil for all.
  package let interval: Interval?
  /// True if files are delivered although a destination may refuse them.
  public let delivers: Bool

  /// A part of the time line, in seconds.
  public struct Interval: Sendable {
    let start: Double
    let end: Double

    /// The tolerance at both ends: a frame at 24 frames per second.
    private static let tolerance = 0.05

    package init(from start: Double, to end: Double) { (self.start, self.end) = (start, end) }

    func contains(_ interval: ContentInterval) -> Bool {
      interval.start >= start - Self.tolerance && interval.end <= end + Self.tolerance
    }
  }

  /// - Parameters:
  ///   - rules: The rules whose findings are accepted.
  ///   - errors: The codes of files that cannot be read and are accepted.
  ///   - delivers: True to deliver files although a destination may refuse them.
  public init(
    _ paths: PathPatterns, rules: [RulePattern], errors: [ReadError.Code], reason: String, until: CivilDate?,
    interval: Interval? = nil, delivers: Bool = false, place: String
  ) {
    self.paths = paths
    self.rules = rules
    self.errors = errors
    self.reason = reason
    self.until = until
    self.interval = interval
    self.delivers = delivers
    self.place = place
  }
}

/// The id of a rule, or a pattern of ids: `*/video-duration-max`, `instagram-reel/*`.
public struct RulePattern: Sendable, Hashable {
  /// The id or the pattern as it was written.
  public let text: String
  private let pattern: WildcardPattern

  /// Creates a pattern in which each `*` matches any text. Without `*`, it is the id of one rule.
  public init(_ text: String) {
    self.text = text
    pattern = WildcardPattern(text)
  }

  /// True if it matches several rules.
  public var isPattern: Bool { pattern.hasWildcards }

  /// Returns true if the pattern matches the whole id of a rule.
  public func matches(_ id: String) -> Bool { pattern.matches(id) }
}

/// The findings that a team accepts in a run, and a record of the baseline entries and allowances that were needed.
public final class Acceptances: Sendable {
  private struct Use {
    /// The files that were judged and have entries of the baseline, with the entries that were found.
    var found: [AssetPath: Set<Baseline.Entry>] = [:]
    /// For each allowance: true if a file with a matching path was judged, and true if the allowance was needed.
    var concerned: Set<Int> = []
    var needed: Set<Int> = []
    var written = Baseline()
    var accepted: [Acceptance.Origin: Int] = [:]
  }

  private let baseline: Baseline
  private let baselineScope: FolderScope?
  private let allowances: [Allowance]
  private let allowanceScope: FolderScope?
  private let today: CivilDate
  private let writtenScope: FolderScope?
  private let use = Mutex(Use())

  /// - Parameters:
  ///   - baseline: The accepted findings with the folder of their document; nil for none.
  ///   - allowances: The allowances with the folder of their document.
  ///   - today: The day that decides which allowances have expired.
  ///   - writingIn: The folder of the baseline that is written from this run; nil if the run writes no baseline.
  public init(
    baseline: (Baseline, FolderScope)?, allowances: ([Allowance], FolderScope)?, today: CivilDate,
    writingIn writtenScope: FolderScope? = nil
  ) {
    self.baseline = baseline?.0 ?? Baseline()
    baselineScope = baseline?.1
    self.allowances = allowances?.0 ?? []
    allowanceScope = allowances?.1
    self.today = today
    self.writtenScope = writtenScope
  }

  /// Returns an object that decides which findings of a file are accepted; nil if none can be.
  package func acceptor(for path: AssetPath) -> FileAcceptor? {
    let known = baselineScope.flatMap { scope -> (AssetPath, Set<Baseline.Entry>)? in
      let name = scope.relativePath(of: path)
      return baseline.entries[name].map { (name, $0) }
    }
    var matching: [(number: Int, allowance: Allowance)] = []
    if let allowanceScope, !allowances.isEmpty {
      let name = allowanceScope.relativePath(of: path)
      matching = allowances.enumerated().filter { $0.element.applies(to: name) }.map { ($0.offset, $0.element) }
    }
    if known == nil, matching.isEmpty { return nil }
    return FileAcceptor(known, matching, today: today)
  }

  /// Records which entries and allowances the verdicts on a file needed, and what a new baseline contains of them.
  func record(_ verdicts: [Verdict], on path: AssetPath, _ acceptor: FileAcceptor?) {
    if acceptor == nil, writtenScope == nil { return }
    var written: Set<Baseline.Entry> = []
    var accepted: [Acceptance.Origin] = []
    // A file that cannot be read, and a finding on the file itself, counts once for all destinations.
    if let acceptance = verdicts.lazy.compactMap(\.acceptance).first { accepted.append(acceptance.origin) }
    for (index, verdict) in verdicts.enumerated() {
      for finding in verdict.findings {
        if let acceptance = finding.acceptance, index == 0 || !finding.rule.isOfFile {
          accepted.append(acceptance.origin)
        }
        // An allowance has its own reason and end, so the baseline does not repeat it.
        if finding.acceptance?.origin != .allowance, finding.severity > .note || finding.acceptance != nil {
          written.insert(Baseline.Entry(finding.rule, measured: finding.measured, at: finding.intervals))
        }
      }
      if let error = verdict.error, error.code.isOfMedia, verdict.acceptance?.origin != .allowance {
        written.insert(.error(error.code))
      }
    }
    use.withLock { use in
      if let acceptor {
        if let name = acceptor.name { use.found[name] = acceptor.found }
        use.concerned.formUnion(acceptor.allowances.map(\.number))
        use.needed.formUnion(acceptor.needed)
        for origin in accepted { use.accepted[origin, default: 0] += 1 }
      }
      if let writtenScope, !written.isEmpty {
        let name = writtenScope.relativePath(of: path)
        for entry in written { use.written.insert(entry, for: name) }
      }
    }
  }

  /// The baseline that the findings of the run make.
  public var written: Baseline { use.withLock { $0.written } }

  /// The number of accepted findings and unreadable files, by the origin of their acceptance.
  public var accepted: [Acceptance.Origin: Int] { use.withLock { $0.accepted } }

  /// The entries of the baseline that this run showed to be gone: their file was judged and has no such finding, or is
  /// missing.
  ///
  /// - Parameter isJudged: Returns true if the run judged by a rule.
  public func goneEntries(
    in folder: AssetPath, isJudged: (_ rule: String) -> Bool
  ) -> [(path: AssetPath, entry: Baseline.Entry)] {
    let found = use.withLock { $0.found }
    var gone: [(path: AssetPath, entry: Baseline.Entry)] = []
    for (path, entries) in baseline.entries {
      if let found = found[path] {
        gone += entries.subtracting(found).filter { $0.isJudged(isJudged) }.map { (path, $0) }
      } else if (folder.bytes.isEmpty ? path : folder.appending(path.bytes)).isMissing {
        gone += entries.map { (path, $0) }
      }
    }
    return gone.sorted {
      $0.path == $1.path
        ? "\($0.entry)" < "\($1.entry)" : $0.path.bytes.lexicographicallyPrecedes($1.path.bytes)
    }
  }

  /// The allowances that no file needed although some had a matching path.
  public var unneeded: [Allowance] {
    let use = use.withLock { ($0.concerned, $0.needed) }
    return allowances.enumerated().filter { number, allowance in
      !allowance.hasExpired(on: today) && use.0.contains(number) && !use.1.contains(number)
    }.map(\.element)
  }

  /// The allowances that have expired.
  public var expired: [Allowance] { allowances.filter { $0.hasExpired(on: today) } }
}

extension Allowance {
  func hasExpired(on day: CivilDate) -> Bool { until.map { $0 < day } ?? false }

  fileprivate func names(_ rule: Rule) -> Bool { rules.contains { $0.matches(rule.id) } }

  /// The names of what it accepts and its place, for messages.
  public var title: String {
    (rules.map(\.text) + errors.map(\.rawValue)).joined(separator: ", ") + " (\(place))"
  }

  /// Returns true if it concerns a file.
  ///
  /// - Parameter path: The path relative to the folder of the configuration.
  public func applies(to path: AssetPath) -> Bool { paths.contains(path) }
}

extension Baseline.Entry {
  /// Returns true if a run would have found it: an error always, a finding if the run judged by its rule.
  fileprivate func isJudged(_ isJudged: (String) -> Bool) -> Bool {
    switch self {
    case .finding(let rule, _): isJudged(rule)
    case .error: true
    }
  }
}

/// Decides which findings of one file are accepted, and records what was needed.
package final class FileAcceptor: FindingAcceptor {
  /// The path in the baseline; nil if the baseline has no entry for it.
  let name: AssetPath?
  private let entries: Set<Baseline.Entry>
  let allowances: [(number: Int, allowance: Allowance)]
  private let today: CivilDate
  private(set) var found: Set<Baseline.Entry> = []
  private(set) var needed: Set<Int> = []

  init(
    _ known: (AssetPath, Set<Baseline.Entry>)?, _ allowances: [(number: Int, allowance: Allowance)], today: CivilDate
  ) {
    name = known?.0
    entries = known?.1 ?? []
    self.allowances = allowances
    self.today = today
  }

  package func acceptance(of rule: Rule, measured: FactValue?, at intervals: [ContentInterval]) -> Acceptance? {
    // An allowance without an interval accepts all of them. Otherwise each interval needs an allowance of its own.
    if let whole = allowance(where: { $0.interval == nil && $0.names(rule) }) { return accept(by: whole) }
    let parts = intervals.compactMap { allowance(of: rule, at: $0) }
    needed.formUnion(parts.map(\.number))
    if let part = parts.first, parts.count == intervals.count { return accept(by: part) }
    return known(Baseline.Entry(rule, measured: measured, at: rest(of: intervals, by: rule)))
  }

  /// Returns the intervals that no allowance accepts.
  func rest(of intervals: [ContentInterval], by rule: Rule) -> [ContentInterval] {
    intervals.filter { allowance(of: rule, at: $0) == nil }
  }

  /// Returns the allowance of an interval that breaks a rule; nil for an interval that no allowance accepts.
  private func allowance(of rule: Rule, at interval: ContentInterval) -> Found? {
    allowance { $0.interval?.contains(interval) == true && $0.names(rule) }
  }

  package func acceptance(of error: ReadError.Code) -> Acceptance? {
    allowance { $0.errors.contains(error) }.map(accept) ?? known(.error(error))
  }

  private typealias Found = (number: Int, allowance: Allowance)

  private func allowance(where isMeant: (Allowance) -> Bool) -> Found? {
    allowances.first { !$0.allowance.hasExpired(on: today) && isMeant($0.allowance) }
  }

  /// Returns the acceptance by an allowance, with its reason.
  private func accept(by found: Found) -> Acceptance {
    needed.insert(found.number)
    return Acceptance(
      .allowance, reason: found.allowance.reason, until: found.allowance.until, delivers: found.allowance.delivers)
  }

  private func known(_ entry: Baseline.Entry) -> Acceptance? {
    guard entries.contains(entry) else { return nil }
    found.insert(entry)
    return Acceptance(.baseline)
  }
}
