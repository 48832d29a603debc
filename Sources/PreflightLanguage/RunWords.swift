package import PreflightJudging

/// Texts on a run as a whole: its headline, its counts and its progress.
package struct RunWords: Sendable {
  package let assets: @Sendable (_ count: Int, Noun) -> String
  /// The noun for any count, always in the plural.
  package let counted: @Sendable (_ count: Int, Noun) -> String
  package let noAssets: @Sendable (Noun) -> String
  package let unreadable: @Sendable (_ count: Int, _ of: String) -> String
  package let probed: @Sendable (_ assets: String) -> String
  package let clean: @Sendable (_ count: Int, _ assets: String) -> String
  /// The headline: `5 assets judged in 3 ms`; without the time if `time` is empty.
  package let done: @Sendable (_ assets: String, _ isProbe: Bool, _ time: String) -> String
  package let count: @Sendable (_ outcome: Outcome, _ count: Int) -> String
  /// The part of the warnings that are about files shown differently, in parentheses.
  package let changedAmong: @Sendable (Int) -> String
  package let unreadableAmong: @Sendable (_ failed: Int, _ unreadable: Int) -> String
  /// A sentence with the counts of assets.
  package let counts: @Sendable (_ assets: String, _ parts: [String]) -> String
  package let skipped: @Sendable (_ count: Int) -> String
  package let interrupted: String
  /// The label before the command that follows from a run.
  package let next: String
  /// The meaning of a pass and its limits.
  package let promise: String
  package let rulesOf: @Sendable (_ date: String) -> String
  package let asOf: @Sendable (_ date: String) -> String
  package let moreAssets: @Sendable (_ count: Int, Noun) -> String
  package let mostOften: String
  package let skippedFiles: String
  package let files: @Sendable (_ done: String, _ total: String?, Noun) -> String
  package let failures: @Sendable (_ count: String) -> String
  package let timeLeft: @Sendable (_ time: String) -> String
  /// The length of the media that were decoded.
  package let media: @Sendable (_ time: String) -> String
  package let minutes: @Sendable (_ minutes: Int64, _ seconds: Int64) -> String
  package let hours: @Sendable (_ hours: Int64, _ minutes: Int64) -> String
}
