package import MediaProbe

/// One attempt to write an image: qualities and sizes are tried until the file is small enough.
package struct PictureAttempt: Sendable, Equatable {
  /// From 0, the best, to `worst`.
  package var quality = 0
  /// The factor of both sides, at most 1.
  package var scale = 1.0

  package init(quality: Int = 0, scale: Double = 1) { (self.quality, self.scale) = (quality, scale) }

  /// The lowest quality at which the picture is recognizable, and the lowest one that looks good.
  package static let worst = 15
  package static let lastPleasing = 6

  /// Quantizers of ffmpeg's JPEG encoder, and qualities of libwebp.
  static let quantizers = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 31]
  static let webpQualities = [92, 88, 84, 80, 75, 70, 64, 58, 50, 42, 35, 28, 20, 12, 6, 1]
  /// Numbers of colors of an animation.
  static let paletteSizes = [256, 192, 128, 96, 64, 48, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32]
}

/// The pictures of a file that ffmpeg reads: the file's own pictures, or tiles that were extracted from it.
package enum PictureSource: Sendable, Equatable {
  case file
  /// A raw stream with one key frame for each tile, in rows.
  case tiles(TileLayout)
  /// Pixels in RGBA, as the picture is shown.
  case pixels(PixelSize)
}

/// The arrangement of the tiles of a picture.
package struct TileLayout: Sendable, Equatable {
  package var demuxer: String
  package var columns: Int
  package var rows: Int
  /// The part of the tiles that is shown.
  package var part: CodedPicture.Part
  /// The names of the matrix and of the range under FFmpeg's names; nil to use those of the stream.
  package var matrix: String?
  package var range: String?

  package init(
    demuxer: String, columns: Int, rows: Int, part: CodedPicture.Part, matrix: String? = nil, range: String? = nil
  ) {
    (self.demuxer, self.columns, self.rows, self.part) = (demuxer, columns, rows, part)
    (self.matrix, self.range) = (matrix, range)
  }
}

extension Edit {
  /// The demuxers that read one picture. The demuxers that ffmpeg would choose itself interpret file names as patterns.
  private static let demuxers = [
    "jpeg": "jpeg_pipe", "png": "png_pipe", "webp": "webp_pipe", "bmp": "bmp_pipe", "tiff": "tiff_pipe", "gif": "gif",
  ]
  static let imageDemuxers = Array(demuxers.values) + ["apng", "hevc", "obu", "rawvideo"]

