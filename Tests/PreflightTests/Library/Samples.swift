import Foundation
import Preflight
import TestSupport

/// The samples of `SampleMedia` and of `Destinations`, with their bytes.
enum Samples {
  struct Sample: Sendable, CustomStringConvertible {
    let path: String
    var bytes: [UInt8] { (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? [] }
    var description: String { URL(fileURLWithPath: path).lastPathComponent }
    var name: AssetPath { AssetPath(description) }
  }

  static let all: [Sample] = Product.sampleFolders.flatMap { folder in
    ["ok", "fail", "broken"].flatMap { files(in: folder.appendingPathComponent($0)) }
  }

  /// Returns an eighth of the destinations, in turn from sample to sample, so that each destination meets many samples.
  static func destinations(for sample: Sample) -> [Destination] {
    let turn = (all.firstIndex { $0.path == sample.path } ?? 0) % 8
    return Destinations.all.enumerated().filter { $0.offset % 8 == turn }.map(\.element)
  }

  /// Returns the files below a folder in the order of their paths.
  static func files(in root: URL) -> [Sample] {
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { root.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }.map {
      Sample(path: $0.path)
    }
  }
}
