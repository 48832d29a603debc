// swift-format-ignore-file
// Made by script/tools/generate from the files in Languages/.

package import MediaProbe
package import PreflightJudging
package import PreflightRules

extension Language {
  static let known: [(tag: String, range: String, claims: [String])] = [("en", "en", []), ("zh-Hans", "zh-hans", ["zh", "zh-cn", "zh-sg"])]
}

extension Language {
  /// The texts of each language.
  static let catalogs: [Words] = [.en, .zhHans]
}

/// The texts that records have.
struct RecordWords {
  let terms: TermWords; let codes: CodeWords; let phrases: PhraseWords; let findings: FindingWords
}

extension Words {
  package var terms: TermWords { records.terms }; package var codes: CodeWords { records.codes }; package var phrases: PhraseWords { records.phrases }; package var findings: FindingWords { records.findings }
}

#if hasFeature(Embedded) && !PAGE
/// The texts that no record has. A module for browsers does without them.
struct ReportWords {}
#else
/// The texts that no record has: those of reports, pages and the command.
struct ReportWords {
  let run: RunWords; let log: LogWords; let overview: OverviewWords; let verdicts: VerdictWords; let rules: RuleWords; let destinations: DestinationWords; let delivery: DeliveryWords; let repairs: RepairWords; let planning: PlanningWords; let forms: FormWords; let factSheet: FactSheetWords; let page: PageWords; let script: ScriptWords; let headlines: HeadlineWords; let facts: FactWords
}

extension Words {
  package var run: RunWords { reports.run }; package var log: LogWords { reports.log }; package var overview: OverviewWords { reports.overview }; package var verdicts: VerdictWords { reports.verdicts }; package var rules: RuleWords { reports.rules }; package var destinations: DestinationWords { reports.destinations }; package var delivery: DeliveryWords { reports.delivery }
  package var repairs: RepairWords { reports.repairs }; package var planning: PlanningWords { reports.planning }; package var forms: FormWords { reports.forms }; package var factSheet: FactSheetWords { reports.factSheet }; package var page: PageWords { reports.page }; package var script: ScriptWords { reports.script }; package var headlines: HeadlineWords { reports.headlines }
  package var facts: FactWords { reports.facts }
}
#endif

package struct TermWords: Sendable {
  let table: TextTable
  package func outcome(_ outcome: Outcome) -> String { table[0, .choice(place(of: outcome))] }; package func severity(_ severity: Severity) -> String { table[1, .choice(place(of: severity))] }; package func certainty(_ certainty: Certainty) -> String { table[2, .choice(place(of: certainty))] }; package func strength(_ strength: Strength) -> String { table[3, .choice(place(of: strength))] }
  package func step(_ step: Step) -> String { table[4, .choice(place(of: step))] }; package func kind(_ kind: MediaFacts.Kind) -> String { table[5, .choice(place(of: kind))] }; package func noun(_ noun: Noun) -> String { table[6, .choice(place(of: noun))] }; package var comma: String { table[7] }; package var semicolon: String { table[8] }; package var colon: String { table[9] }
  package var stop: String { table[10] }; package var gap: String { table[11] }; package var clauseEnds: String { table[12] }; package func inParentheses(_ text: String) -> String { table[13, .text(text)] }; package func nouns(_ noun: Noun) -> String { table[14, .choice(place(of: noun))] }
}

package struct RunWords: Sendable {
  let table: TextTable
  package func assets(_ count: Int, _ noun: Noun) -> String { table[0, .number(Int64(count)), .choice(place(of: noun))] }; package func counted(_ count: Int, _ noun: Noun) -> String { table[1, .number(Int64(count)), .choice(place(of: noun))] }; package func noAssets(_ noun: Noun) -> String { table[2, .choice(place(of: noun))] }
  package func unreadable(_ count: Int, _ of: String) -> String { table[3, .number(Int64(count)), .text(of)] }; package func probed(_ assets: String) -> String { table[4, .text(assets)] }; package func clean(_ count: Int, _ assets: String) -> String { table[5, .number(Int64(count)), .text(assets)] }
  package func count(_ outcome: Outcome, _ count: Int) -> String { table[6, .choice(place(of: outcome)), .number(Int64(count))] }; package func changedAmong(_ count: Int) -> String { table[7, .number(Int64(count))] }; package func unreadableAmong(_ failed: Int, _ unreadable: Int) -> String { table[8, .number(Int64(failed)), .number(Int64(unreadable))] }
  package func skipped(_ count: Int) -> String { table[9, .number(Int64(count))] }; package var interrupted: String { table[10] }; package var next: String { table[11] }; package var promise: String { table[12] }; package func rulesOf(_ date: String) -> String { table[13, .text(date)] }; package func asOf(_ date: String) -> String { table[14, .text(date)] }
  package func moreAssets(_ count: Int, _ noun: Noun) -> String { table[15, .number(Int64(count)), .choice(place(of: noun))] }; package var mostOften: String { table[16] }; package var skippedFiles: String { table[17] }; package func failures(_ count: String) -> String { table[18, .text(count)] }; package func timeLeft(_ time: String) -> String { table[19, .text(time)] }
  package func media(_ time: String) -> String { table[20, .text(time)] }; package func minutes(_ minutes: Int64, _ seconds: Int64) -> String { table[21, .number(minutes), .number(seconds)] }; package func hours(_ hours: Int64, _ minutes: Int64) -> String { table[22, .number(hours), .number(minutes)] }
  package func done(_ assets: String, _ isProbe: Bool, _ time: String) -> String { table[23, .text(assets), .choice(isProbe ? 0 : 1), .text(time)] }; package func counts(_ assets: String, _ parts: [String]) -> String { table[24, .text(assets), .list(parts)] }
  package func files(_ done: String, _ total: String?, _ noun: Noun) -> String { table[25, .text(done), total.map { .text($0) } ?? .choice(0), .choice(place(of: noun))] }
}

package struct LogWords: Sendable {
  let table: TextTable
  package func skipped(_ path: String, _ reason: String) -> String { table[0, .text(path), .text(reason)] }; package var notRead: String { table[1] }; package func tier(_ tier: Tier, _ bytes: Int64) -> String { table[2, .choice(place(of: tier)), .number(bytes)] }
  package func total(_ bytes: Int64, _ assets: String, _ libraries: [String]) -> String { table[3, .number(bytes), .text(assets), .list(libraries)] }
}

