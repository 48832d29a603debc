/// A hash that is the same on every machine and in every version: FNV-1a with 128 bits (draft-eastlake-fnv). Nothing here
/// has to withstand an attack; two issues only have to be told apart.
struct Fingerprint {
  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  /// Adds a part; parts are told apart from their concatenation.
  mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { add(byte: byte) }
    // No path, id or name holds a zero byte.
    add(byte: 0)
  }

  private mutating func add(byte: UInt8) { state = (state ^ UInt128(byte)) &* Self.prime }

  /// 32 digits.
  var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
