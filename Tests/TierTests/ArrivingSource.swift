import MediaProbe

/// A file of which some blocks have arrived.
final class ArrivingSource: ByteSource {
  static let blockSize = 4096

  private let content: [UInt8]
  private var there: [Bool]

  init(_ content: [UInt8]) {
    self.content = content
    there = Array(repeating: false, count: (content.count + ArrivingSource.blockSize - 1) / ArrivingSource.blockSize)
  }

  var size: UInt64? { UInt64(content.count) }
  var blocks: Range<Int> { 0..<there.count }

  func arrive(_ blocks: some Sequence<Int>) { for block in blocks { there[block] = true } }

  func bytes(_ range: Range<UInt64>) throws(Halt) -> [UInt8] {
    let part = range.clamped(to: 0..<UInt64(content.count))
    guard !part.isEmpty else { return [] }
    let (first, last) = (Int(part.lowerBound), Int(part.upperBound) - 1)
    guard (first / ArrivingSource.blockSize...last / ArrivingSource.blockSize).allSatisfy({ there[$0] }) else {
      throw .needs(range)
    }
    return Array(content[first...last])
  }
}

/// The same numbers for the same seed, on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
