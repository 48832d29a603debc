package import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The problems of a run by their headlines, each with the number of its files. The memory does not grow with the run.
package struct ProblemGroups {
  package struct Group {
    package let outcome: Outcome
    package let title: ProblemHeadline
    /// The number of files with the problem.
    package fileprivate(set) var files = 0
    /// The first paths, as text that is safe to print.
    package fileprivate(set) var paths: [String] = []
    /// The short names of the destinations that report it; empty if it is a problem of the file itself.
    package fileprivate(set) var destinations: [String] = []
    /// The names of the rules without their destinations, or the code of the error, each once.
    package fileprivate(set) var rules: [String] = []
    /// The message and the fix for the first file, after the name of the destination.
    package let example: String
    /// True if it is about what can be seen and heard in a file.
    package let isOnContent: Bool
    fileprivate var last = -1
  }

  private struct Key: Hashable {
    let outcome: Outcome
    let title: ProblemHeadline
  }

  /// The largest number of files that a group names.
  private static let namedFiles = 8

  private let run: RunInfo
  private var groups = Grouped<Key, Group>()
  private var assets = 0

  package init(_ run: RunInfo) { self.run = run }

  package mutating func add(_ asset: PresentedAsset) {
    assets += 1
    let problems = asset.problems
    // A problem that the team accepts does not count as new.
    for problem in problems where problem.acceptance == nil {
      // Its findings say more than the statement that the verdict is open.
      if case .undecided = problem.title,
        problems.contains(where: {
          $0.outcome == .unknown && $0.shortRule != nil && $0.destination === problem.destination
        })
      {
        continue
      }
      let key = Key(outcome: problem.outcome, title: problem.title)
      let place = groups.place(of: key) { [run] in
        Group(
          outcome: problem.outcome, title: problem.title, example: Self.example(of: problem, in: run),
          isOnContent: problem.contentPart != nil)
      }
      if groups[place].last != assets {
        groups[place].last = assets
        groups[place].files += 1
        if groups[place].paths.count < Self.namedFiles { groups[place].paths.append(asset.culprit.display) }
      }
      let rule = problem.briefRule
      if !groups[place].rules.contains(rule) { groups[place].rules.append(rule) }
      if let label = problem.destination?.label, !groups[place].destinations.contains(label) {
        groups[place].destinations.append(label)
      }
    }
  }

  private static func example(of problem: PresentedProblem, in run: RunInfo) -> String {
    let place = problem.destination.map { $0.label + run.words.terms.colon } ?? ""
    return ClockText.told(place + problem.advice, in: run.language)
  }

  /// The groups, the most severe first; among equal ones, those with the most files come first.
  package var worstFirst: [Group] {
    groups.values.enumerated().sorted { left, right in
      (right.element.outcome, right.element.files, left.offset) < (
        left.element.outcome, left.element.files, right.offset
      )
    }.map { $0.element }
  }
}
