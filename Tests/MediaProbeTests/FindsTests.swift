import Foundation
import Robustness
import Testing

/// What fuzzing and mutation once broke a reader with: each file is named by its target, then by what was wrong.
@Suite struct FindsTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  @Test func areThere() { #expect(Self.files.count > 10) }

  @Test(arguments: files) func keepsItsPromises(file: URL) throws {
    let name = file.lastPathComponent
    // Names of targets hold hyphens too: the longest that fits is meant.
    let fitting = ReadingTarget.all.filter { name.hasPrefix($0.name + "-") }
    let target = try #require(fitting.max { $0.name.count < $1.name.count }, "\(name) names no target")
    #expect(target.brokenPromises([UInt8](try Data(contentsOf: file))) == [])
  }
}
