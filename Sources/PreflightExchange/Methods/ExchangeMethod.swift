import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// A parameter of a method.
package struct ExchangeParameter: Sendable {
  package let name: String
  let type: ParameterType
  package let isRequired: Bool
  /// One sentence for people.
  let summary: CommandText

  init(_ name: String, _ type: ParameterType, isRequired: Bool = false, _ summary: CommandText) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// A method of the exchange: all that callers can know about it, and the function that answers it. The dispatch, the checks of
/// parameters and the description of the exchange come from this table.
package struct ExchangeMethod: Sendable {
  package let name: String
  /// One sentence for people.
  let summary: CommandText
  package let parameters: [ExchangeParameter]
  /// The members of the result.
  let result: [String]
  /// The errors besides those that every method has.
  let errors: [CallFailure.Kind]
  let answer: @Sendable (ExchangeAnswers, ExchangeParams, ExchangeCaller?) async throws -> [UInt8]

  /// The errors that every method has.
  static let commonErrors: [CallFailure.Kind] = [.invalidParams, .internalError, .cancelled, .shuttingDown]

  package static let all: [ExchangeMethod] = [
    ExchangeMethod(
      "initialize", .methodInitialize,
      [ExchangeParameter("client", .object, .parameterClient), timeout],
      ["protocol", "versions", "rules_fingerprint", "methods", "limits", "extensions"]
    ) { answers, params, _ in try answers.initialize(params) },
    ExchangeMethod(
      "check", .methodCheck,
      [file] + choice + [
        depth, ExchangeParameter("with_facts", .flag, .parameterWithFacts),
        ExchangeParameter("early", .word(ExchangeObject.Early.allCases.map(\.rawValue)), .parameterEarly),
        listed, timeout,
      ], ["verdicts", "facts", "complete", "notice"], [.outsideRoot, .rangeFailed, .tooBusy]
    ) { answers, params, caller in try await answers.check(params, caller) },
    ExchangeMethod(
      "probe", .methodProbe, [file, depth, lang, timeout], ["facts"],
      [.outsideRoot, .rangeFailed, .tooBusy]
    ) { answers, params, caller in try await answers.probe(params, caller) },
    ExchangeMethod(
      "judge", .methodJudge,
      [
        ExchangeParameter("facts", .facts, isRequired: true, .parameterFacts),
        ExchangeParameter("name", .text, .parameterName),
      ] + choice + [listed], ["verdicts", "notice"]
    ) { answers, params, _ in try answers.judge(params) },
    ExchangeMethod(
      "explain", .methodExplain,
      [ExchangeParameter("subject", .text, isRequired: true, .parameterSubject), lang, timeout], ["text"]
    ) { answers, params, _ in try await answers.explain(params) },
    ExchangeMethod(
      "destinations", .methodDestinations, [to, lang, timeout], ["destinations"]
    ) { answers, params, _ in try answers.destinations(params) },
    ExchangeMethod(
      "plan", .methodPlan,
      [file] + choice + [depth] + repairs + [timeout], ["suggestions", "notice"], [.outsideRoot]
    ) { answers, params, _ in try await answers.plan(params) },
    ExchangeMethod(
      "fix", .methodFix,
      [file, ExchangeParameter("output", .path, isRequired: true, .parameterOutput)] + choice + [depth] + repairs + [
        ExchangeParameter("force", .flag, .parameterForce),
        ExchangeParameter("progress", .flag, .parameterProgress), timeout,
      ], ["copies", "text"], [.outsideRoot]
    ) { answers, params, caller in try await answers.fix(params, caller) },
  ]

  /// The methods that other machines may call. None of them opens a file or a connection: what they judge is in the call.
  package static let remote: [ExchangeMethod] =
    [
      ExchangeMethod(
        "check", .methodCheckRanges,
        [
          ExchangeParameter("name", .text, .memberName),
          ExchangeParameter("size", .size, isRequired: true, .parameterSize),
          ExchangeParameter("version", .text, .parameterVersion),
          ExchangeParameter("ranges", .ranges, .parameterRanges),
        ] + choice, ["outcome", "verdicts", "needs", "version", "notice"]
      ) { answers, params, _ in try answers.checkRanges(params).json },
      ExchangeMethod(
        "request", .methodRequest,
        [
          ExchangeParameter("document", .text, isRequired: true, .parameterDocument),
          ExchangeParameter("media", .object, .parameterMedia), to,
          ExchangeParameter("as_of", .setting(.asOf), .parameterAsOf), lang,
        ], ["requests"]
      ) { answers, params, _ in try answers.request(params) },
      ExchangeMethod(
        "plan", .methodPlan,
        [
          ExchangeParameter("facts", .facts, isRequired: true, .parameterFacts),
          ExchangeParameter("name", .text, .parameterName),
        ] + choice + repairs, ["suggestions", "notice"]
      ) { answers, params, _ in try answers.planOfFacts(params) },
    ] + all.filter { ["judge", "explain", "destinations"].contains($0.name) }

  /// Ends another call. A transport with many calls answers it itself, and no other one has a call to end.
  package static let cancel = ExchangeMethod(
    "cancel", .methodCancel,
    [ExchangeParameter("id", .id, isRequired: true, .parameterID)], ["cancelled"]
  ) { _, _, _ in Array(#"{"cancelled":false}"#.utf8) }

  /// Describes the methods. JSON-RPC 2.0 reserves the name, so the lists of methods do not have it.
  static let discover = ExchangeMethod(
    "rpc.discover", .methodDiscover, [lang], ["openrpc", "info", "methods"]
  ) { answers, params, _ in OpenRPC.document(in: params.language ?? answers.language) }

  private static let byName = Dictionary(uniqueKeysWithValues: (all + [cancel, discover]).map { ($0.name, $0) })

  /// The names of the methods.
  static let names = (all + [cancel]).map(\.name)

  /// Returns a method. Throws the error for a name that no method has.
  static func named(_ name: String) throws(CallFailure) -> ExchangeMethod {
    guard let method = byName[name] else {
      throw CallFailure(.methodNotFound, .unknownMethod(name, names.joined(separator: ", ")))
    }
    return method
  }

  private init(
    _ name: String, _ summary: CommandText, _ parameters: [ExchangeParameter], _ result: [String],
    _ errors: [CallFailure.Kind] = [],
    answer: @escaping @Sendable (ExchangeAnswers, ExchangeParams, ExchangeCaller?) async throws -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.result = result
    self.errors = errors
    self.answer = answer
  }

  /// Throws if the parameters of a call are not those of this method.
  func check(_ params: ExchangeParams) throws(CallFailure) {
    try params.check(parameters, of: CommandText(asWritten: name))
  }

  // MARK: - Parameters that several methods have

  private static let file = ExchangeParameter("file", .file, isRequired: true, .parameterFile)
  private static let to = ExchangeParameter("to", .texts, .parameterTo)
  private static let lang = ExchangeParameter("lang", .setting(.lang), .parameterLang)
  private static let choice = [
    to, ExchangeParameter("slot", .text, .parameterSlot),
    ExchangeParameter("assume", .assumptions, .parameterAssume),
    ExchangeParameter("as_of", .setting(.asOf), .parameterAsOf), lang,
  ]
  private static let depth = ExchangeParameter("depth", .word(Tier.allCases.map(\.rawValue)), .parameterDepth)
  private static let listed = ExchangeParameter("listed", .flag, .parameterListed)
  private static let repairs = [
    ExchangeParameter("crop", .flag, .parameterCrop),
    ExchangeParameter("pad", .color, .parameterPad),
    ExchangeParameter("background", .color, .parameterBackground),
    ExchangeParameter("trim", .flag, .parameterTrim),
    ExchangeParameter("strip_location", .flag, .parameterStripLocation),
  ]
  private static let timeout = ExchangeParameter("timeout", .seconds, .parameterTimeout)
}
