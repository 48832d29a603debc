/// Longest chunk whose checksum is verified. Verifying longer ones would cost more than all other reading; they do not
/// describe the pixels.
private let longestChecked: Int64 = 1024

/// The reader of PNG (3rd edition). It reads up to the image data, and for an animation the control chunks to the end.
extension HeaderReader {
  package static let png = HeaderReader("png", readPNG)

  private static func readPNG(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var walk = PNGWalk(window: ByteWindow(source))
    var header = try walk.readHeader()
    let chunks = try PNGChunks(&walk.window)
    do {
      try walk.readChunks(&header)
    } catch .failed(ReadBudget.spent) {
      walk.note(Problem(.limitReached, .chunksNotAllRead))
    }
    if let problem = try chunks.problemOfEnd(source) { walk.note(problem) }
    var facts = MediaFacts(header, chunks)
    facts.noteTrailingData(end: chunks.end, size: walk.window.size)
    if let problem = walk.problem { facts.problems.append(problem) }
    return facts
  }
}

/// The chunks (5.3) from the signature to the image data that describe the pixel format. They are checked like in
/// libpng.
private struct PNGWalk {
  var window: ByteWindow
  /// The first damage found.
  private(set) var problem: Problem?
  private var paletteSize: Int?

  init(window: ByteWindow) { self.window = window }

  /// Reads the signature (5.2) and the first chunk (11.2.1).
  mutating func readHeader() throws(ReadInterruption) -> PNGHeader {
    guard let start = try window.fields(0, 8) else { throw .truncated(.thePNGSignature) }
    guard start.u32(0) == 0x8950_4E47, start.u32(4) == 0x0D0A_1A0A else {
      throw .corrupt(.pngSignatureDamaged)
    }
    guard let header = try window.fields(8, 25) else { throw .truncated(.formatHeader, .text("PNG")) }
    guard header.code(4) == "IHDR", header.u32(0) == 13 else {
      throw .corrupt(.pngWithoutHeader)
    }
    let (width, height) = (header.u32(8) ?? 0, header.u32(12) ?? 0)
    guard (1...Int64(Int32.max)).contains(width), (1...Int64(Int32.max)).contains(height) else {
      throw .corrupt(.impossiblePictureSize, .int(width), .int(height))
    }
    let result = PNGHeader(
      width: Int(clamping: width), height: Int(clamping: height), bitDepth: header.u8(16) ?? 0,
      colorType: header.u8(17) ?? 0, isInterlaced: header.u8(20) != 0)
    let methods = [header.u8(18) ?? 0, header.u8(19) ?? 0]
    if !result.isDepthAllowed || methods != [0, 0] || (header.u8(20) ?? 0) > 1 {
      noteDamage(.unknownPNGValues)
    } else if checksum(header.bytes.dropFirst(4).prefix(17)) != header.u32(21) {
      noteDamage(.headerChecksumWrong)
    }
    return result
  }

  mutating func note(_ problem: Problem) { self.problem = self.problem ?? problem }

  private mutating func noteDamage(_ what: Message.ID, _ arguments: Message.Argument...) {
    note(Problem(.corrupt, .pngDamaged, .message(Message(what, arguments: arguments))))
  }

  /// Reads the chunks up to the image data. Sets the transparency of the header.
  mutating func readChunks(_ header: inout PNGHeader) throws(ReadInterruption) {
    var position: UInt64 = 33
    while true {
      let place = try window.pngChunk(at: position)
      guard case .chunk(let chunk) = place else {
        if case .none(.cut) = place { note(cut) } else { noteDamage(.noNextChunk) }
        return
      }
      let isWithin = window.size.map { chunk.end <= $0 } ?? true
      if chunk.type == "IDAT" {
        if header.colorType == 3, paletteSize == nil { noteDamage(.noPalette) }
        if !isWithin { note(Problem(.truncated, .endsWithin, .term(.itsImageData))) }
        // Writers may begin with an empty chunk, but another one has to follow.
        if chunk.length == 0, window.holds(chunk.end, 8), case .chunk(let next) = try window.pngChunk(at: chunk.end),
          next.type == "IEND"
        {
          note(Problem(.unplayable, .pngDamaged, .message(Message(.noImageData))))
        }
        return
      }
      guard isWithin else {
        note(cut)
        return
      }
      if chunk.type == "IEND" {
        note(Problem(.unplayable, .pngDamaged, .message(Message(.noImageData))))
        return
      }
      if chunk.length <= longestChecked, let body = try window.fields(chunk.start + 4, chunk.length + 8) {
        let isWhole = checksum(body.bytes.dropLast(4)) == body.u32(chunk.length + 4)
        if !isWhole { noteDamage(.chunkChecksumWrong, .text("\(chunk.type)")) }
        // libpng ignores a damaged chunk, except for the palette.
        if isWhole || chunk.type == "PLTE" { read(chunk.type, body.bytes.dropFirst(4).dropLast(4), &header) }
      }
      position = chunk.end
    }
  }

  private let cut = Problem(.truncated, .endsBeforeImageData)

  private mutating func read(_ type: FourCC, _ body: ArraySlice<UInt8>, _ header: inout PNGHeader) {
    switch type {
    case "PLTE":
      // 11.2.2
      if body.count % 3 == 0, body.count <= 768 { paletteSize = body.count / 3 }
    case "tRNS":
      // 11.3.1.1
      switch header.colorType {
      case 0: header.hasTransparency = body.count == 2
      case 2: header.hasTransparency = body.count == 6
      case 3: header.hasTransparency = body.count > 0 && body.count <= min(paletteSize ?? 0, 256)
      default: break
      }
    default: break
    }
  }
}

/// Returns the CRC-32 of PNG (5.5, annex D): polynomial 0xEDB88320, all ones before and after.
private func checksum(_ bytes: some Sequence<UInt8>) -> Int64 {
  var crc: UInt32 = .max
  for byte in bytes { crc = crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
  return Int64(~crc)
}

private let crcTable: [UInt32] = (0..<256).map { (index: UInt32) in
  (0..<8).reduce(index) { value, _ in value & 1 != 0 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}
