extension Message {
  enum CodingKeys: String, CodingKey {
    case message, reason, code, tier
    case id = "message_id"
    case arguments = "args"
  }

  /// Nested messages of a record that are read. Messages of this version nest three deep.
  private static let depthLimit = 8

  /// Reads a message from the members of a record. A record of another version can have no id, or an unknown one; its text then
  /// does not change.
  package init<Key: CodingKey>(
    from members: KeyedDecodingContainer<Key>, text textKey: Key, id idKey: Key, arguments argumentsKey: Key
  ) throws {
    let text = try members.decode(String.self, forKey: textKey)
    self = (try? Message(in: members, id: idKey, arguments: argumentsKey)) ?? Message(asWritten: text)
  }

  init(from members: KeyedDecodingContainer<CodingKeys>, text: CodingKeys) throws {
    try self.init(from: members, text: text, id: .id, arguments: .arguments)
  }

  fileprivate init<Key: CodingKey>(
    in members: KeyedDecodingContainer<Key>, id idKey: Key, arguments argumentsKey: Key
  ) throws {
    let name = try members.decode(String.self, forKey: idKey)
    let arguments = try members.decodeIfPresent([Argument].self, forKey: argumentsKey) ?? []
    guard let id = ID(rawValue: name), id.argumentCount == arguments.count,
      members.codingPath.count <= 2 * Self.depthLimit
    else {
      throw DecodingError.dataCorruptedError(
        forKey: idKey, in: members, debugDescription: "expected a message of this version")
    }
    self.init(id, arguments: arguments)
  }

  fileprivate func encode(to members: inout KeyedEncodingContainer<CodingKeys>, text key: CodingKeys) throws {
    try members.encode(english, forKey: key)
    try encodeOrigin(to: &members)
  }

  fileprivate func encodeOrigin(to members: inout KeyedEncodingContainer<CodingKeys>) throws {
    guard id != .asWritten else { return }
    try members.encode(id.rawValue, forKey: .id)
    if !arguments.isEmpty { try members.encode(arguments, forKey: .arguments) }
  }
}

extension Message.Argument: Codable {
  /// Reads an integer, a text or an object with a message. Throws `DecodingError` for a message of another version.
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Message.CodingKeys.self) {
      self = .nested(try Message(in: members, id: .id, arguments: .arguments))
      return
    }
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int64.self) {
      self = .integer(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  /// Writes an integer, a text or an object with the id and the arguments of a message.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let number):
      var value = encoder.singleValueContainer()
      try value.encode(number)
    case .text(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    case .nested(let message):
      var members = encoder.container(keyedBy: Message.CodingKeys.self)
      try message.encodeOrigin(to: &members)
    }
  }
}

extension ReadError: Codable {
  /// Reads an error from `code` and its message. Throws `DecodingError` for a code that this version does not know.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Message.CodingKeys.self)
    self.init(try members.decode(Code.self, forKey: .code), try Message(from: members, text: .message))
  }

  /// Writes `code`, and the message as English text with its id and its arguments.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Message.CodingKeys.self)
    try members.encode(code, forKey: .code)
    try message.encode(to: &members, text: .message)
  }
}

extension Problem: Codable {
  /// Reads a problem from `code` and its message. Throws `DecodingError` for a code that this version does not know.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Message.CodingKeys.self)
    self.init(try members.decode(Code.self, forKey: .code), try Message(from: members, text: .message))
  }

  /// Writes `code`, and the message as English text with its id and its arguments.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Message.CodingKeys.self)
    try members.encode(code, forKey: .code)
    try message.encode(to: &members, text: .message)
  }
}

extension UnknownFacts.Reason: Codable {
  /// Reads a reason from its message and `tier`, which may be missing.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Message.CodingKeys.self)
    self.init(
      try Message(from: members, text: .reason), tier: try members.decodeIfPresent(Tier.self, forKey: .tier))
  }

  /// Writes the message as English text with its id and its arguments, and `tier` unless it is nil.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Message.CodingKeys.self)
    try message.encode(to: &members, text: .reason)
    try members.encodeIfPresent(tier, forKey: .tier)
  }
}
