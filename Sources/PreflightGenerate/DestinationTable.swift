import MediaProbe
import Preflight
import PreflightPlanning

/// Makes the page with the limits that most people look for, with a row for each slot of a destination.
///
/// A limit whose breach is an error is written plainly. Any other limit is in italics, and is left out if an error has the same
/// direction. Notes are left out.
struct DestinationTable {
  let labels: PageLabels

  private var words: Words { labels.words }
  private var texts: LabelWords { labels.texts }

  func page(_ destinations: [Destination]) -> String {
    let top = SitePages.up(labels.language, by: 2)
    var text = """
      <!-- Made by script/tools/generate from Destinations/. -->

      # \(texts.destinations)

      \(texts.table(top))


      """
    text += PageLabels.head(texts.tableColumns)
    for destination in destinations where !FileRules.ids.contains(destination.id) {
      let link = "[\(PageLabels.cell(destination.name))](\(top)Destinations/\(destination.id)/rules.yml)"
      var (name, post) = ("\(link)<br>`\(destination.shortName)`", post(destination))
      for row in rows(destination) {
        let cells = [name, row.slots.joined(separator: "<br>")] + row.cells + [post]
        text += "| \(cells.joined(separator: " | ")) |\n"
        (name, post) = ("", "")
      }
    }
    return text
  }

  // MARK: - Cells

  private enum Column: CaseIterable { case formats, duration, fileSize, picture }

  /// Returns a row for each slot. Adjacent slots with the same limits share a row.
  private func rows(_ destination: Destination) -> [(slots: [String], cells: [String])] {
    var rows: [(slots: [String], cells: [String])] = []
    for (index, slot) in destination.slots.enumerated() {
      let kinds = texts.items(slot.takes.map(words.terms.kind))
      let isNamedByKind = slot.takes.map(\.rawValue) == [slot.name]
      let name = "`\(slot.name)`" + (isNamedByKind ? "" : words.terms.inParentheses(kinds))
      let cells = cells(slot, at: index, of: destination)
      if rows.last?.cells == cells {
        rows[rows.count - 1].slots.append(name)
      } else {
        rows.append(([name], cells))
      }
    }
    return rows
  }

  private func cells(_ slot: Slot, at index: Int, of destination: Destination) -> [String] {
    // A rule on the files of a request together is a rule on the only file of most requests.
    let ofRequest = destination.inForce(destination.requestRules, on: nil).filter { rule in
      guard case .aggregate(let aggregate) = rule.subject, rule.subjectOfOneFile != nil else { return false }
      return destination.slots.firstIndex { slot in aggregate.kind.map(slot.takes.contains) ?? true } == index
    }
    let rules = destination.inForce(slot.rules, on: nil) + ofRequest
    return Column.allCases.map { column in
      let figures = figures(rules.filter { self.column(of: $0.subject) == column })
      if column == .formats, figures.isEmpty { return texts.items(slot.formats.map(Self.format)) }
      return text(figures, separator: column == .formats ? " · " : "<br>")
    }
  }

  private func column(of subject: Subject) -> Column? {
    switch subject.ofOneFile?.name {
    case "container", "image.format", "video.codec", "audio.codec": .formats
    case "duration": .duration
    case "file_size": .fileSize
    case "video.size", "video.width", "video.height", "video.aspect_ratio", "video.frame_rate", "video.avg_frame_rate",
      "image.size", "image.width", "image.height", "image.aspect_ratio":
      .picture
    default: nil
    }
  }

  /// Returns the limits on the number of files and on texts.
  private func post(_ destination: Destination) -> String {
    let figures = figures(
      destination.inForce(destination.requestRules, on: nil).filter { rule in
        // The other rules are about special cases. A field that is absent is the usual case.
        guard rule.appliesIf.allSatisfy({ $0.constraint == .present(false) }) else { return false }
        return switch rule.subject {
        case .field(let name): !name.contains(".") && !name.contains("*")
        case .count: true
        case .aggregate(let aggregate): aggregate.measure == nil && aggregate.condition == nil
        case .measure, .together, .given, .app: false
        }
      })
    let ofFiles = figures.filter(\.prefix.isEmpty)
    return text(ofFiles + figures.filter { !$0.prefix.isEmpty }, separator: "<br>")
  }

  // MARK: - Figures

  private struct Figure {
    enum Direction { case lower, upper, value }

