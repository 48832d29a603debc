import MediaProbe
package import Preflight

/// Reads a creative format of AdCP as a destination, and writes the requirements of a destination in AdCP's words.
package enum AdCPFormat {
  /// The version whose schemas the properties are those of. It and these others are read without a remark.
  package static let version = "3.1.19"
  private static let knownVersions = ["2.5", "3.0", "3.1", "3.2"]

  /// The members of a format that say nothing about files. They are kept, and an export has them again.
  private static let silent: Set<String> = ["format_id", "name", "description", "example_url", "type", "assets"]
  /// The members of an asset that are read, or say nothing about the file.
  private static let ofAsset: Set<String> = [
    "item_type", "asset_id", "asset_type", "asset_role", "asset_group_id", "required", "requirements", "assets",
    "description", "name",
  ]

  /// Makes a destination of a format. All mistakes are thrown together, each with its place.
  ///
  /// - Parameters:
  ///   - bytes: A format, an asset with its requirements, or an answer with one format.
  ///   - name: The name of the document in messages: its path.
  ///   - id: The id of the destination; nil for that of the format.
  ///   - day: The day on which the document was read.
  package static func read(
    _ bytes: [UInt8], name: String, id: String?, day: CivilDate
  ) throws(DocumentErrors) -> Imported {
    let mistakes = Mistakes(name: name)
    let imported = JSONReader.read(bytes, mistakes: mistakes).flatMap { read($0, id: id, day, mistakes) }
    if let errors = mistakes.errors { throw errors }
    guard let imported else {
      throw DocumentErrors(.start, Message(asWritten: "is no format of AdCP"), name: name)
    }
    return imported
  }

  private static func read(_ root: DocumentValue, id: String?, _ day: CivilDate, _ mistakes: Mistakes) -> Imported? {
    guard let format = format(in: root, mistakes), case .mapping(let members) = format.content else { return nil }
    let formatID = format["format_id"]
    let agent = formatID?["agent_url"]?.scalar
    let title = format["name"]?.scalar ?? formatID?["id"]?.scalar ?? formatID?.scalar ?? "AdCP format"
    let name = id ?? ImportDraft.name(formatID?["id"]?.scalar ?? formatID?.scalar ?? title) ?? "adcp-format"
    let address = agent.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
    let draft = ImportDraft(
      id: name,
      source: Source(id: "format", title: "AdCP format “\(title)”", url: address, checked: day), mistakes)
    if address != nil { draft.certainty = .official }
    checkVersion(root, draft)
    if format.place != root.place { checkVersion(format, draft) }
    let assets = assets(of: format)
    for (key, value) in members where !silent.contains(key.scalar ?? "") && value.place != assets?.place {
      guard let key = key.scalar, !["$schema", "adcp_version", "adcp_major_version"].contains(key),
        isAsset(format) == false
      else { continue }
      draft.remark("“\(key.shortened)” is kept for an export, and makes no rule", at: value.place)
    }
    for key in ["width", "height", "duration_ms"] {
      if let value = formatID?[key] {
        draft.cannotJudge("format_id.\(key)", "a parameter of the format limits no file by itself", at: value.place)
      }
    }
    if isAsset(format) {
      read(asset: format, in: "", draft)
    } else if let assets {
      for asset in assets.list(mistakes) ?? [] { read(asset: asset, in: "", draft) }
    } else {
      mistakes.add(
        "found no “assets”, expected a format with assets, or one asset with “requirements”", at: format.place)
    }
    guard mistakes.isEmpty else { return nil }
    let judged = draft.ruleCount
    if judged == 0 { draft.remark("the format states no limit for a video, an image or audio", at: format.place) }
    return draft.finish(
      name: title.isEmpty ? name : title, publisher: agent ?? "unknown publisher",
      summary: format["description"]?.scalar.flatMap { $0.isEmpty ? nil : $0 } ?? "Made from an AdCP format.",
      adcp: JSONText.text(format))
  }

  /// Returns the format in a document: the document itself, or the only one of an answer.
  private static func format(in root: DocumentValue, _ mistakes: Mistakes) -> DocumentValue? {
    guard case .mapping = root.content else {
      mistakes.add("found \(root.kind), expected a format of AdCP: one JSON object", at: root.place)
      return nil
    }
    guard let formats = root["formats"], assets(of: root) == nil else { return root }
    let items = formats.list(mistakes) ?? []
    if items.count == 1 { return items[0] }
    if mistakes.isEmpty {
      let ids = items.prefix(8).compactMap { $0["format_id"]?["id"]?.scalar }.joined(separator: ", ")
      mistakes.add(
        "found \(items.count) formats\(ids.isEmpty ? "" : " (\(ids.shortened))"), expected one: save it in a file of its own",
        at: formats.place)
    }
    return nil
  }

  private static func isAsset(_ value: DocumentValue) -> Bool {
    value["requirements"] != nil && value["asset_type"] != nil
  }

  /// The assets of a format, which version 2 calls otherwise.
  private static func assets(of format: DocumentValue) -> DocumentValue? {
    format["assets"] ?? format["assets_required"]
  }

  private static func checkVersion(_ value: DocumentValue, _ draft: ImportDraft) {
    var stated: [(String, Place)] = []
    if let schema = value["$schema"], let text = schema.scalar {
      let parts = text.split(separator: "/")
      if let index = parts.firstIndex(of: "schemas"), index + 1 < parts.count,
        parts[index + 1].first?.isNumber == true
      {
        stated.append((String(parts[index + 1]), schema.place))
      }
    }
    for key in ["adcp_version", "adcp_major_version"] {
      if let version = value[key], let text = version.scalar { stated.append((text, version.place)) }
    }
    for (text, place) in stated {
      let isKnown = knownVersions.contains {
        text == $0 || text.hasPrefix($0 + ".") || text.hasPrefix($0 + "-") || $0.hasPrefix(text + ".")
      }
      if !isKnown {
        draft.remark("AdCP \(text.shortened) is not known; the document is read as one of \(version)", at: place)
      }
    }
  }

  private static func read(asset: DocumentValue, in group: String, _ draft: ImportDraft) {
    guard case .mapping(let members) = asset.content else {
      draft.mistakes.add("found \(asset.kind), expected an asset: a JSON object", at: asset.place)
      return
    }
    let name = group + (asset["asset_id"]?.scalar ?? asset["asset_group_id"]?.scalar ?? "asset")
    if let items = asset["assets"] {
      for key in ["min_count", "max_count"] {
        if let count = asset[key] {
          draft.cannotJudge(
            "\(key) of \(name)", "it counts the files of a group, and a slot takes one", at: count.place)
        }
      }
      for item in items.list(draft.mistakes) ?? [] { read(asset: item, in: name + "-", draft) }
      return
    }
    guard let type = asset["asset_type"]?.scalar else {
      draft.mistakes.add(
        "found an asset without “asset_type”, expected image, video, audio or another word", at: asset.place)
      return
    }
    guard let kind = MediaFacts.Kind(rawValue: type), kind != .other else {
      let guess = Guess.nearest(to: type, among: ["video", "image", "audio"]).map { "; did you mean “\($0)”?" } ?? ""
      draft.remark(
        "the asset \(name.shortened) is kept, and makes no slot: \(type.shortened) is no media file\(guess)",
        at: asset.place)
      return
    }
    let slot = draft.addSlot(name, takes: [kind])
    for (key, value) in members where !ofAsset.contains(key.scalar ?? "") {
      draft.remark("“\((key.scalar ?? "").shortened)” of \(slot) is kept, and makes no rule", at: value.place)
    }
    guard let requirements = asset["requirements"], !requirements.isNull else { return }
    guard case .mapping(let properties) = requirements.content else {
      draft.mistakes.add("found \(requirements.kind), expected requirements: a JSON object", at: requirements.place)
      return
    }
    let values = Dictionary(properties.map { ($0.key.scalar ?? "", $0.value) }) { first, _ in first }
    let reader = AdCPRequirements(kind: kind, values: values, mistakes: draft.mistakes)
    for (key, value) in properties {
      guard let key = key.scalar else { continue }
      guard let property = AdCPProperty.all(of: kind).first(where: { $0.name == key }) else {
        draft.cannotJudge(
          "“\(key.shortened)” of \(slot)", "AdCP \(version) has no such requirement of \(type) files", at: value.place)
        continue
      }
      let rules = reader.rules(of: property, value)
      if let remark = rules.remark {
        if rules.demands.isEmpty {
          draft.cannotJudge("\(key) of \(slot)", remark, at: value.place)
        } else {
          draft.remark("\(key) of \(slot): \(remark)", at: value.place)
        }
      } else if property.isForeign {
        draft.remark("\(key) of \(slot) is no requirement of AdCP \(version); it is read by its name", at: value.place)
      }
      add(rules, of: key, value, in: slot, draft)
    }
  }

  /// Adds the rules of a property. Of two, the second is the looser one.
  private static func add(
    _ rules: AdCPRules, of key: String, _ value: DocumentValue, in slot: String, _ draft: ImportDraft
  ) {
    var looser: String?
    for (index, (measure, constraint)) in rules.demands.enumerated().reversed() {
      let id = key + (index > 0 ? "-binary" : "")
      looser = draft.add(
        id, or: "\(slot)-\(id)", measure, constraint, where: "\(slot), requirements, \(key)", looser: looser)
    }
  }
}

