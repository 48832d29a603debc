import CContent
import MediaProbe

extension ThumbnailReading {
  /// The longest side in pixels of the picture that is examined.
  static let examinedSide = 640

  /// Returns what can be seen in a still picture, or in the first frame of an animated one; nil if it cannot be decoded.
  func content(_ levels: ContentLevels) -> ContentFacts? {
    guard let canvas = picture(longestSide: Self.examinedSide) else { return nil }
    var facts = ContentFacts()
    let alpha = stride(from: 3, to: canvas.pixels.count, by: 4)
    let isOpaque = alpha.allSatisfy { canvas.pixels[$0] == 255 }
    let isTransparent = alpha.allSatisfy { canvas.pixels[$0] == 0 }
    if canvas.hasAlpha { facts.alpha = isOpaque ? .opaque : isTransparent ? .transparent : .mixed }
    facts.isSingleColor = !isTransparent && isFlat(canvas.pixels)
    // Whoever shows a transparent picture chooses its background.
    if isOpaque { facts.notePicture(canvas, levels) }
    return facts
  }

  /// Returns true if no color differs from that of the first pixel by more than the noise of a lossy codec.
  private func isFlat(_ pixels: [UInt8]) -> Bool {
    let tolerance = 3
    return pixels.indices.allSatisfy { abs(Int(pixels[$0]) - Int(pixels[$0 % 4])) <= tolerance }
  }
}

extension ContentFacts {
  /// Measures light and bars like those of a video with one frame.
  fileprivate mutating func notePicture(_ canvas: ThumbnailReading.Canvas, _ levels: ContentLevels) {
    // Rec. ITU-R BT.709-6, 3.2, in parts of 256.
    let luma = stride(from: 0, to: canvas.pixels.count, by: 4).map { place -> UInt8 in
      let (red, green, blue) = (canvas.pixels[place], canvas.pixels[place + 1], canvas.pixels[place + 2])
      let sum = 54 * UInt32(red) + 183 * UInt32(green) + 19 * UInt32(blue)
      return UInt8(sum / 256)
    }
    var format = pc_video_format(black: Float(levels.black), freeze: Float(levels.still))
    guard let video = unsafe pc_video_create(&format) else { return }
    defer { unsafe pc_video_destroy(video) }
    var seen = pc_video_result()
    unsafe luma.withUnsafeBufferPointer { luma in
      guard let start = luma.baseAddress else { return }
      var frame = unsafe pc_frame(
        luma: start, luma_stride: canvas.width, cb: nil, cr: nil, chroma_stride: 0, chroma_step: 1, chroma_shift_x: 0,
        chroma_shift_y: 0, width: Int32(canvas.width), height: Int32(canvas.height), bits: 8, shift: 0,
        is_full_range: true, is_interlaced: false, transfer: PC_SDR, red_weight: 0.2126, blue_weight: 0.0722)
      // Bars are only known once they have stood for a while.
      for second in 0..<3 { unsafe pc_video_add(video, &frame, Int64(second) * 1_000_000) }
    }
    unsafe pc_video_end(video, 3_000_000, &seen)
    brightness = rounded(seen.brightness)
    guard seen.active_width > 0, seen.active_height > 0, !(isSingleColor ?? false) else { return }
    let shown = Double(seen.active_width) * Double(seen.active_height)
    let all = Double(canvas.width) * Double(canvas.height)
    barShare = share(all - shown, of: all)
    func scaled(_ side: Int32, _ from: Int, _ to: Int) -> Int {
      Int((Double(side) * Double(to) / Double(from)).rounded())
    }
    activeArea = PixelSize(
      width: scaled(seen.active_width, canvas.width, canvas.storedWidth),
      height: scaled(seen.active_height, canvas.height, canvas.storedHeight))
  }
}
