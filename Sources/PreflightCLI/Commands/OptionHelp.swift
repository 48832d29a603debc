import ArgumentParser
import PreflightOperations

// The options that several commands have. Each command declares them itself; see `LanguageOptions`.

extension ConfigurationChoice {
  static let fileHelp = ArgumentHelp(
    "Use this configuration instead of the nearest preflight.yml in or above the folder of the paths.",
    valueName: "file")
  static let offHelp = ArgumentHelp("Ignore preflight.yml and the PREFLIGHT_ variables.")
}

extension RuleOptions {
  static let severityHelp = ArgumentHelp(
    "Set the severity of a rule: error, warning, note or off, such as tiktok/video-duration-max=warning. Can be repeated.",
    valueName: "rule=severity")
  static let ignoreHelp = ArgumentHelp(
    "Turn a rule off, such as file/extension-mismatch or '*/video-fast-start'. Can be repeated.",
    valueName: "rule")
}

extension RepairOptions {
  static let cropHelp: ArgumentHelp = "Crop images and videos whose aspect ratio is not allowed."
  static let padHelp = ArgumentHelp(
    "Add bars of this color where the aspect ratio is not allowed: a name or #RRGGBB.", valueName: "color")
  static let backgroundHelp = ArgumentHelp(
    "Fill transparent parts with this color where transparency is not allowed.", valueName: "color")
  static let trimHelp: ArgumentHelp = "Cut off the end of videos that are too long."
}
