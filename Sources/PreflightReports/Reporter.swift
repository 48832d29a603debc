public import PreflightBatch
@_exported public import PreflightPresenting

/// Formats the results of a run. Each format has a folder of its own.
public protocol Reporter: SendableMetatype {
  /// The word after `--format`.
  static var name: String { get }
  /// True if the format can show the thumbnails of assets.
  static var showsThumbnails: Bool { get }
  /// True if the format shows suggested changes of files.
  static var showsSuggestions: Bool { get }
  /// True if the type conforms to `ItemwiseReporter`. It replaces a cast, which would search through all conformances of the
  /// program at each start.
  static var isItemwise: Bool { get }

  /// Returns true for the first bytes of a report in this format; nil for a format whose reports have no distinctive beginning.
  static var recognizes: (@Sendable ([UInt8]) -> Bool)? { get }

  init(_ run: RunInfo)
  mutating func begin(into out: inout [UInt8])
  mutating func add(_ item: BatchItem, into out: inout [UInt8])
  /// Appends the end of the report. The caller writes the bytes, and throws if the disk is full.
  mutating func end(_ summary: RunSummary, into out: inout [UInt8])
  #if !hasFeature(Embedded)
    /// Appends the next part after `end`, for a report that was kept in a spool because it may not fit into memory. Returns false
    /// if no part was left.
    mutating func continueEnd(into out: inout [UInt8]) throws -> Bool
  #endif
}

/// A format in which every item is independent of the others, so that several writers can write parts of it.
package protocol ItemwiseReporter: Reporter, Sendable {}

/// A format that prints the presentation of each asset, and omits skipped paths.
package protocol AssetReporter: Reporter {
  var run: RunInfo { get }
  mutating func add(_ asset: PresentedAsset, into out: inout [UInt8])
}

extension AssetReporter {
  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    if case .asset(let asset) = item { add(PresentedAsset(asset, in: run), into: &out) }
  }
}

extension ItemwiseReporter {
  package static var isItemwise: Bool { true }
}

extension Reporter {
  package mutating func begin(into out: inout [UInt8]) {}
  package static var showsThumbnails: Bool { false }
  package static var showsSuggestions: Bool { false }
  /// False, unless the format is an `ItemwiseReporter`.
  public static var isItemwise: Bool { false }
  /// Nil, unless the format recognizes its own reports.
  public static var recognizes: (@Sendable ([UInt8]) -> Bool)? { nil }
  #if !hasFeature(Embedded)
    package mutating func continueEnd(into out: inout [UInt8]) throws -> Bool { false }
  #endif
}

extension [UInt8] {
  /// Returns true if the text begins with one of these beginnings.
  func begins(with beginnings: String...) -> Bool { beginnings.contains { starts(with: $0.utf8) } }
}
