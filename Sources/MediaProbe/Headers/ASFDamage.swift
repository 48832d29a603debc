/// Number of bytes of a packet that are looked at: error correction, flags, and the first fields.
private let packetHead = 64
/// Length of the data object without its packets (Advanced Systems Format Specification, 01.20.06, 5.1).
private let dataHead: UInt64 = 50

extension ASFHeader {
  /// Returns the damage in the data object and a few packets; nil if they have none.
  package func problem(_ source: any ByteSource) throws(ReadInterruption) -> Problem? {
    guard let size = source.size else { return nil }
    if let statedSize, statedSize > size {
      return Problem(.truncated, .endsBeforeStatedEnd, .int(statedSize - size))
    }
    return try asFarAsPresent { () throws(ReadInterruption) in
      var window = ByteWindow(source)
      return try problemOfData(&window, size)
    } ?? nil
  }

  private func problemOfData(_ window: inout ByteWindow, _ size: UInt64) throws(ReadInterruption) -> Problem? {
    guard let end, end < size, try window.holdIfPresent(end..<end.saturatingSum(4096)),
      let data = window.held(from: end, .little)
    else { return nil }
    // 10.1: the identifier of the data object.
    guard data.u64(0) == 0x11CF_668E_75B2_2636, data.u64(8) == 0x6CCE_6200_AA00_D9A6 else {
      return .instead(of: .itsMediaData, at: end, data.bytes)
    }
    guard let packetSize, packetSize > UInt64(packetHead), let length = data.u64(16), let stated = data.u64(40),
      let first = data.part(Int(dataHead), packetHead), isUsual(first)
    else { return nil }
    // A broadcast counts no packets.
    let start = end + dataHead
    let count = stated > 0 ? stated : (size - min(size, start)) / packetSize
    let dataEnd = start.saturatingSum(count.saturatingProduct(packetSize))
    if dataEnd > size { return Problem(.truncated, .endsWithin, .term(.itsMediaData)) }
    for number in [count / 2, count - min(count, 1)] where number > 0 {
      let place = start + number * packetSize
      guard try window.holdIfPresent(place..<place + UInt64(packetHead)), let head = window.held(from: place, .little)
      else { return nil }
      guard isUsual(head) else { return .instead(of: .anASFPacket, at: place, head.bytes) }
    }
    guard stated > 0, length > dataHead else { return nil }
    return try problemOfIndex(&window, at: end.saturatingSum(length), size)
  }

  /// Returns true if a packet begins as all writers begin it (5.2): two bytes of error correction, all 0, and lengths of the
  /// properties of a payload as 5.2.2 wants them.
  private func isUsual(_ packet: Fields) -> Bool {
    packet.u8(0) == 0x82 && packet.u8(1) == 0 && packet.u8(2) == 0 && packet.u8(4) == 0x5D
  }

  /// Returns the problem of the object after the data, an index (6); nil if the object has no problem.
  private func problemOfIndex(
    _ window: inout ByteWindow, at place: UInt64, _ size: UInt64
  ) throws(ReadInterruption) -> Problem? {
    guard place < size, try window.holdIfPresent(place..<place.saturatingSum(UInt64(packetHead))),
      let index = window.held(from: place, .little), index.count >= 24, let length = index.u64(16)
    else { return nil }
    if index.bytes.allSatisfy({ $0 == 0 }) { return .instead(of: .theIndexOfFile, at: place, index.bytes) }
    // 6.1: the identifier of the simple index.
    guard index.u64(0) == 0x11CF_E5B1_3300_0890, index.u64(8) == 0xCB49_03C9_A000_F489 else { return nil }
    return place.saturatingSum(length) > size ? Problem(.truncated, .endsWithin, .term(.theIndexOfFile)) : nil
  }
}
