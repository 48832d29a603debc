import MediaProbe
import Preflight
import PreflightDocuments

/// The settings that judge files, for the module that judges them in a browser. What depends on the paths of a repository has no
/// meaning there: overrides, allowances and the baseline.
struct CompiledSettings {
  /// The version of the form that this version writes.
  private static let format = 1

  private let destinations: [Destination]
  private let isChosen: Bool
  private let language: String?
  private let slot: String?
  private let asOf: CivilDate?
  private let assumptions: Assumptions
  private let rules: RuleChanges

  init(_ settings: RunSettings, slot: String?, _ rules: RuleSettings) throws {
    let slot = slot ?? settings.text(.slot)
    let chosen = try settings.chosen()
    destinations = chosen ?? settings.destinations.usual
    isChosen = chosen != nil || slot != nil
    language = settings.text(.lang)
    self.slot = slot
    asOf = settings.asOf
    assumptions = try settings.assumptions(for: destinations)
    self.rules = rules.changes
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("preflight_configuration")
    json.int(Self.format)
    json.key("to")
    json.beginArray()
    for destination in destinations { json.string(destination.id) }
    json.endArray()
    json.key("only_meant")
    json.bool(!isChosen)
    if let language {
      json.key("lang")
      json.string(language)
    }
    if let slot {
      json.key("slot")
      json.string(slot)
    }
    if let asOf {
      json.key("as_of")
      json.string(asOf.description)
    }
    json.key("assume")
    json.beginObject()
    for entry in assumptions.entries {
      json.key(escaping: entry.name)
      json.string(entry.value)
    }
    json.endObject()
    json.key("rules")
    rules.compile(to: &json)
    // A compiled destination is one text, because its reader needs its lines.
    json.key("destinations")
    json.beginArray()
    let builtIn = Destinations.all
    for destination in destinations {
      let compiled = destination.compiled()
      let same = builtIn.first { $0.id == destination.id }
      if same?.compiled() != compiled { json.string(utf8: compiled) }
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
