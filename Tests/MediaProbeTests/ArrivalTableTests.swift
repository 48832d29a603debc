import Foundation
import MediaProbe
import Robustness
import TestSupport
import Testing

/// Tests how many bytes of each format must arrive before it is recognized. `docs/arriving-media.md` sums the table up.
///
/// A cell is the number of bytes received until there was an answer. A second number follows if the first answer was not yet
/// that of the whole file. A dash means that some facts stay unknown, because the bytes that they rest on were gone.
@Suite struct ArrivalTableTests {
  /// A way in which media arrive; each one is a column of the table.
  private enum Way: String, CaseIterable {
    case whole = "whole"
    case pieces = "1 KiB pieces"
    case piecesOfUnknownSize = "1 KiB pieces, size unknown"
    case shuffled = "shuffled ranges"
    case shuffledOfUnknownSize = "shuffled ranges, size unknown"

    var hasSize: Bool { self == .whole || self == .pieces || self == .shuffled }
  }

  /// The result of one way of arriving.
  private struct Arrived {
    /// Number of bytes received before there was an answer.
    let first: Int
    /// Number of bytes received before the answer was that of the whole file; nil if some facts stayed unknown.
    let last: Int?
    let facts: MediaFacts

    var text: String { first == last ? "\(first)" : "\(first) / \(last.map(String.init) ?? "–")" }
  }

  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/arriving-media.tsv")

  @Test func `The recorded table matches the readers`() throws {
    var rows = [(["format", "bytes"] + Way.allCases.map(\.rawValue)).joined(separator: "\t")]
    for sample in FormatSample.all {
      let (format, note, bytes) = (sample.format, sample.note, sample.bytes)
      var whole = try facts(ofWhole: bytes)
      whole.bytesRead = 0
      #expect(format == "mp3" || whole.error == nil && whole.container == format, "\(format)\(note)")
      var cells: [String] = []
      for way in Way.allCases {
        let arrived = arrive(bytes, way, whole)
        #expect(arrived.facts.agrees(with: whole), "\(format)\(note), \(way.rawValue)")
        #expect(way != .whole || arrived.last != nil, "\(format)\(note)")
        cells.append(arrived.text)
      }
      rows.append((["\(format)\(note)", "\(bytes.count)"] + cells).joined(separator: "\t"))
    }
    try RecordedFile(Self.table).expect(rows.joined(separator: "\n") + "\n")
  }

  private func facts(ofWhole bytes: [UInt8]) throws -> MediaFacts {
    if case .facts(let facts) = try HeaderTier.read(MemorySource(bytes)) { return facts }
    // No reader accepts its first page: a file is refused for that, and an upload is not.
    var media = ArrivingMedia(size: UInt64(bytes.count))
    while case .needs(let range) = media.progress {
      media.add(bytes[Int(range.lowerBound)..<Int(range.upperBound)], at: range.lowerBound)
    }
    guard case .facts(let facts) = media.progress else { throw CancellationError() }
    return facts
  }

  private func arrive(_ bytes: [UInt8], _ way: Way, _ whole: MediaFacts) -> Arrived {
    let length = way == .whole ? bytes.count : 1024
    var starts = Array(stride(from: 0, to: bytes.count, by: length))
    var random = SeededGenerator(19)
    if way == .shuffled || way == .shuffledOfUnknownSize { starts.shuffle(using: &random) }
    var media = ArrivingMedia(size: way.hasSize ? UInt64(bytes.count) : nil)
    var received = 0
    var first: Int?
    var last: Int?
    func look() {
      guard case .facts(var facts) = media.progress else { return }
      facts.bytesRead = 0
      first = first ?? received
      if facts == whole { last = last ?? received }
    }
    func add(_ range: Range<Int>) {
      received += range.count
      media.add(bytes[range], at: UInt64(range.lowerBound))
      look()
    }
    for start in starts where last == nil { add(start..<min(start + length, bytes.count)) }
    // Bytes that arrived before they were requested arrive again.
    func bring() {
      while case .needs(let range) = media.progress, range.lowerBound < UInt64(bytes.count) {
        add(Int(range.lowerBound)..<Int(min(range.upperBound, UInt64(bytes.count))))
      }
    }
    bring()
    if last == nil {
      media.end()
      look()
      bring()
    }
    guard case .facts(var facts) = media.progress else { return Arrived(first: -1, last: nil, facts: MediaFacts()) }
    facts.bytesRead = 0
    return Arrived(first: first ?? -1, last: last, facts: facts)
  }
}
