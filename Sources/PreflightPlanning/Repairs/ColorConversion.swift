import MediaProbe

/// The conversion of pixels from the colors of an ICC profile to sRGB. Colors that sRGB does not contain become the nearest
/// values of each channel.
package struct ColorConversion: Sendable {
  private enum Source: Sendable {
    /// Curves and a matrix (ICC.1:2022, F.3): the light of each value of the three channels, and the light of sRGB of each.
    case matrix(curves: [[Float]], rows: [[Float]])
    case table(ProfileTable)
  }

  private let source: Source

  /// Creates the conversion of a profile; nil if the profile is not valid, or has another number of channels.
  package init?(profile: [UInt8], channels: Int) {
    let tags = ICCTags(Fields(profile))
    // ICC.1:2022, 8.3.2: a table precedes a matrix. Tables of version 4 (10.12, lutAToBType) are not read.
    if let content = tags.content("A2B0") ?? tags.content("A2B1"),
      let table = ProfileTable(content, isLab: Fields(profile).code(20) == "Lab "), table.channels == channels
    {
      source = .table(table)
      return
    }
    guard channels == 3, let red = Self.point(tags.content("rXYZ")), let green = Self.point(tags.content("gXYZ")),
      let blue = Self.point(tags.content("bXYZ"))
    else { return nil }
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags.content($0).flatMap { ProfileCurve($0)?.values } }
    guard curves.count == 3 else { return nil }
    let toLight = Matrix(columns: [red, green, blue])
    let rows = (0..<3).map { row in
      (0..<3).map { column in Float(Self.toSRGB.applied(to: toLight.column(column))[row]) }
    }
    source = .matrix(curves: curves, rows: rows)
  }

  private static func point(_ content: Fields?) -> [Double]? {
    guard let content, content.code(0) == "XYZ ", let x = content.i32(8), let y = content.i32(12),
      let z = content.i32(16)
    else { return nil }
    return [x, y, z].map { Double($0) / 65_536 }
  }

  /// From XYZ under the white point of profiles to the light of sRGB.
  private static let toSRGB =
    Matrix(columns: MatrixProfile.columns(ColorCalibration.sRGB)).inverse
    ?? Matrix(rows: [[3.1341, -1.6174, -0.4907], [-0.9788, 1.9161, 0.0335], [0.0719, -0.2290, 1.4052]])

  /// The values of sRGB, by light in 4,096ths.
  private static let values: [UInt8] = (0...4096).map { step in
    let light = Double(step) / 4096
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
    return UInt8(max(0, min(255, (value * 255).rounded())))
  }

  /// The smallest light whose value of sRGB is at least this one, by value.
  private static let steps: [Float] = (0..<256).map { Float(MatrixProfile.light((Double($0) - 0.5) / 255)) }

  /// Returns the value of sRGB of a light. The table has too few entries in the dark, so the result is corrected.
  private static func value(_ light: Float, _ values: [UInt8], _ steps: [Float]) -> UInt8 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var value = Int(values[Int(light * 4096)])
    while value < 255, light >= steps[value + 1] { value += 1 }
    while value > 0, light < steps[value] { value -= 1 }
    return UInt8(value)
  }

  /// Converts pixels of four bytes: red, green, blue and an alpha channel, which stays; or cyan, magenta, yellow and black, which
  /// become opaque RGB.
  package func convert(_ pixels: inout [UInt8]) {
    let (values, steps) = (Self.values, Self.steps)
    switch source {
    case .matrix(let curves, let rows):
      let (reds, greens, blues) = (curves[0], curves[1], curves[2])
      let flat = rows.flatMap { $0 }
      for place in stride(from: 0, to: pixels.count - 3, by: 4) {
        let (r, g, b) = (reds[Int(pixels[place])], greens[Int(pixels[place + 1])], blues[Int(pixels[place + 2])])
        pixels[place] = Self.value(flat[0] * r + flat[1] * g + flat[2] * b, values, steps)
        pixels[place + 1] = Self.value(flat[3] * r + flat[4] * g + flat[5] * b, values, steps)
        pixels[place + 2] = Self.value(flat[6] * r + flat[7] * g + flat[8] * b, values, steps)
      }
    case .table(let table):
      let channels = table.channels
      // Neighbors often have equal colors.
      var last: (from: (UInt8, UInt8, UInt8, UInt8), to: (UInt8, UInt8, UInt8))?
      for place in stride(from: 0, to: pixels.count - 3, by: 4) {
        let from = (pixels[place], pixels[place + 1], pixels[place + 2], channels == 4 ? pixels[place + 3] : 0)
        let to: (UInt8, UInt8, UInt8)
        if let last, last.from == from {
          to = last.to
        } else {
          let point = table.point(from)
          let light = Self.toSRGB.applied(to: point)
          to = (
            Self.value(Float(light[0]), values, steps), Self.value(Float(light[1]), values, steps),
            Self.value(Float(light[2]), values, steps)
          )
          last = (from, to)
        }
        (pixels[place], pixels[place + 1], pixels[place + 2]) = to
        if channels == 4 { pixels[place + 3] = 255 }
      }
    }
  }

  /// Joins four planes of a print picture into pixels, each value as the amount of ink.
  ///
  /// - Parameters:
  ///   - isLuma: True if the first three planes are luma and chroma (YCCK).
  ///   - isInverted: True if 0 is the most ink, as programs of Adobe write it.
  package static func printPixels(_ planes: [UInt8], isLuma: Bool, isInverted: Bool) -> [UInt8] {
    let count = planes.count / 4
    var pixels = [UInt8](repeating: 0, count: 4 * count)
    func clamped(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
    for index in 0..<count {
      var ink = (planes[index], planes[count + index], planes[2 * count + index])
      if isLuma {
        let (y, cb, cr) = (Double(ink.0), Double(ink.1) - 128, Double(ink.2) - 128)
        ink = (clamped(y + 1.402 * cr), clamped(y - 0.344_136 * cb - 0.714_136 * cr), clamped(y + 1.772 * cb))
      }
      let mask: UInt8 = isInverted ? 255 : 0
      pixels[4 * index] = ink.0 ^ mask
      pixels[4 * index + 1] = ink.1 ^ mask
      pixels[4 * index + 2] = ink.2 ^ mask
      pixels[4 * index + 3] = planes[3 * count + index] ^ mask
    }
    return pixels
  }
}

