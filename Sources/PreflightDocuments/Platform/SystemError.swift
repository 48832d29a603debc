import MediaProbe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error of a failed system call.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32
  package var isBrokenPipe: Bool { code == EPIPE }
  package var isExisting: Bool { code == EEXIST }
  package var description: String { describe(errno: code) }

  package init(code: Int32) { self.code = code }
}

/// Writes all bytes; throws the error number of the write that failed.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var done = 0
  while done < bytes.count {
    let written = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
    }
    if written >= 0 {
      done += written
    } else if errno == EAGAIN {
      // Another program can have made standard output non-blocking. Wait until it accepts more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    } else if errno != EINTR {
      throw SystemError(code: errno)
    }
  }
}

/// Returns the number of columns of a terminal; nil if the descriptor is not a terminal.
package func terminalColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
