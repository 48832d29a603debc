package import MediaProbe

/// The change of one file: what is copied, what is encoded again, and the figures of the new file.
package struct Edit: Sendable, Equatable {
  package enum Track: Sendable, Equatable {
    case absent
    case copied
    /// Encoded again, with this codec.
    case encoded(String)

    package var isEncoded: Bool { if case .encoded = self { true } else { false } }
  }

  /// The way in which a picture gets another aspect ratio.
  package enum Reshaping: Sendable, Equatable {
    case crop
    /// Adds bars of this color, in FFmpeg's words.
    case pad(color: String)
  }

  package let kind: MediaFacts.Kind
  /// The container, or the format of an image.
  package var container: String
  package var video: Track
  package var audio: Track
  /// True if only the main audio track is kept.
  package var keepsOneAudioTrack = false
  /// True if the codec gets the code `hvc1`.
  package var retagsHEVC = false
  /// The longest duration.
  package var duration: Ratio?
  /// The size as shown; nil for that of the original.
  package var size: PixelSize?
  /// Nil if the shape stays what it is.
  package var reshaping: Reshaping?
  package var frameRate: Ratio?
  /// The longest distance of key frames in seconds.
  package var keyframeInterval: Ratio?
  package var deinterlaces = false
  /// True if a picture in high dynamic range becomes one in standard dynamic range.
  package var mapsTones = false
  /// True if H.264 is encoded with the profile Main and without B frames, because a rule advises against High.
  package var avoidsHighProfile = false
  /// The highest bit rate of a video that is encoded again.
  package var videoBitRate: Int64?
  /// True if the bit rate is filled up, because a rule demands a least one.
  package var fillsBitRate = false
  package var audioBitRate: Int64?
  package var sampleRate: Int64?
  package var channels: Int64?
  /// The largest size in bytes, if the original is larger; nil otherwise.
  package var largestFile: Int64?
  /// True if the bit rate of the original breaks a limit.
  package var limitsBitRate = false
  /// The quality of an image, from 0 (the best) on.
  package var imageQuality = 0

  /// Creates the change that copies everything; nil if files of this kind cannot be changed.
  package init?(copying facts: MediaFacts) {
    guard facts.error == nil, let kind = facts.kind, kind != .other, facts.isEncrypted != true else { return nil }
    self.kind = kind
    guard let container = kind == .image ? facts.image?.format : facts.container else { return nil }
    self.container = container
    video = facts.video == nil && kind != .image ? .absent : .copied
    audio = facts.audio == nil ? .absent : .copied
    if kind == .video, video == .absent { return nil }
    if kind == .audio {
      video = .absent
      if audio == .absent { return nil }
    }
    // ffmpeg reads only these formats the same way in every version.
    if kind == .image, !Self.readableImages.contains(container) { return nil }
  }

  private static let readableImages = ["jpeg", "png", "webp", "bmp", "tiff", "gif"]

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

  /// Returns true if a container takes a video codec as ffmpeg writes it.
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

  /// Returns true if a container takes an audio codec as ffmpeg writes it.
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

  package var fileExtension: String {
    switch container {
    case "matroska": "mkv"
    case "jpeg": "jpg"
    default: container
    }
  }

  /// The bytes of a pixel of noise, the picture that needs most, for each quality of an image format.
  package static func bytesPerPixel(_ format: String, alpha: Bool) -> [Double] {
    switch format {
    case "jpeg": [1, 0.8, 0.6, 0.4]
    case "webp": alpha ? [2.1, 1.8, 1.7] : [1, 0.75, 0.65]
    case "png": [alpha ? 4.1 : 3.1]
    default: [1.5]
    }
  }
}

// MARK: - The predicted file

