import Foundation
import PreflightDocuments
import TestSupport
import Testing

/// Tests the help of each command for a new user.
@Suite struct HelpTests {
  static let commands = [
    [], ["scan"], ["fix"], ["deliver"], ["request"], ["app"], ["probe"], ["merge"], ["serve"], ["explain"], ["init"],
    ["config"],
    ["doctor"], ["destinations"], ["plan-upload"], ["outcome"],
  ]
  private static let subcommands =
    [
      "list", "show", "compare", "master", "diff", "stale", "new", "check", "compile", "import", "export", "migrate",
    ].map { ["destinations", $0] }
    + ["record", "record-from", "report", "propose", "test", "check"].map { ["outcome", $0] }

  private static func help(_ command: [String], showsAll: Bool = false) throws -> String {
    try Product.preflight(command + [showsAll ? "--help-all" : "--help"], environment: ["COLUMNS": "80"]).stdout
  }

  @Test func `A call without a command names the first steps`() throws {
    let outcome = try Product.preflight()
    #expect(outcome.status == 64 && outcome.out.isEmpty, "\(outcome)")
    #expect(outcome.stderr.hasPrefix("preflight: found no command"), "\(outcome)")
    for words in ["preflight scan FOLDER", "preflight destinations", "preflight --help"] {
      #expect(outcome.stderr.contains(words), "\(words): \(outcome)")
    }
  }

  @Test(arguments: commands + subcommands) func `Help fits 80 columns and has examples`(command: [String]) throws {
    let help = try Self.help(command)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
    #expect(help.contains("\nEXAMPLES:\n") || help.contains("\nEXAMPLE:\n"), "\(help)")
  }

