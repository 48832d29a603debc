/// Largest number of chunks that are read before the audio data; writers put about a dozen there.
private let mostChunks = 256
/// Smallest placeholder for an unknown length, as when writing to a pipe. It is SoX's; arecord writes 0x80000000 and
/// FFmpeg 0xFFFFFFFF.
private let leastPlaceholder: Int64 = 0x7FFF_F000

/// The reader of WAV (Multimedia Programming Interface and Data Specifications 1.0, 1991), with the 64-bit sizes of
/// RF64 (EBU Tech 3306).
extension HeaderReader {
  package static let wav = HeaderReader("wav", readWAV)

  private static func readWAV(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    guard let head = try window.fields(0, 12) else { throw .truncated(.formatHeader, .text("WAV")) }
    let order: Fields.Order = head.code(0) == "RIFX" ? .big : .little
    var format: WaveFormat?
    var longSize: UInt64?
    var samples: UInt64?
    var data: (start: UInt64, size: UInt64)?
    var position: UInt64 = 12
    for _ in 0..<mostChunks {
      guard let chunk = try window.fields(position, 8, order), let size = chunk.u32(4) else { break }
      let start = position + 8
      switch Fields(chunk.bytes).code(0) {
      case "fmt ": format = try window.fields(start, min(size, 40), order).flatMap { WaveFormat($0) }
      case "ds64":
        // EBU Tech 3306, 2: sizes of the file and of the data.
        longSize = try window.fields(start, 24, order)?.u64(8)
      case "fact": samples = try window.fields(start, 4, order)?.u32(0).map { UInt64($0) }
      case "data":
        let isThere = window.size.map { start + UInt64(size) <= $0 } ?? false
        let isLength = size < leastPlaceholder || size < 0xFFFF_FFFF && isThere
        // A recording that was not finished states 0 for the file and its data; a finished one without data has other sizes.
        let isOpen = size == 0 && Fields(head.bytes, order).u32(4) == 0
        data = (start, isLength && !isOpen ? UInt64(size) : longSize ?? .max)
      default: break
      }
      if data != nil { break }
      // Chunks are padded to even sizes.
      position = start + UInt64(size) + UInt64(size & 1)
    }
    guard let format else { throw .truncated(.theWAVHeaderBeforeFormat) }
    var facts = MediaFacts()
    (facts.kind, facts.container, facts.isEncrypted) = (.audio, "wav", false)
    let codec = windowsAudioName(format.tag, bits: format.bits)
    var audio = AudioFacts()
    audio.codec = codec
    audio.sampleRate = format.sampleRate
    audio.channels = format.channels
    audio.channelLayout = format.mask.flatMap(windowsLayoutName)
    audio.bitRate = format.bytesPerSecond > 0 ? format.bytesPerSecond * 8 : nil
    audio.deriveFromCodec(bits: codec?.hasPrefix("pcm_") == true ? format.blockSize * 8 / format.channels : nil)
    if let data {
      let there = window.size.map { $0 > data.start ? $0 - data.start : 0 } ?? .max
      if data.size == 0 || data.size == .max && there == 0 { facts.problems.append(Problem(.unplayable, .noSamples)) }
      let size = min(data.size, there)
      if codec?.hasPrefix("pcm_") == true, format.blockSize > 0, size < .max {
        audio.duration = Double(size / UInt64(format.blockSize)) / Double(format.sampleRate)
      } else if let samples, samples > 0, data.size <= there {
        audio.duration = Double(samples) / Double(format.sampleRate)
      }
      if data.size != .max, data.size > there {
        facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsAudio)))
      }
    } else {
      facts.problems.append(Problem(.truncated, .endsBeforeAudio))
    }
    if audio.duration == 0 { audio.duration = nil }
    facts.duration = audio.duration
    facts.audio = audio
    facts.streams = [StreamFacts(index: 0, type: .audio, codec: codec, duration: audio.duration)]
    // RF64 states its length in another chunk.
    if head.code(0) != "RF64", let length = Fields(head.bytes, order).u32(4), length > 4, length < 0xFFFF_FFFF {
      facts.noteTrailingData(end: 8 + UInt64(length) + UInt64(length & 1), size: window.size)
    }
    facts.finishTracks(fileSize: window.size)
    return facts
  }
}

/// A WAVEFORMATEX (mmreg.h; RFC 2361), or its shorter and longer variants.
struct WaveFormat {
  let tag: Int
  let channels: Int
  let sampleRate: Int
  let bytesPerSecond: Int64
  let blockSize: Int
  let bits: Int
  /// The channel mask of WAVEFORMATEXTENSIBLE.
  let mask: Int?
  let isExtensible: Bool

  /// Reads the format; nil if it is cut off or has impossible values.
  init?(_ fields: Fields) {
    guard let tag = fields.u16(0), let channels = fields.u16(2), let rate = fields.u32(4), let bytes = fields.u32(8),
      let block = fields.u16(12), channels > 0, rate > 0
    else { return nil }
    self.channels = channels
    sampleRate = Int(clamping: rate)
    bytesPerSecond = bytes
    blockSize = block
    bits = fields.u16(14) ?? 8
    // 0xFFFE marks the longest variant: the mask at 20, then the tag as the first part of a GUID.
    isExtensible = tag == 0xFFFE
    if isExtensible, let inner = fields.u16(24) {
      self.tag = inner
      mask = fields.u32(20).flatMap { $0 > 0 ? Int(clamping: $0) : nil }
    } else {
      self.tag = tag
      mask = nil
    }
  }
}

/// Returns FFmpeg's layout name of a WAVEFORMATEXTENSIBLE channel mask (ksmedia.h); nil if FFmpeg has no name for it.
func windowsLayoutName(_ mask: Int) -> String? {
  switch mask {
  case 0x4: "mono"
  case 0x3: "stereo"
  case 0xB: "2.1"
  case 0x7: "3.0"
  case 0x103: "3.0(back)"
  case 0xF: "3.1"
  case 0x107: "4.0"
  case 0x33: "quad"
  case 0x603: "quad(side)"
  case 0x10F: "4.1"
  case 0x37: "5.0"
  case 0x607: "5.0(side)"
  case 0x3F: "5.1"
  case 0x60F: "5.1(side)"
  case 0x70F: "6.1"
  case 0x13F: "6.1(back)"
  case 0x63F: "7.1"
  case 0xFF: "7.1(wide)"
  default: nil
  }
}
