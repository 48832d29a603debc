/// A native result code of the destination, such as an error of its API or SDK, in addition to its share states.
public struct NativeCode: Sendable, Hashable {
  /// The code as the destination writes it: `2207026`, `file_format_check_failed`, `-4`.
  public let code: String
  /// A few words that say what went wrong.
  public let name: String
  /// One or two sentences on the meaning, and on disagreements between sources.
  public let meaning: String
  /// The names in the SDK's source, if they are known. There are several if versions or documents use different names.
  public let constants: [String]
  /// The texts that the destination shows or returns with the code, if they are known.
  public let messages: [String]
  /// The share state that represents the code; nil if no state does.
  public let shareState: Int?
  /// The evidence that predicts the code; empty if it is not known to be predictable.
  public let predictableFrom: [ShareState.Evidence]
  /// True if the code was seen in recorded answers of the destination; false if the destination documents it.
  public let isObserved: Bool

  package init(
    code: String, name: String, meaning: String, constants: [String] = [], messages: [String] = [],
    shareState: Int? = nil, predictableFrom: [ShareState.Evidence] = [], isObserved: Bool = false
  ) {
    self.code = code
    self.name = name
    self.meaning = meaning
    self.constants = constants
    self.messages = messages
    self.shareState = shareState
    self.predictableFrom = predictableFrom
    self.isObserved = isObserved
  }
}

/// The result codes of a destination's API or SDK.
public struct NativeCodeTable: Sendable, Equatable {
  /// The name of the code in the API or SDK: `errCode`, `fail_reason`.
  public let name: String
  /// The use and the receivers of the codes; nil if nothing needs to be added.
  public let note: String?
  /// The codes in the order of the document.
  public let codes: [NativeCode]

  package init(name: String, note: String? = nil, codes: [NativeCode]) {
    self.name = name
    self.note = note
    self.codes = codes
  }

  /// The entry of this code; nil if the table has none.
  public subscript(code: String) -> NativeCode? { codes.first { $0.code == code } }
}
