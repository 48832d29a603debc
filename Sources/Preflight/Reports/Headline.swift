/// What a run came to, in words.
struct Headline {
  let run: RunInfo
  let tally: Tally

  /// `3 of 5 assets fail`, `5 assets break no documented rule`.
  var title: String {
    let failed = count(.fail) + count(.unreadable)
    if tally.assets == 0 { return "no assets" }
    if run.destinations.isEmpty {
      return tally.errors > 0 ? "\(tally.errors) of \(assets) unreadable" : "\(assets) probed"
    }
    if failed > 0 { return "\(failed) of \(assets) \(failed == 1 ? "fails" : "fail")" }
    if count(.unknown) > 0 { return "\(count(.unknown)) of \(assets) not decided" }
    if count(.warn) > 0 { return "\(count(.warn)) of \(assets) with warnings" }
    return "\(assets) \(tally.assets == 1 ? "breaks" : "break") no documented rule"
  }

  /// `5 assets: 2 pass, 3 fail (1 of them unreadable). 4 other files skipped.`
  var counts: String {
    let unreadable = count(.unreadable)
    let failed = count(.fail) + unreadable
    var parts: [String] = []
    if run.destinations.isEmpty {
      if tally.errors > 0 { parts.append("\(tally.errors) unreadable") }
    } else {
      if count(.pass) > 0 { parts.append("\(count(.pass)) pass") }
      if count(.warn) > 0 { parts.append("\(count(.warn)) warn") }
      if count(.unknown) > 0 { parts.append("\(count(.unknown)) not decided") }
      if failed > 0 { parts.append("\(failed) fail" + (unreadable > 0 ? " (\(unreadable) of them unreadable)" : "")) }
      if count(.notApplicable) > 0 { parts.append("\(count(.notApplicable)) not for any of these destinations") }
    }
    var text = assets + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "."
    if tally.skips > 0 { text += " \(tally.skips) other \(tally.skips == 1 ? "file" : "files") skipped." }
    if tally.interrupted { text += " Interrupted: what is missing was not looked at." }
    return text
  }

  /// What a pass means, and what it cannot mean.
  static let promise =
    "✓ means that no documented rule is broken; "
    + "what only shows at run time (login, network, review) no file can tell."

  var assets: String { "\(tally.assets) \(tally.assets == 1 ? "asset" : "assets")" }

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
