import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning

/// Compares a copy with its original: by their facts, and by small pictures that are decoded from both. A difference that was
/// not announced makes the copy worthless.
struct CopyComparison {
  let writer: RepairWriter
  let plan: RepairPlan
  let copy: CheckedAsset
  let file: ProgramOutput
  let source: PictureSource
  /// True if a picture was copied without the data after it, although its plan would have encoded it.
  let isStripped: Bool

  private var original: MediaFacts { plan.original }
  /// The side of the small pictures in pixels.
  private static let side = 24
  /// The largest mean difference of a component. A different or rotated picture differs by more.
  private static let largestDifference = 20.0

  /// Returns the words for the differences.
  func differences() throws(RepairFailure) -> [String] {
    guard copy.facts.error == nil else { return ["undecodable"] }
    var differences = original.kind == .image ? imageDifferences : movieDifferences
    if differences.isEmpty, let difference = try pictureDifference() { differences.append(difference) }
    return differences
  }

  // MARK: Facts

  private var imageDifferences: [String] {
    guard let expected = plan.facts.image, let found = copy.facts.image else { return ["undecodable"] }
    var differences: [String] = []
    if !isSameShape(expected.width, expected.height, found.width, found.height) { differences.append("shape") }
    if (expected.frameCount ?? 1) != (found.frameCount ?? 1) { differences.append("frames") }
    if expected.isAnimated == true, let before = original.duration, let after = copy.facts.duration,
      abs(before - after) > max(0.1, before * 0.05)
    {
      differences.append("duration")
    }
    return differences + partDifferences
  }

  /// The parts of the file besides the pixels that differ from those that were announced.
  private var partDifferences: [String] {
    guard let account = plan.edit.account, let image = copy.facts.image, let format = image.format,
      let written = try? OpenFile(file.path), let bytes = try? written.bytes(0..<UInt64(written.fileSize))
    else { return [] }
    let found = PictureMetadata(bytes, format: format)
    var differences: [String] = []
    if plan.edit.video.isEncoded, !isStripped, let old = original.image {
      let profile = plan.edit.keepsProfile(old) ? account.profile : nil
      let (expected, written) = (plan.facts.statedColors?.space ?? .sRGB, copy.facts.statedColors?.space ?? .sRGB)
      if found.profile != profile || expected != written { differences.append("color") }
    }
    let losses = plan.losses
    if account.isMadeByAI, !found.isMadeByAI, !losses.contains(.labelOfAI) { differences.append("ai_label") }
    if found.hasLocation != plan.keepsLocation { differences.append("location") }
    return differences
  }

  private var movieDifferences: [String] {
    let (expected, found) = (plan.facts, copy.facts)
    var differences: [String] = []
    if let old = expected.video {
      guard let new = found.video else { return ["undecodable"] }
      if !isSameShape(old.width, old.height, new.width, new.height) { differences.append("shape") }
      // The picture may not end earlier or later. Its content is compared at the same times.
      if let before = endOfVideo(expected), let after = new.duration.map({ $0 + startOutside(of: copy.facts) }),
        abs(before - after) > longestShift(of: before)
      {
        differences.append("duration")
      }
      // Files count pictures that are not shown, or only one of two at the same time. Other counts show that the pictures were
      // repeated or left out.
      let keepsFrames = plan.edit.frameRate == nil && plan.edit.duration == nil && !plan.edit.deinterlaces
      if keepsFrames, let before = original.video?.frameCount, let after = new.frameCount,
        abs(before - after) > max(8, before / 10)
      {
        differences.append("frames")
      }
      if old.projection != nil, old.projection != new.projection { differences.append("projection") }
      if differs(old.colorTransfer, new.colorTransfer) || differs(old.colorPrimaries, new.colorPrimaries) {
        differences.append("color")
      }
    }
    if let before = expected.duration, let after = found.duration, abs(before - after) > longestShift(of: before),
      !differences.contains("duration")
    {
      differences.append("duration")
    }
    differences += partDifferences(expected.movieParts, found)
    let subtitles = [expected, found].map { facts in facts.streams.count { $0.type == .subtitle } }
    if !original.streams.isEmpty, subtitles[0] != subtitles[1] { differences.append("subtitles") }
    let tracks = [expected, found].map { facts in facts.streams.count { $0.type == .audio } }
    if !original.streams.isEmpty, tracks[0] != tracks[1] || (expected.audio == nil) != (found.audio == nil) {
      differences.append("audio_tracks")
    }
    return differences
  }