package struct OverviewWords: Sendable {
  let table: TextTable
  package func destinations(_ count: Int) -> String { table[0, .number(Int64(count))] }; package func usual(_ count: Int, _ areWithOwn: Bool) -> String { table[1, .number(Int64(count)), .choice(areWithOwn ? 0 : 1)] }; package var howToChoose: String { table[2] }; package func section(_ section: OverviewWords.Section) -> String { table[3, .choice(place(of: section))] }
  package func troubled(_ count: Int, _ of: Int) -> String { table[4, .number(Int64(count)), .number(Int64(of))] }; package func length(_ length: Int, _ limit: Int) -> String { table[5, .number(Int64(length)), .number(Int64(limit))] }
  package func cut(_ field: String, _ end: String, _ rest: String, _ isShown: Bool) -> String { table[6, .text(field), .text(end), .text(rest), .choice(isShown ? 0 : 1)] }; package func unlisted(_ count: Int, _ noun: Noun) -> String { table[7, .number(Int64(count)), .choice(place(of: noun))] }; package func everyDestination(_ count: Int) -> String { table[8, .number(Int64(count))] }
  package var onlyProblems: String { table[9] }; package func onlyProblemsHint(_ noun: Noun) -> String { table[10, .choice(place(of: noun))] }; package func warnings(_ count: Int) -> String { table[11, .number(Int64(count))] }; package func notFor(_ destinations: String) -> String { table[12, .text(destinations)] }
  package func otherOrientation(_ destinations: String) -> String { table[13, .text(destinations)] }; package var noPlace: String { table[14] }; package func postable(_ count: Int, _ of: String) -> String { table[15, .number(Int64(count)), .text(of)] }
  package func taking(_ count: Int, _ all: Int, _ isAll: Bool) -> String { table[16, .number(Int64(count)), .number(Int64(all)), .choice(isAll ? 0 : 1)] }; package func ready(_ count: Int, _ warned: Int, _ all: Int, _ ready: Int) -> String { table[17, .number(Int64(count)), .number(Int64(warned)), .number(Int64(all)), .number(Int64(ready))] }
  package func readyFor(_ count: Int, _ all: Int, _ isAll: Bool) -> String { table[18, .number(Int64(count)), .number(Int64(all)), .choice(isAll ? 0 : 1)] }; package func everywhere(_ count: Int) -> String { table[19, .number(Int64(count))] }; package func somewhere(_ count: Int) -> String { table[20, .number(Int64(count))] }
  package func nowhere(_ count: Int) -> String { table[21, .number(Int64(count))] }
}

package struct VerdictWords: Sendable {
  let table: TextTable
  package func mayAnswer(_ codes: [String]) -> String { table[0, .list(codes)] }; package var undecided: String { table[1] }; package var factUnknown: String { table[2] }; package func readBy(_ depth: String) -> String { table[3, .text(depth)] }; package func neededBy(_ rules: [String]) -> String { table[4, .list(rules)] }
  package func undecidedSince(_ dependence: String) -> String { table[5, .text(dependence)] }; package func dependsOn(_ names: [String]) -> String { table[6, .list(names)] }; package func nameInContext(_ count: Int) -> String { table[7, .number(Int64(count))] }; package var buildSetting: String { table[8] }; package var dependenceJoint: String { table[9] }; package var warning: String { table[10] }
  package var note: String { table[11] }; package var predicted: String { table[12] }; package func wouldBeAnswered(_ state: String) -> String { table[13, .text(state)] }; package var notJudged: String { table[14] }; package func noSlot(_ destination: String) -> String { table[15, .text(destination)] }; package func slot(_ name: String) -> String { table[16, .text(name)] }
  package func inSlot(_ name: String) -> String { table[17, .text(name)] }; package func more(_ count: Int) -> String { table[18, .number(Int64(count))] }; package func moreAssets(_ count: Int, _ noun: Noun) -> String { table[19, .number(Int64(count)), .choice(place(of: noun))] }; package var warningsAndUndecided: String { table[20] }; package var destination: String { table[21] }
  package func moreResults(_ left: Int, _ shown: Int, _ all: Int) -> String { table[22, .number(Int64(left)), .number(Int64(shown)), .number(Int64(all))] }; package var readable: String { table[23] }; package func give(_ options: [String]) -> String { table[24, .list(options)] }
  package func moreAnnotations(_ count: Int, _ errors: Int) -> String { table[25, .number(Int64(count)), .number(Int64(errors))] }
}

package struct RuleWords: Sendable {
  let table: TextTable
  package var unreadableTitle: String { table[0] }; package var unreadableHelp: String { table[1] }; package var undecidedTitle: String { table[2] }; package var undecidedHelp: String { table[3] }; package func title(_ destination: String, _ subject: String?, _ limit: String) -> String { table[4, .text(destination), subject.map { .text($0) } ?? .choice(0), .text(limit)] }
  package func certainty(_ words: String) -> String { table[5, .text(words)] }; package func predicted(_ state: String) -> String { table[6, .text(state)] }; package func holdsFor(_ conditions: [String]) -> String { table[7, .list(conditions)] }; package func checkedOn(_ title: String, _ day: CivilDate) -> String { table[8, .text(title), .text("\(day)")] }; package var source: String { table[9] }
  package func appliesWhere(_ conditions: [String]) -> String { table[10, .list(conditions)] }; package func breach(_ strength: Strength) -> String { table[11, .choice(place(of: strength))] }; package func standing(_ strength: String, _ certainty: String, _ system: String?) -> String { table[12, .text(strength), .text(certainty), system.map { .text($0) } ?? .choice(0)] }
  package var derived: String { table[13] }; package var examples: String { table[14] }; package func exampleOutcome(_ outcome: Outcome) -> String { table[15, .choice(place(of: outcome))] }; package var breachPredicts: String { table[16] }; package var sources: String { table[17] }; package func checked(_ title: String, _ day: CivilDate) -> String { table[18, .text(title), .text("\(day)")] }
  package func due(_ civilDate: CivilDate) -> String { table[19, .text("\(civilDate)")] }; package func notJudged(_ reason: String) -> String { table[20, .text(reason)] }; package var speaksOfOthers: String { table[21] }; package var breaksLooser: String { table[22] }; package var isMet: String { table[23] }
  package func described(_ severity: String, _ message: String, _ rule: Substring) -> String { table[24, .text(severity), .text(message), .text("\(rule)")] }; package func sentence(_ destination: String, _ subject: String?, _ limit: String, _ strength: Strength) -> String { table[25, .text(destination), subject.map { .text($0) } ?? .choice(0), .text(limit), .choice(place(of: strength))] }
  package func pageDate(_ day: CivilDate?) -> String { table[26, day.map { .text("\($0)") } ?? .choice(0)] }
}

