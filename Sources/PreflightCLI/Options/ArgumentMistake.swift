import Preflight
import PreflightDocuments
import PreflightOperations

/// A mistake in a command line.
enum ArgumentMistake: Error {
  case unknownCommand(String, known: [String])
  case unknownOption(String, Command)
  case missing(Option)
  case missingValue(Option, _ spelling: String)
  case unexpectedValue(String, of: String)
  case unexpected([String])
  case wrongValue(String, of: Option)
  case unknownShell(String)
  /// The variable SHELL names no shell for which completions exist.
  case noShell

  /// Returns the failure of a command line.
  ///
  /// - Parameter path: The names of the command, without that of the program.
  func failure(of path: [String]) -> Failure { mistake(text(path)) }

  private func text(_ path: [String]) -> CommandText {
    switch self {
    case .unknownCommand(let name, let known):
      let isPath = path.isEmpty && name.contains { "/.".contains($0) }
      return .unknownCommand(name)
        + (isPath ? .toJudgeFile(name) : CommandText.guess(name, among: known))
    case .unknownOption(let name, let command):
      let letters = String(name.drop { $0 == "-" })
      let known = command.options.filter { !$0.isArgument }.map(\.name)
      let near = letters.count > 2 ? Guess.nearest(to: letters, among: known) : nil
      if let near { return .unknownOptionNear(name, "--\(near)") }
      return .unknownOption(name) + Self.help(path)
    case .missing(let option): return .missingOption(option.usage) + Self.help(path)
    case .missingValue(let option, let spelling):
      return .missingValue("\(spelling) <\(option.placeholder)>") + Self.help(path)
    case .unexpectedValue(let value, let name):
      return .unexpectedValue(value, name) + Self.help(path)
    case .unexpected(let words):
      return .unexpectedArguments(words.joined(separator: "”, “")) + Self.help(path)
    case .wrongValue(let value, let option):
      let name = option.isArgument ? "<\(option.placeholder)>" : "--\(option.name)"
      guard let type = option.value, type.words.isEmpty else {
        return .wrongValue(value, name) + CommandText.guess(value, among: option.values)
      }
      return .wrongValueExpected(value, name, type.expectation)
    case .unknownShell(let name):
      return .wrongValue(name, "--generate-completion-script")
        + CommandText.guess(name, among: CompletionScript.shells)
    case .noShell: return .noShell
    }
  }

  /// The end of a message, which names the help of the command.
  private static func help(_ path: [String]) -> CommandText {
    guard !path.isEmpty else { return .seeHelp }
    return .seeHelpAll(path.joined(separator: " "))
  }
}
