/// The readers of pictures in ISO BMFF (ISO/IEC 23008-12): HEIC, AVIF and related formats, and their sequences.
extension HeaderReader {
  package static let heic = HeaderReader("heic", readHEIC)
  package static let avif = HeaderReader("avif", readAVIF)

  private static func readHEIC(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    try readHEIF(source, container: "heic")
  }

  private static func readAVIF(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    try readHEIF(source, container: "avif")
  }

  /// Largest meta box that is read: a panorama of a thousand tiles takes 100 KB.
  static let largestMeta: UInt64 = 4 << 20

  private static func readHEIF(_ source: any ByteSource, container: String) throws(ReadInterruption) -> MediaFacts {
    var walk = BoxWalk(source, isQuickTime: false, .header)
    let layout = try walk.readLayout()
    var image = ImageFacts()
    image.format = container
    (image.isAnimated, image.frameCount) = (false, 1)
    image.isMotionPhoto = layout.hasMotionPhotoClip
    var facts = MediaFacts(container: container, image: image)
    var items: ItemTable?
    if let place = layout.meta {
      guard place.length <= largestMeta else { throw .failed(ByteWindow.overBudget) }
      items = ItemTable(Fields(try source.bytes(place.body..<place.end)))
    }
    let movie = try readSequence(source, layout)
    var mayBeVideo = true
    if movie != nil, items?.describesPrimary == true { mayBeVideo = try walk.readBrands()?.hasSequences ?? false }
    let sequence = movie.flatMap { sequenceTrack($0, mayBeVideo: mayBeVideo) }

    if let items, sequence == nil || items.describesPrimary {
      do {
        try describe(&facts, items, source)
        if facts.problems.isEmpty, layout.cut == nil {
          if let problem = items.problemOfMissingData {
            facts.problems.append(problem)
          } else if let problem = try items.problemOfPicture(in: source) {
            facts.problems.append(problem)
          }
        }
      } catch .failed(let error) where error.code == .corrupt && layout.meta?.isCut == true {
        throw .truncated(.itsIndex, .text("meta"))
      }
    } else if let movie, let sequence {
      // A sequence need not have a primary picture.
      guard let entry = movie.tracks[sequence].boxes.description, entry.width > 0, entry.height > 0 else {
        throw .corrupt(.sequenceWithoutSize)
      }
      facts.image?.setStoredSize(entry.width, entry.height)
      facts.image?.bitDepth = entry.video?.bitDepth
    } else if let cut = layout.cut, ["ftyp", "meta", "moov"].contains(cut.type) {
      throw .truncated(.itsIndex, .text("\(cut.type)"))
    } else {
      throw .corrupt(.noItemsOrSequence)
    }

    if let movie, let sequence, case let count = movie.tracks[sequence].boxes.samples.count, count > 0 {
      facts.image?.isAnimated = count > 1
      facts.image?.frameCount = Int64(clamping: count)
      if count > 1 { facts.setAnimationTime(movie.timings[sequence].presentation ?? 0) }
    }
    facts.problems += walk.problems
    note(&facts, layout)
    return facts
  }

  /// Returns the movie of a file with sequences; nil if it is damaged but there is an item table.
  private static func readSequence(_ source: any ByteSource, _ layout: FileLayout) throws(ReadInterruption) -> Movie? {
    guard let box = layout.movie, !box.isCut else { return nil }
    do {
      return try Movie(source, isQuickTime: false, .header)
    } catch {
      if case .failed = error, layout.meta != nil { return nil }
      throw error
    }
  }

  private static func note(_ facts: inout MediaFacts, _ layout: FileLayout) {
    if let cut = layout.cut {
      let known: [FourCC] = ["mdat", "meta", "moov", "idat", "free"]
      facts.problems.append(
        known.contains(cut.type)
          ? Problem(.truncated, .endsWithin, .term(.itsBox, .text("\(cut.type)")))
          : Problem(.trailingData, .noBoxAtEnd))
    }
  }

