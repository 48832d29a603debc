import ArgumentParser
import MediaProbe
import Preflight
import PreflightReports

/// Options that choose the files that a command reads.
struct InputOptions: ParsableArguments {
  static let stdinFilenameHelp = ArgumentHelp(
    "Give the file on standard input (-) this name for reports, rules and settings.", valueName: "path")
  static let shardHelp = ArgumentHelp(
    "Read one of several equal parts, such as 2/5. 'preflight merge' joins the results.", valueName: "i/n")

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or quoted patterns such as 'campaign/**/*.mp4'. (default: .)", valueName: "paths")
  )
  var given: [AssetPath] = []

  @Option(
    help: ArgumentHelp(
      "Read paths from a file, one per line or separated by NUL; - is standard input. Files that are not media are skipped.",
      valueName: "file"))
  var filesFrom: AssetPath?

  @Flag(
    help:
      "Skip named files that are excluded, or not media by name or content, as in a folder. For hooks that pass all files."
  )
  var onlyMedia = false

  @Option(
    help: ArgumentHelp(
      "Skip files in folders and lists that match this pattern, in .gitignore syntax. Can be repeated.",
      valueName: "pattern"))
  var exclude: [AssetPath] = []

  @Flag(help: "Do not read .preflightignore and .gitignore files.")
  var noIgnoreFiles = false

  @Flag(help: "Include hidden files in folders.")
  var hidden = false

  @Option(
    help: ArgumentHelp(
      "Read only files that differ between this git revision and the work tree.", valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Exit with 0 if there is nothing to read.")
  var allowEmpty = false

  /// Returns the choice of files.
  func chosen(stdinFilename: AssetPath? = nil, shard: Shard? = nil) -> InputChoice {
    InputChoice(
      given: given, filesFrom: filesFrom, stdinFilename: stdinFilename, onlyMedia: onlyMedia, exclude: exclude,
      noIgnoreFiles: noIgnoreFiles, hidden: hidden, changedSince: changedSince, shard: shard, allowEmpty: allowEmpty)
  }

  func validate() throws { try whileParsing { try chosen().validatePatterns() } }
}

/// The files that a command reads.
struct InputChoice {
  let given: [AssetPath]
  let filesFrom: AssetPath?
  /// The name of the file on standard input, for scan and probe; nil to use that of the device.
  let stdinFilename: AssetPath?
  let onlyMedia: Bool
  var exclude: [AssetPath]
  var noIgnoreFiles: Bool
  var hidden: Bool
  let changedSince: String?
  /// The part of the files that scan or probe reads; nil for all.
  let shard: Shard?
  let allowEmpty: Bool

  /// True if an empty selection is a success, either by `--allow-empty` or because no file changed.
  var mayBeEmpty: Bool { allowEmpty || changedSince != nil }

  /// Prints a line on standard error if no file changed since the revision of `--changed-since`.
  func reportNoChange(_ tally: Tally, _ report: ReportOptions) {
    guard let changedSince, tally.assets == 0, !tally.interrupted, shard == nil, !report.quiet else { return }
    let skipped: CommandText = tally.skips == 0 ? .empty : " (\(tally.skips) skipped)"
    let revision = shown(AssetPath(bytes: argumentBytes(changedSince)))
    printError("no file in the given paths has changed since \(revision), so nothing was read\(skipped)")
  }

  /// The paths near which a configuration is looked for.
  var placesOfSettings: [AssetPath] { stdinFilename.map { [$0] } ?? paths }

  /// The name under which standard input is read; nil if none is stated.
  var standardInputAlias: FileAlias? { stdinFilename.map { FileAlias(name: $0, file: StandardInput.path) } }

  /// The paths; the working folder if there are none and no list.
  var paths: [AssetPath] { given.isEmpty && filesFrom == nil ? ["."] : given }

  /// Throws if the choices contradict each other.
  func validate() throws {
    if namesStandardInput, filesFrom == StandardInput.mark {
      throw mistake("found - twice, but standard input cannot be both a list and a media file: leave out one")
    }
    if stdinFilename != nil, given != [StandardInput.mark] || filesFrom != nil || changedSince != nil {
      throw mistake(
        "found --stdin-filename, expected - as the only path: preflight scan - --stdin-filename clip.mp4 <data")
    }
  }

  fileprivate func validatePatterns() throws {
    for pattern in exclude where IgnorePattern(pattern.bytes) == nil {
      throw mistake(
        "found “\(shown(pattern))” for --exclude, expected a pattern in .gitignore syntax that can match a file")
    }
  }

  /// Throws for standard input, which has no name, in a command that writes files which are named after their originals.
  func expectNames() throws {
    guard namesStandardInput else { return }
    throw mistake("found -, expected files: the written files are named after them")
  }

  /// True if a media file is read from standard input.
  var namesStandardInput: Bool { paths.contains(StandardInput.mark) }

  /// Throws if none of the paths exists. If some exist, or if they come from a list, a missing path gets a verdict instead.
  private func expectSomePath() throws {
    guard filesFrom == nil, changedSince == nil, !onlyMedia, let first = paths.first,
      paths.allSatisfy(\.namesNothing)
    else { return }
    throw first.missing(paths.count == 1 ? .empty : ", and none of the other paths exists")
  }

  /// Throws if one of the paths does not exist, and did not exist at the revision either. A deleted file is no mistake.
  private func expectPaths(at revision: GitRevision, named name: String) throws {
    let missing = paths.filter(\.namesNothing)
    guard !missing.isEmpty else { return }
    let deleted = try revision.deletedFiles()
    guard let strange = missing.first(where: { !deleted.includeSome(of: $0) }) else { return }
    let shownName = shown(AssetPath(bytes: argumentBytes(name)))
    throw mistake(
      "there is no file or folder “\(shown(strange))”, nor was there one at \(shownName): check the spelling")
  }

  /// Opens the list, gets the changed files from git, and prepares the walk.
  ///
  /// - Parameters:
  ///   - report: The options of the reports, whose files are not scanned; nil for a command without reports.
  ///   - looksAtRoots: True if the walk itself finds out which paths are folders.
  func open(for report: ReportOptions?, looksAtRoots: Bool = true) throws -> RunInput {
    try expectSomePath()
    try report?.expectToKeep(paths + (filesFrom.map { [$0] } ?? []))
    let list = try filesFrom.map { path in
      do {
        return try PathList(path)
      } catch {
        throw Failure(.incomplete, "cannot read the list \(shown(path)): \(error)")
      }
    }
    let revision = try changedSince.map { try GitRevision(argumentBytes($0)) }
    let changed = try revision?.changedFiles()
    if let changed, let stranger = paths.first(where: { !changed.folder.isOnTheWay(to: $0) }) {
      throw mistake(
        """
        found \(shown(stranger)) outside of the git work tree \(shown(changed.folder)): leave out --changed-since, or run \
        preflight in the work tree of that path
        """)
    }
    if let revision, let changedSince, !onlyMedia { try expectPaths(at: revision, named: changedSince) }
    var selection = FileSelection(
      excluded: exclude.compactMap { IgnorePattern($0.bytes) }, readsIgnoreFiles: !noIgnoreFiles, includesHidden: hidden
    )
    selection.changed = changed
    selection.reports = report?.writtenFiles ?? []
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
  let onlyMedia: Bool
  let list: PathList?

  mutating func next() -> WalkRoot? {
    if let path = asset.take() { return .asset(path) }
    if let path = named.popFirst() { return .pattern(path, onlyMedia: onlyMedia) }
    guard let list else { return nil }
    return list.pauses() ? .pause : list.next().map { .path($0, onlyMedia: true) }
  }
}

/// The files of a run, ready for the walk.
struct RunInput {
  let walk: FileWalk
  let list: PathList?
  let selection: FileSelection

  /// Returns a walk of a folder that was named like an asset.
  func walk(below folder: AssetPath) -> FileWalk { FileWalk([folder], selection) }

  /// Throws if the list could not be read to its end.
  func checkList() throws {
    guard let list, let failure = list.failure else { return }
    throw Failure(.incomplete, "cannot read the list \(shown(list.path)): \(failure)")
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
    mistake("there is no file or folder “\(shown(self))”\(more): check the spelling")
  }

  /// Throws if this is the only path of a command and does not exist.
  func expectFile() throws { if namesNothing { throw missing(.empty) } }
}
