package import MediaProbe
package import Preflight
package import PreflightReports

/// The files that a job reads.
package struct InputChoice: Sendable {
  package let given: [AssetPath]
  package let filesFrom: AssetPath?
  /// The name of the file on standard input, for scan and probe; nil to use that of the device.
  package let stdinFilename: AssetPath?
  package let onlyMedia: Bool
  package var exclude: [AssetPath]
  package var noIgnoreFiles: Bool
  package var hidden: Bool
  package let changedSince: String?
  /// The part of the files that scan or probe reads; nil for all.
  package let shard: Shard?
  package let allowEmpty: Bool

  /// - Parameters:
  ///   - given: Files, folders and patterns.
  ///   - filesFrom: A list of paths, or `-` for standard input.
  package init(
    given: [AssetPath], filesFrom: AssetPath? = nil, stdinFilename: AssetPath? = nil, onlyMedia: Bool = false,
    exclude: [AssetPath] = [], noIgnoreFiles: Bool = false, hidden: Bool = false, changedSince: String? = nil,
    shard: Shard? = nil, allowEmpty: Bool = false
  ) {
    self.given = given
    self.filesFrom = filesFrom
    self.stdinFilename = stdinFilename
    self.onlyMedia = onlyMedia
    self.exclude = exclude
    self.noIgnoreFiles = noIgnoreFiles
    self.hidden = hidden
    self.changedSince = changedSince
    self.shard = shard
    self.allowEmpty = allowEmpty
  }

  /// True if an empty selection is a success, either by `--allow-empty` or because no file changed.
  package var mayBeEmpty: Bool { allowEmpty || changedSince != nil }

  /// The paths near which a configuration is looked for.
  package var placesOfSettings: [AssetPath] { stdinFilename.map { [$0] } ?? paths }

  /// The name under which standard input is read; nil if none is stated.
  package var standardInputAlias: FileAlias? { stdinFilename.map { FileAlias(name: $0, file: StandardInput.path) } }

  /// The paths; the working folder if there are none and no list.
  package var paths: [AssetPath] { given.isEmpty && filesFrom == nil ? ["."] : given }

  /// The arguments that select the same files, also those of other shards; nil for standard input, which can be read only once.
  package var arguments: [[UInt8]]? {
    guard !namesStandardInput, stdinFilename == nil, filesFrom != StandardInput.mark else { return nil }
    func words(_ name: String, _ value: [UInt8]) -> [[UInt8]] { [Array(name.utf8), value] }
    var arguments = paths.map { $0.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + $0.bytes : $0.bytes }
    if let filesFrom { arguments += words("--files-from", filesFrom.bytes) }
    if let changedSince { arguments += words("--changed-since", argumentBytes(changedSince)) }
    for pattern in exclude { arguments += words("--exclude", pattern.bytes) }
    for (name, isSet) in [("--only-media", onlyMedia), ("--hidden", hidden), ("--no-ignore-files", noIgnoreFiles)]
    where isSet {
      arguments.append(Array(name.utf8))
    }
    return arguments
  }

  /// Returns the commands that can follow a scan; nil if the files cannot be named again.
  package func nextCommands(
    _ choice: JobChoice, _ plan: ScanPlan, _ settings: RunSettings, slot: String?
  ) -> NextCommands? {
    guard let files = arguments, !plan.destinations.isEmpty else { return nil }
    // Only this threshold changes what a repair does.
    var choice = choice
    if choice.failOn != .warning { choice.failOn = nil }
    return NextCommands(
      files: files, destinations: choice.to.map { $0.joined(separator: ",") }, rules: choice.rulesArguments, slot: slot,
      depth: choice.reading.depth?.rawValue)
  }

  /// Throws if the choices contradict each other.
  package func validate() throws {
    if namesStandardInput, filesFrom == StandardInput.mark {
      throw mistake(.standardInputTwice)
    }
    if stdinFilename != nil, given != [StandardInput.mark] || filesFrom != nil || changedSince != nil {
      throw mistake(.strayStdinFilename)
    }
  }

  package func validatePatterns() throws {
    for pattern in exclude where IgnorePattern(pattern.bytes) == nil {
      throw mistake(.wrongExclude(shown(pattern)))
    }
  }

  /// Throws for standard input, which has no name, in a command that writes files which are named after their originals.
  package func expectNames() throws {
    guard namesStandardInput else { return }
    throw mistake(.standardInputWhereFiles)
  }

  /// True if a media file is read from standard input.
  package var namesStandardInput: Bool { paths.contains(StandardInput.mark) }

  /// Throws if none of the paths exists. If some exist, or if they come from a list, a missing path gets a verdict instead.
  private func expectSomePath() throws {
    guard filesFrom == nil, changedSince == nil, !onlyMedia, let first = paths.first,
      paths.allSatisfy(\.namesNothing)
    else { return }
    throw first.missing(paths.count == 1 ? .empty : .noOtherPathExists)
  }

  /// Throws if one of the paths does not exist, and did not exist at the revision either. A deleted file is no mistake.
  private func expectPaths(at revision: GitRevision, named name: String) throws {
    let missing = paths.filter(\.namesNothing)
    guard !missing.isEmpty else { return }
    let deleted = try revision.deletedFiles()
    guard let strange = missing.first(where: { !deleted.includeSome(of: $0) }) else { return }
    let shownName = shown(AssetPath(bytes: argumentBytes(name)))
    throw mistake(.noFileInEither(shown(strange), shownName))
  }

  /// Opens the list, gets the changed files from git, and prepares the walk.
  ///
  /// - Parameters:
  ///   - reports: The files of the reports, which are not scanned; nil for a job without reports.
  ///   - looksAtRoots: True if the walk itself finds out which paths are folders.
  package func open(for reports: ReportFiles?, looksAtRoots: Bool = true) throws -> RunInput {
    try expectSomePath()
    try reports?.expectToKeep(paths + (filesFrom.map { [$0] } ?? []))
    let list = try filesFrom.map { path in
      do {
        return try PathList(path)
      } catch {
        throw Failure(.incomplete, .cannotReadList(shown(path), CommandText(error)))
      }
    }
    let revision = try changedSince.map { try GitRevision(argumentBytes($0)) }
    let changed = try revision?.changedFiles()
    if let changed, let stranger = paths.first(where: { !changed.folder.isOnTheWay(to: $0) }) {
      throw mistake(.outsideOfGitWorkTree(shown(stranger), shown(changed.folder)))
    }
    if let revision, let changedSince, !onlyMedia { try expectPaths(at: revision, named: changedSince) }
    var selection = FileSelection(
      excluded: exclude.compactMap { IgnorePattern($0.bytes) }, readsIgnoreFiles: !noIgnoreFiles, includesHidden: hidden
    )
    selection.changed = changed
    selection.reports = reports?.written ?? []
    // With a name of its own, standard input is no path of the walk.
    let named = stdinFilename == nil ? paths.map { $0 == StandardInput.mark ? StandardInput.path : $0 } : []
    let walk = FileWalk(
      WalkRoots(asset: stdinFilename, named: named[...], onlyMedia: onlyMedia, list: list), selection,
      looksAtRoots: looksAtRoots,
      given: named.count > 1 || list != nil ? GivenPaths(named: named) : nil)
    return RunInput(walk: walk, list: list, selection: selection)
  }
}

