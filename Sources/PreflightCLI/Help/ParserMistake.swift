import ArgumentParser
import Preflight
import PreflightDocuments
import PreflightOperations

/// A mistake that the argument parser reports. It has only an English text, which this replaces.
enum ParserMistake {
  /// Returns the text of a mistake; a text that is not the parser's own as it is.
  ///
  /// `ParserMistakeTests` tries each mistake of the parser, and fails on a message that this does not know.
  ///
  /// - Parameter message: The message of the parser, whose words are those of `swift-argument-parser` 1.8.
  static func text(of message: String) -> CommandText {
    // Arguments are quoted as they are. One of them may be the name of a file that the shell found.
    let line = message.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? message
    if let parts = parts(of: line, "Unknown option '", "'. Did you mean '", "'?") {
      // The parser also suggests words that are hardly similar.
      let isSimilar = Guess.nearest(to: parts[0].withoutHyphens, among: [parts[1].withoutHyphens]) != nil
      return isSimilar
        ? "there is no option \(parts[0]); did you mean \(parts[1])?" : "there is no option \(parts[0])" + help
    }
    if let parts = parts(of: line, "Unknown option '", "'") { return "there is no option \(parts[0])" + help }
    if let parts = parts(of: line, "Missing value for '", "'") { return "the value is missing in \(parts[0])" + help }
    if let parts = parts(of: line, "The option '", "' does not take any value, but '", "' was specified.") {
      return "found the value “\(parts[1])” for \(parts[0]), which has no value" + help
    }
    if let parts = parts(of: message, "Unexpected argument '", "'") {
      return "found “\(oneLine(parts[0]))”, which the command does not expect" + help
    }
    if let range = message.firstRange(of: " unexpected arguments: '"), Int(message[..<range.lowerBound]) != nil {
      let names = String(message[range.upperBound...].dropLast()).replacing("', '", with: "”, “")
      return "found “\(oneLine(names))”, which the command does not expect" + help
    }
    if let parts = parts(of: line, "Missing expected argument '", "'") { return "\(parts[0]) is missing" + help }
    if let parts = parts(of: line, "Invalid option: ", nil) { return "there is no option \(parts[0])" + help }
    if let invalid = invalidValue(message) ?? noShell(message) { return invalid }
    return CommandText(asWritten: oneLine(message))
  }

  private static func invalidValue(_ message: String) -> CommandText? {
    guard let parts = parts(of: message, "The value '", "' is invalid for '", nil),
      let end = parts[1].firstIndex(of: "'")
    else { return nil }
    let (value, option) = (oneLine(parts[0]), String(parts[1][..<end]))
    let rest = parts[1][end...]
    var words: [String] = []
    if let list = rest.firstRange(of: "one of the following:\n") {
      words = rest[list.upperBound...].split(separator: "\n").map { String($0.dropFirst("  - ".count)) }
    } else if let list = rest.firstRange(of: "Please provide one of ") {
      words = rest[list.upperBound...].split(separator: "'").map(String.init).filter { $0.contains { $0.isLetter } }
        .filter { ![" and ", " or "].contains($0) }
    }
    let name = option.split(separator: " ").first.map(String.init) ?? option
    guard words.isEmpty else {
      return "found “\(value)” for \(name)" + CommandText.guess(value, among: words)
    }
    return "found “\(value)” for \(name), expected \(expectation(of: option))"
  }

  /// Returns the text of a mistake about the shell whose completions are printed.
  private static func noShell(_ message: String) -> CommandText? {
    let named = parts(of: message, "Can't generate completion scripts for '", "'.\n", nil)
    guard named != nil || message.hasPrefix("Can't autodetect a supported shell.\n") else { return nil }
    guard let shell = named.map({ oneLine($0[0]) }) else {
      return "cannot determine your shell: add its name, such as --generate-completion-script=zsh"
    }
    return "found “\(shell)” for \("--generate-completion-script")"
      + CommandText.guess(shell, among: CompletionShell.allCases.map(\.rawValue))
  }

  /// Returns a description of the values of an option, such as `--as-of <date>`.
  private static func expectation(of option: String) -> CommandText {
    switch option.drop(while: { $0 != "<" }) {
    case "<date>": "a day such as 2026-11-28"
    case "<color>": "a color such as white or #444444"
    case "<i/n>": "a part such as 2/5"
    case "<n>", "<seconds>", "<days>", "<within>": "a number"
    case "<tag>": "a language: \(Language.allCases.map(\.rawValue).joined(separator: ", "))"
    case let placeholder where option.hasPrefix("<"): "a value for \(String(placeholder))"
    default: "a value that is not empty"
    }
  }

  /// The end of a message, which names the help of the command.
  private static var help: CommandText {
    let words = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") && !$0.contains { "/.".contains($0) } }
    guard let name = words.first, PreflightCommand.isCommand(name) else { return "; see 'preflight --help'" }
    let isBelow = name == "destinations" && words.count > 1
    let command = isBelow ? words.prefix(2).joined(separator: " ") : name
    return "; 'preflight \(command) --help-all' lists its options"
  }

  /// Returns the texts between some words; nil if a text does not have the words in this order.
  ///
  /// - Parameter words: The words around the texts; nil at the end for the rest of the text.
  private static func parts(of text: String, _ words: String?...) -> [String]? {
    guard let first = words[0], text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var parts: [String] = []
    for (index, word) in words.dropFirst().enumerated() {
      guard let word else { return parts + [String(rest)] }
      let isLast = index == words.count - 2
      guard
        let range = isLast
          ? (rest.hasSuffix(word) ? rest.index(rest.endIndex, offsetBy: -word.count)..<rest.endIndex : nil)
          : rest.firstRange(of: word)
      else { return nil }
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? parts : nil
  }
}

extension String {
  /// The name of an option without its hyphens.
  fileprivate var withoutHyphens: String { String(drop { $0 == "-" }) }
}
