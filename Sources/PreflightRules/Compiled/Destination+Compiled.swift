import MediaProbe

/// The reason why bytes are not a compiled destination.
@nonexhaustive public enum CompiledDestinationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The format is not that of this version. `id` is empty if the bytes do not name the destination.
  case otherFormat(id: String, found: Int, expected: Int)
  /// The bytes are not JSON, or not a compiled destination. Line and column start with 1; the column counts bytes.
  case damaged(line: Int, column: Int, message: String)

  fileprivate init(_ damage: JSONDamage, in bytes: SharedBytes) {
    let place = bytes.place(of: damage.offset)
    self = .damaged(line: place.line, column: place.column, message: damage.message)
  }

  /// The error in one line of English, with the advice or the place.
  public var description: String {
    switch self {
    case .otherFormat(let id, let found, let expected):
      (id.isEmpty ? "the destination" : "“\(id)”")
        + " was compiled to format \(found), expected format \(expected): compile its YAML file again"
    case .damaged(let line, let column, let message): "\(line):\(column): \(message)"
    }
  }
}

extension Destination {
  /// The version of the compiled form that this version of Preflight writes and reads.
  public static let compiledFormat = 1

  /// Reads the JSON that `compiled()` and `preflight destinations compile` write.
  ///
  /// Everything is checked now, but most parts are decoded on first use.
  public convenience init(compiled bytes: [UInt8]) throws(CompiledDestinationError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .damaged(line: 1, column: 1, message: "found bytes that are not UTF-8, expected JSON")
    }
    let shared = SharedBytes(copying: bytes)
    var json = JSONScanner(shared, isChecking: true)
    var other: CompiledDestinationError?
    do throws(JSONDamage) {
      let format = try Self.format(&json)
      if format != Self.compiledFormat {
        let id = json.member("id") ? try json.string() : ""
        other = .otherFormat(id: id, found: format, expected: Self.compiledFormat)
      }
    } catch {
      throw CompiledDestinationError(error, in: shared)
    }
    if let other { throw other }
    do throws(JSONDamage) {
      try self.init(&json)
    } catch {
      throw CompiledDestinationError(error, in: shared)
    }
  }

  /// Reads a built-in destination, whose compiled form `script/tools/generate` has checked.
  convenience init(builtIn compiled: [StaticString]) {
    do throws(JSONDamage) {
      var json = JSONScanner(SharedBytes(lines: compiled))
      _ = try Self.format(&json)
      try self.init(&json, isTested: true)
    } catch {
      preconditionFailure("\(error.message), at byte \(error.offset) of a built-in destination")
    }
  }

  private static func format(_ json: inout JSONScanner) throws(JSONDamage) -> Int {
    try json.beginObject()
    try json.required("preflight_destination")
    return try json.int()
  }

  /// Reads the members after the format.
  private convenience init(_ json: inout JSONScanner, isTested: Bool = false) throws(JSONDamage) {
    let id: String = try json.value("id")
    let shortName: String = try json.value("short_name")
    let name: String = try json.value("name")
    let groups: [String] = try json.list("groups")
    let isDeprecated = json.member("deprecated") ? try json.bool() : false
    let sources: [Source] = try json.list("sources", expecting: 8)
    let steps: [Step] = try json.words("steps")
    let parameters: [Parameter] = try json.list("parameters")
    let (bytes, table) = (json.bytes, json.offset)
    if json.isChecking {
      var end = json
      _ = try json.optional("share_states") as ShareStateTable?
      guard (try? ShareStateTable.pass(&end)) != nil, json.offset == end.offset else {
        throw json.damage("the end of a list with one line for each share state")
      }
      var rest = json
      _ = try Rulebook(compiled: &rest, sources: sources)
      _ = try Details(compiled: &rest, sources: sources)
      try rest.endObject()
      try rest.end()
    } else {
      try ShareStateTable.pass(&json)
    }
    let start = json.offset
    let rulebook = Deferred {
      readChecked { () throws(JSONDamage) in
        var json = JSONScanner(bytes, at: start)
        return try Rulebook(compiled: &json, sources: sources)
      }
    }
    self.init(
      id: id, shortName: shortName, name: name, groups: groups, isDeprecated: isDeprecated, sources: sources,
      steps: steps, parameters: parameters, language: .english,
      shareStates: Deferred {
        readChecked { () throws(JSONDamage) in
          var json = JSONScanner(bytes, at: table)
          return try json.optional("share_states") as ShareStateTable?
        }
      },
      rulebook: rulebook,
      details: Deferred {
        readChecked { () throws(JSONDamage) in
          var json = JSONScanner(bytes, at: rulebook.value.end)
          return try Details(compiled: &json, sources: sources)
        }
      }, isTested: isTested)
  }

  /// Returns the destination as JSON, for `Destination(compiled:)`. Equal destinations give equal bytes.
  ///
  /// - Parameter translations: Texts in other languages, in addition to those that it has. A translated destination
  ///   returns its original.
  package func compiled(translations: [Language: DestinationTexts] = [:]) -> [UInt8] {
    if let original { return original.compiled(translations: translations) }
    var json = JSONWriter()
    json.beginObject()
    json.int("preflight_destination", Self.compiledFormat)
    json.line("id") { $0.string(id) }
    json.line("short_name") { $0.string(shortName) }
    json.line("name") { $0.string(name) }
    if !groups.isEmpty { json.line("groups") { $0.list(groups) } }
    if isDeprecated { json.line("deprecated") { $0.bool(true) } }
    json.line("sources") { $0.list(sources) }
    json.line("steps") { $0.list(steps.map { $0.rawValue }) }
    json.lines("parameters", parameters)
    if let shareStates { json.line("share_states") { shareStates.compile(to: &$0) } }
    rulebook.value.compile(to: &json, sources: sources)
    details.value.compile(to: &json, sources: sources)
    let languages = Set(details.value.translations.languages + translations.keys).sorted { $0.rawValue < $1.rawValue }
    let texts = languages.compactMap { language in
      (translations[language] ?? details.value.translations.texts(in: language)).map { (language, $0) }
    }
    if !texts.isEmpty {
      json.line("translations") { json in
        json.beginObject()
        for (language, texts) in texts {
          json.beginLine()
          json.key(escaping: language.rawValue)
          texts.compile(to: &json)
        }
        json.endObject()
      }
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension Slot {
  fileprivate init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
    try json.beginObject()
    let name: String = try json.value("name")
    let takes: [MediaFacts.Kind] = try json.words("takes")
    let isOnlyNamed = json.member("only_named") ? try json.bool() : false
    let formats: [String] = try json.list("formats")
    let rules = try Rule.deferredList("rules", in: &json, sources: sources)
    try json.endObject()
    self.init(name, takes: takes, isOnlyNamed: isOnlyNamed, formats: formats, rules: rules)
  }

  fileprivate func compile(to json: inout JSONWriter, sources: [Source]) {
    json.beginLine()
    json.beginObject()
    json.value("name", name)
    json.words("takes", takes)
    if isOnlyNamed {
      json.key("only_named")
      json.bool(true)
    }
    json.list("formats", formats)
    Rule.compile(rules, as: "rules", to: &json, sources: sources)
    json.endObject()
  }
}

extension Destination.Rulebook {
  fileprivate init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
    try json.required("slots")
    slots = try json.list { json throws(JSONDamage) in try Slot(compiled: &json, sources: sources) }
    requestRules = try Rule.deferredList("request_rules", in: &json, sources: sources)
    end = json.offset
  }

  fileprivate func compile(to json: inout JSONWriter, sources: [Source]) {
    json.line("slots") { json in
      json.beginArray()
      for slot in slots { slot.compile(to: &json, sources: sources) }
      json.endArray()
    }
    Rule.compile(requestRules.value, as: "request_rules", to: &json, sources: sources)
  }
}

