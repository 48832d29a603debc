import Foundation
import TestSupport
import Testing

/// Tests each mistake that a command line can have.
@Suite struct ArgumentMistakeTests {
  /// A command line with a mistake, and the English message.
  struct Example: CustomTestStringConvertible {
    /// The case of `ArgumentMistake`.
    let mistake: String
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ mistake: String, _ line: String, _ message: String) {
      (self.mistake, self.line, self.message) = (mistake, line, message)
    }

    var arguments: [String] { line.split(separator: " ").map { $0 == "''" ? "" : String($0) } }
  }

  private static let scanHelp = "; 'preflight scan --help-all' lists its options"

  static let examples = [
    Example("unknownCommand", "scna", "there is no command “scna”; did you mean “scan”?"),
    Example("unknownCommand", "a.png", "there is no command “a.png”; to judge a file: preflight scan a.png"),
    Example("unknownCommand", "help destinations shw", "there is no command “shw”; did you mean “show”?"),
    Example("unknownOption", "scan --zzz", "there is no option --zzz" + scanHelp),
    Example("unknownOption", "scan --tto x", "there is no option --tto; did you mean --to?"),
    Example("unknownOption", "scan --failon x", "there is no option --failon; did you mean --fail-on?"),
    Example("unknownOption", "scan --forma json", "there is no option --forma; did you mean --format?"),
    Example("unknownOption", "scan -z", "there is no option -z" + scanHelp),
    Example("unknownOption", "scan --=1", "there is no option --=1" + scanHelp),
    Example("unknownOption", "scan -=1", "there is no option -=1" + scanHelp),
    Example("unknownOption", "scan ---zzz", "there is no option ---zzz" + scanHelp),
    Example("unknownOption", "scan ----", "there is no option ----" + scanHelp),
    Example("unknownOption", "scan -%", "there is no option -%" + scanHelp),
    Example("unknownOption", "scan -v%", "there is no option -v%" + scanHelp),
    Example("unknownOption", "scan -fjson", "there is no option -fjson" + scanHelp),
    Example("unknownOption", "scan -fv", "there is no option -fv" + scanHelp),
    Example("unknownOption", "--zzz", "there is no option --zzz; see 'preflight --help'"),
    Example("unknownOption", "--jobs 1 scan", "there is no option --jobs; see 'preflight --help'"),
    Example(
      "unknownOption", "destinations --zzz",
      "there is no option --zzz; 'preflight destinations --help-all' lists its options"),
    Example(
      "unknownOption", "destinations show --zzz",
      "there is no option --zzz; 'preflight destinations show --help-all' lists its options"),
    Example("missingValue", "scan --jobs", "the value is missing in --jobs <n>" + scanHelp),
    Example("missingValue", "scan -f", "the value is missing in -f <format>" + scanHelp),
    Example("missingValue", "scan -vf", "the value is missing in -f <format>" + scanHelp),
    Example("missingValue", "scan --to=", "the value is missing in --to <names>" + scanHelp),
    Example("missingValue", "scan --to -- a.png", "the value is missing in --to <names>" + scanHelp),
    Example("missingValue", "scan --jobs -1", "the value is missing in --jobs <n>" + scanHelp),
    Example(
      "missingValue", "fix 1 -o", "the value is missing in -o <folder>; 'preflight fix --help-all' lists its options"),
    Example("unexpectedValue", "scan --quiet=1", "found the value “1” for --quiet, which has no value" + scanHelp),
    Example("unexpectedValue", "scan -q=1", "found the value “1” for -q, which has no value" + scanHelp),
    Example("unexpectedValue", "scan --help=1", "found the value “1” for --help, which has no value" + scanHelp),
    Example(
      "unexpected", "doctor 1",
      "found “1”, which the command does not expect; 'preflight doctor --help-all' lists its options"),
    Example(
      "unexpected", "doctor 1 2",
      "found “1”, “2”, which the command does not expect; 'preflight doctor --help-all' lists its options"),
    Example("missing", "explain", "<subject> is missing; 'preflight explain --help-all' lists its options"),
    Example("missing", "fix 1", "--output <folder> is missing; 'preflight fix --help-all' lists its options"),
    Example("missing", "merge", "<results> ... is missing; 'preflight merge --help-all' lists its options"),
    Example(
      "missing", "destinations show",
      "<destination> is missing; 'preflight destinations show --help-all' lists its options"),
    Example("wrongValue", "scan 1 --jobs %", "found “%” for --jobs, expected a number"),
    Example("wrongValue", "scan 1 --timeout %", "found “%” for --timeout, expected a number"),
    Example("wrongValue", "scan 1 --shard 5/2", "found “5/2” for --shard, expected a part such as 2/5"),
    Example("wrongValue", "scan 1 --as-of %", "found “%” for --as-of, expected a day such as 2026-11-28"),
    Example("wrongValue", "destinations diff 1 2", "found “1” for <from>, expected a day such as 2026-11-28"),
    Example("wrongValue", "scan 1 --color %", "found “%” for --color; expected one of auto, always, never"),
    Example("wrongValue", "scan 1 --color alway", "found “alway” for --color; did you mean “always”?"),
    Example("wrongValue", "scan 1 --engine %", "found “%” for --engine; expected one of auto, header, reference"),
    Example(
      "wrongValue", "scan 1 --depth ''",
      "found “” for --depth; expected one of header, stream, sampled, decode, content"),
    Example(
      "wrongValue", "scan 1 --fail-on %",
      "found “%” for --fail-on; expected one of error, unknown, not-judged, warning, never"),
    Example("wrongValue", "scan 1 --lang %", "found “%” for --lang; expected one of en, zh-Hans"),
    Example("wrongValue", "scan 1 --baseline ''", "found “” for --baseline, expected a value that is not empty"),
    Example("wrongValue", "scan ''", "found “” for <paths>, expected a value that is not empty"),
    Example(
      "wrongValue", "fix 1 -o 2 --pad %", "found “%” for --pad, expected a color such as white or #444444"),
    Example(
      "unknownShell", "--generate-completion-script=elvish",
      "found “elvish” for --generate-completion-script; expected one of zsh, bash, fish"),
    Example(
      "unknownShell", "--generate-completion-script fisch",
      "found “fisch” for --generate-completion-script; did you mean “fish”?"),
    Example(
      "noShell", "--generate-completion-script",
      "cannot determine your shell: add its name, such as --generate-completion-script=zsh"),
  ]

  @Test(arguments: examples) func `Each mistake has a message in both languages`(example: Example) throws {
    let folder = try TemporaryFolder()
    let english = try Product.preflight(example.arguments, in: folder.url, environment: ["SHELL": "/bin/csh"])
    #expect(english.status == 64 && english.stdout.isEmpty, "\(english)")
    #expect(english.stderr == "preflight: \(example.message)\n")
    let chinese = try Product.preflight(
      example.arguments, in: folder.url, environment: ["LANG": "zh_CN.UTF-8", "SHELL": "/bin/csh"])
    #expect(chinese.status == 64 && chinese.stdout.isEmpty, "\(chinese)")
    // Without arguments, names of options and commands, and lists of values, a Chinese message has no English letter.
    let message = chinese.stderr.split(separator: "\n").first.map(String.init) ?? ""
    var words = message
    for known in [
      /^preflight:\s/, /preflight [a-z ]*--help(?:-all)?/, /preflight scan a\.png/, /应为(?:以下之一|以下语言之一)：.*|=[a-z]+/,
      /--?[a-z%-]+/, /<[a-z\/]+>|“[a-z.]+”|shell|white/,
    ] {
      words.replace(known, with: "")
    }
    #expect(words.contains(/\p{Han}/) && !words.contains(/[A-Za-z]/), "\(example.line): \(message)")
  }

  @Test func `The examples have all mistakes`() throws {
    let source = Product.root.appending(path: "Sources/PreflightCLI/Options/ArgumentMistake.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let cases = text.matches(of: /\n  case (\w+)/).map { String($0.output.1) }
    #expect(Set(cases) == Set(Self.examples.map(\.mistake)))
  }
}

