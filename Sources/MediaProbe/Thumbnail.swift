/// A small preview picture of an asset, upright and in its display aspect ratio.
public struct Thumbnail: Sendable, Equatable {
  /// The longest side in pixels: twice the 160 points of a card, for screens with two pixels per point.
  public static let longestSide = 320
  /// The largest size in bytes. At quality 75 photographs take about 8 kB; larger ones are encoded at a lower quality.
  public static let byteLimit = 16 << 10

  /// The picture as a baseline JPEG in sRGB, without metadata.
  public let jpeg: [UInt8]
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int

  /// Returns nil if the size or the bytes exceed the limits, or if the first and last marker are not those of a JPEG
  /// (ITU-T T.81, table B.1). The bytes come from a process that read an untrusted file.
  public init?(jpeg: [UInt8], width: Int, height: Int) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      jpeg.count <= Self.byteLimit, jpeg.starts(with: [0xFF, 0xD8]), jpeg.suffix(2) == [0xFF, 0xD9]
    else { return nil }
    self.jpeg = jpeg
    self.width = width
    self.height = height
  }
}
