package import MediaProbe

// Examples are left out, because nobody reads those of a change.
extension Rule.Change {
  package init(compiled json: inout JSONScanner) throws(JSONDamage) {
    self.init()
    try json.beginObject()
    constraint = try json.optional("constraint")
    failLimit = try json.optional("fail")
    if json.isNext("strength") { strength = try json.word("strength") }
    if json.isNext("severity") { severity = try json.word("severity") }
    message = (try json.optional("message") as String?).map { MessageTemplate($0) }
    fix = (try json.optional("fix") as String?).map { MessageTemplate($0) }
    try json.endObject()
  }

  package func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("constraint", constraint)
    json.value("fail", failLimit)
    if let strength { json.word("strength", strength) }
    if let severity { json.word("severity", severity) }
    json.value("message", message?.text)
    json.value("fix", fix?.text)
    json.endObject()
  }
}
