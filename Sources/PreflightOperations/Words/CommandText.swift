import MediaProbe
package import Preflight
package import PreflightDocuments

/// A text for people. The code has it in English; the folder `zh-Hans` has it in Chinese. It is in no language until somebody
/// asks for it, so that callers with different languages can share a process.
///
/// The English text with `{}` in place of each value is the key of its translation. A text without a translation stays English.
package struct CommandText: ExpressibleByStringInterpolation, Sendable {
  private enum Part: Sendable {
    case written(String)
    case template(String, [Value])
  }

  /// Returns a value of a template in a language.
  fileprivate typealias Value = @Sendable (Language) -> String

  private let parts: [Part]

  package init(asWritten text: String) { parts = [.written(text)] }

  package init(stringLiteral text: String) { parts = [.template(text, [])] }

  package init(stringInterpolation parts: StringInterpolation) {
    self.parts = [.template(parts.template, parts.values)]
  }

  private init(_ parts: [Part]) { self.parts = parts }

  /// Returns the text in a language.
  package func text(in language: Language) -> String {
    parts.map { part in
      switch part {
      case .written(let text): text
      case .template(let template, let values):
        Self.filled(Self.translation(of: template, in: language) ?? template, with: values.map { $0(language) })
      }
    }.joined()
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    package mutating func appendLiteral(_ text: String) { template += text }

    package mutating func appendInterpolation<Value>(_ value: Value) {
      template += "{}"
      values.append(CommandText.words(of: value))
    }
  }

  package static func + (left: CommandText, right: CommandText) -> CommandText { CommandText(left.parts + right.parts) }

  package static let empty = CommandText(asWritten: "")

  /// Returns “; did you mean x?”, or a list of the known words if no word is similar.
  ///
  /// - Parameter rarer: Words that are suggested, but are not in that list.
  package static func guess(_ word: String, among known: [String], rarer: [String] = []) -> CommandText {
    Guess.hint(for: word, among: known, rarer: rarer).map { "; \($0)" } ?? .empty
  }

  private static func words(of value: Any) -> Value {
    switch value {
    case let text as CommandText: return text.text
    case let message as Message: return message.text
    case let error as ReadError: return error.text
    case let error as JudgeError: return CommandText(error).text
    case let error as OutputError: return CommandText(error).text
    case .failed(let error) as ReadInterruption: return error.text
    case let error as DocumentErrors: return error.text
    case let error as Failure: return error.message
    default:
      let text = "\(value)"
      return { _ in text }
    }
  }

  /// Returns a template with its values in place of `{}`, in their order, or of `{1}`, `{2}` and so on.
  private static func filled(_ template: String, with values: [String]) -> String {
    if values.isEmpty { return template }
    var text = ""
    var rest = template[...]
    var next = values.makeIterator()
    while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
      text += rest[..<opening]
      let number = Int(rest[rest.index(after: opening)..<closing])
      if let number, values.indices.contains(number - 1) {
        text += values[number - 1]
      } else {
        text += next.next() ?? ""
      }
      rest = rest[rest.index(after: closing)...]
    }
    return text + rest
  }

  /// Returns the translation of a template; nil in English, and for a template without words.
  private static func translation(of template: String, in language: Language) -> String? {
    switch language.rawValue {
    case "zh-Hans": chineseMessages[template]
    default: nil
    }
  }
}

extension CommandText {
  /// Creates the text of a mistake that shows when rules are applied.
  fileprivate init(_ error: JudgeError) {
    func guess(_ word: String, _ known: [String]) -> CommandText {
      Guess.nearest(to: word, among: known).map { "; did you mean “\($0)”?" } ?? .empty
    }
    self =
      switch error {
      case .unknownSlot(let slot, let destination, let known):
        "\(destination) has no slot “\(slot)”\(guess(slot, known)); it has \(known.joined(separator: ", "))"
      case .unknownParameter(let name, let destination, let known):
        known.isEmpty
          ? "\(destination) has no parameters, so leave out “\(name)”"
          : "\(destination) has no parameter “\(name)”\(guess(name, known)); it has \(known.joined(separator: ", "))"
      case .badValue(let parameter, let value, let expected): "\(parameter) is “\(value)”, expected \(expected)"
      case .tooManyCombinations(let count, let destination, let limit):
        "\(destination): the missing parameters have \(count) combinations, and the limit is \(limit): give some of them"
      case .badRule(let id, let reason): "\(id): \(reason)"
      }
  }
}

extension CommandText {
  /// Creates the reason why an output is not written.
  package init(_ error: OutputError) {
    self =
      switch error {
      case .system(let error): "\(error)"
      case .refused(let refusal): CommandText(refusal)
      }
  }

  private init(_ refusal: OutputError.Refusal) {
    self =
      switch refusal {
      case .notRegular(let path): "found \(shown(path)), which is not a regular file: choose another name"
      case .input(let path): "it would replace \(shown(path)), which this run reads: choose another name"
      case .media(let path): "it would replace \(shown(path)), which is a media file: choose another name"
      case .foreign(let path, let kind):
        "found \(shown(path)), which is not an earlier \(kind) of Preflight: remove it, or choose another name"
      case .appeared(let path): "\(shown(path)) appeared while it was written: run the command again"
      case .outsideConfiguration(let path):
        "\(shown(path)) is outside of the folder of the configuration: use --report for other places"
      case .controlFile(let path, let owner):
        "found \(shown(path)), which belongs to \(owner): choose a place that controls no other tool"
      case .insideRepository(let path):
        "found \(shown(path)), which is inside of a git repository's own files: choose another place"
      case .notNameable(let path, let reason):
        "found \(shown(path)), which a configuration cannot name: \(CommandText(reason)); use --report for it"
      case .link(let path): "found \(shown(path)), which is a link: remove it, or choose another name"
      case .onlyTyped(let path):
        "found \(shown(path)), which is not a regular file: only a typed path can be a device, a FIFO or a descriptor"
      case .leadsOut(let path, let folder):
        "the folder \(shown(path)) leads out of \(shown(folder)): remove the link, or choose another folder"
      case .originalUnreadable(let reason): "\(reason)"
      case .originalShortened: "the original became shorter while it was copied"
      case .programWroteNoFile: "the program wrote no regular file"
      case .manifestTooLarge: "the file is larger than any manifest"
      case .notAManifest: "the file is not the manifest of a delivery"
      }
  }

  private init(_ reason: ControlFiles.Reason) {
    self =
      switch reason {
      case .hidden: "hidden files and folders can control other tools"
      case .fileExtension: "a report has an extension such as .xml, .json, .csv, .html, .md or .txt"
      case .obeyed: "other tools obey a file of this name"
      }
  }
}

extension DocumentErrors {
  /// Returns the mistakes in a language, one per line.
  func text(in language: Language) -> String {
    errors.map { error in
      "\(oneLine(error.name)):\(error.line):\(error.column): \(error.message.text(in: language))"
    }.joined(separator: "\n")
  }
}

/// Returns a mistake of the caller: a value that is wrong, or values that do not fit together.
package func mistake(_ text: CommandText) -> Failure { Failure(.usage, text) }
