import MediaProbe
import Preflight

// AdCP (Ad Context Protocol, adcontextprotocol/adcp) states what a placement takes as JSON. These are the properties of its
// requirements for videos, images and audio, and the facts that they are about, for both directions.

/// A property of AdCP's requirements for files of one kind.
struct AdCPProperty {
  /// The meaning of a property as a rule.
  enum Meaning {
    /// A bound in a unit: a figure of the fact is this many times the one of AdCP.
    case max(String, Ratio)
    case min(String, Ratio)
    case exact(String)
    /// The largest size in kilobytes or megabytes, of 1000 or 1024.
    case size(decimal: Int64, binary: Int64)
    case shape(String)
    /// A list of words, and the words of the fact for each.
    case words(String, [(word: String, values: [String])])
    /// A list of figures.
    case figures(String)
    case frameRates
    /// A word for each value of a flag.
    case flag(String, false: String, true: String)
    case audioRequired
    case hasAlpha
    case stillOnly
    case colorSpace
    case loudness, loudnessTolerance
    case unit
    /// A statement that no fact of a file shows, and why.
    case notShown(String)
  }

  let name: String
  let meaning: Meaning
  /// True for a property of formats in use that the schema does not have.
  var isForeign = false

  static func all(of kind: MediaFacts.Kind) -> [AdCPProperty] {
    switch kind {
    case .video: video
    case .image: image
    case .audio: audio
    default: []
    }
  }

  private init(_ name: String, _ meaning: Meaning, isForeign: Bool = false) {
    (self.name, self.meaning, self.isForeign) = (name, meaning, isForeign)
  }

  private static let thousandth = Ratio(1, 1000) ?? .one
  private static let thousand = Ratio(1000, 1) ?? .one
  private static let kilobytes = Meaning.size(decimal: 1000, binary: 1024)
  private static let megabytes = Meaning.size(decimal: 1_000_000, binary: 1 << 20)

  /// The formats of pulse-code modulation, all of which AdCP calls pcm.
  private static let pulseCode = [
    "pcm_s16le", "pcm_s16be", "pcm_s24le", "pcm_s24be", "pcm_s32le", "pcm_s32be", "pcm_f32le", "pcm_f32be", "pcm_u8",
    "pcm_s8", "pcm_f64le", "pcm_f64be",
  ]

  private static func sides(_ kind: String) -> [AdCPProperty] {
    [
      AdCPProperty("min_width", .min("\(kind).width", .one)), AdCPProperty("max_width", .max("\(kind).width", .one)),
      AdCPProperty("min_height", .min("\(kind).height", .one)),
      AdCPProperty("max_height", .max("\(kind).height", .one)),
      AdCPProperty("width", .exact("\(kind).width"), isForeign: true),
      AdCPProperty("height", .exact("\(kind).height"), isForeign: true),
      AdCPProperty("aspect_ratio", .shape("\(kind).aspect_ratio")),
    ]
  }

  private static let length = [
    AdCPProperty("min_duration_ms", .min("duration", thousandth)),
    AdCPProperty("max_duration_ms", .max("duration", thousandth)),
  ]

  private static let sound = [
    AdCPProperty("loudness_lufs", .loudness), AdCPProperty("loudness_tolerance_db", .loudnessTolerance),
    AdCPProperty("true_peak_dbfs", .max("content.true_peak", .one)),
  ]

  private static let sizes = [
    AdCPProperty("max_file_size_kb", kilobytes), AdCPProperty("max_file_size_mb", megabytes, isForeign: true),
  ]

