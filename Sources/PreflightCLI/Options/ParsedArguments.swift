import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// The values of a command line. Each fits the type of its option.
struct ParsedArguments: Sendable {
  /// The texts of each option that was given, by its name. A flag has an empty text.
  private var given: [String: [String]] = [:]
  private let options: [Option]

  /// - Parameter words: The words after the name of the command.
  init(_ words: some Sequence<String>, of command: Command) throws(ArgumentMistake) {
    options = command.options
    var words = Array(words)[...]
    var values: [String] = []
    while let word = words.popFirst() {
      if word == "--" {
        values += words
        break
      }
      guard word.isOption else {
        values.append(word)
        continue
      }
      let sign = word.firstIndex(of: "=")
      let name = String(word[..<(sign ?? word.endIndex)])
      let value = sign.map { String(word[word.index(after: $0)...]) }
      guard name.contains(where: { $0 != "-" }) else { throw .unknownOption(word, command) }
      for (option, spelling) in try named(name, command) {
        try take(option, spelling, value, from: &words)
      }
    }
    try take(values[...])
    for option in options where option.isRequired && given[option.name] == nil {
      throw .missing(option)
    }
  }

  /// Returns the option of a name, or all options of a word such as `-qf`, with their spellings.
  private func named(
    _ name: String, _ command: Command
  ) throws(ArgumentMistake) -> [(option: Option, spelling: String)] {
    let letters = name.dropFirst()
    if name.hasPrefix("--") {
      let long = letters.dropFirst()
      guard let option = options.first(where: { !$0.isArgument && $0.name == long }) else {
        throw .unknownOption(name, command)
      }
      return [(option, name)]
    }
    let short = letters.compactMap { letter in options.first { $0.short == letter } }
    guard short.count == letters.count, short.dropLast().allSatisfy({ $0.value == nil }) else {
      throw .unknownOption(name, command)
    }
    return zip(short, letters).map { ($0, "-\($1)") }
  }

  /// Takes an option and its value, which is a part of the same word or the next word.
  private mutating func take(
    _ option: Option, _ spelling: String, _ stated: String?, from words: inout ArraySlice<String>
  ) throws(ArgumentMistake) {
    guard let type = option.value else {
      if let stated { throw .unexpectedValue(stated, of: spelling) }
      given[option.name] = [""]
      return
    }
    var value = stated
    if stated == nil, let next = words.first, !next.isOption {
      value = next
      words.removeFirst()
    }
    guard let value, stated?.isEmpty != true else { throw .missingValue(option, spelling) }
    guard type.init(argument: value) != nil else { throw .wrongValue(value, of: option) }
    given[option.name] = option.repeats ? (given[option.name] ?? []) + [value] : [value]
  }

  /// Takes the values without a name.
  private mutating func take(_ values: ArraySlice<String>) throws(ArgumentMistake) {
    var values = values
    for argument in options where argument.isArgument && !values.isEmpty {
      let taken = argument.repeats ? values : values.prefix(1)
      if let wrong = taken.first(where: { argument.value?.init(argument: $0) == nil }) {
        throw .wrongValue(wrong, of: argument)
      }
      given[argument.name] = Array(taken)
      values = values.dropFirst(taken.count)
    }
    if !values.isEmpty { throw .unexpected(Array(values)) }
  }

  /// Returns true if an option was given.
  func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// The last value of an option; nil if it was not given, or the command does not have it.
  subscript<Value: ArgumentValue>(option: Option) -> Value? { given[option.name]?.last.flatMap { Value(argument: $0) } }

  /// Returns the values of an option that can be repeated.
  func all<Value: ArgumentValue>(_ option: Option) -> [Value] {
    (given[option.name] ?? []).compactMap { Value(argument: $0) }
  }

  /// Returns the value of an option that a command requires.
  func required<Value: ArgumentValue>(_ option: Option) throws -> Value {
    guard let value: Value = self[option] else { throw ArgumentMistake.missing(option).failure(of: []) }
    return value
  }

  /// Adds the settings of the flags.
  func addFlags(to layer: inout SettingLayer) {
    for option in options where option.value == nil && has(option) {
      guard let setting = option.setting else { continue }
      layer.set(setting, given: true, to: !option.name.hasPrefix("no-"))
    }
  }
}

extension String {
  /// True for a word that can only be an option. A hyphen alone stands for standard input.
  var isOption: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "-") }
}
