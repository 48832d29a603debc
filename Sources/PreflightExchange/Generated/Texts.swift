// swift-format-ignore-file
// Made by script/tools/generate from the files in Languages/.

import Preflight
import PreflightOperations

extension CommandText {
  static func messageTooLong(_ bytes: Int) -> Self { Self(exchangeTables, 0, .now(.number(Int64(bytes)))) }; static var inputEndedBeforeRanges: Self { Self(exchangeTables, 1) }
  static var interrupted: Self { Self(exchangeTables, 2) }; static var idInUse: Self { Self(exchangeTables, 3) }
  static func tooManyObjects(_ count: Int) -> Self { Self(exchangeTables, 4, .now(.number(Int64(count)))) }; static var canceledByCaller: Self { Self(exchangeTables, 5) }
  static var canceled: Self { Self(exchangeTables, 6) }; static func tooManyBytesHeld(_ mebibytes: Int) -> Self { Self(exchangeTables, 7, .now(.number(Int64(mebibytes)))) }
  static func objectWaitedTooLong(_ seconds: String) -> Self { Self(exchangeTables, 8, .now(.text(seconds))) }; static var inputEndedBeforeObject: Self { Self(exchangeTables, 9) }
  static func noRootFolder(_ path: String) -> Self { Self(exchangeTables, 10, .now(.text(path))) }
  static func callTookTooLong(_ seconds: String) -> Self { Self(exchangeTables, 11, .now(.text(seconds))) }; static var callerGivesNoRanges: Self { Self(exchangeTables, 12) }
  static func cannotKeepBytes(_ folder: String, _ error: CommandText) -> Self { Self(exchangeTables, 13, .now(.text(folder)), .later(error)) }
  static var objectWherePathOrBytes: Self { Self(exchangeTables, 14) }; static var fileWithoutPath: Self { Self(exchangeTables, 15) }; static var memberName: Self { Self(exchangeTables, 16) }
  static var memberPath: Self { Self(exchangeTables, 17) }; static var memberBytes: Self { Self(exchangeTables, 18) }; static var memberSize: Self { Self(exchangeTables, 19) }
  static var memberVersion: Self { Self(exchangeTables, 20) }; static var memberHead: Self { Self(exchangeTables, 21) }; static var aFile: Self { Self(exchangeTables, 22) }
  static var emptyPath: Self { Self(exchangeTables, 23) }; static var bytesNotBase64: Self { Self(exchangeTables, 24) }; static var anObject: Self { Self(exchangeTables, 25) }
  static func wrongHead(_ bytes: Int) -> Self { Self(exchangeTables, 26, .now(.number(Int64(bytes)))) }; static var fileWithoutContent: Self { Self(exchangeTables, 27) }
  static func notJSON(_ reason: String) -> Self { Self(exchangeTables, 28, .now(.text(reason))) }; static var notAnObject: Self { Self(exchangeTables, 29) }
  static var wrongID: Self { Self(exchangeTables, 30) }; static var noVersionOfJSONRPC: Self { Self(exchangeTables, 31) }; static var methodIsNoText: Self { Self(exchangeTables, 32) }
  static var paramsWithoutNames: Self { Self(exchangeTables, 33) }; static var neitherMethodNorAnswer: Self { Self(exchangeTables, 34) }; static var callerGaveNoReason: Self { Self(exchangeTables, 35) }
  static var neitherResultNorError: Self { Self(exchangeTables, 36) }; static var noSizeOfObject: Self { Self(exchangeTables, 37) }; static var answerWithoutBytes: Self { Self(exchangeTables, 38) }
  static func tooManyBytesGiven(_ count: Int, _ most: Int) -> Self { Self(exchangeTables, 39, .now(.number(Int64(count))), .now(.number(Int64(most)))) }
  static func noSuchParameter(_ owner: CommandText, _ name: String) -> Self { Self(exchangeTables, 40, .later(owner), .now(.text(name))) }
  static func strangeFacts(_ name: String) -> Self { Self(exchangeTables, 41, .now(.text(name))) }; static var methodInitialize: Self { Self(exchangeTables, 42) }
  static var parameterClient: Self { Self(exchangeTables, 43) }; static var methodCheck: Self { Self(exchangeTables, 44) }; static var parameterWithFacts: Self { Self(exchangeTables, 45) }
  static var parameterEarly: Self { Self(exchangeTables, 46) }; static var methodProbe: Self { Self(exchangeTables, 47) }; static var methodJudge: Self { Self(exchangeTables, 48) }
  static var parameterFacts: Self { Self(exchangeTables, 49) }; static var parameterName: Self { Self(exchangeTables, 50) }; static var methodExplain: Self { Self(exchangeTables, 51) }
  static var parameterSubject: Self { Self(exchangeTables, 52) }; static var methodDestinations: Self { Self(exchangeTables, 53) }; static var methodPlan: Self { Self(exchangeTables, 54) }
  static var methodFix: Self { Self(exchangeTables, 55) }; static var parameterOutput: Self { Self(exchangeTables, 56) }; static var parameterForce: Self { Self(exchangeTables, 57) }
  static var parameterProgress: Self { Self(exchangeTables, 58) }; static var methodCancel: Self { Self(exchangeTables, 59) }; static var parameterID: Self { Self(exchangeTables, 60) }
  static var methodDiscover: Self { Self(exchangeTables, 61) }; static func unknownMethod(_ name: String, _ known: String) -> Self { Self(exchangeTables, 62, .now(.text(name)), .now(.text(known))) }
  static var parameterFile: Self { Self(exchangeTables, 63) }; static var parameterTo: Self { Self(exchangeTables, 64) }; static var parameterLang: Self { Self(exchangeTables, 65) }
  static var parameterSlot: Self { Self(exchangeTables, 66) }; static var parameterAssume: Self { Self(exchangeTables, 67) }; static var parameterAsOf: Self { Self(exchangeTables, 68) }
  static var parameterDepth: Self { Self(exchangeTables, 69) }; static var parameterListed: Self { Self(exchangeTables, 70) }; static var parameterCrop: Self { Self(exchangeTables, 71) }
  static var parameterPad: Self { Self(exchangeTables, 72) }; static var parameterBackground: Self { Self(exchangeTables, 73) }; static var parameterTrim: Self { Self(exchangeTables, 74) }
  static var parameterStripLocation: Self { Self(exchangeTables, 75) }; static var parameterTimeout: Self { Self(exchangeTables, 76) }
  static func anotherValue(_ name: String, _ expected: CommandText) -> Self { Self(exchangeTables, 77, .now(.text(name)), .later(expected)) }; static var expectedText: Self { Self(exchangeTables, 78) }
  static var expectedTextWithoutNUL: Self { Self(exchangeTables, 79) }; static var expectedTexts: Self { Self(exchangeTables, 80) }; static var expectedFlag: Self { Self(exchangeTables, 81) }
  static var expectedSeconds: Self { Self(exchangeTables, 82) }; static var expectedBytes: Self { Self(exchangeTables, 83) }
  static func expectedEither(_ first: String, _ second: String) -> Self { Self(exchangeTables, 84, .now(.text(first)), .now(.text(second))) }
  static func expectedOneOf(_ values: String) -> Self { Self(exchangeTables, 85, .now(.text(values))) }; static var expectedColor: Self { Self(exchangeTables, 86) }
  static func missingFacts(_ name: String) -> Self { Self(exchangeTables, 87, .now(.text(name))) }; static func missingFile(_ name: String) -> Self { Self(exchangeTables, 88, .now(.text(name))) }
  static var missingID: Self { Self(exchangeTables, 89) }; static func missingText(_ name: String) -> Self { Self(exchangeTables, 90, .now(.text(name))) }
  static var expectedScalar: Self { Self(exchangeTables, 91) }; static func socketInUse(_ path: String) -> Self { Self(exchangeTables, 92, .now(.text(path))) }
  static func cannotMakeSocket(_ path: String, _ error: CommandText) -> Self { Self(exchangeTables, 93, .now(.text(path)), .later(error)) }
  static func cannotStartThread(_ error: CommandText) -> Self { Self(exchangeTables, 94, .later(error)) }
}

@Sendable private func exchangeTables(_ language: Language) -> TextTable { switch language.rawValue { case "zh-Hans": .exchangeZhHans; default: .exchangeEn } }
