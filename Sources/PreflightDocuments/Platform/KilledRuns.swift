package import MediaProbe
import Preflight

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The temporary files that killed runs left in a folder.
package enum KilledRuns {
  /// Removes the files with temporary names in a folder, and in some folders in it with all that are below. Only regular files of
  /// this user whose name has the id of a process that has ended are removed. Links are neither followed nor removed.
  ///
  /// A caller holds the lock of the folder, so no other run writes into it.
  package static func clean(_ folder: AssetPath, and names: some Sequence<String>) {
    clean(folder, depth: deepest)
    for name in names { clean(folder.appending(name.utf8), depth: 0) }
  }

  /// The largest number of nested folders, so that a folder made by somebody else cannot exhaust the stack.
  private static let deepest = 64

  private static func clean(_ path: AssetPath, depth: Int) {
    guard let names = try? FolderNames.read(path, followsLink: depth == deepest) else { return }
    var inner: [AssetPath] = []
    var folder: OutputFolder?
    for index in 0..<names.count {
      var name: [UInt8] = []
      names.append(at: index, to: &name)
      let kind = names.kind(at: index)
      guard let id = OutputTarget.process(ofTemporary: name) else {
        if kind == .folder { inner.append(path.appending(name)) }
        continue
      }
      guard id == getpid() || kill(id, 0) != 0 && errno == ESRCH else { continue }
      if folder == nil { folder = try? OutputFolder.open(path) }
      switch kind {
      case .file: folder?.removeOwn(name)
      case .folder: ProgramOutput.clean(name, in: folder)
      default: continue
      }
    }
    guard depth < deepest else { return }
    for path in inner { clean(path, depth: depth + 1) }
  }
}

extension OutputTarget {
  /// Returns the id of the process in a temporary name, such as `.preflight-123-0` or `.preflight-123-9f.partial`; nil for any
  /// other name.
  static func process(ofTemporary name: [UInt8]) -> pid_t? {
    guard name.starts(with: ".preflight-".utf8) else { return nil }
    let parts = String(decoding: name.dropFirst(11), as: UTF8.self).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = pid_t(parts[0]), id > 0, "\(id)" == parts[0] else { return nil }
    let end = parts[1]
    let isFile = end.hasSuffix(".partial") && UInt64(end.dropLast(8), radix: 16) != nil
    return isFile || Int(end).map { (0..<1000).contains($0) } == true ? id : nil
  }
}

extension OutputFolder {
  /// Removes a regular file of this user.
  fileprivate func removeOwn(_ name: [UInt8]) {
    guard let status = try? status(of: name), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return
    }
    remove(name)
  }
}

extension ProgramOutput {
  /// Removes the folder of another program that a killed run left. It stays if it has a file with another name.
  fileprivate static func clean(_ name: [UInt8], in parent: OutputFolder?) {
    guard let parent, let status = try? parent.status(of: name), status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), let folder = try? parent.openInner(name),
      let names = try? FolderNames.read(parent.path.appending(name), followsLink: false)
    else { return }
    for index in 0..<names.count {
      var name: [UInt8] = []
      names.append(at: index, to: &name)
      if isOwn(name) { folder.removeOwn(name) }
    }
    parent.remove(name, isFolder: true)
  }
}
