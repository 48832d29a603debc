import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations
import PreflightReports

/// Options that choose the destinations, the assumed values, and the outcomes that make the exit status 1.
struct ChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge for these destinations: ids, short names or groups, separated by commas. (default: the group 'default')",
      valueName: "names"), completion: Completions.destinations)
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Assume a value that no file contains, such as app_version=17.3. Can be repeated.", valueName: "name=value"))
  var assume: [String] = []

  @Option(name: .customLong("assume-from"), help: Assumptions.fromHelp) var assumeFrom: AssetPath?

  @Option(help: AsOf.help) var asOf: CivilDate?

  @Option(name: .customLong("fail-on"), help: FailureThreshold.help)
  var chosenFailOn: FailureThreshold?

  @Option(help: DestinationOptions.help, completion: .directory) var destinations: AssetPath?

  @Option(name: .customLong("severity"), help: RuleOptions.severityHelp, completion: Completions.severities)
  var severities: [String] = []
  @Option(name: .customLong("ignore"), help: RuleOptions.ignoreHelp, completion: Completions.rules)
  var ignored: [String] = []
  @Option(help: ConfigurationChoice.fileHelp) var config: AssetPath?
  @Flag(help: ConfigurationChoice.offHelp) var noConfig = false

  /// What these options choose.
  var chosen: JobChoice {
    var choice = JobChoice(ConfigurationChoice(file: config, isOff: noConfig, in: surroundings))
    choice.to = to.map { $0.split(separator: ",").map(\.trimmingSpaces) }
    choice.assume = assume
    choice.assumeFrom = assumeFrom
    choice.asOf = asOf
    choice.failOn = chosenFailOn
    choice.destinations = destinations
    choice.rules = RuleOptions(severities: severities, ignored: ignored)
    return choice
  }
}

extension Assumptions {
  static let fromHelp = ArgumentHelp(
    "Assume the limits in this JSON document of a server, such as the answer of Mastodon's /api/v2/instance.",
    valueName: "file")
}