/// A curve of a profile (ICC.1:2022, 10.6 and 10.18), as the results of the 256 values of a channel.
struct ProfileCurve {
  let values: [Float]
  /// The number of bytes of the curve.
  let size: Int

  init?(_ content: Fields) {
    let inputs = (0..<256).map { Double($0) / 255 }
    switch content.code(0) {
    case "curv":
      guard let count = content.u32(8).flatMap({ Int(exactly: $0) }), count <= 1 << 16,
        let table = content.part(12, 2 * count)
      else { return nil }
      size = 12 + 2 * count
      switch count {
      case 0: values = inputs.map { Float($0) }
      case 1:
        let exponent = Double(table.u16(0) ?? 256) / 256
        values = inputs.map { Float(power($0, exponent)) }
      default:
        let steps = (0..<count).map { Float(table.u16(2 * $0) ?? 0) / 65_535 }
        values = inputs.map { Self.interpolated(steps[...], Float($0)) }
      }
    case "para":
      guard let kind = content.u16(8), kind < 5 else { return nil }
      let count = [1, 3, 4, 5, 7][kind]
      let p = (0..<count).compactMap { content.i32(12 + 4 * $0) }.map { Double($0) / 65_536 }
      guard p.count == count else { return nil }
      size = 12 + 4 * count
      values = inputs.map { x in
        switch kind {
        case 0: Float(power(x, p[0]))
        case 1: Float(p[1] != 0 && x >= -p[2] / p[1] ? power(p[1] * x + p[2], p[0]) : 0)
        case 2: Float((p[1] != 0 && x >= -p[2] / p[1] ? power(p[1] * x + p[2], p[0]) : 0) + p[3])
        case 3: Float(x >= p[4] ? power(p[1] * x + p[2], p[0]) : p[3] * x)
        default: Float(x >= p[4] ? power(p[1] * x + p[2], p[0]) + p[5] : p[3] * x + p[6])
        }
      }
    default: return nil
    }
  }

  /// Returns the value of a table at a place from 0 to 1.
  static func interpolated(_ steps: ArraySlice<Float>, _ place: Float) -> Float {
    let exact = max(0, min(1, place)) * Float(steps.count - 1)
    let lower = min(Int(exact), steps.count - 1)
    let upper = min(lower + 1, steps.count - 1)
    let start = steps.startIndex
    return steps[start + lower] + (steps[start + upper] - steps[start + lower]) * (exact - Float(lower))
  }
}

