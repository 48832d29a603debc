package import MediaProbe

extension Edit {
  /// Returns the arguments of ffmpeg that change a movie or audio.
  ///
  /// Only files and pipes can be opened, so nothing comes from a network. Names get the prefix `file:`, so that ffmpeg never
  /// reads a name as an option, a protocol or a pattern.
  package func arguments(_ facts: MediaFacts, input: AssetPath, output: AssetPath) -> [[UInt8]] {
    Self.program.bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes] + mediaOptions(facts).bytes
      + [Array("file:".utf8) + output.bytes]
  }

  /// The first options of every command.
  static let program = ["-hide_banner", "-nostdin", "-loglevel", "error", "-n", "-protocol_whitelist", "file,pipe"]

  /// Options that limit what an untrusted file can do, as in a worker. An allocation takes at most 512 MiB, enough for an 8K
  /// picture with 16 bits per component. FFmpeg opens the file only with the demuxers that are named here.
  package static var limits: [[UInt8]] {
    let names = Set(MediaFormat.all.compactMap { $0.demuxer }).union(imageDemuxers).sorted()
    return ["-max_alloc", "\(512 << 20)", "-format_whitelist", names.joined(separator: ",")].bytes
  }

  private static let muxers = ["m4a": "ipod", "ogg": "ogg", "jpeg": "image2", "png": "image2", "webp": "webp"]
  private static let audioEncoders = ["aac": "aac", "opus": "libopus", "mp3": "libmp3lame"]

  var muxer: [String] { ["-f", Self.muxers[container] ?? container] }

  private func mediaOptions(_ facts: MediaFacts) -> [String] {
    var words = maps(facts) + ["-map_metadata", "0"]
    if let duration { words += ["-t", duration.decimal] }
    switch video {
    case .absent: break
    case .copied: words += copyOptions(facts)
    case .encoded(let codec): if let old = facts.video { words += videoOptions(codec, old) }
    }
    switch audio {
    case .absent: break
    case .copied: words += ["-c:a", "copy"]
    case .encoded(let codec):
      words += ["-c:a", Self.audioEncoders[codec] ?? codec, "-b:a", "\((audioBitRate ?? 160_000) / 1000)k"]
      if let sampleRate, codec != "opus" { words += ["-ar", "\(sampleRate)"] }
      if let channels { words += ["-ac", "\(channels)"] }
    }
    if !keptSubtitles(facts).isEmpty { words += ["-c:s", "copy"] }
    if let startShift { words += ["-output_ts_offset", "-\(startShift.decimal)"] }
    if ["mp4", "mov", "m4a"].contains(container) {
      // Cameras of Apple put place, time and device into keys that ffmpeg otherwise leaves out.
      words += ["-movflags", facts.container == "mov" ? "+faststart+use_metadata_tags" : "+faststart"]
    }
    return words + muxer
  }

  /// The options that choose the tracks. Files that list no tracks have at most one of each kind.
  private func maps(_ facts: MediaFacts) -> [String] {
    guard !facts.streams.isEmpty else {
      return (video == .absent ? [] : ["-map", "0:V:0"]) + (audio == .absent ? [] : ["-map", "0:a:0"])
    }
    return keptStreams(facts).flatMap { ["-map", "0:\($0.index)"] }
  }

  /// The options for a video whose pictures are not encoded again.
  private func copyOptions(_ facts: MediaFacts) -> [String] {
    var words = ["-c:v", "copy"]
    if let retimedRate, let old = facts.video?.averageFrameRate {
      if facts.container != "matroska", facts.container != "webm", let factor = old.divided(by: retimedRate) {
        let times = "\(factor.numerator)/\(factor.denominator)"
        words += ["-bsf:v", "setts=pts=PTS*\(times):dts=DTS*\(times)"]
      }
      // The muxer rounds times to this scale, which has one tick for each frame.
      words += ["-video_track_timescale", "\(retimedRate.numerator)"]
    }
    if retagsHEVC { words += ["-tag:v", "hvc1"] }
    // Without this, ffmpeg leaves out the box that describes Dolby Vision.
    if facts.video?.hdr == .dolbyVision { words += ["-strict", "unofficial"] }
    return words
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
      words += ["-c:v", "libx264", "-profile:v", avoidsBFrames ? "main" : "high"]
      if avoidsBFrames { words += ["-bf", "0"] }
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
    return filters + sizeFilters + ["setsar=1"]
  }

  /// The filters that give a picture its size and shape.
  var sizeFilters: [String] {
    guard let size else { return [] }
    let sides = "\(size.width):\(size.height)"
    return switch reshaping {
    case nil: ["scale=\(sides)"]
    case .crop: ["scale=\(sides):force_original_aspect_ratio=increase", "crop=\(sides)"]
    case .pad(let color):
      [
        "scale=\(sides):force_original_aspect_ratio=decrease", "pad=\(sides):-1:-1:color=\(color.hexadecimal)",
      ]
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

  /// Returns the quotient; nil if it cannot be expressed.
  func divided(by other: Ratio) -> Ratio? { other.inverted.flatMap { multiplied(by: $0) } }
}

extension [String] {
  var bytes: [[UInt8]] { map { [UInt8]($0.utf8) } }
}
