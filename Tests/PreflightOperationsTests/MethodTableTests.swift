import Foundation
import MediaProbe
import Preflight
import PreflightExchange
import PreflightOperations
import TestSupport
import Testing

/// The table of methods: what it says is what the exchange does.
@Suite struct MethodTableTests {
  /// Values of each kind, most of which any parameter refuses.
  private static let values: [JSONValue] = [
    .integer(3), .integer(-1), .number(1e300), .bool(true), .string("\u{0}"), .string("soon"),
    .array([.string("a"), .integer(1)]), .object(["a": .array([])]),
  ]

  @Test func `A value of another type is one error that names its parameter`() {
    var refused = 0
    for parameter in (ExchangeMethod.all + [ExchangeMethod.cancel]).flatMap(\.parameters) {
      for value in Self.values {
        do throws(CallFailure) {
          try ExchangeParams([parameter.name: value]).check([parameter], of: CommandText(asWritten: "it"))
        } catch {
          refused += 1
          #expect(error.kind == .invalidParams)
          for language in Language.allCases {
            let message = error.text.text(in: language)
            #expect(message.contains(parameter.name) && !message.contains("\n"), "\(message)")
          }
        }
      }
    }
    #expect(refused > 200, "\(refused)")
  }

  @Test func `An unknown parameter and a missing one are refused`() async throws {
    let exchange = try Caller().exchange()
    for method in ExchangeMethod.all + [ExchangeMethod.cancel] {
      let required = method.parameters.filter(\.isRequired)
      if let first = required.first {
        let error = try Caller.object(await Caller.answer(exchange, method.name, ""), "error")
        #expect((error["message"] as? String)?.contains(first.name) == true, "\(error)")
      }
      guard required.isEmpty else { continue }
      let error = try Caller.object(await Caller.answer(exchange, method.name, #""colour": 1"#), "error")
      #expect((error["message"] as? String)?.contains("“colour”") == true, "\(method.name) \(error)")
    }
  }

  @Test func `Errors are in the language of the call`() async throws {
    let exchange = try Caller().exchange()
    func message(_ language: String) async throws -> String {
      let params = #""file": {"path": "a"}, "depth": "deep", "lang": "\#(language)""#
      return try Caller.object(await Caller.answer(exchange, "check", params), "error")["message"] as? String ?? ""
    }
    #expect(
      try await message("en") == "found “deep” for depth, expected one of header, stream, sampled, decode, content")
    #expect(try await message("zh-Hans") == "depth 的值为“deep”，应为以下之一：header, stream, sampled, decode, content")
  }

  @Test func `The description has every method and parameter of the schema`() async throws {
    let document = try Caller.object(
      await Caller.answer(try Caller().exchange(), "rpc.discover", ""), "result")
    #expect(document["openrpc"] as? String == "1.3.2")
    let methods = try #require(document["methods"] as? [[String: Any]])
    let schema = try #require(
      JSONSerialization.jsonObject(
        with: try Data(contentsOf: Product.root.appendingPathComponent("schemas/exchange-call.schema.json")))
        as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let names = methods.compactMap { $0["name"] as? String }
    #expect(Set(names + ["rpc.discover"]) == Set(properties["method"]?["enum"] as? [String] ?? []))
    let params = Set(methods.flatMap { ($0["params"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } })
    #expect(params == Set((properties["params"]?["properties"] as? [String: Any] ?? [:]).keys))
    for method in methods {
      for param in method["params"] as? [[String: Any]] ?? [] {
        #expect((param["schema"] as? [String: Any])?.isEmpty == false, "\(param)")
        #expect((param["summary"] as? String)?.hasSuffix(".") == true, "\(param)")
      }
    }
    let chinese = await Caller.answer(try Caller().exchange(), "rpc.discover", #""lang": "zh-Hans""#)
    #expect(chinese.contains("读取文件并判定。"))
  }

  // MARK: Parts of the exchange

  @Test func `Lines are split wherever the bytes are cut`() {
    let text = Array("one\n\r\n \ntwo\r\nthree".utf8)
    for size in 1...text.count {
      var lines: [[UInt8]] = []
      var splitter = LineSplitter(limit: 10)
      func take(_ part: LineSplitter.Part) { if case .line(let line) = part { lines.append(line) } }
      for start in stride(from: 0, to: text.count, by: size) {
        splitter.add(text[start..<min(start + size, text.count)], take)
      }
      splitter.end(take)
      #expect(lines == [Array("one".utf8), Array("two\r".utf8), Array("three".utf8)], "\(size)")
    }
  }

  @Test(arguments: [1, 3, 100]) func `A line beyond the limit is dropped once`(size: Int) {
    let text = Array("0123456789ABCDEF\nshort\n0123456789\n".utf8)
    var parts: [LineSplitter.Part] = []
    var splitter = LineSplitter(limit: 10)
    for start in stride(from: 0, to: text.count, by: size) {
      splitter.add(text[start..<min(start + size, text.count)]) { parts.append($0) }
    }
    splitter.end { parts.append($0) }
    #expect(parts == [.tooLong, .line(Array("short".utf8)), .line(Array("0123456789".utf8))])
  }

  @Test(arguments: [
    ("", true), ("aGVsbG8=", true), ("aGVsbG8", false), ("aGVs\nbG8=", false), ("====", false), ("a===", false),
    ("aGVsbG8_", false),
  ])
  func `Base64 is read strictly`(text: String, isValid: Bool) {
    #expect((ExchangeFile.decoded(text) != nil) == isValid)
  }

  @Test func `A message with too many values is refused`() {
    let values = String(repeating: "1,", count: 100_001) + "1"
    let line = #"{"jsonrpc": "2.0", "id": 1, "method": "check", "params": {"to": [\#(values)]}}"#
    #expect(throws: ExchangeMessage.Refusal.self) { try ExchangeMessage(Array(line.utf8)) }
  }
}
