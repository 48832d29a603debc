import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Tests interlaced H.264 whose frames are coded as two pictures with one field each (ISO/IEC 14496-10, 7.4.3), as
/// camcorders and broadcasters do. No available encoder writes it, so these tests build a stream of uncompressed fields
/// with one macroblock each.
@Suite struct FieldTests {
  /// The bits of a NAL unit.
  private struct Bits {
    private(set) var digits = ""

    mutating func append(_ value: Int, bits count: Int) {
      let text = String(value, radix: 2)
      digits += String(repeating: "0", count: count - text.count) + text
    }

    /// Appends an Exp-Golomb number (9.1).
    mutating func append(number: Int) {
      let length = String(number + 1, radix: 2).count
      append(number + 1, bits: 2 * length - 1)
    }

    /// Returns the unit with a start code and with emulation prevention bytes (7.3.2.11, 7.4.1.1).
    func unit(_ header: UInt8, then samples: [UInt8] = []) -> [UInt8] {
      var text = digits
      if !samples.isEmpty { text += String(repeating: "0", count: -text.count & 7) }
      var bytes = Self.bytes(text) + samples
      if samples.isEmpty {
        bytes = Self.bytes(text + "1" + String(repeating: "0", count: -(text.count + 1) & 7))
      } else {
        bytes.append(0x80)
      }
      var escaped: [UInt8] = []
      for byte in bytes {
        if escaped.suffix(2) == [0, 0], byte <= 3 { escaped.append(3) }
        escaped.append(byte)
      }
      return [0, 0, 0, 1, header] + escaped
    }

    private static func bytes(_ text: String) -> [UInt8] {
      stride(from: 0, to: text.count, by: 8).map { start in
        UInt8(text.dropFirst(start).prefix(8), radix: 2) ?? 0
      }
    }
  }

  /// Returns parameter sets for 25 frames per second of 16 × 32 pixels: one macroblock per field.
  private static func parameterSets() -> [UInt8] {
    var sequence = Bits()
    sequence.append(77 << 16 | 30, bits: 24)
    // Set 0, four bits for the frame number, picture order count type 0 with four bits, one reference, no gaps.
    for number in [0, 0, 0, 0, 1] { sequence.append(number: number) }
    sequence.append(0, bits: 1)
    // One macroblock wide and one field high; fields allowed, 8 × 8 direct prediction, no cropping, VUI parameters
    // present.
    for number in [0, 0] { sequence.append(number: number) }
    sequence.append(0b00101, bits: 5)
    // The VUI parameters only have timing: always 1/50 second per field.
    sequence.append(0b00001, bits: 5)
    sequence.append(1, bits: 32)
    sequence.append(50, bits: 32)
    sequence.append(0b10000, bits: 5)
    var picture = Bits()
    for number in [0, 0] { picture.append(number: number) }
    picture.append(0, bits: 2)
    for number in [0, 0, 0] { picture.append(number: number) }
    picture.append(0, bits: 3)
    for number in [0, 0, 0] { picture.append(number: number) }
    picture.append(0, bits: 3)
    return sequence.unit(0x67) + picture.unit(0x68)
  }

  /// Returns one field, or a whole frame of two macroblocks.
  private static func picture(_ frame: Int, isBottom: Bool?) -> [UInt8] {
    let isFirst = frame == 0 && isBottom != true
    var slice = Bits()
    // First macroblock 0, all slices intra, picture parameters 0.
    for number in [0, 7, 0] { slice.append(number: number) }
    slice.append(frame & 15, bits: 4)
    if let isBottom { slice.append(isBottom ? 0b11 : 0b10, bits: 2) } else { slice.append(0, bits: 1) }
    if isFirst { slice.append(number: 0) }
    slice.append((2 * frame + (isBottom == true ? 1 : 0)) & 15, bits: 4)
    // The default reference marking and no change of the quantizer, followed by uncompressed macroblocks.
    slice.append(0, bits: isFirst ? 2 : 1)
    slice.append(number: 0)
    slice.append(number: 25)
    var samples = [UInt8](repeating: 0x80, count: 384)
    if isBottom == nil {
      // The second macroblock begins with its type, and zeros up to the next byte.
      samples += [0b0000_1101, 0] + [UInt8](repeating: 0x80, count: 384)
    }
    let delimiter: [UInt8] = [0, 0, 0, 1, 9, 0x10]
    return delimiter + (isFirst ? parameterSets() : []) + slice.unit(isFirst ? 0x65 : 0x61, then: samples)
  }

  private static func facts(frames: Int, _ encode: (Int) -> [UInt8]) throws -> MediaFacts {
    let raw = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString).h264")
    try Data((0..<frames).flatMap(encode)).write(to: raw)
    defer { try? FileManager.default.removeItem(at: raw) }
    return try FFmpegFile("ts", [["-f", "h264", "-i", raw.path]], ["-c", "copy"]).read()
  }

  @Test func `Two fields are one frame`() throws {
    let facts = try Self.facts(frames: 50) { Self.picture($0, isBottom: false) + Self.picture($0, isBottom: true) }
    let video = try #require(facts.video)
    #expect(video.codec == "h264" && video.isInterlaced == true && (video.width, video.height) == (16, 32))
    #expect(video.frameCount == 50 && video.averageFrameRate == Ratio(25, 1) && video.hasVariableFrameRate == false)
    #expect(abs((video.duration ?? 0) - 2) < 0.05)
  }

  /// Encoders choose between fields and frames for each picture.
  @Test func `Fields and frames can alternate`() throws {
    let facts = try Self.facts(frames: 50) { number in
      number % 3 == 2
        ? Self.picture(number, isBottom: nil)
        : Self.picture(number, isBottom: false) + Self.picture(number, isBottom: true)
    }
    #expect(facts.video?.frameCount == 50)
  }
}
