/// The colors that a PNG states as figures: its primaries with the white point, and the exponent of its values.
package struct ColorCalibration: Sendable, Equatable {
  /// The chromaticities x and y of white, red, green and blue.
  package let chromaticities: [Double]
  /// The exponent from a value to light; nil for the curve of sRGB.
  package let exponent: Double?

  /// White, red, green and blue of sRGB (IEC 61966-2-1).
  package static let sRGB = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]

  /// Creates the colors of the chunks gAMA and cHRM, which have 100,000ths (PNG, 11.3.2.1 and 11.3.2.2). Nil if they state
  /// those of sRGB, or no valid ones.
  init?(gamma: Int64?, chromaticities: [Int64]?) {
    guard gamma != nil || chromaticities != nil else { return nil }
    var primaries = Self.sRGB
    if let chromaticities {
      guard chromaticities.count == 8, chromaticities.allSatisfy({ $0 >= 0 && $0 <= 100_000 }) else { return nil }
      primaries = chromaticities.map { Double($0) / 100_000 }
    }
    // The usual writing of the gamma of sRGB is 45,455.
    let isUsual = gamma.map { abs($0 - 45_455) <= 500 } ?? true
    guard gamma.map({ $0 >= 10_000 && $0 <= 200_000 }) ?? true else { return nil }
    let isSRGB = zip(primaries, Self.sRGB).allSatisfy { abs($0 - $1) < 0.005 }
    if isSRGB && isUsual { return nil }
    self.chromaticities = primaries
    exponent = isUsual ? nil : gamma.map { 100_000 / Double($0) }
  }
}

extension StatedColors {
  /// Creates the colors of the chunks gAMA and cHRM; nil if they state no valid ones.
  init?(gamma: Int64?, chromaticities: [Int64]?) {
    guard let calibration = ColorCalibration(gamma: gamma, chromaticities: chromaticities) else {
      let isValid = gamma ?? 45_455 > 0 && chromaticities?.allSatisfy { $0 <= 100_000 } ?? true
      guard isValid, chromaticities?.count ?? 8 == 8 else { return nil }
      self = .sRGB(.gamma)
      return
    }
    func isNear(_ known: [Double]) -> Bool {
      zip(calibration.chromaticities.dropFirst(2), known).allSatisfy { abs($0 - $1) < 0.005 }
    }
    let known: (space: Space, primaries: Int?)? =
      isNear([0.64, 0.33, 0.30, 0.60, 0.15, 0.06])
      ? (.custom, 1)
      : isNear([0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
        ? (.displayP3, 12)
        : isNear([0.64, 0.33, 0.21, 0.71, 0.15, 0.06])
          ? (.adobeRGB, nil) : isNear([0.708, 0.292, 0.17, 0.797, 0.131, 0.046]) ? (.bt2020, 9) : nil
    let isUsual = calibration.exponent == nil
    self.init(
      .gamma, space: isUsual || known?.space == .adobeRGB ? known?.space ?? .custom : .custom,
      primaries: known?.primaries, transfer: isUsual ? 13 : nil)
  }
}
