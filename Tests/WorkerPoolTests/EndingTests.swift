import Foundation
import MediaProbe
import Testing
import WorkerPool

extension WorkerTests {
  /// Tests that no process, descriptor or waiting caller is left behind.
  @Suite struct EndingTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    @Test func `Canceling stops the current file and the waiting ones`() async throws {
      let pool = try makePool(workers: 1)
      let (hanging, late) = (try samples.file("hang"), try samples.file("answer waiting"))
      let present = Task { await pool.facts(of: hanging, depth: .stream) }
      #expect(try await eventually { !pool.processes.isEmpty })
      // This is requested while the worker is busy.
      let waiting = Task { await pool.facts(of: late, depth: .stream) }
      try await Task.sleep(for: .milliseconds(50))
      let worker = try #require(pool.processes.first)
      present.cancel()
      waiting.cancel()
      let time = await SuspendingClock().measure {
        for facts in [await present.value, await waiting.value] {
          #expect(facts.error?.code == .timedOut)
          #expect(facts.error?.message.english.contains("cancelled") == true)
          #expect(facts.fileSize != nil)
        }
      }
      #expect(time < .milliseconds(500))
      #expect(try await eventually { !isRunning(worker) })
      #expect(await pool.facts(of: try samples.file("answer next"), depth: .stream).container == "next")
      await pool.shutdown()
    }

    @Test func `A task canceled beforehand starts nothing`() async throws {
      let pool = try makePool()
      let file = try samples.file("answer x")
      let task = Task {
        // The sleep ends when the task is canceled.
        try? await Task.sleep(for: .seconds(60))
        return await pool.facts(of: file, depth: .stream)
      }
      task.cancel()
      #expect(await task.value.error?.message.english.contains("cancelled") == true)
      #expect(pool.processes.isEmpty)
    }

    @Test func `Shutdown answers every caller and ends every worker`() async throws {
      let pool = try makePool(workers: 2)
      #expect(await allFacts([try samples.file("answer a")], from: pool).first?.error == nil)
      let hanging = try (0..<2).map { _ in try samples.file("hang") }
      let late = [try samples.file("answer waiting")]
      async let batch = allFacts(hanging, from: pool)
      #expect(try await eventually { pool.processes.count == 2 })
      let workers = pool.processes
      // These are requested while all workers are busy.
      async let waiting = allFacts(late, from: pool)
      await pool.shutdown()
      #expect(pool.processes.isEmpty)
      #expect(workers.allSatisfy { !isRunning($0) })
      for facts in await batch + waiting { #expect(facts.error?.message.english.contains("shut down") == true) }
      #expect(await pool.facts(of: try samples.file("answer late"), depth: .stream).error?.code == .timedOut)
      await pool.shutdown()
    }

    @Test func `Releasing a pool ends its workers`() async throws {
      var pool: WorkerPool? = try makePool(workers: 2)
      let files = try (0..<4).map { _ in try samples.file("wait 20") }
      _ = await allFacts(files, from: try #require(pool))
      let workers = try #require(pool?.processes)
      #expect(!workers.isEmpty)
      pool = nil
      #expect(try await eventually { workers.allSatisfy { !isRunning($0) } })
    }

    @Test func `A worker inherits no descriptors of its parent`() async throws {
      // Child processes would inherit this descriptor.
      let stray = dup(1)
      defer { close(stray) }
      let pool = try makePool(workers: 1)
      _ = await pool.facts(of: try samples.file("answer a"), depth: .stream)
      let worker = try #require(pool.processes.first)
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/fd")
      #expect(Set(descriptors) == ["0", "1", "2"])
      // In its own group, an interrupt at the parent's terminal does not reach it.
      #expect(getpgid(worker) == worker)
      await pool.shutdown()
    }

    // This test runs in a separate process, in which no other test opens anything.
    @Test func nothingLeaksOverManyFiles() async {
      await #expect(processExitsWith: .success) {
        let samples = try Samples()
        func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        func children() throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").reduce(0) { count, thread in
            // A thread may end while its name is still listed.
            let list = (try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? ""
            return count + list.split(separator: " ").count
          }
        }
        func run(files: Int) async throws {
          let pool = try makePool(workers: 2, timeout: .milliseconds(300))
          let failures = ["exit 1", "garbage", "kill", "half"]
          let batch = try (0..<files).map { index in
            try samples.file(index % 100 == 99 ? "stop" : index % 4 == 3 ? failures[index / 4 % 4] : "answer x")
          }
          #expect(await allFacts(batch, from: pool).count == files)
          await pool.shutdown()
        }
        // The first run opens descriptors that the runtime keeps.
        try await run(files: 4)
        let before = try descriptors()
        try await run(files: 200)
        // A finished task may release its file a moment later.
        #expect(try await eventually { (try? descriptors()) == before })
        #expect(try children() == 0)
      }
    }

    @Test func workersDieWithTheirParent() async throws {
      let result = try await #require(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
        let samples = try Samples()
        let pool = try makePool(workers: 3)
        let (hanging, spinning) = (try samples.file("hang"), try samples.file("spin"))
        Task { await pool.facts(of: hanging, depth: .stream) }
        Task { await pool.facts(of: spinning, depth: .stream) }
        _ = await pool.facts(of: try samples.file("answer idle"), depth: .stream)
        #expect(try await eventually { pool.processes.count == 3 })
        try FileManager.default.removeItem(at: samples.folder)
        print("\nworkers", pool.processes.map { "\($0)" }.joined(separator: " "), "")
        fflush(nil)
        kill(getpid(), SIGKILL)
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("workers ") })
      let workers = line.split(separator: " ").dropFirst().compactMap { Int32($0) }
      #expect(workers.count == 3)
      #expect(try await eventually { workers.allSatisfy { !isRunning($0) } })
    }
  }
}
