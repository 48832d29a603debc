import MediaProbe
import Preflight
import PreflightReports
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain.mp4", "plain.mp4"), ("new\nline", "new\\nline"), ("\u{1B}[31m", "\\e[31m"), ("\u{202E}", "\\u{202e}"),
    ("日本", "日本"), ("👩‍👩‍👧‍👦 ❤️‍🔥 🧑🏽‍🚀", "👩‍👩‍👧‍👦 ❤️‍🔥 🧑🏽‍🚀"), ("a\u{200D}b", "a\\u{200d}b"), ("👩\u{200D}", "👩\\u{200d}"),
    ("\u{200D}👩", "\\u{200d}👩"), ("1\u{200D}2", "1\\u{200d}2"),
  ])
  func `Terminal control characters are escaped`(text: String, expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test func `Bytes that are not text are shown in hexadecimal`() {
    #expect(TerminalText.escaped(AssetPath(bytes: Array("a".utf8) + [0xFF, 0xC3] + Array("ü".utf8))) == "a\\xFF\\xC3ü")
  }

  @Test(arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👍🏽", 2), ("→≈✓", 3), ("ｆｕｌｌ", 8)])
  func `Columns are counted`(text: String, columns: Int) {
    #expect(TerminalText.width(text) == columns)
  }

  @Test func `Text is shortened in the middle`() {
    #expect(TerminalText.shortened("campaign/summer/hero-video.mp4", to: 16) == "campa…-video.mp4")
    for columns in 0..<12 {
      #expect(TerminalText.width(TerminalText.shortened("日本語のファイル名.mp4", to: columns)) <= columns)
    }
    #expect(TerminalText.fitted("日本", to: 6) == "日本  ")
  }

  @Test func `Text wraps at spaces and inside longer words`() {
    #expect(TerminalText.wrapped("one two three four", to: 9) == ["one two", "three", "four"])
    #expect(TerminalText.wrapped("aaaaaaaaaaaaaaaaaaaa b", to: 8) == ["aaaaaaaa", "aaaaaaaa", "aaaa b"])
    #expect(TerminalText.wrapped("", to: 8) == [])
  }

  @Test func `Text wraps at readable places`() {
    #expect(
      TerminalText.wrapped("facebook-stories-ios/background-video-duration-max · official", to: 34)
        == ["facebook-stories-ios/background-", "video-duration-max · official"])
    #expect(TerminalText.wrapped("runs 754.2 s, at most 600 s", to: 12) == ["runs", "754.2 s, at", "most 600 s"])
    // A break near the beginning would leave a line nearly empty.
    #expect(TerminalText.wrapped("a-bbbbbbbbbbbbbbbb", to: 10) == ["a-bbbbbbbb", "bbbbbbbb"])
  }

  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "1.0 KB"), (999_400, "999 KB"), (999_949, "1.0 MB"), (7_700_000, "7.7 MB"),
      (98_100_000, "98.1 MB"),
      (123_400_000, "123 MB"), (4_294_967_296, "4.3 GB"),
    ] as [(Int64, String)])
  func `Byte counts are written for people`(bytes: Int64, text: String) {
    #expect(humanBytes(bytes) == text)
  }

  @Test(
    arguments: [
      (754.2, "12:34"), (660, "11:00"), (0.04, "0.0 s"), (9.95, "10.0 s"), (59.94, "59.9 s"), (59.95, "1:00"),
      (3723, "1:02:03"), (7200.4, "2:00:00"),
    ] as [(Double, String)])
  func `Durations are written for people`(seconds: Double, text: String) {
    #expect(humanDuration(seconds) == text)
  }
}
