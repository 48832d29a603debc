package import MediaProbe

/// The value that a rule is about.
package enum Subject: Sendable, Hashable {
  /// A property of one file.
  case measure(Measure)
  /// A property of all files of a request together.
  case aggregate(Aggregate)
  /// A field of a request, by its name in the SDK.
  case field(String)
  /// The number of things in a text of a request, by the name of its field, or in several texts together.
  case count(TextCount, in: String)
  /// The texts of several fields, joined in this order. A field of a list has the texts of all its items.
  case together([String])
  /// The number of these fields that a request has. An empty text or list is no field.
  case given([String])
  /// A property of the app that shares.
  case app(AppFact)

  /// Separates the names of the fields of a count in several texts.
  package static let fieldSeparator = ", "

  /// The name in findings: `duration`, `sum(duration)`, `count(image)`, `redirectURI`.
  package var name: String {
    switch self {
    case .measure(let measure): measure.name
    case .aggregate(let aggregate):
      "\(aggregate.function.rawValue)(\(aggregate.measure?.name ?? aggregate.kind?.rawValue ?? "media")"
        + (aggregate.condition.map { ", \($0.measure.name) \($0.word)" } ?? "") + ")"
    case .field(let name): name
    case .count(let count, let field): "\(count.rawValue)(\(field))"
    case .together(let fields): "together(\(fields.joined(separator: ", ")))"
    case .given(let fields): "given(\(fields.joined(separator: ", ")))"
    case .app(let fact): fact.name
    }
  }

  package var type: ValueType {
    switch self {
    case .measure(let measure): measure.type
    case .aggregate(let aggregate): aggregate.measure?.type ?? .integer
    case .field: .any
    case .together: .text
    case .count, .given: .integer
    case .app(let fact): fact.type
    }
  }

  package var unit: Unit? {
    switch self {
    case .measure(let measure): measure.unit
    case .aggregate(let aggregate): aggregate.measure?.unit
    case .field, .together, .given: nil
    case .count(let count, _): count == .tagCharacters ? .characters : nil
    case .app(let fact): fact.unit
    }
  }

  /// The default step of a rule.
  package var step: Step {
    switch self {
    case .measure(let measure): measure.step
    case .aggregate(let aggregate): aggregate.measure?.step ?? .request
    case .field, .count, .together, .given: .request
    case .app: .context
    }
  }

  /// The same subject for a request with a single file; nil if one file cannot decide it, such as the number of files,
  /// the fields of the request or the app.
  package var ofOneFile: Measure? {
    switch self {
    case .measure(let measure): measure
    case .aggregate(let aggregate): aggregate.measure
    case .field, .count, .together, .given, .app: nil
    }
  }
}

/// One value that is computed from the files of a request.
package struct Aggregate: Sendable, Hashable {
  package enum Function: String, Sendable, Hashable, CaseIterable {
    case count
    case sum
    /// Every file must meet the constraint separately.
    case each
    case min
    case max
    /// The value of the first file of the request.
    case first
  }

  /// A word that a file must have to be counted.
  package struct Condition: Sendable, Hashable {
    package let measure: Measure
    package let word: String

    package init(_ measure: Measure, is word: String) {
      self.measure = measure
      self.word = word
    }
  }

  package let function: Function
  /// The kind of files that are included; nil for all.
  package let kind: MediaFacts.Kind?
  /// The property that is summed or compared; nil for a count.
  package let measure: Measure?
  /// The condition under which a file is counted; nil if every file is counted.
  package let condition: Condition?

  /// Returns the number of files as a subject.
  package static func count(_ kind: MediaFacts.Kind?, where condition: Condition? = nil) -> Aggregate {
    Aggregate(function: .count, kind: kind, measure: nil, condition: condition)
  }

  package static func of(_ function: Function, _ measure: Measure, kind: MediaFacts.Kind?) -> Aggregate {
    Aggregate(function: function, kind: kind, measure: measure)
  }

  private init(function: Function, kind: MediaFacts.Kind?, measure: Measure?, condition: Condition? = nil) {
    self.function = function
    self.kind = kind
    self.measure = measure
    self.condition = condition
  }
}