  /// Returns the time in seconds at which the video ends, if the index of the original states it.
  private func endOfVideo(_ expected: MediaFacts) -> Double? {
    switch original.container {
    case "mp4", "mov": expected.video?.duration
    // This is the length of the track, without the time before its start.
    case "matroska", "webm":
      plan.edit.duration == nil ? expected.video?.duration.map { $0 + startOutside(of: original) } : nil
    default: nil
    }
  }

  /// Returns the seconds before the start of the video that its duration leaves out. That of MP4 and MOV contains them.
  private func startOutside(of facts: MediaFacts) -> Double {
    facts.container == "matroska" || facts.container == "webm" ? facts.mainStream(.video)?.start ?? 0 : 0
  }

  /// Returns the words for the parts that no rule judges and that the copy lacks against the announcement.
  private func partDifferences(_ expected: MovieParts, _ copy: MediaFacts) -> [String] {
    // Readers of other containers do not find these parts.
    guard ["mp4", "mov", "m4a", "webm", "matroska"].contains(copy.container ?? "") else { return [] }
    var copy = copy
    if let written = try? OpenFile(file.path) { copy.addLateParts(from: written) }
    let found = copy.movieParts
    let words: [(MovieParts, String)] = [
      (.stereo, "stereo"), (.codedStereo, "stereo"), (.alpha, "transparency"), (.location, "location"),
      (.generatedLabel, "ai_label"),
      (.chapters, "chapters"),
    ]
    var differences: [String] = []
    for (part, word) in words where expected.contains(part) && !found.contains(part) {
      // All chapters can be in the part of a film that was cut off.
      if part != .chapters || plan.edit.duration == nil { differences.append(word) }
    }
    if plan.edit.stripsLocation, found.contains(.location) { differences.append("location") }
    return differences
  }

  /// The seconds by which a duration may differ. A cut falls on a frame.
  private func longestShift(of duration: Double) -> Double {
    0.3 + duration / 500 + (plan.edit.duration == nil ? 0 : 1.2 + 2 * frameDuration)
  }

  /// The seconds for which a frame of the copy is shown.
  private var frameDuration: Double { 1 / max(0.001, copy.facts.video?.averageFrameRate?.value ?? 25) }

  private func differs(_ expected: String?, _ found: String?) -> Bool {
    guard let expected, let found else { return false }
    return expected != found
  }

  /// Returns true if two sizes have the same shape, except for the rounding of sides.
  private func isSameShape(_ width: Int?, _ height: Int?, _ otherWidth: Int?, _ otherHeight: Int?) -> Bool {
    guard let width, let height, let otherWidth, let otherHeight else { return true }
    let (one, other) = (Double(width) / Double(max(1, height)), Double(otherWidth) / Double(max(1, otherHeight)))
    return abs(one / other - 1) <= 0.01 + 1.5 / Double(max(1, min(otherWidth, otherHeight)))
  }

  // MARK: Pictures

