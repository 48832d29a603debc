import MediaProbe

/// Facts as a reader would return them, without a file.
enum SampleFacts {
  static func video(
    duration: Double? = 15, size: (Int, Int) = (1080, 1920), codec: String = "h264", container: String = "mp4",
    fileSize: Int64 = 7_700_000
  ) -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .video
    facts.container = container
    facts.fileSize = fileSize
    facts.duration = duration
    var video = VideoFacts()
    video.codec = codec
    (video.storedWidth, video.storedHeight) = size
    video.rotation = 0
    video.deriveShownSize()
    facts.video = video
    return facts
  }

  static func image(
    size: (Int, Int) = (1080, 1920), format: String = "jpeg", fileSize: Int64 = 240_000
  ) -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .image
    facts.container = format
    facts.fileSize = fileSize
    var image = ImageFacts()
    image.format = format
    (image.storedWidth, image.storedHeight) = size
    (image.width, image.height) = size
    facts.image = image
    return facts
  }

  static func audio() -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .audio
    facts.container = "mp3"
    facts.duration = 3
    return facts
  }

  static func document(_ container: String = "pdf") -> MediaFacts {
    var facts = MediaFacts()
    facts.kind = .other
    facts.container = container
    facts.fileSize = 240_000
    return facts
  }

  static func broken(_ code: ReadError.Code) -> MediaFacts {
    MediaFacts(error: ReadError(code, Message(asWritten: "as it was found")))
  }
}

extension MediaFacts {
  /// Returns the facts without some of them, as a reader of that tier would leave them.
  func without(_ facts: Fact..., tier: Tier? = .stream) -> MediaFacts {
    var copy = self
    for fact in facts {
      switch fact {
      case .duration: copy.duration = nil
      case .fileSize: copy.fileSize = nil
      case .videoCodec: copy.video?.codec = nil
      case .videoWidth:
        copy.video?.width = nil
        copy.video?.storedWidth = nil
      case .videoBitRate: copy.video?.bitRate = nil
      case .imageWidth:
        copy.image?.width = nil
        copy.image?.storedWidth = nil
      default: break
      }
      copy.unknown[fact] = UnknownFacts.Reason(.notInHeader, tier: tier)
    }
    return copy
  }
}
