import CPreflight
import Preflight

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The functions of preflight.h, which describes them. An error of Swift ends here, and a wrong argument has a result of its own:
// a trap would end the process of the caller.

@_cdecl("preflight_open")
public func openUpload(
  _ to: UnsafePointer<CChar>?, _ assume: UnsafePointer<CChar>?, _ size: UInt64, _ name: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe error?.pointee = nil
  do throws(SharedUpload.Mistake) {
    let upload = unsafe try SharedUpload(
      to: to.map { unsafe String(decoding: bytes($0), as: UTF8.self) } ?? "", assuming: assume.map(bytes),
      size: size == UInt64.max ? nil : size, named: name.map(bytes))
    return unsafe OpaquePointer(Unmanaged.passRetained(upload).toOpaque())
  } catch let mistake {
    unsafe error?.pointee = unsafe copy(mistake.text)
    return nil
  }
}

@_cdecl("preflight_add")
public func add(_ upload: OpaquePointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  unsafe add(bytes, count, at: nil, to: upload)
}

@_cdecl("preflight_add_at")
public func add(_ upload: OpaquePointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ offset: UInt64) -> Int32 {
  unsafe add(bytes, count, at: offset, to: upload)
}

@_cdecl("preflight_needed")
public func needed(
  _ upload: OpaquePointer?, _ start: UnsafeMutablePointer<UInt64>?, _ end: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  guard let upload = unsafe shared(upload), let start = unsafe start, let end = unsafe end else { return invalid }
  guard let range = upload.needed else { return 0 }
  unsafe start.pointee = range.lowerBound
  unsafe end.pointee = range.upperBound
  return 1
}

@_cdecl("preflight_end")
public func end(_ upload: OpaquePointer?) -> Int32 {
  guard let upload = unsafe shared(upload), upload.end() else { return invalid }
  return Int32(PREFLIGHT_OK)
}

@_cdecl("preflight_state")
public func state(_ upload: OpaquePointer?) -> Int32 {
  guard let answer = unsafe shared(upload)?.answer else { return invalid }
  return Int32(answer.isAccepted ? PREFLIGHT_ACCEPTED : answer.isRefused ? PREFLIGHT_REFUSED : PREFLIGHT_OPEN)
}

@_cdecl("preflight_verdicts")
public func verdicts(_ upload: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  guard let upload = unsafe shared(upload) else { return nil }
  return unsafe copy(upload.json)
}

@_cdecl("preflight_close")
public func close(_ upload: OpaquePointer?) {
  guard let upload = unsafe upload else { return }
  unsafe Unmanaged<SharedUpload>.fromOpaque(UnsafeRawPointer(upload)).release()
}

@_cdecl("preflight_free")
public func freeText(_ text: UnsafeMutablePointer<CChar>?) { unsafe free(text) }

@_cdecl("preflight_rules_fingerprint")
public func rulesFingerprint() -> UnsafeMutablePointer<CChar>? { unsafe copy(Destinations.fingerprint) }

private let invalid = Int32(PREFLIGHT_INVALID)

/// Returns the upload of a caller; nil for NULL.
private func shared(_ upload: OpaquePointer?) -> SharedUpload? {
  guard let upload = unsafe upload else { return nil }
  return unsafe Unmanaged<SharedUpload>.fromOpaque(UnsafeRawPointer(upload)).takeUnretainedValue()
}

private func add(_ bytes: UnsafePointer<UInt8>?, _ count: Int, at offset: UInt64?, to upload: OpaquePointer?) -> Int32 {
  // A `size_t` above 2^63 - 1 is negative here.
  guard let upload = unsafe shared(upload), count >= 0, unsafe count == 0 || bytes != nil else { return invalid }
  let added = unsafe upload.add(UnsafeBufferPointer(start: bytes, count: unsafe bytes == nil ? 0 : count), at: offset)
  return added ? Int32(PREFLIGHT_OK) : invalid
}

/// Returns the bytes of a text of C.
private func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}

/// Returns a copy that the caller frees; nil if no memory is left.
private func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { unsafe text.withCString { unsafe strdup($0) } }
