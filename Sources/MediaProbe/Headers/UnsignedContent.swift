/// A judgment on content without a known signature, based on its first page.
package enum UnsignedContent: Sendable {
  /// It looks like the start of a format without a signature, such as a raw stream.
  case suggested
  /// It looks like no format, but the file has more bytes, in which MPEG audio could begin.
  case open
  /// It is the whole file, and looks like no format.
  case excluded

  /// Examines content that has no known signature.
  ///
  /// - Parameter head: The whole file or its first page.
  init(_ head: [UInt8]) {
    if UnsignedContent.looksLikeMedia(head) {
      self = .suggested
    } else {
      self = head.count < Signature.length ? .excluded : .open
    }
  }

  /// Returns the facts of a file that no deeper tier reads.
  ///
  /// - Parameter fileExtension: The extension of the file in lowercase; nil if it is not known. It decides about formats
  ///   without reliable first bytes.
  package func facts(fileExtension: String?) -> MediaFacts {
    if let foreign = fileExtension.flatMap(ForeignFormat.named(byExtension:)) {
      return MediaFacts(error: foreign.refusal)
    }
    var isPossible = self == .suggested
    if self == .open, let fileExtension {
      isPossible = MediaFormat.all.contains { $0.hasNoSignature && $0.extensions.contains(fileExtension) }
    }
    guard isPossible else { return MediaFacts(error: ReadError(.notMedia, .unknownContent)) }
    var facts = MediaFacts()
    facts.unknown[.kind] = UnknownFacts.Reason(.mayLackSignature, tier: .stream)
    return facts
  }
}

extension MediaFormat {
  /// True if a deeper tier searches the content for units of the format.
  fileprivate var hasNoSignature: Bool {
    guard case .tracks = reference else { return false }
    return marks.isEmpty && brands.isEmpty && structure == nil
  }
}

// Each test needs more than two bytes, so that random content rarely passes one. If a test passes, a deeper tier has to decide.
extension UnsignedContent {
  private static func looksLikeMedia(_ head: [UInt8]) -> Bool {
    let fields = Fields(head)
    return fields.has("ID3", at: 0) || beginsWithStartCode(head) || hasTransportPackets(head)
      || hasFrames(fields, ofLength: lengthOfADTS) || hasFrames(fields, ofLength: lengthOfLOAS)
      || hasFrames(fields, ofLength: lengthOfAC3) || hasFrames(fields, ofLength: lengthOfGSM)
      || beginsWithDV(fields) || beginsWithTarga(head) || fields.has("\u{12}\0\u{A}", at: 0) || hasMPEGAudio(head)
  }

  /// Returns true for a start code after zeros, as in raw video (ISO/IEC 14496-10, annex B).
  private static func beginsWithStartCode(_ head: [UInt8]) -> Bool {
    let zeros = head.prefix { $0 == 0 }.count
    return (2...3).contains(zeros) && zeros + 1 < head.count && head[zeros] == 1
  }

  /// Returns true for packets of a transport stream that was cut at its start (ISO/IEC 13818-1, 2.4.3.2).
  private static func hasTransportPackets(_ head: [UInt8]) -> Bool {
    for length in [188, 192, 204] where head.count > 5 * length {
      if (0..<length).contains(where: { first in (0..<5).allSatisfy { head[first + $0 * length] == 0x47 } }) {
        return true
      }
    }
    return false
  }

  /// Returns true for MPEG audio (ISO/IEC 11172-3), also after garbage.
  private static func hasMPEGAudio(_ head: [UInt8]) -> Bool {
    guard let frames = try? MPEGAudioFrames(MemorySource(head)) else { return false }
    return frames.layer > 0
  }

  /// Returns true if three frames follow each other from the first byte on, or fewer that fill the page.
  ///
  /// - Parameter length: Returns the length in bytes of the frame at a place; nil if no frame begins there.
  private static func hasFrames(_ head: Fields, ofLength length: (Fields, Int) -> Int?) -> Bool {
    var place = 0
    for _ in 0..<3 {
      guard let step = length(head, place), step > 0 else { return place > 0 && place >= head.bytes.count }
      place += step
    }
    return true
  }

  /// ISO/IEC 14496-3, 1.A.3.2: sync word and layer, a sampling frequency, and the length with its header.
  private static func lengthOfADTS(_ head: Fields, _ place: Int) -> Int? {
    guard let start = head.u16(place), start & 0xFFF6 == 0xFFF0, let third = head.u8(place + 2), third >> 2 & 15 < 13,
      let bits = head.u32(place + 3)
    else { return nil }
    let length = Int(bits >> 13 & 0x1FFF)
    return length >= 7 ? length : nil
  }

  /// ISO/IEC 14496-3, 1.7.2: the sync word of AudioSyncStream, and the length after its three bytes.
  private static func lengthOfLOAS(_ head: Fields, _ place: Int) -> Int? {
    guard let start = head.u24(place), start >> 13 == 0x2B7 else { return nil }
    return Int(start & 0x1FFF) + 3
  }

  /// ETSI TS 102 366, 4.4.1 and annex E: the sync word. The length of AC-3 follows from its rate. E-AC-3 states it.
  private static func lengthOfAC3(_ head: Fields, _ place: Int) -> Int? {
    guard head.u16(place) == 0x0B77, let bits = head.u32(place + 2) else { return nil }
    if head.u8(place + 5).map({ $0 >> 3 > 10 }) ?? false { return 2 * (Int(bits >> 16 & 0x7FF) + 1) }
    let rates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640]
    let (frequency, code) = (Int(bits >> 14 & 3), Int(bits >> 8 & 63))
    guard frequency < 3, code < 38 else { return nil }
    let rate = rates[code / 2]
    switch frequency {
    case 0: return 4 * rate
    case 1: return 2 * (320 * rate / 147 + code % 2)
    default: return 6 * rate
    }
  }

  /// ETSI EN 300 961, 1.7: frames of 33 bytes begin with the bits 1101.
  private static func lengthOfGSM(_ head: Fields, _ place: Int) -> Int? {
    // Three frames alone would be found in random bytes.
    let isRun = (0..<8).allSatisfy { head.u8(place + 33 * $0).map { $0 >> 4 == 0xD } ?? false }
    return isRun ? 33 : nil
  }

  /// IEC 61834-2: the header block of the first sequence, of either system.
  private static func beginsWithDV(_ head: Fields) -> Bool {
    head.has("\u{1F}\u{7}\0", at: 0) && head.u8(3).map { $0 & 0x7F == 0x3F } ?? false
  }

  /// Truevision TGA 2.0: a kind of image with the color map that it needs, a size, and bits per pixel.
  private static func beginsWithTarga(_ head: [UInt8]) -> Bool {
    let fields = Fields(head, .little)
    guard let colorMap = fields.u8(1), let type = fields.u8(2), let width = fields.u16(12), let height = fields.u16(14),
      let depth = fields.u8(16), let bits = fields.u8(17), width > 0, height > 0, bits >> 6 == 0
    else { return false }
    return switch (type, colorMap) {
    case (1, 1), (9, 1): depth == 8 || depth == 16
    case (2, 0), (10, 0): [15, 16, 24, 32].contains(depth)
    case (3, 0), (11, 0): depth == 8 || depth == 16
    default: false
    }
  }
}
