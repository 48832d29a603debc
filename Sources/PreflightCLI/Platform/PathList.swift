import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The paths of a list, as they come: separated by NUL when there is one near its beginning, else by line ends.
final class PathList: Sequence, IteratorProtocol {
  private static let blockSize = 65_536
  /// Bytes of the longest path that is taken from a list: sixteen times what Linux lets a path have (PATH_MAX).
  static let longestPath = 65_536
  /// Milliseconds within which what writes a list at its own speed writes on.
  private static let patience: Int32 = 20

  let path: AssetPath
  /// Why the list ended before its end; nil when it did not.
  private(set) var failure: String?
  /// Whether the rest was not waited for, since the task was cancelled.
  private(set) var isCutShort = false
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  /// Nil until so much was read that it can be told.
  private var separator: UInt8?
  private var hasPaused = false
  /// Paths that were taken from the list.
  private var taken = 0

  /// - Parameter path: `-` for standard input; a FIFO will do.
  init(_ path: AssetPath) throws(SystemError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : openList(path)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
  }

  deinit { if descriptor > STDERR_FILENO { close(descriptor) } }

  /// Whether the next path has to be waited for, which what writes the list may do for what becomes of those before. Told
  /// once for each.
  func pauses() -> Bool {
    guard !hasPaused, !isAtEnd else { return false }
    let hasNext = separator.map { end(of: $0) != nil } ?? !buffer.isEmpty
    hasPaused = !hasNext && !isReadable(within: Self.patience)
    return hasPaused
  }

  func next() -> AssetPath? {
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

  /// Ends the list: what has no separator for so long is no list of paths.
  private func refuseLongPath() -> AssetPath? {
    failure =
      "path \(taken + 1) is longer than \(Self.longestPath) bytes, expected one path per line, or a NUL after each path"
    isAtEnd = true
    place = buffer.count
    return nil
  }

  /// Where the separator stands next in what was read.
  private func end(of separator: UInt8) -> Int? {
    let place = place
    return unsafe buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = unsafe memchr(base + place, Int32(separator), bytes.count - place)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private func asPath(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> AssetPath? {
    // A list that was made on Windows has a carriage return before each line end.
    let isWindowsLine = separator != 0 && line.last == UInt8(ascii: "\r")
    let path = isWindowsLine ? line.dropLast() : line
    guard !path.isEmpty else { return nil }
    taken += 1
    return AssetPath(bytes: Array(path))
  }

  /// A name may hold a line end, but it is written as a whole; and no path is as long as what is looked at.
  private func findSeparator() -> UInt8 {
    let lineEnd = UInt8(ascii: "\n")
    while !isAtEnd, buffer.count < Self.blockSize, !buffer.contains(0) {
      if buffer.contains(lineEnd), !isReadable(within: Self.patience) { break }
      readMore()
    }
    // What Windows marks a text in UTF-8 with.
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let found = buffer.contains(0) ? 0 : lineEnd
    separator = found
    return found
  }

  private func readMore() {
    buffer.removeFirst(place)
    place = 0
    // What writes the list may be slow; an interruption is not to wait for it.
    while !isReadable(within: 100) {
      guard !Task.isCancelled else {
        isAtEnd = true
        isCutShort = true
        return
      }
    }
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

  /// True if a read would return at once, or within so many milliseconds, or if waiting failed, which `failure` tells then.
  private func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&request, 1, milliseconds)
    if ready < 0, errno != EINTR { failure = describe(errno: errno) }
    return ready > 0 || failure != nil
  }
}

/// Opens a list without waiting: a FIFO may have no writer yet, and whoever interrupts the run is not to wait for one.
private func openList(_ path: AssetPath) -> Int32 {
  unsafe withCString(path.bytes) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
}
