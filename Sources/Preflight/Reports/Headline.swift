/// What a run came to, in words.
public struct Headline {
  let run: RunInfo
  let tally: Tally

  init(run: RunInfo, tally: Tally) {
    self.run = run
    self.tally = tally
  }

  /// - Parameters:
  ///   - run: The run that is over.
  ///   - tally: What was counted in it.
  /// - Returns: One line, with the time where it is given: `5 assets judged in 3 ms: 2 pass, 3 fail.`
  public static func closing(of run: RunInfo, _ tally: Tally, elapsed: Duration?) -> String {
    let time = elapsed.map { " in \(humanTime($0))" } ?? ""
    return Headline(run: run, tally: tally).counts(done: (run.isProbe ? " probed" : " judged") + time)
  }

  /// `3 of 5 assets fail`, `5 assets break no documented rule`.
  var title: String {
    let failed = count(.fail) + count(.unreadable)
    if tally.assets == 0 { return "no \(run.noun)s" }
    if run.isProbe {
      return tally.errors > 0 ? "\(tally.errors) of \(assets) unreadable" : "\(assets) probed"
    }
    if failed > 0 { return "\(failed) of \(assets) \(failed == 1 ? "fails" : "fail")" }
    if count(.unknown) > 0 { return "\(count(.unknown)) of \(assets) not decided" }
    if count(.warn) > 0 { return "\(count(.warn)) of \(assets) with warnings" }
    return "\(assets) \(tally.assets == 1 ? "breaks" : "break") no documented rule"
  }

  /// `5 assets: 2 pass, 3 fail (1 of them unreadable). 4 other files skipped.`
  var counts: String { counts(done: "") }

  private func counts(done: String) -> String {
    let unreadable = count(.unreadable)
    let failed = count(.fail) + unreadable
    var parts: [String] = []
    if run.isProbe {
      if tally.errors > 0 { parts.append("\(tally.errors) unreadable") }
    } else {
      if count(.pass) > 0 { parts.append("\(count(.pass)) pass") }
      if count(.warn) > 0 { parts.append("\(count(.warn)) warn") }
      if count(.unknown) > 0 { parts.append("\(count(.unknown)) not decided") }
      if failed > 0 { parts.append("\(failed) fail" + (unreadable > 0 ? " (\(unreadable) of them unreadable)" : "")) }
      if count(.notApplicable) > 0 { parts.append("\(count(.notApplicable)) not for any of these destinations") }
    }
    var text = assets + done + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "."
    if tally.skips > 0 { text += " \(tally.skips) other \(tally.skips == 1 ? "file" : "files") skipped." }
    if tally.interrupted { text += " Interrupted: what is missing was not looked at." }
    return text
  }

  /// What a pass means, and what it cannot mean.
  static let promise =
    "✓ means that no documented rule is broken; "
    + "what only shows at run time (login, network, review) no file can tell."

  var assets: String { "\(tally.assets) \(run.noun)\(tally.assets == 1 ? "" : "s")" }

  private func count(_ outcome: Outcome) -> Int { tally.worst[outcome] }
}

extension Outcome {
  /// One or two words, for people.
  var words: String {
    switch self {
    case .pass: "pass"
    case .warn: "warn"
    case .fail: "fail"
    case .unknown: "not decided"
    case .unreadable: "unreadable"
    case .notApplicable: "not applicable"
    }
  }
}

/// `3 ms`, `2.4 s`, `3 min 20 s`, `1 h 5 min`.
func humanTime(_ duration: Duration) -> String {
  let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  if milliseconds < 1000 { return "\(max(1, milliseconds)) ms" }
  if milliseconds < 60_000 { return "\(decimal(Double(milliseconds) / 1000, places: 1)) s" }
  if milliseconds < 3_600_000 { return "\(milliseconds / 60_000) min \(milliseconds / 1000 % 60) s" }
  return "\(milliseconds / 3_600_000) h \(milliseconds / 60_000 % 60) min"
}
