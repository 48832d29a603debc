// The standard library of Embedded Swift declares this function and does not have it.

@_extern(c, "strtod")
private func strtod(_ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Double

/// Reads a number as `Double(_:)` of the standard library asks for it, and returns the end of its text.
@_cdecl("_swift_stdlib_strtod_clocale")
public func number(_ text: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<Double>) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  unsafe value.pointee = unsafe strtod(text, &end)
  return unsafe end
}
