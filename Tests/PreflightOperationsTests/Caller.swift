import Foundation
import MediaProbe
import Preflight
import PreflightExchange
import PreflightOperations
import TestSupport

/// A caller of jobs and of the exchange in this process.
struct Caller: Sendable {
  let surroundings: Surroundings

  /// - Parameter variables: The environment of the jobs.
  init(_ variables: [String: String] = [:]) {
    surroundings = Surroundings(
      threads: TaskThreads(limit: 4), processors: 2, variable: { variables[$0] }, openFileLimit: { 256 },
      today: { CivilDate("2026-11-29") })
  }

  /// The choice of a caller that chooses nothing.
  var choice: JobChoice { JobChoice(ConfigurationChoice(isOff: true, in: surroundings)) }

  /// Returns an exchange.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of all calls; nil for none.
  ///   - root: The folder to which paths are confined; nil for no limit.
  func exchange(_ configuration: URL? = nil, root: AssetPath? = nil) throws -> ExchangeAnswers {
    let file = configuration.map { AssetPath($0.path) }
    let choice = JobChoice(ConfigurationChoice(file: file, isOff: file == nil, in: surroundings))
    return try ExchangeAnswers(choice, root: root, layout: TextLayout(), in: surroundings)
  }

  /// Returns the answer to a call.
  static func answer(_ exchange: ExchangeAnswers, _ method: String, _ params: String) async -> String {
    let message = #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": {\#(params)}}"#
    return String(decoding: await exchange.answer(Array(message.utf8)), as: UTF8.self)
  }

  /// Returns the members of an object of an answer.
  static func object(_ answer: String, _ name: String) throws -> [String: Any] {
    let members = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return members?[name] as? [String: Any] ?? [:]
  }

  static let clip = Product.root.path + "/SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.600s.mp4"
  /// A movie that needs a repair for some destinations.
  static let movie =
    Product.root.path + "/SampleMedia/ok/tiktok-share-kit-ios/video/video-duration-max.15s-with-sound.mov"
}
