/// Longest chunk whose checksum is verified. Verifying longer ones would cost more than all other reading; they do not
/// describe the pixels.
private let longestChecked: Int64 = 1024

/// The reader of PNG (3rd edition). It reads up to the image data, and for an animation the control chunks to the end.
extension HeaderReader {
  package static let png = HeaderReader("png", readPNG)

  private static func readPNG(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var walk = PNGWalk(window: ByteWindow(source))
    var image = try walk.readHeader()
    let chunks = try PNGChunks(&walk.window)
    do {
      try walk.readChunks()
    } catch .failed(ReadBudget.spent) {
      walk.note(Problem(.limitReached, .chunksNotAllRead))
    }
    image.hasAlpha = walk.colorType & 4 != 0 || walk.hasTransparency
    image.iccProfile = chunks.profileName
    image.isAnimated = chunks.frames > 1
    image.frameCount = max(1, chunks.frames)
    if let orientation = chunks.orientation { image.apply(orientation: orientation) }
    if let problem = try chunks.problemOfEnd(source) { walk.note(problem) }
    var facts = MediaFacts(container: "png", image: image)
    facts.noteTrailingData(end: chunks.end, size: walk.window.size)
    if image.bitDepth == nil { facts.unknown[.imageBitDepth] = .init(.undefinedPNGDepth) }
    if chunks.frames > 1 { facts.setAnimationTime(chunks.duration) }
    if chunks.isOverBudget, chunks.frames > 0 {
      let reason = UnknownFacts.Reason(.framesNotAllRead)
      facts.image?.frameCount = nil
      facts.duration = nil
      for fact in [Fact.imageFrameCount, .duration] { facts.unknown[fact] = reason }
    }
    if let problem = walk.problem { facts.problems.append(problem) }
    if image.colorType == nil { facts.unknown[.imageColorType] = .init(.notInFile) }
    return facts
  }
}

/// The chunks (5.3) from the signature to the image data that describe the pixel format. They are checked like in
/// libpng.
private struct PNGWalk {
  var window: ByteWindow
  var colorType = 0
  var bitDepth = 0
  var hasTransparency = false
  /// The first damage found.
  private(set) var problem: Problem?
  private var paletteSize: Int?

  init(window: ByteWindow) { self.window = window }

  /// Reads the signature (5.2) and the first chunk (11.2.1).
  mutating func readHeader() throws(ReadInterruption) -> ImageFacts {
    guard let start = try window.fields(0, 8) else { throw .truncated(.thePNGSignature) }
    guard start.u32(0) == 0x8950_4E47, start.u32(4) == 0x0D0A_1A0A else {
      throw .corrupt(.pngSignatureDamaged)
    }
    guard let header = try window.fields(8, 25) else { throw .truncated(.formatHeader, .text("PNG")) }
    guard header.code(4) == "IHDR", header.u32(0) == 13 else {
      throw .corrupt(.pngWithoutHeader)
    }
    var image = ImageFacts()
    image.format = "png"
    let (width, height) = (header.u32(8) ?? 0, header.u32(12) ?? 0)
    guard (1...Int64(Int32.max)).contains(width), (1...Int64(Int32.max)).contains(height) else {
      throw .corrupt(.impossiblePictureSize, .int(width), .int(height))
    }
    image.setStoredSize(width, height)
    bitDepth = header.u8(16) ?? 0
    colorType = header.u8(17) ?? 0
    image.bitDepth = isDepthAllowed ? bitDepth : nil
    image.colorType = [0: bitDepth == 1 ? .bilevel : .gray, 2: .rgb, 3: .palette, 4: .grayAlpha, 6: .rgba][colorType]
    image.isProgressive = header.u8(20) != 0
    let methods = [header.u8(18) ?? 0, header.u8(19) ?? 0]
    if !isDepthAllowed || methods != [0, 0] || (header.u8(20) ?? 0) > 1 {
      noteDamage(.unknownPNGValues)
    } else if checksum(header.bytes.dropFirst(4).prefix(17)) != header.u32(21) {
      noteDamage(.headerChecksumWrong)
    }
    return image
  }

  private var isDepthAllowed: Bool { isPNGDepth(bitDepth, colorType: colorType) }

  mutating func note(_ problem: Problem) { self.problem = self.problem ?? problem }

  private mutating func noteDamage(_ what: Message.ID, _ arguments: Message.Argument...) {
    note(Problem(.corrupt, .pngDamaged, .message(Message(what, arguments: arguments))))
  }

  /// Reads the chunks up to the image data.
  mutating func readChunks() throws(ReadInterruption) {
    var position: UInt64 = 33
    let cut = Problem(.truncated, .endsBeforeImageData)
    while true {
      guard let header = try window.fields(position, 8), let length = header.u32(0), let type = header.code(4) else {
        note(cut)
        return
      }
      // 5.3: a length is at most 2^31 - 1; a type has four letters.
      guard length <= Int64(Int32.max), header.bytes.suffix(4).allSatisfy(isLetter) else {
        noteDamage(.noNextChunk)
        return
      }
      let end = position + 12 + UInt64(length)
      if type == "IDAT" {
        if colorType == 3, paletteSize == nil { noteDamage(.noPalette) }
        if let size = window.size, end > size {
          note(Problem(.truncated, .endsWithin, .term(.itsImageData)))
        }
        return
      }
      if let size = window.size, end > size {
        note(cut)
        return
      }
      if type == "IEND" {
        noteDamage(.noImageData)
        return
      }
      if length <= longestChecked, let body = try window.fields(position + 4, length + 8) {
        let isWhole = checksum(body.bytes.dropLast(4)) == body.u32(length + 4)
        if !isWhole { noteDamage(.chunkChecksumWrong, .text("\(type)")) }
        // libpng ignores a damaged chunk, except for the palette.
        if isWhole || type == "PLTE" { read(type, body.bytes.dropFirst(4).dropLast(4)) }
      }
      position = end
    }
  }

  private mutating func read(_ type: FourCC, _ body: ArraySlice<UInt8>) {
    switch type {
    case "PLTE":
      // 11.2.2
      if body.count % 3 == 0, body.count <= 768 { paletteSize = body.count / 3 }
    case "tRNS":
      // 11.3.1.1
      switch colorType {
      case 0: hasTransparency = body.count == 2
      case 2: hasTransparency = body.count == 6
      case 3: hasTransparency = body.count > 0 && body.count <= min(paletteSize ?? 0, 256)
      default: break
      }
    default: break
    }
  }
}

func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

/// Returns the CRC-32 of PNG (5.5, annex D): polynomial 0xEDB88320, all ones before and after.
private func checksum(_ bytes: some Sequence<UInt8>) -> Int64 {
  var crc: UInt32 = .max
  for byte in bytes { crc = crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
  return Int64(~crc)
}

private let crcTable: [UInt32] = (0..<256).map { (index: UInt32) in
  (0..<8).reduce(index) { value, _ in value & 1 != 0 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}

/// Returns true if a color type allows a bit depth (PNG, 11.2.1, table 12).
package func isPNGDepth(_ bitDepth: Int, colorType: Int) -> Bool {
  switch colorType {
  case 0: [1, 2, 4, 8, 16].contains(bitDepth)
  case 2, 4, 6: bitDepth == 8 || bitDepth == 16
  case 3: [1, 2, 4, 8].contains(bitDepth)
  default: false
  }
}
