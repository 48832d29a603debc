package import MediaProbe
import PreflightJudging
import PreflightRules

/// Chooses the size of a master: the size with the fewest warnings, at most 1080p if the rules allow it, and the largest of its
/// shape.
struct MasterSize {
  /// The shapes to try, the preferred ones first.
  private static let shapes: [(MediaFacts.Kind, [(Int64, Int64)])] = [
    (.video, [(16, 9), (9, 16), (1, 1), (4, 5), (4, 3), (3, 4), (2, 3), (3, 2), (191, 100), (2, 1), (1, 2)]),
    (.image, [(1, 1), (4, 5), (9, 16), (16, 9), (2, 3), (3, 2), (4, 3), (3, 4), (191, 100), (2, 1), (1, 2)]),
  ]
  /// The short sides to try beside those that rules name.
  private static let sides: [Int64] = [
    2160, 1440, 1080, 1024, 960, 900, 768, 720, 640, 608, 600, 576, 540, 512, 480, 450, 432, 400, 360, 320, 270, 240,
    180, 160, 120, 108, 90, 64, 48, 32, 16,
  ]

  let kind: MediaFacts.Kind
  let rules: [PreparedRule]
  let base: MediaFacts

  /// Returns the size, or the rules that exclude each other.
  func choose() -> Result<PixelSize, ConflictError> {
    if let conflict = conflictOfEnds() { return .failure(ConflictError(conflict)) }
    var best: (size: PixelSize, rank: [Int64])?
    var broken: [[String]] = []
    for (index, shape) in candidateShapes().enumerated() {
      for size in sizes(of: shape) {
        let facts = base.sized(size, kind)
        var errors: [String] = []
        var warnings: Int64 = 0
        for rule in rules where rule.answer(for: facts) == .notMet {
          if rule.severity == .error { errors.append(rule.rule.id) } else { warnings += 1 }
        }
        guard errors.isEmpty else {
          broken.append(errors)
          continue
        }
        let (width, height) = (Int64(size.width), Int64(size.height))
        let isLarge: Int64 = min(width, height) > 1080 || max(width, height) > 1920 ? 1 : 0
        let rank = [warnings, isLarge, Int64(index), -width * height * (isLarge == 1 ? -1 : 1)]
        if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (size, rank) }
      }
    }
    if let best { return .success(best.size) }
    let core = Conflict.core(broken)
    let isOfShape = rules.allSatisfy { $0.isOfShape || !core.contains($0.rule.id) }
    return .failure(ConflictError(Conflict(isOfShape ? "aspect_ratio" : "size", core)))
  }

  /// Returns the conflict if the bounds of one side, or of the shape, exclude each other.
  private func conflictOfEnds() -> Conflict? {
    var sides: [Side: Interval] = [:]
    var shape = Interval()
    for rule in rules where rule.severity == .error && rule.condition(for: base) == .met {
      if rule.isOfShape, let interval = rule.interval {
        shape = shape.intersection(interval)
        if shape.isEmpty { return Conflict("aspect_ratio", shape.rules) }
      }
      for bound in rule.sideBounds {
        guard let figures = bound.bound.figures else { continue }
        let interval = (sides[bound.side] ?? Interval()).intersection(Interval(figures, of: rule.rule.id))
        if interval.isEmpty { return Conflict(bound.side.rawValue, interval.rules) }
        sides[bound.side] = interval
      }
    }
    return nil
  }

  /// The usual shapes, and the shapes that rules name.
  private func candidateShapes() -> [Ratio] {
    var shapes = (Self.shapes.first { $0.0 == kind } ?? Self.shapes[0]).1.compactMap { Ratio($0.0, $0.1) }
    for rule in rules {
      var named = rule.namedSizes.compactMap { Ratio(Int64($0.width), Int64($0.height)) }
      if rule.isOfShape {
        named += rule.ranges.flatMap { [$0.low?.value, $0.high?.value] }.compactMap { $0 }
        if case .oneOf(let values) = rule.constraint.demand { named += values.compactMap({ $0.exact }) }
      }
      // No size with small whole sides has a shape such as 0.562.
      for shape in named where shape.numerator > 0 && shape.numerator <= 512 && shape.denominator <= 512 {
        if !shapes.contains(shape) { shapes.append(shape) }
      }
    }
    return shapes
  }

  /// The sizes of a shape, with even sides, without doubles.
  private func sizes(of shape: Ratio) -> [PixelSize] {
    var shorts = Self.sides
    for bound in rules.flatMap({ $0.sideBounds }) {
      guard let figures = bound.bound.figures else { continue }
      for figure in [figures.min, figures.max].compactMap({ $0 }) where figure.denominator == 1 {
        // A bound of the long side, or of one side, can determine the short side through the shape.
        let side = figure.numerator
        let (low, high) = (min(shape.numerator, shape.denominator), max(shape.numerator, shape.denominator))
        guard side <= 1 << 20 else { continue }
        shorts += [side, side * low / high, (side - 1) * low / high, (side * low + high - 1) / high]
      }
    }
    for size in rules.flatMap({ $0.namedSizes }) where max(size.width, size.height) <= 1 << 20 {
      if Ratio(Int64(size.width), Int64(size.height)) == shape { shorts.append(Int64(min(size.width, size.height))) }
    }
    var sizes: [PixelSize] = []
    for short in shorts where short > 0 {
      let unit = min(shape.numerator, shape.denominator)
      var factor = short / unit
      if factor * shape.numerator % 2 != 0 || factor * shape.denominator % 2 != 0 { factor -= 1 }
      guard factor > 0 else { continue }
      let size = PixelSize(width: Int(factor * shape.numerator), height: Int(factor * shape.denominator))
      if !sizes.contains(size) { sizes.append(size) }
    }
    return sizes
  }
}

/// A conflict as an error.
struct ConflictError: Error {
  let conflict: Conflict
  init(_ conflict: Conflict) { self.conflict = conflict }
}

extension MediaFacts {
  /// Returns the facts with the size of the picture.
  package func sized(_ size: PixelSize, _ kind: MediaFacts.Kind) -> MediaFacts {
    var facts = self
    if kind == .image {
      facts.image?.width = size.width
      facts.image?.height = size.height
      facts.image?.storedWidth = size.width
      facts.image?.storedHeight = size.height
    } else {
      facts.video?.width = size.width
      facts.video?.height = size.height
      facts.video?.storedWidth = size.width
      facts.video?.storedHeight = size.height
    }
    return facts
  }
}
