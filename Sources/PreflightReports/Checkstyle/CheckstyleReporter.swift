import MediaProbe
import PreflightBatch
import PreflightJudging
package import PreflightPresenting
import PreflightRules

/// Results in the XML of Checkstyle, which many servers, editors and review tools read
/// (https://checkstyle.org/apidocs/com/puppycrawl/tools/checkstyle/XMLLogger.html): a `file` for each file with
/// problems, with an `error` for each of them. Readers require a line, although media have none.
package struct CheckstyleReporter: AssetReporter, ItemwiseReporter {
  package static let name = "checkstyle"

  package let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {
    // Other writers state version 4.3 of the format too.
    out.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    var xml = MarkupWriter(consume out)
    var file: AssetPath?
    for problem in asset.problems {
      if problem.file != file {
        if file != nil { xml.write("  </file>\n") }
        file = problem.file
        xml.write(#"  <file name="\#(problem.file.display)">\#n"#)
      }
      xml.write(#"    <error line="\#("\(problem.place?.line ?? 1)")""#)
      if let place = problem.place { xml.write(#" column="\#("\(place.column)")""#) }
      // The severities of Checkstyle are error, warning, info and ignore.
      let severity = problem.outcome.severity
      xml.write(#" severity="\#(severity == .note ? "info" : severity.rawValue)""#)
      xml.write(#" message="\#(problem.sentenceWithAnswer)" source="\#(problem.rule)"/>\#n"#)
    }
    if file != nil { xml.write("  </file>\n") }
    out = xml.bytes
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    out.append(contentsOf: "</checkstyle>\n".utf8)
  }
}
