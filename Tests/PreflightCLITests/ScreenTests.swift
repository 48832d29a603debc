import Foundation
import PreflightLanguage
import TestSupport
import Testing

/// The screens that a user sees: helps, errors and summaries, at 60 and 100 columns in both languages.
///
/// A person has looked at each recorded screen, which has 100 columns. The others are compared with these: a narrow screen has
/// the same words, and a help in Chinese has the same options and figures.
@Suite struct ScreenTests {
  enum Topic: String, CaseIterable {
    case help = "help-all"
    case errors, summaries
  }

  static let languages = ["en", "zh-Hans"]
  private static let columns = (narrow: 60, wide: 100)
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/screens")

  /// Returns the recorded file of a topic. The help has only an English one.
  private static func recorded(_ topic: Topic, _ language: String) -> URL? {
    topic == .help && language != "en" ? nil : golden.appendingPathComponent("\(language)/\(topic.rawValue).txt")
  }

  private static let commands = [
    "", "scan", "fix", "deliver", "request", "app", "probe", "merge", "serve", "destinations", "destinations list",
    "destinations show", "destinations compare", "destinations master", "destinations diff", "destinations stale",
    "destinations new", "destinations check", "destinations compile", "explain", "init", "config", "doctor",
  ]

  private static let mistakes = [
    "", "scna", "clip.mp4", "scan --tto x", "scan --to", "scan --to tictok", "scan --destinations tiktok-share-kit",
    "scan gone.mp4",
    "scan gone.mp4 other.mp4", "scan few --depth deep", "scan few --jobs 0", "scan few --format jnuit",
    "scan few --report junit",
    "scan few --as-of today", "scan few -q --all", "scan few --fail-on bad", "scan few --assume x",
    "scan few --severity x",
    "scan few --ignore tiktok-share-kit/video-duraton-max", "scan few --lang fr",
    "scan few --slot stickr --to tiktok-share-kit",
    "scan empty",
    "scan few --baseline gone.json", "scan few --write-baseline few/b.mp4", "scan few -o few/b.mp4",
    "fix few", "fix few --output few", "fix few --output out --crop --pad white", "fix - --output out",
    "deliver --check --output few",
    "request few/notes.yml", "explain", "explain 29999", "explain tiktok-share-kit/video-length", "explain nonsense",
    "destinations show x-vdeo", "destinations show meta", "destinations compare tiktok-share-kit",
    "destinations new tiktok-share-kit",
    "destinations stale --within -1", "init gone", "merge few/notes.yml", "scan few --config few/notes.yml",
  ]

  private static let runs = [
    "scan few --to instagram-reel,tiktok-video", "scan few", "scan many --to instagram-reel,tiktok-video", "scan many",
    "scan many --to instagram-reel,tiktok-video -q",
    "scan many/a.mp4 many/notes.txt --to tiktok-video --only-media --all",
    "scan few --ready --to instagram-reel,facebook-video", "scan few --only-problems --to x-video",
    "scan few/a.mp4 --to tiktok-video --suggest", "probe few/c.jpg", "probe many",
    "fix few --to instagram-feed --output out --dry-run",
    "request post.yml --to x-image,threads",
    "explain tiktok-video/video-duration-max few/a.mp4", "explain tiktok-share-kit/20007",
    "destinations list tiktok-share-kit,meta",
    "destinations stale --as-of 2026-01-01", "init few", "config few/a.mp4 --to tiktok-share-kit",
  ]

