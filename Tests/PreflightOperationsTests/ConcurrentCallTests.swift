import Foundation
import PreflightExchange
import TestSupport
import Testing

/// Callers that share a process: nothing of one call reaches another.
@Suite struct ConcurrentCallTests {
  /// A call, and the exchange to which it goes.
  private struct Call: Sendable {
    let exchange: Int
    let method: String
    let params: String
  }

  /// Different calls in two languages: with different days, destinations, slots and mistakes.
  private static let kinds: [Call] = {
    let facts =
      #"{"file_size":100,"kind":"video","container":"mp4","duration":700,"video":{"codec":"h264","width":360,"height":640},"#
      + #""streams":[],"tier":"header","bytes_read":10,"unknown":{},"problems":[]}"#
    let calls = [
      ("check", #""file": {"path": "\#(Caller.clip)"}, "to": ["tiktok-share-kit"]"#),
      ("check", #""file": {"path": "\#(Caller.clip)"}, "to": ["instagram-reel", "x"], "as_of": "2024-01-01""#),
      ("check", #""file": {"path": "\#(Caller.clip)"}, "to": ["nowhere"]"#),
      ("check", #""file": {"path": "\#(Caller.clip)"}, "to": ["tiktok-share-kit"], "slot": "wall""#),
      ("check", #""file": {"path": "\#(Caller.clip)"}, "depth": "deep""#),
      ("check", #""file": {"path": "none.mp4"}, "to": ["youtube"]"#),
      ("judge", #""facts": \#(facts), "name": "a.mp4", "to": ["tiktok-share-kit"]"#),
      ("judge", #""facts": \#(facts), "name": "a.mp4", "as_of": "2025-01-10""#),
      ("judge", #""facts": \#(facts), "to": 3"#), ("explain", #""subject": "tiktok-share-kit/20007""#),
      ("explain", #""subject": "nothing at all""#), ("destinations", #""to": ["meta"]"#),
      ("destinations", #""to": ["tiktk"]"#),
      ("plan", #""file": {"path": "\#(Caller.clip)"}, "to": ["instagram-reel"], "as_of": "2026-11-01""#),
      ("plan", #""file": {"path": "\#(Caller.clip)"}, "crop": true, "pad": "white""#), ("paint", ""),
    ]
    return (0..<2).flatMap { exchange in
      ["en", "zh-Hans"].flatMap { language in
        calls.map { method, params in
          Call(
            exchange: exchange, method: method,
            params: params + (params.isEmpty ? "" : ", ") + #""lang": "\#(language)""#
          )
        }
      }
    }
  }()

  @Test func `A thousand concurrent calls get the answers of lone calls`() async throws {
    let folder = try TemporaryFolder()
    let configuration = try folder.write(
      "preflight.yml", "to: [instagram-reel]\nrules: { 'tiktok-share-kit/video-duration-max': { max: 30 s } }\n")
    func exchange(_ index: Int) throws -> ExchangeAnswers { try Caller().exchange(index == 0 ? nil : configuration) }
    var lone: [String] = []
    for call in Self.kinds {
      lone.append(await Caller.answer(try exchange(call.exchange), call.method, call.params))
    }
    // The answers differ, or the comparison below would compare nothing.
    #expect(Set(lone).count > Self.kinds.count / 2)
    let exchanges = [try exchange(0), try exchange(1)]
    let answers = await withTaskGroup(of: (Int, String).self, returning: [(Int, String)].self) { group in
      for number in 0..<1000 {
        // A number without a common factor mixes the languages and the kinds.
        let kind = number * 29 % Self.kinds.count
        let call = Self.kinds[kind]
        group.addTask { (kind, await Caller.answer(exchanges[call.exchange], call.method, call.params)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 1000)
    let wrong = answers.filter { kind, answer in answer != lone[kind] }
    #expect(wrong.isEmpty, "\(wrong.count) answers differ, such as \(wrong.first?.1 ?? "")")
  }

  @Test func `A call that fails changes nothing for the next one`() async throws {
    let exchange = try Caller().exchange()
    let good = #""file": {"path": "\#(Caller.clip)"}, "to": ["tiktok-share-kit"]"#
    let first = await Caller.answer(exchange, "check", good)
    for (method, params) in [
      ("check", #""file": {"path": "a"}, "to": ["nowhere"], "lang": "zh-Hans""#), ("explain", #""subject": "?""#),
      ("fix", #""file": {"path": "\#(Caller.movie)"}, "output": "/dev/null/x", "to": ["instagram-reel"]"#),
      ("paint", ""),
    ] {
      let answer = await Caller.answer(exchange, method, params)
      #expect(try !Caller.object(answer, "error").isEmpty, "\(answer)")
      #expect(await Caller.answer(exchange, "check", good) == first)
    }
  }

  @Test func `An object needs a caller that gives ranges`() async throws {
    let answer = await Caller.answer(try Caller().exchange(), "check", #""file": {"object": {"size": 9}}"#)
    let data = try Caller.object(answer, "error")["data"] as? [String: String]
    #expect(data?["kind"] == "range_failed", "\(answer)")
  }
}
