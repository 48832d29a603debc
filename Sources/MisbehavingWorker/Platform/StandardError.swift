#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a line to standard error as C libraries do: unsent output is lost.
func complain(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(2, bytes, bytes.count)
}
