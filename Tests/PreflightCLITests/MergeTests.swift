import Foundation
import TestSupport
import Testing

/// The results of several machines, joined by `preflight merge`.
@Suite struct MergeTests {
  private static let formats = AllReports.formats
  /// A scan with every kind of outcome, several roots, a repeated root, a list, skips and failures.
  private static let scan = [
    "scan", "SampleMedia/fail/facebook-stories-ios", "SampleMedia/ok/tiktok-share-kit-ios",
    "SampleMedia/broken/missing.mp4", "SampleMedia/broken", "SampleMedia/ok/tiktok-share-kit-ios", "docs",
  ]

  /// Returns every report of a run.
  private func reports(_ arguments: [String], in folder: TemporaryFolder, _ name: String) throws -> (Outcome, [Data]) {
    let files = Self.formats.map { folder.url.appendingPathComponent("\(name).\($0)") }
    let wanted = zip(Self.formats, files).flatMap { ["--report", "\($0)=\($1.path)"] }
    // Results contain no thumbnails: a page makes them again, and only if the files are available.
    let outcome = try Product.preflight(arguments + ["--format", "csv", "--no-thumbnails"] + wanted)
    return (outcome, try files.map { try Data(contentsOf: $0) })
  }

  private func shards(_ arguments: [String], _ count: Int, in folder: TemporaryFolder, json: Bool = false) throws
    -> [String]
  {
    try (1...count).map { index in
      let file = folder.url.appendingPathComponent("shard-\(index)-of-\(count)").path
      let outcome = try Product.preflight(
        arguments + ["--shard", "\(index)/\(count)", "--format", json ? "json" : "ndjson", "--output", file])
      #expect([0, 1, 2].contains(outcome.status), "\(outcome)")
      return file
    }
  }

