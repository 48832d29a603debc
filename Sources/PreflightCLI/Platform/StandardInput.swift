import MediaProbe
import PreflightDocuments
import PreflightOperations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe can only be read once and in order, but media need random access. So the data of a pipe is copied into an unnamed file,
/// which replaces standard input.
extension StandardInput {
  /// Replaces standard input with a file that contains all of its data, unless it already is a file.
  ///
  /// - Throws: `Failure`, or `CancellationError` if the task is canceled before the end.
  static func becomeFile() throws {
    if isFile(STDIN_FILENO) { return }
    guard !isTerminal(STDIN_FILENO) else {
      throw Failure(.usage, .standardInputIsTerminal)
    }
    do throws(SystemError) {
      let file = try OutputFile.openUnnamedTemporaryFile(in: surroundings.temporaryFolder)
      defer { close(file) }
      guard try copy(to: file) else { throw SystemError(code: ECANCELED) }
      guard dup2(file, STDIN_FILENO) >= 0 else { throw SystemError(code: errno) }
    } catch {
      try Task.checkCancellation()
      throw Failure(.incomplete, .cannotCopyStandardInput(surroundings.temporaryFolder, CommandText(error)))
    }
  }

  /// Copies standard input to its end. Returns false if the task is canceled before.
  private static func copy(to file: Int32) throws(SystemError) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The writer can take a long time, so cancellation is checked in the meantime.
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
