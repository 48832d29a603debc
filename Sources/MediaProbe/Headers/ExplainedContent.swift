extension ReadError {
  /// Creates the error of content that cannot be read for a reason that its first page shows; nil without such a reason. No
  /// deeper tier has more information.
  init?(explaining head: [UInt8], of signature: Signature) {
    if case .format("png") = signature, Fields(head).has("CgBI", at: 12) {
      // Xcode writes this chunk before the header; the pixels after it are in another order and have no zlib header.
      self.init(.unsupported, .applePNG)
      return
    }
    guard signature == .none else { return nil }
    for (start, message) in [
      ([0xEF, 0xBB, 0xBF], Message.ID.byteOrderMarkBeforePicture), ([0x0D, 0x0A], .lineEndBeforePicture),
      ([0x0A], .lineEndBeforePicture), ([0x0D], .lineEndBeforePicture),
    ] as [([UInt8], Message.ID)]
    where head.starts(with: start) {
      guard let name = MediaFormat.name(of: Array(head.dropFirst(start.count))), let format = MediaFormat.named(name),
        format.kind == .image
      else { continue }
      self.init(.corrupt, message, .text(name))
      return
    }
    return nil
  }
}

/// Returns true if the first, the middle and the last page of a file are zeros. False if they have not arrived.
///
/// - Parameter head: The first page.
func holdsOnlyZeros(_ source: MeteredSource, head: [UInt8]) throws(ReadInterruption) -> Bool {
  guard head.allSatisfy({ $0 == 0 }) else { return false }
  let page = UInt64(Signature.length)
  guard head.count == Signature.length else { return true }
  guard let size = source.size else { return false }
  for start in [size / 2, size - min(size, page)] {
    guard let bytes = try source.bytesIfPresent(start..<min(size, start + page)), bytes.allSatisfy({ $0 == 0 }) else {
      return false
    }
  }
  return true
}
