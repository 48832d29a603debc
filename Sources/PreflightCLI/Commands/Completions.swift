import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// The values that shells complete. A shell asks for them while the user types, so no command looks them up when it starts.
enum Completions {
  /// Ids, short names and groups, also after a comma.
  static let destinations = CompletionKind.custom { words, _, prefix in
    let chosen = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
    return list(words).names.map { chosen + $0 }
  }

  /// The ids of rules, with the short names of their destinations.
  static let rules = CompletionKind.custom { words, _, prefix in ruleIDs(words, prefix) }

  /// The ids of rules, facts and error codes.
  static let subjects = CompletionKind.custom { words, _, prefix in
    ruleIDs(words, prefix)
      + (Fact.allCases.map(\.rawValue) + ReadError.Code.allCases.map(\.rawValue)).filter { $0.hasPrefix(prefix) }
  }

  /// The ids of rules and, after `=`, their severities.
  static let severities = CompletionKind.custom { words, _, prefix in
    guard let sign = prefix.lastIndex(of: "=") else { return ruleIDs(words, prefix) }
    return RuleSettings.words.map { prefix[...sign] + $0 }
  }

  /// The slots of all destinations.
  static let slots = CompletionKind.custom { words, _, _ in
    Set(list(words).all.flatMap(\.slots).map(\.name)).sorted()
  }

  static let formats = CompletionKind.custom { _, _, _ in Reporters.all.map { $0.name } }

  private static func ruleIDs(_ words: [String], _ prefix: String) -> [String] {
    let ofFile = Destinations.ofFiles.flatMap(\.rules).map(\.id)
    let ofDestinations = list(words).all.flatMap { destination in
      destination.rules.map { "\(destination.shortName)/\($0.shortID)" }
    }
    return (ofFile + ofDestinations).filter { $0.hasPrefix(prefix) }
  }

  /// The destinations of a command line that is not complete yet, with the user's own ones.
  private static func list(_ words: [String]) -> DestinationList {
    func path(after option: String) -> AssetPath? {
      words.drop { $0 != option }.dropFirst().first.flatMap { AssetPath(argument: $0) }
    }
    var choice = JobChoice(
      ConfigurationChoice(file: path(after: "--config"), isOff: words.contains("--no-config"), in: surroundings))
    choice.destinations = path(after: "--destinations")
    // The command itself reports a mistake in these files.
    return (try? choice.settings(near: [], in: surroundings))?.destinations ?? DestinationList.builtIn
  }
}
