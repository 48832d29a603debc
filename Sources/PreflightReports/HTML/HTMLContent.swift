import MediaProbe
import PreflightBatch
import PreflightJudging
import PreflightLanguage
import PreflightPresenting
import PreflightRules

/// The time line of one asset in its card: the curves of picture and sound with the parts that were found, the frames
/// with which problems begin, and a line of figures.
struct HTMLContent {
  private let line: PresentedTimeLine
  private let facts: MediaFacts
  private let frames: [ContentFrame]
  private let language: Language
  private var words: PageWords { language.words.page }

  /// The largest number of parts that are listed below the time line.
  private static let mostListed = 24

  /// Returns nil if the content of the asset was not measured over time.
  init?(_ asset: PresentedAsset) {
    guard let line = asset.timeLine else { return nil }
    self.line = line
    facts = asset.asset.facts
    frames = asset.asset.frames
    language = asset.run.language
  }

  func write(to page: inout MarkupWriter) {
    page.write("<section class=\"content\"><h3>\(words.content)</h3>")
    writeLine(to: &page)
    writeProblems(to: &page)
    writeFigures(to: &page)
    page.write("</section>")
  }

  // MARK: The time line

  // The lengths in the drawing are pixels, and those along the time are percent, so that texts keep their size at any
  // width. Only the curves are stretched.

  /// The height of a row, of the text above it and of the line of times below the rows.
  private static let (rowHeight, labelHeight, timesHeight) = (44, 24, 22)

  /// A row of the time line.
  private struct Row {
    let name: String
    let curve: ContentCurve?
    /// The lowest and the highest value of the row.
    let range: ClosedRange<Double>
    let parts: [PresentedTimeLine.Part]

    var isEmpty: Bool { curve == nil && parts.isEmpty }
  }

  private var rows: [Row] {
    let parts = Dictionary(grouping: line.parts) { $0.interval.kind.isOfPicture }
    let picture = Row(name: words.picture, curve: line.brightness, range: 0...1, parts: parts[true] ?? [])
    let scale = line.loudness == nil ? "" : language.words.terms.inParentheses("-60…0 LUFS")
    let sound = Row(name: words.sound + scale, curve: line.loudness, range: -60...0, parts: parts[false] ?? [])
    return [picture, sound].filter { !$0.isEmpty }
  }

  /// The largest number of parts that a row draws, which limits its bytes.
  private static let mostDrawn = 200

