/// One EBML element (RFC 8794, 6): what it is, and where its data lie in the file.
struct EBMLElement {
  /// With its length marker, as the standards print it: 0x1A45DFA3.
  let id: UInt32
  let start: UInt64
  /// Bytes of data; nil when the writer did not know it (6.2).
  let size: UInt64?

  /// The offset behind the data; nil when that is not known or cannot be.
  var end: UInt64? {
    guard let size else { return nil }
    let (end, overflow) = start.addingReportingOverflow(size)
    return overflow ? nil : end
  }
}

extension ByteWindow {
  /// The head of the element at an offset; nil where the file ends before it does, and where none can be.
  mutating func element(at offset: UInt64) throws(Halt) -> EBMLElement? {
    // At most four bytes of number and eight of size (RFC 8794, 11.2.4), fewer at the end of the file.
    var room = 12
    if let size {
      guard offset < size else { return nil }
      room = Int(min(UInt64(room), size - offset))
    }
    guard let head = try fields(offset, room), let (id, size, length) = head.elementHead(at: 0) else { return nil }
    return EBMLElement(id: id, start: offset + UInt64(length), size: size)
  }
}

/// How many children of one element are read: more than any writer puts into one that describes.
private let mostChildren = 4096

extension Fields {
  /// The number, size and length of the head of an element in memory; nil when none is there.
  func elementHead(at place: Int) -> (id: UInt32, size: UInt64?, length: Int)? {
    guard let first = u8(place), first >= 0x10 else { return nil }
    // RFC 8794, 4: as many bytes as there are zeros in front of the marker, and one.
    let idLength = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let id = unsigned(at: place, idLength), let (size, sizeLength) = variableNumber(at: place + idLength) else {
      return nil
    }
    return (UInt32(truncatingIfNeeded: id), size, idLength + sizeLength)
  }

  /// A number of variable length (RFC 8794, 4); nil inside for the one that stands for "not known" (6.2).
  func variableNumber(at place: Int) -> (value: UInt64?, length: Int)? {
    guard let first = u8(place), first != 0 else { return nil }
    let length = UInt8(truncatingIfNeeded: first).leadingZeroBitCount + 1
    guard let marked = unsigned(at: place, length) else { return nil }
    // The marker stands in front of seven bits for each byte.
    let allOnes = UInt64.max >> UInt64(64 - 7 * length)
    let value = marked & allOnes
    return (value == allOnes ? nil : value, length)
  }

  /// Calls with the number and data of each child; ends at the first that is not whole.
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

  /// An unsigned integer element (RFC 8794, 7.2); nil when it is longer than one can be.
  var unsigned: UInt64? { unsigned(at: 0, count) }

  /// An unsigned integer element that counts something in memory.
  var number: Int? { unsigned.flatMap { Int(exactly: $0) } }

  /// A float element (RFC 8794, 7.3).
  var float: Double? {
    switch count {
    case 0: 0
    case 4: u32(0).map { Double(Float(bitPattern: UInt32($0))) }
    case 8: u64(0).map { Double(bitPattern: $0) }
    default: nil
    }
  }

  /// A string element (RFC 8794, 7.4), zeros at its end left out.
  var string: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}
