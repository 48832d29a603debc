import MediaProbe
import Preflight

// Literals for values in tests, where a wrong literal is a defect of the test.

extension Ratio {
  static func figure(_ numerator: Int64, _ denominator: Int64 = 1) -> Ratio {
    guard let ratio = Ratio(numerator, denominator) else { preconditionFailure("no ratio") }
    return ratio
  }
}

extension Limit {
  static func figure(_ numerator: Int64, _ denominator: Int64 = 1) -> Limit { .fixed(.figure(numerator, denominator)) }
}

extension CivilDate {
  static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    guard let date = CivilDate(year, month, day) else { preconditionFailure("no date") }
    return date
  }
}

extension Version {
  static func number(_ text: String) -> Version {
    guard let version = Version(text) else { preconditionFailure("no version") }
    return version
  }
}
