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
      case .rename: "corrects the extension of the name"
      case .trim: "keeps the first \(value("max")) s"
      case .dropAudioTracks: "keeps only the main audio track"
      case .transcodeVideo: "encodes the video as \(value("codec"))"
      case .scale: "scales the image to \(value("width"))×\(value("height"))"
      case .reshape:
        (value("by") == "pad" ? "adds \(value("color")) bars around the image" : "crops the image")
          + " to \(value("width"))×\(value("height"))"
      case .changeFrameRate: "sets the frame rate to \(value("frame_rate")) fps"
      case .setKeyframeInterval: "sets a key frame every \(value("max")) s"
      case .deinterlace: "deinterlaces the video"
      case .limitBitRate:
        repair.text("max", unit: .bitsPerSecond, in: language).map { "limits the video to \($0)" }
          ?? "encodes the video with \(rate("bit_rate"))"
      case .reduceFileSize: "makes a file of at most \(size("max"))"
      case .transcodeAudio: "encodes the audio as \(value("codec"))"
      case .convertImage: "converts the image to \(value("format"))"
      case .compressImage: "compresses the image again"
      case .stripPicture: "keeps only the image"
      case .fillBackground: "puts \(value("color")) behind the transparent parts"
      case .stripLocation: "removes the location"
      case .retime: "sets the times of frames for \(value("frame_rate")) fps"
      }
    },
    isLossless: "nothing is encoded again",
    encodes: "encoded again",
    suggestion: { "Suggested change of \($0)" },
    predicted: { "predicted: " + $0.joined(separator: ", ") },
    answer: { "\($0) \($1)" },
    loss: { id, count in
      func tracks(_ noun: String) -> String { "\(count ?? 1) \(noun)\(count == 1 ? "" : "s")" }
      return switch id {
      case "transparency": "transparency"
      case "audio_tracks": tracks("audio track")
      case "video_tracks": tracks("other video track")
      case "subtitles": tracks("subtitle track")
      case "data_tracks": tracks("data track")
      case "cover_pictures": tracks("cover picture")
      case "clip": "the clip after the image"
      case "content_credentials": "Content Credentials (C2PA), which any change makes invalid"
      case "dynamic_range": "high dynamic range"
      case "color_depth": "color depth above 8 bits"
      case "color_profile": "the color profile"
      case "audio_channels": "audio channels"
      case "wide_gamut": "colors outside of sRGB"
      case "print_colors": "the print colors (CMYK)"
      case "exact_colors": "the exact colors of the print profile"
      case "gain_map": "the HDR gain map"
      case "pages": "\(count ?? 1) other \(count == 1 ? "page or picture" : "pages or pictures")"
      case "auxiliary_images": "\(count ?? 1) auxiliary \(count == 1 ? "image" : "images") (depth, mattes)"
      case "ai_label": "the label that the image was made with AI"
      case "captions": "captions and texts"
      case "location": "the location"
      case "panorama": "the description of the panorama"
      case "projection": "the projection of spherical (360°) video"
      case "stereo": "stereoscopic 3D"
      case "hdr_metadata": "the metadata of the HDR display"
      case "chroma": "color resolution above 4:2:0"
      case "tags": "tags that ffmpeg does not copy"
      default: id
      }
    },
    loses: { "loses: \($0)" },
    keepsLocation: "keeps: the location, which --strip-location removes",
    impossible: { "cannot be done" + ($0.isEmpty ? "" : ": \($0)") },
    animationWouldEnd: "the animation would become a still image",
    elsewhere: "not done here: use an image editor such as GIMP or ImageMagick to convert the image to JPEG or PNG",
    otherColors: { colors in
      let cause = colors == "lab" ? "has Lab colors" : "has a high dynamic range"
      return "not done here, because the image \(cause): use an image editor such as GIMP to convert it to sRGB"
    },
    needsChoice: { choices in
      let options = choices.map { choice in
        switch choice {
        case "shape": "--crop, or --pad COLOR"
        case "background": "--background COLOR"
        default: "--trim"
        }
      }
      return "needs your choice: \(options.joined(separator: "; "))"
    },
    severalFiles: "No single file suits all of these destinations, so there is one command for each group.",
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
    killed: { "a signal (\($0)) ended ffmpeg" },
    differs: {
      "the copy differs from the original in more than was announced (\($0.joined(separator: ", "))), and was deleted"
    },
    difference: { id in
      switch id {
      case "picture": "image"
      case "frames": "number of frames"
      case "audio_tracks": "audio tracks"
      case "stereo": "stereoscopic 3D"
      case "ai_label": "AI label"
      case "undecodable": "it cannot be decoded"
      default: id
      }
    },
    secondAttempt: "the copy is worse than predicted; encoding everything again",
    tooLarge: { "cannot be done: no quality makes the file \($0) or less" },
    stripped: "the image is copied without the data after it; nothing is encoded again",
    refused: { "\($0): not repaired" },
    summary: { counts in
      let files = "\(counts.files) \(counts.files == 1 ? "file" : "files")"
      let parts = [
        "\(counts.written) \(counts.isDry ? "would be repaired" : "repaired")",
        "\(counts.sound) \(counts.sound == 1 ? "needs" : "need") no change",
        counts.unmeant == 0 ? nil : "\(counts.unmeant) for none of the destinations",
        "\(counts.left) with problems left",
      ]
      return "\(files): \(parts.compactMap { $0 }.joined(separator: ", "))."
    })
}
