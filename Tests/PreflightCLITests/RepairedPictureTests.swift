import Foundation
import TestSupport
import Testing

/// Tests that a repaired image shows the same content as its original.
@Suite(.enabled(if: RepairSample.hasFFmpeg, "needs ffmpeg")) struct RepairedPictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ recipe: String) throws {
    let made = try Product.shell("ffmpeg -hide_banner -nostdin -loglevel error -y \(recipe)", in: folder.url)
    try #require(made.status == 0, "\(made)")
  }

  private func fix(_ arguments: String...) throws -> Outcome {
    try Product.preflight(["fix", "--no-config", "--output", "fixed"] + arguments, in: folder.url)
  }

  private func facts(_ path: String) throws -> [String: Any] {
    let probed = try Product.preflight("probe", path, "--no-config", "--format", "ndjson", in: folder.url)
    return try #require(try probed.records.first, "\(probed)")
  }

  private func image(_ path: String, _ key: String) throws -> Any? {
    (try facts(path)["image"] as? [String: Any])?[key]
  }

  /// Returns red, green and blue of a pixel, with no turn applied.
  private func pixel(_ path: String, _ x: Int, _ y: Int) throws -> [UInt8] {
    try make("-noautorotate -i \(path) -frames:v 1 -vf format=rgb24,crop=1:1:\(x):\(y):exact=1 -f rawvideo pixel")
    return Array(try Data(contentsOf: folder.url.appendingPathComponent("pixel")))
  }

  /// An Exif block with an orientation and a capture time.
  private static func exif(orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0]
      + [0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 56, 0, 0, 0, 0] + Array("2026:11:27 10:20:30\0".utf8)
  }

  private static func riff(_ chunks: [(String, [UInt8])]) -> Data {
    func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    let body = chunks.reduce(into: Array("WEBP".utf8)) {
      $0 += Array($1.0.utf8) + little($1.1.count) + $1.1 + ($1.1.count % 2 == 0 ? [] : [0])
    }
    return Data(Array("RIFF".utf8) + little(body.count) + body)
  }

  private static let corner = "-f lavfi -i color=blue:s=1350x1080,drawbox=0:0:300:300:red:fill,format=rgb24 -frames:v 1"

  @Test func `A rotated image stays upright`() throws {
    try make("\(Self.corner) -lossless 1 plain.webp")
    let plain = Array(try Data(contentsOf: folder.url.appendingPathComponent("plain.webp")))
    let size: [UInt8] = [0x45, 5, 0, 0x37, 4, 0]
    // The image data of the file is one chunk after the twelve bytes of its header.
    let picture = Array(plain[20...])
    try folder.write(
      "turned.webp",
      Self.riff([("VP8X", [8, 0, 0, 0] + size), ("VP8L", picture), ("EXIF", Self.exif(orientation: 6))]))
    let fixed = try fix("turned.webp", "--to", "instagram-feed")
    #expect(fixed.status == 0, "\(fixed)")
    #expect(try image("fixed/turned.jpg", "width") as? Int == 1080)
    #expect(try image("fixed/turned.jpg", "height") as? Int == 1350)
    let red = try pixel("fixed/turned.jpg", 1060, 20)
    #expect(red[0] > 180 && red[2] < 80, "\(red)")
    let copy = try Data(contentsOf: folder.url.appendingPathComponent("fixed/turned.jpg"))
    #expect(copy.firstRange(of: Data("2026:11:27 10:20:30".utf8)) != nil, "the capture time")
  }

  @Test func `A transparent image needs a background color`() throws {
    try make("-f lavfi -i color=black@0:s=1080x1080,format=rgba -frames:v 1 logo.png")
    let refused = try fix("logo.png", "--to", "instagram-feed")
    #expect(refused.status == 1 && refused.stdout.contains("needs your choice: --background"), "\(refused)")
    #expect(refused.stdout.contains("logo.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("fixed/logo.jpg").path))
    let fixed = try fix("logo.png", "--to", "instagram-feed", "--background", "#ffc000")
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: transparency"), "\(fixed)")
    let ground = try pixel("fixed/logo.jpg", 500, 500)
    #expect(ground[0] > 245 && (185...199).contains(ground[1]) && ground[2] < 12, "\(ground)")
  }

  @Test func `An animation keeps its frames`() throws {
    try make("-f lavfi -i nullsrc=s=320x320:r=10,geq='random(1)*255:128:128' -frames:v 20 a.gif")
    let fixed = try fix("a.gif", "--to", "discord", "--slot", "emoji")
    #expect(fixed.status == 0, "\(fixed)")
    #expect(try image("fixed/a.gif", "frame_count") as? Int == 20)
    // JPEG has no animations.
    let refused = try fix("a.gif", "--to", "instagram-feed")
    #expect(refused.status == 1 && refused.stdout.contains("the animation would become a still"), "\(refused)")
  }

  @Test func `A motion photo first loses its clip`() throws {
    try make("-f lavfi -i nullsrc=s=800x600,geq='random(1)*90:128:128',scale=3200:2400 -frames:v 1 -q:v 4 still.jpg")
    let noise = "-f lavfi -i nullsrc=s=640x480:r=30,geq='random(1)*255:128:128'"
    try make("\(noise) -t 2 -c:v libx264 -b:v 8M -pix_fmt yuv420p clip.mp4")
    let still = Array(try Data(contentsOf: folder.url.appendingPathComponent("still.jpg")))
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x GCamera:MotionPhoto=\"1\"/>".utf8)
    let segment = [0xFF, 0xE1, 0, UInt8(xmp.count + 2)] + xmp
    let clip = try Data(contentsOf: folder.url.appendingPathComponent("clip.mp4"))
    try folder.write("motion.jpg", Data(still[..<2] + segment + still[2...]) + clip)
    try #require(still.count < 1_900_000 && still.count + clip.count > 2_000_000, "\(still.count), \(clip.count)")
    let fixed = try fix("motion.jpg", "--to", "bluesky-image")
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: the clip after the image"), "\(fixed)")
    let copy = Array(try Data(contentsOf: folder.url.appendingPathComponent("fixed/motion.jpg")))
    #expect(try image("fixed/motion.jpg", "width") as? Int == 3200)
    // The image data has the same bytes.
    #expect(copy.suffix(100_000) == still.suffix(100_000))
  }

  /// The white of graphics in PQ, 203 cd/m² (ITU-R BT.2408), has the signal 0.58, and 14 cd/m² have 0.33.
  @Test func `The tones of a high dynamic range become those of sRGB`() throws {
    let colors = "color=0x949494:s=1080x1080,drawbox=0:0:300:300:0x545454:fill,format=rgb48be"
    try make("-f lavfi -i \(colors) -frames:v 1 plain.png")
    var file = try Data(contentsOf: folder.url.appendingPathComponent("plain.png"))
    // PNG (Third Edition), 11.3.2.6. The chunk follows the header.
    file.insert(contentsOf: Picture.chunk("cICP", [9, 16, 0, 1]), at: 33)
    try folder.write("bright.png", file)
    let fixed = try fix("bright.png", "--to", "instagram-feed")
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: high dynamic range"), "\(fixed)")
    let (white, gray) = (try pixel("fixed/bright.jpg", 700, 700), try pixel("fixed/bright.jpg", 100, 100))
    #expect(white.allSatisfy { (170...210).contains($0) }, "\(white)")
    #expect(gray.allSatisfy { (50...85).contains($0) }, "\(gray)")
    #expect(try facts("fixed/bright.jpg")["color"] == nil || image("fixed/bright.jpg", "icc_profile") == nil)
  }

  @Test func `A color profile is kept`() throws {
    try make("\(Self.corner) plain.png")
    // The smallest profile with a description (ISO 15076-1, 7.2, 7.3 and 9.2.41).
    let text = Array("Test P3".utf8)
    let tag = Array("desc".utf8) + [0, 0, 0, 0] + ISO.u32(text.count + 1) + text + [0]
    var profile = [UInt8](repeating: 0, count: 128)
    profile.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    profile.replaceSubrange(36..<40, with: Array("acsp".utf8))
    profile += ISO.u32(1) + Array("desc".utf8) + ISO.u32(144) + ISO.u32(tag.count) + tag
    profile.replaceSubrange(0..<4, with: ISO.u32(profile.count))
    try make("-i plain.png -lossless 1 plain.webp")
    let plain = Array(try Data(contentsOf: folder.url.appendingPathComponent("plain.webp")))
    let size: [UInt8] = [0x45, 5, 0, 0x37, 4, 0]
    try folder.write(
      "wide.webp", Self.riff([("VP8X", [0x20, 0, 0, 0] + size), ("ICCP", profile), ("VP8L", Array(plain[20...]))]))
    #expect(try image("wide.webp", "icc_profile") as? String == "Test P3")
    let fixed = try fix("wide.webp", "--to", "instagram-feed")
    #expect(fixed.status == 0, "\(fixed)")
    #expect(try image("fixed/wide.jpg", "icc_profile") as? String == "Test P3")
  }

  /// A screenshot can have an alpha channel without a transparent pixel.
  @Test func `An opaque alpha channel needs no background`() throws {
    try make("-f lavfi -i testsrc2=s=1080x1080,format=rgba -frames:v 1 shot.png")
    try #require(try image("shot.png", "has_alpha") as? Bool == true)
    let fixed = try fix("shot.png", "--to", "instagram-feed")
    #expect(fixed.status == 0 && !fixed.stdout.contains("loses"), "\(fixed)")
    #expect(try image("fixed/shot.jpg", "width") as? Int == 1080)
  }

  /// The shape 1203×400 is three columns too wide for 3:1. The smallest change keeps all other pixels.
  @Test(arguments: [(["--crop"], 1200, 400), (["--pad", "white"], 1203, 401), ([], 1200, 400)])
  func `The smallest change of a shape is chosen`(options: [String], width: Int, height: Int) throws {
    try make("-f lavfi -i testsrc=s=1203x400 -frames:v 1 card.png")
    let arguments = ["card.png", "--to", "linkedin-image", "--fail-on", "warning"] + options
    let fixed = try Product.preflight(["fix", "--no-config", "--output", "fixed"] + arguments, in: folder.url)
    #expect(fixed.status == 0, "\(fixed)")
    #expect(try image("fixed/card.png", "width") as? Int == width)
    #expect(try image("fixed/card.png", "height") as? Int == height)
  }

  @Test func `The location is named, and removed on demand`() throws {
    try make("-f lavfi -i testsrc2=s=1080x1080 -frames:v 1 plain.jpg")
    let plain = Array(try Data(contentsOf: folder.url.appendingPathComponent("plain.jpg")))
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude=\"48,8N\"/>".utf8)
    try folder.write("place.jpg", Data(plain[..<2] + [0xFF, 0xE1, 0, UInt8(xmp.count + 2)] + xmp + plain[2...]))
    try make("-i plain.jpg wide.png")
    // The destination accepts the file, so only the place is removed.
    let stripped = try fix("place.jpg", "--to", "instagram-feed", "--strip-location")
    #expect(stripped.status == 0 && stripped.stdout.contains("removes the location"), "\(stripped)")
    let copy = try Data(contentsOf: folder.url.appendingPathComponent("fixed/place.jpg"))
    #expect(copy.firstRange(of: Data("GPSLatitude".utf8)) == nil)
    #expect(copy.suffix(10_000) == Data(plain).suffix(10_000))
    let named = try fix("place.jpg", "--to", "whatsapp-sticker", "--fail-on", "never")
    #expect(named.stdout.contains("keeps: the location"), "\(named)")
  }
}
