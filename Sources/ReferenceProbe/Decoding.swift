package import MediaProbe

extension FileReading {
  /// Decodes the whole file, or a sample of a video, and adds the problems found to its facts. The tier of the facts becomes
  /// `decode` only if everything visible or audible was decoded, and `sampled` only if the whole sample was decoded.
  mutating func decode(_ facts: inout MediaFacts, _ depth: Tier) {
    guard let format = facts.container.flatMap({ MediaFormat.named($0) }) else { return }
    switch format.reference {
    case .libpng: note(ImageLibraries.decodePNG(file, limits), &facts)
    case .libjpeg: note(ImageLibraries.decodeJPEG(file, limits), &facts)
    case .tracks, .boxes, .header:
      decodeStreams(&facts, format, facts.kind == .video || depth == .content ? depth : .decode)
    case .nothing: break
    }
    if depth == .content, facts.kind == .image, facts.tier >= .decode {
      facts.content = ThumbnailReading(file: file, time: nil, limits: limits).content(levels)
      facts.tier = .content
    }
  }

  private mutating func note(_ ending: ImageLibraries.Ending, _ facts: inout MediaFacts) {
    libraryReading.add(ending)
    let detail = Message.Argument.afterColon(ending.detail)
    switch ending.cause {
    case .done where ending.warnings == 0: facts.tier = .decode
    case .done:
      facts.tier = .decode
      facts.problems.append(Problem(.decodeError, damage(Int64(ending.warnings), detail)))
    // The whole reading ends with the system's error.
    case .ioError: break
    case .invalid, .endOfFile:
      facts.tier = .decode
      facts.problems.append(Problem(.decodeError, .decodingEndedEarly, detail))
    case .limit: facts.problems.append(Problem(.limitReached, .decodingReachedLimit))
    case .outOfMemory: facts.problems.append(Problem(.limitReached, .decodingOverMemory))
    case .unsupported: facts.problems.append(Problem(.unsupported, .notDecoded, .text(facts.container ?? "")))
    }
  }

  /// - Parameter depth: The depth to decode. `sampled` decodes all of a video that takes little time.
  private mutating func decodeStreams(_ facts: inout MediaFacts, _ format: MediaFormat, _ depth: Tier) {
    guard format.isDecodedByDemuxer(animated: facts.image?.isAnimated ?? false) else {
      facts.problems.append(Problem(.unsupported, .notDecoded, .text(format.name)))
      return
    }
    guard isForLibraries else {
      facts.problems.append(Problem(.limitReached, .moovTooLongToDecode))
      return
    }
    guard !facts.exceedsLibraries else {
      facts.problems.append(Problem(.limitReached, .decodingReachedLimit))
      return
    }
    if facts.isEncrypted == true {
      facts.problems.append(Problem(.unsupported, .encryptedNotDecoded))
      return
    }
    let extent = facts.isDecodedQuickly ? max(.decode, depth) : depth
    var content: ContentFacts?
    var decoding: Demuxer.Decoding
    var declaration: Declaration
    do throws(ReadError) {
      (decoding, declaration) = try decode(format, extent, facts, threads: limits.threads, measuring: &content)
      // Threads find the first damage at a time that changes from run to run. One thread does not.
      if decoding.isDamaged, extent >= .decode, limits.threads > 1, decoding.end == .complete {
        var measured: ContentFacts?
        let again = try decode(format, extent, facts, threads: 1, measuring: &measured).decoding
        // With too little memory, threads report damage that does not exist.
        if [.complete, .outOfMemory].contains(again.end) {
          (decoding, content) = (again, measured)
        } else {
          decoding.firstError = nil
        }
      }
    } catch {
      facts.problems.append(problem(of: error))
      return
    }
    // While it searches for the last key frame, the demuxer finds the bytes after the media.
    if extent == .sampled, facts.problems.contains(where: { $0.code == .trailingData }) {
      decoding.errors -= decoding.demuxerErrors
    }
    // Some files do not mark key frames, or cannot be searched.
    if extent == .sampled, decoding.end == .complete, decoding.frames == 0, !decoding.isDamaged {
      return decodeStreams(&facts, format, .decode)
    }
    facts.note(decoding, depth)
    // A part of a file does not show what the whole of it shows.
    if decoding.end == .complete { facts.note(content) }
    compare(&facts, decoding, extent >= .decode ? declaration : nil)
  }