extension Destination.Details {
  fileprivate init(compiled json: inout JSONScanner, sources: [Source]) throws(JSONDamage) {
    publisher = try json.value("publisher")
    summary = try json.value("summary")
    notes = try json.list("notes")
    nativeCodes = try json.optional("native_codes")
    #if hasFeature(Embedded)
      // A module for browsers judges files, and no requests or apps.
      if json.member("request") { try json.skip() }
      if json.member("app") { try json.skip() }
      unreadable = try json.list("unreadable", expecting: 24)
      if json.member("not_documented") { try json.skip() }
      if json.member("adcp") { try json.skip() }
      if json.member("upload") { try json.skip() }
    #else
      requestForm = json.member("request") ? try RequestForm(compiled: &json, sources: sources) : nil
      appRules = try Rule.list("app", in: &json, sources: sources)
      unreadable = try json.list("unreadable", expecting: 24)
      undocumented = try json.list("not_documented")
      adcp = json.member("adcp") ? try json.string() : nil
      upload = json.member("upload") ? try UploadForm(compiled: &json, sources: sources) : nil
    #endif
    if json.member("translations") { translations = try Translations(compiled: &json) }
  }

  fileprivate func compile(to json: inout JSONWriter, sources: [Source]) {
    json.line("publisher") { $0.string(publisher) }
    json.line("summary") { $0.string(summary) }
    json.lines("notes", notes)
    if let nativeCodes { json.line("native_codes") { nativeCodes.compile(to: &$0) } }
    if let requestForm { json.line("request") { requestForm.compile(to: &$0, sources: sources) } }
    Rule.compile(appRules, as: "app", to: &json, sources: sources)
    json.lines("unreadable", unreadable)
    json.lines("not_documented", undocumented)
    if let adcp { json.line("adcp") { $0.string(adcp) } }
    #if !hasFeature(Embedded)
      if let upload { json.line("upload") { upload.compile(to: &$0, sources: sources) } }
    #endif
  }
}

