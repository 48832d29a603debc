import MediaProbe

extension FileReading {
  /// Decodes the whole file and adds the problems found to its facts. The tier of the facts becomes `decode` only if
  /// everything visible or audible was decoded.
  mutating func decode(_ facts: inout MediaFacts) {
    switch facts.container {
    case "svg": break
    case "png": note(ImageLibraries.decodePNG(file, limits), &facts)
    case "jpeg": note(ImageLibraries.decodeJPEG(file, limits), &facts)
    case let container?:
      decodeStreams(&facts, demuxer: Self.demuxer(decoding: container, animated: facts.image?.isAnimated ?? false))
    case nil: break
    }
  }

  /// Returns FFmpeg's name of the demuxer whose packets can be decoded; nil for containers that these libraries do not
  /// decode.
  static func demuxer(decoding container: String, animated: Bool) -> String? {
    switch container {
    // FFmpeg before version 8 does not read animated WebP, and it reads only half of the variants of TIFF.
    case "webp" where animated: nil
    case "mp4", "mov", "m4a", "3gp": "mov"
    case "webm": "matroska"
    case "mpegps": "mpeg"
    case "webp": "webp_pipe"
    case "bmp": "bmp_pipe"
    case "jp2": "j2k_pipe"
    case "heic", "avif", "jxl", "tiff", "psd", "dds", "ico", "icns", "svg": nil
    default: container
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
    case .limit:
      facts.problems.append(Problem(.limitReached, .decodingReachedLimit))
    }
  }

  private mutating func decodeStreams(_ facts: inout MediaFacts, demuxer name: String?) {
    guard let name else {
      facts.problems.append(Problem(.unsupported, .notDecoded, .text(facts.container ?? "this")))
      return
    }
    guard isForLibraries else {
      facts.problems.append(Problem(.limitReached, .moovTooLongToDecode))
      return
    }
    if facts.isEncrypted == true {
      facts.problems.append(Problem(.unsupported, .encryptedNotDecoded))
      return
    }
    let demuxer: Demuxer
    do {
      demuxer = try Demuxer(
        file, start: Int64(clamping: contentStart), format: name, indexBytes: indexBytes, depth: .decode,
        limits: limits,
        spent: &libraryReading)
    } catch {
      facts.problems.append(Problem(.decodeError, error.message))
      return
    }
    _ = demuxer.analyze()
    let decoding = demuxer.decode()
    libraryReading.add(demuxer.summary)
    facts.note(decoding)
  }
}

extension MediaFacts {
  fileprivate mutating func note(_ decoding: Demuxer.Decoding) {
    let detail = Message.Argument.afterColon(decoding.detail)
    if decoding.undecodableTracks > 0 {
      problems.append(Problem(.unsupported, .undecodableTracks, .int(decoding.undecodableTracks)))
    }
    if decoding.errors > 0 {
      problems.append(Problem(.decodeError, damage(decoding.errors, in: decoding.frames, detail)))
    } else if decoding.frames == 0, decoding.decodedTracks > 0 {
      problems.append(Problem(.decodeError, .decodingGaveNoFrame, detail))
    }
    switch decoding.end {
    case .complete: if decoding.undecodableTracks == 0 { tier = .decode }
    case .timedOut, .budgetSpent:
      problems.append(Problem(.limitReached, .decodingReachedLimitAfter, .int(decoding.frames)))
    case .failed:
      problems.append(Problem(.decodeError, .readingStoppedAfter, .int(decoding.frames), detail))
    }
  }
}

/// Returns a message with the number of errors, and of frames if it is known.
///
/// - Parameter detail: Words of the library.
func damage(_ errors: Int64, in frames: Int64? = nil, _ detail: Message.Argument = .text("")) -> Message {
  let found: Message.Argument = errors == 1 ? .term(.oneError) : .term(.errors, .int(errors))
  guard let frames else { return Message(.decodingFound, found, detail) }
  return Message(.decodingFoundIn, found, frames == 1 ? .term(.oneFrame) : .term(.frames, .int(frames)), detail)
}
