import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The problems of a run by their headlines, each with the number of its files. The memory does not grow with the run.
struct ProblemGroups {
  struct Group {
    let grade: Issue.Grade
    let title: Issue.Title
    /// The number of files with the problem.
    fileprivate(set) var files = 0
    /// The first of them, as text that is safe to print.
    fileprivate(set) var paths: [String] = []
    /// The short names of the destinations that report it; empty if it is a problem of the file itself.
    fileprivate(set) var destinations: [String] = []
    /// The message and the fix for the first file, after the name of the destination.
    let example: String
    fileprivate var last = -1
  }

  private struct Key: Hashable {
    let grade: Issue.Grade
    let title: Issue.Title
  }

  /// The largest number of files that a group names.
  private static let namedFiles = 8

  private let run: RunInfo
  private var groups: [Group] = []
  private var places: [Key: Int] = [:]
  private var assets = 0

  init(_ run: RunInfo) { self.run = run }

  mutating func add(_ asset: CheckedAsset) {
    assets += 1
    let issues = Issue.all(of: asset, in: run.language)
    // What the team accepts is no news.
    for issue in issues where issue.acceptance == nil {
      // Its findings tell more than that the verdict is open.
      if case .undecided = issue.title,
        issues.contains(where: {
          $0.grade == .undecided && $0.finding != nil && $0.destination === issue.destination
        })
      {
        continue
      }
      let key = Key(grade: issue.grade, title: issue.title)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(grade: issue.grade, title: issue.title, example: example(of: issue)))
      }
      if groups[place].last != assets {
        groups[place].last = assets
        groups[place].files += 1
        if groups[place].paths.count < Self.namedFiles {
          groups[place].paths.append((asset.culprit ?? asset.path).display)
        }
      }
      if let label = issue.destination?.label, !groups[place].destinations.contains(label) {
        groups[place].destinations.append(label)
      }
    }
  }

  private func example(of issue: Issue) -> String {
    let terms = run.words.terms
    let place = issue.destination.map { $0.label + terms.colon } ?? ""
    return ClockText.told(
      place + issue.message + (issue.fix.map { terms.stop + terms.gap + $0 } ?? ""), in: run.language)
  }

  /// The groups, the most severe first, and of these the ones with the most files.
  var worstFirst: [Group] {
    groups.enumerated().sorted { left, right in
      (right.element.grade, right.element.files, left.offset) < (left.element.grade, left.element.files, right.offset)
    }.map(\.element)
  }
}

/// Finds the folder of all paths, one path at a time.
struct CommonFolder {
  private var folder: String?
  private var isFirst = true

  mutating func add(_ path: String) {
    guard let folder else {
      folder = path
      return
    }
    if isFirst || !folder.isEmpty { self.folder = commonFolder([isFirst ? folder : folder + "/", path]) }
    isFirst = false
  }

  /// The folder with its slash; empty if there is none, or only one path.
  var path: String { isFirst ? "" : folder ?? "" }
}
