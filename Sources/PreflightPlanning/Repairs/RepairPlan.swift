public import MediaProbe
public import PreflightJudging
import PreflightRules

/// The smallest change of one file for some destinations, with the answers that they are predicted to give to the new file.
public struct RepairPlan: Sendable {
  package let edit: Edit
  package let original: MediaFacts
  /// The repairs, in the order in which reports list them.
  public let repairs: [Repair]
  /// The predicted answers to the new file, in the order of the destinations.
  public let predicted: [Verdict]
  /// The facts of the new file; a number that depends on the encoder has its highest possible value.
  public let facts: MediaFacts
  /// The parameters without a value whose strictest limit the new file meets. With a value, more may be kept.
  package var openParameters: [String] = []

  /// The parts of the original that the new file lacks.
  public var losses: [Loss] { edit.losses(of: original) }
  /// True if the copy says where the picture was taken, as its original does.
  public var keepsLocation: Bool { edit.keepsLocation(of: original) }
  /// True if every stream that is kept is copied.
  public var isLossless: Bool { edit.isLossless }
  /// The container of the new file, or the format of an image.
  public var container: String { edit.container }
  /// The extension of the new file's name.
  public var fileExtension: String { edit.fileExtension }

  init(_ edit: Edit, of original: MediaFacts, predicted: [Verdict], _ facts: MediaFacts) {
    self.edit = edit
    self.original = original
    self.predicted = predicted
    self.facts = facts
    repairs = edit.repairs(of: original)
  }

  /// Returns the arguments of ffmpeg that write the new file. They do not overwrite an existing file.
  public func arguments(input: AssetPath, output: AssetPath) -> [[UInt8]] {
    edit.kind == .image
      ? edit.pictureArguments(original, input: input, output: output)
      : edit.arguments(original, input: input, output: output)
  }

  /// True if one command of ffmpeg makes the change. A picture may have tiles to put together, a size to search for, or a
  /// profile and Exif data to copy; only `preflight fix` does that.
  package var isOneCommand: Bool {
    guard edit.kind == .image, let image = original.image else { return true }
    return edit.video.isEncoded && edit.imageLimit == nil && !Edit.isOfTiles(image) && image.iccProfile == nil
      && image.orientation == nil && edit.account?.needsParts != true
  }

  /// Returns the name of the new file beside the original: `clip.fixed.mp4`.
  public func output(beside path: AssetPath, distinguishedBy word: String? = nil) -> AssetPath {
    let end = ["fixed", word, fileExtension].compactMap { $0 }.joined(separator: ".")
    return AssetPath(bytes: path.withoutExtension.bytes + Array(".\(end)".utf8))
  }
}

extension AssetPath {
  /// The path without the extension of its last component.
  public var withoutExtension: AssetPath {
    let name = lastComponent
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return self }
    return AssetPath(bytes: Array(bytes.dropLast(name.endIndex - dot)))
  }
}

/// All changes that are suggested for one file.
public struct Suggestion: Sendable {
  /// One plan for all destinations if one file can serve them all; otherwise one for each group of destinations.
  public let plans: [RepairPlan]
  /// The destinations that no change makes acceptable.
  public let unserved: [Unserved]
  /// The arguments of `preflight fix` that choose the destinations and rules.
  let command: [String]

  /// Returns the command of a plan, which writes a new file. Several files get the names of their first destinations.
  package func command(_ index: Int, for path: AssetPath) -> [[UInt8]] {
    let plan = plans[index]
    guard plan.isOneCommand else {
      let destinations = plan.predicted.map { $0.destination.id }.joined(separator: ",")
      let words = ["preflight", "fix"] + command + ["--to", destinations, "--output", "fixed"]
      let name = path.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + path.bytes : path.bytes
      return words.bytes + [name]
    }
    let word = plans.count > 1 ? plan.predicted.first?.destination.shortName : nil
    let output = plan.output(beside: path, distinguishedBy: word)
    return [Array("ffmpeg".utf8)] + plan.arguments(input: path, output: output)
  }
}

/// A destination that no change of a file serves.
public struct Unserved: Sendable {
  /// The predicted answer to the best change, with the remaining findings.
  public let verdict: Verdict
  /// The reason why no change helps, or the option that would allow one.
  public let refusal: Refusal
}

