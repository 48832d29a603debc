import PreflightPresenting
package import PreflightRules

/// The columns of destinations in a page. Many of them are grouped by publisher, so that a group can be folded into one
/// column.
package struct HTMLColumns: Sendable {
  package struct Group: Sendable {
    let name: String
    /// The indices of the destinations in the run.
    let destinations: [Int]

    /// True if the group has a column of its own in addition to those of its destinations.
    package var folds: Bool { destinations.count > 1 }
  }

  /// The largest number of destinations without groups. With more, the table scrolls in a box of its own.
  private static let few = 6
  /// The largest number of destinations whose groups are unfolded at first, because their columns fit a large page.
  private static let mostUnfolded = 7

  package let groups: [Group]
  package let isWide: Bool
  package let startsUnfolded: Bool

  package init(_ destinations: [Destination]) {
    isWide = destinations.count > Self.few
    startsUnfolded = destinations.count <= Self.mostUnfolded
    guard isWide else {
      groups = destinations.indices.map { Group(name: "", destinations: [$0]) }
      return
    }
    let members = destinations.enumerated().map { (key: $0.element.publisher, member: $0.offset) }
    groups = Grouped.members(members).map { Group(name: $0, destinations: $1) }
  }

  /// The indices of the destinations in the order of their columns.
  package var order: [Int] { groups.flatMap { $0.destinations } }

  /// The number of columns with those of groups.
  package var count: Int { groups.reduce(0) { $0 + $1.destinations.count + ($1.folds ? 1 : 0) } }
}
