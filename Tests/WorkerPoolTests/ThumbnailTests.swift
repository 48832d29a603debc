import Foundation
import MediaProbe
import Testing
import WorkerPool

extension WorkerTests {
  /// Tests that a bad file loses only its own thumbnail, and that the next file is answered normally.
  @Suite struct ThumbnailTests {
    let samples: Samples
    init() throws { samples = try Samples() }

    @Test func `A thumbnail arrives as the worker made it`() async throws {
      let pool = try makePool()
      let thumbnail = await pool.thumbnail(of: try samples.file("answer x"), at: nil)
      #expect(thumbnail == Thumbnail(jpeg: [0xFF, 0xD8, 0xFF, 0xD9], width: 1, height: 1))
      // The libraries of a run do not depend on thumbnails.
      #expect(pool.libraries == nil)
      _ = await pool.facts(of: try samples.file("answer x"), depth: .stream)
      #expect(pool.libraries != nil)
      await pool.shutdown()
    }

    @Test(arguments: [
      "nothing", "abort", "kill", "exit 3", "allocate", "garbage", "half-and-exit", "no-picture", "facts", "hang",
      "spin",
      "stop",
    ]) func `A failing worker gives no thumbnail`(behaviour: String) async throws {
      let pool = try makePool(workers: 1, timeout: .milliseconds(behaviour == "allocate" ? 20_000 : 500))
      #expect(await pool.thumbnail(of: try samples.file(behaviour), at: nil) == nil)
      #expect(await pool.thumbnail(of: try samples.file("answer next"), at: nil) != nil)
      #expect(await pool.facts(of: try samples.file("answer next"), depth: .stream).container == "next")
      await pool.shutdown()
    }

    @Test func `A file that changes gives no thumbnail`() async throws {
      let pool = try makePool()
      let url = try samples.url("wait 300")
      let file = try OpenFile(AssetPath(url.path))
      async let thumbnail = pool.thumbnail(of: file, at: nil)
      try await Task.sleep(for: .milliseconds(50))
      try Data("wait 300 and more".utf8).write(to: url, options: [])
      #expect(await thumbnail == nil)
      await pool.shutdown()
    }

    @Test func `Canceling a thumbnail does not wait`() async throws {
      let pool = try makePool(workers: 1)
      let file = try samples.file("hang")
      let task = Task { await pool.thumbnail(of: file, at: nil) }
      #expect(try await eventually { !pool.processes.isEmpty })
      task.cancel()
      // Without cancellation it would take the pool's twenty seconds.
      let time = await SuspendingClock().measure { #expect(await task.value == nil) }
      #expect(time < .seconds(10))
      await pool.shutdown()
    }
  }
}
