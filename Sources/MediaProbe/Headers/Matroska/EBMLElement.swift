/// One EBML element (RFC 8794, 6): its id and the location of its data in the file.
struct EBMLElement {
  /// The id with its length marker, as the standards print it: 0x1A45DFA3.
  let id: UInt32
  let start: UInt64
  /// Number of bytes of data; nil if the writer did not know it (6.2).
  let size: UInt64?

  /// Offset of the end of the data; nil if it is unknown or impossible.
  var end: UInt64? {
    guard let size else { return nil }
    let (end, overflow) = start.addingReportingOverflow(size)
    return overflow ? nil : end
  }
}

extension ByteWindow {
  /// Reads the head of the element at an offset; nil if the file ends before it or there is no valid one.
  mutating func element(at offset: UInt64) throws(ReadInterruption) -> EBMLElement? {
    // An id has at most four bytes and a size eight (RFC 8794, 11.2.4). At the end of the file there may be fewer.
    var room = 12
    if let size {
      guard offset < size else { return nil }
      room = Int(min(UInt64(room), size - offset))
    }
    guard let head = try fields(offset, room), let (id, size, length) = head.elementHead(at: 0) else { return nil }
    return EBMLElement(id: id, start: offset + UInt64(length), size: size)
  }
}

/// Largest number of children that are read of one element; no writer puts more into one.
private let mostChildren = 4096

extension Fields {
  /// Returns id, size and length of the head of an element in memory; nil if the bytes are not such a head.
  @inline(__always)
  func elementHead(at place: Int) -> (id: UInt32, size: UInt64?, length: Int)? {
    // Except for the last bytes, two loads contain id and size.
    guard let idWord = word(place) else { return lastElementHead(at: place) }
    // RFC 8794, 4: the length is the number of zeros before the marker, plus one.
    let idLength = idWord.leadingZeroBitCount + 1
    guard idLength <= 4 else { return nil }
    guard let marked = word(place + idLength) else { return lastElementHead(at: place) }
    let id = UInt32(truncatingIfNeeded: idWord &>> UInt64(64 - 8 * idLength))
    let sizeLength = marked.leadingZeroBitCount + 1
    guard sizeLength <= 8 else { return nil }
    let allOnes = UInt64.max &>> UInt64(64 - 7 * sizeLength)
    let size = marked &>> UInt64(64 - 8 * sizeLength) & allOnes
    return (id, size == allOnes ? nil : size, idLength + sizeLength)
  }

  /// Returns the same of an element near the end of the bytes.
  private func lastElementHead(at place: Int) -> (id: UInt32, size: UInt64?, length: Int)? {
    guard let first = u8(place), first >= 0x10 else { return nil }
    let idLength = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let id = unsigned(at: place, idLength), let (size, sizeLength) = variableNumber(at: place + idLength) else {
      return nil
    }
    return (UInt32(truncatingIfNeeded: id), size, idLength + sizeLength)
  }

  /// Returns a number of variable length (RFC 8794, 4). Its value is nil for the number that means "unknown" (6.2).
  func variableNumber(at place: Int) -> (value: UInt64?, length: Int)? {
    guard let first = u8(place), first != 0 else { return nil }
    let length = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let marked = unsigned(at: place, length) else { return nil }
    // The marker is followed by seven bits per byte.
    let allOnes = UInt64.max >> UInt64(64 - 7 * length)
    let value = marked & allOnes
    return (value == allOnes ? nil : value, length)
  }

  /// Calls `body` with id and data of each child. It stops at the first incomplete one.
  func forEachElement(_ body: (UInt32, Fields) -> Void) {
    var place = 0
    for _ in 0..<mostChildren {
      guard let head = elementHead(at: place), let size = head.size.flatMap({ Int(exactly: $0) }),
        let data = part(place + head.length, size)
      else { return }
      body(head.id, data)
      place += head.length + size
    }
  }

  /// The value of an unsigned integer element (RFC 8794, 7.2); nil if it is too long.
  var unsigned: UInt64? { unsigned(at: 0, count) }

  /// The value of an unsigned integer element as `Int`, or the largest one if `Int` has 32 bits; nil if it is too long.
  var number: Int? { unsigned.flatMap { Int64(exactly: $0) }.map { Int(clamping: $0) } }

  /// The value of a float element (RFC 8794, 7.3).
  var float: Double? {
    switch count {
    case 0: 0
    case 4: u32(0).map { Double(Float(bitPattern: UInt32($0))) }
    case 8: u64(0).map { Double(bitPattern: $0) }
    default: nil
    }
  }

  /// The value of a string element (RFC 8794, 7.4), without trailing zeros.
  var string: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}
