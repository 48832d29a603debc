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

  /// 30 frames a second are declared, and two of seven places are empty.
  @Test func `The average counts only the frames that are shown`() throws {
    let rate = try #require(Ratio(30, 1))
    let times: [Int64] = [0, 10, 20, 40, 50, 70]
    let timing = FrameTiming(
      frames: times.map { ($0, $0 == 0) }, untimed: 0, end: nil, timeBase: try #require(Ratio(1, 300)),
      declaredRate: rate, estimatedRate: rate)
    #expect(timing.averageRate == Ratio(150, 7) && timing.isVariable == true)
  }

  /// A broadcast has a constant rate, of which a few frames can be lost.
  @Test func `A few lost frames do not change a constant rate`() throws {
    let rate = try #require(Ratio(30, 1))
    for (missing, expected) in [(2, rate), (30, try #require(Ratio(10 * 69, 33)))] {
      let times = (0..<100).filter { $0 < 10 || $0 >= 10 + missing }.map { Int64($0) * 10 }
      let timing = FrameTiming(
        frames: times.map { ($0, $0 == 0) }, untimed: 0, end: nil, timeBase: try #require(Ratio(1, 300)),
        declaredRate: rate, estimatedRate: rate, mayLoseFrames: true)
      #expect(timing.averageRate == expected && timing.isVariable == true)
    }
  }

  @Test func `A last frame that is shown for seconds makes the rate variable`() throws {
    for (end, isVariable) in [(Int64(5), false), (100, true)] {
      let timing = FrameTiming(
        frames: (0..<4).map { ($0, true) }, untimed: 0, end: end, timeBase: try #require(Ratio(1, 25)),
        declaredRate: nil, estimatedRate: nil)
      #expect(timing.isVariable == isVariable)
    }
  }

  @Test func `The order is unknown if frames have no times, or if clocks restart`() throws {
    #expect(try Self.timing([0, 2, 1], untimed: 1).isReordered == nil)
    #expect(try Self.timing([0], untimed: 1).isReordered == nil)
    #expect(try Self.timing([0, 1, 2, 0, 1, 2]).isReordered == nil)
    #expect(try Self.timing([]).isReordered == nil)
  }
}
