import MediaProbe
import Preflight
import PreflightPlanning
import Testing

/// Repairs for a limit that is a parameter without a value: TikTok's longest video of an account, 3 to 10 minutes.
struct OpenLimitTests {
  private func suggestion(trims: Bool, assuming assumptions: Assumptions = [:]) throws -> Suggestion? {
    let judge = try Judge(#require(Destinations.named("tiktok-video")), assuming: assumptions)
    let facts = SampleFacts.video(duration: 250)
    let planner = RepairPlanner(RepairChoices(trims: trims)) { _ in [judge] }
    return planner.suggestion(for: "film.mp4", facts, [judge.verdict(for: facts)])
  }

  @Test func `With consent, a film is cut to the limit that every account has`() throws {
    let plan = try #require(try suggestion(trims: true)?.plans.first)
    let duration = try #require(plan.facts.duration)
    #expect((170...180).contains(duration))
    #expect(plan.openParameters == ["max_duration"])
    #expect(plan.predicted.allSatisfy { $0.outcome != .fail && $0.outcome != .unknown })
  }

  @Test func `Without consent, the choice is named`() throws {
    let suggestion = try #require(try suggestion(trims: false))
    #expect(suggestion.plans.isEmpty && suggestion.unserved.map(\.refusal) == [.needsChoice([.trim])])
  }

  @Test func `An account with a higher limit needs no change`() throws {
    #expect(try suggestion(trims: true, assuming: ["max_duration": "300"]) == nil)
  }
}
