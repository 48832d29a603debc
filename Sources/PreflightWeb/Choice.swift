import MediaProbe
import PreflightJudging
import PreflightLanguage
import PreflightRules

/// The destinations that a page chose, and the settings with which they judge its files.
struct Choice {
  /// The name of the document that changes rules, as the command has it.
  private static let document = "preflight.yml"

  let judges: [Judge]
  /// True if nobody chose the destinations.
  let onlyMeant: Bool
  let language: Language
  let asOf: CivilDate?

  /// Why a choice cannot be used.
  struct Mistake: Error {
    let text: String
  }

  /// Reads the JSON that the page writes.
  init(_ bytes: [UInt8], among known: [Destination]) throws(Mistake) {
    let parts: Parts
    do throws(JSONDamage) {
      parts = try Parts(bytes)
    } catch {
      throw Mistake(text: "found a choice that is not one of this version: \(error.message), at byte \(error.offset)")
    }
    let destinations = parts.destinations.compactMap { known.indices.contains($0) ? known[$0] : nil }
    onlyMeant = parts.onlyMeant
    language = parts.language ?? .english
    asOf = parts.asOf
    var judges: [Judge] = []
    do throws(JudgeError) {
      try parts.assumptions.requireParameters(of: destinations)
      for destination in destinations {
        judges.append(
          try Judge(
            parts.rules.applied(to: destination, from: Self.document),
            assuming: parts.assumptions.known(to: destination), slot: parts.slot, asOf: parts.asOf,
            language: parts.language))
      }
    } catch {
      throw Mistake(text: error.description)
    }
    self.judges = judges
  }
}

/// The members of a choice.
private struct Parts {
  var destinations: [Int] = []
  var language: Language?
  var slot: String?
  var asOf: CivilDate?
  var assumptions = Assumptions()
  var onlyMeant = false
  var rules = RuleChanges()

  init(_ bytes: [UInt8]) throws(JSONDamage) {
    var json = JSONScanner(SharedBytes(copying: bytes))
    try json.beginObject()
    try json.required("destinations")
    try json.beginArray()
    while try json.nextItem() { destinations.append(try json.int()) }
    if json.member("lang") {
      // A page may have a language without texts.
      language = Language(tag: try json.string()) ?? .english
    }
    if json.member("slot") { slot = try json.string() }
    if json.member("as_of") {
      guard let day = CivilDate(try json.string()) else { throw json.damage("a day such as 2026-11-21 before it") }
      asOf = day
    }
    try json.required("assume")
    try json.beginArray()
    var entries: [Assumptions.Entry] = []
    while try json.nextItem() {
      try json.beginArray()
      guard try json.nextItem() else { throw json.damage("a name and a value") }
      let name = try json.string()
      guard try json.nextItem() else { throw json.damage("a value") }
      entries.append(Assumptions.Entry(name, try json.string()))
      guard try !json.nextItem() else { throw json.damage("the end of the list") }
    }
    assumptions = Assumptions(entries)
    try json.required("only_meant")
    onlyMeant = try json.bool()
    try json.required("rules")
    rules = try RuleChanges(compiled: &json)
    try json.endObject()
  }
}
