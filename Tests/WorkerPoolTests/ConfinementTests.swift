import Foundation
import MediaProbe
import Testing
import WorkerChannel

@testable import WorkerPool

extension WorkerTests {
  /// Tests that a worker in the hands of an attacker gets nowhere, and that the batch goes on.
  @Suite struct ConfinementTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    /// Returns the facts of a file whose worker makes an attempt, after checking that the next file is read.
    private func facts(of attempt: String, timeout: Duration = .seconds(20)) async throws -> MediaFacts {
      let pool = try makePool(workers: 1, timeout: timeout)
      let facts = await pool.facts(of: try samples.file(attempt), depth: .stream)
      let next = await pool.facts(of: try samples.file("answer next"), depth: .stream)
      #expect(next.container == "next", "\(String(describing: next.error))")
      await pool.shutdown()
      return facts
    }

    @Test func theEnvironmentOfTheCallerStaysThere() async {
      await #expect(processExitsWith: .success) {
        setEnvironment("PREFLIGHT_TEST_SECRET", to: "secret")
        let samples = try Samples()
        let pool = try makePool(workers: 1)
        let file = try samples.file("attempt environment")
        let found = await pool.facts(of: file, depth: .stream).container
        #expect(found != "done" && found?.isEmpty == false)
        let worker = try #require(pool.processes.first)
        // Only root can read this of a process that is not dumpable.
        let environment = FileManager.default.contents(atPath: "/proc/\(worker)/environ") ?? Data()
        #expect(!String(decoding: environment, as: UTF8.self).contains("secret"))
        await pool.shutdown()
      }
    }

    @Test(arguments: ["write", "raise-limit"]) func isDenied(attempt: String) async throws {
      let found = try await facts(of: "attempt \(attempt)").container
      #expect(found != nil && found != "done" && found != "found no attempt of this name")
    }

    @Test func aThreadIsAllowed() async throws {
      #expect(try await facts(of: "attempt thread").container == "done")
    }

    @Test func aWorkerIsReplacedAfterManyFiles() async throws {
      let pool = try makePool(workers: 1)
      let file = try samples.file("answer a")
      #expect(await pool.facts(of: file, depth: .stream).error == nil)
      let first = try #require(pool.processes.first)
      for _ in 1..<Lane.filesPerWorker { #expect(await pool.facts(of: file, depth: .stream).container == "a") }
      #expect(pool.processes == [first])
      #expect(await pool.facts(of: file, depth: .stream).container == "a")
      #expect(pool.processes.count == 1 && pool.processes != [first])
      #expect(!isRunning(first))
      await pool.shutdown()
    }

    /// A program that starts another one before it is confined. Its whole group ends with it.
    @Test(arguments: ["kill", "exit 0", "stop", "answer a"])
    func noChildOutlivesAWorker(behaviour: String) async throws {
      let url = samples.folder.appending(path: "worker")
      let child = samples.folder.appending(path: "child")
      try Data("#!/bin/sh\nsleep 600 & echo $! > '\(child.path)'\nexec '\(misbehavingWorker.text)'\n".utf8).write(
        to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      let pool = try makePool(workers: 1, timeout: .seconds(3), executable: AssetPath(url.path))
      _ = await pool.facts(of: try samples.file(behaviour), depth: .stream)
      await pool.shutdown()
      let text = try String(contentsOf: child, encoding: .utf8).split(separator: "\n").first.map(String.init)
      let process = try #require(text.flatMap { Int32($0) })
      #expect(try await eventually { !isRunning(process) })
    }
  }
}