  private func pictureDifference() throws(RepairFailure) -> String? {
    // Bars and cropping are requested changes.
    guard plan.edit.reshaping == nil else { return nil }
    if original.kind == .image { return try stillDifference() }
    guard original.video != nil, let seconds = copy.facts.duration, let main = original.mainStream(.video) else {
      return nil
    }
    // No frame begins after the last one.
    let last = max(0, seconds - 2 * frameDuration)
    for part in [0.05, 0.5, 0.9] {
      let moment = min(seconds * part, last)
      let decoder = plan.edit.alphaDecoder(original)
      guard var before = try frame(of: writer.readPath, stream: main.index, at: moment, decoder) else { continue }
      if let color = plan.edit.background, plan.edit.fillsBackground(original) { before = before.over(color) }
      guard let after = try frame(of: file.path, stream: 0, at: moment) else { return "undecodable" }
      // Tone mapping changes every pixel on purpose.
      let most = plan.edit.mapsTones ? 3 * Self.largestDifference : Self.largestDifference
      if before.difference(from: after) > most { return "picture" }
    }
    return nil
  }

  private func stillDifference() throws(RepairFailure) -> String? {
    // Older versions of ffmpeg write moving WebP but do not read it; its header was compared.
    if plan.edit.container == "webp", plan.facts.image?.isAnimated == true { return nil }
    let input = source == .file ? writer.readPath : file.scratchPath
    guard let before = try sketch(original.image, source, input) else { return nil }
    guard let after = try sketch(copy.facts.image, .file, file.path) else { return "undecodable" }
    // Encoders leave out an alpha channel that no pixel uses, as in many PNG files.
    if plan.facts.image?.hasAlpha == true, before.isTransparent, !after.isTransparent { return "transparency" }
    if let color = plan.edit.background {
      return before.over(color).difference(from: after) > Self.largestDifference ? "picture" : nil
    }
    return before.difference(from: after) > Self.largestDifference ? "picture" : nil
  }

  private func sketch(
    _ image: ImageFacts?, _ source: PictureSource, _ path: AssetPath
  ) throws(RepairFailure) -> Sketch? {
    try sketch(Edit.sketchArguments(image, from: source, input: path, side: Self.side))
  }

  /// Returns a small picture of the frame at a time. Frames are turned as players turn them.
  private func frame(
    of path: AssetPath, stream: Int, at seconds: Double, _ decoder: [String] = []
  ) throws(RepairFailure) -> Sketch? {
    // A transport stream has no index, so ffmpeg can begin between key frames. The pictures become whole after the next one.
    let lead = path == writer.readPath && original.container == "mpegts" ? 12.0 : 0
    return try sketch(
      Edit.frameArguments(of: path, stream: stream, at: seconds, side: Self.side, decoder: decoder, lead: lead))
  }

  private func sketch(_ arguments: [[UInt8]]) throws(RepairFailure) -> Sketch? {
    let decoded = try writer.ffmpeg(arguments)
    guard decoded.status == 0, !decoded.wasKilled, decoded.output.count == Self.side * Self.side * 4 else { return nil }
    return Sketch(pixels: decoded.output)
  }
}

/// A small picture in RGBA.
private struct Sketch {
  let pixels: [UInt8]

  /// The mean difference of a component. Colors of transparent pixels do not count.
  func difference(from other: Sketch) -> Double {
    var sum = 0.0
    for place in stride(from: 0, to: min(pixels.count, other.pixels.count), by: 4) {
      let (alpha, otherAlpha) = (Double(pixels[place + 3]) / 255, Double(other.pixels[place + 3]) / 255)
      for index in 0..<3 {
        sum += abs(Double(pixels[place + index]) * alpha - Double(other.pixels[place + index]) * otherAlpha)
      }
      sum += 255 * abs(alpha - otherAlpha)
    }
    return sum / Double(max(1, pixels.count))
  }

  /// True if a pixel is transparent. The pixels of the small picture are averages of the large one, so one transparent pixel is
  /// enough to be noticed.
  var isTransparent: Bool { stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] < 255 } }

  /// Returns the picture on a background color.
  func over(_ color: RepairColor) -> Sketch {
    let components = color.components
    var pixels = pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[place + 3])
      for index in 0..<3 {
        pixels[place + index] = UInt8((Int(pixels[place + index]) * alpha + components[index] * (255 - alpha)) / 255)
      }
      pixels[place + 3] = 255
    }
    return Sketch(pixels: pixels)
  }
}
