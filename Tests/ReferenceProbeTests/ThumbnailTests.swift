import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Tests that thumbnails are upright and have the right proportions and colors, for every pixel format.
@Suite struct ThumbnailTests {
  /// The color of a quarter, distinguished by the red and the green component: yellow, red, green, dark.
  enum Quarter {
    case yellow, red, green, dark
  }

  /// Returns an image of these quarters, in reading order.
  private static func quarters(_ width: Int, _ height: Int, seconds: Double = 1) -> [String] {
    let red = "r='if(lt(Y,H/2),255,0)'"
    let green = "g='if(lt(X,W/2),255,0)'"
    return [
      "-f", "lavfi", "-i",
      "nullsrc=size=\(width)x\(height):rate=10:duration=\(seconds),format=rgb24,geq=\(red):\(green):b=64,format=rgb24",
    ]
  }

  private static func gray(_ level: Int) -> [String] {
    let code = String(level, radix: 16)
    return ["-f", "lavfi", "-i", "color=c=0x\(code)\(code)\(code):size=64x64:rate=10:duration=1"]
  }

  private func thumbnail(of file: FFmpegFile, limits: ReferenceLimits = ReferenceLimits()) throws -> Thumbnail? {
    ReferenceProbe(limits: limits).makeThumbnail(of: try OpenFile(AssetPath(file.url.path)))
  }

  private func thumbnail(of file: TemporaryFile) throws -> Thumbnail? {
    ReferenceProbe().makeThumbnail(of: try OpenFile(AssetPath(file.url.path)))
  }

  /// Returns a pixel of a thumbnail as ffmpeg decodes it: red, green and blue. The place is given in fractions of the
  /// sides.
  private func pixel(_ thumbnail: Thumbnail, _ x: Double, _ y: Double) throws -> [Int] {
    let file = try TemporaryFile(thumbnail.jpeg)
    let raw = try FFmpegFile("rgb", [["-f", "mjpeg", "-i", file.url.path]], ["-f", "rawvideo", "-pix_fmt", "rgb24"])
      .bytes
    try #require(raw.count == thumbnail.width * thumbnail.height * 3, "the size that is stated is not that of the JPEG")
    let column = Int(Double(thumbnail.width) * x)
    let row = Int(Double(thumbnail.height) * y)
    return raw[(3 * (row * thumbnail.width + column))...].prefix(3).map { Int($0) }
  }

  private func quarters(_ thumbnail: Thumbnail) throws -> [Quarter] {
    try [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
      let pixel = try pixel(thumbnail, x, y)
      return switch (pixel[0] > 128, pixel[1] > 128) {
      case (true, true): .yellow
      case (true, false): .red
      case (false, true): .green
      case (false, false): .dark
      }
    }
  }

  private static let upright: [Quarter] = [.yellow, .red, .green, .dark]

  // MARK: Images

