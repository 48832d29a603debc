/// The reader of WebP (RFC 9649): the container of 2.3 to 2.7, and the first bytes of VP8 and VP8L data.
extension HeaderReader {
  package static let webp = HeaderReader("webp", readWebP)

  private static func readWebP(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var walk = WebPWalk(window: ByteWindow(source))
    let complete: Bool
    do {
      complete = try walk.run()
    } catch .failed(ReadBudget.spent) {
      walk.overBudget = true
      complete = true
    }
    var image = ImageFacts()
    image.format = "webp"
    guard let (width, height) = walk.canvas ?? walk.firstFrame else {
      throw complete
        ? .corrupt(.webpWithoutImageData) : .truncated(.theFirstWebPChunk)
    }
    image.setStoredSize(width, height)
    image.bitDepth = 8
    image.hasAlpha = walk.hasAlpha
    image.colorType = walk.lossless ? (walk.hasAlpha ? .rgba : .rgb) : (walk.hasAlpha ? .rgba : .ycbcr)
    image.isProgressive = false
    image.isAnimated = walk.animated && walk.frames != 1
    image.frameCount = !walk.animated ? 1 : walk.frames > 0 ? walk.frames : nil
    if let orientation = walk.exif?.orientation { image.apply(orientation: orientation) }
    var facts = MediaFacts(container: "webp", image: image)
    facts.statedColors = walk.exif?.colors
    facts.take(walk.profile)
    if image.isAnimated == true {
      facts.setAnimationTime(Double(walk.milliseconds) / 1000)
      facts.image?.loopCount = walk.loops
    }
    facts.image?.density = walk.exif?.density
    if walk.animated, walk.frames == 0, !walk.overBudget {
      let reason = UnknownFacts.Reason(.animationWithoutFrame)
      for fact in [Fact.imageFrameCount, .duration, .imageFrameRate] { facts.unknown[fact] = reason }
    }
    if walk.overBudget {
      let reason = UnknownFacts.Reason(.chunksOfFileNotAllRead)
      facts.duration = nil
      facts.image?.frameCount = nil
      facts.image?.frameRate = nil
      for fact in [Fact.imageFrameCount, .duration, .imageFrameRate] { facts.unknown[fact] = reason }
    }
    if !complete {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.aWebPChunk)))
    } else if let problem = try walk.firstProblem(source) {
      facts.problems.append(problem)
    } else if walk.firstFrame == nil, walk.frames == 0, !walk.overBudget {
      facts.problems.append(Problem(.unplayable, .pictureWithoutData))
    }
    facts.noteTrailingData(end: walk.end, size: walk.window.size)
    return facts
  }
}

private struct WebPWalk {
  var window: ByteWindow
  var canvas: (Int, Int)?
  var firstFrame: (Int, Int)?
  var hasAlpha = false
  var lossless = false
  var animated = false
  var frames: Int64 = 0
  var milliseconds: Int64 = 0
  /// Number of times that the animation plays; 0 for ever.
  private(set) var loops: Int?
  var exif: Exif?
  var profile: ICCProfile?
  /// Names of the chunks that were read and may occur only once; the first one applies (2.7: readers may ignore all
  /// others).
  private var met: Set<FourCC> = []
  var overBudget = false
  /// The first damage found.
  private(set) var problem: Problem?
  /// True if that damage is in the picture itself.
  private var isOfPicture = false
  /// The bytes of the picture, if it is not animated.
  private var picture: Range<UInt64>?

  init(window: ByteWindow) { self.window = window }

  /// End of the file according to its header; nil before the header was read.
  private(set) var end: UInt64?

