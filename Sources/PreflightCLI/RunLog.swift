import MediaProbe
import Preflight

/// What a run tells on standard error beside its reports: progress, with `--verbose` what was read, and a closing line
/// where no report on standard output says it.
final class RunLog {
  private let info: RunInfo
  private let options: ReportOptions
  private let words: LogText
  private let start = ContinuousClock.now
  private var bytes: Int64 = 0
  let status: StatusLine?

  /// Time since the run began.
  var elapsed: Duration { ContinuousClock.now - start }

  init(_ info: RunInfo, _ options: ReportOptions) {
    self.info = info
    self.options = options
    words = LogText(in: info.language)
    status =
      options.quiet
      ? nil
      : StatusLine(
        usesStandardOutput: options.output == nil, counting: info.isOfRequests ? info.noun : .file, in: info.language)
  }

  /// Tells of one file that is done.
  func add(_ item: BatchItem) {
    guard status != nil || options.verbose else { return }
    status?.advance(by: 1, red: isRed(item) ? 1 : 0)
    guard options.verbose else { return }
    switch item {
    case .skip(let path, let reason): tell(words.skipped(shown(path), reason))
    case .asset(let asset):
      bytes += asset.facts.bytesRead
      tell(words.read(shown(asset.path), asset.facts))
    }
  }

  /// Whether each file is told of.
  var isVerbose: Bool { options.verbose }

  /// Whether an item makes the run red.
  var isRed: @Sendable (BatchItem) -> Bool {
    { [info] item in
      guard case .asset(let asset) = item else { return false }
      guard !asset.verdicts.isEmpty else { return asset.facts.error != nil }
      return asset.verdicts.contains { info.failOn.isReached(by: $0.outcome) }
    }
  }

  /// Says what the run came to, unless a person has it before them.
  func end(_ tally: Tally, libraries: [String: String]) {
    if options.verbose {
      let versions = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      tell(words.read(bytes, of: tally.assets, info.noun, with: versions))
    }
    guard !options.quiet, options.output != nil || isFile(standardOutput) && isTerminal(standardError) else { return }
    complain(Headline.closing(of: info, tally, elapsed: elapsed))
  }

  /// A line with the time since the beginning, in seconds.
  private func tell(_ text: String) {
    let milliseconds = Int(elapsed / .milliseconds(1))
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    let line = "\(milliseconds / 1000).\(fraction) \(text)"
    guard let status else { return complain(line) }
    status.hidden { complain(line) }
  }
}
