import Foundation
import MediaProbe
import Testing
import WorkerPool

extension WorkerTests {
  @Suite struct AnswerTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    @Test func `Facts arrive as the worker found them`() async throws {
      let pool = try makePool()
      #expect(pool.libraries == nil)
      let facts = await pool.facts(of: try samples.file("answer mp4"), depth: .decode)
      #expect(facts.error == nil)
      #expect(facts.kind == .other)
      #expect(facts.container == "mp4")
      #expect(facts.tier == .decode)
      #expect(facts.fileSize == 10)
      #expect(facts.bytesRead == 10)
      #expect(facts.unknown[.duration] == UnknownFacts.Reason(Message(asWritten: "not looked for"), tier: .decode))
      #expect(pool.libraries == ["misbehaviour": "1.0"])
      await pool.shutdown()
    }

    @Test func `The worker gets a descriptor and no path`() async throws {
      let url = try samples.url("answer unlinked")
      let file = try OpenFile(AssetPath(url.path))
      try FileManager.default.removeItem(at: url)
      let pool = try makePool()
      #expect(await pool.facts(of: file, depth: .stream).container == "unlinked")
    }

    @Test func `Answers belong to their files in any order`() async throws {
      let pool = try makePool(workers: 4)
      let files = try (0..<40).map { try samples.file($0 % 5 == 0 ? "wait 30" : "answer a\($0)") }
      let containers = await allFacts(files, from: pool).map(\.container)
      #expect(containers == (0..<40).map { $0 % 5 == 0 ? "30" : "a\($0)" })
      #expect((1...4).contains(pool.processes.count))
      await pool.shutdown()
    }

    @Test func `Several workers run at once`() async throws {
      let pool = try makePool(workers: 4)
      // One after another, they would take six seconds.
      let files = try (0..<4).map { _ in try samples.file("wait 1500") }
      _ = await allFacts(try (0..<4).map { _ in try samples.file("wait 100") }, from: pool)
      #expect(pool.processes.count == 4)
      let time = await SuspendingClock().measure { _ = await allFacts(files, from: pool) }
      #expect(time < .milliseconds(4500))
      await pool.shutdown()
    }

    @Test func `The pool starts no more workers than allowed`() async throws {
      let pool = try makePool(workers: 1)
      let answers = await allFacts(try (0..<10).map { try samples.file("answer \($0)") }, from: pool)
      #expect(answers.map(\.container) == (0..<10).map { "\($0)" })
      #expect(pool.processes.count == 1)
      await pool.shutdown()
    }

    @Test func `A file that changes during reading is reported`() async throws {
      let pool = try makePool()
      let url = try samples.url("wait 300")
      let file = try OpenFile(AssetPath(url.path))
      async let facts = pool.facts(of: file, depth: .stream)
      try await Task.sleep(for: .milliseconds(50))
      try Data("wait 300 and more".utf8).write(to: url, options: [])
      #expect(await facts.error?.code == .changedWhileReading)
      await pool.shutdown()
    }

    @Test func `A record that is too long is an error of its file`() async throws {
      let pool = try makePool()
      let facts = await pool.facts(of: try samples.file("many"), depth: .stream)
      #expect(facts.error?.code == .tooLarge)
      #expect(await pool.facts(of: try samples.file("answer next"), depth: .stream).container == "next")
      await pool.shutdown()
    }
  }
}
