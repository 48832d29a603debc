/// What a decoder of AAC is told before the first frame (ISO/IEC 14496-3, 1.6.2.1).
public struct AudioSpecificConfig: Sendable, Equatable {
  /// 2 AAC LC, 5 HE-AAC, 29 HE-AAC v2 …
  public let objectType: Int
  /// As played: with spectral band replication where it is announced. Implicit replication only shows in the frames.
  public let sampleRate: Int
  /// As played: parametric stereo makes two of one. Nil when a program configuration element says it instead.
  public let channels: Int?

  public init?(_ content: Fields) {
    var bits = BitReader(content)
    guard let type = AudioSpecificConfig.objectType(&bits), let rate = AudioSpecificConfig.rate(&bits),
      let configuration = bits.read(4)
    else { return nil }
    // Table 1.19: numbers of loudspeakers.
    let stated = [1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 11: 7, 12: 8, 14: 8][configuration]
    objectType = type
    if type == 5 || type == 29, let extended = AudioSpecificConfig.rate(&bits) {
      sampleRate = extended
      channels = type == 29 && stated == 1 ? 2 : stated
    } else {
      sampleRate = rate
      channels = stated
    }
    guard sampleRate > 0 else { return nil }
  }

  private static func objectType(_ bits: inout BitReader) -> Int? {
    guard let type = bits.read(5) else { return nil }
    return type == 31 ? bits.read(6).map { 32 + $0 } : type
  }

  /// Table 1.18
  private static func rate(_ bits: inout BitReader) -> Int? {
    let rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]
    guard let index = bits.read(4) else { return nil }
    if index == 15 { return bits.read(24) }
    return rates.indices.contains(index) ? rates[index] : nil
  }
}
