import Preflight

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CivilDate {
  /// The current day in the local time zone; nil if the clock cannot be read.
  static var today: CivilDate? {
    var now = time(nil)
    var day = unsafe tm()
    guard now != -1, unsafe localtime_r(&now, &day) != nil else { return nil }
    return unsafe CivilDate(Int(day.tm_year) + 1900, Int(day.tm_mon) + 1, Int(day.tm_mday))
  }
}

extension CivilDate {
  /// The current day. Throws if the clock cannot be read.
  static func ofRun() throws(Failure) -> CivilDate {
    guard let today else { throw Failure(.incomplete, "cannot read the clock, which decides what has expired") }
    return today
  }
}
