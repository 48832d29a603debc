import MediaProbe
import PreflightRules

extension FactWords {
  static let english = FactWords(
    name: { $0.englishName },
    meaning: { $0.englishMeaning },
    type: { type in
      switch type {
      case .integer: "whole number"
      case .number: "number"
      case .ratio: "ratio"
      case .text: "text"
      case .flag: "true or false"
      case .size: "width and height"
      case .any: "any"
      }
    },
    unit: { unit in
      switch unit {
      case .seconds: "seconds"
      case .bitsPerSecond: "bits per second"
      case .pixels: "pixels"
      case .framesPerSecond: "frames per second"
      case .hertz: "hertz"
      default: unit.rawValue
      }
    },
    tier: { tier in
      tier == .stream ? "header if the header states it, otherwise stream" : tier.rawValue
    },
    typeLabel: "Type",
    unitLabel: "Unit",
    tierLabel: "Tier",
    rules: "Rules on this fact",
    noRule: "No rule is about this fact.",
    absent: "The fact does not apply to this file.")
}
