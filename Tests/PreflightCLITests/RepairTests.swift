import Foundation
import TestSupport
import Testing

/// Every kind of repair is suggested, made with ffmpeg, and judged again: what was predicted must come true.
/// docs/decisions/repairs.md has the results.
@Suite(.enabled(if: RepairSample.hasFFmpeg, "needs ffmpeg")) struct RepairTests {
  private static let document = Product.root.appendingPathComponent("docs/decisions/repairs.md")

  @Test(arguments: Loops.some(RepairSample.all, oneOf: 5))
  func `Every prediction of a repair comes true`(sample: RepairSample) throws {
    let folder = try TemporaryFolder()
    try folder.write("rules/press.yml", RepairSample.press)
    try RecordedFile(Self.document).expectLine(check(sample, in: folder), beginningWith: "| \(sample.title) | ")
  }

  /// The page has a row for each sample and no other, and a sample for each kind of repair.
  @Test func `The page has exactly one row for each sample`() throws {
    let page = try String(contentsOf: Self.document, encoding: .utf8)
    let heading = try #require(page.firstRange(of: RepairSample.heading))
    let rows = page[heading.upperBound...].split(separator: "\n").map {
      $0.components(separatedBy: " | ")
    }
    #expect(rows.map { "\($0[0].dropFirst(2))" } == RepairSample.all.map(\.title))
    #expect(Set(rows.flatMap { $0[2].components(separatedBy: ", ") }) == Set(RepairSample.kinds))
  }

  /// Makes the sample, repairs it, and returns its row of the page.
  private func check(_ sample: RepairSample, in folder: TemporaryFolder) throws -> String {
    let file = "\(sample.name)"
    let made = try Product.shell(
      "ffmpeg -hide_banner -nostdin -loglevel error -y \(sample.recipe) '\(file)'", in: folder.url)
    try #require(made.status == 0, "\(file): \(made)")
    let original = try Data(contentsOf: folder.url.appendingPathComponent(file))
    let choice = ["--destinations", "rules", "--to", sample.destinations, "--format", "ndjson", "--fail-on", "never"]
    let scan = try Product.preflight(["scan", file, "--suggest"] + sample.options + choice, in: folder.url)
    let before = try outcomes(scan)
    let suggestions = try scan.records.filter { $0["record"] as? String == "suggestion" }
    let suggestion = try #require(suggestions.first, "\(file): \(scan)")
    #expect(suggestions.count == 1, "\(file): \(scan)")
    let command = try #require(suggestion["command"] as? [String], "\(file)")
    let repairs = try #require(suggestion["repairs"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(suggestion["lossless"] as? Bool == sample.isLossless, "\(file): \(scan)")
    let predicted = Dictionary(
      try #require(suggestion["predicted"] as? [[String: Any]]).map {
        ($0["destination"] as? String ?? "", $0["outcome"] as? String ?? "")
      }, uniquingKeysWith: { $1 })

    // The words for a shell and the list of arguments are the same command.
    let shell = try #require(suggestion["shell"] as? String)
    let words = try Product.shell("printf '%s\\n' \(shell)")
    #expect(words.stdout.split(separator: "\n").map(String.init) == command, "\(file): \(shell)")
    let run = try Product.shell("preflight() { \"$PREFLIGHT\" \"$@\"; }; \(shell)", in: folder.url)
    try #require(run.status == 0, "\(file): \(shell)\n\(run)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(file)) == original)

    // A command of ffmpeg names the new file, and one of Preflight its folder.
    let output =
      command.first == "ffmpeg"
      ? String(try #require(command.last).dropFirst("file:".count))
      : "fixed/" + (try #require(try FileManager.default.contentsOfDirectory(atPath: "\(folder.url.path)/fixed").first))
    let again = try Product.preflight(["scan", output] + choice, in: folder.url)
    let after = try outcomes(again)
    #expect(after == predicted, "\(file): \(shell)\n\(again)")
    #expect(before != after, "\(file)")
    let names = before.keys.sorted()
    func list(_ answers: [String: String]) -> String { names.map { answers[$0] ?? "–" }.joined(separator: ", ") }
    let shown = shell.replacing(/(\d+)k\b/, with: "Nk").replacing(/(vbv-[a-z]+)=\d+/) { "\($0.output.1)=N" }
    return
      "| \(sample.title) | \(names.joined(separator: ", ")) | \(repairs.joined(separator: ", ")) | `\(shown)` "
      + "| \(list(before)) | \(list(predicted)) | \(list(after)) |"
  }

  private func outcomes(_ run: Outcome) throws -> [String: String] {
    var outcomes: [String: String] = [:]
    for record in try run.records where record["record"] as? String == "verdict" {
      outcomes[record["destination"] as? String ?? ""] = record["outcome"] as? String
    }
    return outcomes
  }

  // MARK: preflight fix

  /// These destinations warn about an index at the end, and a repaired clip has its index at the front.
  private static let choice = ["--to", "youtube-video", "--fail-on", "warning"]

  private func clip(_ name: String, in folder: TemporaryFolder, _ options: String = "") throws {
    let made = try Product.shell(
      "ffmpeg -hide_banner -nostdin -loglevel error -y -f lavfi -i testsrc2=s=640x360:r=30 -t 4 -c:v libx264"
        + " -pix_fmt yuv420p \(options) -f mp4 file:clip && mv clip \"$NAME\"", in: folder.url,
      environment: ["NAME": name])
    try #require(made.status == 0, "\(made)")
  }

  @Test func `Repaired copies are written and judged`() throws {
    let folder = try TemporaryFolder()
    let name = "it's -i \"%03d\" 100%.mp4"
    try clip("./\(name)", in: folder)
    let original = try Data(contentsOf: folder.url.appendingPathComponent(name))
    let arguments = ["fix", "./\(name)", "--output", "fixed"] + Self.choice
    let dry = try Product.preflight(arguments + ["--dry-run"], in: folder.url)
    #expect(dry.status == 1 && dry.stdout.contains("not written"), "\(dry)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("fixed").path))

    let fixed = try Product.preflight(arguments, in: folder.url)
    #expect(fixed.status == 0 && fixed.stdout.contains("1 repaired"), "\(fixed)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == original)
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("fixed").path)
    #expect(copies.sorted() == [name])

    let again = try Product.preflight(arguments, in: folder.url)
    #expect(again.status == 1 && again.stdout.contains("exists"), "\(again)")
    let forced = try Product.preflight(arguments + ["--force"], in: folder.url)
    #expect(forced.status == 0, "\(forced)")
    let chinese = try Product.preflight(arguments + ["--force", "--lang", "zh-Hans"], in: folder.url)
    #expect(chinese.stdout.contains("将索引移到文件开头；不重新编码"), "\(chinese)")
  }

  /// A copy keeps to the limits of the team, which are stricter than those of the destination.
  @Test func `Copies keep to the limits of a team`() throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder, "-g 30 -movflags +faststart")
    try folder.write(
      "preflight.yml",
      """
      to: instagram-reel
      rules: { instagram-reel/video-duration-max: { max: 3 s } }
      """)
    let without = try Product.preflight(
      "fix", "clip.mp4", "--no-config", "--to", "instagram-reel", "--output", "fixed", in: folder.url)
    #expect(without.status == 0 && without.stdout.contains("needs no change"), "\(without)")
    let asked = try Product.preflight("fix", "clip.mp4", "--output", "fixed", in: folder.url)
    #expect(asked.status == 1 && asked.stdout.contains("needs your choice: --trim"), "\(asked)")
    let fixed = try Product.preflight("fix", "clip.mp4", "--trim", "--output", "fixed", in: folder.url)
    #expect(fixed.status == 0 && fixed.stdout.contains("1 repaired"), "\(fixed)")
    let judged = try Product.preflight("scan", "fixed/clip.mp4", "--with-facts", "--format", "ndjson", in: folder.url)
    let record = try #require(try judged.records.first { $0["record"] as? String == "verdict" }, "\(judged)")
    let duration = try #require((record["facts"] as? [String: Any])?["duration"] as? Double, "\(judged)")
    #expect(judged.status == 0 && duration > 2 && duration < 3.2, "\(judged)")
  }

  /// A suggestion that no report shows would be wasted work.
  @Test(arguments: [["--format", "csv"], ["--quiet"], ["--ready"], ["--format", "html", "--report", "sarif=x"]])
  func `Suggestions need a report that shows them`(options: [String]) throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    let scan = ["scan", "clip.mp4", "--suggest"] + Self.choice
    let refused = try Product.preflight(scan + options, in: folder.url)
    #expect(refused.status == 64 && refused.stderr.contains("--suggest") && refused.stdout.isEmpty, "\(refused)")
    let both = try Product.preflight(scan + ["--format", "csv", "--report", "ndjson=found"], in: folder.url)
    #expect(both.status == 1, "\(both)")
    let found = try String(contentsOf: folder.url.appendingPathComponent("found"), encoding: .utf8)
    #expect(found.contains("\"record\":\"suggestion\""), "\(found)")
  }

  @Test func `A file without problems is not changed`() throws {
    let folder = try TemporaryFolder()
    try clip("good.mp4", in: folder, "-movflags +faststart")
    let fixed = try Product.preflight(
      "fix", "good.mp4", "--to", "instagram-reel", "--output", "fixed", in: folder.url)
    #expect(fixed.status == 0 && fixed.stdout.contains("needs no change"), "\(fixed)")
    try folder.write("pictures/banner.png", Picture.png(width: 1080, height: 1080))
    let other = try Product.preflight("fix", "pictures", "--to", "tiktok-video", "--output", "fixed", in: folder.url)
    #expect(other.status == 0 && other.stdout.contains("is not for any of these destinations"), "\(other)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("fixed").path))
  }

  @Test func `A missing or slow ffmpeg is reported`() throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    let arguments = ["fix", "clip.mp4", "--output", "fixed"] + Self.choice
    let missing = try Product.preflight(arguments, in: folder.url, environment: ["PATH": "/nowhere"])
    #expect(missing.status == 2 && missing.stderr.contains("found no ffmpeg in PATH"), "\(missing)")

    try folder.write("bin/ffmpeg", "#!/bin/sh\nexec sleep 60\n")
    _ = try Product.shell("chmod +x bin/ffmpeg", in: folder.url)
    let path = folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    let slow = try Product.preflight(arguments + ["--deadline", "0.3"], in: folder.url, environment: ["PATH": path])
    #expect(slow.status == 1 && slow.stdout.contains("took longer"), "\(slow)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("fixed").path)
    #expect(left.isEmpty)
  }

  /// Copies of files that differ only in their extensions have different names, even if old copies are replaced.
  @Test func `Copies do not replace each other`() throws {
    let folder = try TemporaryFolder()
    try folder.write("media/notes.txt", "a")
    try clip("media/clip.mp4", in: folder)
    let made = try Product.shell(
      "cd media && for e in mkv flv; do ffmpeg -loglevel error -i clip.mp4 -c copy clip.$e; done", in: folder.url)
    try #require(made.status == 0, "\(made)")
    let fixed = folder.url.appendingPathComponent("fixed").path
    for options in [[], ["--force"]] {
      let outcome = try Product.preflight(
        ["fix", "media", "--to", "instagram-reel", "--output", "fixed"] + options, in: folder.url)
      #expect(outcome.status == 0 && outcome.stdout.contains("3 repaired"), "\(outcome)")
      let copies = try FileManager.default.contentsOfDirectory(atPath: fixed).sorted()
      #expect(copies == ["clip.flv.mp4", "clip.mkv.mp4", "clip.mp4"], "\(outcome)")
    }
  }

  /// A full disk is not a problem of the file.
  @Test(arguments: ["No space left on device", "Permission denied"])
  func `A full disk is not a problem of the file`(reason: String) throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    try folder.write("bin/ffmpeg", "#!/bin/sh\necho \"file:.preflight-1: \(reason)\" >&2\nexit 1\n")
    _ = try Product.shell("chmod +x bin/ffmpeg", in: folder.url)
    let path = folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    let arguments = ["fix", "clip.mp4", "--to", "instagram-reel", "--output", "fixed"]
    let full = try Product.preflight(arguments, in: folder.url, environment: ["PATH": path])
    #expect(full.status == 2 && full.stderr.contains("1 copy could not be written"), "\(full)")
    #expect(full.stdout.contains("not repaired: cannot write fixed/clip.mp4: \(reason)\n"), "\(full)")
    try folder.write("taken", "a")
    let taken = try Product.preflight(
      ["fix", "clip.mp4", "--to", "instagram-reel", "--output", "taken"], in: folder.url)
    #expect(taken.status == 64 && taken.stderr.contains("expected a folder"), "\(taken)")
  }

  @Test func `An interrupted repair reports the interruption`() throws {
    let folder = try TemporaryFolder()
    try clip("a.mp4", in: folder)
    try clip("b.mp4", in: folder)
    try folder.write("bin/ffmpeg", "#!/bin/sh\ntouch started\nexec sleep 60\n")
    let outcome = try Product.shell(
      """
      chmod +x bin/ffmpeg
      PATH=$PWD/bin:$PATH "$PREFLIGHT" fix a.mp4 b.mp4 --to instagram-reel --output fixed > report & run=$!
      until [ -e started ]; do sleep 0.02; done
      kill -INT $run; wait $run; status=$?
      cat report; exit $status
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(outcome.stdout.hasSuffix("0 with problems left. Interrupted: the rest was not checked.\n"), "\(outcome)")
  }

  @Test func `Originals are never replaced`() throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    let same = try Product.preflight("fix", "clip.mp4", "--to", "instagram-reel", "--output", ".", in: folder.url)
    #expect(same.status == 64 && same.stderr.contains("contains the original"), "\(same)")
    let both = try Product.preflight(
      "fix", "clip.mp4", "--to", "instagram-reel", "--output", "x", "--crop", "--pad", "red", in: folder.url)
    #expect(both.status == 64, "\(both)")
    for color in ["red,scale=2", "blurple", "#12", "#12345g"] {
      for option in ["--pad", "--background"] {
        let refused = try Product.preflight(
          "fix", "clip.mp4", "--to", "instagram-reel", "--output", "x", option, color, in: folder.url)
        #expect(refused.status == 64 && refused.stdout.isEmpty, "\(refused)")
      }
    }
  }

  /// With `--force`, only copies of an earlier run are replaced: no original in the output folder, however it was named, no
  /// file of the user, and none to which a link in the output folder leads.
  @Test(arguments: ["c", "--files-from list", "'c/**/*.mp4'"])
  func `The --force option replaces only earlier copies`(input: String) throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    let setUp = try Product.shell(
      """
      mkdir -p c/sub other && cp clip.mp4 c/x.mp4 && cp clip.mp4 c/y.mp4 && cp clip.mp4 c/sub/x.mp4
      echo outside > other/y.mp4 && ln -s ../../other/y.mp4 c/sub/y.mp4 && printf 'c/x.mp4\nc/y.mp4\nc/sub/x.mp4\n' > list
      """, in: folder.url)
    try #require(setUp.status == 0, "\(setUp)")
    let original = try Data(contentsOf: folder.url.appendingPathComponent("clip.mp4"))
    let choice = Self.choice.joined(separator: " ")
    let fix = "\"$PREFLIGHT\" fix \(input) --no-config \(choice) --output c/sub --force"
    for _ in 0..<2 {
      let outcome = try Product.shell(fix, in: folder.url)
      #expect(outcome.status == 1, "\(outcome)")
      for name in ["c/x.mp4", "c/y.mp4", "c/sub/x.mp4"] {
        #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == original, "\(name): \(outcome)")
      }
      #expect(try String(contentsOf: folder.url.appendingPathComponent("other/y.mp4"), encoding: .utf8) == "outside\n")
    }
  }

  /// The copies of an earlier run are not originals, even if they are in a named folder.
  @Test func `Copies of an earlier run are not read as originals`() throws {
    let folder = try TemporaryFolder()
    try clip("clip.mp4", in: folder)
    for _ in 0..<2 {
      let outcome = try Product.preflight(
        "fix", ".", "--no-config", "--to", "instagram-reel", "--output", "fixed", "--force", in: folder.url)
      #expect(outcome.status == 0 && outcome.stdout.contains("1 file: 1 repaired"), "\(outcome)")
    }
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("fixed").path)
    #expect(copies.sorted() == ["clip.mp4"])
  }

  /// A copy keeps its rotation, its colors and its texts, and an encoded video has the same shown size.
  @Test func `Copies keep orientation, colors and texts`() throws {
    let folder = try TemporaryFolder()
    try clip(
      "clip.mp4", in: folder,
      "-s 2560x1440 -preset ultrafast -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv")
    try folder.write("rules/press.yml", RepairSample.press)
    let turned = try Product.shell(
      // Older versions of ffmpeg turn by a tag, newer ones by an option.
      "ffmpeg -loglevel error -display_rotation 90 -i clip.mp4 -c copy -metadata title=Spring turned.mp4 || "
        + "ffmpeg -loglevel error -i clip.mp4 -c copy -metadata:s:v rotate=90 -metadata title=Spring -y turned.mp4",
      in: folder.url)
    try #require(turned.status == 0, "\(turned)")
    for (destination, isCopied) in [("instagram-reel", true), ("press", false)] {
      let fixed = try Product.preflight(
        "fix", "turned.mp4", "--output", "fixed", "--force", "--to", destination, "--destinations", "rules",
        in: folder.url)
      #expect(fixed.status == 0 && fixed.stdout.contains("1 repaired"), "\(fixed)")
      #expect(fixed.stdout.contains("nothing is encoded again") == isCopied, "\(fixed)")
      let facts = try ["turned.mp4", "fixed/turned.mp4"].map { path in
        try #require(try Product.preflight("probe", path, "--format", "ndjson", in: folder.url).records.first)
      }
      let videos = facts.compactMap { $0["video"] as? [String: Any] }
      for key in ["aspect_ratio", "color_primaries", "color_transfer", "color_space", "color_range"] {
        #expect("\(videos[0][key] ?? "")" == "\(videos[1][key] ?? "")", "\(key) at \(destination)")
      }
      #expect(videos[1]["rotation"] as? Int == (isCopied ? videos[0]["rotation"] as? Int : 0))
      let copy = try Data(contentsOf: folder.url.appendingPathComponent("fixed/turned.mp4"))
      #expect(copy.firstRange(of: Data("Spring".utf8)) != nil, "the title at \(destination)")
    }
  }
}