extension Edit {
  /// Returns the facts of the file that the change makes. A number that depends on the encoder is the highest possible one.
  package func predict(_ original: MediaFacts) -> MediaFacts {
    var facts = original
    facts.problems = original.problems.filter { problem in
      switch problem.code {
      case .truncated, .zeroFilled, .damaged, .decodeError, .externalReference: true
      default: false
      }
    }
    facts.container = container
    facts.mimeType = nil
    facts.extensionMatches = true
    if kind == .image { return image(facts, original) }

    let isMovie = ["mp4", "mov", "m4a"].contains(container)
    facts.isFastStart = isMovie ? true : nil
    facts.isFragmented = isMovie ? false : nil
    // A copy keeps the shifts of its tracks.
    facts.hasEditList = isMovie ? original.hasEditList == true && !video.isEncoded : nil
    if let duration { facts = facts.limited(to: duration.value) }
    let seconds = facts.duration ?? 0
    if video.isEncoded { encodeVideo(&facts, original) }
    if retagsHEVC { facts.video?.codecTag = "hvc1" }
    if case .encoded(let codec) = audio { encodeAudio(&facts, codec) }
    if keepsOneAudioTrack {
      let main = facts.streams.first { $0.type == .audio && $0.isDefault } ?? facts.streams.first { $0.type == .audio }
      facts.streams.removeAll { $0.type == .audio && $0.index != main?.index }
    }
    if video.isEncoded || audio.isEncoded {
      // One track or both have at most their limits; a copied one has what it had.
      let videoBits = facts.video == nil ? 0 : facts.video?.bitRate
      let audioBits = facts.audio == nil ? 0 : facts.audio?.bitRate
      if let videoBits, let audioBits {
        let bits = videoBits.saturatingSum(audioBits)
        facts.bitRate = bits
        facts.fileSize = Int64(saturating: Double(bits) / 8 * (seconds + 1) + 16_384)
      }
    }
    return facts
  }

  private func encodeVideo(_ facts: inout MediaFacts, _ original: MediaFacts) {
    guard case .encoded(let codec) = video, let old = original.video else { return }
    var new = VideoFacts()
    let keepsHDR = old.hdr != nil && old.hdr != .sdr && !mapsTones
    new.codec = codec
    new.codecTag = codec == "h264" ? "avc1" : codec == "hevc" ? "hvc1" : nil
    new.profile =
      codec == "h264"
      ? avoidsHighProfile ? "Main" : "High" : codec == "hevc" ? keepsHDR ? "Main 10" : "Main" : "Profile 0"
    new.width = size?.width ?? old.width
    new.height = size?.height ?? old.height
    new.storedWidth = new.width
    new.storedHeight = new.height
    new.rotation = 0
    new.isMirrored = false
    new.sampleAspectRatio = Ratio(1, 1)
    new.averageFrameRate = frameRate ?? old.averageFrameRate
    new.hasVariableFrameRate = frameRate == nil ? old.hasVariableFrameRate : false
    new.maxKeyframeInterval = writtenKeyframeInterval(old)
    new.hasClosedGOP = true
    new.pixelFormat = keepsHDR ? "yuv420p10le" : "yuv420p"
    new.bitDepth = keepsHDR ? 10 : 8
    new.chromaSubsampling = "4:2:0"
    new.colorPrimaries = mapsTones ? "bt709" : old.colorPrimaries
    new.colorTransfer = mapsTones ? "bt709" : old.colorTransfer
    new.colorSpace = mapsTones ? "bt709" : old.colorSpace
    new.colorRange = "tv"
    // The description of the mastering display is lost.
    new.hdr = keepsHDR ? old.hdr == .hlg ? .hlg : .pq : .sdr
    new.isInterlaced = deinterlaces ? false : old.isInterlaced
    new.duration = facts.video?.duration
    new.bitRate = videoBitRate
    facts.video = new
    facts.unknown.removeAll { $0.rawValue.hasPrefix("video.") }
  }

