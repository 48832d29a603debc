import CFFmpeg
import CImages
import Dispatch
public import MediaProbe

/// One reading of one file for its thumbnail, or for the frame at a time.
struct ThumbnailReading {
  let file: OpenFile
  /// Microseconds from the start of the file to the frame; nil for the usual picture.
  let time: Int64?
  let limits: ReferenceLimits

  /// JPEG qualities from best to worst, of 100; the first one that fits is used.
  private static let qualities: [Int32] = [75, 50, 25, 10, 3]

  func make() -> Thumbnail? {
    guard let format else { return nil }
    let canvas = format.kind == .image ? pictureOfImage(format) : pictureOfTrack(format)
    return canvas.flatMap(encode)
  }

  /// A picture of 8-bit RGBA pixels with its orientation: first flipped, then rotated clockwise.
  struct Canvas {
    let pixels: [UInt8]
    let width: Int
    let height: Int
    var storedWidth = 0
    var storedHeight = 0
    var hasAlpha = false
    var flipX = false
    var flipY = false
    var turn = 0
  }

  // MARK: Images

  /// Returns the picture of an image in at most this size; nil for another kind of file.
  func picture(longestSide: Int) -> Canvas? {
    guard let format, format.kind == .image else { return nil }
    return pictureOfImage(format, longestSide: longestSide)
  }

  /// The format by the signature of the file; nil for an unknown one.
  private var format: MediaFormat? {
    guard let head = try? file.bytes(0..<UInt64(Signature.length)), case .format(let container) = Signature(head) else {
      return nil
    }
    return MediaFormat.named(container)
  }

  /// Reads the picture of an image. Size and orientation from its own header apply with every library.
  private func pictureOfImage(_ format: MediaFormat, longestSide: Int = Thumbnail.longestSide) -> Canvas? {
    guard let image = try? format.reader?.read(file).image, let width = image.storedWidth,
      let height = image.storedHeight, let size = Self.reduced(width, height, aspect: nil, longestSide: longestSide)
    else { return nil }
    let native = ImageLibraries.native(limits, .decode)
    let pixels =
      switch format.reference {
      case .libpng:
        unsafe pixels(of: size) {
          unsafe pi_png_picture(file.descriptor, file.fileSize, native, UInt32(size.width), UInt32(size.height), $0)
        }
      case .libjpeg:
        unsafe pixels(of: size) {
          unsafe pi_jpeg_picture(file.descriptor, file.fileSize, native, UInt32(size.width), UInt32(size.height), $0)
        }
      case .header where format.name == "heic":
        pictureOfParts(image, size) ?? pictureByDemuxer(format, image, size)
      default: pictureByDemuxer(format, image, size)
      }
    return pixels.map {
      Canvas(
        pixels: $0, width: size.width, height: size.height, storedWidth: width, storedHeight: height,
        hasAlpha: image.hasAlpha ?? false, flipX: image.isMirrored ?? false, turn: image.rotation ?? 0)
    }
  }

  /// Decodes a HEIC picture piece by piece, because the libraries before version 7 do not support items, and joins the pieces.
  private func pictureOfParts(_ image: ImageFacts, _ size: PixelSize) -> [UInt8]? {
    guard let picture = (try? HeaderReader.codedPicture(file)) ?? nil, picture.size.width == image.storedWidth,
      picture.size.height == image.storedHeight, picture.tileSize.width > 0, picture.tileSize.height > 0,
      picture.byteCount <= UInt64(clamping: limits.packetBytes)
    else { return nil }
    let start = ContinuousClock.now
    var canvas = [UInt8](repeating: 255, count: size.width * size.height * 4)
    for (index, tile) in picture.tiles.enumerated() {
      guard start.duration(to: .now) < .seconds(limits.deadline) else { return nil }
      let across = Span(index % picture.columns, picture.tileSize.width, of: picture.size.width, onto: size.width)
      let down = Span(index / picture.columns, picture.tileSize.height, of: picture.size.height, onto: size.height)
      guard let across, let down, let part = decoded(tile, across, down) else { return nil }
      let row = across.target.count * 4
      for (line, place) in down.target.enumerated() {
        let first = (place * size.width + across.target.lowerBound) * 4
        canvas.replaceSubrange(first..<(first + row), with: part[(line * row)..<((line + 1) * row)])
      }
    }
    return canvas
  }