// MARK: - Export

extension AdCPFormat {
  /// A destination in AdCP's words.
  package struct Exported {
    /// JSON with a line break at its end.
    package let bytes: [UInt8]
    /// The parts that AdCP cannot say, one sentence each.
    package let omissions: [String]
  }

  /// Writes the requirements of each slot. For a destination that was made from a format, it is that format with the current rules.
  package static func export(_ destination: Destination) -> Exported {
    var omissions: [String] = []
    if let text = destination.adcp {
      let mistakes = Mistakes(name: "adcp")
      if let format = JSONReader.read(Array(text.utf8), mistakes: mistakes), mistakes.isEmpty {
        var slots = destination.slots
        let made = updated(format, &slots, &omissions)
        for slot in slots { omissions.append("slot \(slot.name): the format has no asset of this name") }
        return exported(made, destination, omissions)
      }
    }
    var assets: [DocumentValue] = []
    for slot in destination.slots {
      for kind in slot.takes {
        guard kind != .other else {
          omissions.append("slot \(slot.name): AdCP has no requirements of files that are no media")
          continue
        }
        let name = slot.takes.count > 1 ? "\(slot.name)_\(kind.rawValue)" : slot.name
        let requirements = AdCPWriter(kind: kind, slot: slot).requirements(keeping: [], &omissions)
        assets.append(
          JSONText.object([
            ("item_type", JSONText.text("individual")), ("asset_id", JSONText.text(name)),
            ("asset_type", JSONText.text(kind.rawValue)),
            ("required", JSONText.literal("\(destination.slots.count == 1 && slot.takes.count == 1)")),
            ("requirements", JSONText.object(requirements)),
          ]))
      }
    }
    omissions.append("format_id: the agent that offers the format gives it")
    let format = JSONText.object([
      ("name", JSONText.text(destination.name)), ("description", JSONText.text(destination.summary)),
      ("assets", DocumentValue(place: .start, content: .list(assets))),
    ])
    return exported(format, destination, omissions)
  }

