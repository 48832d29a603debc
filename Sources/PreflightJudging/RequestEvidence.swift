package import MediaProbe
package import PreflightRules

/// A request with all of its files, and with its fields by the names of the SDK.
package struct RequestEvidence: Evidence {
  let media: [MediaFacts]
  /// The number of media whose files the destination has or fetches, and the kinds that they can have.
  private let unseen: (count: Int64, kinds: [MediaFacts.Kind])
  private let fields: [String: FactValue]
  /// All fields in the order of the request, with empty positions in lists: `embeds[].title`.
  private let byPattern: [(pattern: String, value: FactValue)]
  /// The fields that the request leaves out, so that a default of the SDK counts.
  private let defaults: Set<String>

  /// - Parameter fields: In the order of the request; of two fields with the same name the first one counts.
  package init(
    media: [MediaFacts], unseen: Int = 0, of kinds: [MediaFacts.Kind] = [],
    fields: [(name: String, value: FactValue)] = [], defaults: Set<String> = []
  ) {
    self.media = media
    self.unseen = (Int64(unseen), kinds)
    self.defaults = defaults
    byPattern = fields.filter { $0.name.contains("[") }.map { (Self.pattern($0.name), $0.value) }
    var byName: [String: FactValue] = [:]
    for field in fields.reversed() { byName[field.name] = field.value }
    self.fields = byName
  }

  package func reading(of subject: Subject) -> Reading {
    switch subject {
    case .measure(let measure): media.count == 1 ? media[0].reading(of: measure) : .absent
    case .aggregate(let aggregate): reading(of: aggregate)
    case .field(let name): fields[name].map { .known($0) } ?? .absent
    case .count(let count, let field): reading(of: count, in: field)
    case .together(let names): joined(texts(of: names))
    case .given(let names): .known(.integer(Int64(names.count { isFilled($0) })))
    case .app: .absent
    }
  }

  /// Returns the name of a field without the positions in lists: `embeds[].title` for `embeds[3].title`.
  private static func pattern(_ name: String) -> String {
    var pattern = ""
    var isInside = false
    for character in name {
      if character == "]" { isInside = false }
      if !isInside { pattern.append(character) }
      if character == "[" { isInside = true }
    }
    return pattern
  }

  private func values(of name: String) -> [FactValue] {
    guard name.contains("[") else { return fields[name].map { [$0] } ?? [] }
    return byPattern.filter { $0.pattern == name }.map { $0.value }
  }

  private func joined(_ texts: [String]) -> Reading { texts.isEmpty ? .absent : .known(.text(texts.joined())) }

  /// Returns the texts of fields, in their order.
  private func texts(of names: [String]) -> [String] {
    names.flatMap { values(of: $0) }.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func isFilled(_ name: String) -> Bool {
    values(of: name).contains { value in
      switch value {
      case .text(let text): !text.isEmpty
      case .integer(let items): items != 0
      default: true
      }
    }
  }

  package func isGiven(_ subject: Subject) -> Bool {
    if case .field(let name) = subject { !defaults.contains(name) } else { true }
  }

  package func each(_ aggregate: Aggregate, _ answer: (Reading) -> Answer) -> Answer {
    files(of: aggregate.kind).reduce(.met) { $0.and(answer($1.reading(of: .aggregate(aggregate)))) }
  }

  private func reading(of count: TextCount, in field: String) -> Reading {
    if count == .tagCharacters, case .integer = fields[field] {
      return .known(.integer(Int64(TextCount.length(of: texts(of: [field + "[]"])))))
    }
    let texts = texts(of: field.split(separator: ",").map { String($0.drop { $0 == " " }) })
    // A line end separates the texts, so that nothing in one goes on in the next.
    return texts.isEmpty ? .absent : .known(.integer(Int64(count.number(in: texts.joined(separator: "\n")))))
  }

  /// Returns the number of files that meet a condition. It has bounds if the value is unknown for some files.
  private func number(of files: [MediaFacts], _ condition: Aggregate.Condition) -> Reading {
    var count: Int64 = 0
    var unknown: (count: Int64, reason: UnknownFacts.Reason)?
    for file in files {
      switch file.reading(of: condition.measure) {
      case .known(.text(let word)): if word == condition.word { count += 1 }
      case .unknown(let reason), .between(_, _, let reason): unknown = ((unknown?.count ?? 0) + 1, reason)
      case .known, .absent: break
      }
    }
    guard let unknown else { return .known(.integer(count)) }
    return .between(count, count + unknown.count, unknown.reason)
  }

  private func files(of kind: MediaFacts.Kind?) -> [MediaFacts] {
    kind.map { kind in media.filter { $0.kind == kind } } ?? media
  }

  private func reading(of aggregate: Aggregate) -> Reading {
    let files = files(of: aggregate.kind)
    guard let measure = aggregate.measure else {
      if let condition = aggregate.condition { return number(of: files, condition) }
      let seen = Int64(files.count)
      guard unseen.count > 0, aggregate.kind.map(unseen.kinds.contains) ?? true else { return .known(.integer(seen)) }
      let isCertain = aggregate.kind == nil || unseen.kinds.allSatisfy { $0 == aggregate.kind }
      if isCertain { return .known(.integer(seen + unseen.count)) }
      return .between(seen, seen + unseen.count, UnknownFacts.Reason(.notGiven, .text(PostForm.file)))
    }
    if aggregate.function == .first { return files.first?.reading(ofShape: measure) ?? .absent }
    // An unknown value still has bounds: a sum is at least the sum of its known parts.
    var span: (low: Int64, high: Int64)?
    var reason: UnknownFacts.Reason?
    for file in files {
      let value: (low: Int64, high: Int64)
      switch file.reading(of: measure) {
      case .absent: continue
      case .known(let known):
        guard let exact = known.scaled(for: measure.type) else { continue }
        value = (exact, exact)
      case .between(let low, let high, let why): (value, reason) = ((low, high), why)
      case .unknown(let why): (value, reason) = ((0, .max), why)
      }
      guard let so = span else {
        span = value
        continue
      }
      switch aggregate.function {
      case .sum, .count, .each, .first: span = (so.low.saturatingSum(value.low), so.high.saturatingSum(value.high))
      case .min: span = (Swift.min(so.low, value.low), Swift.min(so.high, value.high))
      case .max: span = (Swift.max(so.low, value.low), Swift.max(so.high, value.high))
      }
    }
    guard let span else { return .absent }
    if let reason { return .between(span.low, span.high, reason) }
    return .known(measure.type == .number ? .number(Double(span.low) / 1_000_000) : .integer(span.low))
  }
}

extension FactValue {
  /// Returns the value for comparison: whole, or in millionths if its type is a number; nil if it is neither.
  func scaled(for type: ValueType) -> Int64? {
    switch (self, type) {
    case (.number(let value), _): Int64(millionthsOf: value)
    case (.integer(let value), .number), (.integer(let value), .any): value.saturatingProduct(1_000_000)
    case (.integer(let value), _): value
    default: nil
    }
  }
}

extension MediaFacts {
  /// Returns the value of a property. The size and the aspect ratio of an image also serve as those of a video, and the other
  /// way round.
  fileprivate func reading(ofShape measure: Measure) -> Reading {
    let own = reading(of: measure)
    guard own == .absent else { return own }
    switch measure {
    case .derived(.imageSize): return reading(of: .derived(.videoSize))
    case .derived(.videoSize): return reading(of: .derived(.imageSize))
    case .derived(.imageAspectRatio): return reading(of: .fact(.videoAspectRatio))
    case .fact(.videoAspectRatio): return reading(of: .derived(.imageAspectRatio))
    default: return own
    }
  }
}
