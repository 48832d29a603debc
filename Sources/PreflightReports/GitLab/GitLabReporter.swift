import MediaProbe
import PreflightJudging
package import PreflightPresenting

/// A code quality report for GitLab's merge requests
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format), with one element for each problem.
/// GitLab sorts them by severity.
package struct GitLabReporter: AssetReporter {
  package static let name = "gitlab"

  private var isEmpty = true

  package let run: RunInfo

  package init(_ run: RunInfo) { self.run = run }

  package mutating func begin(into out: inout [UInt8]) { out.append(UInt8(ascii: "[")) }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    for problem in asset.problems {
      out.append(contentsOf: (isEmpty ? "\n" : ",\n").utf8)
      isEmpty = false
      var json = JSONWriter(consume out)
      write(problem, to: &json)
      out = json.bytes
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    out.append(contentsOf: (isEmpty ? "]\n" : "\n]\n").utf8)
  }

  private func write(_ problem: PresentedProblem, to json: inout JSONWriter) {
    json.object { json in
      json.member("description", problem.sentenceWithAnswer)
      json.member("check_name", problem.rule)
      json.member("fingerprint", problem.fingerprint(in: run))
      json.member("severity", problem.outcome.codeQualitySeverity)
      json.object("location") { json in
        json.member("path", problem.annotated(in: run).display)
        // GitLab requires a line, although media have none.
        json.object("lines") { $0.member("begin", problem.place?.line ?? 1) }
      }
    }
  }
}

extension Outcome {
  /// One of info, minor, major, critical and blocker.
  fileprivate var codeQualitySeverity: String {
    switch self {
    case .unreadable: "critical"
    case .fail: "major"
    case .notJudged, .unknown: "minor"
    case .warn, .accepted, .pass, .notApplicable: "info"
    }
  }
}
