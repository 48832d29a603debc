package import MediaProbe
import PreflightLanguage

/// The facts that a report shows next to a name: duration, dimensions, codec and file size.
package struct FactColumns {
  package let duration: String
  package let size: String
  package let codec: String
  package let bytes: String

  package init(_ facts: MediaFacts) {
    duration = facts.duration.map { humanDuration($0) } ?? ""
    size =
      if let width = facts.video?.width ?? facts.image?.width, let height = facts.video?.height ?? facts.image?.height {
        "\(width)×\(height)"
      } else {
        ""
      }
    codec = TerminalText.escaped(
      facts.video?.codec ?? facts.image?.format ?? facts.audio?.codec ?? facts.container ?? "")
    bytes = facts.fileSize.map { humanBytes($0) } ?? ""
  }

  package var all: [String] { [duration, size, codec, bytes] }
}

/// Returns seconds with one decimal place, and from a minute on `12:34` or `1:02:03`, as players show it.
package func humanDuration(_ seconds: Double) -> String {
  // A value that would be rounded up to a minute is shown as a minute.
  let tenths = (seconds * 10).rounded() / 10
  return tenths < 60
    ? "\(decimal(seconds, places: 1)) s" : ClockText.clock(seconds.rounded()) ?? "\(decimal(seconds, places: 1)) s"
}

/// Returns bytes in decimal units, as vendors and stores count them: `7.7 MB`.
package func humanBytes(_ bytes: Int64) -> String {
  let units = ["KB", "MB", "GB", "TB"]
  guard bytes >= 1000 else { return "\(bytes) B" }
  var value = Double(bytes) / 1000
  var unit = 0
  while value >= 999.5, unit < units.count - 1 {
    value /= 1000
    unit += 1
  }
  return "\(decimal(value, places: value < 100 ? 1 : 0)) \(units[unit])"
}

/// Returns a number with a fixed number of decimal places, rounded half away from zero, independent of the locale.
package func decimal(_ value: Double, places: Int) -> String {
  let scale: Double = places == 0 ? 1 : places == 1 ? 10 : 100
  guard value.isFinite, abs(value) < 1e15 else { return value.description }
  let scaled = Int64((value * scale).rounded())
  guard places > 0 else { return "\(scaled)" }
  let divisor = Int64(scale)
  let fraction = "\(abs(scaled) % divisor)"
  let sign = scaled < 0 ? "-" : ""
  return "\(sign)\(abs(scaled) / divisor)." + String(repeating: "0", count: places - fraction.count) + fraction
}
