import PreflightRules

/// A mistake in the use of a judge. Problems of a file are in its verdict instead.
@nonexhaustive public enum JudgeError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownSlot(String, destination: String, known: [String])
  /// No destination has an assumed parameter. If there are several destinations, their ids are separated by commas.
  case unknownParameter(String, destination: String, known: [String])
  case badValue(parameter: String, value: String, expected: String)
  /// The parameters without a value have more combinations of values than the limit.
  case tooManyCombinations(Int, destination: String, limit: Int)
  /// A constraint does not fit the subject of its rule.
  case badRule(id: String, reason: String)

  /// The error in one line of English.
  public var description: String {
    switch self {
    case .unknownSlot(let slot, let destination, let known):
      "\(destination) has no slot “\(slot)”\(question(slot, known)); it has \(list(known))"
    case .unknownParameter(let name, let destination, let known):
      known.isEmpty
        ? "\(destination) depends on nothing that can be assumed, “\(name)” was given"
        : "\(destination) has no parameter “\(name)”\(question(name, known)); known are \(list(known))"
    case .badValue(let parameter, let value, let expected): "\(parameter) is “\(value)”, expected \(expected)"
    case .tooManyCombinations(let count, let destination, let limit):
      "\(destination): the parameters that were not given have \(count) combinations, at most \(limit) are judged; "
        + "give some of them"
    case .badRule(let id, let reason): "\(id): \(reason)"
    }
  }

  /// Returns a question whether the nearest known word was meant; empty if no word is similar.
  private func question(_ word: String, _ known: [String]) -> String {
    Guess.nearest(to: word, among: known).map { ", did you mean “\($0)”?" } ?? ""
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
