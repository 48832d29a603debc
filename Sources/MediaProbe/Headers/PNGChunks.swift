/// The chunks of a PNG (PNG 3rd edition, 5.3) other than the picture itself: animation, orientation, profile.
package struct PNGChunks: Sendable {
  /// Number of frames of the animation that have a control chunk; 0 if the file is not animated.
  package private(set) var frames: Int64 = 0
  /// Sums of the frame delays by their denominator, as integers: thirty times a thirtieth is exactly one second.
  private var delays: [Int: Int64] = [:]
  /// Number of times that the animation plays; 0 for ever.
  private(set) var loops: Int64 = 0
  package private(set) var orientation: Int?
  /// The pixels per inch; nil if none are stated.
  private(set) var density: Double?
  private(set) var profile: ICCProfile?
  /// The name in the chunk of a profile that cannot be read. Most programs choose it without inspecting the profile.
  private(set) var unreadProfile: String?
  /// The code points of the chunk cICP.
  private(set) var codes: StatedColors?
  /// The colors of the other chunks.
  var statedColors: StatedColors? {
    if isSRGB { return .sRGB(.srgb) }
    guard gamma != nil || chromaticities != nil else { return exifColors }
    return StatedColors(gamma: gamma, chromaticities: chromaticities)
  }
  private var isSRGB = false
  private var gamma: Int64?
  private var chromaticities: [Int64]?
  private var exifColors: StatedColors?
  /// True if the description of the profile is after the part of it that is read.
  package private(set) var hasUnreadProfile = false
  /// The way in which the chunks end; nil if the reading stopped before.
  private(set) var ending: PNGEnding?
  /// True if the budget ended the reading.
  package private(set) var isOverBudget = false
  /// True if a control chunk before the image data announces frames.
  package private(set) var announcesAnimation = false
  /// Offset of the end of the end chunk; nil if it was not reached.
  private(set) var end: UInt64?
  /// The first chunk of image data.
  private(set) var firstData: PNGChunk?
  /// Its offset.
  var data: UInt64? { firstData?.start }
  private var sawData: Bool { firstData != nil }

  package init(_ source: any ByteSource) throws(ReadInterruption) {
    var window = ByteWindow(MeteredSource(source, budget: .header))
    try self.init(&window)
  }

  /// Reads through a shared window up to the image data, or further if frames follow it.
  init(_ window: inout ByteWindow) throws(ReadInterruption) {
    do {
      try walk(&window)
    } catch .failed(ReadBudget.spent) {
      isOverBudget = true
    }
  }

  /// Duration of all frames in seconds.
  package var duration: Double {
    delays.sorted { $0.key < $1.key }.reduce(0) { $0 + Double($1.value) / Double($1.key) }
  }

  private mutating func walk(_ window: inout ByteWindow) throws(ReadInterruption) {
    var position: UInt64 = 8
    while ending == nil {
      if sawData, !announcesAnimation { return }
      switch try window.pngChunk(at: position) {
      case .none(let ending):
        self.ending = ending
        return
      case .chunk(let chunk):
        try read(chunk, &window)
        position = chunk.end
      }
    }
    end = position
  }

  private mutating func read(_ chunk: PNGChunk, _ window: inout ByteWindow) throws(ReadInterruption) {
    let (start, length) = (chunk.data, chunk.length)
    switch chunk.type {
    case "acTL":
      // 11.3.6.1: the chunk makes an animation only before the image data and with at least one frame.
      let control = try window.fields(start, 8)
      if !sawData, control?.u32(0) ?? 0 > 0 { (announcesAnimation, loops) = (true, control?.u32(4) ?? 0) }
    case "fcTL":
      guard announcesAnimation, let control = try window.fields(start, 26), let numerator = control.u16(20),
        let denominator = control.u16(22)
      else { return }
      frames += 1
      // 11.3.6.2: a denominator of 0 means 100.
      delays[denominator == 0 ? 100 : denominator, default: 0] += Int64(numerator)
    // 5.6: chunks that affect display precede the image data. So a picture can be judged when its beginning has
    // arrived.
    case "eXIf" where sawData, "iCCP" where sawData, "tEXt" where sawData, "cICP" where sawData, "sRGB" where sawData,
      "gAMA" where sawData, "cHRM" where sawData, "pHYs" where sawData:
      break
    case "eXIf":
      guard length <= 1 << 20, let block = try window.fields(start, length) else { return }
      guard let exif = Exif(block.bytes) else { return }
      orientation = exif.orientation ?? orientation
      exifColors = exif.colors
      density = density ?? exif.density
    case "pHYs":
      // 11.3.4.3: pixels per unit in both directions; unit 1 is the meter.
      guard let size = try window.fields(start, 9), size.u8(8) == 1 else { return }
      density = PixelDensity.perMeter(size.u32(0))
    case "cICP":
      // 11.3.2.6: primaries, transfer function, matrix, range.
      guard length == 4, let points = try window.fields(start, 4) else { return }
      codes = StatedColors(
        .cicp, primaries: points.u8(0), transfer: points.u8(1), matrix: points.u8(2),
        isFullRange: points.u8(3).map { $0 == 1 })
    case "sRGB": isSRGB = true
    case "gAMA": gamma = try window.fields(start, 4)?.u32(0)
    case "cHRM":
      chromaticities = try window.fields(start, 32).map { points in (0..<8).compactMap { points.u32(4 * $0) } }
    case "iCCP":
      guard let block = try window.fields(start, min(length, longestProfilePart)) else { return }
      read(profile: block, isWhole: length <= longestProfilePart)
    case "tEXt":
      guard orientation == nil, length <= 1 << 16, let text = try window.fields(start, length) else { return }
      orientation = rawProfileOrientation(text)
    case "IDAT": firstData = firstData ?? chunk
    case "IEND": ending = .whole
    default: break
    }
  }

  /// Reads the chunk of the profile (11.3.2.3): a name in Latin-1, a zero, the method of compression (0 is zlib), the profile.
  private mutating func read(profile block: Fields, isWhole: Bool) {
    let name = block.bytes.prefix { $0 != 0 }
    switch CompressedProfile(block.bytes.dropFirst(name.count + 2)) {
    case .profile(let found): profile = found
    case .cut where !isWhole: hasUnreadProfile = true
    case .cut, .invalid: unreadProfile = String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
    }
  }
}

/// Number of bytes of a compressed profile that are read: one page, which in all common profiles contains the description.
private let longestProfilePart: Int64 = 4096

/// Reads ImageMagick's "Raw profile type exif": the EXIF block in hexadecimal, after one line with its name and one
/// with its length. It is older than eXIf, and readers still support it.
private func rawProfileOrientation(_ text: Fields) -> Int? {
  let parts = text.bytes.split(separator: 0, maxSplits: 1)
  guard parts.count == 2,
    ["Raw profile type exif", "Raw profile type APP1"].contains(String(decoding: parts[0], as: UTF8.self))
  else { return nil }
  let lines = parts[1].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
  guard lines.count == 3 else { return nil }
  let digits = lines[2].compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
  let block = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  return Exif(block[...])?.orientation
}
