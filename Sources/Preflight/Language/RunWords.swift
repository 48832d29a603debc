/// Texts on a run as a whole: its headline, its counts and its progress.
struct RunWords: Sendable {
  let assets: @Sendable (_ count: Int, Noun) -> String
  /// The same for any count, always in the plural.
  let counted: @Sendable (_ count: Int, Noun) -> String
  let noAssets: @Sendable (Noun) -> String
  let unreadable: @Sendable (_ count: Int, _ of: String) -> String
  let probed: @Sendable (_ assets: String) -> String
  let failing: @Sendable (_ count: Int, _ of: String) -> String
  let undecided: @Sendable (_ count: Int, _ of: String) -> String
  let withWarnings: @Sendable (_ count: Int, _ of: String) -> String
  let clean: @Sendable (_ count: Int, _ assets: String) -> String
  /// The headline: `5 assets judged in 3 ms`; without the time if `time` is empty.
  let done: @Sendable (_ assets: String, _ isProbe: Bool, _ time: String) -> String
  let count: @Sendable (_ outcome: Outcome, _ count: Int) -> String
  let unreadableAmong: @Sendable (_ failed: Int, _ unreadable: Int) -> String
  /// A sentence with the counts of assets.
  let counts: @Sendable (_ assets: String, _ parts: [String]) -> String
  let skipped: @Sendable (_ count: Int) -> String
  let interrupted: String
  /// The meaning of a pass and its limits.
  let promise: String
  let rulesOf: @Sendable (_ date: String) -> String
  let moreAssets: @Sendable (_ count: Int, Noun) -> String
  let mostOften: String
  let files: @Sendable (_ done: String, _ total: String?, Noun) -> String
  let failures: @Sendable (_ count: String) -> String
  let timeLeft: @Sendable (_ time: String) -> String
  let minutes: @Sendable (_ minutes: Int64, _ seconds: Int64) -> String
  let hours: @Sendable (_ hours: Int64, _ minutes: Int64) -> String
}
