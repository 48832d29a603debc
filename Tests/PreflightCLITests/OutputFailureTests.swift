import Foundation
import TestSupport
import Testing

/// Outputs that cannot be written: the run prints the failure, ends with status 2, and leaves no incomplete report.
@Suite struct OutputFailureTests {
  /// True if this user can mount in a namespace of its own. The superuser of a container can lack that right. Tests that need
  /// it are then skipped, and tests with limits replace them.
  static let mayMount = (try? Product.shell("unshare -m mount -t tmpfs tmpfs /mnt").status) == 0

  /// Makes copies of an image. The reports of 500 are larger than a megabyte in total.
  private func manyPictures(_ count: Int = 500) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let picture = try folder.write("assets/0.png", Picture.png(width: 50, height: 10))
    for index in 1..<count {
      try FileManager.default.linkItem(at: picture, to: folder.url.appendingPathComponent("assets/\(index).png"))
    }
    for name in ["out", "kept"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    return folder
  }

  /// Expects that each report is either complete under its final name or missing, and that there are no other files.
  private func expectNothingHalf(_ left: [String: Data], in folder: TemporaryFolder) throws {
    let reference = try Product.shell(
      "mkdir whole && \"$PREFLIGHT\" scan assets --fail-on never \(AllReports.options(into: "whole"))", in: folder.url)
    #expect(reference.status == 0, "\(reference.stderr)")
    let whole = try AllReports.contents(of: folder.url.appendingPathComponent("whole"))
    #expect(whole.count == AllReports.formats.count)
    #expect(whole.values.reduce(0) { $0 + $1.count } > 1 << 20)
    for (name, report) in left { #expect(report == whole[name], "\(name)") }
    #expect(left.count < whole.count)
  }

  @Test(.enabled(if: mayMount, "needs the right to mount")) func `A full disk leaves no partial report`() throws {
    let folder = try manyPictures()
    let outcome = try Product.shell(
      """
      unshare -m bash -c '
        mount -t tmpfs -o size=1m tmpfs out
        "$PREFLIGHT" scan assets --fail-on never \(AllReports.options(into: "out")) > text
        status=$?
        cp -a out/. kept
        exit $status
      '
      """, in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("cannot write the report to out/r."), "\(outcome)")
    try expectNothingHalf(AllReports.contents(of: folder.url.appendingPathComponent("kept")), in: folder)
  }

  /// The same for a user without the right to mount, with files that cannot grow beyond 100 KiB.
  @Test func `A file size limit leaves no partial report`() throws {
    let folder = try manyPictures()
    let outcome = try Product.shell(
      "ulimit -f 100; \"$PREFLIGHT\" scan assets --fail-on never \(AllReports.options(into: "out")) > /dev/null",
      in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("cannot write the report to out/r."), "\(outcome)")
    try expectNothingHalf(AllReports.contents(of: folder.url.appendingPathComponent("out")), in: folder)
  }

  /// If any of the reports fails, the others are still written, and the run is incomplete.
  @Test(arguments: ["csv", "html", "junit", "ndjson", "text"])
  func `A failing report does not end the others`(format: String) throws {
    let folder = try manyPictures(40)
    let scan = "\"$PREFLIGHT\" scan assets --fail-on never"
    let whole = try Product.shell("\(scan) --format json \(AllReports.options(into: "kept"))", in: folder.url)
    #expect(whole.status == 0, "\(whole)")
    let outcome = try Product.shell(
      "\(scan) --format json --report \(format)=/dev/full \(AllReports.options(into: "out"))", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr == "preflight: cannot write the report to /dev/full: No space left on device\n")
    #expect(outcome.out == whole.out)
    let reports = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    #expect(try reports == AllReports.contents(of: folder.url.appendingPathComponent("kept")))
    #expect(reports.count == AllReports.formats.count)
    // Standard output is one of them.
    let silent = try Product.shell("\(scan) --format \(format) --report json=silent.json > /dev/full", in: folder.url)
    #expect(silent.status == 2, "\(silent)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("silent.json")) == whole.out)
  }

  /// A report that is kept in a temporary file needs a folder for it.
  @Test func `A missing temporary folder makes the run incomplete`() throws {
    let folder = try manyPictures()
    let scan = "\"$PREFLIGHT\" scan assets --fail-on never --report junit=out/r.xml --format json"
    let outcome = try Product.shell("TMPDIR=/nonexistent \(scan)", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.stderr
        == "preflight: cannot write the report to out/r.xml: its temporary file in /nonexistent failed: No such file or directory (set TMPDIR to use another folder)\n"
    )
    #expect(try AllReports.contents(of: folder.url.appendingPathComponent("out")).isEmpty)
    let second = try Product.shell(scan, in: folder.url)
    #expect(second.status == 0 && second.out == outcome.out, "\(second)")
    let report = try Data(contentsOf: folder.url.appendingPathComponent("out/r.xml"))
    try AllReports.expectWhole(report, "junit", interrupted: false)
    #expect(String(decoding: report, as: UTF8.self).components(separatedBy: "<testcase ").count > 2500)
  }

  /// Each format alone, on a standard output that is full.
  @Test(arguments: AllReports.formats)
  func `A full standard output makes the run incomplete`(format: String) throws {
    let outcome = try Product.shell("\"$PREFLIGHT\" scan SampleMedia/ok --format \(format) > /dev/full")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr == "preflight: cannot write the report to standard output: No space left on device\n")
  }

