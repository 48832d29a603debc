public import Foundation
import Synchronization
public import Testing

/// The last reviewed result, in a file of the repository.
///
/// With RECORD=1 in the environment, the file is written. The test still fails, because a recorded run proves nothing.
public struct RecordedFile {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  private let url: URL

  public init(_ url: URL) { self.url = url }

  /// Expects that a text equals the file. Shows the first line that differs.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRecording {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record(
        "recorded \(url.lastPathComponent): look at the difference, and run again without RECORD",
        sourceLocation: sourceLocation)
      return
    }
    let recorded = [UInt8](try Data(contentsOf: url))
    guard !recorded.elementsEqual(text.utf8) else { return }
    let (found, expected) = (lines(Array(text.utf8)), lines(recorded))
    let place = zip(found, expected).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { place < lines.count ? "“\(lines[place])”" : "the end" }
    Issue.record(
      """
      \(url.lastPathComponent), line \(place + 1): recorded is \(line(expected)), found is \(line(found)). \
      RECORD=1 writes the file again
      """, sourceLocation: sourceLocation)
  }

  /// This lock lets parallel tests record lines of the same file.
  private static let recording = Mutex(())

  /// Expects that the line of a file with this beginning equals a text. RECORD=1 replaces only this line.
  public func expectLine(
    _ text: String, beginningWith beginning: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try Self.recording.withLock { _ in
      var found = lines([UInt8](try Data(contentsOf: url)))
      let place = found.firstIndex { $0.hasPrefix(beginning) }
      if Self.isRecording {
        if let place { found[place] = text } else { found.insert(text, at: found.count - 1) }
        try expect(found.joined(separator: "\n"), sourceLocation: sourceLocation)
      } else if place.map({ found[$0] }) != text {
        Issue.record(
          """
          \(url.lastPathComponent): recorded is \(place.map { "“\(found[$0])”" } ?? "no such line"), found is “\(text)”. \
          RECORD=1 writes the line again
          """, sourceLocation: sourceLocation)
      }
    }
  }

  /// Expects that a folder has these files and no others, so that no files of removed cases remain.
  public static func expectFiles(
    _ names: [String], in folder: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      try folder.appendingPathComponent($0).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    let surplus = Set(found).subtracting(names).sorted()
    #expect(surplus == [], "files without a case: remove them", sourceLocation: sourceLocation)
    let missing = Set(names).subtracting(found).sorted()
    #expect(missing == [], "cases without a file: RECORD=1 writes them", sourceLocation: sourceLocation)
  }
}

/// Splits at line feeds. A carriage return stays visible.
private func lines(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self).replacing("\r", with: "\\r")
  }
}
