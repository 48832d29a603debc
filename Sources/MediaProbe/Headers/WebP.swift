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
    image.iccProfile = walk.profile
    if let orientation = walk.orientation { image.apply(orientation: orientation) }
    var facts = MediaFacts(container: "webp", image: image)
    if image.isAnimated == true { facts.setAnimationTime(Double(walk.milliseconds) / 1000) }
    if walk.animated, walk.frames == 0, !walk.overBudget {
      let reason = UnknownFacts.Reason(.animationWithoutFrame)
      for fact in [Fact.imageFrameCount, .duration] { facts.unknown[fact] = reason }
    }
    if walk.overBudget {
      let reason = UnknownFacts.Reason(.chunksOfFileNotAllRead)
      facts.duration = nil
      facts.image?.frameCount = nil
      for fact in [Fact.imageFrameCount, .duration] { facts.unknown[fact] = reason }
    }
    if !complete {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.aWebPChunk)))
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
  var orientation: Int?
  var profile: String?
  /// Names of the chunks that were read and may occur only once; the first one applies (2.7: readers may ignore all
  /// others).
  private var met: Set<FourCC> = []
  var overBudget = false

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
      try read(name, at: position + 8, size: size)
      // 2.3: chunks are padded to even sizes.
      position += 8 + UInt64(size) + UInt64(size & 1)
      if let whole = window.size, position - 1 > whole { return false }
    }
    return true
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
      guard firstFrame == nil, let frame = try window.fields(start, 10, .little), let tag = frame.u24(0), tag & 1 == 0,
        frame.u8(3) == 0x9D, frame.u8(4) == 0x01, frame.u8(5) == 0x2A, let w = frame.u16(6), let h = frame.u16(8)
      else { return }
      firstFrame = (w & 0x3FFF, h & 0x3FFF)
    case "VP8L":
      // RFC 9649 3.4: signature, width - 1 and height - 1 in 14 bits each, one bit for alpha.
      guard firstFrame == nil, let frame = try window.fields(start, 5, .little), frame.u8(0) == 0x2F,
        let bits = frame.u32(1)
      else { return }
      firstFrame = (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
      lossless = true
      if canvas == nil, bits >> 28 & 1 != 0 { hasAlpha = true }
    case "ANMF":
      // 2.7.1.3: the duration in milliseconds, 24 bits, follows place and size.
      guard let frame = try window.fields(start, 16, .little), let duration = frame.u24(12) else { return }
      // 2.7.1.3: the chunks of the frame follow these fields.
      if frames == 0, try window.fields(start + 16, 4)?.code(0) == "VP8L" { lossless = true }
      frames += 1
      milliseconds += Int64(duration)
    case "ALPH": hasAlpha = true
    case "EXIF":
      guard met.insert("EXIF").inserted, let exif = try exifBytes(start, size) else { return }
      orientation = Exif(exif)?.orientation
    case "ICCP":
      guard met.insert("ICCP").inserted, let icc = try exifBytes(start, size) else { return }
      profile = iccDescription(Fields(icc))
    default: break
    }
  }

  /// Returns a whole chunk if its size is plausible for metadata.
  private mutating func exifBytes(_ start: UInt64, _ size: Int64) throws(ReadInterruption) -> ArraySlice<UInt8>? {
    guard size <= 1 << 20 else { return nil }
    return try window.fields(start, size)?.bytes
  }
}
