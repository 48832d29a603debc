public import MediaProbe

/// One input of a scan, which gets a result.
public enum ScanInput: Sendable, Equatable {
  /// A path that the user named. It always gets a verdict, and fails if no destination accepts it.
  case named(AssetPath)
  /// A path of a list, or of a file in a folder with the name of a media file. It always gets a verdict.
  case asset(AssetPath)
  /// A file in a folder whose name does not indicate media: its content decides.
  case candidate(AssetPath)
  /// A path that is skipped, with the reason.
  case skip(AssetPath, reason: Message)
  /// A path that could not be examined, such as a folder without permission, or an ignore file that is too large.
  case failure(AssetPath, ReadError)
  /// A pause: the next path is not known yet, so results can be delivered now.
  case pause
}

/// A starting point of a walk.
package enum WalkRoot: Sendable {
  /// A file or a folder. With `onlyMedia`, a file that is excluded, or is not media by name or content, is skipped, as in
  /// a folder.
  case path(AssetPath, onlyMedia: Bool = false)
  /// A path with wildcards (`campaign/**/*.mp4`), which is expanded as by a shell. A file that has this name takes
  /// precedence. If nothing matches, the path itself is reported as not found.
  case pattern(AssetPath, onlyMedia: Bool = false)
  /// The name of a file that the walk does not look up, because its content is elsewhere.
  case asset(AssetPath)
  /// A pause: the next starting point is not known yet.
  case pause
}

/// The files below the given paths, in the given order and, within a folder, in byte order of names.
///
/// A path that is not a folder is an asset, regardless of its name. In folders, the walk skips hidden names, links to
/// folders and paths that the selection excludes; a skipped folder is one item. A file is included if its name or,
/// later, its content indicates media. The walk also skips paths that were given before (`GivenPaths`), and folders
/// without files. It keeps only the names in the folders above the current file, and no open descriptor between two
/// files.
public struct FileWalk: Sequence, IteratorProtocol {
  private struct Level {
    let names: FolderNames
    var next = 0
    /// The length of the folder's physical path in bytes.
    let length: Int
    let mark: IgnoreRules.Mark
    let choice: Choice
  }

  /// Conditions that the content of a folder must still meet.
  private struct Choice {
    var pattern: PathPattern?
    var changed: ChangedFiles?
  }

  /// A pattern for paths below a folder without wildcards in its path.
  private struct PathPattern {
    let wildcard: Wildcard
    /// True if the pattern ends with a slash.
    let foldersOnly: Bool
  }

  private let selection: FileSelection
  private let looksAtRoots: Bool
  private var roots: any IteratorProtocol<WalkRoot>
  private var rules: IgnoreRules
  /// The physical paths of files that the run writes.
  private let reports: Set<[UInt8]>
  private var levels: [Level] = []
  /// The folder that was named, and the length of its physical path.
  private var root: AssetPath = ""
  private var rootLength = 0
  /// The physical path of the current folder or file.
  private var trail: [UInt8] = []
  /// The pattern that nothing has matched yet.
  private var unmatched: AssetPath?
  /// True until a file is found in the folder that was named.
  private var isBarren = false
  /// The paths that were given before; nil if no path can be given twice.
  private var given: GivenPaths?

  /// - Parameters:
  ///   - roots: The starting points, which are read one by one as the walk reaches them.
  ///   - looksAtRoots: True to check whether a root is a folder. Otherwise a root with the name of a media file is an
  ///     asset, and `Batch.run(_:below:deliver:)` walks it if it proves to be a folder. That opens many roots at once,
  ///     and each only once.
  ///   - given: Detects paths that are given more than once; nil to accept repetitions.
  package init(
    _ roots: some Sequence<WalkRoot>, _ selection: FileSelection = FileSelection(), looksAtRoots: Bool = true,
    given: GivenPaths? = nil
  ) {
    self.selection = selection
    self.looksAtRoots = looksAtRoots
    self.given = given
    self.roots = roots.makeIterator()
    rules = IgnoreRules(selection)
    reports = Set(selection.reports.map(\.place.bytes))
  }

  /// Creates a walk from files and folders. Wildcards in their paths are not expanded.
  public init(_ roots: [AssetPath], _ selection: FileSelection = FileSelection()) {
    self.init(roots.lazy.map { WalkRoot.path($0) }, selection)
  }

  /// Returns the next input; nil at the end. A path that cannot be examined is an input too.
  public mutating func next() -> ScanInput? {
    while true {
      if let (path, error) = rules.takeFailure() { return .failure(path, error) }
      while let level = levels.last {
        guard level.next < level.names.count else {
          leave(level)
          guard levels.isEmpty, isBarren else { continue }
          isBarren = false
          return .skip(root, reason: Message(.skippedEmptyFolder))
        }
        levels[levels.count - 1].next += 1
        if let input = visit(level.next, in: level) {
          isBarren = false
          return input
        }
      }
      if let pattern = unmatched {
        unmatched = nil
        return .failure(pattern, ReadError(.notFound, .noFileMatches))
      }
      guard let root = roots.next() else { return nil }
      if let input = begin(root) { return input }
    }
  }

