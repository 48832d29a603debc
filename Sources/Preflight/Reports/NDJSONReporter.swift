/// One JSON object a line: verdicts or facts, skips, and a summary at the end. For streams and for other programs.
public struct NDJSONReporter: ItemwiseReporter {
  public static let name = "ndjson"
  public static let summary = "one JSON object per line, written as results arrive"

  private var records: RecordWriter

  public init(_ run: RunInfo) { records = RecordWriter(run: run) }

  public mutating func begin(into out: inout [UInt8]) {}

  public mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    // Each record but the first of an item begins behind the line of the one before.
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
