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
    guard case .asset(let asset) = item else {
      status?.advance(isRed: false)
      if options.verbose, case .skip(let path, let reason) = item { tell(words.skipped(shown(path), reason)) }
      return
    }
    let outcomes = asset.verdicts.map(\.outcome)
    let isRed = outcomes.isEmpty ? asset.facts.error != nil : outcomes.contains { info.failOn.isReached(by: $0) }
    status?.advance(isRed: isRed)
    guard options.verbose else { return }
    let facts = asset.facts
    bytes += facts.bytesRead
    tell(words.read(shown(asset.path), facts))
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
