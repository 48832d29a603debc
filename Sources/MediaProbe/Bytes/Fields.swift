/// A view of bytes as numbers at given places. A number that does not fit into the bytes is nil, so no declared offset
/// can lead outside.
package struct Fields: Sendable {
  package enum Order: Sendable {
    case big, little
  }

  package let bytes: ArraySlice<UInt8>
  package var order: Order

  package init(_ bytes: ArraySlice<UInt8>, _ order: Order = .big) {
    self.bytes = bytes
    self.order = order
  }

  package init(_ bytes: [UInt8], _ order: Order = .big) { self.init(bytes[...], order) }

  package var count: Int { bytes.count }

  /// Returns the number at a place with a single load: a file's header has a few thousand of them.
  @inline(__always)
  private func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Number? {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
    let raw = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    return order == .big ? Number(bigEndian: raw) : Number(littleEndian: raw)
  }

  package func u8(_ place: Int) -> Int? { number(place, UInt8.self).map { Int($0) } }
  package func u16(_ place: Int) -> Int? { number(place, UInt16.self).map { Int($0) } }
  package func u24(_ place: Int) -> Int? {
    guard place <= count - 3, let pair = u16(order == .big ? place : place + 1),
      let single = u8(order == .big ? place + 2 : place)
    else { return nil }
    return pair << 8 | single
  }
  package func u32(_ place: Int) -> Int64? { number(place, UInt32.self).map { Int64($0) } }
  package func u64(_ place: Int) -> UInt64? { number(place, UInt64.self) }
  package func i16(_ place: Int) -> Int? { number(place, Int16.self).map { Int($0) } }
  package func i32(_ place: Int) -> Int? { number(place, Int32.self).map { Int($0) } }
  package func i64(_ place: Int) -> Int64? { number(place, Int64.self) }

  /// Returns the big-endian number of `width` bytes at a place, 0 to 8 bytes; nil for a greater width.
  @inline(__always)
  package func unsigned(at place: Int, _ width: Int) -> UInt64? {
    guard place >= 0, width >= 0, width <= 8, place <= count - width else { return nil }
    // Most numbers have a whole word of bytes after their place; the shift removes the surplus.
    if width > 0, place <= count - 8 {
      return unsafe bytes.withUnsafeBytes {
        UInt64(bigEndian: unsafe $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) >> UInt64(64 - 8 * width)
      }
    }
    var value: UInt64 = 0
    for index in place..<place + width { value = value << 8 | UInt64(bytes[bytes.startIndex + index]) }
    return value
  }

  /// Returns the sum of consecutive 32-bit numbers; an incomplete number counts as 0.
  func sumOfU32() -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
      let isBig = order == .big
      var sum: UInt64 = 0
      var place = 0
      // A load of eight bytes takes two numbers.
      while place &+ 8 <= bytes.count {
        let stored = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let pair = isBig ? UInt64(bigEndian: stored) : UInt64(littleEndian: stored)
        sum &+= pair >> 32 &+ UInt64(UInt32(truncatingIfNeeded: pair))
        place &+= 8
      }
      if place &+ 4 <= bytes.count {
        let number = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        sum &+= UInt64(isBig ? number.bigEndian : number.littleEndian)
      }
      return sum
    }
  }

  /// Returns the sum of the first numbers of consecutive pairs of big-endian 32-bit numbers.
  func sumOfU32Pairs() -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
      var (sum, place) = (UInt64(0), 0)
      while place &+ 8 <= bytes.count {
        sum &+= UInt64(unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).bigEndian)
        place &+= 8
      }
      return sum
    }
  }

  /// Returns the largest decrease between the second numbers of consecutive pairs of big-endian 32-bit numbers, which are
  /// signed. Pairs whose first number is 0 do not count.
  func largestDropInI32Pairs() -> Int64 {
    unsafe bytes.withUnsafeBytes { bytes in
      var (drop, place) = (Int64(0), 0)
      var previous: Int64?
      while place &+ 8 <= bytes.count {
        let count = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        let value = Int64(unsafe bytes.loadUnaligned(fromByteOffset: place &+ 4, as: Int32.self).bigEndian)
        place &+= 8
        guard count != 0 else { continue }
        if let previous { drop = max(drop, previous &- value) }
        previous = value
      }
      return drop
    }
  }

  /// Calls `body` with consecutive groups of three big-endian 32-bit numbers, as long as it returns true. It reads no
  /// incomplete group.
  @inline(__always)
  func forEachTriple(_ body: (UInt32, UInt32, UInt32) -> Bool) {
    unsafe bytes.withUnsafeBytes { bytes in
      var place = 0
      while place &+ 12 <= bytes.count {
        let first = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).bigEndian
        let second = unsafe bytes.loadUnaligned(fromByteOffset: place &+ 4, as: UInt32.self).bigEndian
        let third = unsafe bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt32.self).bigEndian
        guard body(first, second, third) else { return }
        place &+= 12
      }
    }
  }

  /// Returns the big-endian 64-bit number at a place; nil if it is not complete.
  @inline(__always)
  func word(_ place: Int) -> UInt64? {
    guard place >= 0, place <= bytes.count &- 8 else { return nil }
    return unsafe bytes.withUnsafeBytes {
      UInt64(bigEndian: unsafe $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  /// Returns the index of the largest of consecutive 32-bit numbers, and of the first one that is not larger than its
  /// predecessor; nil if no number qualifies.
  func orderOfU32() -> (largest: Int?, descent: Int?) { orderOfNumbers(UInt32.self) }

  /// Returns the same of consecutive 64-bit numbers.
  func orderOfU64() -> (largest: Int?, descent: Int?) { orderOfNumbers(UInt64.self) }

  @inline(__always)
  private func orderOfNumbers<Number: FixedWidthInteger>(_: Number.Type) -> (largest: Int?, descent: Int?) {
    unsafe bytes.withUnsafeBytes { bytes in
      let (size, isBig) = (MemoryLayout<Number>.size, order == .big)
      let count = bytes.count / size
      @inline(__always)
      func number(_ index: Int) -> Number {
        let stored = unsafe bytes.loadUnaligned(fromByteOffset: index &* size, as: Number.self)
        return isBig ? Number(bigEndian: stored) : Number(littleEndian: stored)
      }
      guard count > 0 else { return (nil, nil) }
      var (largest, most) = (0, number(0))
      var index = 1
      // In almost all tables each number is larger than the one before.
      while index < count {
        let next = number(index)
        if next <= most { break }
        most = next
        index &+= 1
      }
      guard index < count else { return (count - 1, nil) }
      largest = index - 1
      let descent = index
      while index < count {
        let next = number(index)
        if next >= most { (largest, most) = (index, next) }
        index &+= 1
      }
      return (largest, descent)
    }
  }

  /// Returns the four-character code at a place.
  package func code(_ place: Int) -> FourCC? { number(place, UInt32.self).map { FourCC($0) } }

  /// Returns the part that starts at a place. It has the given length, or extends to the end. Nil if it is incomplete.
  package func part(_ place: Int, _ length: Int? = nil) -> Fields? {
    guard place >= 0, place <= count else { return nil }
    let length = length ?? count - place
    guard length >= 0, length <= count - place else { return nil }
    let start = bytes.startIndex + place
    return Fields(bytes[start..<start + length], order)
  }

  /// Returns true if these bytes are at a place.
  package func has(_ text: String, at place: Int) -> Bool {
    part(place, text.utf8.count).map { $0.bytes.elementsEqual(text.utf8) } ?? false
  }
}

/// Numbers that a file declares have 64 bits here because `Int` may have only 32. If `Int` has 64 bits, this costs nothing.
extension Fields {
  /// Returns the 32-bit number at a declared place.
  package func u32(_ place: Int64) -> Int64? { Int(exactly: place).flatMap { u32($0) } }

  /// Returns the part from a place on, of a declared length; nil if it is incomplete.
  package func part(_ place: Int, _ length: Int64) -> Fields? { Int(exactly: length).flatMap { part(place, $0) } }

  /// Returns the part from a declared place on, either to the end or of a declared length; nil if it is incomplete.
  package func part(_ place: Int64, _ length: Int64? = nil) -> Fields? {
    guard let place = Int(exactly: place) else { return nil }
    return length.map { part(place, $0) } ?? part(place)
  }

  /// Returns true if these bytes are at a declared place.
  package func has(_ text: String, at place: Int64) -> Bool { Int(exactly: place).map { has(text, at: $0) } ?? false }
}

/// A four-character code. Codes are compared as numbers because they may consist of any bytes.
package struct FourCC: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value }

  package init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// True if all characters are printable ASCII.
  var isPrintable: Bool {
    [24, 16, 8, 0].allSatisfy { (0x20..<0x7F).contains(UInt8(truncatingIfNeeded: value >> $0)) }
  }

  /// The characters, including trailing spaces; bytes that are not printable ASCII become `?`.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
