import MediaProbe

/// Checks a binary property list before it is parsed. The parser trusts the sizes that objects declare, and a value can be
/// referenced many times, so a short file can expand without limit.
///
/// The layout is that of Apple's CFBinaryPList.c (https://github.com/apple-oss-distributions/CF): `bplist00`, objects, a
/// table of their offsets, and a trailer of 32 bytes.
struct BinaryPropertyListScan {
  private static let headerLength = 8
  private static let trailerLength = 32

  private enum Refusal: Error {
    case damaged
    case tooDeep
    case tooManyValues
    case tooLong
  }

  private let bytes: Fields
  private let objects: Range<Int>
  private let offsets: (start: Int, width: Int, count: Int)
  private let referenceWidth: Int
  private var values = 0
  private var length = 0

  /// Returns a message that says why the list cannot be parsed; nil if it can.
  static func problem(_ bytes: [UInt8]) -> Message? {
    do throws(Refusal) {
      var scan = try BinaryPropertyListScan(Fields(bytes))
      try scan.walk(scan.top(), depth: 0)
      return nil
    } catch {
      return switch error {
      case .damaged: Message(.propertyListDamaged)
      case .tooDeep: Message(.nestedTooDeep, .int(PropertyListReader.depthLimit))
      case .tooManyValues: Message(.propertyListTooManyValues, .int(PropertyListReader.valueLimit))
      case .tooLong: Message(.propertyListValuesTooLong, .int(PropertyListReader.sizeLimit))
      }
    }
  }

  private init(_ bytes: Fields) throws(Refusal) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= Self.headerLength else { throw .damaged }
    // The trailer has six unused bytes, the widths of offsets and references, the number of objects, the top object, and the
    // start of the offsets.
    guard let width = bytes.u8(trailer + 6), (1...8).contains(width),
      let referenceWidth = bytes.u8(trailer + 7), (1...8).contains(referenceWidth),
      let count = bytes.count(at: trailer + 8, 8), let start = bytes.count(at: trailer + 24, 8),
      (Self.headerLength..<trailer).contains(start), count > 0, count <= (trailer - start) / width
    else { throw .damaged }
    objects = Self.headerLength..<start
    offsets = (start, width, count)
    self.referenceWidth = referenceWidth
  }

  private func top() throws(Refusal) -> Int {
    guard let top = bytes.count(at: bytes.count - 16, 8) else { throw .damaged }
    return top
  }

  /// Counts an object and all objects that it references, once for each reference.
  private mutating func walk(_ reference: Int, depth: Int) throws(Refusal) {
    guard depth <= PropertyListReader.depthLimit else { throw .tooDeep }
    values += 1
    guard values <= PropertyListReader.valueLimit else { throw .tooManyValues }
    guard reference < offsets.count,
      let place = bytes.count(at: offsets.start + reference * offsets.width, offsets.width), objects.contains(place),
      let marker = bytes.u8(place)
    else { throw .damaged }
    let (kind, low) = (marker >> 4, marker & 0x0F)
    switch kind {
    case 0x0: break
    case 0x1, 0x2, 0x3:
      // The object has 2^n bytes, at most 16.
      guard low <= 4 else { throw .damaged }
      _ = try content(place + 1, 1 << low, of: 1)
    case 0x8: _ = try content(place + 1, low + 1, of: 1)
    case 0x4, 0x5, 0x7: length += try counted(place, low, of: 1).count
    case 0x6: length += try counted(place, low, of: 2).count
    case 0xA, 0xB, 0xC, 0xD:
      // A dictionary has as many keys as values. The keys are first.
      let references = try counted(place, low, of: kind == 0xD ? 2 * referenceWidth : referenceWidth)
      for start in stride(from: references.lowerBound, to: references.upperBound, by: referenceWidth) {
        guard let next = bytes.count(at: start, referenceWidth) else { throw .damaged }
        try walk(next, depth: depth + 1)
      }
    default: throw .damaged
    }
    guard length <= PropertyListReader.sizeLimit else { throw .tooLong }
  }

  /// Returns the range of an object's content. Its length is in the marker, or in a number after it if the marker is full.
  private func counted(_ place: Int, _ low: Int, of width: Int) throws(Refusal) -> Range<Int> {
    guard low == 0x0F else { return try content(place + 1, low, of: width) }
    guard place + 1 < objects.upperBound, let marker = bytes.u8(place + 1), marker >> 4 == 0x1, marker & 0x0F <= 3
    else {
      throw .damaged
    }
    let size = 1 << (marker & 0x0F)
    guard let count = bytes.count(at: place + 2, size) else { throw .damaged }
    return try content(place + 2 + size, count, of: width)
  }

  /// Returns the range of `count` items, each `width` bytes long. Throws if they are not all inside the objects.
  private func content(_ start: Int, _ count: Int, of width: Int) throws(Refusal) -> Range<Int> {
    guard start <= objects.upperBound, count <= (objects.upperBound - start) / width else { throw .damaged }
    return start..<start + count * width
  }
}

extension Fields {
  /// Returns an unsigned number as `Int`; nil if the bytes are too short for it, or if it does not fit.
  fileprivate func count(at place: Int, _ width: Int) -> Int? {
    unsigned(at: place, width).flatMap { Int(exactly: $0) }
  }
}
