import Foundation
import Preflight
import PreflightDocuments
import Testing

/// The statements of the founding documents, and the reader that finds gaps in them.
@Suite struct StatementsTests {
  private static let destinations = Destinations.all + [Destinations.file]

  private func read(_ rows: String, head: String = head) throws -> StatementList {
    let reader = StatementsReader(destinations: Self.destinations, samples: ["tiktok-share-kit-ios.20000.video.yml"])
    return try reader.read(Array((head + rows).utf8), name: "a.yml")
  }

  /// There is no such source, so that the lists of these tests need no row for each rule that cites it.
  private static let head = """
    document: "A page, https://example.com"
    destination: facebook-stories-ios
    source: unused
    statements:

    """

  private func mistakes(_ rows: String, head: String = head) -> String {
    do {
      _ = try read(rows, head: head)
      return ""
    } catch let errors as DocumentErrors {
      return errors.description
    } catch {
      return "\(error)"
    }
  }

  private static func row(_ members: String) -> String { "  - { id: 1, section: s, says: t, \(members) }\n" }

  @Test func `A statement can name rules, codes, fields and parameters`() throws {
    let names = [
      "tiktok-share-kit/video-duration-max", "tiktok-share-kit/request-field-type", "tiktok-share-kit/20007",
      "tiktok-share-kit/-4", "tiktok-share-kit/mediaType",
      "douyin/title.hashtags[].text", "douyin/app_version", "file/truncated",
    ]
    let head = Self.head.replacing("facebook-stories-ios", with: "tiktok-share-kit-ios")
      .replacing("unused", with: "older-guide")
    let rows = names.enumerated().map { "  - { id: \($0), section: s, says: t, rules: [\"\($1)\"] }\n" }.joined()
    // Rules that cite the source need a row too.
    let citing = "tiktok-share-kit/request-images-max-sdk, tiktok-share-kit/video-duration-min-older"
    let others = "  - { id: 90, section: s, says: t, rules: [\(citing)] }\n"
    let list = try read(rows + others, head: head)
    #expect(list.statements.count == names.count + 1)
    #expect(
      list.statements.prefix(names.count).compactMap(\.mentions.first).map(\.target) == [
        .rule("tiktok-share-kit-ios/video-duration-max"), .formRule("request-field-type"), .shareState(20007),
        .nativeCode("-4"), .field("mediaType"), .field("title.hashtags[].text"), .parameter("app_version"),
        .rule("file/truncated"),
      ])
  }

  @Test(arguments: [
    ("missing: m", ""),
    ("not_checked: n", ""),
    ("samples: [tiktok-share-kit-ios.20000.video.yml]", ""),
    ("rules: []", "expected “rules”, “samples”, “not_checked” or “missing”"),
    ("rules: [facebook-stories/app-idd]", "; did you mean “app-id”?"),
    ("rules: [facebook-stories/20099]", "has no rule, code, field or parameter “20099”"),
    ("rules: [app-id]", "expected a name such as tiktok-share-kit/20007"),
    ("rules: [nobody/app-id]", "expected a name such as tiktok-share-kit/20007"),
    ("samples: [nothing.yml]", "no file “nothing.yml” in SampleMedia/requests"),
    ("not_checked: n, missing: m", "“not_checked” stands alone"),
    ("rule: [facebook-stories/app-id]", "unknown key “rule”"),
  ])
  func `A row names what covers its statement`(row: String, mistake: String) {
    let found = mistakes(Self.row(row)).split(separator: "\n").filter { !$0.contains("no source “unused”") }
    #expect(mistake.isEmpty ? found.isEmpty : found.contains { $0.contains(mistake) }, "\(found)")
  }

  @Test func `Statement numbers are unique`() {
    #expect(mistakes(Self.row("missing: m") + Self.row("missing: m")).contains("the statement 1 stands twice"))
  }

  /// A rule that cites the document without any statement has the wrong source, or its statement is missing.
  @Test func `A rule that cites a document needs a statement`() {
    let head = Self.head.replacing("unused", with: "stories-guide")
    #expect(
      mistakes(Self.row("missing: m"), head: head).contains(
        "facebook-stories-ios/app-id cites “stories-guide”, but no statement names it"))
  }
}
