package import MediaProbe
import PreflightJudging
package import PreflightRules

extension CheckedAsset {
  /// The parts of the time line that break a rule and are not accepted, each once with the worst severity of its
  /// findings.
  package var troubledIntervals: [ContentInterval: Severity] {
    var worst: [ContentInterval: Severity] = [:]
    for finding in verdicts.lazy.flatMap({ $0.findings }) where finding.acceptance == nil {
      for interval in finding.intervals {
        worst[interval] = max(worst[interval] ?? finding.severity, finding.severity)
      }
    }
    return worst
  }

  /// Returns the times of the frames that show these parts, in the order of time. If there are more than this number,
  /// the parts of the worst findings come first, and of these the earliest.
  func timesOfFrames(atMost most: Int) -> [Double] {
    var worst: [Double: Severity] = [:]
    for (interval, severity) in troubledIntervals where interval.kind.isOfPicture {
      worst[interval.start] = max(worst[interval.start] ?? severity, severity)
    }
    let sorted = worst.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(max(0, most)).map { $0.key }.sorted()
  }

  /// Returns the asset with its pictures.
  func showing(_ thumbnail: Thumbnail?, _ frames: [ContentFrame]) -> CheckedAsset {
    CheckedAsset(
      path: path, facts: facts, verdicts: verdicts, thumbnail: thumbnail, frames: frames, request: request,
      place: place, culprit: culprit, isNamed: isNamed)
  }
}
