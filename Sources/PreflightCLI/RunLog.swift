import MediaProbe
import Preflight

/// What a run tells on standard error beside its reports: progress, with `--verbose` what was read, and a closing line
/// where no report on standard output says it.
final class RunLog {
  private let info: RunInfo
  private let options: ReportOptions
  private let start = ContinuousClock.now
  private var bytes: Int64 = 0
  let status: StatusLine?

  init(_ info: RunInfo, _ options: ReportOptions) {
    self.info = info
    self.options = options
    let noun = info.isOfRequests ? info.noun : "file"
    status = options.quiet ? nil : StatusLine(usesStandardOutput: options.output == nil, counting: noun)
  }

  /// Tells of one file that is done.
  func add(_ item: BatchItem) {
    guard status != nil || options.verbose else { return }
    guard case .asset(let asset) = item else {
      status?.advance(isRed: false)
      if options.verbose, case .skip(let path, let reason) = item { tell("\(shown(path)): skipped, \(reason)") }
      return
    }
    let outcomes = asset.verdicts.map(\.outcome)
    let isRed = outcomes.isEmpty ? asset.facts.error != nil : outcomes.contains { info.failOn.isReached(by: $0) }
    status?.advance(isRed: isRed)
    guard options.verbose else { return }
    let facts = asset.facts
    bytes += facts.bytesRead
    let reading = facts.bytesRead > 0 ? "\(facts.tier.rawValue) tier, \(facts.bytesRead) bytes" : "not read"
    tell("\(shown(asset.path)): \(reading)" + (facts.error.map { ", \($0.code.rawValue)" } ?? ""))
  }

  /// Ends the progress and says what the run came to, unless a person has it before them.
  func end(_ tally: Tally, libraries: [String: String]) {
    status?.end()
    let elapsed = ContinuousClock.now - start
    if options.verbose {
      let versions = libraries.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }.joined(separator: ",")
      tell("read \(bytes) bytes of \(tally.assets) \(info.noun)s" + (versions.isEmpty ? "" : " with\(versions)"))
    }
    guard !options.quiet, options.output != nil || isFile(standardOutput) && isTerminal(standardError) else { return }
    complain(Headline.closing(of: info, tally, elapsed: elapsed))
  }

  /// A line with the time since the beginning, in seconds.
  private func tell(_ text: String) {
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    let line = "\(milliseconds / 1000).\(fraction) \(text)"
    guard let status else { return complain(line) }
    status.hidden { complain(line) }
  }
}
