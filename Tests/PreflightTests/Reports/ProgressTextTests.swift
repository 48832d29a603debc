import MediaProbe
import Preflight
import PreflightReports
import Testing

@Suite struct ProgressTextTests {
  private func text(done: Int, failed: Int = 0, total: Int? = nil) -> ProgressText {
    var text = ProgressText()
    text.done = done
    text.failed = failed
    text.total = total
    return text
  }

  @Test(
    arguments: [
      (80, "12,400 of 50,000 files · 3 fail · 3,100/s · 13 s left"),
      (45, "12,400 of 50,000 files · 3 fail · 13 s left"),
      (32, "12,400 of 50,000 files · 3 fail"), (24, "12,400 of 50,000 files"), (10, "12,400"), (3, "…00"),
    ] as [(Int, String)])
  func `Progress gets shorter in narrow terminals`(columns: Int, expected: String) {
    #expect(text(done: 12_400, failed: 3, total: 50_000).line(columns: columns, elapsed: .seconds(4)) == expected)
  }

  @Test func `A file that is being decoded counts by its decoded share`() {
    var text = text(done: 0, total: 1)
    text.note(ReadingProgress(seconds: 600, of: 6000), of: 7)
    #expect(text.line(columns: 80, elapsed: .seconds(4)) == "0 of 1 files · 10:00 of media · 36 s left")
    text.note(nil, of: 7)
    text.seconds = 6000
    text.done = 1
    #expect(text.line(columns: 80, elapsed: .seconds(40)) == "1 of 1 files · 1:40:00 of media")
  }

  @Test func `Progress states only known figures`() {
    #expect(text(done: 999).line(columns: 80, elapsed: .seconds(1)) == "999 files · 999/s")
    #expect(text(done: 0, total: 7).line(columns: 80, elapsed: .seconds(1)) == "0 of 7 files")
    #expect(text(done: 1_000_000, total: 999).line(columns: 80, elapsed: .zero) == "1,000,000 of 1,000,000 files")
    #expect(
      text(done: 1, total: 10_000).line(columns: 80, elapsed: .seconds(2)) == "1 of 10,000 files · 5 h 33 min left")
  }
}
