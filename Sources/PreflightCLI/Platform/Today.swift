import Preflight

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CivilDate {
  /// Returns the current day in UTC; nil if the clock of the machine has no valid time.
  static func today() -> CivilDate? {
    let seconds = time(nil)
    guard seconds >= 0 else { return nil }
    return CivilDate(1970, 1, 1)?.adding(days: Int(seconds) / 86_400)
  }
}
