package import MediaProbe
package import Preflight
package import PreflightDocuments
package import PreflightReports

/// The settings in force for a job, and the destinations that they choose from.
package struct RunSettings {
  /// The configuration; nil without a configuration file.
  package let configuration: Configuration?
  package let settings: Settings
  package let destinations: DestinationList
  package let language: Language
  /// The files that the command reads besides media. Here these are the files of the settings.
  package let inputs = InputFiles()
  package let surroundings: Surroundings

  /// Reads the environment and the configuration.
  ///
  /// - Parameters:
  ///   - choice: The choice of the configuration.
  ///   - commandLine: The settings that the caller gives.
  ///   - paths: The paths that the job reads.
  package init(
    _ choice: ConfigurationChoice, _ commandLine: SettingLayer, near paths: [AssetPath], in surroundings: Surroundings
  ) throws {
    self.surroundings = surroundings
    let opened = try choice.open(near: paths)
    do {
      try opened?.checkForm()
    } catch {
      throw Failure(.incomplete, mistakes: error)
    }
    let environmentLayer: SettingLayer
    do {
      environmentLayer = choice.isOff ? SettingLayer() : try SettingLayer(environment: surroundings.variable)
    } catch {
      throw Failure(.incomplete, .placed(error.variable, CommandText(error.mistake)))
    }
    settings = Settings([commandLine, environmentLayer] + (opened.map { [$0.layer] } ?? []))
    let tag = settings[.lang]?.values.first
    language = tag.flatMap { Language(tag: $0) } ?? Language(environment: surroundings.variable)
    do {
      (destinations, configuration) = try Self.read(opened, choice, settings, in: language, surroundings.remark)
    } catch let failure as Failure {
      throw failure.ofJob(in: language)
    }
    inputs.add(destinations.files + [opened?.path].compactMap(\.self))
    for name in [SettingName.baseline, .assumeFrom] { inputs.add(self.paths(name)) }
  }

  /// Reads the destinations that the settings name, and the configuration, which names some of these.
  private static func read(
    _ opened: ConfigurationReader?, _ choice: ConfigurationChoice, _ settings: Settings, in language: Language,
    _ remark: (@Sendable (CommandText) -> Void)?
  ) throws -> (DestinationList, Configuration?) {
    let folder = opened?.path.parentFolder ?? AssetPath(bytes: [])
    for name in [SettingName.destinations, .baseline, .assumeFrom] {
      guard let opened, let setting = settings[name], case .file = setting.origin else { continue }
      try choice.expectInside(settings.paths(name, below: folder), of: opened.path, setting)
    }
    let folders = settings.paths(.destinations, below: folder)
    let destinations = try DestinationList(besides: folders, groups: opened?.groups, in: language, remark: remark)
    guard var reader = opened else { return (destinations, nil) }
    do {
      let names = NamesInUse(list: destinations, first: settings[.to]?.values ?? ["default"])
      return (destinations, try reader.read(knowing: names))
    } catch {
      throw Failure(.incomplete, mistakes: error)
    }
  }

  /// The folder to which paths in the configuration are relative.
  package var folder: AssetPath { configuration?.path.parentFolder ?? AssetPath(bytes: []) }

  package func text(_ name: SettingName) -> String? { settings[name]?.values.first }

  package func flag(_ name: SettingName) -> Bool? { text(name).map { $0 == "true" } }

  /// Returns the paths of a setting. In a configuration, they are relative to its folder.
  package func paths(_ name: SettingName) -> [AssetPath] { settings.paths(name, below: folder) }

  /// Returns the chosen destinations; nil if none are chosen.
  package func chosen() throws -> [Destination]? {
    guard let names = settings[.to] else { return nil }
    if names.values.isEmpty {
      throw error(in: .to, .emptyTo)
    }
    if names.values.contains(Destination.noneID), !destinations.isKnown(Destination.noneID) {
      if names.values.count > 1 {
        throw error(in: .to, .noneWithDestinations)
      }
      return [Destination.ofFileAlone(in: language)]
    }
    do {
      return try destinations.chosen(byNames: names.values)
    } catch let error as Failure where error.kind == .usage {
      throw self.error(in: .to, error.text)
    }
  }

  /// Throws if the user's own destinations or settings have a rule about picture or sound, which the run does not measure. The
  /// rule would otherwise pass or stay open without a word.
  package func expectDepth(of plan: ScanPlan) throws {
    guard text(.depth) != Tier.content.rawValue else { return }
    let builtIn = Set(Destinations.ids)
    let own = plan.destinations.lazy.filter { !builtIn.contains($0.id) }.flatMap(\.rules)
      .first { !$0.isOfFile && $0.subject.facts.contains { $0.tier == .content } }
    // A depth of the command line is a choice against the configuration.
    let isChosen = if case .option? = settings[.depth]?.origin { true } else { false }
    let ofConfiguration = isChosen ? nil : plan.contentRules.ofConfiguration
    if let rule = own?.id ?? plan.contentRules.ofCommandLine ?? ofConfiguration {
      throw mistake(.ruleNeedsContent(rule))
    }
  }

  /// Returns the error of a value whose use shows that it is wrong. If an option gave it, it is a mistake in the use of the
  /// command.
  func error(in name: SettingName, _ message: CommandText) -> any Error {
    let origin = settings[name]?.origin ?? .standard
    switch origin {
    case .file, .environment: return Failure(.incomplete, .placed("\(origin)", message))
    case .standard, .option: return mistake(message)
    }
  }

  /// True if the choice of destinations comes from a stronger layer than the configuration.
  package var overridesChoice: Bool { settings.isAboveFile(.to) }

  /// The day whose rules apply; nil for the newest rules.
  package var asOf: CivilDate? { text(.asOf).flatMap { CivilDate($0) } }

  package var failOn: FailureThreshold { text(.failOn).flatMap { FailureThreshold(word: $0) } ?? .error }

  /// Returns the assumed values of parameters. Values of the configuration apply to the destinations that have these
  /// parameters.
  package func assumptions(for chosen: [Destination]) throws -> Assumptions {
    let known = Set(chosen.flatMap(\.parameters).map(\.name))
    var texts: [String] = []
    for (name, setting) in settings.assume.sorted(by: { $0.key < $1.key }) {
      if case .option = setting.origin {} else if !known.contains(name) { continue }
      texts += setting.values.map { "\(name)=\($0)" }
    }
    return try Assumptions(texts, from: paths(.assumeFrom).first, for: chosen)
  }
}

