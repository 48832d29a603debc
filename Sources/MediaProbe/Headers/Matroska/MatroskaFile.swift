/// The readers of Matroska and WebM (RFC 9559). They read the elements before the first cluster and those that the seek
/// head locates.
extension HeaderReader {
  package static let matroska = HeaderReader("matroska") { source throws(ReadInterruption) in try readMatroska(source) }
  package static let webm = HeaderReader("webm") { source throws(ReadInterruption) in try readMatroska(source) }

  private static func readMatroska(_ source: MeteredSource) throws(ReadInterruption) -> MediaFacts {
    var segment = MatroskaSegment(window: ByteWindow(source), reach: source.reach)
    let type = try segment.readDocumentType()
    try segment.readElements()
    return try segment.facts(container: type == "webm" ? "webm" : "matroska")
  }
}

/// Largest number of tracks; more is an attack or an accident.
private let mostTracks = 64
/// Largest size of the track descriptions in bytes. They usually take a few kilobytes; with a few dozen subtitle
/// headers, a few hundred.
private let largestTracks = 1 << 20
/// Largest size of the tags in bytes that are read.
private let largestTags = 64 << 10
/// Largest number of attachments that are listed: a film with a font for every style has a few dozen.
private let mostAttachments = 64
/// Largest number of seek head entries that are followed; writers put about a dozen there.
private let mostSeeks = 256

/// Returns true for the ids of top-level elements (RFC 9559, 5.1).
func isFirstLevelElement(_ id: UInt32) -> Bool {
  switch id {
  // SeekHead, Info, Cluster, Tracks, Cues, Attachments, Chapters, Tags
  case 0x114D_9B74, 0x1549_A966, 0x1F43_B675, 0x1654_AE6B, 0x1C53_BB6B, 0x1941_A469, 0x1043_A770, 0x1254_C367: true
  default: false
  }
}

