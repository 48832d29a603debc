import MediaProbe
import Preflight
package import PreflightDocuments

extension SettingLayer {
  /// Sets the values that the caller gave for a setting; does nothing for nil.
  package mutating func set(_ name: SettingName, _ values: [String]?) {
    if let values { settings[name] = Setting(values, from: .option(name.option)) }
  }

  /// Sets the flag of an option; does nothing if the option was not given.
  package mutating func set(_ name: SettingName, given: Bool, to value: Bool = true) {
    if given { set(name, [value ? "true" : "false"]) }
  }
}

extension SettingLayer {
  /// Adds the values of `--assume`.
  package mutating func assume(_ texts: [String]) throws {
    for text in texts {
      guard let entry = Assumptions.Entry(text) else {
        throw mistake(.wrongAssumption(text))
      }
      assume[entry.name] = Setting([entry.value], from: .option("--assume"))
    }
  }
}

extension InputChoice {
  package func add(to layer: inout SettingLayer) {
    layer.set(.exclude, exclude.isEmpty ? nil : exclude.map(\.text))
    layer.set(.hidden, given: hidden)
    layer.set(.ignoreFiles, given: noIgnoreFiles, to: false)
  }

  /// Takes the settings in force.
  package mutating func take(_ settings: RunSettings) {
    // The patterns of the command line come last, because the last one that matches decides.
    let others = settings.settings.all(.exclude).filter { if case .option = $0.origin { false } else { true } }
    exclude = others.reversed().flatMap { $0.values.map { AssetPath($0) } } + exclude
    hidden = settings.flag(.hidden) ?? false
    noIgnoreFiles = settings.flag(.ignoreFiles) == false
  }
}
