import Foundation
import Preflight
import TestSupport
import Testing

/// Uploads keep their word on the cases of Tests/Exchange/whole-file.tsv, as all doors of Preflight do.
///
/// `Tests/Python/whole_file.py` explains the columns of the table.
@Suite struct WholeFileTests {
  struct Case: Sendable, CustomStringConvertible {
    let file: String
    let to: String
    let arrives: String
    let states: String
    let answer: String

    var whole: [UInt8] {
      get throws { Array(try Data(contentsOf: Product.root.appendingPathComponent(file))) }
    }

    /// Returns the bytes that arrive of the whole file.
    func arriving(_ whole: [UInt8]) throws -> [UInt8] {
      if arrives == "all" { return whole }
      if arrives.hasSuffix("%") { return Array(whole.prefix(whole.count * (try number(arrives.dropLast())) / 100)) }
      let count = try number(arrives)
      if arrives.hasPrefix("+") { return whole + [UInt8](repeating: 0, count: count) }
      return Array(count < 0 ? whole.dropLast(-count) : whole.prefix(count))
    }

    private func number(_ text: some StringProtocol) throws -> Int { try #require(Int(text), "\(self)") }

    var description: String { "\(file) \(arrives) \(states)" }
  }

  private static var cases: [Case] {
    get throws {
      let table = Product.root.appendingPathComponent("Tests/Exchange/whole-file.tsv")
      let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      return try lines.map { line in
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 5, "\(line)")
        return Case(file: parts[0], to: parts[1], arrives: parts[2], states: parts[3], answer: parts[4])
      }
    }
  }

  @Test func `Uploads give the answers of the table`() throws {
    let cases = try Self.cases
    #expect(cases.count == 60)
    // Only a version tells one file from another of the same size, and an upload has none.
    for each in cases where each.arrives != "other" {
      let whole = try each.whole
      let content = try each.arriving(whole)
      let size = each.states == "none" ? nil : each.states == "whole" ? whole.count : content.count
      let judges = try Destinations.chosen(by: [each.to]).map { try Judge($0) }
      for length in [1000, 65_536] {
        var upload = UploadCheck(
          judges: judges, size: size.map { UInt64($0) },
          named: AssetPath(URL(fileURLWithPath: each.file).lastPathComponent))
        for start in stride(from: 0, to: content.count, by: length) {
          upload.add(content[start..<min(content.count, start + length)])
        }
        upload.end()
        #expect(upload.isAccepted == (each.answer == "accepted"), "\(each): \(upload.verdicts)")
        #expect(upload.isRefused == (each.answer != "accepted"), "\(each): \(upload.verdicts)")
        guard each.answer == "error" else { continue }
        // The reason is the size, not a rule of the destination.
        let isDamaged = upload.facts.error != nil || upload.facts.problems.contains { $0.code == .truncated }
        #expect(isDamaged, "\(each): \(upload.facts)")
      }
    }
  }
}
