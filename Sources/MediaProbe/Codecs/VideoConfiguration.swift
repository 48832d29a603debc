/// What the configuration record of a coding says of its stream, where the stream itself cannot be read: it is encrypted,
/// or not there yet.
public struct VideoConfiguration: Sendable, Equatable {
  /// In FFmpeg's words.
  public let profile: String?
  /// 4.1 for level 4.1.
  public let level: Double?
  /// Bits of a component; nil where only the parameter sets inside tell.
  public let bitDepth: Int?
  public let chromaSubsampling: String?

  /// The record in a box of a sample entry; nil for boxes that are none.
  init?(_ box: BoxContent) {
    let record = box.content
    switch box.type {
    case "avcC":
      // ISO/IEC 14496-15, 5.3.3.1: profile, compatibility, level.
      guard let number = record.u8(1), let constraints = record.u8(2), let level = record.u8(3) else { return nil }
      profile = h264Profile(number, constraints)
      self.level = Double(level) / 10
      // Baseline, Main, Extended and High know eight bits of 4:2:0 only.
      let isPlain = [66, 77, 88, 100].contains(number)
      bitDepth = isPlain ? 8 : nil
      chromaSubsampling = isPlain ? "4:2:0" : nil
    case "hvcC":
      // ISO/IEC 14496-15, 8.3.3.1: profile in byte 1, level in byte 12, chroma in 16, luma depth in 17.
      guard let number = record.u8(1), let level = record.u8(12), let chroma = record.u8(16), let depth = record.u8(17)
      else { return nil }
      profile = [1: "Main", 2: "Main 10", 3: "Main Still Picture", 4: "Rext"][number & 0x1F]
      self.level = Double(level * 10 / 30) / 10
      bitDepth = (depth & 7) + 8
      chromaSubsampling = ["4:0:0", "4:2:0", "4:2:2", "4:4:4"][chroma & 3]
    case "av1C":
      // AV1-ISOBMFF, 2.3.3
      guard let first = record.u8(1), let bits = record.u8(2) else { return nil }
      profile = [0: "Main", 1: "High", 2: "Professional"][first >> 5]
      let index = first & 0x1F
      level = index < 24 ? Double(2 + index >> 2) + Double(index & 3) / 10 : nil
      bitDepth = bits & 0x40 == 0 ? 8 : bits & 0x20 == 0 ? 10 : 12
      switch (bits & 0x10 != 0, bits & 0x08 != 0, bits & 0x04 != 0) {
      case (true, _, _): chromaSubsampling = "4:0:0"
      case (_, true, true): chromaSubsampling = "4:2:0"
      case (_, true, false): chromaSubsampling = "4:2:2"
      case (_, false, _): chromaSubsampling = "4:4:4"
      }
    case "vpcC":
      // VP Codec ISO Media File Format Binding: profile, level, then depth, chroma and range in one byte.
      guard let number = record.u8(4), let level = record.u8(5), let bits = record.u8(6) else { return nil }
      profile = (0...3).contains(number) ? "Profile \(number)" : nil
      self.level = level > 0 ? Double(level) / 10 : nil
      bitDepth = bits >> 4
      chromaSubsampling = [0: "4:2:0", 1: "4:2:0", 2: "4:2:2", 3: "4:4:4"][bits >> 1 & 7]
    default: return nil
    }
  }
}

/// ISO/IEC 14496-10, A.2
private func h264Profile(_ number: Int, _ constraints: Int) -> String? {
  switch number {
  case 66: constraints & 0x40 != 0 ? "Constrained Baseline" : "Baseline"
  case 77: "Main"
  case 88: "Extended"
  case 100: "High"
  case 110: constraints & 0x10 != 0 ? "High 10 Intra" : "High 10"
  case 122: constraints & 0x10 != 0 ? "High 4:2:2 Intra" : "High 4:2:2"
  case 244: constraints & 0x10 != 0 ? "High 4:4:4 Intra" : "High 4:4:4 Predictive"
  default: nil
  }
}
