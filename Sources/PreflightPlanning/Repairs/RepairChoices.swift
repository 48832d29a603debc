/// The changes that a person allows, because they add or remove something visible.
public struct RepairChoices: Sendable, Equatable {
  /// The way in which a picture gets another aspect ratio.
  public enum Reshaping: Sendable, Equatable {
    case crop
    /// Adds bars of this color.
    case pad(color: RepairColor)
  }

  /// The way in which pictures get another shape; nil to keep their shapes.
  public var reshaping: Reshaping?
  /// The color behind a transparent picture, for formats without transparency; nil to refuse those formats.
  public var background: RepairColor?
  /// True if a video that is too long may end early.
  public var trims: Bool
  /// True if copies do not say where the file was recorded.
  public var stripsLocation: Bool

  /// Creates choices. A change that is not given is not allowed.
  public init(
    reshaping: Reshaping? = nil, background: RepairColor? = nil, trims: Bool = false, stripsLocation: Bool = false
  ) {
    self.reshaping = reshaping
    self.background = background
    self.trims = trims
    self.stripsLocation = stripsLocation
  }

  /// The same choices, with every missing choice allowed.
  var everything: RepairChoices {
    guard let black = RepairColor("black"), let white = RepairColor("white") else { return self }
    return RepairChoices(
      reshaping: reshaping ?? .pad(color: black), background: background ?? white, trims: true,
      stripsLocation: stripsLocation)
  }
}

/// The reason why no change of a file serves a destination.
public enum Refusal: Sendable, Equatable {
  /// An option that has to be set.
  public enum Choice: String, Sendable, Hashable, CaseIterable {
    case shape, background, trim
  }

  /// Colors that are not converted here.
  public enum Colors: String, Sendable, Hashable, CaseIterable {
    case highDynamicRange = "hdr"
    case lab
  }

  /// No change of the file helps.
  case impossible
  /// No change helps, because the frames of an animation would be lost.
  case animation
  /// Preflight does not make the change, but another program can.
  case elsewhere
  /// The same, because of the colors of the picture.
  case otherColors(Colors)
  /// The change adds or removes something visible, so an option has to allow it.
  case needsChoice([Choice])
}
