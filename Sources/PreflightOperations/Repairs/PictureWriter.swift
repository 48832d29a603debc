import MediaProbe
import Preflight
import PreflightDocuments
import PreflightPlanning
import PreflightReports

/// Writes one picture: joins its tiles, tries qualities and sizes until it is small enough, and copies its color profile and
/// Exif data.
struct PictureWriter {
  let writer: RepairWriter
  let plan: RepairPlan
  let file: ProgramOutput
  /// The source that ffmpeg reads: the original, or its tiles in the scratch file.
  private(set) var source = PictureSource.file
  /// True if the picture was small enough without being encoded again.
  private(set) var isStripped = false
  /// The parts that the copy gets besides its pixels.
  private var parts = PictureParts()

  init(writer: RepairWriter, plan: RepairPlan, file: ProgramOutput) {
    (self.writer, self.plan, self.file) = (writer, plan, file)
  }

  private var edit: Edit { plan.edit }
  private var words: FixText { FixText(writer.settings.language) }
  private var facts: MediaFacts { writer.asset.facts }

  /// The path that ffmpeg reads.
  private var input: AssetPath { source == .file ? writer.readPath : file.scratchPath }

  /// The largest file that is read at once.
  private static let largestFile: Int64 = 512 << 20

  mutating func write() throws(RepairFailure) {
    let bytes = try original()
    guard edit.video.isEncoded else { return try put(copied(bytes)) }
    if edit.triesStripping, let limit = edit.imageLimit, let stripped = strip(bytes), stripped.count <= limit {
      isStripped = true
      return try put(stripped)
    }
    if Edit.isOfTiles(facts.image) { try takeTiles(bytes) }
    if edit.convertsColors { try convertColors(bytes) }
    let metadata = PictureMetadata(bytes, format: facts.image?.format ?? "")
    parts = PictureParts(metadata, of: facts, for: edit)
    guard let limit = edit.imageLimit else {
      _ = try attempt(PictureAttempt())
      return
    }
    try search(limit)
  }

  /// Returns the picture without being decoded.
  private func copied(_ bytes: [UInt8]) throws(RepairFailure) -> [UInt8] {
    if edit.stripsPicture { return strip(bytes) ?? bytes }
    guard edit.stripsLocation else { return bytes }
    guard let stripped = PictureFile.withoutLocation(bytes, format: edit.container) else {
      throw RepairFailure(reason: words.differs(["location"]))
    }
    return stripped
  }

  /// Returns a JPEG without the data after its picture; nil if there are none.
  private func strip(_ bytes: [UInt8]) -> [UInt8]? {
    let stripped = PictureFile.stripped(bytes, keepsLocation: !edit.stripsLocation)
    // The mark of Adobe RGB is in a part of Exif that is not kept, so a profile replaces it.
    var parts = PictureParts()
    if PictureMetadata(bytes, format: "jpeg").profile == nil { parts.profile = edit.account?.profile }
    return stripped.map { PictureFile.adding(parts, to: $0, format: "jpeg") }
  }

  private func original() throws(RepairFailure) -> [UInt8] {
    do {
      let original = try writer.original ?? OpenFile(writer.asset.path)
      guard original.fileSize <= Self.largestFile else { throw ReadError(.tooLarge, .readingReachedLimit) }
      return try original.bytes(0..<UInt64(original.fileSize))
    } catch {
      throw RepairFailure(reading: error, in: writer.settings.language)
    }
  }

  private func put(_ bytes: [UInt8]) throws(RepairFailure) {
    do {
      try file.write(bytes)
    } catch {
      throw writer.failure(error)
    }
  }

  // MARK: Attempts

  /// Writes the picture with a quality and a size, and returns the number of its bytes.
  private func attempt(_ attempt: PictureAttempt) throws(RepairFailure) -> Int64 {
    file.restart()
    let arguments = edit.pictureArguments(
      facts, attempt, from: source, input: input, output: file.path)
    try writer.expectSuccess(try writer.ffmpeg(arguments))
    guard let written = try? OpenFile(file.path), let bytes = try? written.bytes(0..<UInt64(written.fileSize)) else {
      throw RepairFailure(reason: words.differs(["undecodable"]))
    }
    let whole = PictureFile.written(bytes, with: parts, format: edit.container)
    if whole != bytes { try put(whole) }
    return Int64(whole.count)
  }

  /// Finds the best quality with which the picture is small enough. If that quality is too low, the size of the picture is
  /// reduced.
  private func search(_ limit: Int64) throws(RepairFailure) {
    var scale = 1.0
    let last = edit.mayShrink ? PictureAttempt.lastPleasing : PictureAttempt.worst
    for _ in 0..<12 {
      let best = try attempt(PictureAttempt(quality: 0, scale: scale))
      if best <= limit { return }
      let hasQualities = edit.container != "png"
      let least = hasQualities ? try attempt(PictureAttempt(quality: last, scale: scale)) : best
      if least <= limit { return try improve(from: 0, to: last, scale, limit) }
      guard edit.mayShrink else { break }
      let factor = (Double(limit) / Double(least)).squareRoot()
      scale *= max(0.3, min(0.95, factor * 0.98))
    }
    throw RepairFailure(reason: words.tooLarge(limit))
  }