  @Test(arguments: [1, 3, 7])
  func `Merged shards give the reports of the whole run`(count: Int) throws {
    let folder = try TemporaryFolder()
    let (whole, expected) = try reports(Self.scan, in: folder, "whole")
    let files = try shards(Self.scan, count, in: folder, json: count == 3)
    let (merged, found) = try reports(["merge"] + files.reversed(), in: folder, "merged")
    // A missing file keeps a run from judging all that was asked for.
    #expect(whole.status == 2 && merged.status == 2, "\(merged)")
    #expect(merged.out == whole.out && merged.err == whole.err, "\(merged)")
    for (index, format) in Self.formats.enumerated() { #expect(found[index] == expected[index], "\(format)") }
  }

  @Test func `Options of the run are part of its results`() throws {
    let folder = try TemporaryFolder()
    for extra in [
      ["--fail-on", "never", "--with-facts"],
      ["--to", "facebook-stories", "--slot", "sticker", "--fail-on", "warning"],
      ["--to", "douyin,tiktok-share-kit", "--assume", "app_version=17.3"],
    ] {
      let arguments = Self.scan + extra
      let (whole, expected) = try reports(arguments, in: folder, "whole")
      let (merged, found) = try reports(["merge"] + shards(arguments, 2, in: folder), in: folder, "merged")
      #expect(whole.status == merged.status, "\(extra): \(merged)")
      for (index, format) in Self.formats.enumerated() {
        #expect(found[index] == expected[index], "\(format) \(extra)")
      }
    }
  }

  @Test func `A report does not replace a shard`() throws {
    let folder = try TemporaryFolder()
    let files = try shards(["scan", "SampleMedia/ok"], 2, in: folder)
    let before = try Data(contentsOf: URL(fileURLWithPath: files[0]))
    let outcome = try Product.preflight(["merge"] + files + ["--output", files[0]])
    #expect(outcome.status == 64 && outcome.stderr.contains("would replace"), "\(outcome)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: files[0])) == before)
  }

  @Test func `Probe results can be merged too`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["probe", "SampleMedia"]
    let (whole, expected) = try reports(arguments, in: folder, "whole")
    let (merged, found) = try reports(["merge"] + shards(arguments, 3, in: folder), in: folder, "merged")
    #expect(whole.status == merged.status, "\(merged)")
    for (index, format) in Self.formats.enumerated() { #expect(found[index] == expected[index], "\(format)") }
  }

  @Test func `A shard can be empty but not the whole run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/notes.txt", "x")
    let arguments = ["scan", folder.url.appendingPathComponent("in").path]
    let files = try shards(arguments, 2, in: folder)
    let merged = try Product.preflight(["merge"] + files)
    #expect(merged.status == 2 && merged.stderr.contains("--allow-empty"), "\(merged)")
    let allowed = try shards(arguments + ["--allow-empty"], 2, in: folder)
    #expect(try Product.preflight(["merge"] + allowed).status == 0)
  }

  @Test func `Wrong results are refused in one line`() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let files = try shards(["scan", "SampleMedia/ok"], 3, in: folder)
    let others = try shards(["scan", "SampleMedia/ok", "--to", "tiktok-share-kit"], 3, in: other)
    let elsewhere = try TemporaryFolder()
    let fail = try shards(["scan", "SampleMedia/fail"], 3, in: elsewhere)
    let text = try String(contentsOfFile: files[0], encoding: .utf8)
    func write(_ name: String, _ text: String) throws -> String { try folder.write(name, text).path }
    let unsharded = folder.url.appendingPathComponent("unsharded").path
    _ = try Product.preflight("scan", "SampleMedia/ok", "--format", "ndjson", "--output", unsharded)
    let cases: [([String], String)] = [
      ([files[0], files[2]], "shard 2/3 is missing"), (files + [files[1]], "shard 2/3 is given twice"),
      ([files[0], files[1], others[2]], "differ in their destinations"),
      ([files[0], files[1], fail[2]], "differ in the files that they found"),
      (["README.md"], "does not end with a summary"), (["SampleMedia/ok"], "found a folder"),
      ([folder.url.path + "/none"], "no such file"), ([unsharded], "not the result of a shard"),
      ([try write("schema", text.replacingOccurrences(of: "\"schema\":1", with: "\"schema\":2"))], "schema 2"),
      (
        [try write("version", text.replacingOccurrences(of: "\"preflight\":\"", with: "\"preflight\":\"9"))],
        "was written by Preflight 9"
      ),
      (
        [
          try write("interrupted", text.replacingOccurrences(of: "\"interrupted\":false", with: "\"interrupted\":true"))
        ],
        "is from an interrupted run"
      ),
      (
        [try write("cut", text.split(separator: "\n").dropFirst().joined(separator: "\n")), files[1], files[2]],
        "item"
      ),
      (
        [
          try write("edited", text.replacingOccurrences(of: "\"outcome\":\"pass\"", with: "\"outcome\":\"warn\"")),
          files[1],
          files[2],
        ], "differ from those that these rules give"
      ),
    ]
    for (files, reason) in cases {
      let outcome = try Product.preflight(["merge"] + files)
      #expect(outcome.status == 2, "\(reason): \(outcome)")
      #expect(outcome.stderr.contains(reason), "\(reason): \(outcome)")
      #expect(outcome.stderr.split(separator: "\n").count == 1, "\(reason): \(outcome)")
    }
    #expect(try Product.preflight("merge").status == 64)
    for shard in ["0/3", "4/3", "1", "a/b", "1/2/3", "1/0"] {
      #expect(try Product.preflight("scan", ".", "--shard", shard).status == 64, "\(shard)")
    }
  }

  /// Numbers that no run can have do not cause a crash.
  @Test(arguments: ["9223372036854775807", "-1", "9223372036854775808", "1e300"])
  func `An impossible total is refused`(total: String) throws {
    let folder = try TemporaryFolder()
    let file = try shards(["scan", "SampleMedia/ok", "--to", "tiktok-share-kit"], 1, in: folder)[0]
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacing(/"total":[0-9]+/, with: "\"total\":\(total)")
    #expect(changed != text)
    let outcome = try Product.preflight("merge", folder.write("changed", changed).path)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.split(separator: "\n").count == 1, "\(outcome)")
  }

  /// A valid record in the place of another one is found.
  @Test func `A record in the place of another is detected`() throws {
    let folder = try TemporaryFolder()
    let scan = ["scan", "SampleMedia/ok/tiktok-share-kit-ios", "SampleMedia/fail", "--to", "tiktok-share-kit"]
    for count in [1, 2] {
      let files = try shards(scan, count, in: folder)
      let untouched = try Product.preflight(["merge"] + files)
      #expect(untouched.status == 1, "\(untouched)")
      var forged: [String] = []
      let passing = try #require(
        try String(contentsOfFile: files[0], encoding: .utf8).split(separator: "\n").first { $0.contains("\"pass\"") })
      for file in files {
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
          line.contains("\"outcome\":\"fail\"") || line.contains("\"outcome\":\"unreadable\"") ? passing : line
        }
        forged.append(try folder.write("forged-\(forged.count)", lines.joined(separator: "\n") + "\n").path)
      }
      let outcome = try Product.preflight(["merge"] + forged)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.stderr.contains("differ from those of the run"), "\(outcome)")
    }
  }

  /// Editors and shells on Windows change line ends and add byte order marks.
  @Test(arguments: [false, true]) func `Windows line ends and byte order marks are read`(json: Bool) throws {
    let folder = try TemporaryFolder()
    let files = try shards(["scan", "SampleMedia/ok", "SampleMedia/fail"], 2, in: folder, json: json)
    let expected = try Product.preflight(["merge", "--format", "csv"] + files)
    #expect(expected.status == 1, "\(expected)")
    for mark in ["", "\u{FEFF}"] {
      let changed = try files.enumerated().map { index, file in
        let text = try String(contentsOfFile: file, encoding: .utf8).replacing("\n", with: "\r\n")
        return try folder.write("windows-\(index)", mark + text).path
      }
      let outcome = try Product.preflight(["merge", "--format", "csv"] + changed)
      #expect(outcome.status == 1 && outcome.out == expected.out, "\(outcome)")
    }
    let text = try String(contentsOfFile: files[0], encoding: .utf8)
    for encoding in [String.Encoding.utf16, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16 ? [] : [0xFE, 0xFF]
      let wide = try folder.write("wide", Data(mark) + (text.data(using: encoding) ?? Data())).path
      let outcome = try Product.preflight("merge", wide, files[1])
      #expect(outcome.status == 2 && outcome.stderr.contains("is in UTF-16, expected UTF-8"), "\(outcome)")
    }
  }

  @Test func `Results of own destinations need those destinations`() throws {
    let folder = try TemporaryFolder()
    let source = Product.root.appendingPathComponent("Destinations/tiktok-share-kit-ios/rules.yml")
    let text = try String(contentsOf: source, encoding: .utf8)
    for name in ["ios-app", "share-kit"] {
      let shared = Product.root.appendingPathComponent("Destinations/_shared/\(name).yml")
      try folder.write("own/_shared/\(name).yml", try String(contentsOf: shared, encoding: .utf8))
    }
    try folder.write(
      "own/tiktok.yml",
      text.replacing("tiktok-share-kit-ios", with: "my-share").replacing(
        "short_name: tiktok-share-kit", with: "short_name: my"))
    let own = ["--destinations", folder.url.appendingPathComponent("own").path]
    let files = try shards(["scan", "SampleMedia/ok", "SampleMedia/fail", "--to", "my-share"] + own, 2, in: folder)
    let without = try Product.preflight(["merge"] + files)
    #expect(without.status == 2 && without.stderr.contains("--destinations"), "\(without)")
    let with = try Product.preflight(["merge"] + files + own)
    #expect(with.status == 1 && with.err.isEmpty, "\(with)")
  }
}
