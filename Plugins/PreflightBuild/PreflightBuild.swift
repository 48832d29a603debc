import Foundation
import PackagePlugin

/// Fails the build of a target if a media file among its resources breaks a rule.
///
/// It runs the installed command. If the plugin needed the command's target, SwiftPM would compile all of it several times.
/// Settings come from the file `preflight.yml` beside `Package.swift`. A file that is not decided fails the build too, unless
/// the settings have `fail_on`. The command reads only headers, so that every
/// machine gets the same result, with and without a worker.
@main struct PreflightBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let resources = target.sourceFiles.filter { $0.type == .resource || $0.type == .unknown }
      .flatMap { files(in: $0.url) }
    guard !resources.isEmpty else { return [] }
    guard target is SwiftSourceModuleTarget else {
      Diagnostics.error(
        "PreflightBuild judges resources of Swift targets only: move the media files of \(target.name) into one")
      return []
    }
    let command = try installedCommand()

    let work = context.pluginWorkDirectoryURL
    let list = work.appending(path: "resources")
    let paths = resources.filter { !$0.lastPathComponent.hasPrefix(".") }.map { $0.path(percentEncoded: false) }
    try Data(paths.joined(separator: "\0").utf8).write(to: list)

    let settings = ["preflight.yml", ".preflightignore"].map { context.package.directoryURL.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    let configuration = settings.first { $0.lastPathComponent == "preflight.yml" }

    // SwiftPM runs a command only if the target needs its output. It would copy an output that is not source code into
    // the product, so the output is a source file without code. In C targets, SwiftPM ignores such files.
    let stamp = work.appending(path: "PreflightPassed.swift")
    let arguments =
      [command, work.appending(path: "report"), stamp, list].map { $0.path(percentEncoded: false) }
      + (configuration.map { ["--config", $0.path(percentEncoded: false)] } ?? [])
    return [
      .buildCommand(
        displayName: "Judging the media files of \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", script, "preflight"] + arguments, inputFiles: [command] + resources + settings,
        outputFiles: [stamp])
    ]
  }

  /// Prints problems as compilers do, which Xcode and other editors show beside the file.
  private let script = #"""
    tool=$1 report=$2 stamp=$3 list=$4
    shift 4
    rm -f "$report"
    undecided=warning
    # A file that is not decided fails the build, unless a setting says otherwise.
    if "$tool" config "$@" 2>/dev/null | grep -Eq '^fail_on +[a-z]+ +default$'; then
      undecided=error
      set -- "$@" --fail-on unknown
    fi
    "$tool" scan --depth header --files-from "$list" --allow-empty --format line --output "$report" "$@"
    status=$?
    if [ -f "$report" ]; then
      sed -E -e "s/: warning (preflight\/undecided: )/: $undecided \1/" \
        -e 's/: (error|warning|note) ([a-z0-9-]+\/[a-z0-9-]+): /:1: \1: [\2] /' "$report"
    fi
    if [ $status -eq 0 ]; then
      echo '// The media files of this target passed.' >"$stamp"
    fi
    exit $status
    """#

  /// Returns the file, or all files in the folder.
  private func files(in url: URL) -> [URL] {
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return [url] }
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
    return (found?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent != ".DS_Store"
        && (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
    .sorted { $0.path < $1.path }
  }
}