  private static func exported(_ format: DocumentValue, _ destination: Destination, _ omissions: [String]) -> Exported {
    var omissions = omissions
    for rule in destination.requestRules + destination.appRules {
      omissions.append("\(rule.shortID): it is about a whole post or an app")
    }
    return Exported(bytes: Array((JSONText.text(format) + "\n").utf8), omissions: omissions)
  }

  /// Returns a format, or an asset of it, with the requirements of the current rules. Slots that were found are removed.
  private static func updated(
    _ value: DocumentValue, _ slots: inout [Slot], _ omissions: inout [String], in group: String = ""
  ) -> DocumentValue {
    guard case .mapping(let members) = value.content else { return value }
    let name = group + (value["asset_id"]?.scalar ?? value["asset_group_id"]?.scalar ?? "asset")
    if let type = value["asset_type"]?.scalar, value["assets"] == nil {
      guard let kind = MediaFacts.Kind(rawValue: type), kind != .other,
        let index = slots.firstIndex(where: { isSlot($0.name, of: name) })
      else { return value }
      let slot = slots.remove(at: index)
      let kept: [(key: DocumentValue, value: DocumentValue)]
      if case .mapping(let found)? = value["requirements"]?.content { kept = found } else { kept = [] }
      let requirements = AdCPWriter(kind: kind, slot: slot).requirements(keeping: kept, &omissions)
      guard value["requirements"] != nil || !requirements.isEmpty else { return value }
      var changed = members.map { $0.key.scalar == "requirements" ? ($0.key, JSONText.object(requirements)) : $0 }
      if value["requirements"] == nil { changed.append((JSONText.text("requirements"), JSONText.object(requirements))) }
      return DocumentValue(place: value.place, content: .mapping(changed))
    }
    let inner = value["asset_group_id"] != nil && value["assets"] != nil ? name + "-" : group
    let list = value["assets"] != nil ? "assets" : "assets_required"
    return DocumentValue(
      place: value.place,
      content: .mapping(
        members.map { key, member in
          guard key.scalar == list, case .list(let items) = member.content else { return (key, member) }
          return (
            key,
            DocumentValue(
              place: member.place,
              content: .list(items.map { updated($0, &slots, &omissions, in: inner) }))
          )
        }))
  }

