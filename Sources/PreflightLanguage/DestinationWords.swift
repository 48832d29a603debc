package import MediaProbe
import PreflightJudging
package import PreflightRules

/// Texts on a destination and its share states, independent of any file.
package struct DestinationWords: Sendable {
  package let rules: @Sendable (_ count: Int, _ checked: CivilDate?) -> String
  package let takes: @Sendable (_ kinds: [String]) -> String
  package let fields: String
  package let fieldsNote: String
  package let field: @Sendable (_ name: String, _ value: String) -> String
  let fieldValue: @Sendable (FieldType) -> String
  let standard: @Sendable (_ value: String) -> String
  package let request: String
  package let requestNote: String
  package let app: String
  package let appNote: String
  package let parameters: String
  package let parametersNote: String
  package let parameter: @Sendable (_ name: String, _ meaning: String, _ expectation: String) -> String
  package let shareStates: String
  package let borrowed: @Sendable (_ owner: String) -> String
  package let own: String
  package let code: @Sendable (_ code: String, _ name: String, _ meaning: String) -> String
  package let nativeCodesNote: String
  package let documented: String
  package let observed: String
  package let undocumented: String
  package let undocumentedNote: String
  /// The pages in which the undocumented points were looked for, with the days on which they were read.
  package let readAsWhole: @Sendable ([String]) -> String
  package let noted: @Sendable (_ subject: String, _ note: String) -> String
  package let deprecated: String
  package let borrowedNumber: @Sendable (_ owner: String) -> String
  package let predictingRules: String
  package let unreadableFiles: String
  package let predictableFrom: String
  package let predictable: @Sendable ([ShareState.Evidence]) -> String
  /// For a share state that has a meaning in the SDK, but that no request of this kind can get.
  package let neverAnswered: String
  package let comesWith: String
  package let tiedToNone: String
  package let order: @Sendable (_ steps: [String]) -> String
  package let isThis: @Sendable (_ code: String) -> String
  package let isOther: @Sendable (_ predicted: Int?, _ code: String) -> String
  package let breaksNone: @Sendable (_ code: String) -> String
  package let firstMet: @Sendable (_ state: String) -> String
  /// Sentences on the groups of error codes, and on the codes themselves, with code between backticks.
  package let errorGroup: @Sendable (ReadError.Code.Group) -> String
  package let errorMeaning: @Sendable (ReadError.Code) -> String
  package let isReadable: String
}
