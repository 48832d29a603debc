package import MediaProbe

/// Returns the path of the worker program: the given one, the one in the environment, or the first in the usual places.
/// If a path is named, no other one is tried, so that a wrong name is noticed.
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

/// Returns the usual places of the worker: the folder of a program, and the libexec folder in which packages put helper
/// programs.
package func usualPlaces(of program: AssetPath) -> [AssetPath] {
  let name = WorkerPool.executableName
  let folder = parent(of: program.bytes)
  return [
    AssetPath(bytes: folder).appending(name.utf8),
    AssetPath(bytes: parent(of: folder)).appending("libexec/preflight/\(name)".utf8),
  ]
}

/// Returns the folder of an absolute path, without a trailing slash unless it is the root.
private func parent(of path: [UInt8]) -> [UInt8] {
  let slash = UInt8(ascii: "/")
  let end = path.lastIndex(of: slash) ?? 0
  return end == 0 ? [slash] : Array(path[..<end])
}
