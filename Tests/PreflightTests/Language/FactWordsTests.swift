import Foundation
import MediaProbe
import Preflight
import PreflightReports
import Testing

/// Every fact has texts in every language, and a place in the schema.
@Suite struct FactWordsTests {
  @Test(arguments: Fact.allCases, Language.allCases) func `Every fact has texts`(fact: Fact, language: Language) {
    let words = language.words.facts
    #expect(!words.name(fact).isEmpty)
    let meaning = words.meaning(fact)
    #expect([".", "。", "…"].contains { meaning.hasSuffix($0) }, "\(meaning)")
    if language == .simplifiedChinese {
      #expect(meaning.contains { $0 >= "\u{4E00}" && $0 <= "\u{9FFF}" }, "\(meaning)")
    }
  }

  private static let schema = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../schemas/facts.schema.json").standardizedFileURL

  @Test func `Every fact is in the schema`() throws {
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any]
    let record = try #require((document?["$defs"] as? [String: Any])?["facts"] as? [String: Any])
    for fact in Fact.allCases {
      var found: [String: Any]? = record
      for key in fact.rawValue.split(separator: ".") {
        found = (found?["properties"] as? [String: Any])?[String(key)] as? [String: Any]
      }
      let member = try #require(found, "\(fact.rawValue)")
      #expect(member["description"] as? String == Language.english.words.facts.meaning(fact))
      // A new case of an enumeration needs its value in the table.
      let values: [String]? =
        switch fact {
        case .kind: MediaFacts.Kind.allCases.map(\.rawValue)
        case .videoHDR: VideoFacts.HDR.allCases.map(\.rawValue)
        case .imageColorType: ImageFacts.ColorType.allCases.map(\.rawValue)
        default: nil
        }
      if let values { #expect((member["enum"] as? [Any])?.compactMap { $0 as? String } == values) }
    }
  }

  @Test func `Every problem is in the schema`() throws {
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as? [String: Any]
    let code = ["$defs", "facts", "properties", "problems", "items", "properties", "code"].reduce(document) {
      $0?[$1] as? [String: Any]
    }
    #expect(code?["enum"] as? [String] == Problem.Code.allCases.map(\.rawValue))
  }

  @Test func `A fact is explained with its rules`() {
    let text = DestinationText().explain(.fact(.videoClosedGOP), at: Destinations.all)
    #expect(text.hasPrefix("video.closed_gop video closed gop\n"))
    #expect(text.contains("instagram-reel/"))
    #expect(!text.contains("Unit") && text.contains("Type: true or false"))
    // A rule on the size reads the width.
    let width = DestinationText().explain(.fact(.videoWidth), at: Destinations.all)
    let rules = Destinations.all.flatMap(\.rules)
    let sizes = rules.filter { $0.subject == .measure(.derived(.videoSize)) }
    #expect(!sizes.isEmpty && sizes.allSatisfy { width.contains($0.id) })
    #expect(width.contains("Unit: pixels"))
    let none = DestinationText().explain(.fact(.imageICCProfile), at: [])
    #expect(none.contains("No rule is about this fact."))
  }

  @Test func `The explanation shows the value of a file`() {
    let video = SampleFacts.video()
    let text = DestinationText(language: .simplifiedChinese)
    func last(_ fact: Fact, _ facts: MediaFacts) -> String? {
      text.explain(.fact(fact), at: [], file: ("clip.mp4", facts)).split(separator: "\n").last.map(String.init)
    }
    #expect(last(.videoCodec, video) == "  h264")
    #expect(last(.imageWidth, video) == "  此项信息不适用于该文件。")
    #expect(last(.duration, video.without(.duration))?.contains("不适用") == false)
    let broken = MediaFacts(error: ReadError(.empty, .emptyFile))
    #expect(last(.duration, broken)?.hasPrefix("  empty：") == true)
  }
}
