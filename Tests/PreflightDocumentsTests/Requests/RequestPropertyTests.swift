import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import Testing

/// Properties of all requests, tested with those of SampleMedia.
@Suite struct RequestPropertyTests {
  /// The requests that pass or only warn, each as a JSON document.
  static let sound: [(name: String, request: JSON)] = soundNames.flatMap { name -> [(String, JSON)] in
    let bytes = (try? Repository.bytes("SampleMedia/requests/\(name)")) ?? []
    return (YAMLReader.readAll(bytes, mistakes: Mistakes(name: name)) ?? []).map { (name, JSON($0)) }
  }

  private static let soundNames = RequestSchemaTests.samples.filter { $0.contains(".20000.") }

  @Test func `Every valid sample is read`() { #expect(Set(Self.sound.map(\.name)) == Set(Self.soundNames)) }

  /// Returns a verdict without media, because their facts do not matter here.
  static func verdict(_ json: JSON) throws -> Verdict {
    let requests = try RequestReader(destinations: Destinations.all).read(Array(json.text.utf8), at: "request.json")
    let request = try #require(requests.first?.request)
    let judge = try #require(RequestJudge(request.destination))
    return try judge.verdict(
      for: request, media: request.media.map { _ in MediaFacts(error: ReadError(.timedOut, Message(asWritten: ""))) })
  }

  @Test(arguments: sound.indices) func `A field of another type gives a finding with its name`(index: Int) throws {
    let (name, document) = Self.sound[index]
    let request = try #require(document["request"])
    for (path, broken) in request.broken {
      var members = document.members
      members["request"] = broken
      let verdict = try Self.verdict(.object(members))
      #expect(verdict.findings.contains { $0.field == path && $0.severity == .error }, "\(name): \(path)")
      #expect(verdict.outcome == .fail, "\(name): \(path)")
    }
    #expect(!request.broken.isEmpty)
  }

  /// The same holds for the context: parameters of app and SDK, and the files of the app.
  @Test(arguments: sound.indices) func `A context value of another type is named`(index: Int) throws {
    let (name, document) = Self.sound[index]
    for key in (document["context"]?.members ?? [:]).keys {
      var context = document["context"]?.members ?? [:]
      context[key] = .object([:])
      var members = document.members
      members["context"] = .object(context)
      let verdict = try Self.verdict(.object(members))
      #expect(verdict.findings.contains { $0.field == "context.\(key)" && $0.severity == .error }, "\(name): \(key)")
    }
  }

  @Test(arguments: sound.indices) func `The order of keys does not matter`(index: Int) throws {
    let document = Self.sound[index].request
    func told(_ text: String) throws -> [String] {
      let requests = try RequestReader(destinations: Destinations.all).read(Array(text.utf8), at: "request.json")
      let request = try #require(requests.first?.request)
      let judge = try #require(RequestJudge(request.destination))
      let verdict = try judge.verdict(
        for: request, media: request.media.map { _ in MediaFacts(error: ReadError(.notFound, Message(asWritten: ""))) })
      return ["\(verdict.outcome) \(verdict.shareState?.code ?? 0) \(verdict.dependsOn)"]
        + verdict.findings.map { "\($0.rule.id) \($0.message)" }
    }
    // With every field broken in turn, there is something whose order could change.
    let broken = (document["request"]?.broken ?? []).map { _, request in
      JSON.object(document.members.merging(["request": request]) { $1 })
    }
    for json in [document] + broken {
      #expect(try told(json.text(reversed: false)) == told(json.text(reversed: true)))
    }
  }

  @Test func `There are valid requests`() { #expect(!Self.sound.isEmpty) }
}

extension JSON {
  fileprivate var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  /// Copies in which one value is replaced by a value of another type, each with the path of that value.
  fileprivate var broken: [(path: String, json: JSON)] {
    switch self {
    case .object(let members):
      return members.sorted { $0.key < $1.key }.flatMap { key, value in
        ([("", value.ofAnotherType)] + value.broken).map { path, broken in
          (
            path.isEmpty || path.hasPrefix("[") ? key + path : "\(key).\(path)",
            .object(members.merging([key: broken]) { $1 })
          )
        }
      }
    case .array(let items):
      return items.indices.flatMap { index in
        ([("", items[index].ofAnotherType)] + items[index].broken).map { path, broken in
          var items = items
          items[index] = broken
          return ("[\(index)]" + (path.isEmpty || path.hasPrefix("[") ? path : ".\(path)"), .array(items))
        }
      }
    default: return []
    }
  }

  private var ofAnotherType: JSON {
    switch self {
    case .array, .object: .number(7)
    default: .object([:])
    }
  }

  var text: String { text(reversed: false) }

  /// Returns the value as JSON text, with members sorted by name, in reverse order if asked.
  func text(reversed: Bool) -> String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text):
      return "\""
        + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }.joined()
        + "\""
    case .array(let items): return "[" + items.map { $0.text(reversed: reversed) }.joined(separator: ", ") + "]"
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.text(reversed: reversed))" }
      return "{" + (reversed ? sorted.reversed() : sorted).joined(separator: ", ") + "}"
    }
  }
}
