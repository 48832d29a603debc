package import MediaProbe

/// The change of one file: the copied streams, the encoded streams, and the figures of the new file.
package struct Edit: Sendable, Equatable {
  package enum Track: Sendable, Equatable {
    case absent
    case copied
    /// Encoded again, with this codec.
    case encoded(String)

    package var isEncoded: Bool { if case .encoded = self { true } else { false } }
  }

  package typealias Reshaping = RepairChoices.Reshaping

  package let kind: MediaFacts.Kind
  /// The container, or the format of an image.
  package var container: String
  package var video: Track
  package var audio: Track
  /// True if only the main audio track is kept.
  package var keepsOneAudioTrack = false
  /// True if the codec gets the code `hvc1`.
  package var retagsHEVC = false
  /// The frame rate to whose grid the times of a copied video move; nil to keep its times.
  package var retimedRate: Ratio?
  /// The time in seconds by which all tracks begin earlier, so that the video begins at 0; nil to keep the start.
  package var startShift: Ratio?
  /// The longest duration.
  package var duration: Ratio?
  /// The size as shown; nil for that of the original.
  package var size: PixelSize?
  /// The way in which the picture gets another shape; nil to keep its shape.
  package var reshaping: Reshaping?
  /// The color behind a transparent picture; nil if it stays transparent.
  package var background: RepairColor?
  /// The parts of a picture's file that its facts do not describe; nil if they are not known.
  package var account: PictureAccount?
  /// True if the colors are converted to sRGB.
  package var convertsColors = false
  /// True if an alpha channel without a transparent pixel is left out.
  package var dropsOpaqueAlpha = false
  /// True if the place at which the file was recorded is left out.
  package var stripsLocation = false
  /// True if a copied image loses the data that follow it in the file, and the images and clips in its metadata.
  package var stripsPicture = false
  package var frameRate: Ratio?
  /// The longest distance of key frames in seconds.
  package var keyframeInterval: Ratio?
  package var deinterlaces = false
  /// True if a high dynamic range picture is converted to standard dynamic range.
  package var mapsTones = false
  /// True if H.264 is encoded with the profile Main and without B frames, because a rule advises against B frames.
  package var avoidsBFrames = false
  /// The highest bit rate of a video that is encoded again.
  package var videoBitRate: Int64?
  /// The largest size in bytes of a film that could exceed it; nil for no limit. The best quality is searched for.
  package var byteBudget: Int64?
  /// The highest bit rate of that video while no limit of bytes counts.
  package var freeBitRate: Int64?
  /// True if filler raises the bit rate, because a rule requires a minimum.
  package var fillsBitRate = false
  package var audioBitRate: Int64?
  package var sampleRate: Int64?
  package var channels: Int64?
  /// The largest size in bytes, if the original is larger; nil otherwise.
  package var largestFile: Int64?
  /// The size in bytes that an image must not exceed; nil for no limit. Qualities and sizes are tried until the image is small
  /// enough.
  package var imageLimit: Int64?
  /// True if removing the data after the picture may make a JPEG small enough. This is tried before the picture is encoded.
  package var triesStripping = false
  /// True if no rule requires the size of the picture, so that it may become smaller than `size`.
  package var mayShrink = false
  /// True if the bit rate of the original breaks a limit.
  package var limitsBitRate = false

  /// Creates the change that copies everything; nil if files of this kind cannot be changed.
  package init?(copying facts: MediaFacts, _ account: PictureAccount? = nil) {
    guard facts.error == nil, let kind = facts.kind, kind != .other, facts.isEncrypted != true else { return nil }
    self.kind = kind
    self.account = account
    guard let container = kind == .image ? facts.image?.format : facts.container else { return nil }
    self.container = container
    video = facts.video == nil && kind != .image ? .absent : .copied
    audio = facts.audio == nil ? .absent : .copied
    if kind == .video, video == .absent { return nil }
    if kind == .audio {
      video = .absent
      if audio == .absent { return nil }
    }
    if kind == .image, let image = facts.image, !Self.isReadable(image) { return nil }
  }

  /// Returns true if ffmpeg reads pictures of this format the same way in every version. HEIC and AVIF are read tile by tile, as
  /// the header names them.
  static func isReadable(_ image: ImageFacts) -> Bool {
    switch image.format {
    case "jpeg", "png", "bmp", "tiff", "gif": true
    case "webp": image.isAnimated == false
    case "heic", "avif": image.isAnimated == false && image.hasAlpha == false
    default: false
    }
  }

  /// True if the picture is stored as items, which are decoded tile by tile.
  package static func isOfTiles(_ image: ImageFacts?) -> Bool { image?.format == "heic" || image?.format == "avif" }

  /// True if no stream is encoded again.
  package var isLossless: Bool { !video.isEncoded && !audio.isEncoded }
}

