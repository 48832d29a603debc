import MediaProbe
import PreflightJudging
import PreflightRules

/// Finds the smallest change of one file that meets the rules of some slots.
struct EditSearch {
  let facts: MediaFacts
  /// The rules that the new file must meet.
  let needed: MasterRules
  /// The rules that the new file should meet if that changes no further stream.
  let wished: MasterRules
  let reshaping: Edit.Reshaping?

  /// - Parameter isNeeded: Returns true for a rule that the new file must meet.
  init(_ facts: MediaFacts, _ slots: [PreparedSlot], _ reshaping: Edit.Reshaping?, isNeeded: (PreparedRule) -> Bool) {
    self.facts = facts
    self.reshaping = reshaping
    let all = MasterRules(slots)
    var needed = all
    needed.words = all.words.filter(isNeeded)
    needed.numbers = all.numbers.filter(isNeeded)
    needed.sizes = all.sizes.filter(isNeeded)
    self.needed = needed
    wished = all
  }

  /// True if a rule advises against the profile High of H.264.
  private var advisesAgainstHighProfile: Bool {
    wished.words.contains { rule in
      guard rule.subject == .measure(.fact(.videoProfile)), case .noneOf(let profiles) = rule.constraint else {
        return false
      }
      return profiles.contains(.text("High"))
    }
  }

  /// Returns the change; nil if files of this kind cannot be changed. It can leave rules unmet.
  func find() -> Edit? {
    var encodesVideo = false
    var encodesAudio = false
    while true {
      guard var edit = chooseFormat(encodesVideo: encodesVideo, encodesAudio: encodesAudio) else { return nil }
      let lacks = chooseNumbers(&edit)
      // Choosing a figure may show that a stream cannot be copied.
      if lacks.video && !encodesVideo || lacks.audio && !encodesAudio {
        encodesVideo = encodesVideo || lacks.video
        encodesAudio = encodesAudio || lacks.audio
        continue
      }
      return edit
    }
  }

  private static func broken(_ rules: [PreparedRule], by facts: MediaFacts) -> [PreparedRule] {
    rules.filter { $0.answer(for: facts) == .notMet }
  }

  // MARK: Containers and codecs

