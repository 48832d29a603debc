/// The reader of JPEG XL (ISO/IEC 18181-1, annex D; 18181-2 for the container). It reads the size and a few fields
/// after it.
extension HeaderReader {
  package static let jxl = HeaderReader("jxl", readJPEGXL)

  private static func readJPEGXL(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    let codestream = try Codestream(&window)
    guard codestream.head.starts(with: [0xFF, 0x0A]) else {
      throw .corrupt(.noJPEGXLCodestream)
    }
    var bits = LittleEndianBitReader(codestream.head.dropFirst(2))
    guard let (width, height) = jxlSize(&bits) else { throw .truncated(.theJPEGXLSize) }
    var image = ImageFacts()
    image.format = "jxl"
    image.setStoredSize(width, height)
    var facts = MediaFacts(container: "jxl", image: image)
    facts.noteCutPicture(end: codestream.end, size: window.size)
    if facts.problems.isEmpty, let size = window.size, let part = codestream.lastPart {
      if try endsInZeros(part, of: source) {
        facts.problems.append(Problem(.zeroFilled, .zerosInImageData))
      } else if try !isFollowedByBox(part.upperBound, in: source, size: size) {
        facts.problems.append(Problem(.trailingData, .noBoxAtEnd))
      }
    }
    let allDefault = bits.flag()
    var haveAnimation = false
    if allDefault == false {
      let extraFields = bits.flag() ?? false
      if extraFields {
        // D.3.1: the value starts at 0, EXIF's at 1. The stated size is the one before the orientation is applied.
        if let orientation = bits.number(3) { facts.image?.apply(orientation: orientation + 1) }
        if bits.flag() == true { _ = jxlSize(&bits) }
        if bits.flag() == true { jxlSkipPreview(&bits) }
        haveAnimation = bits.flag() ?? false
      }
    }
    facts.image?.isAnimated = haveAnimation
    if !haveAnimation { facts.image?.frameCount = 1 }
    let reason = UnknownFacts.Reason(.jpegXLFieldNotRead)
    for fact in [Fact.imageBitDepth, .imageColorType, .imageHasAlpha] { facts.unknown[fact] = reason }
    if haveAnimation {
      for fact in [Fact.imageFrameCount, .duration, .imageFrameRate] { facts.unknown[fact] = reason }
    }
    return facts
  }
}

/// Returns false if a file continues at a place where no box begins that fits into it.
private func isFollowedByBox(_ place: UInt64, in source: any ByteSource, size: UInt64) throws(ReadInterruption) -> Bool
{
  guard place < size else { return true }
  let head = try withinBudget { () throws(ReadInterruption) in try source.bytesIfPresent(place..<place + 8) }
  guard let head = head ?? nil else { return true }
  guard let length = Fields(head).u32(0), head.suffix(4).allSatisfy({ (0x20..<0x7F).contains($0) }) else {
    return false
  }
  // ISO/IEC 14496-12, 4.2: 1 announces a length of 64 bits, 0 extends to the end of the file.
  return length <= 1 || length >= 8 && UInt64(length) <= size - place
}

/// The beginning of the codestream: the file itself, or the boxes `jxlc` or `jxlp` (ISO/IEC 18181-2, 9.8, 9.9).
private struct Codestream {
  /// The first bytes of the codestream: enough for the size and the fields after it, or fewer if it is shorter.
  private(set) var head: [UInt8] = []
  /// Offset of the end of the codestream, or of the part of it that was read.
  private(set) var end: UInt64 = 0
  /// The last part of the codestream that was found.
  private(set) var lastPart: Range<UInt64>?

  private static let headLength: UInt64 = 32
  /// Largest number of boxes that are read: a file has a few, and its picture may have many parts.
  private static let mostBoxes = 64

  init(_ window: inout ByteWindow) throws(ReadInterruption) {
    if try window.fields(0, 2)?.u16(0) == 0xFF0A {
      try add(0..<(window.size ?? Self.headLength), &window)
      return
    }
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    for _ in 0..<Self.mostBoxes {
      guard let box = try walk.next(&position, window.size ?? .max) else { return }
      guard box.type == "jxlc" || box.type == "jxlp" else { continue }
      // A part begins with its number, whose highest bit marks the last part.
      let number = box.type == "jxlp" ? try window.fields(box.body, 4)?.u32(0) : nil
      try add(min(box.body.saturatingSum(box.type == "jxlp" ? 4 : 0), box.end)..<box.end, &window)
      if box.isCut { end = .max }
      if box.isCut || number ?? .max >= 1 << 31 { return }
      // The remaining media contains no data that is needed here.
      if window.size == nil, head.count == Self.headLength { return }
    }
  }

  private mutating func add(_ part: Range<UInt64>, _ window: inout ByteWindow) throws(ReadInterruption) {
    end = part.upperBound
    lastPart = part
    let count = min(Self.headLength - UInt64(head.count), part.upperBound - part.lowerBound)
    guard count > 0, let bytes = try window.fields(part.lowerBound, Int(count))?.bytes else { return }
    head += bytes
  }
}

/// Reads SizeHeader (ISO/IEC 18181-1, D.2).
private func jxlSize(_ bits: inout LittleEndianBitReader) -> (Int64, Int64)? {
  guard let small = bits.flag() else { return nil }
  func side(_ bits: inout LittleEndianBitReader) -> Int64? {
    if small { return bits.number(5).map { (Int64($0) + 1) * 8 } }
    guard let selector = bits.number(2) else { return nil }
    return bits.number([9, 13, 18, 30][selector]).map { Int64($0) + 1 }
  }
  guard let height = side(&bits), let ratio = bits.number(3) else { return nil }
  let ratios: [(Int64, Int64)] = [(1, 1), (6, 5), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
  if ratio > 0 {
    let (n, d) = ratios[ratio - 1]
    return (height * n / d, height)
  }
  guard let width = side(&bits) else { return nil }
  return (width, height)
}

/// Skips PreviewHeader (ISO/IEC 18181-1, D.3.2).
private func jxlSkipPreview(_ bits: inout LittleEndianBitReader) {
  guard let inEights = bits.flag() else { return }
  func side() {
    guard let selector = bits.number(2) else { return }
    _ = bits.number((inEights ? [0, 0, 5, 9] : [6, 8, 10, 12])[selector])
  }
  side()
  if bits.number(3) == 0 { side() }
}

/// A reader of bits, least significant bit first.
private struct LittleEndianBitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  mutating func flag() -> Bool? { number(1).map { $0 == 1 } }

  mutating func number(_ count: Int) -> Int? {
    guard position + count <= bytes.count * 8 else { return nil }
    var value = 0
    for index in 0..<count {
      let bit = bytes[(position + index) / 8] >> UInt8((position + index) % 8) & 1
      value |= Int(bit) << index
    }
    position += count
    return value
  }
}
