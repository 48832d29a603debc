extension MediaFacts {
  /// Takes over what another tier knows of the same file and this one does not tell: what stands in the records of codecs,
  /// and what is wrong with the file. Durations and rates are of one measurement each, and stay.
  ///
  /// - Parameter other: Of the same file; one that tells of another kind of media, or of another codec, is not believed.
  public mutating func complete(from other: MediaFacts) {
    guard error == nil, other.error == nil, kind == other.kind else { return }
    if var own = video, let known = other.video, own.codec == known.codec {
      own.complete(from: known)
      video = own
    }
    if var own = audio, let known = other.audio, own.codec == known.codec {
      own.complete(from: known)
      audio = own
    }
    // Nothing was measured of a file that ends behind its header.
    duration = duration ?? other.duration
    let known = self
    unknown.removeAll { if case .known = known[$0] { true } else { false } }
    // That a reader went no further says nothing once another did.
    problems += other.problems.filter { problem in
      problem.code != .unsupported && !problems.contains { $0.code == problem.code }
    }
  }
}

extension VideoFacts {
  fileprivate mutating func complete(from other: VideoFacts) {
    duration = duration ?? other.duration
    codecTag = codecTag ?? other.codecTag
    profile = profile ?? other.profile
    level = level ?? other.level
    pixelFormat = pixelFormat ?? other.pixelFormat
    bitDepth = bitDepth ?? other.bitDepth
    chromaSubsampling = chromaSubsampling ?? other.chromaSubsampling
    colorPrimaries = colorPrimaries ?? other.colorPrimaries
    if colorTransfer == nil, let transfer = other.colorTransfer {
      colorTransfer = transfer
      // What is derived from it holds no longer. Metadata, which makes HDR10 of PQ, was found by neither.
      if transfer == "smpte2084" { hdr = other.hdr ?? .pq } else { hdr = other.hdr ?? hdr }
    }
    colorSpace = colorSpace ?? other.colorSpace
    colorRange = colorRange ?? other.colorRange
    interlaced = interlaced ?? other.interlaced
    // What is cropped away changes the shape that a size to be shown at gives.
    if cleanAperture == nil, let aperture = other.cleanAperture,
      (storedWidth, storedHeight) == (other.storedWidth, other.storedHeight)
    {
      cleanAperture = aperture
      sampleAspectRatio = other.sampleAspectRatio ?? sampleAspectRatio
      (width, height) = (other.width, other.height)
    }
    // Square is also what is taken where nothing is told.
    if sampleAspectRatio == Ratio(1, 1), let aspect = other.sampleAspectRatio, aspect != Ratio(1, 1),
      (storedWidth, storedHeight) == (other.storedWidth, other.storedHeight)
    {
      sampleAspectRatio = aspect
      deriveShownSize()
    }
  }
}

extension AudioFacts {
  fileprivate mutating func complete(from other: AudioFacts) {
    duration = duration ?? other.duration
    profile = profile ?? other.profile
    sampleRate = sampleRate ?? other.sampleRate
    channels = channels ?? other.channels
    channelLayout = channelLayout ?? other.channelLayout
  }
}
