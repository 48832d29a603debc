import Foundation
import TestSupport
import Testing

/// The files that the command reads.
@Suite struct SelectionCommandTests {
  /// Returns `path` or `(reason) path` for each record of a run.
  private func look(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> [String] {
    let outcome = try Product.preflight(
      ["probe", "--engine", "header", "--format", "ndjson"] + arguments, in: folder, input: input)
    return try outcome.records.compactMap { record in
      guard let path = record["path"] as? String else { return nil }
      return (record["reason"] as? String).map { "(\($0)) \(path)" } ?? path
    }
  }

  @Test func `Patterns, excludes and hidden files select the input`() throws {
    let folder = try TemporaryFolder()
    for name in ["c/a.png", "c/sub/b.png", "c/sub/.h.png", "c/drafts/d.png", "e.png"] {
      try folder.write(name, Picture.png(width: 20, height: 20))
    }
    #expect(
      try look(["c/**/*.png", "--exclude", "drafts/"], in: folder.url) == [
        "c/a.png", "(excluded) c/drafts", "(hidden) c/sub/.h.png", "c/sub/b.png",
      ])
    #expect(try look(["*.png"], in: folder.url) == ["e.png"])
    #expect(
      try look([".", "--exclude", "/c/*", "--exclude", "!a.*"], in: folder.url) == [
        "./c/a.png", "(excluded) ./c/drafts", "(excluded) ./c/sub", "./e.png",
      ])
    #expect(try look(["c/sub", "--hidden"], in: folder.url) == ["c/sub/.h.png", "c/sub/b.png"])
    // A named path is always read.
    #expect(
      try look(["c/sub/.h.png", "c/drafts/d.png", "--exclude", "*.png"], in: folder.url) == [
        "c/sub/.h.png", "c/drafts/d.png",
      ])
    let nothing = try Product.preflight("scan", "*.gif", in: folder.url)
    #expect(nothing.status == 2 && nothing.stdout.contains("*.gif"), "\(nothing)")
    let wrong = try Product.preflight("scan", ".", "--exclude", "[a", in: folder.url)
    #expect(wrong.status == 64 && wrong.stderr.contains("[a"), "\(wrong)")
  }

  @Test func `Ignore files exclude paths`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "sub/c.png"] { try folder.write(name, Picture.png(width: 20, height: 20)) }
    try folder.write(".preflightignore", "b.*\n")
    #expect(
      try look(["."], in: folder.url) == [
        "(hidden) ./.preflightignore", "./a.png", "(excluded) ./b.png", "./sub/c.png",
      ])
    #expect(
      try look([".", "--no-ignore-files"], in: folder.url) == [
        "(hidden) ./.preflightignore", "./a.png", "./b.png", "./sub/c.png",
      ])
    // The ignore file above the working folder counts as well.
    try folder.write("sub/b.x.png", Picture.png(width: 20, height: 20))
    #expect(try look(["."], in: folder.url.appendingPathComponent("sub")) == ["(excluded) ./b.x.png", "./c.png"])
  }

  @Test func `A report in the folder is not scanned`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    for _ in 0..<2 {
      let outcome = try Product.shell(
        "\"$PREFLIGHT\" scan . --to share-sdk --format ndjson --report csv=report.csv > out.ndjson && grep -c '\"path\"' out.ndjson",
        in: folder.url)
      #expect(outcome.stdout == "8\n", "\(outcome)")
    }
  }

  @Test func `A list of files can come from a pipe`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "[b].png"] { try folder.write(name, Picture.png(width: 20, height: 20)) }
    let fifo = try Product.shell(
      "\"$PREFLIGHT\" probe --engine header --format ndjson --files-from <(printf 'a.png\\0[b].png') | grep -c '\"kind\":\"image\"'",
      in: folder.url)
    #expect(fifo.stdout == "2\n", "\(fifo)")
    // A list names files, not patterns.
    #expect(try look(["--files-from", "-"], in: folder.url, input: Data("[ab].png\n".utf8)) == ["[ab].png"])
    let long = (0..<20_000).map { _ in "a.png" }.joined(separator: "\n")
    #expect(try look(["--files-from", "-"], in: folder.url, input: Data(long.utf8)).count == 20_000)
    let broken = try Product.preflight("scan", "--files-from", ".", in: folder.url)
    #expect(broken.status == 2 && broken.stderr.contains("cannot read the list"), "\(broken)")
  }

  /// The writer of a list can wait for the results of its beginning.
  @Test(arguments: ["a.png\\n", "a.png\\0"])
  func `Results appear before the list ends`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell(
      """
      mkfifo list
      "$PREFLIGHT" probe --engine header --files-from list --format ndjson > out & run=$!
      exec 3>list
      for count in 1 2; do
        printf '\(path)' >&3
        for i in $(seq 600); do [ "$(wc -l < out)" -ge $count ] && break; sleep 0.1; done
        wc -l < out
      done
      exec 3>&-
      wait $run; wc -l < out
      """, in: folder.url)
    #expect(outcome.stdout.split(separator: "\n").map { $0.filter(\.isNumber) } == ["1", "2", "3"], "\(outcome)")
  }

  /// The writer of a list can take forever, but Ctrl-C does not wait for it.
  @Test func `An interrupt does not wait for the end of the list`() throws {
    let folder = try TemporaryFolder()
    // Interrupted once it has begun, which opens the list.
    let outcome = try Product.shell(
      """
      mkfifo list
      "$PREFLIGHT" scan --files-from list --format ndjson > out & run=$!
      (exec 3>list; touch begun; exec sleep 60) & writer=$!
      for i in $(seq 1200); do [ -e begun ] && break; sleep 0.1; done
      kill -TERM $run; wait $run; status=$?
      # Tests start their programs with other signals blocked.
      kill -KILL $writer
      cat out; exit $status
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(try outcome.records.last?["interrupted"] as? Bool == true, "\(outcome)")
  }

  /// A single interrupt is enough while a list has no writer.
  @Test func `An interrupt does not wait for a writer of the list`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Product.shell(
      """
      mkfifo list
      "$PREFLIGHT" scan --files-from list --format ndjson > out & run=$!
      for i in $(seq 1200); do [ -n "$(find /proc/$run/fd -lname "$PWD/list" 2> /dev/null)" ] && break; sleep 0.1; done
      kill -TERM $run
      for i in $(seq 300); do kill -0 $run 2> /dev/null || break; sleep 0.1; done
      kill -KILL $run 2> /dev/null && echo "it waits"
      wait $run; status=$?
      cat out; exit $status
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(try outcome.records.last?["interrupted"] as? Bool == true, "\(outcome)")
  }

  @Test(.enabled(if: ShortageTests.hasFaults, "needs strace")) func `A failing poll on the list ends the run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("list", "a.png\n")
    let outcome = try Product.shell(
      """
      exec timeout -k 1 20 strace -qq -f -o /dev/null -P list -e trace=poll -e inject=poll:error=ENOMEM \
        "$PREFLIGHT" scan --files-from list --format ndjson
      """, in: folder.url)
    #expect(outcome.status == 2 && outcome.stderr.contains("Cannot allocate memory"), "\(outcome)")
  }

  /// A single interrupt is enough while a report has no reader.
  @Test(arguments: ["--output report", "--report json=report"])
  func `An interrupt does not wait for a reader of the report`(option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    // Without --foreground, timeout signals the child twice, and the second signal ends it at once.
    let outcome = try Product.shell(
      "mkfifo report; exec timeout --foreground --preserve-status -k 20 2 \"$PREFLIGHT\" scan a.png \(option)",
      in: folder.url)
    #expect(outcome.status == 130 && outcome.stderr.contains("before a reader opened"), "\(outcome)")
    let read = try Product.shell(
      "cat report > read & sleep 0.2; \"$PREFLIGHT\" scan a.png --to tiktok-share-kit --format json \(option); wait; cat read",
      in: folder.url)
    #expect(read.status == 0 && read.stdout.contains("\"outcome\":\"pass\""), "\(read)")
  }

  @Test func `A generated list can name files that are not media`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "sub/b.png"] { try folder.write(name, Picture.png(width: 20, height: 20)) }
    try folder.write("README.md", "# Assets")
    let list = Data("a.png\0README.md\0sub/b.png\0".utf8)
    let reason = "not media by name or content"
    #expect(
      try look(["--files-from", "-"], in: folder.url, input: list) == ["a.png", "(\(reason)) README.md", "sub/b.png"])
    for command in [["scan", "--to", "tiktok-share-kit"], ["probe"]] {
      let outcome = try Product.preflight(command + ["--files-from", "-"], in: folder.url, input: list)
      #expect(outcome.status == 0, "\(outcome)")
      // A named path is judged, unless it counts as a list.
      let typed = try Product.preflight(command + ["a.png", "README.md"], in: folder.url)
      #expect(typed.status == 1, "\(typed)")
      let hook = try Product.preflight(command + ["a.png", "README.md", "--only-media"], in: folder.url)
      #expect(hook.status == 0, "\(hook)")
    }
    #expect(try look(["README.md", "sub", "--only-media"], in: folder.url) == ["(\(reason)) README.md", "sub/b.png"])
    // A missing file can have been media.
    let gone = try Product.preflight(["scan", "--files-from", "-"], in: folder.url, input: Data("gone.md\n".utf8))
    #expect(gone.status == 2, "\(gone)")
  }

  /// A file that is not a list neither fills the memory nor takes quadratic time.
  @Test(arguments: ["", "a.png\\n"]) func `The length of a path is limited`(before: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.shell(
      "ulimit -v 4000000; (printf '\(before)'; head -c 200000000 /dev/zero | tr '\\0' x) | timeout 60 \"$PREFLIGHT\" scan --files-from -",
      in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.stderr.contains("path \(before.isEmpty ? 1 : 2) is longer than 65536 bytes"), "\(outcome)")
    // A text that can be a path is looked up, regardless of its length.
    let long = String(repeating: "d/", count: 32_768)
    #expect(try look(["--files-from", "-"], in: folder.url, input: Data("\(long)\n".utf8)) == [long])
  }

  @Test func `A path given twice counts once`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b/c.png"] { try folder.write(name, Picture.png(width: 20, height: 20)) }
    let again = "(given more than once) "
    let typed = ["a.png", "./a.png", "b/../a.png", "b", "b/c.png"]
    let expected = ["a.png", "\(again)./a.png", "\(again)b/../a.png", "\(again)b/c.png", "b/c.png"]
    #expect(try look(typed, in: folder.url) == expected)
    let list = Data(typed.dropLast().joined(separator: "\n").utf8)
    #expect(
      try look(["--files-from", "-"], in: folder.url, input: list) == Array(expected.prefix(3)) + ["b/c.png"])
    let summary = try Product.preflight(["scan", "--format", "ndjson"] + typed, in: folder.url).records.last
    #expect(summary?["assets"] as? Int == 2 && summary?["skips"] as? Int == 3, "\(summary ?? [:])")
  }

  @Test func `A mistyped path is a usage error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    for command in ["scan", "probe"] {
      let alone = try Product.preflight(command, "nothere.mp4", in: folder.url)
      #expect(alone.status == 64 && alone.stderr.contains("“nothere.mp4”"), "\(alone)")
      #expect(alone.out.isEmpty && alone.stderr.split(separator: "\n").count == 1, "\(alone)")
      let several = try Product.preflight(command, "nothere.mp4", "nor/here.png", in: folder.url)
      #expect(several.status == 64, "\(several)")
      // Beside another path, or in a list that a program made, it gets a verdict.
      for arguments in [["nothere.mp4", "a.png"], ["nothere.mp4", "--only-media"]] {
        let beside = try Product.preflight([command] + arguments, in: folder.url)
        #expect(beside.status == 2 && beside.stdout.contains("nothere.mp4"), "\(beside)")
      }
      let listed = try Product.preflight(
        [command, "--files-from", "-"], in: folder.url, input: Data("nothere.mp4\n".utf8))
      #expect(listed.status == 2, "\(listed)")
    }
    // A link that leads nowhere is there.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.mp4").path, withDestinationPath: "gone.mp4")
    #expect(try Product.preflight("scan", "link.mp4", in: folder.url).status == 2)
  }

  @Test func `A named folder without files has a record`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    #expect(try look(["a.png", "empty"], in: folder.url) == ["a.png", "(a folder without files) empty"])
    #expect(try look(["empty", "--shard", "1/1"], in: folder.url) == ["(a folder without files) empty"])
    let alone = try Product.preflight("scan", "empty", in: folder.url)
    #expect(alone.status == 2 && alone.stderr.contains("found no media"), "\(alone)")
  }

  @Test func `Names that are not UTF-8 and link loops are reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let made = try Product.shell(
      "mkdir deep && cp a.png deep/$'\\xff\\xfe.png' && ln -s .. deep/loop && ln -s self self && ln -s a.png link.png",
      in: folder.url)
    #expect(made.status == 0, "\(made)")
    let outcome = try Product.preflight("probe", ".", "--engine", "header", "--format", "ndjson", in: folder.url)
    let records = try outcome.records
    #expect(
      records.compactMap { $0["path_bytes"] as? String } == [
        Data("./deep/".utf8 + [0xFF, 0xFE] + ".png".utf8).base64EncodedString()
      ])
    #expect(records.filter { $0["reason"] as? String == "a link to a folder" }.count == 1)
    #expect(records.filter { $0["kind"] as? String == "image" }.count == 3)
    #expect(records.count == 6, "\(outcome)")
    // A named link to a folder is walked.
    #expect(try look(["deep/loop/a.png", "deep/loop/deep"], in: folder.url).count == 3)
  }

  /// A file that grows, shrinks, is replaced or removed while others are read still has one record.
  @Test func `Files that change during the run have one record each`() throws {
    let folder = try TemporaryFolder()
    try folder.write("keep", Picture.png(width: 20, height: 20))
    try folder.write("list", (0..<300).map { "\($0).png" }.joined(separator: "\n"))
    let outcome = try Product.shell(
      """
      for i in $(seq 0 299); do cp keep $i.png; done
      (while [ ! -e stop ]; do
        for i in $(seq 0 7 299); do rm -f $i.png; head -c $((RANDOM % 70)) keep > $i.png; done
      done) &
      changer=$!
      for n in 1 2 3 4 5; do
        "$PREFLIGHT" probe --files-from list --engine header --format ndjson > out.$n
        grep -c '"record":"facts"' out.$n
      done
      touch stop
      wait $changer
      grep -ho '"error":{"code":"[a-z_]*"' out.* | sort -u
      """, in: folder.url)
    let lines = outcome.stdout.split(separator: "\n").map(String.init)
    #expect(lines.prefix(5).allSatisfy { $0 == "300" }, "\(outcome)")
    let codes = Set(lines.dropFirst(5).map { String($0.dropFirst(#""error":{"code":""#.count).dropLast()) })
    let possible: Set<String> = [
      "not_found", "empty", "truncated", "corrupt", "changed_while_reading", "not_media", "unsupported",
    ]
    #expect(codes.isSubset(of: possible), "\(codes)")
  }
}

/// Compares ignore rules with git itself, on random patterns and names.
@Suite(.enabled(if: Git.isInstalled)) struct GitIgnoreTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let names = [
    "a", "b", "ab", "a b", "a.mp4", "clip.mp4", "clip-1.png", "b ", "[x]", "*", "#a", "!a", "é", "A", "foo", "7", "-",
  ]
  private static let parts = [
    "*", "*", "?", "**", "**/", "/", "/", "a", "b", "ab", "A", ".mp4", ".*", "clip", "[ab]", "[!a]", "[^a-c]",
    "[a-z0-9]",
    "[[:alpha:]]", "[[:digit:]-]", "[]x]", "[\\]a]", "\\*", "\\#", "\\!", "\\a", " ", "\\ ", "foo", "-1", "é", "sub",
    "sub/", "in", "in/",
    "[x", "[z-a]",
  ]

  private static func pattern(_ generator: inout Generator) -> String {
    while true {
      var text = Int.random(in: 0..<5, using: &generator) == 0 ? "!" : ""
      for _ in 0...Int.random(in: 0..<4, using: &generator) { text += parts.randomElement(using: &generator) ?? "" }
      if Bool.random(using: &generator), Bool.random(using: &generator) { text += "/" }
      // Some versions of git take `x**/` for `x` and `**/`; its documentation says that these are plain asterisks.
      let isDisputed = text.contains("/") && text.range(of: #"[^/*]\*\*"#, options: .regularExpression) != nil
      if !isDisputed { return text }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `Exclusion agrees with Git`(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      for place in ["", "sub/", "sub/in/"] {
        for _ in 0..<5 {
          let name = Self.names.randomElement(using: &generator) ?? ""
          // A folder can already have this name.
          if !FileManager.default.fileExists(atPath: folder.url.path + "/\(number)/\(place)\(name)") {
            try folder.write("\(number)/\(place)\(name)", "x")
          }
        }
        guard place != "sub/in/" else { continue }
        let lines = (0...Int.random(in: 0..<3, using: &generator)).map { _ in Self.pattern(&generator) }
        try folder.write(
          "\(number)/\(place).gitignore", lines.joined(separator: number % 4 == 0 ? "\r\n" : "\n") + "\n")
      }
    }
    let made = try Git.run("init --quiet . && find . -type f -not -path './.git/*' -print0 > .git/all", in: folder.url)
    #expect(made.status == 0, "\(made)")
    let git = try Git.run("git check-ignore --no-index --stdin -z < .git/all", in: folder.url)
    let theirs = Set(git.out.split(separator: 0).map { Data($0) })
    let ours = try Product.preflight(
      "probe", ".", "--hidden", "--engine", "header", "--format", "ndjson", "--allow-empty", in: folder.url)
    let excluded = try ours.records.filter { $0["reason"] as? String == "excluded" }.compactMap {
      $0["path"] as? String
    }
    let all = try Data(contentsOf: folder.url.appendingPathComponent(".git/all")).split(separator: 0)
    #expect(all.count > 300)
    var wrong: [String] = []
    for file in all {
      let path = String(decoding: file, as: UTF8.self)
      let isOurs = excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
      if isOurs != theirs.contains(Data(file)) {
        let number = path.split(separator: "/")[1]
        let patterns = try Product.shell("grep -r . --include=.gitignore \(number)", in: folder.url).stdout
        wrong.append("\(path) is \(isOurs ? "" : "not ")excluded here; patterns: \(patterns)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(theirs.count > 50)
  }
}

/// git without any user's configuration.
enum Git {
  static let isInstalled = (try? Product.shell("command -v git").status) == 0

  /// Runs a shell command that can use `git`.
  static func run(_ line: String, in folder: URL) throws -> Outcome {
    try Product.shell(
      (line.hasPrefix("git ") ? "" : "git ") + line, in: folder,
      environment: [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
      ])
  }
}

@Suite(.enabled(if: Git.isInstalled)) struct ChangedSinceTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "sub/c.png", "sub/d.png", "sub/old.png"] {
      try folder.write(name, Picture.png(width: 20, height: 20))
    }
    let made = try Git.run("init -q . && git add . && git commit -q -m one && git tag one", in: folder.url)
    #expect(made.status == 0, "\(made)")
    return folder
  }

  private func look(_ arguments: String..., in folder: URL) throws -> [String] {
    try Product.preflight(["probe", "--engine", "header", "--format", "ndjson"] + arguments, in: folder).records
      .compactMap { $0["path"] as? String }
  }

  @Test func `Only changed files are read`() throws {
    let folder = try repository()
    let none = try Product.preflight("scan", ".", "--changed-since", "one", in: folder.url)
    #expect(none.status == 0, "\(none)")
    #expect(
      none.stderr == "preflight: no file in the given paths has changed since one, so nothing was read\n", "\(none)")
    let quiet = try Product.preflight("scan", ".", "--changed-since", "one", "--quiet", in: folder.url)
    #expect(quiet.status == 0 && quiet.err.isEmpty, "\(quiet)")
    try folder.write("a.png", Picture.png(width: 30, height: 30))
    try folder.write("sub/new \u{e9}\n.png", Picture.png(width: 30, height: 30))
    try folder.write("sub/ignored.png", Picture.png(width: 30, height: 30))
    try folder.write(".gitignore", "ignored.png\n")
    let changed = try Git.run("mv sub/old.png sub/renamed.png && git rm -q b.png", in: folder.url)
    #expect(changed.status == 0, "\(changed)")
    #expect(
      try look(".", "--changed-since", "one", in: folder.url) == [
        "./.gitignore", "./a.png", "./sub/new \u{e9}\n.png", "./sub/renamed.png",
      ])
    let committed = try Git.run("add . && git commit -q -m two", in: folder.url)
    #expect(committed.status == 0, "\(committed)")
    #expect(
      try look("sub", "--changed-since", "HEAD~1", in: folder.url) == ["sub/new \u{e9}\n.png", "sub/renamed.png"])
    #expect(try look("sub", "--changed-since", "HEAD", in: folder.url).isEmpty)
    let inside = folder.url.appendingPathComponent("sub")
    #expect(try look(".", "--changed-since", "one", in: inside) == ["./new \u{e9}\n.png", "./renamed.png"])
    #expect(
      try look("../a.png", "c.png", "..", "--changed-since", "one", in: inside) == [
        "../a.png", "../.gitignore", "../a.png", "../sub/new \u{e9}\n.png", "../sub/renamed.png",
      ])
    #expect(try look("*.png", "--changed-since", "one", in: folder.url) == ["a.png"])
  }

  @Test func `It distinguishes a deleted path from a misspelled one`() throws {
    let folder = try repository()
    let deleted = try Git.run("rm b.png && rm -r sub && mkdir empty", in: folder.url)
    #expect(deleted.status == 0, "\(deleted)")
    for path in ["b.png", "sub", "sub/c.png", "empty"] {
      let outcome = try Product.preflight("scan", path, "--changed-since", "one", in: folder.url)
      #expect(outcome.status == 0, "\(outcome)")
    }
    for paths in [["bb.png"], ["a.png", "sub/cc.png"], ["su"]] {
      let outcome = try Product.preflight(["scan", "--changed-since", "one"] + paths, in: folder.url)
      #expect(outcome.status == 64, "\(outcome)")
      #expect(outcome.stderr.contains("nor was there one at one: check the spelling"), "\(outcome)")
    }
  }

  @Test func `The message says what is missing for a comparison`() throws {
    let folder = try repository()
    for revision in ["nonsense", "--output=x"] {
      let outcome = try Product.preflight("scan", ".", "--changed-since=\(revision)", in: folder.url)
      #expect(outcome.status == 64, "\(outcome)")
      #expect(outcome.stderr.split(separator: "\n").count == 1, "\(outcome)")
      #expect(outcome.stderr.contains("git does not know the revision"), "\(outcome)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("x").path))
    let outside = try TemporaryFolder()
    try outside.write("a.png", Picture.png(width: 30, height: 30))
    let elsewhere = try Product.preflight(
      "scan", outside.url.appendingPathComponent("a.png").path, "--changed-since", "one", in: folder.url)
    #expect(elsewhere.status == 64 && elsewhere.stderr.contains("outside of the git work tree"), "\(elsewhere)")
    let noTree = try Product.preflight("scan", ".", "--changed-since", "HEAD", in: outside.url)
    #expect(noTree.status == 2 && noTree.stderr.split(separator: "\n").count == 1, "\(noTree)")
    #expect(noTree.stderr.contains("git work tree"), "\(noTree)")
    let noGit = try Product.preflight(
      "scan", ".", "--changed-since", "HEAD", in: folder.url, environment: ["PATH": outside.url.path], input: nil)
    #expect(noGit.status == 2 && noGit.stderr.contains("needs git"), "\(noGit)")
  }
}
