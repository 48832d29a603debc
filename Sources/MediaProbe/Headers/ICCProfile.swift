/// Largest number of tags that are searched; the standard defines fewer.
private let mostTags = 100
/// Largest description in bytes, with all its languages.
private let longestDescription: Int64 = 1 << 16
/// Largest curve in bytes: 4,096 steps.
private let longestCurve: Int64 = 12 + 2 * 4096

/// An ICC profile as far as facts need it: its description, and the RGB space that it describes (ISO 15076-1, 7.3).
package struct ICCProfile: Sendable, Equatable {
  /// The description (9.2.41). It is empty if the profile has none.
  package private(set) var description = ""
  /// The color space of the data (7.2.6).
  let model: FourCC
  private(set) var colors = StatedColors(.iccProfile)
  /// True if the part of the profile that was read does not show its colors.
  private(set) var isCut = false

  /// Reads a whole profile; nil if the bytes are not a profile.
  package init?(_ profile: Fields) {
    self.init(partOf: profile)
    isCut = false
  }

  /// Reads a profile of which the first bytes are there.
  fileprivate init?(partOf profile: Fields) {
    self.init(profile) { place in profile.part(place.offset, place.size) }
  }

  /// Reads a profile within a file: only the tag table, the description and the tags of the colors.
  init?(_ window: inout ByteWindow, at start: UInt64, _ count: Int64) throws(ReadInterruption) {
    guard let list = try window.fields(start, min(count, 132 + 12 * Int64(mostTags))) else { return nil }
    try self.init(list) { place throws(ReadInterruption) in
      place.size <= longestDescription && place.offset + place.size <= count
        ? try window.fields(start.saturatingSum(UInt64(place.offset)), place.size) : nil
    }
  }

  /// Reads a profile of which the tag table is there.
  private init?<Failure: Error>(
    _ list: Fields, _ content: (ICCTagTable.Place) throws(Failure) -> Fields?
  ) throws(Failure) {
    guard isProfile(list), let model = list.code(16) else { return nil }
    self.model = model
    let tags = ICCTagTable(list)
    if let place = tags.description, let text = try content(place) { description = Self.text(of: text) ?? "" }
    switch model {
    case "RGB ":
      var isMissing = false
      if let place = tags.codePoints, let codes = try content(place), let primaries = codes.u8(8) {
        colors = StatedColors(.iccProfile, primaries: primaries, transfer: codes.u8(9))
        return
      }
      var primaries: ICCPrimaries?
      if let red = tags.red, let green = tags.green, let blue = tags.blue {
        if let red = try content(red), let green = try content(green), let blue = try content(blue) {
          primaries = ICCPrimaries(red, green, blue)
        } else {
          isMissing = true
        }
      }
      var transfer: Int?
      if let place = tags.curve, place.size <= longestCurve, let curve = try content(place) {
        transfer = transferOfCurve(curve)
      }
      setColors(primaries, transfer)
      isCut = isMissing && colors.space == .custom
    case "GRAY":
      guard let place = tags.grayCurve, place.size <= longestCurve, let curve = try content(place) else { return }
      colors = StatedColors(.iccProfile, space: nil, primaries: nil, transfer: transferOfCurve(curve))
    default: break
    }
  }

  private mutating func setColors(_ primaries: ICCPrimaries?, _ transfer: Int?) {
    let space: StatedColors.Space? =
      switch primaries {
      // A gamma of 2.2 hardly differs from the curve of sRGB.
      case .bt709: [1, 4, 6, 13].contains(transfer ?? 2) ? .sRGB : nil
      case .p3: transfer == 13 ? .displayP3 : nil
      case .adobeRGB: .adobeRGB
      case .proPhotoRGB: .proPhotoRGB
      case .bt2020: .bt2020
      case nil: nil
      }
    // Profiles with tables, and the first ones of sRGB, have only their name.
    colors = StatedColors(
      .iccProfile, space: space ?? (primaries == nil || primaries == .bt709 ? named : nil) ?? .custom,
      primaries: primaries?.code, transfer: transfer)
  }

  /// The space that the description names.
  private var named: StatedColors.Space? {
    if description.hasPrefix("sRGB") { return .sRGB }
    return StatedColors.Space(rawValue: description)
  }

  /// Returns true if the profile describes pixels of a color model. Gray pixels are also shown by an RGB profile.
  func fits(_ type: ImageFacts.ColorType?) -> Bool {
    switch type {
    case nil: true
    case .cmyk, .ycck: model == "CMYK"
    case .lab: model == "Lab "
    case .gray, .grayAlpha, .bilevel: model == "GRAY" || model == "RGB "
    default: model == "RGB "
    }
  }

  private static func text(of description: Fields) -> String? {
    if description.code(0) == "desc", let length = description.u32(8),
      let text = description.part(12, min(max(length - 1, 0), 256))
    {
      return String(decoding: text.bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    // 10.15: multi-localized text in big-endian UTF-16; the first record is used.
    guard description.code(0) == "mluc", let length = description.u32(20), let start = description.u32(24),
      let text = description.part(start, min(length, 512))
    else { return nil }
    let units = (0..<text.count / 2).compactMap { text.u16(2 * $0).map { UInt16($0) } }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}

/// A compressed profile of which the first bytes were read.
enum CompressedProfile {
  case profile(ICCProfile)
  /// The bytes end before the description does.
  case cut
  /// The bytes are not a compressed profile.
  case invalid

  /// Inflates the first bytes of a profile that zlib compressed, up to its description and the tags of its colors.
  init(_ bytes: ArraySlice<UInt8>) {
    // The tag tables of common profiles have fewer tags than the largest one that is searched.
    for length in [132 + 12 * 20, 132 + 12 * mostTags] {
      guard let start = inflated(bytes, upTo: length) else {
        self = .invalid
        return
      }
      let profile = Fields(start)
      guard start.count >= 132, isProfile(profile) else {
        self = start.count < 132 ? .cut : .invalid
        return
      }
      if start.count == length, profile.u32(128) ?? 0 > 20, length < 132 + 12 * mostTags { continue }
      let tags = ICCTagTable(profile)
      guard let place = tags.description else {
        self = ICCProfile(profile).map { .profile($0) } ?? .invalid
        return
      }
      guard place.end <= longestDescription, let end = Int(exactly: tags.endOfColors(atLeast: place.end)) else {
        self = .cut
        return
      }
      guard let whole = inflated(bytes, upTo: end) else {
        self = .invalid
        return
      }
      guard Int64(whole.count) >= place.end else {
        self = .cut
        return
      }
      self = ICCProfile(partOf: Fields(whole)).map { .profile($0) } ?? .invalid
      return
    }
    self = .invalid
  }
}

/// Returns true if the file signature is at offset 36 (7.2).
private func isProfile(_ profile: Fields) -> Bool { profile.has("acsp", at: 36) && profile.count >= 132 }

/// The places of the tags that facts need, from the tag table after the header of 128 bytes (7.3).
private struct ICCTagTable {
  struct Place {
    let offset: Int64
    let size: Int64

    var end: Int64 { offset + size }
  }

  private(set) var (description, codePoints): (Place?, Place?)
  private(set) var (red, green, blue): (Place?, Place?, Place?)
  private(set) var (curve, grayCurve): (Place?, Place?)

  init(_ profile: Fields) {
    for index in 0..<Int(min(profile.u32(128) ?? 0, Int64(mostTags))) {
      let entry = 132 + 12 * index
      guard let name = profile.code(entry), let offset = profile.u32(entry + 4), let size = profile.u32(entry + 8)
      else {
        return
      }
      let place = Place(offset: offset, size: size)
      switch name {
      case "desc": description = description ?? place
      case "cicp": codePoints = place
      case "rXYZ": red = place
      case "gXYZ": green = place
      case "bXYZ": blue = place
      case "gTRC": curve = place
      case "kTRC": grayCurve = place
      default: break
      }
    }
  }

  /// Returns the end of the tags of the colors, of those that are near the start.
  func endOfColors(atLeast least: Int64) -> Int64 {
    [codePoints, red, green, blue, curve, grayCurve].reduce(least) { end, place in
      place.map { $0.end <= longestDescription ? max(end, $0.end) : end } ?? end
    }
  }
}

/// The primaries of known RGB spaces, as profiles state them: under the white point D50.
private enum ICCPrimaries: CaseIterable {
  case bt709, p3, adobeRGB, proPhotoRGB, bt2020

  /// Returns the space whose primaries are equal but for rounding; nil for another space.
  init?(_ red: Fields, _ green: Fields, _ blue: Fields) {
    guard let rx = red.i32(8), let ry = red.i32(12), let gx = green.i32(8), let gy = green.i32(12),
      let bx = blue.i32(8), let by = blue.i32(12)
    else { return nil }
    // 10.31: numbers have 16 bits after the point.
    func isNear(_ value: Int, _ other: Double) -> Bool { abs(Double(value) / 65_536 - other) < 0.008 }
    for space in Self.allCases {
      let known = space.values
      if isNear(rx, known.rx), isNear(ry, known.ry), isNear(gx, known.gx), isNear(gy, known.gy),
        isNear(bx, known.bx), isNear(by, known.by)
      {
        self = space
        return
      }
    }
    return nil
  }

  /// X and Y of red, green and blue.
  private var values: (rx: Double, ry: Double, gx: Double, gy: Double, bx: Double, by: Double) {
    switch self {
    case .bt709: (0.4361, 0.2225, 0.3851, 0.7169, 0.1431, 0.0606)
    case .p3: (0.5151, 0.2412, 0.2920, 0.6922, 0.1571, 0.0666)
    case .adobeRGB: (0.6097, 0.3111, 0.2053, 0.6257, 0.1492, 0.0632)
    case .proPhotoRGB: (0.7977, 0.2880, 0.1352, 0.7119, 0.0313, 0.0001)
    case .bt2020: (0.6735, 0.2790, 0.1657, 0.6753, 0.1251, 0.0456)
    }
  }

  /// The code point of H.273, table 2; nil for primaries without one.
  var code: Int? {
    switch self {
    case .bt709: 1
    case .p3: 12
    case .bt2020: 9
    case .adobeRGB, .proPhotoRGB: nil
    }
  }
}

/// Returns the code point of H.273, table 3, of a curve (10.6 and 10.18); nil for a curve without one.
private func transferOfCurve(_ curve: Fields) -> Int? {
  func code(ofExponent exponent: Double) -> Int? {
    switch exponent {
    case 0.99...1.01: 8
    case 2.15...2.25: 4
    case 2.58...2.62: 17
    case 2.78...2.82: 5
    default: nil
    }
  }
  switch curve.code(0) {
  case "curv":
    guard let count = curve.u32(8).flatMap({ Int(exactly: $0) }) else { return nil }
    if count == 0 { return 8 }
    if count == 1 { return curve.u16(12).flatMap { code(ofExponent: Double($0) / 256) } }
    func value(_ place: Double) -> Double? {
      let exact = place * Double(count - 1)
      let index = min(Int(exact), count - 2)
      guard let lower = curve.u16(12 + 2 * index), let upper = curve.u16(14 + 2 * index) else { return nil }
      return (Double(lower) + Double(upper - lower) * (exact - Double(index))) / 65_535
    }
    guard count < 1 << 16, let dark = value(0.1), let middle = value(0.5) else { return nil }
    // The light of the values 0.1 and 0.5 under each curve. Few steps of a table are farther from it in the dark.
    for (code, knownDark, knownMiddle) in [(13, 0.01002, 0.21404), (4, 0.00631, 0.21764), (1, 0.02059, 0.25958)]
    where abs(dark - knownDark) < 0.0018 && abs(middle - knownMiddle) < 0.003 {
      return code
    }
    return nil
  case "para":
    guard let kind = curve.u16(8), let exponent = curve.i32(12).map({ Double($0) / 65_536 }) else { return nil }
    if kind == 0 { return code(ofExponent: exponent) }
    guard kind == 3 || kind == 4, let start = curve.i32(28).map({ Double($0) / 65_536 }) else { return nil }
    if abs(exponent - 2.4) < 0.01, abs(start - 0.04045) < 0.002 { return 13 }
    if abs(exponent - 1 / 0.45) < 0.01, abs(start - 0.081) < 0.004 { return 1 }
    return nil
  default: return nil
  }
}
