import Foundation
import TestSupport
import Testing

@Suite struct DestinationsTests {
  @Test func `It lists all destinations by default`() throws {
    let outcome = try Product.preflight("destinations", environment: ["COLUMNS": "200"])
    #expect(outcome.status == 0, "\(outcome)")
    let folders = try FileManager.default.subpathsOfDirectory(
      atPath: Product.root.appendingPathComponent("Destinations").path
    ).filter { $0.hasSuffix("/rules.yml") && !["file/rules.yml", "content/rules.yml"].contains($0) }.map {
      $0.dropLast("/rules.yml".count)
    }
    #expect(outcome.stdout.split(separator: "\n").count == folders.count, "\(outcome)")
    for id in folders { #expect(outcome.stdout.contains(id), "\(outcome)") }
  }

  @Test(arguments: ["40", "60"]) func `A narrow list does not cut names`(columns: String) throws {
    let outcome = try Product.preflight("destinations", environment: ["COLUMNS": columns])
    for name in ["shared-with-you", "apple-shared-with-you", "Apple Shared with You", "tiktok-share-kit-ios"] {
      #expect(outcome.stdout.contains(name), "\(outcome)")
    }
    let width = try #require(Int(columns))
    for line in outcome.stdout.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test(arguments: ["50", "80", "200"])
  func `It shows a destination in any width`(columns: String) throws {
    let outcome = try Product.preflight(
      "destinations", "show", "facebook-stories", environment: ["COLUMNS": columns])
    #expect(outcome.stdout.contains("background-video-duration-max"), "\(outcome)")
    let width = try #require(Int(columns))
    for line in outcome.stdout.split(separator: "\n") where !line.contains("https://") {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test(arguments: ["0", "-1", "10001", "9999999999", "99999999999999999999"])
  func `It ignores an impossible terminal width`(columns: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("large.png", Picture.png(width: 700, height: 500))
    let arguments = ["scan", "large.png", "--to", "tiktok-share-kit", "--color", "never"]
    let expected = try Product.preflight(arguments, in: folder.url, environment: ["COLUMNS": "100"])
    let outcome = try Product.preflight(arguments, in: folder.url, environment: ["COLUMNS": columns])
    #expect(outcome.stdout == expected.stdout, "\(outcome)")
  }

  @Test func `An own destination file is judged like the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine/club.yml", Self.club)
    try folder.write("large.png", Picture.png(width: 700, height: 500))
    let outcome = try Product.preflight(
      "scan", "large.png", "--to", "club", "--destinations", "mine", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.stdout.contains("club-wall/picture-width"), "\(outcome)")
  }

  @Test func `A wrong file is named with its line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine/club.yml", "id: club\nshort_name: club\nnmae: Club\n")
    let outcome = try Product.preflight("scan", ".", "--destinations", "mine", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("mine/club.yml:3:1"), "\(outcome)")
    let none = try Product.preflight("scan", ".", "--destinations", "nowhere", in: folder.url)
    #expect(none.status == 2, "\(none)")
  }

  @Test func `It compiles a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("club.yml", Self.club)
    let printed = try Product.preflight("destinations", "compile", "club.yml", in: folder.url)
    #expect(printed.status == 0, "\(printed)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(printed.stdout.utf8)) as? [String: Any])
    #expect(json["preflight_destination"] as? Int == 1)
    #expect(json["id"] as? String == "club-wall")
    let written = try Product.preflight(
      "destinations", "compile", "club.yml", "--output", "club.json", in: folder.url)
    #expect(written.status == 0 && written.stdout.isEmpty, "\(written)")
    #expect(try String(contentsOf: folder.url.appendingPathComponent("club.json"), encoding: .utf8) == printed.stdout)
  }

  @Test func `It does not compile a wrong file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("club.yml", Self.club.replacing("{ max: 640 }", with: "{ mxa: 640 }"))
    let outcome = try Product.preflight(
      "destinations", "compile", "club.yml", "--output", "club.json", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("club.yml:14:23: unknown constraint “mxa”"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("club.json").path))
    let missing = try Product.preflight("destinations", "compile", "nowhere.yml", in: folder.url)
    #expect(missing.status == 2 && missing.stderr.contains("nowhere.yml"), "\(missing)")
  }

  @Test func `It does not compile a file onto itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("club.yml", Self.club)
    for name in ["club.yml", "./club.yml", "link.yml"] {
      if name == "link.yml" {
        try FileManager.default.createSymbolicLink(
          atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: "club.yml")
      }
      let outcome = try Product.preflight(
        "destinations", "compile", "club.yml", "--output", name, in: folder.url)
      #expect(outcome.status == 64, "\(outcome)")
      #expect(try String(contentsOf: folder.url.appendingPathComponent("club.yml"), encoding: .utf8) == Self.club)
    }
  }

  private static let club = """
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
    """
}
