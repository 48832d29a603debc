/// How much of the boxes of a file is read. Every limit is finite, so that no file can make a reading endless.
package struct BoxLimits: Sendable {
  /// Boxes that are walked over. A movie of 64 tracks has about 2000, and two for each fragment.
  var boxes: Int
  /// Bytes of what describes the movie, long tables apart.
  var bytes: Int
  /// Bytes of tables and of fragments; nil when they come out of `bytes`.
  var tableBytes: Int?
  /// Tracks of one movie.
  var tracks: Int
  /// Entries of the table of times. One of even frames has one or two; a phone that times each frame by itself writes as
  /// many as there are frames.
  var runs: Int
  /// Entries of the table of sync samples.
  var syncSamples: Int
  /// Entries of the table of sizes that are added up.
  var sizes: Int
  /// Fragments that are read through; of more, the first and the last.
  var fragments: Int
  /// Bytes of one fragment's description.
  var fragmentBytes: UInt64

  /// Tracks of one movie. Masters for broadcast have 20; more than 64 is an attack or an accident.
  static let mostTracks = 64

  /// What a file is described by, long tables passed over: those of nine minutes of frames that a phone times one by one,
  /// of nine hours with a sync sample every two seconds, the sizes of a minute, eight minutes of fragments of two seconds
  /// of some thousand samples each.
  static let header = BoxLimits(
    boxes: 1 << 14, bytes: 8 << 20, tableBytes: nil, tracks: mostTracks, runs: 1 << 14, syncSamples: 1 << 14,
    sizes: 1 << 12, fragments: 256, fragmentBytes: 256 << 10)

  /// Every table and every fragment: those of ten hours of samples of 20 ms, half a day of fragments of two seconds.
  ///
  /// - Parameter tableBytes: Bytes of tables, and once more of fragments.
  package static func whole(tracks: Int, tableBytes: Int64) -> BoxLimits {
    BoxLimits(
      boxes: 1 << 16, bytes: 8 << 20, tableBytes: Int(clamping: tableBytes), tracks: tracks, runs: 1 << 21,
      syncSamples: 1 << 21, sizes: 1 << 23, fragments: .max, fragmentBytes: UInt64(clamping: tableBytes))
  }

  /// Nothing is passed over because it is long.
  var isWhole: Bool { tableBytes != nil }
}