  /// Reads all chunks; returns false if the file ends within a chunk.
  mutating func run() throws(ReadInterruption) -> Bool {
    guard let riff = try window.fields(0, 12, .little), let length = riff.u32(4) else { return false }
    let end = UInt64(length) + 8 + UInt64(length & 1)
    self.end = end
    var position: UInt64 = 12
    while position + 8 <= end {
      guard let header = try window.fields(position, 8, .little), let size = header.u32(4) else { return false }
      let name = Fields(header.bytes).code(0)
      guard header.bytes.prefix(4).allSatisfy({ (0x20..<0x7F).contains($0) }) else {
        note(header.bytes.allSatisfy { $0 == 0 } ? .zeroFilled : .damaged)
        return true
      }
      try read(name, at: position + 8, size: size)
      // 2.3: chunks are padded to even sizes.
      position += 8 + UInt64(size) + UInt64(size & 1)
      if let whole = window.size, position - UInt64(size & 1) > whole { return false }
      if position - UInt64(size & 1) > end { note(.damaged) }
    }
    // Decoders refuse a file that is shorter than its header says, even if only the byte that pads the last chunk is missing.
    return window.size.map { UInt64(length) + 8 <= $0 } ?? true
  }

  private mutating func note(_ code: Problem.Code) {
    problem = problem ?? (code == .zeroFilled ? Problem(code, .zerosInImageData) : Problem(code, .brokenWebPChunk))
  }

  private mutating func read(_ name: FourCC?, at start: UInt64, size: Int64) throws(ReadInterruption) {
    switch name {
    case "VP8X":
      // 2.7.1.1: flags, then canvas width - 1 and height - 1 in 24 bits each.
      guard let chunk = try window.fields(start, 10, .little), let flags = chunk.u8(0), let w = chunk.u24(4),
        let h = chunk.u24(7)
      else { return }
      canvas = (w + 1, h + 1)
      animated = flags & 0x02 != 0
      if flags & 0x10 != 0 { hasAlpha = true }
    case "VP8 ":
      // RFC 6386 9.1: a key frame's start code, then 14 bits each of width and height.
      guard firstFrame == nil, let bytes = try window.fields(start, 10) else { return }
      picture = start..<start + UInt64(size)
      firstFrame = lossySize(bytes)
      if firstFrame == nil { notePicture(bytes) }
    case "VP8L":
      // RFC 9649 3.4: signature, width - 1 and height - 1 in 14 bits each, one bit for alpha.
      guard firstFrame == nil, let frame = try window.fields(start, 5, .little), let bits = frame.u32(1) else { return }
      picture = start..<start + UInt64(size)
      firstFrame = losslessSize(frame)
      guard firstFrame != nil else {
        notePicture(frame)
        return
      }
      lossless = true
      if canvas == nil, bits >> 28 & 1 != 0 { hasAlpha = true }
    case "ANIM":
      // 2.7.1.2: the number follows the color of the background.
      loops = try window.fields(start, 6, .little)?.u16(4)
    case "ANMF":
      // 2.7.1.3: the duration in milliseconds, 24 bits, follows place and size.
      guard let frame = try window.fields(start, 16, .little), let duration = frame.u24(12) else { return }
      try checkFrame(frame, at: start, size)
      frames += 1
      milliseconds += Int64(duration)
    case "ALPH": hasAlpha = true
    case "EXIF":
      guard met.insert("EXIF").inserted, let exif = try exifBytes(start, size) else { return }
      self.exif = Exif(exif)
    case "ICCP":
      guard met.insert("ICCP").inserted, let icc = try exifBytes(start, size) else { return }
      profile = ICCProfile(Fields(icc))
    default: break
    }
  }

  private mutating func notePicture(_ bytes: Fields) {
    isOfPicture = isOfPicture || problem == nil
    note(bytes.bytes.allSatisfy { $0 == 0 } ? .zeroFilled : .damaged)
  }

