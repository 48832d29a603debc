extension MovieWalk {
  /// Entries of one edit list. Editors write a few hundred; a list of a million is an attack.
  private static let mostEdits = 10_000

  /// EditListBox (ISO/IEC 14496-12, 8.6.6), in its EditBox.
  mutating func readEdits(_ box: BoxPlace, _ track: inout Track) throws(Halt) {
    var position = box.body
    while let child = try next(&position, box.end) {
      guard child.type == "elst", let head = try content(child, atMost: 8), let declared = head.u32(4) else { continue }
      let isLong = head.version == 1
      let width = isLong ? 20 : 12
      // A declared count is a claim: what is there decides.
      let there = Int(clamping: (child.length - 8) / UInt64(width))
      let count = min(declared, there, MovieWalk.mostEdits)
      track.editsAreCut = min(declared, there) > count
      if track.editsAreCut { note(.limitReached, "an edit list is longer than is read of a header") }
      guard let list = try content(child, atMost: 8 + count * width) else { return }
      for index in 0..<count {
        let place = 8 + index * width
        let duration = isLong ? list.u64(place) : list.u32(place).map { UInt64($0) }
        let time = isLong ? list.i64(place + 8) : list.i32(place + 4).map { Int64($0) }
        guard let duration, let time else { return }
        let rate = list.i32(place + (isLong ? 16 : 8))
        track.edits.append(Edit(duration: duration, mediaTime: time < 0 ? nil : time, isNormalRate: rate == 1 << 16))
      }
    }
  }
}