package struct DestinationWords: Sendable {
  let table: TextTable
  package func rules(_ count: Int, _ checked: CivilDate?) -> String { table[0, .number(Int64(count)), checked.map { .text("\($0)") } ?? .choice(0)] }; package func takes(_ kinds: [String]) -> String { table[1, .list(kinds)] }; package var fields: String { table[2] }; package var fieldsNote: String { table[3] }
  package func field(_ name: String, _ value: String) -> String { table[4, .text(name), .text(value)] }; package func standard(_ value: String) -> String { table[5, .text(value)] }; package var request: String { table[6] }; package var requestNote: String { table[7] }; package var app: String { table[8] }; package var appNote: String { table[9] }; package var parameters: String { table[10] }
  package var parametersNote: String { table[11] }; package func parameter(_ name: String, _ meaning: String, _ expectation: String) -> String { table[12, .text(name), .text(meaning), .text(expectation)] }; package var shareStates: String { table[13] }; package var own: String { table[14] }
  package func code(_ code: String, _ name: String, _ meaning: String) -> String { table[15, .text(code), .text(name), .text(meaning)] }; package var nativeCodesNote: String { table[16] }; package var documented: String { table[17] }; package var observed: String { table[18] }; package var undocumented: String { table[19] }; package var undocumentedNote: String { table[20] }
  package func readAsWhole(_ names: [String]) -> String { table[21, .list(names)] }; package func noted(_ subject: String, _ note: String) -> String { table[22, .text(subject), .text(note)] }; package var deprecated: String { table[23] }; package func borrowedNumber(_ owner: String) -> String { table[24, .text(owner)] }; package var predictingRules: String { table[25] }
  package var unreadableFiles: String { table[26] }; package var predictableFrom: String { table[27] }; package var neverAnswered: String { table[28] }; package var comesWith: String { table[29] }; package var tiedToNone: String { table[30] }; package func order(_ steps: [String]) -> String { table[31, .list(steps)] }; package func isThis(_ code: String) -> String { table[32, .text(code)] }
  package func breaksNone(_ code: String) -> String { table[33, .text(code)] }; package func firstMet(_ state: String) -> String { table[34, .text(state)] }; package func errorGroup(_ group: ReadError.Code.Group) -> String { table[35, .choice(place(of: group))] }; package func errorMeaning(_ code: ReadError.Code) -> String { table[36, .choice(place(of: code))] }
  package var isReadable: String { table[37] }; package func fieldType(_ type: FieldType.Name, _ names: [String]) -> String { table[38, .choice(place(of: type)), .list(names)] }; package func borrowed(_ owner: String) -> String { table[39, .text(owner)] }; package func evidence(_ evidence: ShareState.Evidence) -> String { table[40, .choice(place(of: evidence))] }
  package func predictable(_ causes: [String], _ isAlsoRunTime: Bool) -> String { table[41, .list(causes), .choice(isAlsoRunTime ? 0 : 1)] }; package func isOther(_ predicted: Int?, _ code: String) -> String { table[42, predicted.map { .number(Int64($0)) } ?? .choice(0), .text(code)] }
}

package struct DeliveryWords: Sendable {
  let table: TextTable
  package func space(_ files: Int, _ needed: String, _ free: String?) -> String { table[0, .number(Int64(files)), .text(needed), free.map { .text($0) } ?? .choice(0)] }; package var notDelivered: String { table[1] }; package var warnings: String { table[2] }; package var allowed: String { table[3] }; package var withoutOriginal: String { table[4] }; package var removed: String { table[5] }
  package func several(_ files: Int, _ first: String) -> String { table[6, .number(Int64(files)), .text(first)] }; package func postedAnyway(_ reasons: String) -> String { table[7, .text(reasons)] }; package var keptWithoutOriginal: String { table[8] }; package var noLongerAllowed: String { table[9] }; package var howToPost: String { table[10] }; package var yourReason: String { table[11] }
  package func refused(_ path: String, _ destination: String, _ reason: String) -> String { table[12, .text(path), .text(destination), .text(reason)] }; package var onlyAccepted: String { table[13] }; package var notJudged: String { table[14] }; package func stays(_ path: String, _ reason: String) -> String { table[15, .text(path), .text(reason)] }
  package func changed(_ path: String) -> String { table[16, .text(path)] }; package func vanished(_ path: String) -> String { table[17, .text(path)] }; package var missing: String { table[18] }; package var differs: String { table[19] }; package var gone: String { table[20] }; package var stray: String { table[21] }; package var originalDiffers: String { table[22] }
  package func notReady(_ reason: String) -> String { table[23, .text(reason)] }; package var unknownDestination: String { table[24] }; package var title: String { table[25] }; package func page(_ files: Int, _ warned: Int, _ refused: Int) -> String { table[26, .number(Int64(files)), .number(Int64(warned)), .number(Int64(refused))] }; package var file: String { table[27] }
  package var original: String { table[28] }; package var change: String { table[29] }; package var size: String { table[30] }; package var reason: String { table[31] }; package var unchanged: String { table[32] }; package var manifest: String { table[33] }
  package func destination(_ name: String, _ files: Int, _ repaired: Int, _ size: String) -> String { table[34, .text(name), .number(Int64(files)), .number(Int64(repaired)), .text(size)] }; package func copied(_ count: Int, _ isDry: Bool) -> String { table[35, .number(Int64(count)), .choice(isDry ? 0 : 1)] }
  package func repaired(_ count: Int, _ isDry: Bool) -> String { table[36, .number(Int64(count)), .choice(isDry ? 0 : 1)] }; package func kept(_ count: Int) -> String { table[37, .number(Int64(count))] }; package func taken(_ count: Int, _ isDry: Bool) -> String { table[38, .number(Int64(count)), .choice(isDry ? 0 : 1)] }
  package func orphaned(_ count: Int) -> String { table[39, .number(Int64(count))] }; package func warned(_ count: Int) -> String { table[40, .number(Int64(count))] }; package func duplicates(_ count: Int) -> String { table[41, .number(Int64(count))] }; package func unmeant(_ count: Int) -> String { table[42, .number(Int64(count))] }
  package func turnedDown(_ count: Int) -> String { table[43, .number(Int64(count))] }; package func total(_ files: Int, _ parts: [String]) -> String { table[44, .number(Int64(files)), .list(parts)] }; package func checked(_ files: Int, _ wrong: Int) -> String { table[45, .number(Int64(files)), .number(Int64(wrong))] }
}

