#if !hasFeature(Embedded)
  /// Storage for the bytes of a report that can only be written at its end, and that may not fit into memory.
  package protocol ReportSpool: AnyObject {
    /// Stores bytes and returns their range.
    func append(_ bytes: [UInt8]) throws -> Range<UInt64>
    /// Returns the bytes of a range.
    func bytes(_ range: Range<UInt64>) throws -> [UInt8]
  }
#endif
