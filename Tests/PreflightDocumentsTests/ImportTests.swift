import Foundation
import MediaProbe
import Preflight
import PreflightDocuments
import PreflightRules
import Testing

/// Destinations from documents of other programs, and back.
@Suite struct ImportTests {
  static let day = CivilDate(2026, 11, 30) ?? CivilDate(2026, 1, 1)

  /// Each property of AdCP 3.1.19, with a value and the properties that it needs beside it.
  static let properties: [(kind: String, members: String)] =
    [
      #""min_width": 640"#, #""max_width": 1920"#, #""min_height": 360"#, #""max_height": 1080"#,
      #""aspect_ratio": "32:18""#, #""min_duration_ms": 6000"#, #""max_duration_ms": 30034"#,
      #""containers": ["mp4", "mkv", "webm", "mov", "avi"]"#,
      #""codecs": ["h264", "h265", "vp8", "vp9", "av1", "prores"]"#,
      #""max_file_size_kb": 512000"#, #""min_bitrate_kbps": 1500"#, #""max_bitrate_kbps": 30000"#,
      #""frame_rates": [23.976, 25, 29.97]"#, #""frame_rates": [25]"#, #""audio_required": true"#,
      #""audio_required": false"#, #""frame_rate_type": "constant""#, #""scan_type": "interlaced""#,
      #""gop_type": "closed""#, #""min_gop_interval_seconds": 0.5"#, #""max_gop_interval_seconds": 2.002"#,
      #""moov_atom_position": "end""#,
      #""audio_codecs": ["aac", "pcm", "ac3", "eac3", "mp3", "opus", "vorbis", "flac"]"#,
      #""audio_sample_rates": [44100, 48000]"#, #""audio_channels": ["stereo", "5.1", "7.1", "mono"]"#,
      #""loudness_lufs": -24, "loudness_tolerance_db": 2"#, #""loudness_lufs": -16"#, #""loudness_tolerance_db": 1.5"#,
      #""true_peak_dbfs": -2"#, #""no_such_member": { "deep": [1, null, "é\u2028"] }"#,
    ].map { ("video", $0) }
    + [
      #""min_width": 300, "max_width": 300, "unit": "px""#, #""min_width": 8.5, "unit": "inches""#, #""unit": "cm""#,
      #""aspect_ratio": "1.91:1""#,
      #""formats": ["jpg", "jpeg", "png", "gif", "webp", "svg", "avif", "tiff", "pdf", "eps"]"#,
      #""min_dpi": 300, "unit": "inches""#, #""bleed": { "uniform": 0.125 }"#, #""color_space": "cmyk""#,
      #""max_file_size_kb": 150"#, #""transparency_required": true"#, #""animation_allowed": false"#,
      #""animation_allowed": true, "max_animation_duration_ms": 15000"#, #""max_weight_grams": 20"#,
      #""containers": ["png"], "width": 300, "height": 250, "max_file_size_mb": 1"#,
    ].map { ("image", $0) }
    + [
      #""min_duration_ms": 15000"#, #""max_duration_ms": 30000"#, #""formats": ["mp3", "aac", "wav", "ogg", "flac"]"#,
      #""max_file_size_kb": 1000"#, #""sample_rates": [44100]"#, #""channels": ["mono", "stereo"]"#,
      #""min_bitrate_kbps": 128"#, #""max_bitrate_kbps": 320"#, #""loudness_lufs": -16, "loudness_tolerance_db": 1"#,
    ].map { ("audio", $0) }

  static func format(_ kind: String, _ members: String) -> String {
    """
    { "format_id": { "agent_url": "https://ads.example.com", "id": "spot_\(kind)" }, "name": "A \\"spot\\": one",
      "assets": [
        { "item_type": "individual", "asset_id": "main_\(kind)", "asset_type": "\(kind)", "required": true,
          "requirements": { \(members) } },
        { "item_type": "individual", "asset_id": "click", "asset_type": "url", "required": false }
      ], "delivery": { "type": "hosted" } }
    """
  }