  private static let videoContainers: [(String, [String])] = [
    ("mp4", ["mp4"]), ("webm", ["webm"]), ("mov", ["mov"]), ("avi", ["avi"]), ("mkv", ["matroska"]),
  ]
  private static let videoCodecs: [(String, [String])] = [
    ("h264", ["h264"]), ("h265", ["hevc"]), ("vp8", ["vp8"]), ("vp9", ["vp9"]), ("av1", ["av1"]),
    ("prores", ["prores"]),
  ]
  private static let audioCodecs: [(String, [String])] = [
    ("aac", ["aac"]), ("pcm", pulseCode), ("ac3", ["ac3"]), ("eac3", ["eac3"]), ("mp3", ["mp3"]), ("opus", ["opus"]),
    ("vorbis", ["vorbis"]), ("flac", ["flac"]),
  ]
  private static let channels: [(String, [String])] = [
    ("mono", ["1"]), ("stereo", ["2"]), ("5.1", ["6"]), ("7.1", ["8"]),
  ]
  private static let pictures: [(String, [String])] = [
    ("jpg", ["jpeg"]), ("jpeg", ["jpeg"]), ("png", ["png"]), ("gif", ["gif"]), ("webp", ["webp"]), ("svg", ["svg"]),
    ("avif", ["avif"]), ("tiff", ["tiff"]), ("pdf", ["pdf"]), ("eps", ["eps"]),
  ]
  private static let audioFiles: [(String, [String])] = [
    ("mp3", ["mp3"]), ("aac", ["aac", "m4a"]), ("wav", ["wav"]), ("ogg", ["ogg"]), ("flac", ["flac"]),
  ]

  private static let video: [AdCPProperty] =
    sides("video") + length + [
      AdCPProperty("containers", .words("container", videoContainers)),
      AdCPProperty("codecs", .words("video.codec", videoCodecs)),
    ] + sizes + [
      AdCPProperty("min_bitrate_kbps", .min("video.bit_rate", thousand)),
      AdCPProperty("max_bitrate_kbps", .max("video.bit_rate", thousand)), AdCPProperty("frame_rates", .frameRates),
      AdCPProperty("audio_required", .audioRequired),
      AdCPProperty("frame_rate_type", .flag("video.variable_frame_rate", false: "constant", true: "variable")),
      AdCPProperty("scan_type", .flag("video.interlaced", false: "progressive", true: "interlaced")),
      AdCPProperty("gop_type", .flag("video.closed_gop", false: "open", true: "closed")),
      AdCPProperty("min_gop_interval_seconds", .min("video.min_keyframe_interval", .one)),
      AdCPProperty("max_gop_interval_seconds", .max("video.max_keyframe_interval", .one)),
      AdCPProperty("moov_atom_position", .flag("fast_start", false: "end", true: "start")),
      AdCPProperty("audio_codecs", .words("audio.codec", audioCodecs)),
      AdCPProperty("audio_sample_rates", .figures("audio.sample_rate")),
      AdCPProperty("audio_channels", .words("audio.channels", channels)),
    ] + sound

  private static let image: [AdCPProperty] =
    sides("image") + [
      AdCPProperty("unit", .unit), AdCPProperty("formats", .words("image.format", pictures)),
      AdCPProperty("containers", .words("image.format", pictures), isForeign: true),
      AdCPProperty("min_dpi", .min("image.density", .one)),
      AdCPProperty("bleed", .notShown("a file does not tell its bleed from its picture")),
      AdCPProperty("color_space", .colorSpace),
    ] + sizes + [
      AdCPProperty("transparency_required", .hasAlpha), AdCPProperty("animation_allowed", .stillOnly),
      AdCPProperty("max_animation_duration_ms", .max("duration", thousandth)),
      AdCPProperty("max_weight_grams", .notShown("it is about the printed piece")),
      AdCPProperty("pixel_ratios", .notShown("the size on the page is not in the file")),
      AdCPProperty("parameters_from_format_id", .notShown("the size comes with each order")),
    ]

  private static let audio: [AdCPProperty] =
    length + [
      AdCPProperty("formats", .words("container", audioFiles)),
      AdCPProperty("containers", .words("container", audioFiles), isForeign: true),
    ] + sizes + [
      AdCPProperty("sample_rates", .figures("audio.sample_rate")),
      AdCPProperty("channels", .words("audio.channels", channels)),
      AdCPProperty("min_bitrate_kbps", .min("audio.bit_rate", thousand)),
      AdCPProperty("max_bitrate_kbps", .max("audio.bit_rate", thousand)),
    ] + sound

  /// The colors of pictures by AdCP's words.
  static let colors: [(word: String, values: [String])] = [
    ("rgb", ["rgb", "rgba", "palette", "ycbcr"]), ("cmyk", ["cmyk", "ycck"]), ("grayscale", ["gray", "gray_alpha"]),
  ]
}

