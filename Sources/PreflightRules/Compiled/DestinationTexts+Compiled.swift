import MediaProbe

extension DestinationTexts: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    name = try json.value("name")
    summary = try json.value("summary")
    notes = try json.list("notes")
    borrowedFrom = try json.optional("borrowed_from")
    shareStates = try json.list("share_states")
    nativeCodesNote = try json.optional("native_codes_note")
    nativeCodes = try json.list("native_codes")
    var parameters: [String: String] = [:]
    if json.member("parameters") {
      try json.beginObject()
      while let name = try json.nextMember() { parameters[name] = try json.string() }
    }
    self.parameters = parameters
    rules = try json.list("rules")
    undocumented = try json.list("not_documented")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("name", name)
    json.value("summary", summary)
    json.list("notes", notes)
    json.value("borrowed_from", borrowedFrom)
    json.list("share_states", shareStates)
    json.value("native_codes_note", nativeCodesNote)
    json.list("native_codes", nativeCodes)
    if !parameters.isEmpty {
      json.key("parameters")
      json.beginObject()
      for (name, meaning) in parameters.sorted(by: { $0.key < $1.key }) {
        json.key(escaping: name)
        json.string(meaning)
      }
      json.endObject()
    }
    json.list("rules", rules, inLines: true)
    json.list("not_documented", undocumented)
    json.endObject()
  }
}

extension DestinationTexts.CodeTexts: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    code = try json.value("code")
    name = try json.value("name")
    meaning = try json.value("meaning")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("code", code)
    json.value("name", name)
    json.value("meaning", meaning)
    json.endObject()
  }
}

extension DestinationTexts.RuleTexts: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    id = try json.value("id")
    message = MessageTemplate(try json.value("message") as String)
    fix = (try json.optional("fix") as String?).map { MessageTemplate($0) }
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("id", id)
    json.value("message", message.text)
    json.value("fix", fix?.text)
    json.endObject()
  }
}
