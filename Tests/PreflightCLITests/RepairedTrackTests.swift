import Foundation
import TestSupport
import Testing

/// A repaired video has the tracks that were judged, and what it lacks is announced. The exit status follows what happened.
@Suite(.enabled(if: RepairSample.hasFFmpeg, "needs ffmpeg")) struct RepairedTrackTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ recipe: String) throws {
    let made = try Product.shell("ffmpeg -hide_banner -nostdin -loglevel error -y \(recipe)", in: folder.url)
    try #require(made.status == 0, "\(made)")
  }

  private static let film = "-f lavfi -i testsrc2=s=360x640:r=30:d=4 -f lavfi -i sine=330:r=48000:d=4"
  private static let h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 60"

  private func streams(_ path: String) throws -> [[String: Any]] {
    let records = try Product.preflight("probe", path, "--no-config", "--format", "ndjson", in: folder.url).records
    return try #require(records.first?["streams"] as? [[String: Any]])
  }

  private func fix(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Product.preflight(
      ["fix", "--no-config", "--output", "fixed"] + arguments, in: folder.url, environment: environment)
  }

  private func copies() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("fixed").path)
  }

  @Test func `The main video is kept and not its thumbnail`() throws {
    try make(
      "-f lavfi -i color=red:s=640x480:r=25:d=0.04 \(Self.film) -map 0 -map 1 -map 2 -c:v:0 mjpeg -c:v:1 libx264 "
        + "-preset ultrafast -pix_fmt:v:1 yuv420p -c:a aac clip.mov")
    #expect(try streams("clip.mov").map { $0["main"] as? Bool } == [nil, true, nil])
    let fixed = try fix(["clip.mov", "--to", "whatsapp-video"])
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: 1 other video track"), "\(fixed)")
    #expect(try streams("fixed/clip.mp4").map { $0["codec"] as? String } == ["h264", "aac"])
  }

  @Test func `A track that the container cannot hold is left out`() throws {
    try make("\(Self.film) -map 0 -map 1 -map 1 \(Self.h264) -c:a:0 aac -ac:a:0 2 -c:a:1 pcm_s16le clip.mov")
    let fixed = try fix(["clip.mov", "--to", "linkedin-video"])
    #expect(fixed.status == 0 && fixed.stdout.contains("loses: 1 audio track"), "\(fixed)")
    #expect(try streams("fixed/clip.mp4").map { $0["codec"] as? String } == ["h264", "aac"])
  }

  @Test func `Frame times from Matroska become even`() throws {
    try make("\(Self.film.replacing("r=30", with: "r=60")) \(Self.h264) -bf 2 -c:a aac clip.mkv")
    let fixed = try fix(["clip.mkv", "--to", "instagram-reel"])
    #expect(fixed.status == 0, "\(fixed)")
    let records = try Product.preflight(
      "probe", "fixed/clip.mp4", "--no-config", "--format", "ndjson", in: folder.url
    ).records
    let video = try #require(records.first?["video"] as? [String: Any])
    #expect(video["avg_frame_rate"] as? String == "60/1" && video["variable_frame_rate"] as? Bool == false, "\(video)")
    #expect(video["frame_count"] as? Int == 240)
  }

  /// A copy that shows something else is deleted, and the exit status says that the file still has its problems.
  @Test func `A copy with different content is deleted`() throws {
    try make("\(Self.film) \(Self.h264) -c:a aac clip.mov")
    try make("-f lavfi -i testsrc2=s=360x640:r=30:d=4,hue=h=180,negate \(Self.h264) -movflags +faststart other.mp4")
    // A program in place of ffmpeg writes another film, but decodes as ffmpeg does.
    try folder.write(
      "bin/ffmpeg",
      """
      #!/bin/sh
      for last; do :; done
      case $last in file:*) cp other.mp4 "${last#file:}" ;; *) exec /usr/bin/ffmpeg "$@" ;; esac
      """)
    _ = try Product.shell("chmod +x bin/ffmpeg", in: folder.url)
    let path = folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    let fixed = try fix(["clip.mov", "--to", "linkedin-video"], environment: ["PATH": path])
    #expect(fixed.status == 1 && fixed.stdout.contains("was deleted"), "\(fixed)")
    #expect(fixed.stdout.contains("0 repaired") && fixed.stdout.contains("1 with problems left"), "\(fixed)")
    #expect(try copies().isEmpty)
  }

  /// A failure of the machine is not a problem of the file.
  @Test(arguments: [
    "kill -9 $$", "kill -15 $$", "exit 255", "echo 'x: No space left on device' >&2; echo Failed >&2; exit 1",
  ])
  func `A killed ffmpeg is not a problem of the file`(body: String) throws {
    try make("\(Self.film) \(Self.h264) -c:a aac clip.mov")
    try folder.write("bin/ffmpeg", "#!/bin/sh\n\(body)\n")
    _ = try Product.shell("chmod +x bin/ffmpeg", in: folder.url)
    let path = folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    let fixed = try fix(["clip.mov", "--to", "linkedin-video"], environment: ["PATH": path])
    #expect(fixed.status == 2 && fixed.stdout.contains("clip.mov: not repaired"), "\(fixed)")
    #expect(try copies().isEmpty)
  }

  @Test func `The summary counts what happened`() throws {
    try make("\(Self.film) \(Self.h264) -c:a aac clip.mov")
    try make("\(Self.film) \(Self.h264) -movflags +faststart -c:a aac good.mp4")
    try folder.write("more/picture.png", Picture.png(width: 200, height: 200))
    let arguments = ["clip.mov", "good.mp4", "more", "--to", "linkedin-video"]
    let dry = try fix(arguments + ["--dry-run"])
    let rest = "1 needs no change, 1 for none of the destinations, 0 with problems left.\n"
    #expect(dry.stdout.hasSuffix("3 files: 1 would be repaired, \(rest)"), "\(dry)")
    let fixed = try fix(arguments)
    #expect(fixed.stdout.hasSuffix("3 files: 1 repaired, \(rest)"), "\(fixed)")
    #expect(fixed.status == 0)
  }
}
