package import MediaProbe
import Preflight
import PreflightDocuments

/// The files of a folder that matter for a configuration.
package struct FolderContent {
  /// A folder whose name names a destination or one of its slots.
  package struct Place: Equatable {
    package let folder: String
    /// The pattern of its files.
    package let pattern: String
    package let destinations: [String]
    package let slot: String?
  }

  package private(set) var videos = 0
  package private(set) var images = 0
  package private(set) var places: [Place] = []
  /// The number of such folders that are left out.
  package private(set) var omitted = 0

  /// The largest number of overrides, and the largest size of their patterns in bytes. So the configuration stays far
  /// below the limits of its reader, and quick to apply.
  private static let placeLimit = 500
  private static let patternsSizeLimit = 128 << 10

  /// The words of folder names, with the destinations and the slot that they mean.
  private static let words: [(word: String, destinations: [String], slot: String?)] = [
    ("stories", ["instagram-story", "facebook-page-story"], nil),
    ("story", ["instagram-story", "facebook-page-story"], nil),
    ("reels", ["instagram-reel", "facebook-reel"], nil), ("reel", ["instagram-reel", "facebook-reel"], nil),
    ("feed", ["instagram-feed"], nil), ("carousel", ["instagram-carousel"], nil),
    ("shorts", ["youtube-short"], nil), ("youtube", ["youtube-video"], nil),
    ("tiktok", ["tiktok-video", "tiktok-photo"], nil), ("twitter", ["x"], nil), ("x", ["x"], nil),
    ("covers", ["instagram-reel"], "cover"), ("thumbnails", ["youtube-video"], "thumbnail"),
  ]

  /// Counts the media below a folder by their names, and finds the folders whose names say where their files go.
  package init(of folder: AssetPath, _ list: DestinationList) {
    let scope = FolderScope(folder)
    // Paths are compared by their bytes, because texts that look the same are equal.
    var seen: Set<ArraySlice<UInt8>> = []
    for input in FileWalk([folder], FileSelection()) {
      let path: AssetPath
      switch input {
      case .asset(let found), .candidate(let found): path = found
      default: continue
      }
      switch path.promisedKind {
      case .video: videos += 1
      case .image: images += 1
      default: continue
      }
      let relative = scope.relativePath(of: path)
      guard relative.isText else { continue }
      var above = relative.bytes[...]
      // From the folder of the file upwards, up to one that was seen with all folders above it.
      while let slash = above.lastIndex(of: UInt8(ascii: "/")), seen.insert(above[..<slash]).inserted {
        above = above[..<slash]
        if let place = Self.place(of: above, list) { add(place, of: relative) }
      }
    }
    // The last override that matches decides, so a folder comes before those in it.
    places.sort { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    limit()
  }

  /// Adds a folder, if a pattern in a configuration can match its files.
  private mutating func add(_ place: Place, of file: AssetPath) {
    // In a document, this character stands for half of a surrogate pair.
    let isReadable = !place.pattern.unicodeScalars.contains("\u{FFFF}")
    if isReadable, let pattern = IgnorePattern(Array(place.pattern.utf8)), PathPatterns([pattern]).contains(file) {
      places.append(place)
    } else {
      omitted += 1
    }
  }

  /// Leaves out folders beyond the limits.
  private mutating func limit() {
    var size = 0
    let kept = places.prefix(Self.placeLimit).prefix { place in
      size += place.pattern.utf8.count
      return size <= Self.patternsSizeLimit
    }
    omitted += places.count - kept.count
    places = Array(kept)
  }

  private static func place(of path: ArraySlice<UInt8>, _ list: DestinationList) -> Place? {
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)...]
    let lowered = String(decoding: name, as: UTF8.self).lowercased()
    let folder = String(decoding: path, as: UTF8.self)
    let pattern = IgnorePattern.everything(below: folder)
    if let known = words.first(where: { $0.word == lowered }) {
      let names = known.destinations.filter { !list.members(of: $0).isEmpty }
      let slot = known.slot.flatMap { slot in
        names.contains { list.members(of: $0).contains { $0.slots.contains { $0.name == slot } } } ? slot : nil
      }
      if known.slot != nil, slot == nil { return nil }
      return names.isEmpty ? nil : Place(folder: folder, pattern: pattern, destinations: names, slot: slot)
    }
    let isName = lowered != "all" && lowered != "default" && !list.members(of: lowered).isEmpty
    return isName ? Place(folder: folder, pattern: pattern, destinations: [lowered], slot: nil) : nil
  }

  /// The counts for messages.
  package var title: CommandText {
    .folderContent(.videos(videos), .images(images), .overrides(places.count))
  }
}
