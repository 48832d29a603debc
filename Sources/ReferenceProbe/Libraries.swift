import CFFmpeg
import CImages

extension ReferenceProbe {
  /// Versions of the loaded C libraries by name: `libavformat` → `59.27.100`.
  public static var libraries: [String: String] {
    let ffmpeg = pf_library_versions()
    let png = pi_png_version()
    return unsafe [
      "libavformat": dotted(ffmpeg.avformat), "libavcodec": dotted(ffmpeg.avcodec), "libavutil": dotted(ffmpeg.avutil),
      "libswscale": dotted(ffmpeg.swscale),
      // 10639 means 1.6.39 (png.h, PNG_LIBPNG_VER).
      "libpng": "\(png / 10000).\(png / 100 % 100).\(png % 100)",
      "libjpeg-turbo": String(cString: pi_jpeg_version()),
    ]
  }

  /// Returns the text of a version: eight bits each of minor and micro, with major above (libavutil/version.h,
  /// AV_VERSION_INT).
  private static func dotted(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }
}
