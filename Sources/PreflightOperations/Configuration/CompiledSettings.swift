import MediaProbe
import Preflight
package import PreflightDocuments
import PreflightReports

/// The settings that judge files, for the module that judges them in a browser. What depends on the paths of a repository has no
/// meaning there: overrides, allowances and the baseline.
package struct CompiledSettings {
  /// The version of the form that this version writes.
  private static let format = 1

  private let destinations: [Destination]
  private let isChosen: Bool
  private let language: String?
  private let slot: String?
  private let asOf: CivilDate?
  private let assumptions: Assumptions
  private let rules: RuleChanges

  package init(_ settings: RunSettings, slot: String?, _ rules: RuleSettings) throws {
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

  package var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("preflight_configuration", Self.format)
    json.member("to", destinations.map(\.id))
    json.member("only_meant", !isChosen)
    if let language { json.member("lang", language) }
    if let slot { json.member("slot", slot) }
    if let asOf { json.member("as_of", asOf.description) }
    json.object("assume") { json in
      for entry in assumptions.entries {
        json.key(escaping: entry.name)
        json.string(entry.value)
      }
    }
    json.key("rules")
    rules.compile(to: &json)
    // A compiled destination is one text, because its reader needs its lines.
    json.array("destinations") { json in
      for destination in destinations {
        let compiled = destination.compiled()
        let builtIn = Destinations.all.first { $0.id == destination.id }
        if builtIn?.compiled() != compiled { json.string(utf8: compiled) }
      }
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
