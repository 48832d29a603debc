import MediaProbe
public import Preflight
import PreflightOperations
import PreflightReports

/// The calls that other machines may make, without a transport. No call opens a file or a connection: paths in it are only names.
public struct RemoteMethods: Sendable {
  /// What clients have to know about a method.
  public struct Description: Sendable {
    /// The name, such as `check`.
    public let name: String
    /// One sentence for people.
    public let summary: String
    /// The JSON Schema of the parameters, as JSON.
    public let schema: [UInt8]
    /// The members of a result.
    public let results: [String]
  }

  /// The answer to a call.
  public struct Answer: Sendable {
    /// Says which kind of answer it is.
    public enum Kind: Sendable, Hashable {
      case result
      /// The caller has to correct the call.
      case mistake
      /// This machine failed.
      case failure
    }

    /// What a check says about its file.
    public enum Outcome: String, Sendable, Hashable {
      case accepted, refused
      /// No destination is certain to accept the file, and not all refuse it.
      case unknown
      /// The check needs another range.
      case needs
    }

    /// Says whether the call succeeded.
    public let kind: Kind
    /// The result as a JSON object; `{"message": …}` for a call that did not succeed.
    public let json: [UInt8]
    /// The final verdicts of a check; empty for other methods, and while a check needs more ranges.
    public let verdicts: [Verdict]
    /// The outcome of a check; nil for other methods and for a call that did not succeed.
    public let outcome: Outcome?
  }

  /// The reason why no calls can be answered: one line for people.
  public struct SettingsError: Error, Sendable, CustomStringConvertible {
    /// What was found, what was expected and what to do.
    public let description: String
  }

  /// Most values in the parameters of a call. The facts of a long film have some thousands.
  private static let mostValues = 100_000

  private let answers: ExchangeAnswers

  /// Prepares the rules of the destinations that calls use when they name none.
  ///
  /// - Parameters:
  ///   - destinations: Ids, short names and groups of destinations.
  ///   - language: The language of calls that name none.
  /// - Throws: `SettingsError` for a destination that does not exist.
  public init(to destinations: [String], language: Language = .english) throws {
    // No configuration file and no variable has an effect: callers share nothing with the machine but its rules.
    let surroundings = Surroundings(
      threads: TaskThreads(limit: 1), processors: onlineProcessors, variable: { _ in nil }, openFileLimit: { 256 })
    var choice = JobChoice(ConfigurationChoice(isOff: true, in: surroundings))
    choice.to = destinations
    choice.language = language
    do {
      answers = try ExchangeAnswers(choice, root: nil, layout: TextLayout(), in: surroundings)
      _ = try answers.destinations(ExchangeParams(["to": .array(destinations.map { .string($0) })]))
    } catch let error as CallFailure {
      throw SettingsError(description: error.text.text(in: language))
    } catch let error as Failure {
      throw SettingsError(description: error.message(in: language))
    }
  }

  /// The names of the methods.
  public static var names: [String] { ExchangeMethod.remote.map(\.name) }

  /// Describes the methods.
  ///
  /// - Parameter language: The language of the sentences.
  public static func descriptions(in language: Language = .english) -> [Description] {
    ExchangeMethod.remote.map { method in
      var json = JSONWriter()
      json.object { ExchangeParameter.writeSchema(of: method.parameters, to: &$0) }
      return Description(
        name: method.name, summary: method.summary.text(in: language), schema: json.bytes, results: method.result)
    }
  }

  /// Identifies all rules in force: it changes with any of them.
  public func fingerprint() throws -> String {
    let value = try JSONValue(written: answers.initialize(ExchangeParams()))
    return value["rules_fingerprint"]?.text ?? ""
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - name: One of `names`.
  ///   - body: The parameters as a JSON object.
  public func answer(_ name: String, _ body: [UInt8]) async -> Answer {
    var language = answers.language
    do {
      guard let method = ExchangeMethod.remote.first(where: { $0.name == name }) else {
        throw CallFailure(.methodNotFound, .unknownMethod(name, Self.names.joined(separator: ", ")))
      }
      let members: JSONValue
      do throws(JSONDamage) {
        members = try JSONValue(text: body, atMost: Self.mostValues)
      } catch {
        throw CallFailure(.parseError, .notJSON(error.message))
      }
      guard case .object(let members) = members else { throw CallFailure(.invalidRequest, .paramsWithoutNames) }
      let params = ExchangeParams(members)
      language = answers.language(of: params)
      try method.check(params)
      guard name == "check" else {
        return Answer(kind: .result, json: try await method.answer(answers, params, nil), verdicts: [], outcome: nil)
      }
      let (json, verdicts, outcome) = try answers.checkRanges(params)
      return Answer(kind: .result, json: json, verdicts: outcome == .needs ? [] : verdicts, outcome: outcome)
    } catch let error as CallFailure {
      let isMistake = error.kind != .internalError
      return Self.problem(isMistake ? .mistake : .failure, error.text.text(in: language))
    } catch let error as Failure {
      return Self.problem(error.kind == .usage ? .mistake : .failure, error.message(in: language))
    } catch {
      return Self.problem(.failure, CommandText(error).text(in: language))
    }
  }

  private static func problem(_ kind: Answer.Kind, _ message: String) -> Answer {
    var json = JSONWriter()
    json.object { $0.member("message", oneLine(message)) }
    return Answer(kind: kind, json: json.bytes, verdicts: [], outcome: nil)
  }
}