/// The roots of a walk: first the named paths, then those of the list.
private struct WalkRoots: Sequence, IteratorProtocol {
  /// The name of standard input; nil if none is stated.
  var asset: AssetPath?
  var named: ArraySlice<AssetPath>
  package let onlyMedia: Bool
  let list: PathList?

  mutating func next() -> WalkRoot? {
    if let path = asset.take() { return .asset(path) }
    if let path = named.popFirst() { return .pattern(path, onlyMedia: onlyMedia) }
    guard let list else { return nil }
    return list.pauses() ? .pause : list.next().map { .path($0, onlyMedia: true) }
  }
}

/// The files of a run, ready for the walk.
package struct RunInput {
  package let walk: FileWalk
  package let list: PathList?
  let selection: FileSelection

  /// Returns a walk of a folder that was named like an asset.
  package func walk(below folder: AssetPath) -> FileWalk { FileWalk([folder], selection) }

  /// Throws if the list could not be read to its end.
  package func checkList() throws {
    guard let list, let failure = list.failure else { return }
    throw Failure(.incomplete, .cannotReadList(shown(list.path), CommandText(asWritten: failure)))
  }
}

extension AssetPath {
  /// True if a path or its link target is inside this folder or contains it. A path that does not exist counts, because it can
  /// be a deleted file.
  fileprivate func isOnTheWay(to path: AssetPath) -> Bool {
    guard case .found(let target) = path.target else { return true }
    return [path.place, target].contains { $0.isBelow(self) || isBelow($0) }
  }
}

extension AssetPath {
  /// True if this names one file, which does not exist.
  fileprivate var namesNothing: Bool { self != StandardInput.mark && !mayBePattern && isMissing }

  fileprivate func missing(_ more: CommandText) -> Failure {
    mistake(.noFileOrFolder(shown(self), more))
  }

  /// Throws if this is the only path of a command and does not exist.
  package func expectFile() throws { if namesNothing { throw missing(.empty) } }
}

/// A media file on standard input.
package enum StandardInput {
  /// The argument that means standard input.
  package static let mark = AssetPath("-")
  /// The path at which standard input can be opened once it is a file.
  package static let path = AssetPath("/dev/stdin")
}
