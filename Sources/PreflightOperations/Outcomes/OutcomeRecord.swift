import MediaProbe
package import Preflight
import PreflightReports

/// The answer of a destination to a post.
package enum PostAnswer: String, Sendable, CaseIterable {
  case accepted
  /// The destination took the post, and shows something else than the file.
  case altered
  case refused
  /// A refusal for a reason that no file shows, such as an expired login. It says nothing about a rule.
  case unrelated
}

/// A prediction and the answer to the same post, as one line of a store.
package struct OutcomeRecord: Sendable {
  package var destination: String
  package var date: CivilDate
  package var answer: PostAnswer
  /// The code that the destination returned; nil for none.
  package var code: String?
  /// The message that the destination returned; nil for none.
  package var text: String?
  /// The SHA-256 checksum of the file as hexadecimal digits.
  package var sha256: String
  /// The name of the post in the system that posted it; nil for none. Only its checksum is stored.
  package var post: String?
  /// The fingerprint of the rules that made the prediction.
  package var rules: String
  package var predicted: Outcome
  package var predictedCode: String?
  package var errors: [String]
  package var warnings: [String]
  package var facts: JSONValue

  /// Identifies the post: 16 hexadecimal digits. The same post gives the same id.
  package var id: String {
    let parts = [sha256, destination, "\(date)", answer.rawValue, code ?? "", post ?? ""]
    return String(SHA256.digits(of: Array(parts.joined(separator: "\n").utf8)).prefix(16))
  }

  /// The first bytes of each line of a store.
  static let beginning = Array(#"{"record":"outcome""#.utf8)

  /// The record as one line, with its end.
  package var line: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("record", "outcome")
      json.member("id", id)
      json.member("date", "\(date)")
      json.member("destination", destination)
      json.member("answer", answer.rawValue)
      if let code { json.member("code", code) }
      if let text { json.member("text", text) }
      json.member("predicted", predicted.rawValue)
      if let predictedCode { json.member("predicted_code", predictedCode) }
      json.member("errors", errors)
      json.member("warnings", warnings)
      json.member("rules", rules)
      json.member("sha256", sha256)
      json.key("facts")
      facts.write(to: &json)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension OutcomeRecord {
  /// Creates the record of a file that was judged.
  package init(
    _ facts: MediaFacts, _ verdict: Verdict, rules: String, sha256: String, answer: PostAnswer, code: String?,
    text: String?, date: CivilDate, post: String? = nil
  ) {
    destination = verdict.destination.id
    self.date = date
    self.answer = answer
    self.code = code
    self.text = text
    self.sha256 = sha256
    self.post = post
    self.rules = rules
    predicted = verdict.outcome
    predictedCode = verdict.nativeCodes.first?.code ?? verdict.shareState.map { String($0.code) }
    errors = verdict.findings.filter { $0.severity == .error }.map(\.rule.id)
    warnings = verdict.findings.filter { $0.severity == .warning }.map(\.rule.id)
    self.facts = facts.recorded
  }
}

extension MediaFacts {
  /// The facts as one object without nesting: the keys are the names of facts, such as `video.codec`. Streams, problems and what is
  /// unknown are left out, because no rule compares them with a limit.
  package var recorded: JSONValue {
    var json = JSONWriter()
    json.object { writeMembers(to: &$0) }
    guard let record = try? JSONValue(written: json.bytes), case .object(let members) = record else {
      return .object([:])
    }
    var flat: [String: JSONValue] = [:]
    for (key, value) in members where !Self.beside.contains(key) {
      switch value {
      case .object(let parts):
        for (name, part) in parts where part.isScalar { flat["\(key).\(name)"] = part }
      case let value where value.isScalar: flat[key] = value
      default: break
      }
    }
    return .object(flat)
  }

  /// Members of a record that are no facts.
  private static let beside: Set<String> = ["tier", "bytes_read", "unknown", "problems", "streams", "error"]

  /// Creates facts from an object without nesting; nil if a value is impossible.
  package init?(recorded: JSONValue) {
    guard case .object(let flat) = recorded else { return nil }
    var members: [String: JSONValue] = [
      "streams": .array([]), "tier": .string("header"), "bytes_read": .integer(0), "unknown": .object([:]),
      "problems": .array([]),
    ]
    for (name, value) in flat {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        members[name] = value
        continue
      }
      var group: [String: JSONValue] = [:]
      if case .object(let known)? = members[parts[0]] { group = known }
      group[parts[1]] = value
      members[parts[0]] = .object(group)
    }
    self.init(record: .object(members))
  }
}

extension JSONValue {
  /// True for a number, a text, or true and false.
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .array, .object: false
    case .bool, .integer, .number, .string: true
    }
  }
}