  /// True if a slot is that of an asset. The second asset of one name has a number behind it.
  private static func isSlot(_ slot: String, of asset: String) -> Bool {
    let name = ImportDraft.name(asset) ?? "slot"
    if slot == name { return true }
    let number = slot.dropFirst(name.prefix(58).count + 1)
    return slot.hasPrefix("\(name.prefix(58))-") && !number.isEmpty && number.allSatisfy { $0.isNumber }
  }
}

/// Writes the rules of a slot as requirements of files of one kind.
private struct AdCPWriter {
  let kind: MediaFacts.Kind
  let slot: Slot

  typealias Member = (key: DocumentValue, value: DocumentValue)

  /// Returns the properties. Those of the kept ones that the rules still say stay as they are.
  func requirements(keeping kept: [Member], _ omissions: inout [String]) -> [Member] {
    var left = slot.rules.filter { applies($0) }
    let values = Dictionary(kept.map { ($0.key.scalar ?? "", $0.value) }) { first, _ in first }
    let reader = AdCPRequirements(kind: kind, values: values, mistakes: Mistakes(name: "adcp"))
    var members: [Member] = []
    var removed: Set<String> = []
    for (key, value) in kept {
      guard let name = key.scalar, let property = AdCPProperty.all(of: kind).first(where: { $0.name == name }) else {
        members.append((key, value))
        continue
      }
      let demands = reader.rules(of: property, value).demands
      func states(_ rule: Rule, _ demand: (measure: Measure, constraint: Constraint)) -> Bool {
        rule.subject == .measure(demand.measure) && rule.constraint == demand.constraint && rule.isPlain
      }
      if demands.allSatisfy({ demand in slot.rules.contains { states($0, demand) } }) {
        members.append((key, value))
        left.removeAll { rule in demands.contains { states(rule, $0) } }
      } else {
        removed.insert(name)
        omissions.append("\(slot.name): \(name) is not that of the format, because its rule was changed or removed")
      }
    }
    if removed.contains("loudness_lufs") { members.removeAll { $0.key.scalar == "loudness_tolerance_db" } }
    let others = Set(members.compactMap(\.key.scalar))
    for (name, value) in derived(from: left, &omissions) {
      if others.contains(name) {
        omissions.append("\(slot.name): a second \(name)")
      } else {
        members.append((JSONText.text(name), JSONText.literal(value)))
      }
    }
    return members
  }

