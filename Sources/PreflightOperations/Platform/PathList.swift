package import MediaProbe
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An iterator over the paths of a list as they arrive. They are separated by NUL if the beginning of the list contains one,
/// otherwise by line ends.
package final class PathList: Sequence, IteratorProtocol {
  private static let blockSize = 65_536
  /// The longest path in bytes, which is 16 times the limit of Linux (PATH_MAX).
  static let longestPath = 65_536
  /// The time in milliseconds after which the writer of the list counts as paused.
  private static let pauseDelay: Int32 = 20

  let path: AssetPath
  /// The reason why the list could not be read to its end; nil without a failure.
  private(set) var failure: String?
  /// True if the rest was not read, because the task was canceled.
  package private(set) var isCutShort = false
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  /// The separator of the paths; nil until enough was read to know it.
  private var separator: UInt8?
  private var hasPaused = false
  /// The number of paths that were taken from the list.
  private var taken = 0

  /// Opens a list.
  ///
  /// - Parameter path: A file or a FIFO; `-` for standard input.
  init(_ path: AssetPath) throws(SystemError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : openList(path)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
  }

  deinit { if descriptor > STDERR_FILENO { close(descriptor) } }

  /// Returns true if the next path has not arrived yet, once for each path. The writer of the list can be waiting for the
  /// results of earlier paths.
  func pauses() -> Bool {
    guard !hasPaused, !isAtEnd else { return false }
    let hasNext = separator.map { end(of: $0) != nil } ?? !buffer.isEmpty
    hasPaused = !hasNext && !isReadable(within: Self.pauseDelay)
    return hasPaused
  }

  package func next() -> AssetPath? {
    hasPaused = false
    let separator = separator ?? findSeparator()
    while true {
      if let end = end(of: separator) {
        let line = buffer[place..<end]
        place = end + 1
        guard line.count <= Self.longestPath else { return refuseLongPath() }
        if let path = asPath(line, separator) { return path }
      } else if isAtEnd {
        let line = buffer[place...]
        place = buffer.count
        guard line.count <= Self.longestPath else { return refuseLongPath() }
        return asPath(line, separator)
      } else if buffer.count - place > Self.longestPath {
        return refuseLongPath()
      } else {
        readMore()
      }
    }
  }

  /// Ends the list with a failure, because a text without separators is not a list of paths.
  private func refuseLongPath() -> AssetPath? {
    failure =
      "path \(taken + 1) is longer than \(Self.longestPath) bytes, expected one path per line, or a NUL after each path"
    isAtEnd = true
    place = buffer.count
    return nil
  }

  /// Returns the index of the next separator in the buffer; nil if the buffer has none.
  private func end(of separator: UInt8) -> Int? {
    let place = place
    return unsafe buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = unsafe memchr(base + place, Int32(separator), bytes.count - place)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private func asPath(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> AssetPath? {
    // A list from Windows has a carriage return before each line end.
    let isWindowsLine = separator != 0 && line.last == UInt8(ascii: "\r")
    let path = isWindowsLine ? line.dropLast() : line
    guard !path.isEmpty else { return nil }
    taken += 1
    return AssetPath(bytes: Array(path))
  }

  /// Returns NUL if the first block contains one, otherwise the line end. A name can contain a line end, but every path is
  /// shorter than a block.
  private func findSeparator() -> UInt8 {
    let lineEnd = UInt8(ascii: "\n")
    while !isAtEnd, buffer.count < Self.blockSize, !buffer.contains(0) {
      if buffer.contains(lineEnd), !isReadable(within: Self.pauseDelay) { break }
      readMore()
    }
    // Skips the byte order mark of UTF-8.
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let found = buffer.contains(0) ? 0 : lineEnd
    separator = found
    return found
  }

  private func readMore() {
    buffer.removeFirst(place)
    place = 0
    // The writer of the list can be slow, or can write no path, but an interruption must not wait for it.
    repeat {
      guard !Task.isCancelled else {
        isAtEnd = true
        isCutShort = true
        return
      }
    } while !isReadable(within: 100)
    guard failure == nil else {
      isAtEnd = true
      return
    }
    var code: Int32 = 0
    let part = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { block, count in
      let got = unsafe read(descriptor, block.baseAddress, block.count)
      count = got < 0 ? 0 : got
      if got < 0 { code = errno }
    }
    if code == EINTR || code == EAGAIN { return }
    if code != 0 { failure = describe(errno: code) }
    isAtEnd = part.isEmpty
    buffer += part
  }

  /// Returns true if a read would return within a time in milliseconds, or if waiting failed, which sets `failure`.
  private func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&request, 1, milliseconds)
    if ready < 0, errno != EINTR { failure = describe(errno: errno) }
    return ready > 0 || failure != nil
  }
}

/// Opens a list without waiting for the writer of a FIFO, so that the run can be interrupted.
private func openList(_ path: AssetPath) -> Int32 {
  unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
}
