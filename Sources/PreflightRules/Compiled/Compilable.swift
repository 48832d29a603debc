import MediaProbe

/// A part of a destination that can be written in compiled form and read back.
///
/// Members are read in the order in which they are written, so both functions must match.
protocol Compilable: Sendable {
  init(compiled json: inout JSONScanner) throws(JSONDamage)
  func compile(to json: inout JSONWriter)
}

/// A value that stays in compiled form and is read on each use. Few runs need the texts of a rule, and hardly any run needs its
/// examples.
enum OnDemand<Value: Compilable>: Sendable {
  // The value is in a separate object, because rules and share states are copied and most of them are of the other case.
  indirect case made(Value)
  case compiled(SharedBytes, at: Int)

  /// Skips a value, to be read later.
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    self = .compiled(json.bytes, at: json.offset)
    if json.isChecking { _ = try Value(compiled: &json) } else { try json.skip() }
  }

  /// Skips the last members of an object that ends its line, because the end of a line is found quickly.
  init(restOfLine json: inout JSONScanner) throws(JSONDamage) {
    self = .compiled(json.bytes, at: json.offset)
    guard json.isChecking else {
      try json.skipToEndOfLine()
      return
    }
    var end = json
    try end.skipToEndOfLine()
    _ = try Value(compiled: &json)
    if json.offset != end.offset { throw json.damage("the end of the line") }
  }

  var value: Value {
    switch self {
    case .made(let value): return value
    case .compiled(let bytes, let offset):
      return readChecked { () throws(JSONDamage) in
        var json = JSONScanner(bytes, at: offset)
        return try Value(compiled: &json)
      }
    }
  }
}

extension OnDemand: Equatable where Value: Equatable {
  static func == (left: OnDemand, right: OnDemand) -> Bool { left.value == right.value }
}

extension OnDemand: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Reads from a compiled form that was checked before: by `script/tools/generate` if it is built in, otherwise when it was
/// loaded.
func readChecked<Value>(_ read: () throws(JSONDamage) -> Value) -> Value {
  do { return try read() } catch { preconditionFailure("\(error.message), at byte \(error.offset)") }
}

extension String: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) { self = try json.string() }
  func compile(to json: inout JSONWriter) { json.string(self) }
}

// MARK: - Words of fixed sets

/// A word of a fixed set, as the compiled form has it.
protocol CompiledWord: CaseIterable, RawRepresentable<String>, Sendable {
  /// The table is made once, since reading a rule looks up several words.
  static var compiledWords: WordTable<Self> { get }
}

// The type has no protocol constraints, because instantiating such a type makes the program search all of its conformances.
struct WordTable<Word: Sendable>: Sendable {
  let words: [Word]
  let names: NameTable
}

extension WordTable where Word: CaseIterable & RawRepresentable<String> {
  init() {
    words = Array(Word.allCases)
    names = NameTable(Word.allCases.map { $0.rawValue })
  }
}

extension Strength: CompiledWord { static let compiledWords = WordTable<Strength>() }
extension Certainty: CompiledWord { static let compiledWords = WordTable<Certainty>() }
extension Severity: CompiledWord { static let compiledWords = WordTable<Severity>() }
extension Step: CompiledWord { static let compiledWords = WordTable<Step>() }
extension Side: CompiledWord { static let compiledWords = WordTable<Side>() }
extension TextUnit: CompiledWord { static let compiledWords = WordTable<TextUnit>() }
extension TextCount: CompiledWord { static let compiledWords = WordTable<TextCount>() }
extension TextForm: CompiledWord { static let compiledWords = WordTable<TextForm>() }
extension Aggregate.Function: CompiledWord { static let compiledWords = WordTable<Aggregate.Function>() }
extension ShareState.Evidence: CompiledWord { static let compiledWords = WordTable<ShareState.Evidence>() }
extension FieldType.Name: CompiledWord { static let compiledWords = WordTable<FieldType.Name>() }
extension MediaFacts.Kind: CompiledWord { static let compiledWords = WordTable<MediaFacts.Kind>() }
extension ReadError.Code: CompiledWord { static let compiledWords = WordTable<ReadError.Code>() }

// MARK: - Lists, words and members that may be absent