  /// One side of a tile: the part that is shown, and its position in the thumbnail.
  private struct Span {
    let shown: Int
    let target: Range<Int>

    /// Returns nil if the tile is outside of the picture, or smaller than a pixel of the thumbnail.
    init?(_ index: Int, _ length: Int, of whole: Int, onto target: Int) {
      let start = index.multipliedReportingOverflow(by: length)
      guard !start.overflow, start.partialValue < whole else { return nil }
      shown = min(length, whole - start.partialValue)
      let scale = Double(target) / Double(whole)
      let first = Int((Double(start.partialValue) * scale).rounded())
      let end = Int((Double(start.partialValue + shown) * scale).rounded())
      guard first < end, end <= target else { return nil }
      self.target = first..<end
    }
  }

  private func decoded(_ tile: CodedPicture.Tile, _ across: Span, _ down: Span) -> [UInt8]? {
    var data: [UInt8] = []
    for range in tile.ranges {
      guard let piece = try? file.bytes(range), UInt64(piece.count) == range.upperBound - range.lowerBound else {
        return nil
      }
      data += piece
    }
    guard let configuration = Int32(exactly: tile.configuration.count), let count = Int32(exactly: data.count),
      let width = Int32(exactly: across.shown), let height = Int32(exactly: down.shown)
    else { return nil }
    let size = PixelSize(width: across.target.count, height: down.target.count)
    return unsafe tile.configuration.withUnsafeBufferPointer { record in
      unsafe data.withUnsafeBufferPointer { data in
        guard let record = record.baseAddress, let data = data.baseAddress else { return nil }
        return unsafe pixels(of: size) {
          unsafe pf_hevc_picture(
            record, configuration, data, count, width, height, Int32(size.width), Int32(size.height),
            largestDecodedPicture, $0)
        }
      }
    }
  }

  private func pictureByDemuxer(_ format: MediaFormat, _ image: ImageFacts, _ size: PixelSize) -> [UInt8]? {
    guard format.isDecodedByDemuxer(animated: image.isAnimated ?? false, forThumbnail: true),
      let demuxer = try? open(format)
    else { return nil }
    _ = try? demuxer.analyze()
    // A picture can consist of tiles, each of which is a track. The whole picture is needed.
    let track = (0..<demuxer.summary.streamCount).lazy.map { demuxer.stream($0) }.first { stream in
      stream.video?.width == image.storedWidth && stream.video?.height == image.storedHeight
    }
    return track.flatMap { demuxer.picture($0.index, at: time, size, limits) }
  }

  // MARK: Tracks

  private func pictureOfTrack(_ format: MediaFormat) -> Canvas? {
    var movie: Movie?
    if case .boxes = format.reference {
      let boxes = BoxLimits.whole(tracks: limits.tracks, tableBytes: limits.indexBytes)
      movie = try? Movie(file, isQuickTime: format.name == "mov", boxes)
      guard let movie, movie.refusalForLibraries == nil, !movie.isEncrypted else { return nil }
    }
    guard let demuxer = try? open(format, indexBytes: min(limits.indexBytes, movie?.tableBytes ?? 0)) else {
      return nil
    }
    var track = time == nil ? mainTrack(demuxer, of: movie) : nil
    if track == nil {
      // Some formats describe their tracks only in their packets. The start of a file is known after the analysis.
      _ = try? demuxer.analyze()
      track = mainTrack(demuxer, of: movie)
    }
    guard let track, let video = track.video, let width = video.width, let height = video.height,
      let size = Self.reduced(width, height, aspect: video.sampleAspectRatio),
      let pixels = demuxer.picture(track.index, at: time, size, limits)
    else { return nil }
    return Canvas(
      pixels: pixels, width: size.width, height: size.height, flipY: video.matrix?.mirrored ?? false,
      turn: video.matrix?.rotation ?? 0)
  }

  /// Returns the main video track if it is described well enough to be decoded.
  private func mainTrack(_ demuxer: borrowing Demuxer, of movie: Movie?) -> NativeStream? {
    let streams = (0..<demuxer.summary.streamCount).map { demuxer.stream($0) }
    guard !streams.contains(where: \.isEncrypted) else { return nil }
    let track = TrackChoice(streams) { stream in
      guard let movie, let main = movie.mainVideo else { return 0 }
      return movie.track(stream.id, .video) == main ? 1 : 0
    }.video
    return track?.codec != nil && track?.video?.width != nil ? track : nil
  }

