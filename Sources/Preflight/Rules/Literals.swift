import MediaProbe

// For generated code alone, whose figures a reader has checked before they were written down: there a value that is none
// is a defect of the generator, and nothing that a file or a user brings about.

extension Ratio {
  static func figure(_ numerator: Int64, _ denominator: Int64 = 1) -> Ratio {
    guard let ratio = Ratio(numerator, denominator) else { preconditionFailure("no ratio") }
    return ratio
  }
}

extension CivilDate {
  static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    guard let date = CivilDate(year, month, day) else { preconditionFailure("no date") }
    return date
  }
}

extension Version {
  static func number(_ text: StaticString) -> Version {
    guard let version = Version("\(text)") else { preconditionFailure("no version") }
    return version
  }
}

extension Limit {
  static func figure(_ numerator: Int64, _ denominator: Int64 = 1) -> Limit { .fixed(.figure(numerator, denominator)) }
}
