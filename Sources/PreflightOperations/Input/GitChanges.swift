import MediaProbe
import Preflight

/// A git revision, as seen from the work tree of the working folder.
struct GitRevision {
  /// The folder of the work tree.
  private let top: AssetPath
  private let commit: [UInt8]

  init(_ revision: [UInt8]) throws {
    top = AssetPath(bytes: try git("rev-parse", "--show-toplevel").dropLast())
    guard let first = revision.first, first != UInt8(ascii: "-"),
      let commit = try? git("rev-parse", "--verify", "--quiet", GitArgument(revision + Array("^{commit}".utf8)))
        .dropLast()
    else {
      let name = shown(AssetPath(bytes: revision))
      throw Failure(.usage, .unknownRevision(name))
    }
    self.commit = Array(commit)
  }

  /// Returns the files that differ from the work tree: changed, added, renamed (under the new name) and untracked files,
  /// without those that git ignores.
  func changedFiles() throws -> ChangedFiles {
    let untracked = try git("-C", GitArgument(top.bytes), "ls-files", "-z", "--others", "--exclude-standard")
    return ChangedFiles(in: top, try differing("d") + names(untracked))
  }

  /// Returns the files that the work tree does not have any more.
  func deletedFiles() throws -> ChangedFiles { ChangedFiles(in: top, try differing("D")) }

  private func differing(_ filter: String) throws -> [[UInt8]] {
    // These options override every setting of the user that could change the list.
    names(
      try git(
        "-C", GitArgument(top.bytes), "diff", "--name-only", "-z", "--no-renames",
        GitArgument(Array("--diff-filter=\(filter)".utf8)), "--no-ext-diff", "--no-relative", GitArgument(commit), "--")
    )
  }

  private func names(_ output: [UInt8]) -> [[UInt8]] { output.split(separator: 0).map(Array.init) }
}

/// Runs git and returns its output.
private func git(_ arguments: GitArgument...) throws(Failure) -> [UInt8] {
  let run: ChildProcess
  do {
    // git must neither lock anything, nor run a monitor that the repository's configuration names. Filters it runs
    // nevertheless: without them, files that they change would look modified.
    run = try ChildProcess(
      "git", ["--no-optional-locks", "-c", "core.fsmonitor=false"].map { Array($0.utf8) } + arguments.map(\.bytes))
  } catch {
    throw Failure(.incomplete, .gitDoesNotStart(CommandText(error)))
  }
  guard run.status == 0 else {
    let line = run.errors.split(separator: UInt8(ascii: "\n")).first.map { shown(AssetPath(bytes: Array($0))) }
    throw Failure(.incomplete, .noGitWorkTree(line ?? "git ended with status \(run.status)"))
  }
  return run.output
}

/// An argument for git: a literal, or the bytes of a path or revision.
private struct GitArgument: ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
  init(stringLiteral text: String) { bytes = Array(text.utf8) }
}
