import Preflight
import PreflightDocuments
import Testing

/// A list in a document that a user writes, and how a document with a number of its items is read.
struct GrowingList: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The smallest number of items. Four times as many stay below the limits of the document.
  let count: Int
  let read: @Sendable (Int) -> Void

  init(_ name: String, from count: Int = 40, _ read: @escaping @Sendable (Int) -> Void) {
    testDescription = name
    self.count = count
    self.read = read
  }

  /// Returns the number of steps that reading takes. The limit of a run does not apply.
  func work(_ count: Int) -> Int {
    let work = Work(limit: .max)
    Work.$observed.withValue(work) { read(count) }
    return work.steps
  }
}

/// The work of reading a document grows no faster than the document. It is counted, so the result is the same on every machine.
@Suite struct GrowthTests {
  @Test(arguments: configurations + destinations + requests + appFiles + others)
  func `Twice the items take at most about twice the steps`(list: GrowingList) {
    let works = [1, 2, 4].map { list.work($0 * list.count) }
    // Each item takes at least one step, or the steps are not counted.
    #expect(works[1] - works[0] >= list.count, "\(works)")
    #expect(works[2] - works[1] <= (works[1] - works[0]) * 22 / 10 + 10, "\(works)")
  }

  @Test func `A document that needs too many steps is refused`() {
    let mistakes = Mistakes(name: "a.yml", limit: 10)
    #expect(mistakes.spend(10, at: .start))
    #expect(!mistakes.spend(1, at: Place(line: 3, column: 5)))
    #expect(!mistakes.spend(1, at: .start))
    #expect(mistakes.errors?.errors.map(\.line) == [3])
    #expect(mistakes.errors?.description.contains("takes more than 10 steps to read") == true)
  }

  @Test func `Groups that repeat each other have the members of the last`() throws {
    let groups = (0..<60).map { "  g\($0): [g\($0 + 1), g\($0 + 1)]\n" }.joined()
    let own = try OwnDestinations(
      [], groups: ConfigurationReader(Array("groups:\n\(groups)  g60: [tiktok-share-kit]".utf8), path: "p").groups)
    #expect(own.members(of: "g0") { Destinations.named($0).map { [$0] } ?? [] }?.map(\.id) == ["tiktok-share-kit-ios"])
  }

  @Test func `A cycle of many groups is reported at each member`() {
    let groups = (0..<500).map { "  g\($0): [g\(($0 + 1) % 500)]\n" }.joined()
    let reader = ConfigurationReader(Array("groups:\n\(groups)".utf8), path: "p")
    let error = #expect(throws: DocumentErrors.self) { try OwnDestinations([], groups: reader.groups) }
    #expect(error?.errors.first?.description == "p:2:8: the group “g0” contains itself through “g1”")
  }

  @Test(arguments: [false, true])
  func `A chain of destinations that is too long is reported`(isReversed: Bool) {
    let chain = (1...500).map { ("m\($0).yml", extending("m\($0)", $0 == 1 ? "tiktok-share-kit" : "m\($0 - 1)")) }
    let error = #expect(throws: DocumentErrors.self) {
      try OwnDestinations((isReversed ? chain.reversed() : chain).map { ($0.0, Array($0.1.utf8)) })
    }
    #expect(
      error?.errors.first?.description.hasPrefix("m34.yml:2:10: found a chain of more than 32 destinations") == true)
  }

  @Test func `Brackets in texts do not hide the nesting depth`() {
    let mistakes = Mistakes(name: "a.yml")
    #expect(YAMLReader.read(Array(String(repeating: "[\"]\",", count: 50_000).utf8), mistakes: mistakes) == nil)
    #expect(mistakes.errors?.errors.first?.message.english == "nested deeper than 64 levels")
  }

  @Test(arguments: [
    ((1...1001).map { "- &a\($0) x\n" }.joined(), "more than 1000 anchors"),
    ((1...33).map { "%TAG !a\($0)! tag:x\n" }.joined() + "---\nx", "more than 32 lines that begin with %"),
  ])
  func `The parser does not get input with quadratic cost`(text: String, message: String) {
    let mistakes = Mistakes(name: "a.yml")
    #expect(YAMLReader.read(Array(text.utf8), mistakes: mistakes) == nil)
    #expect(mistakes.errors?.errors.first?.message.english == message)
  }

  @Test func `An ampersand between spaces is not an anchor`() {
    let mistakes = Mistakes(name: "a.yml")
    let text = "- " + String(repeating: "rock & roll ", count: 2000)
    #expect(YAMLReader.read(Array(text.utf8), mistakes: mistakes) != nil)
  }
}

