import MediaProbe

/// The combinations of values that the parameters which were not given could have.
///
/// Versions fall into the ranges between the thresholds that rules mention: within one, no rule can tell two of them
/// apart. Numbers that limit something stand for themselves at both ends of their range: between them an answer can only
/// lie between the two. For a size no set of values stands for all, and it stays open.
struct ParameterCells: Sendable {
  /// One bit of a word stands for each combination.
  static let limit = 64

  struct Open: Sendable {
    let name: String
    /// Nil stands for a value that is not known.
    let values: [ParameterValue?]
    /// The distance between two combinations that differ in this one's value alone.
    let stride: Int
  }

  let open: [Open]
  let count: Int
  /// The bits of all combinations.
  var all: UInt64 { count >= Self.limit ? .max : (1 << UInt64(count)) - 1 }
  private let given: [(name: String, value: ParameterValue)]

  /// - Parameter rules: Those that will be judged; what they do not ask for makes no difference.
  init(
    _ destination: Destination, askedBy rules: [Rule], assuming assumptions: Assumptions
  ) throws(JudgeError) {
    var given: [(name: String, value: ParameterValue)] = []
    for entry in assumptions.entries {
      guard let parameter = destination.parameters.first(where: { $0.name == entry.name }) else {
        throw .unknownParameter(
          entry.name, destination: destination.id, known: destination.parameters.map(\.name))
      }
      guard let value = parameter.value(entry.value) else {
        throw .badValue(parameter: entry.name, value: entry.value, expected: parameter.expectation)
      }
      given.removeAll { $0.name == entry.name }
      given.append((entry.name, value))
    }
    self.given = given

    var open: [Open] = []
    var stride = 1
    for parameter in destination.parameters where !given.contains(where: { $0.name == parameter.name }) {
      let values = Self.values(of: parameter, in: rules)
      // A parameter that no rule asks for has no say.
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

  /// The value of a parameter in one combination; nil when it is not known.
  func value(of name: String, in cell: Int) -> ParameterValue? {
    if let parameter = open.first(where: { $0.name == name }) {
      return parameter.values[cell / parameter.stride % parameter.values.count]
    }
    return given.first { $0.name == name }?.value
  }

  private static func values(of parameter: Parameter, in rules: [Rule]) -> [ParameterValue?] {
    let conditions = rules.flatMap(\.when).filter { $0.parameter == parameter.name }
    let isUsed = !conditions.isEmpty || rules.contains { $0.constraint.parameters.contains(parameter.name) }
    guard isUsed else { return [] }
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
    }
  }
}
