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
      "initialize", "Tells the versions, the methods and the limits.",
      [ExchangeParameter("client", .object, "Anything about the caller."), timeout],
      ["protocol", "versions", "rules_fingerprint", "methods", "limits", "extensions"]
    ) { answers, params, _ in try answers.initialize(params) },
    ExchangeMethod(
      "check", "Reads a file, and judges it.",
      [file] + choice + [
        depth, ExchangeParameter("with_facts", .flag, "True to answer also with the facts."),
        ExchangeParameter(
          "early", .word(ExchangeObject.Early.allCases.map(\.rawValue)),
          "When the reading of an object ends early: every destination refuses it for certain, or one does."),
        listed, timeout,
      ], ["verdicts", "facts", "complete", "notice"], [.outsideRoot, .rangeFailed, .tooBusy]
    ) { answers, params, caller in try await answers.check(params, caller) },
    ExchangeMethod(
      "probe", "Reads the facts of a file.", [file, depth, lang, timeout], ["facts"],
      [.outsideRoot, .rangeFailed, .tooBusy]
    ) { answers, params, caller in try await answers.probe(params, caller) },
    ExchangeMethod(
      "judge", "Judges facts without their file.",
      [
        ExchangeParameter("facts", .facts, isRequired: true, "The facts of a probe or a check."),
        ExchangeParameter("name", .text, "The name of the file."),
      ] + choice + [listed], ["verdicts", "notice"]
    ) { answers, params, _ in try answers.judge(params) },
    ExchangeMethod(
      "explain", "Explains a share state, a code, a rule or a fact.",
      [
        ExchangeParameter("subject", .text, isRequired: true, "A share state, a code, a rule or a fact."), lang,
        timeout,
      ], ["text"]
    ) { answers, params, _ in try await answers.explain(params) },
    ExchangeMethod(
      "destinations", "Lists destinations.", [to, lang, timeout], ["destinations"]
    ) { answers, params, _ in try answers.destinations(params) },
    ExchangeMethod(
      "plan", "Suggests the smallest change of a file that destinations accept.",
      [file] + choice + [depth] + repairs + [timeout], ["suggestions", "notice"], [.outsideRoot]
    ) { answers, params, _ in try await answers.plan(params) },
    ExchangeMethod(
      "fix", "Writes repaired copies of a file.",
      [
        file,
        ExchangeParameter("output", .path, isRequired: true, "The folder of the copies, which is created."),
      ] + choice + [depth] + repairs + [
        ExchangeParameter("force", .flag, "True to replace the copies of an earlier call."),
        ExchangeParameter("progress", .flag, "True to get the progress in notifications."), timeout,
      ], ["copies", "text"], [.outsideRoot]
    ) { answers, params, caller in try await answers.fix(params, caller) },
  ]

  /// Ends another call. A transport with many calls answers it itself, and no other one has a call to end.
  package static let cancel = ExchangeMethod(
    "cancel", "Ends a running call.",
    [ExchangeParameter("id", .id, isRequired: true, "The id of the call.")], ["cancelled"]
  ) { _, _, _ in Array(#"{"cancelled":false}"#.utf8) }

  /// Describes the methods. JSON-RPC 2.0 reserves the name, so the lists of methods do not have it.
  static let discover = ExchangeMethod(
    "rpc.discover", "Describes the methods as an OpenRPC document.", [lang], ["openrpc", "info", "methods"]
  ) { answers, params, _ in OpenRPC.document(in: params.language ?? answers.language) }

  private static let byName = Dictionary(uniqueKeysWithValues: (all + [cancel, discover]).map { ($0.name, $0) })

  /// The names of the methods.
  static let names = (all + [cancel]).map(\.name)

  /// Returns a method. Throws the error for a name that no method has.
  static func named(_ name: String) throws(CallFailure) -> ExchangeMethod {
    guard let method = byName[name] else {
      throw CallFailure(
        .methodNotFound, "there is no method “\(name)”: expected one of \(names.joined(separator: ", "))")
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

  private static let file = ExchangeParameter("file", .file, isRequired: true, "The file.")
  private static let to = ExchangeParameter("to", .texts, "Ids, short names or groups of destinations.")
  private static let lang = ExchangeParameter("lang", .setting(.lang), "The language of texts.")
  private static let choice = [
    to, ExchangeParameter("slot", .text, "The slot in which the file is judged."),
    ExchangeParameter("assume", .assumptions, "Values that no file contains, by name."),
    ExchangeParameter("as_of", .setting(.asOf), "The day whose rules apply."), lang,
  ]
  private static let depth = ExchangeParameter(
    "depth", .word(Tier.allCases.map(\.rawValue)), "How much of the file is read.")
  private static let listed = ExchangeParameter(
    "listed", .flag,
    "True for a file that was found in a folder or a list. If no destination accepts its kind, it is not applicable.")
  private static let repairs = [
    ExchangeParameter("crop", .flag, "True to allow cropping."),
    ExchangeParameter("pad", .color, "The color of bars that are allowed: a name or #RRGGBB."),
    ExchangeParameter("background", .color, "The color that may fill transparent parts: a name or #RRGGBB."),
    ExchangeParameter("trim", .flag, "True to allow cutting off the end."),
    ExchangeParameter(
      "strip_location", .flag, "True to leave the place at which a picture was taken out of the copies."),
  ]
  private static let timeout = ExchangeParameter("timeout", .seconds, "The seconds after which the call ends.")
}
