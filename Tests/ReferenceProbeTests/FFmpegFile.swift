import Foundation
import MediaProbe
import ReferenceProbe
import TestSupport
import Testing

/// A file that ffmpeg makes during the test, so that its properties are known.
final class FFmpegFile {
  let url: URL

  /// - Parameters:
  ///   - fileExtension: Extension from which ffmpeg chooses the container.
  ///   - inputs: Each input with its options.
  ///   - output: Options of the output.
  init(_ fileExtension: String, _ inputs: [[String]], _ output: [String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "preflight-\(UUID().uuidString).\(fileExtension)")
    try Product.ffmpeg(inputs.flatMap { $0 } + ["-threads", "1"] + output + [url.path])
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: url)) }
  }

  func read(depth: Tier = .stream) throws -> MediaFacts {
    ReferenceProbe().read(try OpenFile(AssetPath(url.path)), depth: depth)
  }
}

/// Returns the options of a moving test picture; sizes should be even.
func picture(_ width: Int = 160, _ height: Int = 90, rate: String = "25", seconds: Double = 2) -> [String] {
  ["-f", "lavfi", "-i", "testsrc2=size=\(width)x\(height):rate=\(rate):duration=\(seconds)"]
}

func audio(rate: Int = 44100, seconds: Double = 2) -> [String] {
  ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=\(rate):duration=\(seconds)"]
}

let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
let hevc = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-x265-params", "log-level=error"]
