import MediaProbe

/// An RGB color space: the chromaticities of white, red, green and blue, and the curve of its values.
struct RGBSpace: Equatable {
  enum Curve: Equatable {
    /// The curve of IEC 61966-2-1.
    case sRGB
    case exponent(Double)
  }

  let name: String
  let chromaticities: [Double]
  let curve: Curve

  static let sRGB = RGBSpace(name: "sRGB", chromaticities: ColorCalibration.sRGB, curve: .sRGB)
  /// Adobe RGB (1998) color image encoding, 4.2 and 4.3.
  static let adobeRGB = RGBSpace(
    name: "Adobe RGB (1998)", chromaticities: [0.3127, 0.3290, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06],
    curve: .exponent(563.0 / 256))

  private init(name: String, chromaticities: [Double], curve: Curve) {
    (self.name, self.chromaticities, self.curve) = (name, chromaticities, curve)
  }

  init(_ calibration: ColorCalibration) {
    self.init(
      name: "Calibrated RGB", chromaticities: calibration.chromaticities,
      curve: calibration.exponent.map { .exponent($0) } ?? .sRGB)
  }

  /// Creates the space of code points (ITU-T H.273, tables 2 and 3); nil for unspecified ones, and for a high dynamic range.
  init?(_ codes: StatedColors) {
    let white = [0.3127, 0.3290]
    let primaries: [Double]
    switch codes.primaries {
    case 1: primaries = Self.sRGB.chromaticities
    case 4: primaries = [0.310, 0.316, 0.67, 0.33, 0.21, 0.71, 0.14, 0.08]
    case 5: primaries = white + [0.64, 0.33, 0.29, 0.60, 0.15, 0.06]
    case 6, 7: primaries = white + [0.630, 0.340, 0.310, 0.595, 0.155, 0.070]
    case 9: primaries = white + [0.708, 0.292, 0.170, 0.797, 0.131, 0.046]
    case 11: primaries = [0.314, 0.351, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
    case 12: primaries = white + [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
    case 22: primaries = white + [0.630, 0.340, 0.295, 0.605, 0.155, 0.077]
    default: return nil
    }
    let curve: Curve
    switch codes.transfer {
    case 4: curve = .exponent(2.2)
    case 5: curve = .exponent(2.8)
    case 8: curve = .exponent(1)
    case 17: curve = .exponent(2.6)
    case 16, 18: return nil
    // Viewers show pictures with the curves of television like those with the curve of sRGB.
    default: curve = .sRGB
    }
    // The primaries of television with 625 and 525 lines differ little from those of sRGB, and viewers show them as sRGB.
    if [1, 5, 6, 7, 22].contains(codes.primaries), curve == .sRGB {
      self = .sRGB
      return
    }
    let names: [UInt8: String] = [9: "Rec. ITU-R BT.2020", 11: "DCI P3", 12: curve == .sRGB ? "Display P3" : "P3 D65"]
    self.init(name: names[codes.primaries] ?? "RGB", chromaticities: primaries, curve: curve)
  }
}

/// A color profile with a curve for each channel and a matrix (ICC.1:2001-04, 6.3.2.2), as version 2, which all programs read.
struct MatrixProfile {
  private typealias Tag = (signature: String, content: [UInt8])

  private let tags: [Tag]

  init(_ space: RGBSpace) {
    let matrix = Self.columns(space.chromaticities)
    let curve: [UInt8]
    switch space.curve {
    case .exponent(let exponent):
      curve =
        Array("curv".utf8) + Self.number(0, 4) + Self.number(1, 4) + Self.number(Int((exponent * 256).rounded()), 2)
    case .sRGB:
      let values = (0..<1024).map { Int((Self.light(Double($0) / 1023) * 65_535).rounded()) }
      curve = Array("curv".utf8) + Self.number(0, 4) + Self.number(1024, 4) + values.flatMap { Self.number($0, 2) }
    }
    tags = Self.tags(space.name, matrix, curve)
  }

  /// Creates a profile in which equal channels look like the gray values of another profile.
  init(gray curve: Fields, named name: String?) {
    tags = Self.tags(name ?? "Gray", Self.columns(ColorCalibration.sRGB), Array(curve.bytes))
  }

  private static func tags(_ name: String, _ matrix: [[Double]], _ curve: [UInt8]) -> [Tag] {
    let text = Array(name.utf8.filter { (32..<127).contains($0) }) + [0]
    let description =
      Array("desc".utf8) + number(0, 4) + number(text.count, 4) + text + [UInt8](repeating: 0, count: 78)
    func point(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + number(0, 4) + values.flatMap { number(Int(($0 * 65_536).rounded()), 4) }
    }
    return [
      ("desc", description), ("cprt", Array("text".utf8) + number(0, 4) + Array("CC0\0".utf8)), ("wtpt", point(white)),
      ("rXYZ", point(matrix[0])), ("gXYZ", point(matrix[1])), ("bXYZ", point(matrix[2])), ("rTRC", curve),
      ("gTRC", curve), ("bTRC", curve),
    ]
  }

  /// The white point of profiles: D50.
  static let white = [0.9642, 1, 0.8249]

  /// Returns the light of a value of sRGB.
  static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the three colors under the white point of profiles, adapted by the Bradford matrix (ICC.1:2022, annex E).
  static func columns(_ chromaticities: [Double]) -> [[Double]] {
    func color(_ index: Int) -> [Double] {
      let (x, y) = (chromaticities[2 * index], max(1e-6, chromaticities[2 * index + 1]))
      return [x / y, 1, (1 - x - y) / y]
    }
    let primaries = Matrix(columns: [color(1), color(2), color(3)])
    guard let inverse = primaries.inverse else {
      return [[0.436, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141]]
    }
    let shares = inverse.applied(to: color(0))
    let bradford = Matrix(rows: [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
    let (before, after) = (bradford.applied(to: color(0)), bradford.applied(to: white))
    return (0..<3).map { column in
      let cone = bradford.applied(to: primaries.column(column).map { $0 * shares[column] })
      let adapted = (0..<3).map { cone[$0] * after[$0] / before[$0] }
      return bradford.inverse?.applied(to: adapted) ?? adapted
    }
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
  }

  /// The profile as bytes.
  var bytes: [UInt8] {
    var (table, data): ([UInt8], [UInt8]) = ([], [])
    var places: [[UInt8]: Int] = [:]
    let start = 132 + 12 * tags.count
    for tag in tags {
      // Equal tags share their content.
      let place = places[tag.content] ?? start + data.count
      if places[tag.content] == nil {
        places[tag.content] = place
        data += tag.content + [UInt8](repeating: 0, count: (4 - tag.content.count % 4) % 4)
      }
      table += Array(tag.signature.utf8) + Self.number(place, 4) + Self.number(tag.content.count, 4)
    }
    let size = start + data.count
    var head = Self.number(size, 4) + Self.number(0, 4) + [2, 0x40, 0, 0]
    head += Array("mntrRGB XYZ ".utf8)
    for part in [2026, 1, 1, 0, 0, 0] { head += Self.number(part, 2) }
    head += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    head += Self.white.flatMap { Self.number(Int(($0 * 65_536).rounded()), 4) }
    head += [UInt8](repeating: 0, count: 128 - head.count)
    return head + Self.number(tags.count, 4) + table + data
  }
}

/// The tags of an ICC profile (ICC.1:2022, 7.3).
struct ICCTags {
  private let profile: Fields

  init(_ profile: Fields) { self.profile = profile }

  /// Returns the content of a tag; nil if the profile has none, or if it is not complete.
  func content(_ signature: FourCC) -> Fields? {
    for index in 0..<Int(min(profile.u32(128) ?? 0, 100)) where profile.code(132 + 12 * index) == signature {
      guard let offset = profile.u32(136 + 12 * index), let size = profile.u32(140 + 12 * index) else { return nil }
      return profile.part(offset, size)
    }
    return nil
  }
}

/// A matrix of three rows and columns.
struct Matrix: Equatable {
  private let rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }
  init(columns: [[Double]]) { rows = (0..<3).map { row in columns.map { $0[row] } } }

  func column(_ index: Int) -> [Double] { rows.map { $0[index] } }

  func applied(to vector: [Double]) -> [Double] {
    rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  /// The inverse; nil for a matrix that cannot be inverted.
  var inverse: Matrix? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, c) = ([(row + 1) % 3, (row + 2) % 3], [(column + 1) % 3, (column + 2) % 3])
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
    guard abs(determinant) > 1e-12 else { return nil }
    return Matrix(rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }
}
