/// What the boxes of a movie say of the file as a whole: kind, duration, tracks, which of them are the main ones.
extension Movie {
  /// All facts that the boxes tell; those that they do not are named in `unknown` with the tier that could tell. File size and
  /// media type are for whoever knows the file.
  package func facts(container: String) -> MediaFacts {
    var facts = MediaFacts()
    facts.container = container
    let video = mainVideo
    let audio = mainAudio
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    if let video { facts.setVideo(video, in: self) }
    if let audio { facts.audio = audioFacts(audio) }
    facts.streams = streams
    complete(&facts)
    facts.nameUnknownToHeader()
    return facts
  }

  /// Sets what is told by boxes alone, whoever told the rest: time, delivery, encryption, and what is wrong with them.
  package func complete(_ facts: inout MediaFacts) {
    facts.duration = duration
    if let duration = facts.duration, duration > 0, let fileSize {
      facts.bitRate = Int64(exactly: (Double(fileSize) * 8 / duration).rounded())
    }
    facts.fastStart = layout.isFastStart
    facts.fragmented = isFragmented
    facts.editList = timings.contains(where: \.isEdited)
    facts.encrypted = isEncrypted
    facts.problems.insert(contentsOf: defects, at: 0)
    for stream in facts.streams where stream.codec == nil && (stream.type == .video || stream.type == .audio) {
      facts.problems.append(Problem(.unsupported, "track \(stream.index) is in a coding that is not known here"))
    }
    facts.dropImplausible()
    if isFragmented, facts.duration == nil, fragmentsAreComplete {
      facts.nameUntoldByFragments("the file is an initialization segment, without the fragments that it announces")
    }
  }

  package var isEncrypted: Bool { tracks.contains { $0.description?.isEncrypted ?? false } }

  /// Bytes of the sample tables of all tracks.
  package var tableBytes: Int64 { tracks.reduce(0) { $0.addingReportingOverflow($1.samples.tableBytes).partialValue } }

  /// The file has movie fragments, and they all stand behind the movie box.
  package var isFollowedByFragments: Bool { layout.fragment != nil && layout.isFastStart }

  /// Samples of a track that are believed whatever the file's size: three days of frames at 30 a second.
  private static let plausibleSamples: UInt64 = 8_000_000

  /// Each sample has a byte in the file at least, unless the file is cut.
  private var mostSamples: UInt64 { max(fileSize ?? .max, Movie.plausibleSamples) }

  /// More samples or edits are declared than there can be, so that a reader that believes it would count for hours.
  package var isAbsurd: Bool {
    tracks.contains { $0.editsAreCut || $0.packets(of: $0.samples.declaredCount) > mostSamples || isAbsurd($0) }
  }

  /// What remains when samples without a size are left out is still more than there can be.
  func isAbsurd(_ track: Track) -> Bool {
    guard let summary = fragments[track.id] else { return track.packets(of: track.samples.count) > mostSamples }
    return summary.isAbsurd || max(summary.count, track.samples.count) > mostSamples
  }

  /// There is more than is read.
  package var isOverLimit: Bool { problems.contains { $0.code == .limitReached } }

  /// The last fragment of every track that has any was read. Subtitles may have theirs long before.
  var endsAreKnown: Bool {
    let summaries = tracks.compactMap { $0.kind == .video || $0.kind == .audio ? fragments[$0.id] : nil }
    return !summaries.isEmpty && summaries.allSatisfy(\.isEndKnown)
  }

  /// Seconds of the longest enabled track, subtitles among them (8.2.2.3); of any, when none is enabled. Nil when no box tells.
  var duration: Double? {
    if isFragmented, !fragmentsAreComplete, !endsAreKnown {
      if let total = fragmentDuration, let timescale {
        return Double(total) / Double(timescale)
      }
      return indexedDuration
    }
    let isAnyEnabled = tracks.contains { $0.isEnabled }
    var longest: Double?
    for (track, timing) in zip(tracks, timings) where track.isEnabled || !isAnyEnabled {
      // A track whose edits are not all read may be the longest.
      if track.editsAreCut { return nil }
      if let duration = timing.presentation { longest = max(longest ?? duration, duration) }
    }
    return longest
  }