/// The rules that one property makes.
struct AdCPRules {
  /// Each fact with its constraint. The first of two is the stricter one.
  var demands: [(measure: Measure, constraint: Constraint)] = []
  /// Why nothing or less is judged; nil if the rules say all of it.
  var remark: String?
}

/// Reads the properties of the requirements of one file.
struct AdCPRequirements {
  let kind: MediaFacts.Kind
  /// The members by name.
  let values: [String: DocumentValue]
  let mistakes: Mistakes

  /// Returns the rules of a property. Mistakes in its value are reported.
  func rules(of property: AdCPProperty, _ value: DocumentValue) -> AdCPRules {
    switch property.meaning {
    case .max(let fact, let scale):
      guard let figure = figure(value), let limit = figure.multiplied(by: scale) else { return AdCPRules() }
      return bounded(fact) { .within(.max(.fixed(Measure(fact)?.type == .integer ? limit.whole(up: false) : limit))) }
    case .min(let fact, let scale):
      guard let figure = figure(value), let limit = figure.multiplied(by: scale) else { return AdCPRules() }
      return bounded(fact) { .within(.min(.fixed(Measure(fact)?.type == .integer ? limit.whole(up: true) : limit))) }
    case .exact(let fact):
      guard let figure = value.integer(mistakes) else { return AdCPRules() }
      return bounded(fact) { .equals(.integer(Int64(figure))) }
    case .size(let decimal, let binary):
      guard let figure = figure(value), let low = Ratio(decimal, 1).flatMap({ figure.multiplied(by: $0) }),
        let high = Ratio(binary, 1).flatMap({ figure.multiplied(by: $0) })
      else { return AdCPRules() }
      var rules = on("file_size", .within(.max(.fixed(low.whole(up: false)))))
      rules.demands += on("file_size", .within(.max(.fixed(high.whole(up: false))))).demands
      return rules
    case .shape(let fact):
      guard let text = text(value), text.contains(":"), let shape = Ratio(decimal: text), shape.numerator > 0 else {
        return wrong(value, "an aspect ratio such as 16:9")
      }
      return on(fact, .equals(.ratio(shape)))
    case .words(let fact, let words): return oneOf(value, fact, words)
    case .figures(let fact):
      let figures = value.list(mistakes)?.compactMap { $0.integer(mistakes) } ?? []
      return figures.isEmpty ? none(value) : on(fact, .oneOf(figures.map { .integer(Int64($0)) }))
    case .frameRates:
      let rates = value.list(mistakes)?.compactMap { figure($0) } ?? []
      guard let measure = Measure("video.frame_rate"), !rates.isEmpty else { return none(value) }
      if rates.count == 1 { return on("video.frame_rate", .equals(.ratio(rates[0]))) }
      // A list has no tolerance for 29.97 where 30 is meant, and single values have.
      return on(
        "video.frame_rate", .anyOf(rates.map { Clause(.measure(measure), .equals(.ratio($0))) }))
    case .flag(let fact, let no, let yes):
      guard let word = text(value) else { return AdCPRules() }
      guard word == no || word == yes else { return AdCPRules(remark: "the word “\(word.shortened)” is not known") }
      return on(fact, .equals(.flag(word == yes)))
    case .audioRequired:
      return value.flag(mistakes) == true ? on("audio.tracks", .within(.min(.fixed(.one)))) : AdCPRules()
    case .hasAlpha: return value.flag(mistakes) == true ? on("image.has_alpha", .equals(.flag(true))) : AdCPRules()
    case .stillOnly: return value.flag(mistakes) == false ? on("image.animated", .equals(.flag(false))) : AdCPRules()
    case .colorSpace:
      guard let word = text(value) else { return AdCPRules() }
      guard let color = AdCPProperty.colors.first(where: { $0.word == word }) else {
        return AdCPRules(remark: "the word “\(word.shortened)” is not known")
      }
      return on("image.color_type", .oneOf(color.values.map { .text($0) }))
    case .loudness:
      guard let target = figure(value) else { return AdCPRules() }
      guard let tolerance = values["loudness_tolerance_db"].flatMap({ figure($0) }) else {
        return AdCPRules(remark: "a target without loudness_tolerance_db is no limit")
      }
      guard let low = target.plus(tolerance.negated), let high = target.plus(tolerance) else { return none(value) }
      return on("content.loudness", .within(.range(min: .fixed(low), max: .fixed(high))))
    case .loudnessTolerance:
      _ = figure(value)
      return values["loudness_lufs"] == nil ? AdCPRules(remark: "a tolerance needs loudness_lufs") : AdCPRules()
    case .unit:
      guard let word = text(value), word != "px" else { return AdCPRules() }
      return AdCPRules(remark: "a file has its size in pixels, not in \(word.shortened)")
    case .notShown(let reason): return AdCPRules(remark: reason)
    }
  }

