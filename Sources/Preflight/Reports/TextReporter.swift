import MediaProbe

/// The matrix that a person reads at a glance, assets down and destinations across; then each problem with what was
/// measured, what is allowed and how to fix it.
public struct TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "a table for people, with every problem explained"

  /// Rows that are held back to find the widths of the columns; later rows follow the widths of these.
  private static let measuredRows = 500
  /// Problems that are explained; a longer list is for programs.
  private static let explainedAssets = 1000

  private let run: RunInfo
  private let palette: Palette
  private var waiting: [Row] = []
  private var layout: MatrixLayout?
  private var problems: [UInt8] = []
  private var explained = 0
  private var unexplained = 0
  private var skips: [(path: String, reason: String)] = []

  public init(_ run: RunInfo) {
    self.run = run
    palette = Palette(isOn: run.color)
  }

  public mutating func begin(into out: inout [UInt8]) {}

  public mutating func add(_ item: BatchItem, into out: inout [UInt8]) {
    guard case .asset(let asset) = item else { return }
    waiting.append(Row(asset, run))
    explain(asset)
    if layout != nil || waiting.count >= Self.measuredRows { flush(into: &out) }
  }

  public mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    flush(into: &out)
    if !problems.isEmpty {
      out.append(UInt8(ascii: "\n"))
      out.append(contentsOf: problems)
    }
    if unexplained > 0 {
      line("  … and \(unexplained) more assets with problems: --format ndjson lists all of them", into: &out)
    }
    if problems.isEmpty { line("", into: &out) }
    for text in TerminalText.wrapped(closing(summary), to: run.width - 2) { line("  " + text, into: &out) }
  }

  // MARK: The matrix

  private mutating func flush(into out: inout [UInt8]) {
    if layout == nil {
      guard !waiting.isEmpty else { return }
      let layout = MatrixLayout(rows: waiting, run: run)
      self.layout = layout
      for text in layout.header(palette) { line(text, into: &out) }
    }
    guard let layout else { return }
    for row in waiting {
      for text in layout.lines(row, palette) { line(text, into: &out) }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  // MARK: The problems

  private mutating func explain(_ asset: CheckedAsset) {
    let troubled = asset.verdicts.filter { $0.outcome != .pass && $0.outcome != .notApplicable }
    let isProbe = run.destinations.isEmpty && asset.facts.error != nil
    guard !troubled.isEmpty || isProbe else { return }
    guard explained < Self.explainedAssets else {
      unexplained += 1
      return
    }
    explained += 1
    let cards = ProblemCards(run: run, palette: palette)
    for text in cards.lines(for: asset, troubled) { line(text, into: &problems) }
  }

  // MARK: The closing line

  private func closing(_ summary: RunSummary) -> String {
    let tally = summary.tally
    let time = summary.elapsed.map { " in \(humanTime($0))" } ?? ""
    let skipped = tally.skips > 0 ? " \(tally.skips) other \(tally.skips == 1 ? "file" : "files") skipped." : ""
    let interrupted = tally.interrupted ? " Interrupted: what is missing was not looked at." : ""
    let count = "\(tally.assets) \(tally.assets == 1 ? "asset" : "assets")"
    if run.destinations.isEmpty {
      let errors = tally.errors > 0 ? ", \(tally.errors) of them unreadable" : ""
      return "\(count) probed\(time)\(errors).\(skipped)\(interrupted)"
    }
    let worst = { (outcome: Outcome) in tally.worst[outcome] }
    let failed = worst(.fail) + worst(.unreadable)
    var parts: [String] = []
    if worst(.pass) > 0 { parts.append("\(worst(.pass)) pass") }
    if worst(.warn) > 0 { parts.append("\(worst(.warn)) warn") }
    if worst(.unknown) > 0 { parts.append("\(worst(.unknown)) not decided") }
    if failed > 0 {
      parts.append("\(failed) fail" + (worst(.unreadable) > 0 ? " (\(worst(.unreadable)) of them unreadable)" : ""))
    }
    if worst(.notApplicable) > 0 { parts.append("\(worst(.notApplicable)) not for any of these destinations") }
    let counts = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    return "\(count) judged\(time)\(counts).\(skipped)\(interrupted) ✓ means that no documented rule is broken; "
      + "what only shows at run time (login, network, review) no file can tell."
  }

  private func line(_ text: String, into out: inout [UInt8]) {
    out.append(contentsOf: text.utf8)
    out.append(UInt8(ascii: "\n"))
  }
}

/// `3 ms`, `2.4 s`, `3 min 20 s`.
func humanTime(_ duration: Duration) -> String {
  let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  if milliseconds < 1000 { return "\(max(1, milliseconds)) ms" }
  if milliseconds < 60_000 { return "\(decimal(Double(milliseconds) / 1000, places: 1)) s" }
  return "\(milliseconds / 60_000) min \(milliseconds / 1000 % 60) s"
}
