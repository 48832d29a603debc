import Foundation
import Robustness
import Testing

/// Tests inputs from fuzzing and mutation that once broke a reader. Each file is named by its target and the defect.
@Suite struct FindsTests {
  private static let files = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  /// Finds are only added.
  @Test func `The folder has all past finds`() throws { #expect(try Self.files.get().count >= 17) }

  @Test(arguments: try files.get()) func `No past find breaks a promise of its reader`(file: URL) throws {
    let name = file.lastPathComponent
    // Names of targets contain hyphens too, so the longest one that fits is meant.
    let fitting = ReadingTarget.all.filter { name.hasPrefix($0.name + "-") }
    let target = try #require(fitting.max { $0.name.count < $1.name.count }, "\(name) names no target")
    #expect(target.brokenPromises([UInt8](try Data(contentsOf: file))) == [])
  }
}
