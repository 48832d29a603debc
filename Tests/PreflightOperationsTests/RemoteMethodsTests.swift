import Foundation
import PreflightExchange
import TestSupport
import Testing

/// The calls of other machines: none of them opens a file or a connection.
@Suite struct RemoteMethodsTests {
  private let methods: RemoteMethods

  init() throws { methods = try RemoteMethods(to: ["tiktok-share-kit-ios"]) }

  private func call(_ name: String, _ params: [String: Any]) async throws -> (RemoteMethods.Answer, [String: Any]) {
    let answer = await methods.answer(name, Array(try JSONSerialization.data(withJSONObject: params)))
    let json = try JSONSerialization.jsonObject(with: Data(answer.json)) as? [String: Any] ?? [:]
    return (answer, json)
  }

  private func ranges(of content: Data, at places: [Range<Int>], version: String? = nil) -> [[String: Any]] {
    places.map { place in
      var range: [String: Any] = ["offset": place.lowerBound, "bytes": content[place].base64EncodedString()]
      range["version"] = version
      return range
    }
  }

  @Test func `A check asks for ranges until it is sure`() async throws {
    let content = try Data(contentsOf: URL(filePath: Caller.movie))
    var places: [Range<Int>] = []
    for _ in 0..<10 {
      let (answer, json) = try await call(
        "check", ["name": "movie.mov", "size": content.count, "ranges": ranges(of: content, at: places)])
      guard answer.outcome == .needs else {
        #expect(answer.outcome == .accepted, "\(json)")
        #expect(!places.isEmpty && !answer.verdicts.isEmpty)
        return
      }
      let needs = try #require(json["needs"] as? [String: Int])
      let (offset, length) = (try #require(needs["offset"]), try #require(needs["length"]))
      #expect(offset + length <= content.count)
      places.append(offset..<offset + length)
    }
    Issue.record("the check asked for \(places)")
  }

  @Test func `An object that changed or is longer than stated is refused`() async throws {
    let content = try Data(contentsOf: URL(filePath: Caller.movie))
    let parts =
      ranges(of: content, at: [0..<1000], version: "a") + ranges(of: content, at: [1000..<content.count], version: "b")
    let (mixed, _) = try await call("check", ["size": content.count, "ranges": parts])
    #expect(mixed.outcome == .refused)
    for (size, version) in [(content.count, "b"), (content.count - 1, "a")] {
      let (answer, json) = try await call(
        "check",
        [
          "size": size, "version": "a", "ranges": ranges(of: content, at: [0..<content.count], version: version),
        ])
      #expect(answer.outcome == .refused)
      #expect(String(describing: json).contains("changed_while_reading"), "\(json)")
    }
  }

  @Test func `No method takes a path`() async throws {
    let path = Caller.clip
    for (name, params) in [
      ("check", ["file": ["path": path]]), ("plan", ["file": ["path": path]]), ("check", ["path": path, "size": 1]),
      ("probe", ["file": ["path": path]]), ("fix", ["file": ["path": path], "output": "/"]),
    ] as [(String, [String: Any])] {
      let (answer, _) = try await call(name, params)
      #expect(answer.kind == .mistake, "\(name)")
    }
    let (answer, json) = try await call("explain", ["subject": path])
    #expect(answer.kind == .mistake, "\(json)")
  }

  @Test func `A request and a plan need only the facts of the media`() async throws {
    let exchange = try Caller().exchange()
    let probed = await Caller.answer(exchange, "probe", #""file": {"path": "\#(Caller.clip)"}"#)
    let facts = try #require(try Caller.object(probed, "result")["facts"])
    let document = """
      destination: tiktok-share-kit-ios
      request:
        localIdentifiers: [clip.mp4]
        mediaType: video
        redirectURI: https://www.example.com/tiktok
      """
    let (answer, json) = try await call("request", ["document": document, "media": ["clip.mp4": facts]])
    let verdicts = (json["requests"] as? [[String: Any]])?.first?["verdicts"] as? [[String: Any]]
    #expect(answer.kind == .result && verdicts?.count == 1, "\(json)")
    #expect(verdicts?.first?["destination"] as? String == "tiktok-share-kit-ios")
    #expect(verdicts?.first?["outcome"] as? String == "pass", "\(json)")
    let (plan, suggestions) = try await call("plan", ["facts": facts, "name": "clip.mp4"])
    #expect(plan.kind == .result && suggestions["suggestions"] is [Any], "\(suggestions)")

    let (missing, reason) = try await call("request", ["document": document])
    #expect(missing.kind == .mistake)
    #expect((reason["message"] as? String)?.contains("media.clip.mp4") == true, "\(reason)")
    // The file exists, and is not read: its facts are those of the caller or none.
    let (path, why) = try await call(
      "request", ["document": document.replacingOccurrences(of: "clip.mp4", with: Caller.clip)])
    #expect(path.kind == .mistake || !String(describing: why).contains("pass"), "\(why)")
  }

  @Test func `Strange bodies are mistakes`() async throws {
    for body in [
      "", "[]", "{", "\u{0}", #"{"size": -1}"#, #"{"size": 1, "ranges": [{"offset": 0, "bytes": "%"}]}"#,
      #"{"size": 9, "x": 1}"#,
    ] {
      let answer = await methods.answer("check", Array(body.utf8))
      #expect(answer.kind == .mistake && answer.outcome == nil, "\(body)")
    }
    let overflow = #"{"size": 9, "ranges": [{"offset": 9223372036854775807, "bytes": "YWJj"}]}"#
    #expect(await methods.answer("check", Array(overflow.utf8)).outcome != .accepted)
    #expect(throws: RemoteMethods.SettingsError.self) { try RemoteMethods(to: ["nowhere"]) }
  }

  @Test func `Every method describes itself as a JSON Schema`() throws {
    for method in RemoteMethods.descriptions() {
      let schema = try JSONSerialization.jsonObject(with: Data(method.schema)) as? [String: Any]
      #expect(schema?["type"] as? String == "object" && !method.summary.isEmpty && !method.results.isEmpty)
    }
    #expect(RemoteMethods.names.sorted() == ["check", "destinations", "explain", "judge", "plan", "request"])
  }
}
