import Foundation
import MediaProbe
import Preflight
import TestSupport
import Testing

/// Verdict records as last reviewed, one after another for each destination.
@Suite struct GoldenTests {
  static let samples: [(name: String, facts: MediaFacts)] = [
    ("teaser", SampleFacts.video()),
    ("at the limit", SampleFacts.video(duration: 600.1)),
    ("brand film", SampleFacts.video(duration: 754.2, size: (1920, 1080), fileSize: 98_100_000)),
    ("feature film", SampleFacts.video(duration: 7200, size: (3840, 2160), container: "mov", fileSize: 9_800_000_000)),
    ("clip of 2.5 s", SampleFacts.video(duration: 2.5)),
    ("clip of 0.5 s", SampleFacts.video(duration: 0.5)),
    ("20 s", SampleFacts.video(duration: 20)),
    ("20.1 s", SampleFacts.video(duration: 20.1)),
    ("wide UHD in WebM", SampleFacts.video(size: (3840, 1600), codec: "vp9", container: "webm")),
    ("heavy AVI", SampleFacts.video(size: (1280, 720), codec: "mpeg4", container: "avi", fileSize: 61_340_000)),
    ("duration not known", SampleFacts.video().without(.duration)),
    ("poster", SampleFacts.image()),
    ("banner", SampleFacts.image(size: (1150, 500), format: "png")),
    ("sticker", SampleFacts.image(size: (640, 480), format: "png")),
    ("HEIC", SampleFacts.image(size: (3024, 4032), format: "heic")),
    ("heavy photo", SampleFacts.image(size: (3000, 4000), fileSize: 10_200_000)),
    ("heavier photo", SampleFacts.image(size: (3000, 4000), fileSize: 26_300_000)),
    ("icon", SampleFacts.image(size: (120, 120), format: "png")),
    ("song", SampleFacts.audio()),
    ("missing", SampleFacts.broken(.notFound)),
    ("text", SampleFacts.broken(.notMedia)),
    ("cut", SampleFacts.broken(.truncated)),
    ("slow", SampleFacts.broken(.timedOut)),
  ]

  static func records(_ destination: Destination) throws -> String {
    let judge = try Judge(destination)
    var json = JSONWriter()
    for sample in samples {
      json.beginObject()
      json.key("sample")
      json.string(sample.name)
      judge.verdict(for: sample.facts).writeMembers(to: &json)
      json.endObject()
    }
    // The writer puts a comma between records.
    return String(decoding: json.bytes, as: UTF8.self).replacing("},{\"sample\"", with: "}\n{\"sample\"")
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/verdicts")

  @Test(arguments: SampleApp.destinations) func `Verdicts match the recorded ones`(id: String) throws {
    let destination = try #require(Destinations.named(id))
    try RecordedFile(Self.folder.appendingPathComponent("\(destination.id).json"))
      .expect(ReadableJSON(Self.records(destination)).text)
  }

  @Test func `Every recorded file has a destination`() throws {
    let ids = try SampleApp.destinations.map { try #require(Destinations.named($0)).id }
    try RecordedFile.expectFiles(ids.map { $0 + ".json" }, in: Self.folder)
  }
}
