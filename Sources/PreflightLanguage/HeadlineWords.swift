package import MediaProbe
package import PreflightJudging

/// Texts of the headlines that name a problem without its figures, and of the summary that is grouped by them.
package struct HeadlineWords: Sendable {
  package let title: @Sendable (ProblemTitle) -> String
  /// `Not readable, file incomplete`.
  package let unreadable: @Sendable (ReadError.Code) -> String
  /// A verdict that is open because a value was not given, or because a fact is unknown.
  package let undecided: @Sendable (_ dependsOnValue: Bool) -> String
  /// `Video too long: 7 files`.
  package let group: @Sendable (_ title: String, _ files: Int) -> String
  /// `covers/a.jpg, covers/b.jpg and 5 more`.
  package let andMore: @Sendable (_ names: String, _ count: Int) -> String
  /// The number of groups that are not listed: `and 9 more kinds of problems`.
  package let moreGroups: @Sendable (_ count: Int) -> String
  package let moreDestinations: @Sendable (_ count: Int) -> String
  /// A sentence on how to see every file.
  package let howToSeeAll: String
  /// A sentence on how to see the facts of files that were not judged.
  package let howToSeeFacts: String
  /// The heads of the columns of counts: the sign and its meaning.
  package let column: @Sendable (Outcome) -> String
  /// The meaning of the signs, for the line below a matrix.
  package let sign: @Sendable (Outcome) -> String
}