    /// The property that the text is about, such as `video.size`.
    let property: String
    /// The words before the number.
    let prefix: String
    let direction: Direction
    let isExclusive: Bool
    let text: String
    let condition: String
    let isRefused: Bool
  }

  private func figures(_ rules: [Rule]) -> [Figure] {
    // If two limits contradict each other, only a breach of the looser one is an error.
    let rules = rules.filter { rule in rule.severity > .note && !rules.contains { $0.id == rule.looser } }
    var figures: [Figure] = []
    for figure in rules.flatMap({ self.figures($0, among: rules) }) {
      // A recommendation says less than a list of formats.
      let isSecond = figures.contains {
        !figure.isRefused && $0.property == figure.property && $0.direction == figure.direction
          && ($0.isRefused || ($0.direction == .value && $0.condition == figure.condition))
      }
      if !isSecond { figures.append(figure) }
    }
    return figures.filter { figure in
      figure.isRefused
        || !figures.contains { $0.isRefused && $0.property == figure.property && $0.direction == figure.direction }
    }
  }

  private func figures(_ rule: Rule, among rules: [Rule]) -> [Figure] {
    let subject = rule.subject
    func figure(
      _ direction: Figure.Direction, _ text: String, of property: String? = nil, prefix: String = "",
      isExclusive: Bool = false
    ) -> Figure {
      Figure(
        property: property ?? subject.name, prefix: prefix, direction: direction, isExclusive: isExclusive, text: text,
        condition: condition(rule), isRefused: rule.severity == .error)
    }
    func ends(
      _ bound: Bound, of property: String? = nil, prefix: String = "", _ text: (Limit) -> String
    ) -> [Figure] {
      let ends: [(Figure.Direction, Limit, Bool)] =
        switch bound {
        case .max(let limit): [(.upper, limit, false)]
        case .below(let limit): [(.upper, limit, true)]
        case .min(let limit): [(.lower, limit, false)]
        case .above(let limit): [(.lower, limit, true)]
        case .range(let min, let max): [(.lower, min, false), (.upper, max, false)]
        }
      return ends.map { figure($0, text($1), of: property, prefix: prefix, isExclusive: $2) }
    }
    func values(_ values: [FactValue]) -> String { texts.items(values.map(text)) }

    switch rule.constraint.demand {
    case .number(.range(.fixed(let min), .fixed(let max))) where subject.type == .ratio && max.value < min.value * 1.01:
      return [figure(.value, Self.ratio(between: min, max))]
    case .number(let bound):
      guard subject.ofOneFile == nil else { return ends(bound, prefix: prefix(subject)) { text($0, subject) } }
      return counts(bound, of: subject) { ends($0, prefix: $1, $2) }
    case .length(let bound, let unit):
      guard case .field(let name) = subject else { return [] }
      // Readers call a grapheme a character.
      let unit = unit.unit == .graphemes ? .characters : unit.unit
      return ends(bound, of: "\(name) \(unit.rawValue)", prefix: "`\(name)` ") { limit in
        let (number, parameter) = Self.figure(limit)
        return Self.grouped(Phrase.of(.integer(number.numerator), unit: unit, in: labels.language)) + parameter
      }
    case .sides(let sides): return self.sides(sides, of: subject) { ends($0, of: $1, prefix: $2, $3) }
    case .value, .oneOf, .noneOf, .clauses:
      guard subject.ofOneFile != nil else { return [] }
      switch rule.constraint.demand {
      case .value(let value): return [figure(.value, text(value))]
      case .oneOf(let accepted):
        return [figure(.value, values(accepted.filter { !Self.isRefused($0, subject, rules) }))]
      case .noneOf(let refused):
        let isListed =
          refused.allSatisfy { Self.isRefused($0, subject, rules) } && rules.contains { $0.isList(of: subject) }
        return isListed ? [] : [figure(.value, texts.without(values(refused)), of: "\(subject.name) without")]
      case .clauses(let clauses):
        // The other clauses are exceptions.
        for case (subject, .oneOf(let accepted)) in clauses.map({ ($0.subject, $0.constraint.demand) }) {
          return [figure(.value, values(accepted))]
        }
        return []
      default: return []
      }
    case .sizeOfParameter, .presence, .text, .entries, .other: return []
    }
  }

