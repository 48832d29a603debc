public import MediaProbe

/// One path that a scan has to account for.
public enum ScanInput: Sendable, Equatable {
  /// Named by the user, or in a folder under a name that says media: it gets a verdict whatever it holds.
  case asset(AssetPath)
  /// In a folder, under a name that says nothing: its content decides.
  case candidate(AssetPath)
  /// Left out, with the reason.
  case skip(AssetPath, reason: Message)
  /// Could not be looked into, a folder without permission for one.
  case failure(AssetPath, ReadError)
  /// No path: the next one has to be waited for, so that this is the time to pass on what there is.
  case pause
}

/// Where a walk begins.
public enum WalkRoot: Sendable {
  /// A file or a folder. With `onlyMedia`, a file that is no media by name or content is skipped, as it is in a folder.
  case path(AssetPath, onlyMedia: Bool = false)
  /// A path with wildcards (`campaign/**/*.mp4`), as a shell would put the files that match in its place; a file that really
  /// has that name goes before. When nothing matches it stands for itself, which is not found.
  case pattern(AssetPath, onlyMedia: Bool = false)
  /// None: the next one has to be waited for.
  case pause
}

/// The files below the given paths, in the order given and, within a folder, in byte order of names.
///
/// A path that is no folder is an asset, whatever it is called. In a folder hidden names, links to folders and what the
/// selection leaves out are skipped, a folder as one; a file counts if its name or, later, its content says media. A path
/// that was given before is skipped (`GivenPaths`), and so is a folder that holds no files. Only the names in the folders on
/// the way to the current file are held, and no descriptor is open between two files.
public struct FileWalk: Sequence, IteratorProtocol {
  private struct Level {
    let names: FolderNames
    var next = 0
    /// Bytes of the folder's physical path.
    let length: Int
    let mark: IgnoreRules.Mark
    let choice: Choice
  }

  /// What has still to be asked of the content of a folder.
  private struct Choice {
    var pattern: PathPattern?
    var changed: ChangedFiles?
  }

  /// What lies below a folder that has no wildcards in its path.
  private struct PathPattern {
    let wildcard: Wildcard
    /// A slash at the end.
    let foldersOnly: Bool
  }

  private let selection: FileSelection
  private let looksAtRoots: Bool
  private var roots: any IteratorProtocol<WalkRoot>
  private var rules: IgnoreRules
  /// Physical paths of what the run writes.
  private let reports: Set<[UInt8]>
  private var levels: [Level] = []
  /// The folder that was named, and its physical path.
  private var root: AssetPath = ""
  private var rootLength = 0
  /// The physical path of the current folder or file.
  private var trail: [UInt8] = []
  /// The pattern that nothing has matched yet.
  private var unmatched: AssetPath?
  /// True until something is found in the folder that was named.
  private var isBarren = false
  /// Nil where no path can be given twice.
  private var given: GivenPaths?

