/// A codec record or header that is read on its own. Tests that check all records use this list.
package struct CodecRecord: Sendable {
  /// The four-character code of its box, or another name.
  package let name: String
  /// Reads the record as facts of a file that has nothing else; nil if the bytes are not such a record.
  package let read: @Sendable (Fields) -> MediaFacts?

  package static let all: [CodecRecord] = [
    video("avcC", "h264", avcConfiguration), video("sps-h264", "h264") { avcSequenceParameters($0.bytes) },
    video("hvcC", "hevc", hevcConfiguration), video("sps-hevc", "hevc") { hevcSequenceParameters($0.bytes) },
    video("av1C", "av1", av1Configuration), video("vpcC", "vp9", vpConfiguration),
    video("mpeg4-visual", "mpeg4", mpeg4VisualConfiguration),
    video("frame-vp8", "vp8", vp8Frame), video("frame-vp9", "vp9", vp9Frame),
    audio("AudioSpecificConfig", "aac", aacConfiguration), audio("dOps", "opus", opusConfiguration),
    audio("alac", "alac", appleLosslessConfiguration), audio("dac3", "ac3", ac3Configuration),
    audio("dec3", "eac3", eac3Configuration), audio("dfLa", "flac", flacConfiguration),
    audio("mhaC", "mpegh_3d_audio", mpeghConfiguration), audio("frame-ac3", "ac3", ac3Frame),
    audio("OpusHead", "opus", opusHead), audio("vorbis", "vorbis", vorbisIdentification),
    CodecRecord(name: "esds") { box in
      guard let configuration = ElementaryStreamDescriptor(box)?.configuration else { return nil }
      return facts("mpeg4", mpeg4VisualConfiguration(configuration)) ?? facts("aac", aacConfiguration(configuration))
    },
    CodecRecord(name: "Exif") { block in
      guard let exif = Exif(block.bytes) else { return nil }
      var image = ImageFacts()
      if let orientation = exif.orientation { image.apply(orientation: orientation) }
      return MediaFacts(container: "tiff", image: image)
    },
    CodecRecord(name: "ICC") { profile in
      var facts = MediaFacts(container: "tiff", image: ImageFacts())
      facts.take(ICCProfile(profile))
      return facts
    },
  ]

  private static func video(
    _ name: String, _ codec: String, _ read: @escaping @Sendable (Fields) -> VideoCodecDetails?
  ) -> CodecRecord {
    CodecRecord(name: name) { facts(codec, read($0)) }
  }

  private static func audio(
    _ name: String, _ codec: String, _ read: @escaping @Sendable (Fields) -> AudioCodecDetails?
  ) -> CodecRecord {
    CodecRecord(name: name) { facts(codec, read($0)) }
  }

  private static func facts(_ codec: String, _ details: VideoCodecDetails?) -> MediaFacts? {
    guard let details else { return nil }
    var video = VideoFacts()
    video.codec = codec
    video.take(details)
    video.deriveShownSize()
    video.derive(from: details)
    var facts = MediaFacts()
    facts.video = video
    return facts
  }

  private static func facts(_ codec: String, _ details: AudioCodecDetails?) -> MediaFacts? {
    guard let details else { return nil }
    var audio = AudioFacts()
    audio.codec = codec
    audio.take(details)
    audio.deriveFromCodec(bits: nil)
    var facts = MediaFacts()
    facts.audio = audio
    return facts
  }
}
