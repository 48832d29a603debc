/// Returns the number of bytes that an FLV file lacks according to its own size; nil if its last tag is complete or it states
/// no size.
///
/// A file ends with the size of its last tag (Adobe Flash Video File Format Specification, 10.1, E.3). Otherwise the size that
/// writers put into `onMetaData` (E.5) decides, because a file without that ending can still be complete.
package func bytesMissing(fromFLV source: any ByteSource, size: UInt64) throws(ReadInterruption) -> UInt64? {
  // E.4.1: type, size of the data in three bytes, and seven more.
  let tagHead: UInt64 = 11
  var window = ByteWindow(source)
  guard size > 9 + tagHead + 4, let end = try window.fields(size - 4, 4), let last = end.u32(0) else { return nil }
  if last >= tagHead, UInt64(last) <= size - 13,
    let tag = try window.fields(size - 4 - UInt64(last), 4), let type = tag.u8(0), let length = tag.u24(1),
    [8, 9, 18].contains(type & 0x1F), UInt64(length) + tagHead == UInt64(last)
  {
    return nil
  }
  guard let stated = statedFLVSize(Fields(try source.bytes(0..<min(size, 4096)))), stated > size else { return nil }
  return stated - size
}

/// Size of the file that the first tag states; nil if it states none.
func statedFLVSize(_ head: Fields) -> UInt64? {
  // The first tag follows the header of nine bytes and the size of the nonexistent tag before it. Its names are strings with
  // two bytes of length, its numbers a type of 0 and a double (AMF 0 Specification, 2.2 and 2.4).
  guard let place = head.bytes.firstRange(ofText: "\0\u{8}filesize\0")?.upperBound,
    let bits = head.u64(place - head.bytes.startIndex)
  else { return nil }
  return UInt64(exactly: Double(bitPattern: bits).rounded())
}
