import Foundation
import TestSupport
import Testing

/// Destinations and groups of a user's own.
@Suite struct OwnDestinationTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    try folder.write("a.png", Picture.png(width: 1080, height: 1080))
    return folder
  }

  /// The guide's files are written and its commands run, in order.
  @Test func `The commands of the guide work`() throws {
    let folder = try TemporaryFolder()
    try folder.write("campaign/a.mp4", Data(BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 40_000).bytes))
    #expect(try Guide("own-destinations.md").follow(in: folder) == 8)
    let judged = try Product.preflight(
      "scan", "campaign", "--destinations", "rules", "--to", "launch", "--format", "ndjson", in: folder.url)
    let verdicts = try judged.records.filter { $0["record"] as? String == "verdict" }
    #expect(verdicts.compactMap { $0["destination"] as? String } == ["acme-reel", "shop-screen", "youtube-short"])
    #expect(judged.stdout.contains("is 40 s; the house rule is at most 30 s"), "\(judged)")
    #expect(judged.stdout.contains("\"certainty\":\"house\""), "\(judged)")
  }

  @Test func `A new file passes its own check`() throws {
    let folder = try folder([:])
    for arguments in [
      ["club-wall"], ["acme-reel", "--extends", "instagram-reel"], ["acme-post", "--extends", "x-image"],
    ] {
      let made = try Product.preflight(["destinations", "new"] + arguments, in: folder.url)
      #expect(made.status == 0, "\(made)")
      let checked = try Product.preflight("destinations", "check", "\(arguments[0]).yml", in: folder.url)
      #expect(checked.status == 0 && checked.stdout.contains("\(arguments[0]): "), "\(checked)")
    }
    // The text after the comment signs is a file as well.
    let again = try Product.preflight("destinations", "new", "club-wall", in: folder.url)
    #expect(again.status == 2 && again.stderr.contains("already exists"), "\(again)")
    for name in ["Club", "tiktok-share-kit", "-x"] {
      #expect(try Product.preflight("destinations", "new", "--", name, in: folder.url).status == 64)
    }
  }

  @Test(arguments: [["scan"], ["fix", "--output", "fixed"], ["deliver", "--output", "out"]])
  func `A rule about the content without this depth is a mistake`(command: [String]) throws {
    let folder = try folder([
      "rules/acme.yml": """
      id: acme
      extends: instagram-reel
      slots:
        - name: video
          rules:
            - id: first-frame
              fact: content.first_frame_black
              constraint: { equals: false }
              certainty: house
              message: begins with a black frame
              fix: Begin with a frame that can be seen.
      """
    ])
    try folder.write("a.mp4", Data(BuiltMovie.clip(width: 1080, height: 1920, milliseconds: 4_000).bytes))
    let run = command + ["a.mp4", "--destinations", "rules", "--to", "acme"]
    let shallow = try Product.preflight(run, in: folder.url)
    #expect(shallow.status == 64 && shallow.stderr.contains("add --depth content"), "\(shallow)")
    #expect(shallow.stdout.isEmpty, "\(shallow)")
    try folder.write("preflight.yml", "rules: { content/black: { max: 0.3 s } }\n")
    let own = try Product.preflight(command + ["a.mp4", "--to", "instagram-reel"], in: folder.url)
    #expect(own.status == 64 && own.stderr.contains("the rule content/black is about"), "\(own)")
  }

  @Test func `The check lists missing parts`() throws {
    let folder = try folder([
      "rules/acme.yml": """
      id: acme
      extends: x-image
      rules:
        image-file-size: { max: 1 MB }
      """
    ])
    let outcome = try Product.preflight("destinations", "check", "rules", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.stdout.contains("no examples: image-file-size"), "\(outcome)")
    #expect(outcome.stdout.contains("no fix: image-file-size"), "\(outcome)")
  }

  @Test func `An own file can replace a built-in destination`() throws {
    let folder = try folder([
      "rules/x.yml": """
      id: x-image
      extends: x-image
      rules:
        image-format: { one_of: [jpeg] }
      """
    ])
    let outcome = try Product.preflight(
      "scan", "a.png", "--destinations", "rules", "--to", "x-image", "--format", "ndjson", in: folder.url)
    #expect(outcome.status == 1 && outcome.stdout.contains("the house rule is jpeg"), "\(outcome)")
    // It belongs to the groups of the one that it replaces.
    let group = try Product.preflight("destinations", "list", "x", "--destinations", "rules", in: folder.url)
    #expect(group.stdout.contains("x-image"), "\(group)")
  }

  /// Own destinations are judged without `--to`, and a group named default replaces the usual choice.
  @Test func `Own destinations are judged by default`() throws {
    let folder = try folder(["rules/acme.yml": "id: acme\nextends: x-image\n"])
    func judged() throws -> [String] {
      let outcome = try Product.preflight(
        "scan", "a.png", "--destinations", "rules", "--format", "ndjson", "--fail-on", "never", in: folder.url)
      return try outcome.records.compactMap { $0["destination"] as? String }
    }
    #expect(try judged().contains("acme") && judged().contains("instagram-feed"))
    try folder.write("rules/groups.yml", "groups:\n  default: [acme, x-image]\n")
    #expect(try judged() == ["acme", "x-image"])
  }

  @Test(arguments: [
    (["a.yml": "id: x-image\nextends: x-video\n"], "a.yml:1:5: a built-in destination has the id “x-image”: add"),
    (["a.yml": "id: a\nextends: nothing\n"], "a.yml:2:10: there is no destination “nothing”"),
    (["a.yml": "id: a\nextends: a\n"], "a.yml:2:10: there is no destination “a”"),
    (["a.yml": "id: a\nextends: b\n", "b.yml": "id: b\nextends: a\n"], "in turn"),
    (
      ["a.yml": "id: a\nextends: x-image\n", "b.yml": "id: a\nextends: x-image\n"],
      "b.yml:1:5: rules/a.yml has the same id “a”"
    ),
    (["a.yml": "id: a\nreplaces: x-image\nextends: x-image\n"], "a.yml:2:11: “replaces” is “x-image”, expected the id"),
    (
      ["a.yml": "id: a\nshort_name: tiktok-share-kit\nextends: x-image\n"],
      "a.yml:2:13: “tiktok-share-kit” is the name of a built-in"
    ),
    (
      ["a.yml": "id: a\nextends: x-image\nrules:\n  image-formt: off\n"],
      "a.yml:4:3: no rule “image-formt”; did you mean"
    ),
    (
      ["a.yml": "id: a\nextends: instagram-reel\nrules:\n  video-duration-max: { max: 30 MB }\n"],
      "a.yml:4:30: found “30 MB”, expected a figure in s"
    ),
    (
      ["a.yml": "id: a\nextends: instagram-reel\nrules:\n  video-duration-max: { max: 16:9:1 }\n"],
      "a.yml:4:30: found “16:9:1”, expected a number"
    ),
    (
      ["a.yml": "id: a\nextends: instagram-reel\nrules:\n  video-frame-rate: { range: { min: 60, max: 30 } }\n"],
      "“min” is above “max”"
    ),
    (["g.yml": "groups:\n  a: [b]\n  b: [a]\n"], "g.yml:2:7: the group “a” contains itself through “b”"),
    (["g.yml": "groups:\n  a: [meta, nowhere]\n"], "g.yml:2:13: there is no destination or group “nowhere”"),
    (["g.yml": "groups:\n  tiktok-share-kit: [meta]\n"], "g.yml:2:3: “tiktok-share-kit” is the name of a destination"),
    (["g.yml": "groups:\n  meta: [tiktok-share-kit]\n"], "g.yml:2:3: “meta” is the name of a built-in group"),
    (["a.yml": "id: meta\nextends: x-image\n"], "a.yml:1:5: “meta” is the name of a built-in group"),
    (["a.yml": "id: a\nextends: x-imge\n"], "there is no destination “x-imge”; did you mean “x-image”?\n"),
    (
      ["a.yml": "id: a\nextends: instagram-reel\nrules:\n  video-duration-max: { min: 30 s }\n"],
      "a.yml:4:23: the rule gives a maximum"
    ),
    (["g.yml": "groups:\n  a: []\n"], "g.yml:2:3: a group has at least one member"),
  ])
  func `Mistakes are reported with their place`(files: [String: String], message: String) throws {
    let folder = try folder(Dictionary(uniqueKeysWithValues: files.map { ("rules/\($0.key)", $0.value) }))
    let outcome = try Product.preflight("scan", "a.png", "--destinations", "rules", in: folder.url)
    #expect(outcome.status == 2 && outcome.stdout.isEmpty, "\(outcome)")
    #expect(outcome.stderr.contains(message), "\(outcome)")
  }

  private static let brand = """
    publisher: Acme
    sources: { manual: { title: Manual, checked: 2026-11-21, certainty: house } }
    rules:
      width:
        fact: image.width
        constraint: { max: 1000 }
        message: is {measured} wide, at most {limit}
        source: manual
    """

  private static let wall = """
    id: wall
    extends: _shared/brand
    short_name: wall
    name: Wall
    summary: A wall.
    slots: [{ name: image, takes: [image], rules: [width] }]
    """

  /// A named folder, a named file, and a file beside the shared ones for an app.
  @Test(arguments: [
    "scan a.png --destinations rules --to wall --format ndjson",
    "scan a.png --destinations rules/wall.yml --to wall --format ndjson", "destinations check rules/wall.yml",
    "destinations check rules/wall.yml rules/_shared", "destinations compile rules/wall.yml",
  ])
  func `A destination file finds the shared files beside it`(arguments: String) throws {
    let folder = try folder(["rules/wall.yml": Self.wall, "rules/_shared/brand.yml": Self.brand])
    let outcome = try Product.preflight(arguments.split(separator: " ").map(String.init), in: folder.url)
    #expect(outcome.status == (arguments.hasPrefix("scan") ? 1 : 0) && outcome.stderr.isEmpty, "\(outcome)")
    #expect(outcome.stdout.contains("wall"), "\(outcome)")
  }

  @Test func `A mistake in a shared file is reported at its place`() throws {
    let folder = try folder([
      "rules/wall.yml": Self.wall, "rules/_shared/brand.yml": Self.brand.replacing("image.width", with: "image.widht"),
    ])
    let outcome = try Product.preflight("destinations", "check", "rules", in: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.stderr.contains("rules/_shared/brand.yml:5:11: unknown fact “image.widht”"), "\(outcome)")
    // Shared files are no destinations of their own.
    let shared = try Product.preflight("destinations", "check", "rules/_shared", in: folder.url)
    #expect(shared.status == 2 && shared.stderr.contains("found no destination file"), "\(shared)")
  }

  /// A report must not replace a file that the run reads.
  @Test func `A report does not replace a shared file of the run`() throws {
    let folder = try folder(["rules/wall.yml": Self.wall, "rules/_shared/brand.yml": Self.brand])
    let outcome = try Product.preflight(
      "scan", "a.png", "--destinations", "rules", "--to", "wall", "--output", "rules/_shared/brand.yml", in: folder.url)
    #expect(outcome.status != 0 && outcome.stdout.isEmpty, "\(outcome)")
    let kept = folder.url.appendingPathComponent("rules/_shared/brand.yml")
    #expect(try String(contentsOf: kept, encoding: .utf8) == Self.brand)
  }

  /// A file of 10 MB and a bomb of aliases are refused at once.
  @Test func `Hostile files are refused`() throws {
    let bomb =
      "id: &a [x, x, x, x]\n"
      + (0..<40).map { "k\($0): &b\($0) [*\($0 == 0 ? "a" : "b\($0 - 1)"), *a, *a]\n" }.joined()
    for text in [String(repeating: "# filler\n", count: 1_200_000), bomb] {
      let folder = try folder(["rules/a.yml": text])
      let outcome = try Product.preflight("scan", "a.png", "--destinations", "rules", in: folder.url)
      #expect(outcome.status == 2 && outcome.stderr.contains("rules/a.yml:"), "\(outcome.stderr)")
    }
  }
}
