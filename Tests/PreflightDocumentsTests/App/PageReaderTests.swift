import MediaProbe
import Preflight
import PreflightDocuments
import Testing

@Suite struct PageReaderTests {
  private func page(_ text: String) -> LinkPage { PageReader().read(Array(text.utf8)) }

  @Test func `It finds the parts of a link preview`() throws {
    let page = PageReader().read(try Repository.bytes("SampleMedia/requests/app/ok/page/index.html"))
    #expect(page.title == "Harbour at dawn")
    #expect(page.images == ["https://cdn.example.com/i/harbour.jpg?w=1200"])
    #expect(page.videos == ["/v/harbour.mp4"])
    #expect(page.icons == ["/icon.png"])
    #expect(!page.refreshes)
  }

  @Test(arguments: [
    #"<meta property="og:title" content="A">"#, #"<META PROPERTY=og:title CONTENT=A>"#,
    #"<meta content='A' property='og:title' />"#, "<meta\nproperty = \"og:title\"\ncontent\n=\n\"A\">",
    #"<meta name="og:title" content="A">"#,
    #"<meta property="og:title" content="&#65;"><meta property="og:title" content="B">"#,
    #"<p <b><meta property="og:title" content="&#x41;">"#, #"<title><b></title><meta property="og:title" content="A">"#,
    #"<!DOCTYPE html><!-- > --><meta property="og:title" content="A" content="B">"#,
  ])
  func `Tags are read as browsers read them`(text: String) { #expect(page(text).title == "A", "\(text)") }

  @Test(arguments: [
    #"<!-- <meta property="og:title" content="A"> -->"#, #"<script>'<meta property="og:title" content="A">'</script>"#,
    #"<STYLE><meta property="og:title" content="A"></style>"#,
    #"<title><meta property="og:title" content="A"></title>"#,
    #"< meta property="og:title" content="A">"#, #"<meta property="og:title" content="">"#, "<meta", "<", "<!--",
    "</meta>",
    #"<meta property="og:title"#, "<script>", "", "\u{0}",
  ])
  func `Text that is not a tag is ignored`(text: String) { #expect(page(text).title == nil, "\(text)") }

  @Test func `Character references are resolved once`() {
    #expect(
      page(#"<meta property="og:title" content="a &amp;lt; b &lt; c & d &copy; &#x1F600; &#xD800;">"#).title
        == "a &lt; b < c & d &copy; 😀 &#xD800;")
  }

  @Test func `A refresh is found`() { #expect(page(#"<meta http-equiv="Refresh" content="0; url=/a">"#).refreshes) }

  @Test func `Link relations are whole words`() {
    let icons = page(
      #"<link rel="shortcut icon" href="a"><link rel="apple-touch-icon-precomposed" href="b"><link rel="stylesheet" href="c"><link rel=icon>"#
    ).icons
    #expect(icons == ["a", "b"])
  }

  @Test func `The verdict applies the size budget of a page`() throws {
    let destination = try #require(Destinations.named("shared-with-you"))
    func rules(_ change: (inout LinkPage) -> Void) throws -> [Substring] {
      var page = LinkPage(fileSize: 1000, title: "A")
      page.add(image: "a.jpg")
      page.resources = .size(5000)
      change(&page)
      return try destination.verdict(for: AppContext(page: page)).findings.map(\.rule.shortID)
    }
    #expect(try rules { _ in } == [])
    #expect(try rules { $0.fileSize = 1_000_001 } == ["app-page-size-decimal"])
    #expect(try rules { $0.fileSize = 1_048_577 } == ["app-page-size"])
    #expect(try rules { $0.resources = .size(10_000_001) } == ["app-page-resources-size-decimal"])
    #expect(try rules { $0.resources = .size(10_485_761) } == ["app-page-resources-size"])
    #expect(try rules { $0.title = nil } == ["app-page-title"])
    #expect(try rules { $0.refreshes = true } == ["app-page-refresh"])
    var page = LinkPage(fileSize: 1, title: "A")
    page.resources = .size(0)
    #expect(
      try destination.verdict(for: AppContext(page: page)).findings.map(\.rule.shortID) == ["app-page-image"])
    page.resources = .notGiven
    #expect(try destination.verdict(for: AppContext(page: page)).dependsOn.contains("page_resources"))
  }

  /// A byte order mark determines the encoding of a page before anything else.
  @Test(arguments: [true, false]) func `A page can be in UTF-16`(isBigEndian: Bool) {
    let text = "\u{FEFF}<meta property=\"og:title\" content=\"海 🌊\">"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    #expect(PageReader().read(bytes).title == "海 🌊")
    #expect(PageReader().read(bytes + [0]).title == "海 🌊")
  }

  @Test func `The number of addresses is limited`() {
    func addresses(_ count: Int) -> String {
      (0..<count).map { "<meta property=og:image content=\($0).jpg><meta property=og:image content=0.jpg>" }.joined()
    }
    let page = self.page(addresses(LinkPage.addressLimit))
    #expect(page.images.count == LinkPage.addressLimit && !page.namesMore)
    let more = self.page(addresses(LinkPage.addressLimit + 1))
    #expect(more.images.count == LinkPage.addressLimit && more.namesMore)
  }

  /// The size of a page's resources, and the reasons why it can be unknown.
  @Test func `The resources of a page are measured`() throws {
    func resources(_ text: String, _ sizes: [String: Int64]?) -> LinkPage.Resources {
      var page = self.page(text)
      page.measureResources(
        { name in sizes.map { _ in AssetPath(name) } },
        size: { path throws(ReadError) in
          guard let size = sizes?[path.text] else { throw ReadError(.notFound, Message(asWritten: "no such file")) }
          guard size >= 0 else { throw ReadError(.notAFile, .notARegularFile, .term(.aFolder)) }
          return size
        })
      return page.resources
    }
    let page = "<meta property=og:image content=/i/a.jpg?w=1><link rel=icon href=b.png><link rel=icon href=data:x>"
    #expect(resources(page, nil) == .notGiven)
    #expect(resources("", nil) == .size(0))
    #expect(resources(page, ["a.jpg": 3, "b.png": 4]) == .size(7))
    #expect(resources(page, ["a.jpg": .max, "b.png": 4]) == .size(.max))
    #expect(
      resources(page, ["b.png": 4])
        == .unknown(Message(.pageFileMissing, .text("a.jpg"))))
    #expect(
      resources(page, ["a.jpg": -1])
        == .unknown(
          Message(.pageFileUnreadable, .text("a.jpg"), .term(.notARegularFile, .term(.aFolder)))))
    #expect(
      resources("<meta property=og:image content=/>", [:])
        == .unknown(Message(.pageFileWithoutName, .text("/"))))
    let many = (0...LinkPage.addressLimit).map { "<meta property=og:image content=\($0)>" }.joined()
    let sizes = Dictionary(uniqueKeysWithValues: (0...LinkPage.addressLimit).map { ("\($0)", Int64(1)) })
    #expect(
      resources(many, sizes)
        == .unknown(Message(.pageNamesTooMany, .int(100))))
  }
}
