/// Reads one format by its own bytes, without any library.
public struct HeaderReader: Sendable {
  /// A name of `MediaFormat.all`.
  public let container: String
  private let body: @Sendable (any ByteSource) throws(Halt) -> MediaFacts

  init(_ container: String, _ body: @escaping @Sendable (any ByteSource) throws(Halt) -> MediaFacts) {
    (self.container, self.body) = (container, body)
  }

  /// Facts as far as the format is sure of them; what it is not sure of is named in their `unknown`. At most
  /// `ReadBudget.header` is read.
  public func read(_ source: any ByteSource) throws(Halt) -> MediaFacts {
    try read(within: MeteredSource(source, budget: .header))
  }

  /// The same for a source that has the budget already.
  func read(within source: MeteredSource) throws(Halt) -> MediaFacts {
    var facts = try body(source)
    try facts.checkPictureSize()
    facts.dropImplausible()
    return facts
  }

  /// The readers that there are; a format without one climbs a tier.
  public static let all: [HeaderReader] = [
    .mp4, .mov, .m4a, .threeGP, .matroska, .webm, .avi, .wav, .flac, .mp3, .ogg, .png, .jpeg, .gif, .webp, .heic, .avif,
    .bmp, .tiff, .jxl, .jp2, .psd, .dds, .ico,
    .icns,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.container, $0) })

  /// The reader of a format; nil when there is none.
  public static func named(_ container: String) -> HeaderReader? { byName[container] }
}

extension ReadError {
  /// The file ends before `part` does.
  static func truncated(_ part: String) -> ReadError {
    ReadError(.truncated, "the file ends within \(part): fetch it again")
  }
}

extension Halt {
  /// The file ends before `part` does.
  static func truncated(_ part: String) -> Halt {
    .failed(.truncated(part))
  }

  /// More tracks than are read of a format.
  static func tooManyTracks(_ found: Int, most: Int) -> Halt {
    .failed(
      ReadError(.tooManyTracks, "found \(found) tracks, at most \(most) are read: keep those that are played"))
  }

  /// What the file says cannot be.
  static func corrupt(_ found: String) -> Halt { .failed(ReadError(.corrupt, found)) }
}

/// The largest picture that is taken seriously, in pixels: 2^30, or 32768 × 32768, where libheif draws the line too. Scans and
/// panoramas of a few hundred megapixels are real; what says more is made to exhaust whoever believes it.
public let largestPicture: Int64 = 1 << 30

/// The largest picture that is decoded, in pixels: 2^28, at which it takes a gigabyte; the largest camera sensor of 2026 gives
/// 151 million.
public let largestDecodedPicture: Int64 = 1 << 28

/// The longest side in pixels that a picture is believed to have. Decoders draw the line there (libpng's default), and
/// scans and panoramas stay far below it.
private let longestSide = 1_000_000

extension ImageFacts {
  /// Takes over a size as stored. Without orientation it is also the size as shown.
  public mutating func setStoredSize(_ width: Int, _ height: Int) {
    (storedWidth, storedHeight) = (width, height)
    (self.width, self.height) = (width, height)
    (rotation, mirrored) = (0, false)
  }
}

extension MediaFacts {
  /// Notes what stands behind the end that a format states of itself; nil where it states none, or has no known size.
  mutating func noteTrailingData(end: UInt64?, size: UInt64?) {
    guard let end, let size, size > end else { return }
    problems.append(
      Problem(.trailingData, "\(size - end) bytes stand behind the end that the \(container ?? "file") states"))
  }

  /// Notes that the file ends before its image data does.
  ///
  /// - Parameters:
  ///   - end: Where the data ends by what the file states.
  ///   - size: The size of the file; nil as long as it is not known.
  mutating func noteCutPicture(end: UInt64, size: UInt64?) {
    guard let size, end > size else { return }
    problems.append(Problem(.truncated, "the file ends within its image data: fetch it again"))
  }

  /// Takes over the time of all frames of an animation, in seconds. None at all means that every player takes its own.
  public mutating func setAnimationTime(_ seconds: Double) {
    duration = seconds > 0 ? seconds : nil
    if duration == nil { unknown[.duration] = .init("no frame states how long it is shown: players choose") }
  }

  /// Judges the size of a picture that was read: one that no picture has is removed, with a problem in its place.
  ///
  /// Throws `too_large` for what is a size, and more than any decoder should be asked to hold.
  public mutating func checkPictureSize() throws(Halt) {
    guard let width = image?.storedWidth, let height = image?.storedHeight else { return }
    guard width > 0, height > 0 else {
      problems.append(
        Problem(.impossibleSize, "the picture is declared as \(width) × \(height) pixels: export it again"))
      image?.storedWidth = nil
      image?.storedHeight = nil
      image?.width = nil
      image?.height = nil
      for fact in [Fact.imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight] {
        unknown[fact] = .init("the declared size is impossible")
      }
      return
    }
    let (area, overflow) = Int64(width).multipliedReportingOverflow(by: Int64(height))
    guard width <= longestSide, height <= longestSide, !overflow, area <= largestPicture else {
      throw .failed(
        ReadError(
          .tooLarge, "the picture is declared as \(width) × \(height) pixels, at most \(largestPicture) are read"))
    }
  }
}

extension MediaFacts {
  /// Facts of a picture in a container of its own.
  public init(container: String, image: ImageFacts) {
    self.init()
    self.container = container
    kind = .image
    self.image = image
  }
}
