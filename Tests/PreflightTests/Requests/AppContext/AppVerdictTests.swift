import MediaProbe
import Preflight
import Testing

/// The verdicts of destinations on a complete app, and on apps with a part missing.
@Suite struct AppVerdictTests {
  @Test(arguments: SampleApp.destinations) func `A complete app passes`(id: String) throws {
    let destination = try #require(Destinations.named(id))
    let verdict = try destination.verdict(for: SampleApp.complete)
    #expect(verdict.findings == [])
    #expect(verdict.outcome == .pass)
    #expect(verdict.dependsOn == [])
    #expect(verdict.slot == nil)
  }

  /// If a key is missing, every finding names that key, and at least one destination needs it.
  @Test(arguments: SampleApp.infoKeys) func `A missing key is named`(key: String) throws {
    var app = SampleApp.complete
    app.infoPlist?.remove(key)
    try expectFindings(for: app, naming: key, lacking: nil)
  }

  @Test(arguments: SampleApp.entitlementKeys) func `A missing entitlement is named`(key: String) throws {
    var app = SampleApp.complete
    app.entitlements?.remove(key)
    try expectFindings(for: app, naming: key, lacking: nil)
  }

  /// If an entry of a list is missing, each destination that needs it has exactly one finding with the list and the
  /// entry.
  @Test(arguments: SampleApp.querySchemes) func `A missing query scheme is named`(scheme: String) throws {
    var app = SampleApp.complete
    app.infoPlist?.set(
      "LSApplicationQueriesSchemes", .list(SampleApp.querySchemes.filter { $0 != scheme }.map { .text($0) }))
    try expectFindings(for: app, naming: "LSApplicationQueriesSchemes", lacking: scheme)
  }

  @Test(arguments: SampleApp.urlSchemes) func `A missing URL scheme is named`(scheme: String) throws {
    var app = SampleApp.complete
    app.infoPlist?.set("CFBundleURLTypes", SampleApp.urlTypes(SampleApp.urlSchemes.filter { $0 != scheme }))
    try expectFindings(for: app, naming: "CFBundleURLSchemes", lacking: nil)
  }

