/// The marks of a list of formats.
///
/// A search looks only at the marks that begin with the first byte of a file, and compares their first four bytes. Only
/// the few that agree are compared in full.
struct MarkIndex: Sendable {
  private struct Entry: Sendable {
    /// The first four bytes, and a mask of the bits that are compared.
    let bytes, mask: UInt32
    /// The position of the format in the list.
    let format: Int
    /// The next entry of the same chain; -1 at its end.
    var next = -1
  }

  private var entries: [Entry] = []
  private var marks: [Mark] = []
  /// The first entry for each first byte of a file; the last chain has the marks that are not at the start.
  private var chains = [Int](repeating: -1, count: 257)

  init(_ marksOfFormats: [[Mark]]) {
    for (format, marks) in marksOfFormats.enumerated() {
      for mark in marks {
        let count = mark.offset == 0 ? min(mark.bytes.count, 4) : 0
        let mask: UInt32 = count == 0 ? 0 : ~0 << UInt32(8 * (4 - count))
        entries.append(Entry(bytes: MarkIndex.word(mark.bytes[...]), mask: mask, format: format))
        self.marks.append(mark)
      }
    }
    // Each chain has the order of the list.
    for index in entries.indices.reversed() {
      let chain = entries[index].mask == 0 ? 256 : Int(entries[index].bytes >> 24)
      entries[index].next = chains[chain]
      chains[chain] = index
    }
  }

  /// Returns the position of the first format in the list that has a matching mark; nil if no mark matches.
  func format(of head: Fields) -> Int? {
    guard let first = head.bytes.first else { return nil }
    let start = MarkIndex.word(head.bytes)
    let (atStart, elsewhere) = (
      firstMatch(of: head, start, in: chains[Int(first)]), firstMatch(of: head, start, in: chains[256])
    )
    guard let atStart, let elsewhere else { return atStart ?? elsewhere }
    return min(atStart, elsewhere)
  }

  private func firstMatch(of head: Fields, _ start: UInt32, in chain: Int) -> Int? {
    var index = chain
    while index >= 0 {
      if (entries[index].bytes ^ start) & entries[index].mask == 0, marks[index].matches(head) {
        return entries[index].format
      }
      index = entries[index].next
    }
    return nil
  }

  /// Returns the first four bytes as one number; missing ones are 0.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var word: UInt32 = 0
    for byte in bytes.prefix(4) { word = word << 8 | UInt32(byte) }
    return bytes.count < 4 ? word << UInt32(8 * (4 - bytes.count)) : word
  }
}
