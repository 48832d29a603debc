import MediaProbe
package import PreflightJudging

/// The parts of a `project.pbxproj` that rules are about.
public struct XcodeProject: Sendable, Equatable {
  /// The whole file, for a plain text search.
  package let text: AppSources
  /// The values of each build setting in all configurations, each once.
  private let settings: [String: [String]]
  /// True if configurations begin with a file of settings (`.xcconfig`), which is not read.
  private let hasConfigurationFiles: Bool

  package init(text: AppSources, settings: [String: [String]], hasConfigurationFiles: Bool) {
    self.text = text
    self.settings = settings
    self.hasConfigurationFiles = hasConfigurationFiles
  }

  private static let inherited = ["$(inherited)", "${inherited}"]

  /// Returns the values of a setting. Inherited values are in the same file, unless the project uses files of settings. The
  /// setting's own name, such as `$(OTHER_LDFLAGS)`, then represents their values and leaves the answer open.
  package func values(of name: String) -> [String] {
    let values = (settings[name] ?? []).filter { !Self.inherited.contains($0) }
    return hasConfigurationFiles ? values + ["$(\(name))"] : values
  }

  package func reading(of name: String) -> Reading {
    let values = values(of: name)
    return values.isEmpty ? .absent : .known(.list(values))
  }
}
