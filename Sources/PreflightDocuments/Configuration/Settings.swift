public import MediaProbe
import Preflight

/// The origin of a setting's value.
public enum SettingOrigin: Sendable, Hashable {
  /// No layer has a value.
  case standard
  case file(String, line: Int)
  case environment(String)
  case option(String)
}

extension SettingOrigin: CustomStringConvertible {
  /// The origin as messages show it: `default`, `preflight.yml:12`, or the name of a variable or option.
  public var description: String {
    switch self {
    case .standard: "default"
    case .file(let name, let line): "\(name):\(line)"
    case .environment(let variable): variable
    case .option(let option): option
    }
  }
}

/// The value of a setting and its origin.
public struct Setting: Sendable, Hashable {
  /// One value, or those of a list.
  public let values: [String]
  /// The place where the value was set.
  public let origin: SettingOrigin

  /// Creates a setting from its values, which are not checked.
  public init(_ values: [String], from origin: SettingOrigin) {
    self.values = values
    self.origin = origin
  }
}

/// The settings of one layer: the command line, the environment, or a configuration file.
public struct SettingLayer: Sendable {
  /// The settings that this layer has. A weaker layer decides the others.
  public var settings: [SettingName: Setting] = [:]
  /// Values of parameters by name.
  public var assume: [String: Setting] = [:]
  /// Files of further reports by format.
  public var reports: [String: Setting] = [:]
  /// The levels of picture and sound, by the name of the level.
  public var content: [String: Setting] = [:]

  /// Creates a layer without settings.
  public init() {}

  /// Reads the environment. Throws the first mistake as a line that names the variable.
  public init(environment: (String) -> String?) throws(SettingMistake) {
    for name in SettingName.allCases {
      guard let text = environment(name.variable), !text.isEmpty else { continue }
      let values = name.isList ? text.split(separator: ",").map(\.trimmingSpaces) : [text]
      for value in values {
        if let mistake = name.mistake(in: value) { throw SettingMistake(variable: name.variable, mistake: mistake) }
      }
      settings[name] = Setting(values, from: .environment(name.variable))
    }
  }
}

/// A wrong value in the environment.
public struct SettingMistake: Error, Sendable, CustomStringConvertible {
  /// The name of the environment variable.
  public let variable: String
  /// The error in the value, without the name of the variable.
  public let mistake: Message

  /// The name of the variable and the error, in one line of English.
  public var description: String { "\(variable): \(mistake)" }
}

/// The settings in force, each from the first layer that has it.
public struct Settings: Sendable {
  private let layers: [SettingLayer]

  /// - Parameter layers: The layers, the strongest first.
  public init(_ layers: [SettingLayer]) { self.layers = layers }

  /// Returns the values of a setting and their origins; empty if no layer has the setting. Only a setting whose values are
  /// combined can have several entries, of which the first is from the strongest layer.
  public func all(_ name: SettingName) -> [Setting] {
    let given = layers.compactMap { $0.settings[name] }
    return name.isCollected ? given : Array(given.prefix(1))
  }

  /// Returns the setting from the strongest layer that has it; nil if no layer has it.
  public subscript(name: SettingName) -> Setting? { all(name).first }

  /// Returns true if a setting comes from the command line or the environment, which are stronger than a file.
  public func isAboveFile(_ name: SettingName) -> Bool {
    switch self[name]?.origin {
    case .option, .environment: true
    case .file, .standard, nil: false
    }
  }

  /// The values of parameters by name, each from the strongest layer that gives it.
  public var assume: [String: Setting] { merged { $0.assume } }

  /// The files of further reports by format, each from the strongest layer that gives it.
  public var reports: [String: Setting] { merged { $0.reports } }

  /// The levels of picture and sound by name, each from the strongest layer that gives it.
  public var content: [String: Setting] { merged { $0.content } }

  private func merged(_ entries: (SettingLayer) -> [String: Setting]) -> [String: Setting] {
    var merged: [String: Setting] = [:]
    for layer in layers.reversed() { for (name, setting) in entries(layer) { merged[name] = setting } }
    return merged
  }
}
