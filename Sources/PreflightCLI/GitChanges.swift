import MediaProbe
import Preflight

/// Returns the files that differ between a revision and the git work tree of the working folder: changed, added, renamed
/// (under the new name) and untracked files, without those that git ignores.
func changedFiles(since revision: [UInt8]) throws -> ChangedFiles {
  let name = shown(AssetPath(bytes: revision))
  let top = AssetPath(bytes: try git("rev-parse", "--show-toplevel").dropLast())
  guard let first = revision.first, first != UInt8(ascii: "-"),
    let commit = try? git("rev-parse", "--verify", "--quiet", GitArgument(revision + Array("^{commit}".utf8)))
      .dropLast()
  else {
    throw Failure(
      .usage,
      "git does not know the revision “\(name)”: check its name, or fetch it (a shallow clone has only recent commits)")
  }
  // These options override every setting of the user that could change the list.
  let changed = try git(
    "-C", GitArgument(top.bytes), "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", "--no-ext-diff",
    "--no-relative",
    GitArgument(Array(commit)), "--")
  let untracked = try git("-C", GitArgument(top.bytes), "ls-files", "-z", "--others", "--exclude-standard")
  return ChangedFiles(in: top, (changed + untracked).split(separator: 0).map(Array.init))
}

/// Runs git and returns its output.
private func git(_ arguments: GitArgument...) throws(Failure) -> [UInt8] {
  let run: ChildProcess
  do {
    // git must neither run a program that the repository's configuration names, nor lock anything.
    run = try ChildProcess(
      "git", ["--no-optional-locks", "-c", "core.fsmonitor=false"].map { Array($0.utf8) } + arguments.map(\.bytes))
  } catch {
    throw Failure(.incomplete, "--changed-since needs git, which cannot be started (\(error)): install git")
  }
  guard run.status == 0 else {
    let line = run.errors.split(separator: UInt8(ascii: "\n")).first.map { shown(AssetPath(bytes: Array($0))) }
    throw Failure(
      .incomplete,
      "--changed-since needs a git work tree: run preflight in one (\(line ?? "git ended with status \(run.status)"))")
  }
  return run.output
}

/// An argument for git: a literal, or the bytes of a path or revision.
private struct GitArgument: ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
  init(stringLiteral text: String) { bytes = Array(text.utf8) }
}
