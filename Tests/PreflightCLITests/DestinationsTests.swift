import BuiltProducts
import Foundation
import Testing

@Suite struct DestinationsTests {
  @Test func listsAllByDefault() throws {
    let outcome = try Product.preflight("destinations", environment: ["COLUMNS": "200"])
    #expect(outcome.status == 0, "\(outcome)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Product.root.appendingPathComponent("Destinations").path
    ).filter { $0.hasSuffix(".yml") && $0 != "file.yml" }
    #expect(outcome.stdout.split(separator: "\n").count == files.count, "\(outcome)")
    for file in files { #expect(outcome.stdout.contains(file.dropLast(4)), "\(outcome)") }
  }

  @Test(arguments: ["40", "60"]) func cutsNoNameInANarrowList(columns: String) throws {
    let outcome = try Product.preflight("destinations", environment: ["COLUMNS": columns])
    for name in ["shared-with-you", "apple-shared-with-you", "Apple Shared with You", "tiktok-share-kit-ios"] {
      #expect(outcome.stdout.contains(name), "\(outcome)")
    }
    let width = try #require(Int(columns))
    for line in outcome.stdout.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test(arguments: ["50", "80", "200"])
  func showsOneInAnyWidth(columns: String) throws {
    let outcome = try Product.preflight(
      "destinations", "show", "facebook-stories", environment: ["COLUMNS": columns])
    #expect(outcome.stdout.contains("background-video-duration-max"), "\(outcome)")
    let width = try #require(Int(columns))
    for line in outcome.stdout.split(separator: "\n") where !line.contains("https://") {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test func aFileOfOnesOwnStandsBesideTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "mine/club.yml",
      """
      id: club-wall
      short_name: club
      name: The screen in the club house
      publisher: The club
      summary: A screen at the door that shows pictures.
      sources:
        notice: { title: Notice at the door, url: "https://example.org/notice", checked: 2026-11-01 }
      slots:
        - name: picture
          takes: [image]
          rules:
            - id: picture-width
              fact: image.width
              constraint: { max: 640 }
              strength: hard
              certainty: official
              step: resolution
              message: is {measured} wide, at most {limit}
              source: notice
              examples: { pass: [640], fail: [641] }
      """)
    try folder.write("large.png", Picture.png(width: 700, height: 500))
    let outcome = try Product.preflight(
      "scan", "large.png", "--to", "club", "--destinations", "mine", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("club-wall/picture-width"), "\(outcome)")
  }

  @Test func aWrongFileIsNamedWithItsLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine/club.yml", "id: club\nshort_name: club\nnmae: Club\n")
    let outcome = try Product.preflight("scan", ".", "--destinations", "mine", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("mine/club.yml:3:1"), "\(outcome)")
    let none = try Product.preflight("scan", ".", "--destinations", "nowhere", in: folder.url)
    #expect(none.status == 2, "\(none)")
  }
}