  /// True if a rule is about files of this kind.
  private func applies(_ rule: Rule) -> Bool {
    guard slot.takes.count > 1 else { return true }
    let name = rule.subject.name
    return ["video.", "image."].allSatisfy { !name.hasPrefix($0) || $0 == "\(kind.rawValue)." }
      && (!name.hasPrefix("audio.") || kind != .image)
  }

  /// Returns the properties that the rules say, in the order of the schema, and lists the rules that they do not.
  private func derived(from rules: [Rule], _ omissions: inout [String]) -> [(String, String)] {
    var found: [String: Figure] = [:]
    // The looser of two figures for one limit is beyond the one that is written.
    let looser = Set(rules.compactMap(\.looser))
    for rule in rules where !looser.contains(rule.id) {
      func omit(_ reason: String) { omissions.append("\(slot.name): \(rule.shortID): \(reason)") }
      guard case .measure(let measure) = rule.subject, rule.isPlain else {
        omit("it depends on a condition, and a requirement has none")
        continue
      }
      guard rule.severity == .error || rule.looser != nil else {
        omit("it is a \(rule.severity == .note ? "note" : "recommendation"), and AdCP has only requirements")
        continue
      }
      let properties = properties(measure, rule.constraint, omit)
      if properties.isEmpty {
        omit("AdCP \(AdCPFormat.version) has no property for \(measure.name) with this constraint")
      }
      for (name, figure) in properties {
        if let other = found[name], other.isStricter(than: figure) { continue }
        found[name] = figure
      }
    }
    return AdCPProperty.all(of: kind).compactMap { property in found[property.name].map { (property.name, $0.text) } }
  }

  /// The value of a property as JSON.
  private struct Figure {
    let text: String
    /// The figure of a bound, and true if it is a maximum.
    var bound: (figure: Ratio, isMaximum: Bool)?

    func isStricter(than other: Figure) -> Bool {
      guard let bound, let another = other.bound else { return true }
      return bound.isMaximum ? bound.figure <= another.figure : bound.figure >= another.figure
    }
  }

