extension MediaFacts {
  /// Largest width or height that a video codec can express: H.264, HEVC and VP9 use 16 bits, AV1 counts to 65536.
  private static let longestSide = 65536

  /// Sets the video facts of a track.
  mutating func setVideo(_ index: Int, in movie: Movie) {
    let track = movie.tracks[index]
    let description = track.boxes.description ?? SampleDescription(format: "", original: "", kind: .video)
    var video = VideoFacts()
    var details = description.video ?? movie.firstFrame ?? VideoCodecDetails()
    if let frame = movie.firstFrame { details.takeColors(of: frame) }
    if description.video != nil, let sequence = movie.sampleFindings.sequence.first {
      details.takeSequence(of: sequence)
    }
    video.codec = description.codec
    video.codecTag = track.boxes.description?.format.text
    video.profile = details.profile
    video.level = details.level
    let matrix = movie.displayMatrix(of: track)
    setSize(track, description, details, matrix, &video)
    setTurn(matrix, &video)
    video.deriveShownSize()
    setLook(description, details, &video)
    noteColors(ofStream: details.color, container: description.color)
    video.hasClosedGOP = video.hasClosedGOP ?? movie.hasClosedGOP
    nameUnstatedColors(of: video, details)
    video.projection = track.boxes.projection
    movieParts.formUnion(description.parts)
    if track.boxes.hasStereoNote { movieParts.insert(.stereo) }
    // ISO/IEC 14496-12, 8.6.6.1: an edit without media time delays the track.
    if let first = track.boxes.edits.first, first.mediaTime == nil, first.duration > 0 { movieParts.insert(.lateVideo) }
    movie.setTiming(index, &video)
    self.video = video
  }

  private mutating func setSize(
    _ track: Track, _ description: SampleDescription, _ details: VideoCodecDetails, _ matrix: DisplayMatrix?,
    _ video: inout VideoFacts
  ) {
    var (width, height) = (details.width ?? description.width, details.height ?? description.height)
    // Some writers crop the padding of H.264 only in the container.
    if details.mayBeCutByContainer, description.width > 0, description.height > 0,
      description.width <= width, description.height <= height, (width - description.width) < 16,
      (height - description.height) < 16, (description.width + 15) / 16 == (width + 15) / 16,
      (description.height + 15) / 16 == (height + 15) / 16
    {
      (width, height) = (description.width, description.height)
    }
    if width > 0, height > 0, width <= MediaFacts.longestSide, height <= MediaFacts.longestSide {
      (video.storedWidth, video.storedHeight) = (width, height)
    } else {
      if width > 0, height > 0 {
        problems.append(Problem(.impossibleSize, .impossibleVideoSize, .int(width), .int(height)))
      }
      // The samples may state another size.
      let reason = UnknownFacts.Reason(.impossibleSize, tier: .stream)
      for fact in [Fact.videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio] {
        unknown[fact] = reason
      }
    }
    video.cleanAperture = description.cleanAperture
    video.sampleAspectRatio =
      description.pixelAspect ?? matrix?.stretch ?? canvasAspect(track, description)
      ?? details.sampleAspectRatio
    guard video.sampleAspectRatio == nil else { return }
    guard !statesAspectInFrames(description.codec) else {
      // Without the sample aspect ratio, the display size is unknown, and a stored size could be mistaken for it.
      (video.storedWidth, video.storedHeight) = (nil, nil)
      let reason = UnknownFacts.Reason(.pixelShapeInFrames, tier: .stream)
      for fact in [
        Fact.videoSampleAspectRatio, .videoAspectRatio, .videoWidth, .videoHeight, .videoStoredWidth,
        .videoStoredHeight,
      ] {
        unknown[fact] = reason
      }
      return
    }
    video.sampleAspectRatio = Ratio(1, 1)
  }

  /// Returns true for codecs whose frames, but no container record, state the sample aspect ratio. H.263's standard
  /// sizes have 12:11 (ITU-T H.263, 4.1), and DV has those of television.
  private func statesAspectInFrames(_ codec: String?) -> Bool {
    switch codec {
    case "h263", "dvvideo", "mpeg1video", "mpeg2video": true
    default: false
    }
  }

