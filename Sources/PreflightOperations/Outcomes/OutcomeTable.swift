import MediaProbe
import Preflight
import PreflightReports

/// The records of a store in memory. A store can have a million of them, so texts are kept once and numbers without their names.
package struct OutcomeTable: Sendable {
  /// A record without its facts.
  struct Post: Sendable {
    let id: UInt64
    let day: CivilDate
    let destination: Int32
    let answer: PostAnswer
    let predicted: Outcome
    /// -1 for none.
    let code: Int32
    /// The lists of rules.
    let errors: Int32
    let warnings: Int32
    /// The names of the facts.
    let shape: Int32
    /// The place of the first value.
    let block: Int32
    let offset: Int32
  }

  /// The name of a fact, and whether its value is a number or the number of a word.
  struct Column: Hashable, Sendable {
    let name: Int32
    let isNumber: Bool
  }

  private(set) var posts: [Post] = []
  private(set) var repeated = 0
  private(set) var damaged = 0
  private(set) var damage: [OutcomeSummary.Damage] = []
  private(set) var words = Interned<String>()
  private(set) var lists = Interned<[Int32]>()
  private(set) var shapes = Interned<[Column]>()
  /// The values of all facts, in blocks, because a single array would need twice its memory while it grows.
  private var blocks: [[Double]] = []
  private var ids: Set<UInt64> = []

  private static let blockSize = 1 << 18
  /// The damaged lines that are named.
  private static let shownDamage = 10

  package init() {}

  /// The values of one kind, each once, with the numbers that stand for them.
  struct Interned<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int32] = [:]

    mutating func number(of value: Value) -> Int32 {
      if let number = numbers[value] { return number }
      let number = Int32(truncatingIfNeeded: values.count)
      values.append(value)
      numbers[value] = number
      return number
    }

    func known(_ value: Value) -> Int32? { numbers[value] }

    subscript(number: Int32) -> Value { values[Int(number)] }
  }

  /// Returns the place of a fact among the values of a post, by the shape of the post; nil if such posts do not have it.
  func places(of fact: Int32) -> [(index: Int, isNumber: Bool)?] {
    shapes.values.map { columns in
      columns.firstIndex { $0.name == fact }.map { ($0, columns[$0].isNumber) }
    }
  }

  /// Returns the value at a place; the number of a word if the place has no number.
  func value(of post: Post, at place: Int) -> Double { blocks[Int(post.block)][Int(post.offset) + place] }

  // MARK: - Reading

  private enum Key: String, CaseIterable {
    case record, id, date, destination, answer, code, text, predicted
    case predictedCode = "predicted_code"
    case errors, warnings, rules, sha256, facts
  }

  private static let keys = NameTable(Key.allCases.map(\.rawValue))

  /// The members of a line, before they are checked.
  private struct Draft {
    var isOutcome = false
    var id: UInt64?
    var date: CivilDate?
    var destination: Int32?
    var answer: PostAnswer?
    var predicted: Outcome?
    var code: Int32 = -1
    var errors: [Int32] = []
    var warnings: [Int32] = []
    var columns: [Column] = []
    var values: [Double] = []
  }

  /// Adds the record of a line. A line without a record is counted, and the first of them are kept with their reasons.
  mutating func add(_ line: [UInt8], number: Int, until today: CivilDate) {
    do throws(JSONDamage) {
      guard String(validating: line, as: UTF8.self) != nil else {
        throw JSONDamage(at: 0, "found bytes that are no UTF-8")
      }
      var scanner = JSONScanner(SharedBytes(copying: line))
      var draft = Draft()
      try read(&draft, from: &scanner)
      try scanner.end()
      try add(draft, until: today, scanner: &scanner)
    } catch {
      damaged += 1
      if damage.count < Self.shownDamage {
        damage.append(OutcomeSummary.Damage(line: number, reason: error.message))
      }
    }
  }

  private mutating func read(_ draft: inout Draft, from scanner: inout JSONScanner) throws(JSONDamage) {
    try scanner.beginObject()
    while true {
      if let index = scanner.member(in: Self.keys) {
        try read(Key.allCases[index], into: &draft, from: &scanner)
      } else if let name = try scanner.nextMember() {
        // A member of a newer version, or one with a space before its colon.
        if let key = Key(rawValue: name) {
          try read(key, into: &draft, from: &scanner)
        } else {
          try scanner.skip()
        }
      } else {
        return
      }
    }
  }

  private mutating func read(
    _ key: Key, into draft: inout Draft, from scanner: inout JSONScanner
  ) throws(JSONDamage) {
    switch key {
    case .record: draft.isOutcome = try scanner.string() == "outcome"
    case .id:
      guard let id = UInt64(try scanner.string(), radix: 16) else {
        throw scanner.damage("16 hexadecimal digits as “id”")
      }
      draft.id = id
    case .date:
      guard let date = CivilDate(try scanner.string()) else {
        throw scanner.damage("a day such as 2026-11-28 as “date”")
      }
      draft.date = date
    case .destination: draft.destination = words.number(of: try scanner.string())
    case .answer:
      guard let answer = PostAnswer(rawValue: try scanner.string()) else {
        throw scanner.damage("accepted, altered, refused or unrelated as “answer”")
      }
      draft.answer = answer
    case .predicted:
      guard let outcome = Outcome(rawValue: try scanner.string()) else {
        throw scanner.damage("an outcome such as fail as “predicted”")
      }
      draft.predicted = outcome
    case .code: draft.code = words.number(of: try scanner.string())
    case .errors: draft.errors = try readWords(&scanner)
    case .warnings: draft.warnings = try readWords(&scanner)
    case .facts: try readFacts(into: &draft, from: &scanner)
    case .text, .predictedCode, .rules, .sha256: try scanner.skip()
    }
  }

  private mutating func readWords(_ scanner: inout JSONScanner) throws(JSONDamage) -> [Int32] {
    var list: [Int32] = []
    try scanner.beginArray()
    while try scanner.nextItem() { list.append(words.number(of: try scanner.string())) }
    return list
  }

  private mutating func readFacts(into draft: inout Draft, from scanner: inout JSONScanner) throws(JSONDamage) {
    try scanner.beginObject()
    while let name = try scanner.nextMember() {
      let value: (number: Double, isNumber: Bool)
      if scanner.begins(with: "\"") {
        value = (Double(words.number(of: try scanner.string())), false)
      } else if scanner.begins(with: "t") || scanner.begins(with: "f") {
        value = (Double(words.number(of: try scanner.bool() ? "true" : "false")), false)
      } else {
        value = (try scanner.number(), true)
      }
      draft.columns.append(Column(name: words.number(of: name), isNumber: value.isNumber))
      draft.values.append(value.number)
    }
  }

  private mutating func add(
    _ draft: Draft, until today: CivilDate, scanner: inout JSONScanner
  ) throws(JSONDamage) {
    guard draft.isOutcome else { throw scanner.damage("a record with “record”: “outcome”") }
    guard let id = draft.id, let date = draft.date, let destination = draft.destination, let answer = draft.answer,
      let predicted = draft.predicted
    else { throw scanner.damage("id, date, destination, answer and predicted") }
    guard date <= today else { throw scanner.damage("a day that is not after \(today), found \(date)") }
    guard ids.insert(id).inserted else {
      repeated += 1
      return
    }
    if blocks.isEmpty || blocks[blocks.count - 1].count + draft.values.count > Self.blockSize {
      var block: [Double] = []
      block.reserveCapacity(Self.blockSize)
      blocks.append(block)
    }
    let block = blocks.count - 1
    posts.append(
      Post(
        id: id, day: date, destination: destination, answer: answer, predicted: predicted, code: draft.code,
        errors: lists.number(of: draft.errors), warnings: lists.number(of: draft.warnings),
        shape: shapes.number(of: draft.columns), block: Int32(truncatingIfNeeded: block),
        offset: Int32(truncatingIfNeeded: blocks[block].count)))
    blocks[block].append(contentsOf: draft.values)
  }
}
