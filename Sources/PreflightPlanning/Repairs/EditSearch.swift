import MediaProbe
import PreflightJudging
import PreflightRules

/// Finds the smallest change of one file that meets the rules of some slots.
struct EditSearch {
  let facts: MediaFacts
  /// The rules that the new file must meet.
  let needed: MasterRules
  /// The rules that the new file should meet if no further stream has to change for them.
  let wished: MasterRules
  let choices: RepairChoices
  /// The parts of a picture's file that its facts do not describe; nil if they are not known.
  let account: PictureAccount?
  /// True if no stream is copied, because a copy of the streams did not meet the rules.
  let encodesAll: Bool

  /// - Parameter isNeeded: Returns true for a rule that the new file must meet.
  init(
    _ facts: MediaFacts, _ slots: [PreparedSlot], _ choices: RepairChoices, _ account: PictureAccount? = nil,
    encodesAll: Bool = false, isNeeded: (PreparedRule) -> Bool
  ) {
    self.facts = facts
    self.choices = choices
    self.account = account
    self.encodesAll = encodesAll
    let all = MasterRules(slots)
    var needed = all
    needed.words = all.words.filter(isNeeded)
    needed.numbers = all.numbers.filter(isNeeded)
    needed.sizes = all.sizes.filter(isNeeded)
    self.needed = needed
    wished = all
  }

  /// True if a rule advises against B frames.
  private var advisesAgainstBFrames: Bool {
    wished.words.contains { $0.subject == .measure(.fact(.videoBFrames)) && $0.constraint == .equals(.flag(false)) }
  }

  /// Returns the change; nil if files of this kind cannot be changed. It can leave rules unmet.
  func find() -> Edit? {
    var encodesVideo = encodesAll
    var encodesAudio = encodesAll
    while true {
      guard var edit = chooseFormat(encodesVideo: encodesVideo, encodesAudio: encodesAudio) else { return nil }
      let lacks = chooseNumbers(&edit)
      // The choice of a figure can show that a stream cannot be copied.
      if lacks.video && !encodesVideo || lacks.audio && !encodesAudio {
        encodesVideo = encodesVideo || lacks.video
        encodesAudio = encodesAudio || lacks.audio
        continue
      }
      return edit
    }
  }

  static func broken(_ rules: [PreparedRule], by facts: MediaFacts) -> [PreparedRule] {
    rules.filter { $0.answer(for: facts) == .notMet }
  }

  // MARK: Containers and codecs

