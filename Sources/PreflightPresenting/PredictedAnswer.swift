package import PreflightJudging
import PreflightLanguage
package import PreflightRules

/// A predicted answer as reports show it. A code that the destination publishes comes first. If it publishes no codes, the
/// words come first, and the share state borrowed from TikTok and Douyin follows them.
package struct PredictedAnswer: Hashable, Sendable {
  /// `2207009`, `20007`, or `≈20007` if the code is borrowed.
  package let code: String
  /// `2207009 aspect ratio not supported`, `20007 video length doesn't meet requirements`,
  /// `video length not accepted · ≈20007`.
  package let words: String

  /// True if the destination publishes no codes, so that the code is one of TikTok and Douyin.
  package let isBorrowed: Bool

  fileprivate init(_ codes: [NativeCode]) {
    isBorrowed = false
    code = codes.map { TerminalText.escaped($0.code) }.joined(separator: ", ")
    words = codes.map { TerminalText.escaped($0.name.isEmpty ? $0.code : "\($0.code) \($0.name)") }
      .joined(separator: ", ")
  }

  fileprivate init(_ state: PredictedShareState) {
    isBorrowed = state.isBorrowed
    code = state.number
    let name = TerminalText.escaped(state.name)
    words = name.isEmpty ? code : state.isBorrowed ? "\(name) · \(code)" : "\(code) \(name)"
  }
}

extension PredictedShareState {
  /// `20007`, or `≈20007` if the destination publishes no codes of its own.
  fileprivate var number: String { "\(isBorrowed ? "≈" : "")\(code)" }
}

extension Destination {
  /// Returns the answer with a share state, as the destination itself would name it.
  package func answer(_ state: Int) -> PredictedAnswer {
    if let code = shareState(state)?.nativeCode, let native = nativeCodes?[code] { return PredictedAnswer([native]) }
    return PredictedAnswer(predicted(state))
  }

  /// Returns the answer that a violation of a rule predicts; nil if no code is known for it.
  package func answer(to rule: Rule) -> PredictedAnswer? {
    let native = rule.nativeCodes.compactMap { nativeCodes?[$0] }
    return native.isEmpty ? rule.shareState.map(answer) : PredictedAnswer(native)
  }
}

extension Verdict {
  /// The predicted refusal; nil if nothing is refused or no code is known for it.
  package var refusal: PredictedAnswer? {
    guard outcome == .fail || outcome == .unreadable else { return nil }
    let native = nativeCodes
    return native.isEmpty ? shareState.map { PredictedAnswer($0) } : PredictedAnswer(native)
  }
}