/// A table of a profile that leads from its values to colors (ICC.1:2022, 10.10 and 10.11: lut16Type and lut8Type).
struct ProfileTable: Sendable {
  let channels: Int
  private let isLab: Bool
  /// True for the encoding of Lab with 16 bits whose largest value is 0xFF00 (ICC.1:2022, 6.3.4.2, table 12).
  private let isLegacy: Bool
  private let grid: Int
  /// The place in the grid of each value, for each channel.
  private let inputs: [[Float]]
  private let colors: [Float]
  private let outputs: [[Float]]
  private var blackLight = 0.0

  init?(_ content: Fields, isLab: Bool) {
    let isWide = content.code(0) == "mft2"
    guard isWide || content.code(0) == "mft1", let channels = content.u8(8), channels == 3 || channels == 4,
      content.u8(9) == 3, let grid = content.u8(10), grid >= 2
    else { return nil }
    // The matrix applies only to values of XYZ, which profiles of devices do not have.
    let entries = isWide ? (content.u16(48) ?? 0, content.u16(50) ?? 0) : (256, 256)
    guard (2...4096).contains(entries.0), (2...4096).contains(entries.1) else { return nil }
    let width = isWide ? 2 : 1
    var place = isWide ? 52 : 48
    func table(_ count: Int) -> [Float]? {
      guard let part = content.part(place, count * width) else { return nil }
      place += count * width
      return isWide
        ? (0..<count).map { Float(part.u16(2 * $0) ?? 0) / 65_535 } : part.bytes.map { Float($0) / 255 }
    }
    var count = 3
    for _ in 0..<channels { count *= grid }
    guard count <= 1 << 22, let first = table(channels * entries.0), let colors = table(count),
      let last = table(3 * entries.1)
    else { return nil }
    self.channels = channels
    self.isLab = isLab
    self.isLegacy = isWide
    self.grid = grid
    self.colors = colors
    inputs = (0..<channels).map { channel in
      let steps = first[(channel * entries.0)..<((channel + 1) * entries.0)]
      return (0..<256).map { ProfileCurve.interpolated(steps, Float($0) / 255) * Float(grid - 1) }
    }
    outputs = (0..<3).map { Array(last[($0 * entries.1)..<(($0 + 1) * entries.1)]) }
    blackLight = black
  }

  /// The light of the darkest color, which becomes black, so that dark parts keep their contrast (ISO 18619). Its hue is left out.
  private var black: Double {
    let darkest: UInt8 = channels == 4 ? 255 : 0
    return min(0.1842, max(0, unscaledPoint((darkest, darkest, darkest, darkest))[1]))
  }

  /// Returns the color of a pixel as XYZ under the white point of profiles.
  func point(_ pixel: (UInt8, UInt8, UInt8, UInt8)) -> [Double] {
    zip(unscaledPoint(pixel), MatrixProfile.white).map { ($0 - blackLight * $1) / (1 - blackLight) }
  }

  private func unscaledPoint(_ pixel: (UInt8, UInt8, UInt8, UInt8)) -> [Double] {
    let values = [pixel.0, pixel.1, pixel.2, pixel.3]
    // The colors at the corners of the cell around the pixel, each with its share.
    var corners: [(offset: Int, share: Float)] = [(0, 1)]
    for channel in 0..<channels {
      let exact = inputs[channel][Int(values[channel])]
      let lower = min(Int(exact), grid - 1)
      let part = exact - Float(lower)
      let isBetween = part > 0 && lower + 1 < grid
      var next: [(offset: Int, share: Float)] = []
      for corner in corners {
        let base = corner.offset * grid + lower
        next.append((offset: base, share: isBetween ? corner.share * (1 - part) : corner.share))
        if isBetween { next.append((offset: base + 1, share: corner.share * part)) }
      }
      corners = next
    }
    var color: [Float] = [0, 0, 0]
    for corner in corners {
      for index in 0..<3 { color[index] += colors[3 * corner.offset + index] * corner.share }
    }
    let result = (0..<3).map { Double(ProfileCurve.interpolated(outputs[$0][...], color[$0])) }
    // ICC.1:2022, 6.3.4.2: XYZ has values up to 1 + 32767/32768.
    guard isLab else { return result.map { $0 * (1 + 32_767.0 / 32_768) } }
    let scale = isLegacy ? 65_535.0 / 65_280 : 1
    let l = result[0] * 100 * scale
    let (a, b) = (result[1] * 255 * scale - 128, result[2] * 255 * scale - 128)
    let y = (l + 16) / 116
    func light(_ value: Double) -> Double {
      value > 6.0 / 29 ? value * value * value : (value - 16.0 / 116) * 108 / 841
    }
    return [0.9642 * light(y + a / 500), light(y), 0.8249 * light(y - b / 200)]
  }
}