  /// The contract's choice: default or enabled, no attached picture, most pixels, lowest index. A track without samples, one
  /// that only adds to another (alpha, depth), and a handful of frames beside a track of many, such as the best shots that
  /// phones pick out of a clip, are taken only where there is no other.
  package var mainVideo: Int? {
    let most = tracks.reduce(0) { $1.handler == "vide" ? max($0, sampleCount($1)) : $0 }
    return best { index in
      let track = tracks[index]
      guard track.kind == .video, !chapterTracks.contains(index) else { return nil }
      let (width, height) = (track.description?.width ?? 0, track.description?.height ?? 0)
      return (
        track.handler == "auxv" ? 0 : 1, hasSamples(track) ? 1 : 0,
        track.handler != "vide" || sampleCount(track) >= most / 4 ? 1 : 0, track.isEnabled ? 1 : 0,
        width * height
      )
    }
  }

  /// Default or enabled, most channels, lowest index.
  package var mainAudio: Int? {
    best { index in
      let track = tracks[index]
      guard track.kind == .audio else { return nil }
      let channels = track.description?.audio?.channels ?? track.description?.channels ?? 0
      return (track.isEnabled ? 1 : 0, channels, 0, 0, 0)
    }
  }

  /// What a choice looks at, the weightiest first.
  private typealias Rank = (Int, Int, Int, Int, Int)

  /// The first of the tracks with the highest rank; those without one do not count.
  private func best(_ rank: (Int) -> Rank?) -> Int? {
    var best: (index: Int, rank: Rank)?
    for index in tracks.indices {
      guard let rank = rank(index) else { continue }
      if let known = best, known.rank >= rank { continue }
      best = (index, rank)
    }
    return best?.index
  }

  private func hasSamples(_ track: Track) -> Bool {
    sampleCount(track) > 0 || isFragmented && !fragmentsAreComplete
  }

  private func sampleCount(_ track: Track) -> UInt64 {
    max(track.samples.count, track.samples.sizeCount) + (fragments[track.id]?.count ?? 0)
  }

  /// Tracks in file order; cover art where it stands among them, as FFmpeg counts it.
  private var streams: [StreamFacts] {
    var streams: [StreamFacts] = []
    streams.reserveCapacity(tracks.count + covers.count)
    var covers = self.covers[...]
    func addCovers(before position: Int) {
      while let cover = covers.first, cover.position <= position {
        covers.removeFirst()
        streams.append(StreamFacts(index: streams.count, type: .video, codec: cover.codec, attachedPicture: true))
      }
    }
    for (index, track) in tracks.enumerated() {
      addCovers(before: index)
      let isChapter = chapterTracks.contains(index)
      let kind = track.kind
      streams.append(
        StreamFacts(
          index: streams.count, type: isChapter && kind == .subtitle ? .data : kind,
          codec: isChapter && kind == .subtitle ? "bin_data" : track.description?.codec,
          duration: timings[index].presentation, isDefault: track.isEnabled,
          attachedPicture: isChapter && kind == .video, language: track.language))
    }
    addCovers(before: .max)
    return streams
  }

  /// What is wrong with the movie: damage, media that is not where it should be, numbers that cannot be. One of each kind is
  /// enough.
  private var defects: [Problem] {
    var defects = problems
    func note(_ code: Problem.Code, _ message: String) {
      if !defects.contains(where: { $0.code == code }) { defects.append(Problem(code, message)) }
    }
    let farthest = tracks.reduce(nil as UInt64?) { farthest, track in
      guard !track.refersElsewhere, let chunk = track.samples.lastChunk else { return farthest }
      return max(farthest ?? chunk, chunk)
    }
    if layout.isMediaCut {
      note(.truncated, "the file ends within its media data: fetch it again")
    } else if let farthest, let fileSize, farthest >= fileSize {
      note(.truncated, "the index (moov) points behind the end of the file: fetch it again")
    }
    if let cut = layout.cut, !layout.isMediaCut {
      note(.trailingData, "the file ends within box '\(cut.type)', or what stands there is no box")
    }
    if isAbsurd { note(.corrupt, "the index (moov) declares more samples or edits than the file can have") }
    if tracks.contains(where: { $0.samples.lacksChunks }) {
      note(.corrupt, "the index (moov) counts more chunks than it places: export the file again")
    }
    if tracks.contains(where: { $0.handler == "vide" && $0.lacksTime }) {
      note(.corrupt, "the samples of a track take no time: export the file again")
    }
    if tracks.contains(where: { $0.refersElsewhere }) {
      note(.externalReference, "media data lies in another file, which was not opened")
    }
    return defects
  }
}
