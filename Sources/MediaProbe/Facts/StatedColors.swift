extension ColorFacts {
  /// The place in a file that states its colors. The raw value is `color.source` in records.
  @nonexhaustive public enum Source: String, Sendable, Hashable, CaseIterable {
    case iccProfile = "icc_profile"
    case cicp, srgb, gamma, exif, nclx, container, stream
  }
}

/// The colors that a file states, as code points of ITU-T H.273. They take few bytes, because facts are copied often.
package struct StatedColors: Sendable, Hashable {
  /// An RGB color space.
  package enum Space: String, Sendable, Hashable {
    case sRGB
    case displayP3 = "Display P3"
    case adobeRGB = "Adobe RGB (1998)"
    case proPhotoRGB = "ProPhoto RGB"
    case bt2020 = "BT.2020"
    case bt2100PQ = "BT.2100 PQ"
    case bt2100HLG = "BT.2100 HLG"
    /// A space without a name of its own.
    case custom
  }

  package private(set) var source: ColorFacts.Source
  package private(set) var space: Space?
  // H.273: 2 means that the value is unspecified.
  package private(set) var (primaries, transfer): (UInt8, UInt8) = (2, 2)
  private var matrix: UInt8 = 2
  private var isFullRange: Bool?

  /// Creates colors of which only the place is known.
  init(_ source: ColorFacts.Source, space: Space? = nil) { (self.source, self.space) = (source, space) }

  /// Creates colors from code points of H.273, of which nil stands for no statement.
  package init(
    _ source: ColorFacts.Source, primaries: Int?, transfer: Int?, matrix: Int? = nil, isFullRange: Bool? = nil
  ) {
    self.init(source)
    func byte(_ code: Int?) -> UInt8 { code.flatMap { UInt8(exactly: $0) } ?? 2 }
    (self.primaries, self.transfer, self.matrix) = (byte(primaries), byte(transfer), byte(matrix))
    self.isFullRange = isFullRange
    space = Self.space(self.primaries, self.transfer)
  }

  /// Creates the colors of a profile or of calibrated values.
  init(_ source: ColorFacts.Source, space: Space?, primaries: Int?, transfer: Int?) {
    self.init(source, primaries: primaries, transfer: transfer)
    self.space = space
  }

  /// Colors of a video whose coded stream states them.
  package static let ofStream = StatedColors(.stream)

  /// The colors of sRGB (IEC 61966-2-1).
  static func sRGB(_ source: ColorFacts.Source) -> StatedColors {
    StatedColors(source, primaries: 1, transfer: 13)
  }

  /// Adds the matrix and the range that code points state beside a profile.
  mutating func add(matrix: Int, isFullRange: Bool?) {
    self.matrix = UInt8(exactly: matrix) ?? 2
    self.isFullRange = isFullRange
  }

  /// Returns the space of code points (H.273, tables 2 and 3); nil if they state neither primaries nor a transfer function.
  private static func space(_ primaries: UInt8, _ transfer: UInt8) -> Space? {
    // Viewers show pictures with the curves of television like those with the curve of sRGB. A gamma of 2.2 hardly differs from it.
    let isUsual = ![5, 8, 9, 10, 16, 17, 18].contains(transfer)
    return switch primaries {
    case 2: transfer == 2 ? nil : isUsual ? .sRGB : .custom
    // The primaries of television with 625 and 525 lines differ little from those of sRGB.
    case 1, 5, 6, 7, 22: isUsual ? .sRGB : .custom
    case 9: transfer == 16 ? .bt2100PQ : transfer == 18 ? .bt2100HLG : isUsual ? .bt2020 : .custom
    case 12: isUsual ? .displayP3 : .custom
    default: .custom
    }
  }

  /// The colors as facts, but for the description of a profile.
  fileprivate var facts: ColorFacts {
    var facts = ColorFacts()
    facts.space = space?.rawValue
    facts.primaries = primariesName(Int(primaries))
    facts.transfer = transferName(Int(transfer))
    facts.matrix = matrixName(Int(matrix))
    facts.range = isFullRange.map { $0 ? "pc" : "tv" }
    facts.source = source
    return facts
  }

  /// Creates colors from facts; nil if they have no place.
  fileprivate init?(_ facts: ColorFacts) {
    guard let source = facts.source else { return nil }
    func code(_ name: String?, _ names: (Int) -> String?) -> Int? {
      name.flatMap { name in (0..<32).first { names($0) == name } }
    }
    self.init(
      source, space: facts.space.map { Space(rawValue: $0) ?? .custom },
      primaries: code(facts.primaries, primariesName), transfer: code(facts.transfer, transferName))
    matrix = code(facts.matrix, matrixName).flatMap { UInt8(exactly: $0) } ?? 2
    isFullRange = facts.range.map { $0 == "pc" }
  }
}

extension MediaFacts {
  /// The colors that the picture or the main video track states; nil if it states none.
  public var color: ColorFacts? {
    get {
      // A comparison with nil would copy the whole part.
      if case .some = image {
        guard var color = statedColors?.facts else { return nil }
        if color.source == .iccProfile, statedColors?.space == .custom, let name = image?.iccProfile, !name.isEmpty {
          color.space = name
        }
        return color
      }
      var color = ColorFacts()
      color.primaries = video?.colorPrimaries
      color.transfer = video?.colorTransfer
      color.matrix = video?.colorSpace
      color.range = video?.colorRange
      guard color != ColorFacts() else { return nil }
      color.source = statedColors?.source
      return color
    }
    set {
      if case .some = image {
        statedColors = newValue.flatMap { StatedColors($0) }
      } else {
        // The video has its own facts of the colors.
        statedColors = newValue?.source.map { StatedColors($0) }
      }
    }
  }

  /// Sets the description of a profile, and the colors of a profile whose color model is that of the pixels.
  package mutating func take(_ profile: ICCProfile?) {
    guard let profile else { return }
    image?.iccProfile = profile.description
    guard profile.fits(image?.colorType) else { return }
    // The name of a profile is its space only if its colors are known to be none of the common ones.
    statedColors = profile.isCut ? StatedColors(.iccProfile) : profile.colors
    if profile.isCut { unknown[.colorSpace] = .init(.profileNotRead) }
  }

  /// Notes the place of a video's colors, of which the coded stream precedes the container.
  mutating func noteColors(ofStream stream: ColorCodePoints, container: ColorCodePoints?) {
    if stream.statesColors {
      statedColors = StatedColors(.stream)
    } else if container?.statesColors == true {
      statedColors = StatedColors(.container)
    } else if stream.isFullRange != nil {
      statedColors = StatedColors(.stream)
    } else if container?.isFullRange != nil {
      statedColors = StatedColors(.container)
    }
  }
}

extension ColorCodePoints {
  /// True if a code point besides the range is stated.
  fileprivate var statesColors: Bool { primaries ?? 2 != 2 || transfer ?? 2 != 2 || matrix ?? 2 != 2 }
}
