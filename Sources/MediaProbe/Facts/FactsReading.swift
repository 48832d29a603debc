// Reads the facts records that `MediaFacts.writeMembers` writes, for the connection with workers. A record of another
// version, or of another writer, is read by the conformances to `Decodable`, which find members in any order.

extension MediaFacts {
  /// Reads a record that this version wrote: its members are in the order of `writeMembers`.
  package init(written record: [UInt8]) throws(JSONDamage) {
    var json = JSONScanner(SharedBytes(copying: record))
    try self.init(written: &json)
    try json.end()
  }

  /// Reads a record within another value.
  package init(written json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    self.init()
    try readFacts(written: &json)
    if json.member("video") { video = try VideoFacts(written: &json) }
    if json.member("audio") { audio = try AudioFacts(written: &json) }
    if json.member("image") { image = try ImageFacts(written: &json) }
    if json.member("color") { color = try ColorFacts(written: &json) }
    if json.member("content") { content = try ContentFacts(written: &json) }
    if json.member("document") { document = try DocumentFacts(written: &json) }
    if json.member("archive") { archive = try ArchiveFacts(written: &json) }
    if json.member("captions") { captions = try CaptionFacts(written: &json) }
    try json.required("streams")
    try json.beginArray()
    while try json.nextItem() { streams.append(try StreamFacts(written: &json)) }
    try json.required("tier")
    tier = try json.name()
    try json.required("bytes_read")
    bytesRead = try json.int64()
    try json.required("unknown")
    unknown = try UnknownFacts(written: &json)
    try json.required("problems")
    try json.beginArray()
    while try json.nextItem() {
      let (code, message) = try json.coded(Problem.Code.self)
      problems.append(Problem(code, message))
    }
    if json.member("error") {
      let (code, message) = try json.coded(ReadError.Code.self)
      error = ReadError(code, message)
    }
    try json.endObject()
  }
}

extension VideoFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension AudioFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension ImageFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension ColorFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension DocumentFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension ArchiveFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension CaptionFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.endObject()
  }
}

extension ContentFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    try readFacts(written: &json)
    try json.required("intervals")
    try json.beginArray()
    while try json.nextItem() { intervals.append(try ContentInterval(written: &json)) }
    if json.member("loudness_curve") { loudnessCurve = try ContentCurve(written: &json) }
    if json.member("brightness_curve") { brightnessCurve = try ContentCurve(written: &json) }
    try json.endObject()
  }
}

extension ContentInterval {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    try json.required("kind")
    let kind: Kind = try json.name()
    try json.required("start")
    let start = try json.number()
    try json.required("end")
    self.init(kind, start: start, end: try json.number())
    try json.read("first_frame", &firstFrame)
    try json.read("end_frame", &endFrame)
    try json.endObject()
  }
}

extension ContentCurve {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    try json.required("start")
    let start = try json.number()
    try json.required("step")
    self.init(start: start, step: try json.number(), points: [])
    try json.required("points")
    try json.beginArray()
    while try json.nextItem() { points.append(try json.number()) }
    try json.endObject()
  }
}

extension StreamFacts {
  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    try json.required("index")
    let index = try json.int()
    try json.required("type")
    self.init(index: index, type: try json.name())
    try json.read("codec", &codec)
    try json.read("duration", &duration)
    try json.required("default")
    isDefault = try json.bool()
    try json.required("attached_pic")
    isAttachedPicture = try json.bool()
    try json.read("language", &language)
    if json.member("main") { isMain = try json.bool() }
    try json.read("start", &start)
    try json.endObject()
  }
}

extension UnknownFacts {
  private static let names = NameTable(Fact.allCases.map { $0.rawValue })

  fileprivate init(written json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    while let place = json.member(in: Self.names) {
      try json.beginObject()
      let message = try Message(written: &json, text: "reason")
      let tier: Tier? = json.member("tier") ? try json.name() : nil
      try json.endObject()
      self[Fact.allCases[place]] = Reason(message, tier: tier)
    }
    try json.endObject()
  }
}

