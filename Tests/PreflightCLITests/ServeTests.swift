import Foundation
import TestSupport
import Testing

/// The exchange of `serve --stdio`. script/witness/exchange compares it with `scan` over all samples, and mistreats it.
@Suite struct ServeTests {
  private static let clip = "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.600s.mp4"

  /// Runs the command with these lines as input, and returns the answers by their ids.
  private func answers(_ lines: [String], _ options: String...) throws -> [String: [String: Any]] {
    let folder = try TemporaryFolder()
    try folder.write("calls", lines.map { $0 + "\n" }.joined())
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" serve --stdio --no-config \(options.joined(separator: " ")) < '\(folder.url.path)/calls'",
      in: Product.root)
    try #require(outcome.status == 0, "\(outcome)")
    var answers: [String: [String: Any]] = [:]
    for line in outcome.stdout.split(separator: "\n") {
      let answer = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
      answers["\(answer["id"] ?? "none")"] = answer
    }
    return answers
  }

  private func call(_ id: String, _ method: String, _ params: String) -> String {
    #"{"jsonrpc": "2.0", "id": "\#(id)", "method": "\#(method)", "params": {\#(params)}}"#
  }

  private func outcome(_ answer: [String: Any]?) -> String? {
    let result = answer?["result"] as? [String: Any]
    return ((result?["verdicts"] as? [[String: Any]])?.first)?["outcome"] as? String
  }

  private func kind(_ answer: [String: Any]?) -> String? {
    ((answer?["error"] as? [String: Any])?["data"] as? [String: Any])?["kind"] as? String
  }

  @Test func `Files are checked by path and by bytes`() throws {
    let bytes = try Data(contentsOf: Product.root.appendingPathComponent(Self.clip)).base64EncodedString()
    let found = try answers([
      call("path", "check", #""file": {"path": "\#(Self.clip)"}, "to": ["tiktok-share-kit"]"#),
      call("bytes", "check", #""file": {"bytes": "\#(bytes)", "name": "a.mp4"}, "to": ["tiktok-share-kit"]"#),
      call("none", "check", #""file": {"path": "none.mp4"}, "to": ["tiktok-share-kit"]"#),
      call("text", "check", #""file": {"bytes": "aGVsbG8=", "name": "a.mp4"}, "to": ["tiktok-share-kit"]"#),
    ])
    #expect(outcome(found["path"]) == "pass")
    #expect(outcome(found["bytes"]) == "pass")
    #expect(outcome(found["none"]) == "unreadable")
    #expect(outcome(found["text"]) == "unreadable")
  }

  @Test func `A name that will change its meaning gets a notice`() throws {
    let file = #""file": {"path": "\#(Self.clip)"}"#
    let found = try answers([
      call("old", "check", #"\#(file), "to": ["tiktok"]"#),
      call("new", "check", #"\#(file), "to": ["tiktok-share-kit"]"#),
    ])
    func result(_ id: String) -> [String: Any]? { found[id]?["result"] as? [String: Any] }
    #expect((result("old")?["notice"] as? String)?.contains("tiktok-video") == true)
    #expect(outcome(found["old"]) == "pass" && result("new")?["notice"] == nil)
  }

  @Test func `Facts are judged again without the file`() throws {
    let probed = try answers([call("facts", "probe", #""file": {"path": "\#(Self.clip)"}"#)])
    let result = try #require(probed["facts"]?["result"] as? [String: Any])
    // A caller can change the order of the members.
    let facts = try JSONSerialization.data(withJSONObject: try #require(result["facts"]), options: .sortedKeys)
    let judged = try answers([
      call("judge", "judge", #""facts": \#(String(decoding: facts, as: UTF8.self)), "to": ["tiktok-share-kit"]"#),
      call("damaged", "judge", #""facts": {"duration": "long"}, "to": ["tiktok-share-kit"]"#),
    ])
    #expect(outcome(judged["judge"]) == "pass")
    #expect(kind(judged["damaged"]) == "invalid_params")
  }

  @Test func `Facts are judged as they were written`() throws {
    // The members are in the order of the command. The negative duration and the unknown member are not the command's.
    func facts(_ duration: String, _ more: String = "") -> String {
      #"{"file_size":100,"kind":"video","container":"mp4","duration":\#(duration),"video":{"codec":"h264","width":360,"height":640},"#
        + #""streams":[],"tier":"header","bytes_read":10,"unknown":{},"problems":[]\#(more)}"#
    }
    let found = try answers([
      call("short", "judge", #""facts": \#(facts("1")), "to": ["tiktok-share-kit"], "name": "a.mp4""#),
      call("right", "judge", #""facts": \#(facts("10")), "to": ["tiktok-share-kit"], "name": "a.mp4""#),
      call("negative", "judge", #""facts": \#(facts("-10")), "to": ["tiktok-share-kit"]"#),
      call("newer", "judge", #""facts": \#(facts("10", #","later": 1"#)), "to": ["tiktok-share-kit"]"#),
      call("half", "judge", #""facts": \#(facts("10").dropLast()), "to": ["tiktok-share-kit"]"#),
      call("other", "check", #""facts": \#(facts("10")), "file": {"path": "a.mp4"}"#),
    ])
    #expect(outcome(found["short"]) == "warn")
    #expect(outcome(found["right"]) == "pass")
    #expect(kind(found["negative"]) == "invalid_params")
    #expect(outcome(found["newer"]) == "pass")
    #expect(kind(found["<null>"]) == "parse_error")
    #expect(kind(found["other"]) == "invalid_params")
  }

  @Test func `A listed file of a kind that no destination accepts is not applicable`() throws {
    let sound = "Destinations/discord/samples/fail/soundboard/sound-duration-max.fail.tone.wav"
    let size = try Data(contentsOf: Product.root.appendingPathComponent(sound)).count
    let record =
      #"{"file_size":\#(size),"kind":"audio","container":"wav","audio":{},"streams":[],"tier":"header","#
      + #""bytes_read":10,"unknown":{},"problems":[]}"#
    let found = try answers([
      call("named", "check", #""file": {"path": "\#(sound)"}, "to": ["tiktok-share-kit"]"#),
      call("listed", "check", #""file": {"path": "\#(sound)"}, "to": ["tiktok-share-kit"], "listed": true"#),
      call("facts", "judge", #""facts": \#(record), "name": "a.wav", "to": ["tiktok-share-kit"], "listed": true"#),
      call("wrong", "judge", #""facts": \#(record), "to": ["tiktok-share-kit"], "listed": 1"#),
    ])
    #expect(outcome(found["named"]) == "fail")
    #expect(outcome(found["listed"]) == "not_applicable")
    #expect(outcome(found["facts"]) == "not_applicable")
    #expect(kind(found["wrong"]) == "invalid_params")
  }

  @Test func `The command does not ask for the first bytes that it has`() throws {
    let content = try Data(contentsOf: Product.root.appendingPathComponent(Self.clip))
    func object(_ head: Data, size: Int) -> String {
      #""file": {"object": {"name": "a.mp4", "size": \#(size), "head": "\#(head.base64EncodedString())"}}, "to": ["tiktok-share-kit"]"#
    }
    let found = try answers([
      call("whole", "check", object(content, size: content.count)),
      call("larger", "check", object(content, size: content.count - 1)),
      call("long", "check", object(Data(count: 65_537), size: 100_000)),
      call("text", "check", #""file": {"object": {"size": 9, "head": "?"}}, "to": ["tiktok-share-kit"]"#),
    ])
    #expect(outcome(found["whole"]) == "pass")
    for id in ["larger", "long", "text"] { #expect(kind(found[id]) == "invalid_params", "\(id)") }
    // The command asks for the bytes behind the first ones. This test never answers it.
    #expect(
      kind(try answers([call("half", "check", object(content.prefix(100), size: content.count))])["half"])
        == "shutting_down")
  }

  @Test func `A placeholder of iCloud is no object`() throws {
    let found = try answers([
      call(
        "object", "check",
        #""file": {"object": {"name": ".a.mp4.icloud", "size": 90}}, "to": ["tiktok-share-kit"], "with_facts": true"#)
    ])
    let facts = (found["object"]?["result"] as? [String: Any])?["facts"] as? [String: Any]
    #expect((facts?["error"] as? [String: Any])?["code"] as? String == "icloud_placeholder")
  }

  @Test func `A mistake in a call is answered`() throws {
    let found = try answers([
      call("method", "paint", ""), call("file", "check", #""to": ["tiktok-share-kit"]"#),
      call("two", "check", #""file": {"path": "a", "bytes": ""}"#),
      call("unknown", "check", #""file": {"path": "a"}, "tiktok-share-kit": true"#),
      call("depth", "probe", #""file": {"path": "a"}, "depth": "deep""#),
      call("day", "check", #""file": {"path": "a"}, "as_of": "soon""#),
      call("slot", "check", #""file": {"path": "a"}, "to": ["tiktok-share-kit"], "slot": "wall""#),
      call("base64", "check", #""file": {"bytes": "?"}"#), call("subject", "explain", #""subject": "nothing at all""#),
      #"{"jsonrpc": "2.0", "id": 7}"#, "no JSON",
    ])
    for id in ["file", "two", "unknown", "depth", "day", "slot", "base64", "subject"] {
      #expect(kind(found[id]) == "invalid_params", "\(id): \(found[id] ?? [:])")
    }
    #expect(kind(found["method"]) == "method_not_found")
    #expect(kind(found["7"]) == "invalid_request")
    #expect(kind(found["<null>"]) == "parse_error")
  }

  @Test func `Rules are explained, listed and planned with`() throws {
    let found = try answers([
      call("explain", "explain", #""subject": "tiktok-share-kit/20007""#),
      call("list", "destinations", #""to": ["tiktok-share-kit"]"#),
      call("code", "explain", #""subject": "-4""#),
      call(
        "plan", "plan",
        #""file": {"path": "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov"}, "to": ["instagram-reel"]"#
      ),
      call("initialize", "initialize", #""client": {"name": "test"}"#),
    ])
    func result(_ id: String) -> [String: Any] { found[id]?["result"] as? [String: Any] ?? [:] }
    #expect((result("explain")["text"] as? String)?.hasPrefix("20007 ") == true, "\(found)")
    #expect((result("code")["text"] as? String)?.isEmpty == false)
    #expect((result("list")["destinations"] as? [[String: Any]])?.first?["id"] as? String == "tiktok-share-kit-ios")
    #expect((result("plan")["suggestions"] as? [Any])?.isEmpty == false, "\(result("plan"))")
    #expect((result("initialize")["rules_fingerprint"] as? String)?.count == 64)
    let extensions = result("initialize")["extensions"] as? [String] ?? []
    #expect(Set(["mp4", "jpg", "wav", "psd"]).isSubset(of: extensions) && !extensions.contains("zip"))
  }

  @Test func `A copy is written into the folder`() throws {
    let folder = try TemporaryFolder()
    let clip = "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov"
    let found = try answers([
      call(
        "fix", "fix", #""file": {"path": "\#(clip)"}, "to": ["instagram-reel"], "output": "\#(folder.url.path)/fixed""#)
    ])
    let result = try #require(found["fix"]?["result"] as? [String: Any], "\(found)")
    let copy = try #require((result["copies"] as? [[String: Any]])?.first, "\(result)")
    #expect(FileManager.default.fileExists(atPath: try #require(copy["path"] as? String)))
    #expect((result["text"] as? String)?.isEmpty == false)
  }

  @Test func `Without --stdio there is nothing to serve`() throws {
    let outcome = try Product.preflight(["serve"])
    #expect(outcome.status == 64 && outcome.stderr.contains("--stdio"), "\(outcome)")
  }
}
