package import MediaProbe
import Preflight
import PreflightDocuments

/// The files that a run writes, which it must neither read nor replace by each other.
package struct ReportFiles {
  /// The files, with symbolic links resolved.
  private let files: [AssetPath]
  private let standardOutput: AssetPath?

  /// - Parameter standardOutput: The file to which standard output was redirected; nil for no file.
  package init(_ files: [AssetPath], standardOutput: AssetPath? = nil) {
    self.files = files.map(\.reportFile)
    self.standardOutput = standardOutput
  }

  /// Throws if a report would replace one of the files that the run reads.
  package func expectToKeep(_ read: [AssetPath]) throws {
    let places = Set(files.map(\.place))
    guard let lost = read.first(where: { places.contains($0.reportFile.place) }) else { return }
    throw mistake(.reportReplaces(shown(lost)))
  }

  /// Throws if two reports have the same file.
  package func expectDifferent() throws {
    let places = files.map(\.place)
    if let twice = zip(files, places).first(where: { _, place in places.filter { $0 == place }.count > 1 }) {
      throw mistake(.sameFileForReports(shown(twice.0)))
    }
  }

  /// The files under their final and temporary names.
  package var written: [AssetPath] {
    files + files.map(OutputFile.temporaryPath) + (standardOutput.map { [$0] } ?? [])
  }
}
