import Foundation
import MediaProbe
import Preflight
import PreflightRules
import TestSupport

/// A file for one attempt: its format, and the values that it has. Its bytes are made when it is judged.
struct TriedFile {
  /// The distance of a value from the limits of a rule. A rule reports a near value as a warning at most.
  enum Standing: Int, Comparable {
    case met, near, broken

    static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
  }

  private static let formats = ["mp4", "m4a", "mp3", "ogg", "wav", "png", "gif", "pdf", "zip", "webvtt"]

  var format: String
  private var size = PixelSize(width: 1920, height: 1080)
  /// The shape of a pixel.
  private var pixel = PixelSize(width: 1, height: 1)
  private var numbers: [String: Decimal] = [:]
  /// What the conditions of the rule demand, for people.
  private var notes: [String] = []

  /// Creates a file that a slot takes, with what the conditions of one of its rules demand.
  init(in slot: Slot, for rule: Rule) {
    let kind = rule.subject.name.prefix { $0 != "." }
    switch slot.takes.first {
    case _ where kind == "video": format = "mp4"
    case _ where kind == "image": format = "png"
    case .video: format = "mp4"
    case .image: format = "png"
    case .audio: format = "m4a"
    default: format = slot.formats.first { Self.formats.contains($0) } ?? "pdf"
    }
    for clause in rule.appliesIf { meet(clause) }
  }

  var shown: String {
    ([format == "webvtt" ? "WebVTT" : format.uppercased()] + notes).joined(separator: ", ")
  }

  private mutating func meet(_ clause: Clause) {
    switch clause.constraint {
    case .equals(.text(let word)) where Self.formats.contains(word): format = word
    case .oneOf(let values):
      for case .size(let size) in values.prefix(1) {
        self.size = size
        notes.append("\(size.width)×\(size.height)")
      }
      let words = values.compactMap { if case .text(let word) = $0 { word } else { nil } }
      format = words.first(where: Self.formats.contains) ?? format
    case .equals(.flag(true)) where clause.subject.name == "image.animated": numbers["image.frame_count"] = 2
    default:
      guard !clause.subject.isShape, let limit = NumericLimit.ofFile(clause.constraint, clause.subject).first,
        case .ratio(let figure) = limit.number
      else { return }
      let value = Decimal(figure.numerator) / Decimal(figure.denominator) - (limit.bound == .lessThan ? 2 : 0)
      set(clause.subject, .number(value))
      notes.append("`\(clause.subject.name)` \(value)")
    }
  }

  /// Returns the same file with another value.
  func with(_ subject: Subject, _ value: Attempt.Value) -> TriedFile {
    var file = self
    file.set(subject, value)
    return file
  }

  private mutating func set(_ subject: Subject, _ value: Attempt.Value) {
    switch value {
    case .size(let width, let height):
      let shape = PixelSize(width: width, height: height)
      if subject.name == "video.sample_aspect_ratio" { pixel = shape } else { size = shape }
    case .number(let number):
      let whole = NSDecimalNumber(decimal: number).intValue
      switch subject.name {
      case "video.width", "image.width": size.width = whole
      case "video.height", "image.height": size.height = whole
      default: numbers[subject.name] = number
      }
    case .version: break
    }
  }

  // MARK: - What a rule demands

  /// Returns true if the rule applies, also to a value near its conditions. Conditions on words are met from the start.
  func meetsConditions(of rule: Rule) -> Bool {
    rule.appliesIf.allSatisfy { standing($0.constraint, $0.subject) != .broken }
  }

  func standing(_ constraint: Constraint, _ subject: Subject) -> Standing {
    switch constraint {
    case .anyOf(let clauses): clauses.map { standing($0.constraint, $0.subject) }.min() ?? .met
    case .allOf(let clauses): clauses.map { standing($0.constraint, $0.subject) }.max() ?? .met
    case .oneOf(let values): values.map { standing(.equals($0), subject) }.min() ?? .met
    default: NumericLimit.ofFile(constraint, subject).map { standing($0, $1, $2) }.max() ?? .met
    }
  }

  private func standing(
    _ quantity: NumericLimit.Quantity, _ bound: NumericLimit.Bound, _ number: NumericLimit.Number
  ) -> Standing {
    guard case .ratio(let figure) = number else { return .met }
    var (value, limit) = (Decimal(0), Decimal(figure.numerator) / Decimal(figure.denominator))
    var isNear = false
    switch quantity {
    case .side(let side, _): value = Decimal(length(of: side))
    case .value(let subject) where subject.isShape:
      let shape = subject.name == "video.sample_aspect_ratio" ? pixel : size
      value = Decimal(shape.width) * Decimal(figure.denominator)
      limit = Decimal(shape.height) * Decimal(figure.numerator)
      isNear = bound != .exactly && NominalTolerance.isNominally(figure, shape)
    case .value(let subject):
      guard let known = self.number(subject.name) else { return .met }
      value = known
      // Containers round and pad durations, and frame rates are nominal.
      switch subject.unit {
      case .seconds: isNear = bound != .atLeast && value > limit && value * 10 <= limit * 10 + 1
      case .framesPerSecond: isNear = abs(value - limit) * 1000 <= limit
      default: break
      }
    default: return .met
    }
    let isMet =
      switch bound {
      case .atMost: value <= limit
      case .atLeast: value >= limit
      case .moreThan: value > limit
      case .lessThan: value < limit
      case .exactly: value == limit
      }
    return isMet ? .met : isNear ? .near : .broken
  }