  private func properties(
    _ measure: Measure, _ constraint: Constraint, _ omit: (String) -> Void
  ) -> [(String, Figure)] {
    var made: [(String, Figure)] = []
    if case .sides(let sides) = constraint {
      for side in sides {
        guard side.side == .width || side.side == .height,
          let measure = Measure("\(kind.rawValue).\(side.side.rawValue)")
        else {
          omit("AdCP has no property for the side “\(side.side.rawValue)”")
          continue
        }
        made += properties(measure, .within(side.bound), omit)
      }
      return made
    }
    for property in AdCPProperty.all(of: kind) where !property.isForeign {
      switch (property.meaning, constraint) {
      case (.max(let fact, let scale), .within(let bound)) where fact == measure.name:
        guard let figure = bound.largest(measure), let factor = scale.inverted else { continue }
        made += whole(property.name, figure.multiplied(by: factor), isMaximum: true)
      case (.min(let fact, let scale), .within(let bound)) where fact == measure.name:
        guard let figure = bound.smallest(measure), let factor = scale.inverted else { continue }
        made += whole(property.name, figure.multiplied(by: factor), isMaximum: false)
      case (.max(let fact, _), .equals(.integer(let number))) where fact == measure.name,
        (.min(let fact, _), .equals(.integer(let number))) where fact == measure.name:
        made.append((property.name, Figure(text: "\(number)")))
      case (.size(let decimal, _), .within(let bound)) where measure.name == "file_size":
        guard let figure = bound.largest(measure), let factor = Ratio(1, decimal) else { continue }
        made += whole(property.name, figure.multiplied(by: factor), isMaximum: true)
      case (.shape(let fact), .equals(.ratio(let shape))) where fact == measure.name:
        made.append((property.name, Figure(text: "\"\(shape.numerator):\(shape.denominator)\"")))
      case (.words(let fact, let words), .oneOf(let values)) where fact == measure.name:
        let texts = values.map { if case .integer(let number) = $0 { "\(number)" } else { $0.word ?? "" } }
        made += list(property.name, words, texts, omit)
      case (.words(let fact, let words), .equals(let value)) where fact == measure.name:
        let text = if case .integer(let number) = value { "\(number)" } else { value.word ?? "" }
        made += list(property.name, words, [text], omit)
      case (.figures(let fact), .oneOf(let values)) where fact == measure.name:
        let figures = values.compactMap { if case .integer(let number) = $0 { "\(number)" } else { nil } }
        made.append((property.name, Figure(text: "[\(figures.joined(separator: ", "))]")))
      case (.figures(let fact), .equals(.integer(let number))) where fact == measure.name:
        made.append((property.name, Figure(text: "[\(number)]")))
      case (.frameRates, _) where measure.name == "video.frame_rate":
        let rates = constraint.frameRates.compactMap { FigureText.decimal($0) }
        if !rates.isEmpty { made.append((property.name, Figure(text: "[\(rates.joined(separator: ", "))]"))) }
      case (.flag(let fact, let no, let yes), .equals(.flag(let wanted))) where fact == measure.name:
        made.append((property.name, Figure(text: "\"\(wanted ? yes : no)\"")))
      case (.audioRequired, .within(.min)) where measure.name == "audio.tracks":
        made.append((property.name, Figure(text: "true")))
      case (.hasAlpha, .equals(.flag(true))) where measure.name == "image.has_alpha":
        made.append((property.name, Figure(text: "true")))
      case (.stillOnly, .equals(.flag(false))) where measure.name == "image.animated":
        made.append((property.name, Figure(text: "false")))
      case (.colorSpace, .oneOf(let values)) where measure.name == "image.color_type":
        let words = Set(values.compactMap(\.word))
        if let color = AdCPProperty.colors.first(where: { words.isSubset(of: $0.values) }) {
          made.append((property.name, Figure(text: "\"\(color.word)\"")))
        }
      case (.loudness, .within(.range(.fixed(let low), .fixed(let high)))) where measure.name == "content.loudness":
        guard let sum = low.plus(high), let difference = high.plus(low.negated), let half = Ratio(1, 2),
          let target = sum.multiplied(by: half).flatMap({ FigureText.decimal($0) }),
          let tolerance = difference.multiplied(by: half).flatMap({ FigureText.decimal($0) })
        else { continue }
        made += [("loudness_lufs", Figure(text: target)), ("loudness_tolerance_db", Figure(text: tolerance))]
      default: continue
      }
    }
    return made
  }

  /// Returns a bound. It is a whole number within the limit, unless AdCP has fractions there.
  private func whole(_ name: String, _ figure: Ratio?, isMaximum: Bool) -> [(String, Figure)] {
    guard let figure else { return [] }
    let hasFractions =
      name.contains("gop_interval") || name.contains("true_peak")
      || kind == .image && !name.contains("_ms") && !name.contains("_kb") && !name.contains("dpi")
    var value = figure
    if !hasFractions, figure.denominator > 1, figure.numerator > 0 {
      let down = figure.numerator / figure.denominator
      value = Ratio(isMaximum ? down : down + 1, 1) ?? figure
    }
    guard let text = FigureText.decimal(value) else { return [] }
    // The schemas have no bound of zero.
    if value.numerator == 0, !hasFractions { return [] }
    return [(name, Figure(text: text, bound: (value, isMaximum)))]
  }

