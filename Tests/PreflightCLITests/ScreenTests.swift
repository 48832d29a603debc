import Foundation
import TestSupport
import Testing

/// The screens that a user meets, compared as a whole: first screens, helps, errors and summaries, at 60 and 100 columns in
/// both languages. A person has looked at each of the recorded files.
@Suite struct ScreenTests {
  /// A language and a number of columns.
  struct Screen: CustomTestStringConvertible {
    let language: String
    let columns: Int
    var name: String { "\(language)-\(columns)" }
    var testDescription: String { name }
    var environment: [String: String] {
      ["LC_ALL": language == "en" ? "C" : "zh_CN.UTF-8", "COLUMNS": "\(columns)", "NO_COLOR": "1"]
    }
  }

  static let screens = ["en", "zh-Hans"].flatMap { language in
    [60, 100].map { Screen(language: language, columns: $0) }
  }
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/screens")
  private static let topics = ["help", "help-all", "errors", "summaries"]

  private static let commands = [
    "", "scan", "fix", "deliver", "request", "app", "probe", "merge", "serve", "destinations", "destinations list",
    "destinations show", "destinations compare", "destinations master", "destinations diff", "destinations stale",
    "destinations new", "destinations check", "destinations compile", "explain", "init", "config", "doctor",
  ]

  private static let mistakes = [
    "", "scna", "clip.mp4", "scan --tto x", "scan --to", "scan --to tictok", "scan --destinations tiktok",
    "scan gone.mp4",
    "scan gone.mp4 other.mp4", "scan few --depth deep", "scan few --jobs 0", "scan few --format jnuit",
    "scan few --report junit",
    "scan few --as-of today", "scan few -q --all", "scan few --fail-on bad", "scan few --assume x",
    "scan few --severity x",
    "scan few --ignore tiktok/video-duraton-max", "scan few --lang fr", "scan few --slot stickr --to tiktok",
    "scan empty",
    "scan few --baseline gone.json", "scan few --write-baseline few/b.mp4", "scan few -o few/b.mp4",
    "fix few", "fix few --output few", "fix few --output out --crop --pad white", "fix - --output out",
    "deliver --check --output few",
    "request few/notes.yml", "explain", "explain 29999", "explain tiktok/video-length", "explain nonsense",
    "destinations show x-vdeo", "destinations show meta", "destinations compare tiktok", "destinations new tiktok",
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
    "explain tiktok-video/video-duration-max few/a.mp4", "explain tiktok/20007", "destinations list tiktok,meta",
    "destinations stale --as-of 2026-01-01", "init few", "config few/a.mp4 --to tiktok",
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

  /// Returns the output of each command below the command.
  private static func output(of lines: [String], _ screen: Screen) throws -> String {
    let folder = try folder()
    return try lines.map { line in
      let arguments = line.split(separator: " ").map(String.init)
      let outcome = try Product.preflight(arguments, in: folder.url, environment: screen.environment)
      return "$ preflight \(line)\n\(outcome.stdout)\(outcome.stderr)[\(outcome.status)]\n"
    }.joined(separator: "\n").replacing(folder.url.path, with: "FOLDER")
  }

  @Test(arguments: screens, topics) func isAsRecorded(screen: Screen, topic: String) throws {
    let lines =
      switch topic {
      case "help": Self.commands.map { "\($0) --help".trimmingCharacters(in: .whitespaces) }
      case "help-all": Self.commands.map { "\($0) --help-all".trimmingCharacters(in: .whitespaces) }
      case "errors": Self.mistakes
      default: Self.runs
      }
    let text = try Self.output(of: lines, screen)
    try RecordedFile(Self.golden.appendingPathComponent("\(screen.name)/\(topic).txt")).expect(text)
    // A path cannot be broken, and a message on standard error is one line.
    if topic == "help" || topic == "help-all" {
      let wide = text.split(separator: "\n").filter { $0.count > screen.columns && !$0.hasPrefix("$ ") }
      #expect(wide == [], "wider than \(screen.columns) columns")
    }
  }

  @Test func everyRecordedFileHasACase() throws {
    let names = Self.screens.flatMap { screen in Self.topics.map { "\(screen.name)/\($0).txt" } }
    try RecordedFile.expectFiles(names, in: Self.golden)
  }

  /// Phrases that are wrong in every sentence.
  private static let wrong = [
    #"\b1 (files|channels|problems|destinations|rules|images|videos|pictures|warnings|assets|paths|copies) "#,
    #"\b1 of the media are\b"#, #"\ball 2 destinations\b"#, #"\bwithout need\b"#, #"\\n"#, #"\bweighs?\b"#,
    #"\balone is\b"#,
    #"\b(is|are) taken\b"#, #"\b(is|are) asked for\b"#, #"\bis met\b"#, #"\bis none\b"#, #"\bforetold\b"#, #"\bcolour"#,
    #"\ba (image|audio|error|option)\b"#, #"^preflight: [A-Z]"#, #"  ,"#, #"^Error: "#, #"^Usage: "#,
  ]

  @Test(arguments: screens) func noScreenHasAWrongPhrase(screen: Screen) throws {
    for topic in Self.topics {
      let url = Self.golden.appendingPathComponent("\(screen.name)/\(topic).txt")
      let text = try String(contentsOf: url, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("$ ") {
        for pattern in Self.wrong {
          #expect(line.range(of: pattern, options: .regularExpression) == nil, "\(topic): \(line)")
        }
      }
    }
  }
}
