import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage

/// A code quality report for GitLab's merge requests
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format), with one element for each issue.
/// GitLab sorts them by severity.
package struct GitLabReporter: Reporter {
  package static let name = "gitlab"
  package static let summary = "a code quality report for GitLab merge requests"

  private var isEmpty = true

  private let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) { out.append(UInt8(ascii: "[")) }

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    for issue in Issue.annotations(of: asset, in: run) {
      out.append(contentsOf: (isEmpty ? "\n" : ",\n").utf8)
      isEmpty = false
      var json = JSONWriter(consume out)
      issue.writeCodeQuality(to: &json, run.words)
      out = json.bytes
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    out.append(contentsOf: (isEmpty ? "]\n" : "\n]\n").utf8)
  }
}

extension Issue {
  fileprivate func writeCodeQuality(to json: inout JSONWriter, _ words: Words) {
    json.beginObject()
    json.key("description")
    json.string(answer.isEmpty ? sentence : sentence + words.terms.inParentheses(answer))
    json.key("check_name")
    json.string(rule)
    json.key("fingerprint")
    json.string(fingerprint)
    json.key("severity")
    json.string(codeQualitySeverity)
    json.key("location")
    json.beginObject()
    json.key("path")
    json.string(file.display)
    // GitLab requires a line, although media have none.
    json.key("lines")
    json.beginObject()
    json.key("begin")
    json.int(place?.line ?? 1)
    json.endObject()
    json.endObject()
    json.endObject()
  }

  /// One of info, minor, major, critical and blocker.
  private var codeQualitySeverity: String {
    switch grade {
    case .unreadable: "critical"
    case .error: "major"
    case .undecided: "minor"
    case .warning, .note: "info"
    }
  }
}
