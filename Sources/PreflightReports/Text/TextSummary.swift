import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// A summary of many files. It has the destinations that each file is ready for, or the counts of each destination, and then
/// the problems with their files, the worst first. It has fewer than 80 lines for any number of files.
struct TextSummary {
  /// The largest number of lines.
  private static let mostLines = 78
  /// The largest number of destinations with a line of counts.
  private static let mostDestinations = 20
  /// The number of milder problems that are listed before the others get more lines.
  private static let mildGroups = 6
  /// The largest number of files with a line that says where they can go.
  private static let mostPlaces = 30

  private let run: RunInfo
  private let palette: Palette
  /// The files that may still get a line each; nil if they are too many, or if the user chose the destinations.
  private var held: [PresentedAsset]?
  private var groups: ProblemGroups
  private var counts: DestinationCounts
  private var folder = CommonFolder()

  init(_ run: RunInfo) {
    self.run = run
    palette = Palette(isOn: run.color)
    held = run.showsPlaces ? [] : nil
    groups = ProblemGroups(run)
    counts = DestinationCounts(run)
  }

  mutating func add(_ asset: PresentedAsset) {
    if let assets = held { held = assets.count < Self.mostPlaces ? assets + [asset] : nil }
    groups.add(asset)
    folder.add(asset.asset.path.display)
    counts.add(asset)
  }

  /// - Parameter next: The last lines.
  func end(_ summary: RunSummary, next: [String], into out: inout [UInt8]) {
    let head = MatrixHead(run: run, folder: folder.path, namesDestinations: false).lines(palette)
    let table =
      held.map { held in
        let shown = held.filter { !run.onlyProblems || Row($0).hasProblem }
        return PlacesText(run: run, palette: palette, folder: folder.path).rows(shown)
      } ?? table()
    let worst = groups.worstFirst
    let closing = closing(summary, hasProblems: !worst.isEmpty) + next
    let room = Self.mostLines - head.count - table.count - closing.count - 2
    // A person who has pictures and sound looked at wants to know first what is wrong with them.
    let ofContent = worst.filter { $0.isOnContent }
    var problems = ofContent.isEmpty ? [] : lines(of: ofContent, room: room / 2)
    if !ofContent.isEmpty {
      problems.insert("  " + palette.dim(run.words.page.content), at: 0)
      let others = lines(of: worst.filter { !$0.isOnContent }, room: room - problems.count - 1)
      problems += others.isEmpty ? [] : [""] + others
    } else {
      problems = lines(of: worst, room: room)
    }
    for line in head + table + [""] + problems + (problems.isEmpty ? [] : [""]) + closing { appendLine(line, to: &out) }
  }

  // MARK: Destinations

  /// A line of counts for each destination, below the signs and their meanings.
  private func table() -> [String] {
    let columns = counts.used.map { (head: run.words.headlines.column($0), outcome: $0) }
    let listed = run.destinations.indices.filter { !run.onlyProblems || counts[$0].hasProblem }
    let shown = listed.count <= Self.mostDestinations ? listed[...] : worst(of: listed)[...]
    let width = shown.map { TerminalText.width(run.destinations[$0].label) }.max() ?? 0
    let widths = columns.map { TerminalText.width($0.head) }
    // If the columns are wider than the terminal, their heads are only signs.
    let isNarrow = 2 + width + widths.reduce(0) { $0 + 2 + $1 } > run.width
    let heads = columns.map { isNarrow ? String($0.head.prefix(1)) : $0.head }
    let cells = zip(heads, columns).map { head, column in
      max(TerminalText.width(head), shown.map { "\(counts[$0].count(signed: column.outcome))".count }.max() ?? 0)
    }
    let names = min(width, max(8, run.width - 2 - cells.reduce(0) { $0 + 2 + $1 }))
    var lines: [String] = []
    var line = "  " + TerminalText.spaces(names)
    for ((head, column), width) in zip(zip(heads, columns), cells) {
      line +=
        "  " + TerminalText.spaces(width - TerminalText.width(head))
        + column.outcome.painted(head, palette)
    }
    lines.append(line)
    for destination in shown {
      var line = "  " + TerminalText.fitted(run.destinations[destination].label, to: names)
      for (column, width) in zip(columns, cells) {
        let count = counts[destination].count(signed: column.outcome)
        let text = count == 0 ? "·" : "\(count)"
        line +=
          "  " + TerminalText.spaces(width - text.count)
          + (count == 0 ? palette.dim(text) : column.outcome.painted(text, palette))
      }
      lines.append(line)
    }
    if listed.count > shown.count {
      lines.append("  " + palette.dim(run.words.headlines.moreDestinations(listed.count - shown.count)))
    }
    return lines
  }

