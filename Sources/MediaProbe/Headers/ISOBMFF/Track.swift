/// One track of a movie that was read.
///
/// It is a class around the track's boxes. A movie accesses its tracks a dozen times, and copying one with its fifty
/// members costs more than reading it.
package final class Track: Sendable {
  package let boxes: TrackBoxes

  init(_ boxes: TrackBoxes) { self.boxes = boxes }

  /// Converts a number of samples to packets if the samples count moments of compressed audio; otherwise returns it
  /// unchanged.
  func packets(of samples: UInt64) -> UInt64 {
    guard boxes.samples.uniformSize == 1 else { return samples }
    return samples / (boxes.audioPacket?.samples ?? 1)
  }
}

/// The properties of one track from its boxes (ISO/IEC 14496-12, 8.3.1).
package struct TrackBoxes: Sendable {
  package internal(set) var id: Int64 = 0
  package var isEnabled = false
  /// Track width in 16.16 pixels; 0 if it is not stated.
  var canvasWidth: Int64 = 0
  var canvasHeight: Int64 = 0
  /// The display matrix; nil if it is the identity.
  var matrix: [Int32]?
  var edits: [Edit] = []
  /// True if not all entries of the edit list were read.
  var editsAreCut = false
  /// Units of media time per second; nil if the file states 0.
  var timescale: Int64?
  /// Stated duration in media time; nil if it is not stated.
  var mediaDuration: UInt64?
  /// Language of the track; nil if it is undetermined.
  package var language: String?
  var handler: FourCC = ""
  /// Ids of the tracks with this track's chapters.
  var chapters: [Int64] = []
  /// The sample description; nil if the required box is missing.
  package var description: SampleDescription?
  /// Kind of the track by its handler, or otherwise by its codec.
  var kind: StreamFacts.Kind {
    @inline(__always) get { description?.kind ?? streamKind(handler, nil) }
  }
  package var samples = SampleTable()
  /// True if an early proposal's metadata states the projection of a spherical video.
  var hasSphericalNote = false
  /// True if that metadata states two views in each picture.
  var hasStereoNote = false
  /// FFmpeg's name of the projection of a spherical video; nil for a flat picture or an unknown projection.
  var projection: String? { description?.projection ?? (hasSphericalNote ? "equirectangular" : nil) }
  /// True if the track's media is in another file.
  var refersElsewhere = false

  /// True if the track has the size of the clean aperture, which is then displayed in its own shape.
  var hasCanvasOfCleanAperture: Bool {
    description?.cleanAperture == PixelSize(width: Int(canvasWidth >> 16), height: Int(canvasHeight >> 16))
  }

  /// The packet of audio whose samples count moments: each has one byte in the size table and lasts one tick.
  var audioPacket: AudioPacket? {
    // Otherwise a caller would copy all boxes.
    @inline(__always) get {
      guard samples.uniformSize == 1, let runs = samples.runs, runs.count == 1, runs[0].delta == 1 else { return nil }
      return description?.packet
    }
  }

  /// True if the size table contains the sizes of samples. For audio, it can count moments instead (QuickTime File Format,
  /// "Sound Sample Descriptions").
  var hasPlainSizes: Bool {
    @inline(__always) get { kind != .audio || samples.uniformSize == nil }
  }

  /// True if the bit rate needs no sample sizes: the codec's record states it, or the samples are uncompressed.
  var statesBitRate: Bool {
    kind == .audio && (description?.audio?.bitRate != nil || description?.codec?.hasPrefix("pcm_") == true)
  }

  /// True if the track has samples in the sample table that take no time, so that its duration is unknown.
  var lacksTime: Bool { samples.count > 0 && (timescale == nil || samples.count > 1 && samples.duration == 0) }
}

extension BoxWalk {
  mutating func readTrack(_ box: BoxPlace) throws(ReadInterruption) -> Track {
    var track = TrackBoxes()
    try readTrackBoxes(in: box, &track)
    return Track(track)
  }

  private mutating func readTrackBoxes(in box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "tkhd": try readTrackHeader(child, &track)
      // EditBox (8.6.5). If its size is damaged, it contains the boxes that should follow it, and players find them
      // there.
      case "edts" where box.type == "trak": try readTrackBoxes(in: child, &track)
      case "elst": try readEditList(child, &track)
      case "mdia": try readMedia(child, &track)
      case "tref": try readReferences(child, &track)
      case "uuid": try readSphericalNote(child, &track)
      default: break
      }
    }
  }

  /// Reads a TrackHeaderBox (8.3.2).
  private mutating func readTrackHeader(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    guard let header = try content(box, atMost: 128) else { return }
    let isLong = header.version == 1
    track.isEnabled = (header.flags ?? 0) & 1 != 0
    track.id = header.u32(isLong ? 20 : 12) ?? 0
    let place = isLong ? 52 : 40
    track.matrix = matrixElements(header, at: place)
    track.canvasWidth = header.u32(place + 36) ?? 0
    track.canvasHeight = header.u32(place + 40) ?? 0
  }

  /// Reads a MediaBox (8.4.1).
  private mutating func readMedia(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "mdhd": try readMediaHeader(child, &track)
      case "hdlr":
        // 8.4.3: QuickTime calls this field the component subtype.
        track.handler = try content(child, atMost: 12)?.code(8) ?? ""
      case "minf": try readMediaInformation(child, &track)
      default: break
      }
    }
  }

  /// Reads a MediaHeaderBox (8.4.2).
  private mutating func readMediaHeader(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    guard let header = try content(box, atMost: 64) else { return }
    let isLong = header.version == 1
    track.timescale = header.u32(isLong ? 20 : 12).flatMap { $0 > 0 ? $0 : nil }
    track.mediaDuration = statedDuration(header, at: isLong ? 24 : 16, isLong: isLong)
    track.language = header.u16(isLong ? 32 : 20).flatMap { mediaLanguage($0, isQuickTime: isQuickTime) }
  }

  /// Reads a MediaInformationBox (8.4.4).
  private mutating func readMediaInformation(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "dinf": try readDataInformation(child, &track)
      case "stbl": try readSampleTable(child, &track)
      default: break
      }
    }
  }

  /// Reads a TrackReferenceBox (8.3.3).
  private mutating func readReferences(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    var position = box.body
    while let child = try next(&position, box.end) {
      guard child.type == "chap" else { continue }
      guard let list = try content(child, atMost: 4 * 64) else { return }
      for index in 0..<list.count / 4 { track.chapters.append(list.u32(4 * index) ?? 0) }
    }
  }
}
