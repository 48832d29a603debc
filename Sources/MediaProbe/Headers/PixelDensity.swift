/// The pixels per inch that a picture states.
enum PixelDensity {
  /// Returns the density of a picture with this number of pixels per meter, which PNG (11.3.4.3) and bitmaps state; nil for none.
  ///
  /// Only a whole number of pixels per meter can be stored, so a value next to that of a whole number per inch means the latter:
  /// 2835 is 72, although it is 72.009 exactly.
  static func perMeter(_ pixels: Int64?) -> Double? {
    guard let pixels, pixels > 0 else { return nil }
    let exact = Double(pixels) * 0.0254
    let whole = exact.rounded()
    return abs(whole / 0.0254 - Double(pixels)) < 1 ? whole : (exact * 100).rounded() / 100
  }

  /// Returns the density with this number of pixels per unit (TIFF 6.0, ResolutionUnit): 2 is an inch, 3 a centimeter. Nil for a
  /// ratio without a unit, and for one that is less than any display or paper has.
  static func per(unit: Int, _ numerator: Int64, _ denominator: Int64) -> Double? {
    guard numerator > 0, denominator > 0, unit == 2 || unit == 3 else { return nil }
    let perInch = Double(numerator) / Double(denominator) * (unit == 3 ? 2.54 : 1)
    let hundredths = (perInch * 100).rounded()
    return hundredths > 0 ? hundredths / 100 : nil
  }
}