  private func length(of side: Side) -> Int {
    switch side {
    case .width: size.width
    case .height: size.height
    case .short: min(size.width, size.height)
    case .long: max(size.width, size.height)
    case .sum: size.width + size.height
    case .pixels: size.width * size.height
    }
  }

  private func number(_ name: String) -> Decimal? {
    switch name {
    case "video.width", "image.width": Decimal(size.width)
    case "video.height", "image.height": Decimal(size.height)
    case "image.total_pixels": Decimal(size.width * size.height)
    default: numbers[name]
    }
  }

  // MARK: - Bytes

  /// The file. What follows its beginning is zeros, so that a large file takes no memory.
  var source: some ByteSource {
    let bytes = content
    // Fewer bytes than its samples have would contradict them. Ten seconds of a bit rate are enough.
    let samples = max(whole("video.bit_rate", 0), whole("audio.bit_rate", 0)) * 10 / 8
    let length = whole("file_size", whole("bit_rate", bytes.count + samples))
    let isMovie = format == "mp4" || format == "m4a"
    // A box that readers skip fills the rest of a movie.
    let box = [0, 0, 0, 1] + Array("free".utf8) + ISO.u64(length - bytes.count)
    return PaddedSource(head: bytes + (isMovie && length >= bytes.count + 16 ? box : []), length: length)
  }

  private func whole(_ name: String, _ standard: Int) -> Int {
    numbers[name].map { NSDecimalNumber(decimal: $0).intValue } ?? standard
  }

  private func thousandths(_ name: String) -> Int? {
    numbers[name].map { NSDecimalNumber(decimal: $0 * 1000).intValue }
  }

