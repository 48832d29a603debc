/// The first sample description of a track (ISO/IEC 14496-12, 8.5.2; QuickTime File Format for the older layouts).
struct SampleDescription: Sendable {
  /// The coding's code as it stands: `avc1`, `encv`.
  var format: FourCC
  /// The coding behind encryption (8.12.2); equal to `format` where there is none.
  var original: FourCC
  var isEncrypted = false
  var kind: StreamFacts.Kind
  /// FFmpeg's name; nil for a code that is not known.
  var codec: String?
  /// How many descriptions there are: from the second on, samples may look otherwise.
  var count = 1

  // Visual
  var width = 0
  var height = 0
  var pixelAspect: Ratio?
  var cleanAperture: PixelSize?
  var color: CodedColor?
  /// FieldHandlingBox of QuickTime (`fiel`): true for two fields a picture.
  var isInterlaced: Bool?
  /// Mastering display or light levels stand in the container.
  var hasStaticMetadata = false
  var hasDolbyVision = false
  var projection: String?
  var video: VideoCoding?

  // Sound
  var channels = 0
  var bitsPerSample = 0
  var sampleRate = 0
  var audio: AudioCoding?
  /// The container places the channels otherwise than any player would.
  var hasOwnLayout = false
  /// How many samples a packet holds and how many bytes it has (QuickTime File Format, "Sound Sample Description (Version
  /// 1)"); nil where a sample is what is stored.
  var packet: SoundPacket?
}

/// What compressed sound is stored in, where each moment counts as a sample.
struct SoundPacket: Sendable {
  let samples: UInt64
  /// Nil where the writer left it out.
  let bytes: UInt64?
}

extension BoxWalk {
  /// Bytes of one description: a parameter set, a metadata scheme.
  static let mostDescription = 64 << 10
  /// Descriptions that are looked at. Edited and spliced movies have a few.
  static let mostDescriptions = 16

  /// SampleDescriptionBox (8.5.2)
  ///
  /// - Parameter number: Of the entry that is read; the first unless told, and only where there is none yet.
  mutating func readSampleDescription(_ box: BoxPlace, number: Int = 1, _ track: inout TrackBoxes) throws(Halt) {
    guard number > 1 || track.description == nil, box.length >= 16, let head = try content(box, atMost: 8),
      let count = head.u32(4)
    else { return }
    var position = box.body + 8
    guard count > 0, var entry = try next(&position, box.end) else { return }
    for _ in 1..<number {
      guard let following = try next(&position, box.end) else { return }
      entry = following
    }
    var description = SampleDescription(
      format: entry.type, original: entry.type, kind: streamKind(track.handler, entry.type))
    description.count = count
    if entry.length >= 16, let content = try content(entry, atMost: BoxWalk.mostDescription) {
      switch description.kind {
      case .video: readVisualEntry(content, &description)
      case .audio: readSoundEntry(content, &description, version: head.version ?? 0)
      default: readOtherEntry(content, &description)
      }
    } else {
      description.codec = codecName(description.original, description.kind)
    }
    // What begins in the clear may go on encrypted, under a description of its own (8.12).
    for _ in 1..<max(1, min(count, BoxWalk.mostDescriptions)) where !description.isEncrypted {
      guard let following = try next(&position, box.end) else { break }
      description.isEncrypted = ["encv", "enca", "drms", "drmi"].contains(following.type)
    }
    track.description = description
  }

  /// ProtectionSchemeInfoBox (8.12.1): the original format is what it is about.
  func readProtection(_ content: Fields, _ description: inout SampleDescription) {
    description.isEncrypted = true
    if let original = BoxContent.list(in: content, limit: 16).first("frma")?.code(0) { description.original = original }
  }

  private func readOtherEntry(_ content: Fields, _ description: inout SampleDescription) {
    description.codec = codecName(description.original, description.kind)
    // DVD subtitles in MP4 are told by their descriptor.
    if description.format == "mp4s", let children = content.part(8),
      let descriptor = BoxContent.list(in: children, limit: 16).first("esds").flatMap(ElementaryStreamDescriptor.init),
      descriptor.objectType == 0xE0
    {
      (description.kind, description.codec) = (.subtitle, "dvd_subtitle")
    }
  }
}

/// What a track holds: by its handler (8.4.3), else by its coding.
func streamKind(_ handler: FourCC, _ format: FourCC?) -> StreamFacts.Kind {
  switch handler {
  case "vide", "auxv", "pict": return .video
  case "soun", "m1a ": return .audio
  case "subp", "clcp", "sbtl", "subt": return .subtitle
  case "tmcd", "meta", "hint": return .data
  default: break
  }
  // A handler that is none of the known often stands over a coding that is.
  guard let format else { return .data }
  if subtitleCodecName(format) != nil { return .subtitle }
  if videoCodecName(format) != nil { return .video }
  return audioCodecName(format) != nil ? .audio : .data
}
