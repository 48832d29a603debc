import MediaProbe
import Preflight
import PreflightJudging
import PreflightPlanning
import PreflightRules
import TestSupport
import Testing

/// Plans repairs of files with the largest numbers that facts can have. No arithmetic may overflow.
@Suite struct ExtremeFactsTests {
  private static let numbers: [Int64] = [1, Int64(Int32.max), 1 << 53]

  @Test(arguments: numbers, [1e-9, 10 * 365.25 * 86_400])
  func `A video with extreme values can be planned`(number: Int64, seconds: Double) throws {
    let side = Int(min(number, Int64(Int32.max)))
    var facts = SampleFacts.video(duration: seconds, size: (side, 1 << 16), fileSize: number)
    facts.bitRate = number
    facts.video?.bitRate = number
    facts.video?.duration = seconds
    facts.video?.averageFrameRate = Ratio(number, 1)
    facts.video?.maxKeyframeInterval = seconds
    facts.audio = AudioFacts()
    facts.audio?.codec = "aac"
    facts.audio?.bitRate = number
    facts.audio?.sampleRate = Int(number)
    facts.audio?.channels = Int(number)
    try plan(facts, "a.mp4")
    facts.video?.averageFrameRate = Ratio(1, number)
    facts.video?.bitRate = 1
    try plan(facts, "a.mp4")
  }

  @Test(arguments: numbers, ["jpeg", "png", "gif"])
  func `An image with extreme values can be planned`(number: Int64, format: String) throws {
    let side = Int(min(number, Int64(Int32.max)))
    var facts = SampleFacts.image(size: (side, side), format: format, fileSize: number)
    facts.image?.frameCount = number
    try plan(facts, "a.\(format)")
  }

  /// Plans for each destination, with and without another aspect ratio.
  private func plan(_ facts: MediaFacts, _ name: String) throws {
    for destination in Loops.some(Destinations.all, oneOf: 4) {
      guard let judge = try? Judge(destination) else { continue }
      let black = try #require(RepairColor("black"))
      for reshaping in [RepairChoices.Reshaping.crop, .pad(color: black), nil] {
        let choices = RepairChoices(reshaping: reshaping, background: reshaping == nil ? nil : black, trims: true)
        let planner = RepairPlanner(choices, repairsWarnings: true) { _ in [judge] }
        let verdict = judge.verdict(for: facts)
        if let suggestion = planner.suggestion(for: AssetPath(name), facts, [verdict]) {
          #expect(!suggestion.plans.isEmpty || !suggestion.unserved.isEmpty)
        }
      }
    }
  }
}
