import MediaProbe
import Testing

@Suite struct ExifTests {
  @Test(arguments: 1...8, [true, false])
  func `It reads the orientation in both byte orders`(value: Int, bigEndian: Bool) {
    let block = tiffBlock(tag: 0x0112, value: value, bigEndian: bigEndian)
    #expect(Exif(block[...])?.orientation == value)
    #expect(Exif((Array("Exif\0\0".utf8) + block)[...])?.orientation == value)
  }

  @Test(arguments: [0, 9, 65535]) func `It ignores undefined orientation values`(value: Int) {
    #expect(Exif(tiffBlock(tag: 0x0112, value: value, bigEndian: true)[...])?.orientation == nil)
  }

  @Test func `Other bytes return nil`() {
    #expect(Exif([]) == nil)
    #expect(Exif(Array("no header here".utf8)[...]) == nil)
  }

  @Test func `An offset outside of the block returns nil`() {
    var block = tiffBlock(tag: 0x0112, value: 6, bigEndian: true)
    block.replaceSubrange(4..<8, with: be32(0x7FFF_FFFF))
    #expect(Exif(block[...])?.orientation == nil)
  }
}
