/// One track of a movie that was read.
///
/// A class around what its boxes say: a movie looks at its tracks a dozen times, and to copy one with its fifty members
/// costs more than to read it.
@dynamicMemberLookup
package final class Track: Sendable {
  private let boxes: TrackBoxes

  init(_ boxes: TrackBoxes) { self.boxes = boxes }

  @inline(__always)
  package subscript<Value>(dynamicMember member: KeyPath<TrackBoxes, Value>) -> Value { boxes[keyPath: member] }

  /// How many packets so many samples are, where they are moments of compressed sound; else as many as there are samples.
  func packets(of samples: UInt64) -> UInt64 { samples / (boxes.soundPacket?.samples ?? 1) }
}

/// What the boxes of one track (ISO/IEC 14496-12, 8.3.1) say.
package struct TrackBoxes: Sendable {
  package internal(set) var id = 0
  var isEnabled = false
  /// Size on the movie's canvas in 16.16 pixels; 0 when it has none.
  var canvasWidth = 0
  var canvasHeight = 0
  /// Nil when it changes nothing.
  var matrix: [Int32]?
  var edits: [Edit] = []
  /// Entries of the edit list that were not read.
  var editsAreCut = false
  /// Units of media time in a second; nil when it is 0.
  var timescale: Int?
  /// In media time as stated; nil when it is not.
  var mediaDuration: UInt64?
  /// Nil when it is undetermined.
  var language: String?
  var handler: FourCC = ""
  /// Tracks that hold this one's chapters.
  var chapters: [Int] = []
  /// Nil where the box that every track must have is missing.
  var description: SampleDescription?
  /// By its handler, and where that tells nothing, by its coding.
  var kind: StreamFacts.Kind { description?.kind ?? streamKind(handler, nil) }
  var samples = SampleTable()
  /// Projection of a spherical video as an early proposal stated it.
  var hasSphericalNote = false
  /// FFmpeg's name of the projection of a spherical video; nil when the picture is flat, or it is none that is known.
  var projection: String? { description?.projection ?? (hasSphericalNote ? "equirectangular" : nil) }
  /// Its media lies in another file.
  var refersElsewhere = false

  /// Its canvas has the size of the clean aperture: that part of the picture is shown, in its own shape.
  var hasCanvasOfCleanAperture: Bool {
    description?.cleanAperture == PixelSize(width: canvasWidth >> 16, height: canvasHeight >> 16)
  }

  /// What sound is stored in whose samples are moments: each has one byte by the table of sizes, and lasts one tick.
  var soundPacket: SoundPacket? {
    guard samples.uniformSize == 1, let runs = samples.runs, runs.count == 1, runs[0].delta == 1 else { return nil }
    return description?.packet
  }

  /// It has samples in the sample table, none of which takes any time: how long it is nothing tells.
  var lacksTime: Bool { samples.count > 0 && (timescale == nil || samples.count > 1 && samples.duration == 0) }
}

extension BoxWalk {
  mutating func readTrack(_ box: BoxPlace) throws(Halt) -> Track {
    var track = TrackBoxes()
    try readTrackBoxes(in: box, &track)
    return Track(track)
  }

  private mutating func readTrackBoxes(in box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "tkhd": try readTrackHeader(child, &track)
      // EditBox (8.6.5). One of a damaged size holds what should follow it: players find it there.
      case "edts" where box.type == "trak": try readTrackBoxes(in: child, &track)
      case "elst": try readEditList(child, &track)
      case "mdia": try readMedia(child, &track)
      case "tref": try readReferences(child, &track)
      case "uuid": try readSphericalNote(child, &track)
      default: break
      }
    }
  }

  /// TrackHeaderBox (8.3.2)
  private mutating func readTrackHeader(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    guard let header = try content(box, atMost: 128) else { return }
    let isLong = header.version == 1
    track.isEnabled = (header.flags ?? 0) & 1 != 0
    track.id = header.u32(isLong ? 20 : 12) ?? 0
    let place = isLong ? 52 : 40
    track.matrix = matrixElements(header, at: place)
    track.canvasWidth = header.u32(place + 36) ?? 0
    track.canvasHeight = header.u32(place + 40) ?? 0
  }

  /// MediaBox (8.4.1)
  private mutating func readMedia(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "mdhd": try readMediaHeader(child, &track)
      case "hdlr":
        // 8.4.3: what QuickTime calls a component's subtype.
        track.handler = try content(child, atMost: 12)?.code(8) ?? ""
      case "minf": try readMediaInformation(child, &track)
      default: break
      }
    }
  }

  /// MediaHeaderBox (8.4.2)
  private mutating func readMediaHeader(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    guard let header = try content(box, atMost: 64) else { return }
    let isLong = header.version == 1
    track.timescale = header.u32(isLong ? 20 : 12).flatMap { $0 > 0 ? $0 : nil }
    track.mediaDuration = statedDuration(header, at: isLong ? 24 : 16, isLong: isLong)
    track.language = header.u16(isLong ? 32 : 20).flatMap { mediaLanguage($0, isQuickTime: isQuickTime) }
  }

  /// MediaInformationBox (8.4.4)
  private mutating func readMediaInformation(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      switch child.type {
      case "dinf": try readDataInformation(child, &track)
      case "stbl": try readSampleTable(child, &track)
      default: break
      }
    }
  }

  /// TrackReferenceBox (8.3.3)
  private mutating func readReferences(_ box: BoxPlace, _ track: inout TrackBoxes) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      guard child.type == "chap" else { continue }
      guard let list = try content(child, atMost: 4 * 64) else { return }
      for index in 0..<list.count / 4 { track.chapters.append(list.u32(4 * index) ?? 0) }
    }
  }
}
