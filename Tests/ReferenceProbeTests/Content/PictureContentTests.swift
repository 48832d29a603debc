import CContent
import Testing

/// What is measured in frames that the tests draw themselves.
@Suite struct PictureContentTests {
  /// A picture of luma in 8 bits with a limited range.
  private struct Picture {
    var luma: [UInt8]
    var chroma = (cb: UInt8(128), cr: UInt8(128))
    /// The colors of bars side by side; empty for one color.
    var bars: [(luma: UInt8, cb: UInt8, cr: UInt8)] = []

    /// White, yellow, cyan, green, magenta, red, blue and black with 75 % of the signal, as in ITU-R BT.471.
    static let colors: [(luma: UInt8, cb: UInt8, cr: UInt8)] = [
      (180, 128, 128), (168, 44, 136), (145, 147, 44), (134, 63, 52), (63, 193, 204), (51, 109, 212), (28, 212, 120),
      (16, 128, 128),
    ]

    init(bars: [(luma: UInt8, cb: UInt8, cr: UInt8)]) {
      self.init { x, _ in bars[x * bars.count / Self.width].luma }
      self.bars = bars
    }

    /// The plane of a component of chroma.
    func plane(_ one: UInt8, _ ofBar: (_ bar: (luma: UInt8, cb: UInt8, cr: UInt8)) -> UInt8) -> [UInt8] {
      let (width, height) = (Self.width / 2, Self.height / 2)
      if bars.isEmpty { return [UInt8](repeating: one, count: width * height) }
      let row = (0..<width).map { ofBar(bars[$0 * bars.count / width]) }
      return (0..<height).flatMap { _ in row }
    }

    static let width = 320
    static let height = 180

    init(_ shade: (_ x: Int, _ y: Int) -> UInt8) {
      luma = []
      for y in 0..<Self.height { for x in 0..<Self.width { luma.append(shade(x, y)) } }
    }

    init(gray: UInt8) { self.init { _, _ in gray } }

    /// A texture of blocks, moved to the right by two pixels for each frame.
    static func moving(_ frame: Int) -> Picture {
      Picture { x, y in
        let place = (x + 1000 - frame * 2) / 10 &* 7919 &+ y / 10 &* 104_729
        return UInt8(40 + (place &* place) % 160)
      }
    }
  }

  /// Measures frames at 25 per second. A frame that is nil is damaged.
  private func measured(_ frames: [Picture?]) throws -> pc_video_result {
    var format = pc_video_format(black: 0.05, freeze: 0.006)
    let video = try unsafe #require(pc_video_create(&format))
    defer { unsafe pc_video_destroy(video) }
    for (number, picture) in frames.enumerated() {
      let time = Int64(number) * 40_000
      guard let picture else {
        unsafe pc_video_add_damaged(video, time)
        continue
      }
      let cb = picture.plane(picture.chroma.cb) { $0.cb }
      let cr = picture.plane(picture.chroma.cr) { $0.cr }
      unsafe picture.luma.withUnsafeBufferPointer { luma in
        unsafe cb.withUnsafeBufferPointer { cb in
          unsafe cr.withUnsafeBufferPointer { cr in
            guard let start = luma.baseAddress else { return }
            var frame = unsafe pc_frame(
              luma: start, luma_stride: Picture.width, cb: cb.baseAddress, cr: cr.baseAddress,
              chroma_stride: Picture.width / 2, chroma_step: 1, chroma_shift_x: 1, chroma_shift_y: 1,
              width: Int32(Picture.width), height: Int32(Picture.height), bits: 8, shift: 0, is_full_range: false,
              is_interlaced: false, transfer: PC_SDR, red_weight: 0.2126, blue_weight: 0.0722)
            unsafe pc_video_add(video, &frame, time)
          }
        }
      }
    }
    var result = pc_video_result()
    unsafe pc_video_end(video, Int64(frames.count) * 40_000, &result)
    return result
  }

  /// Returns the frames of each interval.
  private func frames(_ intervals: pc_intervals) -> [Range<Int64>] {
    unsafe withUnsafeBytes(of: intervals.items) { bytes in
      unsafe bytes.bindMemory(to: pc_interval.self).prefix(Int(intervals.count)).map { $0.first_frame..<$0.end_frame }
    }
  }

  @Test func `Moving pictures have no interval`() throws {
    let result = try measured((0..<100).map { .moving($0) })
    #expect(result.frames == 100)
    for intervals in [result.black, result.uniform, result.freeze, result.bars, result.flashing, result.red_flashing] {
      #expect(intervals.count == 0)
    }
    #expect(result.repeated == 0)
    #expect(result.active_width == 320)
    #expect(result.active_height == 180)
  }

