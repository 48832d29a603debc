import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes in every format, regardless of the environment and of the order in which files finish.
@Suite struct SameBytesTests {
  /// These samples have every kind and outcome. More samples would only take time.
  private static let samples =
    "SampleMedia/broken SampleMedia/ok/tiktok-share-kit-ios Destinations/x-gif/samples SampleMedia/fail/facebook-stories-ios"

  /// Returns every format of a run over samples, with a missing file and a name that is not UTF-8.
  private func reports(_ options: String, environment: [String: String] = [:]) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    try folder.write("worker", Self.hesitantWorker)
    let outcome = try Product.shell(
      """
      ln -s "\(Product.root.path)/SampleMedia" "\(Product.root.path)/Destinations" . && mkdir out && chmod 755 worker
      cp SampleMedia/ok/tiktok-share-kit-ios/image/*.png $'odd\\xff.png' 2> /dev/null || true
      "$PREFLIGHT" scan \(Self.samples) gone.mp4 $'odd\\xff.png' --fail-on never \(options) \
        \(AllReports.options(into: "out")) > out/r.stdout
      """, in: folder.url, environment: environment)
    // The missing file keeps the run from judging all that was asked for.
    #expect(outcome.status == 2, "\(outcome)")
    let reports = try AllReports.contents(of: folder.url.appendingPathComponent("out"))
    #expect(reports.count == AllReports.formats.count + 1)
    return reports
  }

  /// A worker that starts at once or late, so that files of the deeper tiers finish in a different order each time.
  private static let hesitantWorker = """
    #!/bin/bash
    sleep 0.$((RANDOM % 4))
    exec '\(Product.folder.path)/preflight-worker' "$@"
    """

  @Test func `Reports do not depend on the number of jobs`() throws {
    let reference = try reports("--jobs 1 --workers 1")
    for options in ["--jobs 2 --workers 2", "--jobs 7 --workers 3", "--jobs 64 --workers 5"] {
      let other = try reports(options, environment: ["PREFLIGHT_WORKER": "./worker"])
      for (name, report) in reference { #expect(other[name] == report, "\(name) with \(options)") }
    }
  }

  /// If all formats of a run have independent items, they are made where the files are read.
  @Test(arguments: ["ndjson", "csv", "line", "checkstyle"], ["scan", "probe"])
  func `A format is the same alone and with other formats`(format: String, command: String) throws {
    let folder = try TemporaryFolder()
    let judging = command == "scan" ? "--fail-on never" : ""
    let outcome = try Product.shell(
      """
      ln -s "\(Product.root.path)/SampleMedia" "\(Product.root.path)/Destinations" .
      run() { "$PREFLIGHT" \(command) \(Self.samples) gone.mp4 \(judging) "$@" 2> /dev/null || [ $? -le 2 ]; }
      run --format \(format) --jobs 3 --output alone && run --format html --output page --report \(format)=among
      run --format \(format) --verbose --output told
      cmp alone among && cmp alone told && wc -l < alone
      """, in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(Int(outcome.stdout.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 20)
  }

  @Test func `Reports do not depend on locale, time zone or folder`() throws {
    let reference = try reports("")
    // Turkish has an i without a dot; Debian makes its locale from the sources of the package `locales` where it has them.
    let locales = try TemporaryFolder()
    _ = try Product.shell("localedef -i tr_TR -f UTF-8 ./tr_TR.UTF-8", in: locales.url)
    let surroundings: [[String: String]] = [
      ["LC_ALL": "tr_TR.UTF-8", "LOCPATH": locales.url.path, "TZ": "Europe/Istanbul"],
      ["LC_ALL": "C", "LANG": "", "TZ": "Pacific/Kiritimati"], ["LANG": "ja_JP.UTF-8", "TZ": "America/St_Johns"],
      ["LC_ALL": "de_DE.ISO-8859-1", "TZ": "nonsense", "TERM": "xterm-256color", "GITHUB_ACTIONS": "true"],
    ]
    for environment in surroundings {
      let other = try reports("", environment: environment)
      for (name, report) in reference { #expect(other[name] == report, "\(name) in \(environment)") }
    }
  }
}
