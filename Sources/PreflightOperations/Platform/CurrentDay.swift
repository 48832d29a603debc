package import Preflight

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CivilDate {
  /// The current day in the local time zone; nil if the clock cannot be read.
  package static var today: CivilDate? {
    var now = time(nil)
    var day = unsafe tm()
    guard now != -1, unsafe localtime_r(&now, &day) != nil else { return nil }
    return unsafe CivilDate(Int(day.tm_year) + 1900, Int(day.tm_mon) + 1, Int(day.tm_mday))
  }
}
