import MediaProbe
package import Preflight

/// Reads a JSON table of limits: a list of rows, each with named columns such as `max_duration_s`. A row is a slot.
package enum LimitsTable {
  /// - Parameter bytes: A list of objects, or `{ "columns": […], "rows": [[…]] }`.
  package static func read(
    _ bytes: [UInt8], name: String, id: String?, day: CivilDate
  ) throws(DocumentErrors) -> Imported {
    let mistakes = Mistakes(name: name)
    let imported = JSONReader.read(bytes, mistakes: mistakes).flatMap { read($0, id: id, day, mistakes) }
    if let errors = mistakes.errors { throw errors }
    guard let imported else { throw DocumentErrors(.start, Message(asWritten: "is no table"), name: name) }
    return imported
  }

  private typealias Row = [(key: DocumentValue, value: DocumentValue)]

  private static func read(_ root: DocumentValue, id: String?, _ day: CivilDate, _ mistakes: Mistakes) -> Imported? {
    guard let rows = rows(of: root, mistakes) else { return nil }
    let draft = ImportDraft(
      id: id ?? "limits", source: Source(id: "table", title: "Table of limits", url: nil, checked: day), mistakes)
    for (row, place) in rows { read(row, place, draft) }
    guard mistakes.isEmpty else { return nil }
    if draft.ruleCount == 0 { draft.remark("no column is a limit of a file", at: root.place) }
    return draft.finish(name: draft.id, publisher: "House", summary: "Made from a table of limits.")
  }

  private static func rows(of root: DocumentValue, _ mistakes: Mistakes) -> [(Row, Place)]? {
    if let columns = root["columns"], let table = root["rows"] {
      guard let names = columns.list(mistakes), let items = table.list(mistakes) else { return nil }
      return items.compactMap { item -> (Row, Place)? in
        guard let cells = item.list(mistakes) else { return nil }
        guard cells.count == names.count else {
          mistakes.add(
            "found \(cells.count) values, expected one for each of the \(names.count) columns", at: item.place)
          return nil
        }
        return (zip(names, cells).map { (key: $0, value: $1) }, item.place)
      }
    }
    let items = root["limits"] ?? root["rows"] ?? root
    if case .mapping(let members) = items.content { return [(members, items.place)] }
    return items.list(mistakes)?.compactMap { item -> (Row, Place)? in
      guard case .mapping(let members) = item.content else {
        mistakes.add("found \(item.kind), expected a row: an object with named columns", at: item.place)
        return nil
      }
      return (members, item.place)
    }
  }

  private static func read(_ row: Row, _ place: Place, _ draft: ImportDraft) {
    let named = row.map { (name: Column.plain($0.key.scalar ?? ""), value: $0.value) }
    let title = named.first { ["slot", "name", "placement", "format_name", "id"].contains($0.name) }?.value.scalar
    let kinds = named.first { ["kind", "type", "media", "media_type", "takes"].contains($0.name) }?.value
    let stated = (kinds?.list(draft.mistakes, orOne: true) ?? []).compactMap { item -> MediaFacts.Kind? in
      let kind = item.scalar.flatMap { MediaFacts.Kind(rawValue: $0.lowercased()) }
      if kind == nil {
        let guess = item.scalar.flatMap { Guess.nearest(to: $0, among: MediaFacts.Kind.allCases.map(\.rawValue)) }
        draft.mistakes.add(
          "found \(item.kind), expected video, image, audio or other"
            + (guess.map { "; did you mean “\($0)”?" } ?? ""), at: item.place)
      }
      return kind
    }
    let takes = stated.isEmpty ? [Self.kind(ofFormatsIn: named) ?? .video] : stated
    let slot = draft.addSlot(title ?? (takes.first?.rawValue ?? "file"), takes: takes)
    for (key, value) in named where !value.isNull && value.scalar != "" {
      if ["slot", "name", "placement", "format_name", "id", "kind", "type", "media", "media_type", "takes"].contains(
        key)
      {
        continue
      }
      guard let column = Column(key, takes) else {
        draft.cannotJudge("“\(key.shortened)” of \(slot)", "no fact of a file has this name", at: value.place)
        continue
      }
      guard let constraint = column.constraint(value, draft.mistakes) else { continue }
      draft.add(key, or: "\(slot)-\(key)", column.measure, constraint)
    }
  }
}