  /// Returns the track of a sequence (ISO/IEC 23008-12, 7.2); auxiliary tracks contain alpha or depth. Some writers label
  /// sequences as video. A video track in a file of a single picture is an appended clip.
  private static func sequenceTrack(_ movie: Movie, mayBeVideo: Bool) -> Int? {
    let shown = movie.tracks.indices.filter {
      movie.tracks[$0].boxes.handler == "pict" || movie.tracks[$0].boxes.handler == "vide" && mayBeVideo
    }
    return shown.first { movie.tracks[$0].boxes.isEnabled && movie.tracks[$0].boxes.samples.count > 0 } ?? shown.first
  }

  private static func describe(
    _ facts: inout MediaFacts, _ items: ItemTable, _ source: any ByteSource
  ) throws(ReadInterruption) {
    guard let primary = items.primary ?? items.types.keys.min() else {
      throw .corrupt(.noPrimaryPicture)
    }
    var picture = ItemPicture(items.properties(of: primary))
    guard let size = picture.size else {
      throw .corrupt(.primaryPictureWithoutSize)
    }
    var image = facts.image ?? ImageFacts()
    image.setStoredSize(size.width, size.height)
    (image.width, image.height) = (picture.shown.width, picture.shown.height)
    (image.rotation, image.isMirrored) = (picture.rotation, picture.mirrored)

    // A derived picture (6.6.2: grid, overlay, identity) can leave the codec to its parts.
    let parts = items.items(from: primary, by: "dimg")
    let lacksColors = picture.codes == nil && !picture.hasProfile
    if let part = parts.first, lacksColors || picture.bitDepth == nil || picture.isMonochrome == nil {
      let tile = ItemPicture(items.properties(of: part))
      picture.bitDepth = picture.bitDepth ?? tile.bitDepth
      picture.isMonochrome = picture.isMonochrome ?? tile.isMonochrome
      // The colors of the picture itself precede those of its tiles.
      if lacksColors { picture.takeColors(of: tile) }
    }
    image.bitDepth = picture.bitDepth
    // Each tile may have its own alpha; then all have it.
    image.hasAlpha = [primary, parts.first].compactMap { $0 }.contains { picture in
      items.items(to: picture, by: "auxl").contains { items.isAlpha($0) }
    }
    // H.273, table 4: matrix 0 means RGB without conversion.
    if case .codes(_, _, 0, _) = picture.codes {
      image.colorType = image.hasAlpha == true ? .rgba : .rgb
    } else if let gray = picture.isMonochrome {
      image.colorType = gray ? (image.hasAlpha == true ? .grayAlpha : .gray) : .ycbcr
    }
    facts.image = image
    if case .codes(let primaries, let transfer, _, _) = picture.codes {
      facts.statedColors = StatedColors(.nclx, primaries: primaries, transfer: transfer)
    }
    if picture.hasProfile {
      if picture.profile == nil { facts.image?.iccProfile = "" }
      facts.take(picture.profile)
    } else if facts.statedColors?.space == nil, let colors = try items.exif(in: source)?.colors {
      facts.statedColors = colors
    }
    // ISO/IEC 23008-12, 6.5.5.1: a profile describes the colors, and the code points beside it the matrix and the range.
    if case .codes(_, _, let matrix, let isFullRange) = picture.codes {
      facts.statedColors?.add(matrix: matrix, isFullRange: isFullRange)
    }
    if picture.hasBadAperture {
      facts.problems.append(Problem(.corrupt, .cleanApertureOutside))
    }
    let farthest = ([primary] + parts).compactMap { items.extents[$0] }.max()
    if let farthest, let fileSize = source.size, farthest > fileSize {
      facts.problems.append(Problem(.truncated, .endsBeforePicture))
    }
  }
}

/// Most bytes of Exif data, which a JPEG holds in one segment.
private let mostExif: UInt64 = 1 << 16

extension ItemTable {
  /// Returns the Exif data of the file (ISO/IEC 23008-12, annex A.2.1). Nil for a file without them.
  fileprivate func exif(in source: any ByteSource) throws(ReadInterruption) -> Exif? {
    guard let item = types.filter({ $0.value == "Exif" }).keys.min(), let pieces = pieces[item],
      let range = pieces.ranges.first, range.upperBound - range.lowerBound <= mostExif
    else { return nil }
    var window = ByteWindow(source)
    let content =
      pieces.areInMeta
      ? Int64(exactly: range.lowerBound).flatMap { data?.part($0, Int64(range.count)) }
      : try window.fields(range.lowerBound, range.count)
    // The first four bytes are the offset of the TIFF header.
    guard let content, let offset = content.u32(0) else { return nil }
    return content.part(4 + offset).flatMap { Exif($0.bytes) }
  }
}