  /// Returns true if another rule refuses a format of a list.
  private static func isRefused(_ value: FactValue, _ subject: Subject, _ rules: [Rule]) -> Bool {
    rules.contains { rule in
      guard rule.subject == subject, rule.severity == .error, rule.appliesIf.isEmpty, rule.when.isEmpty,
        case .noneOf(let refused) = rule.constraint.demand
      else { return false }
      return refused.contains(value)
    }
  }

  /// Returns the limits on the number of files, or of things in a text.
  private func counts(
    _ bound: Bound, of subject: Subject, _ ends: (Bound, _ prefix: String, (Limit) -> String) -> [Figure]
  ) -> [Figure] {
    // Nearly every post needs a file.
    if case .min(.fixed(let least)) = bound, least.value <= 1 { return [] }
    func number(_ limit: Limit, _ text: (Int64) -> String) -> String {
      let (number, parameter) = Self.figure(limit)
      return text(number.numerator) + parameter
    }
    return switch subject {
    case .field("media"): ends(bound, "") { number($0) { texts.files($0, .other) } }
    case .aggregate(let aggregate): ends(bound, "") { number($0) { texts.files($0, aggregate.kind ?? .other) } }
    default: ends(bound, "`\(subject.name)` ") { number($0) { Self.grouped("\($0)") } }
    }
  }

  private func sides(
    _ sides: [SideBound], of subject: Subject,
    _ ends: (Bound, _ property: String, _ prefix: String, (Limit) -> String) -> [Figure]
  ) -> [Figure] {
    func pixels(_ limit: Limit) -> String { Self.grouped("\(Self.figure(limit).number.numerator)") }
    if sides.map(\.side) == [.width, .height] {
      switch (sides[0].bound, sides[1].bound) {
      case (.max, .max(let height)), (.min, .min(let height)):
        return ends(sides[0].bound, subject.name, "") { "\(pixels($0))×\(pixels(height))" }
      default: break
      }
    }
    return sides.flatMap { side in
      ends(side.bound, "\(subject.name) \(side.side.rawValue)", texts.side(side.side) + " ") { "\(pixels($0)) px" }
    }
  }

  // MARK: - Texts

  private func text(_ figures: [Figure], separator: String) -> String {
    var groups: [[Figure]] = []
    for figure in figures {
      let place = groups.firstIndex { group in
        group[0].property == figure.property && group[0].condition == figure.condition
          && group[0].isRefused == figure.isRefused && !group.contains { $0.direction == figure.direction }
      }
      if let place { groups[place].append(figure) } else { groups.append([figure]) }
    }
    var text = ""
    var prefix = ""
    for group in groups {
      let isContinued = !prefix.isEmpty && group[0].prefix == prefix
      text += text.isEmpty ? "" : isContinued ? words.terms.comma : separator
      prefix = group[0].prefix
      let figure = (isContinued ? "" : prefix) + self.text(group) + group[0].condition
      text += group[0].isRefused ? figure : "*\(figure)*"
    }
    return PageLabels.cell(text)
  }

  /// Returns the text of limits in different directions: a range, an open range, or a value.
  private func text(_ group: [Figure]) -> String {
    let lower = group.first { $0.direction == .lower }
    let upper = group.first { $0.direction == .upper }
    if let lower, let upper, !lower.isExclusive, !upper.isExclusive {
      // A unit of both ends is written once.
      let unit = upper.text.firstIndex(of: " ").map { upper.text[$0...] } ?? ""
      let hasUnit = !unit.isEmpty && lower.text.hasSuffix(unit) && !lower.text.dropLast(unit.count).contains(" ")
      return hasUnit ? "\(lower.text.dropLast(unit.count))–\(upper.text)" : "\(lower.text) – \(upper.text)"
    }
    let parts = group.map { figure in
      switch figure.direction {
      case .lower: (figure.isExclusive ? "> " : "≥ ") + figure.text
      case .upper: (figure.isExclusive ? "< " : "≤ ") + figure.text
      case .value: figure.text
      }
    }
    return parts.joined(separator: words.terms.comma)
  }

  private func condition(_ rule: Rule) -> String {
    let ofFile = rule.appliesIf.map { clause in
      switch clause.constraint.demand {
      case .value(let value) where column(of: clause.subject) == .formats: text(value)
      default: clause.conditionText(in: labels.language)
      }
    }
    let conditions = rule.when.map(words.phrases.condition) + ofFile
    return conditions.isEmpty ? "" : words.terms.inParentheses(texts.items(conditions))
  }

