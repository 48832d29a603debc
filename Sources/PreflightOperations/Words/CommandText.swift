import MediaProbe
package import Preflight
package import PreflightDocuments

/// A text for people. It is in no language until somebody asks for it, so that callers with different languages can share a
/// process.
///
/// The texts are in Languages/. script/tools/texts makes a member of each, which takes the values of the text.
package struct CommandText: Sendable {
  private enum Content: Sendable {
    case written(String)
    case stored(Tables, Int, [Value])
    case translated(@Sendable (Language) -> String)
    case joined([CommandText])
  }

  /// Returns the texts of a topic in a language.
  package typealias Tables = @Sendable (Language) -> TextTable

  /// A value of a text.
  package enum Value: Sendable {
    case now(TextTable.Value)
    case later(CommandText)

    fileprivate func value(in language: Language) -> TextTable.Value {
      switch self {
      case .now(let value): value
      case .later(let text): .text(text.text(in: language))
      }
    }
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates the text with this number in the tables of a topic.
  package init(_ tables: @escaping Tables, _ place: Int, _ values: Value...) {
    self.init(.stored(tables, place, values))
  }

  /// Creates a text that is the same in all languages.
  package init(asWritten text: String) { self.init(.written(text)) }

  package init(_ message: Message) { self.init(.translated(message.text)) }

  /// Creates the words of an error.
  package init(_ error: any Error) {
    switch error {
    case let error as ReadError: self.init(.translated(error.text))
    case let error as JudgeError: self.init(error)
    case let error as OutputError: self.init(error)
    case .failed(let error) as ReadInterruption: self.init(.translated(error.text))
    case let error as DocumentErrors: self.init(.translated(error.text))
    case let error as Failure: self.init(.translated(error.message))
    default: self.init(asWritten: "\(error)")
    }
  }

  /// Returns the text in a language.
  package func text(in language: Language) -> String {
    switch content {
    case .written(let text): text
    case .stored(let tables, let place, let values):
      tables(language).text(place, values.map { $0.value(in: language) })
    case .translated(let text): text(language)
    case .joined(let texts): texts.map { $0.text(in: language) }.joined()
    }
  }

  package static func + (left: CommandText, right: CommandText) -> CommandText { CommandText(.joined([left, right])) }

  package static let empty = CommandText(asWritten: "")

  /// Returns “; did you mean x?”, or a list of the known words if no word is similar.
  ///
  /// - Parameter rarer: Words that are suggested, but are not in that list.
  package static func guess(_ word: String, among known: [String], rarer: [String] = []) -> CommandText {
    Guess.hint(for: word, among: known, rarer: rarer).map { CommandText.hint(CommandText($0)) } ?? .empty
  }
}

extension CommandText {
  /// Creates the text of a mistake that shows when rules are applied.
  fileprivate init(_ error: JudgeError) {
    func guess(_ word: String, _ known: [String]) -> CommandText {
      Guess.nearest(to: word, among: known).map { CommandText.didYouMean($0) } ?? .empty
    }
    self =
      switch error {
      case .unknownSlot(let slot, let destination, let known):
        .noSuchSlot(destination, slot, guess(slot, known), known.joined(separator: ", "))
      case .unknownParameter(let name, let destination, let known):
        known.isEmpty
          ? .noParametersOfDestination(destination, name)
          : .noSuchParameterOfDestination(destination, name, guess(name, known), known.joined(separator: ", "))
      case .badValue(let parameter, let value, let expected): .wrongParameter(parameter, value, expected)
      case .tooManyCombinations(let count, let destination, let limit):
        .tooManyCombinations(destination, count, limit)
      case .badRule(let id, let reason): .placed(id, CommandText(asWritten: reason))
      }
  }
}

extension CommandText {
  /// Creates the reason why an output is not written.
  package init(_ error: OutputError) {
    self =
      switch error {
      case .system(let error): CommandText(error)
      case .refused(let refusal): CommandText(refusal)
      }
  }

  private init(_ refusal: OutputError.Refusal) {
    self =
      switch refusal {
      case .notRegular(let path): .refusedNotRegular(shown(path))
      case .input(let path): .refusedInput(shown(path))
      case .media(let path): .refusedMedia(shown(path))
      case .foreign(let path, let kind):
        .refusedForeign(shown(path), kind)
      case .appeared(let path): .refusedAppeared(shown(path))
      case .outsideConfiguration(let path):
        .refusedOutside(shown(path))
      case .controlFile(let path, let owner):
        .refusedOwned(shown(path), owner)
      case .insideRepository(let path):
        .refusedInRepository(shown(path))
      case .notNameable(let path, let reason):
        .refusedUnnameable(shown(path), CommandText(reason))
      case .link(let path): .refusedLink(shown(path))
      case .onlyTyped(let path):
        .refusedDevice(shown(path))
      case .leadsOut(let path, let folder):
        .refusedLeadingOut(shown(path), shown(folder))
      case .originalUnreadable(let reason): CommandText(reason)
      case .originalShortened: .originalShortened
      case .programWroteNoFile: .programWroteNothing
      case .manifestTooLarge: .manifestTooLarge
      case .notAManifest: .notAManifest
      }
  }

  private init(_ reason: ControlFiles.Reason) {
    self =
      switch reason {
      case .hidden: .hiddenControl
      case .fileExtension: .reportExtensions
      case .obeyed: .nameObeyed
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
