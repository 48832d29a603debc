/// Finds the names of a fixed set in bytes, without creating a string.
///
/// A name is found by its length and its first and last eight bytes. Together they are the whole of most names.
@safe package final class NameTable: Sendable {
  private struct Entry {
    var start = 0
    var count = 0
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// Index of the name; -1 in an empty entry.
    var index = -1
  }

  /// A hash table of a power of two, at most half full. A name is at the index of its hash, or in the next empty entry. Only
  /// the initializer writes to it.
  private nonisolated(unsafe) let entries: UnsafeMutablePointer<Entry>
  private let mask: Int
  private let text: [UInt8]

  /// Creates a table of different names. Their indices are those of this list.
  package init(_ names: [String]) {
    var capacity = 4
    while capacity < 2 * names.count { capacity *= 2 }
    mask = capacity - 1
    unsafe entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    unsafe entries.initialize(repeating: Entry(), count: capacity)
    var text: [UInt8] = []
    text.reserveCapacity(16 * names.count)
    for (index, name) in names.enumerated() {
      let start = text.count
      text.append(contentsOf: name.utf8)
      var entry = Entry(start: start, count: text.count - start, index: index)
      unsafe text.withUnsafeBufferPointer { text in
        guard let base = text.baseAddress else { return }
        unsafe (entry.first, entry.last) = Self.ends(base + start, entry.count)
      }
      var place = Self.hash(entry.count, entry.first, entry.last) & mask
      while unsafe entries[place].index >= 0 { place = (place + 1) & mask }
      unsafe entries[place] = entry
    }
    self.text = text
  }

  deinit { unsafe entries.deallocate() }

  /// Returns the index of a name; nil if the table does not have it.
  package func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      guard let base = name.baseAddress else { return nil }
      return unsafe index(of: base, count: name.count)
    }
  }

  /// Returns the index of the name that consists of these bytes; nil if the table does not have it.
  @inline(__always)
  func index(of name: UnsafePointer<UInt8>, count: Int) -> Int? {
    let (first, last) = unsafe Self.ends(name, count)
    var place = Self.hash(count, first, last) & mask
    while true {
      let entry = unsafe entries + place
      if unsafe entry.pointee.first == first, unsafe entry.pointee.last == last, unsafe entry.pointee.count == count,
        unsafe entry.pointee.index >= 0, unsafe count <= 16 || hasMiddle(entry.pointee, name)
      {
        return unsafe entry.pointee.index
      }
      if unsafe entry.pointee.index < 0 { return nil }
      place = (place &+ 1) & mask
    }
  }

  /// Returns true if the bytes between the first and the last eight are equal too.
  private func hasMiddle(_ entry: Entry, _ name: UnsafePointer<UInt8>) -> Bool {
    for index in 8..<entry.count - 8 where unsafe text[entry.start + index] != name[index] { return false }
    return true
  }

  /// Returns the first and the last eight bytes; all bytes in both if there are fewer.
  @inline(__always)
  private static func ends(_ name: UnsafePointer<UInt8>, _ count: Int) -> (UInt64, UInt64) {
    if count >= 8 {
      let name = unsafe UnsafeRawPointer(name)
      return unsafe (
        name.loadUnaligned(as: UInt64.self), name.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      )
    }
    var bytes: UInt64 = 0
    for index in 0..<count { unsafe bytes = bytes << 8 | UInt64(name[index]) }
    return (bytes, bytes)
  }

  @inline(__always)
  private static func hash(_ count: Int, _ first: UInt64, _ last: UInt64) -> Int {
    let mixed = (first ^ (last << 29 | last >> 35) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}