extension BoxWalk {
  /// Returns the brands of the file type box at the start; nil if the file begins with another box.
  fileprivate mutating func readBrands() throws(ReadInterruption) -> FileTypeBrands? {
    var position: UInt64 = 0
    guard let box = try next(&position, window.size ?? .max), box.type == "ftyp",
      let content = try window.fields(box.start, Int(min(box.length, 256)))
    else { return nil }
    return FileTypeBrands(head: content, boxSize: Int64(content.count))
  }
}

/// A picture described by its item properties (ISO/IEC 23008-12, 6.5), with transformations applied in order.
struct ItemPicture {
  private(set) var size: PixelSize?
  /// Display size: clean aperture, rotation and mirroring applied.
  private(set) var shown = PixelSize(width: 0, height: 0)
  /// Clockwise rotation in degrees, applied after mirroring.
  private(set) var rotation = 0
  private(set) var mirrored = false
  private(set) var hasBadAperture = false
  var bitDepth: Int?
  var isMonochrome: Bool?
  /// Code points and a profile may both be present (ISO/IEC 23008-12, 6.5.5.1).
  private(set) var codes: ColorInformation?
  private(set) var profile: ICCProfile?
  private(set) var hasProfile = false

  init(_ properties: [BoxContent]) {
    // 6.5.3: the size applies first, wherever it is in the list.
    if let extents = properties.first("ispe"), let width = extents.u32(4), let height = extents.u32(8) {
      let stated = PixelSize(width: Int(clamping: width), height: Int(clamping: height))
      size = stated
      shown = stated
    }
    for property in properties { read(property) }
  }

  mutating func takeColors(of other: ItemPicture) {
    (codes, profile, hasProfile) = (other.codes, other.profile, other.hasProfile)
  }

  private mutating func read(_ property: BoxContent) {
    let content = property.content
    switch property.type {
    case "clap":
      guard let part = CleanAperture(content)?.size, part.width <= shown.width, part.height <= shown.height else {
        hasBadAperture = true
        return
      }
      shown = part
    case "irot":
      // 6.5.10: counterclockwise quarter turns.
      let turns = (content.u8(0) ?? 0) & 3
      rotation = (rotation + 360 - 90 * turns) % 360
      if turns % 2 == 1 { shown = PixelSize(width: shown.height, height: shown.width) }
    case "imir":
      // 6.5.12: axis 0 exchanges top and bottom, 1 left and right. Mirroring after a rotation equals mirroring before
      // the opposite rotation. Top to bottom equals left to right plus half a turn.
      let exchangesTopAndBottom = (content.u8(0) ?? 0) & 1 == 0
      rotation = (360 - rotation + (exchangesTopAndBottom ? 180 : 0)) % 360
      mirrored.toggle()
    case "pixi":
      // 6.5.6: the number of channels, then the bits of each.
      bitDepth = content.u8(5) ?? bitDepth
      isMonochrome = isMonochrome ?? (content.u8(4) == 1)
    case "av1C":
      // AV1-ISOBMFF 2.3.3: the third byte has high_bitdepth, twelve_bit and monochrome.
      guard let bits = content.u8(2) else { return }
      bitDepth = bitDepth ?? (bits & 0x40 == 0 ? 8 : bits & 0x20 == 0 ? 10 : 12)
      isMonochrome = bits & 0x10 != 0
    case "hvcC":
      // ISO/IEC 14496-15, 8.3.3.1.2: chroma format in byte 16, luma bit depth minus 8 in byte 17.
      guard let chroma = content.u8(16), let depth = content.u8(17) else { return }
      bitDepth = bitDepth ?? (depth & 7) + 8
      isMonochrome = chroma & 3 == 0
    case "colr":
      switch ColorInformation(content) {
      case .profile(let stated):
        profile = profile ?? stated
        hasProfile = true
      case let stated: codes = codes ?? stated
      }
    default: break
    }
  }
}
