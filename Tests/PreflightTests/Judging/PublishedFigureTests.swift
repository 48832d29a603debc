import Foundation
import MediaProbe
import Preflight
import PreflightJudging
import PreflightRules
import Testing

/// The figures of published pages, each tried inside its limit, at it and just beyond it. Tests/figures.tsv has them as
/// they are written on the pages, and takes none from a rule.
///
/// A row can be for several destinations that share a page, and can have values on both sides of a range. Its property
/// is a fact, the "size", or several of them joined by "+" like their values. In a request, it is a field of that length or
/// number ("tags#") or with so many marks ("text:links"), as many files ("media"), or a fact of a file.
@Suite struct PublishedFigureTests {
  struct Figure: Sendable, CustomTestStringConvertible {
    let destination: Destination
    let slot: String
    let property: String
    /// The assumptions under which the figure applies, and its day.
    let given: [Assumptions.Entry]
    let accepted: String
    let refused: String
    let severity: Severity
    /// The figure as the page has it.
    let written: String

    var testDescription: String { "\(destination.id), \(slot): \(property) \(accepted), not \(refused)" }

    /// Returns the findings on a plain file whose property has a value.
    func findings(_ value: String) throws -> [Finding] {
      let day = given.first { $0.name == "day" }.flatMap { CivilDate($0.value) }
      let assumptions = Assumptions(given.filter { $0.name != "day" })
      let slots = destination.slots
      let kind = try #require((slots.first { $0.name == slot } ?? slots.first)?.takes.first)
      guard slot == "request" else {
        let facts = try PublishedFigureTests.facts(of: kind, property, value)
        return try Judge(destination, assuming: assumptions, slot: slot, asOf: day).verdict(for: facts).findings
      }
      var fields: [(name: String, pattern: String, value: FactValue)] = []
      var media: [MediaFacts]?
      for (name, text) in zip(property.split(separator: "+"), value.split(separator: "+")) {
        let (name, text) = (String(name), String(text))
        let count = Int(text) ?? 0
        switch name {
        case "media", "image", "video", "audio", "gif":
          let facts = try PublishedFigureTests.facts(
            of: name == "gif" ? .image : MediaFacts.Kind(rawValue: name) ?? kind, name == "gif" ? "image.format" : "",
            name)
          media = (media ?? []) + Array(repeating: facts, count: count)
        case "file_size", "duration":
          media = (media ?? []) + [try PublishedFigureTests.facts(of: kind, name, text)]
        default:
          fields += PublishedFigureTests.lists(around: name)
          fields.append(Int(text) == nil ? (name, name, .text(text)) : PublishedFigureTests.field(name, count))
        }
      }
      let files = try media ?? [PublishedFigureTests.facts(of: kind, "", "")]
      fields.append(("media", "media", .integer(Int64(files.count))))
      let request = RequestJudgeTests.request(destination, media: files.count, fields: fields)
      let judge = try #require(RequestJudge(destination, asOf: day))
      return try judge.verdict(for: request, media: files, assuming: assumptions).findings
    }

    /// Returns the findings that the value beyond the limit has and other findings do not include.
    func added(to within: [Finding]) throws -> [Finding] {
      try findings(refused).filter { finding in
        !within.contains { $0.rule.id == finding.rule.id && $0.severity == finding.severity }
      }
    }

    /// A value further inside the limit; nil for values that have no order.
    var inside: String? { Self.inside(accepted[...], refused[...]) }

