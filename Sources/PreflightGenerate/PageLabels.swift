import MediaProbe
import Preflight

/// The words of reference pages that no report uses, in one language.
struct PageLabels: Sendable {
  let language: Language
  let destinations: String
  let table: TableLabels
  let names: @Sendable (_ id: String, _ shortName: String, _ publisher: String) -> String
  let parameters: String
  let parameter: @Sendable (_ name: String, _ expectation: String, _ meaning: String) -> String
  let slot: @Sendable (String) -> String
  let takes: @Sendable ([String]) -> String
  let noRule: String
  let ruleColumns: [String]
  let breach: @Sendable (_ severity: String, _ strength: String, _ certainty: String) -> String
  let message: String
  let fix: String
  let looser: @Sendable (_ id: String) -> String
  let valid: @Sendable (_ from: CivilDate?, _ until: CivilDate?) -> String
  let fields: String
  let fieldsNote: String
  let fieldColumns: [String]
  let requestRules: String
  let appRules: String
  let appNote: String
  let shareStates: String
  let borrowed: @Sendable (String) -> String
  let order: @Sendable ([String]) -> String
  let stateColumns: [String]
  let evidence: @Sendable (ShareState.Evidence, _ isOnly: Bool) -> String
  let nativeCodes: @Sendable (String) -> String
  let codeColumns: [String]
  let unreadable: String
  let unreadableColumns: [String]
  let noState: String
  let stateOfKind: @Sendable (_ state: Int, _ kind: MediaFacts.Kind) -> String
  let undocumented: String
  let undocumentedNote: String
  let sourcesTitle: String
  let sourceColumns: [String]
  let neverDue: String
  /// For a page that states no day.
  let undated: String
  let written: @Sendable (_ place: String, _ figure: String?) -> String
  let rulePage: RuleLabels
  let statesPage: StateLabels
  let errorsPage: ErrorLabels
  let factsPage: FactLabels

  enum TimeUnit { case hours, minutes, seconds }

  /// The words of the table of destinations.
  struct TableLabels: Sendable {
    /// The text above the table. It gets the path to the top of the repository.
    let introduction: @Sendable (_ top: String) -> String
    let columns: [String]
    /// A number of files of a kind; nil for any kind.
    let files: @Sendable (Int64, MediaFacts.Kind?) -> String
    let side: @Sendable (Side) -> String
    let without: @Sendable (_ formats: String) -> String
    let duration: @Sendable (_ number: String, TimeUnit) -> String
  }

  /// The words of the page of a rule.
  struct RuleLabels: Sendable {
    let place: @Sendable (_ destination: String, _ part: String) -> String
    let request: String
    let app: String
    let form: String
    let limit: String
    let condition: String
    let breach: String
    let certainty: String
    let shareState: String
    let nativeCodes: String
    let examples: String
    let exampleColumns: [String]
    let commandLine: String
    let source: @Sendable (_ file: String) -> String
    let index: String
    let indexNote: String
  }

  /// The words of the page on share states.
  struct StateLabels: Sendable {
    let title: String
    let introduction: String
    let borrowed: @Sendable (String) -> String
    let steps: @Sendable ([String]) -> String
    let predictor: @Sendable (Predictor) -> String
    let columns: [String]
  }

  /// The words of the page on error codes.
  struct ErrorLabels: Sendable {
    let title: String
    let introduction: String
    let columns: [String]
    let ids: String
  }

  /// The words of the page on facts.
  struct FactLabels: Sendable {
    let title: String
    let introduction: String
    let columns: [String]
    /// The heading of the facts of a part; nil for those of the file.
    let part: @Sendable (Fact.Part?) -> String
  }

  static let all = [english, simplifiedChinese]

  var words: Words { language.words }

  /// Joins short texts as the language does: with a comma, or with 、.
  func list(_ items: [String]) -> String { items.joined(separator: language == .english ? ", " : "、") }

  /// Returns names as code, such as `truncated`.
  static func codes(_ names: [String]) -> [String] { names.map { "`\($0)`" } }

  /// Returns the text of a cell: a vertical bar would end it.
  static func cell(_ text: some StringProtocol) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// Returns the first two lines of a table.
  static func head(_ columns: [String]) -> String {
    "| \(columns.joined(separator: " | ")) |\n|\(String(repeating: " --- |", count: columns.count))\n"
  }
}
