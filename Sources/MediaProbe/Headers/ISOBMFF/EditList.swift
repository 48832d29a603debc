/// One entry of an edit list (ISO/IEC 14496-12, 8.6.6).
struct Edit: Sendable {
  /// Duration in movie time; 0 in a fragmented movie means up to the end.
  let duration: UInt64
  /// Start in media time; nil for an empty edit.
  let mediaTime: Int64?
  /// True if the edit plays at normal speed.
  let isNormalRate: Bool
}

extension BoxWalk {
  /// Largest number of entries of one edit list. Editors write a few hundred; a list of a million is an attack.
  private static let mostEdits = 10_000

  /// Reads an EditListBox (8.6.6).
  mutating func readEditList(_ box: BoxPlace, _ track: inout TrackBoxes) throws(ReadInterruption) {
    guard let head = try content(box, atMost: 8), let declared = head.u32(4) else { return }
    let isLong = head.version == 1
    let width = isLong ? 20 : 12
    let there = entryCount(declared, box, header: 8, width: UInt64(width))
    let count = min(there, BoxWalk.mostEdits)
    track.editsAreCut = there > count
    if track.editsAreCut {
      note(.limitReached, .editListTooLong)
    }
    guard let list = try content(box, atMost: 8 + count * width) else { return }
    track.edits.reserveCapacity(count)
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