  @Test func `Black frames are an interval that is exact to the frame`() throws {
    let result = try measured((0..<100).map { (30..<50).contains($0) ? Picture(gray: 16) : .moving($0) })
    #expect(frames(result.black) == [30..<50])
    #expect(result.black.longest_us == 800_000)
    #expect(!result.first_is_black)
    #expect(frames(result.freeze) == [])
  }

  @Test func `Color bars are an interval that is exact to the frame`() throws {
    let card = Picture(bars: Picture.colors)
    let result = try measured((0..<60).map { $0 < 30 ? card : .moving($0) })
    #expect(frames(result.cards) == [0..<30])
    #expect(
      frames(try measured((0..<20).map { _ in Picture(bars: Array(Picture.colors.prefix(7))) }).cards) == [0..<20])
    // The same colors in another order are a picture, and so are gray steps.
    let reversed = Picture(bars: Picture.colors.reversed())
    let gray = Picture(bars: Picture.colors.map { ($0.luma, 128, 128) })
    for other in [reversed, gray] { #expect(try measured((0..<20).map { _ in other }).cards.count == 0) }
  }

  @Test func `A first frame that is black is found alone`() throws {
    let result = try measured((0..<50).map { $0 == 0 ? Picture(gray: 16) : .moving($0) })
    #expect(result.first_is_black)
    #expect(!result.last_is_black)
    #expect(!result.fades_in)
    #expect(frames(result.black) == [0..<1])
  }

  @Test func `A gradual start is told apart from a cut`() throws {
    let fade = try measured(
      (0..<60).map { frame in
        let full = Picture.moving(frame).luma
        return Picture { x, y in UInt8(16 + (Int(full[y * Picture.width + x]) - 16) * min(frame, 25) / 25) }
      })
    #expect(fade.first_is_black)
    #expect(fade.fades_in)
  }

  @Test func `A picture that stops is a freeze, and black is none`() throws {
    let result = try measured((0..<120).map { .moving($0 < 40 ? $0 : $0 < 80 ? 40 : $0) })
    #expect(frames(result.freeze) == [40..<80])
    let black = try measured((0..<120).map { (40..<80).contains($0) ? Picture(gray: 16) : .moving($0) })
    #expect(frames(black.freeze) == [])
  }

  @Test func `Damaged frames are neither black nor frozen`() throws {
    let result = try measured((0..<120).map { (40..<80).contains($0) ? nil : .moving($0) })
    #expect(result.damaged == 40)
    #expect(result.black.count == 0)
    #expect(result.freeze.count == 0)
    // What stands before and after the damage is the same picture, but nothing is known of the time between.
    let still = try measured((0..<120).map { (40..<80).contains($0) ? nil : .moving(0) })
    #expect(frames(still.freeze).allSatisfy { $0.upperBound <= 40 || $0.lowerBound >= 80 })
  }

  @Test func `A single color other than black is an interval of its own`() throws {
    let green: (UInt8, UInt8) = (44, 21)
    let result = try measured(
      (0..<100).map { frame in
        guard (20..<60).contains(frame) else { return .moving(frame) }
        var picture = Picture(gray: 150)
        picture.chroma = green
        return picture
      })
    #expect(frames(result.uniform) == [20..<60])
    #expect(result.black.count == 0)
  }

  @Test func `Black bars give the active area`() throws {
    let result = try measured(
      (0..<100).map { frame in
        let inner = Picture.moving(frame)
        return Picture { x, y in (24..<156).contains(y) ? inner.luma[y * Picture.width + x] : 16 }
      })
    #expect(frames(result.bars) == [0..<100])
    #expect(result.active_top == 24)
    #expect(result.active_height == 132)
    #expect(result.active_width == 320)
  }

  /// WCAG 2.2, success criterion 2.3.1: more than three flashes in a second fail.
  @Test func `Flashes are counted within a second`() throws {
    func flashing(every frames: Int) throws -> pc_video_result {
      try measured((0..<100).map { Picture(gray: $0 / frames % 2 == 0 ? 30 : 220) })
    }
    let fast = try flashing(every: 2)
    #expect((5...7).contains(fast.flashes))
    #expect(fast.flashing.count == 1)
    let slow = try flashing(every: 10)
    #expect(slow.flashes <= 2)
    #expect(slow.flashing.count == 0)
  }

  @Test func `Regular repeats are a cadence`() throws {
    // 20 new frames of 25 shown ones: every fifth repeats the one before.
    let result = try measured((0..<150).map { .moving($0 - $0 / 5) })
    #expect(result.repeated >= 25)
    #expect(result.cadence_new * 5 == result.cadence_all * 4)
    #expect(result.cadence_all > 0)
  }

  @Test func `A video of one frame has no freeze`() throws {
    let result = try measured([.moving(0)])
    #expect(result.frames == 1)
    #expect(result.freeze.count == 0)
    #expect(result.black.count == 0)
  }
}
