import PreflightDocuments
import Testing

/// Strict JSON, and the places of mistakes.
@Suite struct JSONReaderTests {
  private func read(_ text: String) -> (value: DocumentValue?, message: String) {
    let mistakes = Mistakes(name: "a.json")
    let value = JSONReader.read(Array(text.utf8), mistakes: mistakes)
    return (value, mistakes.errors?.description ?? "")
  }

  @Test func `It reads valid JSON`() throws {
    let value = try #require(
      read(#" {"a": [1, -0.5e+3, true, null, "x\n\u00e9\ud83d\ude00\/"], "b": {}} "#).value)
    guard case .mapping(let members) = value.content, case .list(let items) = members[0].value.content else {
      Issue.record("\(value)")
      return
    }
    let texts = items.map { item in
      if case .scalar(let text, let quoted) = item.content { "\(text) \(quoted)" } else { "" }
    }
    #expect(texts == ["1 false", "-0.5e+3 false", "true false", "null false", "x\né😀/ true"])
    #expect(items[1].place == Place(line: 1, column: 12))
  }

  @Test(arguments: [
    ("{\"a\": 1,\n}", "a.json:2:1: found } after a comma"), ("[1,]", "a.json:1:4: found ] after a comma"),
    ("// x\n1", "a.json:1:1: found a comment"), ("{ # x\n}", "1:3: found a comment"),
    ("[1 2]", "1:4: found “2”, expected , or ]"), ("{\"a\" 1}", "expected : after the key “a”"),
    ("{a: 1}", "found “a”, expected a key in double quotes or }"), ("{'a': 1}", "found “'”"),
    ("[01]", "found “01”"), ("[1.]", "found “1.”"), ("[.5]", "found “.5”"), ("[True]", "found “True”"),
    ("[+1]", "found “+1”"), ("[NaN]", "found “NaN”"),
    ("\"a", "1:1: the string is not closed"), ("\"a\nb\"", "found a line end"), ("\"\\x\"", "the escape \\x"),
    ("\"\\ud83d\"", "half of a surrogate pair"), ("\"\\ude00\"", "half of a surrogate pair"),
    ("\"\\u12g4\"", "hexadecimal"),
    ("1 2", "after the end of the document"), ("", "found the end of the document, expected a JSON document"),
    ("\u{FEFF}{}", "1:1: found a byte order mark"), ("{\"a\":1,\"a\":2}", "1:8: the key “a” occurs twice"),
  ])
  func `An error states its place`(text: String, expected: String) {
    let message = read(text).message
    #expect(message.contains(expected), "\(message)")
  }

  @Test func `Nesting and number of values are limited`() {
    #expect(read(String(repeating: "[", count: 100_000)).message.contains("nested deeper than 64 levels"))
    let many = read("[" + String(repeating: "1,", count: 60_000) + "1]").message
    #expect(many.contains("more than 50000 values"), "\(many)")
  }
}
