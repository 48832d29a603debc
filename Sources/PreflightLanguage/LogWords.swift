package import MediaProbe

/// Texts of the log that is written while files are read.
package struct LogWords: Sendable {
  package let skipped: @Sendable (_ path: String, _ reason: String) -> String
  package let tier: @Sendable (Tier, _ bytes: Int64) -> String
  package let notRead: String
  package let total: @Sendable (_ bytes: Int64, _ assets: String, _ libraries: [String]) -> String
}
