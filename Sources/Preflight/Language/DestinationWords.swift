import MediaProbe

/// Texts on a destination and its share states, independent of any file.
struct DestinationWords: Sendable {
  let rules: @Sendable (_ count: Int, _ checked: CivilDate?) -> String
  let takes: @Sendable (_ kinds: [String]) -> String
  let fields: String
  let fieldsNote: String
  let field: @Sendable (_ name: String, _ value: String) -> String
  let fieldValue: @Sendable (FieldType) -> String
  let standard: @Sendable (_ value: String) -> String
  let request: String
  let requestNote: String
  let app: String
  let appNote: String
  let parameters: String
  let parametersNote: String
  let parameter: @Sendable (_ name: String, _ meaning: String, _ expectation: String) -> String
  let shareStates: String
  let borrowed: @Sendable (_ owner: String) -> String
  let own: String
  let code: @Sendable (_ code: Int, _ name: String, _ meaning: String) -> String
  let errorCodesNote: String
  let undocumented: String
  let undocumentedNote: String
  let noted: @Sendable (_ subject: String, _ note: String) -> String
  let deprecated: String
  let borrowedNumber: @Sendable (_ owner: String) -> String
  let predictingRules: String
  let unreadableFiles: String
  let predictableFrom: String
  let predictable: @Sendable ([ShareState.Evidence]) -> String
  let order: @Sendable (_ steps: [String]) -> String
  let isThis: @Sendable (_ code: Int) -> String
  let isOther: @Sendable (_ predicted: Int?, _ code: Int) -> String
  let breaksNone: @Sendable (_ code: Int) -> String
  let firstMet: @Sendable (_ state: String) -> String
}