  private func chooseFormat(encodesVideo: Bool, encodesAudio: Bool) -> Edit? {
    guard var copy = Edit(copying: facts, account) else { return nil }
    copy.stripsLocation = choices.stripsLocation
    var best: (edit: Edit, rank: [Int])?
    for (index, edit) in candidates(from: copy, encodesVideo, encodesAudio).enumerated() {
      let predicted = edit.predict(facts)
      let breaches = Self.broken(needed.words, by: predicted).count
      let wishes = Self.broken(wished.words, by: predicted).count
      let rank = [breaches, shrinks(edit) ? 1 : 0, cost(edit), wishes, index]
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (edit, rank) }
    }
    return best?.edit
  }

  /// Encoding a video costs more than encoding audio, which costs more than a new container.
  private func cost(_ edit: Edit) -> Int {
    var cost = 0
    if edit.video.isEncoded { cost += 16 }
    if edit.audio.isEncoded { cost += 8 }
    if edit.container != (facts.kind == .image ? facts.image?.format : facts.container) { cost += 4 }
    if edit.losesViews(facts) { cost += 6 }
    if edit.mapsTones { cost += 2 }
    if edit.keepsOneAudioTrack { cost += 1 }
    if edit.frameRate != nil { cost += 1 }
    if edit.background != nil { cost += 2 }
    return cost
  }

  private func candidates(from copy: Edit, _ encodesVideo: Bool, _ encodesAudio: Bool) -> [Edit] {
    var candidates: [Edit] = []
    let known = Edit.containers(copy.kind)
    let containers = known.filter { $0 == copy.container } + known.filter { $0 != copy.container }
    if copy.kind == .image { return pictureCandidates(from: copy, containers, isEncoded: encodesVideo) }
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
          if video == .copied { prepareCopy(&edit) }
          // The delay of an audio encoder moves the start of the video. Players skip the delay, so nothing is lost. The times
          // of an encoded video with a constant rate are rounded to frames, so that it begins at 0 in any case.
          if video == .copied || edit.keepsExactTimes(facts), ["mp4", "mov"].contains(container),
            ["matroska", "webm", "mpegts"].contains(facts.container), let starts = edit.trackStarts(facts),
            starts.video > starts.audio, starts.video - starts.audio <= Self.longestDelay
          {
            edit.startShift = Ratio(Int64(saturating: (starts.video * 1_000_000).rounded()), 1_000_000)
          }
          if video.isEncoded {
            edit.deinterlaces = facts.video?.isInterlaced == true
            edit.mapsTones = isHDR && video != .encoded("hevc")
            edit.avoidsBFrames = video == .encoded("h264") && advisesAgainstBFrames
          }
          if facts.hasVideoAlpha, !edit.keepsAlpha(facts) {
            // A copy would only drop the alpha channel.
            guard video.isEncoded, let background = choices.background else { continue }
            edit.background = background
          }
          candidates.append(edit)
          if video.isEncoded, isHDR, !edit.mapsTones {
            var mapped = edit
            mapped.mapsTones = true
            candidates.append(mapped)
          }
          if video.isEncoded, facts.video?.hasVariableFrameRate == true, let rate = facts.video?.averageFrameRate {
            var constant = edit
            constant.startShift = nil
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

  /// Returns the ways to write a picture without losing its frames, or its transparency where no color was chosen for the
  /// background.
  private func pictureCandidates(from copy: Edit, _ formats: [String], isEncoded: Bool) -> [Edit] {
    var candidates = isEncoded ? [] : [copy]
    guard let image = facts.image, account?.obstacle == nil else { return candidates }
    if !isEncoded, image.format == "jpeg" {
      var stripped = copy
      stripped.stripsPicture = true
      candidates.append(stripped)
    }
    for format in formats {
      if image.isAnimated == true ? !Edit.isAnimated(format) : format == "gif" { continue }
      var edit = copy
      edit.container = format
      edit.video = .encoded(format)
      // A picture for print has to be converted, and a GIF cannot hold a profile.
      let choices =
        switch account?.conversion {
        case .tones, .print: [true]
        case .profile: format == "gif" ? [true] : [false, true]
        case nil: [false]
        }
      for convertsColors in choices {
        edit.convertsColors = convertsColors
        candidates += withAlpha(edit, image)
      }
    }
    return candidates
  }

  /// Returns the ways to write the alpha channel of a picture.
  private func withAlpha(_ edit: Edit, _ image: ImageFacts) -> [Edit] {
    var edits = image.hasAlpha != true || Edit.hasAlpha(edit.container) ? [edit] : []
    var filled = edit
    if account?.isOpaque == true {
      filled.dropsOpaqueAlpha = true
      edits.append(filled)
    } else if image.hasAlpha == true, image.isAnimated != true, let background = choices.background {
      filled.background = background
      edits.append(filled)
    }
    return edits
  }

  /// Longest delay of an audio encoder in seconds: 2048 samples of AAC.
  private static let longestDelay = 0.05

  /// Sets what a copied video needs in its new container.
  private func prepareCopy(_ edit: inout Edit) {
    let isMovie = ["mp4", "mov"].contains(edit.container)
    edit.retagsHEVC = facts.video?.codec == "hevc" && isMovie
    // Matroska rounds times to milliseconds, which would give frames of different durations.
    let isRounded = ["matroska", "webm"].contains(facts.container)
    if isMovie, isRounded, facts.video?.hasVariableFrameRate != true, let rate = facts.video?.averageFrameRate {
      edit.retimedRate = Self.frameRates.first { usual in
        usual.denominator == 1 && abs(usual.value - rate.value) <= rate.value / 2000
      }
    }
  }

  /// True if the samples are not square, but the picture would have the same size in whole pixels if they were.
  var isAlmostSquare: Bool {
    guard let video = facts.video, let aspect = video.sampleAspectRatio, aspect != Ratio(1, 1),
      let width = video.storedWidth
    else { return false }
    return abs(aspect.value - 1) * Double(width) <= 1
  }

  /// The ways to write a track, beginning with the usual codec.
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
    (30, 1), (25, 1), (24, 1), (60, 1), (50, 1), (30000, 1001), (24000, 1001), (60000, 1001), (48, 1), (120, 1),
    (15, 1), (12, 1), (10, 1),
  ].compactMap { Ratio($0.0, $0.1) }
  private static let sampleRates: [Int64] = [48_000, 44_100, 32_000, 24_000, 16_000]

  /// Sets the figures of a change, and returns the tracks that must be encoded for them although they are copied.
  private func chooseNumbers(_ edit: inout Edit) -> (video: Bool, audio: Bool) {
    var lacks = (video: false, audio: false)
    let ranges = ranges(for: edit)
    var predicted = edit.predict(facts)

    if isBroken(.duration, predicted), let high = ranges[.duration]?.high {
      // Cutting at the limit would leave the gap, and remove what was recorded after it.
      guard choices.trims, !facts.problems.contains(where: { $0.code == .timeGap }) else { return lacks }
      // A copy can end only where its frames allow it. With few frames per second, that would remove too much.
      if edit.video == .copied, margin(of: edit) > high.value.value / 10 {
        lacks.video = true
      } else {
        edit.duration = length(below: high, ranges[.duration]?.low, edit)
        predicted = edit.predict(facts)
      }
    }

    if facts.kind == .image {
      lacks.video = chooseSize(&edit) && !edit.video.isEncoded
      chooseImageLimit(&edit, ranges[.fileSize]?.high, &lacks.video)
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

    if edit.video == .copied, ["mp4", "mov"].contains(edit.container), let range = ranges[.frameRate],
      let rate = predicted.video?.averageFrameRate,
      !range.contains(rate), let nominal = nominalRate(rate, in: range)
    {
      edit.retimedRate = nominal
      predicted = edit.predict(facts)
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

  func isBroken(_ number: MasterNumber, _ facts: MediaFacts) -> Bool {
    needed.numbers.contains { rule in
      guard case .measure(let measure) = rule.subject, MasterNumber(measure) == number else { return false }
      return rule.answer(for: facts) == .notMet
    }
  }

  /// The ranges of numbers that the needed rules have in common, narrowed by those wishes that still leave a range.
  func ranges(for edit: Edit) -> [MasterNumber: Interval] {
    var ranges: [MasterNumber: Interval] = [:]
    let predicted = edit.predict(facts)
    let certain = needed.numbers.count
    for (index, rule) in (needed.numbers + (edit.isLossless ? [] : wished.numbers)).enumerated() {
      guard case .measure(let measure) = rule.subject, let number = MasterNumber(measure), var own = rule.interval,
        rule.condition(for: predicted) != .notMet
      else { continue }
      // More bits do not improve a picture that was encoded with fewer, so recommendations for more are not followed.
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

  /// The number of seconds by which a new file can exceed the requested duration.
  private func margin(of edit: Edit) -> Double {
    let frame = 1 / max(0.001, facts.video?.averageFrameRate?.value ?? 30)
    return switch edit.video {
    case .copied: max(0.25, 8 * frame)
    case .encoded: 0.05 + 1 / max(0.001, (edit.frameRate ?? facts.video?.averageFrameRate)?.value ?? 30)
    case .absent: 0.1
    }
  }

  /// Returns a frame rate so close to a given rate that only the times of the frames have to change: picture and audio differ
  /// by at most 40 ms at the end. Nil if no such rate is allowed.
  private func nominalRate(_ rate: Ratio, in range: Interval) -> Ratio? {
    guard facts.video?.hasVariableFrameRate != true, let duration = facts.video?.duration ?? facts.duration else {
      return nil
    }
    return Self.frameRates.first { nominal in
      nominal.denominator == 1 && range.contains(nominal)
        && abs(rate.value / nominal.value - 1) * max(1, duration) <= 0.04
        && abs(rate.value / nominal.value - 1) <= 0.002
    }
  }

  private static func nearest(_ rate: Ratio, in range: Interval) -> Ratio? {
    // A rate next to a usual one loses only some frames: 61 becomes 60 and not 30.5.
    func distance(_ other: Ratio) -> Double { abs(other.value / rate.value - 1) }
    let near = frameRates.filter { range.contains($0) && distance($0) <= 0.035 }
    if let usual = near.min(by: { distance($0) < distance($1) }) { return usual }
    // Keeping every second frame is smoother than an uneven selection.
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
    // The quality setting decides on the bits, and this is only their limit. It is three times the bit rate of the original,
    // whose codec may be better, and at most 0.2 bits per pixel. A small picture needs more, and so does one of which the original
    // itself has more.
    let same = old.bitRate.map { Double($0) * pixels / max(1, oldPixels) * rate / max(1, oldRate) }
    let most = max(1_000_000, pixels * min(rate, 120) * 0.2, same ?? 0)
    var bits = max(200_000, min(same.map { $0 * 3 } ?? most, most))
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
    // The buffer of the encoder can add a part of a second to the rate.
    let share = seconds / (seconds + 1) * 0.95
    if let high = ranges[.videoBitRate]?.high { bits = min(bits, high.value.value * share) }
    if let high = ranges[.bitRate]?.high { bits = min(bits, high.value.value * share - audio) }
    if let high = ranges[.fileSize]?.high {
      let fitting = (high.value.value - 16_384) * 8 / (seconds + 1) * 0.98 - audio
      if fitting < bits, !edit.fillsBitRate {
        edit.freeBitRate = (Int64(saturating: max(50_000, bits)) / 1000) * 1000
        edit.byteBudget = MasterNumber.fileSize.inside(high, above: false).floor
      }
      bits = min(bits, fitting)
    }
    edit.videoBitRate = (Int64(saturating: max(50_000, bits)) / 1000) * 1000
    noteLimit(&edit, ranges)
  }

  /// Records the limits that the original breaks.
  private func noteLimit(_ edit: inout Edit, _ ranges: [MasterNumber: Interval]) {
    edit.limitsBitRate = isBroken(.videoBitRate, facts) || isBroken(.bitRate, facts)
    guard let high = ranges[.fileSize]?.high, isBroken(.fileSize, facts) else { return }
    edit.largestFile = MasterNumber.fileSize.inside(high, above: false).floor
  }
}
