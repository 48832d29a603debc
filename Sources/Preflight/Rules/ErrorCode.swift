/// One value of the error code that an SDK sets beside a share state or without any.
public struct ErrorCode: Sendable, Hashable {
  public let code: Int
  /// A few words that say what went wrong.
  public let name: String
  /// One or two sentences: what it means, where sources disagree.
  public let meaning: String
  /// The name in the SDK's source; nil when none was seen.
  public let constant: String?

  public init(code: Int, name: String, meaning: String, constant: String? = nil) {
    self.code = code
    self.name = name
    self.meaning = meaning
    self.constant = constant
  }
}

/// The error codes of a destination's SDK. They are coarser than share states, and no rule predicts one.
public struct ErrorCodeTable: Sendable, Equatable {
  /// What the SDK calls them: `errCode`.
  public let name: String
  /// What they stand for, and who gets to see them; nil when there is nothing to add.
  public let note: String?
  /// As the document orders them.
  public let codes: [ErrorCode]

  public init(name: String, note: String? = nil, codes: [ErrorCode]) {
    self.name = name
    self.note = note
    self.codes = codes
  }

  /// The error of this code; nil when the table has none.
  public subscript(code: Int) -> ErrorCode? { codes.first { $0.code == code } }
}
