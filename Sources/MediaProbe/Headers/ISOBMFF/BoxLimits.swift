/// Limits on reading the boxes of a file. All of them are finite, so that no reading is endless.
package struct BoxLimits: Sendable {
  /// Number of boxes. A movie of 64 tracks has about 2000, and two more per fragment.
  var boxes: Int
  /// Number of bytes that describe the movie, without long tables.
  var bytes: Int
  /// Number of bytes of tables and fragments; nil if these bytes count towards `bytes`.
  var tableBytes: Int?
  /// Number of tracks of one movie.
  var tracks: Int
  /// Number of entries of the time-to-sample table. With a constant frame rate it has one or two. A phone that times
  /// each frame writes one entry per frame.
  var runs: Int
  /// Number of entries of the sync sample table.
  var syncSamples: Int
  /// Number of entries of the sample size table that are summed.
  var sizes: Int
  /// Number of fragments that are read in order; if there are more, only the first and the last are read.
  var fragments: Int
  /// Number of bytes of one fragment's description.
  var fragmentBytes: UInt64
  /// Number of bytes of tables with more entries than the header tier's usual limits.
  var longTables = 0
  /// Number of sync samples whose beginnings are read, each with one request.
  var sampleHeads = 0

  /// Number of tracks of one movie. Broadcast masters have 20; more than 64 is an attack or an accident.
  static let mostTracks = 64

  /// Limits of the header tier, which skips long tables. They allow nine minutes of individually timed frames, nine
  /// hours with a sync sample every two seconds, and the sample sizes of a minute. They also allow eight minutes of
  /// fragments of two seconds with some thousand samples each.
  package static let header = BoxLimits(
    boxes: 1 << 14, bytes: 8 << 20, tableBytes: nil, tracks: mostTracks, runs: 1 << 14, syncSamples: 1 << 14,
    sizes: 1 << 12, fragments: 256, fragmentBytes: 256 << 10)

  /// Limits of the header tier if facts from samples are wanted: one and a half hours of individually timed frames, the
  /// sample sizes of four hours, and a key frame every two seconds of an hour.
  static let headerWithSamples = BoxLimits(
    boxes: 1 << 14, bytes: 12 << 20, tableBytes: nil, tracks: mostTracks, runs: 1 << 18, syncSamples: 1 << 14,
    sizes: 1 << 19, fragments: 256, fragmentBytes: 256 << 10, longTables: 4 << 20, sampleHeads: 2048)

  /// Limits that allow every table and fragment: ten hours of samples of 20 ms, or half a day of fragments of two
  /// seconds.
  ///
  /// - Parameter tableBytes: Number of bytes of tables, and again of fragments.
  package static func whole(tracks: Int, tableBytes: Int64) -> BoxLimits {
    BoxLimits(
      boxes: 1 << 16, bytes: 8 << 20, tableBytes: Int(clamping: tableBytes), tracks: tracks, runs: 1 << 21,
      syncSamples: 1 << 21, sizes: 1 << 23, fragments: .max, fragmentBytes: UInt64(clamping: tableBytes),
      longTables: .max)
  }

  /// True if nothing is skipped because of its length.
  var isWhole: Bool { tableBytes != nil }
  /// True if the bytes of spans of time are counted, which takes a step for each sample.
  var countsRates: Bool { isWhole || sampleHeads > 0 }
}
