import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// The option that adds destinations, for commands without `ChoiceOptions`.
struct DestinationOptions: ParsableArguments {
  static let help = ArgumentHelp(
    "Add your own destination files (*.yml) in this folder to the built-in ones.", valueName: "folder")

  @Option(help: DestinationOptions.help, completion: .directory) var destinations: AssetPath?
  @Option(help: ConfigurationChoice.fileHelp) var config: AssetPath?
  @Flag(help: ConfigurationChoice.offHelp) var noConfig = false

  /// What these options choose.
  var chosen: JobChoice {
    var choice = JobChoice(ConfigurationChoice(file: config, isOff: noConfig, in: surroundings))
    choice.destinations = destinations
    return choice
  }

  /// Returns the destinations, with those of the configuration that applies to the working folder.
  func load(in language: Language) throws -> DestinationList {
    var choice = chosen
    choice.language = language
    return try readSettings(choice, near: []).destinations
  }
}
