import Foundation
import TestSupport
import Testing

/// `preflight request` for a user: documents in, verdicts out.
@Suite struct RequestTests {
  private static let good = """
    destination: tiktok-share-kit
    request:
      localIdentifiers: [a.png]
      redirectURI: https://www.example.com/tiktok
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    return folder
  }

  /// A spelling of another language or SDK gets a suggestion too.
  @Test(arguments: [
    ("request", "localIdentifers", "localIdentifiers"), ("request", "redirect_uri", "redirectURI"),
    ("request", "LOCAL-IDENTIFIERS", "localIdentifiers"), ("context", "appVersion", "app_version"),
  ])
  func `An unknown field gets a suggestion`(group: String, field: String, near: String) throws {
    let folder = try folder()
    try folder.write("request.yml", "destination: tiktok-share-kit\n\(group):\n  \(field): x\n")
    let outcome = try Product.preflight("request", "request.yml", "--format", "line", in: folder.url)
    #expect(
      outcome.stdout.contains("there is no such field; did you mean \(near)?"),
      "\(outcome)")
  }

  @Test func `A passing request lists the states that can still occur`() throws {
    let folder = try folder()
    try folder.write("request.yml", Self.good)
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    let verdict = try #require(try outcome.records.first)
    #expect(verdict["outcome"] as? String == "pass")
    #expect(verdict["native_codes"] == nil)
    #expect((verdict["at_run_time"] as? [Int])?.contains(20004) == true)
    #expect((verdict["request"] as? [String: Any])?["path"] as? String == "request.yml")
    #expect(verdict["path"] == nil)
  }

  @Test func `A finding names field and place`() throws {
    let folder = try folder()
    try folder.write("request.yml", Self.good.replacing("[a.png]", with: "[a.png, wide.png]"))
    let text = try Product.preflight("request", "request.yml", in: folder.url)
    #expect(text.status == 1, "\(text)")
    #expect(text.stdout.contains("✗ 20008"), "\(text)")
    #expect(text.stdout.contains("1 request judged: 1 fail."), "\(text)")
    #expect(text.stdout.contains("3:29: localIdentifiers[1]: aspect ratio 5 is outside"), "\(text)")
    #expect(text.stdout.contains("tiktok-share-kit-ios/image-aspect-ratio"), "\(text)")
    let json = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    let finding = try #require((try json.records.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["field"] as? String == "localIdentifiers[1]")
    #expect(finding["location"] as? [String: Int] == ["line": 3, "column": 29])
    let never = try Product.preflight("request", "request.yml", "--fail-on", "never", in: folder.url)
    #expect(never.status == 0, "\(never)")
  }

  @Test func `Requests of many documents keep their order`() throws {
    let folder = try folder()
    try folder.write("b.yml", "- { destination: tiktok-share-kit }\n- { destination: tiktok-share-kit }\n")
    try folder.write("c.yml", Self.good)
    try folder.write("notes.txt", "no request")
    for jobs in ["1", "3"] {
      let outcome = try Product.preflight("request", ".", "--format", "ndjson", "--jobs", jobs, in: folder.url)
      let lines = try outcome.records.map { record in
        let request = record["request"] as? [String: Any]
        return "\(request?["path"] as? String ?? "") \(request?["index"] as? Int ?? -1) \(record["outcome"] ?? "")"
      }
      #expect(lines == ["./b.yml 0 fail", "./b.yml 1 fail", "./c.yml 0 pass", " -1 "], "\(outcome)")
    }
  }

  @Test func `A file is read once for many requests`() throws {
    let folder = try folder()
    for index in 0..<20 { try folder.write("\(index).yml", Self.good) }
    let outcome = try Product.shell(
      "strace -f -e trace=openat,open -o trace \"$PREFLIGHT\" request . --jobs 1 > /dev/null; grep -c 'a.png' trace",
      in: folder.url)
    guard outcome.stderr.isEmpty else { return }  // no strace here
    #expect(outcome.stdout == "1\n", "\(outcome)")
  }

  @Test func `A file of an app is read once for many requests`() throws {
    let folder = try folder()
    let app = Product.root.appendingPathComponent("SampleMedia/requests/app/ok/Info.plist")
    try folder.write("Info.plist", Data(contentsOf: app))
    for index in 0..<20 { try folder.write("\(index).yml", Self.good + "\ncontext: { info_plist: Info.plist }\n") }
    let outcome = try Product.shell(
      "strace -f -e trace=openat,open -o trace \"$PREFLIGHT\" request . --fail-on never > /dev/null; grep -c 'Info.plist' trace",
      in: folder.url)
    guard outcome.stderr.isEmpty else { return }  // no strace here
    #expect(outcome.stdout == "1\n", "\(outcome)")
  }

  @Test func `A missing app setting predicts its share state`() throws {
    let outcome = try Product.preflight(
      "request", "SampleMedia/requests/facebook-stories-ios.20019.guide-as-printed.yml")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("≈20019"), "\(outcome)")
    let words = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("plist:30:2: context.info_plist: LSApplication"), "\(words)")
    #expect(words.contains("it has “facebook-stories://” instead"), "\(words)")
    #expect(words.contains("Add facebook-stories to LSApplicationQueriesSchemes"), "\(words)")
  }

  /// Makes a folder with a request that shares a link. The app is complete, and the site has one component.
  private func sharedLink(_ link: String, component: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let samples = Product.root.appendingPathComponent("SampleMedia/requests/app/ok")
    for name in ["Info.plist", "app.entitlements"] {
      try folder.write(name, Data(contentsOf: samples.appendingPathComponent(name)))
    }
    try folder.write(
      "aasa",
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.preflight"],"components":[\#(component)]}]}}"#)
    try folder.write(
      "request.yml",
      """
      destination: shared-with-you
      request: { url: \(link) }
      context: { info_plist: Info.plist, entitlements: app.entitlements, site_association: aasa }
      """)
    return folder
  }

  @Test func `A large association file is a warning of its request`() throws {
    let comment = String(repeating: "x", count: 200_000)
    let folder = try sharedLink(
      "https://example.com/v/1", component: "{\"/\":\"*\",\"comment\":\"\(comment)\"}")
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    let verdict = try #require(try outcome.records.first)
    #expect(verdict["may_answer"] as? [Int] == [20003])
    let finding = try #require((verdict["findings"] as? [[String: Any]])?.first)
    #expect(finding["field"] as? String == "context.site_association")
    #expect(finding["location"] as? [String: Int] == ["line": 3, "column": 86])
    #expect((finding["message"] as? String)?.contains("the limit is") == true)
  }

  /// If a link cannot be compared, the outcome is unknown, and every report gives the reason.
  @Test(arguments: [
    ("en", "uses substitution variables such as $(lang), which are not read"), ("zh-Hans", "使用了替换变量（例如 $(lang)）"),
  ])
  func `Every report says why a link is not decided`(language: String, reason: String) throws {
    let folder = try sharedLink("https://example.com/en/1", component: #"{"/":"/$(lang)/*"}"#)
    let json = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    let verdict = try #require(try json.records.first)
    #expect(verdict["outcome"] as? String == "unknown", "\(json)")
    let unknown = try #require((verdict["unknown"] as? [[String: Any]])?.first, "\(json)")
    #expect(unknown["fact"] as? String == "universal_link")
    #expect((unknown["reason"] as? String)?.contains("$(lang)") == true)
    #expect(unknown["message_id"] as? String == "substitution_variables" && unknown["args"] as? [String] == ["$(lang)"])
    for format in ["text", "markdown", "junit", "sarif", "github", "gitlab", "html"] {
      let outcome = try Product.preflight(
        "request", "request.yml", "--format", format, "--lang", language, in: folder.url)
      let words = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: language == "en" ? " " : "")
        .replacing("\\", with: "").replacing("<span>$</span>", with: "$")
      #expect(words.contains(language == "en" ? reason : reason.replacing(" ", with: "")), "\(outcome)")
    }
    let checked = try Product.shell(
      "\"$PREFLIGHT\" request \"$HERE/request.yml\" --format ndjson | script/check/validate-records",
      environment: ["HERE": folder.url.path])
    #expect(checked.status == 0, "\(checked)")
  }

  /// A title without texts is not too long.
  @Test(arguments: ["{}", "{ hashtags: [] }", "{ text: \"\" }"])
  func `A title without text is not too long`(title: String)
    throws
  {
    let folder = try folder()
    try folder.write(
      "request.yml",
      """
      destination: douyin
      request: { localIdentifiers: [a.png], mediaType: image, landedPageType: edit, title: \(title) }
      context: { app_version: 30.5.0, sdk_version: 4.1.8, scopes: [aweme.share] }
      """)
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(!outcome.stdout.contains("request-title-length"), "\(outcome)")
  }

  /// Each problem of the folder of a page's resources has its own message.
  @Test(arguments: [
    ("files", "unknown", "“harbour.jpg”, which the page names, is not in the folder of its resources"),
    ("page.html", "fail", "found a file, expected a folder"), ("gone", "fail", "no such folder"),
    ("../elsewhere", "fail", "leaves the folder"), ("", "fail", "the path is empty"),
    ("linked", "unknown", "“harbour.jpg”, which the page names, is not in the folder"),
    ("folders", "unknown", "“harbour.jpg”, which the page names, cannot be read: found a folder"),
    ("pipes", "unknown", "“harbour.jpg”, which the page names, cannot be read: found a FIFO"),
  ])
  func `Each problem of page resources has its own message`(resources: String, outcome: String, told: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "page.html", #"<meta property="og:title" content="A"><meta property="og:image" content="/i/harbour.jpg">"#)
    try folder.write("files/other.jpg", "a")
    try folder.write("folders/harbour.jpg/a", "a")
    try folder.write("linked/a", "a")
    #expect(
      try Product.shell("mkdir pipes; mkfifo pipes/harbour.jpg; ln -s /etc/passwd linked/harbour.jpg", in: folder.url)
        .status == 0)
    try folder.write(
      "request.yml",
      """
      destination: shared-with-you
      request: { url: https://example.com/v/1 }
      context: { page: page.html, page_resources: "\(resources)" }
      """)
    let result = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    let verdict = try #require(try result.records.first)
    #expect(verdict["outcome"] as? String == outcome, "\(result)")
    #expect(verdict["depends_on"] == nil && verdict["share_state"] == nil, "\(result)")
    let text = try Product.preflight("request", "request.yml", "--format", "markdown", in: folder.url)
    #expect(text.stdout.replacing("\\", with: "").contains(told), "\(text)")
    #expect(!text.stdout.contains("name it in the request"), "\(text)")
  }

  @Test func `Links do not lead out of the folder`() throws {
    let folder = try folder()
    try folder.write("here/request.yml", Self.good + "\ncontext: { info_plist: Info.plist }\n")
    for (link, target) in [("here/a.png", "../a.png"), ("here/Info.plist", "../Info.plist")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    try folder.write("Info.plist", "a secret")
    let outcome = try Product.preflight("request", "here/request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let findings = (try outcome.records.first?["findings"] as? [[String: Any]] ?? []).map {
      "\($0["field"] ?? "") \($0["share_state"] ?? 0) \(($0["message"] as? String)?.contains("leaves the folder") == true)"
    }
    #expect(findings == ["context.info_plist 0 true", "localIdentifiers[0] 21003 true"], "\(outcome)")
    #expect(!outcome.stdout.contains("secret"))
  }

  /// A folder with a path that is too long can be opened step by step, but its path cannot be resolved.
  @Test func `A link in a very deep folder does not lead out`() throws {
    let folder = try folder()
    let deep = Array(repeating: String(repeating: "d", count: 200), count: 25)
    try folder.write(
      "here/request.yml", Self.good.replacing("a.png", with: (deep + ["link", "a.png"]).joined(separator: "/")))
    let outcome = try Product.shell(
      """
      cd here && for name in \(deep.joined(separator: " ")); do mkdir $name && cd -P -- $name || exit; done
      ln -s "$HERE/.." link && cd "$HERE" && "$PREFLIGHT" request request.yml --format ndjson
      """, in: folder.url,
      environment: ["HERE": folder.url.appendingPathComponent("here").path])
    #expect(outcome.stdout.contains("leaves the folder"), "\(outcome)")
  }

  @Test(arguments: [
    ("", "empty"), ("destination: tictok", "unsupported"), ("destination: tiktok-share-kit\nrequest: [", "corrupt"),
  ])
  func `An invalid document fails without hiding other requests`(text: String, code: String) throws {
    let folder = try folder()
    try folder.write("bad.yml", text)
    try folder.write("good.yml", Self.good)
    let outcome = try Product.preflight("request", "bad.yml", "good.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let records = try outcome.records
    #expect(records.map { $0["outcome"] as? String } == ["unreadable", "pass", nil])
    #expect((records[0]["error"] as? [String: Any])?["code"] as? String == code)
    let alone = try Product.preflight("request", "bad.yml", in: folder.url)
    #expect(alone.status == 1, "\(alone)")
    #expect(alone.stdout.contains("1 request judged: 1 fail (1 of them unreadable)"), "\(alone)")
    // It is explained beside other findings too.
    let text = try Product.preflight("request", "bad.yml", "good.yml", in: folder.url)
    #expect(text.stdout.contains("✗ bad.yml"), "\(text)")
    let missing = try Product.preflight("request", "missing.yml", "good.yml", "--format", "ndjson", in: folder.url)
    #expect(missing.status == 2, "\(missing)")
    let mistyped = try Product.preflight("request", "missing.yml", in: folder.url)
    #expect(mistyped.status == 64 && mistyped.stderr.contains("missing.yml"), "\(mistyped)")
  }

  @Test func `A folder without requests is incomplete`() throws {
    let folder = try folder()
    let empty = try Product.preflight("request", ".", in: folder.url)
    #expect(empty.status == 2)
    #expect(empty.stderr.contains("no request in the given paths"), "\(empty)")
    #expect(try Product.preflight("request", ".", "--allow-empty", in: folder.url).status == 0)
    #expect(try Product.preflight("request", in: folder.url).status == 2)
  }

  /// A problem of a readable file does not change the outcome. It is reported with the field that names the file.
  @Test(arguments: ["text", "markdown", "junit", "sarif", "github", "gitlab", "html"])
  func `A problem of a readable file is reported at its field`(format: String) throws {
    let folder = try folder()
    let clip = Product.root.appendingPathComponent("SampleMedia/requests/media/clip.mp4")
    try folder.write("clip.mp4", Data(contentsOf: clip) + Data("behind the end".utf8))
    try folder.write("request.yml", Self.good.replacing("[a.png]", with: "[clip.mp4]\n  mediaType: video"))
    let request = try Product.preflight("request", "request.yml", "--format", format, in: folder.url)
    #expect(request.status == 0 && request.stdout.contains("localIdentifiers"), "\(request)")
    let scan = try Product.preflight("scan", "clip.mp4", "--to", "tiktok-share-kit", "--format", format, in: folder.url)
    #expect(scan.status == 0, "\(scan)")
    for outcome in [request, scan] {
      // Text is wrapped to the width of the page.
      let words = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("is not a box"), "\(outcome)")
    }
    if format == "github" { #expect(scan.stdout.contains("::notice file=clip.mp4,title=Preflight"), "\(scan)") }
  }

  @Test(arguments: ["json", "csv", "markdown", "junit", "sarif", "github", "gitlab", "html"])
  func `Every report format contains requests`(format: String) throws {
    let folder = try folder()
    try folder.write("request.yml", Self.good.replacing("[a.png]", with: "[a.png, wide.png]"))
    let outcome = try Product.preflight("request", "request.yml", "--format", format, in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("request.yml"), "\(outcome)")
    #expect(outcome.stdout.contains("localIdentifiers"), "\(outcome)")
    // Line and column, as members or in front of the message.
    let position = [
      "json": "\"line\":3,\"column\":29", "sarif": "\"startLine\":3,\"startColumn\":29", "github": "line=3,col=29",
      "gitlab": "\"begin\":3",
    ]
    #expect(outcome.stdout.contains(position[format] ?? "3:29: localIdentifiers"), "\(outcome)")
  }

  /// The rules on the form of a request are not in any destination file.
  @Test func `Every rule of a result is listed`() throws {
    let outcome = try Product.preflight(
      "request", "SampleMedia/requests", "--format", "sarif", "--fail-on", "never")
    let log = try #require(try JSONSerialization.jsonObject(with: outcome.out) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.contains { ($0["ruleId"] as? String)?.hasSuffix("/request-media-unreadable") == true })
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int, "\(result)")
      #expect(rules[index] == result["ruleId"] as? String)
    }
  }

  @Test func `Records of the samples follow the schema`() throws {
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" request SampleMedia/requests --format ndjson | script/check/validate-records")
    #expect(outcome.status == 0, "\(outcome)")
  }
}

/// Invalid requests: each mistake is reported with its place, the expected value and the share state.
@Suite struct BadRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let destination: String
    let request: String
    let place: String
    let message: String
    let state: Int?

    init(_ name: String, _ destination: String, _ request: String, _ place: String, _ message: String, _ state: Int?) {
      (self.name, self.destination, self.request) = (name, destination, request)
      (self.place, self.message, self.state) = (place, message, state)
    }

    var testDescription: String { name }
  }

  private static let back = "redirectURI: https://www.example.com/tiktok"

  static let cases: [Case] = [
    Case("unknown key", "tiktok-share-kit", "localIdentifier: [a.png]", "3:3", "did you mean localIdentifiers?", 20002),
    Case("wrong type", "tiktok-share-kit", "mediaType: { image: true }", "3:14", "expected a word", 20002),
    Case("no list", "tiktok-share-kit", "localIdentifiers: a.png", "3:21", "found “a.png”, expected a list", 20002),
    Case("missing file", "tiktok-share-kit", "localIdentifiers: [gone.png]\n  \(back)", "3:22", "no such file", 21003),
    Case("outside", "tiktok-share-kit", "localIdentifiers: [../a.png]\n  \(back)", "3:22", "leaves the folder", 21003),
    Case(
      "absolute", "tiktok-share-kit", "localIdentifiers: [/etc/passwd]\n  \(back)", "3:22", "leaves the folder", 21003),
    Case("empty list", "tiktok-share-kit", "localIdentifiers: []\n  \(back)", "3:21", "has no media", 20002),
    Case(
      "36 images", "tiktok-share-kit",
      "localIdentifiers: [\(Array(repeating: "a.png", count: 36).joined(separator: ", "))]\n  \(back)", "3:21",
      "has 36 images; the limit is 35", 20002),
    Case(
      "mixed kinds", "tiktok-share-kit", "localIdentifiers: [a.png, clip.mp4]\n  mediaType: image\n  \(back)", "3:21",
      "has videos (1), but mediaType is image", 20002),
    Case(
      "title of 501", "douyin", "title: { text: \"\(String(repeating: "海", count: 501))\" }", "3:10",
      "has 501 characters; the limit is 500 characters",
      20002),
    Case("lone surrogate", "douyin", "title: { text: \"a\\ud83cb\" }", "3:18", "half of a character", 21002),
    Case("bidi control", "douyin", "title: { text: \"a\\u202Eb\" }", "3:18", "reorder text", 20002),
    Case(
      "colour", "facebook-stories", "com.facebook.sharedSticker.backgroundTopColor: \"#12345\"", "3:50",
      "is “#12345”, expected a color such as #444444", 20002),
    Case("file as video", "wechat", "videoUrl: clip.mp4", "3:13", "expected a web address", 20002),
    Case(
      "number as text", "tiktok-share-kit", "state: 12\n  \(back)", "3:10", "found the number 12, expected a text",
      20002),
    Case(
      "text as list", "tiktok-share-kit", "localIdentifiers: \"12\"", "3:21",
      "found “12” in quotes, a text, expected a list",
      20002),
    Case(
      "empty path", "tiktok-share-kit", "localIdentifiers: ['']\n  \(back)", "3:22", "the path is empty: name a file",
      21003),
    Case("own scheme", "shared-with-you", "url: myapp://story", "3:8", "expected a web address", 20002),
  ]

  @Test(arguments: cases) func `A mistake is reported with its place`(_ bad: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let clip = Product.root.appendingPathComponent("SampleMedia/requests/media/clip.mp4")
    try folder.write("clip.mp4", Data(contentsOf: clip))
    try folder.write("request.yml", "destination: \(bad.destination)\nrequest:\n  \(bad.request)\n")
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let verdict = try #require(try outcome.records.first)
    let findings = (verdict["findings"] as? [[String: Any]] ?? []).map { finding in
      let place = finding["location"] as? [String: Int] ?? [:]
      return "\(place["line"] ?? 0):\(place["column"] ?? 0) \(finding["message"] ?? "")"
    }
    #expect(findings.contains { $0.hasPrefix(bad.place + " ") && $0.contains(bad.message) }, "\(findings)")
    #expect((verdict["share_state"] as? [String: Any])?["code"] as? Int == bad.state, "\(outcome)")
  }

  @Test(arguments: [
    ("request: [", "2:1: invalid YAML"), ("destination: \"\\ud83c\"", "1:14"),
    ("a: &a [x]\nb: [\(Array(repeating: "*a", count: 40).joined(separator: ","))]", "more than 32 aliases"),
  ])
  func `Invalid YAML is reported with its place`(text: String, told: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("request.yml", text)
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let message = (try outcome.records.first?["error"] as? [String: Any])?["message"] as? String
    #expect(message?.contains(told) == true, "\(outcome)")
    let sarif = try Product.preflight("request", "request.yml", "--format", "sarif", in: folder.url)
    #expect(sarif.stdout.contains("\"startLine\":"), "\(sarif)")
    let github = try Product.preflight("request", "request.yml", "--format", "github", in: folder.url)
    #expect(github.stdout.contains("file=request.yml,line="), "\(github)")
  }

  struct AppCase: Sendable, CustomTestStringConvertible {
    let file: String
    let field: String
    /// The place of the finding in the file of the app, or that of the field.
    let place: String
    let message: String
    let state: Int?
    var testDescription: String { file }
  }

  /// An invalid file of the app is reported in addition to all other findings.
  @Test(arguments: [
    AppCase(
      file: "broken/comment-in-list.plist", field: "info_plist", place: "33:3",
      message: "found “// TikTok” between elements", state: 20019),
    AppCase(
      file: "broken/text.plist", field: "info_plist", place: "1:1", message: "expected a property list", state: 20019),
    AppCase(
      file: "broken/picture.plist", field: "info_plist", place: "1:1",
      message: "found neither XML nor a binary property list", state: 20019),
    AppCase(
      file: "broken/cut.binary.plist", field: "info_plist", place: "1:1", message: "the property list is damaged",
      state: 20019),
    AppCase(
      file: "nowhere.plist", field: "info_plist", place: "6:15", message: "no such file", state: nil),
    AppCase(file: "ok", field: "info_plist", place: "6:15", message: "found a folder", state: nil),
    AppCase(file: "ok", field: "entitlements", place: "6:17", message: "found a folder", state: nil),
    AppCase(
      file: "broken/association/trailing-comma", field: "site_association", place: "4:3",
      message: "found } after a comma", state: nil),
    AppCase(
      file: "broken/text.plist", field: "entitlements", place: "1:1", message: "expected a property list", state: nil),
  ])
  func `An invalid app file is reported with its place`(_ bad: AppCase) throws {
    let folder = try TemporaryFolder()
    let app = Product.root.appendingPathComponent("SampleMedia/requests/app")
    try FileManager.default.copyItem(at: app, to: folder.url.appendingPathComponent("app"))
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write(
      "request.yml",
      """
      destination: tiktok-share-kit
      request:
        localIdentifiers: [wide.png]
        redirectURI: https://www.example.com/tiktok
      context:
        \(bad.field): app/\(bad.file)
      """)
    let outcome = try Product.preflight("request", "request.yml", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    let verdict = try #require(try outcome.records.first)
    let findings = verdict["findings"] as? [[String: Any]] ?? []
    #expect(findings.count == 2, "\(outcome)")
    let finding = try #require(findings.first)
    #expect(finding["field"] as? String == "context.\(bad.field)")
    #expect((finding["message"] as? String)?.contains(bad.message) == true, "\(finding)")
    let location = finding["location"] as? [String: Any] ?? [:]
    let column = bad.field.count + 5
    let place = bad.place.hasPrefix("6:") ? "6:\(column)" : bad.place
    #expect("\(location["line"] ?? 0):\(location["column"] ?? 0)" == place, "\(finding)")
    #expect(location["path"] as? String == (bad.place.hasPrefix("6:") ? nil : "app/\(bad.file)"))
    #expect((verdict["share_state"] as? [String: Any])?["code"] as? Int == bad.state ?? 20008, "\(outcome)")
  }
}
