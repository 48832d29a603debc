/// The formats of reports.
public enum Reporters {
  /// All formats. This is the only list to edit for a new format; a test compares it with the folder.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, NDJSONReporter.self, CSVReporter.self, MarkdownReporter.self,
    JUnitReporter.self, SARIFReporter.self, GitHubReporter.self, GitLabReporter.self, HTMLReporter.self,
    LineReporter.self, CheckstyleReporter.self,
  ]

  /// Returns the report that lists the files that are ready for each destination, in this format; nil if the format has no such
  /// report.
  package static func listingReady(in format: String) -> (any Reporter.Type)? {
    switch format {
    case TextReporter.name: ReadyList.self
    case JSONReporter.name: ReadyJSONList.self
    default: nil
    }
  }

  /// Returns the format with a name, the word after `--format`; nil if no format has it.
  public static func named(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
