/// Largest number of pages that are read for all headers and the first audio; a header packet fills a few.
private let mostPages = 64
/// Largest number of logical streams; more is an attack or an accident.
private let mostTracks = 64
/// Largest size of a page (RFC 3533, 6), and so the part of the file's end in which the last page begins.
let longestOggPage: UInt64 = 27 + 255 + 255 * 255
/// Number of bytes of a comment header that are read: enough for all but large pictures.
private let mostComments = 1 << 16

/// The reader of Ogg (RFC 3533). It reads the first pages, and the last one for the duration.
extension HeaderReader {
  package static let ogg = HeaderReader("ogg", readOgg)

  private static func readOgg(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var file = try OggFile(reading: source)
    // An unknown stream may be the video that accompanies the audio.
    guard file.unknownStreams == 0 else {
      throw .failed(ReadError(.unsupported, .unknownOggCodec))
    }
    guard !file.tracks.isEmpty else { throw .corrupt(.noTrackDescribed) }
    guard file.tracks.count <= mostTracks else { throw .tooManyTracks(file.tracks.count, most: mostTracks) }
    return try file.facts()
  }
}

struct OggFile {
  var window: ByteWindow
  private(set) var tracks: [OggTrack] = []
  /// Number of logical streams of unknown codecs.
  private(set) var unknownStreams = 0
  /// Serial numbers of all logical streams at the start of the file.
  private var serials: Set<Int64> = []
  /// Time in seconds of each track's first granule above 0, by serial number.
  private var firstTimes: [Int64: Double] = [:]
  /// True if the file ends after the headers of its streams.
  private var hasOnlyHeaders = false
  /// Offset of the first page with media.
  private(set) var mediaStart: UInt64?
  /// The last page that is complete, and the offset of a later one that the file cuts off.
  private(set) var lastPage: OggPage?
  private(set) var cutPage: UInt64?

  init(reading source: any ByteSource) throws(ReadInterruption) {
    window = ByteWindow(source)
    try readHeads()
  }

  /// Reads the first page of each track, then the other headers.
  private mutating func readHeads() throws(ReadInterruption) {
    var position: UInt64 = 0
    var comments: [Int64: [UInt8]] = [:]
    var isDone: Set<Int64> = []
    // Number of packets that end, by serial number.
    var packets: [Int64: Int] = [:]
    guard try window.oggPage(at: 0) != nil else { throw .truncated(.theFirstOggPage) }
    for _ in 0..<mostPages {
      guard let page = try window.oggPage(at: position) else { break }
      position = page.end
      packets[page.serial, default: 0] += page.segments.count { $0 < 255 }
      if page.isFirst {
        // A stream that begins after media of others belongs to the next link of a chain.
        guard firstTimes.isEmpty else { break }
        serials.insert(page.serial)
        guard tracks.count <= mostTracks, let body = try window.fields(page.bodyStart, min(page.bodySize, 128)) else {
          break
        }
        if let track = OggTrack(serial: page.serial, packet: body) {
          tracks.append(track)
        } else if !body.has("fishead", at: 0) {
          unknownStreams += 1
        }
        continue
      }
      guard let index = tracks.firstIndex(where: { $0.serial == page.serial }) else { continue }
      if let granule = page.granule, granule > 0, firstTimes[page.serial] == nil {
        firstTimes[page.serial] = tracks[index].seconds(granule)
        mediaStart = mediaStart ?? page.start
        if firstTimes.count == tracks.count { break }
      }
      // The second packet contains the comments.
      guard !isDone.contains(page.serial) else { continue }
      let length = page.segments.prefix { $0 == 255 }.count
      let part = length * 255 + (length < page.segments.count ? Int(page.segments[length]) : 0)
      let room = mostComments - (comments[page.serial]?.count ?? 0)
      if let body = try window.fields(page.bodyStart, min(part, room)) {
        comments[page.serial, default: []] += body.bytes
      }
      if length < page.segments.count || part >= room {
        isDone.insert(page.serial)
        let packet = Fields(comments[page.serial] ?? [], .little)
        tracks[index].pictures = commentPictures(packet)
        // The comment packet of FLAC is a metadata block with its header.
        if tracks[index].codec == "flac",
          let layout = packet.part(4).flatMap(flacChannelMaskOfComments).flatMap(windowsLayoutName)
        {
          tracks[index].audio?.layout = layout
        }
      }
    }
    hasOnlyHeaders =
      position == window.size && !tracks.isEmpty && unknownStreams == 0
      && tracks.allSatisfy { packets[$0.serial] ?? 0 <= $0.headers }
  }