// MARK: - Configurations

private func configuration(_ name: String, from count: Int = 40, _ text: @escaping @Sendable (Int) -> String)
  -> GrowingList
{
  GrowingList(name, from: count) { count in
    var reader = ConfigurationReader(Array(text(count).utf8), path: "preflight.yml")
    let groups = try? OwnDestinations([], groups: reader.groups)
    _ = groups?.members(of: "g0") { name in Destinations.named(name).map { [$0] } ?? [] }
    _ = try? reader.read(knowing: BuiltInNames())
  }
}

private func repeated(_ count: Int, _ item: (Int) -> String, separator: String = "") -> String {
  (0..<count).map(item).joined(separator: separator)
}

private let configurations: [GrowingList] = [
  configuration("a chain of groups") { n in
    "groups:\n" + repeated(n) { "  g\($0): [g\($0 + 1), g\($0 + 1)]\n" } + "  g\(n): [tiktok-share-kit]\n"
  },
  configuration("the members of a group") { n in
    "groups:\n  g0: [" + repeated(n, { _ in "tiktok-share-kit" }, separator: ", ") + "]\n"
  },
  configuration("groups") { n in "groups:\n" + repeated(n) { "  g\($0): [tiktok-share-kit]\n" } },
  configuration("groups that name one group") { n in
    "groups:\n  all-of-them: [tiktok-share-kit, douyin]\n" + repeated(n) { "  g\($0): [all-of-them]\n" }
  },
  configuration("groups in a circle") { n in "groups:\n" + repeated(n) { "  g\($0): [g\(($0 + 1) % n)]\n" } },
  configuration("unknown members of groups") { n in "groups:\n" + repeated(n) { "  g\($0): [unknown\($0)]\n" } },
  configuration("aliases", from: 8) { n in
    "groups:\n  g0: &a [tiktok-share-kit]\n" + repeated(n - 1) { "  g\($0 + 1): *a\n" }
  },
  configuration("destinations") { n in "to: [" + repeated(n, { _ in "tiktok-share-kit" }, separator: ", ") + "]" },
  configuration("unknown destinations") { n in "to: [" + repeated(n, { "unknown\($0)" }, separator: ", ") + "]" },
  configuration("overrides") { n in
    "overrides:\n"
      + repeated(n) {
        "- { paths: a\($0), to: tiktok-share-kit, slot: video, rules: { \"*/video-fast-start\": off } }\n"
      }
  },
  configuration("the paths of an override") { n in
    "overrides: [{ to: tiktok-share-kit, paths: [" + repeated(n, { "\"a*\($0)\"" }, separator: ", ") + "] }]"
  },
  configuration("the rules of an override") { n in
    "overrides: [{ paths: a, rules: {" + repeated(n, { "\"*/v\($0)*\": off" }, separator: ", ") + "} }]"
  },
  configuration("rules") { n in "rules:\n" + repeated(n) { "  \"*/\(String(repeating: "*", count: $0))\": off\n" } },
  configuration("unknown rules") { n in "rules:\n" + repeated(n) { "  \"tiktok-share-kit/unknown-\($0)\": off\n" } },
  configuration("allowances") { n in
    "allow:\n" + repeated(n) { _ in "- { paths: a, rules: \"*/video-duration-max\", reason: r }\n" }
  },
  configuration("the rules of an allowance") { n in
    "allow: [{ paths: a, reason: r, rules: [" + repeated(n, { _ in "\"*/video-duration-max\"" }, separator: ", ")
      + "] }]"
  },
  configuration("exclusions") { n in "exclude: [" + repeated(n, { "a\($0)/" }, separator: ", ") + "]" },
  configuration("assumed values") { n in "assume:\n" + repeated(n) { "  p\($0): x\n" } },
  configuration("reports") { n in "reports:\n" + repeated(n) { "  f\($0): f\($0)\n" } },
  configuration("unknown settings") { n in repeated(n) { "unknown\($0): x\n" } },
]

