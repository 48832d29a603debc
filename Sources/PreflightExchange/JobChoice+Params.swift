import Preflight
import PreflightOperations

extension JobChoice {
  /// Takes what the parameters of a call choose. The values of the call are stronger than those of this choice.
  mutating func take(_ params: ExchangeParams) {
    to = params.texts("to") ?? to
    slot = params.text("slot") ?? slot
    assume += params.assumptions("assume")
    asOf = params.text("as_of").flatMap { CivilDate($0) } ?? asOf
    language = params.language ?? language
  }
}
