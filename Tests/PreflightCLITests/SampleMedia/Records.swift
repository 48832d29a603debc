import Foundation
import TestSupport
import Testing

/// Runs the built command and reads the records that it prints. Fails the test if it exits with another status or
/// prints anything else.
func records<Record: Decodable>(_ arguments: [String], as type: Record.Type, status: Int32 = 0) throws -> [Record] {
  let outcome = try Product.preflight(arguments)
  try #require(outcome.status == status, "preflight \(arguments.joined(separator: " ")): \(outcome)")
  return try outcome.out.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Record.self, from: $0) }
}

/// A line of `preflight scan --format ndjson`, with the keys that names of samples refer to.
struct VerdictRecord: Decodable {
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let fact: String
  }

  struct Failure: Decodable {
    let code: String
  }

  let record: String
  /// The path; nil in the summary.
  let path: String?
  let slot: String?
  let outcome: String?
  let findings: [Finding]?
  let error: Failure?
}

/// A line of `preflight probe --format ndjson`.
struct FactsRecord: Decodable {
  struct Failure: Decodable {
    let code: String
  }

  let record: String
  let path: String?
  let error: Failure?
}

/// The two ways of reading, which must agree.
let engines = ["auto", "reference"]
