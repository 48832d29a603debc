/// What is wrong with a question to a judge. Always the caller's mistake; what is wrong with a file is in the verdict.
public enum JudgeError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownSlot(String, destination: String, known: [String])
  case unknownParameter(String, destination: String, known: [String])
  case badValue(parameter: String, value: String, expected: String)
  /// The parameters that were not given have more combinations of values than are judged.
  case tooManyCombinations(Int, destination: String, limit: Int)
  /// A constraint does not fit what its rule speaks of.
  case badRule(id: String, reason: String)

  public var description: String {
    switch self {
    case .unknownSlot(let slot, let destination, let known):
      "\(destination) has no slot “\(slot)”; it has \(list(known))"
    case .unknownParameter(let name, let destination, let known):
      known.isEmpty
        ? "\(destination) depends on nothing that can be assumed, “\(name)” was given"
        : "\(destination) has no parameter “\(name)”; it has \(list(known))"
    case .badValue(let parameter, let value, let expected): "\(parameter) is “\(value)”, expected \(expected)"
    case .tooManyCombinations(let count, let destination, let limit):
      "\(destination): the parameters that were not given have \(count) combinations, at most \(limit) are judged; "
        + "give some of them"
    case .badRule(let id, let reason): "\(id): \(reason)"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