  private func list(
    _ name: String, _ words: [(word: String, values: [String])], _ values: [String], _ omit: (String) -> Void
  ) -> [(String, Figure)] {
    // Several values can be one word of AdCP, and two words one value.
    var rest = Set(values)
    var found: [String] = []
    for (word, meanings) in words where !rest.isDisjoint(with: meanings) && word != "jpg" {
      rest.subtract(meanings)
      found.append(word)
    }
    if !rest.isEmpty { omit("AdCP has no word for \(rest.sorted().joined(separator: ", "))") }
    guard !found.isEmpty else { return [] }
    return [(name, Figure(text: "[\(found.map { "\"\($0)\"" }.joined(separator: ", "))]"))]
  }
}

extension Rule {
  /// True if the rule applies to each file, whatever else is given.
  fileprivate var isPlain: Bool {
    when.isEmpty && appliesIf.isEmpty && constraint.parameters.isEmpty && system == nil
  }
}

extension FactValue {
  fileprivate var word: String? { if case .text(let text) = self { text } else { nil } }
}

extension Constraint {
  /// The frame rates that it accepts; empty if it is no list of them.
  fileprivate var frameRates: [Ratio] {
    func rate(_ value: FactValue) -> Ratio? { if case .ratio(let rate) = value { rate } else { nil } }
    switch self {
    case .equals(let value): return [value].compactMap(rate)
    case .oneOf(let values): return values.compactMap(rate)
    case .anyOf(let clauses):
      let rates = clauses.compactMap { clause -> Ratio? in
        guard clause.subject.name == "video.frame_rate", case .equals(let value) = clause.constraint else { return nil }
        return rate(value)
      }
      return rates.count == clauses.count ? rates : []
    default: return []
    }
  }
}

extension Bound {
  private func inner(_ limit: Limit, _ measure: Measure, by step: Ratio, isExclusive: Bool) -> Ratio? {
    guard case .fixed(let figure) = limit else { return nil }
    guard isExclusive else { return figure }
    return measure.type == .integer ? figure.plus(step) : nil
  }

  /// The largest value within the bound; nil if no value can be named.
  fileprivate func largest(_ measure: Measure) -> Ratio? {
    switch self {
    case .max(let limit), .range(_, let limit): inner(limit, measure, by: .one.negated, isExclusive: false)
    case .below(let limit): inner(limit, measure, by: .one.negated, isExclusive: true)
    case .min, .above: nil
    }
  }

  /// The smallest value within the bound; nil if no value can be named.
  fileprivate func smallest(_ measure: Measure) -> Ratio? {
    switch self {
    case .min(let limit), .range(let limit, _): inner(limit, measure, by: .one, isExclusive: false)
    case .above(let limit): inner(limit, measure, by: .one, isExclusive: true)
    case .max, .below: nil
    }
  }
}

/// Writes JSON values of documents, indented by two spaces.
enum JSONText {
  static func object(_ members: [(key: DocumentValue, value: DocumentValue)]) -> DocumentValue {
    DocumentValue(place: .start, content: .mapping(members))
  }

  static func object(_ members: [(String, DocumentValue)]) -> DocumentValue {
    object(members.map { (key: text($0.0), value: $0.1) })
  }

  static func text(_ text: String) -> DocumentValue {
    DocumentValue(place: .start, content: .scalar(text, quoted: true))
  }

  /// A value that is written as it is.
  static func literal(_ text: String) -> DocumentValue {
    DocumentValue(place: .start, content: .scalar(text, quoted: false))
  }

  static func text(_ value: DocumentValue, indent: String = "") -> String {
    let inner = indent + "  "
    switch value.content {
    case .scalar(let text, let isQuoted): return isQuoted ? DestinationWriter.quoted(text) : text
    case .list(let items) where items.isEmpty: return "[]"
    case .list(let items):
      if items.allSatisfy({ $0.scalar != nil }) { return "[" + items.map { text($0) }.joined(separator: ", ") + "]" }
      return "[\n" + items.map { inner + text($0, indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .mapping(let members) where members.isEmpty: return "{}"
    case .mapping(let members):
      return "{\n"
        + members.map { "\(inner)\(text($0.key)): \(text($0.value, indent: inner))" }.joined(separator: ",\n")
        + "\n\(indent)}"
    }
  }
}