  /// Returns the words before a number of a file.
  private func prefix(_ subject: Subject) -> String {
    if case .aggregate(let aggregate) = subject, aggregate.function == .sum { return "Σ " }
    return switch subject.name {
    case "video.width", "image.width": texts.side(.width) + " "
    case "video.height", "image.height": texts.side(.height) + " "
    default: ""
    }
  }

  /// Returns a number of a file with its unit.
  private func text(_ limit: Limit, _ subject: Subject) -> String {
    let (number, parameter) = Self.figure(limit)
    let text =
      switch subject.unit {
      case .seconds: duration(number)
      case .bytes: Self.bytes(number.numerator)
      case nil where subject.type == .ratio: Self.ratio(number)
      default: Phrase.of(ratio: number, unit: subject.unit, in: labels.language)
      }
    return text + parameter
  }

  /// Returns the number of a limit, and the name of the parameter on which it depends.
  private static func figure(_ limit: Limit) -> (number: Ratio, parameter: String) {
    switch limit {
    case .fixed(let number): (number, "")
    case .parameter(let name, _, let to, let standard): (standard ?? to, " (`\(name)`)")
    }
  }

  private func text(_ value: FactValue) -> String {
    switch value {
    case .text(let name): Self.format(name)
    case .ratio(let ratio): Self.ratio(ratio)
    default: Phrase.of(value, unit: nil, in: labels.language)
    }
  }

  /// Returns the usual spelling of a container, a format or a codec.
  private static func format(_ name: String) -> String {
    switch name {
    case "h264": "H.264"
    case "matroska": "Matroska"
    case "mpegps": "MPEG-PS"
    case "mpegts": "MPEG-TS"
    case "opus": "Opus"
    case "ogg": "Ogg"
    case "prores": "ProRes"
    case "webm": "WebM"
    case "webp": "WebP"
    default: name.uppercased()
    }
  }

  /// Returns `4:5`, `1.91:1` or `1:100`.
  private static func ratio(_ ratio: Ratio) -> String {
    if ratio.numerator == 1 || (ratio.numerator < 50 && ratio.denominator < 50) {
      return "\(ratio.numerator):\(ratio.denominator)"
    }
    return Phrase.decimal(ratio.value, digits: 2) + ":1"
  }

  /// Returns the aspect ratio with the smallest numbers in a narrow range, such as 9:16 for 0.562 to 0.563.
  private static func ratio(between min: Ratio, _ max: Ratio) -> String {
    for denominator in 1..<50 {
      let numerator = (min.value * Double(denominator)).rounded(.up)
      if numerator <= max.value * Double(denominator) { return "\(Int(numerator)):\(denominator)" }
    }
    return ratio(max)
  }

  /// Returns `2 h 5 min`, or seconds below a minute.
  private func duration(_ seconds: Ratio) -> String {
    guard seconds.denominator == 1, seconds.numerator >= 60 else {
      return texts.seconds(Phrase.decimal(seconds.value, digits: 3))
    }
    let parts = [
      (seconds.numerator / 3600, texts.hours), (seconds.numerator / 60 % 60, texts.minutes),
      (seconds.numerator % 60, texts.seconds),
    ]
    return parts.filter { $0.0 > 0 }.map { $0.1("\($0.0)") }.joined(separator: " ")
  }

  /// Returns a number of bytes in the unit in which it is a whole number: MB, or else MiB.
  private static func bytes(_ count: Int64) -> String {
    func scaled(by step: Int64, _ units: [String]) -> (text: String, isWhole: Bool) {
      var (size, index) = (Int64(1), 0)
      while count / size >= step, index + 1 < units.count { (size, index) = (size * step, index + 1) }
      return ("\(Phrase.decimal(Double(count) / Double(size), digits: 2)) \(units[index])", count % size == 0)
    }
    let decimal = scaled(by: 1000, ["B", "KB", "MB", "GB", "TB"])
    let binary = scaled(by: 1024, ["B", "KiB", "MiB", "GiB", "TiB"])
    return decimal.isWhole || !binary.isWhole ? decimal.text : binary.text
  }

  /// Returns a text with commas in the number at its beginning, if that has five digits or more.
  private static func grouped(_ text: String) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count > 4 else { return text }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return grouped + text[digits.endIndex...]
  }
}

extension Rule {
  /// True if the rule lists the accepted values of a subject.
  fileprivate func isList(of subject: Subject) -> Bool {
    if case .oneOf = constraint.demand { self.subject == subject } else { false }
  }
}
