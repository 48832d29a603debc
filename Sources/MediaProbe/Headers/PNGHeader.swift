/// The fields of the header of a PNG (PNG 3rd edition, 11.2.1), and the chunk of transparent colors.
package struct PNGHeader: Sendable {
  package let width: Int
  package let height: Int
  package let bitDepth: Int
  package let colorType: Int
  package let isInterlaced: Bool
  /// True if a tRNS chunk that fits the color type precedes the image data.
  package var hasTransparency: Bool

  package init(
    width: Int, height: Int, bitDepth: Int, colorType: Int, isInterlaced: Bool, hasTransparency: Bool = false
  ) {
    (self.width, self.height) = (width, height)
    (self.bitDepth, self.colorType) = (bitDepth, colorType)
    (self.isInterlaced, self.hasTransparency) = (isInterlaced, hasTransparency)
  }

  /// True if the color type allows the bit depth (table 12). A damaged header may declare a depth that PNG does not have.
  package var isDepthAllowed: Bool {
    switch colorType {
    case 0: [1, 2, 4, 8, 16].contains(bitDepth)
    case 2, 4, 6: bitDepth == 8 || bitDepth == 16
    case 3: [1, 2, 4, 8].contains(bitDepth)
    default: false
    }
  }

  fileprivate var colorModel: ImageFacts.ColorType? {
    switch colorType {
    case 0: bitDepth == 1 ? .bilevel : .gray
    case 2: .rgb
    case 3: .palette
    case 4: .grayAlpha
    case 6: .rgba
    default: nil
    }
  }
}

extension MediaFacts {
  /// Creates the facts of a PNG from the fields of its header, from any reader, and from its other chunks.
  package init(_ header: PNGHeader, _ chunks: PNGChunks) {
    var image = ImageFacts()
    image.format = "png"
    image.setStoredSize(header.width, header.height)
    image.bitDepth = header.isDepthAllowed ? header.bitDepth : nil
    image.colorType = header.colorModel
    image.hasAlpha = header.colorType & 4 != 0 || header.hasTransparency
    image.isProgressive = header.isInterlaced
    image.isAnimated = chunks.frames > 1
    image.frameCount = max(1, chunks.frames)
    image.density = chunks.density
    if let orientation = chunks.orientation { image.apply(orientation: orientation) }
    self.init(container: "png", image: image)
    setColors(chunks)
    if image.bitDepth == nil { unknown[.imageBitDepth] = .init(.undefinedPNGDepth) }
    if image.colorType == nil { unknown[.imageColorType] = .init(.notInFile) }
    if chunks.frames > 1 {
      setAnimationTime(chunks.duration)
      self.image?.loopCount = Int(clamping: chunks.loops)
    }
    if chunks.isOverBudget, chunks.frames > 0 {
      self.image?.frameCount = nil
      self.image?.frameRate = nil
      duration = nil
      for fact in [Fact.imageFrameCount, .duration, .imageFrameRate] { unknown[fact] = .init(.framesNotAllRead) }
    }
  }

  /// Sets the colors by the precedence of the chunks (PNG 3rd edition, 12.4), and the profile.
  private mutating func setColors(_ chunks: PNGChunks) {
    statedColors = chunks.statedColors
    take(chunks.profile)
    if let name = chunks.unreadProfile {
      image?.iccProfile = name
      statedColors = StatedColors(.iccProfile, space: .custom)
    }
    if chunks.hasUnreadProfile {
      unknown[.imageICCProfile] = .init(.profileNotRead)
      statedColors = StatedColors(.iccProfile)
      unknown[.colorSpace] = .init(.profileNotRead)
    }
    // Unspecified code points say nothing.
    if let codes = chunks.codes, codes.space != nil {
      statedColors = codes
      unknown[.colorSpace] = nil
    }
  }
}
