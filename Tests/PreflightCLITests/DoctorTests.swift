import Foundation
import TestSupport
import Testing

/// Tests that `preflight doctor` prints the state that a real worker reports.
@Suite struct DoctorTests {
  private func object(_ outcome: Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: outcome.out) as? [String: Any])
  }

  private func states(_ object: [String: Any]) throws -> [String: String] {
    let measures = try #require(object["confinement"] as? [[String: String]])
    return Dictionary(
      uniqueKeysWithValues: measures.compactMap { measure in
        measure["measure"].flatMap { name in measure["state"].map { (name, $0) } }
      })
  }

  @Test func `A complete installation has no problems`() throws {
    let outcome = try Product.preflight("doctor")
    #expect(outcome.status == 0 && outcome.err.isEmpty, "\(outcome)")
    for words in [
      "preflight-worker\n", "libavformat", "few system calls (seccomp)", "✓", "confined as far as this system allows",
    ] {
      #expect(outcome.stdout.contains(words), "\(words): \(outcome)")
    }
    let json = try Product.preflight("doctor", "--format", "json")
    let object = try object(json)
    #expect(json.status == 0 && object["healthy"] as? Bool == true, "\(json)")
    #expect((object["libraries"] as? [String: String])?["libpng"] != nil)
    let states = try states(object)
    #expect(states.count == 13)
    #expect(states.filter { $0.value != "in_force" }.keys.allSatisfy { ["landlock", "namespaces"].contains($0) })
  }

  @Test func `A missing worker comes with advice`() throws {
    let missing = ["PREFLIGHT_WORKER": "/nowhere/preflight-worker"]
    let outcome = try Product.preflight(["doctor"], environment: missing)
    #expect(outcome.status == 1 && outcome.stdout.contains("/nowhere/preflight-worker: install it"), "\(outcome)")
    let json = try Product.preflight(["doctor", "--format", "json"], environment: missing)
    let object = try object(json)
    #expect(json.status == 1 && object["worker"] is NSNull && object["healthy"] as? Bool == false, "\(json)")
    #expect((object["error"] as? String)?.contains("/nowhere/preflight-worker") == true)
  }

  /// The kernel refuses the filter, and the worker reads files without it.
  @Test(.enabled(if: ShortageTests.hasFaults, "needs strace")) func `A missing kernel protection is reported`() throws {
    let folder = try TemporaryFolder()
    let worker = try folder.write(
      "worker",
      """
      #!/bin/sh
      exec strace -DD -qq -o /dev/null -e trace=seccomp,landlock_create_ruleset \
        -e inject=seccomp:error=EPERM -e inject=landlock_create_ruleset:error=EOPNOTSUPP \
        "\(Product.folder.path)/preflight-worker"
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker.path)
    let environment = ["PREFLIGHT_WORKER": worker.path]
    let json = try Product.preflight(["doctor", "--format", "json"], environment: environment)
    let states = try states(try object(json))
    #expect(json.status == 1, "\(json)")
    #expect(states["system_calls"] == "missing" && states["landlock"] == "unavailable", "\(json)")
    #expect(states["open_files"] == "in_force", "\(json)")
    let text = try Product.preflight(["doctor"], environment: environment)
    #expect(text.stdout.contains("✗ few system calls") && text.stdout.contains("allow it in the profile"), "\(text)")
    let probe = try Product.preflight(
      ["probe", "--engine", "reference", "--format", "ndjson", "SampleMedia/ok"], in: Product.root,
      environment: environment)
    #expect(probe.status == 0 && !probe.stdout.contains(#""code":"internal""#), "\(probe)")
  }
}
