import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

extension JobChoice {
  /// Takes what the parameters of a call choose. The values of the call are stronger than those of this choice.
  mutating func take(_ params: inout ExchangeParams) throws(CallFailure) {
    to = try params.texts("to") ?? to
    slot = try params.text("slot") ?? slot
    assume += try params.assumptions("assume")
    if let text = try params.setting(.asOf, "as_of") { asOf = CivilDate(text) }
    language = try params.chosenLanguage() ?? language
  }
}

extension ExchangeParams {
  /// Returns the language that the call chooses.
  mutating func chosenLanguage() throws(CallFailure) -> Language? {
    try setting(.lang, "lang").flatMap { Language(tag: $0) }
  }

  /// Returns the text of a setting, which is valid.
  fileprivate mutating func setting(_ setting: SettingName, _ name: String) throws(CallFailure) -> String? {
    guard let text = try text(name) else { return nil }
    if let mistake = setting.mistake(in: text) { throw CallFailure(.invalidParams, "\(name): \(mistake)") }
    return text
  }
}