package struct RepairWords: Sendable {
  let table: TextTable
  package var isLossless: String { table[0] }; package var encodes: String { table[1] }; package func suggestion(_ path: String) -> String { table[2, .text(path)] }; package func predicted(_ answers: [String]) -> String { table[3, .list(answers)] }; package func answer(_ destination: String, _ outcome: String) -> String { table[4, .text(destination), .text(outcome)] }
  package func loses(_ losses: String) -> String { table[5, .text(losses)] }; package var keepsLocation: String { table[6] }; package var animationWouldEnd: String { table[7] }; package var elsewhere: String { table[8] }; package var severalFiles: String { table[9] }; package func nothingToDo(_ path: String) -> String { table[10, .text(path)] }
  package func notApplicable(_ path: String) -> String { table[11, .text(path)] }; package func unreadable(_ path: String, _ reason: String) -> String { table[12, .text(path), .text(reason)] }; package func written(_ path: String, _ output: String) -> String { table[13, .text(path), .text(output)] }
  package func wouldWrite(_ path: String, _ output: String) -> String { table[14, .text(path), .text(output)] }; package func beforeAndAfter(_ destination: String, _ before: String, _ after: String) -> String { table[15, .text(destination), .text(before), .text(after)] }; package func failed(_ path: String, _ reason: String) -> String { table[16, .text(path), .text(reason)] }
  package func exists(_ output: String) -> String { table[17, .text(output)] }; package func cannotWrite(_ output: String, _ reason: String) -> String { table[18, .text(output), .text(reason)] }; package func killed(_ signal: Int) -> String { table[19, .number(Int64(signal))] }; package func differs(_ differences: [String]) -> String { table[20, .list(differences)] }
  package func difference(_ id: String) -> String { table[21, .text(id)] }; package var secondAttempt: String { table[22] }; package func tooLarge(_ limit: String) -> String { table[23, .text(limit)] }; package var stripped: String { table[24] }; package func refused(_ path: String) -> String { table[25, .text(path)] }; package var moveIndexToStart: String { table[26] }
  package func remux(_ container: String) -> String { table[27, .text(container)] }; package func retag(_ tag: String) -> String { table[28, .text(tag)] }; package var rename: String { table[29] }; package func trim(_ seconds: String) -> String { table[30, .text(seconds)] }; package var dropAudioTracks: String { table[31] }
  package func transcodeVideo(_ codec: String) -> String { table[32, .text(codec)] }; package func scale(_ width: String, _ height: String) -> String { table[33, .text(width), .text(height)] }; package func crop(_ width: String, _ height: String) -> String { table[34, .text(width), .text(height)] }
  package func pad(_ color: String, _ width: String, _ height: String) -> String { table[35, .text(color), .text(width), .text(height)] }; package func changeFrameRate(_ rate: String) -> String { table[36, .text(rate)] }; package func setKeyframeInterval(_ seconds: String) -> String { table[37, .text(seconds)] }; package var deinterlace: String { table[38] }
  package func limitBitRate(_ rate: String) -> String { table[39, .text(rate)] }; package func useBitRate(_ rate: String) -> String { table[40, .text(rate)] }; package func reduceFileSize(_ size: String) -> String { table[41, .text(size)] }; package func transcodeAudio(_ codec: String) -> String { table[42, .text(codec)] }
  package func convertImage(_ format: String) -> String { table[43, .text(format)] }; package var compressImage: String { table[44] }; package var stripPicture: String { table[45] }; package func fillBackground(_ color: String) -> String { table[46, .text(color)] }; package var stripLocation: String { table[47] }; package func retime(_ rate: String) -> String { table[48, .text(rate)] }
  package func strictest(_ parameters: [String], _ first: String) -> String { table[49, .list(parameters), .text(first)] }; package func loss(_ id: String, _ count: Int) -> String { table[50, .text(id), .number(Int64(count))] }; package func impossible(_ reasons: String) -> String { table[51, .text(reasons)] }; package func otherColors(_ colors: String) -> String { table[52, .text(colors)] }
  package func option(_ choice: String) -> String { table[53, .text(choice)] }; package func needsChoice(_ options: [String]) -> String { table[54, .list(options)] }; package func timedOut(_ seconds: Int) -> String { table[55, .number(Int64(seconds))] }; package func repaired(_ count: Int, _ isDry: Bool) -> String { table[56, .number(Int64(count)), .choice(isDry ? 0 : 1)] }
  package func sound(_ count: Int) -> String { table[57, .number(Int64(count))] }; package func unmeant(_ count: Int) -> String { table[58, .number(Int64(count))] }; package func left(_ count: Int) -> String { table[59, .number(Int64(count))] }; package func total(_ files: Int, _ parts: [String]) -> String { table[60, .number(Int64(files)), .list(parts)] }
}

package struct PlanningWords: Sendable {
  let table: TextTable
  package func compared(_ count: Int) -> String { table[0, .number(Int64(count))] }; package func differing(_ count: Int, _ all: Int) -> String { table[1, .number(Int64(count)), .number(Int64(all))] }; package var nothingToCompare: String { table[2] }; package var warning: String { table[3] }; package var noLimit: String { table[4] }
  package func master(_ kind: String, _ destinations: Int) -> String { table[5, .text(kind), .number(Int64(destinations))] }; package func noMaster(_ kind: String) -> String { table[6, .text(kind)] }; package var size: String { table[7] }; package func shape(_ width: Int, _ height: Int) -> String { table[8, .number(Int64(width)), .number(Int64(height))] }
  package func chosen(_ value: String) -> String { table[9, .text(value)] }; package func longest(_ value: String) -> String { table[10, .text(value)] }; package var command: String { table[11] }; package var commandNote: String { table[12] }; package var leftOut: String { table[13] }; package var leftOutNote: String { table[14] }
  package func takesNone(_ kind: String, _ destinations: [String]) -> String { table[15, .text(kind), .list(destinations)] }; package func excludeEachOther(_ subject: String) -> String { table[16, .text(subject)] }; package func impossible(_ subject: String) -> String { table[17, .text(subject)] }; package var unmet: String { table[18] }; package var unmetNote: String { table[19] }
  package func changes(_ from: CivilDate, _ to: CivilDate) -> String { table[20, .text("\(from)"), .text("\(to)")] }; package func noChange(_ from: CivilDate, _ to: CivilDate) -> String { table[21, .text("\(from)"), .text("\(to)")] }; package func changesTo(_ old: String, _ new: String) -> String { table[22, .text(old), .text(new)] }
  package func begins(_ limit: String) -> String { table[23, .text(limit)] }; package func ends(_ limit: String) -> String { table[24, .text(limit)] }; package func from(_ day: CivilDate) -> String { table[25, .text("\(day)")] }; package func until(_ day: CivilDate) -> String { table[26, .text("\(day)")] }
  package func due(_ count: Int, _ day: CivilDate) -> String { table[27, .number(Int64(count)), .text("\(day)")] }; package func noneDue(_ day: CivilDate) -> String { table[28, .text("\(day)")] }; package func dueSource(_ checked: CivilDate, _ reviewAfter: CivilDate, _ rules: Int) -> String { table[29, .text("\(checked)"), .text("\(reviewAfter)"), .number(Int64(rules))] }
}

