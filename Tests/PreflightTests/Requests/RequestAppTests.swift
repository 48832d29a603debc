import MediaProbe
import Preflight
import PreflightReports
import Testing

/// The effect of an app's files on the verdict on its request.
@Suite struct RequestAppTests {
  static let place = DocumentPlace(line: 9, column: 15)

  /// Returns a valid request of TikTok from an app with these files.
  static func request(
    _ app: AppContext, naming files: [AppFileKind] = [], redirectURI: String = "https://example.com/tiktok",
    clientKey: String? = nil, mistakes: [FormMistake] = []
  ) throws -> ShareRequest {
    let fields = [("redirectURI", redirectURI), ("customConfig.clientKey", clientKey), ("mediaType", "video")]
    var request = ShareRequest(
      destination: try #require(Destinations.named("tiktok-share-kit")),
      id: RequestID(document: "request.yml", index: 0, hasSiblings: false), place: DocumentPlace(line: 1, column: 1),
      fields: fields.compactMap { name, value in
        value.map { .init(name: name, pattern: name, value: .text($0), place: DocumentPlace(line: 5, column: 3)) }
      },
      media: [
        .init(
          field: "localIdentifiers[0]", path: "a.mp4", slots: ["video"], kinds: [.video],
          place: DocumentPlace(line: 3, column: 3))
      ], appFiles: files.map { .init(kind: $0, path: "Info.plist", place: place) }, mistakes: mistakes)
    request.app = app
    return request
  }

  static func verdict(_ request: ShareRequest, media: MediaFacts = SampleFacts.video(duration: 10)) throws -> Verdict {
    try #require(RequestJudge(request.destination)).verdict(for: request, media: [media])
  }

  @Test func `A complete app passes`() throws {
    let verdict = try Self.verdict(try Self.request(SampleApp.complete, naming: [.infoPlist, .entitlements]))
    #expect(verdict.outcome == .pass)
    #expect(verdict.notGiven == [])
  }

  @Test func `Files that are not given are left out and listed`() throws {
    let verdict = try Self.verdict(try Self.request(AppContext()))
    #expect(verdict.outcome == .pass)
    #expect(verdict.notGiven == [.infoPlist, .entitlements])
    #expect(verdict.dependsOn == [])
    var app = SampleApp.complete
    app.entitlements = nil
    #expect(try Self.verdict(try Self.request(app, naming: [.infoPlist])).notGiven == [.entitlements])
  }

