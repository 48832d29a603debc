import Foundation
import TestSupport
import Testing

/// `preflight scan` for a user: its output and its exit status.
@Suite struct ScanTests {
  @Test func `The exit status states pass or fail`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    try folder.write("good.png", Picture.png(width: 20, height: 20))

    let good = try Product.preflight("scan", "good.png", "--to", "tiktok-share-kit", in: folder.url)
    #expect(good.status == 0, "\(good)")
    #expect(good.err.isEmpty, "\(good)")
    let bad = try Product.preflight("scan", ".", "--to", "tiktok-share-kit", in: folder.url)
    #expect(bad.status == 1, "\(bad)")
    #expect(bad.stdout.contains("✗ 20008"), "\(bad)")
    #expect(bad.stdout.contains("tiktok-share-kit-ios/image-aspect-ratio"), "\(bad)")
    let never = try Product.preflight("scan", ".", "--to", "tiktok-share-kit", "--fail-on", "never", in: folder.url)
    #expect(never.status == 0, "\(never)")
  }

  @Test func `Warnings fail with --fail-on warning`() throws {
    let folder = try TemporaryFolder()
    try folder.write("small.png", Picture.png(width: 700, height: 500))
    let arguments = ["scan", "small.png", "--to", "facebook-stories", "--slot", "sticker"]
    let outcome = try Product.preflight(arguments, in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    let strict = try Product.preflight(
      arguments + ["--fail-on", "warning"], in: folder.url,
      environment: [:], input: nil)
    #expect(strict.status == 1, "\(strict)")
  }

  @Test func `An empty folder is incomplete`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Product.preflight("scan", ".", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("--allow-empty"), "\(outcome)")
    #expect(try Product.preflight("scan", ".", "--allow-empty", in: folder.url).status == 0)
  }

  @Test func `A scan without a path reads the working folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let named = try Product.preflight("scan", ".", "--format", "csv", in: folder.url)
    let unnamed = try Product.preflight("scan", "--format", "csv", in: folder.url)
    #expect(named.out == unnamed.out && named.status == unnamed.status, "\(unnamed)")
  }

  @Test(arguments: [
    (["scan", ".", "--format", "xml"], "ndjson"), (["scan", ".", "--to", "tictoc"], "tictoc"),
    (["scan", ".", "--fail-on", "sometimes"], "sometimes"), (["scan", ".", "--slot", "nowhere"], "nowhere"),
    (["scan", ".", "--assume", "nonsense"], "nonsense"), (["scan", ".", "--jobs", "0"], "--jobs"), (["bogus"], "bogus"),
  ])
  func `A wrong command line exits with 64`(arguments: [String], named: String) throws {
    let outcome = try Product.preflight(arguments, in: nil)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains(named), "\(outcome)")
    #expect(outcome.out.isEmpty, "\(outcome)")
  }

  @Test func `Every path has a record in order`() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.png", Picture.png(width: 20, height: 20))
    try folder.write("a/z.png", Picture.png(width: 20, height: 20))
    try folder.write("a/notes.txt", "remember the milk")
    try folder.write("a/picture-without-extension", Picture.png(width: 20, height: 20))
    try folder.write(".hidden.png", Picture.png(width: 20, height: 20))
    try folder.write("B.png", Picture.png(width: 20, height: 20))
    for jobs in ["1", "2", "7"] {
      let outcome = try Product.preflight(
        "scan", ".", "--to", "tiktok-share-kit,facebook-stories", "--format", "ndjson", "--jobs", jobs, in: folder.url)
      let lines = try outcome.records.map {
        "\($0["record"] as? String ?? "") \($0["path"] as? String ?? "") \($0["destination"] as? String ?? "")"
      }
      #expect(
        lines == [
          "skip ./.hidden.png ", "verdict ./B.png tiktok-share-kit-ios", "verdict ./B.png facebook-stories-ios",
          "skip ./a/notes.txt ", "verdict ./a/picture-without-extension tiktok-share-kit-ios",
          "verdict ./a/picture-without-extension facebook-stories-ios", "verdict ./a/z.png tiktok-share-kit-ios",
          "verdict ./a/z.png facebook-stories-ios", "verdict ./b.png tiktok-share-kit-ios",
          "verdict ./b.png facebook-stories-ios", "summary  ",
        ], "\(outcome)")
    }
  }

  @Test func `It reads lists from a file and from standard input`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "new\nline.png"] { try folder.write(name, Picture.png(width: 20, height: 20)) }
    let lines = try Product.preflight(
      "scan", "--files-from", "-", "--to", "tiktok-share-kit", "--format", "ndjson", in: folder.url,
      input: Data("b.png\r\na.png\n\n".utf8))
    #expect(try lines.records.compactMap { $0["path"] as? String } == ["b.png", "a.png"], "\(lines)")
    try folder.write("list", Data("new\nline.png\0a.png\0".utf8))
    let nul = try Product.preflight(
      "scan", "--files-from", "list", "--to", "tiktok-share-kit", "--format", "ndjson", in: folder.url)
    #expect(try nul.records.compactMap { $0["path"] as? String } == ["new\nline.png", "a.png"], "\(nul)")
    let missing = try Product.preflight("scan", "--files-from", "nowhere", in: folder.url)
    #expect(missing.status == 2, "\(missing)")
    // A list made on Windows may begin with a byte order mark.
    let marked = try Product.preflight(
      "scan", "--files-from", "-", "--to", "tiktok-share-kit", "--format", "ndjson", in: folder.url,
      input: Data("\u{FEFF}a.png\r\n".utf8))
    #expect(try marked.records.compactMap { $0["path"] as? String } == ["a.png"], "\(marked)")
  }

  @Test func `A destination named twice judges once`() throws {
    let outcome = try Product.preflight(
      "scan", "SampleMedia/ok/wechat-share-xd-ios", "--to", "wechat,WeChat,wechat-share-xd-ios", "--format", "json")
    let reports = try #require(try JSONSerialization.jsonObject(with: outcome.out) as? [[String: Any]])
    #expect(reports.contains { $0["record"] as? String == "verdict" }, "\(outcome)")
    let places = reports.compactMap { $0["record"] as? String == "verdict" ? $0["path"] as? String : nil }
    #expect(Set(places).count == places.count, "\(outcome)")
  }

  @Test func `A deprecated destination is marked once`() throws {
    let old = try Product.preflight("scan", "SampleMedia/ok/wechat-share-xd-ios", "--to", "wechat")
    #expect(old.stdout.contains("WeChat through the XD SDK (iOS) (deprecated)"), "\(old)")
    #expect(old.stdout.components(separatedBy: "deprecated").count == 2, "\(old)")
  }

  @Test func `A slot alone chooses the destinations that have it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 300, height: 300))
    let outcome = try Product.preflight("scan", "a.png", "--slot", "image", "--format", "ndjson", in: folder.url)
    let judged = Set(try outcome.records.compactMap { $0["destination"] as? String })
    let expected: Set = [
      "facebook-photo", "instagram-carousel", "instagram-feed", "instagram-story", "linkedin-image", "pinterest-image",
      "threads", "x-image",
    ]
    #expect(judged == expected, "\(outcome)")
    // No usual destination has the slot.
    let sticker = try Product.preflight("scan", "a.png", "--slot", "sticker", "--format", "ndjson", in: folder.url)
    let others = Set(try sticker.records.compactMap { $0["destination"] as? String })
    #expect(others.isSuperset(of: ["facebook-stories-ios", "whatsapp-sticker"]), "\(sticker)")
  }

  /// A file name that a shell puts in place of `*` can look like options.
  @Test func `A file named like an option is not read as one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("-dash.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.preflight("scan", "-dash.png", in: folder.url)
    #expect(outcome.status == 64 && outcome.stderr.contains("./-dash.png"), "\(outcome)")
    for words in [["./-dash.png"], ["--", "-dash.png"]] {
      #expect(try Product.preflight(["scan", "--to", "tiktok-share-kit"] + words, in: folder.url).status != 64)
    }
    #expect(try Product.preflight("scan", "-h", in: folder.url).status == 0)
  }

  @Test func `An output file appears only when complete`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", Picture.png(width: 20, height: 20))
    let outcome = try Product.preflight(
      "scan", "a.png", "--to", "tiktok-share-kit", "--format", "json", "--output", "report.json", in: folder.url)
    #expect(outcome.status == 0 && outcome.out.isEmpty, "\(outcome)")
    let report = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
    #expect(try JSONSerialization.jsonObject(with: report) is [[String: Any]])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.png", "report.json"])
    let refused = try Product.preflight("scan", "a.png", "--output", "no/such/folder.txt", in: folder.url)
    #expect(refused.status == 2, "\(refused)")
    let dash = try Product.preflight(
      "scan", "a.png", "--to", "tiktok-share-kit", "--format", "json", "--output", "-", in: folder.url)
    #expect(dash.out == report && dash.status == 0, "\(dash)")
  }

  /// A wrong command line must not overwrite an asset.
  @Test(arguments: [
    ["scan", "a.png", "--output", "a.png"], ["scan", ".", "--output", "a.png"], ["scan", "--output", "a.png", "b"],
    ["scan", ".", "--report", "html=./a.png"], ["scan", ".", "--output", "b"], ["probe", ".", "--output", "c.mp3"],
    ["scan", "--files-from", "list", "--output", "list"],
  ])
  func `A report does not replace an input`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let contents = [
      "a.png": Picture.png(width: 20, height: 20), "b": Picture.png(width: 20, height: 20), "c.mp3": Data([0]),
      "list": Data("a.png\n".utf8),
    ]
    for (name, content) in contents { try folder.write(name, content) }
    let outcome = try Product.preflight(words, in: folder.url)
    #expect(outcome.status == 64 && outcome.stderr.contains("would replace"), "\(outcome)")
    for (name, content) in contents {
      #expect(try Data(contentsOf: folder.url.appendingPathComponent(name)) == content, "\(name)")
    }
  }

  @Test func `Facts do not depend on the number of jobs`() throws {
    let narrow = try Product.preflight("probe", "SampleMedia", "--format", "ndjson", "--jobs", "1", "--workers", "1")
    let wide = try Product.preflight("probe", "SampleMedia", "--format", "ndjson", "--jobs", "5", "--workers", "3")
    #expect(narrow.out == wide.out)
    #expect(!narrow.out.isEmpty)
  }

  @Test func `The command does not link media libraries`() throws {
    #if os(Linux)
      let outcome = try Product.shell("ldd \"$PREFLIGHT\"")
      #expect(outcome.status == 0, "\(outcome)")
      for library in ["libav", "libswscale", "libswresample", "libpng", "libjpeg", "libturbojpeg"] {
        #expect(!outcome.stdout.contains(library), "\(outcome)")
      }
      // The command contains no such library either.
      let calls = try Product.shell("grep -c avformat_open_input \"$PREFLIGHT\"")
      #expect(calls.stdout.hasPrefix("0"), "\(calls)")
    #endif
  }
}

@Suite struct SeveralReportsTests {
  @Test func `Several reports are written in one run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("wide.png", Picture.png(width: 50, height: 10))
    let outcome = try Product.preflight(
      "scan", "wide.png", "--report", "junit=results.xml", "--report", "sarif=results.sarif", "--format", "ndjson",
      in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(try outcome.records.last?["record"] as? String == "summary")
    for (name, words) in [("results.xml", "<testsuite"), ("results.sarif", "\"2.1.0\"")] {
      let text = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test(arguments: ["junit", "junit=", "nonsense=x.xml"])
  func `A wrong report option exits with 64`(report: String) throws {
    let outcome = try Product.preflight("scan", ".", "--report", report)
    #expect(outcome.status == 64, "\(outcome)")
  }

  @Test func `Two reports in one file are a usage error`() throws {
    let outcome = try Product.preflight("scan", ".", "--report", "junit=x", "--report", "sarif=x")
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.stderr.contains("two reports"), "\(outcome)")
    let spelled = try Product.preflight("scan", ".", "--report", "junit=x", "--output", "./Tests/../x")
    #expect(spelled.status == 64 && spelled.stderr.contains("two reports"), "\(spelled)")
    #expect(try Product.preflight("scan", ".", "--report", "junit=-").status == 64)
  }

  @Test func `An unwritable report makes the run incomplete`() throws {
    let outcome = try Product.preflight("scan", "SampleMedia/ok", "--report", "junit=/no/such/folder/x.xml")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("/no/such/folder/x.xml"), "\(outcome)")
  }
}
