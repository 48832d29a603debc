import MediaProbe
import Testing

/// Tests damage in the data of an ASF file (Advanced Systems Format Specification, 01.20.06).
@Suite struct ASFTests {
  private typealias Objects = ASFEncryptionTests

  /// A file of packets of 500 bytes. They begin with two bytes of error correction and the usual lengths (5.2).
  static func file(packets: Int = 20, size: Int? = nil) -> [UInt8] {
    let packet = [0x82, 0, 0, 9, 0x5D] + [UInt8](repeating: 0x55, count: 495)
    let data = zeros(16) + little(packets, 8) + [1, 1] + (0..<packets).flatMap { _ in packet }
    func header(_ size: Int) -> [UInt8] {
      // 3.2: the identifier of the file, its size, five numbers of eight bytes, flags, two packet sizes, bit rate.
      let properties =
        zeros(16) + little(size, 8) + zeros(40) + little(2, 4) + little(500, 4) + little(500, 4) + zeros(4)
      return Objects.header([Objects.object("8CABDCA1-A947-11CF-8EE4-00C00C205365", properties)])
    }
    let body = Objects.object("75B22636-668E-11CF-A6D9-00AA0062CE6C", data)
    return header(size ?? header(0).count + body.count) + body
  }

  private func code(_ bytes: [UInt8]) throws -> Problem.Code? {
    let source = MemorySource(bytes)
    return try ASFHeader(source).problem(source)?.code
  }

  @Test func `It compares the packet count with the file size`() throws {
    let whole = Self.file()
    #expect(try code(whole) == nil && code(Self.file(size: 0)) == nil)
    #expect(try code(Array(whole.dropLast())) == .truncated)
    #expect(try code(Array(Self.file(size: 0).dropLast())) == .truncated)
    let half = whole.count / 2
    #expect(try code(Array(whole.prefix(half)) + zeros(whole.count - half)) == .zeroFilled)
    #expect(try code(Array(whole.prefix(half)) + [1] + whole.dropFirst(half).dropLast()) == .damaged)
    for count in stride(from: 0, to: whole.count, by: 37) { _ = try code(Array(whole.prefix(count))) }
  }
}
