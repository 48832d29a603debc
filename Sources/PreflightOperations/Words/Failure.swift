package import Preflight
package import PreflightDocuments

/// The reason why a job was not done. It has one line, or one for each mistake in documents.
package struct Failure: Error, Sendable {
  /// Tells who can remove the reason.
  package enum Kind: Sendable {
    /// Something that the job needs is missing or wrong: a file, a configuration, space, a program.
    case incomplete
    /// The caller made a mistake.
    case usage
    /// A path leads out of the folder to which the caller is confined.
    case outsideRoot
    /// The caller stopped the job.
    case interrupted
  }

  private enum Content: Sendable {
    case text(CommandText)
    case mistakes(DocumentErrors)
  }

  package let kind: Kind
  private let content: Content
  /// The language of the settings that were read before the failure; nil if it came earlier.
  package private(set) var language: Language?

  /// - Parameter text: One line. Line breaks in the names that it quotes are escaped.
  package init(_ kind: Kind, _ text: CommandText) { (self.kind, content) = (kind, .text(text)) }

  /// - Parameter mistakes: One or several lines, each with the name of a document.
  package init(_ kind: Kind, mistakes: DocumentErrors) { (self.kind, content) = (kind, .mistakes(mistakes)) }

  /// Returns the lines in a language.
  package func message(in language: Language) -> String {
    switch content {
    case .text(let text): oneLine(text.text(in: language))
    case .mistakes(let mistakes): mistakes.text(in: language)
    }
  }

  /// The lines, as a part of another text.
  package var text: CommandText { CommandText(self) }

  /// Returns the same failure of a job whose settings choose a language.
  package func ofJob(in language: Language) -> Failure {
    var failure = self
    failure.language = failure.language ?? language
    return failure
  }
}
