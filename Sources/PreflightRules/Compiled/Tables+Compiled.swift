import MediaProbe

extension ShareStateTable: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    success = try json.int("success")
    borrowedFrom = try json.optional("borrowed_from")
    states = try json.list("states", expecting: 16)
    try json.endObject()
  }

  /// Skips the member of a destination that is a table, since most callers that use the rules do not use the states.
  static func pass(_ json: inout JSONScanner) throws(JSONDamage) {
    guard json.member("share_states") else { return }
    try json.beginObject()
    _ = try json.int("success")
    if json.member("borrowed_from") { try json.skip() }
    if json.member("states") { try json.skipLines() }
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.int("success", success)
    json.value("borrowed_from", borrowedFrom)
    json.list("states", states, inLines: true)
    json.endObject()
  }
}

extension ShareState: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    try json.required("code")
    code = try json.int()
    name = try json.value("name")
    predictableFrom = try json.words("predictable_from")
    nativeCode = try json.optional("native_code")
    texts = try OnDemand(restOfLine: &json)
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.int("code", code)
    json.value("name", name)
    json.words("predictable_from", predictableFrom)
    json.value("native_code", nativeCode)
    texts.value.compile(to: &json)
  }
}

/// The texts are the last members of the share state.
extension ShareStateTexts: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    meaning = try json.value("meaning")
    constants = try json.list("constants")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.value("meaning", meaning)
    json.list("constants", constants)
    json.endObject()
  }
}

extension NativeCodeTable: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    name = try json.value("name")
    note = try json.optional("note")
    codes = try json.list("codes")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("name", name)
    json.value("note", note)
    json.list("codes", codes)
    json.endObject()
  }
}

extension NativeCode: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    code = try json.value("code")
    name = try json.value("name")
    meaning = try json.value("meaning")
    constants = try json.list("constants")
    messages = try json.list("messages")
    shareState = try json.int("share_state")
    predictableFrom = try json.words("predictable_from")
    isObserved = json.member("observed") ? try json.bool() : false
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("code", code)
    json.value("name", name)
    json.value("meaning", meaning)
    json.list("constants", constants)
    json.list("messages", messages)
    json.int("share_state", shareState)
    json.words("predictable_from", predictableFrom)
    if isObserved {
      json.key("observed")
      json.bool(true)
    }
    json.endObject()
  }
}

extension UnreadableState: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    code = try json.word("code")
    state = try json.int("state")
    byKind = try json.codes("by_kind")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.word("code", code)
    json.int("state", state)
    json.codes("by_kind", byKind)
    json.endObject()
  }
}

extension Undocumented: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    subject = try json.value("subject")
    note = try json.optional("note")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("subject", subject)
    json.value("note", note)
    json.endObject()
  }
}

extension Parameter: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    let name: String = try json.value("name")
    let values: Values
    if json.member("choice") {
      values = .choice(try json.list())
    } else if json.member("from") {
      let from = try Ratio(compiled: &json)
      values = .number(from: from, to: try json.value("to"))
    } else {
      switch try json.word("kind") as Plain {
      case .version: values = .version
      case .size: values = .size
      case .words: values = .words
      case .text: values = .text
      }
    }
    let standard: String? = try json.optional("default")
    let meaning: String = try json.value("meaning")
    let path: String? = try json.optional("from_document")
    try json.endObject()
    let parameter = Parameter(name, values, meaning: meaning)
    self.init(
      name, values, standard: standard.flatMap { parameter.value($0) }, meaning: meaning, pathInDocument: path)
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("name", name)
    switch values {
    case .choice(let words):
      json.key("choice")
      json.list(words)
    case .number(let from, let to):
      json.value("from", from)
      json.value("to", to)
    case .version: json.word("kind", Plain.version)
    case .size: json.word("kind", Plain.size)
    case .words: json.word("kind", Plain.words)
    case .text: json.word("kind", Plain.text)
    }
    json.value("default", standard?.description)
    json.value("meaning", meaning)
    json.value("from_document", pathInDocument)
    json.endObject()
  }

  /// The kinds of values that are written as a single word.
  private enum Plain: String, CompiledWord {
    case version, size, words, text

    static let compiledWords = WordTable<Plain>()
  }
}