extension LimitsTable {
  private static let formatColumns = ["container", "containers", "format", "formats", "image.format", "image_format"]

  /// Returns the kind of the formats that a row lists; nil if it lists none, or formats of several kinds.
  private static func kind(ofFormatsIn row: [(name: String, value: DocumentValue)]) -> MediaFacts.Kind? {
    let values = row.filter { formatColumns.contains($0.name) }.flatMap { Column.items($0.value) }
    // A mistake in a format is reported when its rule is made.
    let formats = values.compactMap { FactSpelling.format($0, Mistakes(name: "")) }
    let kinds = Set(formats.compactMap { MediaFormat.named($0)?.kind })
    return kinds.count == 1 ? kinds.first : nil
  }
}

/// A column: a fact with a bound and a unit, such as `max_file_size_mb`.
private struct Column {
  private enum Bound { case max, min, exact }

  let measure: Measure
  private var bound = Bound.exact
  private var unit: String?

  /// Returns a name in lower case with underscores.
  static func plain(_ name: String) -> String {
    var plain = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber || character == "." {
        plain.append(character)
      } else if plain.last != "_", !plain.isEmpty {
        plain.append("_")
      }
    }
    while plain.last == "_" { plain.removeLast() }
    return plain
  }

  init?(_ name: String, _ takes: [MediaFacts.Kind]) {
    var words = name.split(separator: "_").map { String($0) }
    func take(_ names: Set<String>) -> Bool {
      if let first = words.first, names.contains(first) {
        words.removeFirst()
      } else if let last = words.last,
        names.contains(last)
      {
        words.removeLast()
      } else {
        return false
      }
      return true
    }
    var unit: String?
    if words.count > 1, let last = words.last, Self.units[last] != nil { unit = words.removeLast() }
    if take(["max", "maximum"]) { bound = .max } else if take(["min", "minimum"]) { bound = .min }
    if unit == nil, words.count > 1, let last = words.last, Self.units[last] != nil { unit = words.removeLast() }
    self.unit = unit
    let base = words.joined(separator: "_")
    let kind = takes.first == .image ? "image" : "video"
    let name = Self.facts[base]?.replacing("*", with: kind) ?? base
    // The container of a picture is its format.
    guard let measure = Measure(name == "container" && takes == [.image] ? "image.format" : name) ?? Self.fact(base)
    else { return nil }
    self.measure = measure
  }

  /// Returns the fact with a name in which underscores stand for full stops.
  private static func fact(_ name: String) -> Measure? {
    Measure.allNames.first { $0.replacing(".", with: "_") == name }.flatMap { Measure($0) }
  }

  private static let facts: [String: String] = {
    var facts: [String: String] = [:]
    for (fact, names) in [
      ("duration", ["duration", "length", "runtime"]), ("file_size", ["file_size", "size", "filesize"]),
      ("*.width", ["width"]), ("*.height", ["height"]), ("*.size", ["resolution", "dimensions"]),
      ("*.aspect_ratio", ["aspect_ratio", "aspect_ratios", "ratio"]),
      ("video.bit_rate", ["bitrate", "bit_rate", "video_bitrate"]), ("audio.bit_rate", ["audio_bitrate"]),
      ("bit_rate", ["overall_bitrate", "total_bitrate"]),
      ("video.frame_rate", ["frame_rate", "framerate", "fps", "frame_rates"]),
      ("video.codec", ["codec", "codecs", "video_codec", "video_codecs"]),
      ("audio.codec", ["audio_codec", "audio_codecs"]),
      ("container", ["container", "containers", "format", "formats"]),
      ("audio.sample_rate", ["sample_rate", "sample_rates", "audio_sample_rate"]),
      ("audio.channels", ["channels", "audio_channels"]), ("content.loudness", ["loudness"]),
      ("content.true_peak", ["true_peak"]), ("video.max_keyframe_interval", ["keyframe_interval", "gop"]),
      ("video.interlaced", ["interlaced"]), ("fast_start", ["fast_start"]),
      ("image.has_alpha", ["alpha", "has_alpha"]),
    ] {
      for name in names { facts[name] = fact }
    }
    return facts
  }()

  /// The units at the end of names, as figures have them.
  private static let units: [String: String] = [
    "s": "s", "sec": "s", "seconds": "s", "ms": "ms", "minutes": "min", "kb": "KB", "mb": "MB", "gb": "GB",
    "kib": "KiB",
    "mib": "MiB", "gib": "GiB", "bytes": "", "kbps": "kbit/s", "mbps": "Mbit/s", "kbit": "kbit/s", "mbit": "Mbit/s",
    "bps": "", "hz": "Hz", "khz": "kHz", "px": "px", "pixels": "px", "fps": "fps", "lufs": "LUFS", "lkfs": "LKFS",
    "dbtp": "dBTP",
  ]

  func constraint(_ value: DocumentValue, _ mistakes: Mistakes) -> Constraint? {
    switch bound {
    case .max, .min:
      guard let figure = figure(value, mistakes) else { return nil }
      guard [.integer, .number, .ratio].contains(measure.type) else {
        mistakes.add("“\(measure.name)” has no maximum and no minimum", at: value.place)
        return nil
      }
      return .within(bound == .max ? .max(.fixed(figure)) : .min(.fixed(figure)))
    case .exact:
      let items = Self.items(value)
      let values = items.compactMap { item -> FactValue? in
        guard measure.unit != nil, measure.type != .size else {
          return item.value(of: measure.type, mistakes).flatMap {
            FactSpelling.checked($0, of: .measure(measure), at: item.place, mistakes)
          }
        }
        guard let figure = figure(item, mistakes) else { return nil }
        switch measure.type {
        case .integer: return figure.denominator == 1 ? .integer(figure.numerator) : nil
        case .ratio: return .ratio(figure)
        default: return .number(figure.value)
        }
      }
      guard values.count == items.count, let first = values.first else { return nil }
      if measure.type == .text { return .oneOf(values) }
      if case .size(let size) = first, values.count == 1 {
        guard let width = Ratio(Int64(size.width), 1), let height = Ratio(Int64(size.height), 1) else { return nil }
        return .sides([
          SideBound(.width, .range(min: .fixed(width), max: .fixed(width))),
          SideBound(.height, .range(min: .fixed(height), max: .fixed(height))),
        ])
      }
      let subject = Subject.measure(measure)
      return Clause.anyOf(values.map { Clause(subject, .equals($0)) })?.constraint
    }
  }

  /// The values of a cell: a list, or texts between commas.
  static func items(_ value: DocumentValue) -> [DocumentValue] {
    if case .list(let items) = value.content { return items }
    guard case .scalar(let text, quoted: true) = value.content, text.contains(",") else { return [value] }
    return text.split(separator: ",").map {
      DocumentValue(place: value.place, content: .scalar($0.trimmingSpaces, quoted: true))
    }
  }

  private func figure(_ value: DocumentValue, _ mistakes: Mistakes) -> Ratio? {
    guard case .scalar(let text, _) = value.content else { return value.figure(mistakes) }
    let isPlain = Ratio(json: text) != nil
    let whole = isPlain ? text + (unit.flatMap { Self.units[$0] }.map { " " + $0 } ?? "") : text
    if let figure = Figure.read(whole[...].trimmingSpaces) { return figure }
    return value.figure(mistakes)
  }
}
