import MediaProbe
import Synchronization
import Testing

@Suite struct ByteWindowTests {
  /// A source of many zeros that records the requested ranges.
  private final class Zeros: ByteSource {
    let size: UInt64? = 1 << 20
    let asked = Mutex<[Range<UInt64>]>([])

    func bytes(_ range: Range<UInt64>) -> [UInt8] {
      let range = range.clamped(to: 0..<(1 << 20))
      asked.withLock { $0.append(range) }
      return Array(repeating: 0, count: range.count)
    }
  }

  @Test func `Sequential reads fetch larger pieces each time`() throws {
    let source = Zeros()
    var window = ByteWindow(source)
    for offset in stride(from: UInt64(0), to: 200_000, by: 300) { #expect(try window.fields(offset, 20) != nil) }
    let lengths = source.asked.withLock { $0.map(\.count) }
    #expect(lengths == [4096, 8192, 16384] + Array(repeating: 32768, count: 6))
  }

  @Test func `Reads far apart fetch one page each`() throws {
    let source = Zeros()
    var window = ByteWindow(source)
    for offset in stride(from: UInt64(0), to: 100_000, by: 10_000) { #expect(try window.fields(offset, 20) != nil) }
    #expect(source.asked.withLock { $0.map(\.count) } == Array(repeating: 4096, count: 10))
  }
}
