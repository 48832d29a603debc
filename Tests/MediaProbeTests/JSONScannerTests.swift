import MediaProbe
import Testing

@Suite struct JSONScannerTests {
  private func scanner(_ text: String) -> JSONScanner { JSONScanner(SharedBytes(copying: Array(text.utf8))) }

  // The macro cannot call a method that changes a scanner.
  private func expect<Value: Equatable>(_ expected: Value, _ found: Value) { #expect(found == expected) }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""分享失败，请重试""#, "分享失败，请重试"), (#""a\"b\\c\/\n\t\r\b\f""#, "a\"b\\c/\n\t\r\u{8}\u{C}"),
    (#""\u00e9\u0023""#, "é#"), (#""\ud83d\ude00!""#, "😀!"), (#""0123456\\89""#, "0123456\\89"),
  ])
  func `It reads strings`(json: String, text: String) throws {
    for padding in ["", " ", "\n \t"] {
      var json = scanner(padding + json)
      try expect(text, json.string())
      try json.end()
    }
  }

  @Test(arguments: [
    #"""#, #""a"#, #""a\"#, #""\x""#, #""\u00g0""#, #""\ud800""#, #""\ud800\u0041""#, #""\u12"#, "1", "",
  ])
  func `It refuses invalid strings`(json: String) {
    #expect(throws: JSONDamage.self) {
      var json = scanner(json)
      _ = try json.string()
    }
  }

  @Test func `It reads back strings of the JSON writer`() throws {
    let texts = ["", "plain", "“quoted” \"text\" \\ ##[warning]", "\u{202E}\u{0}\n", "😀中文é", "01234567\"", "0123456\""]
    var json = JSONWriter()
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
    var scanner = JSONScanner(SharedBytes(copying: json.bytes))
    try scanner.beginArray()
    for text in texts {
      try expect(true, scanner.nextItem())
      try expect(text, scanner.string())
    }
    try expect(false, scanner.nextItem())
  }

  @Test(arguments: ["0", "-1", "600", "9223372036854775807", "-9223372036854775808"])
  func `It reads integers`(json: String) throws {
    var scanner = scanner(json + " ")
    try expect(Int64(json), scanner.int64())
    try scanner.end()
  }

  @Test(arguments: ["", "-", "1.5", "1e3", "9223372036854775808", "\"1\"", "1x", "+1"])
  func `It refuses invalid integers`(json: String) {
    #expect(throws: JSONDamage.self) {
      var json = scanner(json)
      _ = try json.int64()
    }
  }

  @Test(arguments: ["0.1", "-600.25", "1e+300", "7"]) func `It reads numbers`(json: String) throws {
    var scanner = scanner(json)
    try expect(Double(json), scanner.number())
  }

  @Test(arguments: ["nan", "inf", "0x10", "1e999", "\"1\"", "[1]", ""])
  func `It refuses invalid numbers`(json: String) {
    #expect(throws: JSONDamage.self) {
      var json = scanner(json)
      _ = try json.number()
    }
  }

  @Test func `It finds members in their order`() throws {
    var json = scanner(#"{ "a" : 1, "b": {"c": [true, {"d": "}]"}], "e": null}, "f": false }"#)
    try json.beginObject()
    // Only a program's JSON has no space before a colon.
    expect(false, json.member("a"))
    json = scanner(#"{ "a": 1, "b": {"c": [true, {"d": "}]"}], "e": null}, "f": false }"#)
    try json.beginObject()
    expect(false, json.member("b"))
    expect(true, json.member("a"))
    try expect(1, json.int())
    expect(false, json.member("c"))
    expect(false, json.isNext("c"))
    expect(true, json.isNext("b"))
    try json.required("b")
    try json.skip()
    expect(true, json.member("f"))
    try expect(false, json.bool())
    expect(false, json.member("f"))
    try json.endObject()
    try json.end()
  }

  /// Names of all lengths up to three times the number of bytes compared at once, which differ in one byte.
  private static let names: [String] =
    ["", "é", "video.stored_width", "video.stored_height"]
    + (1...24).flatMap { count in
      (0..<count).map { place in
        String(repeating: "x", count: place) + "y" + String(repeating: "x", count: count - place - 1)
      }
    }

  @Test func `The name table finds its names`() throws {
    let names = Self.names
    let table = NameTable(names)
    for (index, name) in names.enumerated() {
      #expect(table.index(of: name) == index)
      #expect(table.index(of: name + "z") == nil)
      // At the end of the bytes, and before others.
      for suffix in ["", ",\"and the next\""] {
        var json = scanner("\"\(name)\"\(suffix)")
        expect(index, json.take(nameIn: table))
        expect(nil, json.take(nameIn: table))
        #expect(json.offset == name.utf8.count + 2)
      }
      var json = scanner("{\"\(name)\":1}")
      try json.beginObject()
      expect(index, json.member(in: table))
      try expect(1, json.int())
      expect(nil, json.member(in: table))
      try json.endObject()
    }
    #expect(NameTable([]).index(of: "x") == nil)
  }

  @Test(arguments: ["", "\"", "\"x", "\"x\"", "{", "{\"", "{\"x", "{\"x\"", "{\"y\"", "{\"y\":", "{x}", "{}", "1"])
  func `The name table finds no other names`(text: String) throws {
    let table = NameTable(["y"])
    var json = scanner(text)
    expect(nil, json.take(nameIn: table))
    #expect(json.offset == 0)
    guard text.hasPrefix("{") else { return }
    try json.beginObject()
    expect(text == "{\"y\":" ? 0 : nil, json.member(in: table))
    expect(false, json.member("x"))
  }

  @Test func `It reads members of any name`() throws {
    var json = scanner(#"{"a":1,"b":[],"c":{}}"#)
    try json.beginObject()
    var keys: [String] = []
    while let key = try json.nextMember() {
      keys.append(key)
      try json.skip()
    }
    #expect(keys == ["a", "b", "c"])
    try json.end()
  }

  @Test func `It skips the rest of a line`() throws {
    var json = scanner("[\n{\"a\":1,\"b\":\"x\"},\n{\"a\":2}\n]")
    try json.beginArray()
    var numbers: [Int] = []
    while try json.nextItem() {
      try json.beginObject()
      try json.required("a")
      numbers.append(try json.int())
      try json.skipToEndOfLine()
    }
    #expect(numbers == [1, 2])
    try json.end()
    #expect(throws: JSONDamage.self) {
      var json = json
      try json.skipToEndOfLine()
    }
  }

  @Test func `It skips a list of lines`() throws {
    var json = scanner("{\"a\":[\n{\"b\":[1]},\n{\"b\":\"]\"}\n],\n\"c\":2}")
    try json.beginObject()
    try json.required("a")
    try json.skipLines()
    try json.required("c")
    try expect(2, json.int())
    try json.endObject()
    try json.end()
    for text in ["", "[]", "[\n1", "[\n"] {
      #expect(throws: JSONDamage.self, "\(text)") {
        var json = scanner(text)
        try json.skipLines()
      }
    }
  }

  @Test func `It refuses deep nesting`() {
    #expect(throws: JSONDamage.self) {
      var json = scanner(String(repeating: "[", count: 100))
      while true { try json.beginArray() }
    }
  }

  @Test func `An error states the place of the damage`() throws {
    var json = scanner("{\"a\":1,\n\"b\" 2}")
    try json.beginObject()
    try json.required("a")
    try json.skip()
    let damage = try #require(throws: JSONDamage.self) {
      var json = json
      try json.required("b")
    }
    #expect(damage.message == "found “,”, expected the member “b”")
    #expect(json.bytes.place(of: damage.offset) == (1, 7))
    #expect(json.bytes.place(of: 8) == (2, 1))
    #expect(json.bytes.place(of: 9) == (2, 2))
  }
}
