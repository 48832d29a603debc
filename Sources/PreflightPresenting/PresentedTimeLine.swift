package import MediaProbe
import PreflightBatch
package import PreflightRules

/// The time line of a file whose picture or sound was measured.
package struct PresentedTimeLine {
  /// A part of the time line that shows or lacks something.
  package struct Part {
    package let interval: ContentInterval
    /// The worst severity of the problems at this part; nil if it breaks no rule, or if the team accepts that.
    package let severity: Severity?
  }

  /// The longest time line in seconds. A record of another program can state any duration.
  private static let longest = 1e9

  /// The duration of the file in seconds, more than 0.
  package let length: Double
  /// The parts in the order of time.
  package let parts: [Part]
  /// The course of the light; nil without a video track.
  package let brightness: ContentCurve?
  /// The course of the loudness; nil without an audio track.
  package let loudness: ContentCurve?

  /// Returns nil if nothing was measured over time, as for a still image.
  init?(_ asset: CheckedAsset) {
    guard let content = asset.facts.content else { return nil }
    let curves = [content.brightnessCurve, content.loudnessCurve].compactMap { $0 }
    guard !content.intervals.isEmpty || !curves.isEmpty else { return nil }
    let ends = content.intervals.map { $0.end } + curves.map { $0.start + $0.step * Double($0.points.count) }
    length = asset.facts.duration ?? ends.max() ?? 0
    guard length > 0, length < Self.longest else { return nil }
    let troubled = asset.troubledIntervals
    parts = content.intervals.map { Part(interval: $0, severity: troubled[$0]) }
    brightness = content.brightnessCurve
    loudness = content.loudnessCurve
  }
}

extension PresentedAsset {
  /// The time line; nil if the content of the file was not measured over time.
  package var timeLine: PresentedTimeLine? { PresentedTimeLine(asset) }
}
