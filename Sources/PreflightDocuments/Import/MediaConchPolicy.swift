import MediaProbe
package import Preflight

/// Reads a policy of MediaConch, which is XML with rules on the fields of MediaInfo.
package enum MediaConchPolicy {
  package static func read(
    _ bytes: [UInt8], name: String, id: String?, day: CivilDate
  ) throws(DocumentErrors) -> Imported {
    let mistakes = Mistakes(name: name)
    var imported: Imported?
    if let root = XMLTree.read(bytes, mistakes) {
      if root.name == "policy" {
        imported = read(root, id: id, day, mistakes)
      } else {
        mistakes.add("found the element “\(root.name.shortened)”, expected “policy” of MediaConch", at: root.place)
      }
    }
    if let errors = mistakes.errors { throw errors }
    guard let imported else { throw DocumentErrors(.start, Message(asWritten: "is no policy"), name: name) }
    return imported
  }

  private static func read(_ root: XMLElement, id: String?, _ day: CivilDate, _ mistakes: Mistakes) -> Imported {
    let title = root.attributes["name"] ?? "MediaConch policy"
    let draft = ImportDraft(
      id: id ?? ImportDraft.name(title) ?? "policy",
      source: Source(id: "policy", title: "MediaConch policy “\(title)”", url: nil, checked: day), mistakes)
    var kinds: Set<String> = []
    collect(root, &kinds)
    let takes: [MediaFacts.Kind] =
      kinds.contains("video")
      ? [.video]
      : kinds.contains("image")
        ? [.image]
        : kinds.contains("audio")
          ? [.audio]
          : [.video, .image, .audio]
    _ = draft.addSlot("file", takes: takes)
    for (name, clause, _) in rules(of: root, draft) {
      guard case .measure(let measure) = clause.subject else { continue }
      draft.add(name, measure, clause.constraint)
    }
    let summary = root.children.first { $0.name == "description" }?.text.split { $0.isWhitespace }.joined(
      separator: " ")
    return draft.finish(
      name: title.isEmpty ? "MediaConch policy" : title, publisher: "House",
      summary: summary.flatMap { $0.isEmpty ? nil : $0 } ?? "Made from a MediaConch policy.")
  }

  private static func collect(_ policy: XMLElement, _ kinds: inout Set<String>) {
    for child in policy.children {
      if child.name == "rule", let type = child.attributes["tracktype"] { kinds.insert(type.lowercased()) }
      collect(child, &kinds)
    }
  }

  private typealias Named = (name: String, clause: Clause, place: Place)

  /// Returns the rules of a policy all of whose parts have to hold. The others are named in remarks.
  private static func rules(of policy: XMLElement, _ draft: ImportDraft) -> [Named] {
    switch policy.attributes["type"] ?? "and" {
    case "and": return policy.children.flatMap { part($0, draft) ?? [] }
    case "or":
      let name = policy.attributes["name"] ?? "one of several"
      var alternatives: [Clause] = []
      for child in policy.children where child.name != "description" {
        // Without one of its alternatives or conditions, the policy would accept other files.
        guard let parts = part(child, draft), let clause = Clause.allOf(parts.map(\.clause)), !isPartial(child, parts)
        else {
          draft.cannotJudge("the policy “\(name.shortened)”", "one of its alternatives makes no rule", at: policy.place)
          return []
        }
        alternatives.append(clause)
      }
      guard let clause = Clause.anyOf(alternatives) else { return [] }
      return [(name, clause, policy.place)]
    default:
      draft.mistakes.add(
        "found a policy of the type “\((policy.attributes["type"] ?? "").shortened)”, expected “and” or “or”",
        at: policy.place)
      return []
    }
  }

  /// True if a part of a policy has rules that are not among these.
  private static func isPartial(_ element: XMLElement, _ parts: [Named]) -> Bool {
    guard element.name == "policy" else { return false }
    if element.attributes["type"] == "or" { return parts.isEmpty }
    return parts.count < element.children.count(where: { $0.name != "description" })
  }

  /// Returns the rules of a part of a policy; nil for a part without rules.
  private static func part(_ element: XMLElement, _ draft: ImportDraft) -> [Named]? {
    switch element.name {
    case "policy": return rules(of: element, draft)
    case "rule": return rule(element, draft).map { [$0] }
    case "description": return nil
    default:
      draft.remark("the element “\(element.name.shortened)” is unknown, and makes no rule", at: element.place)
      return nil
    }
  }

  private static func rule(_ element: XMLElement, _ draft: ImportDraft) -> Named? {
    let field = element.attributes["value"] ?? ""
    let track = element.attributes["tracktype"] ?? "General"
    let name = element.attributes["name"] ?? "\(track) \(field)"
    func refuse(_ reason: String) -> Named? {
      draft.cannotJudge("\(track)/\(field)".shortened, reason, at: element.place)
      return nil
    }
    if let occurrence = element.attributes["occurrence"], occurrence != "*", occurrence != "1" {
      return refuse("it is about track \(occurrence.shortened), and rules are about the main one")
    }
    let operation = element.attributes["operator"] ?? "="
    let value = element.text.split { $0.isWhitespace }.joined(separator: " ")
    if operation == "exists" || operation == "must not exist" {
      guard track == "Audio", let tracks = Measure("audio.tracks") else {
        return refuse("no rule asks if a field exists")
      }
      return (
        name,
        Clause(.measure(tracks), .within(operation == "exists" ? .min(.fixed(.one)) : .max(.fixed(.zero)))),
        element.place
      )
    }
    guard let sign = ComparisonSign(written: operation) else {
      return refuse("the operator “\(operation.shortened)” has no constraint")
    }
    guard let meaning = MediaInfoField.all["\(track)/\(field)"] else {
      return refuse("no fact is this field of MediaInfo")
    }
    guard let measure = Measure(meaning.fact) else { return refuse("no fact is this field of MediaInfo") }
    guard let constraint = meaning.constraint(sign, value, measure) else {
      return refuse("“\(operation) \(value.shortened)” has no constraint on \(meaning.fact)")
    }
    return (name, Clause(.measure(measure), constraint), element.place)
  }
}

