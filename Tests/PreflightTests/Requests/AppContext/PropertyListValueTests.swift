import Preflight
import Testing

@Suite struct PropertyListValueTests {
  @Test func `A path leads through dictionaries and lists`() {
    let list = PropertyListValue.dictionary([
      "types": .list([
        .dictionary(["schemes": .list([.text("a"), .text("b")])]), .dictionary(["name": .text("none")]),
        .dictionary(["schemes": .text("c")]),
      ]),
      "one": .dictionary(["two": .flag(true)]),
    ])
    #expect(list["types/schemes"] == .list([.text("a"), .text("b"), .text("c")]))
    #expect(list["one/two"] == .flag(true))
    #expect(list["one/three"] == nil)
    #expect(list["types/schemes/deeper"] == nil)
    #expect(list["none"] == nil)
  }

  @Test(arguments: [
    ("$(A)", ["$(A)"]), ("wx${B}", ["${B}"]), ("$(A:rfc1034identifier).$(B)", ["$(A:rfc1034identifier)", "$(B)"]),
    ("$A", []), ("5$", []), ("$(A", []), ("", []),
  ])
  func `Build settings are found`(text: String, settings: [String]) { #expect(text.buildSettings == settings) }

  @Test(arguments: [
    "{your client key}", "<APP_ID>", "[key]", "YOUR_CLIENT_KEY", "your_key", "your-app-id", "$TikTokClientKey", "xxx",
    "XXXX",
  ])
  func `Placeholders are recognized`(text: String) { #expect(text.isPlaceholder) }

  @Test(arguments: ["aw123", "Your photos are shared.", "a {b} c", "<3", "", "$(KEY)", "$5", "xx", "xxxy", "yours"])
  func `Other texts are not placeholders`(text: String) { #expect(!text.isPlaceholder) }

  @Test func `Missing values are nil`() {
    let app = AppContext()
    #expect(app.querySchemes == nil && app.urlSchemes == nil && app.associatedDomains == nil && app.bundleID == nil)
    #expect(SampleApp.complete.querySchemes == SampleApp.querySchemes)
    #expect(SampleApp.complete.urlSchemes == SampleApp.urlSchemes)
    #expect(SampleApp.complete.associatedDomains == ["applinks:example.com"])
  }

  /// Settings without a closing character are scanned only once.
  @Test(.timeLimit(.minutes(1)), arguments: ["(", "{"]) func `Unclosed build settings take no time`(bracket: String) {
    let open = String(repeating: "$\(bracket)", count: 200_000)
    #expect("\(open)".buildSettings == [])
    #expect("$(A) \(open)${B".buildSettings.first == "$(A)")
  }
}
