public import MediaProbe
public import PreflightJudging
import Synchronization

/// The judges of each file of a run, and what a team accepts.
public struct Policy: Sendable {
  /// The judges of the files to which no override applies, in the order of the run's destinations.
  public let judges: [Judge]
  private let overrides: Overrides?
  private let acceptances: Acceptances?
  /// True if nobody chose the destinations; see ``init(_:onlyMeant:overrides:acceptances:)``.
  public let onlyMeant: Bool

  /// - Parameters:
  ///   - onlyMeant: True if nobody chose the destinations for these files: then a destination is not applicable to a file
  ///     of an orientation for which it is not meant.
  ///   - overrides: Other judges for some files; nil for none.
  ///   - acceptances: The findings that a team accepts; nil for none.
  public init(
    _ judges: [Judge], onlyMeant: Bool = false, overrides: Overrides? = nil, acceptances: Acceptances? = nil
  ) {
    self.judges = judges
    self.onlyMeant = onlyMeant
    self.overrides = overrides
    self.acceptances = acceptances
  }

  /// The number of findings and unreadable files that the team accepts, by the origin of their acceptance.
  public var accepted: [Acceptance.Origin: Int] { acceptances?.accepted ?? [:] }

  /// Returns the judges of a file, one for each destination of the run.
  public func judges(of path: AssetPath) -> [Judge] { overrides?.judges(of: path) ?? judges }

  /// Returns the verdicts on a file, in the order of the run's destinations.
  ///
  /// - Parameters:
  ///   - judges: The judges of the file.
  ///   - isNamed: True if the user named the file itself, so that it fails if no destination accepts it.
  package func verdicts(
    on path: AssetPath, _ facts: MediaFacts, by judges: [Judge], isNamed: Bool
  ) -> [Verdict] {
    let acceptor = acceptances?.acceptor(for: path)
    var verdicts = judges.verdicts(
      on: path, facts, accepting: acceptor, onlyMeant: onlyMeant && overrides?.matching(path).isEmpty != false,
      isNamed: isNamed)
    if let acceptor, facts.hasContent {
      for index in verdicts.indices { verdicts[index].leaveOutIntervals(by: acceptor) }
    }
    acceptances?.record(verdicts, on: path, acceptor)
    return verdicts
  }
}

extension Verdict {
  /// Leaves the accepted intervals out of findings that count because of others.
  fileprivate mutating func leaveOutIntervals(by acceptor: FileAcceptor) {
    for index in findings.indices where findings[index].acceptance == nil {
      findings[index].intervals = acceptor.rest(of: findings[index].intervals, by: findings[index].rule)
    }
  }
}

/// The other judges that some files have by their paths.
public final class Overrides: Sendable {
  private let scope: FolderScope
  private let patterns: [PathPatterns]
  private let makeJudges: @Sendable ([Int]) -> [Judge]
  private let made = Mutex<[[Int]: [Judge]]>([:])

  /// - Parameters:
  ///   - scope: The folder to which the patterns are relative.
  ///   - patterns: The patterns of each override.
  ///   - makeJudges: Returns the judges of the files that match these overrides and no others, one for each destination of
  ///     the run. It is called once for every combination.
  public init(
    in scope: FolderScope, _ patterns: [PathPatterns], makeJudges: @escaping @Sendable ([Int]) -> [Judge]
  ) {
    self.scope = scope
    self.patterns = patterns
    self.makeJudges = makeJudges
  }

  /// Returns the numbers of the overrides that apply to a file.
  public func matching(_ path: AssetPath) -> [Int] {
    let name = scope.relativePath(of: path)
    return patterns.indices.filter { patterns[$0].contains(name) }
  }

  /// Returns the judges of a file; nil if no override applies to it.
  func judges(of path: AssetPath) -> [Judge]? {
    let numbers = matching(path)
    if numbers.isEmpty { return nil }
    return made.withLock { made in
      if let judges = made[numbers] { return judges }
      let judges = makeJudges(numbers)
      made[numbers] = judges
      return judges
    }
  }
}

extension CheckedAsset {
  /// Creates the asset with the verdicts that a policy gives.
  ///
  /// - Parameters:
  ///   - judges: The judges of the file; nil to ask the policy for them.
  ///   - isNamed: True if the user named the file itself, so that it fails if no destination accepts it.
  public convenience init(
    _ path: AssetPath, _ facts: consuming MediaFacts, by policy: Policy, _ judges: [Judge]? = nil,
    isNamed: Bool = false
  ) {
    let facts = facts
    let verdicts = policy.verdicts(on: path, facts, by: judges ?? policy.judges(of: path), isNamed: isNamed)
    self.init(path: path, facts: facts, verdicts: verdicts, isNamed: isNamed)
  }
}