  private func chooseFormat(encodesVideo: Bool, encodesAudio: Bool) -> Edit? {
    guard let copy = Edit(copying: facts) else { return nil }
    var best: (edit: Edit, rank: [Int])?
    for (index, edit) in candidates(from: copy, encodesVideo, encodesAudio).enumerated() {
      let predicted = edit.predict(facts)
      var breaches = Self.broken(needed.words, by: predicted).count
      if facts.kind == .image, edit.video.isEncoded {
        // A format that is too large even with its lowest quality is not better than one that breaks a rule.
        var smallest = edit
        smallest.imageQuality = .max
        breaches += Self.broken(needed.numbers, by: smallest.predict(facts)).count
      }
      let wishes = Self.broken(wished.words, by: predicted).count
      let rank = [breaches, cost(edit), wishes, index]
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (edit, rank) }
    }
    return best?.edit
  }

  /// Encoding a video costs more than encoding audio, and that costs more than a new container.
  private func cost(_ edit: Edit) -> Int {
    var cost = 0
    if edit.video.isEncoded { cost += 16 }
    if edit.audio.isEncoded { cost += 8 }
    if edit.container != (facts.kind == .image ? facts.image?.format : facts.container) { cost += 4 }
    if edit.mapsTones { cost += 2 }
    if edit.keepsOneAudioTrack { cost += 1 }
    if edit.frameRate != nil { cost += 1 }
    return cost
  }

  private func candidates(from copy: Edit, _ encodesVideo: Bool, _ encodesAudio: Bool) -> [Edit] {
    var candidates: [Edit] = []
    let known = Edit.containers(copy.kind)
    let containers = known.filter { $0 == copy.container } + known.filter { $0 != copy.container }
    if copy.kind == .image {
      if !encodesVideo { candidates.append(copy) }
      for format in containers {
        // Only an animated picture is written as GIF, which has few colors.
        if format == "gif", facts.image?.isAnimated != true { continue }
        var edit = copy
        edit.container = format
        edit.video = .encoded(format)
        candidates.append(edit)
      }
      return candidates
    }
    let hasSeveralTracks = facts.streams.count { $0.type == .audio } > 1
    let isHDR = facts.video?.hdr != nil && facts.video?.hdr != .sdr
    for container in containers {
      for video in tracks(copy.video, Edit.videoCodecs, facts.video?.codec, isEncoded: encodesVideo) {
        guard fits(video, facts.video?.codec, { Edit.takes(container, video: $0) }) else { continue }
        for audio in tracks(copy.audio, Edit.audioCodecs, facts.audio?.codec, isEncoded: encodesAudio) {
          guard fits(audio, facts.audio?.codec, { Edit.takes(container, audio: $0) }) else { continue }
          var edit = copy
          edit.container = container
          edit.video = video
          edit.audio = audio
          if video == .copied, facts.video?.codec == "hevc" {
            edit.retagsHEVC = container == "mp4" || container == "mov"
          }
          if video.isEncoded {
            edit.deinterlaces = facts.video?.isInterlaced == true
            edit.mapsTones = isHDR && video != .encoded("hevc")
            edit.avoidsHighProfile = video == .encoded("h264") && advisesAgainstHighProfile
          }
          candidates.append(edit)
          if video.isEncoded, isHDR, !edit.mapsTones {
            var mapped = edit
            mapped.mapsTones = true
            candidates.append(mapped)
          }
          if video.isEncoded, facts.video?.hasVariableFrameRate == true, let rate = facts.video?.averageFrameRate {
            var constant = edit
            constant.frameRate = Self.frameRates.min { abs($0.value - rate.value) < abs($1.value - rate.value) }
            candidates.append(constant)
          }
          if hasSeveralTracks {
            var single = edit
            single.keepsOneAudioTrack = true
            candidates.append(single)
          }
        }
      }
    }
    return candidates
  }

  /// The ways to write a track, the usual codec of which comes first.
  private func tracks(_ track: Edit.Track, _ codecs: [String], _ codec: String?, isEncoded: Bool) -> [Edit.Track] {
    guard track != .absent else { return [.absent] }
    let codecs = codecs.filter { $0 == codec } + codecs.filter { $0 != codec }
    return (isEncoded ? [] : [.copied]) + codecs.map { .encoded($0) }
  }

  private func fits(_ track: Edit.Track, _ codec: String?, _ takes: (String?) -> Bool) -> Bool {
    switch track {
    case .absent: true
    case .copied: takes(codec)
    case .encoded(let codec): takes(codec)
    }
  }

  // MARK: Numbers

  private static let frameRates = [
    (30, 1), (25, 1), (24, 1), (60, 1), (50, 1), (30000, 1001), (24000, 1001), (15, 1), (12, 1), (10, 1),
  ].compactMap { Ratio($0.0, $0.1) }
  private static let sampleRates: [Int64] = [48_000, 44_100, 32_000, 24_000, 16_000]

  /// Sets the figures of a change, and returns the tracks that must be encoded for them although they are copied.
  private func chooseNumbers(_ edit: inout Edit) -> (video: Bool, audio: Bool) {
    var lacks = (video: false, audio: false)
    let ranges = ranges(for: edit)
    var predicted = edit.predict(facts)

    if let high = ranges[.duration]?.high, let duration = predicted.duration,
      duration > MasterNumber.duration.inside(high, above: false).value
    {
      // A copy can end only where its frames allow it. With few frames a second, that would cost too much.
      if edit.video == .copied, margin(of: edit) > high.value.value / 10 {
        lacks.video = true
      } else {
        edit.duration = length(below: high, ranges[.duration]?.low, edit)
        predicted = edit.predict(facts)
      }
    }

    if facts.kind == .image {
      lacks.video = chooseSize(&edit) && !edit.video.isEncoded
      if isBroken(.fileSize, predicted), !edit.video.isEncoded { lacks.video = true }
      if edit.video.isEncoded { chooseImageQuality(&edit, ranges[.fileSize]?.high) }
      return lacks
    }

    if edit.audio != .absent {
      let numbers: [MasterNumber] = [.sampleRate, .channels, .audioBitRate]
      if numbers.contains(where: { isBroken($0, predicted) }), !edit.audio.isEncoded { lacks.audio = true }
      if edit.audio.isEncoded { chooseAudio(&edit, ranges) }
    }
    guard edit.video != .absent else {
      if isBroken(.fileSize, predicted) || isBroken(.bitRate, predicted) {
        lacks.audio = lacks.audio || !edit.audio.isEncoded
        if edit.audio.isEncoded { limitAudio(&edit, ranges) }
      }
      return lacks
    }

    let numbers: [MasterNumber] = [.frameRate, .keyframeInterval, .fileSize, .bitRate, .videoBitRate]
    if chooseSize(&edit) || numbers.contains(where: { isBroken($0, predicted) }), !edit.video.isEncoded {
      lacks.video = true
    }
    guard edit.video.isEncoded else { return lacks }
    if let range = ranges[.frameRate], let rate = predicted.video?.averageFrameRate, !range.contains(rate) {
      edit.frameRate = Self.nearest(rate, in: range)
    }
    if let high = ranges[.keyframeInterval]?.high {
      let most = MasterNumber.keyframeInterval.inside(high, above: false)
      edit.keyframeInterval = min(most, Ratio(2, 1) ?? most)
    }
    chooseBitRate(&edit, ranges)
    return lacks
  }

  private func isBroken(_ number: MasterNumber, _ facts: MediaFacts) -> Bool {
    needed.numbers.contains { rule in
      guard case .measure(let measure) = rule.subject, MasterNumber(measure) == number else { return false }
      return rule.answer(for: facts) == .notMet
    }
  }

  /// The ranges of numbers that the needed rules have in common, narrowed by those wishes that leave something.
  private func ranges(for edit: Edit) -> [MasterNumber: Interval] {
    var ranges: [MasterNumber: Interval] = [:]
    let predicted = edit.predict(facts)
    let certain = needed.numbers.count
    for (index, rule) in (needed.numbers + (edit.isLossless ? [] : wished.numbers)).enumerated() {
      guard case .measure(let measure) = rule.subject, let number = MasterNumber(measure), var own = rule.interval,
        rule.condition(for: predicted) != .notMet
      else { continue }
      // More bits do not make a picture better that was encoded with fewer, so advice for more is not followed.
      if index >= certain, [.bitRate, .videoBitRate, .audioBitRate].contains(number) { own.low = nil }
      let range = (ranges[number] ?? Interval()).intersection(own)
      if !range.isEmpty { ranges[number] = range }
    }
    return ranges
  }

  /// Returns the longest duration to write. A copy can end some frames later, because frames are stored in another order.
  private func length(below high: Interval.End, _ low: Interval.End?, _ edit: Edit) -> Ratio? {
    let longest = max(high.value.value - margin(of: edit), low?.value.value ?? 0, min(0.1, high.value.value))
    return Ratio(Int64(saturating: longest * 1000), 1000)
  }

  /// The seconds by which a new file can be longer than asked for.
  private func margin(of edit: Edit) -> Double {
    let frame = 1 / max(0.001, facts.video?.averageFrameRate?.value ?? 30)
    return switch edit.video {
    case .copied: max(0.25, 8 * frame)
    case .encoded: 0.05 + 1 / max(0.001, (edit.frameRate ?? facts.video?.averageFrameRate)?.value ?? 30)
    case .absent: 0.1
    }
  }

  private static func nearest(_ rate: Ratio, in range: Interval) -> Ratio? {
    // Every second frame is smoother than an uneven choice.
    if let half = Ratio(rate.numerator, rate.denominator.saturatingProduct(2)), range.contains(half), half.value >= 23 {
      return half
    }
    let fitting = frameRates.filter(range.contains)
    if let best = fitting.min(by: { abs($0.value - rate.value) < abs($1.value - rate.value) }) { return best }
    return (range.high ?? range.low)?.value
  }

  private func chooseAudio(_ edit: inout Edit, _ ranges: [MasterNumber: Interval]) {
    let old = facts.audio
    let rates = [old?.sampleRate.map { Int64($0) }].compactMap { $0 } + Self.sampleRates
    edit.sampleRate = rates.first { rate in
      Self.sampleRates.contains(rate) && Ratio(rate, 1).map { ranges[.sampleRate]?.contains($0) ?? true } ?? false
    }
    let channels = [old?.channels.map { Int64($0) }].compactMap { $0 } + [2, 1]
    edit.channels = channels.first { Ratio($0, 1).map { ranges[.channels]?.contains($0) ?? true } ?? false }
    var bits: Int64 = edit.channels == 1 ? 96_000 : 160_000
    if let high = ranges[.audioBitRate]?.high { bits = min(bits, high.value.floor.saturatingProduct(9) / 10) }
    if let low = ranges[.audioBitRate]?.low { bits = max(bits, low.value.floor.saturatingProduct(11) / 10) }
    edit.audioBitRate = bits
  }

  /// Lowers the bit rate of a file without a video.
  private func limitAudio(_ edit: inout Edit, _ ranges: [MasterNumber: Interval]) {
    let seconds = edit.predict(facts).duration ?? 0
    var bits = edit.audioBitRate ?? 160_000
    if let high = ranges[.fileSize]?.high {
      bits = min(bits, Int64(saturating: (Double(high.value.floor) - 16_384) * 8 / (seconds + 1) * 0.9))
    }
    if let high = ranges[.bitRate]?.high { bits = min(bits, high.value.floor.saturatingProduct(9) / 10) }
    edit.audioBitRate = max(24_000, bits)
    noteLimit(&edit, ranges)
  }

  private func chooseBitRate(_ edit: inout Edit, _ ranges: [MasterNumber: Interval]) {
    let predicted = edit.predict(facts)
    guard let video = predicted.video, let old = facts.video else { return }
    let seconds = max(0.1, predicted.duration ?? 0.1)
    let audio = Double(predicted.audio.map { $0.bitRate ?? 256_000 } ?? 0)
    let pixels = Double(video.width ?? 1920) * Double(video.height ?? 1080)
    let oldPixels = Double(old.width ?? 1920) * Double(old.height ?? 1080)
    let rate = video.averageFrameRate?.value ?? 30
    let oldRate = old.averageFrameRate?.value ?? rate
    // A picture needs about as many bits as before, and never more than 0.2 bits for a pixel.
    let most = pixels * min(rate, 120) * 0.2
    let before = old.bitRate.map { Double($0) * 1.2 * pixels / max(1, oldPixels) * rate / max(1, oldRate) }
    var bits = max(200_000, min(before ?? most, most))
    if let low = ranges[.videoBitRate]?.low {
      let least = low.value.value * 1.1
      if bits < least || old.bitRate.map({ Double($0) < low.value.value }) == true {
        bits = max(bits, least)
        edit.fillsBitRate = true
      }
    }
    if let low = ranges[.bitRate]?.low, facts.bitRate.map({ Double($0) < low.value.value }) ?? true {
      bits = max(bits, low.value.value * 1.1)
      edit.fillsBitRate = true
    }
    // The buffer of the encoder can take a part of a second beyond the rate.
    let share = seconds / (seconds + 1) * 0.95
    if let high = ranges[.videoBitRate]?.high { bits = min(bits, high.value.value * share) }
    if let high = ranges[.bitRate]?.high { bits = min(bits, high.value.value * share - audio) }
    if let high = ranges[.fileSize]?.high {
      bits = min(bits, (high.value.value - 16_384) * 8 / (seconds + 1) * 0.98 - audio)
    }
    edit.videoBitRate = (Int64(saturating: max(50_000, bits)) / 1000) * 1000
    noteLimit(&edit, ranges)
  }

  /// Notes the limits that the original breaks.
  private func noteLimit(_ edit: inout Edit, _ ranges: [MasterNumber: Interval]) {
    edit.limitsBitRate = isBroken(.videoBitRate, facts) || isBroken(.bitRate, facts)
    guard let high = ranges[.fileSize]?.high, isBroken(.fileSize, facts) else { return }
    edit.largestFile = MasterNumber.fileSize.inside(high, above: false).floor
  }

  // MARK: Sizes of pictures

  /// Sets the size of the picture. Returns true if it differs from that of the original.
  private func chooseSize(_ edit: inout Edit) -> Bool {
    let isVideo = facts.kind == .video
    guard let width = isVideo ? facts.video?.width : facts.image?.width,
      let height = isVideo ? facts.video?.height : facts.image?.height, width > 0, height > 0
    else { return false }
    let plain = PixelSize(width: width, height: height)
    func broken(_ size: PixelSize, _ rules: MasterRules) -> Int {
      Self.broken(rules.sizes, by: edit.predict(facts).sized(size, isVideo ? .video : .image)).count
    }
    let asIs = broken(plain, needed)
    if asIs == 0 || needed.sizes.isEmpty {
      // Encoders need even sides and square pixels.
      guard isVideo, edit.video.isEncoded else { return false }
      let even = PixelSize(width: max(2, width / 2 * 2), height: max(2, height / 2 * 2))
      let isSquare = facts.video?.sampleAspectRatio.map { $0 == Ratio(1, 1) } ?? true
      if even != plain || !isSquare { edit.size = even }
      return false
    }
    var best: (size: PixelSize, shape: Bool, rank: [Double])?
    let shapes = [Ratio(Int64(width), Int64(height))].compactMap { $0 } + (reshaping == nil ? [] : wantedShapes)
    for (index, shape) in shapes.enumerated() {
      for size in sizes(of: shape, from: plain, step: isVideo ? 2 : 1) {
        let turn = Double(size.width) * Double(height) / (Double(size.height) * Double(width))
        // The factor by which the picture is scaled. A crop fills the new size, bars leave some of it free.
        let factors = [Double(size.width) / Double(width), Double(size.height) / Double(height)]
        let factor = index > 0 && reshaping != .crop ? factors.min() ?? 1 : factors.max() ?? 1
        let rank = [
          Double(broken(size, needed)), max(turn, 1 / turn).rounded(toPlaces: index > 0 ? 1 : 3),
          max(factor, 1 / factor), Double(broken(size, wished)),
        ]
        if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (size, index > 0, rank) }
      }
    }
    guard let best, Int(best.rank[0]) < asIs else { return false }
    edit.size = best.size
    edit.reshaping = best.shape ? reshaping : nil
    return best.size != plain
  }

  /// The shapes at the ends of what rules allow.
  private var wantedShapes: [Ratio] {
    var shapes: [Ratio] = []
    for rule in needed.sizes {
      if rule.isOfShape {
        shapes += [rule.interval?.low?.value, rule.interval?.high?.value].compactMap { $0 }
        if case .oneOf(let values) = rule.constraint { shapes += values.compactMap(\.exact) }
      } else if case .equals(.size(let size)) = rule.constraint {
        shapes += [Ratio(Int64(size.width), Int64(size.height))].compactMap { $0 }
      }
    }
    return shapes.filter { $0.numerator > 0 }
  }

  /// The sizes of a shape at the limits of sides, with the rounding that keeps the shape best.
  private func sizes(of shape: Ratio, from plain: PixelSize, step: Int) -> [PixelSize] {
    let ratio = shape.value
    var widths: [Double] = [Double(plain.width), Double(plain.height) * ratio]
    for bound in needed.sizes.flatMap(\.sideBounds) {
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
      // A shape in small whole numbers can be met exactly.
      guard shape.numerator <= 512, shape.denominator <= 512 else { continue }
      let unit = Int(width) / Int(shape.numerator)
      for factor in [unit, unit - 1] where factor > 0 {
        let (exact, other) = (factor * Int(shape.numerator), factor * Int(shape.denominator))
        if exact % step == 0, other % step == 0 { add(exact, other) }
      }
    }
    return sizes
  }

  /// Lowers the quality of a picture, and then its size, until the largest possible file is small enough.
  private func chooseImageQuality(_ edit: inout Edit, _ high: Interval.End?) {
    guard let high else { return }
    let most = MasterNumber.fileSize.inside(high, above: false).floor
    if isBroken(.fileSize, facts) { edit.largestFile = most }
    let qualities = Edit.bytesPerPixel(edit.container, alpha: facts.image?.hasAlpha == true).count
    for quality in 0..<qualities {
      edit.imageQuality = quality
      if edit.predict(facts).fileSize ?? 0 <= most { return }
    }
    guard let width = edit.size?.width ?? facts.image?.width, let height = edit.size?.height ?? facts.image?.height
    else { return }
    // A file that is smaller than this bound needs no smaller picture: the original shows what its content needs.
    for percent in stride(from: 95, through: 10, by: -5) {
      var smaller = edit
      func reduced(_ side: Int) -> Int { max(1, side.saturatingProduct(percent) / 100) }
      smaller.size = PixelSize(width: reduced(width), height: reduced(height))
      let predicted = smaller.predict(facts)
      guard let size = predicted.fileSize, size <= most else { continue }
      if Self.broken(needed.sizes, by: predicted).isEmpty { edit = smaller }
      return
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale: Double = places == 3 ? 1000 : 10
    return (self * scale).rounded() / scale
  }
}
