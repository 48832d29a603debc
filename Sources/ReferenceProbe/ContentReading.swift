import CContent
import CFFmpeg
import MediaProbe

/// Measures what can be seen and heard while a file is decoded.
@safe struct ContentMeasure: ~Copyable {
  let content: OpaquePointer

  /// Creates a measure of these tracks; nil if there is no memory.
  init?(video: Int?, audio: Int?, levels: ContentLevels) {
    guard
      let content = unsafe pf_content_create(
        Int32(clamping: video ?? -1), Int32(clamping: audio ?? -1),
        pf_content_levels(
          black: Float(levels.black), freeze: Float(levels.still), silence_db: Float(levels.silence)))
    else { return nil }
    unsafe self.content = content
  }

  deinit { unsafe pf_content_destroy(content) }

  /// Returns the facts after decoding, for a video or for sound.
  func facts(frameRate: Double?) -> ContentFacts {
    var facts = ContentFacts()
    var pictureEnd: Double?
    if let seen = unsafe pf_content_video(content) {
      unsafe facts.note(seen.pointee, frameRate: frameRate)
      let start = unsafe seen.pointee.start_us
      facts.pictureBeginsLate = unsafe pf_content_sound(content) == nil ? nil : rounded(max(0, seconds(start)))
      let end = unsafe seen.pointee.end_us
      pictureEnd = seconds(end)
    }
    if let heard = unsafe pf_content_sound(content) {
      unsafe facts.note(heard.pointee, pictureEnd: pictureEnd)
      if let seen = unsafe pf_content_video(content) {
        unsafe facts.noteTestCards(seen.pointee.cards, heard.pointee.tone)
      }
    }
    facts.intervals.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    return facts
  }
}

private func seconds(_ microseconds: Int64) -> Double { Double(microseconds) / 1_000_000 }

/// Returns a value with at most this many decimal places; nil unless it is finite.
func rounded(_ value: Double, _ places: Double = 1000) -> Double? {
  value.isFinite ? (value * places).rounded() / places : nil
}

func share(_ part: Double, of whole: Double) -> Double {
  whole > 0 ? min(1, (part / whole * 10_000).rounded() / 10_000) : 0
}

extension ContentFacts {
  fileprivate mutating func note(_ seen: pc_video_result, frameRate: Double?) {
    let length = Double(seen.end_us - seen.start_us)
    guard seen.frames > 0 else { return }
    let frames = Double(seen.frames)
    add(.black, seen.black)
    add(.singleColor, seen.uniform)
    add(.bars, seen.bars)
    add(.flashes, seen.flashing)
    add(.redFlashes, seen.red_flashing)
    addStills(seen.freeze)
    longestBlack = seconds(seen.black.longest_us)
    blackShare = share(Double(seen.black.total_us), of: length)
    isFirstFrameBlack = seen.first_is_black
    isLastFrameBlack = seen.last_is_black
    fadesIn = seen.first_is_black ? seen.fades_in : nil
    fadesOut = seen.last_is_black ? seen.fades_out : nil
    longestSingleColor = seconds(seen.uniform.longest_us)
    isFirstFrameSingleColor = seen.first_is_uniform
    isLastFrameSingleColor = seen.last_is_uniform
    longestFreeze = intervals(of: .freeze).map(\.length).max() ?? 0
    stillShare = share(Double(seen.freeze.total_us), of: length)
    repeatedFrameShare = share(Double(seen.repeated), of: frames)
    if let frameRate, seen.cadence_all > 0 {
      let new = frameRate * Double(seen.cadence_new) / Double(seen.cadence_all)
      cadence = "\(Int(new.rounded())) in \(Int(frameRate.rounded()))"
    }
    longestBars = seconds(seen.bars.longest_us)
    if seen.active_width > 0, seen.active_height > 0 {
      activeArea = PixelSize(width: Int(seen.active_width), height: Int(seen.active_height))
    }
    barShare = rounded(seen.bar_share, 10_000)
    flashes = Int(seen.flashes)
    redFlashes = Int(seen.red_flashes)
    flashArea = rounded(max(seen.flash_area, seen.red_flash_area), 10_000)
    blur = rounded(seen.blur)
    blockiness = rounded(seen.blockiness)
    brightness = rounded(seen.brightness)
    outOfRangeShare = rounded(seen.out_of_range, 10_000)
    combedShare = share(Double(seen.combed), of: frames)
    brightnessCurve = ContentCurve(seen.light, places: 1000)
  }

