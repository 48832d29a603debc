import MediaProbe
import Testing

/// Returns the bytes of numbers and boxes, to build files by hand.
func be16(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
func be32(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
func le16(_ value: Int) -> [UInt8] { be16(value).reversed() }
func le32(_ value: Int) -> [UInt8] { be32(value).reversed() }
/// Joins parts; this compiles faster than a long sum of arrays.
func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }
func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

/// The bytes of a file with a name. The log of a test run shows only the name.
struct NamedBytes: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  var testDescription: String { name }

  init(_ file: (name: String, bytes: [UInt8])) { (name, bytes) = file }
}

/// Returns a box (ISO/IEC 14496-12, 4.2).
func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
  let content = parts.flatMap { $0 }
  return be32(8 + content.count) + Array(type.utf8) + content
}

func fullBox(_ type: String, version: Int = 0, flags: Int = 0, _ parts: [UInt8]...) -> [UInt8] {
  box(type, be32(version << 24 | flags) + parts.flatMap { $0 })
}

/// Returns the facts that a reader reads from bytes, or its error.
func read(_ reader: HeaderReader, _ bytes: [UInt8]) -> Result<MediaFacts, ReadError> {
  do {
    return .success(try reader.read(MemorySource(bytes)))
  } catch .failed(let error) {
    return .failure(error)
  } catch {
    return .failure(ReadError(.internal, Message(asWritten: "\(error)")))
  }
}

/// Returns a file of items: one picture of a size with these properties, in order.
func heif(
  brand: String = "avif", width: Int, height: Int, _ properties: [[UInt8]], extra: [UInt8] = []
) -> [UInt8] {
  let all = [fullBox("ispe", be32(width), be32(height))] + properties
  let links = (1...all.count).map { UInt8($0) }
  let meta = fullBox(
    "meta",
    fullBox("hdlr", be32(0), Array("pict".utf8), zeros(13)),
    fullBox("pitm", be16(1)),
    fullBox("iinf", be16(1), fullBox("infe", version: 2, be16(1), be16(0), Array("av01".utf8), [0])),
    box(
      "iprp", box("ipco", all.flatMap { $0 }),
      fullBox("ipma", be32(1), be16(1), [UInt8(all.count)], links)),
    extra)
  return box("ftyp", Array(brand.utf8), be32(0), Array("mif1".utf8)) + meta
}

/// Returns a TIFF block with one entry of one short value, in either byte order.
func tiffBlock(tag: Int, value: Int, bigEndian: Bool) -> [UInt8] {
  let n16 = bigEndian ? be16 : le16
  let n32 = bigEndian ? be32 : le32
  let mark: [UInt8] = bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
  return mark + n16(42) + n32(8) + n16(1) + n16(tag) + n16(3) + n32(1) + n16(value) + n16(0) + n32(0)
}
