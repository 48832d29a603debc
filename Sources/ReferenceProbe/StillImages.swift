import CImages
import MediaProbe

extension FileReading {
  mutating func readPNG() throws(ReadError) -> MediaFacts {
    let (png, ending) = ImageLibraries.pngHeader(file, limits)
    libraryReading.add(ending)
    guard png.width > 0, png.height > 0 else { throw ending.error("PNG") }
    let chunks = try halting { () throws(ReadInterruption) in try PNGChunks(source) }
    let header = PNGHeader(
      width: Int(png.width), height: Int(png.height), bitDepth: Int(png.bit_depth), colorType: Int(png.color_type),
      isInterlaced: png.interlaced, hasTransparency: png.has_transparency)
    var facts = MediaFacts(header, chunks)
    if ending.cause == .limit, facts.image?.hasAlpha == false {
      facts.image?.hasAlpha = nil
      facts.unknown[.imageHasAlpha] = .init(.chunksNotAllRead)
    }
    try halting { () throws(ReadInterruption) in try facts.checkPictureSize() }
    facts.note(ending, "PNG")
    if ending.cause == .done,
      let problem = try halting({ () throws(ReadInterruption) in
        try chunks.problemOfEnd(MeteredSource(source, budget: .header))
      })
    {
      facts.problems.append(problem)
    }
    return facts
  }

  mutating func readJPEG() throws(ReadError) -> MediaFacts {
    let (jpeg, ending) = ImageLibraries.jpegHeader(file, limits)
    libraryReading.add(ending)
    // This suffices for the largest photos: the end of the image data is searched for without decoding it.
    let scanBudget = ReadBudget(bytes: 256 << 20, requests: .max)
    let segments = try halting { () throws(ReadInterruption) in try JPEGSegments(source, scanBudget: scanBudget) }
    // JPEGs that the library does not read (lossless, 12 bits) still have a frame header.
    let width = jpeg.width > 0 ? Int(jpeg.width) : segments.frame?.width ?? 0
    let height = jpeg.height > 0 ? Int(jpeg.height) : segments.frame?.height ?? 0
    guard width > 0, height > 0, segments.frame?.hasDefinedDepth != false else { throw ending.error("JPEG") }
    let header = JPEGHeader(
      width: width, height: height, bitDepth: jpeg.bit_depth > 0 ? Int(jpeg.bit_depth) : segments.frame?.bitDepth,
      colorType: colorType(jpeg.color_space) ?? segments.colorType, isProgressive: jpeg.progressive)
    var facts = MediaFacts(header, segments)
    try halting { () throws(ReadInterruption) in try facts.checkPictureSize() }
    facts.note(ending, "JPEG")
    if segments.isOverBudget { facts.noteUnreadSegments() }
    facts.noteEnd(of: segments)
    return facts
  }
}

/// Returns the color model of libjpeg's number.
private func colorType(_ colorSpace: Int32) -> ImageFacts.ColorType? {
  switch colorSpace {
  case 1: .gray
  case 2: .rgb
  case 3: .ycbcr
  case 4: .cmyk
  case 5: .ycck
  default: nil
  }
}

extension ImageLibraries.Ending {
  /// Returns the error for an unreadable header.
  fileprivate func error(_ format: String) -> ReadError {
    let detail = Message.Argument.parenthesized(detail)
    return switch cause {
    case .endOfFile: ReadError(.truncated, .endsWithinSaying, .term(.formatHeader, .text(format)), detail)
    case .ioError: ReadError(of: .reading, failedWith: systemError)
    case .outOfMemory: ReadError(.tooLarge, .headerOverMemory, detail)
    case .limit: ReadError(.tooLarge, .formatHeaderOverLimit, .text(format), detail)
    case .unsupported: ReadError(.unsupported, .unreadFeatures, .text(format), detail)
    case .invalid, .done:
      ReadError(.corrupt, .contradictsFormat, .term(.formatHeader, .text(format)), detail)
    }
  }
}

extension MediaFacts {
  /// Adds a problem for damage that a library found after the size of the picture.
  fileprivate mutating func note(_ ending: ImageLibraries.Ending, _ format: String) {
    let detail = Message.Argument.parenthesized(ending.detail)
    switch ending.cause {
    case .done:
      if ending.warnings > 0 {
        problems.append(Problem(.corrupt, .headerDamage, .text(format), detail))
      }
    case .endOfFile:
      problems.append(Problem(.truncated, .endsBeforeImageDataSaying, detail))
    case .invalid:
      problems.append(Problem(.corrupt, .damagedAfterSize, .text(format), detail))
    case .unsupported: problems.append(Problem(.unsupported, .unreadFeatures, .text(format), detail))
    case .ioError, .limit, .outOfMemory: problems.append(Problem(.limitReached, .notReadFurther, .text(format), detail))
    }
  }
}
