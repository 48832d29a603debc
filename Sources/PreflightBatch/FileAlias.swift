package import MediaProbe

/// A file that is judged and reported under another name, such as standard input.
package struct FileAlias: Sendable {
  private let name: AssetPath
  private let place: AssetPath

  /// - Parameters:
  ///   - name: The name for rules, settings and reports.
  ///   - file: The path at which the file is opened.
  package init(name: AssetPath, file: AssetPath) {
    self.name = name
    place = file
  }

  /// Returns the path at which the file of this name is opened; nil for all other names.
  func file(of path: AssetPath) -> AssetPath? { path == name ? place : nil }
}