  @Test func `Findings on the app are in step order`() throws {
    var app = SampleApp.complete
    app.infoPlist?.remove("TikTokClientKey")
    let request = try Self.request(app, naming: [.infoPlist], redirectURI: "myapp://tiktok")
    let verdict = try Self.verdict(request, media: SampleFacts.video(duration: 700))
    // In the order request, context, duration. The redirect address has no domain that could be named.
    #expect(
      verdict.findings.map(\.rule.shortID) == [
        "request-redirect-https", "app-client-key", "app-redirect-domain", "video-duration-max",
      ])
    #expect(verdict.shareState?.code == 20002)
    let alone = try Self.verdict(
      try Self.request(app, naming: [.infoPlist]), media: SampleFacts.video(duration: 700))
    #expect(alone.shareState?.code == 20003)
    let finding = try #require(alone.findings.first)
    #expect(finding.field == "context.info_plist")
    #expect(finding.place == Self.place)
  }

  @Test func `A finding gives its place in the app file`() throws {
    var app = AppContext()
    let schemes = "LSApplicationQueriesSchemes"
    guard case .dictionary(var values) = SampleApp.complete.infoPlist else { return }
    values[schemes] = .list([.text("tiktoksharesdk"), .text("snssdk1233")])
    app.take(
      infoPlist: PropertyList(
        root: .dictionary(values), places: [schemes: DocumentPlace(line: 30, column: 2)]), at: "Info.plist")
    let verdict = try Self.verdict(try Self.request(app, naming: [.infoPlist]))
    #expect(verdict.shareState?.code == 20019)
    #expect(verdict.findings.map(\.place) == [DocumentPlace(in: "Info.plist", line: 30, column: 2)])
    #expect(verdict.findings.first?.message.contains("snssdk1180") == true)
  }

  @Test func `A field replaces a value of the app`() throws {
    var app = SampleApp.complete
    app.infoPlist?.remove("TikTokClientKey")
    #expect(try Self.verdict(try Self.request(app, naming: [.infoPlist], clientKey: "aw1234")).outcome == .pass)
    let other = try Self.verdict(try Self.request(app, naming: [.infoPlist], clientKey: "aw9"))
    #expect(other.findings.map(\.rule.shortID) == ["app-url-scheme"])
    #expect(other.findings.first?.message.contains("aw9") == true)
  }

  @Test func `A wrong redirect domain is reported at the field`() throws {
    let request = try Self.request(
      SampleApp.complete, naming: [.infoPlist, .entitlements], redirectURI: "https://example.org/tiktok")
    let finding = try #require(try Self.verdict(request).findings.first)
    #expect(finding.rule.shortID == "app-redirect-domain")
    #expect(finding.field == "redirectURI")
    #expect(finding.place == DocumentPlace(line: 5, column: 3))
  }

  @Test func `An unreadable app file predicts the code of its rules`() throws {
    let place = DocumentPlace(in: "Info.plist", line: 28, column: 2)
    let mistake = FormMistake(
      .unreadableAppFile(.infoPlist, .corrupt), field: "context.info_plist", found: Message(asWritten: "found “// a”"),
      place: place)
    var app = SampleApp.complete
    app.infoPlist = nil
    let verdict = try Self.verdict(
      try Self.request(app, naming: [.infoPlist, .entitlements], mistakes: [mistake]),
      media: SampleFacts.video(duration: 700))
    #expect(verdict.shareState?.code == 20019)
    #expect(verdict.findings.map(\.rule.shortID) == ["request-context-unreadable", "video-duration-max"])
    #expect(verdict.findings.first?.message == "context.info_plist: cannot be read: found “// a”")
    #expect(verdict.findings.first?.place == place)
    #expect(verdict.notGiven == [])
  }

  @Test func `A build setting leaves the answer open`() throws {
    var app = SampleApp.complete
    app.infoPlist?.set("TikTokClientKey", .text("$(KEY)"))
    let verdict = try Self.verdict(try Self.request(app, naming: [.infoPlist, .entitlements]))
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["$(KEY)"])
    #expect(verdict.mayAnswer == [20003])
  }

  /// All files of the app are needed to decide whether a link is the app's.
  @Test func `A link needs all files of the app`() throws {
    let apple = try #require(Destinations.named("shared-with-you"))
    var request = ShareRequest(
      destination: apple, id: RequestID(document: "request.yml", index: 0, hasSiblings: false),
      place: DocumentPlace(line: 1, column: 1),
      fields: [.init(name: "url", pattern: "url", value: .text("https://example.com/"), place: Self.place)], media: [])
    let judge = try #require(RequestJudge(apple))
    #expect(try judge.verdict(for: request, media: []).outcome == .pass)
    request.app.entitlements = SampleApp.complete.entitlements
    let verdict = try judge.verdict(for: request, media: [])
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == ["context.site_association", "context.info_plist"])
    #expect(verdict.undecidedReason?.contains("name them in the request") == true)
    #expect(verdict.notGiven == [.infoPlist, .siteAssociation, .page, .pageResources])
  }

  /// A path without a file says nothing about the app.
  @Test(
    arguments: [AppFileKind.infoPlist, .entitlements], [ReadError.Code.notFound, .notAFile, .permissionDenied])
  func `A wrong path to an app file predicts no code`(file: AppFileKind, code: ReadError.Code) throws {
    let mistake = FormMistake(
      .unreadableAppFile(file, code), field: "context.\(file.rawValue)", found: Message(.noSuchFile), place: Self.place)
    let verdict = try Self.verdict(try Self.request(AppContext(), naming: [file], mistakes: [mistake]))
    #expect(verdict.outcome == .fail)
    #expect(verdict.shareState == nil)
    #expect(verdict.findings.map(\.shareState) == [nil])
    // Other problems are predicted.
    let long = try Self.verdict(
      try Self.request(AppContext(), naming: [file], mistakes: [mistake]), media: SampleFacts.video(duration: 700))
    #expect(long.shareState?.code == 20007)
  }

  /// The reason for an undecided verdict is also reported for media, because a request has no facts of its own.
  @Test func `An unknown fact is listed`() throws {
    var facts = SampleFacts.video(duration: 10)
    facts.duration = nil
    facts.unknown[.duration] = UnknownFacts.Reason(Message(asWritten: "the header does not tell it"))
    let verdict = try Self.verdict(try Self.request(AppContext()), media: facts)
    #expect(verdict.outcome == .unknown)
    let unknown = try #require(verdict.unknown.first { $0.subject == .measure(.fact(.duration)) })
    #expect(unknown.field == "localIdentifiers[0]")
    #expect(verdict.undecidedReason?.contains("localIdentifiers[0]: duration: the header does not tell it") == true)
  }

  @Test func `An incomplete page leaves the outcome unknown with a reason`() throws {
    let apple = try #require(Destinations.named("shared-with-you"))
    var request = ShareRequest(
      destination: apple, id: RequestID(document: "request.yml", index: 0, hasSiblings: false),
      place: DocumentPlace(line: 1, column: 1),
      fields: [.init(name: "url", pattern: "url", value: .text("https://example.com/"), place: Self.place)], media: [],
      appFiles: [
        .init(kind: .page, path: "a.html", place: Self.place),
        .init(kind: .pageResources, path: "files", place: Self.place),
      ])
    var page = LinkPage(fileSize: 10, title: "A")
    page.add(image: "a.jpg")
    page.resources = .unknown(Message(.pageFileMissing, .text("a.jpg")))
    request.app.page = page
    let judge = try #require(RequestJudge(apple))
    let verdict = try judge.verdict(for: request, media: [])
    #expect(verdict.outcome == .unknown)
    #expect(verdict.dependsOn == [])
    #expect(verdict.undecidedReason?.contains("“a.jpg”, which the page names, is not in the folder") == true)
    // A path that is not a folder is reported as a mistake, and files that were given are not requested.
    page.resources = .notGiven
    request.app.page = page
    request.mistakes = [
      FormMistake(
        .unreadableAppFile(.pageResources, .notFound), field: "context.page_resources",
        found: Message(.foundFileForFolder), place: Self.place)
    ]
    let wrong = try judge.verdict(for: request, media: [])
    #expect(wrong.outcome == .fail)
    #expect(wrong.dependsOn == [])
    #expect(
      wrong.findings.map(\.message) == ["context.page_resources: cannot be read: found a file, expected a folder"])
  }
}
