package import MediaProbe
package import Preflight
package import PreflightDocuments

extension RootFolder {
  /// Reads and judges a file, which stays open. A file that cannot be opened is an unreadable one.
  ///
  /// - Throws: `Failure` if the path leads out of the folder.
  package func check(
    _ path: AssetPath, named name: AssetPath? = nil, by policy: Policy, with checker: Checker
  ) async throws -> (asset: CheckedAsset, file: OpenFile?) {
    let file: OpenFile
    do throws(Refusal) {
      file = try open(path)
    } catch {
      switch error {
      case .outside: throw outside(path)
      case .unreadable(let error): return (checker.unreadable(path, error, by: policy), nil)
      }
    }
    return (try await checker.check(descriptor: file.descriptor, named: name ?? path, by: policy), file)
  }

  /// Returns the failure for a path that leads out of the folder.
  package func outside(_ path: AssetPath) -> Failure {
    Failure(.outsideRoot, .outsideOfRoot(path.text))
  }
}
