import MediaProbe

extension RequestForm {
  init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
    try json.beginObject()
    try json.required("source")
    source = try Source(citedIn: &json, among: sources)
    malformed = try json.int("malformed")
    unusable = try json.int("unusable")
    isPost = json.member("is_post") ? try json.bool() : false
    aliases = try json.list("aliases")
    unwrapped = try json.list("unwrapped")
    fields = try json.list("fields")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter, sources: [Source]) {
    json.beginObject()
    json.key("source")
    source.cite(in: &json, among: sources)
    json.int("malformed", malformed)
    json.int("unusable", unusable)
    if isPost {
      json.key("is_post")
      json.bool(true)
    }
    json.list("aliases", aliases)
    json.list("unwrapped", unwrapped)
    json.list("fields", fields)
    json.endObject()
  }
}

extension FieldForm: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    name = try json.value("name")
    switch try json.word("type") as FieldType.Name {
    case .text: type = .text
    case .identifier: type = .identifier
    case .integer: type = .integer
    case .digits: type = .digits
    case .number: type = .number
    case .flag: type = .flag
    case .choice:
      let words: [String] = try json.list("words")
      type = .choice(words, constants: try json.list("constants"))
    case .media: type = .media(slots: try json.list("slots"))
    case .attachment: type = .attachment(try json.words("kinds"))
    case .group: type = .group(try json.list("fields"))
    case .anything: type = .anything
    }
    isList = json.member("is_list") ? try json.bool() : false
    standard = try json.optional("default")
    overriddenBy = try json.list("overridden_by")
    tells = try json.optional("tells")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("name", name)
    json.word("type", type.name)
    switch type {
    case .text, .identifier, .integer, .digits, .number, .flag, .anything: break
    case .choice(let words, let constants):
      json.list("words", words)
      json.list("constants", constants)
    case .media(let slots): json.list("slots", slots)
    case .attachment(let kinds): json.words("kinds", kinds)
    case .group(let fields): json.list("fields", fields)
    }
    if isList {
      json.key("is_list")
      json.bool(true)
    }
    json.value("default", standard)
    json.list("overridden_by", overriddenBy)
    json.value("tells", tells)
    json.endObject()
  }
}

extension FieldAlias: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    name = try json.value("name")
    field = try json.value("field")
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("name", name)
    json.value("field", field)
    json.endObject()
  }
}

extension AppDetail: Compilable {
  private enum Word: String, CompiledWord {
    case link
    case redirectURI = "redirect_uri"

    static let compiledWords = WordTable<Word>()
  }

  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    if json.begins(with: "{") {
      try json.beginObject()
      self = .infoPlist(try json.value("info_plist"))
      try json.endObject()
    } else {
      switch try json.word() as Word {
      case .link: self = .link
      case .redirectURI: self = .redirectURI
      }
    }
  }

  func compile(to json: inout JSONWriter) {
    switch self {
    case .link: json.string(Word.link.rawValue)
    case .redirectURI: json.string(Word.redirectURI.rawValue)
    case .infoPlist(let key):
      json.beginObject()
      json.value("info_plist", key)
      json.endObject()
    }
  }
}
