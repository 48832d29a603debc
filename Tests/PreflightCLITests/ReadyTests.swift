import Foundation
import TestSupport
import Testing

/// `preflight scan --ready` and `--only-problems` for a user.
@Suite struct ReadyTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("z.png", Picture.png(width: 20, height: 20))
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    return folder
  }

  @Test func `It lists the files that pass`() throws {
    let folder = try folder()
    let outcome = try Product.preflight("scan", ".", "--ready", "--to", "tiktok-share-kit", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("tiktok-share-kit: 2 of 3 ready\n  a.png\n  z.png\n"), "\(outcome)")
    #expect(!outcome.stdout.contains("wide.png"), "\(outcome)")
    let passing = try Product.preflight("scan", "a.png", "--ready", "--to", "tiktok-share-kit", in: folder.url)
    #expect(passing.status == 0, "\(passing)")

    let json = try Product.preflight(
      "scan", ".", "--ready", "--to", "tiktok-share-kit", "--format", "json", in: folder.url)
    let records = try #require(try JSONSerialization.jsonObject(with: json.out) as? [[String: Any]])
    #expect(records.map { $0["record"] as? String } == ["ready", "summary"], "\(json)")
    let files = records.first?["ready"] as? [[String: Any]]
    #expect(files?.compactMap { $0["path"] as? String } == ["./a.png", "./z.png"], "\(json)")
  }

  @Test func `Every record follows its schema`() throws {
    // An array has one record in each line.
    let outcome = try Product.shell(
      "\"$PREFLIGHT\" scan SampleMedia --ready --to all --format json | sed '1d;$d;s/,$//' | script/check/validate-records"
    )
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func `Other reports do not change with --ready`() throws {
    let folder = try folder()
    let outcome = try Product.preflight(
      "scan", ".", "--ready", "--to", "tiktok-share-kit", "--report", "text=report.txt", in: folder.url)
    let report = try String(contentsOf: folder.url.appendingPathComponent("report.txt"), encoding: .utf8)
    #expect(report.contains("✗ 20008") && !outcome.stdout.contains("✗"), "\(outcome)")
  }

  @Test(arguments: [["--format", "html"], ["--only-problems"], ["--quiet"], ["--shard", "1/2"]])
  func `It refuses conflicting options`(options: [String]) throws {
    let folder = try folder()
    let outcome = try Product.preflight(["scan", ".", "--ready"] + options, in: folder.url)
    #expect(outcome.status == 64 && outcome.stderr.contains("--ready"), "\(outcome)")
  }

  @Test func `The --only-problems option omits other files`() throws {
    let folder = try folder()
    let outcome = try Product.preflight("scan", ".", "--only-problems", "--to", "tiktok-share-kit", in: folder.url)
    #expect(outcome.status == 1 && outcome.stdout.contains("wide.png"), "\(outcome)")
    #expect(!outcome.stdout.contains("a.png"), "\(outcome)")
    #expect(outcome.stdout.contains("3 assets judged: 2 pass, 1 fail"), "\(outcome)")
  }

  /// A scan without a choice says which destinations it judged.
  @Test func `The report names the judged destinations`() throws {
    let folder = try folder()
    let outcome = try Product.preflight("scan", "a.png", in: folder.url)
    #expect(outcome.stdout.contains("the group default") && outcome.stdout.contains("--to all"), "\(outcome)")
  }
}
