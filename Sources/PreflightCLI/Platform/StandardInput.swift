import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Media that come on standard input. A pipe can be read once and in order, media want to be read here and there: what comes
/// through a pipe is put into a file that bears no name, and this takes the place of standard input.
enum StandardInput {
  /// What stands for it among paths.
  static let mark = AssetPath("-")
  /// Under which it can be opened once it is a file.
  static let path = AssetPath("/dev/stdin")

  /// Makes standard input a file, unless it is one. Waits until all of it has come.
  ///
  /// - Throws: `Failure`, and `CancellationError` where the task was cancelled before the end.
  static func becomeFile() throws {
    if isFile(STDIN_FILENO) { return }
    guard !isTerminal(STDIN_FILENO) else {
      throw Failure(.usage, "found a terminal on standard input, expected a media file for -: pipe or redirect one")
    }
    do throws(SystemError) {
      let file = try openUnnamedTemporaryFile()
      defer { close(file) }
      guard try copy(to: file) else { throw SystemError(code: ECANCELED) }
      guard dup2(file, STDIN_FILENO) >= 0 else { throw SystemError(code: errno) }
    } catch {
      try Task.checkCancellation()
      throw Failure(.incomplete, "cannot copy standard input into a file in \(temporaryFolder()): \(error)")
    }
  }

  /// Copies to the end of standard input; false where the task was cancelled before.
  private static func copy(to file: Int32) throws(SystemError) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Who writes may take long: Ctrl-C is heeded meanwhile.
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&request, 1, 100)
      if Task.isCancelled { return false }
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return true }
      if count > 0 {
        try writeAll(Array(block.prefix(count)), to: file)
      } else if errno != EINTR, errno != EAGAIN {
        throw SystemError(code: errno)
      }
    }
  }
}
