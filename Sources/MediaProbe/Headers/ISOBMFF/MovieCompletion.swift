/// Additions from boxes to facts that a library read from a track: boxes have counts instead of estimates, and name
/// codecs by code.
extension Movie {
  /// Returns the index of the track with an id; nil if no track has it. If tracks share an id, the kind decides.
  package func track(_ id: Int, _ kind: StreamFacts.Kind) -> Int? {
    tracks.firstIndex { $0.boxes.id == id && $0.boxes.kind == kind } ?? tracks.firstIndex { $0.boxes.id == id }
  }

  /// Completes the library's facts of any track.
  package func complete(_ stream: inout StreamFacts, _ index: Int) {
    stream.codec = stream.codec ?? tracks[index].boxes.description?.codec
    stream.duration = timings[index].presentation
    stream.language = tracks[index].boxes.language
  }

  /// Completes the library's facts of a video track.
  package func complete(_ video: inout VideoFacts, _ index: Int) {
    let (libraryBitRate, libraryRate) = (video.bitRate, video.averageFrameRate)
    setTiming(index, &video)
    video.bitRate = video.bitRate ?? libraryBitRate.flatMap { isBelieved($0, index) ? $0 : nil }
    // The rate of a single frame without a duration can only come from the sequence header.
    if video.frameCount == 1 { video.averageFrameRate = video.averageFrameRate ?? libraryRate }
    guard let description = tracks[index].boxes.description else { return }
    video.codec = video.codec ?? description.codec
    if tracks[index].boxes.samples.chunkRuns?.firstDescription ?? 1 > 1 {
      // The library reads the first description, which may not apply to any sample.
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
    // libavformat truncates large terms, so the stated value is used.
    if let stated = description.pixelAspect, max(stated.numerator, stated.denominator) > Int64(Int16.max) {
      video.sampleAspectRatio = stated
    }
    if description.pixelAspect == nil, let stretch = displayMatrix(of: tracks[index])?.stretch {
      video.sampleAspectRatio = stretch
    } else if description.pixelAspect == nil, tracks[index].boxes.hasCanvasOfCleanAperture {
      video.sampleAspectRatio = description.video?.sampleAspectRatio ?? Ratio(1, 1)
    }
    video.deriveShownSize()
    complete(&video, colors: description)
    if description.hasDolbyVision { video.hdr = .dolbyVision }
    guard let details = description.video else { return }
    // libavformat invents times for frames without duration; the rate in the codec's header is at least stated.
    if tracks[index].boxes.lacksTime, let rate = details.frameRate, rate.numerator > 0 { video.averageFrameRate = rate }
    video.profile = video.profile ?? details.profile
    video.level = video.level ?? details.level
    video.bitDepth = video.bitDepth ?? details.bitDepth
    // Monochrome pictures are decoded to a pixel format with chroma.
    if video.chromaSubsampling == nil || details.chroma == .gray { video.chromaSubsampling = details.chroma?.name }
  }

  /// Notes the place of a video track's colors.
  package func noteColors(_ index: Int, _ facts: inout MediaFacts) {
    guard let description = tracks[index].boxes.description else { return }
    var details = description.video ?? firstFrame ?? VideoCodecDetails()
    if let firstFrame { details.takeColors(of: firstFrame) }
    facts.noteColors(ofStream: details.color, container: description.color)
    facts.statedColors = facts.statedColors ?? StatedColors(.stream)
  }

  /// Adds colors from the container if the coded pictures state none. The library does not do that.
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

  /// Completes the library's facts of an audio track.
  package func complete(_ audio: inout AudioFacts, _ index: Int) {
    let own = audioFacts(index)
    audio.codec = audio.codec ?? own.codec
    audio.sampleRate = audio.sampleRate ?? own.sampleRate
    audio.channels = audio.channels ?? own.channels
    audio.duration = own.duration
    audio.bitRateMode = own.bitRateMode
    audio.bitRate = own.bitRate ?? audio.bitRate.flatMap { isBelieved($0, index) ? $0 : nil }
  }

  /// Returns true if a bit rate from the library can be used when boxes state none. It must not come from damaged data or from
  /// the first fragments only.
  private func isBelieved(_ bitRate: Int64, _ index: Int) -> Bool {
    !isFragmented && tracks[index].boxes.timescale != nil && isPlausible(bitRate: bitRate, index)
  }
}
