// Facts are encoded as in a record of `preflight probe`, which has the one list of keys and values.

extension MediaFacts: Encodable {
  /// The facts as one line of JSON with the keys of a record of `preflight probe`, but without `record` and `path`.
  ///
  /// This is an order of magnitude faster than an encoder. The keys are described by `schemas/facts.schema.json`.
  public var json: String { String(decoding: record, as: UTF8.self) }

  /// Writes the facts with the keys of `json`.
  public func encode(to encoder: any Encoder) throws { try JSONValue.encode(written: record, to: encoder) }

  private var record: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    writeMembers(to: &json)
    json.endObject()
    return json.bytes
  }

  /// Encodes one member of the record.
  fileprivate func encode(member key: String, to encoder: any Encoder) throws {
    let value = try JSONValue(written: record)[key] ?? .null
    try value.encode(to: encoder)
  }
}

extension VideoFacts: Encodable {
  /// Writes the value of `video` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.video = self
    try facts.encode(member: "video", to: encoder)
  }
}

extension AudioFacts: Encodable {
  /// Writes the value of `audio` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.audio = self
    try facts.encode(member: "audio", to: encoder)
  }
}

extension ImageFacts: Encodable {
  /// Writes the value of `image` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.image = self
    try facts.encode(member: "image", to: encoder)
  }
}

extension ColorFacts: Encodable {
  /// Writes the value of `color` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    // Only the colors of a picture have their own storage.
    facts.image = ImageFacts()
    facts.color = self
    try facts.encode(member: "color", to: encoder)
  }
}

extension ContentFacts: Encodable {
  /// Writes the value of `content` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.content = self
    try facts.encode(member: "content", to: encoder)
  }
}

extension DocumentFacts: Encodable {
  /// Writes the value of `document` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.document = self
    try facts.encode(member: "document", to: encoder)
  }
}

extension ArchiveFacts: Encodable {
  /// Writes the value of `archive` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.archive = self
    try facts.encode(member: "archive", to: encoder)
  }
}

extension CaptionFacts: Encodable {
  /// Writes the value of `captions` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var facts = MediaFacts()
    facts.captions = self
    try facts.encode(member: "captions", to: encoder)
  }
}

extension StreamFacts: Encodable {
  /// Writes an item of `streams` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var json = JSONWriter()
    write(to: &json)
    try JSONValue.encode(written: json.bytes, to: encoder)
  }
}

extension UnknownFacts: Encodable {
  /// Writes the reasons by the keys of the facts, as `unknown` in a record of `preflight probe`.
  public func encode(to encoder: any Encoder) throws {
    var json = JSONWriter()
    write(to: &json)
    try JSONValue.encode(written: json.bytes, to: encoder)
  }
}

extension Ratio: Encodable {
  /// Encodes the text `numerator/denominator`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(numerator)/\(denominator)")
  }
}
