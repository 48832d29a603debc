import Foundation
import LibraryRobustness
import Robustness
import Testing

/// Tests inputs from fuzzing that once broke a promise behind the C libraries. Each file is named by its target and the
/// defect.
@Suite struct FindsTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  @Test func areThere() { #expect(Self.files.count >= 3) }

  @Test(arguments: files) func keepsItsPromises(file: URL) throws {
    let name = file.lastPathComponent
    let target = try #require(ReadingTarget.libraries.first { name.hasPrefix($0.name + "-") })
    #expect(target.brokenPromises([UInt8](try Data(contentsOf: file))) == [])
  }
}