  /// Returns the problem of a file that could be read, but could not be opened again. A lack of memory or time says nothing
  /// about the file.
  private func problem(of error: ReadError) -> Problem {
    switch error.code {
    case .tooLarge: Problem(.limitReached, .decodingOverMemory)
    case .timedOut: Problem(.limitReached, .decodingReachedLimit)
    default: Problem(.decodeError, error.message)
    }
  }

  /// Adds the problems of a file that was decoded without an error and differs from its declarations.
  ///
  /// - Parameter declaration: The declarations of the file; nil if only a sample was decoded.
  private func compare(_ facts: inout MediaFacts, _ decoding: Demuxer.Decoding, _ declaration: Declaration?) {
    guard decoding.end == .complete else { return }
    if facts.kind == .video, let change = decoding.changeOfSize { facts.problems.append(change) }
    if let declaration, let seconds = declaration.decodedDuration(decoding, facts) {
      if let stated = facts.duration {
        facts.problems.append(
          Problem(
            .durationDiffers, .decodedTimeDiffers, .text(tenths(stated)), .text(tenths(seconds)), .int(decoding.frames))
        )
      }
      facts.setDecodedDuration(seconds, frames: declaration.decodedFrames(decoding), fileSize: file.fileSize)
    }
    let found: Set<Problem.Code> = [.truncated, .zeroFilled, .damaged, .decodeError]
    guard let declaration, !facts.problems.contains(where: { found.contains($0.code) }) else { return }
    facts.problems += declaration.problems(of: decoding, facts)
    if facts.container == "ogg", let tail = oggTail(), lacksEndOfStream(tail) {
      facts.problems.append(Problem(.truncated, .oggWithoutEnd))
    }
    if facts.container == "mpegts", let problem = problemOfTransportPackets() { facts.problems.append(problem) }
  }

  /// Returns enough bytes of the end of an Ogg file to hold its last page.
  private func oggTail() -> [UInt8]? {
    // RFC 3533, 6: a page has at most 27 + 255 + 255 × 255 bytes.
    let longestPage: UInt64 = 65307
    let size = UInt64(clamping: file.fileSize)
    return try? bytes(size - min(size, longestPage)..<size)
  }

  /// Opens the file again and decodes it.
  private mutating func decode(
    _ format: MediaFormat, _ depth: Tier, _ facts: MediaFacts, threads: Int, measuring content: inout ContentFacts?
  ) throws(ReadError) -> (decoding: Demuxer.Decoding, declaration: Declaration) {
    let demuxer = try Demuxer(
      file, start: Int64(clamping: contentStart), format: format, indexBytes: indexBytes, depth: depth, limits: limits,
      spent: &libraryReading)
    defer { libraryReading.add(demuxer.summary) }
    func tracks() -> [NativeStream] { (0..<demuxer.summary.streamCount).map { demuxer.stream($0) } }
    var declaration = Declaration(duration: demuxer.summary.duration, tracks: tracks())
    _ = try demuxer.analyze()
    declaration.found = tracks()
    if depth == .sampled { return (demuxer.decodeSample(), declaration) }
    guard depth == .content, facts.kind == .video || facts.kind == .audio,
      let measure = ContentMeasure(
        video: facts.mainStream(.video)?.index, audio: facts.mainStream(.audio)?.index, levels: levels)
    else { return (demuxer.decode(threads: threads, reporting: report), declaration) }
    let decoding = demuxer.decode(threads: threads, measuring: measure, reporting: report)
    content = measure.facts(frameRate: facts.video?.averageFrameRate?.value)
    return (decoding, declaration)
  }
}

extension MediaFacts {
  /// Sets the duration and the number of frames that were decoded. The rules judge them, and not what the file states.
  fileprivate mutating func setDecodedDuration(_ seconds: Double, frames: Int64?, fileSize: Int64) {
    duration = seconds
    if kind == .video, mainStream(.video) != nil {
      video?.duration = seconds
      if let frames {
        video?.frameCount = frames
        unknown[.videoFrameCount] = nil
      }
    }
    if audio?.duration != nil { audio?.duration = seconds }
    deriveBitRate(fileSize)
    for fact in [Fact.duration, .bitRate, .videoDuration, .audioDuration] { unknown[fact] = nil }
  }

