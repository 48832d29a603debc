package import MediaProbe

extension Edit {
  /// Returns the arguments of ffmpeg that make the change.
  ///
  /// Only files and pipes can be opened, so nothing comes from a network. Names are given as `file:`, so that no name is
  /// taken for an option, a protocol or a pattern.
  package func arguments(_ facts: MediaFacts, input: AssetPath, output: AssetPath) -> [[UInt8]] {
    var words = ["-hide_banner", "-nostdin", "-loglevel", "error", "-n", "-protocol_whitelist", "file,pipe"]
    if kind == .image, let format = facts.image?.format, let demuxer = Self.demuxers[format] {
      words += ["-f", demuxer]
    }
    let end = kind == .image ? imageOptions(facts) : mediaOptions(facts)
    return words.bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes] + end.bytes
      + [Array("file:".utf8) + output.bytes]
  }

  /// Options that limit what a stranger's file can do, as in a worker: an allocation takes at most 512 MiB, which an 8K picture
  /// with 16 bits per component stays below, and FFmpeg opens the file with no other demuxer than those named here.
  package static var limits: [[UInt8]] {
    let names = Set(MediaFormat.all.compactMap(\.demuxer)).union(demuxers.values).sorted()
    return ["-max_alloc", "\(512 << 20)", "-format_whitelist", names.joined(separator: ",")].bytes
  }

  /// The demuxers that read one picture. Those that ffmpeg would choose take names for patterns.
  private static let demuxers = [
    "jpeg": "jpeg_pipe", "png": "png_pipe", "webp": "webp_pipe", "bmp": "bmp_pipe", "tiff": "tiff_pipe", "gif": "gif",
  ]

  private static let muxers = ["m4a": "ipod", "ogg": "ogg", "jpeg": "image2", "png": "image2", "webp": "webp"]
  private static let audioEncoders = ["aac": "aac", "opus": "libopus", "mp3": "libmp3lame"]

  private var muxer: [String] { ["-f", Self.muxers[container] ?? container] }

  // MARK: Movies and audio

  private func mediaOptions(_ facts: MediaFacts) -> [String] {
    var words: [String] = []
    if video != .absent {
      let main =
        facts.streams.first { $0.type == .video && !$0.isAttachedPicture && $0.isDefault }
        ?? facts.streams.first { $0.type == .video && !$0.isAttachedPicture }
      words += ["-map", main.map { "0:\($0.index)" } ?? "0:V:0"]
    }
    if audio != .absent {
      let main = facts.streams.first { $0.type == .audio && $0.isDefault } ?? facts.streams.first { $0.type == .audio }
      words += ["-map", keepsOneAudioTrack ? main.map { "0:\($0.index)" } ?? "0:a:0" : "0:a"]
    }
    let keepsSubtitles = keepsSubtitles(facts)
    if keepsSubtitles { words += ["-map", "0:s"] }
    words += ["-map_metadata", "0"]
    if let duration { words += ["-t", duration.decimal] }
    switch video {
    case .absent: break
    case .copied: words += ["-c:v", "copy"]
    case .encoded(let codec): if let old = facts.video { words += videoOptions(codec, old) }
    }
    if retagsHEVC { words += ["-tag:v", "hvc1"] }
    // Without this, ffmpeg leaves out the box that describes Dolby Vision.
    if video == .copied, facts.video?.hdr == .dolbyVision { words += ["-strict", "unofficial"] }
    switch audio {
    case .absent: break
    case .copied: words += ["-c:a", "copy"]
    case .encoded(let codec):
      words += ["-c:a", Self.audioEncoders[codec] ?? codec, "-b:a", "\((audioBitRate ?? 160_000) / 1000)k"]
      if let sampleRate, codec != "opus" { words += ["-ar", "\(sampleRate)"] }
      if let channels { words += ["-ac", "\(channels)"] }
    }
    if keepsSubtitles { words += ["-c:s", "copy"] }
    if ["mp4", "mov", "m4a"].contains(container) {
      // Cameras of Apple put place, time and device into keys that ffmpeg otherwise leaves out.
      words += ["-movflags", facts.container == "mov" ? "+faststart+use_metadata_tags" : "+faststart"]
    }
    return words + muxer
  }

  /// True if the new container takes the subtitles as they are.
  private func keepsSubtitles(_ facts: MediaFacts) -> Bool {
    guard facts.streams.contains(where: { $0.type == .subtitle }) else { return false }
    let family = ["mp4", "mov"]
    return container == facts.container || family.contains(container) && family.contains(facts.container ?? "")
  }

  private func videoOptions(_ codec: String, _ old: VideoFacts) -> [String] {
    let isHDR = old.hdr != nil && old.hdr != .sdr && !mapsTones
    var words = ["-vf", (filters(old) + ["format=\(isHDR ? "yuv420p10le" : "yuv420p")"]).joined(separator: ",")]
    let frames = keyframeFrames(old)
    let kilobits = max(1, (videoBitRate ?? 8_000_000) / 1000)
    switch codec {
    case "hevc":
      words += ["-c:v", "libx265", "-preset", "fast", "-crf", "20", "-tag:v", "hvc1"]
      let limits = "vbv-maxrate=\(kilobits):vbv-bufsize=\(max(1, kilobits / 2))"
      words += ["-x265-params", "keyint=\(frames):open-gop=0:\(limits):log-level=error"]
    case "vp9":
      words += ["-c:v", "libvpx-vp9", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-g", "\(frames)"]
      words += ["-b:v", "\(kilobits)k", "-maxrate", "\(kilobits)k", "-bufsize", "\(max(1, kilobits / 2))k"]
    default:
      words += ["-c:v", "libx264", "-profile:v", avoidsHighProfile ? "main" : "high"]
      if avoidsHighProfile { words += ["-bf", "0"] }
      words += fillsBitRate ? ["-b:v", "\(kilobits)k", "-minrate", "\(kilobits)k"] : ["-crf", "18"]
      words += ["-maxrate", "\(kilobits)k", "-bufsize", "\(max(1, kilobits / 2))k", "-g", "\(frames)"]
      if fillsBitRate { words += ["-x264-params", "nal-hrd=cbr"] }
      words += ["-flags", "+cgop"]
    }
    return words + colorOptions(old)
  }

  /// The filters on the pictures, in the order in which they are applied.
  private func filters(_ old: VideoFacts) -> [String] {
    var filters: [String] = []
    if deinterlaces { filters.append("bwdif=mode=send_frame") }
    if let frameRate { filters.append("fps=\(frameRate.numerator)/\(frameRate.denominator)") }
    if mapsTones {
      filters += [
        "zscale=t=linear:npl=100", "format=gbrpf32le", "zscale=p=bt709", "tonemap=hable:desat=0",
        "zscale=t=bt709:m=bt709:r=tv",
      ]
    }
    if old.colorRange == "pc", !mapsTones { filters.append("scale=out_range=tv") }
    return filters + sizeFilters
  }

  private var sizeFilters: [String] {
    guard let size else { return ["setsar=1"] }
    let sides = "\(size.width):\(size.height)"
    return switch reshaping {
    case nil: ["scale=\(sides)", "setsar=1"]
    case .crop: ["scale=\(sides):force_original_aspect_ratio=increase", "crop=\(sides)", "setsar=1"]
    case .pad(let color):
      ["scale=\(sides):force_original_aspect_ratio=decrease", "pad=\(sides):-1:-1:color=\(color)", "setsar=1"]
    }
  }

  /// The options that keep the description of the colors.
  private func colorOptions(_ old: VideoFacts) -> [String] {
    if mapsTones { return ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"] }
    var words: [String] = []
    if let primaries = old.colorPrimaries { words += ["-color_primaries", primaries] }
    if let transfer = old.colorTransfer { words += ["-color_trc", transfer] }
    if let space = old.colorSpace, space != "gbr", space != "rgb" { words += ["-colorspace", space] }
    return words + ["-color_range", "tv"]
  }

  // MARK: Pictures

  private func imageOptions(_ facts: MediaFacts) -> [String] {
    guard video.isEncoded else { return ["-map", "0:v:0", "-c", "copy", "-update", "1", "-f", "image2"] }
    let alpha = facts.image?.hasAlpha == true
    var filters = size == nil ? [] : sizeFilters.filter { $0 != "setsar=1" }
    // With halved colors, only even sizes could be cropped.
    if reshaping != nil, filters.count > 1 { filters.insert("format=\(alpha ? "rgba" : "rgb24")", at: 1) }
    if container == "gif" {
      let chain = (filters + ["split[a][b]"]).joined(separator: ",")
      return ["-vf", "\(chain);[a]palettegen[p];[b][p]paletteuse", "-f", "gif"]
    }
    switch container {
    case "png": filters.append("format=\(alpha ? "rgba" : "rgb24")")
    case "webp": filters.append("format=\(alpha ? "yuva420p" : "yuv420p")")
    default: filters.append("format=yuvj420p")
    }
    var words = ["-map", "0:v:0", "-frames:v", "1", "-vf", filters.joined(separator: ",")]
    switch container {
    case "png": words += ["-c:v", "png"]
    case "webp": words += ["-c:v", "libwebp", "-quality", ["90", "75", "50"][min(imageQuality, 2)]]
    default: words += ["-c:v", "mjpeg", "-q:v", ["2", "4", "8", "15"][min(imageQuality, 3)]]
    }
    words += ["-map_metadata", "0"]
    return words + (muxer.last == "image2" ? ["-update", "1"] : []) + muxer
  }
}

extension Ratio {
  /// Decimal digits down to thousandths, rounded down, as ffmpeg reads a duration.
  var decimal: String {
    let milliseconds = Int64(saturating: value * 1000)
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    if rest == 0 { return "\(seconds)" }
    var digits = "\(rest + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }
}

extension [String] {
  fileprivate var bytes: [[UInt8]] { map { [UInt8]($0.utf8) } }
}
