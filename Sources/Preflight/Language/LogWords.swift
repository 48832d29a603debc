import MediaProbe

/// Texts of the log that is written while files are read.
struct LogWords: Sendable {
  let skipped: @Sendable (_ path: String, _ reason: String) -> String
  let tier: @Sendable (Tier, _ bytes: Int64) -> String
  let notRead: String
  let total: @Sendable (_ bytes: Int64, _ assets: String, _ libraries: [String]) -> String
}
