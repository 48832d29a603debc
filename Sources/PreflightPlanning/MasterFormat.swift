package import MediaProbe

/// A combination of container and codecs that ffmpeg can write, with the facts of a file that it writes.
package struct MasterFormat: Sendable, Equatable {
  package let container: String
  /// The codec of the video, or the format of the image.
  package let codec: String
  package let profile: String?
  package let audioCodec: String?
  package let audioProfile: String?
  package let fileExtension: String
  /// The options of ffmpeg that select the encoder.
  package let encoder: [String]
  /// The option of ffmpeg that selects the encoder of the audio.
  package let audioEncoder: String?
  package let pixelFormat: String
  let colorType: ImageFacts.ColorType?

  private init(
    _ container: String, _ codec: String, profile: String? = nil, audio: String? = nil, audioProfile: String? = nil,
    as fileExtension: String, encoder: [String], audioEncoder: String? = nil, pixelFormat: String = "yuv420p",
    colorType: ImageFacts.ColorType? = nil
  ) {
    self.container = container
    self.codec = codec
    self.profile = profile
    audioCodec = audio
    self.audioProfile = audioProfile
    self.fileExtension = fileExtension
    self.encoder = encoder
    self.audioEncoder = audioEncoder
    self.pixelFormat = pixelFormat
    self.colorType = colorType
  }

  private static let h264 = ["-c:v", "libx264", "-profile:v", "high"]
  private static let hevc = ["-c:v", "libx265", "-tag:v", "hvc1"]

  /// The formats of a kind, the most widely accepted ones first.
  package static func all(_ kind: MediaFacts.Kind) -> [MasterFormat] { kind == .image ? images : videos }

  private static let videos = [
    MasterFormat(
      "mp4", "h264", profile: "High", audio: "aac", audioProfile: "LC", as: "mp4", encoder: h264, audioEncoder: "aac"),
    MasterFormat(
      "mp4", "hevc", profile: "Main", audio: "aac", audioProfile: "LC", as: "mp4", encoder: hevc, audioEncoder: "aac"),
    MasterFormat(
      "mov", "h264", profile: "High", audio: "aac", audioProfile: "LC", as: "mov", encoder: h264, audioEncoder: "aac"),
    MasterFormat(
      "mov", "hevc", profile: "Main", audio: "aac", audioProfile: "LC", as: "mov", encoder: hevc, audioEncoder: "aac"),
    MasterFormat(
      "webm", "vp9", profile: "Profile 0", audio: "opus", as: "webm", encoder: ["-c:v", "libvpx-vp9"],
      audioEncoder: "libopus"),
    MasterFormat("webm", "vp8", audio: "opus", as: "webm", encoder: ["-c:v", "libvpx"], audioEncoder: "libopus"),
    MasterFormat(
      "matroska", "h264", profile: "High", audio: "aac", audioProfile: "LC", as: "mkv", encoder: h264,
      audioEncoder: "aac"),
    MasterFormat(
      "flv", "h264", profile: "High", audio: "aac", audioProfile: "LC", as: "flv", encoder: h264, audioEncoder: "aac"),
  ]

  private static let images = [
    MasterFormat("jpeg", "jpeg", as: "jpg", encoder: [], pixelFormat: "yuvj420p", colorType: .ycbcr),
    MasterFormat("png", "png", as: "png", encoder: [], pixelFormat: "rgb24", colorType: .rgb),
    MasterFormat(
      "webp", "webp", as: "webp", encoder: ["-c:v", "libwebp"], pixelFormat: "yuv420p", colorType: .ycbcr),
    MasterFormat("gif", "gif", as: "gif", encoder: [], pixelFormat: "rgb8", colorType: .palette),
    MasterFormat("tiff", "tiff", as: "tiff", encoder: [], pixelFormat: "rgb24", colorType: .rgb),
    MasterFormat("bmp", "bmp", as: "bmp", encoder: [], pixelFormat: "bgr24", colorType: .rgb),
  ]

  /// The facts of a file in this format, as far as they are the same for every size and duration.
  func facts(_ kind: MediaFacts.Kind) -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = kind
    facts.container = container
    facts.extensionMatches = true
    facts.isEncrypted = false
    if kind == .image {
      var image = ImageFacts()
      image.format = codec
      image.rotation = 0
      image.isMirrored = false
      image.bitDepth = 8
      image.colorType = colorType
      image.hasAlpha = false
      image.isAnimated = false
      image.frameCount = 1
      image.isProgressive = false
      image.isMotionPhoto = false
      if codec == "jpeg" { image.isMultiPicture = false }
      if codec == "gif" { image.gifVersion = "89a" }
      facts.image = image
      return facts
    }
    if container == "mp4" || container == "mov" {
      facts.isFastStart = true
      facts.isFragmented = false
      facts.hasEditList = false
    }
    var video = VideoFacts()
    video.codec = codec
    video.profile = profile
    video.rotation = 0
    video.isMirrored = false
    video.sampleAspectRatio = Ratio(1, 1)
    video.hasVariableFrameRate = false
    video.hasClosedGOP = true
    video.hasBFrames = codec == "h264" || codec == "hevc"
    video.pixelFormat = pixelFormat
    video.bitDepth = 8
    video.chromaSubsampling = "4:2:0"
    video.colorPrimaries = "bt709"
    video.colorTransfer = "bt709"
    video.colorSpace = "bt709"
    video.colorRange = "tv"
    video.isInterlaced = false
    video.hdr = .sdr
    facts.video = video
    var audio = AudioFacts()
    audio.codec = audioCodec
    audio.profile = audioProfile
    facts.audio = audio
    facts.streams = [
      StreamFacts(index: 0, type: .video, codec: codec), StreamFacts(index: 1, type: .audio, codec: audioCodec),
    ]
    return facts
  }
}
