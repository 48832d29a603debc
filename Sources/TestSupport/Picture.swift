package import Foundation

/// Makes minimal images.
package enum Picture {
  /// Returns a complete, valid gray PNG with one bit per pixel (PNG, 5).
  package static func png(width: UInt32, height: UInt32) -> Data {
    let row = [UInt8](repeating: 0, count: 1 + (Int(width) + 7) / 8)
    let pixels = [[UInt8]](repeating: row, count: Int(min(height, 4096))).flatMap { $0 }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0])
    data += chunk("IDAT", zlibStored(pixels))
    data += chunk("IEND", [])
    return data
  }

  package static func chunk(_ type: String, _ body: [UInt8]) -> Data {
    let content = Array(type.utf8) + body
    return Data(bigEndian(UInt32(body.count)) + content + bigEndian(crc(content)))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// Returns a zlib stream (RFC 1950) of uncompressed blocks (RFC 1951, 3.2.4).
  private static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      out += [rest.isEmpty ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      out += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return out + bigEndian(b << 16 | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