  private func expectFindings(for app: AppContext, naming key: String, lacking entry: String?) throws {
    var findings: [Finding] = []
    for destination in SampleApp.destinations.compactMap(Destinations.named) {
      let own = try destination.verdict(for: app).findings
      if entry != nil { #expect(own.count <= 1, "\(destination.id): \(own.map(\.message))") }
      findings += own
    }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.fact.contains(key))
      let fix = try #require(finding.fix)
      #expect(fix.contains(key), "\(fix)")
      if let entry {
        #expect(finding.limit == .contains([.text(entry)]))
        #expect(finding.message.contains(entry) && fix.contains(entry), "\(finding.message) \(fix)")
      }
    }
  }

  @Test func `A similar entry is named`() throws {
    let facebook = try #require(Destinations.named("facebook-stories"))
    func finding(_ scheme: String) throws -> Finding {
      var app = SampleApp.complete
      app.infoPlist?.set("LSApplicationQueriesSchemes", .list([.text("fb"), .text(scheme)]))
      return try #require(try facebook.verdict(for: app).findings.first)
    }
    let slashes = try finding("facebook-stories://")
    #expect(slashes.severity == .error)
    #expect(slashes.message.contains("it has “facebook-stories://” instead"))
    let other = try finding("Facebook-Stories")
    #expect(other.severity == .warning)
    #expect(other.message.contains("“Facebook-Stories”, in different case"))
    #expect(try !finding("something").message.contains("“"))
    // Each is named once, and only some of many.
    var app = SampleApp.complete
    let many = (0..<1000).flatMap { ["facebook-stories:\($0)", "facebook-stories:0"] }
    app.infoPlist?.set("LSApplicationQueriesSchemes", .list(many.map { .text($0) }))
    let message = try #require(try facebook.verdict(for: app).findings.first { $0.rule.shortID == "app-query-schemes" })
      .message
    #expect(message.count { $0 == "“" } == 5, "\(message)")
  }

  @Test func `A build setting leaves the outcome unknown`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    var app = SampleApp.complete
    app.infoPlist?.set("TikTokClientKey", .text("$(TIKTOK_KEY)"))
    let verdict = try tiktok.verdict(for: app)
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["$(TIKTOK_KEY)"])
    #expect(verdict.findings == [])
    app.infoPlist?.set("LSApplicationQueriesSchemes", .list([.text("${SCHEME}"), .text("snssdk1233")]))
    #expect(try tiktok.verdict(for: app).dependsOn == ["${SCHEME}", "$(TIKTOK_KEY)"])
    // An error elsewhere remains.
    app.infoPlist?.remove("NSPhotoLibraryUsageDescription")
    #expect(try tiktok.verdict(for: app).outcome == .fail)
  }

  @Test func `A domain with a build setting leaves the outcome unknown`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    var app = SampleApp.complete
    app.redirectURI = "https://share.example.org/tiktok"
    #expect(try tiktok.verdict(for: app).findings.map(\.rule.shortID) == ["app-redirect-domain"])
    app.entitlements?.set(
      "com.apple.developer.associated-domains", .list([.text("applinks:example.com"), .text("applinks:$(DOMAIN)")]))
    let verdict = try tiktok.verdict(for: app)
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["$(DOMAIN)"])
    app.redirectURI = "https://example.com/tiktok"
    #expect(try tiktok.verdict(for: app).outcome == .pass)
  }

  @Test func `A missing document is named`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    var app = SampleApp.complete
    app.entitlements = nil
    var verdict = try tiktok.verdict(for: app)
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["entitlements"])
    verdict = try tiktok.verdict(for: AppContext())
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["info_plist", "entitlements"])
    #expect(verdict.mayAnswer == [20019, 20003])
  }

  @Test func `App requirements depend on the SDK version`() throws {
    let wechat = try #require(Destinations.named("wechat"))
    var app = SampleApp.complete
    app.infoPlist?.set(
      "LSApplicationQueriesSchemes", .list(SampleApp.querySchemes.filter { $0 != "weixinULAPI" }.map { .text($0) }))
    #expect(try wechat.verdict(for: app).dependsOn == ["sdk_version"])
    #expect(try wechat.verdict(for: app).outcome == .unknown)
    #expect(try wechat.verdict(for: app, assuming: ["sdk_version": "4.0.9"]).outcome == .pass)
    let verdict = try wechat.verdict(for: app, assuming: ["sdk_version": "4.1"])
    #expect(verdict.outcome == .fail)
    #expect(verdict.shareState?.code == 20019)
  }

  @Test func `A finding gives the place of the key`() throws {
    let facebook = try #require(Destinations.named("facebook-stories"))
    var app = AppContext()
    app.take(
      infoPlist: PropertyList(
        root: .dictionary(["LSApplicationQueriesSchemes": .list([.text("fb")])]),
        places: ["LSApplicationQueriesSchemes": DocumentPlace(line: 7, column: 3)]), at: "App/Info.plist")
    let findings = try facebook.verdict(for: app).findings
    #expect(findings.map(\.fact) == ["LSApplicationQueriesSchemes", "FacebookAppID"])
    #expect(findings.map(\.place) == [DocumentPlace(in: "App/Info.plist", line: 7, column: 3), nil])
  }

  /// A wrong type is reported together with the value.
  @Test(arguments: [
    (
      "tiktok-share-kit", "TikTokClientKey", PropertyListValue.integer(12), "contains 12;",
      "found <integer>, expected <string>"
    ),
    ("tiktok-share-kit", "TikTokClientKey", .list([.text("a")]), "contains a;", "found <array>, expected <string>"),
    ("tiktok-share-kit", "TikTokClientKey", .list([]), "contains an empty list;", "found <array>, expected <string>"),
    ("tiktok-share-kit", "TikTokClientKey", .dictionary([:]), "contains <dict>;", "found <dict>, expected <string>"),
    ("facebook-stories", "FacebookAppID", .flag(true), "contains yes;", "found <true/>, expected <string>"),
    (
      "facebook-stories", "LSApplicationQueriesSchemes", .text("facebook-stories"), "lacks facebook-stories",
      "found <string>, expected <array>"
    ),
    ("douyin", "LSApplicationQueriesSchemes", .text("a"), "has no entry", "found <string>, expected <array>"),
    (
      "wechat", "NSAppTransportSecurity", .dictionary(["NSAllowsArbitraryLoads": .text("true")]), "is not true",
      "found <string>, expected <true/>"
    ),
  ])
  func `A value of another type is named`(
    destination: String, key: String, value: PropertyListValue, told: String, types: String
  ) throws {
    let destination = try #require(Destinations.named(destination))
    var app = SampleApp.complete
    app.infoPlist?.set(key, value)
    let messages = try destination.verdict(for: app).findings.map(\.message)
    #expect(messages.contains { $0.contains(told) && $0.hasSuffix(types) }, "\(messages)")
    let chinese = try destination.translated(to: .simplifiedChinese).verdict(for: app).findings.map(\.message)
    #expect(chinese.contains { $0.contains("；类型为 <") }, "\(chinese)")
    // A missing value has no wrong type.
    app.infoPlist?.remove(key)
    #expect(try !destination.verdict(for: app).findings.contains { $0.message.contains("; found <") })
  }

  @Test func `Texts are quoted and missing values are not`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit"))
    func messages(_ value: PropertyListValue?) throws -> [String] {
      var app = SampleApp.complete
      app.infoPlist?.set("TikTokClientKey", value)
      return try [tiktok, tiktok.translated(to: .simplifiedChinese)].map { destination in
        String(
          try destination.verdict(for: app).findings.first { $0.rule.shortID == "app-client-key" }?.message.prefix {
            $0 != ";" && $0 != "；"
          } ?? "")
      }
    }
    #expect(try messages(nil) == ["TikTokClientKey contains nothing", "TikTokClientKey 的值为空"])
    #expect(try messages(.text("")) == ["TikTokClientKey contains nothing", "TikTokClientKey 的值为空"])
    #expect(
      try messages(.text("{client key}")) == [
        "TikTokClientKey contains “{client key}”", "TikTokClientKey 的值为“{client key}”",
      ])
    // One long character, and many short ones.
    let long = try messages(.text("{a" + String(repeating: "\u{301}", count: 500) + "}"))
    #expect(long[0].hasSuffix("… (503 characters)”") && long[0].unicodeScalars.count < 100, "\(long)")
  }

  @Test func `A destination without app rules is not applicable`() throws {
    #expect(try SampleRules.video([]).verdict(for: SampleApp.complete).outcome == .notApplicable)
  }

  /// Media are judged as before: rules on apps and their parameters do not matter.
  @Test func `Rules on apps do not affect media`() throws {
    let wechat = try #require(Destinations.named("wechat"))
    var facts = MediaFacts()
    facts.kind = .image
    facts.fileSize = 1000
    facts.image = ImageFacts()
    #expect(try Judge(wechat).verdict(for: facts).dependsOn == [])
    #expect(try Judge(wechat).verdict(for: facts).outcome == .pass)
  }
}