  /// Opens the file for one picture, with the stream tier's limit of packet bytes and the decode tier's limit of
  /// memory.
  private func open(_ format: MediaFormat, indexBytes: Int64 = 0) throws(ReadError) -> Demuxer {
    var limits = limits
    limits.decodedBytes = limits.packetBytes
    var spent = LibraryReading()
    return try Demuxer(file, format: format, indexBytes: indexBytes, depth: .decode, limits: limits, spent: &spent)
  }

  // MARK: Size and encoding

  /// Returns the size of the thumbnail with square pixels. Its longest side is that of a thumbnail, or shorter if the picture
  /// is smaller; nil if the picture has no valid size.
  static func reduced(
    _ width: Int, _ height: Int, aspect: Ratio?, longestSide: Int = Thumbnail.longestSide
  ) -> PixelSize? {
    guard width > 0, height > 0 else { return nil }
    let shown = Double(width) * (aspect?.value ?? 1)
    guard shown.isFinite, shown > 0 else { return nil }
    let longest = max(shown, Double(height))
    let scale = min(1, Double(longestSide) / longest)
    func side(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    return PixelSize(width: side(shown), height: side(Double(height)))
  }

  private func encode(_ canvas: Canvas) -> Thumbnail? {
    for quality in Self.qualities {
      let jpeg = unsafe canvas.pixels.withUnsafeBufferPointer { pixels -> [UInt8] in
        guard let start = pixels.baseAddress else { return [] }
        var native = unsafe pi_canvas(
          rgba: start, width: UInt32(canvas.width), height: UInt32(canvas.height), flip_x: canvas.flipX,
          flip_y: canvas.flipY, turn: Int32(canvas.turn))
        return unsafe [UInt8](unsafeUninitializedCapacity: Thumbnail.byteLimit) { buffer, count in
          guard let out = buffer.baseAddress else { return }
          count = Int(unsafe pi_jpeg_encode(&native, quality, out, Int32(Thumbnail.byteLimit)))
        }
      }
      let isOnSide = canvas.turn == 90 || canvas.turn == 270
      let (width, height) = isOnSide ? (canvas.height, canvas.width) : (canvas.width, canvas.height)
      if let thumbnail = Thumbnail(jpeg: jpeg, width: width, height: height) { return thumbnail }
    }
    return nil
  }
}

/// Returns the RGBA pixels that a C function writes for a picture of this size; nil if it returns false.
func pixels(of size: PixelSize, _ write: (UnsafeMutablePointer<UInt8>) -> Bool) -> [UInt8]? {
  var found = false
  let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    found = unsafe write(start)
    count = found ? buffer.count : 0
  }
  return found ? pixels : nil
}

extension Demuxer {
  /// Returns a scaled picture of a track; nil if no picture can be decoded.
  ///
  /// - Parameter time: Microseconds from the start of the file; nil for the usual picture.
  fileprivate func picture(
    _ index: Int, at time: Int64?, _ size: PixelSize, _ limits: ReferenceLimits
  ) -> [UInt8]? {
    unsafe pixels(of: size) {
      unsafe pf_media_picture(
        media, Int32(index), time ?? -1, Int32(size.width), Int32(size.height), largestDecodedPicture,
        limits.packetBytes, $0)
    }
  }
}

extension ReferenceProbe: ThumbnailMaker {
  /// Returns the thumbnail that `makeThumbnail` returns, and makes it on a thread that may block.
  public func thumbnail(of file: OpenFile, at seconds: Double?) async -> Thumbnail? {
    await withCheckedContinuation { continuation in
      ReferenceProbe.queue.async { continuation.resume(returning: makeThumbnail(of: file, at: seconds)) }
    }
  }

  /// Returns a thumbnail of a video or an image; nil if no thumbnail can be made. It blocks until it is done, at most about as
  /// long as the limits allow. Besides the header, it reads at most twice `packetBytes`.
  ///
  /// - Parameter seconds: The time of the frame from the start of a video or an animated image. If it is nil, the
  ///   picture of a video is the key frame before a tenth of its duration, or otherwise the first picture.
  public func makeThumbnail(of file: OpenFile, at seconds: Double? = nil) -> Thumbnail? {
    let thumbnail = ThumbnailReading(file: file, time: seconds?.inMicroseconds, limits: limits).make()
    return file.change == nil ? thumbnail : nil
  }
}
