package import PreflightBatch
package import PreflightPresenting

/// One JSON object per line: verdicts or facts, skipped paths, and a summary at the end. For streams and other
/// programs.
package struct NDJSONReporter: ItemwiseReporter {
  package static let name = "ndjson"
  package static let showsSuggestions = true
  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { $0.begins(with: "{\"record\":\"") }

  private var records: RecordWriter

  package init(_ run: RunInfo) { records = RecordWriter(run: run) }

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    // Each record of an item after the first begins on a new line.
    var first = true
    records.write(item, into: &out) { out in
      if !first { out.append(UInt8(ascii: "\n")) }
      first = false
    }
    if !first { out.append(UInt8(ascii: "\n")) }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    records.writeSummary(summary, into: &out)
    out.append(UInt8(ascii: "\n"))
  }
}
