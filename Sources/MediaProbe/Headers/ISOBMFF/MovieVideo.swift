extension MediaFacts {
  /// The largest side that a coding of video can state: H.264, HEVC and VP9 use 16 bits, AV1 counts to 65536.
  private static let longestSide = 65536

  /// Takes over what a track says of its pictures.
  mutating func setVideo(_ index: Int, in movie: Movie) {
    let track = movie.tracks[index]
    let description = track.description ?? SampleDescription(format: "", original: "", kind: .video)
    var video = VideoFacts()
    let coding = description.video ?? VideoCoding()
    video.codec = description.codec
    video.codecTag = track.description?.format.text
    video.profile = coding.profile
    video.level = coding.level
    let matrix = movie.displayMatrix(of: track)
    setSize(track, description, coding, matrix, &video)
    setTurn(matrix, &video)
    video.deriveShownSize()
    setLook(description, coding, &video)
    video.projection = track.projection
    movie.setTiming(index, &video)
    self.video = video
  }

  private mutating func setSize(
    _ track: Track, _ description: SampleDescription, _ coding: VideoCoding, _ matrix: DisplayMatrix?,
    _ video: inout VideoFacts
  ) {
    var (width, height) = (coding.width ?? description.width, coding.height ?? description.height)
    // Some writers cut the padding of H.264 only in the container.
    if coding.mayBeCutByContainer, description.width > 0, description.height > 0,
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
        problems.append(
          Problem(.impossibleSize, "the video is declared as \(width) × \(height) pixels, which no coding can hold"))
      }
      // Samples may tell another.
      let reason = UnknownFacts.Reason("the declared size is impossible", tier: .stream)
      for fact in [Fact.videoWidth, .videoHeight, .videoStoredWidth, .videoStoredHeight, .videoAspectRatio] {
        unknown[fact] = reason
      }
    }
    video.cleanAperture = description.cleanAperture
    video.sampleAspectRatio =
      description.pixelAspect ?? matrix?.stretch ?? canvasAspect(track, description)
      ?? coding.sampleAspectRatio
    guard video.sampleAspectRatio == nil else { return }
    guard !statesAspectInFrames(description.codec) else {
      // Without it no size as shown is sure, and one that is stored would be taken for it.
      (video.storedWidth, video.storedHeight) = (nil, nil)
      let reason = UnknownFacts.Reason("the shape of a pixel stands in the frames", tier: .stream)
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

  /// Codings whose frames, and no record of the container, say which shape a pixel has: H.263's standard sizes have pixels of
  /// 12:11 (ITU-T H.263, 4.1), and DV has those of television.
  private func statesAspectInFrames(_ codec: String?) -> Bool {
    switch codec {
    case "h263", "dvvideo", "mpeg1video", "mpeg2video": true
    default: false
    }
  }

  /// The pixel aspect that follows from a canvas of another shape than the picture (8.3.2.3); nil when they agree.
  private func canvasAspect(_ track: Track, _ description: SampleDescription) -> Ratio? {
    let (width, height) = (Int64(track.canvasWidth >> 16), Int64(track.canvasHeight >> 16))
    let (stored, storedHeight) = (Int64(description.width), Int64(description.height))
    guard width > 0, height > 0, stored > 0, storedHeight > 0, width != stored || height != storedHeight else {
      return nil
    }
    if track.hasCanvasOfCleanAperture { return nil }
    return Ratio(storedHeight * width, stored * height)
  }

  private mutating func setTurn(_ matrix: DisplayMatrix?, _ video: inout VideoFacts) {
    (video.rotation, video.mirrored) = (0, false)
    guard let matrix else { return }
    video.mirrored = matrix.mirrored
    video.rotation = matrix.rotation
    if matrix.rotation == nil {
      problems.append(Problem(.oddRotation, "the picture is turned by no multiple of 90°: the turn is not applied"))
      unknown[.videoRotation] = .init("the turn is no multiple of 90°")
    }
  }

  private func setLook(_ description: SampleDescription, _ coding: VideoCoding, _ video: inout VideoFacts) {
    // What the coded stream says of itself wins over what the container says of it.
    let stated = description.color
    let primaries = known(coding.color.primaries) ?? known(stated?.primaries)
    let transfer = known(coding.color.transfer) ?? known(stated?.transfer)
    let matrix = known(coding.color.matrix) ?? known(stated?.matrix)
    let isFull = coding.color.isFullRange ?? stated?.isFullRange
    video.colorPrimaries = primaries.flatMap(primariesName)
    video.colorTransfer = transfer.flatMap(transferName)
    video.colorSpace = matrix.flatMap(matrixName)
    video.colorRange = isFull.map { $0 ? "pc" : "tv" }
    video.chromaSubsampling = coding.chroma?.name
    video.bitDepth = coding.bitDepth
    if let chroma = coding.chroma, let depth = coding.bitDepth {
      video.pixelFormat = pixelFormatName(
        chroma, depth: depth, isRGB: matrix == 0, isFullRange: isFull == true, codec: video.codec)
    }
    video.interlaced = coding.interlaced ?? description.isInterlaced
    video.derive(from: coding, hasStaticMetadata: description.hasStaticMetadata)
    if description.hasDolbyVision { video.hdr = .dolbyVision }
  }

  /// 2 stands for "unspecified".
  private func known(_ code: Int?) -> Int? { code == 2 ? nil : code }
}

extension Movie {
  /// How a track's matrix and that of the whole movie together turn its picture; nil when neither changes anything, or they
  /// turn it into nothing.
  func displayMatrix(of track: Track) -> DisplayMatrix? {
    guard track.matrix != nil || matrix != nil else { return nil }
    return DisplayMatrix(product(track.matrix, matrix))
  }
}

/// A track's matrix followed by the movie's (8.2.2.2: the movie's is applied to the whole).
private func product(_ track: [Int32]?, _ movie: [Int32]?) -> [Int32] {
  let identity: [Int32] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
  guard let track else { return movie ?? identity }
  guard let movie, movie.count == 9, track.count == 9 else { return track }
  var result = identity
  // Only the turning part matters here; its elements are 16.16.
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
  /// The code as text; nil when it is none.
  var text: String? {
    let bytes = [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
    guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
