import Foundation
import MediaProbe
import Testing

@testable import WorkerPool

extension WorkerTests {
  /// What happens when there is no worker, or none that works.
  @Suite struct StartTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    /// A program that is no worker: a shell script, which notes each of its starts in `starts`.
    private func program(_ script: String) throws -> AssetPath {
      let url = samples.folder.appending(path: "worker")
      try Data("#!/bin/sh\necho >> '\(samples.folder.path)/starts'\n\(script)\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      return AssetPath(url.path)
    }

    private var starts: Int { (try? Data(contentsOf: samples.folder.appending(path: "starts")).count) ?? 0 }

    @Test func aMissingWorkerIsAnErrorThatSaysWhereItWasLookedFor() throws {
      let error = try #require(throws: WorkerMissing.self) { try WorkerPool(executable: "/nowhere/preflight-worker") }
      #expect(error.searched == ["/nowhere/preflight-worker"])
      #expect(error.description.contains("/nowhere/preflight-worker: install it"))
      // A file that may not be run, and a folder.
      #expect(throws: WorkerMissing.self) { try WorkerPool(executable: "/etc/passwd") }
      #expect(throws: WorkerMissing.self) { try WorkerPool(executable: "/tmp") }
    }

    @Test func theUsualPlacesAreBesideTheProgramAndInLibexec() {
      #expect(
        usualPlaces(of: "/opt/preflight/bin/preflight") == [
          "/opt/preflight/bin/preflight-worker", "/opt/preflight/bin/../libexec/preflight/preflight-worker",
        ])
      #expect(usualPlaces(of: "/preflight").first == "/preflight-worker")
    }

    @Test func theEnvironmentNamesTheWorker() async {
      await #expect(processExitsWith: .success) {
        setEnvironment(WorkerPool.environmentName, to: misbehavingWorker.text)
        let named = try WorkerPool()
        #expect(named.executable == misbehavingWorker)
        // A wrong name is not passed over in silence.
        setEnvironment(WorkerPool.environmentName, to: "/nowhere/worker")
        #expect(throws: WorkerMissing(searched: ["/nowhere/worker"])) { try WorkerPool() }
        setEnvironment(WorkerPool.environmentName, to: nil)
        let usual = try WorkerPool()
        #expect(usual.executable == AssetPath(products.appending(path: "preflight-worker").path))
      }
    }

    @Test func threeFailuresToStartInARowAreEnough() async throws {
      let pool = try makePool(workers: 2, executable: try program("echo 'no library libx.so' >&2; exit 127"))
      let answers = await allFacts(try (0..<20).map { try samples.file("answer \($0)") }, from: pool)
      #expect(answers.count == 20)
      for facts in answers {
        #expect(facts.error?.code == .internal)
        #expect(facts.error?.message.contains("it ended with exit status 127: no library libx.so;") == true)
        #expect(facts.fileSize != nil)
      }
      // The second lane may be in the middle of an attempt when the third fails.
      #expect((3...4).contains(starts))
      #expect(pool.processes.isEmpty)
      await pool.shutdown()
    }

    @Test func aPoolRecoversWhenItsWorkerDoes() async throws {
      let script = "test -e '\(samples.folder.path)/mended' || exit 1\nexec '\(misbehavingWorker.text)'"
      let pool = try makePool(workers: 1, executable: try program(script))
      let file = try samples.file("answer x")
      #expect(await pool.facts(of: file, depth: .stream).error?.code == .internal)
      try Data().write(to: samples.folder.appending(path: "mended"))
      try await Task.sleep(for: Dispatcher.retryPause)
      #expect(await pool.facts(of: file, depth: .stream).container == "x")
      #expect(starts == 4)
      await pool.shutdown()
    }

    @Test(arguments: [
      ("exec sleep 60", "said no hello within 0.2 s"),
      ("echo this is no hello at all >&0; exec sleep 60", "another language"),
    ])
    func aProgramThatIsNoWorkerIsNamed(script: String, message: String) async throws {
      let pool = try makePool(workers: 1, startTimeout: .milliseconds(200), executable: try program(script))
      let facts = await pool.facts(of: try samples.file("answer x"), depth: .stream)
      #expect(facts.error?.code == .internal)
      #expect(facts.error?.message.contains(message) == true, "\(String(describing: facts.error))")
      await pool.shutdown()
    }

    @Test func aProgramThatCannotBeRunIsNamed() async throws {
      let url = samples.folder.appending(path: "worker")
      try Data("\u{7F}ELF, but not really".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      let pool = try makePool(executable: AssetPath(url.path))
      let facts = await pool.facts(of: try samples.file("answer x"), depth: .stream)
      #expect(facts.error?.code == .internal)
      #expect(facts.error?.message.contains("could not be started") == true, "\(String(describing: facts.error))")
      await pool.shutdown()
    }
  }
}
