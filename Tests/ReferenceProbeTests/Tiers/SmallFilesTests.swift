import Foundation
import MediaProbe
import ReferenceProbe
import Testing

/// Tests files that are each made for one question.
@Suite struct SmallFilesTests {
  /// A file that ffmpeg makes, and that is removed after the test.
  private final class Made {
    let url: URL
    private let folder: URL

    init(_ name: String, _ arguments: [String]...) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "preflight-small-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      url = folder.appending(path: name)
      try Recipe(name, arguments.flatMap { $0 }).make(url, in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func change(_ change: (inout [UInt8]) throws -> Void) throws {
      var bytes = [UInt8](try Data(contentsOf: url))
      try change(&bytes)
      try Data(bytes).write(to: url)
    }

    /// Returns the facts of the reference and, if there is a reader, of the header tier.
    func facts() throws -> (reference: MediaFacts, header: MediaFacts?) {
      let file = try OpenFile(AssetPath(url.path))
      guard case .facts(let header) = try HeaderTier.read(file) else { return (ReferenceProbe().read(file), nil) }
      return (ReferenceProbe().read(file), header)
    }
  }

  private static func frame(rate: String) -> [String] {
    ["-f", "lavfi", "-i", "testsrc2=size=160x96:rate=\(rate):duration=1", "-frames:v", "1"]
  }

  /// The rate follows from the duration, or else from the sequence header.
  @Test(arguments: ["25", "30000/1001"]) func `A single frame has a frame rate`(rate: String) throws {
    let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
    for (name, codec) in [
      ("one.mp4", h264), ("one.mov", h264), ("one.ts", h264), ("mpeg2.ts", ["-c:v", "mpeg2video"]),
      ("mpeg2.mpg", ["-c:v", "mpeg2video"]), ("one.avi", ["-c:v", "mpeg4"]), ("one.mkv", h264),
    ] {
      let (reference, header) = try Made(name, Self.frame(rate: rate), codec).facts()
      #expect(reference.video?.averageFrameRate == Ratio(rate), "\(name)")
      // A header without a rate leaves it to the reference.
      if let told = header?.video?.averageFrameRate { #expect(told == Ratio(rate), "\(name), header") }
      if name.hasSuffix("mp4") || name.hasSuffix("avi") { #expect(header?.video?.averageFrameRate != nil, "\(name)") }
    }
  }

  /// A frame that is shown for four seconds has a rate of 1/4, whatever its sequence header declares.
  @Test func `A single frame with a stated duration has its own rate`() throws {
    let made = try Made("slide.mp4", Self.frame(rate: "1/4"), ["-c:v", "libx264", "-pix_fmt", "yuv420p"])
    let (reference, header) = try made.facts()
    #expect(reference.video?.averageFrameRate == Ratio(1, 4) && header?.video?.averageFrameRate == Ratio(1, 4))
  }

  @Test func `A frame without a duration has the rate of its sequence header`() throws {
    let made = try Made("still.mp4", Self.frame(rate: "25"), ["-c:v", "libx264", "-pix_fmt", "yuv420p"])
    try made.change { bytes in
      // TimeToSampleBox: version and flags, one entry, one sample, and the duration of a sample.
      let place = try #require(bytes.firstRange(of: Array("stts".utf8))).upperBound + 12
      for index in place..<place + 4 { bytes[index] = 0 }
    }
    let (reference, header) = try made.facts()
    #expect(header?.video?.averageFrameRate == Ratio(25, 1) && reference.video?.averageFrameRate == Ratio(25, 1))
  }

  /// Adds a Content Encryption Object (Advanced Systems Format Specification, 3.14) to the header of a playable file.
  @Test func `Encryption of Windows Media is read`() throws {
    let made = try Made("clip.wmv", Self.frame(rate: "25"), ["-c:v", "wmv2"])
    #expect(try made.facts().reference.isEncrypted == false)
    try made.change { bytes in
      let id: [UInt8] = [
        0xFB, 0xB3, 0x11, 0x22, 0x23, 0xBD, 0xD2, 0x11, 0xB4, 0xB7, 0x00, 0xA0, 0xC9, 0x55, 0xFC, 0x6E,
      ]
      let object = id + [40, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 16)
      func add(_ number: Int, at place: Int) {
        let sum = (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } + number
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
      }
      add(object.count, at: 16)
      add(1, at: 24)
      bytes.insert(contentsOf: object, at: 30)
    }
    let facts = try made.facts().reference
    #expect(facts.error == nil && facts.isEncrypted == true)
  }
}
