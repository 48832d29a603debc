/// The reader of TIFF 6.0 and BigTIFF. It reads the first directory with the picture at full size.
extension HeaderReader {
  package static let tiff = HeaderReader("tiff", readTIFF)

  private static func readTIFF(_ source: any ByteSource) throws(ReadInterruption) -> MediaFacts {
    var window = ByteWindow(source)
    let header = try TIFFHeader(&window)
    let first = try TIFFDirectory(&window, header, at: header.firstDirectory)
    let main = try fullSize(first, &window, header)
    guard !main.isCut else { throw .truncated(.aTIFFDirectory) }
    guard let width = main.number(.width), let height = main.number(.height) else {
      throw .corrupt(.tiffWithoutSize)
    }
    var image = ImageFacts()
    image.format = "tiff"
    image.setStoredSize(width, height)
    image.bitDepth = main.number(.bitsPerSample) ?? 1
    let samples = main.number(.samplesPerPixel) ?? 1
    // Section 18, ExtraSamples: 1 and 2 are alpha.
    let alpha = main.numbers[.extraSamples]?.contains { $0 == 1 || $0 == 2 } ?? false
    image.hasAlpha = alpha
    // Section 8 and others: PhotometricInterpretation.
    switch main.number(.photometric) {
    case 0, 1:
      image.colorType = image.bitDepth == 1 && samples == 1 ? .bilevel : alpha ? .grayAlpha : .gray
    case 2: image.colorType = alpha ? .rgba : .rgb
    case 3: image.colorType = .palette
    case 5: image.colorType = .cmyk
    case 6: image.colorType = .ycbcr
    case 8, 9, 10: image.colorType = .lab
    default: break
    }
    (image.isAnimated, image.frameCount) = (false, 1)
    image.density = main.density(header.order)
    var profile: ICCProfile?
    if let (offset, count) = main.profile ?? first.profile {
      profile = try ICCProfile(&window, at: offset, Int64(count))
    }
    if let size = try rawSize(first, &window, header) {
      image.setStoredSize(size.width, size.height)
      (image.bitDepth, image.colorType) = (nil, nil)
    }
    // A camera raw file states the orientation only in its first directory.
    if let orientation = main.number(.orientation) ?? first.number(.orientation) {
      image.apply(orientation: orientation)
    }
    let raw = try CameraRaw(first, main, &window, header)
    if let raw { image.format = raw.name }
    var facts = MediaFacts(container: "tiff", image: image)
    // The raw data of a camera have its own colors.
    if raw == nil, image.colorType != .cmyk, image.colorType != .lab, let place = main.numbers[.exif]?.first {
      facts.statedColors = try exifColors(&window, header, at: place)
    }
    facts.take(profile)
    if image.bitDepth == nil {
      for fact in [Fact.imageBitDepth, .imageColorType] {
        facts.unknown[fact] = .init(.cameraRawNotRead)
      }
    } else if image.colorType == nil {
      facts.unknown[.imageColorType] = .init(
        .unknownPhotometric, .text(main.number(.photometric).map(String.init) ?? "missing"))
    }
    if let end = main.pictureEnd { facts.noteCutPicture(end: end, size: window.size) }
    if facts.problems.isEmpty, let size = window.size, try hasCutPage(after: first, &window, header, size) {
      facts.problems.append(Problem(.truncated, .endsWithin, .term(.itsImageData)))
    }
    // Cameras compress raw data in ways of their own.
    if raw == nil, facts.problems.isEmpty, let problem = try main.problem(in: source, first: first) {
      facts.problems.append(problem)
    }
    return facts
  }

  /// Returns the size of the raw picture in Canon's CR2, recognized by two letters after the header. Its first
  /// directory is a preview without a mark.
  private static func rawSize(
    _ first: TIFFDirectory, _ window: inout ByteWindow, _ header: TIFFHeader
  ) throws(ReadInterruption) -> (width: Int, height: Int)? {
    guard let place = first.numbers[.exif]?.first, try window.fields(8, 2)?.has("CR", at: 0) == true else { return nil }
    let exif = try TIFFDirectory(&window, header, at: place)
    guard let width = exif.number(.pixelWidth), let height = exif.number(.pixelHeight) else { return nil }
    return (width, height)
  }

  /// Returns the colors that an Exif directory states (Exif 2.32, 4.6.5; DCF 2.0, 5.2.2).
  private static func exifColors(
    _ window: inout ByteWindow, _ header: TIFFHeader, at place: UInt64
  ) throws(ReadInterruption) -> StatedColors? {
    do {
      let exif = try TIFFDirectory(&window, header, at: place)
      // The index is the first entry of its directory, and its text is the value.
      let (start, count) = header.isBig ? (20, 8) : (10, 4)
      var mark: Fields?
      if let place = exif.numbers[.interoperability]?.first {
        mark = try window.fields(place.saturatingSum(UInt64(start)), count)
      }
      return .ofExif(space: exif.number(.colorSpace), isMarked: mark?.has("R03", at: 0) == true)
    } catch .failed {
      // A picture can be shown without its Exif data.
      return nil
    }
  }

  /// Returns true if one of the next pages is not all there.
  private static func hasCutPage(
    after first: TIFFDirectory, _ window: inout ByteWindow, _ header: TIFFHeader, _ size: UInt64
  ) throws(ReadInterruption) -> Bool {
    var next = first.next
    for _ in 0..<mostFollowing {
      guard let offset = next else { return false }
      guard offset < size else { return true }
      let page = try TIFFDirectory(&window, header, at: offset)
      if page.isCut || page.pictureEnd ?? 0 > size { return true }
      next = page.next
    }
    return false
  }

  /// Returns the directory with the full-size picture. A first directory marked as a thumbnail (NewSubfileType, bit 0)
  /// refers to it through SubIFDs, as in DNG (1.6, "NewSubFileType"), or precedes it.
  private static func fullSize(
    _ first: TIFFDirectory, _ window: inout ByteWindow, _ header: TIFFHeader
  ) throws(ReadInterruption) -> TIFFDirectory {
    guard let type = first.number(.newSubfileType), type & 1 == 1 else { return first }
    for offset in first.numbers[.subDirectories] ?? [] {
      let child = try TIFFDirectory(&window, header, at: offset)
      if child.isFullSize { return child }
    }
    var next = first.next
    for _ in 0..<mostFollowing {
      guard let offset = next else { break }
      let following = try TIFFDirectory(&window, header, at: offset)
      if following.isFullSize { return following }
      next = following.next
    }
    return first
  }
}

/// Largest number of directories after a thumbnail that are searched for the picture.
private let mostFollowing = 4

extension TIFFDirectory {
  fileprivate var isFullSize: Bool { number(.newSubfileType) ?? 0 == 0 && number(.width) != nil }
}
