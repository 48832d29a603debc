import Preflight
import Testing

@testable import PreflightDocuments

/// The figure of a rule is compared with its spelling in the source.
@Suite struct WrittenFigureTests {
  private static func mistakes(_ fact: String, _ constraint: String, written: String) -> String? {
    let rule = """
            - id: limit
              fact: \(fact)
              constraint: \(constraint)
              strength: hard
              certainty: official
              step: format
              message: is {measured}
              source: page
              where: a table
              written: "\(written)"
      """
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
      \(rule)
      """
    do {
      _ = try DestinationReader().read(Array(document.utf8), name: "sample.yml")
      return nil
    } catch {
      return "\(error)"
    }
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
  ])
  func `A written figure with the same value is accepted`(fact: String, constraint: String, written: String) {
    #expect(Self.mistakes(fact, constraint, written: written) == nil)
  }

  @Test(arguments: [
    ("duration", "{ max: 140 }", "140 minutes"), ("duration", "{ max: 1200 }", "140 seconds"),
    ("file_size", "{ max: 8 MB }", "8 GB"), ("video.aspect_ratio", "{ max: \"3:1\" }", "1:3"),
    ("video.codec", "{ equals: hevc }", "H.264"), ("container", "{ one_of: [mp4, mov] }", "MP4"),
  ])
  func `A written figure with another value is a mistake`(fact: String, constraint: String, written: String) {
    #expect(Self.mistakes(fact, constraint, written: written)?.contains("which “written” does not state") == true)
  }

  @Test func `An unknown page date is accepted`() {
    let wrong = Self.mistakes("duration", "{ max: 1 }", written: "1")
    #expect(wrong == nil)
  }
}
