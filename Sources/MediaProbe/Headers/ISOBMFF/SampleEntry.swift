/// The first sample description of a track (ISO/IEC 14496-12, 8.5.2; QuickTime File Format for the older layouts).
public struct SampleEntry: Sendable {
  /// The coding's code as it stands: `avc1`, `encv`.
  public let format: FourCC
  /// The coding behind encryption (8.12.2); equal to `format` where there is none.
  public private(set) var original: FourCC
  public private(set) var isEncrypted = false
  /// Pixels as stored; nil when this is no visual track, or they are 0.
  public private(set) var width: Int?
  public private(set) var height: Int?
  /// PixelAspectRatioBox (12.1.4).
  public private(set) var sampleAspectRatio: Ratio?
  /// CleanApertureBox (12.1.4), rounded down to whole pixels.
  public private(set) var cleanAperture: PixelSize?
  public private(set) var channels: Int?
  public private(set) var sampleRate: Int?
  /// The object type of an elementary stream descriptor (ISO/IEC 14496-1, 7.2.6.6): 0x40 AAC, 0x6B MP3 …
  public private(set) var objectType: Int?
  /// The boxes behind the fixed part, by type: configuration records.
  public private(set) var hasDolbyVision = false
  public private(set) var color: ColorInformation?
  public private(set) var audioConfig: AudioSpecificConfig?
  public private(set) var videoConfiguration: VideoConfiguration?

  init?(_ descriptions: Fields, handler: FourCC?) {
    // 8.5.2.2: version, flags and count stand before the entries.
    guard let list = descriptions.part(8), let entry = BoxContent.list(in: list, limit: 1).first else { return nil }
    format = entry.type
    original = entry.type
    let content = entry.content
    let children: Fields?
    switch handler {
    case "vide", "auxv", "pict":
      width = content.u16(24).flatMap { $0 > 0 ? $0 : nil }
      height = content.u16(26).flatMap { $0 > 0 ? $0 : nil }
      children = content.part(78)
    case "soun":
      readSound(content)
      // QuickTime: version 1 has 16 more bytes, version 2 36.
      let version = content.u16(8) ?? 0
      children = content.part(28 + [1: 16, 2: 36][version, default: 0])
    default: children = nil
    }
    guard let children else { return }
    for box in BoxContent.list(in: children, limit: 64) { read(box) }
  }

  private mutating func readSound(_ content: Fields) {
    channels = content.u16(16).flatMap { $0 > 0 ? $0 : nil }
    sampleRate = content.u32(24).map { $0 >> 16 }.flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func read(_ box: BoxContent) {
    switch box.type {
    case "sinf":
      isEncrypted = true
      let boxes = BoxContent.list(in: box.content, limit: 16)
      if let code = boxes.first("frma")?.code(0) { original = code }
    case "pasp":
      if let horizontal = box.content.u32(0), let vertical = box.content.u32(4), horizontal > 0, vertical > 0 {
        sampleAspectRatio = Ratio(Int64(horizontal), Int64(vertical))
      }
    case "clap": cleanAperture = CleanAperture(box.content)?.size
    case "colr": color = color ?? ColorInformation(box.content)
    case "dvcC", "dvvC", "dvwC": hasDolbyVision = true
    case "esds": readStreamDescriptor(box.content)
    case "mhaC":
      // ISO/IEC 23008-3, 20.5: the layout in the third byte; ISO/IEC 23091-3, table 10: its loudspeakers.
      let counts = [
        1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 9: 3, 10: 4, 11: 7, 12: 8, 13: 24, 14: 8, 15: 12, 16: 10, 17: 12,
        18: 14,
        19: 12, 20: 14,
      ]
      channels = box.content.u8(2).flatMap { counts[$0] } ?? channels
    case "wave":
      // QuickTime wraps the descriptor once more.
      for inner in BoxContent.list(in: box.content, limit: 16) where inner.type == "esds" {
        readStreamDescriptor(inner.content)
      }
    default: videoConfiguration = videoConfiguration ?? VideoConfiguration(box)
    }
  }

  /// ISO/IEC 14496-1, 7.2.6.5: an ES descriptor around a decoder configuration descriptor, whose first byte is the object
  /// type, and behind which the decoder's own configuration lies.
  private mutating func readStreamDescriptor(_ content: Fields) {
    var place = 4
    func descriptor(_ tag: Int) -> Bool {
      guard content.u8(place) == tag else { return false }
      place += 1
      // 8.3.3: the length takes up to four bytes of seven bits.
      for _ in 0..<4 {
        guard let byte = content.u8(place) else { return false }
        place += 1
        if byte & 0x80 == 0 { return true }
      }
      return true
    }
    guard descriptor(3), let flags = content.u8(place + 2) else { return }
    place += 3
    if flags & 0x80 != 0 { place += 2 }
    if flags & 0x40 != 0 { place += 1 + (content.u8(place) ?? 0) }
    if flags & 0x20 != 0 { place += 2 }
    guard descriptor(4) else { return }
    objectType = content.u8(place)
    place += 13
    if descriptor(5), let configuration = content.part(place) { audioConfig = AudioSpecificConfig(configuration) }
  }
}