extension Edit {
  /// Returns the repairs that the change makes to a file.
  func repairs(of facts: MediaFacts) -> [Repair] {
    var repairs: [Repair] = []
    func add(_ id: Repair.ID, _ arguments: [Repair.Argument] = []) { repairs.append(Repair(id, arguments)) }
    func number(_ name: String, _ value: Int?) -> Repair.Argument? {
      value.flatMap { Ratio(Int64($0), 1) }.map { Repair.Argument(name, .number($0)) }
    }
    if let duration { add(.trim, [Repair.Argument("max", .number(duration))]) }
    if keepsOneAudioTrack { add(.dropAudioTracks) }
    if kind == .image {
      guard case .encoded(let format) = video else {
        if stripsPicture { add(.stripPicture) }
        if facts.extensionMatches == false { add(.rename) }
        if account?.hasLocation == true, stripsLocation { add(.stripLocation) }
        if repairs.isEmpty { add(.rename) }
        return repairs
      }
      if let background { add(.fillBackground, [Repair.Argument("color", .text(background.name))]) }
      if format != facts.image?.format { add(.convertImage, [Repair.Argument("format", .text(format))]) }
      addSize(&repairs)
      addLargestFile(&repairs)
      if repairs.isEmpty { add(.compressImage) }
      if account?.hasLocation == true, stripsLocation { add(.stripLocation) }
      return repairs
    }
    if case .encoded(let codec) = video {
      if let background, fillsBackground(facts) {
        add(.fillBackground, [Repair.Argument("color", .text(background.name))])
      }
      if codec != facts.video?.codec || mapsTones || facts.video?.chromaSubsampling != "4:2:0" {
        add(.transcodeVideo, [Repair.Argument("codec", .text(codec))])
      }
      addSize(&repairs)
      if let frameRate { add(.changeFrameRate, [Repair.Argument("frame_rate", .number(frameRate))]) }
      if let keyframeInterval, facts.video?.maxKeyframeInterval.map({ $0 > keyframeInterval.value }) == true {
        add(.setKeyframeInterval, [Repair.Argument("max", .number(keyframeInterval))])
      }
      if deinterlaces { add(.deinterlace) }
      addLargestFile(&repairs)
      if let bits = videoBitRate, limitsBitRate || fillsBitRate {
        add(.limitBitRate, [number(fillsBitRate ? "bit_rate" : "max", Int(bits))].compactMap { $0 })
      }
      if repairs.isEmpty { add(.transcodeVideo, [Repair.Argument("codec", .text(codec))]) }
    } else if video == .copied {
      if retagsHEVC, facts.video?.codecTag != "hvc1" { add(.retag, [Repair.Argument("codec_tag", .text("hvc1"))]) }
      if let retimedRate, retimedRate != facts.video?.averageFrameRate {
        add(.retime, [Repair.Argument("frame_rate", .number(retimedRate))])
      }
    }
    if case .encoded(let codec) = audio {
      let figures = [number("sample_rate", sampleRate.map { Int($0) }), number("channels", channels.map { Int($0) })]
      add(.transcodeAudio, [Repair.Argument("codec", .text(codec))] + figures.compactMap { $0 })
      if kind == .audio { addLargestFile(&repairs) }
    }
    if stripsLocation, facts.movieParts.contains(.location) { add(.stripLocation) }
    if container != facts.container || facts.isFragmented == true {
      add(.remux, [Repair.Argument("container", .text(container))])
    } else if facts.isFastStart == false {
      add(.moveIndexToStart)
    } else if facts.extensionMatches == false {
      add(.rename)
    } else if repairs.isEmpty {
      add(.remux, [Repair.Argument("container", .text(container))])
    }
    return repairs
  }

  private func addLargestFile(_ repairs: inout [Repair]) {
    guard let limit = largestFile.flatMap({ Ratio($0, 1) }) else { return }
    repairs.append(Repair(.reduceFileSize, [Repair.Argument("max", .number(limit))]))
  }

  private func addSize(_ repairs: inout [Repair]) {
    guard let size, let width = Ratio(Int64(size.width), 1), let height = Ratio(Int64(size.height), 1) else { return }
    var arguments = [Repair.Argument("width", .number(width)), Repair.Argument("height", .number(height))]
    switch reshaping {
    case nil: repairs.append(Repair(.scale, arguments))
    case .crop: repairs.append(Repair(.reshape, arguments + [Repair.Argument("by", .text("crop"))]))
    case .pad(let color):
      arguments += [Repair.Argument("by", .text("pad")), Repair.Argument("color", .text(color.name))]
      repairs.append(Repair(.reshape, arguments))
    }
  }
}
