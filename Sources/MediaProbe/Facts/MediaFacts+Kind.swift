extension MediaFacts {
  /// The kind of a file by its content and not by its name. The raw value is the `kind` in records.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Moving pictures. A file whose only picture is cover art is audio.
    case video
    /// A picture in any container, animated or still.
    case image
    case audio
    /// Readable content of another kind: subtitles, data, vector graphics.
    case other
  }

  /// Creates the facts of a file that could not be read.
  public init(error: ReadError, fileSize: Int64? = nil) {
    self.error = error
    self.fileSize = fileSize
  }

  /// Removes the reasons for facts of parts (video, audio, image) that the file does not have.
  public mutating func dropReasonsOfMissingParts() {
    guard !unknown.isEmpty else { return }
    // A comparison with nil would copy the whole part.
    let hasVideo = if case .some = video { true } else { false }
    let hasAudio = if case .some = audio { true } else { false }
    let hasImage = if case .some = image { true } else { false }
    unknown.removeAll { fact in
      switch fact.part {
      case .video: !hasVideo
      case .audio: !hasAudio
      case .image: !hasImage
      case .color: !hasImage && !hasVideo
      case .content, .document, .archive, .captions, nil: false
      }
    }
  }
}

extension VideoFacts {
  /// The dynamic range of a video, by its transfer function and metadata. HDR10 is PQ with static metadata.
  @nonexhaustive public enum HDR: String, Sendable, Hashable, CaseIterable {
    case sdr, pq, hdr10, hlg
    case dolbyVision = "dolby_vision"
  }
}

extension ImageFacts {
  /// The color model in which a file stores a picture.
  @nonexhaustive public enum ColorType: String, Sendable, Hashable, CaseIterable {
    case gray
    case grayAlpha = "gray_alpha"
    case rgb
    case rgba
    case palette
    case ycbcr
    case cmyk
    case ycck
    case bilevel
    case lab
  }
}
