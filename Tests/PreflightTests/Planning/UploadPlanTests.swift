import MediaProbe
import Preflight
import PreflightPlanning
import PreflightRules
import Testing

/// Plans of uploads, by the figures of built-in destinations.
@Suite struct UploadPlanTests {
  /// A report of an upload, with the numbers that its thread states.
  struct Report: CustomTestStringConvertible, Sendable {
    let thread: String
    let destination: String
    let size: Int
    /// The plan of the reporter.
    let (chunkSize, count): (Int, Int?)
    /// The figures that it breaks; “count” for the arithmetic. Those with “?” are broken in one meaning of MB only.
    let breaks: [String]
    /// Our plan: the size of a chunk, their number, and the size of the last one.
    let plan: (Int, Int, Int)

    init(
      _ thread: String, _ destination: String, size: Int, sent chunkSize: Int, _ count: Int? = nil, breaks: [String],
      plan: (Int, Int, Int)
    ) {
      (self.thread, self.destination, self.size) = (thread, destination, size)
      (self.chunkSize, self.count, self.breaks, self.plan) = (chunkSize, count, breaks, plan)
    }

    var testDescription: String { thread }
  }

  static let reports = [
    // One chunk of 64,000,000 bytes for a larger file: “The chunk size is invalid”.
    Report(
      "DayMoonDevelopment/post-for-me, issue 327, of 2026-08-12", "tiktok-video", size: 66_259_900, sent: 64_000_000,
      breaks: ["whole_max"], plan: (10_000_000, 6, 16_259_900)),
    Report(
      "DayMoonDevelopment/post-for-me, issue 327, of 2026-08-13", "tiktok-video", size: 66_582_226, sent: 64_000_000,
      breaks: ["whole_max"], plan: (10_000_000, 6, 16_582_226)),
    // 41 MB in 5 chunks, rounded up.
    Report(
      "simstudioai/sim, pull request 5504", "tiktok-video", size: 41_000_000, sent: 10_000_000, 5, breaks: ["count"],
      plan: (41_000_000, 1, 41_000_000)),
    // From 10 MB to 20 MB in one chunk whose stated size is 10 MB: the guide allows it, and the plan avoids it.
    Report(
      "simstudioai/sim, pull request 5568", "tiktok-video", size: 15_000_000, sent: 10_000_000, 1, breaks: [],
      plan: (15_000_000, 1, 15_000_000)),
    // 70 MB in 7 chunks is right. A media server that ignored ranges was wrong.
    Report(
      "gitroomhq/postiz-app, pull request 1784", "tiktok-video", size: 70_000_000, sent: 10_000_000, 7, breaks: [],
      plan: (10_000_000, 7, 10_000_000)),
    // 128 MiB at once.
    Report(
      "elizaOS/eliza, issue 23834", "tiktok-video", size: 134_217_728, sent: 134_217_728, 1,
      breaks: ["chunk_max", "whole_max", "last_max?"], plan: (10_000_000, 13, 14_217_728)),
    // Chunks of 5 MiB: HTTP 413.
    Report(
      "trypostit/trypost, pull request 31", "x-video", size: 8_000_000, sent: 5_242_880, breaks: ["chunk_max?"],
      plan: (1_000_000, 8, 1_000_000)),
    // 8 MB in one APPEND.
    Report(
      "nst/STTwitter, issue 203", "x-video", size: 8_000_000, sent: 8_000_000, breaks: ["chunk_max"],
      plan: (1_000_000, 8, 1_000_000)),
    // Chunks of 15 MB.
    Report(
      "ttezel/twit, pull request 465", "x-video", size: 512_000_000, sent: 15_000_000, breaks: ["chunk_max"],
      plan: (1_000_000, 512, 1_000_000)),
    // Chunks of 1024 bytes: HTTP 400.
    Report(
      "googleapis/google-api-python-client, issue 990", "youtube-video", size: 2_000_000, sent: 1024,
      breaks: ["chunk_multiple"], plan: (2_000_000, 1, 2_000_000)),
    // 10 MB in chunks of 1 MB: the chunks are right, and their sum was wrong.
    Report(
      "retifrav/retifrav.github.io, issue 30", "x-video", size: 8_795_782, sent: 1_000_000, breaks: [],
      plan: (1_000_000, 9, 795_782)),
    // 25,000,000 bytes in chunks of 8 MiB, which worked.
    Report(
      "gojiplus/tuber, issue 81", "youtube-video", size: 25_000_000, sent: 8_388_608, 3, breaks: [],
      plan: (25_000_000, 1, 25_000_000)),
  ]

  private func form(_ destination: String) throws -> UploadForm {
    try #require(Destinations.named(destination)?.upload)
  }

  @Test(arguments: reports) func `A reported upload is judged and planned`(report: Report) throws {
    let form = try form(report.destination)
    let breaches = UploadPlan.breaches(of: report.size, chunkSize: report.chunkSize, count: report.count, form)
    #expect(breaches.map { ($0.figure?.name.rawValue ?? "count") + ($0.isCertain ? "" : "?") } == report.breaks)
    let plan = try #require(UploadPlan(of: report.size, form))
    #expect((plan.chunkSize, plan.count, plan.lastSize) == report.plan)
  }

  /// The example of TikTok's guide: 50,000,123 bytes in chunks of 10,000,000 are 5, and the last one has 10,000,123.
  @Test func `The example of a guide is valid`() throws {
    let form = try form("tiktok-video")
    #expect(UploadPlan.breaches(of: 50_000_123, chunkSize: 10_000_000, count: 5, form).isEmpty)
    #expect(UploadPlan.count(50_000_123, 10_000_000, form.rounding) == 5)
    #expect(UploadPlan.breaches(of: 50_000_123, chunkSize: 10_000_000, count: 6, form).map(\.expected) == [5])
  }

  @Test(arguments: ["tiktok-video", "x-video", "youtube-video", "linkedin-video"])
  func `Every plan breaks no figure and adds up to the file`(destination: String) throws {
    let form = try form(destination)
    let sizes = [
      1, 1023, 262_144, 999_999, 1_000_000, 4_194_303, 4_194_304, 4_194_305, 4_999_999, 5_000_000, 5_242_879, 5_242_880,
      63_999_999, 64_000_000, 64_000_001, 67_108_864, 128_000_000, 134_217_729, 512_000_000, 1_000_000_001,
      3_999_999_999,
    ]
    for size in sizes {
      let plan = try #require(UploadPlan(of: size, form), "\(size)")
      #expect((plan.count - 1) * plan.chunkSize + plan.lastSize == size && plan.lastSize > 0, "\(size): \(plan)")
      let breaches = UploadPlan.breaches(of: size, chunkSize: plan.chunkSize, count: plan.count, form)
      #expect(breaches.isEmpty, "\(size): \(plan): \(breaches)")
    }
    #expect(UploadPlan(of: 0, form) == nil)
  }

  @Test func `A server that divides the file leaves nothing to plan`() throws {
    for id in ["facebook-video", "facebook-reel"] {
      let form = try form(id)
      #expect(form.method == .server && UploadPlan(of: 9_000_000, form) == nil)
    }
  }
}