  /// Each example is a command that the parser accepts. Its files are missing here, which other tests cover.
  @Test(arguments: commands + subcommands) func `Examples in the help are valid commands`(command: [String]) throws {
    let help = try Self.help(command).replacing(" \\\n    ", with: " ")
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  preflight ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let folder = try TemporaryFolder()
      let outcome = try Product.shell("\"$PREFLIGHT\"" + line.dropFirst("  preflight".count), in: folder.url)
      for mistake in ["there is no option", "does not expect", "there is no command", "is missing"] {
        #expect(!outcome.stderr.contains(mistake), "\(line): \(outcome)")
      }
    }
  }

  /// Options that five commands share have short descriptions. The formats, which need a paragraph, are described once.
  @Test func `Common options have short descriptions`() throws {
    var commands: [String: Int] = [:]
    for command in Self.commands {
      for entry in Self.entries(try Self.help(command, showsAll: true)) { commands[entry, default: 0] += 1 }
    }
    let common = commands.filter { $0.value >= 5 }.map(\.key)
    #expect(common.contains { $0.contains("--format") })
    #expect(common.filter { $0.split(separator: "\n").count > 4 } == [])
  }

  /// Returns the arguments and options of a help text, each with its lines.
  private static func entries(_ help: String) -> [String] {
    var entries: [String] = []
    for line in help.split(separator: "\n").drop(while: { !$0.hasPrefix("USAGE") }) {
      if line.hasPrefix("  <") || line.hasPrefix("  -") {
        entries.append(String(line))
      } else if line.hasPrefix("      "), let last = entries.popLast() {
        entries.append(last + "\n" + line)
      }
    }
    return entries
  }

  /// The help of a command has at most ten options besides `--help`, and names the number of the others.
  @Test func `The help has the options that people use first`() throws {
    for command in Self.commands + Self.subcommands {
      let (short, all) = (try Self.help(command), try Self.help(command, showsAll: true))
      func options(_ help: String) -> Set<String> {
        Set(
          Self.entries(help).filter { $0.hasPrefix("  -") }.compactMap {
            $0.split(separator: "<").first?.split(separator: "   ").first
          }
          .map { $0.trimmingCharacters(in: .whitespaces) })
      }
      let left = options(all).subtracting(options(short)).count
      #expect(options(short).isSubset(of: options(all)) && options(short).count <= 11, "\(command): \(short)")
      #expect(short.contains("lists \(left) more options.") == (left > 0), "\(command), \(left): \(short)")
      #expect(!all.contains("--engine"))
    }
  }

  @Test func `A request for help is found among other arguments`() throws {
    let expected = try Self.help(["scan"])
    for arguments in [["help", "scan"], ["scan", "-h"], ["scan", "a.mp4", "--to", "tiktok-share-kit", "-h"]] {
      let outcome = try Product.preflight(arguments, environment: ["COLUMNS": "80"])
      #expect(outcome.status == 0 && outcome.stdout == expected, "\(arguments)")
    }
    let unknown = try Product.preflight("help", "scna")
    #expect(unknown.status == 64 && unknown.stderr.contains("did you mean “scan”?"), "\(unknown)")
    let version = try Product.preflight("-V")
    #expect(version.status == 0 && version.stdout.hasPrefix("preflight"), "\(version)")
  }

  @Test func `Options are grouped`() throws {
    let help = try Self.help(["scan"], showsAll: true)
    let titles = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(
      titles == [
        "EXAMPLES:", "INPUT:", "DESTINATIONS AND RULES:", "REPORTS:", "READING:", "OPTIONS:",
      ], "\(help)")
  }

  /// The manual page is made from the help. So a new title or layout must not lose an option.
  @Test func `The manual page has every option`() throws {
    let page = try Product.shell("script/pages/manual \"$PREFLIGHT\"")
    #expect(page.status == 0, "\(page)")
    let manual = page.stdout.replacingOccurrences(of: "\\-", with: "-")
    for command in Self.commands {
      for entry in Self.entries(try Self.help(command, showsAll: true)) {
        guard let option = entry.split(whereSeparator: { " ,\n".contains($0) }).first(where: { $0.hasPrefix("--") })
        else { continue }
        #expect(manual.contains(option), "\(option) of \(command)")
      }
    }
    for section in ["COMMON OPTIONS", "COMMANDS", "FORMATS", "EXIT STATUS"] {
      #expect(manual.contains(".SH \(section)\n"), "\(section)")
    }
    for name in ["PREFLIGHT_CONFIG", "PREFLIGHT_FAIL_ON", "PREFLIGHT_TIMEOUT", "PREFLIGHT_WORKER", "NO_COLOR"] {
      #expect(manual.contains(".TP\n\\fB\(name)\\fR\n"), "\(name)")
    }
    for name in ["preflight.yml", ".preflightignore"] { #expect(manual.contains("\(name)\\fR\n"), "\(name)") }
  }

  /// Scripts read the registry, which no help mentions.
  @Test func `The registry is valid JSON`() throws {
    let registry = try Product.preflight("registry")
    #expect(registry.status == 0, "\(registry)")
    let lists = try #require(JSONSerialization.jsonObject(with: registry.out) as? [String: Any])
    func names(_ key: String) -> [String] {
      (lists[key] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    #expect(names("formats") == AllReports.formats)
    // A format without a text has no meaning.
    #expect((lists["formats"] as? [[String: Any]] ?? []).allSatisfy { $0["meaning"] != nil })
    #expect(names("languages") == ["en", "zh-Hans"])
    #expect(names("exit_statuses") == ["0", "1", "2", "64", "130"])
    #expect(names("variables").filter { $0.hasPrefix("PREFLIGHT_") }.count == 22)
    #expect(names("error_codes").contains("not_media") && names("problem_codes").contains("zero_filled"))
    let root = try #require(lists["command"] as? [String: Any])
    let commands = root["subcommands"] as? [[String: Any]] ?? []
    #expect(Set(commands.compactMap { $0["name"] as? String }) == Set(Self.commands.compactMap(\.first)))
    let scan = try #require(commands.first { $0["name"] as? String == "scan" })
    let options = scan["options"] as? [[String: Any]] ?? []
    let failOn = try #require(options.first { $0["name"] as? String == "fail-on" })
    #expect(failOn["setting"] as? String == "fail_on" && failOn["variable"] as? String == "PREFLIGHT_FAIL_ON")
    for option in options {
      guard let setting = option["setting"] as? String else { continue }
      let known = try #require(SettingName(rawValue: setting))
      #expect((option["names"] as? [String])?.last == known.option)
      #expect(option["variable"] as? String == known.variable)
    }
    let meanings = failOn["meaning"] as? [String: String] ?? [:]
    #expect(
      meanings["en"]?.hasSuffix("(default: error)") == true && meanings["zh-Hans"]?.hasSuffix("（默认：error）") == true)
    let help = try Product.preflight("--help")
    #expect(!help.stdout.contains("registry"))
    #expect(!(try Product.preflight("registri")).stderr.contains("registry"))
  }
}

/// Tests the completions that shells offer after a part of a command line.
@Suite struct CompletionScriptTests {
  /// Returns what bash offers for the last word of a command line.
  private static func completions(_ line: String, in folder: URL? = nil) throws -> [String] {
    let outcome = try Product.shell(
      """
      bin=$(mktemp -d); trap 'rm -r "$bin"' EXIT
      ln -s "$PREFLIGHT" "$bin/preflight"; PATH=$bin:$PATH
      source <(preflight --generate-completion-script bash)
      line='\(line)'
      read -ra COMP_WORDS <<<"$line"
      [[ $line != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line} COMP_TYPE=9
      _preflight preflight "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.stdout.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [
    ("preflight scan --to tikt", ["tiktok-share-kit", "tiktok-photo", "tiktok-video"]),
    ("preflight scan --to x-video,facebook-st", ["x-video,facebook-stories"]),
    ("preflight scan --to shortf", ["shortform"]),
    ("preflight scan --ignore file/extension", ["file/extension-mismatch"]),
    ("preflight explain tiktok-share-kit/video-duration-m", ["tiktok-share-kit/video-duration-max"]),
    ("preflight destinations show wechat", ["wechat", "wechat-channels"]),
    ("preflight scan --slot background-v", ["background-video"]),
    ("preflight scan --format checks", ["checkstyle"]), ("preflight scan --depth d", ["decode"]),
    ("preflight scan -f checks", ["checkstyle"]), ("preflight scan --quiet --depth = d", ["decode"]),
    ("preflight scan --fail-on-", ["--fail-on-unused"]), ("preflight sc", ["scan"]),
    ("preflight scan a.mp4 --with-f", ["--with-facts"]), ("preflight help destinations st", ["stale"]),
    ("preflight scan --severity file/extension-mismatch=war", ["file/extension-mismatch=warning"]),
    ("preflight destinations com", ["compare", "compile"]),
  ])
  func `Completion in Bash knows names`(line: String, expected: [String]) throws {
    let found = try Self.completions(line)
    #expect(Set(expected).isSubset(of: found) && found.count < 8, "\(found)")
  }

  @Test func `Completion offers each option once, and none after two hyphens`() throws {
    #expect(try Self.completions("preflight scan --quiet --qui") == [])
    #expect(try Self.completions("preflight scan --ignore a --igno") == ["--ignore"])
    #expect(try Self.completions("preflight doctor --engi") == [] && Self.completions("preflight scan --engi") == [])
    let folder = try TemporaryFolder()
    try folder.write("reels/a b.mp4", "")
    #expect(try Self.completions("preflight scan -- re", in: folder.url) == ["reels"])
    #expect(try Self.completions("preflight scan --baseline re", in: folder.url) == ["reels"])
    #expect(try Self.completions("preflight scan reels/", in: folder.url) == ["reels/a b.mp4"])
    #expect(try Self.completions("preflight scan --destinations reels/", in: folder.url) == [])
    #expect(try Self.completions("preflight scan --assume re", in: folder.url) == [])
  }

  @Test func `Completion knows own destinations`() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules/wall.yml", "id: club-wall\nextends: instagram-reel\nname: Club wall\n")
    try folder.write("preflight.yml", "destinations: [rules]\n")
    #expect(try Self.completions("preflight scan --to club", in: folder.url) == ["club-wall"])
    let option = try Self.completions("preflight scan --no-config --destinations rules --to club", in: folder.url)
    #expect(option == ["club-wall"])
    #expect(try Self.completions("preflight scan --no-config --to club", in: folder.url) == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Completion in every shell asks for destinations`(shell: String) throws {
    let script = try Product.preflight("--generate-completion-script", shell)
    #expect(script.status == 0 && script.stdout.contains("---completion"), "\(script)")
    // The names are looked up when they are asked for, so those of a team are among them.
    #expect(!script.stdout.contains("facebook-stories"))
  }
}
