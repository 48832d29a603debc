import Preflight
import PreflightOperations
import Synchronization

/// The language of what the program prints for people besides reports. The settings of a run decide. Before they are read, it is
/// the language of the option, the variable and the locale from which they would take it.
enum MessageLanguage {
  private static let ofSettings = Mutex<Language?>(nil)
  private static let ofStart: Language = {
    let arguments = CommandLine.arguments.prefix { $0 != "--" }
    let named = arguments.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst("--lang=".count)) }
    let next = arguments.firstIndex(of: "--lang").flatMap { arguments.dropFirst($0 + 1).first }
    let tag = named ?? next ?? environment("PREFLIGHT_LANG")
    return tag.flatMap { Language(argument: $0) } ?? Language(environment: environment)
  }()

  static var current: Language { ofSettings.withLock { $0 } ?? ofStart }

  static func set(_ language: Language) { ofSettings.withLock { $0 = language } }
}