// MARK: - Destinations

private func extending(_ id: String, _ other: String) -> String { "id: \(id)\nextends: \(other)\n" }

private func rule(_ id: String, _ more: String = "") -> String {
  """
      - { id: \(id), fact: file_size, constraint: { max: 9 }, certainty: house, step: format, message: m, source: s\(more) }

  """
}

private func destination(sources: String = "", rules: String = rule("r"), more: String = "") -> String {
  """
  id: mine
  short_name: mine
  name: Mine
  publisher: me
  summary: It takes files.
  sources:
    s: { title: t, checked: 2026-01-01 }
  \(sources)
  \(more)
  slots:
  - name: video
    takes: [video]
    rules:
  \(rules)
  """
}

private func destination(_ name: String, from count: Int = 40, _ text: @escaping @Sendable (Int) -> String)
  -> GrowingList
{
  GrowingList(name, from: count) { count in
    _ = try? DestinationReader().read(Array(text(count).utf8), name: "d.yml")
  }
}

private func files(_ name: String, from count: Int = 40, _ texts: @escaping @Sendable (Int) -> [String]) -> GrowingList
{
  GrowingList(name, from: count) { count in
    _ = try? OwnDestinations(texts(count).enumerated().map { ("\($0).yml", Array($1.utf8)) })
  }
}

private let destinations: [GrowingList] = [
  files("a chain of destinations", from: 8) { n in
    [destination()] + (0..<n).map { extending("m\($0)", $0 == 0 ? "mine" : "m\($0 - 1)") }
  },
  files("destinations that extend one") { n in [destination()] + (0..<n).map { extending("m\($0)", "mine") } },
  destination("rules") { n in destination(rules: repeated(n) { rule("r\($0)") }) },
  destination("rules with looser ones") { n in
    destination(rules: repeated(n) { rule("r\($0)", ", looser: r\($0 + 1)") } + rule("r\(n)"))
  },
  destination("unknown looser rules") { n in destination(rules: repeated(n) { rule("r\($0)", ", looser: q\($0)") }) },
  destination("sources") { n in destination(sources: repeated(n) { "  s\($0): { title: t, checked: 2026-01-01 }\n" }) },
  destination("cited sources") { n in
    destination(
      sources: repeated(n) { "  s\($0): { title: t, checked: 2026-01-01 }\n" },
      rules: rule("r").replacing("source: s", with: "source: [\(repeated(n, { "s\($0)" }, separator: ", "))]"))
  },
  destination("parameters") { n in
    destination(more: "parameters:\n" + repeated(n) { "  p\($0): { kind: version, meaning: m }\n" })
  },
  destination("conditions") { n in
    destination(
      rules: rule("r", ", when: { \(repeated(n, { "p\($0): { from: 1.0 }" }, separator: ", ")) }"),
      more: "parameters:\n" + repeated(n) { "  p\($0): { kind: version, meaning: m }\n" })
  },
  destination("examples") { n in
    destination(rules: rule("r", ", examples: { pass: [\(repeated(n, { _ in "1" }, separator: ", "))] }"))
  },
  destination("slots") { n in
    destination(rules: rule("r") + repeated(n) { "- { name: s\($0), takes: [video], rules: [] }\n" })
  },
  destination("share states") { n in
    destination(more: "share_states:\n  codes:\n" + repeated(n) { "    \($0): { name: n, meaning: m }\n" })
  },
  destination("notes") { n in destination(more: "notes: [" + repeated(n, { _ in "n" }, separator: ", ") + "]") },
  destination("fields") { n in
    destination(more: "request:\n  source: s\n  fields:\n" + repeated(n) { "    f\($0): { type: text }\n" })
  },
  destination("unknown keys") { n in destination(more: repeated(n) { "unknown\($0): x\n" }) },
]

// MARK: - Requests

private func request(_ name: String, from count: Int = 40, _ text: @escaping @Sendable (Int) -> String) -> GrowingList {
  GrowingList(name, from: count) { count in
    _ = try? RequestReader(destinations: Destinations.all).read(Array(text(count).utf8), at: "r.yml")
  }
}

