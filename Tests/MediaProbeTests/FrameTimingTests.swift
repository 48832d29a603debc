import MediaProbe
import Testing

@Suite struct FrameTimingTests {
  /// Returns the timing of frames with times in the order of the file.
  private static func timing(_ times: [Int64], untimed: Int64 = 0) throws -> FrameTiming {
    FrameTiming(
      frames: times.map { ($0, $0 == 0) }, untimed: untimed, end: nil, timeBase: try #require(Ratio(1, 25)),
      declaredRate: nil, estimatedRate: nil)
  }

  @Test(
    arguments: [([0, 1, 2, 3], false), ([0, 3, 1, 2], true), ([0, 1, 3, 2], true), ([7], false)] as [([Int64], Bool)])
  func `Frames in another order than their times are B frames`(times: [Int64], expected: Bool) throws {
    #expect(try Self.timing(times).isReordered == expected)
  }

  @Test func `The order is unknown if frames have no times, or if clocks restart`() throws {
    #expect(try Self.timing([0, 2, 1], untimed: 1).isReordered == nil)
    #expect(try Self.timing([0], untimed: 1).isReordered == nil)
    #expect(try Self.timing([0, 1, 2, 0, 1, 2]).isReordered == nil)
    #expect(try Self.timing([]).isReordered == nil)
  }
}
