import MediaProbe

extension FactSheetWords {
  static let english = FactSheetWords(
    section: { section in
      switch section {
      case .file: "file"
      case .video: "video"
      case .audio: "audio"
      case .picture: "picture"
      case .content: "content"
      case .track: "tracks"
      case .unknown: "unknown"
      }
    },
    isFastStart: { $0 ? "index at the front" : "index at the end" },
    fragmented: "fragmented",
    editList: "edit list",
    encrypted: "encrypted",
    otherExtension: "the name is that of another format",
    level: { "level \($0)" },
    storedAs: { "stored as \($0)" },
    turned: { "turned by \($0)°" },
    mirrored: "mirrored",
    framesPerSecond: { $0 + " fps" + ($1 ? ", variable" : "") },
    frames: { "\($0) \($0 == 1 ? "frame" : "frames")" },
    bits: { "\($0) bit" },
    isInterlaced: { $0 ? "interlaced" : "progressive" },
    keyFrames: { "key frames at most \($0) apart" },
    isClosedGOP: { $0 ? "closed GOP" : "open GOP" },
    channels: { count, layout in
      "\(count) \(count == 1 ? "channel" : "channels")" + (layout.map { " (\($0))" } ?? "")
    },
    alpha: "transparency",
    animated: "animated",
    progressive: "progressive",
    motionPhoto: "motion photo",
    colorProfile: { "color profile \($0)" },
    orientation: { "EXIF orientation \($0)" },
    defaultTrack: "default",
    attachedPicture: "cover art",
    trackKind: { $0.rawValue })
}
