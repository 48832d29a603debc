import MediaProbe
import Preflight
import PreflightReports
import PreflightRequests
import Testing

/// The links that belong to an app, as described by Apple; each case names its subject.
@Suite struct UniversalLinkTests {
  static let app = "TEAM123456.com.example.app"

  static func component(
    _ path: String? = nil, query: SiteAssociation.Query? = nil, fragment: String? = nil, excluded: Bool = false,
    caseSensitive: Bool = true, percentEncoded: Bool = true
  ) -> SiteAssociation.Component {
    var component = SiteAssociation.Component()
    component.path = path
    component.query = query
    component.fragment = fragment
    component.isExcluded = excluded
    component.isCaseSensitive = caseSensitive
    component.isPercentEncoded = percentEncoded
    return component
  }

  func standing(
    _ link: String, _ components: [SiteAssociation.Component], domains: [String] = ["applinks:example.com"],
    appIDs: [String] = [app]
  ) -> UniversalLink {
    UniversalLink(
      link, domains: domains,
      association: SiteAssociation(details: [.init(appIDs: appIDs, components: components)], fileSize: 100),
      bundleID: "com.example.app")
  }

  func isClaimed(_ link: String, _ components: SiteAssociation.Component...) -> Bool {
    standing(link, components) == .claimed
  }

  @Test(arguments: [
    // * matches any number of characters, ? one, ?* one or more.
    ("*", "", true), ("*", "a", true), ("a*c", "abbc", true), ("a*c", "ac", true), ("a*c", "abcd", false),
    ("?", "a", true), ("?", "", false), ("?", "ab", false), ("?*", "", false), ("?*", "a", true), ("?*", "abc", true),
    ("/a/*/b", "/a/x/y/b", true), ("*a*b*", "xxaxxbxx", true), ("*ab", "aab", true), ("", "", true), ("", "a", false),
    ("????", "1234", true), ("????", "12345", false), ("a", "A", false),
  ])
  func `Wildcards match as documented`(pattern: String, text: String, matches: Bool) {
    var steps = 100
    #expect(wildcards(pattern, match: Array(text.unicodeScalars), steps: &steps) == matches)
  }

  @Test func `A missing component matches anything`() {
    #expect(isClaimed("https://example.com/a?b#c", Self.component()))
    #expect(isClaimed("http://example.com", Self.component("/")))
    #expect(isClaimed("https://example.com/help/1?x=1#top", Self.component("/help/*")))
    #expect(!isClaimed("https://example.com/help", Self.component("/help/*")))
  }

  @Test func `All components have to match`() {
    let both = Self.component("/a", query: .whole("x=?*"), fragment: "top")
    #expect(isClaimed("https://example.com/a?x=1#top", both))
    #expect(!isClaimed("https://example.com/a?x=#top", both))
    #expect(!isClaimed("https://example.com/a?x=1", both))
    #expect(!isClaimed("https://example.com/b?x=1#top", both))
  }

  @Test func `Repeated query items all have to match`() {
    let item = Self.component(query: .items([.init(name: "id", pattern: "????")]))
    #expect(isClaimed("https://example.com/?id=1234", item))
    #expect(isClaimed("https://example.com/?other=1&id=1234&id=5678", item))
    #expect(!isClaimed("https://example.com/?id=1234&id=5", item))
  }

  @Test func `A query item without a value is empty`() {
    let any = Self.component(query: .items([.init(name: "id", pattern: "*")]))
    let some = Self.component(query: .items([.init(name: "id", pattern: "?*")]))
    for link in [
      "https://example.com/", "https://example.com/?id", "https://example.com/?id=", "https://example.com/?x=1",
    ] {
      #expect(isClaimed(link, any))
      #expect(!isClaimed(link, some))
    }
  }

