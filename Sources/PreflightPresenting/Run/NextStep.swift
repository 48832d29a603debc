import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPlanning
import PreflightRules

/// The words of the commands that can follow a run, as the caller of the run chose its files and rules.
package struct NextCommands: Sendable, Hashable {
  /// The arguments that select the same files.
  package let files: [[UInt8]]
  /// The value of `--to`; nil if the caller chose no destinations.
  package let destinations: String?
  /// The other arguments that choose the same rules.
  package let rules: [String]
  /// The slot in which files are judged; nil for the best one.
  package let slot: String?
  /// The depth of the run; nil for the usual one.
  package let depth: String?

  package init(files: [[UInt8]], destinations: String?, rules: [String], slot: String?, depth: String?) {
    self.files = files
    self.destinations = destinations
    self.rules = rules
    self.slot = slot
    self.depth = depth
  }
}

/// The exact command that follows from what a run found. Its memory does not grow with the run.
package struct NextStep {
  /// The number of refused files that are looked at for a repair.
  private static let mostKept = 3
  /// The number of destinations up to which a command names each.
  private static let mostNames = 3

  private let run: RunInfo
  private var refused: [CheckedAsset] = []
  private var unreadable: CheckedAsset?
  private var doubtful: CheckedAsset?

  package init(_ run: RunInfo) { self.run = run }

  package mutating func add(_ asset: CheckedAsset) {
    // Other files count only if none is refused.
    guard refused.count < Self.mostKept, run.next != nil, asset.request == nil else { return }
    switch asset.worstOutcome {
    case .fail: refused.append(asset)
    case .unreadable:
      if unreadable == nil, !asset.verdicts.allSatisfy({ $0.isAcceptedUnreadable }) { unreadable = asset }
    case .unknown, .warn: if doubtful == nil { doubtful = asset }
    default: break
    }
  }

  /// The command, quoted for a shell; nil if there is nothing to do.
  package var command: String? {
    guard let next = run.next else { return nil }
    if let choices = Self.repairChoices(of: refused) {
      // A folder for each destination is what remains to be done for several of them. One copy has to suit all.
      let delivers = run.destinations.count > 1 && next.slot == nil
      let folder = delivers ? "delivery" : "fixed"
      return Self.line(
        ["preflight", delivers ? "deliver" : "fix"], next.files,
        to(next.destinations) + next.arguments(withSlot: !delivers) + choices + ["--output", folder])
    }
    guard let asset = refused.first ?? unreadable ?? doubtful else { return nil }
    return Self.explanation(of: asset, in: run)
  }

  /// The command after its label: `Next: preflight fix clip.mp4 --to x-video --output fixed`.
  package var label: String? { command.map { run.words.run.next + $0 } }

  /// Returns the command that explains the problems of one file, quoted for a shell; nil if the run has no commands.
  package static func explanation(of asset: CheckedAsset, in run: RunInfo) -> String? {
    guard let next = run.next, asset.request == nil else { return nil }
    let worst = asset.worstOutcome
    let names = asset.verdicts.filter { $0.outcome == worst && $0.outcome != .unreadable }.map {
      $0.destination.shortName
    }
    let chosen = names.isEmpty || names.count > mostNames ? next.destinations : names.joined(separator: ",")
    return line(
      ["preflight", "explain"], [named(asset.path)],
      (chosen.map { ["--to", $0] } ?? []) + next.arguments(withSlot: true))
  }

  /// Returns the command that repairs one file, quoted for a shell; nil if no repair helps, or the run has no commands.
  package static func repair(of asset: CheckedAsset, in run: RunInfo) -> String? {
    guard let next = run.next, asset.request == nil, asset.worstOutcome == .fail,
      let choices = repairChoices(of: [asset])
    else { return nil }
    let names = asset.verdicts.filter { $0.outcome == .fail }.map { $0.destination.shortName }
    let chosen = names.count > mostNames ? next.destinations : names.joined(separator: ",")
    return line(
      ["preflight", "fix"], [named(asset.path)],
      (chosen.map { ["--to", $0] } ?? []) + next.arguments(withSlot: true) + choices + ["--output", "fixed"])
  }

  /// Returns the options that repairs of files need; nil if each has an error that no repair removes. To plan the repairs
  /// themselves would take as long as a fifth of a short scan.
  private static func repairChoices(of assets: [CheckedAsset]) -> [String]? {
    var needed: Set<Repair.ID> = []
    var isRepairable = false
    for asset in assets {
      for verdict in asset.verdicts where verdict.outcome == .fail {
        let repairs = verdict.findings.lazy.filter { $0.severity == .error }.map { $0.repair }
        guard !repairs.isEmpty, repairs.allSatisfy({ $0 != nil }) else { continue }
        isRepairable = true
        let own = repairs.compactMap { $0?.id }
        needed.formUnion(own)
        // Most formats to which images are converted have no transparency.
        if asset.facts.image?.hasAlpha == true, own.contains(.convertImage) { needed.insert(.fillBackground) }
      }
    }
    guard isRepairable else { return nil }
    return (needed.contains(.reshape) ? ["--pad", "black"] : [])
      + (needed.contains(.fillBackground) ? ["--background", "white"] : [])
      + (needed.contains(.trim) ? ["--trim"] : [])
  }

  private func to(_ names: String?) -> [String] { names.map { ["--to", $0] } ?? [] }

  /// Returns a path that no command mistakes for an option.
  private static func named(_ path: AssetPath) -> [UInt8] {
    path.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + path.bytes : path.bytes
  }

  private static func line(_ command: [String], _ files: [[UInt8]], _ options: [String]) -> String {
    ShellText.command(command.map { Array($0.utf8) } + files + options.map { Array($0.utf8) })
  }
}

extension NextCommands {
  fileprivate func arguments(withSlot: Bool) -> [String] {
    rules + (withSlot ? slot.map { ["--slot", $0] } ?? [] : []) + (depth.map { ["--depth", $0] } ?? [])
  }
}