  /// A folder with a few files and with many.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func copy(_ name: String, _ sample: String) throws {
      let target = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Product.root.appendingPathComponent("SampleMedia/" + sample), to: target)
    }
    let samples = Self.samples
    for (letter, sample) in zip("abcd", samples) {
      try copy("few/\(letter).\((sample as NSString).pathExtension)", sample)
    }
    for (letter, sample) in zip("abcdefghijklmn", samples) {
      try copy("many/\(letter).\((sample as NSString).pathExtension)", sample)
    }
    try folder.write("many/notes.txt", "notes\n")
    try folder.write("few/notes.yml", "a: 1\n")
    try folder.write("empty/notes.txt", "")
    try folder.write("post.yml", "post:\n  media: [few/c.jpg]\n  text: Hello\n")
    return folder
  }

  private static let samples = [
    "fail/tiktok-share-kit-ios/video/video-duration-max.fail.just-above.mp4",
    "fail/tiktok-share-kit-ios/video/video-aspect-ratio.fail.just-too-wide.mp4",
    "fail/tiktok-share-kit-ios/image/image-aspect-ratio.fail.just-too-tall.jpg",
    "fail/tiktok-share-kit-ios/image/image-aspect-ratio.fail.banner.png",
    "fail/tiktok-share-kit-ios/video/video-aspect-ratio.fail.turned-banner.mp4",
    "broken/truncated.header-cut.jpg", "broken/not_media.text.mp4", "broken/empty.zero-bytes.png",
    "ok/facebook-stories-ios/background-video/background-video-codec.vp8.webm",
    "ok/facebook-stories-ios/background-image/background-image-aspect-ratio.phone-screen.png",
    "ok/douyin-share-ios/video/video-aspect-ratio.widest.mp4",
    "ok/tiktok-share-kit-ios/video/video-duration-max.600s.mp4",
    "ok/facebook-stories-ios/sticker/sticker-size.smaller.jpg",
    "fail/tiktok-share-kit-ios/video/video-duration-max.fail.601s.mp4",
  ]

  /// A command line and what it printed.
  private struct Screen {
    let line: String
    let columns: Int
    let out: String
    let err: String
    let status: Int32
    var text: String { "$ preflight \(line)\n\(out)\(err)[\(status)]\n" }
    var lines: [Substring] { (out + err).split(separator: "\n") }
  }

  private static func screens(_ lines: [String], _ language: String, _ columns: Int) throws -> [Screen] {
    let folder = try folder()
    let environment = [
      "LC_ALL": language == "en" ? "C" : "zh_CN.UTF-8", "COLUMNS": "\(columns)", "NO_COLOR": "1",
    ]
    return try lines.map { line in
      let outcome = try Product.preflight(
        line.split(separator: " ").map(String.init), in: folder.url, environment: environment)
      func text(_ text: String) -> String { text.replacing(folder.url.path, with: "FOLDER") }
      return Screen(
        line: line, columns: columns, out: text(outcome.stdout), err: text(outcome.stderr), status: outcome.status)
    }
  }

  @Test(arguments: Topic.allCases, languages) func `Screens are as wide as asked and lose nothing`(
    topic: Topic, language: String
  ) throws {
    let lines =
      switch topic {
      case .help: Self.commands.map { "\($0) --help-all".trimmingCharacters(in: .whitespaces) }
      case .errors: Self.mistakes
      case .summaries: Self.runs
      }
    let wide = try Self.screens(lines, language, Self.columns.wide)
    let narrow = try Self.screens(lines, language, Self.columns.narrow)
    var text = wide.map(\.text)
    if topic == .help {
      let short = try Self.screens(
        lines.map { $0.replacing("--help-all", with: "--help") }, language, Self.columns.wide)
      for (short, all) in zip(short, wide) { Self.expectFirst(short, of: all) }
      text = zip(text, short).map { "\($0)--help lists \(Self.options($1).joined(separator: ", "))\n" }
    }
    for screen in wide + narrow { Self.check(screen, language) }
    for (wide, narrow) in zip(wide, narrow) { Self.expectSameWords(wide, narrow) }
    if let file = Self.recorded(topic, language) {
      try RecordedFile(file).expect(text.joined(separator: "\n"))
    } else if let file = Self.recorded(topic, "en") {
      let english = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n$ ")
      for (original, translated) in zip(english, text) {
        #expect(Self.figures(original) == Self.figures(translated), "\(translated)")
      }
      #expect(english.count == text.count)
    }
  }

  @Test func `Every recorded file has a case`() throws {
    let files = Topic.allCases.flatMap { topic in Self.languages.compactMap { Self.recorded(topic, $0) } }
    try RecordedFile.expectFiles(files.map { $0.path.replacing(Self.golden.path + "/", with: "") }, in: Self.golden)
  }

  // MARK: One screen

  /// These write one line for each file or message, which a terminal breaks.
  private static let linewise = [
    "scan many --to instagram-reel,tiktok-video -q", "scan few --ready --to instagram-reel,facebook-video",
    "fix few --to instagram-feed --output out --dry-run", "init few",
  ]

  private static func check(_ screen: Screen, _ language: String) {
    let comment: Comment = "\(language), \(screen.columns) columns: preflight \(screen.line)"
    if !linewise.contains(screen.line) {
      // A path or an address cannot be broken, a command is copied in one piece, and a message on standard error is one line.
      let wide = screen.out.split(separator: "\n").filter {
        TerminalText.width($0) > screen.columns && $0.drop { $0 == " " }.contains(" ")
          && !$0.contains(#/^  (Next: |下一步：)preflight /#)
      }
      #expect(wide == [], comment)
    }
    let text = screen.out + screen.err
    #expect(text.contains(where: isHan) == (language != "en"), comment)
    if let place = text.range(of: wrong, options: .regularExpression) {
      Issue.record("“\(text[text.lineRange(for: place)])” has a wrong phrase; \(comment)")
    }
  }

  /// Phrases that are wrong in every sentence.
  private static let wrong =
    "(?m)"
    + [
      #"\b1 (files|channels|problems|destinations|rules|images|videos|pictures|warnings|assets|paths|copies) "#,
      #"\b1 of the media are\b"#, #"\ball 2 destinations\b"#, #"\bwithout need\b"#, #"\\n"#, #"\bweighs?\b"#,
      #"\balone is\b"#,
      #"\b(is|are) taken\b"#, #"\b(is|are) asked for\b"#, #"\bis met\b"#, #"\bis none\b"#, #"\bforetold\b"#,
      #"\bcolour"#,
      #"\ba (image|audio|error|option)\b"#, #"^preflight: [A-Z]"#, #"  ,"#, #"^Error: "#, #"^Usage: "#,
    ].joined(separator: "|")

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  // MARK: Two screens

  /// Summaries of files. A narrow screen leaves out columns, and puts a number in place of some names and problems.
  private static let shortened = [
    "scan few --to instagram-reel,tiktok-video", "scan few", "scan many --to instagram-reel,tiktok-video", "scan many",
    "scan many --to instagram-reel,tiktok-video -q",
    "scan many/a.mp4 many/notes.txt --to tiktok-video --only-media --all",
    "scan few/a.mp4 --to tiktok-video --suggest",
  ]

  private static var moreKinds: Regex<(Substring, Substring?, Substring?)> {
    /and (\d+) more kinds of problems|另有 (\d+) 类问题/
  }

  /// Expects that a narrow screen has the words of a wide one in the same order.
  private static func expectSameWords(_ wide: Screen, _ narrow: Screen) {
    #expect(wide.status == narrow.status)
    guard shortened.contains(wide.line) else {
      let (expected, found) = (words(wide.text), words(narrow.text))
      let place = zip(expected, found).prefix { $0 == $1 }.count
      func shown(_ words: [String]) -> String { words[max(0, place - 5)...].prefix(10).joined(separator: " ") }
      #expect(expected == found, "\(wide.line): “\(shown(expected))” became “\(shown(found))”")
      return
    }
    var text = narrow.text
    let kinds = [narrow.text, wide.text].map { text in
      let match = text.firstMatch(of: Self.moreKinds)
      return (match?.output.1 ?? match?.output.2).flatMap { Int($0) } ?? 0
    }
    if let match = text.firstMatch(of: Self.moreKinds) { text.removeSubrange(match.range) }
    var rest = words(wide.text)[...]
    for word in words(text) where word.firstMatch(of: /^\+\d+$/) == nil {
      guard let place = rest.firstIndex(of: word) else {
        Issue.record("\(wide.line): “\(word)” is not in the wide screen, or not at this place: \(narrow.text)")
        return
      }
      rest = rest[(place + 1)...]
    }
    #expect(
      marks(wide.text) + kinds[1] == marks(narrow.text) + kinds[0],
      "\(wide.line): an answer or a problem is missing: \(narrow.text)")
  }

  /// Returns the words of a text without commas and line breaks. Each character beyond ASCII is a word, because a line can be
  /// broken between two of them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) where part != "\\" {
      var ascii = ""
      func end() {
        let word = ascii.trimmingCharacters(in: [","])
        if !word.isEmpty { words.append(word) }
        ascii = ""
      }
      for character in part {
        if character.isASCII {
          ascii.append(character)
        } else {
          end()
          words.append(String(character))
        }
      }
      end()
    }
    return words
  }

  /// Returns the number of signs before the sentence with the counts: one for each answer and each problem.
  private static func marks(_ text: String) -> Int {
    let end = text.firstRange(of: /assets? judged|已检查/)?.lowerBound ?? text.endIndex
    return words(String(text[..<end])).count { ["✓", "✗", "!", "~", "○", "?", "–", "i"].contains($0) }
  }

  /// Expects that each line of a short help is in the help with all options, except for titles and the sentence at the end.
  private static func expectFirst(_ short: Screen, of all: Screen) {
    let lines = Set(all.lines)
    let own = short.lines.filter { !lines.contains($0) && !$0.hasSuffix(":") && !$0.hasSuffix("：") }
    let isEnd = own == Array(short.lines.suffix(own.count)) && own.first?.contains("--help-all") ?? true
    #expect(isEnd, "\(short.line) has lines that --help-all lacks: \(own)")
  }

  /// Returns the names of the arguments and options that a help lists.
  private static func options(_ help: Screen) -> [String] {
    help.lines.compactMap { line in
      guard line.hasPrefix("  -") || line.hasPrefix("  <") else { return nil }
      return line.dropFirst(2).components(separatedBy: "  ").first
    }
  }

  /// Returns what is the same in each language, sorted: options, placeholders and numbers.
  private static func figures(_ text: String) -> [Substring] {
    text.matches(of: /--[a-z-]+|<[^>]+>|[0-9]+(?:[.,][0-9]+)*/).map(\.output).sorted()
  }
}
