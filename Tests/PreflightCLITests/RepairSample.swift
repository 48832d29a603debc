import Foundation
import Testing

/// A file that is made with ffmpeg, and a destination that refuses it.
struct RepairSample: Sendable, CustomTestStringConvertible {
  /// The problem, for the table.
  let title: String
  var testDescription: String { title }
  let name: String
  /// The arguments of ffmpeg that make the file.
  let recipe: String
  let destinations: String
  var options: [String] = []
  var isLossless = false

  static let hasFFmpeg = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
  }

  /// All kinds of repair that a command can contain.
  static let kinds = [
    "move_index_to_start", "remux", "retag", "rename", "trim", "drop_audio_tracks", "transcode_video", "scale",
    "reshape", "change_frame_rate", "set_keyframe_interval", "deinterlace", "limit_bit_rate", "reduce_file_size",
    "transcode_audio", "convert_image", "compress_image", "fill_background", "retime",
  ]

  private static func video(_ size: String = "320x180", rate: Int = 30) -> String {
    "-f lavfi -i testsrc2=s=\(size):r=\(rate)"
  }
  private static let noise = "-f lavfi -i 'nullsrc=s=320x180:r=30,geq=random(1)*255:128:128'"
  private static let sound = "-f lavfi -i sine=r=48000"
  private static let h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30"

  static let all: [RepairSample] = [
    RepairSample(
      title: "The index is at the end.", name: "index-at-end.mp4", recipe: "\(video("360x640")) -t 4 \(h264)",
      destinations: "instagram-reel", isLossless: true),
    RepairSample(
      title: "The container is not accepted.", name: "matroska.mkv",
      recipe: "\(video()) \(sound) -t 4 \(h264) -c:a aac -ac 2", destinations: "instagram-reel,threads",
      isLossless: true),
    RepairSample(
      title: "The codec tag is hev1.", name: "hev1.mp4",
      recipe:
        "\(video()) -t 2 -c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p -tag:v hev1",
      destinations: "press", isLossless: true),
    RepairSample(
      title: "The extension does not match the content.", name: "movie.mov",
      recipe: "\(video()) -t 2 \(h264) -movflags +faststart -f mp4",
      destinations: "press", isLossless: true),
    RepairSample(
      title: "The video is too long.", name: "long.mp4", recipe: "\(video()) \(sound) -t 8 \(h264) -bf 2 -c:a aac",
      destinations: "press", options: ["--trim"], isLossless: true),
    RepairSample(
      title: "The file has two audio tracks.", name: "two-tracks.mp4",
      recipe: "\(video()) \(sound) \(sound) -map 0 -map 1 -map 2 -t 2 \(h264) -bf 0 -c:a aac",
      destinations: "whatsapp-video", isLossless: true),
    RepairSample(
      title: "The video codec is not accepted.", name: "vp9.webm",
      recipe: "\(video()) \(sound) -t 4 -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus",
      destinations: "instagram-reel,linkedin-video"),
    RepairSample(
      title: "The audio codec is not accepted.", name: "mp3.mp4",
      recipe: "\(video()) \(sound) -t 4 \(h264) -c:a libmp3lame -movflags +faststart", destinations: "instagram-reel"),
    RepairSample(
      title: "The video is too wide.", name: "wide.mp4", recipe: "\(video("2560x1440")) -t 3.5 \(h264)",
      destinations: "instagram-reel"),
    RepairSample(
      title: "The frame rate is too high.", name: "fast.mp4", recipe: "\(video(rate: 120)) -t 4 \(h264)",
      destinations: "instagram-reel"),
    RepairSample(
      title: "Key frames are too far apart.", name: "key-frames.mp4",
      recipe: "\(video()) -t 4 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 240 -sc_threshold 0",
      destinations: "press"),
    RepairSample(
      title: "The video is interlaced.", name: "interlaced.mp4",
      recipe: "\(video("540x960")) -t 4 -c:v libx264 -pix_fmt yuv420p -g 30 -flags +ilme+ildct -movflags +faststart",
      destinations: "instagram-reel"),
    RepairSample(
      title: "The bit rate is too high.", name: "bit-rate.mp4", recipe: "\(noise) -t 1 \(h264) -b:v 8M",
      destinations: "press"),
    RepairSample(
      title: "The video file is too large.", name: "heavy.mp4",
      recipe: "\(noise) \(sound) -t 4 \(h264) -b:v 4M -c:a aac",
      destinations: "press"),
    RepairSample(
      title: "The aspect ratio of a video is not accepted.", name: "banner.mp4",
      recipe: "\(video("640x160")) -t 2 \(h264)",
      destinations: "press", options: ["--pad", "black"]),
    RepairSample(
      title: "The aspect ratio of an image is not accepted.", name: "banner.jpg",
      recipe: "\(video("640x160")) -frames:v 1",
      destinations: "instagram-feed", options: ["--crop"]),
    RepairSample(
      title: "The image format is not accepted.", name: "picture.png", recipe: "\(video("640x640")) -frames:v 1",
      destinations: "instagram-feed"),
    RepairSample(
      title: "The image has too many pixels.", name: "large.jpg", recipe: "\(video("2000x2000")) -frames:v 1",
      destinations: "press"),
    RepairSample(
      title: "The image file is too large.", name: "heavy.png", recipe: "\(noise) -frames:v 1", destinations: "press"),
    RepairSample(
      title: "The image has 16 bits per channel.", name: "deep.png",
      recipe: "\(video("120x120")) -frames:v 1 -pix_fmt rgb48be", destinations: "press"),
    RepairSample(
      title: "The image is transparent.", name: "logo.png",
      recipe: "-f lavfi -i color=black@0:s=640x640,format=rgba -frames:v 1", destinations: "instagram-feed",
      options: ["--background", "white"]),
    RepairSample(
      title: "The frame rate is a little too high.", name: "60.02.mp4",
      recipe: "\(video().replacing("r=30", with: "r=3001/50")) \(sound) -t 4 \(h264) -c:a aac -movflags +faststart",
      destinations: "press", isLossless: true),
  ]

  /// A destination with the rules that no built-in one states as an error.
  static let press = """
    id: press
    short_name: press
    name: Press
    publisher: Acme
    summary: Acme's press page.
    sources:
      house: { title: Acme's house rules, checked: 2026-11-22 }
    steps: [format, duration, resolution]
    slots:
      - name: video
        takes: [video]
        rules:
    \(rule("tag", "video.codec_tag", "{ one_of: [avc1, hvc1] }", "pass: [hvc1], fail: [hev1]"))
    \(rule("extension", "extension_matches", "{ equals: true }", "pass: [true], fail: [false]"))
    \(rule("duration", "duration", "{ max: 5 }", "pass: [5], fail: [6]"))
    \(rule("bit-rate", "video.bit_rate", "{ max: 5000000 }", "pass: [5000000], fail: [5000001]"))
    \(rule("key-frames", "video.max_keyframe_interval", "{ max: 2 }", "pass: [2], fail: [3]"))
    \(rule("size", "file_size", "{ max: 1500000 }", "pass: [1500000], fail: [1500001]"))
    \(rule("frame-rate", "video.frame_rate", "{ max: 60 }", "pass: [60], fail: [61]"))
    \(rule("height", "video.height", "{ max: 1920 }", "pass: [1920], fail: [1921]"))
    \(rule("shape", "video.aspect_ratio", "{ range: { min: \"9:16\", max: \"16:9\" } }", "pass: [\"1:1\"], fail: [\"3:1\"]"))
      - name: image
        takes: [image]
        rules:
    \(rule("width", "image.width", "{ max: 1000 }", "pass: [1000], fail: [1001]"))
    \(rule("weight", "file_size", "{ max: 60000 }", "pass: [60000], fail: [60001]"))
    \(rule("depth", "image.bit_depth", "{ max: 8 }", "pass: [8], fail: [16]"))
    """

  private static func rule(_ id: String, _ fact: String, _ constraint: String, _ examples: String) -> String {
    """
          - id: \(id)
            fact: \(fact)
            constraint: \(constraint)
            strength: hard
            certainty: house
            step: format
            message: "has {measured}, expected {limit}"
            source: house
            examples: { \(examples) }
    """
  }

  /// The text of the page before the first row.
  static let heading = """
    ## Every kind of repair

    A test makes each file with ffmpeg, runs the command that `preflight scan --suggest` prints, and judges the new file. The outcome
    must be the predicted one. `RECORD=1 swift test --filter RepairTests` writes these rows; bit rates depend on the sample and are
    shown as N.

    | problem | destination | repairs | command | before | predicted | after |
    | --- | --- | --- | --- | --- | --- | --- |

    """
}
