import MediaProbe
import Testing
import WorkerChannel
import WorkerPool

/// Tests the memory that workers have: a share of it beside others, and all of it alone.
extension WorkerTests {
  @Suite struct MemoryTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    @Test func `A file that needs more memory than its share is read alone`() async throws {
      let pool = try makePool(workers: 2)
      let files = try (0..<8).map { try samples.file($0 % 3 == 0 ? "need 250" : "answer \($0)") }
      let facts = await allFacts(files, from: pool)
      #expect(facts.map(\.container) == ["250", "1", "2", "250", "4", "5", "250", "7"])
      #expect(facts.allSatisfy { $0.problems.isEmpty })
      await pool.shutdown()
    }

    @Test func `A file that needs more memory than available gets a problem`() async throws {
      let pool = try makePool(workers: 2)
      let facts = await allFacts([try samples.file("need 400"), try samples.file("answer next")], from: pool)
      #expect(facts[0].problems.map(\.code) == [.limitReached])
      #expect(facts[1].container == "next")
      await pool.shutdown()
    }

    @Test func `A large job runs alone`() throws {
      let jobs = try (0..<4).map { Job(file: try samples.file("\($0)"), task: .facts(.stream)) }
      var queue = JobQueue()
      for job in jobs { queue.append(job) }
      expect(queue.take(), jobs[0])
      expect(queue.take(), jobs[1])
      jobs[0].becomeLarge(after: .seconds(1))
      queue.append(jobs[0])
      queue.end(jobs[0])
      // Nothing is begun before what runs has ended.
      expect(queue.take(), nil)
      expect(queue.takeAhead(), nil)
      queue.end(jobs[1])
      expect(queue.take(), jobs[0])
      expect(queue.take(), nil)
      expect(queue.takeAhead(), nil)
      #expect(queue.count == 3)
      queue.end(jobs[0])
      expect(queue.take(), jobs[2])
      expect(queue.takeAhead(), jobs[3])
      #expect(queue.isEmpty && queue.running.count == 2)
    }

    @Test func `A withdrawn large job does not block others`() throws {
      let jobs = try (0..<3).map { Job(file: try samples.file("\($0)"), task: .facts(.stream)) }
      var queue = JobQueue()
      jobs[1].becomeLarge(after: .zero)
      for job in jobs { queue.append(job) }
      // It goes before the others.
      queue.withdraw(jobs[1])
      expect(queue.take(), jobs[0])
      expect(queue.take(), jobs[2])
    }

    private func expect(_ found: Job?, _ expected: Job?, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(found === expected, sourceLocation: sourceLocation)
    }
  }
}
