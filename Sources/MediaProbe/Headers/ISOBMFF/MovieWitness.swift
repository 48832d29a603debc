/// What boxes add to facts that a library told of a track: they count where it estimates, and know codings by their codes.
extension Movie {
  /// The index of the track with a number; nil when there is none. Where tracks share one, the kind tells them apart.
  package func track(_ id: Int, _ kind: StreamFacts.Kind) -> Int? {
    tracks.firstIndex { $0.id == id && $0.kind == kind } ?? tracks.firstIndex { $0.id == id }
  }

  /// Completes what a library told of any track.
  package func complete(_ stream: inout StreamFacts, _ index: Int) {
    stream.codec = stream.codec ?? tracks[index].description?.codec
    stream.duration = timings[index].presentation
    stream.language = tracks[index].language
  }

  /// Completes what a library told of the pictures.
  package func complete(_ video: inout VideoFacts, _ index: Int) {
    let told = video.bitRate
    setTiming(index, &video)
    video.bitRate = video.bitRate ?? told.flatMap { isBelieved($0, index) ? $0 : nil }
    guard let description = tracks[index].description else { return }
    video.codec = video.codec ?? description.codec
    if tracks[index].samples.firstDescription ?? 1 > 1 {
      // The library looks at the first description, which no sample need have.
      video.codec = description.codec
      (video.profile, video.level, video.pixelFormat, video.bitDepth, video.chromaSubsampling) = (
        nil, nil, nil, nil, nil
      )
      (video.storedWidth, video.storedHeight) = (nil, nil)
    }
    video.codecTag = description.format.text
    if video.storedWidth == nil || video.storedHeight == nil, description.width > 0, description.height > 0 {
      (video.storedWidth, video.storedHeight) = (description.width, description.height)
    }
    video.cleanAperture = description.cleanAperture
    // libavformat cuts large terms short; what is stated is judged instead.
    if let stated = description.pixelAspect, max(stated.numerator, stated.denominator) > Int64(Int16.max) {
      video.sampleAspectRatio = stated
    }
    if description.pixelAspect == nil, let stretch = displayMatrix(of: tracks[index])?.stretch {
      video.sampleAspectRatio = stretch
    } else if description.pixelAspect == nil, tracks[index].hasCanvasOfCleanAperture {
      video.sampleAspectRatio = description.video?.sampleAspectRatio ?? Ratio(1, 1)
    }
    video.deriveShownSize()
    complete(&video, colors: description)
    if description.hasDolbyVision { video.hdr = .dolbyVision }
    guard let coding = description.video else { return }
    // To frames without time libavformat gives one that it makes up; what the coding states is at least stated.
    if tracks[index].lacksTime, let rate = coding.frameRate, rate.numerator > 0 { video.averageFrameRate = rate }
    video.profile = video.profile ?? coding.profile
    video.level = video.level ?? coding.level
    video.bitDepth = video.bitDepth ?? coding.bitDepth
    // Pictures without color are decoded into a format that has some.
    if video.chromaSubsampling == nil || coding.chroma == .gray { video.chromaSubsampling = coding.chroma?.name }
  }

  /// Takes colors from the container where the coded pictures are silent: the library asks nobody else.
  private func complete(_ video: inout VideoFacts, colors description: SampleDescription) {
    guard let color = description.color else { return }
    video.colorPrimaries = video.colorPrimaries ?? color.primaries.flatMap(primariesName)
    video.colorSpace = video.colorSpace ?? color.matrix.flatMap(matrixName)
    video.colorRange = video.colorRange ?? color.isFullRange.map { $0 ? "pc" : "tv" }
    guard video.colorTransfer == nil, let transfer = color.transfer.flatMap(transferName) else { return }
    video.colorTransfer = transfer
    switch transfer {
    case "smpte2084": video.hdr = description.hasStaticMetadata ? .hdr10 : .pq
    case "arib-std-b67": video.hdr = .hlg
    default: break
    }
  }

  /// Completes what a library told of the sound.
  package func complete(_ audio: inout AudioFacts, _ index: Int) {
    let own = audioFacts(index)
    audio.codec = audio.codec ?? own.codec
    audio.sampleRate = audio.sampleRate ?? own.sampleRate
    audio.channels = audio.channels ?? own.channels
    audio.duration = own.duration
    audio.bitRate = own.bitRate ?? audio.bitRate.flatMap { isBelieved($0, index) ? $0 : nil }
  }

  /// Whether a rate that a library told stands where boxes tell none: it may, unless it is made up of damage, or of the part
  /// of the fragments that the library has met.
  private func isBelieved(_ bitRate: Int64, _ index: Int) -> Bool {
    !isFragmented && tracks[index].timescale != nil && isPlausible(bitRate: bitRate, index)
  }
}