  /// Checks the beginning of a frame (2.7.1.3): its place on the canvas, and the picture after these fields.
  private mutating func checkFrame(_ frame: Fields, at start: UInt64, _ size: Int64) throws(ReadInterruption) {
    guard let x = frame.u24(0), let y = frame.u24(3), let w = frame.u24(6), let h = frame.u24(9) else { return }
    // Places are stated in halves, sizes without one.
    if let canvas, 2 * x + w + 1 > canvas.0 || 2 * y + h + 1 > canvas.1 {
      problem = problem ?? Problem(.damaged, .webpFrameOutside, .int(frames + 1))
    }
    if frames == 0, try window.fields(start + 16, 4)?.code(0) == "VP8L" { lossless = true }
    guard size >= 24 + 10, let content = try window.fields(start + 16, 18, .little), let bytes = content.part(8) else {
      return
    }
    let found: (Int, Int)?
    switch Fields(content.bytes).code(0) {
    case "VP8 ": found = lossySize(bytes)
    case "VP8L": found = losslessSize(bytes)
    case let name:
      // Alpha and unknown chunks may precede the picture.
      if name?.value == 0 { note(.zeroFilled) }
      return
    }
    guard let found else {
      notePicture(bytes)
      return
    }
    if found != (w + 1, h + 1) {
      problem = problem ?? Problem.sizes(.webpFrameDiffers, (w + 1, h + 1), found)
    }
  }

  /// Returns the first contradiction or damage; nil if the file is intact. Bytes after a complete picture can be padding and
  /// are only noted.
  func firstProblem(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    if let contradiction { return contradiction }
    let isInPicture = animated || picture == nil || isOfPicture
    if isInPicture, let problem { return problem }
    if let end = try problemOfPictureEnd(source) { return end }
    return problem.map { Problem(.corrupt, $0.message) }
  }

  /// The contradiction between the header and the picture; nil if they agree. Decoders refuse such a file.
  private var contradiction: Problem? {
    if !animated, frames > 0 { return Problem(.damaged, .webpFramesWithoutFlag, .int(frames)) }
    guard !animated, let canvas, let firstFrame, canvas != firstFrame else { return nil }
    return .sizes(.webpCanvasDiffers, canvas, firstFrame)
  }

  /// Returns a problem if the picture ends in zeros, because coded data has no run of zeros of that length.
  private func problemOfPictureEnd(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    guard !animated, let picture, window.size != nil else { return nil }
    return try endsInZeros(picture, of: source) ? Problem(.zeroFilled, .zerosInImageData) : nil
  }

  /// Returns a whole chunk if its size is plausible for metadata.
  private mutating func exifBytes(_ start: UInt64, _ size: Int64) throws(ReadInterruption) -> ArraySlice<UInt8>? {
    guard size <= 1 << 20 else { return nil }
    return try window.fields(start, size)?.bytes
  }
}

/// Returns the size in the header of a key frame (RFC 6386, 9.1): a start code, then 14 bits each of width and height. Nil if
/// the bytes are not such a header.
private func lossySize(_ bytes: Fields) -> (Int, Int)? {
  let frame = Fields(bytes.bytes, .little)
  guard let tag = frame.u24(0), tag & 1 == 0, frame.u8(3) == 0x9D, frame.u8(4) == 0x01, frame.u8(5) == 0x2A,
    let w = frame.u16(6), let h = frame.u16(8)
  else { return nil }
  return (w & 0x3FFF, h & 0x3FFF)
}

/// Returns the size after the signature of a lossless picture (RFC 9649, 3.4); nil if the signature is missing.
private func losslessSize(_ bytes: Fields) -> (Int, Int)? {
  guard bytes.u8(0) == 0x2F, let bits = Fields(bytes.bytes, .little).u32(1) else { return nil }
  return (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
}

extension Problem {
  /// The problem that a size contradicts another.
  fileprivate static func sizes(_ message: Message.ID, _ stated: (Int, Int), _ found: (Int, Int)) -> Problem {
    Problem(.damaged, message, .int(stated.0), .int(stated.1), .int(found.0), .int(found.1))
  }
}
