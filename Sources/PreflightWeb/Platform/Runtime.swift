// The functions of the C library that the standard library of Embedded Swift calls, and that are not in wasi-libc or would bring
// its streams and its generator of random numbers into the module.

@_extern(c, "strtod")
private func strtod(_ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Double

@_extern(wasm, module: "page", name: "random") @_extern(c, "preflight_random")
private func random(_ bytes: UnsafeMutableRawPointer, _ count: Int)

/// Reads a number as `Double(_:)` asks for it, and returns the end of its text.
@_cdecl("_swift_stdlib_strtod_clocale")
public func readNumber(_ text: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<Double>) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  unsafe value.pointee = unsafe strtod(text, &end)
  return unsafe end
}

/// Fills bytes with random numbers of the page: the seed of hash tables, which a crafted file must not know.
@_cdecl("arc4random_buf")
public func fillRandomly(_ bytes: UnsafeMutableRawPointer, _ count: Int) { unsafe random(bytes, count) }

/// Prints nothing. The message of a trap has no reader.
@_cdecl("putchar")
public func printCharacter(_ character: Int32) -> Int32 { character }
