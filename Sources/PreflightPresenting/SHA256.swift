/// SHA-256 (FIPS 180-4, 6.2). It identifies issues across runs, and the script of a page for browsers.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var length: UInt64 = 0

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) { add(Array(bytes)) }

  package mutating func add(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      mix(rest, at: 0)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= 64 {
      mix(bytes, at: start)
      start += 64
    }
    rest += bytes[start...]
  }

  /// Returns the digest of all added bytes: 32 bytes.
  package consuming func digest() -> [UInt8] {
    // 5.1.1: a one bit, zeros, and the length in bits in the last eight bytes.
    let bits = length &* 8
    let zeros = (119 - rest.count) % 64
    add([0x80] + [UInt8](repeating: 0, count: zeros) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// The digest of all added bytes as 64 hexadecimal digits.
  package consuming func digits() -> String { digest().hexadecimal }

  /// Returns the digest of some bytes as 64 hexadecimal digits.
  package static func digits(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.digits()
  }

  /// Mixes a block of 64 bytes into the state.
  private mutating func mix(_ bytes: [UInt8], at start: Int) {
    for index in 0..<16 {
      let place = start &+ 4 &* index
      schedule[index] =
        UInt32(bytes[place]) &<< 24 | UInt32(bytes[place &+ 1]) &<< 16 | UInt32(bytes[place &+ 2]) &<< 8
        | UInt32(bytes[place &+ 3])
    }
    for index in 16..<64 {
      let (near, far) = (schedule[index &- 2], schedule[index &- 15])
      let sigma1 = near.turned(17) ^ near.turned(19) ^ near &>> 10
      let sigma0 = far.turned(7) ^ far.turned(18) ^ far &>> 3
      schedule[index] = sigma1 &+ schedule[index &- 7] &+ sigma0 &+ schedule[index &- 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants
    for index in 0..<64 {
      let sum1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The constants of section 4.2.2.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98,
    0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
    0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8,
    0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819,
    0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
    0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self &>> bits | self &<< (32 &- bits) }
}

extension Sequence<UInt8> {
  /// The bytes as two hexadecimal digits each.
  package var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
