import ArgumentParser
import MediaProbe
import Preflight
import PreflightDocuments

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: "preflight",
    abstract: "Write a commented preflight.yml for a folder.",
    discussion: """
      The names of folders such as stories/ or reels/ become overrides for their destinations. All other settings are \
      comments that show their values.

      EXAMPLES:
        preflight init
            Write preflight.yml into the working folder.
        preflight init campaign --to instagram,tiktok-video
            Write campaign/preflight.yml for these destinations.
      """)

  @Argument(help: ArgumentHelp("The folder. (default: .)", valueName: "folder"), completion: .directory)
  var folder: AssetPath?
  @Option(
    help: ArgumentHelp(
      "Judge for these destinations: ids, short names or groups, separated by commas.", valueName: "names"),
    completion: Completions.destinations)
  var to: String?
  @Flag(help: "Also write .preflight.schema.json, with which editors check and complete the configuration.")
  var schema = false
  @Flag(help: "Replace an existing file.") var force = false

  private static let schemaName = ".preflight.schema.json"

  func run() throws {
    let language = MessageLanguage.current
    let folder = folder ?? "."
    func place(of name: String) -> AssetPath { folder == "." ? AssetPath(name) : folder.appending(name.utf8) }
    guard (try? targetKind(of: folder)) == .folder else {
      throw mistake("found no folder \(shown(folder)), expected one that contains the media")
    }
    let path = place(of: Configuration.fileName)
    if !force, !path.isMissing {
      throw Failure(.incomplete, "\(shown(path)) already exists: change it, or use --force to replace it")
    }
    let list = try DestinationList(besides: [], in: .english)
    let chosen = try to.map { text in
      _ = try list.chosen(byList: text)
      return text.split(separator: ",").map(\.trimmingSpaces)
    }
    let content = FolderContent(of: folder, list)
    // The line that language servers for YAML look for.
    let head = schema ? "# yaml-language-server: $schema=\(Self.schemaName)\n" : ""
    let text = Array((head + ConfigurationTemplate.text(content, to: chosen, in: language)).utf8)
    try Self.expectReadable(text, at: path, list)
    if schema {
      // A schema of an earlier version is replaced, and no other file of that name.
      let earlier = OutputKind("schema", isControlFile: true) { head in
        String(decoding: head, as: UTF8.self).contains("\"\(ConfigurationSchema.description)\"")
      }
      try write(
        Array(ConfigurationSchema.text(Destinations.all).utf8),
        to: OutputPlace(
          place(of: Self.schemaName), earlier, .below(folder), replacing: force ? .anything : .earlierOutput))
    }
    try write(
      text,
      to: OutputPlace(
        path, OutputKind("configuration", isControlFile: true), .below(folder),
        replacing: force ? .anything : .nothing))
    let scan = "preflight scan" + (folder == "." ? "" : " \(shown(folder))")
    let line = CommandText("wrote \(shown(path)) (\(content.title)); next: \(scan)")
    try printBytes(Array((line.text(in: language) + "\n").utf8))
    if content.omitted > 0 {
      printError(
        content.omitted == 1
          ? "1 folder got no override, because a configuration cannot name it or would have too many overrides"
          : "\(content.omitted) folders got no override, because a configuration cannot name them or would have too many overrides"
      )
    }
  }

  /// Throws if a scan could not read the new configuration. Folders of strangers can have any name.
  private static func expectReadable(_ text: [UInt8], at path: AssetPath, _ list: DestinationList) throws {
    var reader = ConfigurationReader(text, path: path)
    do {
      try reader.checkForm()
      _ = try reader.read(knowing: NamesInUse(list: list, first: ["default"]))
    } catch {
      throw Failure(.incomplete, mistakes: error)
    }
  }
}

/// What a folder contains, as far as it matters for a configuration.
struct FolderContent {
  /// A folder whose name names a destination or one of its slots.
  struct Place: Equatable {
    let folder: String
    /// The pattern of its files.
    let pattern: String
    let destinations: [String]
    let slot: String?
  }

  private(set) var videos = 0
  private(set) var images = 0
  private(set) var places: [Place] = []
  /// The number of such folders that are left out.
  private(set) var omitted = 0

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
  init(of folder: AssetPath, _ list: DestinationList) {
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
  var title: CommandText {
    let videos: CommandText = videos == 1 ? "1 video" : "\(videos) videos"
    let images: CommandText = images == 1 ? "1 image" : "\(images) images"
    let overrides: CommandText = places.count == 1 ? "1 override" : "\(places.count) overrides"
    return "\(videos), \(images), \(overrides)"
  }
}
