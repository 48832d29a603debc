#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Passes the bytes of a stream to a function as they arrive, until they end or the function returns false.
package func readBlocks(of descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Bool) {
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      guard take(block[..<count]) else { return }
    } else if count < 0, errno == EAGAIN {
      // Another program can have made standard input non-blocking.
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    } else if count == 0 || errno != EINTR {
      return
    }
  }
}
