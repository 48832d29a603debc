import MediaProbe
import Preflight
import PreflightPlanning
import Testing

/// Tests that a repair follows the recommendations of the destination.
@Suite struct RepairProfileTests {
  private static func plan(for name: String) throws -> RepairPlan {
    let judge = try Judge(#require(Destinations.named(name)))
    var facts = SampleFacts.video(codec: "vp9", container: "webm")
    facts.video?.averageFrameRate = Ratio(30, 1)
    let planner = RepairPlanner { _ in [judge] }
    let suggestion = planner.suggestion(for: AssetPath("a.webm"), facts, [judge.verdict(for: facts)])
    return try #require(suggestion?.plans.first)
  }

  @Test(arguments: [("whatsapp-video", "Main"), ("instagram-reel", "High")])
  func `The H.264 profile follows the recommendation of the destination`(name: String, profile: String) throws {
    let predicted = try Self.plan(for: name).facts
    #expect(predicted.video?.codec == "h264")
    #expect(predicted.video?.profile == profile)
  }
}
