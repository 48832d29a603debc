import MediaProbe
import PreflightRules

/// The orientation of a picture as it is shown.
private enum Orientation: CaseIterable {
  case portrait, square, landscape

  init<Length: Comparable>(_ width: Length, _ height: Length) {
    self = width < height ? .portrait : width > height ? .landscape : .square
  }
}

extension Finding {
  /// True if the rule accepts no picture of this orientation, so that the file was made for another placement. For example, a
  /// landscape video at a destination that requires or recommends 9:16.
  package var refusesOrientation: Bool {
    let own: Orientation
    switch measured {
    case .ratio(let ratio) where fact.hasSuffix(".aspect_ratio"): own = Orientation(ratio, .one)
    case .size(let size): own = Orientation(size.width, size.height)
    default: return false
    }
    let accepted = limit.acceptedOrientations
    return !accepted.isEmpty && !accepted.contains(own)
  }
}

extension Constraint {
  /// The orientations of the pictures that a constraint on an aspect ratio or a size accepts; empty if it is about
  /// something else.
  fileprivate var acceptedOrientations: [Orientation] {
    switch demand {
    case .value(.ratio(let ratio)): [Orientation(ratio, .one)]
    case .number(let bound): Self.orientations(least: bound.least, most: bound.most)
    case .sides(let sides):
      if let width = sides.first(where: { $0.side == .width })?.bound,
        let height = sides.first(where: { $0.side == .height })?.bound, let least = width.least, let most = width.most,
        least == most, let tall = height.least, tall == height.most
      {
        [Orientation(least, tall)]
      } else {
        []
      }
    case .value, .length, .sizeOfParameter, .oneOf, .noneOf, .presence, .text, .entries, .clauses, .other: []
    }
  }

  private static func orientations(least: Ratio?, most: Ratio?) -> [Orientation] {
    Orientation.allCases.filter { orientation in
      switch orientation {
      case .portrait: least.map { $0 < .one } ?? true
      case .square: (least.map { $0 <= .one } ?? true) && (most.map { $0 >= .one } ?? true)
      case .landscape: most.map { $0 > .one } ?? true
      }
    }
  }
}

extension Bound {
  fileprivate var least: Ratio? {
    switch self {
    case .min(let limit), .above(let limit), .range(let limit, _): limit.fixed
    case .max, .below: nil
    }
  }

  fileprivate var most: Ratio? {
    switch self {
    case .max(let limit), .below(let limit), .range(_, let limit): limit.fixed
    case .min, .above: nil
    }
  }
}

extension Limit {
  /// The number of a limit that depends on nothing; nil for a limit that depends on something.
  fileprivate var fixed: Ratio? { if case .fixed(let ratio) = self { ratio } else { nil } }
}
