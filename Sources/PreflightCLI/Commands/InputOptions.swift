import ArgumentParser
import MediaProbe
import Preflight
import PreflightOperations
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

extension InputChoice {
  /// Prints a line on standard error if no file changed since the revision of `--changed-since`.
  func reportNoChange(_ tally: Tally, _ report: ReportOptions) {
    guard let changedSince, tally.assets == 0, !tally.interrupted, shard == nil, !report.quiet else { return }
    let skipped: CommandText = tally.skips == 0 ? .empty : " (\(tally.skips) skipped)"
    let revision = shown(AssetPath(bytes: argumentBytes(changedSince)))
    printError("no file in the given paths has changed since \(revision), so nothing was read\(skipped)")
  }
}
