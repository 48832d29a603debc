import Foundation
import MediaProbe
import ReferenceProbe
import TestSupport
import Testing

/// Tests the counts against libavformat, which reads the samples themselves. Both tiers count with the same boxes, so
/// comparing them proves nothing.
@Suite struct WitnessTests {
  @Test func `Frame counts, sizes and times of movies match their packets`() throws {
    let movies = try GeneratedMedia.shared.get().files.filter {
      ["mp4", "mov", "m4a", "3gp"].contains($0.pathExtension)
    }
    #expect(movies.count > 30)
    for file in movies {
      let facts = ReferenceProbe().read(try OpenFile(AssetPath(file.path)))
      let name = file.lastPathComponent
      if let video = facts.video {
        let packets = try Packets(of: "v:0", in: file)
        #expect(video.frameCount == packets.count, "\(name)")
        if let rate = video.averageFrameRate, packets.count > 1 {
          #expect(near(rate.value, Double(packets.count) / packets.seconds, within: 0.001), "\(name)")
        }
        if let rate = video.bitRate { #expect(near(Double(rate), packets.bitRate, within: 0.001), "\(name)") }
        if let distance = video.maxKeyframeInterval {
          #expect(near(distance, packets.longestKeyDistance, within: 0.001), "\(name)")
        }
      }
      if let rate = facts.audio?.bitRate {
        // At a constant rate it is the stated rate, and in other cases the last frame may be padded.
        #expect(near(Double(rate), try Packets(of: "a:0", in: file).bitRate, within: 0.05), "\(name)")
      }
    }
  }

  /// A header or an encoder may state its target rate, or a mark for "variable".
  @Test func `Bit rates of other containers match their packets`() throws {
    let others = try GeneratedMedia.shared.get().files.filter {
      ["flv", "ts", "ogg"].contains($0.pathExtension)
    }
    #expect(others.count > 3)
    for file in others {
      let facts = ReferenceProbe().read(try OpenFile(AssetPath(file.path)))
      for (track, rate) in [("v:0", facts.video?.bitRate), ("a:0", facts.audio?.bitRate)] {
        guard let rate else { continue }
        let packets = try Packets(of: track, in: file)
        #expect(near(Double(rate), packets.bitRate, within: 0.1), "\(file.lastPathComponent) \(track)")
      }
    }
  }

  private func near(_ one: Double, _ other: Double, within part: Double) -> Bool {
    abs(one - other) <= part * abs(other)
  }
}

/// The packets of a track as ffprobe lists them in decoding order, without edit lists.
private struct Packets {
  private(set) var count: Int64 = 0
  /// Time from the first packet to the end of the last.
  private(set) var seconds = 0.0
  private(set) var longestKeyDistance = 0.0
  private var bytes = 0.0

  var bitRate: Double { bytes * 8 / seconds }

  init(of track: String, in file: URL) throws {
    let text = try Product.tool(
      "ffprobe",
      ["-v", "error", "-ignore_editlist", "1", "-select_streams", track, "-show_entries"]
        + ["packet=dts_time,duration_time,size,flags", "-of", "csv=p=0", file.path]
    ).stdout
    var start: Double?
    var keys: [Double] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ",")
      guard fields.count >= 4, let time = Double(fields[0]) else { throw Unreadable(line: String(line)) }
      // If the last packet has no duration, the mean step replaces it.
      let length = Double(fields[1]) ?? (time - (start ?? time)) / Double(max(count, 1))
      count += 1
      let elapsed = time - (start ?? time)
      start = start ?? time
      seconds = elapsed + length
      bytes += Double(fields[2]) ?? 0
      if fields[3].hasPrefix("K") { keys.append(elapsed) }
    }
    longestKeyDistance = zip(keys.dropFirst() + [seconds], keys).map { $0 - $1 }.max() ?? 0
  }

  struct Unreadable: Error {
    let line: String
  }
}
