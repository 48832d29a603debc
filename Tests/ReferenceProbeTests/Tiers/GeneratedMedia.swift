import Foundation
import TestSupport
import Testing

/// Files that ffmpeg makes once for all tests of a run, each named by its special property.
struct GeneratedMedia {
  let files: [URL]
  /// Commands that failed, with ffmpeg's messages.
  let failures: [String]

  static let shared = Result { try GeneratedMedia() }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "preflight-tiers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The files are small, and the process ends with the tests.
    atexit { if let media = try? GeneratedMedia.shared.get() { media.remove() } }
    var files: [URL] = []
    var failures: [String] = []
    for recipe in recipes {
      let file = folder.appending(path: recipe.name)
      do {
        try recipe.make(file, in: folder)
      } catch {
        failures.append("\(recipe.name): \(error)")
      }
      files.append(file)
    }
    (self.files, self.failures) = (files, failures)
  }

  private func remove() {
    guard let folder = files.first?.deletingLastPathComponent() else { return }
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A command of ffmpeg that makes one file.
struct Recipe: Sendable {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: [String]...) { (self.name, self.arguments) = (name, arguments.flatMap { $0 }) }

  /// Makes the file.
  func make(_ file: URL, in folder: URL) throws {
    try Product.ffmpeg(arguments + ["-threads", "1", "-bitexact", file.lastPathComponent], in: folder)
  }
}

private func pattern(
  _ size: String = "160x90", rate: String = "25", seconds: Double = 2, _ filter: String? = nil
) -> [String] {
  ["-f", "lavfi", "-i", "testsrc2=size=\(size):rate=\(rate):duration=\(seconds)" + (filter.map { ",\($0)" } ?? "")]
}
private func tone(_ rate: Int = 44100, seconds: Double = 2) -> [String] {
  ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=\(rate):duration=\(seconds)"]
}
private let bFrames = ["-c:v", "libx264", "-preset", "veryfast", "-bf", "3", "-g", "25", "-pix_fmt", "yuv420p"]
private let openH264 = [
  "-c:v", "libx264", "-pix_fmt", "yuv420p", "-x264-params", "open-gop=1:keyint=12:bframes=3:scenecut=0",
]
private let openHEVC = [
  "-c:v", "libx265", "-pix_fmt", "yuv420p", "-x265-params", "open-gop=1:keyint=12:bframes=3:log-level=error",
]
private let closedHEVC = [
  "-c:v", "libx265", "-pix_fmt", "yuv420p", "-x265-params", "open-gop=0:keyint=10:log-level=error",
]
private let vp9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"]
private let vp8 = ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8"]
private let fast = ["-movflags", "+faststart"]
private func fragmented(_ flags: String) -> [String] { ["-movflags", flags] }
private func turned(_ degrees: Int) -> [String] {
  ["-i", "mp4-h264-aac.mp4", "-c", "copy", "-metadata:s:v:0", "rotate=\(degrees)"]
}