  /// Bisects the range of qualities: the first makes the picture too large, the last does not. Writes the picture of the last
  /// attempt that fits.
  private func improve(
    from tooLarge: Int, to fitting: Int, _ scale: Double, _ limit: Int64
  ) throws(RepairFailure) {
    var (tooLarge, fitting, written) = (tooLarge, fitting, fitting)
    while fitting - tooLarge > 1 {
      let middle = (tooLarge + fitting) / 2
      written = middle
      if try attempt(PictureAttempt(quality: middle, scale: scale)) <= limit {
        fitting = middle
      } else {
        tooLarge = middle
      }
    }
    if written != fitting { _ = try attempt(PictureAttempt(quality: fitting, scale: scale)) }
  }

  // MARK: Colors

  /// Decodes the picture, and converts its colors to sRGB. FFmpeg then reads the pixels.
  private mutating func convertColors(_ bytes: [UInt8]) throws(RepairFailure) {
    guard let conversion = edit.account?.conversion, let image = facts.image, let width = image.width,
      let height = image.height
    else { throw RepairFailure(reason: words.differs(["color"])) }
    var pixels: [UInt8]
    switch conversion {
    case .tones(let tones): pixels = try decoded(image, tones: tones)
    case .profile(let profile):
      pixels = try decoded(image)
      try convert(&pixels, by: profile, channels: 3)
    case .print(let profile, let isLuma):
      let isJPEG = image.format == "jpeg"
      guard let print = isJPEG ? PictureFile.rawPrint(jpeg: bytes) : PictureFile.rawPrint(tiff: bytes) else {
        throw RepairFailure(reason: words.differs(["color"]))
      }
      try putScratch(print.bytes)
      pixels = try decoded(image, isPrint: true)
      if isJPEG { pixels = ColorConversion.printPixels(pixels, isLuma: isLuma, isInverted: print.isInverted) }
      try convert(&pixels, by: profile, channels: 4)
    }
    guard pixels.count == 4 * width * height else { throw RepairFailure(reason: words.differs(["undecodable"])) }
    try putScratch(pixels)
    source = .pixels(PixelSize(width: width, height: height))
  }

  private func convert(_ pixels: inout [UInt8], by profile: [UInt8], channels: Int) throws(RepairFailure) {
    guard let conversion = ColorConversion(profile: profile, channels: channels) else {
      throw RepairFailure(reason: words.differs(["color"]))
    }
    conversion.convert(&pixels)
  }

  /// Returns the pixels as ffmpeg decodes them.
  ///
  /// - Parameters:
  ///   - isPrint: True for a picture for print, whose raw values are in the scratch file.
  ///   - tones: The tones that become those of sRGB; nil to keep the values.
  private func decoded(
    _ image: ImageFacts, isPrint: Bool = false, tones: PictureTones? = nil
  ) throws(RepairFailure) -> [UInt8] {
    let decoded = try writer.ffmpeg(
      Edit.pixelArguments(
        image, from: source, input: isPrint ? file.scratchPath : input, asPlanes: isPrint && image.format == "jpeg",
        tones: tones))
    try writer.expectSuccess(decoded)
    return decoded.output
  }

  private func putScratch(_ bytes: [UInt8]) throws(RepairFailure) {
    do {
      try file.writeScratch(bytes)
    } catch {
      throw writer.failure(error)
    }
  }

  // MARK: Tiles

  /// Extracts the tiles of a HEIC or AVIF file into a stream that ffmpeg reads without the container.
  private mutating func takeTiles(_ bytes: [UInt8]) throws(RepairFailure) {
    let unreadable = RepairFailure(reason: words.elsewhere)
    guard let picture = (try? HeaderReader.codedPicture(MemorySource(bytes))) ?? nil,
      picture.size.width == facts.image?.storedWidth, picture.size.height == facts.image?.storedHeight
    else { throw unreadable }
    var stream: [UInt8] = []
    for tile in picture.tiles {
      var data: [UInt8] = []
      for range in tile.ranges where range.upperBound <= UInt64(bytes.count) {
        data += bytes[Int(range.lowerBound)..<Int(range.upperBound)]
      }
      guard let part = picture.stream(of: tile, data) else { throw unreadable }
      stream += part
    }
    try putScratch(stream)
    source = .tiles(TileLayout(picture))
  }
}

extension TileLayout {
  /// Describes the tiles of a picture.
  fileprivate init(_ picture: CodedPicture) {
    var matrix: String?
    var range: String?
    if case .codes(_, _, let code, let isFullRange)? = picture.colors {
      // ITU-T H.273, table 4. swscale has no name for other matrices; 0 is RGB.
      matrix = [1: "bt709", 5: "bt470bg", 6: "smpte170m", 7: "smpte240m", 9: "bt2020"][code]
      range = isFullRange.map { $0 ? "pc" : "tv" }
    }
    self.init(
      demuxer: picture.isAV1 ? "obu" : "hevc", columns: picture.columns, rows: picture.rows, part: picture.shown,
      matrix: matrix, range: range)
  }
}
