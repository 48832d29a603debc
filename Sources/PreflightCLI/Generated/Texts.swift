// swift-format-ignore-file
// Made by script/tools/generate from the files in Languages/.

import Preflight
import PreflightOperations

extension CommandText {
  static func noChange(_ revision: String, _ skipped: CommandText) -> Self { Self(commandTables, 0, .now(.text(revision)), .later(skipped)) }; static var defaultOrigin: Self { Self(commandTables, 1) }
  static func configurationIs(_ path: String) -> Self { Self(commandTables, 2, .now(.text(path))) }; static var noConfiguration: Self { Self(commandTables, 3) }
  static func fileIs(_ path: String) -> Self { Self(commandTables, 4, .now(.text(path))) }; static var rulesTitle: Self { Self(commandTables, 5) }
  static var overridesTitle: Self { Self(commandTables, 6) }; static var overridesOfFileTitle: Self { Self(commandTables, 7) }; static var allowancesTitle: Self { Self(commandTables, 8) }
  static func until(_ day: String) -> Self { Self(commandTables, 9, .now(.text(day))) }; static var checkWithFiles: Self { Self(commandTables, 10) }
  static func wrongDestinationName(_ name: String) -> Self { Self(commandTables, 11, .now(.text(name))) }
  static func builtInDestinationName(_ name: String) -> Self { Self(commandTables, 12, .now(.text(name))) }
  static func destinationFileExists(_ path: String) -> Self { Self(commandTables, 13, .now(.text(path))) }
  static func wroteDestinationFile(_ path: String) -> Self { Self(commandTables, 14, .now(.text(path))) }
  static func cannotPrint(_ error: CommandText) -> Self { Self(commandTables, 15, .later(error)) }; static var noDestinationToCompare: Self { Self(commandTables, 16) }
  static var oneDestinationToCompare: Self { Self(commandTables, 17) }; static var noDestinationToPlan: Self { Self(commandTables, 18) }
  static func wrongDays(_ days: Int) -> Self { Self(commandTables, 19, .now(.number(Int64(days)))) }
  static func daysReversed(_ from: String, _ until: String) -> Self { Self(commandTables, 20, .now(.text(from)), .now(.text(until))) }; static var worker: Self { Self(commandTables, 21) }
  static func workerDoesNotStart(_ error: CommandText) -> Self { Self(commandTables, 22, .later(error)) }; static var libraries: Self { Self(commandTables, 23) }
  static var confinementTitle: Self { Self(commandTables, 24) }; static var confinedFully: Self { Self(commandTables, 25) }
  static func measuresMissing(_ count: Int) -> Self { Self(commandTables, 26, .now(.number(Int64(count)))) }; static var adviceOnWorkerProgram: Self { Self(commandTables, 27) }
  static var adviceOnLandlock: Self { Self(commandTables, 28) }; static var adviceOnContainer: Self { Self(commandTables, 29) }; static var adviceOnLimits: Self { Self(commandTables, 30) }
  static var measureEnvironment: Self { Self(commandTables, 31) }; static var measureProcessGroup: Self { Self(commandTables, 32) }; static var measureNamespaces: Self { Self(commandTables, 33) }
  static var measureCapabilities: Self { Self(commandTables, 34) }; static var measureMemory: Self { Self(commandTables, 35) }; static var measureCoreDumps: Self { Self(commandTables, 36) }
  static var measureOpenFiles: Self { Self(commandTables, 37) }; static var measureWrittenFiles: Self { Self(commandTables, 38) }; static var measureProcessorTime: Self { Self(commandTables, 39) }
  static var measurePrivileges: Self { Self(commandTables, 40) }; static var measureVisibility: Self { Self(commandTables, 41) }; static var measureLandlock: Self { Self(commandTables, 42) }
  static var measureSystemCalls: Self { Self(commandTables, 43) }; static var stateInForce: Self { Self(commandTables, 44) }; static var stateUnavailable: Self { Self(commandTables, 45) }
  static var stateMissing: Self { Self(commandTables, 46) }; static func destinationTwice(_ name: String) -> Self { Self(commandTables, 47, .now(.text(name))) }
  static func noMediaFolder(_ path: String) -> Self { Self(commandTables, 48, .now(.text(path))) }; static func configurationExists(_ path: String) -> Self { Self(commandTables, 49, .now(.text(path))) }
  static func wroteConfiguration(_ path: String, _ content: CommandText, _ next: String) -> Self { Self(commandTables, 50, .now(.text(path)), .later(content), .now(.text(next))) }
  static func foldersWithoutOverride(_ count: Int) -> Self { Self(commandTables, 51, .now(.number(Int64(count)))) }; static var stepScanFolder: Self { Self(commandTables, 52) }
  static var stepScanFile: Self { Self(commandTables, 53) }; static var stepInit: Self { Self(commandTables, 54) }; static var stepHelp: Self { Self(commandTables, 55) }
  static var noCommand: Self { Self(commandTables, 56) }; static func fileLikeOption(_ path: String) -> Self { Self(commandTables, 57, .now(.text(path))) }
  static func quietWith(_ option: String) -> Self { Self(commandTables, 58, .now(.text(option))) }
  static func reportWithoutFile(_ format: String) -> Self { Self(commandTables, 59, .now(.text(format))) }
  static func wrongReport(_ value: String) -> Self { Self(commandTables, 60, .now(.text(value))) }; static func unknownFormat(_ name: String) -> Self { Self(commandTables, 61, .now(.text(name))) }
  static var reportToStandardOutput: Self { Self(commandTables, 62) }; static func withoutSuggest(_ option: String) -> Self { Self(commandTables, 63, .now(.text(option))) }
  static var suggestWithShard: Self { Self(commandTables, 64) }; static var baselineWithShard: Self { Self(commandTables, 65) }
  static func readyWithFormat(_ format: String) -> Self { Self(commandTables, 66, .now(.text(format))) }; static func readyWith(_ option: String) -> Self { Self(commandTables, 67, .now(.text(option))) }
  static func noSuggestionsShown(_ formats: String) -> Self { Self(commandTables, 68, .now(.text(formats))) }; static var failFastLeavesOut: Self { Self(commandTables, 69) }
  static var stdioOrSocket: Self { Self(commandTables, 70) }; static var readerIsGone: Self { Self(commandTables, 71) }
  static func tooLittleMemory(_ mebibytes: Int) -> Self { Self(commandTables, 72, .now(.number(Int64(mebibytes)))) }
  static func tooManyThreads(_ reason: String) -> Self { Self(commandTables, 73, .now(.text(reason))) }; static func unknownCommand(_ name: String) -> Self { Self(commandTables, 74, .now(.text(name))) }
  static func toJudgeFile(_ path: String) -> Self { Self(commandTables, 75, .now(.text(path))) }
  static func unknownOptionNear(_ option: String, _ known: String) -> Self { Self(commandTables, 76, .now(.text(option)), .now(.text(known))) }
  static func unknownOption(_ option: String) -> Self { Self(commandTables, 77, .now(.text(option))) }
  static func missingOption(_ option: String) -> Self { Self(commandTables, 78, .now(.text(option))) }
  static func missingValue(_ option: String) -> Self { Self(commandTables, 79, .now(.text(option))) }
  static func unexpectedValue(_ value: String, _ option: String) -> Self { Self(commandTables, 80, .now(.text(value)), .now(.text(option))) }
  static func unexpectedArguments(_ arguments: String) -> Self { Self(commandTables, 81, .now(.text(arguments))) }
  static func wrongValue(_ value: String, _ option: String) -> Self { Self(commandTables, 82, .now(.text(value)), .now(.text(option))) }; static var noShell: Self { Self(commandTables, 83) }
  static var seeHelp: Self { Self(commandTables, 84) }; static func seeHelpAll(_ command: String) -> Self { Self(commandTables, 85, .now(.text(command))) }
  static var valueNotEmpty: Self { Self(commandTables, 86) }; static var valueNumber: Self { Self(commandTables, 87) }; static var valueDay: Self { Self(commandTables, 88) }
  static var valueColor: Self { Self(commandTables, 89) }; static var valuePart: Self { Self(commandTables, 90) }; static var standardInputIsTerminal: Self { Self(commandTables, 91) }
  static func cannotCopyStandardInput(_ folder: String, _ error: CommandText) -> Self { Self(commandTables, 92, .now(.text(folder)), .later(error)) }
  static var standardOutput: Self { Self(commandTables, 93) }; static func interruptedAtOpening(_ place: CommandText) -> Self { Self(commandTables, 94, .later(place)) }
  static func reportRefused(_ reason: CommandText) -> Self { Self(commandTables, 95, .later(reason)) }
  static func configuredReportRefused(_ origin: String, _ reason: CommandText) -> Self { Self(commandTables, 96, .now(.text(origin)), .later(reason)) }
  static func cannotWriteReport(_ place: CommandText, _ error: CommandText) -> Self { Self(commandTables, 97, .later(place), .later(error)) }
  static func noSuchFormat(_ name: String) -> Self { Self(commandTables, 98, .now(.text(name))) }; static func noStepSummary(_ error: CommandText) -> Self { Self(commandTables, 99, .later(error)) }
  static var stoppedAtFirstFailure: Self { Self(commandTables, 100) }; static var anyDestinations: Self { Self(commandTables, 101) }; static var anySlot: Self { Self(commandTables, 102) }
  static var noValue: Self { Self(commandTables, 103) }; static var allProcessors: Self { Self(commandTables, 104) }
}

