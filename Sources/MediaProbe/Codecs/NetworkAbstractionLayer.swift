/// Returns the payload of a NAL unit without emulation prevention bytes: each 3 after two zero bytes is removed
/// (ISO/IEC 14496-10, 7.4.1; ISO/IEC 23008-2, 7.3.1.1).
func rawPayload(_ unit: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard var index = firstEmulation(unit) else { return unit }
  var payload = Array(unit[..<index])
  payload.reserveCapacity(unit.count)
  var zeros = 2
  while index < unit.endIndex {
    let byte = unit[index]
    if zeros >= 2, byte == 3 {
      zeros = 0
    } else {
      payload.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    index += 1
  }
  return payload[...]
}

/// Returns the index of the first emulation prevention byte; nil if the unit has none, as in most parameter sets without
/// timing.
private func firstEmulation(_ unit: ArraySlice<UInt8>) -> Int? {
  var zeros = 0
  for index in unit.indices {
    let byte = unit[index]
    if zeros >= 2, byte == 3 { return index }
    zeros = byte == 0 ? zeros + 1 : 0
  }
  return nil
}
