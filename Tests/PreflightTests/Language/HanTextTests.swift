import Preflight
import PreflightLanguage
import Testing

@Suite struct HanTextTests {
  @Test(arguments: [
    (["不超过 ", "600 s"], "不超过 600 s"), (["应为 ", "空"], "应为空"), (["为 ", "（空）"], "为（空）"),
    (["空", " 的值"], "空的值"), (["a", " 的值"], "a 的值"), (["a", "的值为", "9", "“x”"], "a 的值为 9“x”"), (["", " x"], " x"),
    ([], ""),
  ])
  func `Parts of Chinese text are joined with correct spaces`(pieces: [String], text: String) {
    #expect(pieces.reduce(into: "") { HanText.append($1, to: &$0) } == text)
  }

  @Test(arguments: [
    ("视频时长不符合要求", 8, ["视频时长", "不符合", "要求"]), ("视频时长，不能超过 600 s。", 10, ["视频时长，", "不能超过", "600 s。"]),
    ("应在（竖屏）内，而不是", 10, ["应在（竖", "屏）内，而", "不是"]), ("共 12 张图片", 8, ["共 12 张", "图片"]),
    ("one 二三 four", 9, ["one 二三", "four"]),
  ])
  func `Chinese lines break between characters`(text: String, columns: Int, lines: [String]) {
    #expect(TerminalText.wrapped(text, to: columns) == lines)
  }

  @Test func `No line begins with closing punctuation`() {
    let text =
      "图片宽高比为 2.3 (23:10)；抖音 17.4.0 以下要求在 0.4545 (5:11) 到 2.2 (11:5) 之间；该数值出自 Android 端文档（旧版），适用条件：app_version 低于 17.4.0。"
    for columns in 12...100 {
      let lines = TerminalText.wrapped(text, to: columns)
      for line in lines {
        #expect(TerminalText.width(line) <= columns)
        #expect(line.first.map { !"，。；：、）".contains($0) } ?? false, "\(columns): \(line)")
      }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
