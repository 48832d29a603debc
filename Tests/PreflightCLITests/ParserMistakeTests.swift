import Foundation
import TestSupport
import Testing

/// The argument parser has only English messages, and the command replaces each of them.
///
/// A new version of the parser may add a kind of mistake or change a message. Then one of these tests fails, and
/// `ParserMistake` has to learn the message.
@Suite struct ParserMistakeTests {
  /// A kind of mistake, as the parser names it, and command lines with this mistake.
  struct Kind: CustomTestStringConvertible {
    let name: String
    var lines: [[String]] = []
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(
      name: "unsupportedShell",
      lines: [["--generate-completion-script=elvish"], ["--generate-completion-script"]]),
    Kind(
      name: "unknownOption", lines: [["scan", "--zzz"], ["scan", "--tto", "x"], ["scan", "-z"], ["scan", "--=1"]]),
    Kind(name: "invalidOption", lines: [["scan", "---zzz"], ["scan", "----"], ["scan", "-=1"]]),
    Kind(name: "nonAlphanumericShortOption", lines: [["scan", "-%"], ["scan", "-v%"]]),
    Kind(name: "missingValueForOption", lines: [["scan", "--jobs"], ["scan", "-f"], ["fix", "1", "--to"]]),
    Kind(name: "missingValueOrUnknownCompositeOption", lines: [["scan", "-vf"], ["fix", "1", "-vo"]]),
    Kind(name: "unexpectedValueForOption", lines: [["scan", "--quiet=1"], ["scan", "-q=1"]]),
    Kind(name: "unexpectedExtraValues", lines: [["doctor", "1"], ["doctor", "1", "2"]]),
    Kind(name: "noValue", lines: [["explain"], ["fix", "1"], ["merge"], ["destinations", "show"]]),
    Kind(
      name: "unableToParseValue",
      lines: [
        ["scan", "1", "--jobs", "%"], ["scan", "1", "--shard", "5/2"], ["scan", "1", "--as-of", "%"],
        ["scan", "1", "--color", "%"], ["scan", "1", "--engine", "%"], ["scan", "1", "--depth", ""],
        ["scan", "1", "--fail-on", "%"], ["scan", "1", "--lang", "%"], ["fix", "1", "-o", "2", "--pad", "%"],
      ]),
    Kind(name: "noArguments", lines: [[]]),
  ]

  /// These are no mistakes of a command line, or no command of Preflight can have them.
  static let impossible = [
    "helpRequested": "is help", "versionRequested": "is the version", "dumpHelpRequested": "is help",
    "completionScriptRequested": "is a script", "completionScriptCustomResponse": "is a script",
    "notImplemented": "is a defect of the parser", "invalidState": "is a defect of the parser",
    "duplicateExclusiveValues": "needs flags that exclude each other", "missingSubcommand": "is never thrown",
    "userValidationError": "has a message of Preflight",
    "notParentCommand": "needs a property of the type ParentCommand",
  ]

  /// Without arguments, names of options and commands, and lists of values, a Chinese message has no English letter.
  @Test(arguments: kinds) func `Each mistake of the parser has a Chinese message`(kind: Kind) throws {
    for line in kind.lines {
      let folder = try TemporaryFolder()
      let environment = ["LANG": "zh_CN.UTF-8", "SHELL": "/bin/csh"]
      let outcome = try Product.preflight(line, in: folder.url, environment: environment)
      #expect(outcome.status == 64 && outcome.stdout.isEmpty, "\(line): \(outcome)")
      let message = outcome.stderr.split(separator: "\n").first.map(String.init) ?? ""
      var words = message
      for known in [
        /^preflight:\s/, /preflight [a-z ]*--help(?:-all)?/, /应为(?:以下之一|以下语言之一)：.*|=[a-z]+/, /--?[a-z%-]+/,
        /<[a-z\/]+>|“[a-z]+”|shell|white/,
      ] {
        words.replace(known, with: "")
      }
      #expect(words.contains(/\p{Han}/) && !words.contains(/[A-Za-z]/), "\(line): \(message)")
    }
  }

  @Test func `The tests above have all mistakes that the parser knows`() throws {
    let sources = Product.root.appending(path: ".build/checkouts/swift-argument-parser/Sources/ArgumentParser")
    let text = try String(contentsOf: sources.appending(path: "Parsing/ParserError.swift"), encoding: .utf8)
    let start = try #require(text.firstRange(of: "enum ParserError: Error {"))
    let cases = text[start.upperBound...].prefix { $0 != "}" }.matches(of: /\n  case (\w+)/).map { String($0.output.1) }
    #expect(Set(cases) == Set(Self.kinds.map(\.name)).union(Self.impossible.keys))
    #expect(Set(Self.kinds.map(\.name)).isDisjoint(with: Self.impossible.keys))
  }
}