extension Ratio {
  static let zero = Ratio(0, 1) ?? .one
}

extension Clause {
  /// Returns one clause for several that all have to hold.
  fileprivate static func allOf(_ clauses: [Clause]) -> Clause? {
    clauses.count > 1 ? clauses.first.map { Clause($0.subject, .allOf(clauses)) } : clauses.first
  }
}

/// A field of MediaInfo, and the fact that it is.
private struct MediaInfoField {
  let fact: String
  /// The values of the fact by those of MediaInfo; empty for numbers.
  var words: [String: [String]] = [:]
  /// The flag by the words of MediaInfo.
  var flags: [String: Bool] = [:]
  /// True for a shape that MediaInfo rounds to three places.
  var isRounded = false

  func constraint(_ sign: ComparisonSign, _ value: String, _ measure: Measure) -> Constraint? {
    if !flags.isEmpty {
      guard let flag = flags[value.lowercased()], sign == .equal || sign == .unequal else { return nil }
      return .equals(.flag(flag == (sign == .equal)))
    }
    if measure.type == .text {
      let plain = words.isEmpty && !value.isEmpty ? FactSpelling.word(value, of: measure).map { [$0] } : nil
      guard let found = words[value.lowercased()] ?? plain else { return nil }
      let values = found.map { FactValue.text($0) }
      return sign == .equal ? .oneOf(values) : sign == .unequal ? .noneOf(values) : nil
    }
    guard let figure = isRounded ? Self.shape(value) : Ratio(json: value) else { return nil }
    return sign.constraint(on: measure, figure)
  }

  /// Returns the simplest ratio that is written like this: 16:9 for 1.778, and 30000/1001 for 29.970.
  private static func shape(_ text: String) -> Ratio? {
    guard let written = Ratio(json: text), written.numerator > 0 else { return nil }
    for (rounded, exact) in [("23.976", 24000), ("29.970", 30000), ("59.940", 60000)] where text == rounded {
      return Ratio(Int64(exact), 1001)
    }
    for denominator in 1...50 as ClosedRange<Int64> {
      let numerator = Int64((written.value * Double(denominator)).rounded())
      if let ratio = Ratio(numerator, denominator), abs(ratio.value - written.value) < 0.000_51 { return ratio }
    }
    return written
  }

  private static let pulseCode = [
    "pcm_s16le", "pcm_s16be", "pcm_s24le", "pcm_s24be", "pcm_s32le", "pcm_s32be", "pcm_u8",
  ]

