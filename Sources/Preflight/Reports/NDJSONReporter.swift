/// One JSON object per line: verdicts or facts, skipped paths, and a summary at the end. For streams and other
/// programs.
public struct NDJSONReporter: ItemwiseReporter {
  public static let name = "ndjson"
  public static let summary = "one JSON object per line, written as results arrive"

  private var records: RecordWriter

  public init(_ run: RunInfo) { records = RecordWriter(run: run) }

  public mutating func begin(into out: inout [UInt8]) {}

  public mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    // Each record of an item after the first begins on a new line.
    var first = true
    records.write(item, into: &out) { out in
      if !first { out.append(UInt8(ascii: "\n")) }
      first = false
    }
    if !first { out.append(UInt8(ascii: "\n")) }
  }

  public mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    records.writeSummary(summary, into: &out)
    out.append(UInt8(ascii: "\n"))
  }
}