@Sendable private func commandTables(_ language: Language) -> TextTable { switch language.rawValue { case "zh-Hans": .commandZhHans; default: .commandEn } }

extension CommandText {
  static var appAbstract: Self { Self(helpTables, 0) }; static var configAbstract: Self { Self(helpTables, 1) }; static var deliverAbstract: Self { Self(helpTables, 2) }
  static var newAbstract: Self { Self(helpTables, 3) }; static var checkAbstract: Self { Self(helpTables, 4) }; static var destinationsAbstract: Self { Self(helpTables, 5) }
  static var listAbstract: Self { Self(helpTables, 6) }; static var showAbstract: Self { Self(helpTables, 7) }; static var compileAbstract: Self { Self(helpTables, 8) }
  static var compareAbstract: Self { Self(helpTables, 9) }; static var masterAbstract: Self { Self(helpTables, 10) }; static var staleAbstract: Self { Self(helpTables, 11) }
  static var diffAbstract: Self { Self(helpTables, 12) }; static var doctorAbstract: Self { Self(helpTables, 13) }; static var explainAbstract: Self { Self(helpTables, 14) }
  static var fixAbstract: Self { Self(helpTables, 15) }; static var initAbstract: Self { Self(helpTables, 16) }; static var mergeAbstract: Self { Self(helpTables, 17) }
  static var preflightAbstract: Self { Self(helpTables, 18) }; static var probeAbstract: Self { Self(helpTables, 19) }; static var requestAbstract: Self { Self(helpTables, 20) }
  static var scanAbstract: Self { Self(helpTables, 21) }; static var serveAbstract: Self { Self(helpTables, 22) }; static var statusDone: Self { Self(helpTables, 23) }
  static var statusRed: Self { Self(helpTables, 24) }; static var statusIncomplete: Self { Self(helpTables, 25) }; static var statusUsage: Self { Self(helpTables, 26) }
  static var statusInterrupted: Self { Self(helpTables, 27) }; static var usage: Self { Self(helpTables, 28) }
  static func moreInHelpAll(_ command: String) -> Self { Self(helpTables, 29, .now(.text(command))) }
  static func moreOptions(_ command: String, _ count: Int) -> Self { Self(helpTables, 30, .now(.text(command)), .now(.number(Int64(count)))) }; static var commandsTitle: Self { Self(helpTables, 31) }
  static var argumentsTitle: Self { Self(helpTables, 32) }; static var optionsTitle: Self { Self(helpTables, 33) }; static var formatsTitle: Self { Self(helpTables, 34) }
  static func oneOf(_ meaning: String, _ values: String) -> Self { Self(helpTables, 35, .now(.text(meaning)), .now(.text(values))) }; static var registryAbstract: Self { Self(helpTables, 36) }
  static var appDetails: Self { Self(helpTables, 37) }; static var appExampleSchemes: Self { Self(helpTables, 38) }; static var appExampleLink: Self { Self(helpTables, 39) }
  static var configDetails: Self { Self(helpTables, 40) }; static var configExampleFolder: Self { Self(helpTables, 41) }; static var configExampleFile: Self { Self(helpTables, 42) }
  static var configExampleCompiled: Self { Self(helpTables, 43) }; static var deliverDetails: Self { Self(helpTables, 44) }; static var deliverExample: Self { Self(helpTables, 45) }
  static var deliverExampleCheck: Self { Self(helpTables, 46) }; static var deliverDone: Self { Self(helpTables, 47) }; static var deliverRed: Self { Self(helpTables, 48) }
  static var deliverIncomplete: Self { Self(helpTables, 49) }; static var usageStatus: Self { Self(helpTables, 50) }; static var deliverInterrupted: Self { Self(helpTables, 51) }
  static var newDetails: Self { Self(helpTables, 52) }; static var newExample: Self { Self(helpTables, 53) }; static var newExampleExtends: Self { Self(helpTables, 54) }
  static var checkDetails: Self { Self(helpTables, 55) }; static var checkExample: Self { Self(helpTables, 56) }; static var destinationsExampleList: Self { Self(helpTables, 57) }
  static var destinationsExampleShow: Self { Self(helpTables, 58) }; static var listExample: Self { Self(helpTables, 59) }; static var showExample: Self { Self(helpTables, 60) }
  static var showExampleDay: Self { Self(helpTables, 61) }; static var compileDetails: Self { Self(helpTables, 62) }; static var compileExample: Self { Self(helpTables, 63) }
  static var compareDetails: Self { Self(helpTables, 64) }; static var compareExample: Self { Self(helpTables, 65) }; static var masterDetails: Self { Self(helpTables, 66) }
  static var masterExampleVideo: Self { Self(helpTables, 67) }; static var masterExampleImage: Self { Self(helpTables, 68) }; static var staleExample: Self { Self(helpTables, 69) }
  static var diffExample: Self { Self(helpTables, 70) }; static var doctorDetails: Self { Self(helpTables, 71) }; static var doctorExample: Self { Self(helpTables, 72) }
  static var doctorExampleJSON: Self { Self(helpTables, 73) }; static var doctorDone: Self { Self(helpTables, 74) }; static var doctorRed: Self { Self(helpTables, 75) }
  static var explainDetails: Self { Self(helpTables, 76) }; static var explainExampleFile: Self { Self(helpTables, 77) }; static var explainExampleState: Self { Self(helpTables, 78) }
  static var explainExampleStateOfFile: Self { Self(helpTables, 79) }; static var explainExampleSDK: Self { Self(helpTables, 80) }; static var explainExampleError: Self { Self(helpTables, 81) }
  static var explainExampleName: Self { Self(helpTables, 82) }; static var explainExampleRule: Self { Self(helpTables, 83) }; static var explainExampleFact: Self { Self(helpTables, 84) }
  static var fixDetails: Self { Self(helpTables, 85) }; static var fixExample: Self { Self(helpTables, 86) }; static var fixExamplePad: Self { Self(helpTables, 87) }
  static var fixExampleDry: Self { Self(helpTables, 88) }; static var fixDone: Self { Self(helpTables, 89) }; static var fixRed: Self { Self(helpTables, 90) }
  static var fixIncomplete: Self { Self(helpTables, 91) }; static var fixInterrupted: Self { Self(helpTables, 92) }; static var initDetails: Self { Self(helpTables, 93) }
  static var initExample: Self { Self(helpTables, 94) }; static var initExampleFolder: Self { Self(helpTables, 95) }; static var mergeDetails: Self { Self(helpTables, 96) }
  static var mergeExample: Self { Self(helpTables, 97) }; static var scanExampleFolder: Self { Self(helpTables, 98) }; static var preflightExampleExplain: Self { Self(helpTables, 99) }
  static var preflightExampleFix: Self { Self(helpTables, 100) }; static var probeExample: Self { Self(helpTables, 101) }; static var probeExampleDecode: Self { Self(helpTables, 102) }
  static var requestDetails: Self { Self(helpTables, 103) }; static var requestDetailsPost: Self { Self(helpTables, 104) }; static var requestDetailsOthers: Self { Self(helpTables, 105) }
  static var requestExamplePost: Self { Self(helpTables, 106) }; static var requestExample: Self { Self(helpTables, 107) }; static var requestExampleFolder: Self { Self(helpTables, 108) }
  static var scanDetails: Self { Self(helpTables, 109) }; static var scanExampleSlot: Self { Self(helpTables, 110) }; static var scanExampleReport: Self { Self(helpTables, 111) }
  static var scanExampleReady: Self { Self(helpTables, 112) }; static var scanExampleSuggest: Self { Self(helpTables, 113) }; static var scanExampleChanged: Self { Self(helpTables, 114) }
  static var serveDetails: Self { Self(helpTables, 115) }; static var serveExample: Self { Self(helpTables, 116) }; static var serveDone: Self { Self(helpTables, 117) }
  static var serveIncomplete: Self { Self(helpTables, 118) }; static var serveInterrupted: Self { Self(helpTables, 119) }; static var optionHelp: Self { Self(helpTables, 120) }
  static var optionVersion: Self { Self(helpTables, 121) }; static func optionLang(_ languages: [String]) -> Self { Self(helpTables, 122, .now(.list(languages))) }
  static var optionTextOrJSON: Self { Self(helpTables, 123) }; static var optionPaths: Self { Self(helpTables, 124) }; static var optionFilesFrom: Self { Self(helpTables, 125) }
  static var optionOnlyMedia: Self { Self(helpTables, 126) }; static var optionExclude: Self { Self(helpTables, 127) }; static var optionNoIgnoreFiles: Self { Self(helpTables, 128) }
  static var optionHidden: Self { Self(helpTables, 129) }; static var optionChangedSince: Self { Self(helpTables, 130) }; static var optionAllowEmpty: Self { Self(helpTables, 131) }
  static var optionStdinFilename: Self { Self(helpTables, 132) }; static var optionShard: Self { Self(helpTables, 133) }; static var optionTo: Self { Self(helpTables, 134) }
  static var optionAssume: Self { Self(helpTables, 135) }; static var optionAssumeFrom: Self { Self(helpTables, 136) }; static var optionAsOf: Self { Self(helpTables, 137) }
  static var optionFailOn: Self { Self(helpTables, 138) }; static var optionDestinations: Self { Self(helpTables, 139) }; static var optionSeverity: Self { Self(helpTables, 140) }
  static var optionIgnore: Self { Self(helpTables, 141) }; static var optionConfig: Self { Self(helpTables, 142) }; static var optionNoConfig: Self { Self(helpTables, 143) }
  static var optionOutput: Self { Self(helpTables, 144) }; static var optionReport: Self { Self(helpTables, 145) }; static var optionNoThumbnails: Self { Self(helpTables, 146) }
  static var optionQuiet: Self { Self(helpTables, 147) }; static var optionAll: Self { Self(helpTables, 148) }; static var optionVerbose: Self { Self(helpTables, 149) }
  static var optionColor: Self { Self(helpTables, 150) }; static var optionEngine: Self { Self(helpTables, 151) }; static var optionDepth: Self { Self(helpTables, 152) }
  static var optionJobs: Self { Self(helpTables, 153) }; static var optionWorkers: Self { Self(helpTables, 154) }; static var optionTimeout: Self { Self(helpTables, 155) }
  static var optionSlot: Self { Self(helpTables, 156) }; static var optionWithFacts: Self { Self(helpTables, 157) }; static var optionOnlyProblems: Self { Self(helpTables, 158) }
  static var optionReady: Self { Self(helpTables, 159) }; static var optionSuggest: Self { Self(helpTables, 160) }; static var optionBaseline: Self { Self(helpTables, 161) }
  static var optionWriteBaseline: Self { Self(helpTables, 162) }; static var optionFailOnUnused: Self { Self(helpTables, 163) }; static var optionFailFast: Self { Self(helpTables, 164) }
  static var optionCrop: Self { Self(helpTables, 165) }; static var optionPad: Self { Self(helpTables, 166) }; static var optionBackground: Self { Self(helpTables, 167) }
  static var optionTrim: Self { Self(helpTables, 168) }; static var optionStripLocation: Self { Self(helpTables, 169) }; static var optionDeadline: Self { Self(helpTables, 170) }
  static var optionRepairFolder: Self { Self(helpTables, 171) }; static var optionDryRun: Self { Self(helpTables, 172) }; static var optionForce: Self { Self(helpTables, 173) }
  static var optionRepairSlot: Self { Self(helpTables, 174) }; static var optionDeliveryFolder: Self { Self(helpTables, 175) }; static var optionCheck: Self { Self(helpTables, 176) }
  static var optionDryDelivery: Self { Self(helpTables, 177) }; static var optionKeepRemoved: Self { Self(helpTables, 178) }; static var optionPostsTo: Self { Self(helpTables, 179) }
  static var optionRequestAssume: Self { Self(helpTables, 180) }; static var optionInfoPlist: Self { Self(helpTables, 181) }; static var optionEntitlements: Self { Self(helpTables, 182) }
  static var optionRedirectURI: Self { Self(helpTables, 183) }; static var optionLink: Self { Self(helpTables, 184) }; static var optionSiteAssociation: Self { Self(helpTables, 185) }
  static var optionPage: Self { Self(helpTables, 186) }; static var optionPageResources: Self { Self(helpTables, 187) }; static var optionSources: Self { Self(helpTables, 188) }
  static var optionProject: Self { Self(helpTables, 189) }; static var optionResults: Self { Self(helpTables, 190) }; static var optionShardBaseline: Self { Self(helpTables, 191) }
  static var optionStdio: Self { Self(helpTables, 192) }; static var optionSocket: Self { Self(helpTables, 193) }; static var optionRoot: Self { Self(helpTables, 194) }
  static var optionSubject: Self { Self(helpTables, 195) }; static var optionFile: Self { Self(helpTables, 196) }; static var optionFolder: Self { Self(helpTables, 197) }
  static var optionInitialTo: Self { Self(helpTables, 198) }; static var optionSchema: Self { Self(helpTables, 199) }; static var optionReplace: Self { Self(helpTables, 200) }
  static var optionScannedPaths: Self { Self(helpTables, 201) }; static var optionCompiled: Self { Self(helpTables, 202) }; static var optionShownSlot: Self { Self(helpTables, 203) }
  static var optionShownBaseline: Self { Self(helpTables, 204) }; static var optionAnyNames: Self { Self(helpTables, 205) }; static var optionDestination: Self { Self(helpTables, 206) }
  static var optionNames: Self { Self(helpTables, 207) }; static var optionKind: Self { Self(helpTables, 208) }; static var optionFrom: Self { Self(helpTables, 209) }
  static var optionUntil: Self { Self(helpTables, 210) }; static var optionComparedTo: Self { Self(helpTables, 211) }; static var optionToday: Self { Self(helpTables, 212) }
  static var optionWithin: Self { Self(helpTables, 213) }; static var optionName: Self { Self(helpTables, 214) }; static var optionExtends: Self { Self(helpTables, 215) }
  static var optionOwnFiles: Self { Self(helpTables, 216) }; static var optionOwnFile: Self { Self(helpTables, 217) }; static var optionCompiledFile: Self { Self(helpTables, 218) }
  static var groupInput: Self { Self(helpTables, 219) }; static var groupDestinations: Self { Self(helpTables, 220) }; static var groupReports: Self { Self(helpTables, 221) }
  static var groupReading: Self { Self(helpTables, 222) }; static func heading(_ title: String) -> Self { Self(helpTables, 223, .now(.text(title))) }
  static func withStandard(_ meaning: CommandText, _ standard: CommandText) -> Self { Self(helpTables, 224, .later(meaning), .later(standard)) }
  static func examplesTitle(_ count: Int) -> Self { Self(helpTables, 225, .now(.number(Int64(count)))) }; static var statusesTitle: Self { Self(helpTables, 226) }
  static var standardGroup: Self { Self(helpTables, 227) }; static var standardEnvironment: Self { Self(helpTables, 228) }; static var standardRules: Self { Self(helpTables, 229) }
  static var standardProcessors: Self { Self(helpTables, 230) }; static func standardTimeout(_ usual: String, _ deep: String) -> Self { Self(helpTables, 231, .now(.text(usual)), .now(.text(deep))) }
  static var standardNames: Self { Self(helpTables, 232) }; static var standardKind: Self { Self(helpTables, 233) }
  static func format(_ name: String) -> Self { Self(helpTables, 234, .now(.text(name))) }; static func optionFormat(_ formats: [String]) -> Self { Self(helpTables, 235, .now(.list(formats))) }
}

@Sendable private func helpTables(_ language: Language) -> TextTable { switch language.rawValue { case "zh-Hans": .helpZhHans; default: .helpEn } }