  // MARK: What was named

  /// Returns nil if the root is a folder that was entered, or is excluded.
  private mutating func begin(_ root: WalkRoot) -> ScanInput? {
    switch root {
    case .pause: return .pause
    case .asset(let path): return .named(path)
    case .path(let path, let onlyMedia): return begin(path, onlyMedia: onlyMedia)
    case .pattern(let path, let onlyMedia):
      let place: (folder: AssetPath, pattern: PathPattern)?
      do throws(ReadError) {
        place = try Self.patternPlace(path)
      } catch {
        return .failure(path, error)
      }
      guard let (folder, pattern) = place else { return begin(path, onlyMedia: onlyMedia) }
      guard given?.begin(path) ?? true else { return .skip(path, reason: Self.givenBefore) }
      // If only changed files are included, a pattern without a match is not an error.
      unmatched = selection.changed == nil ? path : nil
      return enterRoot(folder, Choice(pattern: pattern, changed: selection.changed))
    }
  }

  private mutating func begin(_ path: AssetPath, onlyMedia: Bool) -> ScanInput? {
    guard given?.begin(path) ?? true else { return .skip(path, reason: Self.givenBefore) }
    // The changed files below the root must be known here. A name that does not indicate media is usually that of a folder.
    guard looksAtRoots || selection.changed != nil || !path.namesMedia else { return file(path, onlyMedia: onlyMedia) }
    let kind: EntryKind?
    do throws(ReadError) {
      kind = try targetKind(of: path)
    } catch {
      return .failure(path, error)
    }
    if kind == .folder { return enterRoot(path, Choice(changed: selection.changed)) }
    if let changed = selection.changed, changed.relation(of: path.place.bytes) != .isOne { return nil }
    // A missing file gets a verdict regardless of its name, because it may have been media.
    guard onlyMedia, path.promisedKind == nil, let kind else { return file(path, onlyMedia: onlyMedia) }
    if kind == .special { return .skip(path, reason: Message(.skippedNotRegular)) }
    return rules.excludes(listed: path) ? .skip(path, reason: Message(.skippedExcluded)) : .candidate(path)
  }

  /// Returns a named file, which always counts, or a file of a list, which may be excluded.
  private mutating func file(_ path: AssetPath, onlyMedia: Bool) -> ScanInput {
    guard onlyMedia else { return .named(path) }
    return rules.excludes(listed: path) ? .skip(path, reason: Message(.skippedExcluded)) : .asset(path)
  }

  private static let givenBefore = Message(.skippedRepeated)

  private mutating func enterRoot(_ folder: AssetPath, _ choice: Choice) -> ScanInput? {
    root = folder
    trail = physicalPath(of: folder.orCurrent) ?? folder.bytes
    rootLength = trail.count
    // If only some files are included, an empty result is not an error.
    isBarren = choice.pattern == nil && choice.changed == nil
    var choice = choice
    if let changed = choice.changed {
      switch changed.relation(of: trail) {
      case .none: return nil
      case .leadsToSome: break
      case .isOne: choice.changed = nil
      }
    }
    return enter(folder, choice)
  }

  /// Returns the folder and the pattern of a path with wildcards; nil if it has no wildcards, or is itself the name of a file.
  private static func patternPlace(_ path: AssetPath) throws(ReadError) -> (AssetPath, PathPattern)? {
    guard Wildcard.isPattern(path.bytes), try targetKind(of: path) == nil, let (folder, pattern) = divide(path),
      try targetKind(of: folder.orCurrent) == .folder
    else { return nil }
    return (folder, pattern)
  }

  /// Divides a path with wildcards into the folder before the first of them, and a pattern for the rest.
  private static func divide(_ path: AssetPath) -> (AssetPath, PathPattern)? {
    let slash = UInt8(ascii: "/")
    let bytes = path.bytes[..<(path.bytes.lastIndex { $0 != slash }.map { $0 + 1 } ?? 0)]
    let plain = bytes.split(separator: slash, omittingEmptySubsequences: false).prefix { !Wildcard.isPattern($0) }
    let length = plain.reduce(0) { $0 + $1.count + 1 }
    // The root of the file system keeps its slash.
    let folder = bytes.prefix(length > 1 ? length - 1 : length)
    guard let wildcard = Wildcard(bytes.dropFirst(length)) else { return nil }
    let foldersOnly = bytes.count < path.bytes.count
    return (AssetPath(bytes: Array(folder)), PathPattern(wildcard: wildcard, foldersOnly: foldersOnly))
  }

  // MARK: What lies in a folder

