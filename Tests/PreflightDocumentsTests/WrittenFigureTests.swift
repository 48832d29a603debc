import Preflight
import PreflightDocuments
import Testing

/// The figure of a rule is compared with its spelling in the source.
@Suite struct WrittenFigureTests {
  private static func mistakes(_ fact: String, _ constraint: String, written: String) -> String? {
    do {
      _ = try read(fact, constraint, further: ["where: a table", "written: \"\(written)\""])
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Reads a destination with one rule.
  private static func read(
    _ fact: String = "duration", _ constraint: String = "{ max: 140 }", strength: String = "hard",
    certainty: String = "official", further: [String] = []
  ) throws -> Destination {
    let members = [
      "fact: \(fact)", "constraint: \(constraint)", "strength: \(strength)", "certainty: \(certainty)", "step: format",
      "message: is {measured}", "source: page",
    ]
    let document = """
      id: sample
      short_name: smp
      name: Sample
      publisher: Nobody
      summary: For tests.
      sources:
        page: { title: A page, url: "https://example.com", checked: 2026-11-21, page_as_of: unknown }
      slots:
        - name: video
          takes: [video]
          rules:
            - id: limit

      """
    let rule = (members + further).map { "        \($0)\n" }.joined()
    return try DestinationReader().read(Array((document + rule).utf8), name: "sample.yml")
  }

  @Test(arguments: [
    ("duration", "{ max: 140 }", "140 seconds"), ("duration", "{ max: 20 min }", "0.5 seconds–20 minutes"),
    ("duration", "{ range: { min: 3, max: 90 } }", "3-90 s"), ("duration", "{ max: 12 h }", "12 hours"),
    ("file_size", "{ max: 8 MB }", "8 MB"), ("file_size", "{ max: 8 MiB }", "8mb"),
    ("file_size", "{ max: 8 GiB }", "8 GB"),
    ("file_size", "{ max: 2000000 }", "2,000,000"), ("video.bit_rate", "{ min: 5000 kbit/s }", "5,000 kbps"),
    ("video.size", "{ fits: { short: 1024, long: 1280 } }", "1280x1024"),
    ("video.size", "{ equals: 512x512 }", "512 x 512"),
    ("video.aspect_ratio", "{ range: { min: \"1:3\", max: \"3:1\" } }", "between 1:3 and 3:1"),
    ("video.aspect_ratio", "{ max: \"11:5\" }", "[1/2.2, 2.2]"), ("audio.channels", "{ max: 2 }", "mono or stereo"),
    ("video.chroma_subsampling", "{ equals: \"4:2:0\" }", "YUV 4:2:0"), ("video.codec", "{ equals: hevc }", "H.265"),
    ("container", "{ one_of: [mp4, mov] }", "MOV or MP4"),
    ("video.interlaced", "{ equals: false }", "progressive scan"),
    ("audio.sample_rate", "{ max: 48000 }", "sample rate: 48 kHz"),
    ("video.frame_count", "{ max: 1 }", "a single frame"), ("video.frame_count", "{ min: 1 }", "not empty, at most 40"),
    ("file_size", "{ max: 31999 }", "less than 32K"), ("file_size", "{ max: 31999 }", "小于 32K"),
    ("video.aspect_ratio", "{ range: { min: \"1:20\", max: \"20:1\" } }", "ratio at most 20"),
    ("video.size", "{ fits: { short: 1080, long: 1920 } }", "up to 1080p"),
    ("file_size", "{ max: 900 }", "300 个汉字"), ("file_size", "{ max: 300 }", "300 个汉字"),
    ("video.bit_rate", "{ range: { min: 1.5 Mbit/s, max: 3 Mbit/s } }", "1.5– 3 Mbps"),
    ("video.bit_rate", "{ min: 15 Mbit/s }", "15 to 40 Mbps"),
    ("content.loudness", "{ range: { min: -26 LKFS, max: -22 LKFS } }", "-24 LKFS ±2"),
    ("video.codec", "{ one_of: [mpeg2video, mpeg4] }", "MPEG-2, or MPEG-4"),
  ])
  func `A written figure with the same value is accepted`(fact: String, constraint: String, written: String) {
    #expect(Self.mistakes(fact, constraint, written: written) == nil)
  }

  @Test(arguments: [
    ("duration", "{ max: 140 }", "140 minutes"), ("duration", "{ max: 1200 }", "140 seconds"),
    ("file_size", "{ max: 8 MB }", "8 GB"), ("video.aspect_ratio", "{ max: \"3:1\" }", "1:3"),
    ("video.codec", "{ equals: hevc }", "H.264"), ("container", "{ one_of: [mp4, mov] }", "MP4"),
    ("video.frame_count", "{ max: 1 }", "at most 40 frames"), ("video.frame_count", "{ max: 2 }", "a single frame"),
    ("file_size", "{ max: 31999 }", "at most 32K"), ("file_size", "{ max: 32001 }", "less than 32K"),
    ("video.aspect_ratio", "{ range: { min: \"1:20\", max: \"20:1\" } }", "at most 20"),
    ("video.size", "{ fits: { short: 1080, long: 1920 } }", "up to 720p"), ("file_size", "{ max: 600 }", "300 个汉字"),
  ])
  func `A written figure with another value is a mistake`(fact: String, constraint: String, written: String) {
    #expect(Self.mistakes(fact, constraint, written: written)?.contains("which “written” does not state") == true)
  }

  @Test func `An unknown page date is accepted`() {
    let wrong = Self.mistakes("duration", "{ max: 1 }", written: "1")
    #expect(wrong == nil)
  }

  @Test(arguments: [("hard", "official"), ("unstated", "official")])
  func `A rule that refuses files needs the place and the spelling of its figure`(strength: String, certainty: String)
    throws
  {
    func mistakes(_ further: [String]) throws -> [String] {
      try Self.read(strength: strength, certainty: certainty, further: further).errorsWithoutPlace
    }
    let mistake =
      "sample/limit is an error without “where” and “written”: give both, a recorded outcome as its source, or a lower strength"
    #expect(try mistakes([]) == [mistake])
    #expect(try mistakes(["where: a table"]) == [mistake])
    #expect(try mistakes(["written: 140 seconds"]) == [mistake])
    #expect(try mistakes(["where: a table", "written: 140 seconds"]) == [])
  }

  @Test(arguments: [("hard", "observed"), ("hard", "derived"), ("advice", "official")])
  func `Outcomes, states of files and advice need no place`(strength: String, certainty: String) throws {
    #expect(try Self.read(strength: strength, certainty: certainty).errorsWithoutPlace == [])
  }
}
