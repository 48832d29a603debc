public import MediaProbe
public import PreflightBatch

/// Returns the facts of a file, without any judgment.
///
/// - Parameters:
///   - path: The path of the file: a `String`, an `AssetPath`, or a type that conforms to `PathRepresentable`.
///   - checker: The tiers that may read the file. The standard one reads only headers; `unknown` of the facts names what
///     headers lack.
/// - Returns: The facts. If the file cannot be read, `error` has the reason.
/// - Throws: `CancellationError` if the task is canceled.
public func probe(_ path: some PathRepresentable, using checker: Checker = Checker()) async throws -> MediaFacts {
  try await checker.facts(of: path.assetPath)
}

/// Returns the facts of an open file, without any judgment.
///
/// - Parameters:
///   - descriptor: A file descriptor that is open for reading. It stays open, and its position stays the same.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
///   - checker: The tiers that may read the file.
/// - Returns: The facts. If the file cannot be read, `error` has the reason.
/// - Throws: `CancellationError` if the task is canceled.
public func probe(
  descriptor: Int32, named name: (any PathRepresentable)? = nil, using checker: Checker = Checker()
) async throws -> MediaFacts {
  try await checker.facts(ofDescriptor: descriptor, named: name?.assetPath ?? "")
}

/// Returns the facts of a file in memory, as far as its header states them.
///
/// - Parameters:
///   - bytes: The whole file.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
/// - Returns: The facts. If the file cannot be read, `error` has the reason.
public func probe(bytes: [UInt8], named name: (any PathRepresentable)? = nil) -> MediaFacts {
  probe(source: MemorySource(bytes), named: name)
}

/// Returns the facts of a file from a source of any kind, as far as its header states them.
///
/// - Parameters:
///   - source: The source, from which a few ranges of bytes are read.
///   - name: The name of the file. Its extension is compared with the content; nil skips the comparison.
/// - Returns: The facts. If the file cannot be read, `error` has the reason.
public func probe(source: some ByteSource, named name: (any PathRepresentable)? = nil) -> MediaFacts {
  HeaderTier.facts(of: source, named: name?.assetPath ?? "")
}
