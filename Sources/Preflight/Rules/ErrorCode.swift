/// A value of the error code that an SDK returns with a share state or without one.
public struct ErrorCode: Sendable, Hashable {
  public let code: Int
  /// A few words that say what went wrong.
  public let name: String
  /// One or two sentences on the meaning, and on disagreements between sources.
  public let meaning: String
  /// The names in the SDK's source, if they are known. Several, if versions or documents name it differently.
  public let constants: [String]

  package init(code: Int, name: String, meaning: String, constants: [String] = []) {
    self.code = code
    self.name = name
    self.meaning = meaning
    self.constants = constants
  }
}

/// The error codes of a destination's SDK. They are coarser than share states, and no rule predicts one.
public struct ErrorCodeTable: Sendable, Equatable {
  /// The name of the code in the SDK: `errCode`.
  public let name: String
  /// The use of the codes, and who receives them; nil if there is nothing to add.
  public let note: String?
  /// In the order of the document.
  public let codes: [ErrorCode]

  package init(name: String, note: String? = nil, codes: [ErrorCode]) {
    self.name = name
    self.note = note
    self.codes = codes
  }

  /// The error with this code; nil if the table has none.
  public subscript(code: Int) -> ErrorCode? { codes.first { $0.code == code } }
}
