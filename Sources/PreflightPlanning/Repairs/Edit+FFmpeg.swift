package import MediaProbe

extension Edit {
  /// Returns the arguments of ffmpeg that change a movie or audio.
  ///
  /// Only files and pipes can be opened, so nothing comes from a network. Names get the prefix `file:`, so that ffmpeg never
  /// reads a name as an option, a protocol or a pattern.
  package func arguments(
    _ facts: MediaFacts, _ attempt: FilmAttempt = .whole, input: AssetPath, output: AssetPath
  ) -> [[UInt8]] {
    (Self.program + alphaDecoder(facts)).bytes + [Array("-i".utf8), Array("file:".utf8) + input.bytes]
      + mediaOptions(facts, attempt).bytes + passOptions(attempt) + [Array("file:".utf8) + output.bytes]
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
  /// The tags in which files say where they were recorded. An empty value removes a tag.
  private static let locationKeys = [
    "location", "location-eng", "com.apple.quicktime.location.ISO6709",
    "com.apple.quicktime.location.accuracy.horizontal",
    "com.apple.quicktime.location.name", "com.apple.quicktime.location.body", "com.apple.quicktime.location.note",
    "com.apple.quicktime.location.role", "com.apple.quicktime.location.date", "RECORDING_LOCATION",
  ]
  private static let audioEncoders = ["aac": "aac", "opus": "libopus", "mp3": "libmp3lame"]

  var muxer: [String] { ["-f", Self.muxers[container] ?? container] }

  /// The options of an attempt that name the file with the statistics of a video.
  private func passOptions(_ attempt: FilmAttempt) -> [[UInt8]] {
    guard video == .encoded("h264"), let (number, statistics) = attempt.pass else { return [] }
    return ["-pass", "\(number)", "-passlogfile"].bytes + [statistics.bytes]
  }

  private func mediaOptions(_ facts: MediaFacts, _ attempt: FilmAttempt) -> [String] {
    var words = maps(facts) + ["-map_metadata", "0"]
    if stripsLocation { for key in Self.locationKeys { words += ["-metadata", "\(key)="] } }
    if let duration { words += ["-t", duration.decimal] }
    switch video {
    case .absent: break
    case .copied: words += copyOptions(facts)
    case .encoded(let codec): if let old = facts.video { words += videoOptions(codec, old, facts, attempt) }
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
    if let startShift { words += ["-output_ts_offset", "-\(startShift.microseconds)"] }
    if ["mp4", "mov", "m4a"].contains(container) {
      // Cameras of Apple put place, time and device into keys that ffmpeg otherwise leaves out.
      let needsKeys = facts.container == "mov" || facts.movieParts.contains(.keyedTags)
      words += ["-movflags", needsKeys ? "+faststart+use_metadata_tags" : "+faststart"]
      // Without this, ffmpeg leaves out the boxes that describe Dolby Vision, a projection and two views.
      let hasCopiedDolbyVision = video == .copied && facts.video?.hdr == .dolbyVision
      if hasCopiedDolbyVision || keepsProjection(facts) || keepsStereo(facts) { words += ["-strict", "unofficial"] }
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
    return words
  }

  /// The options that keep the times of the pictures. By default, ffmpeg gives MP4 and MOV a constant frame rate: it repeats and
  /// drops pictures, and fills the time before a late start.
  private func timeOptions(_ old: VideoFacts, _ facts: MediaFacts) -> [String] {
    // Pictures are only dropped if they would get the time of another one.
    var words = ["-vsync", "vfr"]
    guard keepsExactTimes(facts) else { return words }
    // Times are rounded to the clock of the original. With a constant rate they are rounded to the rate, because Matroska rounds
    // them to milliseconds.
    words += ["-enc_time_base", "-1"]
    if let end = endOfLastPicture(facts) {
      // FFmpeg forgets for how long the last picture is shown. MP4 states that only for the last one.
      words += ["-bsf:v", "setts=pts=PTS:dts=DTS:duration=\(end)/TB-PTS"]
    }
    return words
  }

  /// Returns the time in seconds at which the last picture ends, if the tables of the original state it.
  private func endOfLastPicture(_ facts: MediaFacts) -> String? {
    let longest = 1800.0
    guard duration == nil, ["mp4", "mov"].contains(container), ["mp4", "mov"].contains(facts.container),
      facts.hasEditList == false, facts.isFragmented == false, let end = facts.video?.duration, end <= longest
    else { return nil }
    return Ratio(Int64(saturating: (end * 1_000_000).rounded()), 1_000_000)?.microseconds
  }

  private func videoOptions(
    _ codec: String, _ old: VideoFacts, _ facts: MediaFacts, _ attempt: FilmAttempt
  ) -> [String] {
    let isHDR = old.hdr != nil && old.hdr != .sdr && !mapsTones
    let format = "format=\(isHDR ? "yuv420p10le" : "yuv420p")"
    var words = ["-vf", (filters(old, facts) + [format]).joined(separator: ",")] + timeOptions(old, facts)
    let frames = keyframeFrames(old)
    let highest = attempt.isSearched ? freeBitRate ?? videoBitRate : videoBitRate
    let kilobits = max(1, (highest ?? 8_000_000) / 1000)
    let target = attempt.bitRate.map { ["-b:v", "\(max(1, $0 / 1000))k"] }
    switch codec {
    case "hevc":
      words += ["-c:v", "libx265", "-preset", "fast"] + (target ?? ["-crf", "20"]) + ["-tag:v", "hvc1"]
      let limits = "vbv-maxrate=\(kilobits):vbv-bufsize=\(max(1, kilobits / 2))"
      words += ["-x265-params", "keyint=\(frames):open-gop=0:\(limits):log-level=error"]
    case "vp9":
      words += ["-c:v", "libvpx-vp9", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-g", "\(frames)"]
      words += target ?? ["-b:v", "\(kilobits)k"]
      words += ["-maxrate", "\(kilobits)k", "-bufsize", "\(max(1, kilobits / 2))k"]
    default:
      words += ["-c:v", "libx264", "-profile:v", avoidsBFrames ? "main" : "high"]
      if avoidsBFrames { words += ["-bf", "0"] }
      words += fillsBitRate ? ["-b:v", "\(kilobits)k", "-minrate", "\(kilobits)k"] : target ?? ["-crf", "18"]
      // The first pass makes the file itself if that is small enough.
      if case .quality = attempt { words += ["-fastfirstpass", "0"] }
      words += ["-maxrate", "\(kilobits)k", "-bufsize", "\(max(1, kilobits / 2))k", "-g", "\(frames)"]
      if fillsBitRate { words += ["-x264-params", "nal-hrd=cbr"] }
      words += ["-flags", "+cgop"]
    }
    if frameRate == nil, old.hasVariableFrameRate == true {
      // A distance in frames is no distance in time here.
      words += ["-force_key_frames", "expr:gte(t,n_forced*\(forcedKeyframeInterval))"]
      if codec != "vp9" { words += ["-forced-idr", "1"] }
    }
    return words + colorOptions(old)
  }

  /// The filters that bring linear light into the range of BT.709, with the curve by John Hable.
  static func toneCurve(alpha: Bool) -> [String] {
    ["format=\(alpha ? "gbrapf32le" : "gbrpf32le")", "zscale=p=bt709", "tonemap=hable:desat=0"]
  }

  /// The filters on the pictures, in the order in which they are applied.
  private func filters(_ old: VideoFacts, _ facts: MediaFacts) -> [String] {
    var filters = old.isRGB ? ["scale=out_color_matrix=bt709:out_range=tv"] : []
    filters += backgroundFilters(facts)
    if deinterlaces { filters.append("bwdif=mode=send_frame") }
    if let frameRate { filters.append("fps=\(frameRate.numerator)/\(frameRate.denominator)") }
    if mapsTones {
      filters += ["zscale=t=linear:npl=100"] + Self.toneCurve(alpha: false) + ["zscale=t=bt709:m=bt709:r=tv"]
    }
    if old.colorRange == "pc", !mapsTones { filters.append("scale=out_range=tv") }
    if reshaping != nil, facts.movieParts.contains(.codedStereo) {
      filters.append("sidedata=mode=delete:type=STEREO3D")
    }
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
    if let space = old.isRGB ? "bt709" : old.colorSpace { words += ["-colorspace", space] }
    return words + ["-color_range", "tv"]
  }
}

/// One way of writing a film. Without a limit of bytes there is only one.
package enum FilmAttempt: Sendable, Equatable {
  /// In one pass, so that the file is never larger than its limit.
  case whole
  /// With the best quality. The statistics of its pictures are written to files whose names begin with a path.
  case quality(statistics: AssetPath)
  /// With an average bit rate and the statistics of the first pass.
  case rate(Int64, statistics: AssetPath)

  var isSearched: Bool { self != .whole }

  var bitRate: Int64? { if case .rate(let bits, _) = self { bits } else { nil } }

  var pass: (number: Int, statistics: AssetPath)? {
    switch self {
    case .whole: nil
    case .quality(let statistics): (1, statistics)
    case .rate(_, let statistics): (2, statistics)
    }
  }
}

extension VideoFacts {
  /// True if the pictures have no luma and chroma, so that the new video gets a matrix.
  var isRGB: Bool { chromaSubsampling == "rgb" || colorSpace == "gbr" || colorSpace == "rgb" }
}

extension Ratio {
  /// Decimal digits down to thousandths, rounded down, as ffmpeg reads a duration.
  var decimal: String { decimal(1000) }

  /// Decimal digits down to millionths.
  var microseconds: String { decimal(1_000_000) }

  private func decimal(_ scale: Int64) -> String {
    let parts = Int64(saturating: value * Double(scale))
    let (seconds, rest) = (parts / scale, parts % scale)
    if rest == 0 { return "\(seconds)" }
    var digits = "\(rest + scale)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }

  /// Returns the quotient; nil if it cannot be expressed.
  func divided(by other: Ratio) -> Ratio? { other.inverted.flatMap { multiplied(by: $0) } }
}

extension [String] {
  var bytes: [[UInt8]] { map { [UInt8]($0.utf8) } }
}
