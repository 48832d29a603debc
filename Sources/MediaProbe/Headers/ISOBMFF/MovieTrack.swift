/// One entry of an edit list (ISO/IEC 14496-12, 8.6.6).
public struct Edit: Sendable, Equatable {
  /// In movie time; 0 in a fragmented movie for all that is to come.
  public let duration: UInt64
  /// Where in the media it starts, in media time; nil for an empty edit.
  public let mediaTime: Int64?
  /// Played at its own speed.
  public let isNormalRate: Bool
}

/// What samples of fragments are like unless they say otherwise (8.8.3).
struct FragmentDefaults: Sendable {
  var duration: Int
  var size: Int
  var flags: Int
}

/// One track of a movie (8.3), as its boxes describe it.
public struct MovieTrack: Sendable {
  public let id: Int
  public let isEnabled: Bool
  /// Size on the movie's canvas, in pixels; nil when it is 0.
  public let width: Double?
  public let height: Double?
  public let matrix: DisplayMatrix?
  /// Units of media time in a second; nil when it is 0.
  public private(set) var timescale: UInt32?
  /// In media time; nil when it is not stated.
  public private(set) var mediaDuration: UInt64?
  /// ISO 639-2; nil when it is undetermined.
  public private(set) var language: String?
  /// `vide`, `soun`, `auxv`, `text` …
  public private(set) var handler: FourCC?
  public private(set) var edits: [Edit] = []
  /// There are more edits than are read, so that they do not tell how long the track is shown.
  public private(set) var editsAreCut = false
  /// Edits that are read: far more than any editor writes.
  private static let mostEdits = 1 << 16
  public private(set) var entry: SampleEntry?
  public private(set) var samples = SampleTimes()
  /// Media data lies in another file (8.7.2).
  public private(set) var refersElsewhere = false
  /// Where the last of the track's chunks begins in the file (8.7.5); nil when there are none.
  public private(set) var farthestChunk: UInt64?
  var fragmentDefaults: FragmentDefaults?

  init?(_ content: Fields) {
    let boxes = BoxContent.list(in: content, limit: 256)
    guard let header = boxes.first("tkhd") else { return nil }
    let long = header.version == 1
    guard let id = header.u32(long ? 20 : 12) else { return nil }
    self.id = id
    isEnabled = (header.flags ?? 0) & 1 != 0
    let matrixPlace = long ? 52 : 40
    let elements = (0..<9).compactMap { header.i32(matrixPlace + 4 * $0).map { Int32($0) } }
    matrix = DisplayMatrix(elements)
    // 16.16; a size without a whole pixel is none.
    width = header.u32(matrixPlace + 36).flatMap { $0 >= 1 << 16 ? Double($0) / 65536 : nil }
    height = header.u32(matrixPlace + 40).flatMap { $0 >= 1 << 16 ? Double($0) / 65536 : nil }
    if let list = boxes.first("edts").map({ BoxContent.list(in: $0, limit: 16) })?.first("elst") { readEdits(list) }
    if let media = boxes.first("mdia") { readMedia(BoxContent.list(in: media, limit: 64)) }
  }

  private mutating func readEdits(_ list: Fields) {
    let long = list.version == 1
    let width = long ? 20 : 12
    // A declared count is a claim: what is there decides.
    let there = min(list.u32(4) ?? 0, max(0, list.count - 8) / width)
    let count = min(there, MovieTrack.mostEdits)
    editsAreCut = there > count
    for index in 0..<count {
      let place = 8 + index * width
      let duration = long ? list.u64(place) : list.u32(place).map { UInt64($0) }
      let time = long ? list.i64(place + 8) : list.i32(place + 4).map { Int64($0) }
      guard let duration, let time else { return }
      let rate = list.i32(place + (long ? 16 : 8))
      edits.append(Edit(duration: duration, mediaTime: time < 0 ? nil : time, isNormalRate: rate == 1 << 16))
    }
  }

  private mutating func readMedia(_ boxes: [BoxContent]) {
    if let header = boxes.first("mdhd") {
      let long = header.version == 1
      timescale = header.u32(long ? 20 : 12).flatMap { $0 > 0 ? UInt32($0) : nil }
      mediaDuration = statedDuration(header, at: long ? 24 : 16, isLong: long)
      language = header.u16(long ? 32 : 20).flatMap(packedLanguage)
    }
    handler = boxes.first("hdlr")?.code(8)
    guard let information = boxes.first("minf").map({ BoxContent.list(in: $0, limit: 64) }) else { return }
    if let data = information.first("dinf").map({ BoxContent.list(in: $0, limit: 16) })?.first("dref") {
      // 8.7.2.2: the flag says that the media is in this file. QuickTime writes aliases without it that mean this file,
      // so only a reference that names a place counts.
      refersElsewhere = BoxContent.list(in: data.part(8) ?? data, limit: 16).contains {
        $0.type == "url " && ($0.content.flags ?? 1) & 1 == 0 && $0.content.count > 5
      }
    }
    guard let table = information.first("stbl").map({ BoxContent.list(in: $0, limit: 64) }) else { return }
    if let descriptions = table.first("stsd") { entry = SampleEntry(descriptions, handler: handler) }
    samples = SampleTimes(table)
    if let offsets = table.first("stco") {
      let count = min(offsets.u32(4) ?? 0, max(0, offsets.count - 8) / 4)
      farthestChunk = (0..<count).compactMap { offsets.u32(8 + 4 * $0) }.max().map { UInt64($0) }
    } else if let offsets = table.first("co64") {
      let count = min(offsets.u32(4) ?? 0, max(0, offsets.count - 8) / 8)
      farthestChunk = (0..<count).compactMap { offsets.u64(8 + 8 * $0) }.max()
    }
  }

  /// Seconds of the samples one after another: those of the sample table, else what the header states, and those of
  /// fragments. Nil when none is told.
  public func sampleDuration(fragments: FragmentTrack?) -> Double? {
    guard let timescale else { return nil }
    var ticks: UInt64?
    if samples.count > 0 {
      ticks = samples.duration
    } else if fragments == nil {
      ticks = mediaDuration
    }
    let more = fragments.map(\.duration)
    guard ticks != nil || more != nil else { return nil }
    return (Double(ticks ?? 0) + Double(more ?? 0)) / Double(timescale)
  }
}

/// ISO 639-2/T packed into 15 bits (8.4.2.3); nil for `und` and for QuickTime's own numbers.
private func packedLanguage(_ code: Int) -> String? {
  let letters = [10, 5, 0].map { UInt8(truncatingIfNeeded: (code >> $0 & 0x1F) + 0x60) }
  guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
  let language = String(decoding: letters, as: UTF8.self)
  return language == "und" ? nil : language
}
