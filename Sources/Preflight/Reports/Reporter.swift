/// Turns the results of a run into one output format. One conforming type per file of this folder.
public protocol Reporter: SendableMetatype {
  /// The word after `--format`.
  static var name: String { get }
  /// One line for the help.
  static var summary: String { get }
  /// Whether the format has a place for the thumbnails of assets.
  static var showsThumbnails: Bool { get }

  init(_ run: RunInfo)
  mutating func begin(into out: inout [UInt8])
  mutating func add(_ item: BatchItem, into out: inout [UInt8])
  /// The caller writes the bytes, and fails when the disk is full.
  mutating func end(_ summary: RunSummary, into out: inout [UInt8])
  /// Appends the next part of what follows `end`, for a report that was kept in a spool since it may be larger than memory.
  /// False when nothing was left.
  mutating func continueEnd(into out: inout [UInt8]) throws -> Bool
}

/// A format in which every item stands as if there were no other, so that several writers may each write some.
public protocol ItemwiseReporter: Reporter, Sendable {}

extension Reporter {
  public static var showsThumbnails: Bool { false }
  public mutating func continueEnd(into out: inout [UInt8]) throws -> Bool { false }
}

public enum Reporters {
  /// The only list to edit for a new format; a test compares it with the folder.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, NDJSONReporter.self, CSVReporter.self, MarkdownReporter.self,
    JUnitReporter.self, SARIFReporter.self, GitHubReporter.self, GitLabReporter.self, HTMLReporter.self,
  ]

  public static func named(_ name: String) -> (any Reporter.Type)? { all.first { $0.name == name } }
}