extension RunSettings {
  /// Identifies everything that changes rules, so that results of different rules are not merged; nil if nothing changes them.
  package func fingerprint(baseline: AssetPath?, _ rules: RuleOptions) -> String? {
    guard configuration != nil || baseline != nil || !rules.severities.isEmpty || !rules.ignored.isEmpty else {
      return nil
    }
    var bytes: [UInt8] = []
    for path in [configuration?.path, baseline].compactMap(\.self) {
      if let file = try? OpenFile(path) { bytes += (try? file.bytes(0..<UInt64(max(0, file.fileSize)))) ?? [] }
      bytes.append(0)
    }
    for text in rules.severities + ["\u{0}"] + rules.ignored { bytes += Array(text.utf8) + [0] }
    return SHA256.digits(of: bytes)
  }
}

extension Settings {
  fileprivate func paths(_ name: SettingName, below folder: AssetPath) -> [AssetPath] {
    guard let setting = self[name] else { return [] }
    return setting.values.map { text in
      let path = AssetPath(bytes: argumentBytes(text))
      guard case .file = setting.origin, !text.hasPrefix("/") else { return path }
      return folder.bytes.isEmpty ? path : folder.appending(path.bytes)
    }
  }
}

/// The names that a configuration can use, for its reader.
package struct NamesInUse: DestinationNames {
  package let list: DestinationList
  /// The names of the destinations that are judged by default.
  package let first: [String]

  package init(list: DestinationList, first: [String]) { (self.list, self.first) = (list, first) }

  package var names: [String] { list.names }

  package func members(of name: String) -> [Destination] { list.members(of: name) }

  package func isKnown(_ name: String) -> Bool { list.isKnown(name) }

  package var inOrderOfUse: any Sequence<Destination> {
    let list = list
    let first = first.lazy.flatMap { list.members(of: $0.lowercased()) }
    let ids = list.ids.lazy.flatMap { list.members(of: $0) }
    return [AnySequence(first), AnySequence(ids)].lazy.joined()
  }
}
