import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightOperations

/// Reads the settings of a command. From here on, the program prints messages in their language.
func readSettings(
  _ choice: JobChoice, near paths: [AssetPath], adding others: (inout SettingLayer) -> Void = { _ in }
) throws -> RunSettings {
  let settings = try choice.settings(near: paths, in: surroundings, adding: others)
  MessageLanguage.set(settings.language)
  return settings
}

/// Checks values that were just parsed. The parser knows only its own errors, so the mistake gets its text here, in the language
/// of the start.
func whileParsing(_ check: () throws -> Void) throws {
  do {
    try check()
  } catch let failure as Failure {
    throw ValidationError(failure.message(in: MessageLanguage.current))
  }
}
