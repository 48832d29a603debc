import MediaProbe

/// The worker's program: the given one, that of the environment, or the first of the usual places. A place that somebody
/// named is the only one that is looked at, so that a wrong name shows.
func locateWorker(given: AssetPath?) throws(WorkerMissing) -> AssetPath {
  let candidates: [AssetPath]
  if let given {
    candidates = [given]
  } else if let named = Host.environment(WorkerPool.environmentName), !named.isEmpty {
    candidates = [AssetPath(bytes: named)]
  } else {
    candidates = usualPlaces(of: Host.executable)
  }
  for candidate in candidates where Host.isExecutable(candidate) { return candidate }
  throw WorkerMissing(searched: candidates)
}

/// Beside a program, and where packages put programs that are not for users.
func usualPlaces(of program: AssetPath) -> [AssetPath] {
  let slash = UInt8(ascii: "/")
  let folder = AssetPath(bytes: Array(program.bytes[..<(program.bytes.lastIndex(of: slash) ?? 0)]))
  let name = WorkerPool.executableName
  return [
    AssetPath(bytes: folder.bytes + [slash]).appending(name.utf8),
    AssetPath(bytes: folder.bytes + [slash]).appending("../libexec/preflight/\(name)".utf8),
  ]
}
