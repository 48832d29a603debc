// swift-format-ignore-file
// Made by script/tools/generate from the files in Languages/.

import Preflight

extension CommandText {
  package static func placed(_ place: String, _ message: CommandText) -> Self { Self(jobTables, 0, .now(.text(place)), .later(message)) }
  package static func skipped(_ count: Int) -> Self { Self(jobTables, 1, .now(.number(Int64(count)))) }
  package static func wrongValueExpected(_ value: String, _ name: String, _ expected: CommandText) -> Self { Self(jobTables, 2, .now(.text(value)), .now(.text(name)), .later(expected)) }
  package static func cannotRead(_ path: String, _ error: CommandText) -> Self { Self(jobTables, 3, .now(.text(path)), .later(error)) }
  package static func noLimitsIn(_ path: String) -> Self { Self(jobTables, 4, .now(.text(path))) }; package static func wrongAssumption(_ text: String) -> Self { Self(jobTables, 5, .now(.text(text))) }
  package static func unknownParameter(_ name: String) -> Self { Self(jobTables, 6, .now(.text(name))) }; package static var noParameters: Self { Self(jobTables, 7) }
  package static func cannotReadBaselineFile(_ path: String, _ error: CommandText) -> Self { Self(jobTables, 8, .now(.text(path)), .later(error)) }
  package static func cannotReadBaseline(_ path: String, _ error: CommandText) -> Self { Self(jobTables, 9, .now(.text(path)), .later(error)) }
  package static func baselineReplaces(_ path: String) -> Self { Self(jobTables, 10, .now(.text(path))) }; package static var theBaseline: Self { Self(jobTables, 11) }
  package static func wroteBaseline(_ path: String, _ problems: CommandText, _ files: CommandText) -> Self { Self(jobTables, 12, .now(.text(path)), .later(problems), .later(files)) }
  package static func files(_ count: Int) -> Self { Self(jobTables, 13, .now(.number(Int64(count)))) }
  package static func problems(_ count: Int) -> Self { Self(jobTables, 14, .now(.number(Int64(count)))) }
  package static func baselineEntryGone(_ problem: String, _ path: String) -> Self { Self(jobTables, 15, .now(.text(problem)), .now(.text(path))) }
  package static func moreEntriesGone(_ count: Int) -> Self { Self(jobTables, 16, .now(.number(Int64(count)))) }; package static var writeBaselineAgain: Self { Self(jobTables, 17) }
  package static func allowanceExpired(_ allowance: String, _ day: String) -> Self { Self(jobTables, 18, .now(.text(allowance)), .now(.text(day))) }
  package static func allowanceUnneeded(_ allowance: String) -> Self { Self(jobTables, 19, .now(.text(allowance))) }
  package static func acceptedByBaseline(_ problems: CommandText) -> Self { Self(jobTables, 20, .later(problems)) }
  package static func acceptedByAllowances(_ problems: CommandText) -> Self { Self(jobTables, 21, .later(problems)) }
  package static func accepted(_ problems: CommandText, _ byBaseline: Int, _ byAllowances: Int) -> Self { Self(jobTables, 22, .later(problems), .now(.number(Int64(byBaseline))), .now(.number(Int64(byAllowances)))) }
  package static func pathOutsideWorkTree(_ origin: String, _ path: String) -> Self { Self(jobTables, 23, .now(.text(origin)), .now(.text(path))) }
  package static func configurationLeadsOut(_ path: String) -> Self { Self(jobTables, 24, .now(.text(path))) }
  package static func cannotReadConfiguration(_ path: String, _ reason: CommandText) -> Self { Self(jobTables, 25, .now(.text(path)), .later(reason)) }
  package static func unknownDestinationOrGroup(_ name: String) -> Self { Self(jobTables, 26, .now(.text(name))) }
  package static func didYouMean(_ name: String) -> Self { Self(jobTables, 27, .now(.text(name))) }; package static var listsDestinations: Self { Self(jobTables, 28) }
  package static var emptyTo: Self { Self(jobTables, 29) }; package static func nameOfGroup(_ name: String, _ members: String) -> Self { Self(jobTables, 30, .now(.text(name)), .now(.text(members))) }
  package static func unknownDestination(_ name: String) -> Self { Self(jobTables, 31, .now(.text(name))) }
  package static func formerName(_ name: String, _ usual: String, _ replacement: String) -> Self { Self(jobTables, 32, .now(.text(name)), .now(.text(usual)), .now(.text(replacement))) }
  package static func noDestinationFile(_ folders: String) -> Self { Self(jobTables, 33, .now(.text(folders))) }
  package static func destinationWhereFolder(_ name: String) -> Self { Self(jobTables, 34, .now(.text(name))) }
  package static func destinationFolderMissing(_ folders: String) -> Self { Self(jobTables, 35, .now(.text(folders))) }
  package static func videos(_ count: Int) -> Self { Self(jobTables, 36, .now(.number(Int64(count)))) }
  package static func images(_ count: Int) -> Self { Self(jobTables, 37, .now(.number(Int64(count)))) }
  package static func overrides(_ count: Int) -> Self { Self(jobTables, 38, .now(.number(Int64(count)))) }
  package static func folderContent(_ videos: CommandText, _ images: CommandText, _ overrides: CommandText) -> Self { Self(jobTables, 39, .later(videos), .later(images), .later(overrides)) }
  package static func destinationAmongFiles(_ name: String, _ list: String) -> Self { Self(jobTables, 40, .now(.text(name)), .now(.text(list))) }
  package static func wrongSeverity(_ text: String) -> Self { Self(jobTables, 41, .now(.text(text))) }
  package static func unknownSeverity(_ word: String) -> Self { Self(jobTables, 42, .now(.text(word))) }; package static var noneWithDestinations: Self { Self(jobTables, 43) }
  package static func ruleNeedsContent(_ rule: String) -> Self { Self(jobTables, 44, .now(.text(rule))) }
  package static func cannotWriteInto(_ folder: String, _ error: CommandText) -> Self { Self(jobTables, 45, .now(.text(folder)), .later(error)) }
  package static func anotherRunWrites(_ folder: String) -> Self { Self(jobTables, 46, .now(.text(folder))) }
  package static func cannotReadManifest(_ path: String, _ reason: CommandText) -> Self { Self(jobTables, 47, .now(.text(path)), .later(reason)) }
  package static func unknownRevision(_ revision: String) -> Self { Self(jobTables, 48, .now(.text(revision))) }
  package static func gitDoesNotStart(_ error: CommandText) -> Self { Self(jobTables, 49, .later(error)) }
  package static func noGitWorkTree(_ reason: String) -> Self { Self(jobTables, 50, .now(.text(reason))) }; package static var standardInputTwice: Self { Self(jobTables, 51) }
  package static var strayStdinFilename: Self { Self(jobTables, 52) }; package static func wrongExclude(_ pattern: String) -> Self { Self(jobTables, 53, .now(.text(pattern))) }
  package static var standardInputWhereFiles: Self { Self(jobTables, 54) }; package static var noOtherPathExists: Self { Self(jobTables, 55) }
  package static func noFileInEither(_ path: String, _ other: String) -> Self { Self(jobTables, 56, .now(.text(path)), .now(.text(other))) }
  package static func cannotReadList(_ path: String, _ error: CommandText) -> Self { Self(jobTables, 57, .now(.text(path)), .later(error)) }
  package static func outsideOfGitWorkTree(_ path: String, _ folder: String) -> Self { Self(jobTables, 58, .now(.text(path)), .now(.text(folder))) }
  package static func noFileOrFolder(_ path: String, _ more: CommandText) -> Self { Self(jobTables, 59, .now(.text(path)), .later(more)) }
  package static func reportReplaces(_ path: String) -> Self { Self(jobTables, 60, .now(.text(path))) }
  package static func sameFileForReports(_ path: String) -> Self { Self(jobTables, 61, .now(.text(path))) }
  package static func outsideOfRoot(_ path: String) -> Self { Self(jobTables, 62, .now(.text(path))) }; package static var deliveryWithoutDestinations: Self { Self(jobTables, 63) }
  package static func noDelivery(_ path: String) -> Self { Self(jobTables, 64, .now(.text(path))) }
  package static func noneHasCode(_ destinations: String, _ code: String) -> Self { Self(jobTables, 65, .now(.text(destinations)), .now(.text(code))) }
  package static func subjectNotKnown(_ subject: String, _ destinations: String) -> Self { Self(jobTables, 66, .now(.text(subject)), .now(.text(destinations))) }
  package static func unknownSubject(_ subject: String) -> Self { Self(jobTables, 67, .now(.text(subject))) }
  package static func unknownCode(_ code: String, _ known: String) -> Self { Self(jobTables, 68, .now(.text(code)), .now(.text(known))) }
  package static func unknownRule(_ destination: String, _ rule: String) -> Self { Self(jobTables, 69, .now(.text(destination)), .now(.text(rule))) }
  package static func hint(_ hint: CommandText) -> Self { Self(jobTables, 70, .later(hint)) }
  package static func listsRules(_ destination: String) -> Self { Self(jobTables, 71, .now(.text(destination))) }
  package static func unknownRuleOfPreflight(_ subject: String) -> Self { Self(jobTables, 72, .now(.text(subject))) }
  package static func folderWhereFile(_ path: String) -> Self { Self(jobTables, 73, .now(.text(path))) }; package static func notMedia(_ path: String) -> Self { Self(jobTables, 74, .now(.text(path))) }
  package static func wrongJobs(_ count: Int) -> Self { Self(jobTables, 75, .now(.number(Int64(count)))) }
  package static func wrongWorkers(_ count: Int) -> Self { Self(jobTables, 76, .now(.number(Int64(count)))) }
  package static func wrongTimeout(_ seconds: String) -> Self { Self(jobTables, 77, .now(.text(seconds))) }
  package static func depthWithHeaderEngine(_ depth: String) -> Self { Self(jobTables, 78, .now(.text(depth))) }; package static var headerWithReferenceEngine: Self { Self(jobTables, 79) }
  package static var standardInputWhereDocument: Self { Self(jobTables, 80) }; package static func noThumbnails(_ error: CommandText) -> Self { Self(jobTables, 81, .later(error)) }
  package static func unreadablePaths(_ count: Int) -> Self { Self(jobTables, 82, .now(.number(Int64(count)))) }
  package static func noRequestFound(_ skipped: CommandText) -> Self { Self(jobTables, 83, .later(skipped)) }
  package static func noMediaFound(_ skipped: CommandText) -> Self { Self(jobTables, 84, .later(skipped)) }; package static var recordsReplaced: Self { Self(jobTables, 85) }
  package static var anotherConfiguration: Self { Self(jobTables, 86) }; package static var otherDestinations: Self { Self(jobTables, 87) }
  package static func rulesOfResultsMissing(_ error: CommandText) -> Self { Self(jobTables, 88, .later(error)) }
  package static func resultInUTF16(_ path: String) -> Self { Self(jobTables, 89, .now(.text(path))) }
  package static func resultWithoutSummary(_ path: String) -> Self { Self(jobTables, 90, .now(.text(path))) }
  package static func resultOfOtherSchema(_ path: String, _ found: String, _ expected: String) -> Self { Self(jobTables, 91, .now(.text(path)), .now(.text(found)), .now(.text(expected))) }
  package static func notAShard(_ path: String) -> Self { Self(jobTables, 92, .now(.text(path))) }
  package static func resultOfOtherVersion(_ path: String, _ found: String, _ expected: String) -> Self { Self(jobTables, 93, .now(.text(path)), .now(.text(found)), .now(.text(expected))) }
  package static func interruptedShard(_ path: String, _ shard: Int, _ count: Int) -> Self { Self(jobTables, 94, .now(.text(path)), .now(.number(Int64(shard))), .now(.number(Int64(count)))) }
  package static var missingRecord: Self { Self(jobTables, 95) }; package static func recordsDiffer(_ path: String) -> Self { Self(jobTables, 96, .now(.text(path))) }
  package static var numberOfRecordsDiffers: Self { Self(jobTables, 97) }; package static func incompleteRecord(_ path: String) -> Self { Self(jobTables, 98, .now(.text(path))) }
  package static var unreadableFile: Self { Self(jobTables, 99) }; package static var lineTooLong: Self { Self(jobTables, 100) }
  package static func itemOfShard(_ path: String, _ item: Int, _ count: Int, _ reason: CommandText) -> Self { Self(jobTables, 101, .now(.text(path)), .now(.number(Int64(item))), .now(.number(Int64(count))), .later(reason)) }
  package static var noResults: Self { Self(jobTables, 102) }
  package static func shardsOfDifferentRuns(_ first: String, _ second: String, _ difference: String) -> Self { Self(jobTables, 103, .now(.text(first)), .now(.text(second)), .now(.text(difference))) }
  package static func shardsOfDifferentLibraries(_ library: String, _ first: String, _ second: String) -> Self { Self(jobTables, 104, .now(.text(library)), .now(.text(first)), .now(.text(second))) }
  package static func missingShard(_ shard: Int, _ count: Int) -> Self { Self(jobTables, 105, .now(.number(Int64(shard))), .now(.number(Int64(count)))) }
  package static func shardTwice(_ shard: Int, _ count: Int, _ paths: String) -> Self { Self(jobTables, 106, .now(.number(Int64(shard))), .now(.number(Int64(count))), .now(.text(paths))) }
  package static func fileWhereFolder(_ path: String) -> Self { Self(jobTables, 107, .now(.text(path))) }
  package static func outputContainsOriginal(_ folder: String, _ path: String) -> Self { Self(jobTables, 108, .now(.text(folder)), .now(.text(path))) }
  package static func wrongDeadline(_ seconds: String) -> Self { Self(jobTables, 109, .now(.text(seconds))) }; package static var noFFmpeg: Self { Self(jobTables, 110) }
  package static func copiesNotWritten(_ count: Int) -> Self { Self(jobTables, 111, .now(.number(Int64(count)))) }; package static var cropWithPad: Self { Self(jobTables, 112) }
  package static var noClock: Self { Self(jobTables, 113) }
  package static func noSuchSlot(_ destination: String, _ slot: String, _ hint: CommandText, _ slots: String) -> Self { Self(jobTables, 114, .now(.text(destination)), .now(.text(slot)), .later(hint), .now(.text(slots))) }
  package static func noParametersOfDestination(_ destination: String, _ name: String) -> Self { Self(jobTables, 115, .now(.text(destination)), .now(.text(name))) }
  package static func noSuchParameterOfDestination(_ destination: String, _ name: String, _ hint: CommandText, _ parameters: String) -> Self { Self(jobTables, 116, .now(.text(destination)), .now(.text(name)), .later(hint), .now(.text(parameters))) }
  package static func wrongParameter(_ parameter: String, _ value: String, _ expected: String) -> Self { Self(jobTables, 117, .now(.text(parameter)), .now(.text(value)), .now(.text(expected))) }
  package static func tooManyCombinations(_ destination: String, _ count: Int, _ limit: Int) -> Self { Self(jobTables, 118, .now(.text(destination)), .now(.number(Int64(count))), .now(.number(Int64(limit)))) }
  package static func refusedNotRegular(_ path: String) -> Self { Self(jobTables, 119, .now(.text(path))) }
  package static func refusedInput(_ path: String) -> Self { Self(jobTables, 120, .now(.text(path))) }
  package static func refusedMedia(_ path: String) -> Self { Self(jobTables, 121, .now(.text(path))) }
  package static func refusedForeign(_ path: String, _ kind: String) -> Self { Self(jobTables, 122, .now(.text(path)), .now(.text(kind))) }
  package static func refusedAppeared(_ path: String) -> Self { Self(jobTables, 123, .now(.text(path))) }
  package static func refusedOutside(_ path: String) -> Self { Self(jobTables, 124, .now(.text(path))) }
  package static func refusedOwned(_ path: String, _ owner: String) -> Self { Self(jobTables, 125, .now(.text(path)), .now(.text(owner))) }
  package static func refusedInRepository(_ path: String) -> Self { Self(jobTables, 126, .now(.text(path))) }
  package static func refusedUnnameable(_ path: String, _ reason: CommandText) -> Self { Self(jobTables, 127, .now(.text(path)), .later(reason)) }
  package static func refusedLink(_ path: String) -> Self { Self(jobTables, 128, .now(.text(path))) }
  package static func refusedDevice(_ path: String) -> Self { Self(jobTables, 129, .now(.text(path))) }
  package static func refusedLeadingOut(_ path: String, _ folder: String) -> Self { Self(jobTables, 130, .now(.text(path)), .now(.text(folder))) }
  package static var originalShortened: Self { Self(jobTables, 131) }; package static var programWroteNothing: Self { Self(jobTables, 132) }
  package static var manifestTooLarge: Self { Self(jobTables, 133) }; package static var notAManifest: Self { Self(jobTables, 134) }; package static var hiddenControl: Self { Self(jobTables, 135) }
  package static var reportExtensions: Self { Self(jobTables, 136) }; package static var nameObeyed: Self { Self(jobTables, 137) }
  package static func cannotWrite(_ noun: CommandText, _ path: String, _ error: CommandText) -> Self { Self(jobTables, 138, .later(noun), .now(.text(path)), .later(error)) }
  package static func similarRules(_ count: Int, _ rules: String) -> Self { Self(jobTables, 139, .now(.number(Int64(count))), .now(.text(rules))) }
  package static var templateHead: Self { Self(jobTables, 140) }; package static var templateGuide: Self { Self(jobTables, 141) }; package static var templateTo: Self { Self(jobTables, 142) }
  package static var templateFailOn: Self { Self(jobTables, 143) }; package static var templateRules: Self { Self(jobTables, 144) }; package static var templateAllow: Self { Self(jobTables, 145) }
  package static var templateBaseline: Self { Self(jobTables, 146) }; package static var templateAssume: Self { Self(jobTables, 147) }; package static var templateExclude: Self { Self(jobTables, 148) }
  package static var templateReports: Self { Self(jobTables, 149) }; package static var templateOwn: Self { Self(jobTables, 150) }; package static var templateOverrides: Self { Self(jobTables, 151) }
}

@Sendable private func jobTables(_ language: Language) -> TextTable { switch language.rawValue { case "zh-Hans": .jobZhHans; default: .jobEn } }
