/// A calendar day without time or time zone, such as the day on which a source was checked.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  // The day as one number, whose order is that of the days. Sources and rules have many dates, so this saves memory.
  private let number: Int32

  /// The year, from 1 to 9999.
  public var year: Int { Int(number >> 9) }
  /// The month, from 1 to 12.
  public var month: Int { Int(number >> 5 & 15) }
  /// The day of the month, from 1 to 31.
  public var day: Int { Int(number & 31) }

  /// Creates a day; nil if the calendar has no such day.
  public init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days =
      switch month {
      case 2: leap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    guard day <= days else { return nil }
    number = Int32(year << 9 | month << 5 | day)
  }

  /// Reads `2026-11-21`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(digits: parts[0]), let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
    else { return nil }
    self.init(year, month, day)
  }

  /// The day as text with four, two and two digits: `2026-11-21`.
  public var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Returns true if the left day is earlier.
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.number < right.number }
}
