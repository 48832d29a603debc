/// A maker of thumbnails that uses the C libraries, in other processes (`WorkerPool`) or in this one
/// (`ReferenceProbe`).
public protocol ThumbnailMaker: Sendable {
  /// Returns a preview picture of a video or an image; nil if no preview can be made. Possible reasons: the libraries cannot
  /// decode it, it is damaged, encrypted or too large, it took too long, or the file has no picture.
  ///
  /// - Parameter seconds: The time of the frame from the start of the file; nil for the picture that shows best what the
  ///   file is. An image that is not animated has only one picture.
  func thumbnail(of file: OpenFile, at seconds: Double?) async -> Thumbnail?
}

extension Double {
  /// A time in seconds as microseconds, at least 0. A time that is too large, or no number, becomes the largest one.
  package var inMicroseconds: Int64 { Int64(exactly: (self * 1_000_000).rounded()).map { max(0, $0) } ?? .max }
}