  private func encodeAudio(_ facts: inout MediaFacts, _ codec: String) {
    var new = AudioFacts()
    new.codec = codec
    new.profile = codec == "aac" ? "LC" : nil
    new.sampleRate = codec == "opus" ? 48_000 : sampleRate.map { Int($0) } ?? facts.audio?.sampleRate
    new.channels = channels.map { Int($0) } ?? facts.audio?.channels
    new.channelLayout = new.channels == 1 ? "mono" : new.channels == 2 ? "stereo" : facts.audio?.channelLayout
    new.duration = facts.audio?.duration
    new.bitRate = audioBitRate
    facts.audio = new
    facts.unknown.removeAll { $0.rawValue.hasPrefix("audio.") }
  }

  private func image(_ facts: MediaFacts, _ original: MediaFacts) -> MediaFacts {
    var facts = facts
    guard let old = original.image, video.isEncoded else { return facts }
    var new = ImageFacts()
    let alpha = old.hasAlpha == true && (container == "png" || container == "webp")
    new.format = container
    new.width = size?.width ?? old.width
    new.height = size?.height ?? old.height
    new.storedWidth = new.width
    new.storedHeight = new.height
    new.rotation = 0
    new.isMirrored = false
    new.bitDepth = 8
    new.hasAlpha = container == "gif" ? old.hasAlpha : alpha
    new.colorType =
      switch container {
      case "png": alpha ? .rgba : .rgb
      case "gif": .palette
      default: alpha ? .rgba : .ycbcr
      }
    let isAnimated = container == "gif" && old.isAnimated == true
    new.isAnimated = isAnimated
    new.frameCount = isAnimated ? old.frameCount : 1
    new.isProgressive = false
    new.isMotionPhoto = false
    facts.image = new
    if !isAnimated {
      facts.duration = nil
      facts.bitRate = nil
    }
    facts.unknown.removeAll { $0.rawValue.hasPrefix("image.") }
    let choices = Self.bytesPerPixel(container, alpha: alpha)
    if let width = new.width, let height = new.height {
      let frames = Double(new.frameCount ?? 1)
      let quality = min(imageQuality, choices.count - 1)
      let bytes = min(choices[quality], likelyBytes(original, quality, pixels: Double(width) * Double(height)))
      facts.fileSize = Int64(saturating: Double(width) * Double(height) * frames * bytes + 4096)
    }
    return facts
  }

  /// The bytes of a pixel that the content of the original lets expect; infinite if it says nothing.
  private func likelyBytes(_ original: MediaFacts, _ quality: Int, pixels: Double) -> Double {
    guard container == "jpeg", let size = original.fileSize, let old = original.image, let width = old.storedWidth,
      let height = old.storedHeight, old.isAnimated != true, width > 0, height > 0
    else { return .infinity }
    let before = Double(width) * Double(height)
    let bytes = Double(size) / before
    let likely: Double
    switch old.format {
    case "jpeg": likely = bytes
    case "png": likely = max(0.35 * bytes, 0.25)
    default: return .infinity
    }
    // A smaller picture has more detail in each pixel, and a better quality than before needs more bytes.
    return likely * [2.5, 1.7, 1.3, 1][min(quality, 3)] * max(1, (before / max(1, pixels)).squareRoot())
  }

  /// The longest distance of key frames in the new file, in seconds.
  package func writtenKeyframeInterval(_ old: VideoFacts) -> Double {
    let rate = (frameRate ?? old.averageFrameRate)?.value ?? 30
    return Double(keyframeFrames(old)) / max(rate, 0.001)
  }

  /// The same in frames.
  package func keyframeFrames(_ old: VideoFacts) -> Int {
    let rate = (frameRate ?? old.averageFrameRate)?.value ?? 30
    return max(1, Int(saturating: (keyframeInterval?.value ?? 2) * rate))
  }
}

extension MediaFacts {
  /// Returns the facts of a file that ends after this many seconds.
  fileprivate func limited(to seconds: Double) -> MediaFacts {
    var facts = self
    func least(_ value: Double?) -> Double? { value.map { min($0, seconds) } }
    facts.duration = least(duration)
    facts.video?.duration = least(video?.duration)
    facts.audio?.duration = least(audio?.duration)
    facts.video?.frameCount = nil
    return facts
  }
}
