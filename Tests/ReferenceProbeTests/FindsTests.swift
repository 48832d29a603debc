import Foundation
import Robustness
import Testing

/// Tests inputs from fuzzing that once broke a promise behind the C libraries. Each file is named by its target and the
/// defect.
@Suite struct FindsTests {
  private static let files = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  /// Finds are only added.
  @Test func `The folder has all past finds`() throws { #expect(try Self.files.get().count >= 7) }

  @Test(arguments: try files.get()) func `No past find breaks a promise of its reader`(file: URL) throws {
    let name = file.lastPathComponent
    let targets = [ReadingTarget.library] + ReadingTarget.shims
    let target = try #require(targets.first { name.hasPrefix($0.name + "-") })
    #expect(target.brokenPromises([UInt8](try Data(contentsOf: file))) == [])
  }
}
