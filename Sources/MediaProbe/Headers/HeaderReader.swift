/// A reader of one format that uses no library.
package struct HeaderReader: Sendable {
  /// The name of the format in `MediaFormat.all`.
  package let container: String
  private let body: @Sendable (MeteredSource) throws(ReadInterruption) -> MediaFacts

  init(_ container: String, _ body: @escaping @Sendable (MeteredSource) throws(ReadInterruption) -> MediaFacts) {
    (self.container, self.body) = (container, body)
  }

  /// Returns the facts that the format states reliably; the other facts are in `unknown` with a reason. It reads at most the
  /// budget of the reach.
  package func read(
    _ source: any ByteSource, reach: HeaderReach = .description
  ) throws(ReadInterruption) -> MediaFacts {
    try read(within: MeteredSource(source, budget: reach.budget, reach: reach))
  }

  /// Reads from a source that has the budget already.
  package func read(within source: MeteredSource) throws(ReadInterruption) -> MediaFacts {
    var facts = try body(source)
    try facts.checkPictureSize()
    facts.dropImplausible()
    facts.noteEncryption()
    return facts
  }

  /// All readers, in the order of `MediaFormat.all`.
  package static let all: [HeaderReader] = MediaFormat.all.compactMap { $0.reader }

  /// Returns the reader of a format; nil if the format has no reader.
  package static func named(_ container: String) -> HeaderReader? { MediaFormat.named(container)?.reader }
}

extension ReadError {
  /// Returns the error of a file that ends within `part`.
  static func truncated(_ part: Message.ID, _ arguments: Message.Argument...) -> ReadError {
    ReadError(.truncated, .endsWithin, .message(Message(part, arguments: arguments)))
  }
}

extension ReadInterruption {
  /// Returns the error of a file that ends within `part`.
  static func truncated(_ part: Message.ID, _ arguments: Message.Argument...) -> ReadInterruption {
    .failed(ReadError(.truncated, .endsWithin, .message(Message(part, arguments: arguments))))
  }

  /// Returns the error of a file with more tracks than are read in its format.
  static func tooManyTracks(_ found: Int, most: Int) -> ReadInterruption {
    .failed(ReadError(.tooManyTracks, .tooManyTracksToKeep, .int(found), .int(most)))
  }

  /// Returns the error of a file that contradicts its format.
  static func corrupt(_ found: Message.ID, _ arguments: Message.Argument...) -> ReadInterruption {
    .failed(ReadError(.corrupt, Message(found, arguments: arguments)))
  }
}

/// Largest picture that is read, in pixels: 2^30, or 32768 × 32768, which is also the limit of libheif. Scans and
/// panoramas of a few hundred megapixels exist; a larger size is meant to exhaust memory.
package let largestPicture: Int64 = 1 << 30

/// Largest picture that is decoded, in pixels: 2^28, which takes a gigabyte. The largest camera sensor of 2026 has 151
/// million pixels.
package let largestDecodedPicture: Int64 = 1 << 28

/// Longest side of a picture in pixels. It is the default limit of libpng; scans and panoramas stay far below it.
private let longestSide = 1_000_000

extension ImageFacts {
  /// Sets the stored size. Without an orientation it is also the display size.
  package mutating func setStoredSize(_ width: Int, _ height: Int) {
    (storedWidth, storedHeight) = (width, height)
    (self.width, self.height) = (width, height)
    (rotation, isMirrored) = (0, false)
  }

  /// Sets the stored size that a file declares.
  mutating func setStoredSize(_ width: Int64, _ height: Int64) {
    setStoredSize(Int(clamping: width), Int(clamping: height))
  }
}

extension MediaFacts {
  /// Adds a problem if the media is encrypted and has none yet. A document can be encrypted only against changes.
  package mutating func noteEncryption() {
    guard isEncrypted == true, !hasDocumentParts, !problems.contains(where: { $0.code == .encrypted }) else { return }
    problems.append(Problem(.encrypted, .encryptedMedia))
  }

  /// Adds a problem if the file has bytes after its declared end; does nothing if the end or the size is nil.
  mutating func noteTrailingData(end: UInt64?, size: UInt64?) {
    guard let end, let size, size > end else { return }
    problems.append(Problem(.trailingData, .bytesAfterEnd, .int(size - end), .text(container ?? "file")))
  }

  /// Adds a problem if the file ends before its image data does.
  ///
  /// - Parameters:
  ///   - end: End of the image data according to the file.
  ///   - size: Size of the file; nil until it is known.
  mutating func noteCutPicture(end: UInt64, size: UInt64?) {
    guard let size, end > size else { return }
    problems.append(Problem(.truncated, .endsWithin, .term(.itsImageData)))
  }

  /// Sets the duration of all frames of an animation in seconds. 0 means that players choose the delays.
  package mutating func setAnimationTime(_ seconds: Double) {
    duration = seconds > 0 ? seconds : nil
    if let duration, let frames = image?.frameCount {
      // Delays are whole numbers, of which a sum of fractions is not exact.
      let millionths = (Double(frames) / duration * 1_000_000).rounded()
      image?.frameRate = millionths > 0 ? millionths / 1_000_000 : nil
    } else {
      for fact in [Fact.duration, .imageFrameRate] where value(of: fact) == nil {
        unknown[fact] = .init(.noFrameDuration)
      }
    }
  }

  /// Checks the size of a picture. An impossible size is removed and becomes a problem.
  ///
  /// Throws `too_large` for a valid size that is too large for any decoder.
  package mutating func checkPictureSize() throws(ReadInterruption) {
    guard let width = image?.storedWidth, let height = image?.storedHeight else { return }
    guard width > 0, height > 0 else {
      problems.append(Problem(.impossibleSize, .impossiblePictureSize, .int(width), .int(height)))
      image?.storedWidth = nil
      image?.storedHeight = nil
      image?.width = nil
      image?.height = nil
      for fact in [Fact.imageWidth, .imageHeight, .imageStoredWidth, .imageStoredHeight] {
        unknown[fact] = .init(.impossibleSize)
      }
      return
    }
    let (area, overflow) = Int64(width).multipliedReportingOverflow(by: Int64(height))
    guard width <= longestSide, height <= longestSide, !overflow, area <= largestPicture else {
      throw .failed(ReadError(.tooLarge, .pictureTooLarge, .int(width), .int(height), .int(largestPicture)))
    }
  }
}

extension MediaFacts {
  /// Creates the facts of a picture in its own container.
  package init(container: String, image: ImageFacts) {
    self.init()
    self.container = container
    kind = .image
    self.image = image
  }
}
