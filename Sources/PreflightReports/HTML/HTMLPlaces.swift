import MediaProbe
import PreflightBatch
import PreflightLanguage

/// The folders of the assets in a page. A page is often sent to others, so it does not name the folder of the run on the
/// machine. The folder that all assets share is written once.
package struct HTMLPlaces {
  private static let slash = UInt8(ascii: "/")

  /// The folder that all assets share, with its slash; empty if they share no folder. It is never absolute.
  package let base: String
  /// The number of bytes that are omitted from the folders of absolute and of other paths.
  private let omitted: (absolute: Int, relative: Int)

  /// - Parameter folders: The folders of all assets, as bytes that end with a slash, or empty.
  package init(_ folders: [[UInt8]]) {
    let absolute = folders.filter { $0.first == Self.slash }
    let common = Self.common(absolute)
    if absolute.count == folders.count, !folders.isEmpty {
      let last = common.dropLast().split(separator: Self.slash).last.map { Array($0) + [Self.slash] } ?? []
      base = TerminalText.escaped(AssetPath(bytes: last))
      omitted = (common.count, 0)
    } else if absolute.isEmpty {
      let shared = Self.common(folders)
      base = TerminalText.escaped(AssetPath(bytes: shared))
      omitted = (0, shared.count)
    } else {
      base = ""
      // The last folder stays, because it distinguishes the assets from others.
      omitted = (common.dropLast().lastIndex(of: Self.slash).map { $0 + 1 } ?? common.count, 0)
    }
  }

  /// Returns the folder of an asset without the base, escaped.
  package func folder(_ bytes: [UInt8]) -> String {
    let count = bytes.first == Self.slash ? omitted.absolute : omitted.relative
    return TerminalText.escaped(AssetPath(bytes: Array(bytes.dropFirst(count))))
  }

  /// Returns the longest folder that contains all of these.
  private static func common(_ folders: [[UInt8]]) -> [UInt8] {
    guard var common = folders.first else { return [] }
    for folder in folders.dropFirst() {
      let count = zip(common, folder).prefix { $0 == $1 }.count
      common = Array(common[..<count])
      common = Array(common[..<(common.lastIndex(of: slash).map { $0 + 1 } ?? 0)])
    }
    return common
  }
}
