import MediaProbe
import Preflight
import PreflightDocuments

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the number of bytes that a user can write in a folder, or in the nearest existing folder above it; nil if the system
/// does not report it (statvfs(3)).
func freeSpace(at folder: AssetPath) -> Int64? {
  var place = folder
  while place.isMissing, place.bytes.contains(UInt8(ascii: "/")) { place = place.parentFolder }
  let known: AssetPath = place.isMissing || place.bytes.isEmpty ? "." : place
  var status = statvfs()
  guard unsafe withCString(known.bytes, { unsafe statvfs($0, &status) }) == 0 else { return nil }
  let (bytes, overflows) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
  return overflows ? nil : Int64(clamping: bytes)
}
