import MediaProbe
public import PreflightJudging
public import PreflightRules

extension Finding {
  /// The problem in one line: `is 754.2 s long; the limit is 600 s`.
  public var message: String { record?["message"]?.text ?? message(judged.text(of: measured)) }

  /// The recommended fix; nil if the file cannot be fixed.
  public var fix: String? {
    if let record { record["fix"]?.text } else { fix(judged.text(of: measured)) }
  }

  /// Returns the requirement of the rule for people: `at most 600 s`.
  public func limitText(in language: Language = .english) -> String {
    judged.limit.limitText(on: rule.subject, in: language)
  }

  /// The values of open parameters for which this finding holds, as text (`app_version below 12.3.0`). Empty if it holds for
  /// all values.
  public var when: [String] {
    record?["when"]?.items.compactMap { $0.text } ?? circumstances.map { $0.text(in: .english) }
  }

  private func message(_ words: FindingText) -> String {
    beginning + words.message.text { measuredText(words) } + addition
  }

  /// The field of a request, before the sentence; empty for a file.
  private var beginning: String { field.map { judged.language.words.findings.ofField($0) } ?? "" }

  /// The part of the message after the rule's sentence; empty for most findings.
  private var addition: String {
    let language = judged.language
    var text = ""
    if !intervals.isEmpty {
      let shown = intervals.prefix(Self.mostIntervals).map { $0.timecodes }
      text += language.words.findings.intervals(shown, intervals.count - shown.count)
    }
    if isAtLimit, rule.failLimit == nil { text += language.words.findings.reason(of: rule.subject) }
    if let mismatch { text += language.words.findings.mismatch(mismatch.found, mismatch.expected) }
    let lookalikes = lookalikes
    if !lookalikes.isEmpty {
      text += language.words.findings.lookalikes(lookalikes.map(language.words.phrases.quoted), isAtLimit)
    }
    if let system = rule.system { text += language.words.findings.system(system) }
    if !circumstances.isEmpty {
      text += language.words.findings.circumstances(
        circumstances.map { $0.text(in: language) }.joined(separator: language.words.terms.comma))
    }
    if sourceIsDue, let day = rule.source.reviewAfter { text += language.words.findings.sourceIsDue(day) }
    return text
  }

  private func fix(_ words: FindingText) -> String? { isOfGap ? nil : words.fix?.text { measuredText(words) } }

  /// Writes `message` and `fix`.
  func writeWords(_ words: FindingText, to json: inout JSONWriter) {
    // Both sentences have the same value, and a closure for each would copy the finding.
    let measured = words.message.hasMeasured || words.fix?.hasMeasured == true ? measuredText(words) : ""
    json.key("message")
    json.beginString()
    if field != nil { json.text(beginning) }
    words.message.write(to: &json, measured: measured)
    let addition = addition
    if !addition.isEmpty { json.text(addition) }
    json.endString()
    guard !isOfGap, let fix = words.fix else { return }
    json.key("fix")
    json.beginString()
    fix.write(to: &json, measured: measured)
    json.endString()
  }

  /// The entries of a list that resemble a missing one.
  private var lookalikes: [String] {
    guard case .list(let entries) = measured, case .contains(let missing) = limit else { return [] }
    var alike: [String] = []
    for entry in entries where alike.count < Self.mostLookalikes {
      let shown = Phrase.shortened(entry, in: judged.language)
      if missing.contains(where: { $0.resembles(entry) }), !alike.contains(shown) { alike.append(shown) }
    }
    return alike
  }

  /// Number of parts of the time line that a message names.
  private static let mostIntervals = 4
  /// The limit for lists with thousands of entries.
  private static let mostLookalikes = 5

  /// Returns what a file of another kind holds.
  @inline(never) private func held(_ format: String) -> String {
    judged.language.words.findings.holding(format, measured == .text(MediaFacts.Kind.audio.rawValue))
  }

  /// The measured value as text. It has all digits if its rounded form would equal that of the limit that it breaks.
  private func measuredText(_ words: FindingText) -> String {
    if let measuredWords { return rule.id == FileRules.kindID ? held(measuredWords) : measuredWords }
    let language = judged.language
    if let bounds { return text(of: bounds) }
    guard let measured, measured != .text("") else { return language.words.findings.nothing }
    if case .messages(let messages) = measured, case .measure(.problems(let code)) = rule.subject {
      return messages.map { Problem(code, $0).text(in: language) }.joined(separator: language.words.terms.semicolon)
    }
    if case .message(let message) = measured { return message.text(in: language) }
    if case .text(let text) = measured {
      if rule.subject.isToldInWords { return text }
      let shown = Phrase.shortened(text, in: language)
      return rule.subject.isWritten ? language.words.phrases.quoted(shown) : shown
    }
    let usual = Phrase.shortened(Phrase.of(measured, unit: unit, in: language), in: language)
    return words.precision == .exact || usual == words.limit || usual == words.min || usual == words.max
      ? Phrase.of(measured, unit: unit, precision: .exact, in: language) : usual
  }
}

extension Finding {
  /// Returns the bounds of a value that is not known exactly: `at most 39.89 kbit/s`.
  private func text(of bounds: MeasuredBounds) -> String {
    let language = judged.language
    func text(_ value: FactValue) -> String { Phrase.of(value, unit: unit, in: language) }
    switch (bounds.low, bounds.high) {
    case (let low?, let high?): return Phrase.range(text(low), text(high), unit: unit, in: language)
    case (let low?, nil): return language.words.phrases.atLeast(text(low), false)
    case (nil, let high?): return language.words.phrases.atMost(text(high))
    case (nil, nil): return language.words.findings.nothing
    }
  }
}

extension Subject {
  /// True if the value is a sentence of this module rather than a text from a document. It states the relation of a link to the
  /// app.
  package var isToldInWords: Bool {
    self == .app(.word(.redirectDomain)) || self == .app(.word(.universalLink))
  }

  /// True if the value is a text from a request or a file of an app; messages quote it.
  fileprivate var isWritten: Bool {
    switch self {
    case .field, .together, .app: true
    case .measure, .aggregate, .count, .given: false
    }
  }
}

extension Circumstance {
  func text(in language: Language) -> String {
    switch self {
    case .condition(let condition): language.words.phrases.condition(condition)
    case .value(let name, let value): "\(name) \(value)"
    }
  }
}

extension UnknownSubject {
  /// Returns the reason for people.
  package func text(in language: Language) -> String {
    let reason = reason.text(in: language)
    // The reasons for the kind of a file and for a property of an app already name the unknown value.
    if case .app = subject { return reason }
    if subject == .measure(.fact(.kind)), field == nil { return reason }
    return ([field, subject.name].compactMap { $0 } + [reason]).joined(separator: language.words.terms.colon)
  }
}
