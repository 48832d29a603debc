import Foundation
import MediaProbe
import Testing
import WorkerPool

extension WorkerTests {
  /// Tests that a bad file loses only its own facts, and that the next file is answered normally.
  @Suite struct MisbehaviourTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    /// Returns the error of a file, after checking that the next file has none.
    private func error(of behaviour: String, timeout: Duration = .seconds(20)) async throws -> ReadError {
      let pool = try makePool(workers: 1, timeout: timeout)
      let facts = await pool.facts(of: try samples.file(behaviour), depth: .stream)
      #expect(facts.fileSize == Int64(behaviour.utf8.count))
      #expect(facts.tier == .stream)
      let next = await pool.facts(of: try samples.file("answer next"), depth: .stream)
      #expect(next.container == "next", "\(String(describing: next.error))")
      await pool.shutdown()
      return try #require(facts.error)
    }

    @Test(arguments: [
      ("abort", "SIGABRT"), ("kill", "SIGKILL"), ("exit 0", "exit status 0"), ("exit 3", "exit status 3"),
      ("allocate", "the process that read the file"), ("half", "an invalid answer"), ("half-and-exit", "exit status 0"),
      ("garbage", "an invalid answer"), ("oversized", "at most 4194304"), ("no-record", "does not read"),
      ("wrong-id", "expected 1"), ("impossible", "an impossible value of bit_rate"),
      ("impossible-count", "an impossible value of bytes_read"),
      ("impossible-stream", "an impossible value of streams.index"),
    ])
    func `An ending worker is a crash`(behaviour: String, message: String) async throws {
      let error = try await error(of: behaviour)
      #expect(error.code == .crashed)
      #expect(error.message.english.contains(message), "\(error.message)")
    }

    @Test(arguments: ["hang", "spin", "stop", "half-and-hang"])
    func `A worker without an answer is a timeout`(behaviour: String) async throws {
      let error = try await error(of: behaviour, timeout: .milliseconds(300))
      #expect(error == ReadError(.timedOut, .noAnswerWithin, .text("0.3")))
    }

    @Test func `The error message contains the standard error of the worker`() async throws {
      let error = try await error(of: "abort")
      #expect(error.message.english.contains("about to abort[31m red"))
      #expect(error.message.english.unicodeScalars.allSatisfy { !$0.disturbsTerminal })
    }

    @Test func `An unrequested message is not taken as an answer`() async throws {
      let pool = try makePool(workers: 1)
      // The first answer has the right id and wrong content, which nobody can detect; the second is surplus.
      #expect(await pool.facts(of: try samples.file("twice"), depth: .stream).container == "spoilt")
      #expect(await pool.facts(of: try samples.file("answer next"), depth: .stream).container == "next")
      await pool.shutdown()
    }

    @Test func `A late second answer does not affect the next file`() async throws {
      let pool = try makePool(workers: 1)
      #expect(await pool.facts(of: try samples.file("twice-late first"), depth: .stream).container == "first")
      #expect(await pool.facts(of: try samples.file("answer next"), depth: .stream).container == "next")
      await pool.shutdown()
    }

    @Test func `A worker can write much to standard error`() async throws {
      let pool = try makePool(workers: 1)
      for _ in 0..<3 {
        #expect(await pool.facts(of: try samples.file("flood x"), depth: .stream).container == "x")
      }
      #expect(pool.processes.count == 1)
      await pool.shutdown()
    }

    /// Part of the worker keeps writing while it serves; the pool does not read it endlessly.
    @Test(.timeLimit(.minutes(1))) func `A worker can write to standard error without end`() async throws {
      let pool = try makePool(workers: 1)
      for _ in 0..<5 { #expect(await pool.facts(of: try samples.file("chatter x"), depth: .stream).container == "x") }
      await pool.shutdown()
    }

    @Test func `A batch loses only the files that kill or stop workers`() async throws {
      let pool = try makePool(workers: 3, timeout: .seconds(3))
      let files = try (0..<60).map { index in
        try samples.file(index == 20 ? "kill" : index == 30 ? "stop" : "answer \(index)")
      }
      let answers = await allFacts(files, from: pool)
      #expect(answers.count == 60)
      for (index, facts) in answers.enumerated() {
        switch index {
        case 20: #expect(facts.error?.code == .crashed)
        case 30: #expect(facts.error?.code == .timedOut)
        default: #expect(facts.error == nil && facts.container == "\(index)")
        }
      }
      await pool.shutdown()
    }

    /// While many files wait, a worker has the next one already. It is read again if the present one ends the worker.
    @Test(arguments: ["kill", "abort", "half-and-exit", "hang", "garbage", "twice-late a"])
    func `A file that was sent ahead keeps its facts`(behaviour: String) async throws {
      let pool = try makePool(workers: 1, timeout: .seconds(2))
      let files = try (0..<20).map { try samples.file($0 % 7 == 3 ? behaviour : "answer \($0)") }
      for (index, facts) in await allFacts(files, from: pool).enumerated() where index % 7 != 3 {
        #expect(facts.error == nil && facts.container == "\(index)", "\(String(describing: facts.error))")
      }
      await pool.shutdown()
    }

    /// Canceling a file that a worker has, but does not read yet, must not cost the present file its facts.
    @Test func `A file that was sent ahead can be canceled`() async throws {
      let pool = try makePool(workers: 1)
      // The second file begins while others wait, and so the third one is sent ahead.
      let files = try ["wait 600", "wait 700", "answer 2", "answer 3", "answer 4"].map { try samples.file($0) }
      var tasks: [Task<MediaFacts, Never>] = []
      for file in files {
        tasks.append(Task { await pool.facts(of: file, depth: .stream) })
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(await tasks[0].value.container == "600")
      try await Task.sleep(for: .milliseconds(200))
      tasks[2].cancel()
      #expect(await tasks[2].value.error?.message.english.contains("cancelled") == true)
      #expect(await tasks[1].value.container == "700")
      #expect(await tasks[3].value.container == "3")
      #expect(await tasks[4].value.container == "4")
      await pool.shutdown()
    }

    @Test func `A batch survives signals from outside`() async throws {
      let pool = try makePool(workers: 3, timeout: .seconds(3))
      let files = try (0..<60).map { try samples.file("wait 2\($0 % 10)") }
      async let batch = allFacts(files, from: pool)
      #expect(try await eventually { pool.processes.count == 3 })
      try await Task.sleep(for: .milliseconds(100))
      let victims = pool.processes
      kill(victims[0], SIGKILL)
      kill(victims[1], SIGSTOP)
      let answers = await batch
      #expect(answers.count == 60)
      // A worker that is killed between two files loses no file.
      #expect(answers.count { $0.error?.code == .crashed } <= 1)
      #expect(answers.count { $0.error?.code == .timedOut } <= 1)
      for (index, facts) in answers.enumerated() where facts.error?.code != .crashed && facts.error?.code != .timedOut {
        #expect(facts.error == nil && facts.container == "2\(index % 10)")
      }
      #expect(!isRunning(victims[0]) && !isRunning(victims[1]))
      await pool.shutdown()
    }

    @Test func `An idle worker that dies costs no file`() async throws {
      let pool = try makePool(workers: 1)
      #expect(await pool.facts(of: try samples.file("answer a"), depth: .stream).error == nil)
      let first = try #require(pool.processes.first)
      kill(first, SIGKILL)
      #expect(try await eventually { !isRunning(first) })
      #expect(await pool.facts(of: try samples.file("answer b"), depth: .stream).container == "b")
      #expect(pool.processes.count == 1 && pool.processes.first != first)
      await pool.shutdown()
    }
  }
}
