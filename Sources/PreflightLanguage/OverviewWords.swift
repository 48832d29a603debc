/// Texts of reports with many destinations: the head, the sections of the matrix, and the lists of ready files.
package struct OverviewWords: Sendable {
  /// A group of files in the matrix.
  package enum Section: Sendable {
    case videos, pictures, others, unreadable
  }

  package let destinations: @Sendable (_ count: Int) -> String
  /// The number of destinations if no destination was chosen. Their own destinations come after those of the group.
  package let usual: @Sendable (_ count: Int, _ areWithOwn: Bool) -> String
  package let howToChoose: String
  package let section: @Sendable (Section) -> String
  /// The number of destinations that accept the files of a section.
  package let taking: @Sendable (_ count: Int, _ of: Int) -> String
  /// The number of destinations in a section for which its files have problems.
  package let troubled: @Sendable (_ count: Int, _ of: Int) -> String
  /// The length of a text and its limit.
  package let length: @Sendable (_ length: Int, _ limit: Int) -> String
  /// The end of the part of a text that fits or is shown, and the beginning of the rest.
  package let cut: @Sendable (_ field: String, _ end: String, _ rest: String, _ isShown: Bool) -> String
  package let unlisted: @Sendable (_ count: Int, Noun) -> String
  package let everyDestination: @Sendable (_ count: Int) -> String
  package let onlyProblems: String
  package let onlyProblemsHint: @Sendable (Noun) -> String
  /// The number of files that a destination would accept, and the number of those with warnings.
  package let ready: @Sendable (_ count: Int, _ withWarnings: Int, _ of: Int) -> String
  package let warnings: @Sendable (_ count: Int) -> String
  /// The number of destinations that a file is ready for, and the number of those that suit it.
  package let readyFor: @Sendable (_ count: Int, _ of: Int) -> String
  package let notFor: @Sendable (_ destinations: String) -> String
  package let otherOrientation: @Sendable (_ destinations: String) -> String
  package let noPlace: String
  /// The number of files that are ready for a destination, with the number of all as `25 assets`.
  package let postable: @Sendable (_ count: Int, _ of: String) -> String
  /// The numbers of files that are ready for all, some and none of the destinations that suit them, as parts of a sentence.
  package let readiness: @Sendable (_ everywhere: Int, _ somewhere: Int, _ nowhere: Int) -> [String]
}
