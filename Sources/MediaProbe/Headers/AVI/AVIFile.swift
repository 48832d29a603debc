/// Largest number of chunks that are read of one list.
private let mostChunks = 512
/// Largest number of tracks; more is an attack or an accident.
private let mostTracks = 64
/// Largest number of chunks of the movie that are searched for the first video frame.
private let mostMovieChunks = 16
/// Largest difference in seconds between the durations of tracks: two frames of MP3.
private let largestDifference = 0.053
/// Number of bytes of a first frame that are read: parameter sets come first.
private let frameHead = 1024

/// The reader of AVI (AVI RIFF File Reference, with the OpenDML extensions 1.02). It reads the header list and the
/// first frame.
extension HeaderReader {
  package static let avi = HeaderReader("avi", readAVI)

  private static func readAVI(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var file = AVIFile(window: ByteWindow(source))
    try file.readLists()
    guard !file.tracks.isEmpty else { throw .truncated(.theHeaderList) }
    guard file.trackCount <= mostTracks else { throw .tooManyTracks(file.trackCount, most: mostTracks) }
    return try file.facts()
  }
}

struct AVIFile {
  var window: ByteWindow
  private(set) var tracks: [AVITrack] = []
  /// Number of tracks in the file, including unread ones.
  private(set) var trackCount = 0
  /// The first bytes of the first frame of the first video track.
  private var firstFrame: Fields?
  private var isCut = false
  /// The damage in the first chunks of the movie.
  private(set) var problemOfStart: Problem?
  /// Offset of the first bytes at the top level that are no chunk.
  private(set) var strangePlace: UInt64?
  /// The content of the list of frames, from its name on.
  private(set) var movie: Range<UInt64>?
  private var isOverBudget = false

  init(window: ByteWindow) { self.window = window }

  /// Reads the lists of the file as far as the budget allows.
  mutating func readLists() throws(ReadInterruption) {
    do {
      try read()
    } catch .failed(ReadBudget.spent) where !tracks.isEmpty {
      isOverBudget = true
    }
  }

  private mutating func read() throws(ReadInterruption) {
    guard try window.fields(0, 12) != nil else { throw .truncated(.formatHeader, .text("AVI")) }
    try forEachChunk(from: 12, to: .max, limit: mostChunks) { file, name, start, size throws(ReadInterruption) in
      guard name == "LIST", let list = try file.window.fields(start, 4)?.code(0) else {
        if !name.isPrintable { file.strangePlace = start - 8 }
        return name.isPrintable
      }
      if list == "hdrl" {
        try file.readHeaders(start + 4, start + size)
      } else if list == "movi" {
        try file.readFirstFrame(start + 4, start + size)
        file.isCut = file.window.size.map { start + size > $0 } ?? false
        file.movie = start..<start + size
        file.problemOfStart = file.problemOfFirstChunks(start..<start + size)
        return false
      }
      return true
    }
  }

  /// Returns true if the file ends within the index after its frames, which ends the file.
  private mutating func isCutInIndex(_ size: UInt64, _ end: UInt64) throws(ReadInterruption) -> Bool {
    guard let movie, movie.upperBound < size else { return false }
    let place = movie.upperBound + movie.upperBound % 2
    guard let head = try withinBudget({ () throws(ReadInterruption) in try window.fields(place, 8, .little) }) ?? nil,
      Fields(head.bytes).code(0) == "idx1", let length = head.u32(4)
    else { return false }
    return place.saturatingSum(8).saturatingSum(UInt64(length)).saturatingSum(1) >= end
  }

  /// Calls `body` with name, start and size of each chunk until it returns false.
  private mutating func forEachChunk(
    from start: UInt64, to end: UInt64, limit: Int,
    _ body: (inout AVIFile, FourCC, UInt64, UInt64) throws(ReadInterruption) -> Bool
  ) throws(ReadInterruption) {
    var position = start
    for _ in 0..<limit {
      guard position < end, let head = try window.fields(position, 8), let name = head.code(0),
        let size = Fields(head.bytes, .little).u32(4)
      else { return }
      guard try body(&self, name, position + 8, UInt64(size)) else { return }
      // Chunks are padded to even sizes.
      position += 8 + UInt64(size) + UInt64(size & 1)
    }
  }

  private mutating func readHeaders(_ start: UInt64, _ end: UInt64) throws(ReadInterruption) {
    try forEachChunk(from: start, to: end, limit: mostChunks) { file, name, start, size throws(ReadInterruption) in
      guard name == "LIST", try file.window.fields(start, 4)?.code(0) == "strl" else { return true }
      file.trackCount += 1
      guard file.trackCount <= mostTracks else { return true }
      var header: Fields?
      var format: Fields?
      var properties: Fields?
      try file.forEachChunk(from: start + 4, to: start + size, limit: 32) {
        file, name, start, size throws(ReadInterruption) in
        func content(_ file: inout AVIFile, _ most: UInt64) throws(ReadInterruption) -> Fields? {
          try file.window.fields(start, Int(min(size, most)), .little)
        }
        switch name {
        case "strh": header = try content(&file, 64)
        case "strf": format = try content(&file, 4096)
        case "vprp": properties = try content(&file, 64)
        default: break
        }
        return true
      }
      // DV type 1 (DV Data in the AVI File Format, 1.01): only the frames describe the content of the stream.
      if let header, Fields(header.bytes).code(0) == "iavs" {
        throw .failed(ReadError(.unsupported, .interleavedDV))
      }
      if let header, let track = AVITrack(header, format, properties) { file.tracks.append(track) }
      return true
    }
  }