  /// True if sides are in pixels.
  private var isInPixels: Bool { values["unit"].map { $0.scalar == "px" } ?? true }

  private func bounded(_ fact: String, _ constraint: () -> Constraint) -> AdCPRules {
    if fact.hasSuffix(".width") || fact.hasSuffix(".height"), !isInPixels {
      return AdCPRules(remark: "it is not in pixels")
    }
    return on(fact, constraint())
  }

  private func on(_ fact: String, _ constraint: Constraint) -> AdCPRules {
    guard let measure = Measure(fact) else { return AdCPRules(remark: "no fact of a file shows it") }
    return AdCPRules(demands: [(measure, constraint)])
  }

  private func oneOf(
    _ value: DocumentValue, _ fact: String, _ words: [(word: String, values: [String])]
  ) -> AdCPRules {
    let items = value.list(mistakes)?.compactMap { text($0) } ?? []
    guard !items.isEmpty else { return none(value) }
    var unknown: [String] = []
    var accepted: [String] = []
    for item in items {
      let known = words.first { $0.word == item }?.values
      if known == nil { unknown.append(item.shortened) }
      // A channel layout without a count cannot be compared.
      let other = fact == "audio.channels" ? nil : Measure(fact).flatMap { FactSpelling.word(item, of: $0) }
      for word in known ?? other.map({ [$0] }) ?? [] where !accepted.contains(word) {
        accepted.append(word)
      }
    }
    let remark =
      unknown.isEmpty ? nil : "not a word of AdCP: \(unknown.joined(separator: ", "))"
    guard !accepted.isEmpty else { return AdCPRules(remark: remark) }
    var rules = on(
      fact, .oneOf(accepted.map { word in fact == "audio.channels" ? .integer(Int64(word) ?? 0) : .text(word) }))
    rules.remark = rules.remark ?? remark
    return rules
  }

  private func none(_ value: DocumentValue) -> AdCPRules {
    guard mistakes.isEmpty else { return AdCPRules() }
    return AdCPRules(remark: "it is empty")
  }

  private func wrong(_ value: DocumentValue, _ expected: String) -> AdCPRules {
    mistakes.add("found \(value.kind), expected \(expected)", at: value.place)
    return AdCPRules()
  }

  /// Returns a word in quotes.
  private func text(_ value: DocumentValue) -> String? {
    if case .scalar(let text, quoted: true) = value.content { return text }
    mistakes.add("found \(value.kind), expected a text in quotes", at: value.place)
    return nil
  }

  /// Returns a number, which is not in quotes.
  private func figure(_ value: DocumentValue) -> Ratio? {
    if case .scalar(let text, quoted: false) = value.content, value.plain == .number, let figure = Ratio(json: text) {
      return figure
    }
    mistakes.add("found \(value.kind), expected a number", at: value.place)
    return nil
  }
}

extension Ratio {
  /// Reads a JSON number exactly; nil for one of too many digits.
  init?(json text: String) {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 1, !text.contains("E") else { return nil }
    let isNegative = text.hasPrefix("-")
    guard let magnitude = Ratio(decimal: String(isNegative ? text.dropFirst() : text[...])) else { return nil }
    self = isNegative ? magnitude.negated : magnitude
  }

  /// Returns the next whole number. Files have whole numbers of bytes and pixels.
  func whole(up: Bool) -> Ratio {
    guard denominator > 1, numerator > 0 else { return self }
    return Ratio(numerator / denominator + (up ? 1 : 0), 1) ?? self
  }

  /// Returns the sum; nil if it does not fit.
  func plus(_ other: Ratio) -> Ratio? {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    let (below, belowOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    return leftOverflow || rightOverflow || sumOverflow || belowOverflow ? nil : Ratio(signed: sum, below)
  }
}
