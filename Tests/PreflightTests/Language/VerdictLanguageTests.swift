import Foundation
import MediaProbe
import Preflight
import PreflightRequests
import Testing

/// A language changes only the texts of a verdict that are for people.
@Suite struct VerdictLanguageTests {
  private static func record(_ verdict: Verdict) throws -> [String: Any] {
    var json = JSONWriter()
    json.beginObject()
    verdict.writeMembers(to: &json)
    json.endObject()
    return try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
  }

  /// Removes the texts for people from a record, and returns them with their places.
  private static func takeTexts(from record: inout [String: Any]) -> [(place: String, text: String)] {
    var texts: [(place: String, text: String)] = []
    for (object, key) in [("share_state", "name"), ("error", "message")] {
      guard var members = record[object] as? [String: Any], let text = members[key] as? String else { continue }
      texts.append(("\(object).\(key)", text))
      members[key] = nil
      record[object] = members
    }
    var findings = record["findings"] as? [[String: Any]] ?? []
    for index in findings.indices {
      for key in ["message", "fix"] {
        guard let text = findings[index][key] as? String else { continue }
        texts.append(("\(findings[index]["rule"] ?? "") \(key)", text))
        findings[index][key] = nil
      }
    }
    record["findings"] = findings
    record["native_codes"] = (record["native_codes"] as? [[String: Any]])?.map { code in
      if let name = code["name"] as? String { texts.append(("native_codes", name)) }
      return code.filter { $0.key != "name" }
    }
    return texts
  }

  @Test(arguments: Destinations.all) func `Verdicts differ only in texts for people`(destination: Destination) throws {
    let english = try Judge(destination)
    let chinese = try Judge(destination, language: .simplifiedChinese)
    for sample in GoldenTests.samples {
      var left = try Self.record(english.verdict(for: sample.facts))
      var right = try Self.record(chinese.verdict(for: sample.facts))
      let texts = Self.takeTexts(from: &left)
      let translated = Self.takeTexts(from: &right)
      #expect(NSDictionary(dictionary: left) == NSDictionary(dictionary: right), "\(sample.name)")
      #expect(texts.map(\.place) == translated.map(\.place), "\(sample.name)")
      for (text, original) in zip(translated, texts) where text.place != "error.message" {
        // Numbers and names of codecs stay; other words do not.
        let complaints = Chinese.complaints(about: text.text).filter { !Self.codecs.contains($0) }
        #expect(complaints.isEmpty, "\(text.place): \(text.text)")
        #expect(text.text != original.text)
      }
    }
  }

  private static let codecs = Set(
    ["matroska", "webm", "3gp", "avi", "mov", "mpeg", "heic", "hevc", "png", "gif", "tiff", "vp"].map { "has “\($0)”" })

  @Test(arguments: ReadError.Code.allCases) func `Every error is explained in Chinese`(code: ReadError.Code) throws {
    let error = ReadError(code, Message(asWritten: "as it was found"))
    let told = error.text(in: .simplifiedChinese)
    #expect(told.hasSuffix("（as it was found）"))
    #expect(Chinese.complaints(about: told.replacing("（as it was found）", with: "")).isEmpty, "\(told)")
    #expect(error.text(in: .english) == "as it was found")
    let verdict = try Judge(try #require(Destinations.all.first), language: .simplifiedChinese)
      .verdict(for: MediaFacts(error: error))
    #expect(verdict.error == error)
  }

  @Test(arguments: Problem.Code.allCases) func `Every problem is explained in Chinese`(code: Problem.Code) {
    let told = Problem(code, Message(asWritten: "as it was found")).text(in: .simplifiedChinese)
    #expect(Chinese.complaints(about: told.replacing("（as it was found）", with: "")).isEmpty, "\(told)")
  }

  @Test func `Every form mistake is explained in Chinese`() throws {
    let tiktok = try #require(Destinations.named("tiktok-share-kit")).translated(to: .simplifiedChinese)
    let form = try #require(tiktok.requestForm)
    let place = DocumentPlace(line: 3, column: 5)
    let kinds: [FormMistake.Kind] =
      FieldType.Name.allCases.map { .wrongType($0) } + [
        .unknownField(expected: ["state"], isNear: true),
        .unknownField(expected: ["state", "mediaType"], isNear: false),
        .wrongList, .unknownWord(expected: ["image", "video"]),
        .badParameter(expectation: Message(.aVersionSuchAs, .text("17.4.0"))), .unreadableAppFile(.infoPlist, .corrupt),
        .halfCharacter,
      ]
    for kind in kinds {
      for found in [Message(.nothing), Message(.aList), Message(.aMapping), Message(asWritten: "“x”")] {
        let found =
          kind == .unreadableAppFile(.infoPlist, .corrupt) ? Message(.noSuchFile) : found
        let finding = form.finding(FormMistake(kind, field: "state", found: found, place: place), at: tiktok)
        #expect(Chinese.complaints(about: finding.message).isEmpty, "\(kind): \(finding.message)")
        #expect(finding.measured == .message(found))
      }
    }
    let medium = ShareRequest.Medium(
      field: "state", path: "a.mp3", slots: ["video"], kinds: [.video, .image], place: place)
    for kind in MediaFacts.Kind.allCases {
      let finding = form.finding(kind, of: medium, at: tiktok)
      #expect(Chinese.complaints(about: finding.message).isEmpty, "\(finding.message)")
    }
  }

  @Test(arguments: FormRule.allCases) func `Every form rule is explained in Chinese`(rule: FormRule) {
    let demand = Language.simplifiedChinese.words.forms.demand(rule)
    #expect(Chinese.complaints(about: demand).isEmpty, "\(demand)")
  }

  /// The relation of a link to the app is a sentence, which a message repeats.
  @Test func `The result of a link is explained in Chinese`() throws {
    let apple = try #require(Destinations.named("shared-with-you"))
    var app = AppContext()
    app.entitlements = .dictionary(["com.apple.developer.associated-domains": .list([.text("applinks:example.com")])])
    app.infoPlist = .dictionary(["CFBundleIdentifier": .text("com.example.app")])
    app.siteAssociation = SiteAssociation(details: [], fileSize: 100)
    for link in ["myapp://x", "https://example.org/a", "https://example.com/a"] {
      app.link = link
      let chinese = try apple.translated(to: .simplifiedChinese).verdict(for: app)
      let finding = try #require(chinese.findings.first { $0.rule.shortID == "app-universal-link" })
      let plain = finding.message.replacing("applinks:example.org", with: "9").replacing("example.org", with: "9")
      #expect(Chinese.complaints(about: plain).isEmpty, "\(finding.message)")
      let english = try apple.verdict(for: app).findings.first { $0.rule.shortID == "app-universal-link" }
      #expect(english?.measured == finding.measured)
    }
  }

  @Test func `Conditions on parameters are explained in Chinese`() throws {
    let douyin = try Judge(try #require(Destinations.named("douyin")), language: .simplifiedChinese)
    let verdict = douyin.verdict(for: SampleFacts.image(size: (1150, 500), format: "png"))
    let finding = try #require(verdict.findings.first { !$0.when.isEmpty })
    #expect(finding.when == ["app_version below 17.4.0"])
    #expect(finding.message.hasSuffix("；该数值出自 Android 端文档；适用条件：app_version 低于 17.4.0"), "\(finding.message)")
  }
}
