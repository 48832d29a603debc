package import MediaProbe
package import Preflight
package import PreflightDocuments
import Synchronization

/// The settings that overrides give to a file. Many files have the same ones, although different overrides match them.
private struct OverrideEffect: Hashable {
  let to: [String]?
  let slot: [String]?
  /// The numbers of the overrides that change rules.
  let rules: [Int]
}

/// The judges of a scan, and the findings that it accepts.
package struct ScanPlan {
  /// The destinations of the run, with the team's settings of their rules. Each is one column of a report.
  package let destinations: [Destination]
  package let policy: Policy
  /// The first rule about picture or sound that the configuration sets, and the one that the command line sets; nil for none.
  let contentRules: (ofConfiguration: String?, ofCommandLine: String?)
  package let acceptances: Acceptances?
  /// The files that the run reads besides media.
  package let inputs: InputFiles

  /// The input of a plan besides the settings.
  package struct Options {
    /// The destinations that replace those of the settings; nil to keep these.
    var destinations: [Destination]?
    var slot: String?
    var rules: RuleOptions
    var baseline: (baseline: Baseline, folder: AssetPath)?
    /// The baseline that this run writes; nil if it writes none.
    var writtenBaseline: AssetPath?

    package init(
      destinations: [Destination]? = nil, slot: String? = nil, rules: RuleOptions = RuleOptions(),
      baseline: (baseline: Baseline, folder: AssetPath)? = nil, writtenBaseline: AssetPath? = nil
    ) {
      self.destinations = destinations
      self.slot = slot
      self.rules = rules
      self.baseline = baseline
      self.writtenBaseline = writtenBaseline
    }
  }

  /// The plan of a run that judges nothing.
  package static let ofProbe = ScanPlan()

  private init() {
    destinations = []
    policy = Policy([])
    contentRules = (nil, nil)
    acceptances = nil
    inputs = InputFiles()
  }

  package init(_ settings: RunSettings, _ options: Options) throws {
    inputs = settings.inputs
    let slot = options.slot ?? settings.text(.slot)
    let choice = try options.destinations ?? settings.chosen()
    let chosen = choice ?? Self.usual(settings.destinations, having: slot)
    let names = NamesInUse(list: settings.destinations, first: chosen.map(\.id))
    let ofCommandLine = try options.rules.settings(names)
    let configuration = settings.configuration
    let ofRun = configuration?.rules ?? RuleSettings()
    let overrides = configuration?.overrides ?? []
    func contentRule(_ rules: [RuleSettings]) -> String? {
      rules.lazy.flatMap(\.entries).first { $0.text != "off" && $0.rules.text.hasPrefix(FileRules.contentID + "/") }?
        .rules.text
    }
    contentRules = (contentRule([ofRun] + overrides.map(\.rules)), contentRule([ofCommandLine]))
    let additional =
      settings.overridesChoice
      ? [] : try settings.destinations.chosen(byNames: overrides.flatMap { $0.to?.values ?? [] })
    var known: Set<String> = []
    let all = (chosen + additional).filter { known.insert($0.id).inserted }
    let assumptions = try settings.assumptions(for: all)
    let asOf = settings.asOf
    let base = all

    /// Returns a judge for each destination of the run.
    @Sendable func judges(
      of ids: Set<String>, slot: (name: String, isOfOverride: Bool)?, _ rules: RuleSettings
    ) throws(JudgeError) -> [Judge] {
      var judges: [Judge] = []
      for destination in base {
        let changed = rules.applied(to: destination)
        let hasSlot = slot.map { slot in destination.slots.contains { $0.name == slot.name } } ?? true
        // A slot of an override applies to the destinations that have it.
        let named = hasSlot || slot?.isOfOverride == false ? slot?.name : nil
        if ids.contains(destination.id) {
          judges.append(try Judge(changed, assuming: assumptions.known(to: destination), slot: named, asOf: asOf))
        } else {
          judges.append(Judge(excluding: changed, because: Message(.notChosenForPath)))
        }
      }
      return judges
    }

    let ids = Set(chosen.map(\.id))
    let usual: [Judge]
    do {
      usual = try judges(
        of: ids, slot: slot.map { ($0, false) }, ofRun.followed(by: ofCommandLine))
    } catch {
      if case .unknownSlot = error { throw settings.error(in: .slot, CommandText(error)) }
      throw mistake(CommandText(error))
    }
    destinations = usual.map(\.destination)

    let scope = FolderScope(settings.folder)
    let made = configuration.flatMap { configuration -> Overrides? in
      if overrides.isEmpty { return nil }
      let known = Mutex<[OverrideEffect: [Judge]]>([:])
      return Overrides(in: scope, overrides.map(\.paths)) { numbers in
        let sum = configuration.sum(of: numbers.map { overrides[$0] }, over: settings.settings)
        let effect = OverrideEffect(
          to: sum.to?.values, slot: sum.slot?.values, rules: numbers.filter { !overrides[$0].rules.entries.isEmpty })
        if let judges = known.withLock({ $0[effect] }) { return judges }
        let to = sum.to.map { to in
          Set(to.values.flatMap { settings.destinations.members(of: $0.lowercased()) }.map(\.id))
        }
        let ofOverride = sum.slot?.values.first
        do {
          let made = try judges(
            of: to ?? ids, slot: ofOverride.map { ($0, true) } ?? slot.map { ($0, false) },
            sum.rules.followed(by: ofCommandLine))
          known.withLock { $0[effect] = made }
          return made
        } catch {
          return base.map { Judge(excluding: $0, because: Message(asWritten: "\(error)")) }
        }
      }
    }
    let allowances = configuration?.allowances ?? []
    if options.baseline != nil || !allowances.isEmpty || options.writtenBaseline != nil {
      acceptances = Acceptances(
        baseline: options.baseline.map { ($0.baseline, FolderScope($0.folder)) },
        allowances: allowances.isEmpty ? nil : (allowances, scope), today: try settings.surroundings.dayOfRun(),
        writingIn: options.writtenBaseline.map { FolderScope($0.parentFolder) })
    } else {
      acceptances = nil
    }
    policy = Policy(
      usual, onlyMeant: choice == nil && slot == nil, overrides: made, acceptances: acceptances)
  }

  /// Returns the destinations of a run without a choice: the usual ones. With a slot, returns the usual ones that have it, or
  /// all destinations that have it if no usual one does.
  private static func usual(_ destinations: DestinationList, having slot: String?) -> [Destination] {
    let usual = destinations.usual
    guard let slot else { return usual }
    func hasSlot(_ destination: Destination) -> Bool { destination.slots.contains { $0.name == slot } }
    let fitting = usual.filter(hasSlot)
    if !fitting.isEmpty { return fitting }
    let others = destinations.all.filter(hasSlot)
    return others.isEmpty ? usual : others
  }
}
