import MediaProbe
import PreflightJudging
import PreflightRules

extension RepairWords {
  static let english = RepairWords(
    change: { repair, language in
      func size(_ name: String) -> String { repair.text(name, unit: .bytes, in: language) ?? "?" }
      func rate(_ name: String) -> String { repair.text(name, unit: .bitsPerSecond, in: language) ?? "?" }
      func value(_ name: String) -> String { repair.text(name) ?? "?" }
      return switch repair.id {
      case .moveIndexToStart: "moves the index to the start"
      case .remux: "puts the streams into \(value("container"))"
      case .retag: "marks the codec as \(value("codec_tag"))"
      case .rename: "gives the name the right extension"
      case .trim: "keeps the first \(value("max")) s"
      case .dropAudioTracks: "keeps the main audio track only"
      case .transcodeVideo: "encodes the video as \(value("codec"))"
      case .scale: "scales the picture to \(value("width"))×\(value("height"))"
      case .reshape:
        (value("by") == "pad" ? "adds \(value("color")) bars around the picture" : "crops the picture")
          + " to \(value("width"))×\(value("height"))"
      case .changeFrameRate: "sets the frame rate to \(value("frame_rate")) fps"
      case .setKeyframeInterval: "sets a key frame every \(value("max")) s"
      case .deinterlace: "deinterlaces the video"
      case .limitBitRate:
        repair.text("max", unit: .bitsPerSecond, in: language).map { "limits the video to \($0)" }
          ?? "encodes the video with \(rate("bit_rate"))"
      case .reduceFileSize: "makes a file of at most \(size("max"))"
      case .transcodeAudio: "encodes the audio as \(value("codec"))"
      case .convertImage: "converts the picture to \(value("format"))"
      case .compressImage: "compresses the picture again"
      }
    },
    isLossless: "nothing is encoded again",
    encodes: "encoded again",
    suggestion: { "Suggested change of \($0)" },
    predicted: { "predicted: " + $0.joined(separator: ", ") },
    answer: { "\($0) \($1)" },
    unserved: { destination, rules in
      "\(destination): no change of the file helps"
        + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
    },
    needsReshaping: "The shape is not allowed. Add --crop, or --pad with a color, to change it.",
    severalFiles: "No single file serves all of these destinations, so there is one command for each group.",
    nothingToDo: { "\($0): needs no change" },
    notApplicable: { "\($0): is not for any of these destinations" },
    unreadable: { "\($0): cannot be repaired: \($1)" },
    written: { "\($0) → \($1)" },
    wouldWrite: { "\($0) → \($1) (not written)" },
    beforeAndAfter: { "\($0): before \($1), after \($2)" },
    failed: { "\($0): not repaired: \($1)" },
    exists: { "\($0) exists: remove it, name another folder, or use --force" },
    cannotWrite: { "cannot write \($0): \($1)" },
    timedOut: { "ffmpeg took longer than \(Int($0)) s: allow more time with --deadline" },
    summary: { files, written, sound, left in
      "\(files) \(files == 1 ? "file" : "files"): \(written) repaired, \(sound) without need, \(left) with problems left."
    })
}
