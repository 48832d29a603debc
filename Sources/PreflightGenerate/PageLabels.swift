import MediaProbe
import Preflight
import PreflightLanguage

/// The words of reference pages in one language.
struct PageLabels {
  let language: Language

  static let all = Language.allCases.map { PageLabels(language: $0) }

  /// The texts that only these pages have.
  var texts: LabelWords { .of(language) }
  var words: Words { language.words }

  /// Returns a short text about the evidence that can predict a state.
  func evidence(_ state: ShareState) -> String {
    texts.items(state.predictableFrom.map { texts.evidence(state.predictableFrom.count == 1, $0) })
  }

  /// Returns a short text about what leads to a share state.
  func predictor(_ predictor: Predictor) -> String {
    switch predictor {
    case .rule(let id): "`\(id)`"
    case .unreadableFile(let errors): texts.unreadableFile(Self.codes(errors))
    case .unreadableAppFile(let kinds): texts.unreadableAppFile(Self.codes(kinds.map(\.rawValue)))
    case .malformedText: texts.malformedText
    case .mediaOfOtherKind: texts.mediaOfOtherKind
    }
  }

  /// Returns names as code, such as `truncated`.
  static func codes(_ names: [String]) -> [String] { names.map { "`\($0)`" } }

  /// Returns the text of a cell: a vertical bar would end it.
  static func cell(_ text: some StringProtocol) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// Returns the first two lines of a table. Bars separate the columns.
  static func head(_ columns: String) -> String {
    "| \(columns) |\n|\(String(repeating: " --- |", count: columns.split(separator: "|").count))\n"
  }
}
