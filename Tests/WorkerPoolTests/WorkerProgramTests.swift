import Foundation
import MediaProbe
import TestSupport
import Testing
import WorkerPool

extension WorkerTests {
  /// Tests the shipped worker program.
  @Suite struct WorkerProgramTests {
    private let program = Product.tests.appending(path: "preflight-worker")

    @Test func `The worker program explains itself when started by hand`() throws {
      let outcome = try Product.run(program, [], in: nil, environment: [:], input: nil)
      #expect(outcome.status == 64)
      #expect(outcome.stderr.hasSuffix("run preflight instead\n"))
    }

    @Test func `The worker program reads a file`() async throws {
      let samples = try Samples()
      let pool = try WorkerPool(executable: AssetPath(program.path), workers: 1)
      // This is the smallest possible GIF: one pixel.
      let pixel: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C, 0, 0, 0, 0, 1, 0,
        1,
        0, 0, 2, 2, 0x44, 1, 0, 0x3B,
      ]
      let url = samples.folder.appending(path: "pixel")
      try Data(pixel).write(to: url)
      let facts = await pool.facts(of: try OpenFile(AssetPath(url.path)), depth: .stream)
      #expect(facts.error == nil)
      #expect(facts.container == "gif")
      #expect(facts.image?.width == 1)
      #expect(facts.fileSize == Int64(pixel.count))
      let text = await pool.facts(of: try samples.file("just text, no media"), depth: .stream)
      #expect(text.error?.code == .notMedia)
      await pool.shutdown()
    }
  }
}
