// The calls of Preflight for the types of Foundation. `import PreflightFoundation` also imports Preflight.
public import Foundation
@_exported public import Preflight

extension AssetPath {
  /// Creates the path of a file URL.
  public init(_ url: URL) { self.init(url.path(percentEncoded: false)) }
}

/// The file of a URL, so that all calls for paths take it.
extension URL: PathRepresentable {
  public var assetPath: AssetPath { AssetPath(self) }
}

/// A source of bytes in `Data`, which copies only the ranges that are read.
public final class DataSource: ByteSource, Sendable {
  private let data: Data

  /// Creates a source from the complete content of a file, which is not copied.
  public init(_ data: Data) { self.data = data }

  /// The number of bytes; never nil, because the whole content is present.
  public var size: UInt64? { UInt64(data.count) }

  /// Returns the bytes of a range; fewer if the data ends before the range does. It never throws.
  public func bytes(_ range: Range<UInt64>) throws(ReadInterruption) -> [UInt8] {
    let part = range.clamped(to: 0..<UInt64(data.count))
    return Array(data[data.startIndex + Int(part.lowerBound)..<data.startIndex + Int(part.upperBound)])
  }
}

/// Returns the facts of a file in memory, as far as its header states them; see `probe(bytes:named:)`.
public func probe(_ data: Data, named name: AssetPath? = nil) -> MediaFacts {
  probe(source: DataSource(data), named: name)
}

/// Returns the facts of an open file; see `probe(descriptor:named:using:)`.
public func probe(
  _ file: FileHandle, named name: AssetPath? = nil, using checker: Checker = Checker()
) async throws -> MediaFacts {
  try await probe(descriptor: file.fileDescriptor, named: name, using: checker)
}

/// Predicts the answers of destinations to a file in memory; see `check(bytes:named:for:assuming:)`.
public func check(
  _ data: Data, named name: AssetPath? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:]
) throws(JudgeError) -> [Verdict] {
  try check(source: DataSource(data), named: name, for: destinations, assuming: assumptions)
}

/// Predicts the answers of destinations to an open file; see `check(descriptor:named:for:assuming:using:)`.
public func check(
  _ file: FileHandle, named name: AssetPath? = nil, for destinations: [Destination],
  assuming assumptions: Assumptions = [:], using checker: Checker = Checker()
) async throws -> [Verdict] {
  try await check(
    descriptor: file.fileDescriptor, named: name, for: destinations, assuming: assumptions, using: checker)
}
