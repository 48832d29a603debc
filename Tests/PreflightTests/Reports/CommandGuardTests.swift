import Preflight
import PreflightReports
import Testing

/// Only the `github` format contains commands for a build server.
@Suite struct CommandGuardTests {
  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), ("  ::error::x", "  \\u{3a}:error::x"), ("a::b", "a::b"), (":a", ":a"),
    ("\u{A0}::x", "\u{A0}\\u{3a}:x"), ("x ##[error]y", "x #\\u{23}[error]y"), ("###", "#\\u{23}\\u{23}"), ("#1", "#1"),
    ("", ""),
  ])
  func `Build server commands become visible text`(text: String, expected: String) {
    #expect(CommandGuard.shown(text) == expected)
    #expect(CommandGuard.shown(expected) == expected, "twice is once")
  }

  /// Returns true for a command of GitHub's runner: a line that begins with `::` after white space, or `##[` anywhere.
  private func isCommand(_ line: String) -> Bool {
    line.drop { $0.isWhitespace }.hasPrefix("::") || line.contains("##")
  }

  @Test(arguments: Reporters.all.map { $0.name }.filter { $0 != GitHubReporter.name }, [40, 60, 100])
  func `No report contains a build server command`(name: String, width: Int) throws {
    var info = AwkwardRun.info
    info.width = width
    let reporter = try #require(Reporters.named(name))
    for showsAll in [true, false] {
      info.showsAll = showsAll
      let text = String(decoding: AwkwardRun.report(reporter, info), as: UTF8.self)
      // A bracket never follows the signs of a Markdown heading.
      let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("### Preflight") }
      #expect(lines.filter(isCommand) == [])
      #expect(text.contains("injected.mp4") || !showsAll)
    }
  }

  @Test func `Annotations are the only commands`() {
    let lines = ReportStructure.lines(AwkwardRun.report(GitHubReporter.self))
    #expect(lines.filter { !$0.hasPrefix("::error ") && !$0.hasPrefix("::warning ") && isCommand($0) } == [])
  }
}
