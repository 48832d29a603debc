import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
package import PreflightPresenting
import PreflightRules

/// The files of a run by the destinations that would accept them.
private struct ReadyFiles {
  /// A file that a destination would accept.
  struct Entry {
    /// The number of warnings; 0 for a pass.
    let warnings: Int
    /// The index of the path.
    let path: Int
  }

  private(set) var paths: [AssetPath] = []
  /// The entries of each destination, in the order of the run.
  private var entries: [[Entry]]
  /// The number of files whose kind each destination accepts.
  private(set) var judged: [Int]

  init(_ run: RunInfo) {
    entries = Array(repeating: [], count: run.destinations.count)
    judged = Array(repeating: 0, count: run.destinations.count)
  }

  mutating func add(_ asset: PresentedAsset) {
    var isReady = false
    for (column, answer) in asset.verdicts.enumerated() where column < entries.count {
      if answer.outcome != .notApplicable { judged[column] += 1 }
      guard answer.isReady else { continue }
      entries[column].append(Entry(warnings: answer.warnings, path: paths.count))
      isReady = true
    }
    if isReady { paths.append(asset.asset.path) }
  }

  /// Returns the files that a destination would accept, either without warnings or with some, in the byte order of their paths.
  func sorted(_ column: Int, withWarnings: Bool) -> [Entry] {
    entries[column].filter { ($0.warnings > 0) == withWarnings }.sorted { left, right in
      paths[left.path].bytes.lexicographicallyPrecedes(paths[right.path].bytes)
    }
  }
}

/// A list of the files that are ready for each destination, for people. It keeps the path of every file in memory.
package struct ReadyList: AssetReporter {
  package static let name = "text"

  package let run: RunInfo
  private var files: ReadyFiles
  private var next: NextStep

  package init(_ run: RunInfo) {
    self.run = run
    files = ReadyFiles(run)
    next = NextStep(run)
  }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) {
    files.add(asset)
    next.add(asset.asset)
  }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    let palette = Palette(isOn: run.color)
    func line(_ text: String) {
      out.append(contentsOf: CommandGuard.shown(text).utf8)
      out.append(UInt8(ascii: "\n"))
    }
    let words = run.words.overview
    if let hint = RunOverview(run).hint {
      for text in [RunOverview(run).count, hint].flatMap({ TerminalText.wrapped($0, to: run.width) }) {
        line(palette.dim(text))
      }
      line("")
    }
    for (column, destination) in run.destinations.enumerated() {
      let (ready, warned) = (files.sorted(column, withWarnings: false), files.sorted(column, withWarnings: true))
      let counts = words.ready(ready.count, warned.count, files.judged[column])
      line(palette.bold(destination.label) + run.words.terms.colon + counts)
      for entry in ready { line("  " + files.paths[entry.path].display) }
      for entry in warned {
        line("  " + files.paths[entry.path].display + palette.yellow("  ! " + words.warnings(entry.warnings)))
      }
      line("")
    }
    let closing = Headline.closing(of: run, summary.tally, elapsed: summary.elapsed)
    for text in TerminalText.wrapped(closing, to: run.width) { line(text) }
    if let next = next.label {
      line("")
      line(next)
    }
  }
}

/// The same lists as one JSON array: a record for each destination, and the summary of the run.
package struct ReadyJSONList: AssetReporter {
  package static let name = "json"

  package let run: RunInfo
  private var files: ReadyFiles

  package init(_ run: RunInfo) {
    self.run = run
    files = ReadyFiles(run)
  }

  package mutating func begin(into out: inout [UInt8]) { out.append(contentsOf: "[\n".utf8) }

  package mutating func add(_ asset: PresentedAsset, into out: inout [UInt8]) { files.add(asset) }

  package mutating func end(_ summary: RunSummary, into out: inout [UInt8]) {
    for (column, destination) in run.destinations.enumerated() {
      var json = JSONWriter(consume out)
      json.object { json in
        json.member("record", "ready")
        json.member("destination", destination.id)
        json.member("assets", files.judged[column])
        for (key, isWarned) in [("ready", false), ("ready_with_warnings", true)] as [(StaticString, Bool)] {
          json.objects(key, files.sorted(column, withWarnings: isWarned)) { entry, json in
            files.paths[entry.path].writeMembers(to: &json)
            if entry.warnings > 0 { json.member("warnings", entry.warnings) }
          }
        }
      }
      out = json.bytes
      out.append(contentsOf: ",\n".utf8)
    }
    RecordWriter(run: run).writeSummary(summary, into: &out)
    out.append(contentsOf: "\n]\n".utf8)
  }
}