/// Recipes over container, codec, rotation, sample aspect ratio, frame rate, edit list, fragments, index position and
/// audio.
private let recipes: [Recipe] = [
  // Codecs and the position of the index.
  Recipe("mp4-h264-aac.mp4", pattern(), tone(), h264, ["-c:a", "aac"]),
  Recipe("mp4-h264-aac-fast.mp4", pattern(), tone(), h264, ["-c:a", "aac"], fast),
  Recipe("mp4-h264-alone.mp4", pattern(), h264),
  Recipe("mp4-hevc-hvc1.mp4", pattern(), hevc, ["-tag:v", "hvc1"]),
  Recipe("mp4-hevc-hev1.mp4", pattern(), hevc, ["-tag:v", "hev1"]),
  Recipe("mp4-mpeg4.mp4", pattern(), ["-c:v", "mpeg4"]),
  Recipe("mp4-vp9-opus.mp4", pattern(), tone(48000), vp9, ["-c:a", "libopus"]),
  Recipe("mp4-odd-size.mp4", pattern("162x94"), h264),
  Recipe("mov-prores.mov", pattern(), ["-c:v", "prores_ks"]),
  Recipe("mov-mjpeg-pcm.mov", pattern(), tone(), ["-c:v", "mjpeg", "-pix_fmt", "yuvj420p", "-c:a", "pcm_s16le"]),
  Recipe("mov-h264-alac.mov", pattern(), tone(), h264, ["-c:a", "alac"]),
  Recipe("3gp-h263.3gp", pattern("176x144"), ["-c:v", "h263"]),
  Recipe("m4a-aac.m4a", tone(48000), ["-c:a", "aac"]),
  Recipe("m4a-alac.m4a", tone(), ["-c:a", "alac"]),
  Recipe("mp4-ac3.mp4", tone(48000), ["-c:a", "ac3"]),
  Recipe("mp4-eac3.mp4", tone(48000), ["-c:a", "eac3"]),
  Recipe("mp4-5.1.mp4", tone(48000), ["-af", "pan=5.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0", "-c:a", "aac"]),
  // Bit depth, color, fields.
  Recipe("h264-10bit.mp4", pattern(), ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le"]),
  Recipe("h264-444.mp4", pattern(), ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p"]),
  Recipe(
    "hevc-hdr10.mp4", pattern(),
    ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "-x265-params"],
    ["log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:max-cll=1000,400"]),
  Recipe(
    "hevc-hlg.mp4", pattern(), ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "-x265-params"],
    ["log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc"]),
  Recipe("h264-full-range.mp4", pattern(), ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuvj420p"]),
  Recipe("h264-interlaced.mp4", pattern("160x96"), h264, ["-flags", "+ilme+ildct", "-x264-params", "tff=1"]),
  Recipe(
    "h264-bt709.mp4", pattern(), h264,
    ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]),
  // Rotation and sample aspect ratios.
  Recipe("mp4-turned-90.mp4", turned(90)),
  Recipe("mp4-turned-180.mp4", turned(180)),
  Recipe("mov-turned-270.mov", turned(270)),
  Recipe("mp4-sar-4-3.mp4", pattern("144x90", "setsar=4/3"), h264),
  Recipe("mp4-sar-16-15.mp4", pattern("720x576", seconds: 0.4, "setsar=16/15"), h264),
  Recipe("mov-sar-8-9.mov", pattern("160x90", "setsar=8/9"), h264),
  Recipe("mkv-sar-32-27.mkv", pattern("160x90", "setsar=32/27"), h264),
  Recipe("avi-sar-4-3.avi", pattern("160x90", "setsar=4/3"), ["-c:v", "mpeg4"]),
  Recipe(
    "mp4-sar-turned.mp4", ["-i", "mp4-sar-4-3.mp4", "-c", "copy", "-metadata:s:v:0", "rotate=90"]),
  // Frame rates.
  Recipe("mp4-23.976.mp4", pattern(rate: "24000/1001"), h264),
  Recipe("mp4-29.97.mp4", pattern(rate: "30000/1001"), bFrames),
  Recipe("mp4-60.mp4", pattern(rate: "60"), h264),
  Recipe("mp4-variable.mp4", pattern("160x90", "select='not(mod(n,3))+lt(n,20)'"), h264, ["-fps_mode", "vfr"]),
  Recipe("mp4-one-frame.mp4", pattern(seconds: 0.04), h264),
  Recipe("mkv-29.97.mkv", pattern(rate: "30000/1001"), tone(), bFrames, ["-c:a", "aac"]),
  Recipe("webm-50.webm", pattern(rate: "50"), vp9),
  // Groups of pictures.
  Recipe("mp4-h264-groups.mp4", pattern(), tone(), h264, ["-g", "10", "-c:a", "aac"]),
  Recipe("mp4-h264-open.mp4", pattern(), openH264),
  Recipe("mov-hevc-open.mov", pattern(), openHEVC, ["-tag:v", "hvc1"]),
  Recipe("mkv-h264-open.mkv", pattern(), openH264),
  Recipe("mkv-hevc-groups.mkv", pattern(), closedHEVC),
  Recipe("fragments-open.mp4", ["-i", "mp4-h264-open.mp4", "-c", "copy"], fragmented("+frag_keyframe+empty_moov")),
  Recipe(
    "fragments-long-open.mp4", ["-i", "mp4-h264-open.mp4", "-c", "copy", "-frag_duration", "3000000"],
    fragmented("+empty_moov+default_base_moof")),
  Recipe("mp4-h264-groups-cut.mp4", ["-ss", "0.5", "-i", "mp4-h264-groups.mp4", "-c", "copy"]),
  Recipe("mp4-h264-open-cut.mp4", ["-ss", "0.5", "-i", "mp4-h264-open.mp4", "-c", "copy"]),
  Recipe("mp4-h264-refresh.mp4", pattern(), ["-c:v", "libx264", "-x264-params", "intra-refresh=1:keyint=10"]),
  Recipe("mkv-variable.mkv", pattern("160x90", "select='not(mod(n,3))+lt(n,20)'"), h264, ["-fps_mode", "vfr"]),
  Recipe("mkv-ac3.mkv", pattern(), tone(48000), h264, ["-c:a", "ac3"]),
  // Edit lists.
  Recipe("mp4-b-frames.mp4", pattern(), tone(), bFrames, ["-c:a", "aac"]),
  Recipe("mp4-cut.mp4", ["-ss", "1.1", "-i", "mp4-b-frames.mp4", "-c", "copy"]),
  Recipe("mp4-delayed.mp4", ["-itsoffset", "1.5"], pattern(), tone(seconds: 4), h264, ["-c:a", "aac"]),
  Recipe("mp4-no-edits.mp4", pattern(), tone(), bFrames, ["-c:a", "aac", "-use_editlist", "0"]),
  Recipe("mp4-short-sound.mp4", pattern(), tone(seconds: 1), h264, ["-c:a", "aac"]),
  // Fragments.
  Recipe("fragments.mp4", pattern(), tone(), h264, ["-c:a", "aac"], fragmented("+frag_keyframe+empty_moov")),
  Recipe("fragments-dash.mp4", pattern(), bFrames, fragmented("+frag_keyframe+empty_moov+default_base_moof+dash")),
  Recipe("fragments-cmaf.mp4", pattern(), bFrames, fragmented("+frag_keyframe+cmaf")),
  Recipe("fragments-hybrid.mp4", pattern(), tone(), h264, ["-c:a", "aac"], fragmented("+frag_keyframe")),
  Recipe(
    "fragments-every-frame.mp4", pattern(), h264, fragmented("+frag_every_frame+empty_moov+default_base_moof")),
  Recipe(
    "fragments-late.mp4", ["-i", "mp4-h264-aac.mp4", "-c", "copy", "-output_ts_offset", "3600"],
    fragmented("+frag_keyframe+empty_moov+frag_discont")),
  // Other containers.
  Recipe("mkv-h264-aac.mkv", pattern(), tone(), h264, ["-c:a", "aac"]),
  Recipe("mkv-hevc-flac.mkv", pattern(), tone(), hevc, ["-c:a", "flac"]),
  Recipe("mkv-mpeg4-mp3.mkv", pattern(), tone(), ["-c:v", "mpeg4", "-c:a", "libmp3lame"]),
  Recipe("mkv-live.mkv", pattern(), tone(), h264, ["-c:a", "aac", "-live", "1"]),
  Recipe("mkv-pcm.mkv", pattern(), tone(), h264, ["-c:a", "pcm_s16le"]),
  Recipe("webm-vp8-vorbis.webm", pattern(), tone(), vp8, ["-c:a", "libvorbis"]),
  Recipe("webm-vp9-opus.webm", pattern(), tone(48000), vp9, ["-c:a", "libopus"]),
  Recipe("webm-live.webm", pattern(), tone(48000), vp8, ["-c:a", "libopus", "-live", "1"]),
  Recipe("webm-opus.webm", tone(48000), ["-c:a", "libopus"]),
  Recipe("mka-aac.mka", tone(), ["-c:a", "aac"]),
  Recipe("avi-mpeg4-mp3.avi", pattern(), tone(), ["-c:v", "mpeg4", "-c:a", "libmp3lame"]),
  Recipe("avi-mjpeg-pcm.avi", pattern(), tone(), ["-c:v", "mjpeg", "-pix_fmt", "yuvj420p", "-c:a", "pcm_s16le"]),
  Recipe("flv-h264-aac.flv", pattern(), tone(), h264, ["-c:a", "aac"]),
  Recipe("ts-h264-aac.ts", pattern(), tone(), h264, ["-c:a", "aac"]),
  Recipe("mpg-mpeg2.mpg", pattern(), ["-c:v", "mpeg2video"]),
  Recipe("wav-16.wav", tone()),
  Recipe("wav-24-96k.wav", tone(96000), ["-c:a", "pcm_s24le"]),
  Recipe("wav-stereo-float.wav", tone(), ["-ac", "2", "-c:a", "pcm_f32le"]),
  Recipe("flac.flac", tone(), ["-c:a", "flac"]),
  Recipe("mp3-constant.mp3", tone(), ["-c:a", "libmp3lame", "-b:a", "128k"]),
  Recipe("mp3-untagged.mp3", tone(), ["-c:a", "libmp3lame", "-id3v2_version", "0"]),
  Recipe("mp3-variable.mp3", tone(), ["-c:a", "libmp3lame", "-q:a", "4"]),
  Recipe("ogg-vorbis.ogg", tone(), ["-c:a", "libvorbis"]),
  Recipe("ogg-opus.ogg", tone(48000), ["-c:a", "libopus"]),
  // Pictures.
  Recipe("picture.png", pattern(seconds: 0.04), ["-frames:v", "1"]),
  Recipe("picture-16.png", pattern(seconds: 0.04), ["-frames:v", "1", "-pix_fmt", "rgba64be"]),
  Recipe("picture-gray.png", pattern(seconds: 0.04), ["-frames:v", "1", "-pix_fmt", "gray"]),
  Recipe("picture.jpg", pattern(seconds: 0.04), ["-frames:v", "1", "-pix_fmt", "yuvj420p"]),
  Recipe("picture-444.jpg", pattern(seconds: 0.04), ["-frames:v", "1", "-pix_fmt", "yuvj444p"]),
  Recipe("picture-gray.jpg", pattern(seconds: 0.04), ["-frames:v", "1", "-pix_fmt", "gray"]),
  Recipe("animation.apng", pattern(rate: "10"), ["-f", "apng", "-plays", "0"]),
  Recipe("animation.gif", pattern(rate: "10")),
]