    private static func inside(_ accepted: Substring, _ refused: Substring) -> String? {
      if accepted == refused { return String(accepted) }
      for separator: Character in ["+", "x"] where accepted.contains(separator) {
        let parts = zip(accepted.split(separator: separator), refused.split(separator: separator)).map(inside)
        return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: String(separator))
      }
      guard let limit = Double(accepted), let beyond = Double(refused) else { return nil }
      let value = limit + max(-limit / 2, min(limit / 2, limit - beyond))
      if accepted.contains(".") || refused.contains(".") { return "\(value)" }
      return value < 1 ? nil : "\(Int64(value))"
    }
  }

  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("figures.tsv")

  private static let rows = ((try? String(contentsOf: table, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst()

  static let figures = rows.flatMap(figures)

  /// Returns the figures of a row; none if it is malformed or names an unknown destination.
  private static func figures(_ row: Substring) -> [Figure] {
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 8, let severity = Severity(rawValue: cells[5]) else { return [] }
    let words = cells[2].split(separator: " ").map(String.init)
    let accepted = cells[3].split(separator: " ").map(String.init)
    return cells[0].split(separator: ",").compactMap { Destinations.named(String($0)) }.flatMap { destination in
      cells[4].split(separator: " ").enumerated().map { index, refused in
        Figure(
          destination: destination, slot: cells[1], property: words[0],
          given: words.dropFirst(2).compactMap { Assumptions.Entry($0) },
          accepted: accepted[min(index, accepted.count - 1)], refused: String(refused), severity: severity,
          written: cells[6])
      }
    }
  }

  @Test func `Every row of the table is tested`() {
    #expect(Self.rows.count > 200)
    for row in Self.rows {
      let named = Set(Self.figures(row).map(\.destination.id))
      #expect(named.count == row.prefix { $0 != "\t" }.split(separator: ",").count, "\(row)")
    }
  }

  @Test func `Every error has a figure on each side`() throws {
    var counts: [String: Int] = [:]
    for figure in Self.figures {
      for finding in try figure.added(to: figure.findings(figure.accepted)) where finding.severity == .error {
        counts[finding.rule.id, default: 0] += 1
      }
    }
    let rules = Destinations.all.flatMap { $0.slots.flatMap(\.rules) + $0.requestRules.filter(Self.hasFigure) }
    let missing = rules.filter { rule in
      let isRange = if case .within(.range) = rule.constraint { true } else { false }
      return rule.severity == .error && counts[rule.id, default: 0] < (isRange ? 2 : 1)
    }
    #expect(missing.map(\.id) == [])
  }

  /// True if a page states a figure for a rule of requests. Fields that must be there, or that exclude each other, have none.
  private static func hasFigure(_ rule: Rule) -> Bool {
    if case .given = rule.subject { return false }
    guard rule.certainty != .derived else { return false }
    return switch rule.constraint {
    case .within(.min(let limit)), .length(.min(let limit), _): limit != .fixed(.one)
    case .within(.max(let limit)): limit != Ratio(0, 1).map(Limit.fixed)
    case .within(.above): false
    case .within, .length: true
    default: false
    }
  }

  /// Returns a field of a request: a text or an address of some length, a number, or a text with some marks or letters.
  private static func field(_ name: String, _ count: Int) -> (name: String, pattern: String, value: FactValue) {
    let parts = name.split(separator: ":").map(String.init)
    let isNumber = name.hasSuffix("#")
    let path = isNumber ? String(name.dropLast()) : parts[0]
    func words(_ word: (Int) -> String) -> String { (0..<max(0, count)).map(word).joined(separator: " ") }
    func letters(_ letter: String) -> String { String(repeating: letter, count: max(0, count)) }
    let text =
      switch parts.count > 1 ? parts[1] : "" {
      case "hashtags": words { "#a\($0)" }
      case "mentions": words { "@a\($0)" }
      case "links": words { "https://a.example/\($0)" }
      case "cashtags": words { "$A" + String(repeating: "B", count: $0) }
      case "address": String(("https://a.example/" + letters("a")).prefix(count))
      case "han": letters("好")
      case "family": letters("👨‍👩‍👧‍👦")
      default: letters("a")
      }
    return (path, pattern(path), isNumber ? .integer(Int64(count)) : .text(text))
  }

  /// Returns the lists and the items around a field, such as `embeds` and `embeds[0]` for `embeds[0].title`.
  private static func lists(around path: String) -> [(name: String, pattern: String, value: FactValue)] {
    path.indices.filter { path[$0] == "[" || path[$0] == "." }.map { String(path[..<$0]) }.map {
      ($0, pattern($0), .integer(1))
    }
  }

  private static func pattern(_ path: String) -> String { path.replacing(/\[\d+\]/, with: "[]") }

  /// No value at the limit or inside it has a finding as severe as the one that the value beyond it has.
  @Test(arguments: figures) func `A value beyond the limit is judged more severely`(_ figure: Figure) throws {
    let within = try figure.findings(figure.accepted)
    let own = try figure.added(to: within)
    #expect(own.map(\.severity).max() == figure.severity, "\(figure.written): \(own.map(\.rule.id))")
    var early = within
    // A value that must be exact has other values on both sides.
    let refused = Self.figures.filter { $0.destination.id == figure.destination.id && $0.slot == figure.slot }
      .map(\.refused)
    if let inside = figure.inside, !refused.contains(inside) { early += try figure.findings(inside) }
    early = early.filter { finding in
      finding.severity >= figure.severity && own.contains { ($0.fact, $0.field) == (finding.fact, finding.field) }
    }
    #expect(early.isEmpty, "\(figure.written): \(early.map(\.rule.id))")
  }

  /// Returns the facts of a plain file with some of them set.
  private static func facts(of kind: MediaFacts.Kind, _ names: String, _ values: String) throws -> MediaFacts {
    let plain =
      switch kind {
      case .video: SampleFacts.video(size: (1080, 1920))
      case .audio: SampleFacts.audio()
      case .image: SampleFacts.image(size: (1080, 1080))
      case .other: SampleFacts.document()
      }
    var record = try #require(JSONSerialization.jsonObject(with: Data(plain.json.utf8)) as? [String: Any])
    func set(_ name: String, _ value: Any) {
      let path = name.split(separator: ".").map(String.init)
      var group = record[path[0]] as? [String: Any] ?? [:]
      if path.count > 1 { group[path[1]] = value }
      record[path[0]] = path.count > 1 ? group : value
    }
    for (name, value) in zip(names.split(separator: "+"), values.split(separator: "+")) {
      let (name, value) = (String(name), String(value))
      switch name {
      case "size":
        let sides = value.split(separator: "x").compactMap { Int($0) }
        for (side, length) in zip(["width", "height"], sides) {
          for side in [side, "stored_\(side)"] { set("\(kind.rawValue).\(side)", length) }
        }
      case "audio.tracks":
        let track: [String: Any] = ["index": 0, "type": "audio", "default": false, "attached_pic": false]
        set("streams", Array(repeating: track, count: Int(value) ?? 0))
      case "video.avg_frame_rate": set(name, value)
      default: set(name, Bool(value) ?? Int64(value) ?? Double(value) ?? value as Any)
      }
    }
    return try JSONDecoder().decode(MediaFacts.self, from: JSONSerialization.data(withJSONObject: record))
  }
}
