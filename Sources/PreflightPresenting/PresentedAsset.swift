package import MediaProbe
package import PreflightBatch
package import PreflightJudging
package import PreflightLanguage
package import PreflightRules

/// A file or a request as every report shows it: its problems, their severity, and the destinations that they affect. It is
/// made once from the verdicts. Reports only print it.
package struct PresentedAsset {
  package let asset: CheckedAsset
  package let run: RunInfo
  /// The reason why nothing was judged; nil if the file or the request could be read.
  package let unreadable: PresentedProblem?
  /// The file of a request that cannot be read and leaves the answer open; nil if every file can be read.
  package let unreadMedium: PresentedProblem?
  /// The problems of the file itself, which apply to every destination. Empty for a request, whose problems name the
  /// field of the file.
  package let ofFile: [PresentedProblem]
  /// The answers of the destinations, in the order of the run.
  package let verdicts: [PresentedVerdict]

  package init(_ asset: CheckedAsset, in run: RunInfo) {
    self.asset = asset
    self.run = run
    let maker = ProblemMaker(asset, run.language)
    unreadable = maker.unreadable
    verdicts = asset.verdicts.map { PresentedVerdict($0, maker) }
    ofFile = verdicts.first?.all.filter { $0.isOfFile } ?? maker.unjudged
    let isReported = unreadable != nil || ofFile.contains { $0.severity == .error }
    unreadMedium = isReported ? nil : maker.unreadMedium
  }

  /// All problems that a format with a list of problems shows: first those of the file itself, then the others in the order
  /// of the verdicts. An unreadable file has one problem, regardless of the number of destinations.
  package var problems: [PresentedProblem] {
    if let unreadable { return [unreadable] }
    return (unreadMedium.map { [$0] } ?? []) + ofFile
      + verdicts.flatMap { $0.problems + ($0.undecided.map { [$0] } ?? []) }
  }

  /// The problems that the team accepts: first those of the file itself, then the others in the order of the verdicts.
  package var accepted: [AcceptedProblem] {
    var accepted = ofFile.compactMap { AcceptedProblem($0, at: nil) }
    for answer in verdicts {
      accepted += answer.problems.compactMap { AcceptedProblem($0, at: answer.destination) }
    }
    if let unreadable, let acceptance = unreadable.acceptance {
      accepted.append(
        AcceptedProblem(
          destination: nil, rule: unreadable.errorCode ?? unreadable.rule, message: unreadable.message,
          acceptance: acceptance))
    }
    return accepted
  }
}

extension PresentedAsset {
  /// The outcome of the picture or of the sound alone, whatever destinations advise. A file without this part, or whose content
  /// was not measured, has none that applies.
  package func outcome(of part: PresentedProblem.ContentPart) -> Outcome {
    let facts = asset.facts
    let hasPart = part == .picture ? facts.video != nil || facts.image != nil : facts.audio != nil
    if unreadable != nil { return .unreadable }
    guard facts.content != nil, hasPart else { return .notApplicable }
    // A file that is known to be broken is never green.
    let own = ofFile.filter { $0.acceptance == nil && ($0.contentPart == part || $0.isDamage) }
    return own.map { $0.outcome }.max() ?? .pass
  }

  /// The worst outcome among all destinations. A file that is only probed passes if it can be read.
  package var outcome: Outcome { asset.worstOutcome ?? (unreadable == nil ? .pass : .unreadable) }

  /// True if the asset makes the exit status 1.
  package var isRed: Bool {
    if asset.isUnreadableRequest { return run.failOn.isReached(by: .unreadable) }
    return verdicts.isEmpty ? unreadable != nil : verdicts.contains { run.failOn.isReached(by: $0.verdict) }
  }

  /// The answers of the requested destinations; for a file all of them.
  package var answers: [PresentedVerdict] {
    asset.request == nil ? verdicts : asset.isUnreadableRequest ? [] : verdicts.filter { $0.verdict.isAnswer }
  }

  /// The code and the message of an unreadable file; nil if it can be read.
  package var error: (code: String, message: String)? {
    asset.facts.error.map { ($0.code.rawValue, TerminalText.escaped($0.text(in: run.language))) }
  }

  /// True if rules on the problems of the file were judged.
  package var isJudged: Bool { !verdicts.isEmpty }

  /// True if the file cannot be read and no team accepts that.
  package var isUnreadable: Bool { unreadable != nil && unreadable?.acceptance == nil }

  /// True if the file has a problem that the team does not accept.
  package var hasNews: Bool {
    ofFile.contains { $0.acceptance == nil } || verdicts.contains { $0.all.contains { $0.acceptance == nil } }
  }

  /// The answer that the problems of the file itself predict, at the first destination that has one.
  package var fileAnswer: PredictedAnswer? {
    for answer in verdicts {
      for problem in answer.all where problem.isOfFile && problem.severity == .error {
        if let code = problem.shareState { return answer.destination.answer(code) }
      }
    }
    return nil
  }

  /// The path for people, as one line that is safe to print.
  package var path: String { asset.path.display + asset.suffix }

  /// The path of the file that could not be read, or that of the asset.
  package var culprit: AssetPath { asset.culprit ?? asset.path }

  /// The facts that are shown next to the name: `15.0 s · 1080×1920 · h264 · 7.7 MB`.
  package var factsLine: String { FactColumns(asset.facts).all.filter { !$0.isEmpty }.joined(separator: " · ") }

  /// The reason why the file is unreadable, up to the first comma; nil if it is readable. The place before a message is
  /// only shown in the explanation.
  package var trouble: String? {
    guard let error = asset.facts.error else { return nil }
    let message = asset.place == nil ? error.message : error.message.withoutPlace
    return TerminalText.escaped(ReadError(error.code, message).clause(in: run.language))
  }

  /// The table in which the asset is listed, if each kind of file has its own table.
  package var section: OverviewWords.Section {
    switch asset.facts.kind {
    case _ where unreadable != nil: .unreadable
    case .video: .videos
    case .image: .pictures
    default: .others
    }
  }
}

extension Language {
  /// The text in place of a destination's name: `The file itself`.
  package var nameOfFile: String { Destinations.file.translated(to: self).name }
}