  /// - Parameter pictureEnd: Seconds to the end of the picture; nil for sound alone.
  fileprivate mutating func note(_ heard: pc_sound_result, pictureEnd: Double?) {
    guard heard.samples > 0 else { return }
    add(.silence, heard.silence)
    add(.clipping, heard.clipping)
    let length = Double(heard.end_us - heard.start_us)
    longestSilence = seconds(heard.silence.longest_us)
    silentShare = share(Double(heard.silence.total_us), of: length)
    silentChannels = Int(heard.silent_channels)
    isDualMono = heard.channels == 2 ? heard.dual_mono : nil
    phaseCorrelation = rounded(heard.correlation)
    loudness = rounded(heard.integrated, 100)
    loudnessRange = rounded(heard.range, 100)
    maxMomentaryLoudness = rounded(heard.max_momentary, 100)
    maxShortTermLoudness = rounded(heard.max_short_term, 100)
    truePeak = rounded(heard.true_peak, 100)
    longestClipping = seconds(heard.clipping.longest_us)
    clippedShare = share(Double(heard.clipped), of: Double(heard.samples) * Double(heard.channels))
    dcOffset = rounded(heard.dc_offset, 10_000)
    loudnessCurve = ContentCurve(heard.loudness, places: 10)
    guard let pictureEnd else { return }
    let end = seconds(heard.end_us)
    soundEndsEarly = rounded(max(0, pictureEnd - end))
    if pictureEnd > end { intervals.append(ContentInterval(.missingSound, start: end, end: pictureEnd)) }
  }

  /// Adds the times in which color bars and a steady tone are there at once.
  fileprivate mutating func noteTestCards(_ cards: pc_intervals, _ tones: pc_intervals) {
    forEach(cards) { card in
      forEach(tones) { tone in
        let start = max(card.start_us, tone.start_us)
        let end = min(card.end_us, tone.end_us)
        if start < end { intervals.append(ContentInterval(.testCard, start: seconds(start), end: seconds(end))) }
      }
    }
    longestTestCard = intervals(of: .testCard).map(\.length).max() ?? 0
  }

  private mutating func add(_ kind: ContentInterval.Kind, _ found: pc_intervals) {
    forEach(found) { intervals.append(ContentInterval(kind, $0)) }
  }

  private static let framesOfStart: Int64 = 5

  /// Adds the times in which the picture does not move. It freezes where motion stops or starts without a cut. A picture
  /// between two cuts, or between a cut and the end of the file, is a still.
  private mutating func addStills(_ found: pc_intervals) {
    var natives: [pc_interval] = []
    forEach(found) { natives.append($0) }
    for (place, native) in natives.enumerated() {
      // A slide that follows at once on another one is no motion.
      let follows = place > 0 && natives[place - 1].end_frame == native.first_frame
      let isFollowed = place + 1 < natives.count && natives[place + 1].first_frame == native.end_frame
      // The first frames of a lossy codec still gain detail.
      let beginsFile = native.first_frame <= Self.framesOfStart
      let startsByMotion = native.values.0 == 0 && !follows && !beginsFile
      let endsByMotion = native.values.1 == 0 && !isFollowed
      intervals.append(ContentInterval(startsByMotion || endsByMotion ? .freeze : .still, native))
    }
  }

  private func forEach(_ found: pc_intervals, _ body: (pc_interval) -> Void) {
    unsafe withUnsafePointer(to: found.items) { items in
      unsafe items.withMemoryRebound(to: pc_interval.self, capacity: Int(PC_INTERVALS)) { items in
        for place in 0..<Int(found.count) { body(unsafe items[place]) }
      }
    }
  }
}

extension ContentInterval {
  fileprivate init(_ kind: Kind, _ native: pc_interval) {
    let isOfPicture = native.end_frame > native.first_frame
    self.init(
      kind, start: seconds(native.start_us), end: seconds(native.end_us),
      firstFrame: isOfPicture ? native.first_frame : nil, endFrame: isOfPicture ? native.end_frame : nil)
  }
}

extension ContentCurve {
  fileprivate init?(_ native: pc_curve, places: Double) {
    guard native.count > 0, native.step_us > 0 else { return nil }
    let points = unsafe withUnsafeBytes(of: native.points) { bytes in
      unsafe bytes.bindMemory(to: Float.self).prefix(Int(native.count)).map {
        (Double($0) * places).rounded() / places
      }
    }
    self.init(start: seconds(native.start_us), step: seconds(native.step_us), points: points)
  }
}
