import MediaProbe
public import PreflightBatch
public import PreflightJudging
package import PreflightLanguage
public import PreflightPlanning
import PreflightPresenting
public import PreflightRules

/// The lines that a run of `preflight fix` prints.
public struct FixText: Sendable {
  private let language: Language
  private var words: RepairWords { language.words.repairs }

  /// Creates the lines in a language; in English if the language has no texts.
  public init(_ language: Language) { self.language = language }

  /// Returns the line for a file that no chosen destination refuses.
  public func nothingToDo(_ path: String, isMeant: Bool) -> String {
    isMeant ? words.nothingToDo(path) : words.notApplicable(path)
  }

  /// Returns the line for a file that no change can help.
  public func cannotRepair(_ path: String, _ asset: CheckedAsset) -> String {
    let asset = PresentedAsset(asset, in: RunInfo(toolVersion: "", language: language))
    let problems = asset.verdicts.flatMap(\.all).filter { $0.severity != .note }.prefix(3)
    let reasons = asset.unreadable.map { [$0.message] } ?? problems.map(\.message)
    return words.unreadable(path, reasons.joined(separator: language.words.terms.semicolon))
  }

  /// Returns the lines for a copy before it is written: its name, its changes, and the parts of the original that it lacks.
  public func announcement(
    _ path: String, _ output: String, _ plan: RepairPlan, isDry: Bool
  ) -> String {
    let name = isDry ? words.wouldWrite(path, output) : words.written(path, output)
    let lost = plan.lossText(in: language)
    let lines = [plan.summary(in: language), lost, plan.keptText(in: language)].compactMap { $0 }.map { "  " + $0 }
    return ([name] + lines).joined(separator: "\n")
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

  /// Returns the lines for the destinations that no change serves. They name the file if no earlier line did.
  public func unserved(_ path: String, _ unserved: [Unserved], isNamed: Bool) -> String {
    ((isNamed ? [] : [words.refused(path)]) + unserved.map { "  " + $0.text(in: language) }).joined(separator: "\n")
  }

  /// Returns the line for a file that was not repaired.
  public func failed(_ path: String, _ reason: String) -> String { words.failed(path, reason) }
  /// Returns the reason if a file with the path of the copy already exists.
  public func exists(_ output: String) -> String { words.exists(output) }
  /// Returns the reason for a copy that this machine cannot write.
  public func cannotWrite(_ output: String, _ reason: String) -> String { words.cannotWrite(output, reason) }
  /// Returns the reason for a copy that ffmpeg did not finish in time. Fractions of seconds are left out.
  public func timedOut(_ seconds: Double) -> String { words.timedOut(Int(seconds)) }
  /// Returns the reason for a copy whose ffmpeg a signal ended, with the number of the signal.
  public func killed(_ signal: Int) -> String { words.killed(signal) }
  /// Returns the reason for a copy that was deleted because of differences that nobody announced, by their ids.
  public func differs(_ ids: [String]) -> String { words.differs(ids.map(words.difference)) }
  /// Returns the reason for a copy that no quality makes small enough. The limit is in bytes.
  public func tooLarge(_ bytes: Int64) -> String {
    words.tooLarge(Phrase.of(.integer(bytes), unit: .bytes, in: language))
  }
  /// The line for a copy that is worse than predicted, before everything is encoded again.
  public var secondAttempt: String { "  " + words.secondAttempt }
  /// The reason for an image that another program has to convert.
  public var elsewhere: String { words.elsewhere }
  /// The line for an image that is copied without the data after it.
  public var stripped: String { "  " + words.stripped }

  /// Returns the last line of a run. It says if the run was interrupted before its last file.
  package func summary(_ counts: RepairCounts, interrupted: Bool = false) -> String {
    words.summary(counts) + (interrupted ? language.words.run.interrupted : "")
  }

  private func name(_ verdict: Verdict) -> String {
    let symbol = verdict.outcome == .pass ? "✓ " : verdict.outcome == .fail ? "✗ " : ""
    let state = verdict.refusal.map { " \($0.code)" } ?? ""
    return symbol + (verdict.undecidedReason ?? language.words.terms.outcome(verdict.outcome)) + state
  }
}
