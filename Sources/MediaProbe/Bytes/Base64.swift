/// Returns bytes encoded as base64 (RFC 4648, 4).
package func base64(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let bytes = Array(bytes)
  var out: [UInt8] = []
  out.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    var bits: UInt32 = 0
    for offset in 0..<3 { bits = bits << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0) }
    for place in 0..<4 {
      out.append(place <= count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)] : UInt8(ascii: "="))
    }
  }
  return out
}

/// Returns the bytes of a base64 text (RFC 4648, 4) up to the first character that is not of its alphabet.
package func decodedBase64(_ text: ArraySlice<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count / 4 * 3 + 3)
  var bits: UInt32 = 0
  var count = 0
  for character in text {
    let value: UInt8
    switch character {
    case 0x41...0x5A: value = character - 0x41
    case 0x61...0x7A: value = character - 0x61 + 26
    case 0x30...0x39: value = character - 0x30 + 52
    case 0x2B: value = 62
    case 0x2F: value = 63
    default: return bytes
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}
