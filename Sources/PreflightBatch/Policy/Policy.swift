public import MediaProbe
public import PreflightJudging
import Synchronization

/// The judges of each file of a run, and what a team accepts.
public struct Policy: Sendable {
  /// The judges of the files to which no override applies, in the order of the run's destinations.
  public let judges: [Judge]
  private let overrides: Overrides?
  private let acceptances: Acceptances?

  /// - Parameters:
  ///   - overrides: Other judges for some files; nil for none.
  ///   - acceptances: The findings that a team accepts; nil for none.
  public init(_ judges: [Judge], overrides: Overrides? = nil, acceptances: Acceptances? = nil) {
    self.judges = judges
    self.overrides = overrides
    self.acceptances = acceptances
  }

  /// The number of findings and unreadable files that the team accepts, by where it does.
  public var accepted: [Acceptance.Origin: Int] { acceptances?.accepted ?? [:] }

  /// Returns the judges of a file, one for each destination of the run.
  public func judges(of path: AssetPath) -> [Judge] { overrides?.judges(of: path) ?? judges }

  /// Returns the verdicts on a file, in the order of the run's destinations.
  ///
  /// - Parameter judges: The judges of the file.
  package func verdicts(on path: AssetPath, _ facts: MediaFacts, by judges: [Judge]) -> [Verdict] {
    let acceptor = acceptances?.acceptor(for: path)
    var verdicts: [Verdict] = []
    verdicts.reserveCapacity(judges.count)
    for judge in judges {
      verdicts.append(judge.verdict(for: facts, expecting: path.promisedKind, accepting: acceptor))
    }
    acceptances?.record(verdicts, on: path, acceptor)
    return verdicts
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
