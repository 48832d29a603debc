import MediaProbe
package import PreflightRules

/// All combinations of values of the parameters that were not given.
///
/// Versions are grouped into ranges between the thresholds that rules mention, because rules cannot distinguish
/// versions within a range. A number that is a limit is represented by both ends of its range: answers between them
/// cannot differ from both. A size has no such set of values and stays open.
package struct ParameterCells: Sendable {
  /// The maximum number of combinations, each of which is one bit of a word.
  static let limit = 64

  struct Open: Sendable {
    let name: String
    /// The values to try; nil stands for an unknown value.
    let values: [ParameterValue?]
    /// The distance between two combinations that differ only in the value of this parameter.
    let stride: Int
  }

  let open: [Open]
  package let count: Int
  /// The bits of all combinations.
  package var all: UInt64 { count >= Self.limit ? .max : (1 << UInt64(count)) - 1 }
  private let given: [String: ParameterValue]

  /// The single combination of a destination whose parameters do not matter.
  static let none = ParameterCells(open: [], count: 1, given: [:])

  private init(open: [Open], count: Int, given: [String: ParameterValue]) {
    (self.open, self.count, self.given) = (open, count, given)
  }

  /// - Parameter rules: The rules that will be judged; parameters that they do not use are ignored.
  package init(
    _ destination: Destination, askedBy rules: @autoclosure () -> [Rule], assuming assumptions: Assumptions
  ) throws(JudgeError) {
    var given: [String: ParameterValue] = [:]
    var parameters: [String: Parameter] = [:]
    if !assumptions.entries.isEmpty {
      for parameter in destination.parameters.reversed() { parameters[parameter.name] = parameter }
    }
    for entry in assumptions.entries {
      guard let parameter = parameters[entry.name] else {
        throw .unknownParameter(
          entry.name, destination: destination.id, known: destination.parameters.map { $0.name })
      }
      guard let value = parameter.value(entry.value) else {
        throw .badValue(parameter: entry.name, value: entry.value, expected: parameter.expected.english)
      }
      given[entry.name] = value
    }
    for parameter in destination.parameters where given[parameter.name] == nil {
      if let standard = parameter.standard { given[parameter.name] = standard }
    }
    self.given = given

    // Most destinations have no parameters, or the values of all of them are known.
    let uses = Uses(of: destination.parameters.allSatisfy { given[$0.name] != nil } ? [] : rules())
    var open: [Open] = []
    var stride = 1
    for parameter in destination.parameters where given[parameter.name] == nil {
      let values = uses.values(of: parameter)
      // Parameters that no rule uses do not matter.
      guard !values.isEmpty else { continue }
      open.append(Open(name: parameter.name, values: values, stride: stride))
      let (product, overflow) = stride.multipliedReportingOverflow(by: values.count)
      stride = overflow ? .max : product
      guard stride <= Self.limit else {
        throw .tooManyCombinations(stride, destination: destination.id, limit: Self.limit)
      }
    }
    self.open = open
    count = stride
  }

  /// Returns the value of a parameter in one combination; nil if it is unknown.
  func value(of name: String, in cell: Int) -> ParameterValue? {
    if let parameter = open.first(where: { $0.name == name }) {
      return parameter.values[cell / parameter.stride % parameter.values.count]
    }
    return given[name]
  }
}

/// The parameters that rules use, and the conditions on them.
private struct Uses {
  private var conditions: [String: [Condition]] = [:]
  private var inConstraints: Set<String> = []

  init(of rules: [Rule]) {
    for rule in rules {
      for condition in rule.when { conditions[condition.parameter, default: []].append(condition) }
      for name in rule.constraint.parameters { inConstraints.insert(name) }
    }
  }

  /// Returns the values to try for a parameter; empty if it is not used.
  func values(of parameter: Parameter) -> [ParameterValue?] {
    let conditions = conditions[parameter.name] ?? []
    guard !conditions.isEmpty || inConstraints.contains(parameter.name) else { return [] }
    switch parameter.values {
    case .version:
      let thresholds = conditions.flatMap { condition -> [Version] in
        guard case .version(let from, let below) = condition.test else { return [] }
        return [from, below].compactMap { $0 }
      }
      return [.version(.lowest)] + Set(thresholds).sorted().map { .version($0) }
    case .choice(let words): return words.map { .choice($0) }
    case .number(let from, let to): return from == to ? [.number(from)] : [.number(from), .number(to)]
    case .size, .words: return [nil]
    // A text that was not given is not compared.
    case .text: return []
    }
  }
}
