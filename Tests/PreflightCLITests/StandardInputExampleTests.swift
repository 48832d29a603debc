import BuiltProducts
import Foundation
import MadeMedia
import Testing

/// `Examples/StandardInput`, which judges an upload as a service would.
@Suite struct StandardInputExampleTests {
  private func check(_ name: String, _ content: Data, size: Int? = nil, _ destination: String) throws -> Outcome {
    try Product.run(
      Product.tests.appendingPathComponent("StandardInput"), [name, "\(size ?? content.count)", destination], in: nil,
      environment: [:], input: content)
  }

  @Test func refusesAsSoonAsItsBytesTell() throws {
    let banner = Picture.png(width: 500, height: 50) + Data(repeating: 0, count: 1 << 20)
    let outcome = try check("banner.png", banner, "tiktok")
    #expect(
      outcome.status == 1 && outcome.stdout.hasPrefix("after 16384 of") && outcome.stdout.contains(": fail"),
      "\(outcome)")
    let movie = Product.root.appendingPathComponent(
      "SampleMedia/fail/tiktok-share-kit-ios/video/video-duration-max.fail.754s.mov")
    let long = try Data(contentsOf: movie) + Data(repeating: 0, count: 1 << 20)
    let early = try check("film.mov", long, "tiktok")
    #expect(early.status == 1 && early.stdout.contains("754.2 s"), "\(early)")
  }

  @Test func judgesWhatHasComeOfAnUploadThatBreaksOff() throws {
    let cut = try check("cut.png", Picture.png(width: 500, height: 500).prefix(30), size: 4000, "tiktok")
    #expect(
      cut.status == 1 && cut.stdout.hasPrefix("after 30 of 4000 bytes: tiktok-share-kit-ios: unreadable"), "\(cut)")
    #expect(try check("notes.mp4", Data("just text".utf8), "tiktok").stdout.contains("found text"))
  }
}
