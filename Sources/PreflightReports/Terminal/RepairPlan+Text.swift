import MediaProbe
import PreflightJudging
import PreflightLanguage
package import PreflightPlanning
import PreflightPresenting
package import PreflightRules

extension RepairPlan {
  /// Returns the changes in words: “moves the index to the start; nothing is encoded again”.
  package func summary(in language: Language) -> String {
    let words = language.words
    let changes = repairs.map { words.repairs.change($0, in: language) }
    let open = Set(openParameters).sorted()
    return
      (changes + [isLossless ? words.repairs.isLossless : words.repairs.encodes]
      + (open.isEmpty ? [] : [words.repairs.strictest(open, open[0])]))
      .joined(separator: words.terms.semicolon)
  }

  /// Returns the parts of the original that the copy lacks; nil if it lacks nothing.
  package func lossText(in language: Language) -> String? {
    let words = language.words
    let losses = losses.map { words.repairs.loss($0.id, $0.count ?? 1) }
    return losses.isEmpty ? nil : words.repairs.loses(losses.joined(separator: words.terms.semicolon))
  }

  /// Returns the line for a copy that says where the original was recorded; nil for other copies.
  package func keptText(in language: Language) -> String? { keepsLocation ? language.words.repairs.keepsLocation : nil }

  /// Writes the members of a suggestion record after its path.
  func writeMembers(_ command: [[UInt8]], to json: inout JSONWriter) {
    let paths = command.map { AssetPath(bytes: $0) }
    if paths.allSatisfy({ $0.isText }) { json.member("command", paths.map({ $0.text })) }
    json.member("shell", ShellText.command(command))
    json.member("lossless", isLossless)
    json.array("repairs") { json in for repair in repairs { repair.write(to: &json) } }
    if !losses.isEmpty { json.member("losses", losses.map({ $0.id })) }
    if keepsLocation { json.member("keeps", ["location"]) }
    json.objects("predicted", predicted) { verdict, json in
      json.member("destination", verdict.destination.id)
      if let slot = verdict.slot { json.member("slot", slot) }
      json.member("outcome", verdict.outcome.rawValue)
    }
  }
}