  /// Returns the arguments of ffmpeg that write a picture.
  package func pictureArguments(
    _ facts: MediaFacts, _ attempt: PictureAttempt = PictureAttempt(), from source: PictureSource = .file,
    input: AssetPath, output: AssetPath
  ) -> [[UInt8]] {
    let read = Self.program + Self.readingOptions(facts.image, source)
    return read.bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes]
      + imageOptions(facts, attempt, source).bytes + [Array("file:".utf8) + output.bytes]
  }

  /// The options before the input. Rotation follows only the facts, because versions of ffmpeg differ in the rotation that they
  /// apply.
  private static func readingOptions(_ image: ImageFacts?, _ source: PictureSource) -> [String] {
    switch source {
    case .tiles(let layout): return ["-f", layout.demuxer, "-noautorotate"]
    case .pixels(let size):
      return ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(size.width)x\(size.height)"]
    case .file:
      let isMovingPNG = image?.format == "png" && image?.isAnimated == true
      let demuxer = isMovingPNG ? "apng" : image?.format.flatMap { demuxers[$0] }
      return (demuxer.map { ["-f", $0] } ?? []) + ["-noautorotate"]
    }
  }

  /// Returns the filters that show a picture as viewers do.
  ///
  /// - Parameter isDeep: True to keep more than 8 bits of a value.
  package static func uprightFilters(
    _ image: ImageFacts?, _ source: PictureSource, isDeep: Bool = false
  ) -> [String] {
    if case .pixels = source { return [] }
    var filters: [String] = []
    if case .tiles(let layout) = source {
      if layout.columns * layout.rows > 1 { filters.append("tile=\(layout.columns)x\(layout.rows)") }
      let (part, size) = (layout.part, layout.part.size)
      filters.append("crop=\(size.width):\(size.height):\(part.left):\(part.top):exact=1")
      let matrix = layout.matrix.map { "in_color_matrix=\($0)" }
      let range = layout.range.map { "in_range=\($0)" }
      let colors = [matrix, range].compactMap { $0 }.joined(separator: ":")
      if !colors.isEmpty { filters.append("scale=\(colors)") }
      filters.append(isDeep ? "format=gbrp16" : "format=gbrp")
    }
    if image?.isMirrored == true { filters.append("hflip") }
    switch image?.rotation {
    case 90: filters.append("transpose=clock")
    case 180: filters += ["hflip", "vflip"]
    case 270: filters.append("transpose=cclock")
    default: break
    }
    return filters
  }

  /// Returns the arguments of ffmpeg that decode a picture as it is shown, and write it small as raw pixels.
  package static func sketchArguments(
    _ image: ImageFacts?, from source: PictureSource = .file, input: AssetPath, side: Int
  ) -> [[UInt8]] {
    let filters = uprightFilters(image, source) + ["scale=\(side):\(side):flags=area", "format=rgba"]
    return (program + readingOptions(image, source)).bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes]
      + ["-map", "0:v:0", "-frames:v", "1", "-vf", filters.joined(separator: ","), "-f", "rawvideo", "pipe:1"].bytes
  }

  /// Returns the arguments of ffmpeg that decode a picture as it is shown, and write its pixels: in RGBA, or for print as the
  /// planes of a JPEG.
  ///
  /// - Parameter tones: The tones of a high dynamic range picture, which become those of sRGB.
  package static func pixelArguments(
    _ image: ImageFacts?, from source: PictureSource = .file, input: AssetPath, asPlanes: Bool = false,
    tones: PictureTones? = nil
  ) -> [[UInt8]] {
    let curve = tones?.filters(alpha: image?.hasAlpha == true) ?? []
    let filters =
      uprightFilters(image, source, isDeep: tones != nil) + curve + [asPlanes ? "format=yuva444p" : "format=rgba"]
    return (program + readingOptions(image, source)).bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes]
      + ["-map", "0:v:0", "-frames:v", "1", "-vf", filters.joined(separator: ","), "-f", "rawvideo", "pipe:1"].bytes
  }

  /// Returns the arguments of ffmpeg that find the lowest value of an alpha channel; nil if ffmpeg does not decode it.
  package static func opacityArguments(_ image: ImageFacts, input: AssetPath) -> [[UInt8]]? {
    guard isReadable(image), !isOfTiles(image) else { return nil }
    let filters = [
      "format=rgba", "alphaextract", "lut=y=if(lt(val\\,255)\\,0\\,255)", "scale=iw:ih:out_range=pc", "format=yuvj444p",
      "signalstats", "metadata=print:key=\(opacityKey):file=pipe\\\\:1",
    ]
    return (program + readingOptions(image, .file)).bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes]
      + ["-map", "0:v:0", "-frames:v", "1", "-vf", filters.joined(separator: ","), "-f", "null", "pipe:2"].bytes
  }

  private static let opacityKey = "lavfi.signalstats.YMIN"

  /// Returns true if the output of that command says that no pixel is transparent.
  package static func isOpaque(_ output: [UInt8]) -> Bool { output[...].contains(text: "lavfi.signalstats.YMIN=255") }

  /// Returns the arguments of ffmpeg that decode one frame of a track as it is shown, and write it small as raw pixels.
  package static func frameArguments(
    of path: AssetPath, stream: Int, at seconds: Double, side: Int, decoder: [String] = [], lead: Double = 0
  ) -> [[UInt8]] {
    func decimal(_ seconds: Double) -> String {
      Ratio(Int64(saturating: max(0, seconds) * 1000), 1000)?.decimal ?? "0"
    }
    let start = lead > 0 && seconds <= lead ? [] : ["-ss", decimal(seconds - lead)]
    let rest = lead > 0 ? ["-ss", decimal(min(lead, seconds))] : []
    let small = "scale=\(side):\(side):flags=area,format=rgba"
    let end = rest + ["-map", "0:\(stream)", "-frames:v", "1", "-vf", small, "-f", "rawvideo", "pipe:1"]
    return (program + decoder + start).bytes + [Array("-i".utf8), Array("file:".utf8) + path.bytes] + end.bytes
  }

  private func imageOptions(_ facts: MediaFacts, _ attempt: PictureAttempt, _ source: PictureSource) -> [String] {
    let alpha = facts.image.map(keepsAlpha) == true
    let quality = min(attempt.quality, PictureAttempt.worst)
    let isAnimated = facts.image.map(keepsAnimation) == true
    let chain = pictureFilters(facts, attempt, source, alpha: alpha)
    if container == "gif" {
      let palette = "palettegen=max_colors=\(PictureAttempt.paletteSizes[quality])"
      let joined = (chain + ["split[a][b]"]).joined(separator: ",")
      return ["-vf", "\(joined);[a]\(palette)[p];[b][p]paletteuse", "-f", "gif"]
    }
    var words = ["-map", "0:v:0"] + (isAnimated ? [] : ["-frames:v", "1"]) + ["-vf", chain.joined(separator: ",")]
    switch container {
    case "png": words += ["-c:v", "png"]
    case "webp":
      words += ["-c:v", isAnimated ? "libwebp_anim" : "libwebp"] + (isAnimated ? ["-loop", "0"] : [])
      words += ["-quality", "\(PictureAttempt.webpQualities[quality])"]
    default: words += ["-c:v", "mjpeg", "-q:v", "\(PictureAttempt.quantizers[quality])"]
    }
    words += ["-map_metadata", "-1"]
    return words + (muxer.last == "image2" ? ["-update", "1"] : []) + muxer
  }

  private func pictureFilters(
    _ facts: MediaFacts, _ attempt: PictureAttempt, _ source: PictureSource, alpha: Bool
  ) -> [String] {
    var filters = Self.uprightFilters(facts.image, source)
    if let background {
      let color = "r=\(background.red):g=\(background.green):b=\(background.blue):a=255"
      filters.append("format=rgba,split[front][back];[back]lutrgb=\(color)[color];[color][front]overlay=format=gbrp")
    }
    var scaled = sizeFilters
    // With halved colors, only even sizes could be cropped.
    if reshaping != nil, scaled.count > 1 { scaled.insert("format=\(alpha ? "rgba" : "rgb24")", at: 1) }
    filters += scaled
    if let size = reducedSize(facts, attempt) { filters.append("scale=\(size.width):\(size.height)") }
    switch container {
    case "gif": break
    case "png": filters.append("format=\(alpha ? "rgba" : "rgb24")")
    case "webp": filters.append("format=\(alpha ? "yuva420p" : "yuv420p")")
    default: filters.append("format=yuvj420p")
    }
    return filters
  }

  /// Returns the size of an attempt; nil if it is the planned one.
  private func reducedSize(_ facts: MediaFacts, _ attempt: PictureAttempt) -> PixelSize? {
    guard attempt.scale < 1, let width = size?.width ?? facts.image?.width,
      let height = size?.height ?? facts.image?.height
    else { return nil }
    func reduced(_ side: Int) -> Int { max(1, Int(saturating: (Double(side) * attempt.scale).rounded())) }
    return PixelSize(width: reduced(width), height: reduced(height))
  }
}
