/// A maker of thumbnails that uses the C libraries, in other processes (`WorkerPool`) or in this one
/// (`ReferenceProbe`).
public protocol ThumbnailMaker: Sendable {
  /// Returns a preview picture of a video or an image; nil if no preview can be made. Possible reasons: the libraries cannot
  /// decode it, it is damaged, encrypted or too large, it took too long, or the file has no picture.
  func thumbnail(of file: OpenFile) async -> Thumbnail?
}