  /// - Parameters:
  ///   - roots: Taken one by one, when the walk comes to them.
  ///   - looksAtRoots: Whether a root is looked at to see if it is a folder. Without, one whose name says media is an asset,
  ///     and it is for `Batch.run(_:below:deliver:)` to walk it if it proves to be a folder: that looks at many at once,
  ///     and opens each but once.
  ///   - given: Finds paths that are given more than once; nil accepts every path as often as it is given.
  public init(
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

  public init(_ roots: [AssetPath], _ selection: FileSelection = FileSelection()) {
    self.init(roots.lazy.map { WalkRoot.path($0) }, selection)
  }

  public mutating func next() -> ScanInput? {
    while true {
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

  /// Nil when the root is a folder that was entered, or does not count.
  private mutating func begin(_ root: WalkRoot) -> ScanInput? {
    switch root {
    case .pause: return .pause
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
      // Where only changed files count, a pattern that none of them matches is nothing to tell of.
      unmatched = selection.changed == nil ? path : nil
      return enterRoot(folder, Choice(pattern: pattern, changed: selection.changed))
    }
  }

  private mutating func begin(_ path: AssetPath, onlyMedia: Bool) -> ScanInput? {
    guard given?.begin(path) ?? true else { return .skip(path, reason: Self.givenBefore) }
    // Which changes lie below it must be known here. A name that does not say media is as a rule a folder's.
    guard looksAtRoots || selection.changed != nil || !path.namesMedia else { return .asset(path) }
    let kind: EntryKind?
    do throws(ReadError) {
      kind = try targetKind(of: path)
    } catch {
      return .failure(path, error)
    }
    if kind == .folder { return enterRoot(path, Choice(changed: selection.changed)) }
    if let changed = selection.changed, changed.relation(of: path.place.bytes) != .isOne { return nil }
    // What is not there gets a verdict whatever it is called: it may have been media.
    guard onlyMedia, path.promisedKind == nil, let kind else { return .asset(path) }
    return kind == .special ? .skip(path, reason: Message(.skippedNotRegular)) : .candidate(path)
  }

  private static let givenBefore = Message(.skippedRepeated)

  private mutating func enterRoot(_ folder: AssetPath, _ choice: Choice) -> ScanInput? {
    root = folder
    trail = physicalPath(of: folder.orCurrent) ?? folder.bytes
    rootLength = trail.count
    // Where only some files are asked for, it is no news that there are none.
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

  /// The folder and the pattern of a path with wildcards; nil if it has none, or is itself the name of a file.
  private static func patternPlace(_ path: AssetPath) throws(ReadError) -> (AssetPath, PathPattern)? {
    guard Wildcard.isPattern(path.bytes), try targetKind(of: path) == nil, let (folder, pattern) = divide(path),
      try targetKind(of: folder.orCurrent) == .folder
    else { return nil }
    return (folder, pattern)
  }

  /// A path with wildcards as the folder before the first of them, and a pattern for what lies below it.
  private static func divide(_ path: AssetPath) -> (AssetPath, PathPattern)? {
    let slash = UInt8(ascii: "/")
    let bytes = path.bytes[..<(path.bytes.lastIndex { $0 != slash }.map { $0 + 1 } ?? 0)]
    let plain = bytes.split(separator: slash, omittingEmptySubsequences: false).prefix { !Wildcard.isPattern($0) }
    let length = plain.reduce(0) { $0 + $1.count + 1 }
    // The slash at the end stays with what is the root of the file system.
    let folder = bytes.prefix(length > 1 ? length - 1 : length)
    guard let wildcard = Wildcard(bytes.dropFirst(length)) else { return nil }
    let foldersOnly = bytes.count < path.bytes.count
    return (AssetPath(bytes: Array(folder)), PathPattern(wildcard: wildcard, foldersOnly: foldersOnly))
  }

  // MARK: What lies in a folder

  /// Nil when the entry is a folder that was entered, or does not count.
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

  /// What has to be asked below the entry at the end of the trail; nil when it does not count.
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

  /// Why the entry at the end of the trail is left out; nil when it is not.
  private func skipReason(_ kind: EntryKind, nameStart: Int) -> Message? {
    if trail[nameStart] == UInt8(ascii: ".") {
      let name = trail[nameStart...]
      // A stand-in for a file in iCloud is hidden, and is what a missing asset looks like.
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
      // What could not be looked into may have matched.
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
  /// Whether it would be a strange name for a folder.
  fileprivate var namesMedia: Bool { promisedKind != nil && bytes.last != UInt8(ascii: "/") && !isCloudPlaceholder }

  /// The working folder for an empty path, under which names are printed without one.
  fileprivate var orCurrent: AssetPath { bytes.isEmpty ? "." : self }
}

extension AssetPath {
  /// Which file it names, whether or not that is there yet: its folder without links and `..`, and its name as it stands.
  public var place: AssetPath {
    let name = lastComponent
    let folder = AssetPath(bytes: Array(bytes[..<name.startIndex]))
    return AssetPath(bytes: (physicalPath(of: folder.orCurrent) ?? folder.bytes) + [UInt8(ascii: "/")] + name)
  }
}
