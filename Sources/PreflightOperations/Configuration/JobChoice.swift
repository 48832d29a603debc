package import MediaProbe
package import Preflight
package import PreflightDocuments
package import PreflightReports

/// The choice of a caller for a job, besides its files: destinations, slot, assumed values, day, language, configuration and depth.
/// The command reads it from its options, and the exchange from the parameters of a call.
package struct JobChoice: Hashable, Sendable {
  /// Ids, short names and groups; nil for those of the settings.
  package var to: [String]?
  package var slot: String?
  /// Assumed values as `name=value`.
  package var assume: [String] = []
  /// The document of a server with assumed values.
  package var assumeFrom: AssetPath?
  package var asOf: CivilDate?
  package var failOn: FailureThreshold?
  /// The folder of the caller's own destinations.
  package var destinations: AssetPath?
  package var rules = RuleOptions()
  package var baseline: AssetPath?
  package var language: Language?
  package var reading = ReadingChoice()
  package var configuration: ConfigurationChoice

  package init(_ configuration: ConfigurationChoice) { self.configuration = configuration }

  /// The settings that the caller gives.
  package func layer() throws -> SettingLayer {
    var layer = SettingLayer()
    layer.set(.to, to)
    layer.set(.slot, slot.map { [$0] })
    layer.set(.assumeFrom, assumeFrom.map { [argumentText($0.bytes)] })
    layer.set(.asOf, asOf.map { ["\($0)"] })
    layer.set(.failOn, failOn.map { [$0.rawValue] })
    layer.set(.destinations, destinations.map { [argumentText($0.bytes)] })
    layer.set(.baseline, baseline.map { [argumentText($0.bytes)] })
    layer.set(.lang, language.map { [$0.rawValue] })
    try layer.assume(assume)
    reading.add(to: &layer)
    return layer
  }

  /// Reads the settings of a job.
  ///
  /// - Parameters:
  ///   - paths: The paths that the job reads. The nearest configuration is that of their common folder.
  ///   - others: Adds the settings that only some jobs have.
  package func settings(
    near paths: [AssetPath], in surroundings: Surroundings, adding others: (inout SettingLayer) -> Void = { _ in }
  ) throws -> RunSettings {
    var layer = try layer()
    others(&layer)
    let settings = try RunSettings(configuration, layer, near: paths, in: surroundings)
    // A space instead of a comma after --to makes the second destination a path.
    if let to,
      let stray = paths.first(where: { settings.destinations.isKnown($0.text.lowercased()) && $0.target == .nothing })
    {
      let list = (to + [stray.text]).joined(separator: ",")
      throw mistake(.destinationAmongFiles(stray.text, list))
    }
    return settings
  }

  /// Returns the plan with which a job judges files.
  ///
  /// - Parameter writtenBaseline: The baseline that the job writes; nil if it writes none.
  package func plan(_ settings: RunSettings, writing writtenBaseline: AssetPath? = nil) throws -> ScanPlan {
    let known = try settings.paths(.baseline).first.map { try BaselineFile.read($0) }
    return try ScanPlan(
      settings, ScanPlan.Options(slot: slot, rules: rules, baseline: known, writtenBaseline: writtenBaseline))
  }

  /// Reads the settings and the rules of a job that writes copies, and returns what `make` makes of them.
  func prepare<Job>(
    _ input: InputChoice, in surroundings: Surroundings,
    _ make: (InputChoice, RunSettings, ReadingPlan, ScanPlan) throws -> Job
  ) throws -> Job {
    var input = input
    let settings = try settings(near: input.paths, in: surroundings, adding: input.add)
    do {
      input.take(settings)
      let reading = try settings.reading()
      let plan = try plan(settings)
      try settings.expectDepth(of: plan)
      return try make(input, settings, reading, plan)
    } catch let failure as Failure {
      throw failure.ofJob(in: settings.language)
    }
  }

  /// The words of a command that choose the same rules, without the names of the destinations.
  package var rulesArguments: [String] {
    func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }
    return option("--destinations", destinations?.text) + assume.flatMap { option("--assume", $0) }
      + option("--assume-from", assumeFrom?.text) + option("--as-of", asOf.map { "\($0)" })
      + option("--fail-on", failOn?.rawValue) + rules.severities.flatMap { option("--severity", $0) }
      + rules.ignored.flatMap { option("--ignore", $0) } + configuration.arguments
  }
}
