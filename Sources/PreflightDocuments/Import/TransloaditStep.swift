import MediaProbe
package import Preflight

/// Reads a step of Transloadit's robot `/file/filter`, whose conditions are lists of two values and a sign.
package enum TransloaditStep {
  /// - Parameter bytes: A step, or a template with one such step.
  package static func read(
    _ bytes: [UInt8], name: String, id: String?, day: CivilDate
  ) throws(DocumentErrors) -> Imported {
    let mistakes = Mistakes(name: name)
    let imported = JSONReader.read(bytes, mistakes: mistakes).flatMap { read($0, id: id, day, mistakes) }
    if let errors = mistakes.errors { throw errors }
    guard let imported else { throw DocumentErrors(.start, Message(asWritten: "is no step"), name: name) }
    return imported
  }

  private static func read(_ root: DocumentValue, id: String?, _ day: CivilDate, _ mistakes: Mistakes) -> Imported? {
    guard let (title, step) = step(in: root, mistakes), case .mapping(let members) = step.content else { return nil }
    let draft = ImportDraft(
      id: id ?? ImportDraft.name(title) ?? "filter",
      source: Source(id: "step", title: "Transloadit step “\(title)”", url: nil, checked: day), mistakes)
    let isAny = step["condition_type"]?.scalar == "or"
    if let type = step["condition_type"], !["and", "or"].contains(type.scalar) {
      mistakes.add("found \(type.kind), expected “and” or “or”", at: type.place)
    }
    for (key, value) in members
    where !["robot", "use", "accepts", "declines", "condition_type", "error_on_decline", "error_msg", "result"]
      .contains(
        key.scalar ?? "")
    {
      draft.remark("“\((key.scalar ?? "").shortened)” makes no rule", at: value.place)
    }
    let accepts = conditions(step["accepts"], "accepts", draft)
    let declines = conditions(step["declines"], "declines", draft)
    let takes = Set((accepts ?? []).compactMap { $0.kind })
    _ = draft.addSlot("file", takes: takes.count == 1 && !isAny ? Array(takes) : [.video, .image, .audio])
    let kinds: [String] = takes.count == 1 && !isAny ? takes.map(\.rawValue) : ["video", "image"]
    add(accepts ?? [], allOf: !isAny, isOpposite: false, kinds, draft)
    // A file is declined if all of the conditions hold, so the opposite of one of them is enough.
    add(declines ?? [], allOf: isAny, isOpposite: true, kinds, draft)
    return draft.finish(name: title, publisher: "House", summary: "Made from a Transloadit step.")
  }

  private static func step(in root: DocumentValue, _ mistakes: Mistakes) -> (String, DocumentValue)? {
    func isFilter(_ value: DocumentValue) -> Bool { value["robot"]?.scalar == "/file/filter" }
    if isFilter(root) { return ("filter", root) }
    let steps = root["steps"] ?? root["template"]?["steps"]
    guard case .mapping(let members)? = steps?.content else {
      mistakes.add("found no step with the robot /file/filter, expected one", at: root.place)
      return nil
    }
    let filters = members.filter { isFilter($0.value) }
    guard filters.count == 1 else {
      mistakes.add(
        "found \(filters.count) steps with the robot /file/filter, expected one: save it in a file of its own",
        at: steps?.place ?? root.place)
      return nil
    }
    return (filters[0].key.scalar ?? "filter", filters[0].value)
  }

  private struct Entry {
    let left: String
    let sign: String
    let right: String
    let place: Place

    var text: String { "\(left) \(sign) \(right)".shortened }

    /// The kind of files that a condition on the MIME type asks for; nil for another condition.
    var kind: MediaFacts.Kind? {
      guard left == "${file.mime}", sign == "regex" || sign == "includes" else { return nil }
      let word = right.filter { $0.isLetter }
      return [MediaFacts.Kind.video, .image, .audio].first { $0.rawValue == word }
    }
  }

  private static func conditions(_ value: DocumentValue?, _ name: String, _ draft: ImportDraft) -> [Entry]? {
    guard let value, !value.isNull else { return nil }
    guard case .list(let items) = value.content else {
      draft.cannotJudge(name, "it is a program in JavaScript", at: value.place)
      return nil
    }
    return items.compactMap { item -> Entry? in
      guard case .list(let parts) = item.content, parts.count == 3, let left = parts[0].scalar,
        let sign = parts[1].scalar,
        let right = parts[2].scalar
      else {
        draft.mistakes.add("found \(item.kind), expected a list of a value, a sign and a value", at: item.place)
        return nil
      }
      return Entry(left: left, sign: sign, right: right, place: item.place)
    }
  }

  /// Adds the rules of conditions: one rule for each, or one rule if a single one is enough.
  private static func add(
    _ entries: [Entry], allOf: Bool, isOpposite: Bool, _ kinds: [String], _ draft: ImportDraft
  ) {
    var alternatives: [Clause] = []
    var isWhole = true
    for entry in entries {
      if allOf, !isOpposite, entry.kind != nil { continue }
      let clauses = clauses(entry, isOpposite: isOpposite, kinds)
      guard !clauses.isEmpty else {
        draft.cannotJudge(entry.text, "no constraint on a fact says it", at: entry.place)
        isWhole = false
        continue
      }
      for clause in clauses {
        guard allOf, case .measure(let measure) = clause.subject else { continue }
        draft.add(measure.name.replacing(".", with: "-"), measure, clause.constraint)
      }
      alternatives += clauses
    }
    guard !allOf, let clause = Clause.anyOf(alternatives), case .measure(let measure) = clause.subject else { return }
    if isWhole {
      draft.add(
        alternatives.count == 1 ? measure.name.replacing(".", with: "-") : "conditions", measure, clause.constraint)
    } else {
      draft.remark("the other conditions make no rule either, because one of all is enough", at: entries[0].place)
    }
  }

  private static func clauses(_ entry: Entry, isOpposite: Bool, _ kinds: [String]) -> [Clause] {
    let shape = ["${file.meta.width}", "${file.meta.height}"]
    guard var sign = ComparisonSign(written: entry.sign) else {
      guard entry.kind != nil, let kind = Measure("kind") else { return [] }
      let word = FactValue.text(entry.right.filter { $0.isLetter })
      return [Clause(.measure(kind), isOpposite ? .noneOf([word]) : .oneOf([word]))]
    }
    if isOpposite { sign = sign.opposite }
    if shape.contains(entry.left), shape.contains(entry.right), entry.left != entry.right {
      // Wider than high is a shape above 1:1.
      let ordered = entry.left == shape[0] ? sign : sign.reversed
      return kinds.compactMap { kind in
        guard let measure = Measure("\(kind).aspect_ratio"), let constraint = ordered.constraint(on: measure, .one)
        else {
          return nil
        }
        return Clause(.measure(measure), constraint)
      }
    }
    let isReversed = !entry.left.hasPrefix("${")
    let (variable, value) = isReversed ? (entry.right, entry.left) : (entry.left, entry.right)
    if isReversed { sign = sign.reversed }
    guard variable.hasPrefix("${file."), variable.hasSuffix("}"), !value.contains("${") else { return [] }
    let facts = facts(String(variable.dropFirst(7).dropLast()), kinds)
    return facts.compactMap { fact -> Clause? in
      guard let measure = Measure(fact) else { return nil }
      if measure.type == .text {
        guard !value.isEmpty, sign == .equal || sign == .unequal, let word = FactSpelling.word(value, of: measure)
        else {
          return nil
        }
        let values = [FactValue.text(word)]
        return Clause(.measure(measure), sign == .equal ? .oneOf(values) : .noneOf(values))
      }
      guard let figure = Figure.read(binary(value)) ?? Ratio(json: value) else { return nil }
      return sign.constraint(on: measure, figure).map { Clause(.measure(measure), $0) }
    }
  }

  /// Returns a size such as `20mb` with the unit that it means: the service calls 1,048,576 bytes 1 MB
  /// (https://transloadit.com/docs/faq/limit-upload-size/).
  private static func binary(_ value: String) -> String {
    let lowered = value.lowercased()
    guard let unit = ["kb", "mb", "gb"].first(where: { lowered.hasSuffix($0) }) else { return value }
    return "\(value.dropLast(2))\(unit.prefix(1).uppercased())iB"
  }

  /// The facts that a variable of a file is, one for each kind of file.
  private static func facts(_ variable: String, _ kinds: [String]) -> [String] {
    switch variable {
    case "size": ["file_size"]
    case "mime": ["mime_type"]
    case "meta.width": kinds.filter { $0 != "audio" }.map { "\($0).width" }
    case "meta.height": kinds.filter { $0 != "audio" }.map { "\($0).height" }
    case "meta.aspect_ratio": kinds.filter { $0 != "audio" }.map { "\($0).aspect_ratio" }
    case "meta.duration": ["duration"]
    case "meta.framerate": ["video.frame_rate"]
    case "meta.video_codec": ["video.codec"]
    case "meta.audio_codec": ["audio.codec"]
    case "meta.video_bitrate": ["video.bit_rate"]
    case "meta.audio_bitrate": ["audio.bit_rate"]
    case "meta.overall_bitrate": ["bit_rate"]
    case "meta.audio_samplerate": ["audio.sample_rate"]
    case "meta.audio_channels": ["audio.channels"]
    default: []
    }
  }
}