  @Test(arguments: ["jpg", "png", "gif", "webp", "bmp", "jp2", "tiff"])
  func `An image has a thumbnail`(fileExtension: String) throws {
    let file = try FFmpegFile(fileExtension, [Self.quarters(800, 400)], ["-frames:v", "1"])
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == 320 && thumbnail.height == 160)
    #expect(try quarters(thumbnail) == Self.upright)
    #expect(try self.thumbnail(of: file) == thumbnail, "the same file, the same bytes")
  }

  /// The tiles at the right and the bottom exceed the image, as those of phones do.
  @Test(arguments: [false, true]) func `A HEIC has a thumbnail`(isTiled: Bool) throws {
    let file = try TemporaryFile(try isTiled ? HEICFile.grid() : HEICFile.single(Self.quarters(128, 64)))
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == (isTiled ? 120 : 128) && thumbnail.height == (isTiled ? 112 : 64))
    #expect(try quarters(thumbnail) == Self.upright)
  }

  @Test func `A damaged HEIC has no thumbnail`() throws {
    let bytes = try HEICFile.grid()
    #expect(try thumbnail(of: try TemporaryFile(Array(bytes.dropLast(40)))) == nil)
    let columns = try #require(bytes.firstRange(of: Array("idat".utf8))).upperBound + 3
    for count: UInt8 in [0, 2, 255] {
      var other = bytes
      other[columns] = count
      #expect(try thumbnail(of: try TemporaryFile(other)) == nil, "\(count)")
    }
  }

  @Test func `A small image is not enlarged`() throws {
    let file = try FFmpegFile("png", [Self.quarters(40, 20)], ["-frames:v", "1"])
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == 40 && thumbnail.height == 20)
    #expect(try quarters(thumbnail) == Self.upright)
  }

  /// Exif 2.32, 4.6.4 A, tag 0x0112: the orientation states which side of the stored picture is at the top and which at
  /// the left.
  @Test(arguments: [
    (1, [Quarter.yellow, .red, .green, .dark]), (2, [.red, .yellow, .dark, .green]),
    (3, [.dark, .green, .red, .yellow]), (4, [.green, .dark, .yellow, .red]), (5, [.yellow, .green, .red, .dark]),
    (6, [.green, .yellow, .dark, .red]), (7, [.dark, .red, .green, .yellow]), (8, [.red, .dark, .yellow, .green]),
  ]) func `A photo has an upright thumbnail`(orientation: Int, shown: [Quarter]) throws {
    let plain = try FFmpegFile("jpg", [Self.quarters(1280, 640)], ["-frames:v", "1"]).bytes
    let block =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(block.count + 6)] + block + [0, 0, 0, 0]
    let file = try TemporaryFile(Array(plain.prefix(2)) + segment + plain.dropFirst(2))
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == (orientation >= 5 ? 160 : 320) && thumbnail.height == (orientation >= 5 ? 320 : 160))
    #expect(try quarters(thumbnail) == shown)
  }

  @Test func `An interlaced PNG has a thumbnail`() throws {
    // This image has 40 × 20 pixels in the seven passes of Adam7 (PNG, 8.2).
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAAEHI9h6AAAAaUlEQVR42mP4/98BihhAiAGdz/DfAYoYwAhZ8j8WPopiFPNQFWIYj6aPKN2USROw"
      + "m0Sn4bWLkMtI0ozuMALewO8r+mkeuAAbopqHaDwP2hRGQVxQFs2jFg8DiwmkTIoSPSVZYtTioW8xAPnw5Q4XUJDoAAAAAElFTkSuQmCC"
    let file = try TemporaryFile([UInt8](try #require(Data(base64Encoded: png))))
    #expect(try file.read().image?.isProgressive == true)
    #expect(try quarters(try #require(try thumbnail(of: file))) == Self.upright)
  }

  @Test func `A transparent image is shown over a checkerboard`() throws {
    let file = try FFmpegFile(
      "png", [["-f", "lavfi", "-i", "color=c=black@0:size=64x64,format=rgba"]], ["-frames:v", "1", "-pix_fmt", "rgba"])
    let thumbnail = try #require(try thumbnail(of: file))
    let (light, dark) = (try pixel(thumbnail, 0.125, 0.125), try pixel(thumbnail, 0.375, 0.125))
    #expect(light.allSatisfy { $0 > 250 } && dark.allSatisfy { (220...235).contains($0) }, "\(light) \(dark)")
  }

  // MARK: Videos

  @Test(arguments: [
    ("mp4", h264), ("mov", ["-c:v", "mpeg4"]), ("mkv", h264), ("webm", ["-c:v", "libvpx", "-deadline", "realtime"]),
    ("avi", ["-c:v", "mpeg4"]), ("ts", h264), ("flv", h264), ("mpg", ["-c:v", "mpeg2video", "-r", "25"]),
  ]) func `A video has a thumbnail`(fileExtension: String, codec: [String]) throws {
    let file = try FFmpegFile(fileExtension, [Self.quarters(640, 360)], codec)
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == 320 && thumbnail.height == 180)
    #expect(try quarters(thumbnail) == Self.upright)
  }

  @Test(arguments: [
    (0, upright), (90, [Quarter.green, .yellow, .dark, .red]), (180, [.dark, .green, .red, .yellow]),
    (270, [.red, .dark, .yellow, .green]),
  ]) func `A rotated video has an upright thumbnail`(turn: Int, shown: [Quarter]) throws {
    let plain = try FFmpegFile("mp4", [Self.quarters(320, 160)], h264)
    let turned = try FFmpegFile(
      "mp4", [["-i", plain.url.path]], ["-c", "copy", "-metadata:s:v", "rotate=\((360 - turn) % 360)"])
    let thumbnail = try #require(try thumbnail(of: turned))
    #expect(thumbnail.width == (turn % 180 == 0 ? 320 : 160))
    #expect(try quarters(thumbnail) == shown)
  }

  @Test func `A mirrored video has a mirrored thumbnail`() throws {
    var bytes = try FFmpegFile("mp4", [Self.quarters(320, 160)], h264).bytes
    let box = try #require(bytes.firstRange(of: Array("tkhd".utf8))).lowerBound - 4
    // ISO/IEC 14496-12, 8.3.2: the matrix begins after 48 bytes; -1 in its first place mirrors left to right.
    bytes.replaceSubrange((box + 48)..<(box + 52), with: [0xFF, 0xFF, 0, 0])
    let thumbnail = try #require(try thumbnail(of: try TemporaryFile(bytes)))
    #expect(try quarters(thumbnail) == [.red, .yellow, .dark, .green])
  }

  @Test func `An anamorphic video has a thumbnail of its display width`() throws {
    let file = try FFmpegFile("mp4", [Self.quarters(720, 576)], h264 + ["-vf", "setsar=64/45"])
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.width == 320 && thumbnail.height == 180)
  }

  @Test(arguments: [("tv", "yuv420p"), ("pc", "yuvj420p")])
  func `Full and limited range give the same gray`(range: String, format: String)
    throws
  {
    let file = try FFmpegFile(
      "mp4", [Self.gray(0xE6)], ["-c:v", "libx264", "-qp", "1", "-pix_fmt", format, "-color_range", range])
    let pixel = try pixel(try #require(try thumbnail(of: file)), 0.5, 0.5)
    #expect(pixel.allSatisfy { (226...234).contains($0) }, "\(pixel)")
  }

  /// White paper is at 58 % of the signal in PQ and at 75 % in HLG (ITU-R BT.2408, table 1). It is white in sRGB too,
  /// with some room for brighter light.
  @Test(arguments: [("smpte2084", 0x94), ("arib-std-b67", 0xBF)]) func `High dynamic range is tone mapped`(
    transfer: String, paper: Int
  ) throws {
    let file = try FFmpegFile(
      "mp4", [Self.gray(paper)],
      ["-c:v", "libx264", "-qp", "1", "-pix_fmt", "yuv420p", "-color_trc", transfer, "-color_primaries", "bt2020"])
    let pixel = try pixel(try #require(try thumbnail(of: file)), 0.5, 0.5)
    #expect(pixel.allSatisfy { (182...200).contains($0) }, "\(pixel)")
  }

  /// The level of gray changes with each second, so that a frame before or after the wanted one is noticed.
  @Test(arguments: [
    ("mp4", h264), ("mov", ["-c:v", "mpeg4"]), ("mkv", h264), ("ts", h264),
  ]) func `A thumbnail shows the frame at a time`(fileExtension: String, codec: [String]) throws {
    let levels = [
      "-f", "lavfi", "-i",
      "nullsrc=size=64x64:rate=25:duration=4,format=yuv420p,geq=lum='40+60*floor(N/25)':cb=128:cr=128",
    ]
    let file = try FFmpegFile(fileExtension, [levels], codec + ["-g", "60"])
    func frame(_ seconds: Double) throws -> Thumbnail? {
      ReferenceProbe().makeThumbnail(of: try OpenFile(AssetPath(file.url.path)), at: seconds)
    }
    for (second, level) in [28, 98, 168, 237].enumerated() {
      for seconds in [Double(second), Double(second) + 0.96] {
        let gray = try pixel(try #require(try frame(seconds)), 0.5, 0.5)[0]
        #expect(abs(gray - level) < 12, "\(gray) at \(seconds) s")
      }
    }
    #expect(try frame(9) == nil)
    #expect(try frame(.infinity) == nil)
  }

  @Test func `A video that fades in shows more than black`() throws {
    let file = try FFmpegFile(
      "mp4", [Self.quarters(320, 180, seconds: 4)],
      h264 + ["-g", "5", "-vf", "fade=in:start_time=0.9:duration=0.1:color=black"])
    #expect(try quarters(try #require(try thumbnail(of: file))) == Self.upright)
  }

  // MARK: None

  @Test func `Audio has no thumbnail`() throws {
    #expect(try thumbnail(of: try FFmpegFile("m4a", [audio(seconds: 0.2)], ["-c:a", "aac"])) == nil)
    #expect(try thumbnail(of: try FFmpegFile("wav", [audio(seconds: 0.2)], [])) == nil)
  }

  @Test func `A file that is not media has no thumbnail`() throws {
    for bytes in [[], Array("just words".utf8), [0xFF, 0xD8, 0xFF, 0xD9], Array(repeating: 0x55, count: 9000)] {
      #expect(try thumbnail(of: try TemporaryFile(bytes)) == nil)
    }
  }

  @Test func `A video without frames has no thumbnail`() throws {
    let file = try FFmpegFile("mp4", [picture(seconds: 1)], h264 + ["-movflags", "+empty_moov+frag_keyframe"])
    // This is the index of a fragmented movie without its fragments.
    let bytes = try file.bytes
    let fragment = try #require(bytes.firstRange(of: Array("moof".utf8))).lowerBound - 4
    #expect(try thumbnail(of: try TemporaryFile(Array(bytes.prefix(fragment)))) == nil)
  }

  @Test(arguments: ["png", "jpg"]) func `A truncated image shows the available part`(fileExtension: String) throws {
    let whole = try FFmpegFile(fileExtension, [picture(640, 640)], ["-frames:v", "1"]).bytes
    #expect(try thumbnail(of: try TemporaryFile(Array(whole.prefix(whole.count / 2)))) != nil)
  }

  @Test func `Damaged files cause no crash`() throws {
    let samples = try [
      FFmpegFile("mp4", [picture(seconds: 0.5)], h264), FFmpegFile("jpg", [picture()], ["-frames:v", "1"]),
      FFmpegFile("png", [picture()], ["-frames:v", "1"]), FFmpegFile("webp", [picture()], ["-frames:v", "1"]),
      FFmpegFile("gif", [picture(seconds: 0.2)], []),
    ].map { try $0.bytes }
    for sample in samples {
      for step in 0..<60 {
        var bytes = sample
        for place in stride(from: step, to: bytes.count, by: 211) {
          bytes[place] ^= UInt8(truncatingIfNeeded: 37 * step + 1)
        }
        _ = try thumbnail(of: try TemporaryFile(bytes))
      }
    }
  }

  @Test func `A thumbnail stops at its read budget`() throws {
    // The first key frame of this noise exceeds the limit.
    let noise = ["-f", "lavfi", "-i", "nullsrc=size=640x640:rate=10:duration=1,geq=random(1)*255:128:128"]
    let file = try FFmpegFile(
      "mp4", [noise], ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "20", "-pix_fmt", "yuv420p"])
    #expect(try thumbnail(of: file) != nil)
    #expect(try thumbnail(of: file, limits: ReferenceLimits(packetBytes: 20_000)) == nil)
  }

  @Test func `A thumbnail of noise fits the byte limit`() throws {
    let noise = [
      "-f", "lavfi", "-i", "nullsrc=size=320x320,geq=random(1)*255:random(2)*255:random(3)*255,format=rgb24",
    ]
    let file = try FFmpegFile("png", [noise], ["-frames:v", "1"])
    let thumbnail = try #require(try thumbnail(of: file))
    #expect(thumbnail.jpeg.count <= Thumbnail.byteLimit)
  }

  @Test(arguments: ["mp4", "jpg", "png"]) func `The deadline ends a thumbnail`(fileExtension: String) throws {
    let file = try FFmpegFile(fileExtension, [picture()], fileExtension == "mp4" ? h264 : ["-frames:v", "1"])
    #expect(try thumbnail(of: file, limits: ReferenceLimits(deadline: 0)) == nil)
  }
}
