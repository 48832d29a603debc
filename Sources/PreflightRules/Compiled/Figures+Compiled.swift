import MediaProbe

/// Written as a whole number, or as two in a list.
extension Ratio: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    let start = json.offset
    var ratio: Ratio?
    if json.begins(with: "[") {
      try json.beginArray()
      if try json.nextItem() {
        let numerator = try json.int64()
        if try json.nextItem() {
          ratio = Ratio(signed: numerator, try json.int64())
          if try json.nextItem() { ratio = nil }
        }
      }
    } else {
      ratio = Ratio(signed: try json.int64(), 1)
    }
    guard let ratio else { throw JSONDamage(at: start, "expected a number") }
    self = ratio
  }

  func compile(to json: inout JSONWriter) {
    if denominator == 1 { return json.int(numerator) }
    json.beginArray()
    json.int(numerator)
    json.int(denominator)
    json.endArray()
  }
}

extension JSONScanner {
  /// Reads the next item of a list of whole numbers; nil at its end.
  fileprivate mutating func nextInt() throws(JSONDamage) -> Int? { try nextItem() ? try int() : nil }
}

/// Written as a list of year, month and day.
extension CivilDate: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    let start = json.offset
    try json.beginArray()
    guard let year = try json.nextInt(), let month = try json.nextInt(), let day = try json.nextInt(),
      try !json.nextItem(), let date = CivilDate(year, month, day)
    else { throw JSONDamage(at: start, "expected year, month and day") }
    self = date
  }

  func compile(to json: inout JSONWriter) {
    json.beginArray()
    for number in [year, month, day] { json.int(number) }
    json.endArray()
  }
}

/// Written as a list of its numbers.
extension Version: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    let start = json.offset
    guard let version = Version(try json.list { json throws(JSONDamage) in try json.int() }) else {
      throw JSONDamage(at: start, "expected a version")
    }
    self = version
  }

  func compile(to json: inout JSONWriter) {
    json.beginArray()
    for number in numbers { json.int(number) }
    json.endArray()
  }
}

/// Texts, whole numbers, flags and lists of texts are written as they are; other values with the name of their type.
extension FactValue: Compilable {
  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    if json.begins(with: "\"") {
      self = .text(try json.string())
    } else if json.begins(with: "[") {
      self = .list(try json.list())
    } else if json.begins(with: "t") || json.begins(with: "f") {
      self = .flag(try json.bool())
    } else if json.begins(with: "{") {
      try json.beginObject()
      if json.member("number") {
        self = .number(try json.number())
      } else if json.member("size") {
        let start = json.offset
        let sides: [Int] = try json.list { json throws(JSONDamage) in try json.int() }
        guard sides.count == 2 else { throw JSONDamage(at: start, "expected width and height") }
        self = .size(PixelSize(width: sides[0], height: sides[1]))
      } else if json.member("runs") {
        var text = ""
        for run in try json.list() as [Run] { text += String(repeating: run.text, count: run.count) }
        self = .text(text)
      } else {
        self = .ratio(try json.value("ratio"))
      }
      try json.endObject()
    } else {
      self = .integer(try json.int64())
    }
  }

  func compile(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): return json.int(value)
    case .text(let text):
      guard let runs = Run.all(in: text) else { return json.string(text) }
      json.beginObject()
      json.list("runs", runs)
      return json.endObject()
    case .flag(let flag): return json.bool(flag)
    case .list(let texts): return json.list(texts)
    // Only measured values are messages. Rules and their examples have texts.
    case .message(let message): return json.string(message.english)
    case .messages(let messages): return json.list(messages.map { $0.english })
    case .number, .ratio, .size: break
    }
    json.beginObject()
    switch self {
    case .number(let value):
      json.key("number")
      json.number(value)
    case .ratio(let value): json.value("ratio", value)
    case .size(let size):
      json.key("size")
      json.beginArray()
      json.int(size.width)
      json.int(size.height)
      json.endArray()
    case .integer, .text, .flag, .list, .message, .messages: break
    }
    json.endObject()
  }
}

/// Repetitions of a text. Examples on the limit of a length are long and would fill the compiled form.
private struct Run: Compilable {
  /// The length from which a text is split into runs, and the number of repetitions that make one.
  private static let shortest = (text: 64, run: 16)

  let text: String
  let count: Int

  init(_ text: String, _ count: Int) {
    self.text = text
    self.count = count
  }

  init(compiled json: inout JSONScanner) throws(JSONDamage) {
    try json.beginObject()
    text = try json.value("text")
    let start = json.offset
    guard let count = try json.int("times"), (1...100_000).contains(count) else {
      throw JSONDamage(at: start, "expected the number of repetitions")
    }
    self.count = count
    try json.endObject()
  }

  func compile(to json: inout JSONWriter) {
    json.beginObject()
    json.value("text", text)
    json.int("times", count)
    json.endObject()
  }

  /// Returns the runs of a long text; nil if it has no runs that save space.
  static func all(in text: String) -> [Run]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= shortest.text else { return nil }
    var runs: [Run] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0 != scalars[start] } ?? scalars.count
      if end - start >= shortest.run {
        runs.append(Run(String(Character(scalars[start])), end - start))
      } else {
        let plain = String(String.UnicodeScalarView(scalars[start..<end]))
        if let last = runs.last, last.count == 1 {
          runs[runs.count - 1] = Run(last.text + plain, 1)
        } else {
          runs.append(Run(plain, 1))
        }
      }
      start = end
    }
    return runs.contains { $0.count > 1 } ? runs : nil
  }
}
