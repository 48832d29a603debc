/// Returns the first bytes of a zlib stream (RFC 1950) after decompression; fewer if the stream ends or is not all there. Nil
/// if it is not valid.
///
/// - Parameter limit: Number of bytes after which it stops. The checksum at the end of the stream is not compared.
func inflated(_ stream: ArraySlice<UInt8>, upTo limit: Int) -> [UInt8]? {
  // RFC 1950, 2.2: the method is 8, the header is a multiple of 31, and there is no dictionary.
  guard let method = stream.first, let flags = stream.dropFirst().first, method & 0x0F == 8, method >> 4 <= 7,
    (Int(method) << 8 | Int(flags)) % 31 == 0, flags & 0x20 == 0
  else { return nil }
  var inflation = Inflation(stream.dropFirst(2), limit: limit)
  return inflation.run() ? inflation.output : nil
}

/// The decompression of a stream of blocks (RFC 1951), as far as its bytes are there and its limit allows.
private struct Inflation {
  private(set) var output: [UInt8] = []
  private let limit: Int
  private var bits: DeflateBits

  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    (bits, self.limit) = (DeflateBits(bytes), limit)
    output.reserveCapacity(limit)
  }

  /// The reason why a block ended.
  private enum End {
    case complete
    /// The bytes end, or the limit is reached.
    case stopped
    case invalid
  }

  /// Decompresses all blocks (3.2.3). Returns false if one is not valid.
  mutating func run() -> Bool {
    while output.count < limit {
      guard let isLast = bits.next(1), let type = bits.next(2) else { return true }
      let end: End
      switch type {
      case 0: end = copyStored()
      case 1: end = readCodes(.fixedLengths, .fixedDistances)
      case 2:
        switch readTables() {
        case .tables(let lengths, let distances): end = readCodes(lengths, distances)
        case .stopped: end = .stopped
        case .invalid: end = .invalid
        }
      default: end = .invalid
      }
      guard end == .complete else { return end == .stopped }
      if isLast == 1 { return true }
    }
    return true
  }

  /// Copies a block without compression (3.2.4).
  private mutating func copyStored() -> End {
    bits.alignToByte()
    guard let length = bits.next(16), let complement = bits.next(16) else { return .stopped }
    guard length ^ complement == 0xFFFF else { return .invalid }
    for _ in 0..<length {
      guard output.count < limit, let byte = bits.next(8) else { return .stopped }
      output.append(UInt8(byte))
    }
    return .complete
  }

  private enum Tables {
    case tables(PrefixCode, PrefixCode)
    case stopped, invalid
  }

  /// Reads the code lengths of a block (3.2.7), which are compressed themselves.
  private mutating func readTables() -> Tables {
    guard let literals = bits.next(5), let distances = bits.next(5), let count = bits.next(4) else { return .stopped }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengthsOfLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = bits.next(3) else { return .stopped }
      lengthsOfLengths[order[index]] = UInt8(length)
    }
    let code = PrefixCode(lengthsOfLengths)
    let total = literals + 257 + distances + 1
    var lengths: [UInt8] = []
    while lengths.count < total {
      guard let symbol = code.symbol(&bits) else { return bits.isAtEnd ? .stopped : .invalid }
      let (value, base, width): (UInt8, Int, Int)
      switch symbol {
      case 16:
        guard let last = lengths.last else { return .invalid }
        (value, base, width) = (last, 3, 2)
      case 17: (value, base, width) = (0, 3, 3)
      case 18: (value, base, width) = (0, 11, 7)
      default: (value, base, width) = (UInt8(symbol), 1, 0)
      }
      guard let more = bits.next(width) else { return .stopped }
      lengths += repeatElement(value, count: base + more)
    }
    guard lengths.count == total else { return .invalid }
    let border = literals + 257
    return .tables(PrefixCode(Array(lengths[..<border])), PrefixCode(Array(lengths[border...])))
  }

  /// Decompresses literals and repetitions (3.2.5) up to the end of a block.
  private mutating func readCodes(_ lengths: PrefixCode, _ distances: PrefixCode) -> End {
    while output.count < limit {
      guard let symbol = lengths.symbol(&bits) else { return bits.isAtEnd ? .stopped : .invalid }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return .complete }
      guard symbol <= 285 else { return .invalid }
      let (base, width) = repetition(symbol)
      guard let more = bits.next(width) else { return .stopped }
      guard let code = distances.symbol(&bits) else { return bits.isAtEnd ? .stopped : .invalid }
      guard code < 30 else { return .invalid }
      let exponent = code < 4 ? 0 : code / 2 - 1
      guard let offset = bits.next(exponent) else { return .stopped }
      let distance = code < 4 ? code + 1 : (2 + code % 2) << exponent + 1 + offset
      guard distance <= output.count else { return .invalid }
      for _ in 0..<min(base + more, limit - output.count) { output.append(output[output.count - distance]) }
    }
    return .stopped
  }

  /// Returns the shortest length that a symbol represents, and the number of bits that are added to it (3.2.5).
  private func repetition(_ symbol: Int) -> (base: Int, width: Int) {
    if symbol == 285 { return (258, 0) }
    let index = symbol - 257
    let width = index < 8 ? 0 : index / 4 - 1
    return (index < 8 ? index + 3 : (4 + index % 4) << width + 3, width)
  }
}

/// A prefix code (RFC 1951, 3.2.2): codes of equal length follow one another in the order of their symbols, after all shorter
/// ones.
private struct PrefixCode {
  /// Number of codes of each length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private var symbols: [Int]

  init(_ lengths: [UInt8]) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var places = [0]
    for length in 0..<15 { places.append(places[length] + counts[length]) }
    symbols = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[places[Int(length)]] = symbol
      places[Int(length)] += 1
    }
  }

  /// Reads one code; nil if the bytes end or no symbol has it.
  func symbol(_ bits: inout DeflateBits) -> Int? {
    // The first code of a length, and the number of codes that are shorter.
    var (code, first, shorter) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = bits.next(1) else { return nil }
      code |= bit
      let count = counts[length]
      if code - first < count { return symbols[shorter + code - first] }
      shorter += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  /// The codes of a block with fixed ones (3.2.6).
  static let fixedLengths = PrefixCode(
    (0..<288).map { (symbol: Int) -> UInt8 in symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode([UInt8](repeating: 5, count: 30))
}

/// Bits from the least significant one of each byte on (RFC 1951, 3.1.1).
private struct DeflateBits {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var held = 0
  private var heldCount = 0
  /// True if more bits were requested than exist.
  private(set) var isAtEnd = false

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  /// Returns the number in the next bits, 16 at most; nil if the bytes end before them.
  mutating func next(_ count: Int) -> Int? {
    while heldCount < count {
      guard place < bytes.endIndex else {
        isAtEnd = true
        return nil
      }
      held |= Int(bytes[place]) << heldCount
      place += 1
      heldCount += 8
    }
    defer {
      held >>= count
      heldCount -= count
    }
    return held & (1 << count - 1)
  }

  /// Skips to the next byte.
  mutating func alignToByte() {
    held >>= heldCount % 8
    heldCount -= heldCount % 8
  }
}
