import Foundation
import TestSupport
import Testing

/// A guide in `docs/` whose code blocks are files (`yaml`, with the name in a comment on the first line) and commands (`sh`).
struct Guide {
  private let text: String

  /// - Parameter name: The name of its file in `docs/`.
  init(_ name: String) throws {
    text = try String(contentsOf: Product.root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
  }

  /// Writes the files and runs the commands in order, each of which must succeed. Returns the number of commands.
  func follow(in folder: TemporaryFolder) throws -> Int {
    var commands = 0
    for block in text.components(separatedBy: "```").enumerated().filter({ !$0.offset.isMultiple(of: 2) }) {
      let lines = block.element.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines[0] == "yaml" {
        try folder.write(String(lines[1].dropFirst(2)), lines.dropFirst(2).joined(separator: "\n"))
      } else {
        #expect(lines[0] == "sh")
        for line in lines.dropFirst() where !line.isEmpty {
          let outcome = try Product.shell("\"$PREFLIGHT\"" + line.dropFirst("preflight".count), in: folder.url)
          #expect(outcome.status == 0, "\(line): \(outcome)")
          commands += 1
        }
      }
    }
    return commands
  }
}
