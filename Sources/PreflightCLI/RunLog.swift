import MediaProbe
import Preflight
import PreflightOperations
import PreflightReports

/// The output of a run on standard error: progress, a line for each file with `--verbose`, and a closing line if no report
/// on standard output has one.
final class RunLog {
  private let info: RunInfo
  private let options: ReportOptions
  private let text: LogText
  private let start = ContinuousClock.now
  private var bytes: Int64 = 0
  let status: StatusLine?

  /// The time since the run began.
  var elapsed: Duration { ContinuousClock.now - start }

  init(_ info: RunInfo, _ options: ReportOptions) {
    self.info = info
    self.options = options
    text = LogText(in: info.language)
    status =
      options.quiet
      ? nil
      : StatusLine(
        usesStandardOutput: options.output == nil, counting: info.isOfRequests ? info.noun : .file, in: info.language)
  }

  /// Counts a file that is done, and with `--verbose` prints a line about it.
  func add(_ item: BatchItem) {
    guard status != nil || options.verbose else { return }
    status?.advance(by: 1, red: isRed(item) ? 1 : 0)
    guard options.verbose else { return }
    switch item {
    case .skip(let path, let reason): printLine(text.skipped(shown(path), reason))
    case .asset(let asset):
      bytes = bytes.saturatingSum(asset.facts.bytesRead)
      printLine(text.read(shown(asset.path), asset.facts))
    }
  }

  /// True if a line is printed for each file.
  var isVerbose: Bool { options.verbose }

  /// A function that returns true if an item makes the exit status 1.
  var isRed: @Sendable (BatchItem) -> Bool {
    { [info] item in
      guard case .asset(let asset) = item else { return false }
      guard !asset.verdicts.isEmpty else { return asset.facts.error != nil }
      return info.failOn.isReached(byAnyOf: asset.verdicts)
    }
  }

  /// Says that later files were not judged, because the run ends at the first failure.
  func tellStop() {
    guard !options.quiet else { return }
    printLine(CommandText.stoppedAtFirstFailure.text(in: info.language))
  }

  /// Prints the closing line, unless a report on the terminal already has it.
  func end(_ tally: Tally, libraries: [String: String]) {
    if options.verbose {
      let versions = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      printLine(text.read(bytes, of: tally.assets, info.noun, with: versions))
    }
    guard !options.quiet, options.output != nil || isFile(standardOutput) && isTerminal(standardError) else { return }
    printError(CommandText(asWritten: Headline.closing(of: info, tally, elapsed: elapsed)))
  }

  /// Prints a line with the time since the beginning, in seconds.
  private func printLine(_ text: String) {
    let milliseconds = Int(elapsed / .milliseconds(1))
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    let line = "\(milliseconds / 1000).\(fraction) \(text)"
    guard let status else { return printError(CommandText(asWritten: line)) }
    status.hidden { printError(CommandText(asWritten: line)) }
  }
}
