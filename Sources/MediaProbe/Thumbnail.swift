/// A small picture of an asset, for people to know it again: upright, in the proportions in which it is shown.
public struct Thumbnail: Sendable, Equatable {
  /// The longest side in pixels: twice the 160 that a card gives it, for screens with two pixels where others have one.
  public static let longestSide = 320
  /// The most bytes. At 75 of 100 photographs take about 8 kB; what takes more is coded more coarsely.
  public static let byteLimit = 16 << 10

  /// A baseline JPEG in sRGB, without metadata.
  public let jpeg: [UInt8]
  /// Pixels.
  public let width: Int
  public let height: Int

  /// Nil when the size or the bytes are beyond the limits, or the bytes are no JPEG by their first and last marker
  /// (ITU-T T.81, table B.1): they come from a process that read files of strangers.
  public init?(jpeg: [UInt8], width: Int, height: Int) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      jpeg.count <= Self.byteLimit, jpeg.starts(with: [0xFF, 0xD8]), jpeg.suffix(2) == [0xFF, 0xD9]
    else { return nil }
    self.jpeg = jpeg
    self.width = width
    self.height = height
  }
}

/// Makes thumbnails through the C libraries, in other processes (`WorkerPool`) or in this one (`ReferenceProbe`).
public protocol ThumbnailMaker: Sendable {
  /// A picture of a video or an image; nil when there is none to be had, whatever the reason: the libraries do not decode
  /// it, it is damaged, encrypted or too large, it took too long, or it has no picture at all.
  func thumbnail(of file: OpenFile) async -> Thumbnail?
}
