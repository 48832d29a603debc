import MediaProbe

/// A part of the original that a repaired copy lacks. It is announced before the copy is written.
public enum Loss: Sendable, Equatable {
  case transparency
  /// Audio tracks besides those that are kept.
  case audioTracks(Int)
  /// Video tracks besides the main one.
  case videoTracks(Int)
  case subtitles(Int)
  /// Tracks of data, such as time codes and the telemetry of a camera.
  case dataTracks(Int)
  case coverPictures(Int)
  /// The video clip or the images that follow the image in its file.
  case clip
  /// A signed history of the file (C2PA), which any change makes invalid.
  case contentCredentials
  /// A high dynamic range.
  case dynamicRange
  /// More than 8 bits per component.
  case colorDepth
  case colorProfile
  /// The colors outside of sRGB.
  case wideGamut
  /// The separation of a picture for print into inks.
  case printColors
  /// The exact colors of a picture for print, whose profile is not followed.
  case exactColors
  /// The gain map for HDR displays.
  case gainMap
  /// Pages of a TIFF, or further pictures of a file.
  case pages(Int)
  /// Pictures that are not shown themselves, such as maps of depth.
  case auxiliaryImages(Int)
  /// The label that says that a model made the file (IPTC Digital Source Type).
  case labelOfAI
  /// Captions and texts that the new format cannot hold.
  case captions
  /// The place at which the picture was taken.
  case location
  /// The description of a panorama.
  case panorama
  /// The audio channels that are not kept.
  case audioChannels
  /// The projection of spherical video.
  case projection
  /// The description or the layer of the second view of stereoscopic video.
  case stereo
  /// The description of the mastering display, and the layer of Dolby Vision.
  case hdrMetadata
  /// More chroma samples than one for four pixels.
  case chroma
  /// Tags that FFmpeg does not copy.
  case tags

  /// The word in records.
  public var id: String {
    switch self {
    case .transparency: "transparency"
    case .audioTracks: "audio_tracks"
    case .videoTracks: "video_tracks"
    case .subtitles: "subtitles"
    case .dataTracks: "data_tracks"
    case .coverPictures: "cover_pictures"
    case .clip: "clip"
    case .contentCredentials: "content_credentials"
    case .dynamicRange: "dynamic_range"
    case .colorDepth: "color_depth"
    case .colorProfile: "color_profile"
    case .wideGamut: "wide_gamut"
    case .printColors: "print_colors"
    case .exactColors: "exact_colors"
    case .gainMap: "gain_map"
    case .pages: "pages"
    case .auxiliaryImages: "auxiliary_images"
    case .labelOfAI: "ai_label"
    case .captions: "captions"
    case .location: "location"
    case .panorama: "panorama"
    case .audioChannels: "audio_channels"
    case .projection: "projection"
    case .stereo: "stereo"
    case .hdrMetadata: "hdr_metadata"
    case .chroma: "chroma"
    case .tags: "tags"
    }
  }

  /// The number of tracks; nil for losses without a count.
  public var count: Int? {
    switch self {
    case .audioTracks(let count), .videoTracks(let count), .subtitles(let count), .dataTracks(let count),
      .coverPictures(let count), .pages(let count), .auxiliaryImages(let count):
      count
    default: nil
    }
  }
}

extension Edit {
  /// Returns the parts of the original that the copy lacks, except those that the repairs themselves name.
  func losses(of facts: MediaFacts) -> [Loss] { kind == .image ? imageLosses(facts) : trackLosses(facts) }

  private func trackLosses(_ facts: MediaFacts) -> [Loss] {
    let kept = Set(keptStreams(facts).map { $0.index })
    let left = facts.streams.filter { !kept.contains($0.index) }
    var losses: [Loss] = []
    func add(_ count: Int, _ loss: (Int) -> Loss) { if count > 0 { losses.append(loss(count)) } }
    add(left.count { $0.type == .video && !$0.isAttachedPicture }) { .videoTracks($0) }
    add(left.count { $0.type == .audio && $0.duration != 0 }) { .audioTracks($0) }
    add(left.count { $0.type == .subtitle }) { .subtitles($0) }
    // Chapters are copied, and ffmpeg writes a new track for them.
    add(left.count { [.data, .attachment].contains($0.type) && $0.codec != "bin_data" }) { .dataTracks($0) }
    add(left.count { $0.type == .video && $0.isAttachedPicture }) { .coverPictures($0) }
    losses += partLosses(facts)
    if mapsTones { losses.append(.dynamicRange) }
    if video.isEncoded, let chroma = facts.video?.chromaSubsampling, !["4:2:0", "4:0:0"].contains(chroma) {
      losses.append(.chroma)
    }
    if video.isEncoded, !mapsTones, facts.video?.hdr == nil || facts.video?.hdr == .sdr,
      let depth = facts.video?.bitDepth, depth > 8
    {
      losses.append(.colorDepth)
    }
    if let channels, let before = facts.audio?.channels, channels < before { losses.append(.audioChannels) }
    return losses
  }

  private func imageLosses(_ facts: MediaFacts) -> [Loss] {
    guard let image = facts.image else { return [] }
    var losses: [Loss] = []
    if stripsPicture || video.isEncoded {
      if image.isMotionPhoto == true { losses.append(.clip) }
      if let account {
        if account.hasGainMap { losses.append(.gainMap) }
        if account.otherPages > 0 { losses.append(.pages(account.otherPages)) }
        if account.auxiliaryImages > 0 { losses.append(.auxiliaryImages(account.auxiliaryImages)) }
      }
    }
    // Any change makes a signed history invalid.
    let isSameFile = !video.isEncoded && !stripsPicture && !stripsLocation
    if account?.hasContentCredentials == true, !isSameFile { losses.append(.contentCredentials) }
    guard video.isEncoded else { return losses }
    if image.hasAlpha == true, !keepsAlpha(image), !dropsOpaqueAlpha { losses.append(.transparency) }
    if account?.hasTones != true, let depth = image.bitDepth, depth > 8 { losses.append(.colorDepth) }
    guard let account else {
      if image.iccProfile != nil, !keepsProfile(image) { losses.append(.colorProfile) }
      return losses
    }
    if account.hasTones {
      losses.append(.dynamicRange)
    } else if account.profile != nil, !keepsProfile(image) {
      losses.append(convertsColors ? .wideGamut : .colorProfile)
    }
    if account.isForPrint { losses.append(.printColors) }
    if account.changesColors { losses.append(.exactColors) }
    if account.hasProjection, !keepsProjection { losses.append(.panorama) }
    let isGIF = container == "gif"
    if account.isMadeByAI, isGIF { losses.append(.labelOfAI) }
    let lacksTexts = account.formatOfTexts.map { $0 != container } ?? false
    let lacksXMP = account.sizeOfXMP > (isGIF ? 0 : container == "jpeg" ? PictureAccount.largestXMP : .max)
    if lacksTexts || lacksXMP { losses.append(.captions) }
    if account.hasLocation, isGIF, !stripsLocation { losses.append(.location) }
    return losses
  }

  /// Returns true if the copy still says where the original was recorded.
  func keepsLocation(of facts: MediaFacts) -> Bool {
    guard kind == .image else { return keptParts(facts).contains(.location) }
    return account?.hasLocation == true && !stripsLocation && !(video.isEncoded && container == "gif")
  }
}
