import MediaProbe
import Preflight

/// Reads what a rule speaks of: `duration`, `{ sum: duration, of: video }`, `{ count: image }`, `{ field: redirectURI }`,
/// `{ info_plist: TikTokClientKey }`.
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
      subject = files(count).map { .aggregate(.count($0.kind)) }
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
        "expected one of sum, each, min, max, count, field, \(AppFact.keyed.joined(separator: ", "))", at: value.place)
    }
    return subject
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

  private func function(_ entry: inout MappingReader) -> (Aggregate.Function, DocumentValue)? {
    for function in [Aggregate.Function.sum, .each, .min, .max] {
      if let value = entry.optional(function.rawValue) { return (function, value) }
    }
    return nil
  }

  private struct Files {
    /// Nil for all.
    var kind: MediaFacts.Kind?
  }

  /// A kind of file, or `media` for all.
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