/// The texts of a destination in other languages. They are read each time a language is requested.
struct Translations: Sendable {
  private let stored: (bytes: SharedBytes, offset: Int)?

  /// Creates an empty collection.
  init() { stored = nil }

  fileprivate init(compiled json: inout JSONScanner) throws(JSONDamage) {
    stored = (json.bytes, json.offset)
    // The translations are the last member, and long.
    guard json.isChecking else { return }
    try json.beginObject()
    while try json.nextMember() != nil {
      _ = try DestinationTexts(compiled: &json)
    }
  }

  /// The languages of the texts.
  var languages: [Language] {
    guard let stored else { return [] }
    return readChecked { () throws(JSONDamage) in
      var json = JSONScanner(stored.bytes, at: stored.offset)
      var languages: [Language] = []
      try json.beginObject()
      while let tag = try json.nextMember() {
        languages.append(Language(rawValue: tag))
        try json.skip()
      }
      return languages
    }
  }

  /// Returns the texts in a language; nil if the destination has no texts in it.
  func texts(in language: Language) -> DestinationTexts? {
    guard let stored else { return nil }
    return readChecked { () throws(JSONDamage) in
      var json = JSONScanner(stored.bytes, at: stored.offset)
      try json.beginObject()
      while let tag = try json.nextMember() {
        if tag == language.rawValue { return try DestinationTexts(compiled: &json) }
        try json.skip()
      }
      return nil
    }
  }
}

extension Rule {
  /// Passes a list of rules, which has a line for each, and reads it when it is first used. Without the member it is empty.
  fileprivate static func deferredList(
    _ key: StaticString, in json: inout JSONScanner, sources: [Source]
  ) throws(JSONDamage) -> Deferred<[Rule]> {
    guard json.isNext(key) else { return Deferred { [] } }
    let (bytes, start) = (json.bytes, json.offset)
    if json.isChecking {
      var end = json
      _ = try list(key, in: &json, sources: sources)
      guard end.member(key), (try? end.skipLines()) != nil, end.offset == json.offset else {
        throw json.damage("the end of a list with one line for each rule")
      }
    } else {
      try json.required(key)
      try json.skipLines()
    }
    return Deferred {
      readChecked { () throws(JSONDamage) in
        var json = JSONScanner(bytes, at: start)
        return try list(key, in: &json, sources: sources)
      }
    }
  }

  fileprivate static func list(
    _ key: StaticString, in json: inout JSONScanner, sources: [Source]
  ) throws(JSONDamage) -> [Rule] {
    guard json.member(key) else { return [] }
    var rules: [Rule] = []
    rules.reserveCapacity(16)
    try json.beginArray()
    while try json.nextItem() { rules.append(try Rule(compiled: &json, sources: sources)) }
    return rules
  }

  fileprivate static func compile(
    _ rules: [Rule], as key: StaticString, to json: inout JSONWriter, sources: [Source]
  ) {
    guard !rules.isEmpty else { return }
    json.line(key) { json in
      json.beginArray()
      for rule in rules {
        json.beginLine()
        rule.compile(to: &json, sources: sources)
      }
      json.endLine()
      json.endArray()
    }
  }
}

extension JSONWriter {
  /// Writes a member on a line of its own.
  fileprivate mutating func line(_ key: StaticString, _ write: (inout JSONWriter) -> Void) {
    beginLine()
    self.key(key)
    write(&self)
  }

  /// Writes a list with each item on a line of its own; writes nothing for an empty list.
  fileprivate mutating func lines(_ key: StaticString, _ items: [some Compilable]) {
    guard !items.isEmpty else { return }
    line(key) { $0.list(items, inLines: true) }
  }
}
