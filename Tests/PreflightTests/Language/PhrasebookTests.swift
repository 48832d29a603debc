import Foundation
import Testing

@testable import Preflight

@Suite struct PhrasebookTests {
  private static let book = Phrasebook([
    [
      "a folder": "文件夹", "found {}, expected {}": "应为{2}，实际是{1}", "read {} of {}": "共 {2}，已读 {1}",
      "reading failed{}": "读取失败{}",
    ]
  ])

  @Test(arguments: [
    ("a folder", "文件夹"), ("found a folder, expected x", "应为 x，实际是文件夹"), ("read 3 of 4", "共 4，已读 3"),
    ("reading failed", "读取失败"), ("reading failed (x)", "读取失败（x）"), ("a/b: a folder", "a/b：文件夹"),
    ("a: b: read 3 of 4", "a: b：共 4，已读 3"),
    ("a folder; reading failed", "文件夹；读取失败"), ("x: a folder; y: a folder", "x：文件夹；y：文件夹"),
  ])
  func whatStandsInTheBookIsTranslated(sentence: String, translation: String) {
    #expect(Self.book.translation(of: sentence) == translation.replacing("（x）", with: " (x)"))
  }

  @Test func whatIsAddedIsASentenceOfItsOwn() {
    let found = "Info.plist:1:2: found “//” between elements, expected <key> or </dict>; a comment in XML is <!-- … -->"
    #expect(
      Phrasebook.simplifiedChinese.translation(of: found)
        == "Info.plist:1:2：元素之间出现了“//”，应为 <key> 或 </dict>；XML 的注释写作 <!-- … -->")
  }

  @Test(arguments: [
    ("decoding found 1 error: x", "解码时发现 1 处错误: x"), ("decoding found 2 errors", "解码时发现 2 处错误"),
    ("decoding found 1 error in 1 frame", "解码 1 帧时发现 1 处错误"),
    ("decoding found 1 error in 25 frames: x", "解码 25 帧时发现 1 处错误: x"),
    ("decoding found 3 errors in 1 frame", "解码 1 帧时发现 3 处错误"),
    ("decoding found 3 errors in 25 frames", "解码 25 帧时发现 3 处错误"),
    (
      "this machine lacks resources (open: Too many open files): end other programs, and read it again",
      "本机资源不足（open：Too many open files）：请关闭其他程序后重新读取"
    ),
  ])
  func whatDecodingFindsIsTranslated(sentence: String, translation: String) {
    #expect(Phrasebook.simplifiedChinese.translation(of: sentence) == translation)
  }

  @Test(arguments: ["", "a folde", "found a folder", "read of 3", "a folder: x", "{}"])
  func whatDoesNotIsNot(sentence: String) { #expect(Self.book.translation(of: sentence) == nil) }

  /// What stands in a sentence is partly what somebody wrote. Tried in every way, these would take longer than anyone waits.
  @Test(.timeLimit(.minutes(1)), arguments: ["a", "a folder", "a: b"], [60, 60_000])
  func manySentencesTakeNoTime(sentence: String, count: Int) {
    let many = Array(repeating: sentence, count: count).joined(separator: "; ") + "; zzz"
    #expect(Self.book.translation(of: many) == nil)
  }

  /// Every sentence that a reader of files writes stands in the book.
  @Test func theBookHasAllThatReadersSay() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for folder in [
      "MediaProbe/Headers", "MediaProbe/Facts", "MediaProbe/Bytes", "ReferenceProbe", "Preflight/Batch",
      "PreflightDocuments/YAML", "PreflightDocuments/JSON", "PreflightDocuments/App", "PreflightDocuments/Requests",
    ] {
      let sources = root.appendingPathComponent("Sources/\(folder)")
      for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        ?? .init()
      where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: Self.told) {
          let sentence = Self.sample(of: match.1)
          guard sentence.contains(" "), sentence.contains(where: \.isLetter) else { continue }
          count += 1
          #expect(
            Phrasebook.simplifiedChinese.translation(of: sentence) != nil, "\(file.lastPathComponent): \(sentence)")
        }
      }
    }
    #expect(count > 180, "the sentences were not found")
  }

  /// The literal behind what makes an error, a problem, or the reason for one.
  private static var told: Regex<(Substring, Substring)> {
    /(?:ReadError\(\s*\.\w+,|self\.init\(\.\w+,|\.corrupt\(|Problem\(\s*\.\w+,|Reason\(|noteDamage\(|let message =|mistakes\.add\(|fail\(|note\(\s*\.?\w+,)\s*"((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\)|\\.)*)"/
  }

  /// A sentence with something in the places of its values.
  private static func sample(of literal: Substring) -> String {
    String(literal.replacing("\\\"", with: "\"").replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "9"))
  }

  @Test func theBookIsChinese() {
    for (sentence, translation) in [Phrasebook.readingSentences, Phrasebook.documentSentences].joined() {
      let plain = translation.description.replacing(/\{\d?\}/, with: "9").trimmingCharacters(in: .whitespaces)
      // A name alone stands for itself.
      if !plain.contains(" "), plain.allSatisfy(\.isASCII) { continue }
      let complaints = Chinese.complaints(about: plain.replacing(/<[^>]*>/, with: "9")).filter { !$0.contains("9") }
      #expect(complaints.isEmpty, "\(sentence): \(translation)")
    }
  }
}