/// An app that meets the requirements of every built-in destination.
enum SampleApp {
  /// The destinations that the app shares to.
  static let destinations = [
    "apple-shared-with-you", "douyin-share-ios", "facebook-stories-ios", "tiktok-share-kit-ios", "wechat-share-xd-ios",
  ]
  static let querySchemes = [
    "tiktoksharesdk", "snssdk1233", "snssdk1180", "facebook-stories", "douyinopensdk", "douyinliteopensdk",
    "douyinsharesdk", "snssdk1128", "tapsdk", "mqq", "mqqapi", "wtloginmqq2", "mqqopensdkapiV4", "mqqopensdkapiV3",
    "mqqopensdkapiV2", "mqqwpa", "mqqOpensdkSSoLogin", "mqqgamebindinggroup", "mqqopensdkfriend", "mqzone", "weixin",
    "wechat", "weixinULAPI",
  ]
  static let urlSchemes = ["aw1234", "XD-1", "wx0123456789abcdef", "tt1"]

  static func urlTypes(_ schemes: [String]) -> PropertyListValue {
    .list(schemes.map { .dictionary(["CFBundleURLSchemes": .list([.text($0)])]) })
  }

  static let complete = AppContext(
    infoPlist: .dictionary([
      "CFBundleIdentifier": .text("com.example.app"),
      "LSApplicationQueriesSchemes": .list(querySchemes.map { .text($0) }),
      "CFBundleURLTypes": urlTypes(urlSchemes),
      "TikTokClientKey": .text("aw1234"),
      "FacebookAppID": .text("1"),
      "NSPhotoLibraryUsageDescription": .text("Your photos are shared."),
      "NSPhotoLibraryAddUsageDescription": .text("Pictures are saved."),
      "NSUserTrackingUsageDescription": .text("Advertising."),
      "NSAppTransportSecurity": .dictionary(["NSAllowsArbitraryLoads": .flag(true)]),
    ]),
    entitlements: .dictionary([
      "com.apple.developer.applesignin": .list([.text("Default")]),
      "com.apple.developer.associated-domains": .list([.text("applinks:example.com")]),
      "com.apple.developer.shared-with-you": .flag(true),
    ]))

  static let infoKeys = [
    "LSApplicationQueriesSchemes", "TikTokClientKey", "FacebookAppID", "NSPhotoLibraryUsageDescription",
    "NSPhotoLibraryAddUsageDescription", "NSUserTrackingUsageDescription", "NSAppTransportSecurity",
  ]
  static let entitlementKeys = [
    "com.apple.developer.applesignin", "com.apple.developer.associated-domains", "com.apple.developer.shared-with-you",
  ]
}

extension PropertyListValue {
  mutating func set(_ key: String, _ value: PropertyListValue?) {
    guard case .dictionary(var members) = self else { return }
    members[key] = value
    self = .dictionary(members)
  }

  mutating func remove(_ key: String) { set(key, nil) }
}
