/// A movie file by its boxes: layout, index and fragments together, and the delivery facts that follow from them.
public struct Movie: Sendable {
  public let layout: FileLayout
  public let index: MovieIndex
  public let fragments: MovieFragments?

  /// - Throws: `truncated` when the index is missing or cut off, `corrupt` when it describes nothing.
  public init(_ source: any ByteSource, _ layout: FileLayout) throws(Halt) {
    self.layout = layout
    guard let place = layout.movie else {
      if !layout.fragments.isEmpty {
        throw .failed(
          ReadError(
            .unsupported,
            "found fragments without the index (moov) they belong to: put the initialization segment first"))
      }
      if let malformed = layout.malformed {
        throw .corrupt("the box \(malformed) has an impossible size, and the index (moov) was not found before it")
      }
      throw .failed(ReadError(.truncated, "the index (moov) is missing: record or export the file again"))
    }
    if place.isCut { throw .failed(ReadError(.truncated, "the file ends within its index (moov): fetch it again")) }
    index = try MovieIndex(source, place)
    if index.tracks.isEmpty { throw .corrupt("the index (moov) describes no track: export the file again") }
    fragments =
      layout.fragments.isEmpty ? nil : try MovieFragments(source, layout.fragments, movie: index)
  }

  /// Entries of an edit list in what editors write: a few hundred.
  private static let mostEdits = 10_000

  /// Samples of a track that are believed whatever the file's size: three days of frames at 30 a second.
  private static let plausibleSamples: UInt64 = 8_000_000

  /// The index or a fragment declares more than there can be, so that a reader that believes it would count for hours.
  /// Each sample has a byte in the file at least, unless the file is cut.
  public func isAbsurd(fileSize: Int64) -> Bool {
    let most = max(UInt64(clamping: fileSize), Movie.plausibleSamples)
    return fragments?.hasImpossibleCounts ?? false
      || index.tracks.contains { $0.samples.declaredCount > most || $0.edits.count > Movie.mostEdits }
  }

  public var isFragmented: Bool { index.announcesFragments || !layout.fragments.isEmpty }

  /// The track with a number.
  public func track(_ id: Int) -> MovieTrack? { index.tracks.first { $0.id == id } }

  /// Samples of a track, in the sample table and in fragments.
  public func sampleCount(_ track: MovieTrack) -> UInt64 {
    track.samples.count + (fragments?.tracks[track.id]?.count ?? 0)
  }

  /// Media time that the samples of a track take; 0 when there are none.
  public func sampleTicks(_ track: MovieTrack) -> UInt64 {
    track.samples.duration.addingReportingOverflow(fragments?.tracks[track.id]?.duration ?? 0).partialValue
  }

  /// Bits per second of a track whose samples are all in fragments, by their sizes; nil for others, and where none is told.
  public func fragmentedBitRate(_ track: MovieTrack) -> Int64? {
    guard track.samples.count == 0, let timescale = track.timescale, let fragments = fragments?.tracks[track.id],
      fragments.duration > 0
    else { return nil }
    let bits = Double(fragments.bytes) * 8 * Double(timescale) / Double(fragments.duration)
    return bits >= 1 ? Int64(exactly: bits.rounded(.towardZero)) : nil
  }

  /// The track has samples, none of which takes any time: how long it is nothing tells.
  public func lacksTime(_ track: MovieTrack) -> Bool {
    let count = sampleCount(track)
    return count > 0 && (track.timescale == nil || count > 1 && sampleTicks(track) == 0)
  }

  /// Seconds that a track takes up on the time line, edits applied. Nil when the file does not tell: an initialization
  /// segment without its fragments.
  public func duration(_ track: MovieTrack) -> Double? {
    guard let timescale = track.timescale, !track.editsAreCut, !lacksTime(track) else { return nil }
    if let fragments = fragments?.tracks[track.id], fragments.count > 0 {
      // Fragments of a stream that was joined late start late; the time line does not.
      let start = track.samples.count > 0 ? 0 : fragments.start ?? 0
      let end = max(fragments.end ?? 0, start)
      var seconds = Double(end - start) / Double(timescale)
      if let first = track.edits.first(where: { $0.mediaTime != nil })?.mediaTime, start == 0 {
        seconds -= Double(min(first, Int64(clamping: end))) / Double(timescale)
      }
      return seconds
    }
    if isFragmented, track.samples.count == 0 { return nil }
    return index.presentationDuration(track)
  }

  /// Seconds of the longest enabled track, subtitles among them (8.2.2.3); of any, when none is enabled.
  public var duration: Double? {
    let enabled = index.tracks.filter(\.isEnabled)
    let counted = enabled.isEmpty ? index.tracks : enabled
    // A track whose edits are not all read may be the longest.
    if counted.contains(where: \.editsAreCut) { return nil }
    return counted.compactMap { duration($0) }.max()
  }

  public var isEncrypted: Bool { index.tracks.contains { $0.entry?.isEncrypted ?? false } }

  /// What edit lists may skip or leave out and still only remove what encoders add: 0.15 s, three times the priming of
  /// AAC at 44.1 kHz, and that of HE-AAC.
  private static let padding = 0.15

  /// An edit list of a played track delays, cuts, repeats or slows the media, beyond what encoders add to it.
  public var hasEdits: Bool {
    index.tracks.contains { track in
      guard track.handler == "vide" || track.handler == "soun" else { return false }
      return edits(track)
    }
  }

  private func edits(_ track: MovieTrack) -> Bool {
    guard !track.edits.isEmpty, let timescale = track.timescale else { return false }
    guard track.edits.count == 1, let edit = track.edits.first, let start = edit.mediaTime, edit.isNormalRate else {
      // An empty edit of no length, or an edit split in two, is rare enough to count.
      return true
    }
    // Reordered frames are shown later than they are decoded; skipping that much shows the first at once.
    let skipped = Double(start - track.samples.firstOffset) / Double(timescale)
    if skipped > Movie.padding { return true }
    guard edit.duration > 0, let movieTimescale = index.timescale, track.samples.count > 0 else { return false }
    let shown = Double(edit.duration) / Double(movieTimescale)
    let media = Double(track.samples.duration) / Double(timescale)
    return media - Double(start) / Double(timescale) - shown > Movie.padding
  }
}