extension JSONScanner {
  mutating func list<Item>(
    _ read: (inout JSONScanner) throws(JSONDamage) -> Item
  ) throws(JSONDamage) -> [Item] {
    try beginArray()
    var items: [Item] = []
    while try nextItem() { items.append(try read(&self)) }
    return items
  }

  /// - Parameter expected: The approximate number of items, for a list of many.
  mutating func list<Item: Compilable>(expecting expected: Int = 0) throws(JSONDamage) -> [Item] {
    try beginArray()
    var items: [Item] = []
    if expected > 0 { items.reserveCapacity(expected) }
    while try nextItem() { items.append(try Item(compiled: &self)) }
    return items
  }

  /// Reads the list of a member; empty if the member is missing.
  mutating func list<Item: Compilable>(
    _ key: StaticString, expecting expected: Int = 0
  ) throws(JSONDamage) -> [Item] {
    member(key) ? try list(expecting: expected) : []
  }

  mutating func value<Value: Compilable>(_ key: StaticString) throws(JSONDamage) -> Value {
    try required(key)
    return try Value(compiled: &self)
  }

  mutating func optional<Value: Compilable>(_ key: StaticString) throws(JSONDamage) -> Value? {
    member(key) ? try Value(compiled: &self) : nil
  }

  mutating func int(_ key: StaticString) throws(JSONDamage) -> Int? { member(key) ? try int() : nil }

  /// Reads a word of a fixed set.
  mutating func word<Word: CompiledWord>() throws(JSONDamage) -> Word {
    let table = Word.compiledWords
    guard let index = take(nameIn: table.names) else {
      throw damage("one of \(table.words.map { $0.rawValue }.joined(separator: ", "))")
    }
    return table.words[index]
  }

  mutating func word<Word: CompiledWord>(_ key: StaticString) throws(JSONDamage) -> Word {
    try required(key)
    return try word()
  }

  /// Moves to the value of the next member if its key is one of a fixed set; otherwise returns nil.
  mutating func nextKey<Key: CompiledWord>() -> Key? {
    let table = Key.compiledWords
    guard let index = member(in: table.names) else { return nil }
    return table.words[index]
  }

  /// Reads the words of a member; empty if the member is missing.
  mutating func words<Word: CompiledWord>(_ key: StaticString) throws(JSONDamage) -> [Word] {
    guard member(key) else { return [] }
    return try list { json throws(JSONDamage) in try json.word() }
  }

  /// Reads codes by the kind of a file; empty if the member is missing.
  mutating func codes(_ key: StaticString) throws(JSONDamage) -> [MediaFacts.Kind: Int] {
    guard member(key) else { return [:] }
    var codes: [MediaFacts.Kind: Int] = [:]
    try beginObject()
    for kind in MediaFacts.Kind.allCases {
      if let code = try int(kind.key) { codes[kind] = code }
    }
    try endObject()
    return codes
  }
}

extension JSONWriter {
  mutating func value(_ key: StaticString, _ value: (some Compilable)?) {
    guard let value else { return }
    self.key(key)
    value.compile(to: &self)
  }

  mutating func int(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    int(value)
  }

  /// Writes a list, with one line per item if it is long; writes nothing for an empty list.
  mutating func list(_ key: StaticString, _ items: [some Compilable], inLines: Bool = false) {
    guard !items.isEmpty else { return }
    self.key(key)
    list(items, inLines: inLines)
  }

  mutating func list(_ items: [some Compilable], inLines: Bool = false) {
    beginArray()
    for item in items {
      if inLines { beginLine() }
      item.compile(to: &self)
    }
    if inLines { endLine() }
    endArray()
  }

  mutating func word(_ key: StaticString, _ word: some RawRepresentable<String>) {
    self.key(key)
    string(word.rawValue)
  }

  mutating func words(_ key: StaticString, _ words: [some RawRepresentable<String>]) {
    list(key, words.map { $0.rawValue })
  }

  mutating func codes(_ key: StaticString, _ codes: [MediaFacts.Kind: Int]) {
    guard !codes.isEmpty else { return }
    self.key(key)
    beginObject()
    for kind in MediaFacts.Kind.allCases { int(kind.key, codes[kind]) }
    endObject()
  }
}

extension MediaFacts.Kind {
  fileprivate var key: StaticString {
    switch self {
    case .video: "video"
    case .image: "image"
    case .audio: "audio"
    case .other: "other"
    }
  }
}