  /// Returns nil if the entry is a folder that was entered, or is excluded.
  private mutating func visit(_ index: Int, in level: Level) -> ScanInput? {
    trail.append(UInt8(ascii: "/"))
    level.names.append(at: index, to: &trail)
    let kind = level.names.kind(at: index)
    guard let choice = chosen(kind, by: level.choice) else {
      trail.removeLast(trail.count - level.length)
      return nil
    }
    let path = root.appending(trail[(rootLength + 1)...])
    if let reason = skipReason(kind, nameStart: level.length + 1) {
      trail.removeLast(trail.count - level.length)
      return .skip(path, reason: reason)
    }
    if given?.contains(trail) == true {
      trail.removeLast(trail.count - level.length)
      return .skip(path, reason: Self.givenBefore)
    }
    if kind == .folder { return enter(path, choice) }
    trail.removeLast(trail.count - level.length)
    let saysMedia = path.promisedKind != nil
    if kind == .special, !saysMedia { return .skip(path, reason: Message(.skippedNotRegular)) }
    return saysMedia ? .asset(path) : .candidate(path)
  }

  /// Returns the conditions below the entry at the end of the trail; nil if it is excluded.
  private mutating func chosen(_ kind: EntryKind, by asked: Choice) -> Choice? {
    if !reports.isEmpty, reports.contains(trail) { return nil }
    var choice = asked
    let isFolder = kind == .folder || kind == .linkToFolder
    if let changed = asked.changed {
      switch changed.relation(of: trail) {
      case .isOne: choice.changed = nil
      case .leadsToSome where isFolder: break
      case .leadsToSome, .none: return nil
      }
    }
    if let pattern = asked.pattern {
      let below = trail[(rootLength + 1)...]
      if pattern.wildcard.matches(below), isFolder || !pattern.foldersOnly {
        choice.pattern = nil
        unmatched = nil
      } else if !isFolder || !pattern.wildcard.mayMatch(below: below + [UInt8(ascii: "/")]) {
        return nil
      }
    }
    return choice
  }

  /// Returns the reason to skip the entry at the end of the trail; nil if it is included.
  private mutating func skipReason(_ kind: EntryKind, nameStart: Int) -> Message? {
    if trail[nameStart] == UInt8(ascii: ".") {
      let name = trail[nameStart...]
      // The placeholder of a file in iCloud is hidden, but it represents a missing asset.
      let isPlaceholder = AssetPath(bytes: Array(name)).isCloudPlaceholder
      if !selection.includesHidden, !isPlaceholder { return Message(.skippedHidden) }
      if selection.readsIgnoreFiles, name.elementsEqual(".git".utf8) { return Message(.skippedExcluded) }
    }
    if rules.excludes(trail, nameStart: nameStart, isFolder: kind == .folder) { return Message(.skippedExcluded) }
    return kind == .linkToFolder ? Message(.skippedFolderLink) : nil
  }

  /// Enters the folder at the end of the trail.
  private mutating func enter(_ folder: AssetPath, _ choice: Choice) -> ScanInput? {
    do {
      let names = try FolderNames.read(folder.orCurrent, followsLink: levels.isEmpty)
      if levels.isEmpty { rules.begin(at: trail, names) }
      let mark = rules.enter(trail, names)
      levels.append(Level(names: names, length: trail.count, mark: mark, choice: choice))
      return nil
    } catch {
      trail.removeLast(trail.count - (levels.last?.length ?? 0))
      // A folder that could not be opened may contain matches.
      unmatched = nil
      isBarren = false
      return .failure(folder, error)
    }
  }

  private mutating func leave(_ level: Level) {
    rules.leave(level.mark)
    levels.removeLast()
    trail.removeLast(trail.count - (levels.last?.length ?? 0))
  }
}

extension AssetPath {
  /// True if the path has the name of a media file, and so is probably not a folder.
  fileprivate var namesMedia: Bool { promisedKind != nil && bytes.last != UInt8(ascii: "/") && !isCloudPlaceholder }

  /// The working folder for an empty path. The paths in it are printed without a folder.
  package var orCurrent: AssetPath { bytes.isEmpty ? "." : self }
}

extension AssetPath {
  /// The location of a file that may not exist yet: its folder without links and `..`, followed by its name.
  package var place: AssetPath {
    AssetPath(bytes: (physicalPath(of: folder.orCurrent) ?? folder.bytes) + nameBehindSlash)
  }

  /// The location of a file whose folders may not exist either.
  package var placeOfMissing: AssetPath {
    var (folder, rest) = (folder, nameBehindSlash)
    while !folder.bytes.isEmpty, folder.isMissing {
      rest = folder.nameBehindSlash + rest
      folder = folder.folder
    }
    return AssetPath(bytes: (physicalPath(of: folder.orCurrent) ?? folder.bytes) + rest)
  }

  /// The part before the name, which is empty in the working folder.
  private var folder: AssetPath { AssetPath(bytes: Array(bytes[..<lastComponent.startIndex])) }

  private var nameBehindSlash: [UInt8] { [UInt8(ascii: "/")] + lastComponent }
}