/// The part of a Segment (RFC 9559, 5.1) that describes the tracks.
package struct MatroskaSegment {
  var window: ByteWindow
  private(set) var tracks: [MatroskaTrack] = []
  private(set) var attachments: [String] = []
  private var hasMoreAttachments = false
  /// Number of tracks in the file, including unread ones.
  private var trackCount = 0
  /// Nanoseconds per tick of the segment's clock.
  private(set) var timestampScale: UInt64 = 1_000_000
  /// Duration in ticks of the segment's clock.
  private(set) var declaredDuration: Double?
  /// The declared duration if it is impossible.
  private var impossibleDuration: Double?
  /// Offset of the segment's data; positions in the seek head are relative to it.
  private(set) var start: UInt64 = 0
  /// End of the segment; nil if its writer did not know it.
  private(set) var end: UInt64?
  private(set) var firstCluster: EBMLElement?
  private(set) var parts: MovieParts = []
  /// True to read the tags after the clusters too, which the header tier does not need.
  var readsLateTags = false
  /// True if the last cluster continues beyond the end of the file. It is only known if the duration was measured.
  var endsWithinBlock = false
  /// The longest leap of the time stamps that the index shows: its start and length in seconds.
  var leap: (at: Double, length: Double)?
  /// The last whole cluster, if the duration was measured from it.
  var tailCluster: EBMLElement?
  private var seen: [UInt32] = []
  private var wanted: [(id: UInt32, position: UInt64)] = []
  /// Number of entries of the seek head that were read.
  private var seeks = 0
  /// The largest position in the file that the seek head names; 0 if it names none.
  private(set) var farthestSeek: UInt64 = 0
  /// Position of the index (Cues) in the file, as the seek head states it.
  private(set) var cuesPosition: UInt64?
  private var seekHeads = 0
  private var isOverBudget = false

  private let reach: HeaderReach

  init(window: ByteWindow, reach: HeaderReach) { (self.window, self.reach) = (window, reach) }

  /// Reads the EBML header (RFC 8794, 11.2), which must come first.
  mutating func readDocumentType() throws(ReadInterruption) -> String {
    guard let header = try window.element(at: 0), header.id == 0x1A45_DFA3, let size = header.size else {
      throw .truncated(.formatHeader, .text("EBML"))
    }
    // The header has eight short elements and room for padding.
    guard size <= 4096 else { throw .corrupt(.ebmlHeaderSize, .int(size)) }
    guard let data = try window.fields(header.start, Int(size)) else { throw .truncated(.formatHeader, .text("EBML")) }
    var type = ""
    var isReadable = true
    data.forEachElement { id, data in
      switch id {
      case 0x4282: type = data.string
      case 0x42F7: isReadable = isReadable && data.unsigned ?? 1 <= 1
      case 0x42F2: isReadable = isReadable && data.unsigned ?? 4 <= 4
      case 0x42F3: isReadable = isReadable && data.unsigned ?? 8 <= 8
      case 0x4285: isReadable = isReadable && data.unsigned ?? 1 <= 4
      default: break
      }
    }
    guard isReadable else {
      throw .failed(ReadError(.unsupported, .newerMatroska))
    }
    start = header.start + size
    return type
  }

  /// Reads all elements that describe the tracks, wherever they are, as far as the budget allows.
  mutating func readElements() throws(ReadInterruption) {
    do {
      try read()
    } catch .failed(ReadBudget.spent) where !tracks.isEmpty {
      isOverBudget = true
    }
  }

  private mutating func read() throws(ReadInterruption) {
    while let element = try window.element(at: start) {
      if element.id == 0x1853_8067 {
        (start, end) = (element.start, element.end)
        break
      }
      guard let end = element.end, end > start, start < 1 << 20 else {
        throw .corrupt(.noSegment)
      }
      start = end
    }
    var position = start
    while let element = try window.element(at: position) {
      if element.id == 0x1F43_B675 {
        firstCluster = element
        break
      }
      guard let end = try end(of: element) else { break }
      try read(element, to: end)
      position = end
    }
    // The seek head (5.1.1) may refer to a second one; each element is read once.
    var next = 0
    while next < wanted.count, next < mostSeeks {
      let (id, position) = wanted[next]
      next += 1
      guard !seen.contains(id) || id == 0x114D_9B74, let element = try window.element(at: position), element.id == id,
        let end = try end(of: element)
      else { continue }
      try read(element, to: end)
    }
  }

  /// Returns the end of a top-level element. If its size is unknown, the next top-level element ends it (RFC 8794,
  /// 6.2), or the end of the file; nil if the size is invalid.
  private mutating func end(of element: EBMLElement) throws(ReadInterruption) -> UInt64? {
    guard element.size == nil else { return element.end }
    guard isFirstLevelElement(element.id) else { return nil }
    var position = element.start
    while let child = try window.element(at: position), !isFirstLevelElement(child.id) {
      guard let end = child.end else { return nil }
      position = end
    }
    return position
  }

  private mutating func read(_ element: EBMLElement, to end: UInt64) throws(ReadInterruption) {
    guard let size = Int(exactly: end - element.start) else { return }
    switch element.id {
    case 0x114D_9B74:  // SeekHead, of which there are two at most (RFC 9559, 5.1.1)
      seekHeads += 1
      guard seekHeads <= 2, size <= 1 << 16, let data = try window.fields(element.start, size) else { return }
      readSeekHead(data)
    case 0x1549_A966:  // Info
      guard isFirst(element.id), size <= 1 << 20, let data = try window.fields(element.start, size) else {
        return
      }
      data.forEachElement { id, data in
        if id == 0x2AD7B1, let scale = data.unsigned, scale > 0 { timestampScale = scale }
        if id == 0x4489 { declaredDuration = data.float }
      }
      judgeDuration()
    case 0x1654_AE6B:  // Tracks
      guard isFirst(element.id) else { return }
      if let whole = window.size, end > whole { throw .truncated(.theTrackDescription) }
      guard size <= largestTracks else {
        throw .failed(
          ReadError(
            .tooLarge,
            .trackDescriptionTooLong, .int(size), .int(largestTracks)))
      }
      guard let data = try window.fields(element.start, size) else { throw .truncated(.theTrackDescription) }
      data.forEachElement { id, data in
        guard id == 0xAE else { return }
        trackCount += 1
        if trackCount <= mostTracks { tracks.append(MatroskaTrack(data)) }
      }
      tracks.removeAll { !$0.isPresented }
    case 0x1941_A469:  // Attachments
      guard isFirst(element.id) else { return }
      try readAttachments(from: element.start, to: end)
    case 0x1043_A770: parts.insert(.chapters)
    case 0x1254_C367:  // Tags
      guard size <= largestTags, let data = try window.fields(element.start, size) else { return }
      data.forEachElement { id, tag in if id == 0x7373 { readTag(tag) } }
    default: break
    }
  }

  /// Returns true for the first element of an id, and notes it. There are three ids at most, so an array is faster than a set.
  private mutating func isFirst(_ id: UInt32) -> Bool {
    guard !seen.contains(id) else { return false }
    seen.append(id)
    return true
  }

  /// Drops an impossible duration: negative, not a number, or too long.
  private mutating func judgeDuration() {
    guard let declaredDuration else { return }
    let seconds = declaredDuration * Double(timestampScale) / Double(nanosecondsPerSecond)
    if !MediaFacts.plausibleDurations.contains(seconds) { impossibleDuration = declaredDuration }
    if impossibleDuration != nil || seconds == 0 { self.declaredDuration = nil }
  }

  /// Reads the names in a Tag (5.1.8.1) of the whole file. The tags of a track are mostly statistics.
  private mutating func readTag(_ tag: Fields) {
    var isOfPart = false
    var found: MovieParts = []
    tag.forEachElement { id, data in
      switch id {
      // Targets: a track, an edition, a chapter or an attachment.
      case 0x63C0:
        data.forEachElement { id, _ in
          if id == 0x63C5 || id == 0x63C9 || id == 0x63C4 || id == 0x63C6 { isOfPart = true }
        }
      case 0x67C8 where !isOfPart:
        data.forEachElement { id, name in if id == 0x45A3 { found.formUnion(partsOfTag(name)) } }
      default: break
      }
    }
    if !isOfPart { parts.formUnion(found) }
  }

  private mutating func readSeekHead(_ data: Fields) {
    data.forEachElement { id, seek in
      guard id == 0x4DBB, seeks < mostSeeks else { return }
      var target: UInt32?
      var position: UInt64?
      seek.forEachElement { id, data in
        if id == 0x53AB { target = data.unsigned.flatMap { UInt32(exactly: $0) } }
        if id == 0x53AC { position = data.unsigned }
      }
      guard let target, let position else { return }
      let (place, overflow) = start.addingReportingOverflow(position)
      guard !overflow else { return }
      seeks += 1
      farthestSeek = max(farthestSeek, place)
      switch target {
      case 0x1C53_BB6B: cuesPosition = cuesPosition ?? place
      case 0x1043_A770: parts.insert(.chapters)
      case 0x114D_9B74, 0x1549_A966, 0x1654_AE6B, 0x1941_A469: wanted.append((target, place))
      case 0x1254_C367 where readsLateTags: wanted.append((target, place))
      default: break
      }
    }
  }

  /// Reads the media type of an AttachedFile (5.1.6.1).
  private mutating func readAttachments(from start: UInt64, to end: UInt64) throws(ReadInterruption) {
    var position = start
    while position < end, let file = try window.element(at: position), let fileEnd = file.end, fileEnd <= end {
      guard attachments.count < mostAttachments else {
        hasMoreAttachments = true
        return
      }
      if file.id == 0x61A7 {
        var type: String?
        var isNamed = false
        var hasData = false
        var place = file.start
        for _ in 0..<16 {
          guard place < fileEnd, let part = try window.element(at: place), let partEnd = part.end else { break }
          if part.id == 0x4660, let size = part.size, size <= 256, let text = try window.fields(part.start, Int(size)) {
            type = text.string
          }
          if part.id == 0x466E { isNamed = true }
          if part.id == 0x465C { hasData = part.size != 0 }
          place = partEnd
        }
        if let type, isNamed, hasData { attachments.append(type) }
      }
      position = fileEnd
    }
  }
}

