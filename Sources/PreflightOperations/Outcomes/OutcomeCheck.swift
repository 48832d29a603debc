package import MediaProbe
package import Preflight
import PreflightDocuments
import PreflightReports

/// Judges recorded facts again by the rules in force, and compares the predictions with the recorded answers. So a refusal becomes a
/// test without its media.
package struct OutcomeCheck: Sendable {
  /// A record whose prediction does not agree with the answer.
  package struct Difference: Sendable {
    package let id: String
    package let destination: String
    package let answer: PostAnswer
    package let predicted: Outcome
  }

  package private(set) var judged = 0
  package private(set) var differences: [Difference] = []

  private let list: DestinationList
  private var judges: [String: Judge] = [:]

  package init(_ list: DestinationList) { self.list = list }

  /// Returns the record of a post as a line; nil if the store does not have it. Texts of people are left out.
  package static func test(_ id: String, in path: AssetPath) throws(Failure) -> [UInt8]? {
    var found: [UInt8]?
    let wanted = Array("\"id\":\"\(id)\"".utf8)
    try OutcomeStore(path).eachLine { line, _ throws(Failure) in
      guard found == nil, line.firstRange(of: wanted) != nil else { return }
      guard let record = try? JSONValue(text: line, atMost: 100_000), record["id"]?.text == id,
        case .object(var members) = record
      else { return }
      members["text"] = nil
      // The order of the members makes a line recognizable.
      var json = JSONWriter()
      json.object { json in
        json.member("record", "outcome")
        members["record"] = nil
        JSONValue.object(members).writeMembers(to: &json)
      }
      found = json.bytes + [UInt8(ascii: "\n")]
    }
    return found
  }

  /// Judges the records of a file.
  package mutating func check(_ path: AssetPath) throws {
    var lines: [(line: [UInt8], number: Int)] = []
    try OutcomeStore(path).eachLine { line, number throws(Failure) in lines.append((line, number)) }
    for (line, number) in lines {
      guard let record = try? JSONValue(text: line, atMost: 100_000), let id = record["id"]?.text,
        let destination = record["destination"]?.text,
        let answer = record["answer"]?.text.flatMap(PostAnswer.init(rawValue:)),
        let facts = record["facts"].flatMap({ MediaFacts(recorded: $0) })
      else { throw Failure(.incomplete, .noRecordInLine(shown(path), number)) }
      let judge: Judge
      if let known = judges[destination] {
        judge = known
      } else {
        judge = try Judge(try list.named(destination))
        judges[destination] = judge
      }
      guard
        let outcome = CheckedAsset(path, facts, judgedBy: [judge], isNamed: true).verdicts.first?.outcome
      else { continue }
      judged += 1
      let fails = outcome == .fail || outcome == .unreadable || outcome == .notApplicable
      let agrees =
        switch answer {
        case .refused: fails
        case .accepted: !fails
        case .altered, .unrelated: true
        }
      if !agrees {
        differences.append(Difference(id: id, destination: destination, answer: answer, predicted: outcome))
      }
    }
  }
}
