import MediaProbe
import Preflight

/// Reads the subject of a rule: `duration`, `{ sum: duration, of: video }`, `{ count: image }`, `{ field: redirectURI }`, `{
/// info_plist: TikTokClientKey }`.
struct SubjectReader {
  let mistakes: Mistakes

  func read(_ value: DocumentValue) -> Subject? {
    if case .scalar(let text, _) = value.content, let word = AppFact.Word(rawValue: text) { return .app(.word(word)) }
    guard case .mapping = value.content else { return measure(value).map { .measure($0) } }
    guard var entry = MappingReader(value, "a fact", mistakes) else { return nil }
    var subject: Subject?
    var named = true
    if let field = entry.optional("field") {
      subject = field.text(mistakes).map { .field($0) }
    } else if let fields = entry.optional("together") {
      subject = self.fields(fields).map { .together($0) }
    } else if let fields = entry.optional("given") {
      subject = self.fields(fields).map { .given($0) }
    } else if let key = entry.optional("info_plist") {
      subject = key.text(mistakes).map { .app(.infoPlist($0)) }
    } else if let key = entry.optional("entries") {
      subject = key.text(mistakes).map { .app(.entries($0)) }
    } else if let key = entry.optional("entitlement") {
      subject = key.text(mistakes).map { .app(.entitlement($0)) }
    } else if let texts = entry.optional("source_text") {
      subject = self.texts(texts).map { .app(.sourceText($0)) }
    } else if let texts = entry.optional("project_text") {
      subject = self.texts(texts).map { .app(.projectText($0)) }
    } else if let name = entry.optional("build_setting") {
      subject = name.text(mistakes).map { .app(.buildSetting($0)) }
    } else if let count = entry.optional("count") {
      if case .scalar(let word, _) = count.content, let counted = TextCount(rawValue: word) {
        let fields = entry.required("in")?.list(mistakes, orOne: true)?.compactMap { $0.text(mistakes) }
        subject = fields.map { .count(counted, in: $0.joined(separator: Subject.fieldSeparator)) }
      } else {
        let condition = entry.optional("where").flatMap { readCondition($0) }
        subject = files(count).map { .aggregate(.count($0.kind, where: condition)) }
      }
    } else if let (function, value) = function(&entry) {
      let among = entry.optional("of").flatMap { files($0) }
      subject = measure(value).map { .aggregate(.of(function, $0, kind: among?.kind)) }
      if let type = subject?.type, function == .sum, type != .integer, type != .number {
        mistakes.add("found \(value.kind), expected a fact that can be added up", at: value.place)
      }
    } else {
      named = false
    }
    entry.finish()
    if !named {
      mistakes.add(
        "expected one of sum, each, min, max, first, count, field, together, given, \(AppFact.keyed.joined(separator: ", "))",
        at: value.place)
    }
    return subject
  }

  /// Reads the condition of a count of files: `{ image.format: gif }`.
  private func readCondition(_ value: DocumentValue) -> Aggregate.Condition? {
    guard var entry = MappingReader(value, "a condition", mistakes) else { return nil }
    let members = entry.rest()
    guard members.count == 1, let (name, place, word) = members.first else {
      mistakes.add("a condition has one fact, found \(members.count)", at: value.place)
      return nil
    }
    guard let measure = Measure(name), measure.type == .text else {
      mistakes.add("found “\(name)”, expected a fact that is a word, such as image.format", at: place)
      return nil
    }
    guard let text = word.text(mistakes),
      case .text(let word)? = FactSpelling.checked(.text(text), of: .measure(measure), at: word.place, mistakes)
    else { return nil }
    return Aggregate.Condition(measure, is: word)
  }

  /// Reads one text, or a list of alternatives.
  private func texts(_ value: DocumentValue) -> [String]? {
    guard let items = value.list(mistakes, orOne: true) else { return nil }
    let texts = items.compactMap { $0.text(mistakes) }
    if items.isEmpty || texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      mistakes.add("expected a text to look for", at: value.place)
      return nil
    }
    return texts.count == items.count ? texts : nil
  }

  /// Reads the names of fields that a rule is about together.
  private func fields(_ value: DocumentValue) -> [String]? {
    let names = value.list(mistakes)?.compactMap { $0.text(mistakes) }
    if names?.isEmpty == true { mistakes.add("expected the names of fields", at: value.place) }
    return names
  }

  private func function(_ entry: inout MappingReader) -> (Aggregate.Function, DocumentValue)? {
    for function in [Aggregate.Function.sum, .each, .min, .max, .first] {
      if let value = entry.optional(function.rawValue) { return (function, value) }
    }
    return nil
  }

  private struct Files {
    /// The kind; nil for all kinds.
    var kind: MediaFacts.Kind?
  }

  /// Reads a kind of file, or `media` for all kinds.
  private func files(_ value: DocumentValue) -> Files? {
    if case .scalar("media", _) = value.content { return Files(kind: nil) }
    return (value.word(mistakes) as MediaFacts.Kind?).map { Files(kind: $0) }
  }

  private func measure(_ value: DocumentValue) -> Measure? {
    guard let name = value.text(mistakes, expected: "the name of a fact") else { return nil }
    if let measure = Measure(name) { return measure }
    mistakes.add(
      "unknown fact “\(name)”"
        + Guess.suffix(for: name, among: Measure.allNames + AppFact.Word.allCases.map(\.rawValue)), at: value.place)
    return nil
  }
}
