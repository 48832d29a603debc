public import MediaProbe
public import Preflight

/// A team's configuration: what a run judges, the rules that it uses, and the findings that the team accepts.
public struct Configuration: Sendable {
  /// The name of a configuration file.
  public static let fileName = "preflight.yml"

  /// The path of its file, as messages show it.
  public let path: AssetPath
  /// Its settings. Paths in them are relative to its folder.
  public let layer: SettingLayer
  /// The severities and limits for all files of a run.
  public let rules: RuleSettings
  /// Settings for some of the files, in the order of the document.
  public let overrides: [Override]
  /// The findings that the team accepts, with its reasons.
  public let allowances: [Allowance]

  /// Other settings for some files.
  public struct Override: Sendable {
    /// The files that the override applies to, relative to the folder of the document.
    public let paths: PathPatterns
    /// The patterns as written.
    public let patterns: [String]
    /// The destinations of these files; nil for those of the run.
    public let to: Setting?
    /// The slot of these files; nil for that of the run.
    public let slot: Setting?
    /// Severities and limits for these files, which are stronger than those of the run.
    public let rules: RuleSettings
    /// The place in its document, such as `preflight.yml:12`.
    public let place: String
  }

  /// The combined effect of several overrides on the settings of a file.
  public struct OverrideSum: Sendable {
    /// The destinations; nil for those of the run.
    public let to: Setting?
    /// The slot; nil for that of the run.
    public let slot: Setting?
    /// The rules of the run, followed by those of the overrides.
    public let rules: RuleSettings
  }

  /// Returns the combined effect of some overrides on the settings of a run. The last override that has a setting decides.
  ///
  /// - Parameters:
  ///   - overrides: The overrides whose paths match, in the order of the file.
  ///   - settings: The settings of the run. A setting from a stronger layer than the file is not overridden.
  public func sum(of overrides: [Override], over settings: Settings) -> OverrideSum {
    OverrideSum(
      to: settings.isAboveFile(.to) ? nil : overrides.last { $0.to != nil }?.to,
      slot: settings.isAboveFile(.slot) ? nil : overrides.last { $0.slot != nil }?.slot,
      rules: rules.followed(by: overrides.map(\.rules)))
  }
}

/// The part of a configuration that defines groups.
public struct GroupsDocument: Sendable {
  let name: String
  let root: DocumentValue
}