/// Tests how words of a command line become options, values and paths.
@Suite struct ParsedArgumentsTests {
  /// Returns the values of some settings and their origins, and the other words of the output.
  private static func config(_ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    let outcome = try Product.preflight(["config", "--no-config"] + arguments, in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.stdout.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }

  @Test func `A value is in the same word or in the next one`() throws {
    for arguments in [["--to=tiktok-share-kit"], ["--to", "tiktok-share-kit"]] {
      let folder = try TemporaryFolder()
      let outcome = try Product.preflight(["config", "--no-config", "."] + arguments, in: folder.url)
      #expect(outcome.stdout.contains(/\nto +tiktok-share-kit +--to\n/), "\(outcome)")
    }
    #expect(try Self.config("--assume=max_duration=600").contains("\nassume.max_duration 600 --assume"))
  }

  @Test func `The last value counts, and repeated options collect theirs`() throws {
    #expect(try Self.config("--jobs", "2", "--jobs", "3").contains("\njobs 3 --jobs\n"))
    let both = try Self.config("--assume", "max_duration=600", "--to", "tiktok-share-kit", "--assume", "client_key=a")
    #expect(both.hasSuffix("\nassume.client_key a --assume\nassume.max_duration 600 --assume"), "\(both)")
  }

  @Test func `Options may follow paths, and after two hyphens every word is a path`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-x.png", Picture.png(width: 20, height: 20))
    for arguments in [
      ["./-x.png", "-vf", "csv"], ["-v", "-f=csv", "--", "-x.png"], ["--format", "csv", "--", "-x.png"],
    ] {
      let outcome = try Product.preflight(["probe"] + arguments, in: folder.url)
      #expect(outcome.status == 0 && outcome.stdout.contains("-x.png,"), "\(arguments): \(outcome)")
    }
    let absent = try Product.preflight("scan", "--", "--to")
    #expect(absent.status == 64 && absent.stderr.contains("there is no file or folder “--to”"), "\(absent)")
  }

  @Test func `A hyphen stands for standard input`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell("\"$PREFLIGHT\" probe --format csv - <a.png", in: folder.url)
    #expect(outcome.status == 0 && outcome.stdout.contains("png"), "\(outcome)")
  }

  @Test func `Destinations are listed if no subcommand is named`() throws {
    let named = try Product.preflight("destinations", "list", "tiktok-share-kit", "--format", "json")
    let usual = try Product.preflight("destinations", "--format", "json", "tiktok-share-kit")
    #expect(named.status == 0 && named.out == usual.out && !named.out.isEmpty)
  }

  /// `--depth decode` and deeper read whole films.
  @Test func `The time limit of the depth in use is shown`() throws {
    #expect(try Self.config().contains("\ntimeout 10 default"))
    for depth in ["header", "stream", "sampled"] {
      #expect(try Self.config("--depth", depth).contains("\ntimeout 10 default"))
    }
    for depth in ["decode", "content"] { #expect(try Self.config("--depth", depth).contains("\ntimeout 600 default")) }
    #expect(try Self.config("--depth", "content", "--timeout", "5").contains("\ntimeout 5.0 --timeout"))
  }
}
