/// The first sample description of a track (ISO/IEC 14496-12, 8.5.2; QuickTime File Format for older layouts).
package struct SampleDescription: Sendable {
  /// The code of the entry as stored: `avc1`, `encv`.
  var format: FourCC
  /// The code of the codec under encryption (8.12.2); equal to `format` without encryption.
  var original: FourCC
  var isEncrypted = false
  var kind: StreamFacts.Kind
  /// FFmpeg's codec name; nil for an unknown code.
  package var codec: String?
  /// The size of the picture in a second description, if it differs.
  var otherSize: PixelSize?
  /// Number of descriptions; the second and later ones may describe other samples.
  var count: Int64 = 1

  // These properties are of video.
  var width = 0
  var height = 0
  var pixelAspect: Ratio?
  var cleanAperture: PixelSize?
  /// True if the clean aperture leaves no pixel.
  var hasEmptyAperture = false
  var color: ColorCodePoints?
  /// QuickTime's FieldHandlingBox (`fiel`): true for two fields per picture.
  var isInterlaced: Bool?
  /// True if the container states mastering display or content light level metadata.
  var hasStaticMetadata = false
  var hasDolbyVision = false
  var projection: String?
  var parts: MovieParts = []
  var video: VideoCodecDetails?
  /// True if there is a record of H.264 or HEVC.
  var hasParameterSets = false
  /// True if that record has lost the highest bit of its bytes.
  var lacksHighBits = false

  // These properties are of audio.
  var channels = 0
  var bitsPerSample = 0
  var sampleRate = 0
  var audio: AudioCodecDetails?
  /// True if the container states another channel layout than the default.
  var hasOwnLayout = false
  /// True if the decoder of the track needs a record that the description does not have.
  var lacksRecord = false
  /// Samples and bytes per packet (QuickTime File Format, "Sound Sample Description (Version 1)"); nil if each stored
  /// unit is a sample.
  var packet: AudioPacket?
}

/// A packet of compressed audio in which every PCM sample counts as a sample.
struct AudioPacket: Sendable {
  let samples: UInt64
  /// Number of bytes; nil if the writer left it out.
  let bytes: UInt64?
}

extension BoxWalk {
  /// Largest size of one description in bytes: parameter sets, or a metadata scheme.
  static let mostDescription = 64 << 10
  /// Largest number of descriptions that are read. Edited and spliced movies have a few.
  static let mostDescriptions = 16

  /// Reads a SampleDescriptionBox (8.5.2).
  ///
  /// - Parameter number: Number of the entry to read. The first one is read only if the track has no description yet.
  mutating func readSampleDescription(_ box: BoxPlace, number: Int64 = 1, _ track: inout TrackBoxes)
    throws(ReadInterruption)
  {
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
      case .audio: readAudioEntry(content, &description, version: head.version ?? 0)
      default: readOtherEntry(content, &description)
      }
    } else {
      description.codec = codecName(description.original, description.kind)
    }
    if entry.type == "drms" || entry.type == "drmi" || entry.type == "encv" || entry.type == "enca" {
      description.isEncrypted = true
    }
    for _ in 1..<max(1, min(count, Int64(BoxWalk.mostDescriptions))) {
      guard let following = try next(&position, box.end) else { break }
      // Media with a clear beginning may continue encrypted, under a description of its own (8.12).
      if ["encv", "enca", "drms", "drmi"].contains(following.type) { description.isEncrypted = true }
      // 12.1.3.2: the size of the picture.
      if description.kind == .video, description.otherSize == nil, let entry = try content(following, atMost: 28),
        let width = entry.u16(24), let height = entry.u16(26),
        (width, height) != (description.width, description.height)
      {
        description.otherSize = PixelSize(width: width, height: height)
      }
    }
    track.description = description
  }

  /// Reads a ProtectionSchemeInfoBox (8.12.1) for the original format.
  func readProtection(_ content: Fields, _ description: inout SampleDescription) {
    description.isEncrypted = true
    if let original = BoxContent.list(in: content, limit: 16).first("frma")?.code(0) { description.original = original }
  }

  private func readOtherEntry(_ content: Fields, _ description: inout SampleDescription) {
    description.codec = codecName(description.original, description.kind)
    // DVD subtitles in MP4 are recognized by their descriptor.
    if description.format == "mp4s", let children = content.part(8),
      let descriptor = BoxContent.list(in: children, limit: 16).first("esds").flatMap(ElementaryStreamDescriptor.init),
      descriptor.objectType == 0xE0
    {
      (description.kind, description.codec) = (.subtitle, "dvd_subtitle")
    }
  }
}

/// Returns the kind of a track by its handler (8.4.3), or otherwise by its codec.
func streamKind(_ handler: FourCC, _ format: FourCC?) -> StreamFacts.Kind {
  switch handler {
  case "vide", "auxv", "pict": return .video
  case "soun", "m1a ": return .audio
  case "subp", "clcp", "sbtl", "subt": return .subtitle
  case "tmcd", "meta", "hint": return .data
  default: break
  }
  // An unknown handler often accompanies a known codec.
  guard let format else { return .data }
  if subtitleCodecName(format) != nil { return .subtitle }
  if videoCodecName(format) != nil { return .video }
  return audioCodecName(format) != nil ? .audio : .data
}
