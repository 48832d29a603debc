import MediaProbe
public import PreflightBatch
public import PreflightJudging
import PreflightLanguage
public import PreflightPlanning
import PreflightPresenting
public import PreflightRules

/// The lines that a run of `preflight fix` prints.
public struct FixText: Sendable {
  private let language: Language
  private var words: RepairWords { language.words.repairs }

  public init(_ language: Language) { self.language = language }

  /// Returns the line for a file that no chosen destination refuses.
  public func nothingToDo(_ path: String, _ asset: CheckedAsset) -> String {
    let isForNone = !asset.verdicts.isEmpty && asset.verdicts.allSatisfy { $0.outcome == .notApplicable }
    return isForNone ? words.notApplicable(path) : words.nothingToDo(path)
  }

  /// Returns the line for a file that no change can help.
  public func cannotRepair(_ path: String, _ asset: CheckedAsset) -> String {
    let asset = PresentedAsset(asset, in: RunInfo(toolVersion: "", language: language))
    let problems = asset.verdicts.flatMap(\.all).filter { $0.severity != .note }.prefix(3)
    let reasons = asset.unreadable.map { [$0.message] } ?? problems.map(\.message)
    return words.unreadable(path, reasons.joined(separator: language.words.terms.semicolon))
  }

  public func written(_ path: String, _ output: String, _ plan: RepairPlan) -> String {
    words.written(path, output) + "\n  " + plan.summary(in: language)
  }

  public func wouldWrite(_ path: String, _ output: String, _ plan: RepairPlan) -> String {
    words.wouldWrite(path, output) + "\n  " + plan.summary(in: language)
  }

  /// Returns a line for each destination: its answer to the original, and to the copy.
  public func answers(_ plan: RepairPlan, of asset: CheckedAsset, _ after: [Verdict]) -> String {
    after.map { verdict in
      let before = asset.verdicts.first { $0.destination === verdict.destination }
      return "  "
        + words.beforeAndAfter(
          TerminalText.escaped(verdict.destination.shortName), before.map { name($0) } ?? "–", name(verdict))
    }.joined(separator: "\n")
  }

  public func unserved(_ verdict: Verdict) -> String {
    let rules = verdict.errorRules.map(TerminalText.escaped)
    return "  " + words.unserved(TerminalText.escaped(verdict.destination.shortName), rules)
  }

  public var needsReshaping: String { "  " + words.needsReshaping }
  public func failed(_ path: String, _ reason: String) -> String { words.failed(path, reason) }
  public func exists(_ output: String) -> String { words.exists(output) }
  public func cannotWrite(_ output: String, _ reason: String) -> String { words.cannotWrite(output, reason) }
  public func timedOut(_ seconds: Double) -> String { words.timedOut(seconds) }

  /// The last line of a run, which says so if the run was interrupted before its last file.
  public func summary(_ files: Int, _ written: Int, _ sound: Int, _ left: Int, interrupted: Bool = false) -> String {
    words.summary(files, written, sound, left) + (interrupted ? language.words.run.interrupted : "")
  }

  private func name(_ verdict: Verdict) -> String {
    let symbol = verdict.outcome == .pass ? "✓ " : verdict.outcome == .fail ? "✗ " : ""
    let state = verdict.outcome == .fail ? verdict.shareState.map { " \($0.code)" } ?? "" : ""
    return symbol + language.words.terms.outcome(verdict.outcome) + state
  }
}
