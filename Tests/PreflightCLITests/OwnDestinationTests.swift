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
    #expect(try Guide("own-destinations.md").follow(in: folder) == 14)
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
      ["acme-tv", "--like", "youtube-video"], ["acme-ad", "--like", "mastodon"],
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

  @Test func `The check says which certainties soften a rule`() throws {
    let folder = try folder([
      "rules/acme-tv.yml": """
      id: acme-tv
      name: Streaming TV
      publisher: Acme
      summary: A channel.
      sources: { sheet: { title: A sheet, url: "https://example.com", checked: 2026-11-30 } }
      slots:
        - name: spot
          takes: [video]
          rules:
            - { id: length, fact: duration, max: 30 s, strength: hard, certainty: third-party, message: is long, source: sheet }
            - { id: width, fact: video.width, min: 1280, certainty: house, source: sheet }
      """
    ])
    let outcome = try Product.preflight("destinations", "check", "rules", in: folder.url)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.stdout.contains(
        "1 rule has the certainty third_party, so a breach is a warning at most; write 'certainty: house' for an error: length"
      ),
      "\(outcome)")
  }

  @Test func `Documents of other tools become destinations`() throws {
    let format = """
      { "format_id": { "agent_url": "https://ads.example.com", "id": "card" }, "name": "Card", "assets": [
        { "item_type": "individual", "asset_id": "picture", "asset_type": "image", "required": true,
          "requirements": { "max_width": 640, "formats": ["png"], "max_weight_grams": 3 } }] }
      """
    let folder = try folder([
      "format.json": format,
      "policy.xml":
        "<policy type='and' name='P'><rule value='Width' tracktype='Image' operator='&gt;='>2000</rule></policy>",
      "table.json": #"[{ "slot": "card", "kind": "image", "max_width": 640 }]"#,
    ])
    let made = try Product.preflight(
      "destinations", "import", "adcp", "format.json", "--output", "card.yml", in: folder.url)
    #expect(
      made.status == 0 && made.stderr.contains("format.json:3:81: max_weight_grams of picture makes no rule"), "\(made)"
    )
    #expect(made.stdout.contains("preflight destinations check card.yml"), "\(made)")
    let checked = try Product.preflight("destinations", "check", "card.yml", in: folder.url)
    #expect(checked.status == 0 && checked.stdout.contains("card: 2 rules"), "\(checked)")
    let judged = try Product.preflight("scan", "a.png", "--destinations", "card.yml", "--to", "card", in: folder.url)
    #expect(judged.status == 1 && judged.stdout.contains("1080"), "\(judged)")
    let exported = try Product.preflight(
      "destinations", "export", "adcp", "card", "--destinations", "card.yml", in: folder.url)
    #expect(exported.status == 0, "\(exported)")
    let (left, right) = (
      try JSONSerialization.jsonObject(with: exported.out) as? NSDictionary,
      try JSONSerialization.jsonObject(with: Data(format.utf8)) as? NSDictionary
    )
    #expect(left == right)
    for name in ["policy.xml", "table.json", "format.json"] {
      let arguments = ["destinations", "migrate", name, "--output", "made-\(name.prefix(3)).yml"]
      let outcome = try Product.preflight(arguments, in: folder.url)
      #expect(outcome.status == 0, "\(outcome)")
      let checked = try Product.preflight("destinations", "check", arguments[4], in: folder.url)
      #expect(checked.status == 0 && checked.stdout.contains("made-\(name.prefix(3)): "), "\(checked)")
      let again = try Product.preflight(arguments, in: folder.url)
      #expect(again.status == 2 && again.stderr.contains("\(arguments[4]) already exists"), "\(again)")
    }
    try folder.write("empty.json", #"[{ "slot": "card", "mood": "calm" }]"#)
    let empty = try Product.preflight(
      "destinations", "import", "table", "empty.json", "--output", "empty.yml", in: folder.url)
    #expect(empty.status == 2 && empty.stderr.contains("found no limit in empty.json"), "\(empty)")
    #expect(empty.stderr.contains("“mood” of card makes no rule") && empty.stdout.isEmpty, "\(empty)")
    let omitted = try Product.preflight("destinations", "export", "adcp", "youtube-short", in: folder.url)
    #expect(omitted.status == 0 && omitted.stderr.contains("youtube-short: format_id: "), "\(omitted)")
    let wrong = try Product.preflight("destinations", "import", "transloadit", "format.json", in: folder.url)
    #expect(wrong.status == 2 && wrong.stderr.contains("format.json:1:1: found no step"), "\(wrong)")
  }

  /// The verdict of a slot for one format does not depend on the other destinations of the run.
  @Test func `A slot for one format does not accept others`() throws {
    let folder = try folder([
      "ad.yml": """
      id: ad
      name: Ad
      publisher: Acme
      summary: A slot for GIFs.
      sources: { plan: { title: A plan, checked: 2026-11-30, certainty: house } }
      slots:
        - name: gif
          takes: [image]
          formats: [gif]
          rules: [{ id: size, fact: file_size, max: 1 MB, source: plan }]
      """
    ])
    func scan(_ names: String) throws -> Outcome {
      try Product.preflight("scan", "a.png", "--destinations", "ad.yml", "--to", names, in: folder.url)
    }
    let alone = try scan("ad")
    #expect(alone.status == 1 && alone.stdout.contains("accepts only gif"), "\(alone)")
    #expect(try scan("ad,x-image").status == 0)
    let shown = try Product.preflight("destinations", "show", "ad", "--destinations", "ad.yml", in: folder.url)
    #expect(shown.stdout.contains("accepts image (gif)"), "\(shown)")
  }

  @Test func `An upload is planned and judged`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.mp4", Data(count: 50_000_123))
    func plan(_ further: String...) throws -> Outcome {
      try Product.preflight(["plan-upload", "a.mp4", "--to", "tiktok-video"] + further, in: folder.url)
    }
    let whole = try plan()
    #expect(whole.status == 0 && whole.stdout.contains("send the whole file in one chunk"), "\(whole)")
    #expect(whole.stdout.contains("media transfer guide"), "\(whole)")
    let written = try plan("--chunk-size", "10MB", "--chunk-count", "5")
    #expect(written.status == 0 && written.stdout.contains("valid: 5 chunks of 10000000 bytes"), "\(written)")
    #expect(try plan("--chunk-size", "10 s").status == 64)
    let valid = try plan("--chunk-size", "10000000", "--chunk-count", "5")
    #expect(valid.status == 0 && valid.stdout.contains("valid: 5 chunks of 10000000 bytes"), "\(valid)")
    let wrong = try plan("--chunk-size", "10000000", "--chunk-count", "6")
    #expect(wrong.status == 1 && wrong.stdout.contains("there are 6 chunks; the sizes give 5"), "\(wrong)")
    let small = try plan("--chunk-size", "1048576", "--format", "json")
    #expect(small.status == 1 && small.stdout.contains(#""figure":"chunk_min""#), "\(small)")
    let chinese = try plan("--chunk-size", "1048576", "--lang", "zh-Hans")
    #expect(chinese.status == 1 && chinese.stdout.contains("无效：47 个分片"), "\(chinese)")
    let none = try Product.preflight(["plan-upload", "a.mp4", "--to", "discord"], in: folder.url)
    #expect(none.status == 0 && none.stdout.contains("discord: no document"), "\(none)")
    #expect(try plan("--chunk-count", "5").status == 64)
    try folder.write("a.mp4", Data())
    #expect(try plan().status == 2)
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