  /// Returns the destinations that refuse the most files, the worst first.
  private func worst(of destinations: [Int]) -> [Int] {
    let failures = destinations.map { counts[$0].count(signed: .fail) }
    let ranked = zip(destinations, failures).sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    return ranked.prefix(Self.mostDestinations).map(\.0)
  }

  // MARK: Problems

  /// A group with the lines that it gets.
  private struct Entry {
    let group: ProblemGroups.Group
    /// The title, and below it the rules if they do not fit beside it.
    let head: [String]
    /// Its files; nil if the head names its only file.
    let files: String?
    let example: [String]
    var showsFiles = false
    var showsExample = false

    var isSevere: Bool { group.outcome >= .unknown }
    var count: Int { head.count + (showsFiles && files != nil ? 1 : 0) + (showsExample ? example.count : 0) }
  }

  /// Returns the problems in at most this many lines. They begin with a line for each problem that fails a file. Then follow
  /// the files of these problems, an example of each, and more on the milder ones.
  private func lines(of groups: [ProblemGroups.Group], room: Int) -> [String] {
    var entries = groups.map(entry)
    let severe = entries.count { $0.isSevere }
    let reserve = min(entries.count - severe, Self.mildGroups)
    // Reserves a line for the number of omitted groups, and one between the severe problems and the others.
    let room = room - 2
    // A head can have two lines.
    func fitting(_ entries: ArraySlice<Entry>, _ lines: Int) -> Int {
      var left = lines
      return entries.prefix {
        left -= $0.head.count
        return left >= 0
      }.count
    }
    let shownSevere = max(min(severe, 1), fitting(entries.prefix(severe), room - reserve))
    let milder = entries.dropFirst(severe)
    var shown = Array(entries.indices.prefix(shownSevere)) + Array(milder.indices.prefix(fitting(milder, reserve)))
    func used() -> Int { shown.reduce(0) { $0 + entries[$1].count } }
    func expand(_ isSevere: Bool, _ change: (inout Entry) -> Void) {
      for index in shown where entries[index].isSevere == isSevere {
        let before = entries[index]
        change(&entries[index])
        if used() > room { entries[index] = before }
      }
    }
    expand(true) { $0.showsFiles = true }
    expand(true) { $0.showsExample = true }
    for index in milder.indices.dropFirst(shown.count - shownSevere)
    where shownSevere == severe && used() + entries[index].head.count <= room {
      shown.append(index)
    }
    expand(false) { $0.showsFiles = true }
    expand(false) { $0.showsExample = true }
    var lines: [String] = []
    for (place, index) in shown.enumerated() {
      let entry = entries[index]
      if place > 0, entries[shown[place - 1]].isSevere, !entry.isSevere { lines.append("") }
      lines += entry.head
      if entry.showsFiles, let files = entry.files { lines.append(files) }
      if entry.showsExample { lines += entry.example }
    }
    if shown.count < entries.count {
      lines.append("  " + palette.dim(run.words.headlines.moreGroups(entries.count - shown.count)))
    }
    return lines
  }