  /// Returns the media types of pictures in comments (Vorbis I, 5.2.1; METADATA_BLOCK_PICTURE as in RFC 9639, 8.8, in
  /// base64).
  private func commentPictures(_ packet: Fields) -> [String] {
    // The identifier of the packet: OpusTags, 3vorbis, 0x81 theora, or a FLAC block header.
    let prefix =
      packet.has("OpusTags", at: 0) ? 8 : packet.has("vorbis", at: 1) || packet.has("theora", at: 1) ? 7 : 4
    guard let vendor = packet.u32(prefix), let count = packet.u32(Int64(prefix) + 4 + vendor) else { return [] }
    var place = Int64(prefix) + 8 + vendor
    var found: [String] = []
    for _ in 0..<min(count, 1024) {
      guard let length = packet.u32(place) else { break }
      let key = "metadata_block_picture="
      let keyLength = Int64(key.utf8.count)
      if let name = packet.part(place + 4, keyLength), length > keyLength,
        String(decoding: name.bytes, as: UTF8.self).lowercased() == key,
        let text = packet.part(place + 4 + keyLength, min(length - keyLength, 88))
      {
        let block = Fields(decodedBase64(text.bytes))
        if let typeLength = block.u32(4), let type = block.part(8, typeLength) { found.append(type.string) }
      }
      place += 4 + length
    }
    return found
  }

  /// Returns true if other logical streams follow those at the start of the file, judging by its last page.
  mutating func isChained() throws(ReadInterruption) -> Bool { try lastTimes() == nil }

  /// Returns the end of each track's last page in seconds, by serial number; nil in a chain, whose last pages belong to
  /// another link.
  private mutating func lastTimes() throws(ReadInterruption) -> [Int64: Double]? {
    guard let size = window.size else { return [:] }
    let start = size - min(size, longestOggPage)
    guard let tail = try window.fields(start, Int(size - start)) else { return [:] }
    var found: [Int64: Double] = [:]
    let bytes = tail.bytes
    var index = bytes.endIndex - 27
    while index >= bytes.startIndex, found.count < tracks.count {
      defer { index -= 1 }
      guard bytes[index] == 0x4F, bytes[index + 1] == 0x67,
        let page = try window.oggPage(at: start + UInt64(index - bytes.startIndex))
      else { continue }
      guard page.end <= size else {
        if lastPage == nil { cutPage = page.start }
        continue
      }
      lastPage = lastPage ?? page
      guard serials.contains(page.serial) else { return nil }
      guard found[page.serial] == nil, let granule = page.granule,
        let track = tracks.first(where: { $0.serial == page.serial })
      else { continue }
      // Header pages have granule 0; if no audio follows, the file states no duration.
      found[page.serial] = granule > 0 ? track.seconds(granule) : nil
    }
    return found
  }

  mutating func facts() throws(ReadInterruption) -> MediaFacts {
    var facts = MediaFacts()
    (facts.container, facts.isEncrypted) = ("ogg", false)
    let ends = try lastTimes() ?? [:]
    let video = tracks.first { $0.kind == .video }
    let audio = tracks.filter { $0.kind == .audio }.enumerated().max { left, right in
      (left.element.audio?.channels ?? 0, -left.offset) < (right.element.audio?.channels ?? 0, -right.offset)
    }?.element
    facts.kind = video != nil ? .video : audio != nil ? .audio : .other
    let startsAtZero = tracks.allSatisfy { firstTimes[$0.serial].map { $0 < longestFirstPage } ?? true }
    if startsAtZero, ends.count == tracks.count { facts.duration = ends.values.max() }
    if let video {
      var found = VideoFacts()
      found.codec = video.codec
      if let details = video.video { found.take(details) }
      found.sampleAspectRatio = found.sampleAspectRatio ?? Ratio(1, 1)
      (found.rotation, found.isMirrored) = (0, false)
      found.deriveShownSize()
      found.averageFrameRate = video.frameRate
      found.derive(from: video.video)
      if startsAtZero { found.duration = ends[video.serial] }
      facts.video = found
    }
    if let audio {
      var found = AudioFacts()
      found.codec = audio.codec
      if let details = audio.audio { found.take(details) }
      found.deriveFromCodec(bits: nil)
      if startsAtZero { found.duration = ends[audio.serial] }
      facts.audio = found
    }
    facts.streams = tracks.enumerated().map { index, track in
      StreamFacts(
        index: index, type: track.kind, codec: track.codec, duration: startsAtZero ? ends[track.serial] : nil)
    }
    facts.markMainStream(video.flatMap { main in tracks.firstIndex { $0.serial == main.serial } })
    facts.markMainStream(audio.flatMap { main in tracks.firstIndex { $0.serial == main.serial } })
    for type in tracks.flatMap({ $0.pictures }) {
      guard let codec = attachedPictureCodec(type) else { continue }
      facts.streams.append(
        StreamFacts(index: facts.streams.count, type: .video, codec: codec, isAttachedPicture: true))
    }
    if hasOnlyHeaders {
      facts.problems.append(Problem(.unplayable, .noSamples))
    } else if let problem = try asFarAsPresent({ () throws(ReadInterruption) in try problem() }) ?? nil {
      facts.problems.append(problem)
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }
}

/// Latest end in seconds of a track's first page if the track starts at 0. Muxers fill a page with at most a second, or
/// a few at low bit rates. A recording that was joined late starts later.
private let longestFirstPage = 5.0
