package import PreflightBatch
package import PreflightPresenting

/// One JSON document: an array of the records that `ndjson` writes line by line.
package struct JSONReporter: Reporter {
  package static let name = "json"
  package static let showsSuggestions = true

  package static let recognizes: (@Sendable ([UInt8]) -> Bool)? = { $0.begins(with: "[\n{\"record\":\"") }

  private var records: RecordWriter
  private var isEmpty = true

  package init(_ run: RunInfo) { records = RecordWriter(run: run) }

  package mutating func begin(into out: inout [UInt8]) { out.append(contentsOf: "[\n".utf8) }

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    var isEmpty = isEmpty
    records.write(item, into: &out) { out in
      if !isEmpty { out.append(contentsOf: ",\n".utf8) }
      isEmpty = false
    }
    self.isEmpty = isEmpty
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    if !isEmpty { out.append(contentsOf: ",\n".utf8) }
    records.writeSummary(summary, into: &out)
    out.append(contentsOf: "\n]\n".utf8)
  }
}