package struct FormWords: Sendable {
  let table: TextTable
  package func demand(_ formRule: FormRule) -> String { table[0, .choice(place(of: formRule))] }; package var deprecated: String { table[1] }; package func deprecatedFix(_ shortName: String) -> String { table[2, .text(shortName)] }; package func unknownField(_ isNear: Bool) -> String { table[3, .choice(isNear ? 0 : 1)] }; package var unknownFieldFix: String { table[4] }
  package func wrongType(_ type: FieldType.Name) -> String { table[5, .choice(place(of: type))] }; package var wrongList: String { table[6] }; package var cutText: String { table[7] }; package var cutTextFix: String { table[8] }; package var unseenMedia: String { table[9] }; package var unseenMediaFix: String { table[10] }; package var halfCharacter: String { table[11] }
  package var unknownWord: String { table[12] }; package func badParameter(_ expectation: String) -> String { table[13, .text(expectation)] }; package var unreadable: String { table[14] }; package func wrongKind(_ found: String, _ expected: [String]) -> String { table[15, .text(found), .list(expected)] }
}

package struct FactSheetWords: Sendable {
  let table: TextTable
  package func section(_ section: FactSheetWords.Section) -> String { table[0, .choice(place(of: section))] }; package func isFastStart(_ flag: Bool) -> String { table[1, .choice(flag ? 0 : 1)] }; package var fragmented: String { table[2] }; package var editList: String { table[3] }; package var encrypted: String { table[4] }; package var otherExtension: String { table[5] }
  package func level(_ text: String) -> String { table[6, .text(text)] }; package func storedAs(_ size: String) -> String { table[7, .text(size)] }; package func turned(_ degrees: Int) -> String { table[8, .number(Int64(degrees))] }; package var mirrored: String { table[9] }
  package func framesPerSecond(_ rate: String, _ isVariable: Bool) -> String { table[10, .text(rate), .choice(isVariable ? 0 : 1)] }; package func frames(_ count: Int64) -> String { table[11, .number(count)] }; package func bits(_ depth: Int) -> String { table[12, .number(Int64(depth))] }; package func isInterlaced(_ flag: Bool) -> String { table[13, .choice(flag ? 0 : 1)] }
  package func keyFrames(_ interval: String) -> String { table[14, .text(interval)] }; package func isClosedGOP(_ flag: Bool) -> String { table[15, .choice(flag ? 0 : 1)] }; package func channels(_ count: Int, _ layout: String?) -> String { table[16, .number(Int64(count)), layout.map { .text($0) } ?? .choice(0)] }; package var alpha: String { table[17] }; package var animated: String { table[18] }
  package var progressive: String { table[19] }; package var motionPhoto: String { table[20] }; package func colorProfile(_ name: String) -> String { table[21, .text(name)] }; package func orientation(_ count: Int) -> String { table[22, .number(Int64(count))] }; package var defaultTrack: String { table[23] }; package var attachedPicture: String { table[24] }
  package func trackKind(_ kind: StreamFacts.Kind) -> String { table[25, .choice(place(of: kind))] }
}

package struct PageWords: Sendable {
  let table: TextTable
  package func skip(_ noun: Noun) -> String { table[0, .choice(place(of: noun))] }; package var report: String { table[1] }; package var sums: String { table[2] }; package var destination: String { table[3] }; package var verdicts: String { table[4] }; package var share: String { table[5] }; package func filters(_ noun: Noun) -> String { table[6, .choice(place(of: noun))] }
  package var searchLabel: String { table[7] }; package var search: String { table[8] }; package var searchHint: String { table[9] }; package var outcome: String { table[10] }; package var unreadable: String { table[11] }; package var readable: String { table[12] }; package var allDestinations: String { table[13] }; package var folder: String { table[14] }
  package var allFolders: String { table[15] }; package func copyHint(_ noun: Noun) -> String { table[16, .choice(place(of: noun))] }; package var copy: String { table[17] }; package var copyCommand: String { table[18] }; package var part: String { table[19] }; package var allParts: String { table[20] }; package var openAll: String { table[21] }
  package func caption(_ noun: Noun) -> String { table[22, .choice(place(of: noun))] }; package var length: String { table[23] }; package var size: String { table[24] }; package var codec: String { table[25] }; package var weight: String { table[26] }; package func noneShown(_ noun: Noun) -> String { table[27, .choice(place(of: noun))] }
  package func cut(_ shown: Int, _ all: Int, _ noun: Noun) -> String { table[28, .number(Int64(shown)), .number(Int64(all)), .choice(place(of: noun))] }; package var problems: String { table[29] }; package var problemsOfContent: String { table[30] }; package func moreProblems(_ count: Int) -> String { table[31, .number(Int64(count))] }
  package func counted(_ count: Int, _ noun: Noun) -> String { table[32, .number(Int64(count)), .choice(place(of: noun))] }; package func example(_ message: String) -> String { table[33, .text(message)] }; package var cannotRead: String { table[34] }; package func accepted(_ count: Int) -> String { table[35, .number(Int64(count))] }; package var inBaseline: String { table[36] }
  package func until(_ civilDate: CivilDate) -> String { table[37, .text("\(civilDate)")] }; package var unbroken: String { table[38] }; package var takesNone: String { table[39] }; package var fix: String { table[40] }; package var warning: String { table[41] }; package var note: String { table[42] }; package func checked(_ civilDate: CivilDate) -> String { table[43, .text("\(civilDate)")] }
  package var content: String { table[44] }; package var picture: String { table[45] }; package var sound: String { table[46] }; package func frame(_ timecode: String) -> String { table[47, .text(timecode)] }; package var facts: String { table[48] }; package func notKnown(_ reason: String, _ facts: [String]) -> String { table[49, .text(reason), .list(facts)] }
  package var ready: String { table[50] }; package func readyHint(_ noun: Noun) -> String { table[51, .choice(place(of: noun))] }; package var readyWithWarnings: String { table[52] }; package func readyCount(_ count: Int) -> String { table[53, .number(Int64(count))] }; package func readyWarned(_ count: Int) -> String { table[54, .number(Int64(count))] }; package var name: String { table[55] }
  package var clear: String { table[56] }; package var clearProblem: String { table[57] }; package func moreInRow(_ count: Int) -> String { table[58, .number(Int64(count))] }; package func cards(_ noun: Noun) -> String { table[59, .choice(place(of: noun))] }; package func table(_ noun: Noun) -> String { table[60, .choice(place(of: noun))] }
  package func asset(_ noun: Noun) -> String { table[61, .choice(place(of: noun))] }; package func interval(_ kind: ContentInterval.Kind) -> String { table[62, .choice(place(of: kind))] }; package func group(_ key: String) -> String { table[63, .text(key)] }; package func partOf(_ part: String, _ name: String) -> String { table[64, .text(part), .text(name)] }
  package func sortHint(_ column: String) -> String { table[65, .text(column)] }
}

