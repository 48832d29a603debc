/// Immutable bytes that many values refer to without a copy.
@safe package final class SharedBytes: Sendable {
  // These bytes are never written: they are a literal of the program, or a copy to which only this object refers.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  package let count: Int
  private let isCopy: Bool

  /// Refers to a literal of the program.
  package init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation)
    unsafe start = literal.utf8Start
    count = literal.utf8CodeUnitCount
    isCopy = false
  }

  /// Copies bytes.
  package init(copying bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe (copy + index).initialize(to: byte) }
    unsafe start = UnsafePointer(copy)
    count = bytes.count
    isCopy = true
  }

  /// Refers to a literal of the program, or copies several, each of which begins on a line of its own.
  package convenience init(lines literals: [StaticString]) {
    if literals.count == 1 {
      self.init(literals[0])
      return
    }
    let count = literals.reduce(0) { $0 + $1.utf8CodeUnitCount + 1 }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    var end = unsafe copy
    for literal in literals {
      precondition(literal.hasPointerRepresentation)
      unsafe end.initialize(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
      unsafe end += literal.utf8CodeUnitCount
      unsafe end.initialize(to: UInt8(ascii: "\n"))
      unsafe end += 1
    }
    unsafe self.init(owning: copy, count: count)
  }

  private init(owning bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    unsafe start = UnsafePointer(bytes)
    self.count = count
    isCopy = true
  }

  deinit { if isCopy { unsafe start.deallocate() } }

  /// Returns the line and the column of a byte. Both start with 1, and the column counts bytes.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let before = unsafe UnsafeBufferPointer(start: start, count: min(max(0, offset), count))
    let line = unsafe before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let start = unsafe before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start + 1)
  }
}
