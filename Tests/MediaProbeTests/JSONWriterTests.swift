import MediaProbe
import Testing

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `It separates members and elements`() {
    let text = written { json in
      json.beginObject()
      json.key("a")
      json.beginArray()
      json.int(1)
      json.int(-20)
      json.beginObject()
      json.endObject()
      json.endArray()
      json.key("b")
      json.null()
      json.endObject()
    }
    #expect(text == #"{"a":[1,-20,{}],"b":null}"#)
  }

  @Test(
    arguments: [
      (0, "0"), (15, "15"), (0.1, "0.1"), (754.2, "754.2"), (-2.5, "-2.5"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"), (9_007_199_254_740_992, "9007199254740992.0"),
    ] as [(Double, String)])
  func `Written numbers can be read back`(value: Double, expected: String) {
    #expect(written { $0.number(value) } == expected)
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r", #""\n\t\r""#), ("\u{1B}[31m", #""\u001b[31m""#),
    ("\u{202E}", #""\u202e""#), ("\u{9B}", #""\u009b""#), ("日本", "\"日本\""), ("\u{7F}", #""\u007f""#),
    ("\u{E0041}", #""\udb40\udc41""#), ("##[error]", ##""#\u0023[error]""##), ("# ##", ##""# #\u0023""##),
  ])
  func `It escapes control characters and quotes`(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected)
  }

  /// The table of lead bytes is a shortcut: it must not miss an escaped character.
  @Test func `It escapes every character that disturbs a terminal`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.disturbsTerminal || scalar == "\"" || scalar == "\\" else {
        continue
      }
      let text = written { $0.string("a\(Character(scalar))b") }
      #expect(text.contains("\\") && !text.dropFirst(2).dropLast(2).unicodeScalars.contains { $0.disturbsTerminal })
    }
  }
}