package struct ScriptWords: Sendable {
  let table: TextTable
  package func allShown(_ all: Int, _ noun: Noun) -> String { table[0, .number(Int64(all)), .choice(place(of: noun))] }; package func someShown(_ all: Int, _ noun: Noun) -> String { table[1, .number(Int64(all)), .choice(place(of: noun))] }; package var copiedOne: String { table[2] }; package var copied: String { table[3] }; package var notCopied: String { table[4] }
  package var ready: String { table[5] }; package var taken: String { table[6] }; package var closeAll: String { table[7] }
}

package struct CodeWords: Sendable {
  let table: TextTable
  package func error(_ errorCode: ReadError.Code, _ words: String) -> String { table[0, .choice(place(of: errorCode)), .text(words)] }; package func problem(_ problemCode: Problem.Code, _ words: String) -> String { table[1, .choice(place(of: problemCode)), .text(words)] }
}

package struct PhraseWords: Sendable {
  let table: TextTable
  package var yes: String { table[0] }; package var no: String { table[1] }; package var emptyList: String { table[2] }; package func quoted(_ words: String) -> String { table[3, .text(words)] }; package func unitAfter(_ unit: Unit, _ symbol: String) -> String { table[4, .choice(place(of: unit)), .text(symbol)] }; package func noneOf(_ values: [String]) -> String { table[5, .list(values)] }
  package func sizeOf(_ parameter: String) -> String { table[6, .text(parameter)] }; package func positionIn(_ field: String, _ unit: Unit) -> String { table[7, .text(field), .choice(place(of: unit))] }; package func form(_ textForm: TextForm) -> String { table[8, .choice(place(of: textForm))] }; package func present(_ isWanted: Bool) -> String { table[9, .choice(isWanted ? 0 : 1)] }
  package func isPresent(_ isWanted: Bool) -> String { table[10, .choice(isWanted ? 0 : 1)] }; package func versions(_ from: String?, _ below: String?) -> String { table[11, from.map { .text($0) } ?? .choice(0), below.map { .text($0) } ?? .choice(0)] }; package func hexDigits(_ prefix: String, _ count: Int) -> String { table[12, .text(prefix), .number(Int64(count))] }
  package func valueOf(_ key: String) -> String { table[13, .text(key)] }; package func side(_ side: Side, _ bound: String) -> String { table[14, .choice(place(of: side)), .text(bound)] }; package func sides(_ bounds: [String]) -> String { table[15, .list(bounds)] }; package func box(_ short: Int64, _ long: Int64) -> String { table[16, .number(short), .number(long)] }
  package func boxAtMost(_ short: Int64, _ long: Int64) -> String { table[17, .number(short), .number(long)] }; package func anyOf(_ clauses: [String], _ names: [String], _ areRequired: Bool) -> String { table[18, .list(clauses), .list(names), .choice(areRequired ? 0 : 1)] }
  package func allOf(_ clauses: [String], _ sentence: String, _ areDemands: Bool) -> String { table[19, .list(clauses), .text(sentence), .choice(areDemands ? 0 : 1)] }; package func also(_ first: String, _ second: String) -> String { table[20, .text(first), .text(second)] }; package func oneOf(_ words: [String]) -> String { table[21, .list(words)] }
  package func all(_ words: [String]) -> String { table[22, .list(words)] }; package func being(_ limit: String) -> String { table[23, .text(limit)] }; package func within(_ limit: String) -> String { table[24, .text(limit)] }; package func atMost(_ limit: String) -> String { table[25, .text(limit)] }
  package func atLeast(_ limit: String, _ isCount: Bool) -> String { table[26, .text(limit), .choice(isCount ? 0 : 1)] }; package func above(_ limit: String) -> String { table[27, .text(limit)] }; package func below(_ limit: String) -> String { table[28, .text(limit)] }; package func range(_ min: String, _ max: String) -> String { table[29, .text(min), .text(max)] }
  package func parameter(_ name: String, _ range: String) -> String { table[30, .text(name), .text(range)] }; package func has(_ entries: String) -> String { table[31, .text(entries)] }; package func without(_ entries: String) -> String { table[32, .text(entries)] }; package func shortened(_ beginning: String, _ count: Int) -> String { table[33, .text(beginning), .number(Int64(count))] }
  package func conditionOn(_ parameter: String, _ isVersion: Bool, _ from: String?, _ below: String?, _ words: [String]) -> String { table[34, .text(parameter), .choice(isVersion ? 0 : 1), from.map { .text($0) } ?? .choice(0), below.map { .text($0) } ?? .choice(0), .list(words)] }
  package func expected(_ kind: String, _ words: [String], _ min: String, _ max: String) -> String { table[35, .text(kind), .list(words), .text(min), .text(max)] }; package func unlessGiven(_ expectation: String, _ standard: String) -> String { table[36, .text(expectation), .text(standard)] }
}

package struct FindingWords: Sendable {
  let table: TextTable
  package var nothing: String { table[0] }; package func holding(_ format: String, _ isSound: Bool) -> String { table[1, .text(format), .choice(isSound ? 0 : 1)] }; package func ofField(_ field: String) -> String { table[2, .text(field)] }; package var atLimit: String { table[3] }; package var nominalRate: String { table[4] }; package var nominalShape: String { table[5] }
  package func mismatch(_ found: String, _ expected: String) -> String { table[6, .text(found), .text(expected)] }; package func lookalikes(_ entries: [String], _ inOtherCase: Bool) -> String { table[7, .list(entries), .choice(inOtherCase ? 0 : 1)] }; package func system(_ system: String) -> String { table[8, .text(system)] }
  package func circumstances(_ conditions: String) -> String { table[9, .text(conditions)] }; package func sourceIsDue(_ day: CivilDate) -> String { table[10, .text("\(day)")] }; package func intervals(_ timecodes: [String], _ more: Int) -> String { table[11, .list(timecodes), .number(Int64(more))] }
}

