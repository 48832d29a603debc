import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage

/// Results in the XML of Checkstyle, which many servers, editors and review tools read
/// (https://checkstyle.org/apidocs/com/puppycrawl/tools/checkstyle/XMLLogger.html): a `file` for each file with
/// problems, with an `error` for each of them. Readers require a line, although media have none.
package struct CheckstyleReporter: ItemwiseReporter {
  package static let name = "checkstyle"
  package static let summary = "Checkstyle XML for servers, editors and review tools"

  private let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) {
    var xml = MarkupWriter(consume out)
    // 4.3 is the version of the format that other writers state too.
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    out = xml.bytes
  }

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    var xml = MarkupWriter(consume out)
    var file: AssetPath?
    for issue in Issue.all(of: asset, in: run.language) {
      if issue.givenFile != file {
        if file != nil { xml.markup("  </file>\n") }
        file = issue.givenFile
        xml.markup("  <file")
        xml.attribute("name", issue.givenFile.display)
        xml.markup(">\n")
      }
      xml.markup("    <error")
      xml.attribute("line", "\(issue.place?.line ?? 1)")
      if let place = issue.place { xml.attribute("column", "\(place.column)") }
      // The severities of Checkstyle are error, warning, info and ignore.
      xml.attribute("severity", issue.grade == .note ? "info" : issue.grade.word)
      let answer = issue.answer
      xml.attribute("message", answer.isEmpty ? issue.sentence : issue.sentence + run.words.terms.inParentheses(answer))
      xml.attribute("source", issue.rule)
      xml.markup("/>\n")
    }
    if file != nil { xml.markup("  </file>\n") }
    out = xml.bytes
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    out.append(contentsOf: "</checkstyle>\n".utf8)
  }
}
