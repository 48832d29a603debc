import Foundation
import Robustness
import Testing

/// Tests inputs from fuzzing and mutation that once broke a reader. Each file is named by its target and the defect.
@Suite struct FindsTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  @Test func areThere() { #expect(Self.files.count > 10) }

  @Test(arguments: files) func keepsItsPromises(file: URL) throws {
    let name = file.lastPathComponent
    // Names of targets contain hyphens too, so the longest one that fits is meant.
    let fitting = ReadingTarget.all.filter { name.hasPrefix($0.name + "-") }
    let target = try #require(fitting.max { $0.name.count < $1.name.count }, "\(name) names no target")
    #expect(target.brokenPromises([UInt8](try Data(contentsOf: file))) == [])
  }
}
