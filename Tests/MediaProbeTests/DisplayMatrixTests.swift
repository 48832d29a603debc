import MediaProbe
import Testing

@Suite struct DisplayMatrixTests {
  private func matrix(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> DisplayMatrix? {
    DisplayMatrix([a << 16, b << 16, 0, c << 16, d << 16, 0, 0, 0, 1 << 30])
  }

  @Test(arguments: [
    (1, 0, 0, 1, 0, false), (0, 1, -1, 0, 90, false), (-1, 0, 0, -1, 180, false), (0, -1, 1, 0, 270, false),
    (1, 0, 0, -1, 0, true), (0, 1, 1, 0, 90, true), (-1, 0, 0, 1, 180, true), (0, -1, -1, 0, 270, true),
  ])
  func `It reads rotation and mirroring`(a: Int32, b: Int32, c: Int32, d: Int32, rotation: Int, mirrored: Bool) throws {
    let found = try #require(matrix(a, b, c, d))
    #expect(found.rotation == rotation)
    #expect(found.mirrored == mirrored)
  }

  @Test func `An angle between right angles has no rotation`() throws {
    #expect(try #require(matrix(1, 1, -1, 1)).rotation == nil)
  }

  @Test func `A matrix that hides the picture returns nil`() {
    #expect(matrix(0, 0, 0, 0) == nil)
    #expect(DisplayMatrix([]) == nil)
  }

  @Test func `It tolerates rounding errors`() throws {
    let nearly = DisplayMatrix([3, 65536, 0, -65535, 2, 0, 0, 0, 1 << 30])
    #expect(try #require(nearly).rotation == 90)
  }
}