// MARK: - The formats that can be written

extension Edit {
  /// The containers that ffmpeg writes here, the most widely accepted ones first.
  package static func containers(_ kind: MediaFacts.Kind) -> [String] {
    switch kind {
    case .video: ["mp4", "mov", "webm", "matroska"]
    case .audio: ["m4a", "mp3", "ogg"]
    case .image: ["jpeg", "png", "webp", "gif"]
    case .other: []
    }
  }

  package static let videoCodecs = ["h264", "hevc", "vp9"]
  package static let audioCodecs = ["aac", "opus", "mp3"]

  /// Returns true if a container can hold a video codec as ffmpeg writes it.
  package static func takes(_ container: String, video codec: String?) -> Bool {
    guard let codec else { return false }
    return switch container {
    case "mp4": ["h264", "hevc", "av1", "vp9", "mpeg4"].contains(codec)
    case "mov": ["h264", "hevc", "mpeg4", "prores", "mjpeg"].contains(codec)
    case "webm": ["vp8", "vp9", "av1"].contains(codec)
    case "matroska": ["h264", "hevc", "vp8", "vp9", "av1", "mpeg4", "mjpeg", "theora", "mpeg2video"].contains(codec)
    default: false
    }
  }

  /// Returns true if a container can hold an audio codec as ffmpeg writes it.
  package static func takes(_ container: String, audio codec: String?) -> Bool {
    guard let codec else { return false }
    return switch container {
    case "mp4": ["aac", "mp3", "ac3", "eac3", "opus"].contains(codec)
    case "mov": ["aac", "mp3", "ac3", "alac"].contains(codec) || codec.hasPrefix("pcm_s")
    case "m4a": ["aac", "alac"].contains(codec)
    case "webm", "ogg": ["opus", "vorbis"].contains(codec)
    case "mp3": codec == "mp3"
    case "matroska": ["aac", "mp3", "ac3", "eac3", "opus", "vorbis", "flac"].contains(codec)
    default: false
    }
  }

  /// Returns true if a format supports transparency.
  static func hasAlpha(_ format: String) -> Bool { format != "jpeg" }

  /// Returns true if a format supports animations that ffmpeg writes.
  static func isAnimated(_ format: String) -> Bool { format == "gif" || format == "webp" }

  package var fileExtension: String {
    switch container {
    case "matroska": "mkv"
    case "jpeg": "jpg"
    default: container
    }
  }
}

// MARK: - The tracks

extension Edit {
  /// Returns the audio tracks that are kept: the main one, and the others that the container can hold.
  func keptAudio(_ facts: MediaFacts) -> [StreamFacts] {
    guard audio != .absent, let main = facts.mainStream(.audio) else { return [] }
    return facts.streams.filter { track in
      guard track.type == .audio, !track.isAttachedPicture else { return false }
      if track.index == main.index { return true }
      guard !keepsOneAudioTrack, let codec = track.codec, track.duration != 0 else { return false }
      return audio.isEncoded || Self.takes(container, audio: codec)
    }
  }

  /// Returns the subtitles that are kept: all of them if the container stays in its family.
  func keptSubtitles(_ facts: MediaFacts) -> [StreamFacts] {
    let family = ["mp4", "mov"]
    guard container == facts.container || family.contains(container) && family.contains(facts.container ?? "") else {
      return []
    }
    return facts.streams.filter { $0.type == .subtitle && $0.codec != nil }
  }

  /// Returns all tracks that are kept.
  func keptStreams(_ facts: MediaFacts) -> [StreamFacts] {
    let video = video == .absent ? [] : [facts.mainStream(.video)].compactMap { $0 }
    return video + keptAudio(facts) + keptSubtitles(facts)
  }
}