  /// Permissions do not apply to the superuser, so this runs as another user.
  @Test func `A folder without permission makes the run incomplete`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("locked/old.xml", "the report of yesterday")
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    let outcome = try Product.shell(
      """
      cp "$PREFLIGHT" "$PREFLIGHT-worker" . && chmod 755 . && chmod 555 locked
      \(user) ./preflight scan a.png --to tiktok-share-kit --report junit=locked/old.xml --report html=locked/new.html > text
      status=$?
      chmod 755 locked
      exit $status
      """, in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.stderr == """
        preflight: cannot write the report to locked/old.xml: Permission denied
        preflight: cannot write the report to locked/new.html: Permission denied

        """)
    // The report on standard output is complete.
    let text = try String(contentsOf: folder.url.appendingPathComponent("text"), encoding: .utf8)
    #expect(text.contains("1 asset judged"), "\(text)")
    let left = try AllReports.contents(of: folder.url.appendingPathComponent("locked"))
    #expect(left == ["old.xml": Data("the report of yesterday".utf8)])
  }

  /// A file system that is read-only stops the superuser too.
  @Test(.enabled(if: mayMount, "needs the right to mount")) func `A read-only disk makes the run incomplete`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("out/old.xml", "the report of yesterday")
    let outcome = try Product.shell(
      """
      unshare -m bash -c '
        mount --bind out out && mount -o remount,ro,bind out
        "$PREFLIGHT" scan a.png --to tiktok-share-kit --report junit=out/old.xml > text
      '
      """, in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr == "preflight: cannot write the report to out/old.xml: Read-only file system\n")
    let left = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    #expect(left == ["old.xml": Data("the report of yesterday".utf8)])
  }

  @Test(arguments: AllReports.formats)
  func `A closed standard output makes the run incomplete`(format: String) throws {
    let folder = try TemporaryFolder()
    // A file with a problem, because a format may have nothing to write without one.
    try folder.write("a.png", Picture.png(width: 50, height: 10))
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan a.png --to tiktok-share-kit --format \(format) --report junit=r.xml >&-", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.hasPrefix("preflight: cannot write the report to standard output: "), "\(outcome)")
    // The other report is complete, and contains nothing else.
    let report = try Data(contentsOf: folder.url.appendingPathComponent("r.xml"))
    try AllReports.expectWhole(report, "junit", interrupted: false)
  }

  /// No opened file takes the descriptor of a closed stream.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `Closed standard streams do not get into reports`(closing: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let plain = try Product.shell(
      "\"$PREFLIGHT\" scan wide.png gone.mp4 --to tiktok-share-kit --output a.txt --report json=a.json", in: folder.url)
    #expect(plain.status == 2, "\(plain)")
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan wide.png gone.mp4 --to tiktok-share-kit --output b.txt --report json=b.json \(closing)",
      in: folder.url
    )
    #expect(outcome.status == 2, "\(outcome)")
    let left = try AllReports.contents(of: folder.url)
    #expect(left["a.txt"] == left["b.txt"] && left["a.json"] == left["b.json"])
    #expect(left.count == 5)
  }

  /// True if the file system supports unnamed files (open(2), O_TMPFILE).
  static let hasUnnamedFiles =
    (try? Product.shell(
      "python3 -c 'import os, tempfile; os.open(tempfile.gettempdir(), os.O_TMPFILE | os.O_WRONLY)'"
    ).status) == 0

  /// A run that writes into a scanned folder does not find its own reports.
  @Test(.enabled(if: hasUnnamedFiles, "needs files without a name"))
  func `A report in the scanned folder is not scanned`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let scan = "\"$PREFLIGHT\" scan . --to tiktok-share-kit --format ndjson \(AllReports.options(into: "."))"
    let first = try Product.shell("\(scan); rm r.*", in: folder.url)
    let second = try Product.shell(scan, in: folder.url)
    #expect(first.out == second.out)
    #expect(try first.records.compactMap { $0["path"] as? String } == ["./a.png"], "\(first)")
  }

  /// The final name can have the maximum length of names.
  @Test func `A report name can have the maximum length`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let name = String(repeating: "n", count: 251) + ".xml"
    let outcome = try Product.preflight(
      "scan", "a.png", "--to", "tiktok-share-kit", "--report", "junit=\(name)", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(Set(try AllReports.contents(of: folder.url).keys) == ["a.png", name])
  }

  /// If the reader (`head`) closes the pipe, the run ends without a message.
  @Test(arguments: AllReports.formats)
  func `A closed pipe ends the run without a message`(format: String) throws {
    let folder = try manyPictures()
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan assets --format \(format) --fail-on never | head -1 | wc -l; echo ${PIPESTATUS[0]}",
      in: folder.url)
    #expect(outcome.stdout.split(whereSeparator: \.isWhitespace) == ["1", "0"], "\(outcome)")
    #expect(outcome.err.isEmpty, "\(outcome)")
  }

  /// The results so far count, so `head` does not turn a failed check into a success.
  @Test(arguments: ["ndjson", "csv"])
  func `A closed pipe does not hide a failure`(format: String) throws {
    let folder = try manyPictures()
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan assets --to tiktok-share-kit --format \(format) | head -1 | wc -l; echo ${PIPESTATUS[0]}",
      in: folder.url)
    #expect(outcome.stdout.split(whereSeparator: \.isWhitespace) == ["1", "1"], "\(outcome)")
    #expect(outcome.err.isEmpty, "\(outcome)")
  }

  /// The reports in files are still written to their end, and determine the exit status.
  @Test func `A closed pipe does not affect the other reports`() throws {
    let folder = try manyPictures()
    let outcome = try Product.shell(
      """
      "$PREFLIGHT" scan assets --to tiktok-share-kit --format ndjson \(AllReports.options(into: "out")) | head -1 > first
      echo ${PIPESTATUS[0]}
      """, in: folder.url)
    #expect(outcome.stdout == "1\n" && outcome.err.isEmpty, "\(outcome)")
    let reports = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    #expect(reports.count == AllReports.formats.count)
    for format in AllReports.formats {
      try AllReports.expectWhole(try #require(reports["r.\(format)"]), format, interrupted: false)
    }
  }
}
