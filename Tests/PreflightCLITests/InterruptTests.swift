import Foundation
import TestSupport
import Testing

/// Runs that the user interrupts, and runs whose workers fail.
@Suite struct InterruptTests {
  /// Makes enough files for an interruption in the middle of the run. The header tier cannot judge any of them.
  private func manyFiles() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let clip = Product.root.appendingPathComponent(
      "SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("clips"), withIntermediateDirectories: true)
    // The sample can be on another disk than the folder for tests, to which no link is possible.
    let first = folder.url.appendingPathComponent("clips/0.mov")
    try FileManager.default.copyItem(at: clip, to: first)
    for index in 1..<2000 {
      try FileManager.default.linkItem(at: first, to: folder.url.appendingPathComponent("clips/\(index).mov"))
    }
    return folder
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `An interrupted run reports the interruption`(signal: String) throws {
    let folder = try manyFiles()
    let outcome = try Product.shell(
      """
      "$PREFLIGHT" probe clips --engine reference --format ndjson > report & run=$!
      until [ -s report ]; do sleep 0.02; done
      kill -\(signal) $run; wait $run
      """, in: folder.url)
    #expect(outcome.status == 130, "\(outcome)")
    let lines = try String(contentsOf: folder.url.appendingPathComponent("report"), encoding: .utf8).split(
      separator: "\n")
    let summary = try #require(
      JSONSerialization.jsonObject(with: Data((lines.last ?? "").utf8)) as? [String: Any])
    #expect(summary["interrupted"] as? Bool == true)
    #expect(summary["assets"] as? Int == lines.count - 1)
    #expect(lines.count < 2001, "the run was over before it was interrupted")
    #expect(summary["errors"] as? Int == 0, "what was cut short is no error of a file")
  }

  @Test func `A killed or stopped worker costs only its own file`() throws {
    let folder = try manyFiles()
    let outcome = try Product.shell(
      """
      "$PREFLIGHT" probe clips --engine reference --workers 3 --timeout 5 --format ndjson > report & main=$!
      # By then all workers have started. One that is stopped before that has no file.
      until [ $(wc -l < report) -gt 100 ]; do sleep 0.02; done
      set -- $(pgrep -P $main)
      kill -KILL $1; kill -STOP $2
      wait $main
      """, in: folder.url)
    let lines = try String(contentsOf: folder.url.appendingPathComponent("report"), encoding: .utf8).split(
      separator: "\n")
    #expect(lines.count == 2001, "\(outcome)")
    var codes: [String: Int] = [:]
    for line in lines.dropLast() {
      let record = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let code = (record["error"] as? [String: Any])?["code"] as? String ?? "fine"
      codes[code, default: 0] += 1
      if code == "fine" { #expect(record["duration"] as? Double == 15) }
    }
    // Each of the two held at most one file.
    #expect(codes["fine", default: 0] >= 1998, "\(codes)")
    #expect(Set(codes.keys).isSubset(of: ["fine", "crashed", "timed_out"]), "\(codes)")
  }

  @Test func `Few descriptors do not make a file unreadable`() throws {
    let plenty = try Product.preflight("probe", "SampleMedia", "--engine", "reference", "--format", "ndjson")
    let few = try Product.shell("ulimit -n 40; \"$PREFLIGHT\" probe SampleMedia --engine reference --format ndjson")
    #expect(few.status == plenty.status)
    #expect(few.out == plenty.out)
  }

  @Test(arguments: ["/bin/false", "/bin/cat"])
  func `A wrong worker program is not the fault of the file`(worker: String) throws {
    let outcome = try Product.preflight(
      "probe", Loops.areComplete ? "SampleMedia/ok" : "SampleMedia/ok/wechat-share-xd-ios",
      "--engine", "reference", "--format", "ndjson", environment: ["PREFLIGHT_WORKER": worker])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("could not be read"), "\(outcome)")
  }

  @Test func `A missing worker is reported if a file needs it`() throws {
    let outcome = try Product.preflight("probe", "Destinations", environment: ["PREFLIGHT_WORKER": "/no/such/worker"])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stdout.contains("/no/such/worker"), "\(outcome)")
  }
}
