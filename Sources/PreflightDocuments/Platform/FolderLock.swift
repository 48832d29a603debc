package import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The right of one run to write into a folder. It ends with this value, and with the process.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Creates the folder if it is missing. Returns nil if another run has the right.
  package init?(_ folder: AssetPath) throws(OutputError) {
    let opened = try OutputFolder.make(folder)
    descriptor = openPath(opened.path.bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(SystemError(code: errno)) }
    // Some file systems have no locks. Two runs at the same time are rare, so a run goes on there.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit { close(descriptor) }
}
