/// The reader of GIF89a: the logical screen (18), and the blocks after it for frames and duration.
extension HeaderReader {
  package static let gif = HeaderReader("gif", readGIF)

  private static func readGIF(_ source: MeteredSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let screen = try window.fields(0, 13, .little), let flags = screen.u8(10) else {
      throw .truncated(.theScreenDescriptor)
    }
    var image = ImageFacts()
    image.format = "gif"
    image.gifVersion = screen.has("87a", at: 3) ? "87a" : screen.has("89a", at: 3) ? "89a" : nil
    image.setStoredSize(screen.u16(6) ?? 0, screen.u16(8) ?? 0)
    (image.bitDepth, image.colorType) = (8, .palette)
    var facts = MediaFacts(container: "gif", image: image)
    source.outline = facts

    var walk = GIFWalk(position: 13 + colorTableSize(flags))
    let size = (image.storedWidth ?? 0, image.storedHeight ?? 0)
    var end: GIFWalk.End
    do {
      end = try walk.run(&window)
    } catch .failed(ReadBudget.spent) {
      end = .budget
    }
    facts.image?.isProgressive = walk.interlaced
    facts.image?.hasAlpha = walk.transparent
    if end == .budget {
      facts.image?.isAnimated = walk.frames > 1 ? true : nil
      let reason = UnknownFacts.Reason(.framesOfFileNotAllRead)
      for fact in [Fact.imageFrameCount, .duration, .imageFrameRate] { facts.unknown[fact] = reason }
      if walk.frames > 1 { facts.image?.loopCount = walk.loops }
      if walk.frames <= 1 { facts.unknown[.imageAnimated] = reason }
      return facts
    }
    if walk.frames == 0 {
      guard end != .trailer else { throw .corrupt(.gifWithoutPicture) }
      facts.unknown[.imageFrameCount] = .init(.noFrame)
    }
    facts.image?.isAnimated = walk.frames > 1
    facts.image?.frameCount = walk.frames > 0 ? walk.frames : nil
    if walk.frames > 1 {
      facts.setAnimationTime(Double(walk.hundredths) / 100)
      facts.image?.loopCount = walk.loops
    }
    switch end {
    case .cut: facts.problems.append(Problem(.truncated, .endsWithinGIFFrame, .int(walk.frames)))
    case .zeros: facts.problems.append(Problem(.zeroFilled, .zerosInImageData))
    case .unknownBlock: facts.problems.append(Problem(.corrupt, .unknownGIFBlock, .int(walk.frames)))
    case .brokenFrame: facts.problems.append(Problem(.damaged, .brokenGIFFrame, .int(walk.frames)))
    case _ where !walk.hasData: facts.problems.append(Problem(.unplayable, .pictureWithoutData))
    default: facts.noteTrailingData(end: walk.position, size: window.size)
    }
    // Browsers enlarge the picture to fit such a frame; other programs crop the frame.
    if let frame = walk.firstFrame, size.0 > 0, size.1 > 0, frame.width > size.0 || frame.height > size.1 {
      facts.problems.append(
        Problem(.corrupt, .gifFrameLargerThanScreen, .int(frame.width), .int(frame.height), .int(size.0), .int(size.1)))
    }
    return facts
  }
}

/// Returns the size in bytes of the color table that the packed fields announce (GIF89a 18.c.v and 20.c.vii).
private func colorTableSize(_ flags: Int) -> UInt64 { flags & 0x80 != 0 ? 3 << UInt64((flags & 7) + 1) : 0 }

/// Delays up to this one, in hundredths of a second, are written by old encoders that mean no delay. Browsers and
/// libavformat show such a frame for `usualDelay`, and so does this reader.
private let longestUnmeant: Int64 = 1
private let usualDelay: Int64 = 10

/// Fewest zeros that are damage where a block should begin. A few of them between blocks are common and harmless.
private let fewestZeros: UInt64 = 64
/// Largest code size of image data that a decoder reads (appendix F: codes have at most 12 bits, one more than this).
private let largestCodeSize = 11

