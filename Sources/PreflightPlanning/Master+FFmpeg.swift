import MediaProbe

extension Master {
  /// The arguments of ffmpeg that make the master from a file.
  package func arguments(input: String = "INPUT", output: String = "OUTPUT") -> [String] {
    let output = "\(output).\(format.fileExtension)"
    let fit =
      "scale=\(size.width):\(size.height):force_original_aspect_ratio=decrease,"
      + "pad=\(size.width):\(size.height):-1:-1,setsar=1"
    guard kind == .video else {
      return ["-i", input, "-frames:v", "1", "-vf", "\(fit),format=\(format.pixelFormat)"] + format.encoder
        + quality + ["-map_metadata", "-1", "-update", "1", output]
    }
    let rate = chosen[.frameRate] ?? ranges[.frameRate]?.low?.value
    let fps = rate.map { $0.denominator == 1 ? "\($0.numerator)" : "\($0.numerator)/\($0.denominator)" } ?? "30"
    var arguments = ["-i", input, "-map", "0:v:0", "-map", "0:a:0?"]
    if let duration = chosen[.duration] { arguments += ["-t", Self.decimal(duration)] }
    arguments += ["-vf", "\(fit),fps=\(fps),format=\(format.pixelFormat)"] + format.encoder
    let bits = chosen[.videoBitRate].map { "\($0.floor / 1000)k" } ?? "4000k"
    arguments += ["-b:v", bits, "-maxrate", bits, "-bufsize", bits]
    let interval = chosen[.keyframeInterval]?.value ?? 2
    let keyframes = "\(max(1, Int((interval * (rate?.value ?? 30)).rounded(.down))))"
    if format.encoder.contains("libx265") {
      arguments += ["-x265-params", "keyint=\(keyframes):open-gop=0:log-level=error"]
    } else {
      arguments += ["-g", keyframes]
      // A minimum bit rate needs filler data, because simple pictures need fewer bits.
      if format.encoder.contains("libx264"), ranges[.videoBitRate]?.low != nil {
        arguments += ["-minrate", bits, "-x264-params", "nal-hrd=cbr"]
      }
      if format.encoder.contains("libx264") { arguments += ["-flags", "+cgop"] }
    }
    arguments += ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"]
    if let encoder = format.audioEncoder {
      arguments += ["-c:a", encoder, "-b:a", "\((chosen[.audioBitRate]?.floor ?? 160_000) / 1000)k"]
      if let rate = chosen[.sampleRate] { arguments += ["-ar", "\(rate.floor)"] }
      if let channels = chosen[.channels] { arguments += ["-ac", "\(channels.floor)"] }
    }
    if format.container == "mp4" || format.container == "mov" { arguments += ["-movflags", "+faststart"] }
    return arguments + [output]
  }

  /// The command line of ffmpeg, for a shell.
  package var commandLine: String { (["ffmpeg"] + shellArguments).joined(separator: " ") }

  /// The arguments of ffmpeg, with quotes for a shell.
  package var shellArguments: [String] {
    arguments().map { argument in
      argument.contains { "()?* '\"".contains($0) } ? "\"\(argument)\"" : argument
    }
  }

  /// The quality of a JPEG or WebP file that is small enough: fewer bits for each pixel mean less quality.
  private var quality: [String] {
    let pixels = Double(size.width * size.height)
    let bytes = ranges[.fileSize]?.high.map { $0.value.value / pixels } ?? .infinity
    switch format.codec {
    case "jpeg": return ["-q:v", bytes > 1 ? "2" : bytes > 0.5 ? "4" : bytes > 0.2 ? "8" : bytes > 0.1 ? "15" : "31"]
    case "webp": return ["-quality", bytes > 0.5 ? "90" : bytes > 0.2 ? "75" : bytes > 0.1 ? "50" : "20"]
    default: return []
    }
  }

  private static func decimal(_ value: Ratio) -> String {
    let milliseconds = value.numerator * 1000 / value.denominator
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    if rest == 0 { return "\(seconds)" }
    var digits = "\(rest)"
    while digits.utf8.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits)"
  }
}
