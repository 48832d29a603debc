/// Number of bytes of an item that show if it begins as its codec requires.
private let looked: UInt64 = 16

extension ItemTable {
  /// The reason why the file has no bytes of its picture; nil if it has some.
  var problemOfMissingData: Problem? {
    guard let primary = primary ?? types.keys.min() else { return nil }
    let parts = items(from: primary, by: "dimg")
    let coded = (parts.isEmpty ? [primary] : parts).filter { ItemTable.isCoded(types[$0]) }
    guard !coded.isEmpty else {
      // 6.6.2.3 and 6.6.2.2: a grid and an overlay show other items.
      return parts.isEmpty && ["grid", "iovl", "iden"].contains(types[primary] ?? "    ")
        ? Problem(.unplayable, .pictureWithoutData) : nil
    }
    if coded.contains(where: { external.contains($0) }) { return Problem(.externalReference, .mediaInOtherFile) }
    let isEmpty = coded.allSatisfy { item in
      guard let pieces = pieces[item] else { return !hasUnreadPlace(item) }
      return pieces.ranges.allSatisfy { $0.isEmpty }
    }
    return isEmpty ? Problem(.unplayable, .pictureWithoutData) : nil
  }

  /// Returns true for the types of items that have the bytes of a codec (ISO/IEC 23008-12, annexes B, E and H; AVIF 1.1, 2.1).
  private static func isCoded(_ type: FourCC?) -> Bool {
    switch type {
    case "hvc1", "hev1", "avc1", "vvc1", "av01", "jpeg", "j2k1", "unci": true
    default: false
    }
  }

  /// Returns the damage of the coded picture; nil if the picture is intact, or if its data has not arrived. It looks at the
  /// first, the middle and the last tile, and at the end of the item that ends last.
  func problemOfPicture(in source: any ByteSource) throws(ReadInterruption) -> Problem? {
    guard let size = source.size, let primary = primary ?? types.keys.min() else { return nil }
    let parts = items(from: primary, by: "dimg")
    let coded = parts.isEmpty ? [primary] : parts
    let places = Set([0, coded.count / 2, coded.count - 1]).sorted()
    for place in places {
      guard let item = codedItem(coded[place]), item.first.upperBound <= size else { continue }
      let end = min(item.first.lowerBound.saturatingSum(looked), item.first.upperBound)
      let head = try withinBudget { () throws(ReadInterruption) in
        try source.bytesIfPresent(item.first.lowerBound..<end)
      }
      guard let head = head ?? nil, !head.isEmpty else { continue }
      guard !item.mayBegin(Fields(head)) else { continue }
      return head.allSatisfy { $0 == 0 }
        ? Problem(.zeroFilled, .zerosInImageData) : Problem(.damaged, .brokenHEIFItem, .text("\(item.type)"))
    }
    guard let last = lastCoded(within: size), try endsInZeros(last, of: source) else { return nil }
    return Problem(.zeroFilled, .zerosInImageData)
  }

  /// Returns the last coded bytes in the file: of the picture, a thumbnail or an auxiliary picture. A unit of HEVC does not end
  /// in zeros (H.265, 7.4.1.1), and neither does the coded data of AV1.
  private func lastCoded(within size: UInt64) -> Range<UInt64>? {
    pieces.compactMap { item, pieces in
      let isCoded = ["hvc1", "hev1", "av01"].contains(types[item] ?? "    ")
      return isCoded && !pieces.areInMeta ? pieces.ranges.last : nil
    }
    .filter { $0.upperBound <= size }.max { $0.upperBound < $1.upperBound }
  }

  /// Returns an item whose codec is known and whose bytes are in the file; nil for others.
  private func codedItem(_ item: Int64) -> CodedItem? {
    guard let type = types[item], let pieces = pieces[item], !pieces.areInMeta, let first = pieces.ranges.first,
      !first.isEmpty
    else { return nil }
    let isInPieces = pieces.ranges.count > 1
    switch type {
    case "hvc1", "hev1":
      // ISO/IEC 14496-15, 8.3.3.1.2: the number of bytes of a length, minus one, is in byte 21.
      guard let width = properties(of: item).first("hvcC")?.u8(21) else { return nil }
      return CodedItem(type: type, first: first, isInPieces: isInPieces, lengthWidth: width & 3 + 1)
    // A property may have the beginning that all JPEG items share (ISO/IEC 23008-12, H.3.3).
    case "jpeg" where properties(of: item).first("jpgC") != nil: return nil
    case "av01", "jpeg": return CodedItem(type: type, first: first, isInPieces: isInPieces, lengthWidth: 0)
    default: return nil
    }
  }
}

/// An item with the data of a codec (ISO/IEC 23008-12, annexes B and H; AVIF 1.1, 2.1).
private struct CodedItem {
  let type: FourCC
  /// The first piece of the item, which is usually the only one.
  let first: Range<UInt64>
  let isInPieces: Bool
  /// Number of bytes of the length before each unit of HEVC.
  let lengthWidth: Int

  /// Returns false if the item cannot begin with these bytes.
  func mayBegin(_ head: Fields) -> Bool {
    let room = first.upperBound - first.lowerBound
    switch type {
    case "jpeg": return head.u16(0) == 0xFFD8
    case "av01":
      // AV1, 5.3.2: a bit that is zero, a type, and a flag for a size. Types 0 and 9 to 14 are reserved (6.2.2).
      guard let header = head.u8(0) else { return true }
      return header & 0x80 == 0 && ((1...8).contains(header >> 3) || header >> 3 == 15)
    default:
      guard let length = head.unsigned(at: 0, lengthWidth), let header = head.u8(lengthWidth) else { return true }
      // H.265, 7.3.1.2: a unit has a header of two bytes, which begins with a zero bit.
      let rest = room - min(room, UInt64(lengthWidth))
      return length >= 2 && (length <= rest || isInPieces) && header & 0x80 == 0
    }
  }
}