private struct GIFWalk {
  enum End {
    /// The trailer, or the end of the file after a complete block. Without a trailer, it is not known that data is missing, and
    /// players show the existing frames.
    case trailer, noTrailer
    case cut, unknownBlock, budget
    /// The image data, or the blocks after it, end in zeros: the file was not written to its end.
    case zeros
    /// The data of a frame does not begin as it must (22, appendix F).
    case brokenFrame
  }

  var position: UInt64
  var frames: Int64 = 0
  var hundredths: Int64 = 0
  var interlaced = false
  var transparent = false
  /// True if a frame has image data.
  private(set) var hasData = false
  /// The size of the first frame.
  private(set) var firstFrame: PixelSize?
  /// Number of times that the animation plays; 0 for ever. Without the extension of Netscape, it plays once.
  private(set) var loops = 1
  private var delay: Int64 = 0

  init(position: UInt64) { self.position = position }

  mutating func run(_ window: inout ByteWindow) throws(ReadInterruption) -> End {
    while let introducer = try window.byte(position) {
      switch introducer {
      case 0x3B:
        position += 1
        return .trailer
      case 0x2C:
        // 20: image descriptor; 22: its data, after one byte of code size.
        guard let descriptor = try window.fields(position, 10, .little), let flags = descriptor.u8(9) else {
          return .cut
        }
        frames += 1
        hundredths += delay <= longestUnmeant ? usualDelay : delay
        delay = 0
        if flags & 0x40 != 0 { interlaced = true }
        if firstFrame == nil { firstFrame = PixelSize(width: descriptor.u16(5) ?? 0, height: descriptor.u16(7) ?? 0) }
        position += 10 + colorTableSize(flags)
        if let codeSize = try window.byte(position), !(1...largestCodeSize).contains(codeSize) {
          return try skipsZeros(&window) ? .zeros : .brokenFrame
        }
        position += 1
        if !hasData { hasData = try window.byte(position) != 0 }
      case 0x21:
        // 23: graphic control extension.
        if let control = try window.fields(position, 8, .little) {
          if control.u8(1) == 0xF9, control.u8(2) == 4 {
            delay = Int64(control.u16(4) ?? 0)
            if (control.u8(3) ?? 0) & 1 != 0 { transparent = true }
          } else if control.u8(1) == 0xFF, control.u8(2) == 11, loops == 1 {
            try readLoops(&window)
          }
        }
        position += 2
      case 0:
        // A lone terminator between blocks is common and harmless.
        if try skipsZeros(&window) { return .zeros }
        continue
      default: return .unknownBlock
      }
      // 15: sub-blocks, up to the one of length 0.
      while true {
        guard let length = try window.byte(position) else { return .cut }
        position += 1 + UInt64(length)
        if length == 0 { break }
      }
    }
    return frames > 0 ? .noTrailer : .cut
  }

  /// Reads an application extension (26) with the number of repetitions, which browsers know by two names. It follows the first
  /// time that the animation plays, and 0 means for ever.
  private mutating func readLoops(_ window: inout ByteWindow) throws(ReadInterruption) {
    guard let block = try window.fields(position, 19) else { return }
    switch (block.u64(3), block.u24(11)) {
    // NETSCAPE2.0, ANIMEXTS1.0
    case (0x4E45_5453_4341_5045, 0x322E30), (0x414E_494D_4558_5453, 0x312E30): break
    default: return
    }
    // The length of the sub-block, its kind, and the number in little-endian order.
    guard let data = block.u32(14), data >> 24 >= 3, data >> 16 & 7 == 1 else { return }
    let repetitions = Int(data >> 8 & 0xFF | (data & 0xFF) << 8)
    loops = repetitions == 0 ? 0 : repetitions + 1
  }

  /// Moves to the next byte that is not zero. Stops and returns true after enough zeros to call them damage.
  private mutating func skipsZeros(_ window: inout ByteWindow) throws(ReadInterruption) -> Bool {
    let most = position.saturatingSum(fewestZeros)
    while position < most, try window.byte(position) == 0 { position += 1 }
    return position == most
  }
}
