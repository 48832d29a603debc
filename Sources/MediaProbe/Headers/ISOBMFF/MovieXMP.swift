/// The box of a movie with XMP.
package enum MovieXMP {
  /// Largest packet that is copied.
  private static let largest: UInt64 = 16 << 20

  /// Returns a box with the XMP of a movie (XMP specification part 3, 1.2.7.1); nil if the movie has none.
  package static func box(of source: any ByteSource) -> [UInt8]? {
    var walk = BoxWalk(ByteWindow(source))
    var position: UInt64 = 0
    let size = source.size ?? .max
    while let box = try? walk.next(&position, size, damage: nil) {
      if box.type == "uuid", let content = bytes(box, source), content.starts(with: xmpIdentifier) {
        return packed(content.dropFirst(16))
      }
      guard box.type == "moov" else { continue }
      // QuickTime stores the packet in the user data.
      if let data = child("udta", of: box, &walk), let packet = child("XMP_", of: data, &walk),
        let content = bytes(packet, source)
      {
        return packed(content[...])
      }
    }
    return nil
  }

  private static func child(_ type: FourCC, of box: BoxPlace, _ walk: inout BoxWalk) -> BoxPlace? {
    var position = box.body
    while let child = try? walk.next(&position, box.end, damage: nil) {
      if child.type == type { return child }
    }
    return nil
  }

  private static func bytes(_ box: BoxPlace, _ source: any ByteSource) -> [UInt8]? {
    guard !box.isCut, box.length <= largest else { return nil }
    return try? Array(source.bytes(box.body..<box.end))
  }

  private static func packed(_ packet: ArraySlice<UInt8>) -> [UInt8] {
    let size = UInt32(packet.count + 24)
    let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array("uuid".utf8)
    return head + xmpIdentifier + packet
  }
}