  /// True if libavcodec refuses the size of the picture, which its format allows: the number of bytes with some margin exceeds
  /// 31 bits (`av_image_check_size2` in libavutil/imgutils.c).
  fileprivate var exceedsLibraries: Bool {
    guard let width = image?.storedWidth ?? video?.storedWidth, let height = image?.storedHeight ?? video?.storedHeight
    else { return false }
    let row = Int64(width).saturatingProduct(8).saturatingSum(1024)
    return row.saturatingProduct(Int64(height).saturatingSum(128)) >= Int64(Int32.max)
  }

  /// Largest number of pixels that are decoded quickly: 72 pictures of 720x576, some tenths of a second.
  private static let fewPixels: Int64 = 30_000_000
  /// Longest video in seconds that is decoded quickly with its audio.
  private static let shortVideo = 30.0

  /// True for a video that is decoded completely in little more time than a few of its key frames.
  fileprivate var isDecodedQuickly: Bool {
    guard let frames = video?.frameCount, let width = video?.storedWidth, let height = video?.storedHeight,
      let duration, duration <= MediaFacts.shortVideo
    else { return false }
    let pixels = Int64(clamping: width).multipliedReportingOverflow(by: Int64(clamping: height))
    let all = pixels.partialValue.multipliedReportingOverflow(by: frames)
    return !pixels.overflow && !all.overflow && all.partialValue <= MediaFacts.fewPixels
  }

  /// Adds what was measured. A track that was decoded but not measured leaves its facts unknown.
  fileprivate mutating func note(_ measured: ContentFacts?) {
    guard let measured else { return }
    content = measured
    let reason = UnknownFacts.Reason(.contentNotMeasurable)
    if mainStream(.audio) != nil, measured.silentShare == nil {
      for fact in Fact.ofSound { unknown[fact] = reason }
    }
    if mainStream(.video) != nil, measured.blackShare == nil {
      for fact in Fact.ofPicture { unknown[fact] = reason }
    }
  }

  fileprivate mutating func note(_ decoding: Demuxer.Decoding, _ depth: Tier) {
    // Frames that did not fit into memory say nothing about the file.
    if decoding.end == .outOfMemory { return problems.append(Problem(.limitReached, .decodingOverMemory)) }
    let detail = Message.Argument.afterColon(decoding.detail)
    if decoding.undecodableTracks > 0 {
      problems.append(Problem(.unsupported, .undecodableTracks, .int(decoding.undecodableTracks)))
    }
    if decoding.cutPackets > 0, !problems.contains(where: { $0.code == .truncated }) {
      problems.append(Problem(.truncated, .packetsCut, .int(decoding.cutPackets)))
    }
    if decoding.isDamaged {
      problems.append(Problem(.decodeError, damage(decoding)))
    } else if decoding.frames == 0, decoding.decodedTracks > 0 {
      problems.append(Problem(.decodeError, .decodingGaveNoFrame, detail))
    }
    switch decoding.end {
    case .complete: if decoding.undecodableTracks == 0 { tier = depth }
    case .timedOut, .budgetSpent:
      problems.append(Problem(.limitReached, .decodingReachedLimitAfter, .int(decoding.frames)))
    case .outOfMemory: break
    case .failed:
      problems.append(Problem(.decodeError, .readingStoppedAfter, .int(decoding.frames), detail))
    }
  }
}

/// Returns a message with the number of errors and frames, the time of the first error, and the libraries' words.
package func damage(_ decoding: Demuxer.Decoding) -> Message {
  let found =
    decoding.errors > 0 ? errors(decoding.errors) : .term(.missingReferences, .int(decoding.missingReferences))
  let frames: Message.Argument = decoding.frames == 1 ? .term(.oneFrame) : .term(.frames, .int(decoding.frames))
  var place =
    decoding.firstError.map { .term(.firstErrorAt, .text("\(($0 * 10).rounded() / 10)")) } ?? Message.Argument.text("")
  if decoding.errors > 0, decoding.missingReferences > 0 {
    place = .term(.withMissingReferences, place, .int(decoding.missingReferences))
  }
  return Message(.decodingFoundIn, found, frames, place, .afterColon(decoding.detail))
}

/// Returns a message with the number of errors.
///
/// - Parameter detail: Words of the library.
package func damage(_ count: Int64, _ detail: Message.Argument = .text("")) -> Message {
  Message(.decodingFound, errors(count), detail)
}

private func errors(_ count: Int64) -> Message.Argument {
  count == 1 ? .term(.oneError) : .term(.errors, .int(count))
}
