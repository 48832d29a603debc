/// Numbers at places in bytes. Every one of them is nil where the bytes end before it does, so that no declared offset,
/// however wrong, can lead outside.
public struct Fields: Sendable {
  public enum Order: Sendable {
    case big, little
  }

  public let bytes: ArraySlice<UInt8>
  public var order: Order

  public init(_ bytes: ArraySlice<UInt8>, _ order: Order = .big) {
    self.bytes = bytes
    self.order = order
  }

  public init(_ bytes: [UInt8], _ order: Order = .big) { self.init(bytes[...], order) }

  public var count: Int { bytes.count }

  /// The number of `width` bytes at a place.
  private func number(_ place: Int, _ width: Int) -> UInt64? {
    guard place >= 0, place <= count, count - place >= width else { return nil }
    let start = bytes.startIndex + place
    var value: UInt64 = 0
    for index in 0..<width {
      let byte = bytes[order == .big ? start + index : start + width - 1 - index]
      value = value << 8 | UInt64(byte)
    }
    return value
  }

  public func u8(_ place: Int) -> Int? { number(place, 1).map { Int($0) } }
  public func u16(_ place: Int) -> Int? { number(place, 2).map { Int($0) } }
  public func u24(_ place: Int) -> Int? { number(place, 3).map { Int($0) } }
  public func u32(_ place: Int) -> Int? { number(place, 4).map { Int($0) } }
  public func u64(_ place: Int) -> UInt64? { number(place, 8) }
  public func i16(_ place: Int) -> Int? {
    number(place, 2).map { Int(Int16(truncatingIfNeeded: $0)) }
  }
  public func i32(_ place: Int) -> Int? {
    number(place, 4).map { Int(Int32(truncatingIfNeeded: $0)) }
  }
  public func i64(_ place: Int) -> Int64? { number(place, 8).map { Int64(truncatingIfNeeded: $0) } }

  /// Four characters.
  public func code(_ place: Int) -> FourCC? { number(place, 4).map { FourCC(UInt32($0)) } }

  /// The part from a place on, to the end or of a length; nil when it is not all there.
  public func part(_ place: Int, _ length: Int? = nil) -> Fields? {
    guard place >= 0, place <= count else { return nil }
    let length = length ?? count - place
    guard length >= 0, length <= count - place else { return nil }
    let start = bytes.startIndex + place
    return Fields(bytes[start..<start + length], order)
  }

  /// Whether these bytes stand at a place.
  public func has(_ text: String, at place: Int) -> Bool {
    part(place, text.utf8.count).map { $0.bytes.elementsEqual(text.utf8) } ?? false
  }
}

/// A four-character code. Codes are compared as numbers: an array of them may hold any bytes.
public struct FourCC: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let value: UInt32

  public init(_ value: UInt32) { self.value = value }

  public init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The characters, spaces at the end included; bytes that are no printable ASCII as `?`.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
