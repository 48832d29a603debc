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
      return "there is no command “\(name)”"
        + (isPath ? "; to judge a file: preflight scan \(name)" : CommandText.guess(name, among: known))
    case .unknownOption(let name, let command):
      let letters = String(name.drop { $0 == "-" })
      let known = command.options.filter { !$0.isArgument }.map(\.name)
      let near = letters.count > 2 ? Guess.nearest(to: letters, among: known) : nil
      if let near { return "there is no option \(name); did you mean \("--\(near)")?" }
      return "there is no option \(name)" + Self.help(path)
    case .missing(let option): return "\(option.usage) is missing" + Self.help(path)
    case .missingValue(let option, let spelling):
      return "the value is missing in \("\(spelling) <\(option.placeholder)>")" + Self.help(path)
    case .unexpectedValue(let value, let name):
      return "found the value “\(value)” for \(name), which has no value" + Self.help(path)
    case .unexpected(let words):
      return "found “\(words.joined(separator: "”, “"))”, which the command does not expect" + Self.help(path)
    case .wrongValue(let value, let option):
      let name = option.isArgument ? "<\(option.placeholder)>" : "--\(option.name)"
      guard let type = option.value, type.words.isEmpty else {
        return "found “\(value)” for \(name)" + CommandText.guess(value, among: option.values)
      }
      return "found “\(value)” for \(name), expected \(type.expectation)"
    case .unknownShell(let name):
      return "found “\(name)” for \("--generate-completion-script")"
        + CommandText.guess(name, among: CompletionScript.shells)
    case .noShell: return "cannot determine your shell: add its name, such as --generate-completion-script=zsh"
    }
  }

  /// The end of a message, which names the help of the command.
  private static func help(_ path: [String]) -> CommandText {
    guard !path.isEmpty else { return "; see 'preflight --help'" }
    return "; 'preflight \(path.joined(separator: " ")) --help-all' lists its options"
  }
}