  private func imported(_ text: String) throws -> Imported {
    try AdCPFormat.read(Array(text.utf8), name: "format.json", id: nil, day: try #require(Self.day))
  }

  /// Writes the file of a destination and reads it again.
  private func reread(_ imported: Imported) throws -> Destination {
    let file = imported.file(from: "format.json")
    return try DestinationReader().read(Array(file.utf8), name: "made.yml")
  }

  private func object(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
  }

  @Test(arguments: properties)
  func `An AdCP format becomes a destination and the same format again`(kind: String, members: String) throws {
    let text = Self.format(kind, members)
    let made = try imported(text)
    let destination = try reread(made)
    #expect(destination == made.destination)
    #expect(try object(AdCPFormat.export(destination).bytes) == object(Array(text.utf8)))
    // Each property makes a rule, or is named.
    let rules = destination.slots.flatMap(\.rules)
    #expect(!rules.isEmpty || made.remarks.count > 2 || members.contains("_required\": false"), "\(made.remarks)")
    // An app has the compiled form of the destination.
    #expect(try Destination(compiled: destination.compiled()) == destination)
  }

  @Test func `Every property makes the rule that it states`() throws {
    let destination = try reread(
      try imported(
        Self.format(
          "video",
          """
          "max_duration_ms": 30000, "codecs": ["h265"], "moov_atom_position": "start", "max_file_size_kb": 1000,
          "audio_required": true, "loudness_lufs": -24, "loudness_tolerance_db": 2
          """)))
    func rule(_ id: String) throws -> Rule { try #require(destination.rules.first { $0.shortID == id }) }
    #expect(try rule("max-duration-ms").constraint == .within(.max(.fixed(try #require(Ratio(30, 1))))))
    #expect(try rule("codecs").constraint == .oneOf([.text("hevc")]))
    #expect(try rule("moov-atom-position").constraint == .equals(.flag(true)))
    #expect(try rule("max-file-size-kb").severity == .warning)
    #expect(try rule("max-file-size-kb-binary").severity == .error)
    let loudness = try rule("loudness-lufs")
    #expect(loudness.subject.name == "content.loudness" && loudness.certainty == .official)
  }

  @Test func `A changed rule changes the exported property`() throws {
    let made = try imported(
      Self.format("video", #""max_width": 1920, "codecs": ["h264", "h265"], "aspect_ratio": "16:9""#))
    let file = made.file(from: "format.json").replacing("{ max: 1920 }", with: "{ max: 1280 }")
      .replacing("certainty: official", with: "certainty: house")
    let destination = try DestinationReader().read(Array(file.utf8), name: "made.yml")
    let exported = AdCPFormat.export(destination)
    let text = String(decoding: exported.bytes, as: UTF8.self)
    #expect(text.contains("\"max_width\": 1280") && text.contains("\"aspect_ratio\": \"16:9\""), "\(text)")
    #expect(exported.omissions.contains { $0.contains("max_width") }, "\(exported.omissions)")
  }

  @Test func `Unknown members and versions are named with their places`() throws {
    let made = try imported(
      """
      { "adcp_version": "9.1", "format_id": { "agent_url": "https://a.example", "id": "x", "width": 300, "height": 250 },
        "name": "X", "weather": true,
        "assets": [{ "asset_id": "a", "asset_type": "image", "sparkle": 1, "requirements": { "shine": 2, "max_width": 9 } },
          { "item_type": "repeatable_group", "asset_group_id": "card", "min_count": 2, "assets": [
            { "asset_id": "picture", "asset_type": "image", "requirements": { "max_height": 5 } }] }] }
      """)
    let lines = made.remarks.map { "\($0.line):\($0.column): \($0.text)" }
    for part in [
      "1:19: AdCP 9.1 is not known", "1:95: format_id.width makes no rule", "2:27: “weather” is kept",
      "3:67: “sparkle” of a is kept", "3:97: “shine” of a makes no rule", "4:79: min_count of card makes no rule",
    ] {
      #expect(lines.contains { $0.hasPrefix(part) }, "\(part) is not in \(lines)")
    }
    #expect(try reread(made).slots.map(\.name) == ["a", "card-picture"])
  }

  @Test(arguments: [
    ("[]", "1:1: found a list, expected a format of AdCP"),
    (#"{ "name": "X" }"#, "1:1: found no “assets”"),
    (#"{ "formats": [{ "name": "A" }, { "name": "B" }] }"#, "1:14: found 2 formats, expected one"),
    (#"{ "assets": [{ "asset_id": "a" }] }"#, "1:14: found an asset without “asset_type”"),
    (
      #"{ "assets": [{ "asset_id": "a", "asset_type": "video", "requirements": { "max_width": "wide" } }] }"#,
      "1:87: found “wide”, expected a number"
    ),
    (
      #"{ "assets": [{ "asset_id": "a", "asset_type": "video", "requirements": { "aspect_ratio": "wide" } }] }"#,
      "1:90: found “wide”, expected an aspect ratio such as 16:9"
    ),
    (
      #"{ "assets": [{ "asset_id": "a", "asset_type": "video", "requirements": { "codecs": "h264" } }] }"#,
      "1:84: found “h264”, expected a list"
    ),
    (
      #"{ "assets": [{ "asset_id": "a", "asset_type": "video", "requirements": [] }] }"#,
      "1:72: found a list, expected requirements"
    ),
    ("{", "1:2: "),
  ])
  func `A wrong format is an error with its place`(text: String, expected: String) throws {
    let error = try #require(throws: DocumentErrors.self) { try imported(text) }
    #expect(error.description.hasPrefix("format.json:" + expected), "\(error)")
  }

  @Test func `Every built-in destination has an AdCP form that can be read`() throws {
    for destination in Destinations.all {
      let exported = AdCPFormat.export(destination)
      let takesMedia = destination.slots.contains { $0.takes.contains { $0 != .other } }
      guard takesMedia else { continue }
      let made = try imported(String(decoding: exported.bytes, as: UTF8.self))
      // An export has no member that the schema lacks.
      #expect(!made.remarks.contains { $0.text.contains("no such requirement") }, "\(destination.id): \(made.remarks)")
      #expect(!exported.omissions.isEmpty)
    }
  }

  @Test func `The rules of built-in destinations can be written and read`() throws {
    for destination in Destinations.all {
      let copy = Destination(
        id: "copy", shortName: "copy", name: destination.name, publisher: destination.publisher,
        summary: destination.summary, sources: destination.sources, steps: destination.steps,
        parameters: destination.parameters,
        slots: destination.slots.map { slot in
          Slot(
            slot.name, takes: slot.takes, isOnlyNamed: slot.isOnlyNamed, formats: slot.formats,
            rules: slot.rules.map { $0.moved(to: "copy").answering(nil).answering(nativeCodes: []) })
        })
      let text = DestinationWriter.text(copy, isTemplate: true)
      let read: Destination
      do {
        read = try DestinationReader().read(Array(text.utf8), name: destination.id)
      } catch {
        Issue.record("\(error)")
        continue
      }
      for (slot, other) in zip(copy.slots, read.slots) {
        #expect(slot.name == other.name && slot.formats == other.formats)
        let left = slot.rules.filter { rule in !other.rules.contains { $0.id == rule.id } }
        #expect(left.allSatisfy { text.contains("# \($0.shortID) is left out") }, "\(destination.id)")
        for rule in other.rules {
          let original = try #require(slot.rules.first { $0.id == rule.id })
          #expect(rule.constraint == original.constraint, "\(rule.id)")
          #expect(
            rule.certainty == original.certainty && rule.strength == original.strength
              && rule.message == original.message)
        }
      }
    }
  }

  // MARK: - Policies, steps and tables

  @Test func `A MediaConch policy becomes a destination`() throws {
    let policy = """
      <?xml version="1.0"?>
      <policy type="and" name="House archive">
        <description>Films of the archive.</description>
        <rule name="Wide" value="Width" tracktype="Video" occurrence="*" operator=">=">1280</rule>
        <rule name="Rate" value="FrameRate" tracktype="Video" occurrence="*" operator="=">29.970</rule>
        <rule name="Shape" value="DisplayAspectRatio" tracktype="Video" occurrence="*" operator="=">1.778</rule>
        <policy type="or" name="Codec">
          <rule value="Format" tracktype="Video" occurrence="*" operator="=">AVC</rule>
          <rule value="Format" tracktype="Video" occurrence="*" operator="=">HEVC</rule>
        </policy>
        <rule value="ScanType" tracktype="Video" operator="=">Progressive</rule>
        <rule name="Slices" value="Format_Settings_SliceCount" tracktype="Video" operator="=">4</rule>
        <rule name="Second" value="Format" tracktype="Audio" occurrence="2" operator="=">AAC</rule>
      </policy>
      """
    let made = try MediaConchPolicy.read(
      Array(policy.utf8), name: "policy.xml", id: nil, day: try #require(Self.day))
    let destination = try reread(made)
    #expect(destination.id == "house-archive" && destination.summary == "Films of the archive.")
    let rules = destination.slots[0].rules
    #expect(rules.map { String($0.shortID) } == ["wide", "rate", "shape", "codec", "video-scantype"])
    #expect(rules[1].constraint == .equals(.ratio(try #require(Ratio(30000, 1001)))))
    #expect(rules[2].constraint == .equals(.ratio(try #require(Ratio(16, 9)))))
    #expect(rules[3].constraint == .oneOf([.text("h264"), .text("hevc")]))
    #expect(
      made.remarks.map { "\($0.line): \($0.text)" } == [
        "12: Video/Format_Settings_SliceCount makes no rule: no fact is this field of MediaInfo",
        "13: Audio/Format makes no rule: it is about track 2, and rules are about the main one",
      ])
  }

  @Test func `An alternative without a rule leaves the whole choice out`() throws {
    let policy = """
      <policy type="or" name="Any"><rule value="Format" tracktype="Video" operator="=">AVC</rule>
      <rule value="CodecID" tracktype="Video" operator="=">x</rule></policy>
      """
    let made = try MediaConchPolicy.read(Array(policy.utf8), name: "p.xml", id: nil, day: try #require(Self.day))
    #expect(made.destination.rules.isEmpty)
    #expect(made.remarks.contains { $0.text.contains("one of its alternatives makes no rule") })
  }

  @Test(arguments: [
    ("<!DOCTYPE policy [<!ENTITY a \"b\">]><policy/>", "1:1: found a document type"),
    ("<policy><rule></policy>", "1:23: found the end of “policy”, expected that of “rule”"),
    ("<mediaconch/>", "1:1: found the element “mediaconch”, expected “policy”"),
    ("<policy name=\"a\" name=\"b\"/>", "1:18: the attribute “name” occurs twice"),
    ("<policy>&x;</policy>", "1:9: unknown entity “&x;”"),
    ("", "1:1: found the end of the document, expected an XML element"),
    ("<policy type=\"xor\"/>", "1:1: found a policy of the type “xor”, expected “and” or “or”"),
  ])
  func `Wrong XML is an error with its place`(text: String, expected: String) throws {
    let error = try #require(throws: DocumentErrors.self) {
      try MediaConchPolicy.read(Array(text.utf8), name: "p.xml", id: nil, day: try #require(Self.day))
    }
    #expect(error.description.hasPrefix("p.xml:" + expected), "\(error)")
  }

  @Test func `Deep XML is refused`() throws {
    let text = String(repeating: "<policy>", count: 100_000)
    let error = try #require(throws: DocumentErrors.self) {
      try MediaConchPolicy.read(Array(text.utf8), name: "p.xml", id: nil, day: try #require(Self.day))
    }
    #expect(error.description.contains("nested elements"))
  }

  @Test func `A Transloadit step becomes a destination`() throws {
    let step = """
      { "steps": { "checked": { "robot": "/file/filter", "use": ":original", "error_on_decline": true,
        "accepts": [["${file.mime}", "regex", "video"], ["${file.size}", "<=", "20mb"], ["720", "<=", "${file.meta.height}"],
          ["${file.meta.video_codec}", "==", "h264"]],
        "declines": [["${file.meta.duration}", ">", 60]], "ffmpeg_stack": "v6" } } }
      """
    let made = try TransloaditStep.read(Array(step.utf8), name: "s.json", id: nil, day: try #require(Self.day))
    let destination = try reread(made)
    #expect(destination.slots[0].takes == [.video])
    let rules = Dictionary(destination.rules.map { (String($0.shortID), $0.constraint) }) { first, _ in first }
    #expect(rules["file-size"] == .within(.max(.fixed(try #require(Ratio(20_971_520, 1))))))
    #expect(rules["video-height"] == .within(.min(.fixed(try #require(Ratio(720, 1))))))
    #expect(rules["video-codec"] == .oneOf([.text("h264")]))
    #expect(rules["duration"] == .within(.max(.fixed(try #require(Ratio(60, 1))))))
    #expect(made.remarks.map(\.text) == ["“ffmpeg_stack” makes no rule"])
  }

  @Test func `A condition without a constraint is named`() throws {
    let step =
      #"{ "robot": "/file/filter", "accepts": [["${file.ext}", "==", "mp4"], ["${file.meta.width}", ">", "${file.meta.height}"]] }"#
    let made = try TransloaditStep.read(Array(step.utf8), name: "s.json", id: nil, day: try #require(Self.day))
    #expect(made.remarks.map(\.text) == ["${file.ext} == mp4 makes no rule: no constraint on a fact says it"])
    #expect(made.destination.rules.map { $0.subject.name } == ["video.aspect_ratio", "image.aspect_ratio"])
  }

  @Test func `A table of limits becomes a destination`() throws {
    let table = """
      { "columns": ["Placement", "Type", "Max Duration (s)", "max_file_size_mb", "Codecs", "Resolution", "mood"],
        "rows": [["Pre-roll", "video", 30, 500, "H.264, HEVC", "1920x1080", "calm"], ["Card", "image", null, 1, null, null, ""]] }
      """
    let made = try LimitsTable.read(Array(table.utf8), name: "t.json", id: "plan", day: try #require(Self.day))
    let destination = try reread(made)
    #expect(destination.slots.map(\.name) == ["pre-roll", "card"])
    let rules = destination.slots[0].rules
    #expect(rules.map { $0.subject.name } == ["duration", "file_size", "video.codec", "video.size"])
    #expect(rules[2].constraint == .oneOf([.text("h264"), .text("hevc")]))
    #expect(destination.slots[1].rules.map { String($0.shortID) } == ["card-max-file-size-mb"])
    #expect(
      made.remarks.map { "\($0.line): \($0.text)" } == [
        "2: “mood” of pre-roll makes no rule: no fact of a file has this name"
      ])
  }

  // MARK: - Spellings

  private static func destination(_ rules: String) -> String {
    """
    id: plan
    name: Plan
    publisher: Acme
    summary: A plan.
    sources: { plan: { title: A plan, checked: 2026-11-30 } }
    slots:
      - name: spot
        takes: [video]
        rules:
    \(rules.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
    """
  }

  @Test func `A streaming destination can be written as people write`() throws {
    let text = Self.destination(
      """
      - { id: length, fact: duration, max: 30 seconds, certainty: House, source: plan }
      - { id: size, fact: file_size, constraint: { max: 500MB }, certainty: house, source: plan }
      - { id: rate, fact: video.bit_rate, min: 8 Mbps, max: 25Mbps, certainty: house, source: plan }
      - { id: codec, fact: video.codec, constraint: h264, certainty: house, source: plan }
      - { id: sound, fact: audio.codec, one_of: aac, certainty: house, source: plan }
      - { id: scan, fact: video.interlaced, constraint: no, certainty: house, source: plan }
      - { id: picture, fact: video.size, sides: { width: { max: 1920 } }, certainty: house, source: plan, examples: { pass: [1920 x 1080] } }
      - { id: level, fact: content.loudness, constraint: { min: -26 lufs, max: -22 LUFS }, certainty: house, source: plan }
      """)
    let rules = try DestinationReader().read(Array(text.utf8), name: "plan.yml").rules
    func figure(_ number: Int64) throws -> Limit { .fixed(try #require(Ratio(signed: number, 1))) }
    #expect(rules[0].constraint == .within(.max(try figure(30))))
    #expect(rules[1].constraint == .within(.max(try figure(500_000_000))))
    #expect(rules[2].constraint == .within(.range(min: try figure(8_000_000), max: try figure(25_000_000))))
    #expect(rules[3].constraint == .oneOf([.text("h264")]) && rules[4].constraint == .oneOf([.text("aac")]))
    #expect(rules[5].constraint == .equals(.flag(false)))
    #expect(rules[7].constraint == .within(.range(min: try figure(-26), max: try figure(-22))))
    #expect(rules.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    (
      "- { id: a, fact: duration, constraint: 30 s, certainty: house, source: plan, message: m }",
      "found “30 s”, expected a constraint such as { max: 30 s } or { equals: 30 s }: one of max, min"
    ),
    (
      "- { id: a, fact: duration, constraint: { mx: 30 }, certainty: house, source: plan, message: m }",
      "unknown constraint “mx”; did you mean “max”? The kinds are: max, min, above"
    ),
    (
      "- { id: a, fact: duration, constraint: { upto: 30 }, certainty: house, source: plan, message: m }",
      "unknown constraint “upto”"
    ),
    (
      "- { id: a, fact: video.bit_rate, max: 25 Mb, certainty: house, source: plan, message: m }",
      "found “25 Mb”, expected a number"
    ),
    (
      "- { id: a, fact: duration, max: 30, above: 5, certainty: house, source: plan, message: m }",
      "a constraint has one key, found 2, expected one of max"
    ),
  ])
  func `A constraint that can mean several things is an error that lists the kinds`(rule: String, expected: String)
    throws
  {
    let error = try #require(throws: DocumentErrors.self) {
      try DestinationReader().read(Array(Self.destination(rule).utf8), name: "plan.yml")
    }
    #expect(error.description.contains(expected), "\(error)")
    #expect(error.description.hasPrefix("plan.yml:10:"), "\(error)")
  }

  private static func slots(_ slots: String) -> String {
    """
    id: plan
    name: Plan
    publisher: Acme
    summary: A plan.
    sources: { plan: { title: A plan, checked: 2026-11-30, certainty: house } }
    slots: [\(slots)]
    """
  }

  private static func slot(_ kind: String, _ fact: String, _ constraint: String, formats: String = "") -> String {
    "{ name: a, takes: [\(kind)], \(formats) rules: [{ id: r, fact: \(fact), constraint: \(constraint), source: plan }] }"
  }

  @Test(arguments: [
    ("image", "image.format", "jpg", "jpeg"), ("image", "image.format", "EPS", "eps"),
    ("image", "mime_type", "image/jpg", "image/jpeg"), ("audio", "mime_type", "audio/x-wav", "audio/vnd.wave"),
    ("audio", "audio.codec", "MP3", "mp3"), ("audio", "audio.bit_rate_mode", "cbr", "constant"),
    ("video", "container", "mkv", "matroska"), ("video", "video.codec", "H.264", "h264"),
    ("video", "video.hdr", "HDR10", "hdr10"), ("video", "video.hdr", "Dolby Vision", "dolby_vision"),
    ("video", "video.profile", "High", "High"), ("image", "image.color_type", "grayscale", "gray"),
  ])
  func `Common spellings of words are accepted`(kind: String, fact: String, written: String, word: String) throws {
    let text = Self.slots(Self.slot(kind, fact, written))
    let rule = try #require(try DestinationReader().read(Array(text.utf8), name: "plan.yml").rules.first)
    #expect(rule.constraint == .oneOf([.text(word)]))
  }

  @Test func `Examples and formats have the same spellings`() throws {
    let text = Self.slots(
      """
      { name: art, takes: [image], formats: [jpg, gif], rules: [
        { id: format, fact: image.format, constraint: JPG, source: plan, examples: { pass: [jpg], fail: [tif] } }] },
      { name: captions, takes: [other], formats: vtt },
      { name: sound, takes: [audio], rules: [{ id: rate, fact: audio.sample_rate, constraint: 44.1 kHz, source: plan }] }
      """)
    let slots = try DestinationReader().read(Array(text.utf8), name: "plan.yml").slots
    #expect(slots.map(\.formats) == [["jpeg", "gif"], ["webvtt"], []])
    #expect(slots[2].rules.map(\.constraint) == [.equals(.integer(44_100))])
  }

  @Test(arguments: [
    (Self.slot("image", "image.format", "jpgg"), "no file has “jpgg” as its image.format; did you mean “jpeg”?"),
    (Self.slot("video", "container", "mpeg"), "no file has “mpeg” as its container; did you mean “mpegps”?"),
    (
      Self.slot("video", "video.bit_rate_mode", "abr"),
      "no file has “abr” as its video.bit_rate_mode; expected one of constant, variable"
    ),
    (
      Self.slot("audio", "audio.codec", "aac-lc"),
      "no file has “aac-lc” as its audio.codec; expected the name of a codec"
    ),
    (Self.slot("audio", "image.width", "{ min: 100 }"), "no file of the slot has “image.width”: the slot takes audio"),
    (Self.slot("other", "file_size", "{ max: 9 }", formats: "formats: [html],"), "no file has the format “html”"),
    (Self.slot("other", "file_size", "{ max: 9 }"), "a slot for other files needs “formats”"),
    (Self.slot("audio", "audio.sample_rate", "{ equals: 44.1 kbit/s }"), "expected a figure in Hz"),
    (Self.slot("audio", "audio.sampel_rate", "{ min: 9 }"), "unknown fact “audio.sampel_rate”"),
  ])
  func `A word that no file has is the only error`(slot: String, expected: String) throws {
    let error = try #require(throws: DocumentErrors.self) {
      try DestinationReader().read(Array(Self.slots(slot).utf8), name: "plan.yml")
    }
    #expect(error.errors.count == 1 && error.description.contains(expected), "\(error)")
  }

  @Test func `A default message has the name of its fact`() throws {
    let text = Self.slots(Self.slot("audio", "audio.sample_rate", "48 kHz"))
    let rule = try #require(try DestinationReader().read(Array(text.utf8), name: "plan.yml").rules.first)
    #expect("\(rule.message)".contains("has the audio sample rate {measured}"), "\(rule.message)")
  }

  @Test func `A row of image formats is a slot for images`() throws {
    let day = try #require(Self.day)
    let table =
      #"[{ "slot": "banner", "formats": ["gif", "jpg"], "max_width": 300 }, { "slot": "film", "formats": "mp4" }]"#
    let made = try LimitsTable.read(Array(table.utf8), name: "t.json", id: "plan", day: day)
    #expect(try reread(made).slots.map(\.takes) == [[.image], [.video]])
    #expect(made.destination.slots[0].rules.map { $0.subject.name } == ["image.format", "image.width"])
    let wrong = try #require(throws: DocumentErrors.self) {
      try LimitsTable.read(Array(#"[{ "kind": "vidoe" }]"#.utf8), name: "t.json", id: "plan", day: day)
    }
    #expect(wrong.description.contains("did you mean “video”?"), "\(wrong)")
  }
}