extension Message {
  /// The name of each message, in the order of `ID.allCases`.
  private static let names = NameTable(ID.allCases.map { $0.rawValue })
  /// Largest number of messages within each other. Those of this version nest three deep.
  private static let depthLimit = 8

  /// Reads the text of a message, its id and its arguments. The text counts only if no catalog has the message.
  fileprivate init(written json: inout JSONScanner, text key: StaticString) throws(JSONDamage) {
    try json.required(key)
    var text = json
    try json.skip()
    var origin = json
    if json.isNext("message_id"), let message = try? Message(origin: &origin, depth: 0) {
      json = origin
      self = message
    } else {
      try json.pass("message_id")
      try json.pass("args")
      self.init(asWritten: try text.string())
    }
  }

  private init(origin json: inout JSONScanner, depth: Int) throws(JSONDamage) {
    try json.required("message_id")
    guard depth < Self.depthLimit, let place = json.take(nameIn: Self.names) else {
      throw json.damage("a message of this version")
    }
    var arguments: [Argument] = []
    if json.member("args") {
      try json.beginArray()
      while try json.nextItem() {
        if json.begins(with: "{") {
          try json.beginObject()
          arguments.append(.nested(try Message(origin: &json, depth: depth + 1)))
          try json.endObject()
        } else if json.begins(with: "\"") {
          arguments.append(.text(try json.string()))
        } else {
          arguments.append(.integer(try json.int64()))
        }
      }
    }
    let id = ID.allCases[place]
    guard arguments.count == id.argumentCount else { throw json.damage("the arguments of the message") }
    self.init(id, arguments: arguments)
  }
}

extension JSONScanner {
  /// Moves to the value of a member; returns false if it is absent or null.
  private mutating func hasValue(_ key: StaticString) -> Bool { member(key) && !null() }

  mutating func read(_ key: StaticString, _ value: inout String?) throws(JSONDamage) {
    if hasValue(key) { value = try string() }
  }
  mutating func read(_ key: StaticString, _ value: inout Bool?) throws(JSONDamage) {
    if hasValue(key) { value = try bool() }
  }
  mutating func read(_ key: StaticString, _ value: inout Int?) throws(JSONDamage) {
    if hasValue(key) { value = try int() }
  }
  mutating func read(_ key: StaticString, _ value: inout Int64?) throws(JSONDamage) {
    if hasValue(key) { value = try int64() }
  }
  mutating func read(_ key: StaticString, _ value: inout Double?) throws(JSONDamage) {
    if hasValue(key) { value = try number() }
  }
  mutating func read<Name: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Name?
  ) throws(JSONDamage) {
    if hasValue(key) { value = try name() as Name }
  }
  mutating func read(_ key: StaticString, _ value: inout Ratio?) throws(JSONDamage) {
    guard hasValue(key) else { return }
    guard let ratio = Ratio(try string()) else { throw damage("a ratio before it") }
    value = ratio
  }
  mutating func read(_ key: StaticString, _ value: inout PixelSize?) throws(JSONDamage) {
    guard hasValue(key) else { return }
    try beginObject()
    try required("width")
    let width = try int()
    try required("height")
    value = PixelSize(width: width, height: try int())
    try endObject()
  }

  /// Passes a member that follows from others.
  mutating func pass(_ key: StaticString) throws(JSONDamage) {
    if member(key) { try skip() }
  }

  fileprivate mutating func name<Name: RawRepresentable<String>>() throws(JSONDamage) -> Name {
    guard let name = Name(rawValue: try string()) else { throw damage("a name of this version before it") }
    return name
  }

  fileprivate mutating func coded<Code: RawRepresentable<String>>(
    _ type: Code.Type
  ) throws(JSONDamage) -> (Code, Message) {
    try beginObject()
    try required("code")
    let code: Code = try name()
    let message = try Message(written: &self, text: "message")
    try endObject()
    return (code, message)
  }
}