  private func writeLine(to page: inout MarkupWriter) {
    let rows = rows
    let end = rows.count * (Self.labelHeight + Self.rowHeight)
    page.write(
      #"""
      <svg class="timeline" role="group" aria-label="\#(words.content)" width="100%" \#
      height="\#(end + Self.timesHeight)">
      """#)
    for (index, row) in rows.enumerated() {
      let top = index * (Self.labelHeight + Self.rowHeight) + Self.labelHeight
      page.write(
        #"""
        <text x="0" y="\#(top - 6)">\#(row.name)</text>\#
        <rect x="0" y="\#(top)" width="100%" height="\#(Self.rowHeight)"/>
        """#)
      if let curve = row.curve, !curve.points.isEmpty { write(curve, row.range, top: top, to: &page) }
      // Problems are drawn over the other parts.
      let sorted = row.parts.filter { $0.letter != "x" } + row.parts.filter { $0.letter == "x" }
      for part in sorted.prefix(Self.mostDrawn).reversed() { write(part, top: top, to: &page) }
    }
    writeTimes(top: end, to: &page)
    page.write("</svg>")
  }

  private func write(_ part: PresentedTimeLine.Part, top: Int, to page: inout MarkupWriter) {
    let (start, end) = (share(part.interval.start), share(part.interval.end))
    let name = words.interval(part.interval.kind)
    page.write(
      #"""
      <rect class="\#(part.letter)" x="\#(percent(start))" y="\#(top)" width="\#(percent(end - start))" \#
      height="\#(Self.rowHeight)"><title>\#(name) \#(part.interval.timecodes)</title></rect>
      """#)
  }

  /// The largest number of points of a drawn curve, which limits its bytes.
  private static let mostPoints = 200

  /// Writes a curve as an area. Each drawn point is the largest value of its step.
  private func write(_ curve: ContentCurve, _ range: ClosedRange<Double>, top: Int, to page: inout MarkupWriter) {
    let group = (curve.points.count + Self.mostPoints - 1) / Self.mostPoints
    func x(_ point: Double) -> String { "\(Int((1000 * share(curve.start + point * curve.step)).rounded()))" }
    func y(_ value: Double) -> String {
      let part = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
      return "\(Int((100 - 100 * part / (range.upperBound - range.lowerBound)).rounded()))"
    }
    var points = [x(0) + ",100"]
    for first in stride(from: 0, to: curve.points.count, by: group) {
      let end = min(first + group, curve.points.count)
      let height = y(curve.points[first..<end].max() ?? range.lowerBound)
      points.append("\(x(Double(first))),\(height)")
      points.append("\(x(Double(end))),\(height)")
    }
    points.append(x(Double(curve.points.count)) + ",100")
    page.write(
      #"""
      <svg y="\#(top)" width="100%" height="\#(Self.rowHeight)" viewBox="0 0 1000 100" preserveAspectRatio="none">\#
      <polygon points="\#(points.joined(separator: " "))"/></svg>
      """#)
  }

  /// The largest number of steps between times, so that the times fit a phone.
  private static let mostSteps = 5.0
  /// The possible steps between times, in tenths of a second.
  private static let steps: [Int64] = [
    1, 2, 5, 10, 20, 50, 100, 150, 300, 600, 1200, 3000, 6000, 9000, 18_000, 36_000, 72_000, 144_000, 216_000, 432_000,
    864_000,
  ]

  private func writeTimes(top: Int, to page: inout MarkupWriter) {
    let tenths = line.length * 10
    let step = Self.steps.first { tenths / Double($0) <= Self.mostSteps } ?? Int64(tenths / Self.mostSteps)
    for time in stride(from: 0, through: Int64(tenths), by: Int64.Stride(step)) {
      let place = share(Double(time) / 10)
      // The first and the last time would extend beyond the drawing.
      let anchor = time == 0 ? "start" : place > 0.95 ? "end" : "middle"
      page.write(
        #"""
        <rect class="tick" x="\#(percent(place))" y="\#(top)" width="1" height="5"/>\#
        <text x="\#(percent(place))" y="\#(top + 18)" text-anchor="\#(anchor)">\#(Self.clock(time, step))</text>
        """#)
    }
  }

  /// Returns tenths of a second as on a clock: `0:30`, `1:02:03`; with a fraction if the steps have one: `0:01.5`.
  private static func clock(_ tenths: Int64, _ step: Int64) -> String {
    let (hours, minutes, seconds) = (tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60)
    let twoDigits = { (number: Int64) in (number < 10 ? "0" : "") + "\(number)" }
    let whole = (hours > 0 ? "\(hours):" + twoDigits(minutes) : "\(minutes)") + ":" + twoDigits(seconds)
    return step.isMultiple(of: 10) ? whole : whole + ".\(tenths % 10)"
  }

  /// Returns the place of a time on the time line, from 0 to 1.
  private func share(_ seconds: Double) -> Double { min(max(seconds / line.length, 0), 1) }

  private func percent(_ share: Double) -> String { Phrase.decimal(100 * share, digits: 3) + "%" }

  // MARK: Below the time line

  /// Writes the parts with problems, each with the frame at its start.
  private func writeProblems(to page: inout MarkupWriter) {
    let parts = line.parts.filter { $0.severity != nil }
    guard !parts.isEmpty else { return }
    page.write("<ul class=\"frames\">")
    for part in parts.prefix(Self.mostListed) {
      page.write("<li>")
      if part.interval.kind.isOfPicture, let frame = frames.first(where: { $0.time == part.interval.start }) {
        page.image(frame.picture, alternative: words.frame(ContentInterval.timecode(frame.time)))
      }
      page.write("<p>")
      if let severity = part.severity, severity > .note {
        page.write(
          """
          <span aria-hidden="true" class="sign \(part.letter)">\(severity.outcome.symbol)</span>\
          <span class="sr">\(language.words.terms.severity(severity) + language.words.terms.colon)</span>
          """)
      }
      let name = words.interval(part.interval.kind).withCapital
      page.write("<b>\(name)</b> <span class=\"meta\">\(part.interval.timecodes)</span></p></li>")
    }
    page.write("</ul>")
    if parts.count > Self.mostListed {
      page.write("<p class=\"meta\">\(words.moreProblems(parts.count - Self.mostListed))</p>")
    }
  }

  private func writeFigures(to page: inout MarkupWriter) {
    let figures = [Fact.contentLoudness, .contentLoudnessRange, .contentTruePeak, .contentActiveArea].compactMap {
      fact -> String? in
      guard case .known(let value) = facts[fact] else { return nil }
      let text = Phrase.of(value, unit: Measure.fact(fact).unit, in: language)
      return language.words.facts.name(fact).withCapital + language.words.terms.colon + text
    }
    guard !figures.isEmpty else { return }
    page.write("<p class=\"meta\">\(TerminalText.escaped(figures.joined(separator: " · ")))</p>")
  }
}

extension PresentedTimeLine.Part {
  /// The CSS class of the part. A part without a problem that counts is gray.
  fileprivate var letter: String {
    guard let severity, severity > .note else { return "x" }
    return severity.outcome.letter
  }
}

extension Severity {
  /// The outcome that a problem of this severity leads to.
  fileprivate var outcome: Outcome {
    switch self {
    case .note: .pass
    case .warning: .warn
    case .error: .fail
    }
  }
}

extension MarkupWriter {
  /// Writes a picture at half of its size, for screens with two pixels per point.
  mutating func image(_ picture: Thumbnail, alternative text: String) {
    let (width, height) = ((picture.width + 1) / 2, (picture.height + 1) / 2)
    write(#"<img alt="\#(text)" decoding="async" width="\#(width)" height="\#(height)" src=""#)
    data("image/jpeg", picture.jpeg)
    write("\">")
  }
}
