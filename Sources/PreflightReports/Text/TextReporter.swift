import MediaProbe
package import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// Text for people. A few files are shown in full. For many files, it shows the problems with the number of their files,
/// because the first screen has to say what to do.
package struct TextReporter: AssetReporter {
  package static let name = "text"
  package static let showsSuggestions = true

  /// The largest number of files that are shown in full. These still fit a screen or two.
  private static let few = 10

  package let run: RunInfo
  /// The assets that may still be shown in full; nil once they are too many.
  private var held: [PresentedAsset]? = []
  private var full: FullText
  private var summary: TextSummary
  private var quiet: QuietText
  private var next: NextStep

  package init(_ run: RunInfo) {
    self.run = run
    full = FullText(run)
    summary = TextSummary(run)
    quiet = QuietText(run)
    next = NextStep(run)
  }

  /// True if every asset is shown in full, regardless of their number. A request or an app is one of a few, and a suggestion
  /// is for one file.
  private var isFull: Bool { run.showsAll || run.isOfRequests || run.isOfApp || run.repairs != nil }

  package mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    switch item {
    case .asset(let asset): add(PresentedAsset(asset, in: run), into: &out)
    case .skip(let path, let reason): if run.showsAll { full.skip(path, reason) }
    }
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    if run.isQuiet { return quiet.add(asset, into: &out) }
    next.add(asset.asset)
    if isFull { return full.add(asset, showsFacts: true, into: &out) }
    if let assets = held {
      held = assets.count < Self.few ? assets + [asset] : nil
      if held == nil, run.isProbe { for asset in assets { full.add(asset, showsFacts: false, into: &out) } }
    }
    if !run.isProbe {
      summary.add(asset)
    } else if held == nil {
      full.add(asset, showsFacts: false, into: &out)
    }
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    if run.isQuiet { return quiet.end(summary, into: &out) }
    // The files that an interrupted run did not judge come first.
    let next = summary.tally.interrupted ? [] : next.lines
    if !isFull, held == nil, !run.isProbe { return self.summary.end(summary, next: next, into: &out) }
    if !isFull { for asset in held ?? [] { full.add(asset, showsFacts: true, into: &out) } }
    full.end(summary, into: &out)
    for line in next { appendLine(line, to: &out) }
  }
}

extension NextStep {
  /// The last lines of a report: the command is one line, whatever its length, so that it can be copied. Empty if there is
  /// nothing to do.
  var lines: [String] { label.map { ["", "  " + $0] } ?? [] }
}

/// Appends a line of text for people that cannot be mistaken for a command.
func appendLine(_ text: String, to out: inout [UInt8]) {
  out.append(contentsOf: CommandGuard.shown(text).utf8)
  out.append(UInt8(ascii: "\n"))
}