  @Test func `The first matching component decides`() {
    let excluded = Self.component("/e/*", excluded: true)
    let all = Self.component("/*")
    #expect(
      standing("https://example.com/e/1", [excluded, all])
        == .refused(Message(.linkExcluded, .term(.quoted, .text("/e/*")))))
    #expect(standing("https://example.com/e/1", [all, excluded]) == .claimed)
    #expect(standing("https://example.com/a", [excluded, all]) == .claimed)
    #expect(
      standing("https://example.com/a", [excluded])
        == .refused(Message(.linkWithoutPattern)))
  }

  @Test func `Case and escapes matter by default`() {
    #expect(!isClaimed("https://example.com/HELP", Self.component("/help")))
    #expect(isClaimed("https://example.com/HELP", Self.component("/help", caseSensitive: false)))
    #expect(!isClaimed("https://example.com/m%C3%BCnchen", Self.component("/münchen")))
    #expect(isClaimed("https://example.com/m%C3%BCnchen", Self.component("/münchen", percentEncoded: false)))
    #expect(isClaimed("https://example.com/m%C3%BCnchen", Self.component("/m%C3%BCnchen")))
    #expect(isClaimed("https://example.com/100%", Self.component("/100%", percentEncoded: false)))
  }

  @Test func `The older form compares only paths`() {
    #expect(isClaimed("https://example.com/v/1?x=1#y", .init(olderPath: "/v/*")))
    #expect(!isClaimed("https://example.com/p/1", .init(olderPath: "NOT /p/*"), .init(olderPath: "*")))
    #expect(isClaimed("https://example.com/NOT", .init(olderPath: "/NOT")))
  }

  @Test func `The host has to be among the domains`() {
    let all = [Self.component("*")]
    func claims(_ link: String, _ domains: String...) -> Bool { standing(link, all, domains: domains) == .claimed }
    #expect(claims("https://EXAMPLE.com/", "applinks:example.com"))
    #expect(claims("https://user@example.com:8443/", "applinks:example.com"))
    #expect(claims("https://example.com/", "applinks:example.com?mode=developer"))
    #expect(claims("https://a.example.com/", "applinks:*.example.com"))
    #expect(!claims("https://example.com/", "applinks:*.example.com"))
    #expect(!claims("https://badexample.com/", "applinks:*.example.com"))
    #expect(!claims("https://www.example.com/", "applinks:example.com"))
    #expect(!claims("https://example.com/", "webcredentials:example.com", "applinks:other.com"))
    #expect(!claims("https://example.com/", "applinks:https://example.com"))
  }

  @Test(arguments: [
    "example.com/a", "ftp://example.com/", "myapp://open", "https:///a", "https://", "", "https://example.com/a b",
  ])
  func `A text that is not a link is refused`(link: String) {
    #expect(standing(link, [Self.component("*")]) == .refused(Message(.linkIsNoURL)))
  }

  @Test func `The association has to name the app`() {
    let standing = standing("https://example.com/", [Self.component("*")], appIDs: ["TEAM123456.com.example.other"])
    #expect(standing == .refused(Message(.linkToOtherApp)))
  }

  @Test func `Components that cannot be compared leave the answer open`() {
    let variables = Self.component("/$(lang)/*")
    guard case .open = standing("https://example.com/en/a", [variables]) else {
      Issue.record("substitution variables")
      return
    }
    #expect(standing("https://example.com/en/a", [Self.component("/en/*"), variables]) == .claimed)
    guard case .open = standing("https://example.com/" + String(repeating: "a", count: 3000), [variables]) else {
      Issue.record("a long link")
      return
    }
  }

  @Test func `A variable leaves only affected links open`() {
    let variables = Self.component("/$(lang)/help/$(region)")
    #expect(standing("https://example.com/shop", [variables, Self.component("/shop")]) == .claimed)
    // Each variable is replaced separately, regardless of their number.
    let many = Self.component((0..<20_000).map { "$(v\($0))" }.joined() + "x")
    #expect(standing("https://example.com/shop", [many, Self.component("/shop")]) == .claimed)
    let query = Self.component(query: .items([.init(name: "lang", pattern: "$(lang)")]), excluded: true)
    guard case .open(let reason) = standing("https://example.com/?lang=en", [query, Self.component("*")]) else {
      Issue.record("substitution variables in a query")
      return
    }
    #expect(reason.english.contains("$(lang)"))
  }

  /// Patterns whose parts match repeatedly until the last one. A crafted file could keep a machine busy.
  @Test(.timeLimit(.minutes(1))) func `Comparing patterns is limited`() {
    let pattern = "/" + String(repeating: "*" + String(repeating: "a", count: 400) + "b", count: 100)
    let link = "https://example.com/" + String(repeating: "a", count: 2000)
    let standing = standing(link, Array(repeating: Self.component(pattern), count: 1000) + [Self.component("*")])
    #expect(standing == .open(Message(.patternsTooSlow)))
  }

  @Test func `A link is compared only once`() {
    let answers = LinkAnswers()
    var found: [String] = []
    for link in ["a", "b", "a", "a"] {
      let answer = answers.once(link, "com.example.app") {
        found.append(link)
        return .refused(Message(asWritten: link))
      }
      #expect(answer == .refused(Message(asWritten: link)))
    }
    #expect(found == ["a", "b"])
    // The cache of answers is limited too.
    for link in 0..<1000 { _ = answers.once("\(link)", "com.example.app") { .claimed } }
    #expect(answers.once("a", "com.example.app") { .claimed } == .claimed)
    #expect(answers.once("999", "com.example.app") { .refused(Message(asWritten: "")) } == .claimed)
    #expect(
      answers.once("999", "com.example.other") { .refused(Message(asWritten: "")) } == .refused(Message(asWritten: "")))
  }

  @Test func `The verdict says why a link is not decided`() throws {
    let destination = try #require(Destinations.named("shared-with-you"))
    var app = SampleApp.complete
    app.siteAssociation = SiteAssociation(
      details: [.init(appIDs: [Self.app], components: [Self.component("/$(lang)/*")])], fileSize: 100)
    for (link, english, chinese) in [
      ("https://example.com/en/a", "uses substitution variables such as $(lang)", "使用了替换变量（例如 $(lang)）"),
      ("https://example.com/" + String(repeating: "a", count: 3000), "is longer than 2048 characters", "链接超过 2048 个字符"),
    ] {
      app.link = link
      let verdict = try destination.verdict(for: app)
      #expect(verdict.outcome == .unknown)
      #expect(verdict.dependsOn == [])
      #expect(verdict.unknown.map(\.subject) == [.app(.word(.universalLink))])
      #expect(verdict.unknown.first?.reason.english.contains(english) == true)
      #expect(verdict.undecidedReason?.contains(english) == true)
      let translated = try destination.translated(to: .simplifiedChinese).verdict(for: app)
      #expect(translated.undecidedReason?.contains(chinese) == true, "\(translated.undecidedReason ?? "")")
      // Programs read the same content.
      #expect(translated.unknown == verdict.unknown)
    }
    // A build setting that decides nothing is not reported.
    app.entitlements?.set(
      "com.apple.developer.associated-domains", .list([.text("applinks:example.com"), .text("applinks:$(DOMAIN)")]))
    #expect(try destination.verdict(for: app).dependsOn == [])
  }

  @Test func `The redirect address has to be among the domains`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    var app = SampleApp.complete
    app.redirectURI = "https://example.com/back"
    #expect(try tiktok.verdict(for: app).outcome == .pass)
    app.redirectURI = "https://www.example.com/back"
    let messages = try tiktok.verdict(for: app).findings.map(\.message)
    #expect(
      messages == [
        "the redirect address leads to www.example.com, and applinks:www.example.com is not among the associated domains"
      ])
    app.entitlements = nil
    #expect(try tiktok.verdict(for: app).dependsOn == ["entitlements"])
  }

  @Test func `The verdict gives the reason`() throws {
    let destination = try #require(Destinations.named("shared-with-you"))
    var app = SampleApp.complete
    app.link = "https://example.com/e/1"
    #expect(try destination.verdict(for: app).dependsOn == ["site_association"])
    app.siteAssociation = SiteAssociation(
      details: [.init(appIDs: [Self.app], components: [Self.component("/e/*", excluded: true), Self.component()])],
      fileSize: 100)
    var verdict = try destination.verdict(for: app)
    #expect(verdict.outcome == .fail)
    #expect(verdict.shareState?.code == 20003)
    #expect(
      verdict.findings.map(\.message) == [
        "the link is excluded by “/e/*”; the app receives only its universal links"
      ])
    app.link = "https://example.com/a"
    verdict = try destination.verdict(for: app)
    #expect(verdict.outcome == .pass)
    app.infoPlist?.set("CFBundleIdentifier", .text("$(PRODUCT_BUNDLE_IDENTIFIER)"))
    #expect(try destination.verdict(for: app).dependsOn == ["$(PRODUCT_BUNDLE_IDENTIFIER)"])
    app.siteAssociation?.fileSize = 131_073
    app.infoPlist = SampleApp.complete.infoPlist
    verdict = try destination.verdict(for: app)
    #expect(verdict.outcome == .warn)
    #expect(verdict.findings.map(\.rule.shortID) == ["app-site-association-size"])
  }
}