/// Returns the parts that the name of a tag announces. FFmpeg writes a few tags into the item list of MP4, and others as keys.
private func partsOfTag(_ name: Fields) -> MovieParts {
  if name.bytes.contains(text: "LOCATION") || name.bytes.contains(text: "location") {
    return name.count == 8 ? .location : [.location, .keyedTags]
  }
  let isInEveryContainer =
    switch name.count {
    case 4: name.has("DATE", at: 0) || name.has("SHOW", at: 0)
    case 5: name.has("TITLE", at: 0) || name.has("ALBUM", at: 0) || name.has("GENRE", at: 0)
    case 6: name.has("ARTIST", at: 0) || name.has("LYRICS", at: 0)
    case 7: name.has("ENCODER", at: 0) || name.has("COMMENT", at: 0)
    case 8: name.has("COMPOSER", at: 0) || name.has("GROUPING", at: 0) || name.has("SYNOPSIS", at: 0)
    case 9: name.has("COPYRIGHT", at: 0)
    case 11: name.has("DESCRIPTION", at: 0) || name.has("MAJOR_BRAND", at: 0)
    case 12: name.has("ALBUM_ARTIST", at: 0)
    case 13: name.has("CREATION_TIME", at: 0) || name.has("MINOR_VERSION", at: 0)
    case 17: name.has("COMPATIBLE_BRANDS", at: 0)
    default: false
    }
  return isInEveryContainer ? [] : .keyedTags
}

