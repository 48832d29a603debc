import MediaProbe
import PreflightJudging
import PreflightRules

/// The sizes of pictures.
extension EditSearch {
  /// Sets the size of the picture. Returns true if it differs from that of the original.
  func chooseSize(_ edit: inout Edit) -> Bool {
    let isVideo = facts.kind == .video
    guard let width = isVideo ? facts.video?.width : facts.image?.width,
      let height = isVideo ? facts.video?.height : facts.image?.height, width > 0, height > 0
    else { return false }
    let plain = PixelSize(width: width, height: height)
    func broken(_ size: PixelSize, _ rules: MasterRules) -> Int {
      Self.broken(rules.sizes, by: edit.predict(facts).sized(size, isVideo ? .video : .image)).count
    }
    // A picture that meets a rule only by a tolerance is changed too, so that the result meets the rule as it is written.
    let asIs = broken(plain, needed) + (isVideo ? 0 : inexact(plain))
    if asIs == 0 || needed.sizes.isEmpty {
      // Encoders need even sides and square pixels.
      guard isVideo, edit.video.isEncoded else { return false }
      let shown = isAlmostSquare ? storedSize ?? plain : plain
      let even = PixelSize(width: max(2, shown.width / 2 * 2), height: max(2, shown.height / 2 * 2))
      let isSquare = facts.video?.sampleAspectRatio.map { $0 == Ratio(1, 1) } ?? true
      if even != shown || !isSquare && !isAlmostSquare { edit.size = even }
      return false
    }
    var best: (size: PixelSize, shape: Bool, rank: [Double])?
    for (shape, isReshaped) in shapes(width, height) {
      for size in sizes(of: shape, from: plain, step: isVideo ? 2 : 1) {
        let turn = Double(size.width) * Double(height) / (Double(size.height) * Double(width))
        let rank = [
          Double(broken(size, needed)), Double(inexact(size)),
          isReshaped ? 0 : stretches(size, from: plain, by: max(turn, 1 / turn)) ? 1 : 0,
          lostShare(size, from: plain, isReshaped: isReshaped), max(turn, 1 / turn), Double(broken(size, wished)),
        ]
        if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (size, isReshaped, rank) }
      }
    }
    guard let best, Int(best.rank[0]) + (isVideo ? 0 : Int(best.rank[1])) < asIs else { return false }
    edit.size = best.size
    edit.reshaping = best.shape ? choices.reshaping : nil
    return best.size != plain
  }

  /// Most by which a scale may change the shape, so that nobody sees it: five pixels in a thousand.
  private static let smallestStretch = 1.005

  /// The shapes that a picture may get: its own by scaling; the allowed ones by scaling if they hardly differ from its own; and
  /// the allowed ones by cropping or bars.
  private func shapes(_ width: Int, _ height: Int) -> [(ratio: Ratio, isReshaped: Bool)] {
    guard let own = Ratio(Int64(width), Int64(height)) else { return [] }
    let near = wantedShapes.filter { shape in
      let turn = shape.value / own.value
      return shape != own && max(turn, 1 / turn) <= Self.smallestStretch
    }
    var shapes = [(ratio: own, isReshaped: false)]
    for ratio in near { shapes.append((ratio: ratio, isReshaped: false)) }
    if choices.reshaping != nil { for ratio in wantedShapes { shapes.append((ratio: ratio, isReshaped: true)) } }
    return shapes
  }

  /// Returns true if a scale changes the shape by more than the rounding to whole pixels needs, although an option allows to
  /// crop or to add bars, or by so much that people see it.
  private func stretches(_ size: PixelSize, from plain: PixelSize, by turn: Double) -> Bool {
    guard turn > Self.smallestStretch || choices.reshaping != nil else { return false }
    let exact = Double(size.width) * Double(plain.height) / Double(plain.width)
    let other = Double(size.height) * Double(plain.width) / Double(plain.height)
    let rounding = facts.kind == .video ? 1.01 : 0.51
    return abs(exact - Double(size.height)) > rounding && abs(other - Double(size.width)) > rounding
  }

  /// Returns the share of the picture that is lost: its pixels that are cropped or scaled away, the pixels that are made up by
  /// enlarging, and the bars.
  private func lostShare(_ size: PixelSize, from plain: PixelSize, isReshaped: Bool) -> Double {
    let factors = [
      Double(size.width) / Double(plain.width), Double(size.height) / Double(plain.height),
    ]
    let (before, after) = (Double(plain.width) * Double(plain.height), Double(size.width) * Double(size.height))
    func scaled(_ share: Double) -> Double { share < 1 ? 1 - share : share - 1 }
    guard isReshaped else { return factors.reduce(0) { $0 + scaled($1) } }
    let isCrop = choices.reshaping == .crop
    let factor = (isCrop ? factors.max() : factors.min()) ?? 1
    let shown = before * factor * factor
    // A crop shows less than the scaled picture, and bars take a part of the new one.
    return scaled(factor * factor) + (isCrop ? 1 - after / shown : 1 - shown / after)
  }

  /// Returns the number of rules on the shape that a size does not meet as they are written. Sides in whole pixels cannot meet
  /// every shape that a rule names, but they can stay within a range.
  private func inexact(_ size: PixelSize) -> Int {
    guard let shape = Ratio(Int64(size.width), Int64(size.height)) else { return 0 }
    return needed.sizes.count { rule in
      guard rule.isOfShape, case .number = rule.constraint.demand, let range = rule.interval else { return false }
      return !range.contains(shape)
    }
  }

  /// The shapes at both ends of the allowed range.
  private var wantedShapes: [Ratio] {
    var shapes: [Ratio] = []
    for rule in needed.sizes {
      if rule.isOfShape {
        shapes += [rule.interval?.low?.value, rule.interval?.high?.value].compactMap { $0 }
        if case .oneOf(let values) = rule.constraint.demand { shapes += values.compactMap({ $0.exact }) }
      } else if case .value(.size(let size)) = rule.constraint.demand {
        shapes += [Ratio(Int64(size.width), Int64(size.height))].compactMap { $0 }
      }
    }
    return shapes.filter { $0.numerator > 0 }
  }

  /// The sizes of a shape at the limits of sides, with the rounding that keeps the shape best.
  private func sizes(of shape: Ratio, from plain: PixelSize, step: Int) -> [PixelSize] {
    let ratio = shape.value
    var widths: [Double] = [Double(plain.width), Double(plain.height) * ratio]
    for bound in needed.sizes.flatMap({ $0.sideBounds }) {
      guard let figures = bound.bound.figures else { continue }
      for figure in [figures.min, figures.max].compactMap({ $0?.value }) {
        for figure in [figure, figure - 1, figure + 1] where figure > 0 {
          switch bound.side {
          case .width: widths.append(figure)
          case .height: widths.append(figure * ratio)
          case .short: widths.append(ratio < 1 ? figure : figure * ratio)
          case .long: widths.append(ratio < 1 ? figure * ratio : figure)
          case .sum: widths.append(figure * ratio / (1 + ratio))
          case .pixels: widths.append((figure * ratio).squareRoot())
          }
        }
      }
    }
    var sizes: [PixelSize] = []
    func add(_ width: Int, _ height: Int) {
      let size = PixelSize(width: width, height: height)
      if width > 0, height > 0, width <= 1 << 16, height <= 1 << 16, !sizes.contains(size) { sizes.append(size) }
    }
    for width in widths where width >= 2 && width < 65_536 {
      for base in [Int(width) / step * step, (Int(width) / step + 1) * step] {
        let height = Double(base) / ratio / Double(step)
        for rounded in [height.rounded(), height.rounded(.down), height.rounded(.up)] where rounded < 65_536 {
          add(base, Int(rounded) * step)
        }
      }
      // A shape in small whole numbers can be achieved exactly.
      guard shape.numerator <= 512, shape.denominator <= 512 else { continue }
      let unit = Int(width) / Int(shape.numerator)
      for factor in [unit, unit - 1] where factor > 0 {
        let (exact, other) = (factor * Int(shape.numerator), factor * Int(shape.denominator))
        if exact % step == 0, other % step == 0 { add(exact, other) }
      }
    }
    return sizes
  }

  /// The size of the video as stored, after rotation.
  private var storedSize: PixelSize? {
    guard let video = facts.video, let width = video.storedWidth, let height = video.storedHeight else { return nil }
    let isOnSide = video.rotation == 90 || video.rotation == 270
    return isOnSide ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// Sets the maximum size of the image in bytes, and the size in pixels at which its content can stay below it.
  ///
  /// - Parameter lacksEncoding: Set to true if the picture must be encoded for it.
  func chooseImageLimit(_ edit: inout Edit, _ high: Interval.End?, _ lacksEncoding: inout Bool) {
    guard let high, let image = facts.image else { return }
    let most = MasterNumber.fileSize.inside(high, above: false).floor
    if isBroken(.fileSize, facts) { edit.largestFile = most }
    guard edit.video.isEncoded else {
      if isBroken(.fileSize, facts) { lacksEncoding = true }
      return
    }
    guard (edit.predict(facts).fileSize ?? .max) > most else { return }
    edit.imageLimit = most
    edit.triesStripping = isBroken(.fileSize, facts) && isEnoughToStrip(edit)
    edit.mayShrink = Self.broken(needed.sizes, by: shrunk(edit, by: 0.9)).isEmpty
    guard edit.mayShrink, let width = edit.size?.width ?? image.width, let height = edit.size?.height ?? image.height
    else { return }
    let frames = Double(edit.keepsAnimation(image) ? image.frameCount ?? 1 : 1)
    func fits(_ factor: Double) -> Bool {
      let pixels = Double(width) * Double(height) * frames * factor * factor
      return pixels * edit.likelyBytesPerPixel(facts, pixels: pixels) <= Double(most)
    }
    for percent in stride(from: 100, through: 4, by: -4) {
      let factor = Double(percent) / 100
      let smaller = shrunk(edit, by: factor)
      guard Self.broken(needed.sizes, by: smaller).isEmpty else { return }
      if percent < 100 {
        edit.size = smaller.image.flatMap { image in
          image.width.flatMap { width in image.height.map { PixelSize(width: width, height: $0) } }
        }
      }
      if fits(factor) { return }
    }
  }

  /// Returns true if a picture in this format would become smaller because of its size in bytes.
  func shrinks(_ edit: Edit) -> Bool {
    guard edit.kind == .image, edit.video.isEncoded, needed.numbers.contains(where: { $0.isOfFileSize }) else {
      return false
    }
    var trial = edit
    var lacksEncoding = false
    chooseImageLimit(&trial, ranges(for: edit)[.fileSize]?.high, &lacksEncoding)
    return trial.size != edit.size
  }

  /// Returns true if the only rule that a JPEG breaks is the one on its size in bytes.
  private func isEnoughToStrip(_ edit: Edit) -> Bool {
    guard edit.container == "jpeg", facts.image?.format == "jpeg", edit.reshaping == nil, !encodesAll,
      let copy = Edit(copying: facts, account)
    else { return false }
    let predicted = copy.predict(facts)
    return Self.broken(needed.words + needed.sizes, by: predicted).isEmpty
  }

  /// Returns the predicted facts with sides that are shorter by a factor.
  private func shrunk(_ edit: Edit, by factor: Double) -> MediaFacts {
    var smaller = edit
    if let width = edit.size?.width ?? facts.image?.width, let height = edit.size?.height ?? facts.image?.height {
      func reduced(_ side: Int) -> Int { max(1, Int(saturating: (Double(side) * factor).rounded())) }
      if factor < 1 { smaller.size = PixelSize(width: reduced(width), height: reduced(height)) }
    }
    return smaller.predict(facts)
  }
}

extension PreparedRule {
  fileprivate var isOfFileSize: Bool { subject == .measure(.fact(.fileSize)) }
}