package struct HeadlineWords: Sendable {
  let table: TextTable
  package func unreadable(_ errorCode: ReadError.Code) -> String { table[0, .choice(place(of: errorCode))] }; package func undecided(_ dependsOnValue: Bool) -> String { table[1, .choice(dependsOnValue ? 0 : 1)] }; package func group(_ title: String, _ files: Int) -> String { table[2, .text(title), .number(Int64(files))] }
  package func andMore(_ names: String, _ count: Int) -> String { table[3, .text(names), .number(Int64(count))] }; package func moreGroups(_ count: Int) -> String { table[4, .number(Int64(count))] }; package func moreDestinations(_ count: Int) -> String { table[5, .number(Int64(count))] }; package var howToSeeAll: String { table[6] }; package var howToSeeFacts: String { table[7] }
  package func column(_ outcome: Outcome) -> String { table[8, .choice(place(of: outcome))] }; package func sign(_ outcome: Outcome) -> String { table[9, .choice(place(of: outcome))] }; package func problem(_ problemCode: Problem.Code) -> String { table[10, .choice(place(of: problemCode))] }; package func form(_ formRule: FormRule) -> String { table[11, .choice(place(of: formRule))] }
  package func fieldsTogether(_ isMissing: Bool) -> String { table[12, .choice(isMissing ? 0 : 1)] }; package func kinds(_ kind: MediaFacts.Kind) -> String { table[13, .choice(place(of: kind))] }; package func things(_ textCount: TextCount) -> String { table[14, .choice(place(of: textCount))] }
  package func number(_ things: String, _ breach: ProblemTitle.Breach, _ isAdvice: Bool) -> String { table[15, .text(things), .choice(place(of: breach)), .choice(isAdvice ? 0 : 1)] }; package func audioTracks(_ breach: ProblemTitle.Breach, _ isAdvice: Bool) -> String { table[16, .choice(place(of: breach)), .choice(isAdvice ? 0 : 1)] }
  package func content(_ fact: Fact) -> String { table[17, .choice(place(of: fact))] }; package func flag(_ fact: Fact, _ subject: String, _ isWanted: Bool) -> String { table[18, .choice(place(of: fact)), .text(subject), .choice(isWanted ? 0 : 1)] }; package func fact(_ fact: Fact, _ name: String) -> String { table[19, .choice(place(of: fact)), .text(name)] }
  package func noun(_ noun: ProblemTitle.Noun, _ kind: MediaFacts.Kind) -> String { table[20, .choice(place(of: noun)), .choice(place(of: kind))] }; package func measure(_ isNeeded: Bool) -> String { table[21, .choice(isNeeded ? 0 : 1)] }
  package func graded(_ subject: String, _ grade: ProblemTitle.Grade, _ isAdvice: Bool, _ isNeeded: Bool) -> String { table[22, .text(subject), .choice(place(of: grade)), .choice(isAdvice ? 0 : 1), .choice(isNeeded ? 0 : 1)] }; package func missing(_ subject: String) -> String { table[23, .text(subject)] }
  package func unwanted(_ subject: String, _ isAdvice: Bool) -> String { table[24, .text(subject), .choice(isAdvice ? 0 : 1)] }; package func otherwise(_ subject: String, _ isDuration: Bool, _ isAdvice: Bool, _ isWord: Bool) -> String { table[25, .text(subject), .choice(isDuration ? 0 : 1), .choice(isAdvice ? 0 : 1), .choice(isWord ? 0 : 1)] }
}

package struct FactWords: Sendable {
  let table: TextTable
  package func name(_ fact: Fact) -> String { table[0, .choice(place(of: fact))] }; package func meaning(_ fact: Fact) -> String { table[1, .choice(place(of: fact))] }; package func type(_ valueType: ValueType) -> String { table[2, .choice(place(of: valueType))] }; package func unit(_ unit: Unit, _ symbol: String) -> String { table[3, .choice(place(of: unit)), .text(symbol)] }
  package func tier(_ tier: Tier, _ word: String) -> String { table[4, .choice(place(of: tier)), .text(word)] }; package var typeLabel: String { table[5] }; package var unitLabel: String { table[6] }; package var tierLabel: String { table[7] }; package var rules: String { table[8] }; package var noRule: String { table[9] }; package var absent: String { table[10] }
}

private func place(of value: Outcome) -> Int { switch value { case .pass: 0; case .warn: 1; case .fail: 2; case .unknown: 3; case .unreadable: 4; case .notApplicable: 5; case .accepted: 6; case .notJudged: 7 } }

private func place(of value: Severity) -> Int { switch value { case .note: 0; case .warning: 1; case .error: 2 } }

private func place(of value: Certainty) -> Int { switch value { case .official: 0; case .officialQuoted: 1; case .officialOlder: 2; case .thirdParty: 3; case .observed: 4; case .derived: 5; case .house: 6 } }

private func place(of value: Strength) -> Int { switch value { case .changed: 0; case .hard: 1; case .unstated: 2; case .advice: 3; case .remark: 4 } }

private func place(of value: Step) -> Int { switch value { case .request: 0; case .context: 1; case .fetch: 2; case .format: 3; case .duration: 4; case .resolution: 5 } }

private func place(of value: MediaFacts.Kind) -> Int { switch value { case .video: 0; case .image: 1; case .audio: 2; default: 127 } }

private func place(of value: Noun) -> Int { switch value { case .asset: 0; case .request: 1; case .file: 2; case .app: 3 } }

private func place(of value: Tier) -> Int { switch value { case .header: 0; case .stream: 1; case .sampled: 2; case .decode: 3; case .content: 4 } }

private func place(of value: OverviewWords.Section) -> Int { switch value { case .videos: 0; case .pictures: 1; case .others: 2; case .unreadable: 3 } }

private func place(of value: ReadError.Code.Group) -> Int { switch value { case .unreachable: 0; case .notDownloaded: 1; case .wrongFormat: 2; case .damaged: 3; case .machine: 4 } }

private func place(of value: ReadError.Code) -> Int { switch value { case .notFound: 0; case .permissionDenied: 1; case .notAFile: 2; case .empty: 3; case .notMedia: 4; case .truncated: 5; case .corrupt: 6; case .unsupported: 7; case .playlistRefused: 8; case .icloudPlaceholder: 9; case .lfsPointer: 10; case .tooLarge: 11; case .tooManyTracks: 12; case .changedWhileReading: 13; case .ioError: 14; case .timedOut: 15; case .crashed: 16; case .internal: 17 } }

private func place(of value: FieldType.Name) -> Int { switch value { case .text: 0; case .identifier: 1; case .integer: 2; case .digits: 3; case .number: 4; case .flag: 5; case .choice: 6; case .media: 7; case .attachment: 8; case .group: 9; case .anything: 10 } }

private func place(of value: ShareState.Evidence) -> Int { switch value { case .media: 0; case .request: 1; case .context: 2; case .runTime: 3 } }

private func place(of value: FormRule) -> Int { switch value { case .deprecated: 0; case .fieldUnknown: 1; case .fieldType: 2; case .fieldCut: 3; case .fieldText: 4; case .fieldWord: 5; case .contextValue: 6; case .contextUnreadable: 7; case .mediaUnreadable: 8; case .mediaUnseen: 9; case .mediaKind: 10 } }

private func place(of value: FactSheetWords.Section) -> Int { switch value { case .file: 0; case .video: 1; case .audio: 2; case .picture: 3; case .content: 4; case .track: 5; case .unknown: 6 } }

private func place(of value: StreamFacts.Kind) -> Int { switch value { case .video: 0; case .audio: 1; case .subtitle: 2; case .data: 3; case .attachment: 4 } }