  private func entry(_ group: ProblemGroups.Group) -> Entry {
    let (words, terms) = (run.words.headlines, run.words.terms)
    let title = group.title.text(in: run.language)
    let room = run.width - 4
    let names = group.paths.map(name)
    var text = words.group(title, group.files)
    var files: String? = Self.files(names, of: group.files, to: run.width - 6, run)
    if group.files == 1, let only = names.first, TerminalText.width(title + terms.colon + only) <= room {
      text = title + terms.colon + only
      files = nil
    }
    text = TerminalText.shortened(text, to: room)
    var head = palette.bold(text)
    // The rules and the destinations stand beside the title, or below it.
    let isAll = group.destinations.count == run.destinations.count && run.destinations.count > 1
    func places(_ width: Int) -> String {
      if isAll { return run.words.overview.everyDestination(run.destinations.count) }
      return MatrixLayout.listed([("", group.destinations)], terms, width: width, lines: 1).first ?? ""
    }
    let rules = Self.rules(group)
    let left = room - TerminalText.width(text) - 3
    var below: [String] = []
    if rules.isEmpty || TerminalText.width(rules) <= left {
      let beside = places(left - TerminalText.width(rules) - 3)
      let isWhole = !beside.isEmpty && TerminalText.width(rules + beside) + 3 <= left && !beside.contains("…")
      head += palette.dim(" · " + rules + (isWhole && !group.destinations.isEmpty ? " · " + beside : ""))
      if !isWhole, group.destinations.count == 1 { below = group.destinations }
    } else {
      let beside = group.destinations.isEmpty ? "" : places(run.width - 9 - TerminalText.width(rules))
      below = TerminalText.wrapped(
        rules + (beside.isEmpty || beside.contains("…") ? "" : " · " + beside), to: run.width - 6)
    }
    let sample = group.files == 1 ? group.example : run.words.page.example(group.example)
    let example = TerminalText.wrapped(sample, to: run.width - 6).map { "      " + palette.dim($0) }
    return Entry(
      group: group,
      head: ["  \(group.outcome.problemSign(palette)) " + head] + below.map { "      " + palette.dim($0) },
      files: files.map { "      " + $0 }, example: example)
  }

  /// The largest number of rules that a group names.
  private static let mostRules = 3

  /// Returns the rules of a group: `video-size, video-long-side`.
  static func rules(_ group: ProblemGroups.Group) -> String {
    let more = group.rules.count - mostRules
    return group.rules.prefix(mostRules).joined(separator: ", ") + (more > 0 ? " +\(more)" : "")
  }

  private func name(_ path: String) -> String {
    path.hasPrefix(folder.path) ? String(path.dropFirst(folder.path.count)) : path
  }

  /// Returns as many names as fit into a line, with the number of the others.
  private static func files(_ names: [String], of count: Int, to width: Int, _ run: RunInfo) -> String {
    for shown in stride(from: names.count, to: 0, by: -1) {
      let list = names.prefix(shown).joined(separator: run.words.terms.comma)
      let text = shown < count ? run.words.headlines.andMore(list, count - shown) : list
      if TerminalText.width(text) <= width { return text }
    }
    let rest = count > 1 ? TerminalText.width(run.words.headlines.andMore("", count - 1)) : 0
    let first = TerminalText.shortened(names.first ?? "", to: max(8, width - rest))
    return count > 1 ? run.words.headlines.andMore(first, count - 1) : first
  }

  // MARK: The end

  private func closing(_ summary: RunSummary, hasProblems: Bool) -> [String] {
    var text = Headline.closing(of: run, summary.tally, elapsed: summary.elapsed)
    if hasProblems { text += run.words.terms.gap + run.words.headlines.howToSeeAll }
    let lines = TerminalText.wrapped(text, to: run.width - 2) + Legend(run, counts.used).lines(to: run.width - 2)
    return lines.map { "  " + $0 }
  }
}

/// The meaning of the signs that a report uses.
struct Legend {
  private let run: RunInfo
  private let outcomes: [Outcome]

  init(_ run: RunInfo, _ outcomes: [Outcome]) {
    self.run = run
    self.outcomes = outcomes
  }

  /// Returns `✗ fails, – is a kind of file that the destination does not accept.`, and the meaning of a pass in the next line.
  /// No line ends after a sign.
  func lines(to width: Int) -> [String] {
    let used = Outcome.bySign.filter { sign in sign != .pass && outcomes.contains { $0.signed == sign } }
    let terms = run.words.terms
    var lines: [String] = []
    for (index, sign) in used.enumerated() {
      let text = run.words.headlines.sign(sign) + (index == used.count - 1 ? terms.stop : terms.comma.trimmingGap)
      // No space follows a full-width comma.
      let gap = terms.comma.hasSuffix(" ") ? " " : ""
      if let last = lines.last, TerminalText.width(last + gap + text) <= width {
        lines[lines.count - 1] = last + gap + text
      } else {
        lines += TerminalText.wrapped(text, to: width)
      }
    }
    return lines + TerminalText.wrapped(run.words.run.promise, to: width)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingGap: String { hasSuffix(" ") ? String(dropLast()).trimmingGap : self }
}