  /// Reads the first chunk of the first video track, which may be in a list.
  private mutating func readFirstFrame(_ start: UInt64, _ end: UInt64) throws(ReadInterruption) {
    guard let index = tracks.firstIndex(where: { $0.kind == .video }) else { return }
    let digits = index < 10 ? "0\(index)" : "\(index)"
    try forEachChunk(from: start, to: end, limit: mostMovieChunks) { file, name, start, size throws(ReadInterruption) in
      if name == "LIST" {
        // The list is a record; its chunks follow directly.
        try file.readFirstFrame(record: start + 4, start + size, digits)
        return file.firstFrame == nil
      }
      guard name.description.hasPrefix(digits), name.description.hasSuffix("c") || name.description.hasSuffix("b"),
        size > 0
      else { return true }
      try file.takeFrame(start, size)
      return false
    }
  }

  private mutating func readFirstFrame(record start: UInt64, _ end: UInt64, _ digits: String) throws(ReadInterruption) {
    try forEachChunk(from: start, to: end, limit: mostMovieChunks) { file, name, start, size throws(ReadInterruption) in
      guard name.description.hasPrefix(digits), size > 0 else { return true }
      try file.takeFrame(start, size)
      return false
    }
  }

  private mutating func takeFrame(_ start: UInt64, _ size: UInt64) throws(ReadInterruption) {
    var room = min(size, UInt64(frameHead))
    if let whole = window.size {
      guard start < whole else { return }
      room = min(room, whole - start)
    }
    firstFrame = try window.fields(start, Int(room))
  }

  /// Returns the end of the last part of the file: a long file has consecutive parts (OpenDML 1.02, 3.0). Nil if a
  /// recording stopped before the length of a part was written.
  private mutating func end() throws(ReadInterruption) -> UInt64? {
    var position: UInt64 = 0
    while position < window.size ?? 0, let head = try window.fields(position, 12), head.has("RIFF", at: 0),
      position == 0 || head.has("AVIX", at: 8), let length = Fields(head.bytes, .little).u32(4)
    {
      guard length > 0 else { return nil }
      position += 8 + UInt64(length) + UInt64(length & 1)
    }
    return position
  }

  mutating func facts() throws(ReadInterruption) -> MediaFacts {
    var facts = MediaFacts()
    (facts.container, facts.isEncrypted) = ("avi", false)
    func main(_ kind: StreamFacts.Kind, _ amount: (AVITrack) -> Int) -> Int? {
      tracks.indices.filter { tracks[$0].kind == kind }.max { (amount(tracks[$0]), -$0) < (amount(tracks[$1]), -$1) }
    }
    let video = main(.video) { $0.width.saturatingProduct($0.height) }
    let audio = main(.audio) { $0.format?.channels ?? 0 }
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    // If the writer stated a wrong length for one track, the lengths of the others are not trusted either.
    let durations = tracks.filter { $0.kind == .video || $0.kind == .audio }.map { $0.duration ?? 0 }
    let isSure = (durations.max() ?? 0) - (durations.min() ?? 0) <= largestDifference
    if isSure { facts.duration = durations.max().flatMap { $0 > 0 ? $0 : nil } }
    if let video {
      let isFirst = tracks.firstIndex { $0.kind == .video } == video
      facts.video = tracks[video].videoFacts(isFirst ? firstFrame : nil)
      if !isSure { facts.video?.duration = nil }
      if facts.video?.sampleAspectRatio == nil {
        let reason = UnknownFacts.Reason(.pixelShapeOnlyInFrames, tier: .stream)
        for fact in [Fact.videoSampleAspectRatio, .videoAspectRatio, .videoWidth, .videoHeight] {
          facts.unknown[fact] = reason
        }
      }
    }
    if let audio {
      facts.audio = tracks[audio].audioFacts()
      if !isSure { facts.audio?.duration = nil }
    }
    facts.streams = tracks.enumerated().map { index, track in
      StreamFacts(index: index, type: track.kind, codec: track.codec, duration: isSure ? track.duration : nil)
    }
    facts.markMainStream(video)
    facts.markMainStream(audio)
    if isCut { facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsMediaData))) }
    // A list begins with its type of four bytes.
    if let movie, movie.upperBound - movie.lowerBound <= 4 { facts.problems.append(Problem(.unplayable, .noSamples)) }
    if isOverBudget {
      facts.problems.append(Problem(.limitReached, .listsNotAllRead))
    } else if let end = try withinBudget({ () throws(ReadInterruption) in try end() }) {
      facts.noteTrailingData(end: end, size: window.size)
      // Some writers include the eight bytes before the length, or padding; that is not a sign of damage.
      if !isCut, let end, let size = window.size, end > size, end - size > 9 {
        // Players do without the index, which follows the frames.
        facts.problems.append(
          Problem(try isCutInIndex(size, end) ? .corrupt : .truncated, .endsBeforeStatedEnd, .int(end - size)))
      }
    }
    if facts.problems.isEmpty,
      let problem = try asFarAsPresent({ () throws(ReadInterruption) in try problem() }) ?? nil
    {
      facts.problems.append(problem)
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }
}
