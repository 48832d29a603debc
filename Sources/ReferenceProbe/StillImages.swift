import CImages
import MediaProbe

extension FileReading {
  mutating func readPNG() throws(ReadError) -> MediaFacts {
    let (png, ending) = ImageLibraries.pngHeader(file, limits)
    libraryReading.add(ending)
    guard png.width > 0, png.height > 0 else { throw ending.error("PNG") }
    var image = ImageFacts()
    image.format = "png"
    image.setStoredSize(Int(png.width), Int(png.height))
    // A damaged header may declare a depth that PNG does not have.
    let isDepth = isPNGDepth(Int(png.bit_depth), colorType: Int(png.color_type))
    image.bitDepth = isDepth ? Int(png.bit_depth) : nil
    switch png.color_type {
    case 0: image.colorType = png.bit_depth == 1 ? .bilevel : .gray
    case 2: image.colorType = .rgb
    case 3: image.colorType = .palette
    case 4: image.colorType = .grayAlpha
    case 6: image.colorType = .rgba
    default: break
    }
    image.hasAlpha = png.color_type & 4 != 0 || png.has_transparency
    image.isProgressive = png.interlaced

    let chunks = try halting { () throws(ReadInterruption) in try PNGChunks(source) }
    image.isAnimated = chunks.frames > 1
    image.frameCount = max(1, chunks.frames)
    image.iccProfile = chunks.profileName
    if let orientation = chunks.orientation { image.apply(orientation: orientation) }
    var facts = MediaFacts(container: "png", image: image)
    if !isDepth { facts.unknown[.imageBitDepth] = .init(.undefinedPNGDepth) }
    if ending.cause == .limit, image.hasAlpha == false {
      facts.image?.hasAlpha = nil
      facts.unknown[.imageHasAlpha] = .init(.chunksNotAllRead)
    }
    try halting { () throws(ReadInterruption) in try facts.checkPictureSize() }
    if chunks.frames > 1 { facts.setAnimationTime(chunks.duration) }
    facts.note(ending, "PNG")
    if ending.cause == .done,
      let problem = try halting({ () throws(ReadInterruption) in
        try chunks.problemOfEnd(MeteredSource(source, budget: .header))
      })
    {
      facts.problems.append(problem)
    }
    if chunks.isOverBudget, chunks.frames > 0 {
      let reason = UnknownFacts.Reason(.framesNotAllRead)
      facts.image?.frameCount = nil
      facts.duration = nil
      for fact in [Fact.imageFrameCount, .duration] { facts.unknown[fact] = reason }
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
    guard width > 0, height > 0 else { throw ending.error("JPEG") }
    var image = ImageFacts()
    image.format = "jpeg"
    image.setStoredSize(width, height)
    image.bitDepth = jpeg.bit_depth > 0 ? Int(jpeg.bit_depth) : segments.frame?.bitDepth
    switch jpeg.color_space {
    case 1: image.colorType = .gray
    case 2: image.colorType = .rgb
    case 3: image.colorType = .ycbcr
    case 4: image.colorType = .cmyk
    case 5: image.colorType = .ycck
    default: image.colorType = segments.colorType
    }
    image.hasAlpha = false
    (image.isAnimated, image.frameCount) = (false, 1)
    image.isProgressive = jpeg.progressive
    image.iccProfile = segments.iccProfile
    image.isMotionPhoto = segments.isMotionPhoto
    if let orientation = segments.orientation { image.apply(orientation: orientation) }
    var facts = MediaFacts(container: "jpeg", image: image)
    try halting { () throws(ReadInterruption) in try facts.checkPictureSize() }
    facts.note(ending, "JPEG")
    if segments.isOverBudget { facts.noteUnreadSegments() }
    facts.noteEnd(of: segments)
    return facts
  }
}

extension ImageLibraries.Ending {
  /// Returns the error for an unreadable header.
  fileprivate func error(_ format: String) -> ReadError {
    let detail = Message.Argument.parenthesized(detail)
    return switch cause {
    case .endOfFile: ReadError(.truncated, .endsWithinSaying, .term(.formatHeader, .text(format)), detail)
    case .ioError: ReadError(of: .reading, failedWith: systemError)
    case .limit: ReadError(.tooLarge, .formatHeaderOverLimit, .text(format), detail)
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
    case .ioError, .limit: problems.append(Problem(.limitReached, .notReadFurther, .text(format), detail))
    }
  }
}