private func place(of value: ContentInterval.Kind) -> Int { switch value { case .black: 0; case .singleColor: 1; case .freeze: 2; case .still: 3; case .bars: 4; case .flashes: 5; case .redFlashes: 6; case .silence: 7; case .clipping: 8; case .missingSound: 9; case .testCard: 10 } }

private func place(of value: Unit) -> Int { switch value { case .bytes: 0; case .bits: 1; case .frames: 2; case .characters: 3; case .graphemes: 4; case .utf16: 5; case .utf8: 6; case .weighted: 7; case .emojiBytes: 8; case .halfASCII: 9; case .seconds: 10; case .bitsPerSecond: 11; case .pixels: 12; case .framesPerSecond: 13; case .hertz: 14; case .degrees: 15; default: 127 } }

private func place(of value: TextForm) -> Int { switch value { case .hexColor: 0; case .httpsURL: 1; case .webURL: 2; case .plainText: 3; case .digits: 4; case .filled: 5 } }

private func place(of value: Side) -> Int { switch value { case .width: 0; case .height: 1; case .short: 2; case .long: 3; case .sum: 4; case .pixels: 5 } }

private func place(of value: Problem.Code) -> Int { switch value { case .truncated: 0; case .zeroFilled: 1; case .damaged: 2; case .corrupt: 3; case .unsupported: 4; case .extensionMismatch: 5; case .oddRotation: 6; case .impossibleSize: 7; case .trailingData: 8; case .leadingGarbage: 9; case .sizeChange: 10; case .externalReference: 11; case .unplayable: 12; case .encrypted: 13; case .disabled: 14; case .cleanAperture: 15; case .timeGap: 16; case .durationDiffers: 17; case .limitReached: 18; case .decodeError: 19 } }

private func place(of value: TextCount) -> Int { switch value { case .topicTags: 0; case .bareLinks: 1; case .cashtags: 2; case .unescapedMarks: 3; case .tagCharacters: 4; case .hashtags: 5; case .mentions: 6; case .links: 7 } }

private func place(of value: ProblemTitle.Breach) -> Int { switch value { case .above: 0; case .below: 1; default: 127 } }

private func place(of value: Fact) -> Int { switch value { case .contentLongestBlack: 0; case .contentBlackShare: 1; case .contentFirstFrameBlack: 2; case .contentLastFrameBlack: 3; case .contentFadesIn: 4; case .contentLongestSingleColor: 5; case .contentLongestFreeze: 6; case .contentStillShare: 7; case .contentRepeatedFrameShare: 8; case .contentLongestBars: 9; case .contentBarShare: 10; case .contentFlashes: 11; case .contentRedFlashes: 12; case .contentBlur: 13; case .contentBlockiness: 14; case .contentOutOfRangeShare: 15; case .contentCombedShare: 16; case .contentLongestSilence: 17; case .contentSilentShare: 18; case .contentSilentChannels: 19; case .contentDualMono: 20; case .contentPhaseCorrelation: 21; case .contentLongestClipping: 22; case .contentDcOffset: 23; case .contentSoundEndsEarly: 24; case .contentPictureBeginsLate: 25; case .contentLongestTestCard: 26; case .contentLoudness: 27; case .contentSingleColor: 28; case .contentAlpha: 29; case .fastStart: 30; case .videoInterlaced: 31; case .videoClosedGOP: 32; case .videoBFrames: 33; case .editList: 34; case .videoVariableFrameRate: 35; case .extensionMatches: 36; case .encrypted: 37; case .fragmented: 38; case .imageMultiPicture: 39; case .imageAnimated: 40; case .imageHasAlpha: 41; case .videoAverageFrameRate: 42; case .videoFrameRate: 43; case .videoSampleAspectRatio: 44; case .videoMaxKeyframeInterval: 45; case .videoHDR: 46; case .imageICCProfile: 47; case .colorSpace: 48; case .mimeType: 49; case .kind: 50; case .fileSize: 51; case .container: 52; case .duration: 53; case .bitRate: 54; case .videoCodec: 55; case .videoCodecTag: 56; case .videoProfile: 57; case .videoLevel: 58; case .videoWidth: 59; case .videoHeight: 60; case .videoStoredWidth: 61; case .videoStoredHeight: 62; case .videoCleanAperture: 63; case .videoRotation: 64; case .videoMirrored: 65; case .videoAspectRatio: 66; case .videoNominalFrameRate: 67; case .videoFrameCount: 68; case .videoPixelFormat: 69; case .videoBitDepth: 70; case .videoChromaSubsampling: 71; case .videoColorPrimaries: 72; case .videoColorTransfer: 73; case .videoColorSpace: 74; case .videoColorRange: 75; case .videoProjection: 76; case .videoDuration: 77; case .videoBitRate: 78; case .audioCodec: 79; case .audioProfile: 80; case .audioSampleRate: 81; case .audioChannels: 82; case .audioChannelLayout: 83; case .audioBitRate: 84; case .audioDuration: 85; case .imageFormat: 86; case .imageWidth: 87; case .imageHeight: 88; case .imageStoredWidth: 89; case .imageStoredHeight: 90; case .imageRotation: 91; case .imageMirrored: 92; case .imageOrientation: 93; case .imageBitDepth: 94; case .imageColorType: 95; case .imageFrameCount: 96; case .imageProgressive: 97; case .imageMotionPhoto: 98; case .imageGIFVersion: 99; case .colorPrimaries: 100; case .colorTransfer: 101; case .colorMatrix: 102; case .colorRange: 103; case .colorSource: 104; case .contentFadesOut: 105; case .contentFirstFrameSingleColor: 106; case .contentLastFrameSingleColor: 107; case .contentCadence: 108; case .contentActiveArea: 109; case .contentFlashArea: 110; case .contentBrightness: 111; case .contentLoudnessRange: 112; case .contentMaxMomentaryLoudness: 113; case .contentMaxShortTermLoudness: 114; case .contentTruePeak: 115; case .contentClippedShare: 116 } }

private func place(of value: ProblemTitle.Noun) -> Int { switch value { case .duration: 0; case .totalDuration: 1; case .fileSize: 2; case .totalFileSize: 3; case .videoPixels: 4; case .imagePixels: 5; case .videoSide: 6; case .imageSide: 7; case .aspectRatio: 8; case .totalPixels: 9 } }

private func place(of value: ProblemTitle.Grade) -> Int { switch value { case .long: 0; case .short: 1; case .large: 2; case .small: 3; case .wide: 4; case .narrow: 5; case .tall: 6; case .flat: 7; case .wideShape: 8; case .tallShape: 9; case .high: 10; case .low: 11 } }

private func place(of value: ValueType) -> Int { switch value { case .integer: 0; case .number: 1; case .ratio: 2; case .text: 3; case .flag: 4; case .size: 5; case .any: 6 } }
