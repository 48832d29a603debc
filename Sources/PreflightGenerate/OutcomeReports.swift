import Foundation
import MediaProbe
import Preflight
import PreflightDocuments

/// A report: the facts of one file, or a request document with the facts of its media by their names.
private struct OutcomeReport: Decodable {
  let id: String
  let destination: String
  let name: String?
  let facts: MediaFacts?
  let request: String?
  let media: [String: MediaFacts]?
}

private struct Prediction: Encodable {
  let id: String
  let outcome: String
  let rules: [String]
}

private func prediction(_ id: String, _ verdict: Verdict?) -> Prediction {
  Prediction(
    id: id, outcome: verdict?.outcome.rawValue ?? "unknown",
    rules: verdict?.findings.filter { $0.severity > .note }.map {
      "\($0.severity.rawValue) \($0.certainty.rawValue) \($0.rule.id)"
    } ?? [])
}

private func judged(_ report: OutcomeReport) throws -> Prediction {
  guard let destination = Destinations.named(report.destination) else {
    return Prediction(id: report.id, outcome: "no such destination", rules: [])
  }
  if let facts = report.facts {
    let name = report.name.map { AssetPath($0) }
    return prediction(report.id, try judge(facts, named: name, for: [destination]).first)
  }
  let reader = RequestReader(destinations: Destinations.all)
  for entry in try reader.read(Array((report.request ?? "").utf8), at: AssetPath(report.id + ".json")) {
    let requests: [ShareRequest]
    switch entry {
    case .request(let request): requests = [request]
    case .post(let post): requests = post.requests
    case .unreadable: requests = []
    }
    for request in requests {
      guard let judge = RequestJudge(request.destination) else { continue }
      let media = request.media.map {
        report.media?[$0.path.text.split(separator: "/").last.map(String.init) ?? ""] ?? MediaFacts()
      }
      return prediction(report.id, try judge.verdict(for: request, media: media))
    }
  }
  return Prediction(id: report.id, outcome: "unknown", rules: [])
}

/// Judges files and posts as reports describe them, without the files. It reads a line of JSON for each report and prints a
/// line of JSON for each: the outcome, and the rules with an error or a warning. `script/witness/outcomes` runs it.
func judgeOutcomeReports() throws {
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  while let line = readLine() {
    let report = try decoder.decode(OutcomeReport.self, from: Data(line.utf8))
    print(String(decoding: try encoder.encode(judged(report)), as: UTF8.self))
  }
}
