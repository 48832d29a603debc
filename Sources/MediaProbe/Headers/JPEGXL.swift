/// JPEG XL (ISO/IEC 18181-1, annex D; 18181-2 for the container): the size and the few fields behind it.
extension HeaderReader {
  public static let jxl = HeaderReader("jxl", readJPEGXL)

  private static func readJPEGXL(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    var window = ByteWindow(source)
    let start = try codestream(&window)
    guard let start, let head = try headBytes(&window, start), head.u16(0) == 0xFF0A else {
      throw .corrupt("no JPEG XL codestream where one should begin: export it again")
    }
    var bits = LittleBits(head.bytes.dropFirst(2))
    guard let (width, height) = jxlSize(&bits) else { throw .truncated("the size of the JPEG XL picture") }
    var image = ImageFacts()
    image.format = "jxl"
    image.setStoredSize(width, height)
    var facts = MediaFacts(container: "jxl", image: image)
    let allDefault = bits.flag()
    var haveAnimation = false
    if allDefault == false {
      let extraFields = bits.flag() ?? false
      if extraFields {
        // D.3.1: the value counts from 0 where EXIF counts from 1. The size that is stated is the one before turning.
        if let orientation = bits.number(3) { facts.image?.apply(orientation: orientation + 1) }
        if bits.flag() == true { _ = jxlSize(&bits) }
        if bits.flag() == true { jxlSkipPreview(&bits) }
        haveAnimation = bits.flag() ?? false
      }
    }
    facts.image?.animated = haveAnimation
    if !haveAnimation { facts.image?.frameCount = 1 }
    let reason = UnknownFacts.Reason("a JPEG XL picture tells it behind fields that are not read")
    for fact in [Fact.imageBitDepth, .imageColorType, .imageHasAlpha] { facts.unknown[fact] = reason }
    if haveAnimation {
      for fact in [Fact.imageFrameCount, .duration] { facts.unknown[fact] = reason }
    }
    return facts
  }

  private static func headBytes(_ window: inout ByteWindow, _ start: UInt64) throws(Halt) -> Fields? {
    let rest = Int(clamping: (window.size ?? start + 32) - min(start, window.size ?? start))
    return try window.fields(start, min(rest, 32))
  }

  /// Where the codestream begins: at 0, or in the first `jxlc` or `jxlp` box.
  private static func codestream(_ window: inout ByteWindow) throws(Halt) -> UInt64? {
    if try window.fields(0, 2)?.u16(0) == 0xFF0A { return 0 }
    var walk = BoxWalk(window)
    var position: UInt64 = 0
    while let box = try walk.next(&position, window.size ?? .max) {
      if box.type == "jxlc" { return box.body }
      // 18181-2, 9.9: a part begins with its number.
      if box.type == "jxlp" { return box.body + 4 }
    }
    return nil
  }
}

/// ISO/IEC 18181-1, D.2, SizeHeader.
private func jxlSize(_ bits: inout LittleBits) -> (Int, Int)? {
  guard let small = bits.flag() else { return nil }
  func side(_ bits: inout LittleBits) -> Int? {
    if small { return bits.number(5).map { ($0 + 1) * 8 } }
    guard let selector = bits.number(2) else { return nil }
    return bits.number([9, 13, 18, 30][selector]).map { $0 + 1 }
  }
  guard let height = side(&bits), let ratio = bits.number(3) else { return nil }
  let ratios = [(1, 1), (6, 5), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
  if ratio > 0 {
    let (n, d) = ratios[ratio - 1]
    return (height * n / d, height)
  }
  guard let width = side(&bits) else { return nil }
  return (width, height)
}

/// ISO/IEC 18181-1, D.3.2, PreviewHeader.
private func jxlSkipPreview(_ bits: inout LittleBits) {
  guard let inEights = bits.flag() else { return }
  func side() {
    guard let selector = bits.number(2) else { return }
    _ = bits.number((inEights ? [0, 0, 5, 9] : [6, 8, 10, 12])[selector])
  }
  side()
  if bits.number(3) == 0 { side() }
}

/// Bits from the lowest of each byte on.
private struct LittleBits {
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
