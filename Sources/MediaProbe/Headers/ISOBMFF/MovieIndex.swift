/// The movie box (ISO/IEC 14496-12, 8.2.1): what it says of time, tracks and fragments.
public struct MovieIndex: Sendable {
  /// The largest movie box that is read. Ten hours with samples of 20 ms take 30 MB.
  private static let largest: UInt64 = 64 << 20
  /// Tracks that are described; the limits of callers are lower.
  private static let mostTracks = 256
  /// Boxes in a movie box: a header, tracks, and little else.
  private static let mostBoxes = 1 << 16

  /// Units of movie time in a second; nil when it is 0.
  public private(set) var timescale: UInt32?
  /// In movie time; nil when it is not stated.
  public private(set) var duration: UInt64?
  public private(set) var tracks: [MovieTrack] = []
  /// How many tracks there are, described or not.
  public private(set) var trackCount = 0
  /// A movie extends box announces fragments (8.8.1).
  public private(set) var announcesFragments = false

  /// - Throws: `truncated` when the box reaches past the end of the file, `too_large` when it is larger than any that is
  ///   read.
  public init(_ source: any ByteSource, _ place: FileLayout.Place) throws(Halt) {
    guard place.bodyLength <= MovieIndex.largest else { throw .failed(ByteWindow.overBudget) }
    let content = try source.bytes(place.body..<place.end)
    self.init(Fields(content))
  }

  init(_ content: Fields) {
    let boxes = BoxContent.list(in: content, limit: MovieIndex.mostBoxes)
    if let header = boxes.first("mvhd") {
      let long = header.version == 1
      timescale = header.u32(long ? 20 : 12).flatMap { $0 > 0 ? UInt32($0) : nil }
      duration = statedDuration(header, at: long ? 24 : 16, isLong: long)
    }
    let extends = boxes.first("mvex").map { BoxContent.list(in: $0, limit: 512) }
    announcesFragments = extends != nil
    for box in boxes where box.type == "trak" {
      trackCount += 1
      guard tracks.count < MovieIndex.mostTracks else { continue }
      if var track = MovieTrack(box.content) {
        for trex in extends ?? [] where trex.type == "trex" && trex.content.u32(4) == track.id {
          track.fragmentDefaults = FragmentDefaults(
            duration: trex.content.u32(12) ?? 0, size: trex.content.u32(16) ?? 0,
            flags: trex.content.u32(20) ?? 0)
        }
        tracks.append(track)
      }
    }
  }

  /// What a track takes up on the time line of the movie, in seconds: its edits where it has any (8.6.6), else its
  /// samples. Nil when neither is told.
  public func presentationDuration(_ track: MovieTrack) -> Double? {
    let media = track.sampleDuration(fragments: nil)
    guard let timescale, !track.edits.isEmpty else { return media }
    var total = 0.0
    for edit in track.edits {
      if edit.duration > 0 {
        total += Double(edit.duration) / Double(timescale)
      } else if let start = edit.mediaTime, let media, let mediaTimescale = track.timescale {
        // 8.6.6.1: in a fragmented file 0 stands for all that is to come.
        total += max(0, media - Double(start) / Double(mediaTimescale))
      }
    }
    return total
  }
}

/// A duration of 32 or 64 bits, all ones for "not known" (8.2.2.3); nil then, and when it is 0.
func statedDuration(_ fields: Fields, at place: Int, isLong: Bool) -> UInt64? {
  if isLong { return fields.u64(place).flatMap { $0 == .max || $0 == 0 ? nil : $0 } }
  return fields.u32(place).flatMap { $0 == UInt32.max || $0 == 0 ? nil : UInt64($0) }
}