  private var content: [UInt8] {
    switch format {
    case "mp4", "m4a": movie
    case "ogg": ogg
    case "wav": wav
    case "gif":
      Array("GIF89a".utf8) + little(size.width, 2) + little(size.height, 2) + [0, 0, 0]
        + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 1, 0, 0x3B]
    case "pdf": pdf
    case "zip": zip
    case "webvtt": captions
    default: png
    }
  }

  private func little(_ value: Int, _ width: Int) -> [UInt8] { ISO.number(value, width).reversed() }

  private var movie: [UInt8] {
    // In eight seconds, a bit rate has as many bits in a second as the file has bytes.
    let milliseconds = thousandths("duration") ?? thousandths("video.max_keyframe_interval") ?? 8000
    var movie = BuiltMovie.clip(width: size.width, height: size.height, milliseconds: milliseconds)
    var video = movie.tracks[0]
    if let rate = thousandths("video.frame_rate") ?? thousandths("video.avg_frame_rate") {
      (video.timescale, video.mediaDuration, video.times) = (rate, 10_000, [(10, 1000)])
    }
    if numbers["video.max_keyframe_frames"] != nil {
      let frames = whole("video.max_keyframe_frames", 0)
      (video.timescale, video.mediaDuration, video.times) = (25, frames, [(frames, 1)])
      video.uniformSize = (frames, 1)
    }
    if pixel.width != pixel.height {
      let shape = ISO.box("pasp", ISO.u32(pixel.width), ISO.u32(pixel.height))
      video.entry = ISO.u32(video.entry.count + shape.count) + video.entry.dropFirst(4) + shape
    }
    if let level = thousandths("video.level") {
      for place in video.entry.indices.dropFirst(3) where video.entry[(place - 3)..<place].suffix(2) == [66, 0xC0] {
        video.entry[place] = UInt8(level / 100)
      }
    }
    func sizes(_ bytes: Int) -> [Int] { Array(repeating: bytes / 10, count: 9) + [bytes - bytes / 10 * 9] }
    video.sizes = sizes(whole("video.bit_rate", 1000))
    movie.tracks = format == "m4a" ? [] : [video]
    for number in 0..<whole("audio.tracks", 1) {
      // ISO/IEC 14496-3, 1.6.2.1: AAC LC with an explicit sample rate.
      let channels = whole("audio.channels", 2)
      let rate = whole("audio.sample_rate", 48_000)
      let configuration = 2 << 35 | 15 << 31 | rate << 7 | (channels == 7 ? 11 : channels) << 3
      var audio = BuiltTrack.aac(id: 2 + number, configuration: String(configuration, radix: 16))
      (audio.timescale, audio.mediaDuration, audio.edits) = (10_000, milliseconds * 10, [])
      (audio.times, audio.sizes) = ([(10, milliseconds)], sizes(whole("audio.bit_rate", 1000)))
      movie.tracks.append(audio)
    }
    movie.mediaLength = 3000
    return movie.bytes
  }

  /// Opus in its two first packets.
  private var ogg: [UInt8] {
    func page(_ number: Int, _ packet: [UInt8]) -> [UInt8] {
      Array("OggS".utf8) + [0, number == 0 ? 2 : 0] + little(number * 4800, 8) + little(1, 4) + little(number, 4)
        + [0, 0, 0, 0, 1, UInt8(packet.count)] + packet
    }
    let channels = whole("audio.channels", 2)
    return page(0, Array("OpusHead".utf8) + [1, UInt8(channels), 0, 0, 0x80, 0xBB, 0, 0, 0, 0, 0])
      + page(1, Array("OpusTags".utf8) + [UInt8](repeating: 0, count: 8)) + page(2, [0xFC, 0xFF, 0xFE])
  }

  private var captions: [UInt8] {
    let end = thousandths("captions.last_cue_end") ?? 900
    func digits(_ value: Int, _ count: Int) -> String { String(String(value + 1_000_000).suffix(count)) }
    let time = [end / 3_600_000, end / 60_000 % 60, end / 1000 % 60].map { digits($0, 2) }.joined(separator: ":")
    let cue = "\n00:00.000 --> \(time).\(digits(end % 1000, 3))\nHarbor\n"
    return Array(("WEBVTT\n" + String(repeating: cue, count: whole("captions.cues", 1))).utf8)
  }

  private var wav: [UInt8] {
    let (channels, rate) = (whole("audio.channels", 2), 48_000)
    let format =
      Array("fmt ".utf8) + [16, 0, 0, 0, 1, 0] + little(channels, 2) + little(rate, 4)
      + little(rate * channels * 2, 4) + little(channels * 2, 2) + [16, 0]
    let data = Array("data".utf8) + little(channels * 200, 4) + [UInt8](repeating: 0, count: channels * 200)
    return Array("RIFF".utf8) + little(format.count + data.count + 4, 4) + Array("WAVE".utf8) + format + data
  }

  private var png: [UInt8] {
    var chunks = Picture.chunk("IHDR", ISO.u32(size.width) + ISO.u32(size.height) + [1, 0, 0, 0, 0])
    if let density = numbers["image.density"] {
      let perMeter = ISO.u32(NSDecimalNumber(decimal: density * 10_000 / 254).intValue)
      chunks += Picture.chunk("pHYs", perMeter + perMeter + [1])
    }
    let (duration, rate) = (thousandths("duration"), thousandths("image.frame_rate"))
    // A delay has 16 bits.
    let isAnimated = duration != nil || rate != nil || numbers["image.loop_count"] != nil
    let frames = whole("image.frame_count", isAnimated ? (duration ?? 0) / 60_000 + 2 : 1)
    if frames > 1 { chunks += Picture.chunk("acTL", ISO.u32(frames) + ISO.u32(whole("image.loop_count", 1))) }
    for frame in 0..<(frames > 1 ? frames : 0) {
      let all = duration ?? 1000
      let delay = duration == nil ? 1000 : frame > 0 ? all / frames : all - all / frames * (frames - 1)
      chunks += Picture.chunk(
        "fcTL",
        ISO.u32(frame) + ISO.u32(size.width) + ISO.u32(size.height) + ISO.u64(0) + ISO.u16(delay)
          + ISO.u16(rate ?? 1000) + [0, 0])
    }
    chunks += Picture.chunk("IDAT", [0x78, 1, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 1]) + Picture.chunk("IEND", [])
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(chunks)
  }

  private var pdf: [UInt8] {
    let pages = whole("document.pages", 1)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count \(pages)/Kids[3 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>",
    ]
    var (text, table) = ("%PDF-1.4\n", "0000000000 65535 f \n")
    for (index, object) in objects.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 4\n\(table)trailer\n<</Size \(pages + 3)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  private var zip: [UInt8] {
    let (pages, others) = (whole("archive.html_files", 1), whole("archive.other_files", 0))
    let all = whole("archive.files", pages + others)
    var directory: [UInt8] = []
    for number in 0..<all {
      let name = Array("\(number)\(number < pages ? ".html" : number < pages + others ? ".txt" : ".css")".utf8)
      directory += Array("PK\u{1}\u{2}".utf8) + [UInt8](repeating: 0, count: 24) + little(name.count, 2)
      directory += [UInt8](repeating: 0, count: 16) + name
    }
    let local = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 22) + [6, 0, 0, 0] + Array("0.html".utf8)
    return local + directory + Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0] + little(all, 2) + little(all, 2)
      + little(directory.count, 4) + little(local.count, 4) + [0, 0]
  }
}

/// The beginning of a file, with zeros after it.
private final class PaddedSource: ByteSource {
  private let head: [UInt8]
  private let length: Int

  init(head: [UInt8], length: Int) { (self.head, self.length) = (head, length) }

  var size: UInt64? { UInt64(length) }

  func bytes(_ range: Range<UInt64>) -> [UInt8] {
    let part = range.clamped(to: 0..<UInt64(length))
    let present = part.clamped(to: 0..<UInt64(head.count))
    return head[Int(present.lowerBound)..<Int(present.upperBound)]
      + [UInt8](repeating: 0, count: part.count - present.count)
  }
}