  /// Returns the sample aspect ratio that follows if the track's size has another shape than the picture (8.3.2.3); nil
  /// if they agree.
  private func canvasAspect(_ track: Track, _ description: SampleDescription) -> Ratio? {
    let (width, height) = (Int64(track.boxes.canvasWidth >> 16), Int64(track.boxes.canvasHeight >> 16))
    let (stored, storedHeight) = (Int64(description.width), Int64(description.height))
    guard width > 0, height > 0, stored > 0, storedHeight > 0, width != stored || height != storedHeight else {
      return nil
    }
    if track.boxes.hasCanvasOfCleanAperture { return nil }
    return Ratio(storedHeight * width, stored * height)
  }

  private mutating func setTurn(_ matrix: DisplayMatrix?, _ video: inout VideoFacts) {
    (video.rotation, video.isMirrored) = (0, false)
    guard let matrix else { return }
    video.isMirrored = matrix.mirrored
    video.rotation = matrix.rotation
    if matrix.rotation == nil {
      problems.append(Problem(.oddRotation, .rotationNotApplied))
      unknown[.videoRotation] = .init(.oddRotation)
    }
  }

  private func setLook(_ description: SampleDescription, _ details: VideoCodecDetails, _ video: inout VideoFacts) {
    // The coded stream takes precedence over the container.
    let stated = description.color
    let primaries = known(details.color.primaries) ?? known(stated?.primaries)
    let transfer = known(details.color.transfer) ?? known(stated?.transfer)
    let matrix = known(details.color.matrix) ?? known(stated?.matrix)
    let isFull = details.color.isFullRange ?? stated?.isFullRange
    video.colorPrimaries = primaries.flatMap(primariesName)
    video.colorTransfer = transfer.flatMap(transferName)
    video.colorSpace = matrix.flatMap(matrixName)
    video.colorRange = isFull.map { $0 ? "pc" : "tv" }
    video.chromaSubsampling = details.chroma?.name
    video.bitDepth = details.bitDepth
    if let chroma = details.chroma, let depth = details.bitDepth {
      video.pixelFormat = pixelFormatName(
        chroma, depth: depth, isRGB: matrix == 0, isFullRange: isFull == true, codec: video.codec)
    }
    video.isInterlaced = details.interlaced ?? description.isInterlaced
    video.derive(from: details, hasStaticMetadata: description.hasStaticMetadata)
    if description.hasDolbyVision { video.hdr = .dolbyVision }
  }

  /// Returns nil for 2, which means "unspecified".
  private func known(_ code: Int?) -> Int? { code == 2 ? nil : code }
}

extension Movie {
  /// Returns the combined display matrix of a track and the movie; nil if both are the identity or the product is
  /// singular.
  func displayMatrix(of track: Track) -> DisplayMatrix? {
    guard track.boxes.matrix != nil || matrix != nil else { return nil }
    return DisplayMatrix(product(track.boxes.matrix, matrix))
  }

  /// Returns true if the matrices shrink the picture to less than a pixel.
  func isFlattened(_ track: Track) -> Bool {
    guard track.boxes.matrix != nil || matrix != nil, let description = track.boxes.description else { return false }
    let elements = product(track.boxes.matrix, matrix).map { Double($0) / 65536 }
    guard elements.count == 9 else { return false }
    let scale = abs(elements[0] * elements[4] - elements[1] * elements[3])
    return scale * Double(max(1, description.width)) * Double(max(1, description.height)) < 1
  }
}

/// Returns the track's matrix followed by the movie's (8.2.2.2: the movie's applies to the whole).
private func product(_ track: [Int32]?, _ movie: [Int32]?) -> [Int32] {
  let identity: [Int32] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
  guard let track else { return movie ?? identity }
  guard let movie, movie.count == 9, track.count == 9 else { return track }
  var result = identity
  // Only the linear part matters here; its elements are 16.16 numbers.
  for row in 0..<2 {
    for column in 0..<2 {
      let sum =
        Int64(track[3 * row]) * Int64(movie[column]) / 65536 + Int64(track[3 * row + 1]) * Int64(movie[3 + column])
        / 65536
      result[3 * row + column] = Int32(clamping: sum)
    }
  }
  return result
}

extension FourCC {
  /// The code as text; nil if it is not printable.
  var text: String? {
    let bytes = [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
    guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
