/// The parts of a movie that no rule judges. A repair keeps them, or names them as lost before it writes a copy. Only header
/// readers find them.
package struct MovieParts: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The video has an alpha channel.
  package static let alpha = MovieParts(rawValue: 1 << 0)
  /// Two views share each picture, side by side or one above the other.
  package static let stereo = MovieParts(rawValue: 1 << 1)
  /// The second view is in a layer of its own, or the views share a picture in a way that FFmpeg cannot describe in MP4.
  package static let otherStereo = MovieParts(rawValue: 1 << 2)
  /// The video has a projection without a name in the facts.
  package static let otherProjection = MovieParts(rawValue: 1 << 3)
  package static let chapters = MovieParts(rawValue: 1 << 4)
  /// The place at which the movie was recorded.
  package static let location = MovieParts(rawValue: 1 << 5)
  /// Tags that FFmpeg writes only as QuickTime keys, such as the maker of the camera.
  package static let keyedTags = MovieParts(rawValue: 1 << 6)
  /// Tags that FFmpeg does not copy.
  package static let otherTags = MovieParts(rawValue: 1 << 7)
  /// A packet of XMP in a box of its own.
  package static let xmp = MovieParts(rawValue: 1 << 8)
  /// XMP that says that a model made the movie (IPTC Digital Source Type).
  package static let generatedLabel = MovieParts(rawValue: 1 << 9)
  /// A manifest of Content Credentials (C2PA 2.1, 11.3.2).
  package static let contentCredentials = MovieParts(rawValue: 1 << 10)
  /// The video of an MP4 or MOV begins later than the file.
  package static let lateVideo = MovieParts(rawValue: 1 << 11)
  /// Two views share each picture, and the coded stream says so.
  package static let codedStereo = MovieParts(rawValue: 1 << 12)
}

extension MediaFacts {
  /// True if the pictures of the video have an alpha channel.
  package var hasVideoAlpha: Bool {
    if movieParts.contains(.alpha) { return true }
    guard let format = video?.pixelFormat else { return false }
    return ["yuva", "argb", "rgba", "abgr", "bgra", "gbrap", "ya8", "ya16"].contains { format.hasPrefix($0) }
  }
}
