import Foundation
import MediaProbe
import Preflight
import PreflightLanguage
import Testing

/// Compares the ids and arguments of the message catalogs of all languages.
@Suite struct MessageTests {
  @Test(arguments: Language.allCases) func `A catalog has every message with all arguments`(language: Language) {
    for id in Message.ID.allCases {
      // Messages have at most five arguments. Those that a message has are in its text.
      let values = (0..<5).map { "value\($0)" }
      let text = Message(id, arguments: values.map { .text($0) }).text(in: language)
      let english = Message(id, arguments: values.map { .text($0) }).english
      #expect(!text.isEmpty)
      for value in values { #expect(text.contains(value) == english.contains(value), "\(id.rawValue): \(text)") }
    }
  }

  @Test func `Message ids are lower-case words`() {
    for id in Message.ID.allCases {
      #expect(id.rawValue.wholeMatch(of: /[a-z0-9]+(_[a-z0-9]+)*/) != nil, "\(id.rawValue)")
    }
  }

  @Test func `The Chinese catalog is in Chinese`() {
    for id in Message.ID.allCases {
      let template = Message(id, arguments: Array(repeating: .integer(9), count: 5)).text(in: .simplifiedChinese)
      let plain = template.trimmingCharacters(in: .whitespaces)
      // These consist only of a name or punctuation.
      if [.asWritten, .quoted, .placed, .joined, .listed, .afterColon].contains(id) { continue }
      if !plain.contains(" "), plain.allSatisfy(\.isASCII) { continue }
      let complaints = Chinese.complaints(about: plain.replacing(/<[^>]*>/, with: "9")).filter { !$0.contains("9") }
      #expect(complaints.isEmpty, "\(id.rawValue): \(template)")
    }
  }

  @Test(arguments: [
    (Message(.aFolder), "文件夹"),
    (Message(.notARegularFile, .term(.aFolder)), "这是文件夹，应为普通文件"),
    (Message(.endsWithin, .term(.formatHeader, .text("FLAC"))), "文件在 FLAC 文件头处中断：请重新下载"),
    (Message(.bytesAfterEnd, .int(9), .text("png")), "在 png 声明的结尾之后还有 9 字节"),
    (Message(.decodingGaveNoFrame, .term(.inParentheses, .text("x"))), "没有解码出任何画面 (x)"),
    (Message(.decodingGaveNoFrame, .text("")), "没有解码出任何画面"),
    (Message(.aFolder).placed(at: "a/b"), "a/b：文件夹"),
    (Message(.aFolder).joined(with: Message(.endNotArrived)), "文件夹；文件末尾尚未传到"),
    (
      Message(
        .joined,
        .message(
          Message(.foundBetweenElements, .text("“//”"), .term(.keyOrDictEnd)).placed(at: "Info.plist:1:2")),
        .term(.xmlCommentForm)), "Info.plist:1:2：元素之间出现了“//”，应为 <key> 或 </dict>；XML 的注释写作 <!-- … -->"
    ),
    (Message(.decodingFound, .term(.oneError), .term(.afterColon, .text("x"))), "解码时发现 1 处错误: x"),
    (Message(.decodingFoundIn, .term(.errors, .int(3)), .term(.frames, .int(25)), .text("")), "解码 25 帧时发现 3 处错误"),
    (
      Message(.lacksResources, .text("open"), .text("Too many open files")),
      "本机资源不足（open：Too many open files）：请关闭其他程序后重新读取"
    ),
    (
      Message(.zerosInSamples, .message(Message(.listed, .term(.first), .term(.listed, .term(.middle), .term(.last))))),
      "索引（moov）指向的样本处全是零（开头、中间、末尾）：请重新下载"
    ),
  ])
  func `A message is rendered in Chinese`(message: Message, text: String) {
    #expect(message.text(in: .simplifiedChinese) == text)
  }
}
