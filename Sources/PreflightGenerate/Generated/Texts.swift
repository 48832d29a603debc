// swift-format-ignore-file
// Made by script/tools/generate from the files in Languages/.

package import MediaProbe
package import Preflight
import PreflightLanguage

package struct LabelWords: Sendable {
  let table: TextTable
  package var destinations: String { table[0] }; package func table(_ top: String) -> String { table[1, .text(top)] }; package var tableColumns: String { table[2] }; package func files(_ count: Int64, _ kind: MediaFacts.Kind) -> String { table[3, .number(count), .choice(place(of: kind))] }; package func side(_ side: Side) -> String { table[4, .choice(place(of: side))] }
  package func without(_ formats: String) -> String { table[5, .text(formats)] }; package func hours(_ number: String) -> String { table[6, .text(number)] }; package func minutes(_ number: String) -> String { table[7, .text(number)] }; package func seconds(_ number: String) -> String { table[8, .text(number)] }; package func items(_ names: [String]) -> String { table[9, .list(names)] }
  package func names(_ id: String, _ shortName: String, _ owner: String) -> String { table[10, .text(id), .text(shortName), .text(owner)] }; package var parameters: String { table[11] }; package func parameter(_ name: String, _ expectation: String, _ meaning: String) -> String { table[12, .text(name), .text(expectation), .text(meaning)] }
  package func slot(_ name: String) -> String { table[13, .text(name)] }; package func takes(_ kinds: [String]) -> String { table[14, .list(kinds)] }; package var noRule: String { table[15] }; package var ruleColumns: String { table[16] }
  package func breach(_ severity: Severity, _ strength: Strength, _ certainty: Certainty) -> String { table[17, .choice(place(of: severity)), .choice(place(of: strength)), .choice(place(of: certainty))] }; package var message: String { table[18] }; package var fix: String { table[19] }; package func looser(_ id: String) -> String { table[20, .text(id)] }
  package func valid(_ from: CivilDate?, _ until: CivilDate?) -> String { table[21, from.map { .text("\($0)") } ?? .choice(0), until.map { .text("\($0)") } ?? .choice(0)] }; package var fields: String { table[22] }; package var fieldsNote: String { table[23] }; package var fieldColumns: String { table[24] }; package var requestRules: String { table[25] }; package var appRules: String { table[26] }
  package var appNote: String { table[27] }; package var shareStates: String { table[28] }; package func borrowed(_ owner: String) -> String { table[29, .text(owner)] }; package func order(_ steps: [String]) -> String { table[30, .list(steps)] }; package var stateColumns: String { table[31] }
  package func evidence(_ isOnly: Bool, _ evidence: ShareState.Evidence) -> String { table[32, .choice(isOnly ? 0 : 1), .choice(place(of: evidence))] }; package func nativeCodes(_ name: String) -> String { table[33, .text(name)] }; package var codeColumns: String { table[34] }; package var unreadable: String { table[35] }; package var unreadableColumns: String { table[36] }
  package var noState: String { table[37] }; package func stateOfKind(_ state: Int, _ kind: MediaFacts.Kind) -> String { table[38, .number(Int64(state)), .choice(place(of: kind))] }; package var undocumented: String { table[39] }; package var undocumentedNote: String { table[40] }; package var sources: String { table[41] }; package var sourceColumns: String { table[42] }
  package var neverDue: String { table[43] }; package var undated: String { table[44] }; package func written(_ place: String, _ figure: String?) -> String { table[45, .text(place), figure.map { .text($0) } ?? .choice(0)] }; package func placeOf(_ destination: String, _ part: String) -> String { table[46, .text(destination), .text(part)] }; package var ofRequest: String { table[47] }
  package var ofApp: String { table[48] }; package var ofForm: String { table[49] }; package var limit: String { table[50] }; package var condition: String { table[51] }; package var breachRow: String { table[52] }; package var certainty: String { table[53] }; package var shareState: String { table[54] }; package var codesRow: String { table[55] }; package var examples: String { table[56] }
  package var exampleColumns: String { table[57] }; package var commandLine: String { table[58] }; package func ruleSource(_ path: String) -> String { table[59, .text(path)] }; package var rules: String { table[60] }; package var rulesNote: String { table[61] }; package var predictions: String { table[62] }; package var predictionsNote: String { table[63] }
  package func predictionsBorrowed(_ owner: String) -> String { table[64, .text(owner)] }; package func steps(_ steps: [String]) -> String { table[65, .list(steps)] }; package func unreadableFile(_ codes: [String]) -> String { table[66, .list(codes)] }; package func unreadableAppFile(_ codes: [String]) -> String { table[67, .list(codes)] }; package var malformedText: String { table[68] }
  package var mediaOfOtherKind: String { table[69] }; package var predictionColumns: String { table[70] }; package var errors: String { table[71] }; package var errorsNote: String { table[72] }; package var errorColumns: String { table[73] }; package var groupColumns: String { table[74] }; package var otherIDs: String { table[75] }; package var idColumns: String { table[76] }
  package var facts: String { table[77] }; package var factsNote: String { table[78] }; package var factColumns: String { table[79] }; package var factsOfFile: String { table[80] }; package func factsOf(_ part: Fact.Part) -> String { table[81, .choice(place(of: part))] }
  package static func of(_ language: Language) -> Self { switch language.rawValue { case "zh-Hans": zhHans; default: en } }
}

private func place(of value: Severity) -> Int { switch value { case .note: 0; case .warning: 1; case .error: 2 } }

private func place(of value: Certainty) -> Int { switch value { case .official: 0; case .officialQuoted: 1; case .officialOlder: 2; case .thirdParty: 3; case .observed: 4; case .derived: 5; case .house: 6 } }

private func place(of value: Strength) -> Int { switch value { case .changed: 0; case .hard: 1; case .unstated: 2; case .advice: 3; case .remark: 4 } }

private func place(of value: MediaFacts.Kind) -> Int { switch value { case .video: 0; case .image: 1; case .audio: 2; default: 127 } }

private func place(of value: ShareState.Evidence) -> Int { switch value { case .media: 0; case .request: 1; case .context: 2; case .runTime: 3 } }

private func place(of value: Side) -> Int { switch value { case .width: 0; case .height: 1; case .short: 2; case .long: 3; case .sum: 4; case .pixels: 5 } }

private func place(of value: Fact.Part) -> Int { switch value { case .video: 0; case .audio: 1; case .image: 2; case .color: 3; case .content: 4 } }