  static let all: [String: MediaInfoField] = {
    var all = [
      "General/Format": MediaInfoField(
        fact: "container",
        words: [
          "matroska": ["matroska"], "mpeg-4": ["mp4", "mov", "m4a", "3gp"], "quicktime": ["mov"], "webm": ["webm"],
          "avi": ["avi"], "wave": ["wav"], "mpeg audio": ["mp3"], "flac": ["flac"], "ogg": ["ogg"],
          "mpeg-ts": ["mpegts"], "mpeg-ps": ["mpegps"], "flash video": ["flv"],
        ]),
      "General/FileSize": MediaInfoField(fact: "file_size"),
      "General/Duration": MediaInfoField(fact: "duration"),
      "General/OverallBitRate": MediaInfoField(fact: "bit_rate"),
      "General/AudioCount": MediaInfoField(fact: "audio.tracks"),
      "General/FrameRate": MediaInfoField(fact: "video.frame_rate", isRounded: true),
      "General/IsStreamable": MediaInfoField(fact: "fast_start", flags: ["yes": true, "no": false]),
      "Video/Format": MediaInfoField(
        fact: "video.codec",
        words: [
          "avc": ["h264"], "hevc": ["hevc"], "vp8": ["vp8"], "vp9": ["vp9"], "av1": ["av1"], "prores": ["prores"],
          "ffv1": ["ffv1"], "mpeg video": ["mpeg1video", "mpeg2video"], "mpeg-4 visual": ["mpeg4"], "dv": ["dvvideo"],
          "jpeg 2000": ["jpeg2000"], "vc-3": ["dnxhd"],
        ]),
      "Video/Width": MediaInfoField(fact: "video.stored_width"),
      "Video/Height": MediaInfoField(fact: "video.stored_height"),
      "Video/FrameRate": MediaInfoField(fact: "video.frame_rate", isRounded: true),
      "Video/DisplayAspectRatio": MediaInfoField(fact: "video.aspect_ratio", isRounded: true),
      "Video/PixelAspectRatio": MediaInfoField(fact: "video.sample_aspect_ratio", isRounded: true),
      "Video/FrameRate_Mode": MediaInfoField(
        fact: "video.variable_frame_rate", flags: ["vfr": true, "variable": true, "cfr": false, "constant": false]),
      "Video/BitRate": MediaInfoField(fact: "video.bit_rate"), "Video/Duration": MediaInfoField(fact: "video.duration"),
      "Video/FrameCount": MediaInfoField(fact: "video.frame_count"),
      "Video/BitDepth": MediaInfoField(fact: "video.bit_depth"),
      "Video/ChromaSubsampling": MediaInfoField(fact: "video.chroma_subsampling"),
      "Video/ScanType": MediaInfoField(
        fact: "video.interlaced", flags: ["progressive": false, "interlaced": true, "mbaff": true]),
      "Video/colour_range": MediaInfoField(fact: "video.color_range", words: ["limited": ["tv"], "full": ["pc"]]),
      "Audio/Format": MediaInfoField(
        fact: "audio.codec",
        words: [
          "aac": ["aac"], "pcm": pulseCode, "flac": ["flac"], "mpeg audio": ["mp3", "mp2"], "opus": ["opus"],
          "vorbis": ["vorbis"], "ac-3": ["ac3"], "e-ac-3": ["eac3"], "alac": ["alac"],
        ]),
      "Audio/SamplingRate": MediaInfoField(fact: "audio.sample_rate"),
      "Audio/BitRate": MediaInfoField(fact: "audio.bit_rate"), "Audio/Duration": MediaInfoField(fact: "audio.duration"),
      "Audio/Channels": MediaInfoField(fact: "audio.channels"),
      "Audio/Channel_s_": MediaInfoField(fact: "audio.channels"),
      "Image/Format": MediaInfoField(
        fact: "image.format",
        words: ["jpeg": ["jpeg"], "png": ["png"], "gif": ["gif"], "tiff": ["tiff"], "webp": ["webp"], "avif": ["avif"]]),
      "Image/Width": MediaInfoField(fact: "image.stored_width"),
      "Image/Height": MediaInfoField(fact: "image.stored_height"),
      "Image/BitDepth": MediaInfoField(fact: "image.bit_depth"),
    ]
    let modes = ["cbr": ["constant"], "constant": ["constant"], "vbr": ["variable"], "variable": ["variable"]]
    for track in ["Video", "Audio"] {
      all["\(track)/BitRate_Mode"] = MediaInfoField(fact: "\(track.lowercased()).bit_rate_mode", words: modes)
    }
    for (field, fact) in [
      ("colour_primaries", "color_primaries"), ("transfer_characteristics", "color_transfer"),
      ("matrix_coefficients", "color_space"),
    ] {
      all["Video/\(field)"] = MediaInfoField(
        fact: "video.\(fact)", words: ["bt.709": ["bt709"], "bt.601": ["smpte170m", "bt470bg"]])
    }
    return all
  }()
}