/// The audio codecs whose delay the container states (RFC 9559, 5.1.4.1.25). Libraries subtract it from the time of the first
/// sample.
package let codecsWithDelay = ["opus", "vorbis"]

extension MatroskaSegment {
  fileprivate func checkCount() throws(ReadInterruption) {
    guard trackCount <= mostTracks else { throw .tooManyTracks(trackCount, most: mostTracks) }
    guard firstCluster != nil || isOverBudget else { throw .truncated(.theHeaderBeforeMedia) }
    guard !tracks.isEmpty else { throw .corrupt(.noTrackDescribed) }
  }

  fileprivate mutating func facts(container: String) throws(ReadInterruption) -> MediaFacts {
    try checkCount()
    var facts = MediaFacts()
    facts.container = container
    try fill(&facts)
    return facts
  }

  // A function of its own, because the compiler copies facts that a long function makes and returns.
  private mutating func fill(_ facts: inout MediaFacts) throws(ReadInterruption) {
    let codecs = tracks.map(matroskaCodecName)
    let video = mainTrack(.video) { $0.video.pixelWidth.saturatingProduct($0.video.pixelHeight) }
    let audio = mainTrack(.audio) { $0.audio.channels }
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    facts.movieParts = parts
    facts.isEncrypted = tracks.contains { $0.encoding.isEncrypted }
    let beginning = try readBeginning(video: video.map { tracks[$0] }, audio: audio.map { tracks[$0] })
    let details = video.flatMap { matroskaVideoDetails(tracks[$0], codec: codecs[$0]) }
    if let video {
      facts.video = videoFacts(tracks[video], codecs[video], details, beginning.videoFrame, &facts)
      facts.video?.nominalFrameRate = tracks[video].declaredRate
      // Frames can be missing anywhere, so only a walk over all blocks shows the average. The blocks of a long file are not walked.
      if reach == .samples, beginning.hasEvenFrames { facts.video?.averageFrameRate = tracks[video].declaredRate }
    }
    if let audio { facts.audio = audioFacts(tracks[audio], codecs[audio], beginning.audioFrame) }
    if let declaredDuration {
      facts.duration = declaredDuration * Double(timestampScale) / Double(nanosecondsPerSecond)
    } else if !isOverBudget {
      facts.duration = try readDuration()
    }
    facts.streams = tracks.indices.map { index in
      let track = tracks[index]
      return StreamFacts(
        index: index, type: track.streamKind(codecs[index]), codec: codecs[index], isDefault: track.isDefault,
        language: track.language == "und" || track.language.isEmpty ? nil : track.language)
    }
    for type in attachments {
      let picture = pictureCodecs.first { type.hasPrefix($0.type) }
      facts.streams.append(
        StreamFacts(
          index: facts.streams.count, type: picture == nil ? .attachment : .video,
          codec: picture?.codec ?? fontCodecs.first { type.hasPrefix($0.type) }?.codec,
          isAttachedPicture: picture != nil)
      )
    }
    facts.markMainStream(video)
    facts.markMainStream(audio)
    for (track, time) in [(video, beginning.firstVideoTime), (audio, beginning.firstAudioTime)] {
      guard let track, let time, time != 0, !codecsWithDelay.contains(codecs[track] ?? "") else { continue }
      facts.streams[track].start = Double(time) * Double(timestampScale) / Double(nanosecondsPerSecond)
    }
    if reach == .samples, !isOverBudget, let video {
      try withinBudget { () throws(ReadInterruption) in
        try count(video: tracks[video], audio: audio.map { tracks[$0] }, &facts)
      }
    }
    noteProblems(&facts)
    // The segment's own end, where it is known, is compared with the file.
    if end == nil, endsWithinBlock, facts.problems.isEmpty {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsMediaData)))
    }
    if !isOverBudget,
      let problem = try asFarAsPresent({ () throws(ReadInterruption) in
        try playability(
          hasFrames: beginning.firstVideoTime != nil || beginning.firstAudioTime != nil, video: video, audio: audio,
          codecs,
          details?.settings ?? [])
      }) ?? nil
    {
      facts.problems.append(problem)
    }
    if let video, tracks[video].video.cropsAll { facts.problems.append(Problem(.unplayable, .apertureShowsNothing)) }
    if let main = video ?? audio, !tracks[main].isEnabled {
      facts.problems.append(Problem(.disabled, .mainTrackDisabled))
    }
    if facts.problems.isEmpty, facts.isEncrypted == false,
      let problem = try asFarAsPresent({ () throws(ReadInterruption) in try problem(codecs: codecs) }) ?? nil
    {
      facts.problems.append(problem)
    }
    if leap == nil, isSparse(facts) {
      try asFarAsPresent { () throws(ReadInterruption) in if try mayLeap() { try findLeap(in: facts) } }
    }
    if let leap, let duration = facts.duration, duration > leap.length {
      facts.problems.append(
        Problem(
          .timeGap, .timeStampsLeap, .text(tenths(ofSeconds: leap.length)), .text(tenths(ofSeconds: leap.at)),
          .text(tenths(ofSeconds: duration - leap.length))))
    }
    facts.finishTracks(fileSize: window.size)
  }

  /// Reads the first blocks if the budget allows it.
  private mutating func readBeginning(
    video: MatroskaTrack?, audio: MatroskaTrack?
  ) throws(ReadInterruption) -> MatroskaBeginning {
    guard !isOverBudget else { return MatroskaBeginning() }
    let found = try withinBudget { () throws(ReadInterruption) in try beginning(video: video, audio: audio) }
    isOverBudget = found == nil
    return found ?? MatroskaBeginning()
  }

  /// Reads the duration from the last cluster if the budget allows it.
  private mutating func readDuration() throws(ReadInterruption) -> Double? {
    let found = try withinBudget { () throws(ReadInterruption) in (seconds: try measuredDuration(), ()) }
    isOverBudget = found == nil
    return found?.seconds
  }

  private func noteProblems(_ facts: inout MediaFacts) {
    if let size = window.size, max(end ?? 0, firstCluster?.end ?? 0) > size {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsMediaData)))
    }
    if let impossibleDuration {
      facts.problems.append(Problem(.corrupt, .impossibleDeclaredDuration, .text("\(impossibleDuration)")))
    }
    if hasMoreAttachments {
      facts.problems.append(Problem(.limitReached, .attachmentsNotListed, .int(mostAttachments)))
    }
    if isOverBudget {
      facts.problems.append(Problem(.limitReached, .elementsNotAllRead))
    }
    facts.noteTrailingData(end: end, size: window.size)
  }

  /// Returns the main track of a kind: default, largest, first.
  func mainTrack(_ kind: MatroskaTrack.Kind, _ size: (MatroskaTrack) -> Int) -> Int? {
    tracks.indices.filter { tracks[$0].kind == kind }.max { left, right in
      let (a, b) = (tracks[left], tracks[right])
      return (a.isDefault ? 1 : 0, size(a), -left) < (b.isDefault ? 1 : 0, size(b), -right)
    }
  }

  private func videoFacts(
    _ track: MatroskaTrack, _ codec: String?, _ recorded: VideoCodecDetails?, _ frame: Fields?,
    _ facts: inout MediaFacts
  ) -> VideoFacts {
    var video = VideoFacts()
    video.codec = codec
    if track.codecID == "V_MS/VFW/FOURCC" {
      video.codecTag = track.codecPrivate?.code(16)?.text
    } else if codec == "rawvideo" {
      video.codecTag = track.video.colorSpace?.text
    }
    let declared = track.video
    if declared.pixelWidth > 0, declared.pixelHeight > 0 {
      (video.storedWidth, video.storedHeight) = (declared.pixelWidth, declared.pixelHeight)
      video.cleanAperture = declared.cleanAperture
      video.sampleAspectRatio = declared.sampleAspectRatio
    }
    video.isInterlaced = declared.interlaced
    let color = declared.color
    video.takeColor(
      primaries: color.primaries, transfer: color.transfer, matrix: color.matrix, isFullRange: color.isFullRange)
    let details = recorded ?? frame.flatMap { firstFrameDetails(codec, $0) }
    if let details { video.take(details) }
    facts.noteColors(
      ofStream: details?.color ?? ColorCodePoints(),
      container: ColorCodePoints(
        primaries: color.primaries, transfer: color.transfer, matrix: color.matrix, isFullRange: color.isFullRange))
    let turn = declared.projection.turn
    video.rotation = turn.matrix?.rotation ?? 0
    video.isMirrored = turn.matrix?.mirrored ?? false
    if turn.isOdd {
      facts.problems.append(Problem(.oddRotation, .oddTurnNotApplied))
    }
    video.sampleAspectRatio = video.sampleAspectRatio ?? Ratio(1, 1)
    video.deriveShownSize(ofAperture: true)
    video.projection = declared.projection.name
    facts.movieParts.formUnion(declared.parts)
    if details?.hasAlpha == true { facts.movieParts.insert(.alpha) }
    video.derive(from: details, hasStaticMetadata: color.hasStaticMetadata)
    if track.hasDolbyVision { video.hdr = .dolbyVision }
    facts.nameUnstatedColors(of: video, details)
    return video
  }

  private func firstFrameDetails(_ codec: String?, _ frame: Fields) -> VideoCodecDetails? {
    switch codec {
    case "vp8": vp8Frame(frame)
    case "vp9": vp9Frame(frame)
    default: nil
    }
  }

  private func audioFacts(_ track: MatroskaTrack, _ codec: String?, _ frame: Fields?) -> AudioFacts {
    var audio = AudioFacts()
    audio.codec = codec
    audio.sampleRate = codec == "opus" ? opusSampleRate : track.audio.sampleRate
    audio.channels = track.audio.channels > 0 ? track.audio.channels : nil
    if let details = matroskaAudioDetails(track, codec: codec) {
      audio.take(details)
    } else if codec == "ac3", let details = frame.flatMap(ac3Frame) {
      audio.take(details)
    }
    audio.deriveFromCodec(bits: track.audio.bitDepth)
    return audio
  }
}

/// Codecs of pictures in attachments by media type.
private let pictureCodecs: [(type: String, codec: String)] = [
  ("image/gif", "gif"), ("image/jpeg", "mjpeg"), ("image/png", "png"), ("image/tiff", "tiff"),
]
/// Codecs of fonts and texts in attachments by media type.
private let fontCodecs: [(type: String, codec: String)] = [
  ("text/plain", "text"), ("application/x-truetype-font", "ttf"), ("application/x-font", "ttf"),
  ("application/vnd.ms-opentype", "otf"), ("font/ttf", "ttf"), ("font/otf", "otf"), ("font/sfnt", "ttf"),
  ("font/collection", "ttf"),
]
