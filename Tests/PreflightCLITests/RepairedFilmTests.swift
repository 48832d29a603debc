import Foundation
import TestSupport
import Testing

/// A repaired film keeps its times and the parts that no rule judges, or names them as lost before it is written.
@Suite(.enabled(if: RepairSample.hasFFmpeg, "needs ffmpeg")) struct RepairedFilmTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let sound = "-f lavfi -i sine=330:r=48000:d=4"
  private static let h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p"
  private static let old = "-c:v mpeg4 -q:v 5 -c:a pcm_s16le"

  private static func film(_ rate: Int = 30) -> String { "-f lavfi -i testsrc2=s=360x640:r=\(rate):d=4 \(sound)" }

  private func make(_ recipe: String) throws {
    let made = try Product.shell("ffmpeg -hide_banner -nostdin -loglevel error -y \(recipe)", in: folder.url)
    try #require(made.status == 0, "\(made)")
  }

  private func fix(_ arguments: String...) throws -> Outcome {
    try Product.preflight(["fix", "--no-config", "--output", "fixed"] + arguments, in: folder.url)
  }

  private func copies() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("fixed").path)
    return names.filter { $0 != ".preflight-written.json" }
  }

  private func facts(_ path: String) throws -> [String: Any] {
    let probed = try Product.preflight("probe", path, "--no-config", "--format", "ndjson", in: folder.url)
    return try #require(probed.records.first)
  }

  private func times(_ path: String) throws -> [Double] {
    let shown = try Product.shell(
      "ffprobe -v error -select_streams v -show_entries packet=pts_time -of csv=p=0 \(path)", in: folder.url)
    return shown.stdout.split(whereSeparator: { $0 == "\n" || $0 == "," }).compactMap { Double($0) }.sorted()
  }

  @Test func `A variable frame rate stays variable`() throws {
    try make("\(Self.film(60)) -vf \"select='if(lt(t,2),1,not(mod(n,6)))'\" -vsync passthrough \(Self.old) clip.mov")
    let fixed = try fix("clip.mov", "--to", "instagram-reel")
    #expect(fixed.status == 0, "\(fixed)")
    let (before, after) = (try times("clip.mov"), try times("fixed/clip.mov"))
    #expect(before.count == 140)
    try #require(before.count == after.count)
    for (time, other) in zip(before, after) { #expect(abs(time - other) < 0.001) }
  }

  @Test(arguments: ["mov", "mkv"]) func `A late picture stays late`(container: String) throws {
    try make("\(Self.film()) -vf setpts=PTS+1.5/TB -vsync passthrough \(Self.old) clip.\(container)")
    let fixed = try fix("clip.\(container)", "--to", "linkedin-video")
    #expect(fixed.status == 0, "\(fixed)")
    let name = try #require(try copies().first)
    let first = try #require(try times("fixed/\(name)").first)
    #expect(abs(first - 1.5) < 0.05)
  }

  /// The first picture moves to the nearest time of the new rate: here from 10 ms to 0, and from 30 ms to 42 ms.
  @Test(arguments: [("0.010", "✓ pass"), ("0.030", "warn")])
  func `A constant rate moves the first picture as predicted`(start: String, outcome: String) throws {
    try make(
      "\(Self.film()) -vf \"select='not(mod(n,2))+lt(t,1)'\" -vsync passthrough \(Self.h264) -bf 0 -an still.mkv")
    try make("-itsoffset \(start) -i still.mkv \(Self.sound) -map 0 -map 1 -c:v copy -c:a flac clip.mkv")
    let predicted = try fix("clip.mkv", "--to", "threads", "--dry-run")
    #expect(predicted.stdout.contains("after \(outcome)"), "\(predicted)")
    let fixed = try fix("clip.mkv", "--to", "threads")
    #expect(fixed.stdout.contains("after \(outcome)"), "\(fixed)")
  }

  @Test func `Plain HEVC in a transport stream is put into MP4`() throws {
    try make(
      "\(Self.film()) -c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p -c:a aac clip.ts")
    let fixed = try fix("clip.ts", "--to", "instagram-reel")
    #expect(fixed.status == 0 && fixed.stdout.contains("nothing is encoded again"), "\(fixed)")
    #expect(try times("fixed/clip.mp4").count == 120)
    #expect(try facts("fixed/clip.mp4")["edit_list"] as? Bool == false)
  }

  @Test func `A film with alpha needs a background`() throws {
    try make(
      "-f lavfi -i color=red@0:s=360x640:r=30:d=1,format=yuva420p -c:v libvpx-vp9 -deadline realtime -cpu-used 8 "
        + "-pix_fmt yuva420p clip.webm")
    let refused = try fix("clip.webm", "--to", "x-video")
    #expect(refused.status == 1 && refused.stdout.contains("needs your choice: --background COLOR"), "\(refused)")
    let fixed = try fix("clip.webm", "--to", "x-video", "--background", "white")
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: transparency"), "\(fixed)")
    let pixel = try Product.shell(
      "ffmpeg -v error -i fixed/clip.mp4 -frames:v 1 -vf scale=1:1,format=rgb24 -f rawvideo - | od -An -tu1",
      in: folder.url)
    let levels = pixel.stdout.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(levels.count == 3 && levels.allSatisfy { $0 > 250 }, "\(pixel)")
  }

  @Test func `Two views in a picture stay described`() throws {
    try make("\(Self.film()) \(Self.h264) -c:a aac -metadata:s:v stereo_mode=left_right clip.mkv")
    let fixed = try fix("clip.mkv", "--to", "instagram-reel")
    #expect(fixed.status == 0 && !fixed.stdout.contains("loses"), "\(fixed)")
    let copy = try Product.shell(
      "ffprobe -v error -show_entries stream_side_data -of compact fixed/clip.mp4", in: folder.url)
    #expect(copy.stdout.contains("side by side"), "\(copy)")
  }

  @Test func `Two views that the stream announces are lost only in another shape`() throws {
    try make("\(Self.film()) \(Self.h264) -x264-params frame-packing=3 -c:a pcm_s16le clip.mov")
    func hasViews(_ path: String) throws -> Bool {
      let shown = try Product.shell(
        "ffprobe -v error -select_streams v -show_frames -read_intervals %+#1 \(path)", in: folder.url)
      return shown.stdout.contains("Stereo 3D")
    }
    let kept = try fix("clip.mov", "--to", "linkedin-video")
    #expect(kept.status == 0 && !kept.stdout.contains("loses"), "\(kept)")
    #expect(try hasViews("fixed/\(try #require(try copies().first))"))
    try make("-i clip.mov -vf setsar=1,crop=360:360 \(Self.h264) -x264-params frame-packing=3 -c:a aac square.mp4")
    let padded = try fix("square.mp4", "--to", "facebook-reel", "--pad", "black")
    #expect(padded.status == 0 && padded.stdout.contains("loses: stereoscopic 3D"), "\(padded)")
    #expect(try !hasViews("fixed/square.mp4"))
  }

  @Test func `The label of AI is kept, and Content Credentials are named as lost`() throws {
    try make("\(Self.film()) \(Self.h264) -c:a pcm_s16le clip.mov")
    var film = try Data(contentsOf: folder.url.appendingPathComponent("clip.mov"))
    func add(_ identifier: [UInt8], _ content: String) {
      let size = UInt32(24 + content.utf8.count)
      film += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array("uuid".utf8) + identifier
      film += Array(content.utf8)
    }
    add(
      [0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC],
      "<x:xmpmeta>digitalsourcetype/trainedAlgorithmicMedia</x:xmpmeta>")
    add(
      [0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81], "manifest")
    try film.write(to: folder.url.appendingPathComponent("clip.mov"))
    let suggested = try Product.preflight(
      "scan", "clip.mov", "--no-config", "--to", "linkedin-video", "--suggest", "--format", "ndjson", in: folder.url)
    let record = try #require(suggested.records.first { $0["record"] as? String == "suggestion" })
    #expect(record["losses"] as? [String] == ["content_credentials"])
    let fixed = try fix("clip.mov", "--to", "linkedin-video")
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: Content Credentials"), "\(fixed)")
    let name = try #require(try copies().first)
    let copy = try Data(contentsOf: folder.url.appendingPathComponent("fixed/\(name)"))
    #expect(copy.range(of: Data("trainedAlgorithmicMedia".utf8)) != nil)
  }

  @Test func `A limit of bytes is used`() throws {
    try make(
      "-f lavfi -i 'nullsrc=s=320x180:r=30:d=3,geq=random(1)*255:128:128' \(Self.h264) -crf 24 -g 30 clip.mp4")
    try folder.write("rules/press.yml", RepairSample.press)
    let fixed = try fix("clip.mp4", "--destinations", "rules", "--to", "press")
    #expect(fixed.status == 0, "\(fixed)")
    let size = try #require(try facts("fixed/clip.mp4")["file_size"] as? Int)
    #expect(size > 1_275_000 && size <= 1_500_000)
    #expect(try copies() == ["clip.mp4"])
  }

  @Test func `A film that is cut off needs no encoding for a limit of bytes`() throws {
    try make(
      "-f lavfi -i testsrc2=s=320x180:r=30:d=24 \(Self.h264) -g 30 -b:v 900k -minrate 900k -maxrate 900k "
        + "-bufsize 450k -x264-params nal-hrd=cbr clip.mp4")
    try folder.write("rules/press.yml", RepairSample.press)
    #expect(try #require(try facts("clip.mp4")["file_size"] as? Int) > 1_500_000)
    let fixed = try fix("clip.mp4", "--destinations", "rules", "--to", "press", "--trim")
    #expect(fixed.status == 0 && fixed.stdout.contains("nothing is encoded again"), "\(fixed)")
  }

  @Test func `A rate next to a usual one loses single frames`() throws {
    try make("-f lavfi -i testsrc2=s=320x180:r=61:d=2 \(Self.h264) -g 60 clip.mp4")
    try folder.write("rules/press.yml", RepairSample.press)
    let fixed = try fix("clip.mp4", "--destinations", "rules", "--to", "press")
    #expect(fixed.status == 0 && fixed.stdout.contains("sets the frame rate to 60 fps"), "\(fixed)")
    #expect(try times("fixed/clip.mp4").count == 120)
  }
}