private let requests: [GrowingList] = [
  request("requests") { n in repeated(n) { _ in "- { destination: tiktok-share-kit, request: { mediaType: video } }\n" }
  },
  request("documents") { n in repeated(n) { _ in "---\ndestination: tiktok-share-kit\n" } },
  request("unknown destinations of requests") { n in repeated(n) { "- { destination: tikt\($0) }\n" } },
  request("media") { n in "to: [mastodon]\npost: { media: [" + repeated(n, { "m\($0).png" }, separator: ", ") + "] }" },
  request("media with texts") { n in
    "to: [mastodon]\npost: { media: [" + repeated(n, { "{ file: m\($0).png, alt_text: a }" }, separator: ", ") + "] }"
  },
  request("tags") { n in "to: [youtube-video]\npost: { tags: [" + repeated(n, { "t\($0)" }, separator: ", ") + "] }" },
  request("destinations of a post") { n in
    "to: [" + repeated(n, { _ in "mastodon" }, separator: ", ") + "]\npost: { text: a }"
  },
  request("unknown fields of a post") { n in "to: [mastodon]\npost:\n" + repeated(n) { "  unknown\($0): x\n" } },
  request("unknown fields") { n in "destination: tiktok-share-kit\nrequest:\n" + repeated(n) { "  unknown\($0): x\n" }
  },
  request("unknown parameters") { n in
    "destination: tiktok-share-kit\ncontext:\n" + repeated(n) { "  unknown\($0): x\n" }
  },
  request("permissions") { n in
    "destination: tiktok-share-kit\ncontext: { scopes: [" + repeated(n, { "s\($0)" }, separator: ", ") + "] }"
  },
]

// MARK: - Files of apps, and other documents

private func appFile(
  _ name: String, from count: Int = 40, _ read: @escaping @Sendable (Int) throws -> Void
) -> GrowingList {
  GrowingList(name, from: count) { count in _ = try? read(count) }
}

private func propertyList(_ content: String) throws {
  _ = try PropertyListReader().read(
    Array("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8), name: "Info.plist")
}

private func association(_ details: String) throws {
  _ = try SiteAssociationReader().read(Array("{\"applinks\":{\"details\":[\(details)]}}".utf8), name: "a.json")
}

private let appFiles: [GrowingList] = [
  appFile("the keys of a property list") { n in try propertyList(repeated(n) { "<key>k\($0)</key><true/>" }) },
  appFile("the items of a property list") { n in
    try propertyList("<key>k</key><array>" + repeated(n) { _ in "<string>a</string>" } + "</array>")
  },
  appFile("long keys around others in a property list", from: 200) { n in
    try propertyList(
      "<key>\(String(repeating: "k", count: 10 * n))</key><dict>" + repeated(n) { "<key>k\($0)</key><true/>" }
        + "</dict>")
  },
  appFile("comments in a property list") { n in
    try propertyList("<key>k</key><string>" + repeated(n) { _ in "a<!-- -->" } + "</string>")
  },
  appFile("the values of a build setting") { n in
    _ = try ProjectReader().read(
      Array("// !$*UTF8*$!\n{ buildSettings = { A = (\(repeated(n, { "w\($0)" }, separator: ",")),); }; }".utf8),
      name: "p")
  },
  appFile("the components of a site association") { n in
    try association(
      "{\"appIDs\":[\"A.b\"],\"components\":[\(repeated(n, { "{\"/\":\"/a\($0)*\"}" }, separator: ","))]}")
  },
  appFile("the apps of a site association") { n in
    try association("{\"appIDs\":[\(repeated(n, { "\"A.b\($0)\"" }, separator: ","))],\"paths\":[\"/a\"]}")
  },
  appFile("the tags of a page") { n in
    _ = PageReader().read(Array(repeated(n) { "<meta property=\"og:image\" content=\"i\($0)\">" }.utf8))
  },
]

private let others: [GrowingList] = [
  appFile("the entries of a baseline") { n in
    _ = try BaselineReader.read(
      Array(
        "{\"version\":1,\"accepted\":[\(repeated(n, { "{\"path\":\"f\($0)\",\"rule\":\"a/b\"}" }, separator: ","))]}"
          .utf8),
      name: "b.json")
  }
]
